//! A taking-and-breaking game in words.

use super::{MOST_LEFT, TakeAndBreak};
use crate::wording::{Wording, closed_up, either};
use language::{Text, text};

/// A longer list of numbers is cut.
const MOST_LISTED: usize = 12;

impl TakeAndBreak {
    /// The rules in a sentence.
    pub fn rules(&self) -> Wording {
        Wording::of(|| {
            let mut masks: Vec<u32> = self.left.iter().copied().filter(|mask| *mask != 0).collect();
            masks.sort_unstable();
            masks.dedup();
            let moves: Vec<String> = masks.into_iter().map(|mask| self.move_of(mask)).collect();
            let moves = moves.join(Text("; or it ", "；或者").get());
            match self.unequal {
                true => text!(
                    "From one heap, a move {moves} of different sizes.",
                    "每次选一堆，{moves}，各堆大小不同。"
                ),
                false => text!("From one heap, a move {moves}.", "每次选一堆，{moves}。"),
            }
        })
    }

    /// The moves that leave as many heaps as a mask has bits, as a verb and its objects.
    fn move_of(&self, mask: u32) -> String {
        let numbers = (0..self.left.len()).filter(|&taken| self.left[taken] == mask);
        let more = (mask == self.beyond).then_some(Text("more", "更多"));
        let takes_nothing = more.is_none() && numbers.clone().eq([0]);
        let taken = abbreviated(numbers, more);
        let counts = (0..=MOST_LEFT).filter(|count| mask >> count & 1 == 1);
        let left = either(&counts.map(heaps).collect::<Vec<String>>());
        closed_up(&match mask {
            3 => text!("takes {taken}", "取走 {taken} 颗"),
            _ if takes_nothing => text!("leaves {left}", "分成 {left}"),
            _ => text!("takes {taken} and leaves {left}", "取走 {taken} 颗，剩下 {left}"),
        })
    }

    /// Moves, in words, that no heap below this one allows.
    pub fn untried(&self, heaps: usize) -> Vec<Wording> {
        let is_untried = |taken: &usize| {
            // The fewest heaps that may be left have a stone each, or two different ones 1 and 2.
            let fewest = self.left[*taken].trailing_zeros() as usize;
            let stones = if self.unequal && fewest == 2 { 3 } else { fewest };
            self.left[*taken] != 0 && taken + stones >= heaps
        };
        let untried = || (0..self.left.len()).filter(is_untried);
        let takes = |taken: String| text!("a move that takes {taken}", "取走 {taken} 颗的走法");
        if untried().nth(MOST_LISTED).is_some() {
            return vec![Wording::of(|| takes(abbreviated(untried(), None)))];
        }
        untried().map(|taken| Wording::of(|| takes(taken.to_string()))).collect()
    }
}

fn heaps(count: usize) -> String {
    match count {
        0 => text!("nothing", "零堆"),
        1 => text!("one heap", "一堆"),
        2 => text!("two heaps", "两堆"),
        count => text!("{count} heaps", "{count} 堆"),
    }
}

/// Numbers and a last word, "a, b or c"; a long list is cut. However many there are, few are ever
/// there at a time.
fn abbreviated(mut numbers: impl Iterator<Item = usize>, last: Option<Text>) -> String {
    let mut words: Vec<String> =
        numbers.by_ref().take(MOST_LISTED).map(|n| n.to_string()).collect();
    words.extend(numbers.last().map(|number| number.to_string()));
    words.extend(last.map(|last| last.to_string()));
    match &words[..] {
        [first, second, .., last] if words.len() > MOST_LISTED => closed_up(&text!(
            "{first}, {second}, ... or {last}",
            "{first}、{second}、... 或 {last}"
        )),
        words => either(words),
    }
}
