//! Theorems of the course about games of any kind, each held against the definition of what it speaks of: strategies against
//! all strategies, sums move by move, values by the mex.

use crate::joins::{Game, game, lists, places, positions};
use crate::law;
use libtest_mimic::Trial;
use rules::Choices;
use rules::choices::every;

pub fn trials() -> [Trial; 6] {
    [
        law("course::what_can_be_forced_is_found_backwards", what_can_be_forced_is_found_backwards),
        law("course::one_set_alone_has_both_properties", one_set_alone_has_both_properties),
        law("course::a_sum_is_worth_the_nim_sum", a_sum_is_worth_the_nim_sum),
        law("course::misere_sums_need_the_condition", misere_sums_need_the_condition),
        law("course::subtraction_games_repeat", subtraction_games_repeat),
        law("course::octal_games_repeat", octal_games_repeat),
    ]
}

/// Theorems 1.1, 11.1 and 12.1: what some strategy gets against all is what some other one allows to none, and is found by
/// working backwards; also where play may go on for ever.
fn what_can_be_forced_is_found_backwards() {
    let graph = |choices: &mut Choices, positions: usize| -> Game {
        let options = |_| (0..positions).filter(|_| choices.flip()).collect();
        (0..positions).map(options).collect()
    };
    let random = (0..60).map(|seed| graph(&mut Choices::random(seed), 4));
    for game in every(|choices| graph(choices, 3)).chain(random) {
        let last = |moves: Option<Vec<[usize; 2]>>| moves.map_or(0, |moves| turn(moves.len() + 1));
        assert_eq!(forced(&game, last), named(&game), "{game:?}");
    }
    for game in every(|choices| game(4, || choices.flip())) {
        assert!(!named(&game).contains(&0), "{game:?}");
        let points = |[from, to]: [usize; 2]| (5 * from + 3 * to) as i32 % 7 - 2;
        let more = |moves: Option<Vec<[usize; 2]>>| {
            let moves = moves.expect("play ends").into_iter().enumerate();
            moves.map(|(made, step)| turn(made) * points(step)).sum()
        };
        let mut worths: Vec<i32> = Vec::new();
        for (from, options) in game.iter().enumerate() {
            let worth = options.iter().map(|&to| points([from, to]) - worths[to]).max();
            worths.push(worth.unwrap_or(0));
        }
        assert_eq!(forced(&game, more), worths, "{game:?}");
    }
}

/// 1 in the turns of the first player, -1 in those of the other.
fn turn(made: usize) -> i32 {
    1 - 2 * (made % 2) as i32
}

/// The most that the player to move can make sure of in each position, which the other player can keep him to.
fn forced(game: &Game, result: impl Fn(Option<Vec<[usize; 2]>>) -> i32) -> Vec<i32> {
    let mut strategies: Vec<Vec<usize>> = vec![vec![]];
    for (place, options) in game.iter().enumerate() {
        let options = if options.is_empty() { vec![place] } else { options.clone() };
        let longer = |strategy: Vec<usize>| {
            options.iter().map(|&next| [&strategy[..], &[next]].concat()).collect::<Vec<_>>()
        };
        strategies = strategies.into_iter().flat_map(longer).collect();
    }
    let of_start = |start: usize| {
        let result = |one, other| result(play(game, [one, other], start));
        let least = |one| strategies.iter().map(|other| result(one, other)).min();
        let most = |other| strategies.iter().map(|one| result(one, other)).max();
        let [gets, keeps] = [strategies.iter().map(least).max(), strategies.iter().map(most).min()];
        assert_eq!(gets, keeps, "{game:?}");
        gets.flatten().expect("there is a strategy")
    };
    (0..game.len()).map(of_start).collect()
}

/// The moves of a play in which each player goes where his strategy says; none if it never ends.
fn play(game: &Game, players: [&Vec<usize>; 2], mut place: usize) -> Option<Vec<[usize; 2]>> {
    let mut moves = Vec::new();
    while !game[place].is_empty() {
        if moves.len() == 2 * game.len() {
            return None;
        }
        let next = players[moves.len() % 2][place];
        moves.push([place, next]);
        place = next;
    }
    Some(moves)
}

