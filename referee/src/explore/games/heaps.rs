//! Games on several heaps, each a coordinate: Nim, Wythoff's game, Moore's Nim, Staircase Nim, Euclid's
//! game, and Fibonacci Nim on one.

use super::{Entry, Game, expect_parameters, number};
use crate::explore::ask::Question;
use crate::explore::solve::lines::{self, Grid};
use crate::explore::watch::Watch;
use anyhow::Result;

fn heaps(count: usize) -> Vec<String> {
    match count {
        2 => vec!["heap a".into(), "heap b".into()],
        count => (1..=count).map(|heap| format!("heap {heap}")).collect(),
    }
}

/// Calls `each` for every position with fewer stones in the heap of that number.
fn fewer(position: &[u64], heap: usize, each: &mut dyn FnMut(&[&[u64]])) {
    let mut option = position.to_vec();
    for left in 0..position[heap] {
        option[heap] = left;
        each(&[&option]);
    }
}

/// Nim with so many heaps.
struct Nim(usize);

impl Game for Nim {
    fn title(&self) -> String {
        format!("nim {}", self.0)
    }
    fn rules(&self) -> String {
        "A move takes one or more stones from one heap.".into()
    }
    fn axes(&self) -> Vec<String> {
        heaps(self.0)
    }
    fn is_sum(&self) -> bool {
        true
    }
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        (0..position.len()).for_each(|heap| fewer(position, heap, each));
    }
    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [width, height] = sizes[..] else { return None };
        Some(lines::grundy(Grid { width, height, diagonals: false }, watch))
    }
    fn known(&self) -> Option<&'static str> {
        Some("the value is the nim-sum of the heaps (Bouton 1902)")
    }
}

struct Wythoff;

impl Game for Wythoff {
    fn title(&self) -> String {
        "wythoff".into()
    }
    fn rules(&self) -> String {
        "A move takes one or more stones from one heap, or the same number from both.".into()
    }
    fn axes(&self) -> Vec<String> {
        heaps(2)
    }
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        let [a, b] = position[..] else { return };
        (0..2).for_each(|heap| fewer(position, heap, each));
        (1..=a.min(b)).for_each(|taken| each(&[&[a - taken, b - taken]]));
    }
    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [width, height] = sizes[..] else { return None };
        Some(lines::grundy(Grid { width, height, diagonals: true }, watch))
    }
    fn outcomes(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [width, height] = sizes[..] else { return None };
        Some(lines::outcomes(Grid { width, height, diagonals: true }, watch))
    }
    fn known(&self) -> Option<&'static str> {
        Some("lost iff the heaps are floor(k phi) and floor(k phi) + k for some k (Wythoff 1907)")
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
}

/// Moore's Nim: stones are taken from up to so many of so many heaps.
struct Moore {
    most: usize,
    heaps: usize,
}

impl Game for Moore {
    fn title(&self) -> String {
        format!("moore {} {}", self.most, self.heaps)
    }
    fn rules(&self) -> String {
        format!("A move takes one or more stones from each of 1 to {} heaps.", self.most)
    }
    fn axes(&self) -> Vec<String> {
        heaps(self.heaps)
    }
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        let mut option = position.to_vec();
        self.take(position, 0, self.most, &mut option, each);
    }
    fn known(&self) -> Option<&'static str> {
        Some("lost iff in each binary place the number of ones is divisible by K + 1 (Moore 1910)")
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
}

impl Moore {
    /// From up to `most` of the heaps from this number on.
    fn take(
        &self,
        position: &[u64],
        heap: usize,
        most: usize,
        option: &mut Vec<u64>,
        each: &mut dyn FnMut(&[&[u64]]),
    ) {
        if heap == position.len() {
            if option != position {
                each(&[&option[..]]);
            }
            return;
        }
        self.take(position, heap + 1, most, option, each);
        if most > 0 {
            for left in 0..position[heap] {
                option[heap] = left;
                self.take(position, heap + 1, most - 1, option, each);
            }
            option[heap] = position[heap];
        }
    }
}

/// Staircase Nim with so many steps.
struct Staircase(usize);

