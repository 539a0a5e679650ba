//! Joins: several games at once, in each of which a turn makes a move. By the *long* rule the last game to end decides: a
//! turn leaves those that are over alone, and who finds all games over loses. By the *short* rule the first one
//! decides: who finds a game over loses. Under misère play he wins.
//!
//! Theorem (Steinhaus; Smith; Winning Ways, ch. 9). Call even numbers good under normal play, odd ones under misère
//! play. A position without a move has the number 0. By the long rule the number of any other position, its suspense,
//! is 1 + the greatest good number of an option, or, if none is good, 1 + the least one. By the short rule its number,
//! the remoteness, is 1 + the least good number of an option, or, if none is good, 1 + the greatest one. A position is
//! lost iff its number is good. The number of a join is the greatest of its games' numbers by the long rule, and the
//! least by the short rule.
//!
//! Proof. *Lost iff good.* 0 is good iff who has no move loses. Any other number is 1 + a good one, and not good, iff some
//! option is good, and by induction lost.
//!
//! *Joins.* Let a game have the number k. Unless it is over, some option has k - 1. If k is good, no option is; if not, good
//! ones have at most k - 1 by the long rule, and at least k - 1 by the short one. Let n be the number that the theorem
//! claims of a join. It is 0 iff the join is over; let it not be. By induction the claim holds for the options of the
//! join. Some turn makes every number one less, but for games that are over, and leaves n - 1.
//! - *Long, n not good.* Then n - 1 is good, and a good number that is left in any game is at most n - 1.
//! - *Long, n good.* Good numbers are left by games of k < n alone, and at most k - 1, or by games that are over: 0, under
//!   normal play, where n is at least 2. So they are at most n - 2. A game of the number n is left with at least n - 1. So
//!   no option of the join is good, and none is less than n - 1.
//! - *Short, n not good.* Then n - 1 is good, and a good number that is left in any game is at least n - 1.
//! - *Short, n good.* Good numbers are left by games of k > n alone, and at least k - 1, so at least n. A game of the number
//!   n is left with at most n - 1. So no option of the join is good, and none is more than n - 1.
//!
//! In each case the number of the join is n.
//!
//! Games that split, such as Kayles, are no parts of a join here: what a split leaves would be two games.

use crate::law;
use libtest_mimic::Trial;
use rules::Choices;
use rules::choices::every;

/// The options of each position, which have smaller numbers.
pub type Game = Vec<Vec<usize>>;

/// A way to join games.
#[derive(Debug, Clone, Copy)]
struct Rule {
    is_short: bool,
    is_misere: bool,
}

const RULES: [Rule; 4] = [
    Rule { is_short: false, is_misere: false },
    Rule { is_short: false, is_misere: true },
    Rule { is_short: true, is_misere: false },
    Rule { is_short: true, is_misere: true },
];

/// The numbers that are picked: of the good ones, of the others, and of the games of a join. True for the greatest.
type Way = [bool; 3];

pub fn trials() -> [Trial; 2] {
    [
        law(
            "joins::a_join_has_the_greatest_suspense_and_the_least_remoteness",
            a_join_has_the_greatest_suspense_and_the_least_remoteness,
        ),
        law(
            "joins::no_other_way_to_pick_numbers_tells_who_wins",
            no_other_way_to_pick_numbers_tells_who_wins,
        ),
    ]
}

fn a_join_has_the_greatest_suspense_and_the_least_remoteness() {
    for games in lists() {
        for rule in RULES {
            let found = rule.numbers(rule.way(), &rule.join(&games));
            assert_eq!(found, rule.of_parts(rule.way(), &games), "{rule:?} {games:?}");
        }
    }
}

/// Holds each way against a search that knows no numbers.
fn no_other_way_to_pick_numbers_tells_who_wins() {
    let lists = lists();
    for rule in RULES {
        let tells = |way: Way, games: &Vec<Game>| {
            let numbers = rule.of_parts(way, games).into_iter();
            numbers.map(|number| rule.is_good(number)).eq(rule.lost(&rule.join(games)))
        };
        let ways = (0..8).map(|way| [way & 1 == 1, way & 2 == 2, way & 4 == 4]);
        let right = ways.filter(|&way| lists.iter().all(|games| tells(way, games)));
        assert_eq!(right.collect::<Vec<_>>(), [rule.way()], "{rule:?}");
    }
}

impl Rule {
    /// The way of the theorem.
    fn way(self) -> Way {
        [!self.is_short, self.is_short, !self.is_short]
    }

    fn is_good(self, number: usize) -> bool {
        (number % 2 == 1) == self.is_misere
    }

