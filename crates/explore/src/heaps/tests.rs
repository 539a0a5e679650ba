use super::*;

fn options(game: &TakeAndBreak, heap: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let _ = game.options(heap, &mut |heaps| {
        options.push(heaps.to_vec());
        Flow::Continue(())
    });
    options
}

#[test]
fn an_empty_heap_has_no_moves() {
    for code in ["0.77", "4.3...", "0.1", "0.F"] {
        let game = TakeAndBreak::octal(code).unwrap();
        assert!(options(&game, 0).is_empty(), "{code}");
    }
}

#[test]
fn digits_say_how_many_heaps_may_be_left() {
    let game = TakeAndBreak::octal("0.137").unwrap();
    assert_eq!(options(&game, 1), [[]; 1] as [[u64; 0]; 1]);
    assert_eq!(options(&game, 2), [[]; 1] as [[u64; 0]; 1]);
    assert_eq!(options(&game, 5), [vec![3], vec![2], vec![1, 1]]);
    let lasker = TakeAndBreak::octal("4.3...").unwrap();
    assert_eq!(options(&lasker, 3), [vec![1, 2], vec![2], vec![1], vec![]]);
    let grundy = TakeAndBreak::taking(&[0], 4, true).unwrap();
    assert_eq!(options(&grundy, 6), [[1, 5], [2, 4]]);
}

#[test]
fn runs_are_the_options_that_leave_one_heap_or_none() {
    let mut random = fastrand::Rng::with_seed(7);
    for round in 0..300 {
        let digits: String = (0..random.usize(1..6)).map(|_| random.char('0'..'8')).collect();
        let dots = if round % 3 == 0 { "..." } else { "" };
        let Ok(game) = TakeAndBreak::octal(&format!("0.{digits}{dots}")) else { continue };
        let runs = game.runs();
        for heap in 0..30 {
            let options = options(&game, heap);
            let whole = options.iter().filter(|heaps| heaps.len() < 2);
            let mut expected: Vec<u64> = whole.map(|heaps| heaps.iter().sum()).collect();
            let mut actual: Vec<u64> = runs.iter().flat_map(|run| run(heap)).collect();
            expected.sort_unstable();
            actual.sort_unstable();
            assert_eq!(actual, expected, "0.{digits}{dots} {heap}");
        }
    }
}

#[test]
fn rules_and_untried_moves_are_told_in_words() {
    let rules = |code| TakeAndBreak::octal(code).unwrap().rules().to_string();
    assert_eq!(
        rules("0.77"),
        "From one heap, a move takes 1 or 2 and leaves nothing, one heap or two heaps."
    );
    assert_eq!(rules("4.3..."), "From one heap, a move takes 1 or more; or it leaves two heaps.");
    let many = TakeAndBreak::subtraction(&(1..=1000).collect::<Vec<_>>()).unwrap();
    assert_eq!(many.rules().get(), "From one heap, a move takes 1, 2, ... or 1000.");
    assert_eq!(many.untried(1000)[0].get(), "a move that takes 1000");
    assert_eq!(many.untried(1000).len(), 1);
    let three = TakeAndBreak::taking(&[2], 8, false).unwrap();
    assert!(three.untried(6).is_empty() && three.untried(5).len() == 1);
}

#[test]
fn the_theorem_is_for_games_whose_heaps_may_be_of_any_size() {
    let theorem = |code| TakeAndBreak::octal(code).unwrap().theorem();
    assert_eq!(theorem("0.77"), Some(Theorem { parts: 2, most_taken: 2 }));
    assert_eq!(theorem("4.3..."), None);
    assert_eq!(TakeAndBreak::taking(&[1], 6, true).unwrap().theorem(), None);
}

#[test]
fn the_text_of_a_game_has_its_moves() {
    for (code, moves) in [
        ("0.3", "n-1"),
        ("0.77", "n-1, k + n-1-k for k in 1..=(n-1)/2, n-2, k + n-2-k for k in 1..=(n-2)/2"),
        ("4.3...", "k + n-0-k for k in 1..=(n-0)/2, n-1, n-t for t in 2..=n"),
        ("0.123", "n-1 if n == 1, n-2 if n > 2, n-3"),
    ] {
        let game = TakeAndBreak::octal(code).unwrap();
        let text = game.text().unwrap();
        assert_eq!(text, moves);
        let written = crate::expression::Moves::parse(&text).expect(&text);
        for heap in 0..20 {
            let mut both = [std::collections::BTreeSet::new(), std::collections::BTreeSet::new()];
            let sorted = |option: &[u64]| {
                let mut option = option.to_vec();
                option.sort_unstable();
                option
            };
            let _ = game.options(heap, &mut |option| {
                both[0].insert(sorted(option));
                Flow::Continue(())
            });
            let _ = written.each_option(&[heap], &mut |option| {
                both[1].insert(sorted(option));
                Flow::Continue(())
            });
            assert_eq!(both[0], both[1], "{code} from {heap}");
        }
    }
    assert!(TakeAndBreak::octal("0.F").unwrap().text().is_none());
}
