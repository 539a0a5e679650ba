//! Games on heaps of which a move takes some and leaves the rest as several heaps: octal games and their
//! kin, Kayles, Dawson's Chess, Grundy's game.

mod names;

use super::{Each, Flow, Game, refused, subtraction};
use crate::prove::Theorem;
use crate::solve::{self, parts, sparse, window};
use crate::watch::Watch;
use anyhow::Result;
pub use names::entries;

/// The greatest number that a move may take.
pub(super) const MOST_TAKEN: usize = 1_000_000;
/// The most heaps that a move may leave.
const MOST_LEFT: usize = 8;
/// Fewer numbers side by side are as fast by themselves.
const FEW: usize = 60;
/// The bytes of a number to take, where each move that takes it has a list of its own.
const LISTED: usize = 4 * size_of::<usize>();

/// A taking-and-breaking game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeAndBreak {
    title: String,
    /// By the number taken: bit `k` is set where `k` heaps may be left.
    left: Vec<u32>,
    /// Likewise for all greater numbers.
    beyond: u32,
    /// Lesser numbers can be taken only where that is all.
    least: usize,
    /// Whether heaps that are left must differ.
    unequal: bool,
}

impl TakeAndBreak {
    /// The game of a code such as "0.77": the digit behind so many others says, by its bits, how many
    /// heaps may be left after so many have been taken. Digits above 7 leave three heaps. Dots at the
    /// end repeat the last digit for ever: Nim is "0.3...", Lasker's Nim "4.3...".
    ///
    /// # Errors
    ///
    /// If it is no code, has no move, or has one that changes nothing.
    pub fn octal(code: &str) -> Result<Self> {
        let wrong = |what: String| refused(format!("{what}: write a code such as 0.77 or 4.3"));
        let (finite, repeats) = match code.strip_suffix("...") {
            Some(finite) => (finite, true),
            None => (code, false),
        };
        let (before, after) = finite.split_once('.').unwrap_or((finite, ""));
        let first = if before.is_empty() { "0" } else { before };
        if first.len() != 1 {
            return Err(wrong(format!("{code:?} has more than one digit before its point")));
        }
        let digit = |digit: char| {
            digit.to_digit(16).ok_or_else(|| wrong(format!("{digit:?} in {code:?} is no digit")))
        };
        let left: Vec<u32> =
            first.chars().chain(after.chars()).map(digit).collect::<Result<_>>()?;
        if left[0] & 3 != 0 {
            return Err(refused(format!(
                "{code:?} has a move that takes nothing and leaves the heap whole: play would not \
                 end. The digit before the point is 0, 4, 8 or C"
            )));
        }
        if left.iter().all(|&mask| mask == 0) {
            return Err(wrong(format!("{code:?} has no move at all")));
        }
        let beyond = left.last().copied().filter(|_| repeats).unwrap_or(0);
        let (title, least) = (format!("octal {code}"), least_that_leaves(&left));
        Ok(TakeAndBreak { title, left, least, beyond, unequal: false })
    }

    /// The game in which a move takes one of these numbers.
    ///
    /// # Errors
    ///
    /// If there is none, or 0 is among them.
    pub fn subtraction(set: &[usize]) -> Result<Self> {
        let words: Vec<String> = set.iter().map(usize::to_string).collect();
        let title = format!("subtraction {}", words.join(","));
        Self::taking(title, set, 3, false)
    }

    /// The game in which a move takes `least` to `most`, from 1 on.
    pub(super) fn range(title: String, least: usize, most: usize) -> Result<Self> {
        Self::taking(title, &(least..=most).collect::<Vec<usize>>(), 3, false)
    }

    /// The same game, but a heap that is too small for its moves may be taken as a whole.
    pub(super) fn and_whole_heaps(mut self) -> Self {
        let small = self.left.iter_mut().skip(1).take_while(|mask| **mask == 0);
        small.for_each(|mask| *mask = 1);
        self
    }

    fn taking(title: String, set: &[usize], mask: u32, unequal: bool) -> Result<Self> {
        let Some(&most) = set.iter().max() else {
            return Err(refused("there is nothing to take: the set is empty"));
        };
        if most > MOST_TAKEN {
            return Err(refused(format!("{most} is more than a move may take, {MOST_TAKEN}")));
        }
        if set.contains(&0) && mask & 3 != 0 {
            return Err(refused(
                "0 is among the numbers to take: a move would change nothing, and play not end",
            ));
        }
        let mut left = vec![0; most + 1];
        set.iter().for_each(|&taken| left[taken] = mask);
        let least = least_that_leaves(&left);
        Ok(TakeAndBreak { title, left, least, beyond: 0, unequal })
    }

    /// The least and the greatest number to take, if all between are alike and the rest stays one heap.
    fn consecutive(&self) -> Option<(usize, usize)> {
        if self.beyond == 0 { subtraction::range(&self.left) } else { None }
    }

    fn most_left(&self) -> usize {
        let most = |mask: &u32| mask.checked_ilog2().unwrap_or(0) as usize;
        self.left.iter().map(most).max().unwrap_or(0)
    }

    /// How many heaps may be left after so many have been taken.
    fn mask(&self, taken: usize) -> u32 {
        self.left.get(taken).copied().unwrap_or(self.beyond)
    }
}

/// The least number that may be taken where some are left; one above all if there is none.
fn least_that_leaves(masks: &[u32]) -> usize {
    masks.iter().position(|&mask| mask > 1).unwrap_or(masks.len())
}

