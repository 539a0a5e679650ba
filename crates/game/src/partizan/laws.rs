//! Theorems of the books that proofs about numbers rest on, for all small games.

use super::{Dyadic, Values};
use crate::{Convention, Graph, Player};
use std::collections::{BTreeMap, BTreeSet};

/// The binary places of a number behind the point.
const FRACTION_BITS: u32 = 12;
const ONE: i64 = 1 << FRACTION_BITS;

/// The numbers born up to this day with their canonical forms, the oldest first: each day has one
/// between any two neighbours and one beyond either end.
fn numbers(values: &mut Values, days: usize) -> Vec<(i64, usize)> {
    let mut born = vec![(0, values.canonical(&[], &[]))];
    for _ in 0..days {
        let mut line = born.clone();
        line.sort_unstable();
        let ((least, lowest), (most, highest)) = (line[0], line[line.len() - 1]);
        born.push((least - ONE, values.canonical(&[], &[lowest])));
        born.push((most + ONE, values.canonical(&[highest], &[])));
        for two in line.windows(2) {
            let middle = (two[0].0 + two[1].0) / 2;
            born.push((middle, values.canonical(&[two[0].1], &[two[1].1])));
        }
    }
    born
}

/// The sets of these games that have at most `most` of them.
fn sets(games: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut sets = vec![vec![]];
    for &game in games {
        let smaller = sets.iter().filter(|set| set.len() < most);
        let with_it: Vec<_> = smaller.map(|set| [&set[..], &[game]].concat()).collect();
        sets.extend(with_it);
    }
    sets
}

/// The canonical forms of the games born up to the second day.
fn games_of_two_days(values: &mut Values) -> Vec<usize> {
    let mut games = vec![values.canonical(&[], &[])];
    for _ in 0..2 {
        let sets = sets(&games, games.len());
        let pairs = sets.iter().flat_map(|left| sets.iter().map(move |right| (left, right)));
        let born: BTreeSet<usize> =
            pairs.map(|(left, right)| values.canonical(left, right)).collect();
        games = born.into_iter().collect();
    }
    assert_eq!(games.len(), 22);
    games
}

/// True if Left wins the sum of these games, moving first or second: by play, without what is known of comparisons.
fn left_wins(
    values: &Values,
    known: &mut BTreeMap<(Vec<usize>, bool), bool>,
    mut sum: Vec<usize>,
    is_first: bool,
) -> bool {
    sum.sort_unstable();
    if let Some(&wins) = known.get(&(sum.clone(), is_first)) {
        return wins;
    }
    let side = usize::from(!is_first);
    let options = sum.iter().enumerate().flat_map(|(place, &game)| {
        let others = [&sum[..place], &sum[place + 1..]].concat();
        values.forms[game][side].iter().map(move |&option| [&others[..], &[option]].concat())
    });
    let wins = options.map(|option| left_wins(values, known, option, !is_first));
    // She looks for one move that wins, and all of Right's must.
    let wins = wins.fold(!is_first, |all, wins| if is_first { all | wins } else { all & wins });
    known.insert((sum, is_first), wins);
    wins
}

#[test]
fn comparisons_are_an_order_that_sums_keep() {
    let values = &mut Values::new();
    let games = games_of_two_days(values);
    let mut opposite = BTreeMap::new();
    // Options are older, and have smaller numbers.
    for &game in &games {
        let [left, right]: [Vec<usize>; 2] =
            [1, 0].map(|side| values.forms[game][side].iter().map(|one| opposite[one]).collect());
        opposite.insert(game, values.canonical(&left, &right));
    }
    let known = &mut BTreeMap::new();
    let mut is_at_least = |g: &[usize], h: &[usize]| {
        let opposites = h.iter().map(|game| opposite[game]);
        left_wins(values, known, g.iter().copied().chain(opposites).collect(), false)
    };
    for &g in &games {
        assert!(is_at_least(&[g], &[g]), "{g}");
        for &h in &games {
            if !is_at_least(&[g], &[h]) {
                continue;
            }
            for &k in &games {
                assert!(is_at_least(&[g, k], &[h, k]), "{g} {h} {k}");
                assert!(!is_at_least(&[h], &[k]) || is_at_least(&[g], &[k]), "{g} {h} {k}");
            }
        }
    }
}

/// The simplicity rule: of the numbers x that are at most none of Left's options and at least none of
/// Right's, the oldest is the game; if there is none, the game is no number.
#[test]
fn a_game_is_the_simplest_number_that_fits_or_none_does() {
    let values = &mut Values::new();
    let numbers = numbers(values, 3);
    let games = games_of_two_days(values);
    let sets = sets(&games, 2);
    for (left, right) in sets.iter().flat_map(|left| sets.iter().map(move |right| (left, right))) {
        let game = values.canonical(left, right);
        let mut fits = |x: usize| {
            left.iter().all(|&option| !values.is_at_most(x, option))
                && right.iter().all(|&option| !values.is_at_most(option, x))
        };
        let simplest = numbers.iter().find(|number| fits(number.1));
        let simplest = simplest.map(|&(number, _)| Dyadic::new(number, FRACTION_BITS));
        assert_eq!(values.number(game), simplest, "{left:?} {right:?}");
    }
}

