//! What the answers before a few positions tell of them.

use super::{Conclusion, cost};
use crate::games::{Flow, Game};
use crate::solve::{Mex, Recurrence, coordinates, index};
use rayon::prelude::*;
use std::collections::VecDeque;

/// Positions that cost less, in operations, are not worth a thread.
const LEAST_COST: u64 = 3_000;
/// Positions that are looked at together cost no more than this, or are one for each thread: nobody looks at the
/// watch meanwhile.
const MOST_COST: u64 = 100_000_000;
const MOST_TOGETHER: usize = 1024;
/// No more parts of options that have to wait are kept for a position.
const MOST_LATE: usize = 1 << 14;

/// A look at positions whose options' answers are not all known.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub game: &'a dyn Game,
    pub sizes: &'a [usize],
    pub recurrence: Recurrence,
    pub known: &'a [u32],
}

/// What is known of a position.
pub(super) struct Ahead {
    /// What the look at it would have cost alone, in operations.
    pub cost: u64,
    conclusion: Conclusion,
    /// The options that have parts whose answers are not known: how many parts, and the places of these, for each.
    late: Vec<u32>,
}

impl Look<'_> {
    /// Looks at the next positions, if the last ones cost enough each; nothing is said of those that must be looked
    /// at one by one.
    pub fn at_next(self, cost: u64) -> VecDeque<Option<Ahead>> {
        let threads = rayon::current_num_threads();
        if cost < LEAST_COST || threads < 2 {
            return VecDeque::new();
        }
        let count = ((MOST_COST / cost) as usize).clamp(threads, MOST_TOGETHER.max(threads));
        let start = self.known.len();
        // Places are remembered in 32 bits.
        let end = self.sizes.iter().product::<usize>().min(u32::MAX as usize).min(start + count);
        (start..end).into_par_iter().map(|place| self.at(place)).collect()
    }

    /// What is known of the position at a place, if its options lead back in the order and few have to wait.
    fn at(self, place: usize) -> Option<Ahead> {
        let position = coordinates(place, self.sizes);
        if self.game.position(&position).as_deref() != Some(&position) {
            return None;
        }
        let mut conclusion = Conclusion::new(self.recurrence, Mex::default());
        let mut late = Vec::new();
        let (tried, mut options) = (self.game.tried(), 0);
        let flow = self.game.each_option(&position, &mut |parts| {
            options += 1;
            let (before, mut waits) = (late.len(), false);
            late.push(parts.len() as u32);
            let mut answer = self.recurrence.of_nothing();
            for part in parts {
                let Some(part) = index(part, self.sizes).filter(|&part| part < place) else {
                    return Flow::Break(());
                };
                late.push(part as u32);
                match self.known.get(part) {
                    Some(&known) if parts.len() == 1 => answer = known,
                    Some(&known) => answer ^= known,
                    None => waits = true,
                }
            }
            if !waits {
                late.truncate(before);
                conclusion.enter(answer);
            }
            if late.len() > MOST_LATE { Flow::Break(()) } else { Flow::Continue(()) }
        });
        let cost = cost(options, self.game.tried() - tried);
        flow.is_continue().then_some(Ahead { cost, conclusion, late })
    }
}