/// 1 for won, -1 for lost, 0 for what cannot be named.
fn named(game: &Game) -> Vec<i32> {
    let mut named = vec![0; game.len()];
    for _ in game {
        for (place, options) in game.iter().enumerate() {
            if options.iter().any(|&next| named[next] == -1) {
                named[place] = 1;
            } else if options.iter().all(|&next| named[next] == 1) {
                named[place] = -1;
            }
        }
    }
    named
}

/// Theorems 1.2 and 16.1, for all sets of positions of all games of five.
fn one_set_alone_has_both_properties() {
    for game in every(|choices| game(5, || choices.flip())) {
        let named = named(&game);
        for set in 0..1 << game.len() {
            let is_in = |place: usize| set >> place & 1 == 1;
            let leads_in = |place: usize| game[place].iter().any(|&next| is_in(next));
            let inside = (0..game.len()).all(|place| !is_in(place) || !leads_in(place));
            let outside = (0..game.len()).all(|place| is_in(place) || leads_in(place));
            let is_lost = (0..game.len()).all(|place| is_in(place) == (named[place] == -1));
            assert_eq!(inside && outside, is_lost, "{game:?}, {set:b}");
        }
    }
}

/// Theorems 4.1 and 4.2.
fn a_sum_is_worth_the_nim_sum() {
    for games in lists() {
        let (sum, parts) = (sum(&games), part_values(&games));
        let nim_sums = parts.iter().map(|parts| parts.iter().fold(0, |sum, value| sum ^ value));
        assert!(values(&sum).into_iter().eq(nim_sums.clone()), "{games:?}");
        assert!(lost(&sum, false).into_iter().eq(nim_sums.map(|value| value == 0)), "{games:?}");
    }
}

/// Theorem 9.1, under its condition and the weaker one of exercise 9.2; and Theorem 9.2.
fn misere_sums_need_the_condition() {
    let [mut fine, mut broken] = [0, 0];
    for games in lists() {
        let is_fine = |game: &Game| {
            let values = values(game);
            let ends = |options: &Vec<usize>| options.iter().any(|&option| values[option] == 1);
            (0..).zip(game).all(|(place, options): (usize, _)| {
                values[place] != 0 || options.is_empty() || ends(options)
            })
        };
        let claimed = part_values(&games).into_iter().map(|parts| {
            let nim_sum = parts.iter().fold(0, |sum, value| sum ^ value);
            (nim_sum == 0) == parts.iter().any(|&value| value > 1)
        });
        let holds = lost(&sum(&games), true).into_iter().eq(claimed);
        let all_fine = games.iter().all(is_fine);
        assert!(holds || !all_fine, "{games:?}");
        fine += usize::from(all_fine);
        broken += usize::from(!holds);
    }
    assert!(fine > 300 && broken > 50, "{fine} under the condition, {broken} broken without it");
    // Heaps of up to two stones, and two of each: 0, 1 and 2 stones in both are at 0, 4 and 8.
    let heap = game(3, || true);
    let of_two = lost(&sum(&[heap.clone(), heap]), true);
    assert_eq!([0, 4, 8].map(|position| of_two[position]), [false, false, true]);
}

/// A move in one of the games.
fn sum(games: &[Game]) -> Game {
    let options = |position| {
        let mut weight = positions(games);
        let mut options = Vec::new();
        for (game, place) in games.iter().zip(places(games, position)) {
            weight /= game.len();
            options.extend(game[place].iter().map(|option| position - (place - option) * weight));
        }
        options
    };
    (0..positions(games)).map(options).collect()
}

/// The values of the parts in each position of a sum.
fn part_values(games: &[Game]) -> Vec<Vec<usize>> {
    let parts: Vec<Vec<usize>> = games.iter().map(values).collect();
    let of_one = |position| {
        places(games, position).iter().zip(&parts).map(|(&place, values)| values[place]).collect()
    };
    (0..positions(games)).map(of_one).collect()
}

