//! Laws of numbers, and a bound on Grundy values.

use super::*;

/// The value of a game of numbers whose Left options are all below its Right options is the simplest number between
/// them. Strings of blue and red edges are such games.
#[test]
fn a_number_is_the_simplest_one_between_its_options() {
    let moves = |string: &String| {
        let player = |edge| if edge == 'b' { Player::Left } else { Player::Right };
        string.char_indices().map(|(k, edge)| (player(edge), string[..k].to_string())).collect()
    };
    let strings = every(|choices| -> String {
        (0..8).map(|_| if choices.pick(0..=1) == 0 { 'b' } else { 'r' }).collect()
    });
    let graph = Graph::explore(strings, moves, 10_000).unwrap();
    let (forms, values) = graph.values().unwrap();
    // In units of 2^-16, where all of them and all simpler numbers are integers.
    let units = |position: &String| {
        let text =
            values.number(forms[graph.number(position)]).expect("it is a number").to_string();
        let (top, bottom) = text.split_once('/').unwrap_or((&text, "1"));
        top.parse::<i64>().unwrap() * 65_536 / bottom.parse::<i64>().unwrap()
    };
    for string in graph.positions() {
        let side = |edge: char| -> BTreeSet<i64> {
            let cuts = string.char_indices().filter(|&(_, found)| found == edge);
            cuts.map(|(k, _)| units(&string[..k].to_string())).collect()
        };
        let low = side('b').last().copied().unwrap_or(i64::MIN);
        let high = side('r').first().copied().unwrap_or(i64::MAX);
        assert!(low < high, "{string}");
        let integers = (0..20).flat_map(|n| [n * 65_536, -n * 65_536]);
        let fractions = (1..=16).flat_map(|bits| {
            let step = 65_536 >> bits;
            (-20 << bits..=20 << bits).map(move |k| k * step)
        });
        let simplest = integers.chain(fractions).find(|number| (low + 1..high).contains(number));
        assert_eq!(Some(units(string)), simplest, "{string}");
    }
}

/// Whoever can win a sum of a number and a game that is none can do so by a move in the game.
#[test]
fn nobody_needs_to_move_in_a_number() {
    // A switch {a | b}, a >= b, and an integer n, which shrinks by its owner's moves: the mover who has a
    // winning move has one in the switch.
    type Position = (Option<(i64, i64)>, i64);
    let moves = |&(switch, n): &Position| {
        let mut options = Vec::new();
        if n > 0 {
            options.push((Player::Left, (switch, n - 1)));
        } else if n < 0 {
            options.push((Player::Right, (switch, n + 1)));
        }
        if let Some((a, b)) = switch {
            options.push((Player::Left, (None, n + a)));
            options.push((Player::Right, (None, n + b)));
        }
        options
    };
    for a in -3..=3_i64 {
        for b in -3..=a {
            for n in -5..=5 {
                let start: Position = (Some((a, b)), n);
                let graph = Graph::explore([start], moves, 10_000).unwrap();
                let left = graph.wins_as(Player::Left, Convention::Normal).unwrap();
                let right = graph.wins_as(Player::Right, Convention::Normal).unwrap();
                let at = |position: Position| graph.number(&position);
                assert_eq!(left[0], !right[at((None, n + a))], "{start:?}");
                assert_eq!(right[0], !left[at((None, n + b))], "{start:?}");
            }
        }
    }
}

/// A position of value g has options of all smaller values, and so has each of those: a graph of m moves
/// has no value with g (g + 1) / 2 > m.
#[test]
fn a_value_is_at_most_the_root_of_twice_the_moves() {
    for seed in 0..2000 {
        let game = dag(&mut Choices::random(seed), 12);
        let moves: usize = game.iter().map(Vec::len).sum();
        let greatest = grundy(&game).into_iter().max().unwrap_or(0);
        assert!(greatest * (greatest + 1) / 2 <= moves, "{game:?}");
    }
}
