//! State that all tests share.

use super::session::Sessions;
use super::site::Site;
use super::trap::Trap;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The book, the windows, and what was measured.
pub struct World {
    pub site: Site,
    pub sessions: Sessions,
    /// The proxy that records requests to other machines.
    pub trap: Trap,
    /// The checker of accessibility, or why there is none.
    pub axe: anyhow::Result<String>,
    pub measured: Mutex<Vec<Measured>>,
    /// The time that each law took.
    pub spent: Mutex<BTreeMap<&'static str, Duration>>,
}

/// A number that was measured on a page.
pub struct Measured {
    what: &'static str,
    page: String,
    value: f64,
}

impl World {
    /// Keeps a number for the report.
    pub fn measured(&self, what: &'static str, page: &str, value: f64) {
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        measured.push(Measured { what, page: page.into(), value });
    }

    /// Adds to the time that a law takes.
    pub fn spent(&self, law: &'static str, time: Duration) {
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        *spent.entry(law).or_default() += time;
    }

    /// The middle of all that was measured, with the page of the greatest number; and the seconds of each law, the slowest
    /// first.
    pub fn report(&self) -> String {
        let spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let mut spent: Vec<_> = spent.iter().collect();
        spent.sort_by_key(|&(_, time)| Reverse(*time));
        let spent = spent.iter().map(|(law, time)| format!("{law} {:.0}", time.as_secs_f64()));
        let spent: Vec<String> = spent.collect();
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        measured.sort_by(|a, b| a.what.cmp(b.what).then(a.value.total_cmp(&b.value)));
        let same = measured.chunk_by(|a, b| a.what == b.what);
        let measured: String = same
            .map(|same| {
                let (middle, worst) = (&same[same.len() / 2], &same[same.len() - 1]);
                format!(
                    "{}: median {:.0}, worst {:.0} ({})\n",
                    worst.what, middle.value, worst.value, worst.page
                )
            })
            .collect();
        format!("{measured}seconds by law: {}\n", spent.join(", "))
    }
}