#[test]
fn a_number_lies_between_its_options_and_is_the_simplest_there() {
    let values = &mut Values::new();
    let numbers = numbers(values, 7);
    let old = &numbers[..(1 << 6) - 1];
    for &(low, left) in old {
        for &(high, right) in old.iter().filter(|number| number.0 > low) {
            let simplest = numbers.iter().find(|number| low < number.0 && number.0 < high);
            let game = values.canonical(&[left], &[right]);
            assert_eq!(Some(game), simplest.map(|number| number.1), "between {low} and {high}");
            for [less, more] in [[left, game], [game, right]] {
                let is_less = values.is_at_most(less, more) && !values.is_at_most(more, less);
                assert!(is_less, "between {low} and {high}");
            }
        }
    }
}

/// Number avoidance: if x is a number and G is none, whoever wins G + x, moving first, has a winning
/// move in G.
#[test]
fn whoever_wins_beside_a_number_wins_by_a_move_elsewhere() {
    let values = &mut Values::new();
    let games = games_of_two_days(values);
    let sets = sets(&games, 2);
    let mut hot = BTreeSet::new();
    for (left, right) in sets.iter().flat_map(|left| sets.iter().map(move |right| (left, right))) {
        let game = values.canonical(left, right);
        if values.number(game).is_none() {
            hot.insert(game);
        }
    }
    let numbers: BTreeMap<i64, usize> = numbers(values, 3).into_iter().collect();
    let opposite: BTreeMap<usize, usize> =
        numbers.iter().map(|(number, &form)| (form, numbers[&-number])).collect();
    let mut tempting = 0;
    for (&game, &number) in hot.iter().flat_map(|game| numbers.values().map(move |x| (game, x))) {
        for side in [0, 1] {
            // A move wins if it leaves a sum of at least 0 for whoever made it.
            let [of_number, of_game] = [number, game].map(|one| values.forms[one][side].clone());
            let mut wins = |x, game| values.no_better(opposite[&x], game, side);
            let in_number = of_number.into_iter().any(|option| wins(option, game));
            let elsewhere = of_game.into_iter().any(|option| wins(number, option));
            assert!(elsewhere || !in_number, "{:?} beside {number}", values.forms[game]);
            tempting += usize::from(in_number);
        }
    }
    assert!(hot.len() > 900 && tempting > 1000, "{} games, {tempting} moves", hot.len());
}

/// The value of a string from the ground up: 1 for each edge below the first change of colour, then 1/2, 1/4, and so
/// on, positive if blue.
fn sign_expansion(string: &str) -> i64 {
    let mut step = ONE;
    let edges = string.chars().map(|edge| {
        step = if step < ONE || !string.starts_with(edge) { step / 2 } else { step };
        if edge == 'b' { step } else { -step }
    });
    edges.sum()
}

/// Moves on a string: whoever cuts an edge of his colour takes what is above it.
fn cuts(string: &str) -> impl Iterator<Item = (Player, String)> {
    let player = |edge| if edge == 'b' { Player::Left } else { Player::Right };
    string.char_indices().map(move |(k, edge)| (player(edge), string[..k].to_string()))
}

fn strings(edges: usize) -> impl Iterator<Item = String> {
    let string = move |length: usize, code: usize| {
        (0..length).map(|place| ['r', 'b'][code >> place & 1]).collect::<String>()
    };
    (0..=edges).flat_map(move |length| (0..1 << length).map(move |code| string(length, code)))
}

#[test]
fn a_hackenbush_string_is_the_number_of_its_sign_expansion() {
    // Winning Ways, chapter 3, has these values.
    for (string, quarters) in [("", 0), ("bbb", 12), ("brb", 3), ("brr", 1), ("rb", -2)] {
        assert_eq!(sign_expansion(string), quarters * ONE / 4, "{string}");
    }
    let graph = Graph::explore(strings(12), |string| cuts(string).collect(), 200_000).unwrap();
    let (forms, values) = graph.values().unwrap();
    for string in strings(12) {
        let number = Dyadic::new(sign_expansion(&string), FRACTION_BITS);
        assert_eq!(values.number(forms[graph.number(&string)]), Some(number), "{string}");
    }
}

