//! The misère outcomes of the words that stand for all, and the rules that they refute.

use crate::monoid::{Element, MOST_ELEMENTS, Monoid, Set};
use crate::words::{Rules, Table, Word};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Outcome of the sum of any two words.
pub(super) struct Outcomes {
    table: Table,
    /// Options of each generator.
    generators: Vec<Vec<usize>>,
    /// Options of each word, ascending.
    options: Vec<Vec<usize>>,
    /// Bit vector of each word: a bit is set if the sum with that word is lost.
    rows: Vec<Vec<u64>>,
    /// The first word of each row.
    firsts: HashMap<Vec<u64>, usize>,
}

impl Outcomes {
    /// The outcomes that follow from the options of each generator. These are smaller than it, and so are the options of
    /// a word: a rule never makes a word greater.
    pub fn new(table: Table, generators: Vec<Vec<usize>>) -> Outcomes {
        let count = table.words().len();
        let (options, rows, firsts) = Default::default();
        let mut all = Outcomes { table, generators, options, rows, firsts };
        all.options = all.table.words().iter().map(|word| all.options(word)).collect();
        let mut lost: Vec<bool> = Vec::with_capacity(count);
        for (number, options) in all.options.iter().enumerate() {
            lost.push(number > 0 && !options.iter().any(|&option| lost[option]));
        }
        for number in 0..count {
            let row = bits(count, |beside| lost[all.table.product(number, beside)]);
            all.firsts.entry(row.clone()).or_insert(number);
            all.rows.push(row);
        }
        all
    }

    /// The options of a word whose parts stand for themselves.
    fn options(&self, word: &Word) -> Vec<usize> {
        let beside = |generator: usize| {
            let rest = word.without(generator).and_then(|rest| self.table.find(&rest)).unwrap_or(0);
            self.generators[generator].iter().map(move |&option| self.table.product(rest, option))
        };
        let mut options: Vec<usize> = word.generators().flat_map(beside).collect();
        options.sort_unstable();
        options.dedup();
        options
    }

    /// Row of a word with these options: a bit is set if the sum with that word is lost. It looks up options only, so
    /// the word itself needs no rule yet.
    fn row(&self, options: &[usize]) -> Vec<u64> {
        let mut won = vec![0; self.rows[0].len()];
        for &option in options {
            won.iter_mut().zip(&self.rows[option]).for_each(|(won, lost)| *won |= lost);
        }
        let mut lost: Vec<bool> = Vec::with_capacity(self.options.len());
        bits(self.options.len(), |beside| {
            let is_won = won[beside / 64] >> (beside % 64) & 1 == 1
                || self.options[beside].iter().any(|&option| lost[option]);
            lost.push(!is_won);
            !is_won
        })
    }

    /// The products of words.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// About the steps that it takes to compare a word with all others.
    pub fn cost(&self) -> usize {
        self.options.iter().map(Vec::len).sum()
    }

    /// The first word that no outcome tells from a heap with these options, of which there is at least one.
    pub fn alike(&self, options: &[usize]) -> Option<usize> {
        self.firsts.get(&self.row(options)).copied()
    }

    /// The first word that no outcome tells from this one.
    pub fn first(&self, number: usize) -> usize {
        self.firsts[&self.rows[number]]
    }

    /// Changes the rules that outcomes refute; true if there are any.
    ///
    /// A rule fails at a sum of its left side and another word. Of all failures, the least is certain: all that it rests
    /// on is smaller, and right. If no other word agrees with that left side for longer, the left side must stand for
    /// itself. The other rules may fail because of that one, so they get a better right side, but no more.
    pub fn improve(&self, rules: &mut Rules) -> bool {
        let words = self.table.words();
        rules.rules.clear();
        let mut least: Option<(Word, &Word, bool)> = None;
        for (word, &to) in self.table.border() {
            let row = self.row(&self.options(word));
            let mut best = to;
            if let Some(agreed) = agreement(&self.rows[to], &row) {
                let longer = self.longest_agreement(word, &row).filter(|&(end, _)| end > agreed);
                best = longer.map_or(to, |(_, other)| other);
                let failure = (word.plus(&words[agreed]), word, longer.is_none());
                least = Some(least.map_or(failure.clone(), |least| least.min(failure)));
            }
            rules.rules.insert(word.clone(), words[best].clone());
        }
        if let Some((_, word, true)) = least {
            rules.promote(word);
        }
        least.is_some()
    }

    /// The first of the smaller words whose row agrees with this one for longest, and for how long.
    fn longest_agreement(&self, word: &Word, row: &[u64]) -> Option<(usize, usize)> {
        let smaller = self.table.words().partition_point(|other| other < word);
        let end = |other: usize| agreement(&self.rows[other], row).unwrap_or(usize::MAX);
        let all = (0..smaller).map(|other| (end(other), Reverse(other)));
        all.max().map(|(end, Reverse(other))| (end, other))
    }

    /// The monoid of classes of words that no outcome tells apart, the lost elements, and the element of each word; None
    /// if it is too large.
    pub fn quotient(&self) -> Option<(Monoid, Set, Vec<Element>)> {
        let mut firsts: Vec<usize> = self.firsts.values().copied().collect();
        firsts.sort_unstable();
        if firsts.len() > MOST_ELEMENTS {
            return None;
        }
        let numbers: HashMap<usize, Element> = firsts.iter().copied().zip(0..).collect();
        let element = |number: usize| numbers[&self.first(number)];
        let word = |element: Element| firsts[usize::from(element)];
        let monoid =
            Monoid::new(firsts.len(), |x, y| element(self.table.product(word(x), word(y))));
        // The first word is the empty sum.
        let is_lost = |x: &Element| self.rows[word(*x)][0] & 1 == 1;
        let lost = monoid.elements().filter(is_lost).collect();
        Some((monoid, lost, (0..self.rows.len()).map(element).collect()))
    }
}

/// The first place at which two rows differ.
fn agreement(one: &[u64], other: &[u64]) -> Option<usize> {
    let differences = one.iter().zip(other).map(|(one, other)| one ^ other);
    let (index, bits) = differences.enumerate().find(|&(_, bits)| bits != 0)?;
    Some(64 * index + bits.trailing_zeros() as usize)
}

/// Packs bits into words.
fn bits(count: usize, mut bit: impl FnMut(usize) -> bool) -> Vec<u64> {
    let mut words = vec![0; count.div_ceil(64)];
    for index in 0..count {
        words[index / 64] |= u64::from(bit(index)) << (index % 64);
    }
    words
}
