//! Heaps of which a move takes some stones and leaves the rest together: numbers of a set, 1 to K, L to R, or at
//! most one in K.

use super::take_and_break::{MOST_TAKEN, TakeAndBreak};
use super::{Each, Entry, Flow, Game, expect_parameters, number, number_list, refused};
use crate::solve::window;
use crate::watch::Watch;
use anyhow::Result;

/// The least and the greatest number, if these masks say, by the number taken, that a move takes one of consecutive
/// numbers.
pub(super) fn range(masks: &[u32]) -> Option<(usize, usize)> {
    let least = masks.iter().position(|&mask| mask > 0)?;
    let most = masks.iter().rposition(|&mask| mask > 0)?;
    masks[least..=most].iter().all(|&mask| mask == 3).then_some((least, most))
}

/// What is known of such numbers.
pub(super) fn known_of_range(least: usize) -> Option<&'static str> {
    match least {
        1 => Some(
            "where a move takes 1 to K, the Grundy value is n mod (K + 1), and 0 is lost (Bachet 1612)",
        ),
        _ => Some(
            "where a move takes L to R, the Grundy value is floor((n mod (L + R)) / L), and 0 is lost \
             (Winning Ways, chapter 4)",
        ),
    }
}

/// At most one stone in so many is taken.
struct Fraction(u64);

impl Game for Fraction {
    fn title(&self) -> String {
        format!("fraction {}", self.0)
    }
    fn rules(&self) -> String {
        match self.0 {
            1 => "From a heap of n, a move takes 1 to n stones.".into(),
            k => format!("From a heap of n, a move takes 1 to n / {k} stones, rounded down."),
        }
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap".into()]
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [heap] = position[..] else { return Flow::Continue(()) };
        (1..=heap / self.0).try_for_each(|taken| each(&[&[heap - taken]]))
    }
    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let ([size], k) = (sizes, self.0 as usize) else { return None };
        Some(window::grundy(|heap| heap - heap / k..heap, *size, watch))
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "the Grundy value is 0 where n < K, n / K where K divides n, and otherwise that of \
             n - floor(n / K) - 1 (AtCoder Regular Contest 091, F)",
        )
    }
    fn untried(&self, heaps: usize) -> Vec<String> {
        let is_tried = heaps as u64 > self.0;
        if is_tried { Vec::new() } else { vec!["a move that takes 1".into()] }
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry("subtraction", "SET", "take one of these numbers, such as 1,3,4 or 1-5", |words| {
            expect_parameters("subtraction", words, 1..=1, "SET")?;
            Ok(Box::new(TakeAndBreak::subtraction(&number_list(&words[0])?)?))
        }),
        entry("bachet", "K", "take 1 to K: subtraction 1-K", |words| {
            expect_parameters("bachet", words, 1..=1, "K")?;
            let most = number("K", &words[0], 1..=MOST_TAKEN)?;
            let title = format!("bachet {most} (subtraction 1-{most})");
            Ok(Box::new(TakeAndBreak::range(title, 1, most)?))
        }),
        entry(
            "take",
            "L R [whole]",
            "take L to R: subtraction L-R; with `whole`, a heap of fewer than L, too",
            take,
        ),
        entry("fraction", "K", "take at most a K-th of the heap, rounded down", |words| {
            expect_parameters("fraction", words, 1..=1, "K")?;
            Ok(Box::new(Fraction(number("K", &words[0], 1..=MOST_TAKEN)? as u64)))
        }),
    ]
}

fn take(words: &[String]) -> Result<Box<dyn Game>> {
    expect_parameters("take", words, 2..=3, "L R [whole]")?;
    let least = number("L", &words[0], 1..=MOST_TAKEN)?;
    let most = number("R", &words[1], 1..=MOST_TAKEN)?;
    if least > most {
        return Err(refused(format!(
            "no move takes {least} to {most} stones: write the lesser number first"
        )));
    }
    let title = format!("take {least} {most}");
    match words.get(2).map(String::as_str) {
        None => {
            let title = format!("{title} (subtraction {least}-{most})");
            Ok(Box::new(TakeAndBreak::range(title, least, most)?))
        }
        Some("whole") => {
            let title = format!("{title} whole");
            Ok(Box::new(TakeAndBreak::range(title, least, most)?.and_whole_heaps()))
        }
        Some(word) => Err(refused(format!("{word:?} is not `whole`: write take L R whole"))),
    }
}
