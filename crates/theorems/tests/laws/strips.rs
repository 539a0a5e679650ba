//! Games with tokens on strips, by the names under which people look for them: Nimble, the Silver Dollar Game, Northcott's
//! game and Welter's game. Chapter 6 of the course says where each is solved.

use crate::law;
use libtest_mimic::Trial;
use std::collections::BTreeMap;
use std::mem::replace;
use std::ops::RangeInclusive;

const CELLS: usize = 12;
const TOKENS: usize = 4;
/// The length of each of the two rows of Northcott's game.
const ROW: usize = 6;

pub fn trials() -> [Trial; 4] {
    [
        law("strips::nimble_is_nim_on_the_numbers_of_the_cells", || {
            hold(false, anywhere, |tokens| xor(tokens.iter().copied()));
        }),
        law("strips::the_silver_dollar_game_is_nim_on_every_second_gap", || {
            hold(true, over_none, |tokens| xor(gaps(tokens).into_iter().rev().step_by(2)));
        }),
        law("strips::welters_game_has_the_values_of_welters_function", || {
            hold(true, anywhere, welter);
        }),
        law("strips::northcotts_game_is_nim_on_the_gaps", northcotts_game_is_nim_on_the_gaps),
    ]
}

/// Sorted cells of the tokens.
type Tokens = Vec<usize>;

/// Allows a way to a lower cell, with both ends, beside the other tokens.
type May = fn(&[usize], RangeInclusive<usize>) -> bool;

fn anywhere(_: &[usize], _: RangeInclusive<usize>) -> bool {
    true
}

fn over_none(others: &[usize], way: RangeInclusive<usize>) -> bool {
    others.iter().all(|other| !way.contains(other))
}

/// Holds a claimed Grundy value against the mex, for all tokens; on different cells if `apart`.
fn hold(apart: bool, may: May, claim: fn(&Tokens) -> usize) {
    for (tokens, value) in solved(apart, may) {
        assert_eq!(value, claim(&tokens), "{tokens:?}");
    }
}

fn solved(apart: bool, may: May) -> BTreeMap<Tokens, usize> {
    let mut known = BTreeMap::new();
    let mut tokens = vec![vec![]];
    for _ in 0..=TOKENS {
        tokens.iter().for_each(|tokens| {
            value(tokens, apart, may, &mut known);
        });
        let more = |tokens: &Tokens| {
            let least = tokens.last().map_or(0, |last| last + usize::from(apart));
            (least..CELLS).map(|next| [&tokens[..], &[next]].concat()).collect::<Vec<_>>()
        };
        tokens = tokens.iter().flat_map(more).collect();
    }
    known
}

fn value(tokens: &Tokens, apart: bool, may: May, known: &mut BTreeMap<Tokens, usize>) -> usize {
    if let Some(&value) = known.get(tokens) {
        return value;
    }
    let mut options = Vec::new();
    for moved in 0..tokens.len() {
        let others = [&tokens[..moved], &tokens[moved + 1..]].concat();
        for cell in 0..tokens[moved] {
            if (!apart || !others.contains(&cell)) && may(&others, cell..=tokens[moved]) {
                let mut next = [&others[..], &[cell]].concat();
                next.sort_unstable();
                options.push(value(&next, apart, may, known));
            }
        }
    }
    let mex = (0..).find(|value| !options.contains(value)).expect("some number is missing");
    known.insert(tokens.clone(), mex);
    mex
}

fn xor(numbers: impl Iterator<Item = usize>) -> usize {
    numbers.fold(0, |sum, number| sum ^ number)
}

/// Empty cells on the left of each token, up to the next one.
fn gaps(tokens: &Tokens) -> Vec<usize> {
    let ends = tokens.iter().scan(0, |end, &token| Some(replace(end, token + 1)));
    tokens.iter().zip(ends).map(|(token, end)| token - end).collect()
}

/// The nim-sum of the cells, and for each two of them of 2^(k + 1) - 1, where 2^k is the lowest bit in which they differ.
fn welter(tokens: &Tokens) -> usize {
    let pairs = (0..tokens.len()).flat_map(|one| (0..one).map(move |other| [one, other]));
    let mates = pairs.map(|pair| {
        let differ = tokens[pair[0]] ^ tokens[pair[1]];
        differ ^ (differ - 1)
    });
    xor(tokens.iter().copied().chain(mates))
}

/// Rows with the cells of a white and a black token, and true if White is to move. White stands on the left.
type Rows = ([[usize; 2]; 2], bool);

/// Tokens may retreat, too, so play could go round: winners are found backwards from the ends.
fn northcotts_game_is_nim_on_the_gaps() {
    let row = || (0..ROW).flat_map(|white| (white + 1..ROW).map(move |black| [white, black]));
    let positions: Vec<Rows> = row()
        .flat_map(|one| row().map(move |other| [one, other]))
        .flat_map(|rows| [(rows, false), (rows, true)])
        .collect();
    let mut is_lost: BTreeMap<Rows, bool> = BTreeMap::new();
    loop {
        let settled = positions.iter().filter(|position| !is_lost.contains_key(position));
        let settled: Vec<(Rows, bool)> =
            settled.filter_map(|rows| settle(rows, &is_lost)).collect();
        if settled.is_empty() {
            break;
        }
        is_lost.extend(settled);
    }
    for (rows, white) in positions {
        let gaps = rows.map(|[white, black]| black - white - 1);
        assert_eq!(is_lost.get(&(rows, white)), Some(&(gaps[0] == gaps[1])), "{rows:?}");
    }
}

/// True if all moves lead to won positions, false if one leads to a lost one; `None` if that is not known.
fn settle(position: &Rows, is_lost: &BTreeMap<Rows, bool>) -> Option<(Rows, bool)> {
    let &(rows, white) = position;
    let mut found: Vec<Option<&bool>> = Vec::new();
    for (place, &[left, right]) in rows.iter().enumerate() {
        let cells = if white { 0..right } else { left + 1..ROW };
        for cell in cells.filter(|&cell| cell != if white { left } else { right }) {
            let mut next = rows;
            next[place] = if white { [cell, right] } else { [left, cell] };
            found.push(is_lost.get(&(next, !white)));
        }
    }
    if found.contains(&Some(&true)) {
        return Some((*position, false));
    }
    found.iter().all(|found| *found == Some(&false)).then_some((*position, true))
}
