//! Heaps of which a move takes some and leaves the rest as several heaps: octal games and their kin.

mod words;

use crate::error::refused;
use crate::question::Flow;
use crate::theorem::Theorem;
use anyhow::Result;
use itertools::Itertools;
use language::text;
use std::ops::Range;

/// The greatest number that a move may take.
pub const MOST_TAKEN: usize = 1_000_000;
/// The most heaps that a move may leave.
pub const MOST_LEFT: usize = 8;
/// The options of each heap, a range of smaller heaps.
pub type Run<'a> = Box<dyn Fn(u64) -> Range<u64> + 'a>;

/// A taking-and-breaking game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeAndBreak {
    /// Masks by the number taken: bit `k` is set if `k` heaps may be left.
    left: Vec<u32>,
    /// Mask of all greater numbers.
    beyond: u32,
    /// Least number that may be taken from a larger heap; smaller numbers may only be taken as a whole heap.
    least: usize,
    /// True where heaps that are left must differ.
    unequal: bool,
}

impl TakeAndBreak {
    /// The game of a code such as "0.77": the digit behind so many others says, by its bits, how many
    /// heaps may be left after so many have been taken. Digits above 7 leave three heaps. Dots at the
    /// end repeat the last digit for ever: Nim is "0.3...", Lasker's Nim "4.3...".
    pub fn octal(code: &str) -> Result<Self> {
        let (finite, repeats) = match code.strip_suffix("...") {
            Some(finite) => (finite, true),
            None => (code, false),
        };
        let (before, after) = finite.split_once('.').unwrap_or((finite, ""));
        let first = if before.is_empty() { "0" } else { before };
        if first.len() != 1 {
            return Err(refused(text!(
                "{code:?} has more than one digit before its point: write a code such as 0.77 or 4.3",
                "{code:?} 的小数点前不止一位：请写成 0.77 或 4.3 这样的编码"
            )));
        }
        let digit = |digit: char| {
            digit.to_digit(16).ok_or_else(|| {
                refused(text!(
                    "{digit:?} in {code:?} is no digit: write a code such as 0.77 or 4.3",
                    "{code:?} 中的 {digit:?} 不是数位：请写成 0.77 或 4.3 这样的编码"
                ))
            })
        };
        let left: Vec<u32> =
            first.chars().chain(after.chars()).map(digit).collect::<Result<_>>()?;
        if left[0] & 3 != 0 {
            return Err(refused(text!(
                "{code:?} has a move that takes nothing and leaves the heap whole: play would not \
                 end. The digit before the point is 0, 4, 8 or C",
                "{code:?} 有一种走法什么也不取、整堆留下：游戏不会结束。小数点前只能是 0、4、8 或 C"
            )));
        }
        if left.iter().all(|&mask| mask == 0) {
            return Err(refused(text!(
                "{code:?} has no move at all: write a code such as 0.77 or 4.3",
                "{code:?} 没有任何走法：请写成 0.77 或 4.3 这样的编码"
            )));
        }
        let beyond = left.last().copied().filter(|_| repeats).unwrap_or(0);
        let least = least_that_leaves(&left);
        Ok(TakeAndBreak { left, least, beyond, unequal: false })
    }

    /// The game in which a move takes one of these numbers and leaves the rest together.
    pub fn subtraction(set: &[usize]) -> Result<Self> {
        Self::taking(set, 3, false)
    }

    /// The game in which a move takes one of these numbers and leaves `k` heaps where bit `k` of `mask` is set, of
    /// different sizes if `unequal`.
    pub fn taking(set: &[usize], mask: u32, unequal: bool) -> Result<Self> {
        let Some(&most) = set.iter().max() else {
            return Err(refused(text!(
                "there is nothing to take: the set is empty",
                "没有可取的数：集合为空"
            )));
        };
        if most > MOST_TAKEN {
            return Err(refused(text!(
                "{most} is more than a move may take, {MOST_TAKEN}",
                "{most} 超过了一步最多能取的 {MOST_TAKEN}"
            )));
        }
        if set.contains(&0) && mask & 3 != 0 {
            return Err(refused(text!(
                "0 is among the numbers to take: a move would change nothing, and play not end",
                "可取的数中有 0：这样的一步什么也不改变，游戏不会结束"
            )));
        }
        let mut left = vec![0; most + 1];
        set.iter().for_each(|&taken| left[taken] = mask);
        let least = least_that_leaves(&left);
        Ok(TakeAndBreak { left, least, beyond: 0, unequal })
    }

    /// The same game, but a heap that is too small for its moves may be taken as a whole.
    pub fn and_whole_heaps(mut self) -> Self {
        let small = self.left.iter_mut().skip(1).take_while(|mask| **mask == 0);
        small.for_each(|mask| *mask = 1);
        self
    }

    /// The most heaps that a move leaves.
    pub fn most_left(&self) -> usize {
        let most = |mask: &u32| mask.checked_ilog2().unwrap_or(0) as usize;
        self.left.iter().map(most).max().unwrap_or(0)
    }

    /// Bit `k` is set where `k` heaps may be left after so many have been taken.
    pub fn mask(&self, taken: usize) -> u32 {
        self.left.get(taken).copied().unwrap_or(self.beyond)
    }

