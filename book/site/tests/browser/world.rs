//! What all tests share.

use super::session::Sessions;
use super::site::Site;
use super::trap::Trap;
use super::visit::{Law, Visits};
use std::sync::{Mutex, PoisonError};

/// The book, the windows, and what was measured.
pub struct World {
    pub site: Site,
    pub sessions: Sessions,
    pub visits: Visits,
    /// What was sent to other machines.
    pub trap: Trap,
    pub laws: &'static [Law],
    /// Whether a test of this name was asked for.
    pub is_wanted: Box<dyn Fn(&str) -> bool + Send + Sync>,
    /// The checker of accessibility, or why there is none.
    pub axe: Result<String, String>,
    measured: Mutex<Vec<Measured>>,
}

/// A number that was measured on a page.
struct Measured {
    what: &'static str,
    page: String,
    value: f64,
}

impl World {
    pub fn new(
        site: Site,
        sessions: Sessions,
        trap: Trap,
        laws: &'static [Law],
        is_wanted: Box<dyn Fn(&str) -> bool + Send + Sync>,
        axe: Result<String, String>,
    ) -> Self {
        let visits = Visits::new(&site);
        World { site, sessions, visits, trap, laws, is_wanted, axe, measured: Mutex::default() }
    }

    /// Keeps a number for the report.
    pub fn measured(&self, what: &'static str, page: &str, value: f64) {
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        measured.push(Measured { what, page: page.into(), value });
    }

    /// The middle of what was measured, and the page of the greatest number.
    pub fn report(&self) -> String {
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        measured.sort_by(|a, b| a.what.cmp(b.what).then(a.value.total_cmp(&b.value)));
        let same = measured.chunk_by(|a, b| a.what == b.what);
        same.map(|same| {
            let (middle, worst) = (&same[same.len() / 2], &same[same.len() - 1]);
            format!(
                "{}: median {:.0}, worst {:.0} ({})\n",
                worst.what, middle.value, worst.value, worst.page
            )
        })
        .collect()
    }
}