#[test]
fn a_sum_of_strings_and_a_nimber_is_won_by_the_sign_or_else_by_the_nimber() {
    type Sum = (String, String, usize);
    let moves = |(one, other, heap): &Sum| {
        let mut moves: Vec<(Player, Sum)> = Vec::new();
        moves.extend(cuts(one).map(|(player, cut)| (player, (cut, other.clone(), *heap))));
        moves.extend(cuts(other).map(|(player, cut)| (player, (one.clone(), cut, *heap))));
        let players = [Player::Left, Player::Right];
        let taken = (0..*heap).flat_map(|left| players.map(|player| (player, left)));
        moves.extend(taken.map(|(player, left)| (player, (one.clone(), other.clone(), left))));
        moves
    };
    let pairs = || strings(5).flat_map(|one| strings(5).map(move |other| (one.clone(), other)));
    let sums =
        || pairs().flat_map(|(one, other)| (0..4).map(move |x| (one.clone(), other.clone(), x)));
    let graph = Graph::explore(sums(), moves, 1_000_000).unwrap();
    let wins = [Player::Left, Player::Right]
        .map(|player| graph.wins_as(player, Convention::Normal).unwrap());
    for sum in sums() {
        let number = sign_expansion(&sum.0) + sign_expansion(&sum.1);
        let by_nimber = number == 0 && sum.2 > 0;
        let expected = [number > 0 || by_nimber, number < 0 || by_nimber];
        let place = graph.number(&sum);
        assert_eq!(wins.each_ref().map(|wins| wins[place]), expected, "{sum:?}");
    }
}

/// A string, spare moves of both players, and switches, the greatest first: whoever moves in one of t gets t spare moves.
type Switches = (String, [u32; 2], Vec<u32>);

fn switches_moves((string, spare, switches): &Switches) -> Vec<(Player, Switches)> {
    let mut moves: Vec<(Player, Switches)> =
        cuts(string).map(|(player, cut)| (player, (cut, *spare, switches.clone()))).collect();
    for (side, player) in [Player::Left, Player::Right].into_iter().enumerate() {
        if spare[side] > 0 {
            let mut left = *spare;
            left[side] -= 1;
            moves.push((player, (string.clone(), left, switches.clone())));
        }
        for (place, gain) in switches.iter().enumerate() {
            let mut gained = *spare;
            gained[side] += gain;
            let others = [&switches[..place], &switches[place + 1..]].concat();
            moves.push((player, (string.clone(), gained, others)));
        }
    }
    moves
}

/// In a sum of a number and switches the greatest switches are played first, in turn.
#[test]
fn a_sum_of_switches_is_won_by_its_alternating_sum() {
    let lists: [&[u32]; 9] =
        [&[], &[1], &[3], &[1, 1], &[2, 1], &[3, 1], &[2, 2, 1], &[3, 2, 1], &[3, 2, 2, 1]];
    let spares = [[0, 0], [1, 0], [0, 1], [2, 0], [0, 2], [2, 1]];
    let sums = || {
        let parts = lists.iter().flat_map(|list| spares.map(|spare| (list.to_vec(), spare)));
        parts.flat_map(|(list, spare)| strings(3).map(move |string| (string, spare, list.clone())))
    };
    let graph = Graph::explore(sums(), switches_moves, 1_000_000).unwrap();
    let wins = [Player::Left, Player::Right]
        .map(|player| graph.wins_as(player, Convention::Normal).unwrap());
    for sum in sums() {
        let (string, spare, switches) = &sum;
        let number = sign_expansion(string) + (i64::from(spare[0]) - i64::from(spare[1])) * ONE;
        let signed = switches.iter().zip([1, -1].into_iter().cycle());
        let alternating: i64 = signed.map(|(&gain, sign)| sign * i64::from(gain) * ONE).sum();
        let is_last = switches.len() % 2 == 1;
        let wins_at = |margin: i64| margin > 0 || margin == 0 && is_last;
        let expected = [wins_at(number + alternating), wins_at(alternating - number)];
        let place = graph.number(&sum);
        assert_eq!(wins.each_ref().map(|wins| wins[place]), expected, "{sum:?}");
    }
}

/// The ordinal sum G : H, in which a move in G ends all play in H.
fn ordinal_sum(values: &mut Values, base: usize, top: usize) -> usize {
    let [left, right] = [0, 1].map(|side| {
        let above = values.forms[top][side].clone();
        let above: Vec<usize> =
            above.into_iter().map(|option| ordinal_sum(values, base, option)).collect();
        [&values.forms[base][side][..], &above].concat()
    });
    values.canonical(&left, &right)
}

/// The colon principle: G : H is at most G : K iff H is at most K.
#[test]
fn what_stands_on_a_game_compares_as_it_does_alone() {
    let values = &mut Values::new();
    let games = games_of_two_days(values);
    for &base in &games {
        let sums: Vec<usize> = games.iter().map(|&top| ordinal_sum(values, base, top)).collect();
        for (&one, &with_one) in games.iter().zip(&sums) {
            for (&other, &with_other) in games.iter().zip(&sums) {
                let alone = values.is_at_most(one, other);
                assert_eq!(
                    alone,
                    values.is_at_most(with_one, with_other),
                    "{one} {other} on {base}"
                );
            }
        }
    }
}
