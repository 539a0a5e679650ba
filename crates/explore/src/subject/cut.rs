//! Work that was ended early, and what to do about it.

use crate::limits::{Limits, amount, duration, option, seconds};
use crate::watch::{Shortage, Watch};

/// Work that was ended early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// The number of answers that all would be.
    pub total: usize,
    /// What it lacked; nothing if a search has bounds of its own.
    pub shortage: Option<Shortage>,
    /// About how many operations all would take.
    pub estimate: Option<u64>,
    /// How many bytes all would take, if that is known.
    pub needed: Option<u64>,
    /// Whether the user asked for so many.
    pub is_asked_for: bool,
}

impl Cut {
    /// What the watch over `total` answers tells.
    pub fn of(watch: &Watch, total: usize, is_asked_for: bool) -> Self {
        Cut {
            total,
            shortage: watch.shortage(),
            estimate: watch.estimate(),
            needed: watch.needed().map(|bytes| bytes + total as u64 * size_of::<u32>() as u64),
            is_asked_for,
        }
    }

    /// Whether the user ended it.
    pub fn is_interrupted(&self) -> bool {
        self.shortage == Some(Shortage::Patience)
    }

    /// What is missing, and what to type.
    pub fn remedy(&self, limits: &Limits) -> String {
        let ask = "Ask for fewer, by --to";
        match self.shortage {
            Some(Shortage::Memory) => {
                let enough = self.needed.map(|bytes| Limits::memory_for(bytes + bytes / 8));
                let enough = enough.unwrap_or(limits.memory().saturating_mul(4));
                format!(
                    "{} of memory is not enough. {ask}, or allow more, by --memory {}",
                    amount(limits.memory()),
                    option(enough.max(limits.memory().saturating_mul(2))),
                )
            }
            Some(_) => {
                let all = self.estimate.filter(|&all| all > limits.operations);
                let estimate = all.map(|all| format!(", and all take about {}", duration(all)));
                let enough = all.unwrap_or(limits.operations.saturating_mul(10));
                format!(
                    "they took {} of work{}. {ask}, or allow more, by --seconds {}",
                    duration(limits.operations),
                    estimate.unwrap_or_default(),
                    seconds(enough.saturating_add(enough / 2)),
                )
            }
            None => format!("the others take too large a search. {ask}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUT: Cut =
        Cut { total: 10, shortage: None, estimate: None, needed: None, is_asked_for: true };

    #[test]
    fn a_remedy_names_an_option_that_allows_more() {
        let limits = Limits::new(1_000_000_000, 30);
        for (shortage, estimate, needed, words) in [
            (Some(Shortage::Memory), None, None, "1 GB of memory is not enough"),
            (Some(Shortage::Memory), None, None, "by --memory 4G"),
            (Some(Shortage::Memory), None, Some(5_400_000_000), "by --memory 7G"),
            (Some(Shortage::Memory), None, Some(1), "by --memory 2G"),
            (Some(Shortage::Work), None, None, "30 seconds of work. Ask"),
            (Some(Shortage::Work), None, None, "by --seconds 450"),
            (Some(Shortage::Work), Some(60_000_000_000_000), None, "all take about 16 hours"),
            (Some(Shortage::Work), Some(60_000_000_000_000), None, "by --seconds 90000"),
            (None, None, None, "too large a search. Ask for fewer, by --to"),
        ] {
            let remedy = Cut { shortage, estimate, needed, ..CUT }.remedy(&limits);
            assert!(remedy.contains(words), "{remedy}");
        }
    }
}