impl Game for Staircase {
    fn title(&self) -> String {
        format!("staircase {}", self.0)
    }
    fn rules(&self) -> String {
        "A move carries one or more coins from one step to the step below; those from the first reach \
         the floor and stay there."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        (1..=self.0).map(|step| format!("step {step}")).collect()
    }
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        for step in 0..position.len() {
            for carried in 1..=position[step] {
                let mut option = position.to_vec();
                option[step] -= carried;
                if step > 0 {
                    option[step - 1] += carried;
                }
                each(&[&option]);
            }
        }
    }
    fn known(&self) -> Option<&'static str> {
        Some("the value is the nim-sum of the coins on the odd steps, the floor being step 0")
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![[30, 12, 6, 4, 3, 2][self.0.min(6) - 1]; self.0]
    }
}

struct Euclid;

impl Game for Euclid {
    fn title(&self) -> String {
        "euclid".into()
    }
    fn rules(&self) -> String {
        "A move takes a positive multiple of the smaller number from the larger, as long as nothing \
         negative is left; at a 0 there is no move."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["a".into(), "b".into()]
    }
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        let [a, b] = position[..] else { return };
        if a == 0 || b == 0 {
            return;
        }
        let (small, large) = (a.min(b), a.max(b));
        for times in 1..=large / small {
            let left = large - times * small;
            if a < b { each(&[&[a, left]]) } else { each(&[&[left, b]]) }
        }
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "lost iff the larger is less than phi times the smaller, equal ones apart (Cole and Davie 1969)",
        )
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
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
    fn options(&self, position: &[u64], each: &mut dyn FnMut(&[&[u64]])) {
        let [heap, most] = position[..] else { return };
        for taken in 1..=most.min(heap) {
            // What is more than the heap makes no difference.
            let left = heap - taken;
            each(&[&[left, left.min(2 * taken)]]);
        }
    }
    /// By the least number to take that wins: whether a number wins does not depend on how many may be
    /// taken, only on whether the opponent, with twice as many, reaches his least.
    fn outcomes(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [size] = sizes[..] else { return None };
        let mut least: Vec<usize> = Vec::with_capacity(size);
        for heap in 0..size {
            if heap % 1024 == 0 && !watch.goes_on(heap as u64) {
                break;
            }
            let wins = |&taken: &usize| taken == heap || least[heap - taken] > 2 * taken;
            let winning = (1..=heap).find(wins).unwrap_or(usize::MAX);
            least.push(winning);
        }
        let lost = |(heap, &winning): (usize, &usize)| u32::from(winning < heap);
        Some(least.iter().enumerate().map(lost).collect())
    }
    fn known(&self) -> Option<&'static str> {
        Some("lost iff the heap is a Fibonacci number (Whinihan 1963)")
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry("nim", "[HEAPS]", "take any number from one heap; two heaps if left out", |words| {
            expect_parameters("nim", words, 0..=1, "[HEAPS]")?;
            Ok(Box::new(Nim(small("the number of heaps", words.first(), 2)?)))
        }),
        entry("wythoff", "", "take any number from one heap, or the same from both", |words| {
            expect_parameters("wythoff", words, 0..=0, "")?;
            Ok(Box::new(Wythoff))
        }),
        entry("moore", "K [HEAPS]", "take from up to K heaps; K + 1 if left out", |words| {
            expect_parameters("moore", words, 1..=2, "K [HEAPS]")?;
            let most = small("K", words.first(), 1)?;
            let heaps = small("the number of heaps", words.get(1), (most + 1).min(6))?;
            Ok(Box::new(Moore { most, heaps }))
        }),
        entry("staircase", "[STEPS]", "carry coins a step down; four steps if left out", |words| {
            expect_parameters("staircase", words, 0..=1, "[STEPS]")?;
            Ok(Box::new(Staircase(small("the number of steps", words.first(), 4)?)))
        }),
        entry("euclid", "", "subtract a multiple of the smaller number", |words| {
            expect_parameters("euclid", words, 0..=0, "")?;
            Ok(Box::new(Euclid))
        }),
        entry("fibonacci", "", "take at most twice as many as the move before", |words| {
            expect_parameters("fibonacci", words, 0..=0, "")?;
            Ok(Box::new(Fibonacci))
        }),
    ]
}

/// A number from 1 to 6.
fn small(name: &str, word: Option<&String>, otherwise: usize) -> Result<usize> {
    word.map_or(Ok(otherwise), |word| number(name, word, 1..=6))
}
