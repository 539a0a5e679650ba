//! Lost pairs of a table that go on as those of Wythoff's game do, and the numeration that they suggest.
//!
//! Fraenkel's a-Wythoff has the lost pairs (x, x + a k), where k numbers the pairs and x is the least number that is in no pair
//! before. In the Ostrowski digits for a, the larger number has the digits of the smaller one and a 0. Nothing is proved here:
//! pairs beyond the table help to guess.

use crate::cell::Table;
use automata::{Ostrowski, Relation};

/// Ostrowski digits for t = 1, 2, 3, 4.
pub(super) static OSTROWSKI: [Ostrowski; 4] =
    [Ostrowski::new(1), Ostrowski::new(2), Ostrowski::new(3), Ostrowski::new(4)];
/// The least number of pairs that suggest the next ones.
const ENOUGH: usize = 8;
/// Smaller numbers get a partner, and in the smaller square a guess is searched for other pairs.
const MOST: usize = 20_000;
const SIDE: u64 = 1000;

/// The lost pairs of a table, and those that are expected behind them.
pub(super) struct Pairs {
    pub numeration: &'static Ostrowski,
    /// The side of the table.
    side: u64,
    /// The number with which each one is in a lost pair; `u64::MAX` where there is none.
    partners: Vec<u64>,
}

impl Pairs {
    /// The pairs of a table with two coordinates; None if they do not go on so.
    pub fn of(table: &Table) -> Option<Self> {
        let [width, height] = table.sizes[..] else { return None };
        let is_lost = |a: u64, b: u64| {
            let cell = table.place(&[a, b]).and_then(|place| table.cells.get(place));
            cell.and_then(|cell| cell.value()) == Some(0)
        };
        let side = width.min(height) as u64;
        let pair = |a: u64| Some([a, (a..side).find(|&b| is_lost(a, b))?]);
        let pairs: Vec<[u64; 2]> = (0..side).filter_map(pair).collect();
        if pairs.len() < ENOUGH || !pairs.iter().all(|&[a, b]| is_lost(b, a)) {
            return None;
        }
        let later = pairs[pairs.len() / 2..].windows(2);
        let mut growth =
            later.map(|two| (two[1][1] - two[1][0]).checked_sub(two[0][1] - two[0][0]));
        let step = growth.next()??;
        let numeration = OSTROWSKI.get(step.checked_sub(1)? as usize)?;
        let is_same = growth.all(|other| other == Some(step));
        is_same.then(|| Pairs { numeration, side, partners: continued(&pairs, step) })
    }

    /// True if a pair is expected to be lost; None in the table, or if its numbers are too large.
    pub fn holds(&self, pair: &[u64]) -> Option<bool> {
        pair.iter().find(|&&number| number >= self.side)?;
        let partner = self.partners.get(pair[0] as usize)?;
        self.partners.get(pair[1] as usize).map(|_| *partner == pair[1])
    }

    /// A pair at which a guess is not as expected.
    pub fn refuted(&self, guess: &Relation<'_>) -> Option<Vec<u64>> {
        let pairs = (0..).zip(&self.partners).map(|(a, &b)| vec![a, b]);
        let mut wrong = pairs.filter(|pair| self.holds(pair) == Some(true) && !guess.holds(pair));
        let mut first = wrong.next();
        if first.is_none() {
            guess.each_below(&[SIDE; 2], |pair| {
                if first.is_none() && self.holds(pair) == Some(false) {
                    first = Some(pair.to_vec());
                }
            });
        }
        first
    }
}

/// The partner of each number, where the pairs behind the last one of a table have the least numbers that are left.
fn continued(pairs: &[[u64; 2]], step: u64) -> Vec<u64> {
    let mut partners = vec![u64::MAX; MOST];
    let pair = |partners: &mut [u64], a: u64, b: u64| {
        for [one, other] in [[a, b], [b, a]] {
            partners.get_mut(one as usize).into_iter().for_each(|partner| *partner = other);
        }
    };
    pairs.iter().for_each(|&[a, b]| pair(&mut partners, a, b));
    let [last, partner] = pairs[pairs.len() - 1];
    let mut difference = partner - last;
    for a in last + 1..MOST as u64 {
        if partners[a as usize] == u64::MAX {
            difference += step;
            pair(&mut partners, a, a + difference);
        }
    }
    partners
}
