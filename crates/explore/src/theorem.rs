//! The period theorem of taking-and-breaking games: finitely many values prove infinitely many.
//!
//! **The games.** A move takes `k` stones from one heap, and leaves the others of this heap as `j` heaps, none of them
//! empty. Which pairs `(k, j)` are allowed is all that the rules say: the rest may be divided in every way, and no size of a
//! heap matters. (For `k = 0`, `j` is at least 2.) Octal and hexadecimal codes are such games, and subtraction games;
//! games in which the heaps that are left must differ are not. There the theorem is false: if 1 is taken and one heap
//! or two unequal ones are left, `G(n + 3) = G(n)` holds from 2 to 8, which is more than is asked for, and breaks at 9.
//!
//! **Theorem.** Let `k <= t` and `j <= r` in all moves. If `G(n + p) = G(n)` for all `n` with `n0 <= n < N`, where
//! `n0 >= 1` and `N = r n0 + (r - 1) p + t`, then it holds for all `n >= n0`.
//!
//! **Proof.** By induction, let `n >= N` and let it hold for all less. All options of both heaps leave a heap, since
//! `n > t`.
//!
//! - *An option of `n + p`.* Its heaps have together at least `n + p - t >= r (n0 + p)` stones, so the largest has at
//!   least `n0 + p`. Take `p` stones off it. It still has at least `n0 >= 1`, so this is an option of `n`, by the same
//!   pair `(k, j)`. The largest heap was less than `n + p`, so its value has not changed, nor has that of the option.
//! - *An option of `n`.* Its heaps have together at least `n - t >= r n0` stones, so the largest has at least `n0`. Put `p`
//!   stones onto it: this is an option of `n + p`, and as the largest heap was less than `n`, its value has not
//!   changed.
//!
//! So the options of `n` and of `n + p` have the same values, and `n` and `n + p` have the same mex. For `r = 2` this is
//! the octal periodicity theorem of Guy and Smith, "The G-values of various games", Proc. Cambridge Phil.
//! Soc. 52 (1956), and Winning Ways, chapter 4; for `r = 1` it is the pigeonhole argument on
//! subtraction games.
//!
//! `n0 >= 1` is needed: in 0.2 one stone is taken and one heap left, so 0 and 1 have no move. The window of `n0 = 0` and
//! `p = 1` is `G(1) = G(0)`, which holds, and `G(2) = 1`.
//!
//! With `r = 1` the same proof serves outcomes, of normal and of misère play: it uses nothing but that an
//! answer follows from the answers of the options. `N` is `n0 + t` there.

use crate::wording::Wording;
use language::{Text, text};

/// Period p with saltus s: `v(n + p) = v(n) + s` from a start on. Both p and the start are the least possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The least `n` from which on it holds.
    pub start: usize,
    /// At least 1.
    pub period: usize,
    /// The number that each period adds: 0 unless the period is an arithmetic one.
    pub saltus: u32,
}

/// Answers of one coordinate that repeat for ever, and the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proved {
    /// The first `period.start + period.period` answers, which tell all others.
    pub beginning: Vec<u32>,
    /// The least period; its saltus is 0.
    pub period: Period,
    /// The theorem, and the window in which its premise was checked.
    pub reason: Wording,
}

/// The numbers in the theorem that come from a game, which must be one of those that it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theorem {
    /// The most heaps that a move leaves, `r`.
    pub parts: usize,
    /// The most that a move takes, `t`.
    pub most_taken: usize,
}

impl Period {
    /// A period that adds nothing.
    pub fn plain(start: usize, period: usize) -> Period {
        Period { start, period, saltus: 0 }
    }

    /// The least place at which a period without saltus has the value of `n`.
    pub fn place(&self, n: usize) -> usize {
        if n < self.start { n } else { self.start + (n - self.start) % self.period }
    }

    /// The last `n` before the period; `None` if it begins at 0.
    pub fn last_exception(&self) -> Option<usize> {
        self.start.checked_sub(1)
    }
}

impl Theorem {
    /// The end, exclusive, of the `n` for which `v(n + p) = v(n)` must hold.
    pub fn threshold(&self, period: &Period) -> usize {
        // The theorem wants a start of at least 1.
        let start = period.start.max(1);
        let threshold = self.parts * start + (self.parts - 1) * period.period + self.most_taken;
        threshold.max(period.start + 1)
    }

