use super::*;
use crate::expression;
use crate::games::tests::named;
use std::collections::HashMap;

fn moves(game: &str, position: &str) -> String {
    let game = named(game);
    let moves = Moves::of(&game, position, Play::Normal, &mut Budget::unlimited());
    moves.expect("the position is small").text(100)
}

#[test]
fn where_there_is_no_move_the_position_is_lost() {
    for (game, position) in [("nim", "0,0"), ("kayles", "0"), ("chomp", "1,0"), ("euclid", "3,0")] {
        let text = moves(game, position);
        assert!(
            text.contains("loses: a P-position") && text.contains("There is no move"),
            "{text}"
        );
    }
}

#[test]
fn each_winning_move_has_its_reason() {
    let text = moves("octal 0.34", "5,9");
    assert!(text.contains("wins: an N-position.\n  nim-sum 0 xor 1 = 1\n\n3 of 6 moves win:\n"));
    let reason = "  take 2 from the heap of 5 and leave 1 + 2, to 1 + 2 + 9\n      nim-sum 1 xor 0 xor 1 = 0; a \
                  P-position: none of its 6 options has nim-sum 0, the least is 1\n";
    assert!(text.contains(reason), "{text}");
    assert!(moves("kayles", "5,7").contains("2 of 12 moves win"));
    assert!(moves("wythoff", "3,5").contains("None of the 11 options is a P-position"));
    assert!(moves("king", "3,4").contains("column: 3 to 2"));
    assert!(moves("chomp-rectangle", "2,2+2,1").contains("From 2 + (2, 2) the player"));
    assert!(moves("nim 1", "40").contains("1 of 40 moves wins"));
}

/// True if the player to move loses in misère play, by nothing but the moves.
fn is_lost(game: &Game, sum: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&is_lost) = known.get(sum) {
        return is_lost;
    }
    let mut options: Vec<Vec<u64>> = Vec::new();
    for (place, &heap) in sum.iter().enumerate() {
        let _ = game.options(&[heap], &mut |left| {
            options.push([&sum[..place], &sum[place + 1..], left].concat());
            Flow::Continue(())
        });
    }
    let is_lost = !options.is_empty() && options.iter().all(|option| !is_lost(game, option, known));
    known.insert(sum.into(), is_lost);
    is_lost
}

#[test]
fn misere_play_of_sums_is_that_of_a_search() {
    let mut random = fastrand::Rng::with_seed(2);
    // With a quotient, where a move leaves one heap and two, and without.
    for (game, has_quotient) in [
        ("kayles", true),
        ("octal 0.123", true),
        ("subtraction 1,2", true),
        ("octal 0.137", false),
        ("grundy", false),
    ] {
        let (rules, mut known) = (named(game), HashMap::new());
        for heaps in [0, 1, 1, 2, 2, 3, 3] {
            let sum: Vec<u64> = (0..heaps).map(|_| random.u64(0..8)).collect();
            let position = if sum.is_empty() { "0".into() } else { sum.iter().join(",") };
            let moves = Moves::of(&rules, &position, Play::Misere, &mut Budget::unlimited());
            let moves = moves.expect("it is small");
            assert_eq!(moves.is_won(), !is_lost(&rules, &sum, &mut known), "{game}: {position}");
            let lost =
                moves.options.iter().filter(|option| is_lost(&rules, &option.concat(), &mut known));
            assert_eq!(moves.winning, lost.count(), "{game}: {position}");
            assert_eq!(moves.text(80).contains("Phi = "), has_quotient, "{game}: {position}");
        }
    }
}

#[test]
fn positions_of_unknown_length_do_not_stand_side_by_side_in_misere_play() {
    let game = named("chomp-rectangle");
    let of = |position| Moves::of(&game, position, Play::Misere, &mut Budget::unlimited());
    // One square is poison there: who must take it has no other move, and takes it.
    assert!(of("2,2").is_ok());
    let error = of("2,2+2,1").err().expect("two positions are refused");
    assert!(error.to_string().contains("ask for one"), "{error}");
}

#[test]
fn long_lists_of_moves_end_with_their_number() {
    let text = moves("subtraction 2-41", "1,43");
    assert!(text.contains("... and "), "{text}");
    assert_eq!(text.matches("\n  take").count(), SHOWN);
}

#[test]
fn expressions_are_told() {
    let game = Game::written(expression::Moves::parse("n-1, n/2").expect("it is well-formed"));
    let text = Moves::of(&game, "7", Play::Normal, &mut Budget::unlimited())
        .expect("it is small")
        .text(80);
    assert!(text.starts_with("--moves \"n-1, n/2\"\n") && text.contains("From 7"), "{text}");
}

#[test]
fn a_search_that_is_too_large_says_so() {
    let game = named("coin-turning 6");
    let mut budget = Budget::new(1 << 40, 1 << 16, &crate::budget::Nobody);
    let error = Moves::of(&game, "2000", Play::Normal, &mut budget).err().expect("it is too large");
    assert!(error.to_string().contains("allow more, by --memory or --seconds"), "{error}");
}

#[test]
fn a_move_is_told_by_its_action() {
    let action = |game: &str, from: &[&[u64]], to: &[&[u64]]| {
        let sum = |parts: &[&[u64]]| -> Sum { parts.iter().map(|part| part.to_vec()).collect() };
        action::of(&named(game).axes, &sum(from), &sum(to)).unwrap_or_default()
    };
    for (game, from, to, words) in [
        (
            "kayles",
            &[&[5][..], &[9]][..],
            &[&[1][..], &[2], &[9]][..],
            "take 2 from the heap of 5 and leave 1 + 2",
        ),
        ("kayles", &[&[5], &[9]], &[&[5], &[8]], "take 1 from the heap of 9"),
        ("kayles", &[&[2]], &[], "take the heap of 2"),
        ("kayles", &[&[4], &[9]], &[&[4], &[4], &[4]], "take 1 from the heap of 9 and leave 4 + 4"),
        ("grundy", &[&[9]], &[&[4], &[5]], "split the heap of 9 into 4 + 5"),
        ("wythoff", &[&[3, 4]], &[&[1, 2]], "take 2 from heap a, take 2 from heap b"),
        ("transfer", &[&[3, 4]], &[&[1, 5]], "take 2 from heap a, put 1 onto heap b"),
        ("king", &[&[3, 4]], &[&[2, 3]], "column: 3 to 2, row: 4 to 3"),
        ("chomp-rectangle", &[&[3, 3, 3]], &[&[3, 3]], ""),
    ] {
        assert_eq!(action(game, from, to), words);
    }
}
