//! The octal code of written moves, where they are a taking-and-breaking game.
//!
//! A code is read off the options of one heap and compared with those of all smaller ones. Then it is proved: the pairs of heaps that
//! a move leaves, in either order, where a heap of 0 is none, are a relation of three numbers, and that of the written moves and that of
//! the code are equal automata.

use crate::expression::Moves;
use crate::expression::formula::{MoveRelation, Unsayable};
use crate::heaps::TakeAndBreak;
use crate::question::Flow;
use automata::{Base, Limit, Numeration, Relation, Sign};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static BINARY: LazyLock<Base> = LazyLock::new(|| Base::new(2));
/// The heap off which the code is read, and the most that its moves take.
const HEAP: u64 = 40;
const MOST_TAKEN: u64 = 12;
/// Options of that heap; more are those of another game.
const MOST_OPTIONS: usize = 10_000;
/// The most states of an automaton, and the most transitions of all.
const STATES: usize = 2000;
const TRANSITIONS: u64 = 2_000_000;

type Options = BTreeSet<Vec<u64>>;

/// The code, if it is proved.
pub fn code(moves: &Moves) -> Option<String> {
    if moves.axes().len() > 1 {
        return None;
    }
    // Moves remember which of them were made.
    let moves = &moves.again()?;
    let all = (0..=HEAP).map(|heap| written(moves, heap)).collect::<Option<Vec<Options>>>()?;
    // A move that no heap allows is told of as such.
    if !moves.untried().is_empty() {
        return None;
    }
    let digits: String = (0..=MOST_TAKEN).map(|taken| digit(&all, taken).to_string()).collect();
    let code = format!("{}.{}", &digits[..1], digits[1..].trim_end_matches('0'));
    let game = TakeAndBreak::octal(&code).ok()?;
    let is_alike = |(heap, options): (u64, &Options)| {
        listed(|each| game.options(heap, each)).is_some_and(|those| those == *options)
    };
    if !(0..).zip(&all).all(is_alike) {
        return None;
    }
    let coded = Moves::parse(&game.text()?).ok()?;
    let [one, other] = [pairs(moves).ok()?, pairs(&coded).ok()?];
    one.difference(&other).is_none().then_some(code)
}

/// The bits of the numbers of heaps that may be left after so many have been taken.
fn digit(all: &[Options], taken: u64) -> u32 {
    let rest = HEAP - taken;
    let leaves = |count: usize| {
        let is_such = |left: &Vec<u64>| left.len() == count && left.iter().sum::<u64>() == rest;
        u32::from(all[HEAP as usize].iter().any(is_such))
    };
    let takes_all = taken > 0 && all[taken as usize].contains(&Vec::new());
    u32::from(takes_all) + 2 * leaves(1) + 4 * leaves(2)
}

/// The options of a heap, in order and without empty heaps; None after a mistake, or if they are many.
fn written(moves: &Moves, heap: u64) -> Option<Options> {
    let options = listed(|each| moves.each_option(&[heap], each))?;
    moves.mistake().is_none().then_some(options)
}

fn listed(each: impl FnOnce(&mut dyn FnMut(&[u64]) -> Flow) -> Flow) -> Option<Options> {
    let mut options = Options::new();
    let flow = each(&mut |left| {
        let mut left: Vec<u64> = left.iter().copied().filter(|&heap| heap > 0).collect();
        left.sort_unstable();
        options.insert(left);
        if options.len() < MOST_OPTIONS { Flow::Continue(()) } else { Flow::Break(()) }
    });
    flow.is_continue().then_some(options)
}

/// The heaps before a move, and the two behind it.
fn pairs(moves: &Moves) -> Result<Relation<'static>, Unsayable> {
    let limit = &Limit::states(STATES).with_transitions(TRANSITIONS);
    let numeration: &'static dyn Numeration = &*BINARY;
    let none = Relation::all(numeration, &[0, 1, 2]).not(limit)?;
    let of_move = |all: Relation<'static>, MoveRelation { relation, parts }| {
        let both = match parts {
            1 => relation.having(&[(2, 1)], 0, Sign::Zero, limit)?,
            2 => relation,
            _ => return Err(Unsayable::TooLarge),
        };
        let exchanged = both.renamed(|variable| [0, 2, 1][variable]);
        Ok(all.or(&both, limit)?.or(&exchanged, limit)?)
    };
    moves.relations(numeration, limit)?.into_iter().try_fold(none, of_move)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<String> {
        code(&Moves::parse(text).expect("it is written well"))
    }

    #[test]
    fn moves_are_the_code_whose_options_they_have() {
        for (text, expected) in [
            ("n-1", "0.3"),
            ("k + n-1-k for k in 0..n, k + n-2-k for k in 0..n-1", "0.77"),
            ("i + j for i in 0..n for j in 0..n if i + j == n-2", "0.07"),
            ("n-1, k + n-2-k for k in 1..=(n-2)/2 if n-2-k > 0", "0.34"),
            ("k + n-k for k in 1..n", "4."),
        ] {
            assert_eq!(of(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn other_moves_have_no_code() {
        for text in [
            "n-k for k in 1..=n",
            "n/2",
            "k + n-k for k in 1..n if k < n-k",
            "k + n-1-k for k in 0..n if n < 1000",
            "n-1, n-2 if n > 500",
            "1 + 1 + n-3",
            "n+1",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