    /// The least period that the values prove, if they do, with its reason.
    ///
    /// O(n).
    pub fn prove(&self, values: &[u32]) -> Option<Proved> {
        let period = self.period(values)?;
        let beginning = values[..period.start + period.period].to_vec();
        Some(Proved { beginning, period, reason: self.reason(&period) })
    }

    /// The least period that the values prove, if they do.
    ///
    /// O(n).
    pub fn period<V: Eq>(&self, values: &[V]) -> Option<Period> {
        let count = values.len();
        let backwards = |n: usize| &values[count - 1 - n];
        let matches = z_function(count, count, |i, j| backwards(i) == backwards(j));
        // If p is proved, the values repeat for ever from p's start on. The least period d of values that do so divides p,
        // and begins where p does. So its window is no longer than that of p, and holds, too: the
        // first period that is proved is d.
        let proved = |period: &Period| self.threshold(period) + period.period <= count;
        let period = |period| Period::plain(count - period - matches[period] as usize, period);
        (1..count).map(period).find(proved)
    }

    /// The reason why a period that [`period`](Self::period) found holds for ever.
    pub fn reason(&self, proved: &Period) -> Wording {
        let name = match self.parts {
            1 => Text(
                "each value follows from the t values before it",
                "每个值由它前面的 t 个值决定",
            ),
            2 => Text(
                "the octal periodicity theorem (Guy and Smith 1956)",
                "八进制游戏的周期定理（Guy 与 Smith 1956）",
            ),
            _ => Text(
                "the octal periodicity theorem (Guy and Smith 1956), for r heaps",
                "八进制游戏的周期定理（Guy 与 Smith 1956），推广到 r 堆",
            ),
        };
        Wording::of(|| {
            let window = self.window(proved, "v", Text("the answer", "的答案"));
            text!("{name}. {window}", "{name}。{window}")
        })
    }

    /// The window in which a period was checked, and why that is enough. The values are called `v`, and `what` each is
    /// of a heap.
    pub fn window(&self, proved: &Period, v: &str, what: Text) -> String {
        let Theorem { parts, most_taken } = self;
        let Period { start, period, .. } = proved;
        let threshold = self.threshold(proved);
        let begins = match start {
            0 => text!("n0 = 1, for 0 is not allowed", "n0 = 1（0 不允许）"),
            start => text!("it begins at n0 = {start}", "从 n0 = {start} 开始"),
        };
        let heaps = if *parts == 1 { "heap" } else { "heaps" };
        text!(
            "{v}(n + {period}) = {v}(n) was checked for {start} <= n < {threshold}; up to r n0 + (r - 1) p + t \
             is enough, where a move leaves at most r = {parts} {heaps} and takes at most t = {most_taken}, the \
             period is p = {period}, and {begins}; {v}(n) is {what} of a heap of n",
            "对 {start} <= n < {threshold} 验证了 {v}(n + {period}) = {v}(n)；验证到 r n0 + (r - 1) p + t 就够了，\
             其中一步最多留下 r = {parts} 堆，最多取 t = {most_taken} 颗，周期是 p = {period}，{begins}；\
             {v}(n) 是 n 颗的一堆{what}"
        )
    }
}

/// Z function: for each shift below `shifts`, the length of the longest common prefix of the list of `count` items and
/// the list without its first `shift` items. `are_alike` compares items by index; the entry of shift 0 is 0.
///
/// O(count), with four bytes for each shift.
pub fn z_function(
    count: usize,
    shifts: usize,
    are_alike: impl Fn(usize, usize) -> bool,
) -> Vec<u32> {
    let mut matches = vec![0; shifts];
    // The match with the prefix that ends last.
    let (mut left, mut right) = (0, 0);
    for shift in 1..shifts {
        let known = if shift < right { matches[shift - left] as usize } else { 0 };
        let mut length = known.min(right.saturating_sub(shift));
        while shift + length < count && are_alike(length, shift + length) {
            length += 1;
        }
        if shift + length > right {
            (left, right) = (shift, shift + length);
        }
        matches[shift] = length as u32;
    }
    matches
}

