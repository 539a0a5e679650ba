//! Euclid's two games on two numbers, and Fibonacci Nim, whose moves depend on the one before.

use super::{Each, Entry, Flow, Game, expect_parameters};
use crate::ask::Question;
use crate::solve::lines::{Cell, Lines};
use crate::watch::Watch;

/// Euclid's game, by the least number that a move may leave: 0 or 1.
struct Euclid(u64);

/// Cole and Davie's game.
const TO_ZERO: Euclid = Euclid(0);
/// Grossman's game.
const TO_EQUAL: Euclid = Euclid(1);

impl Game for Euclid {
    fn title(&self) -> String {
        if self.0 == 0 { "euclid".into() } else { "grossman".into() }
    }
    fn rules(&self) -> String {
        let rest = match self.0 {
            0 => "as long as nothing negative is left; at a 0 there is no move.",
            _ => "so that both stay positive; where they are equal there is no move.",
        };
        format!("A move takes a positive multiple of the smaller number from the larger, {rest}")
    }
    fn axes(&self) -> Vec<String> {
        vec!["a".into(), "b".into()]
    }
    fn position(&self, numbers: &[u64]) -> Option<Vec<u64>> {
        numbers.iter().all(|&number| number >= self.0).then(|| numbers.to_vec())
    }
    fn has_gaps(&self) -> bool {
        self.0 > 0
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [a, b] = position[..] else { return Flow::Continue(()) };
        let (small, large) = (a.min(b), a.max(b));
        (1..=(large - self.0).checked_div(small).unwrap_or(0)).try_for_each(|times| {
            let left = large - times * small;
            if a < b { each(&[&[a, left]]) } else { each(&[&[left, b]]) }
        })
    }
    fn lines(&self, sizes: &[usize]) -> Option<Lines<'_>> {
        let [width, height] = sizes[..] else { return None };
        // The numbers that are equal modulo the other one: as many lines as these are, or as there are
        // remainders. In a row these are no more than its number.
        let lines_before = move |other: usize| {
            let few = other.min(height + 1);
            few * few.saturating_sub(1) / 2 + (other - few) * height
        };
        let in_row = 1 + width.min(height);
        let in_column = move |x: usize, y: usize| in_row + lines_before(x) + y % x;
        let least = self.0 as usize;
        let cell = move |x: usize, y: usize| {
            if x.min(y) < least {
                return None;
            }
            let row = if y > 0 { 1 + x % y } else { 0 };
            let column = if x > 0 { in_column(x, y) } else { 0 };
            let back = match (row, column) {
                (0, _) | (_, 0) => 0,
                _ if x < y => column,
                _ => row,
            };
            Some(Cell { back: [back, 0, 0], on: [row, column, 0] })
        };
        let count = in_row + lines_before(width);
        Some(Lines { width, count, in_row, cell: Box::new(cell) })
    }
    fn known(&self) -> Option<&'static str> {
        Some(match self.0 {
            0 => {
                "lost iff one is 0, or they differ and the larger is less than phi times the smaller \
                 (Cole and Davie 1969)"
            }
            _ => "the Grundy value is floor(|a/b - b/a|) (Nivasch 2006)",
        })
    }
    fn usual_question(&self) -> Question {
        if self.0 == 0 { Question::Outcome } else { Question::Grundy }
    }
}

/// Fibonacci Nim. A position is the heap and the most that may be taken.
struct Fibonacci;

impl Game for Fibonacci {
    fn title(&self) -> String {
        "fibonacci".into()
    }
    fn rules(&self) -> String {
        "From one heap, the first move takes one or more stones, but not all; each further move takes \
         at most twice as many as the one before."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap".into()]
    }
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        let heap = coordinates[0];
        Some(vec![heap, heap.saturating_sub(1)])
    }
    fn is_sum(&self) -> bool {
        false
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [heap, most] = position[..] else { return Flow::Continue(()) };
        (1..=most.min(heap)).try_for_each(|taken| {
            // What is more than the heap makes no difference.
            let left = heap - taken;
            each(&[&[left, left.min(2 * taken)]])
        })
    }
    /// By the least number to take that wins: whether a number wins does not depend on how many may be
    /// taken, only on whether the opponent, with twice as many, reaches his least.
    fn outcomes(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [size] = sizes[..] else { return None };
        let size = watch.afford(size.min(u32::MAX as usize / 2), 2 * size_of::<u32>()) as u32;
        let mut least: Vec<u32> = Vec::new();
        for heap in 0..size {
            if !watch.goes_on(heap.into()) {
                break;
            }
            let wins = |&taken: &u32| taken == heap || least[(heap - taken) as usize] > 2 * taken;
            let winning = (1..=heap).find(wins).unwrap_or(u32::MAX);
            least.push(winning);
            watch.spend(u64::from(winning.min(heap)) + 1);
        }
        Some((0..).zip(least).map(|(heap, winning)| u32::from(winning < heap)).collect())
    }
    fn known(&self) -> Option<&'static str> {
        Some("lost iff the heap is a Fibonacci number (Whinihan 1963)")
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
}

/// Fibonacci Nim in the middle of play: a heap, and the most that the next move takes of it.
struct Limited;

impl Game for Limited {
    fn title(&self) -> String {
        "fibonacci-limit".into()
    }
    fn rules(&self) -> String {
        "A move takes one or more stones from the heap, at most as many as the limit says; then the \
         limit is twice what was taken, or the heap if that is less."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap".into(), "limit".into()]
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [heap, limit] = position[..] else { return Flow::Continue(()) };
        (1..=limit.min(heap)).try_for_each(|taken| {
            let left = heap - taken;
            each(&[&[left, left.min(2 * taken)]])
        })
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "lost iff the heap is 0, or the limit is less than the least term of the heap as a sum of \
             Fibonacci numbers no two of which are neighbours (Whinihan 1963)",
        )
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![60; 2]
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry("euclid", "", "subtract a multiple of the smaller number", |words| {
            expect_parameters("euclid", words, 0..=0, "")?;
            Ok(Box::new(TO_ZERO))
        }),
        entry("grossman", "", "Euclid's game that stops at equal numbers", |words| {
            expect_parameters("grossman", words, 0..=0, "")?;
            Ok(Box::new(TO_EQUAL))
        }),
        entry("fibonacci", "", "take at most twice as many as the move before", |words| {
            expect_parameters("fibonacci", words, 0..=0, "")?;
            Ok(Box::new(Fibonacci))
        }),
        entry("fibonacci-limit", "", "the same by the heap and the most to take now", |words| {
            expect_parameters("fibonacci-limit", words, 0..=0, "")?;
            Ok(Box::new(Limited))
        }),
    ]
}
