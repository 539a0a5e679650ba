//! Sources of the decisions of generators: random numbers, a recorded list, or all lists one after the other.
//!
//! A generator asks for numbers and builds an input from them, so the list of these numbers determines the input.
//! Replaying the list gives the input again, smaller numbers give smaller inputs, and enumerating all lists gives all
//! inputs.

mod law;

pub use law::assert_law;

use crate::number::Number;
use fastrand::Rng;
use std::ops::RangeInclusive;

/// Most simpler records that are tried when one has led to a find.
pub const SHRINKINGS: usize = 3000;

/// A number that a generator was given, out of a range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Choice {
    value: u64,
    most: u64,
}

/// A source of decisions, and the record of those taken.
#[derive(Debug)]
pub struct Choices {
    taken: Vec<Choice>,
    /// Number of elements of `taken` that this run has used.
    used: usize,
    /// Source of the numbers after the end of `taken`.
    beyond: Beyond,
}

/// The numbers that are given where no record decides.
#[derive(Debug)]
enum Beyond {
    Least,
    Greatest,
    Random(Rng),
}

impl Choices {
    /// Decides at random.
    pub fn random(seed: u64) -> Self {
        Choices { taken: Vec::new(), used: 0, beyond: Beyond::Random(Rng::with_seed(seed)) }
    }

    /// Decides for the greatest numbers.
    pub fn greatest() -> Self {
        Choices { taken: Vec::new(), used: 0, beyond: Beyond::Greatest }
    }

    /// Decides as recorded, and for the least number where the record ends.
    pub fn replay(record: &[u64]) -> Self {
        let taken = record.iter().map(|&value| Choice { value, most: u64::MAX }).collect();
        Choices { taken, used: 0, beyond: Beyond::Least }
    }

    /// A number of the range. Equally likely, if it is taken at random.
    ///
    /// # Panics
    ///
    /// If the range is empty.
    pub fn pick<T: Number>(&mut self, range: RangeInclusive<T>) -> T {
        let (least, greatest) = (range.start().widen(), range.end().widen());
        assert!(least <= greatest, "a choice from {least}..={greatest}");
        // Types have at most 64 bits, and so has the difference.
        let most = (greatest - least) as u64;
        if self.used == self.taken.len() {
            let value = match &mut self.beyond {
                Beyond::Least => 0,
                Beyond::Greatest => most,
                Beyond::Random(random) => random.u64(0..=most),
            };
            self.taken.push(Choice { value, most });
        }
        let choice = &mut self.taken[self.used];
        *choice = Choice { value: choice.value.min(most), most };
        self.used += 1;
        T::narrow(least + i128::from(choice.value))
    }

    /// One of the items.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.pick(0..=items.len() - 1)]
    }

    /// A word of these letters.
    ///
    /// # Panics
    ///
    /// If there is no letter, or no length.
    ///
    /// ```
    /// use rules::choices::every;
    ///
    /// let words = every(|choices| choices.word(&['a', 'b'], 0..=2));
    /// assert!(words.eq(["", "a", "b", "aa", "ab", "ba", "bb"]));
    /// ```
    pub fn word(&mut self, letters: &[char], lengths: RangeInclusive<usize>) -> String {
        let length = self.pick(lengths);
        (0..length).map(|_| self.one_of(letters)).collect()
    }

    /// A `bool`, as a pick of 0 or 1: false is the simpler choice, to which a failing input is shrunk.
    pub fn flip(&mut self) -> bool {
        self.pick(0..=1_u8) == 1
    }

    /// `count` numbers of the range.
    pub fn several<T: Number>(&mut self, count: usize, range: RangeInclusive<T>) -> Vec<T> {
        (0..count).map(|_| self.pick(range.clone())).collect()
    }

    /// Puts the items into any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in 1..items.len() {
            items.swap(index, self.pick(0..=index));
        }
    }

    /// The next sequence in lexicographic order, if there is one: the last number that is not the greatest is raised.
    fn next(mut self) -> Option<Self> {
        self.taken.truncate(self.used);
        while self.taken.last().is_some_and(|choice| choice.value == choice.most) {
            self.taken.pop();
        }
        self.taken.last_mut()?.value += 1;
        self.used = 0;
        Some(self)
    }

    /// The numbers given, each counted from the least of its range.
    pub fn record(&self) -> Vec<u64> {
        self.taken[..self.used].iter().map(|choice| choice.value).collect()
    }
}

/// Results of `generate` for every possible sequence of decisions, each once, in lexicographic order.
///
/// ```
/// use rules::choices::every;
///
/// let pairs: Vec<_> = every(|choices| (choices.pick(0..=1_u64), choices.pick(5..=6_u64))).collect();
/// assert_eq!(pairs, [(0, 5), (0, 6), (1, 5), (1, 6)]);
/// ```
pub fn every<T>(mut generate: impl FnMut(&mut Choices) -> T) -> impl Iterator<Item = T> {
    let mut choices = Some(Choices::replay(&[]));
    std::iter::from_fn(move || {
        let mut current = choices.take()?;
        let made = generate(&mut current);
        choices = current.next();
        Some(made)
    })
}

/// The simplest find that is reached from one and its record by taking simple things away: shorter records where it can be,
/// then smaller ones. `find` is asked at most [`SHRINKINGS`] times.
pub fn shrink<T>(
    mut found: T,
    mut record: Vec<u64>,
    mut find: impl FnMut(&mut Choices) -> Option<T>,
) -> T {
    let mut left = SHRINKINGS;
    loop {
        // A success starts over from what was found.
        let simpler = simpler(&record).take(left).find_map(|record| {
            left -= 1;
            Some((find(&mut Choices::replay(&record))?, record))
        });
        match simpler {
            Some(simpler) => (found, record) = simpler,
            None => return found,
        }
    }
}