    /// The number of each position.
    fn numbers(self, [good, other, _]: Way, game: &Game) -> Vec<usize> {
        let mut numbers = Vec::new();
        for options in game {
            let of_options: Vec<usize> = options.iter().map(|&option| numbers[option]).collect();
            let are_good =
                of_options.iter().copied().filter(|&number| self.is_good(number)).collect();
            let next = pick(good, are_good).or(pick(other, of_options));
            numbers.push(next.map_or(0, |number| number + 1));
        }
        numbers
    }

    /// The number of each position of the join, from those of its games.
    fn of_parts(self, way: Way, games: &[Game]) -> Vec<usize> {
        let numbers: Vec<Vec<usize>> = games.iter().map(|game| self.numbers(way, game)).collect();
        let of_one = |position| {
            let places = places(games, position).into_iter().zip(&numbers);
            pick(way[2], places.map(|(place, numbers)| numbers[place]).collect())
        };
        (0..positions(games)).filter_map(of_one).collect()
    }

    /// All games as one, by the bare rule.
    fn join(self, games: &[Game]) -> Game {
        compound(games, self.is_short, turns)
    }

    /// True where the player to move loses.
    fn lost(self, game: &Game) -> Vec<bool> {
        let mut lost: Vec<bool> = Vec::new();
        for options in game {
            lost.push(match options.is_empty() {
                true => !self.is_misere,
                false => !options.iter().any(|&option| lost[option]),
            });
        }
        lost
    }
}

/// All games as one, by the turns that a rule allows; over when all games are, or by a short rule when one is.
pub fn compound(
    games: &[Game],
    is_short: bool,
    turns: fn(&[Game], &[usize]) -> Vec<usize>,
) -> Game {
    let options = |position| {
        let places = places(games, position);
        let mut lists = games.iter().zip(&places).map(|(game, &place)| &game[place]);
        let is_over = match is_short {
            true => lists.any(Vec::is_empty),
            false => lists.all(Vec::is_empty),
        };
        if is_over { vec![] } else { turns(games, &places) }
    };
    (0..positions(games)).map(options).collect()
}

fn pick(is_greatest: bool, numbers: Vec<usize>) -> Option<usize> {
    if is_greatest { numbers.into_iter().max() } else { numbers.into_iter().min() }
}

/// A move in each game that has one.
fn turns(games: &[Game], places: &[usize]) -> Vec<usize> {
    let mut turns = vec![0];
    for (game, &place) in games.iter().zip(places) {
        let stays = vec![place];
        let options = if game[place].is_empty() { &stays } else { &game[place] };
        let with = |turn: usize| options.iter().map(move |option| turn * game.len() + option);
        turns = turns.into_iter().flat_map(with).collect();
    }
    turns
}

pub fn positions(games: &[Game]) -> usize {
    games.iter().map(Vec::len).product()
}

/// The position of each game in a position of their join.
pub fn places(games: &[Game], mut position: usize) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::new();
    for game in games.iter().rev() {
        places.push(position % game.len());
        position /= game.len();
    }
    places.reverse();
    places
}

/// Games to be joined: heaps, all games of five positions beside one in which any number of moves is left, and random ones.
pub fn lists() -> Vec<Vec<Game>> {
    let nim: Vec<usize> = (1..10).collect();
    let heaps = [heap(&nim), heap(&[1, 2]), heap(&[2, 3]), heap(&[1, 4]), heap(&[2, 5, 6])];
    let pairs = (0..25).map(|pair| vec![heaps[pair / 5].clone(), heaps[pair % 5].clone()]);
    let triples = heaps.windows(3).map(<[Game]>::to_vec);
    let five = every(|choices| vec![game(5, || choices.flip()), heap(&[1])]);
    let random = (0..300).map(|seed| {
        let mut choices = Choices::random(seed);
        let random = |_| {
            let [rare, positions] = [choices.pick(1..=3), choices.pick(1..=7)];
            game(positions, || choices.pick(1..=4) <= rare)
        };
        (0..2 + seed % 2).map(random).collect()
    });
    pairs.chain(triples).chain(five).chain(random).collect()
}

/// A heap of up to nine stones, from which one of these amounts is taken.
fn heap(amounts: &[usize]) -> Game {
    let options = |heap| amounts.iter().filter_map(move |&amount| usize::checked_sub(heap, amount));
    (0..10).map(|heap| options(heap).collect()).collect()
}

/// A game of so many positions, in which `leads` says whether a position leads to one of a smaller number.
pub fn game(positions: usize, mut leads: impl FnMut() -> bool) -> Game {
    (0..positions).map(|position| (0..position).filter(|_| leads()).collect()).collect()
}