/// Extends the values to `size` by copies of their period, whose saltus is 0 and which they contain whole.
pub fn extend<V: Copy>(mut values: Vec<V>, period: &Period, size: usize) -> Vec<V> {
    values.truncate(size);
    values.reserve_exact(size - values.len());
    while values.len() < size {
        values.push(values[values.len() - period.period]);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_proved_by_nothing() {
        let theorem = Theorem { parts: 1, most_taken: 1 };
        assert_eq!(theorem.period::<u32>(&[]), None);
        assert_eq!(theorem.period(&[0]), None);
        assert_eq!(theorem.period(&[0, 1, 2]), None);
    }

    #[test]
    fn the_period_is_the_least_and_begins_as_early_as_it_can() {
        // {1, 2} has 0 1 2 0 1 2 ...: period 3, not 6.
        let values: Vec<u32> = (0..100).map(|n| n % 3).collect();
        let theorem = Theorem { parts: 1, most_taken: 2 };
        assert_eq!(theorem.period(&values), Some(Period::plain(0, 3)));
        let mut late = values.clone();
        late[6] = 7;
        assert_eq!(theorem.period(&late), Some(Period::plain(7, 3)));
    }

    #[test]
    fn one_value_less_than_the_window_proves_nothing() {
        for (parts, most_taken, start, period) in
            [(1, 5, 0, 7), (1, 9, 4, 3), (2, 2, 6, 5), (2, 7, 1, 4), (3, 3, 2, 6)]
        {
            let theorem = Theorem { parts, most_taken };
            let value = |n: usize| if n + 1 == start { 99 } else { (n % period) as u32 };
            let found = Period::plain(start, period);
            let enough = theorem.threshold(&found) + period;
            let values: Vec<u32> = (0..enough).map(value).collect();
            let proved = theorem.prove(&values).expect("the window is whole");
            assert_eq!(proved.period, found, "{theorem:?}");
            assert!((0..3 * enough).all(|n| proved.beginning[found.place(n)] == value(n)));
            assert_eq!(theorem.period(&values[..enough - 1]), None, "{theorem:?}");
        }
    }

    #[test]
    fn a_window_from_0_on_proves_nothing() {
        // Octal 0.2, and the game without moves.
        let theorem = Theorem { parts: 1, most_taken: 1 };
        assert_eq!(theorem.period(&[0, 0]), None);
        assert_eq!(theorem.period(&[0, 0, 1]), None);
        assert_eq!(theorem.period(&[0, 0, 0]), Some(Period::plain(0, 1)));
        assert_eq!(theorem.period(&[0, 0, 1, 0]), Some(Period::plain(1, 2)));
    }

    #[test]
    fn heaps_that_must_differ_break_a_period_after_its_window() {
        // One stone is taken, and one heap or two unequal ones are left.
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..20_usize {
            let rest = heap.saturating_sub(1);
            let pairs = (1..rest).filter(|part| 2 * part < rest);
            let mut options: Vec<u32> = pairs.map(|a| values[a] ^ values[rest - a]).collect();
            options.extend((rest > 0).then(|| values[rest]));
            values.push((0..).find(|value| !options.contains(value)).expect("they are few"));
        }
        let theorem = Theorem { parts: 2, most_taken: 1 };
        assert_eq!(theorem.period(&values[..12]), Some(Period::plain(2, 3)));
        assert_ne!(values[12], values[9]);
    }

    #[test]
    fn the_z_function_is_that_of_a_comparison() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let values: Vec<u32> = (0..random.usize(0..40)).map(|_| random.u32(0..2)).collect();
            let matches = z_function(values.len(), values.len(), |i, j| values[i] == values[j]);
            for (shift, &length) in matches.iter().enumerate().skip(1) {
                let pairs = values.iter().zip(&values[shift..]);
                assert_eq!(length as usize, pairs.take_while(|(a, b)| a == b).count());
            }
        }
    }

    #[test]
    fn an_extension_repeats() {
        let period = Period::plain(1, 2);
        assert_eq!(extend(vec![9, 1, 2], &period, 7), [9, 1, 2, 1, 2, 1, 2]);
        assert_eq!(extend(vec![9, 1, 2], &period, 2), [9, 1]);
    }
}
