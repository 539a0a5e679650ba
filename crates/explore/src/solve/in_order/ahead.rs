//! What the answers before a few heaps tell of them.

use super::{Conclusion, LOOKED_UP};
use crate::games::{Flow, Game};
use crate::solve::{Mex, Recurrence, TRIED};
use crate::watch::Watch;
use rayon::prelude::*;
use std::collections::VecDeque;

/// Heaps that cost less, in operations, are not worth a thread.
const LEAST_COST: u64 = 200_000;
/// Heaps that are looked at together cost no more than this, or are one for each thread: nobody looks at the
/// watch meanwhile.
const MOST_COST: u64 = 100_000_000;
const MOST_HEAPS: usize = 64;
/// No more parts of options that have to wait are kept for a heap.
const MOST_LATE: usize = 1 << 14;

/// A look at heaps whose options' answers are not all known.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub game: &'a dyn Game,
    pub recurrence: Recurrence,
    pub known: &'a [u32],
}

/// What is known of a heap.
pub(super) struct Ahead {
    conclusion: Conclusion,
    /// The options that have parts whose answers are not known: how many parts, and these, for each.
    late: Vec<u32>,
}

impl Look<'_> {
    /// Looks at the next heaps below `size`, if the last one cost enough; nothing is said of those that must be
    /// looked at one by one.
    pub fn at_next(self, cost: u64, size: usize, watch: &mut Watch) -> VecDeque<Option<Ahead>> {
        let threads = rayon::current_num_threads();
        if cost < LEAST_COST || threads < 2 {
            return VecDeque::new();
        }
        let heaps = (MOST_COST / cost) as usize;
        let start = self.known.len();
        let end = size.min(start + heaps.clamp(threads, MOST_HEAPS));
        let tried = self.game.tried();
        let all: VecDeque<Option<Ahead>> =
            (start..end).into_par_iter().map(|heap| self.at(heap)).collect();
        let options: u64 = all.iter().flatten().map(|ahead| ahead.conclusion.count).sum();
        watch.spend(options * LOOKED_UP + (self.game.tried() - tried) * TRIED);
        all
    }

    /// What is known of one heap, if its options lead back in the order and few have to wait.
    fn at(self, heap: usize) -> Option<Ahead> {
        let position = [heap as u64];
        if self.game.position(&position).as_deref() != Some(&position) {
            return None;
        }
        let mut conclusion = Conclusion::new(self.recurrence, Mex::default());
        let mut late = Vec::new();
        let flow = self.game.each_option(&position, &mut |parts| {
            match self.answer(parts) {
                Some(answer) => conclusion.enter(answer),
                None => {
                    let is_before = |part: &&[u64]| part.len() == 1 && part[0] < heap as u64;
                    if late.len() > MOST_LATE || !parts.iter().all(is_before) {
                        return Flow::Break(());
                    }
                    late.push(parts.len() as u32);
                    late.extend(parts.iter().map(|part| part[0] as u32));
                }
            }
            Flow::Continue(())
        });
        flow.is_continue().then_some(Ahead { conclusion, late })
    }

    fn answer(&self, parts: &[&[u64]]) -> Option<u32> {
        parts.iter().try_fold(self.recurrence.of_nothing(), |sum, part| {
            let [number] = part else { return None };
            let answer = *self.known.get(usize::try_from(*number).ok()?)?;
            Some(if parts.len() == 1 { answer } else { sum ^ answer })
        })
    }
}

impl Ahead {
    /// The answer, when those of all heaps before are known.
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

    /// The answers one by one, and by looks at `together` heaps each.
    fn both(moves: &str, recurrence: Recurrence, together: usize) -> [Vec<u32>; 2] {
        const SIZE: usize = 90;
        let game = ByExpression::new(moves, SIZE as u64).expect("the moves can be made");
        let watch = &mut Watch::new("", 0);
        let one_by_one =
            super::super::answers(&game, &[SIZE], recurrence, watch).expect("in order");
        let mut known = Vec::new();
        while known.len() < SIZE {
            let end = SIZE.min(known.len() + together);
            let look = Look { game: &game, recurrence, known: &known };
            let all: Vec<Ahead> =
                (known.len()..end).map(|heap| look.at(heap).expect("few are late")).collect();
            for ahead in all {
                let answer = ahead.answer(&known);
                known.push(answer);
            }
        }
        [one_by_one, known]
    }

    #[test]
    fn heaps_that_are_looked_at_together_have_the_answers_that_they_have_alone() {
        for moves in [
            "n-1",
            "n-k for k in 1..=n",
            "n-1, n/2 + n/2, n-3 + 1",
            "n-1, a + b + n-2-a-b for a in 1..n for b in a..n if n-2-a-b >= b",
            "n-1 if n%3==0, n-7",
        ] {
            for together in [1, 2, 7, 64] {
                let [one_by_one, known] = both(moves, Recurrence::Grundy, together);
                assert_eq!(one_by_one, known, "{moves}, {together}");
            }
        }
        for recurrence in [Recurrence::Outcome, Recurrence::Misere, Recurrence::Remoteness] {
            let [one_by_one, known] = both("n-1, n-3, n/2", recurrence, 16);
            assert_eq!(one_by_one, known, "{recurrence:?}");
        }
    }

    #[test]
    fn what_does_not_lead_back_is_not_looked_at() {
        let game = ByExpression::new("n-1", 10).expect("the moves can be made");
        let look = Look { game: &game, recurrence: Recurrence::Grundy, known: &[] };
        assert!(look.at(0).is_some_and(|ahead| ahead.answer(&[]) == 0));
        // Nothing is known of any part, and one is enough to wait for.
        assert_eq!(look.at(5).expect("it leads back").late, [1, 4]);
        let all = ByExpression::new("n-k for k in 1..=n", 10).expect("the moves can be made");
        assert!(Look { game: &all, ..look }.at(1_000_000).is_none());
    }
}