impl Ahead {
    /// The answer, when those of all positions before are known.
    pub fn answer(mut self, known: &[u32]) -> u32 {
        let mut late = &self.late[..];
        while let [count, rest @ ..] = late {
            let (parts, rest) = rest.split_at(*count as usize);
            let answer = match parts {
                [one] => known[*one as usize],
                parts => parts.iter().fold(0, |sum, &part| sum ^ known[part as usize]),
            };
            self.conclusion.enter(answer);
            late = rest;
        }
        self.conclusion.answer(&mut Mex::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::moves::ByExpression;
    use crate::limits::Limits;
    use crate::watch::Watch;

    /// The answers one by one, and by looks at `together` positions each.
    fn both(
        moves: &str,
        sizes: &[usize],
        recurrence: Recurrence,
        together: usize,
    ) -> [Vec<u32>; 2] {
        let most = sizes.iter().max().map_or(0, |&size| size as u64);
        let game = ByExpression::new(moves, most).expect("the moves can be made");
        let watch = &mut Watch::new("", 0);
        let one_by_one = super::super::answers(&game, sizes, recurrence, watch).expect("in order");
        let mut known = Vec::new();
        while known.len() < one_by_one.len() {
            let end = one_by_one.len().min(known.len() + together);
            let look = Look { game: &game, sizes, recurrence, known: &known };
            let all: Vec<Ahead> =
                (known.len()..end).map(|place| look.at(place).expect("few are late")).collect();
            for ahead in all {
                let answer = ahead.answer(&known);
                known.push(answer);
            }
        }
        [one_by_one, known]
    }

    #[test]
    fn positions_that_are_looked_at_together_have_the_answers_that_they_have_alone() {
        for (moves, sizes) in [
            ("n-1", &[90][..]),
            ("n-k for k in 1..=n", &[90]),
            ("n-1, n/2 + n/2, n-3 + 1", &[90]),
            ("n-1, a + b + n-2-a-b for a in 1..n for b in a..n if n-2-a-b >= b", &[60]),
            ("n-1 if n%3==0, n-7", &[90]),
            ("(a-1, b), (a, b-1), (a-1, b-1)", &[13, 7]),
            ("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b", &[7, 13]),
            ("(a-1, b, c), (a, b-2, c), (a, b, c-1) if a>b", &[5, 4, 3]),
        ] {
            for together in [1, 2, 7, 64] {
                let [one_by_one, known] = both(moves, sizes, Recurrence::Grundy, together);
                assert_eq!(one_by_one, known, "{moves}, {together}");
            }
        }
        for recurrence in [Recurrence::Outcome, Recurrence::Misere, Recurrence::Remoteness] {
            for (moves, sizes) in [("n-1, n-3, n/2", &[90][..]), ("(a-1, b), (a, b-2)", &[9, 9])] {
                let [one_by_one, known] = both(moves, sizes, recurrence, 16);
                assert_eq!(one_by_one, known, "{moves}, {recurrence:?}");
            }
        }
    }

    #[test]
    fn what_does_not_lead_back_is_not_looked_at() {
        let (game, sizes) = (ByExpression::new("n-1", 10).expect("they can be made"), &[20][..]);
        let look = Look { game: &game, sizes, recurrence: Recurrence::Grundy, known: &[] };
        assert!(look.at(0).is_some_and(|ahead| ahead.answer(&[]) == 0));
        // Nothing is known of any part, and one is enough to wait for.
        assert_eq!(look.at(5).expect("it leads back").late, [1, 4]);
        let all = ByExpression::new("n-k for k in 1..=n", 10).expect("the moves can be made");
        assert!(Look { game: &all, sizes: &[1 << 20], ..look }.at(1_000_000).is_none());
        // The cell to the right comes later in the table, though its row is known.
        let right = ByExpression::new("(a+1, b-1)", 10).expect("the moves can be made");
        let look = Look { game: &right, sizes: &[3, 3], ..look };
        assert!(look.at(5).is_none(), "there is no cell to the right of the last");
        assert_eq!(look.at(4).expect("it leads to the row before").late, [1, 2]);
        let down = ByExpression::new("(a-1, b+1) if a>0", 10).expect("the moves can be made");
        assert!(Look { game: &down, ..look }.at(1).is_none());
    }

    #[test]
    fn threads_look_at_what_is_costly_and_no_further_than_the_table() {
        let game = ByExpression::new("n-1", 10).expect("the moves can be made");
        let look = Look { game: &game, sizes: &[5, 2], recurrence: Recurrence::Grundy, known: &[] };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("two threads");
        let count = |cost| pool.install(|| look.at_next(cost).len());
        assert_eq!([LEAST_COST - 1, LEAST_COST, u64::MAX].map(count), [0, 10, 2]);
    }

    #[test]
    fn work_ends_at_the_same_position_on_any_number_of_threads() {
        // Most positions cost enough to be looked at ahead.
        let moves = "(a-i, b-j) for i in 0..=a for j in 0..=b if gcd(i, j) == 1";
        let game = ByExpression::new(moves, 40).expect("the moves can be made");
        let known = |threads, operations| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            pool.expect("threads").install(|| {
                let watch = &mut Watch::new("", 0).within(Limits { operations, ..Limits::NONE });
                let sizes = [40, 40];
                super::super::answers(&game, &sizes, Recurrence::Grundy, watch).expect("in order")
            })
        };
        for operations in [1, 500_000, 3_000_000, 7_654_321] {
            let alone = known(1, operations);
            assert!((1..40 * 40).contains(&alone.len()), "{operations}: {}", alone.len());
            assert_eq!(alone, known(2, operations), "{operations}");
            assert_eq!(alone, known(5, operations), "{operations}");
        }
    }
}