    /// The numbers up to `most` that a move may take and leave so many heaps.
    pub fn taken_leaving(&self, count: usize, most: usize) -> Vec<usize> {
        let end = if self.beyond > 0 { most + 1 } else { self.left.len().min(most + 1) };
        (0..end).filter(|&taken| self.mask(taken) >> count & 1 == 1).collect()
    }

    /// The moves as an expression, where these are few and leave two heaps at most.
    pub fn text(&self) -> Option<String> {
        const MOST_MOVES: usize = 16;
        if self.most_left() > 2 || self.left.iter().filter(|&&mask| mask > 0).count() > MOST_MOVES {
            return None;
        }
        let more = [(self.beyond, format!("t for t in {}..=n", self.left.len()))];
        let allowed = self.left.iter().enumerate().filter(|(_, mask)| **mask > 0);
        let masks = allowed.map(|(taken, &mask)| (mask, taken.to_string()));
        let moves = masks.chain(more).flat_map(|(mask, taken)| {
            let (taken, range) = taken.split_once(' ').unwrap_or((&taken, ""));
            let last = if self.unequal { "-1)/2" } else { ")/2" };
            let joined = |left: String, behind: &str| {
                [&*left, range, behind].iter().filter(|words| !words.is_empty()).join(" ")
            };
            let one = |test: &str| joined(format!("n-{taken}"), test);
            [
                (mask & 3 == 3).then(|| one("")),
                (mask & 3 == 1).then(|| one(&format!("if n == {taken}"))),
                (mask & 3 == 2).then(|| one(&format!("if n > {taken}"))),
                (mask & 4 > 0).then(|| {
                    joined(format!("k + n-{taken}-k"), &format!("for k in 1..=(n-{taken}{last}"))
                }),
            ]
        });
        Some(moves.flatten().join(", "))
    }

    /// True where heaps that are left must differ.
    pub fn is_unequal(&self) -> bool {
        self.unequal
    }

    /// Calls `each` with the heaps that each move leaves of a heap, until it breaks.
    pub fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        let most = if self.beyond > 0 { heap } else { heap.min(self.left.len() as u64 - 1) };
        let whole = (heap < self.least as u64).then_some(heap);
        let mut heaps = Vec::new();
        for taken in whole.into_iter().chain(self.least as u64..=most) {
            let (rest, mask) = (heap - taken, self.mask(taken as usize));
            for count in (0..=MOST_LEFT).filter(|count| mask >> count & 1 == 1) {
                divide(rest, count, 1, self.unequal, &mut heaps, each)?;
            }
        }
        Flow::Continue(())
    }

    /// The options that leave one heap or none, as ranges of smaller heaps, one for each run of numbers that may be taken
    /// alike; 0 stands for no heap.
    pub fn runs(&self) -> Vec<Run<'static>> {
        let (mut start, end) = (0, self.left.len() as u64);
        // The numbers of each run, and their mask.
        let alike = self.left.chunk_by(|one, other| one == other).map(|run| {
            let taken = start..start + run.len() as u64;
            start = taken.end;
            let beyond = self.beyond > 0 && taken.end == end;
            (taken.start..if beyond { u64::MAX } else { taken.end }, run[0])
        });
        let run = |(taken, mask): (Range<u64>, u32)| -> Run<'static> {
            Box::new(move |heap: u64| {
                let [least, end] =
                    [taken.end, taken.start].map(|taken| (heap + 1).saturating_sub(taken));
                // Without bit 0 some must stay, and without bit 1 none may.
                let start = least.max(u64::from(mask & 1 == 0));
                let end = if mask & 2 == 0 { end.min(1) } else { end };
                start..end.max(start)
            })
        };
        alike.filter(|(_, mask)| mask & 3 != 0).map(run).collect()
    }

    /// The numbers of the period theorem, if the game is one of those that it is about.
    pub fn theorem(&self) -> Option<Theorem> {
        let theorem = Theorem { parts: self.most_left().max(1), most_taken: self.left.len() - 1 };
        (!self.unequal && self.beyond == 0).then_some(theorem)
    }
}

/// The least number that may be taken where some are left; one above all if there is none.
fn least_that_leaves(masks: &[u32]) -> usize {
    masks.iter().position(|&mask| mask > 1).unwrap_or(masks.len())
}

/// Calls `each` with every way to divide `rest` into `count` more heaps of at least `least`.
fn divide(
    rest: u64,
    count: usize,
    least: u64,
    unequal: bool,
    heaps: &mut Vec<u64>,
    each: &mut dyn FnMut(&[u64]) -> Flow,
) -> Flow {
    match count {
        0 if rest == 0 => each(heaps)?,
        0 => {}
        1 if rest < least => {}
        1 => {
            heaps.push(rest);
            each(heaps)?;
            heaps.pop();
        }
        _ => {
            for heap in least..=rest / count as u64 {
                heaps.push(heap);
                divide(rest - heap, count - 1, heap + u64::from(unequal), unequal, heaps, each)?;
                heaps.pop();
            }
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests;