fn values(game: &Game) -> Vec<usize> {
    let mut values = Vec::new();
    for options in game {
        values.push(mex(options.iter().map(|&option| values[option])));
    }
    values
}

fn mex(values: impl Iterator<Item = usize>) -> usize {
    let values: Vec<usize> = values.collect();
    (0..).find(|value| !values.contains(value)).expect("some number is missing")
}

fn lost(game: &Game, is_misere: bool) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for options in game {
        lost.push(match options.is_empty() {
            true => !is_misere,
            false => options.iter().all(|&option| !lost[option]),
        });
    }
    lost
}

/// Theorems 3.1 and 3.2, for all sets of numbers up to 6. What is equal up to 300 is taken to be equal for ever.
fn subtraction_games_repeat() {
    for set in 1..1_usize << 6 {
        let takes: Vec<usize> = (1..=6).filter(|take| set << 1 >> take & 1 == 1).collect();
        let options = |heap: usize| takes.iter().filter_map(move |&take| heap.checked_sub(take));
        let game: Game = (0..300).map(|heap| options(heap).collect()).collect();
        let most = *takes.last().expect("the set is not empty");
        let outcomes: Vec<usize> = lost(&game, false).into_iter().map(usize::from).collect();
        let bound = 1 << most;
        let mut starts = (0..bound).flat_map(|start| (1..=bound - start).map(move |p| (start, p)));
        assert!(starts.any(|(start, p)| equal(&outcomes, start..300 - p, p)), "{takes:?}");
        for (answers, start, p) in pairs(&[outcomes, values(&game)], 0) {
            let few = equal(answers, start..start + most, p);
            assert!(!few || equal(answers, start..300 - p, p), "{takes:?} from {start}, {p}");
        }
    }
}

/// Theorem 5.2, for all codes of three digits, with and without splits; and Theorems 5.1 and 5.3.
fn octal_games_repeat() {
    let mut periods = 0;
    for code in 0..1024 {
        let digits = [code >> 9 << 2, code >> 6 & 7, code >> 3 & 7, code & 7];
        for (values, start, p) in pairs(&[octal(&digits, 80)], 1) {
            let few = equal(values, start..2 * start + p + 3, p);
            assert!(!few || equal(values, start..80 - p, p), "{digits:?} from {start}, {p}");
            periods += usize::from(few);
        }
    }
    assert!(periods > 10_000, "{periods}");
    assert!(octal(&[0, 7, 7], 300)[1..].iter().all(|&value| value > 0), "Kayles");
    let lasker = octal(&[&[4][..], &[3; 200]].concat(), 200);
    let known = |n: usize| [n.saturating_sub(1), n, n, n + 1][n % 4];
    assert_eq!(lasker, (0..200).map(known).collect::<Vec<_>>());
}

/// Each of the lists with each small start from the least one on, and each small period.
fn pairs(lists: &[Vec<usize>], least: usize) -> impl Iterator<Item = (&Vec<usize>, usize, usize)> {
    let starts = (least..12).flat_map(|start| (1..12).map(move |period| (start, period)));
    starts.flat_map(move |(start, p)| lists.iter().map(move |list| (list, start, p)))
}

/// True if each value of the range comes again after the period.
fn equal(values: &[usize], mut range: std::ops::Range<usize>, period: usize) -> bool {
    range.all(|n| values[n] == values[n + period])
}

/// The values of an octal game, with the digit before the point.
fn octal(digits: &[usize], size: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..size {
        let mut options = Vec::new();
        for (take, digit) in digits.iter().enumerate().take(heap + 1) {
            let left = heap - take;
            options.extend((digit & 1 == 1 && left == 0).then_some(0));
            options.extend((digit & 2 == 2 && left > 0).then(|| values[left]));
            let splits = (1..=left / 2).filter(|_| digit & 4 == 4);
            options.extend(splits.map(|one| values[one] ^ values[left - one]));
        }
        values.push(mex(options.into_iter()));
    }
    values
}
