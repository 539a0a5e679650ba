//! The tartan theorem: in the product of two coin-turning games, a coin has as its value the
//! nim-product of the values of its row and of its column (Berlekamp, Conway, Guy, Winning Ways, ch.
//! 14). A move in the product turns the coins where the rows of a move in the one game meet the
//! columns of a move in the other.
//!
//! Proof. Let g and h be the values of the row and of the column. A move in the row turns other coins
//! of nim-sum r, and r is never g, but can be any r < g; so it is with c in the column and h. By
//! induction, the move that is made of the two leaves (g + r) (h + c) + g h = r h + g c + r c. This is
//! never g h, as no factor is 0, and for r < g and c < h it is all that g h is the mex of.

use crate::law;
use libtest_mimic::Trial;
use rules::Choices;
use sente::nimber::product;
use std::collections::BTreeSet;

/// For each place, the moves that turn its coin from heads to tails: the coins that they turn, as
/// bits. The others lie at lower places.
type Game = Vec<Vec<u64>>;

pub fn trials() -> [Trial; 3] {
    [
        law("tartan::coins_add_up_whatever_sets_are_turned", coins_add_up_whatever_sets_are_turned),
        law(
            "tartan::a_coin_is_worth_the_product_of_its_row_and_column",
            a_coin_is_worth_the_product_of_its_row_and_column,
        ),
        law(
            "tartan::a_board_is_worth_the_sum_of_such_products",
            a_board_is_worth_the_sum_of_such_products,
        ),
    ]
}

fn a_coin_is_worth_the_product_of_its_row_and_column() {
    for (name, rows, columns) in pairs(6) {
        let expected = products(&values(&rows), &values(&columns));
        assert_eq!(values(&tartan(&rows, &columns)), expected, "{name}");
    }
}

fn a_board_is_worth_the_sum_of_such_products() {
    for (name, rows, columns) in pairs(3) {
        adds_up(&name, &tartan(&rows, &columns), &products(&values(&rows), &values(&columns)));
    }
}

fn coins_add_up_whatever_sets_are_turned() {
    for (name, game) in games(8) {
        adds_up(&name, &game, &values(&game));
    }
}

/// Holds the values of the coins against a search of all positions, which knows nothing of sums.
fn adds_up(name: &str, game: &Game, coins: &[u64]) {
    for (heads, value) in search(game).into_iter().enumerate() {
        let is_head = |place: &usize| heads >> place & 1 == 1;
        let sum = (0..coins.len()).filter(is_head).fold(0, |sum, place| sum ^ coins[place]);
        assert_eq!(value, sum, "{name}: heads {heads:b}");
    }
}

/// All pairs of the games on so many places.
fn pairs(places: usize) -> impl Iterator<Item = (String, Game, Game)> {
    let games = games(places);
    (0..games.len() * games.len()).map(move |number| {
        let [(row_name, rows), (column_name, columns)] =
            [number / games.len(), number % games.len()].map(|number| games[number].clone());
        (format!("{row_name} x {column_name}"), rows, columns)
    })
}

fn games(places: usize) -> Vec<(String, Game)> {
    let turning =
        |least: u32, most: u32| game(places, |_, set| (least..=most).contains(&set.count_ones()));
    // The lowest coin of a run, added to it, carries through.
    let ruler = game(places, |place, set| set + (set & set.wrapping_neg()) == 2 << place);
    let one_or_three_away = game(places, |place, set| {
        let other = set ^ 1 << place;
        other.count_ones() == 1 && [1, 3].contains(&(place - other.ilog2() as usize))
    });
    let mut games = vec![
        ("turtles".to_string(), turning(1, 2)),
        ("mock turtles".to_string(), turning(1, 3)),
        ("twins".to_string(), turning(2, 2)),
        ("triplets".to_string(), turning(3, 3)),
        ("ruler".to_string(), ruler),
        ("one or three away".to_string(), one_or_three_away),
    ];
    games.extend((0..6).map(|seed| {
        let mut choices = Choices::random(seed);
        (format!("random {seed}"), game(places, |_, _| choices.pick(0..=2) == 0))
    }));
    games
}

/// The game of the moves that are allowed, of all that turn the coin of a place and any at lower ones.
fn game(places: usize, mut is_allowed: impl FnMut(usize, u64) -> bool) -> Game {
    let sets =
        |place: usize| (1 << place..2 << place).filter(|&set| is_allowed(place, set)).collect();
    (0..places).map(sets).collect()
}

fn tartan(rows: &Game, columns: &Game) -> Game {
    let width = columns.len();
    let bits = |set: u64| (0..64).filter(move |bit| set >> bit & 1 == 1);
    let both = |one: u64, other: u64| bits(one).map(|row| other << (row * width as u32)).sum();
    let moves = |row: &Vec<u64>, column: &Vec<u64>| {
        row.iter().flat_map(|&one| column.iter().map(move |&other| both(one, other))).collect()
    };
    rows.iter().flat_map(|row| columns.iter().map(move |column| moves(row, column))).collect()
}

/// The value of each coin alone: the mex over its moves of the nim-sum of the other coins that they turn.
fn values(game: &Game) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for moves in game {
        let others = |set: &u64| {
            (0..values.len())
                .filter(|place| set >> place & 1 == 1)
                .fold(0, |sum, place| sum ^ values[place])
        };
        values.push(mex(moves.iter().map(others)));
    }
    values
}

/// The value of each position, the heads as bits: a move makes the number of these smaller.
fn search(game: &Game) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heads in 0..1_u64 << game.len() {
        let movable = (0..game.len()).filter(|place| heads >> place & 1 == 1);
        let options = movable.flat_map(|place| game[place].iter().map(|set| heads ^ set));
        values.push(mex(options.map(|option| values[option as usize])));
    }
    values
}

fn products(rows: &[u64], columns: &[u64]) -> Vec<u64> {
    rows.iter().flat_map(|&a| columns.iter().map(move |&b| product(a, b))).collect()
}

fn mex(values: impl Iterator<Item = u64>) -> u64 {
    let values: BTreeSet<u64> = values.collect();
    (0..).zip(&values).take_while(|(place, value)| place == *value).count() as u64
}
