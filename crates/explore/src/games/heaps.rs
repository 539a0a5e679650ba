//! Games on several heaps, each a coordinate: Nim, Wythoff's game, Moore's Nim.

use super::{Each, Entry, Flow, Game, expect_parameters, number};
use crate::ask::Question;
use crate::solve::lines::{Cell, Lines};
use anyhow::Result;

fn heaps(count: usize) -> Vec<String> {
    match count {
        2 => vec!["heap a".into(), "heap b".into()],
        count => (1..=count).map(|heap| format!("heap {heap}")).collect(),
    }
}

/// Calls `each` for every position with fewer stones in the heap of that number.
fn fewer(position: &[u64], heap: usize, each: Each) -> Flow {
    let mut option = position.to_vec();
    (0..position[heap]).try_for_each(|left| {
        option[heap] = left;
        each(&[&option])
    })
}

/// The number of the row that a cell lies in.
pub(super) const ROW: usize = 1;
/// Lines from this number on do not lie in one row.
pub(super) const NEXT: usize = 2;

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
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        (0..position.len()).try_for_each(|heap| fewer(position, heap, each))
    }
    fn lines(&self, sizes: &[usize]) -> Option<Lines<'_>> {
        nim_lines(sizes)
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "the Grundy value is the nim-sum of the heaps (Sprague 1935, Grundy 1939); lost iff it is 0 \
             (Bouton 1901)",
        )
    }
}

/// Lines along rows and columns.
pub(super) fn nim_lines(sizes: &[usize]) -> Option<Lines<'static>> {
    let [width, _] = sizes[..] else { return None };
    let cell = |x, _| Some(Cell::on([ROW, NEXT + x, 0]));
    Some(Lines { width, count: NEXT + width, in_row: NEXT, cell: Box::new(cell) })
}

/// Lines along rows, columns and diagonals.
pub(super) fn queen_lines(sizes: &[usize]) -> Option<Lines<'static>> {
    let [width, height] = sizes[..] else { return None };
    let diagonal = move |x: usize, y: usize| NEXT + width + x + height - 1 - y;
    let cell = move |x, y| Some(Cell::on([ROW, NEXT + x, diagonal(x, y)]));
    Some(Lines { width, count: diagonal(width, 0), in_row: NEXT, cell: Box::new(cell) })
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
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [a, b] = position[..] else { return Flow::Continue(()) };
        (0..2).try_for_each(|heap| fewer(position, heap, each))?;
        (1..=a.min(b)).try_for_each(|taken| each(&[&[a - taken, b - taken]]))
    }
    fn lines(&self, sizes: &[usize]) -> Option<Lines<'_>> {
        queen_lines(sizes)
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
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let mut option = position.to_vec();
        self.take(position, 0, self.most, &mut option, each)
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
        each: Each,
    ) -> Flow {
        if heap == position.len() {
            return if option == position { Flow::Continue(()) } else { each(&[&option[..]]) };
        }
        self.take(position, heap + 1, most, option, each)?;
        if most > 0 {
            for left in 0..position[heap] {
                option[heap] = left;
                self.take(position, heap + 1, most - 1, option, each)?;
            }
            option[heap] = position[heap];
        }
        Flow::Continue(())
    }
}

/// Two heaps, between which stones are carried at a loss.
struct Transfer;

impl Game for Transfer {
    fn title(&self) -> String {
        "transfer".into()
    }
    fn rules(&self) -> String {
        "A move takes an even number of stones, at least 2, from one heap and puts half of them onto the \
         other; the other half is gone."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        heaps(2)
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [a, b] = position[..] else { return Flow::Continue(()) };
        (1..=a / 2).try_for_each(|half| each(&[&[a - 2 * half, b + half]]))?;
        (1..=b / 2).try_for_each(|half| each(&[&[a + half, b - 2 * half]]))
    }
    fn known(&self) -> Option<&'static str> {
        Some("lost iff the heaps differ by 1 at most")
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![40; 2]
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
        entry("transfer", "", "take 2k from one of two heaps, put k onto the other", |words| {
            expect_parameters("transfer", words, 0..=0, "")?;
            Ok(Box::new(Transfer))
        }),
    ]
}

/// A number from 1 to 6.
pub(super) fn small(name: &str, word: Option<&String>, otherwise: usize) -> Result<usize> {
    word.map_or(Ok(otherwise), |word| number(name, word, 1..=6))
}