/// Records that are shorter or smaller than this one, boldest first.
fn simpler(record: &[u64]) -> impl Iterator<Item = Vec<u64>> {
    let length = record.len();
    let sizes =
        std::iter::successors(Some(length), |size| Some(size / 2)).take_while(|&size| size > 0);
    let cuts = sizes.flat_map(move |size| {
        (0..length).step_by(size).map(move |start| {
            let end = (start + size).min(length);
            [&record[..start], &record[end..]].concat()
        })
    });
    let lowered = (0..length).flat_map(move |index| {
        let value = record[index];
        let steps = (0..8).chain([value / 2, value - value / 4, value.saturating_sub(1)]);
        steps.filter(move |&step| step < value).map(move |step| {
            let mut record = record.to_vec();
            record[index] = step;
            record
        })
    });
    // A length and what it counts: one less of both.
    let together = (0..length).flat_map(move |index| {
        (index + 1..length.min(index + 9)).filter(move |_| record[index] > 0).map(move |cut| {
            let mut record = record.to_vec();
            record[index] -= 1;
            record.remove(cut);
            record
        })
    });
    cuts.chain(lowered).chain(together)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(choices: &mut Choices) -> Vec<u64> {
        let length = choices.pick(0..=3);
        choices.several(length, 0..=9)
    }

    #[test]
    fn every_sequence_comes_once() {
        let lists: Vec<_> = every(list).collect();
        assert_eq!(lists.len(), 1 + 10 + 100 + 1000);
        let distinct: std::collections::BTreeSet<_> = lists.iter().collect();
        assert_eq!(distinct.len(), lists.len());
        assert_eq!(every(|_| ()).count(), 1);
    }

    #[test]
    fn every_item_every_answer_and_every_order_comes_once() {
        let items: Vec<_> = every(|choices| choices.one_of(&[5, 7, 9])).collect();
        assert_eq!(items, [5, 7, 9]);
        let answers: Vec<_> = every(Choices::flip).collect();
        assert_eq!(answers, [false, true]);
        let orders = every(|choices| {
            let mut items = [1, 2, 3];
            choices.shuffle(&mut items);
            items
        });
        let mut orders: Vec<_> = orders.collect();
        orders.sort_unstable();
        let all = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
        assert_eq!(orders, all);
    }

    #[test]
    fn a_record_gives_the_same_again() {
        for seed in 0..100 {
            let mut choices = Choices::random(seed);
            let made = list(&mut choices);
            assert_eq!(list(&mut Choices::replay(&choices.record())), made);
            assert_eq!(list(&mut Choices::random(seed)), made);
        }
    }

    #[test]
    fn a_record_out_of_range_is_cut_to_it() {
        assert_eq!(Choices::replay(&[u64::MAX]).pick(3..=5_u64), 5);
        assert_eq!(Choices::replay(&[]).pick(-3..=5_i64), -3);
        assert_eq!(Choices::random(1).pick(7..=7_usize), 7);
        assert!(Choices::random(1).pick(0..=u64::MAX) > 0);
    }

    #[test]
    fn where_no_record_decides_all_are_the_least_or_all_the_greatest() {
        let picked = |mut choices: Choices| choices.several(2, 3..=7_u64);
        assert_eq!(picked(Choices::replay(&[])), [3, 3]);
        assert_eq!(picked(Choices::greatest()), [7, 7]);
    }

    #[test]
    fn shrinking_ends_at_the_smallest_that_fails() {
        let with_a_seven = |choices: &mut Choices| Some(list(choices)).filter(|l| l.contains(&7));
        for seed in 0..200 {
            let mut choices = Choices::random(seed);
            if let Some(found) = with_a_seven(&mut choices) {
                assert_eq!(shrink(found, choices.record(), with_a_seven), [7]);
            }
        }
    }

    #[test]
    fn simpler_records_are_cut_or_smaller_the_boldest_first() {
        let all = |record: &[u64]| simpler(record).collect::<Vec<_>>();
        assert!(all(&[]).is_empty());
        let lowered = [0, 1, 2, 3, 4, 5, 6, 7, 10, 15, 19].map(|value| vec![value]);
        assert_eq!(all(&[20]), [&[vec![]], &lowered[..]].concat());
        // Halves, quarters and so on are cut out, the last part where it ends.
        let lengths: Vec<usize> = simpler(&[0; 5]).map(|record| record.len()).collect();
        assert_eq!(lengths, [0, 3, 3, 4, 4, 4, 4, 4, 4]);
        assert_eq!(all(&[0, 9])[..3], [vec![], vec![9], vec![0]]);
        // A number is lowered together with one of the eight after it.
        let mut record = [0; 12];
        record[1] = 1;
        let zeros = simpler(&record).filter(|record| *record == [0; 11]);
        assert_eq!(zeros.count(), 1 + 8);
        record.reverse();
        assert_eq!(simpler(&record).filter(|record| *record == [0; 11]).count(), 1 + 1);
    }

    #[test]
    fn shrinking_stops_after_the_tries() {
        let mut asked = 0;
        shrink((), vec![9; 1000], |_| {
            asked += 1;
            None
        });
        assert_eq!(asked, SHRINKINGS);
    }
}