impl Game for TakeAndBreak {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn rules(&self) -> String {
        let taken = |mask: u32| {
            let numbers = (0..self.left.len()).filter(|&taken| self.left[taken] == mask);
            abbreviated(numbers, (mask == self.beyond).then_some("more"))
        };
        let mut masks: Vec<u32> = self.left.iter().copied().filter(|&mask| mask != 0).collect();
        masks.sort_unstable();
        masks.dedup();
        let moves = masks.iter().map(|&mask| {
            let counts: Vec<String> =
                (0..=MOST_LEFT).filter(|count| mask >> count & 1 == 1).map(heaps).collect();
            match mask {
                3 => format!("takes {}", taken(mask)),
                _ if taken(mask) == "0" => format!("leaves {}", list(&counts, "or")),
                _ => format!("takes {} and leaves {}", taken(mask), list(&counts, "or")),
            }
        });
        let unequal = if self.unequal { " of different sizes" } else { "" };
        let moves: Vec<String> = moves.collect();
        format!("From one heap, a move {}{unequal}.", moves.join("; or it "))
    }

    fn axes(&self) -> Vec<String> {
        vec!["heap".into()]
    }

    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [heap] = position[..] else { return Flow::Continue(()) };
        let most = if self.beyond > 0 { heap } else { heap.min(self.left.len() as u64 - 1) };
        let whole = (heap < self.least as u64).then_some(heap);
        for taken in whole.into_iter().chain(self.least as u64..=most) {
            let (rest, mask) = (heap - taken, self.mask(taken as usize));
            for count in (0..=MOST_LEFT).filter(|count| mask >> count & 1 == 1) {
                divide(rest, count, 1, self.unequal, &mut Vec::new(), &mut |heaps| {
                    let heaps: Vec<&[u64]> = heaps.iter().map(std::slice::from_ref).collect();
                    each(&heaps)
                })?;
            }
        }
        Flow::Continue(())
    }

    fn splits(&self) -> bool {
        self.most_left() > 1
    }

    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [mut size] = sizes[..] else { return None };
        if let Some((least, most)) = self.consecutive().filter(|(least, most)| most - least >= FEW)
        {
            let options = |heap: usize| heap.saturating_sub(most)..(heap + 1).saturating_sub(least);
            return Some(window::grundy(options, size, watch));
        }
        if self.beyond > 0 {
            size = watch.afford(size, LISTED);
        }
        let most = if self.beyond > 0 { size } else { self.left.len() };
        if self.most_left() > 2 {
            let left: Vec<u32> = (0..most).map(|taken| self.mask(taken)).collect();
            return Some(parts::grundy(&left, size, watch));
        }
        let with = |count: u32| (0..most).filter(move |&taken| self.mask(taken) >> count & 1 == 1);
        let [all, whole, split] = [0, 1, 2].map(|count| with(count).collect());
        let moves = sparse::Moves { all, whole, split, unequal: self.unequal };
        Some(match self.most_left() {
            0 | 1 => solve::subtraction::grundy(&moves, size, watch),
            _ => sparse::grundy(&moves, size, watch),
        })
    }

    fn theorem(&self) -> Option<Theorem> {
        let theorem = Theorem { parts: self.most_left().max(1), most_taken: self.left.len() - 1 };
        (!self.unequal && self.beyond == 0).then_some(theorem)
    }

    fn known(&self) -> Option<&'static str> {
        self.consecutive().and_then(|(least, _)| subtraction::known_of_range(least))
    }

    fn untried(&self, heaps: usize) -> Vec<String> {
        let is_untried = |taken: &usize| {
            // The fewest heaps that may be left have a stone each, or two different ones 1 and 2.
            let fewest = self.left[*taken].trailing_zeros() as usize;
            let stones = if self.unequal && fewest == 2 { 3 } else { fewest };
            self.left[*taken] != 0 && taken + stones >= heaps
        };
        let untried = || (0..self.left.len()).filter(is_untried);
        if untried().nth(MOST_LISTED).is_some() {
            return vec![format!("a move that takes {}", abbreviated(untried(), None))];
        }
        untried().map(|taken| format!("a move that takes {taken}")).collect()
    }

    fn usual_size(&self) -> Vec<u64> {
        vec![if self.most_left() > 2 { 300 } else { 1000 }]
    }
}

/// Calls `each` for every way to divide `rest` into `count` more heaps of at least `least`.
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

fn heaps(count: usize) -> String {
    match count {
        0 => "nothing".into(),
        1 => "one heap".into(),
        2 => "two heaps".into(),
        count => format!("{count} heaps"),
    }
}

/// A longer list is cut.
const MOST_LISTED: usize = 12;

/// Numbers, and a last word, as [`list`] has them; however many there are, few are ever there at a time.
fn abbreviated(mut numbers: impl Iterator<Item = usize>, last: Option<&str>) -> String {
    let mut words: Vec<String> =
        numbers.by_ref().take(MOST_LISTED).map(|n| n.to_string()).collect();
    words.extend(numbers.last().map(|number| number.to_string()));
    words.extend(last.map(String::from));
    list(&words, "or")
}

/// "a, b or c"; a long list is cut.
fn list(words: &[String], and: &str) -> String {
    match words {
        [] => String::new(),
        [word] => word.clone(),
        [first, .., last] if words.len() > MOST_LISTED => {
            format!("{first}, {}, ... {and} {last}", words[1])
        }
        [words @ .., last] => format!("{} {and} {last}", words.join(", ")),
    }
}
