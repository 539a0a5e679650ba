//! The pattern of a subject's answers, attacked by more of them, and proved if a theorem does.

use super::MOST_VALUES;
use super::Subject;
use super::answers::Answers;
use crate::explore::claim::Claim;
use crate::explore::pattern::{self, Finding, Table};
use crate::explore::prove::Period;
use crate::explore::solve;
use crate::explore::watch::Watch;

/// A quarter of what proves most periods.
const WINDOW: usize = 250;
/// No longer sequence is attacked: it would take a gigabyte.
const LONGEST: usize = 16_000_000;

impl Subject<'_> {
    /// The pattern of these answers, if there is one.
    pub(super) fn finding(&self, sizes: &[usize], answers: &Answers) -> Option<Finding> {
        let (sizes, values) = answers.clone().within_limits(sizes);
        match sizes[..] {
            [_] => self.of_sequence(&values),
            [width, height] => {
                pattern::table(&self.table(width, height, values), &mut |width, height| match self
                    .more(&[width, height])
                {
                    (sizes, values) if !values.is_empty() => {
                        Some(self.table(sizes[0], sizes[1], values))
                    }
                    _ => None,
                })
            }
            _ => {
                let samples: Vec<(Vec<u64>, u32)> =
                    solve::positions(&sizes).zip(values.iter().copied()).collect();
                pattern::heaps(&samples)
            }
        }
    }

    fn table(&self, width: usize, height: usize, values: Vec<u32>) -> Table {
        let axes = [self.axes[0].clone(), self.axes[1].clone()];
        Table { width, height, values, axes }
    }

    /// As many answers as an attack may spend, and how many these are of each coordinate.
    fn more(&self, sizes: &[usize]) -> (Vec<usize>, Vec<u32>) {
        // Of a sequence as much as there may be; of a table the same shape or nothing.
        let fewer = [sizes[0].min(LONGEST)];
        let sizes = if sizes.len() == 1 { &fewer } else { sizes };
        let total = sizes.iter().try_fold(1_u64, |all, &size| all.checked_mul(size as u64));
        let Some(total) = total.filter(|&total| total <= MOST_VALUES) else {
            return (vec![0; sizes.len()], Vec::new());
        };
        let answers = (self.compute)(sizes, &mut Watch::attack(total)).unwrap_or_default();
        let (sizes, answers) = answers.in_rows(sizes);
        self.looked_at.set(self.looked_at.get().max(answers.values.len()));
        answers.within_limits(&sizes)
    }

    fn of_sequence(&self, values: &[u32]) -> Option<Finding> {
        // Before the largest move comes into play the game is another one; and what can be proved should
        // be, however few values are wanted.
        let least = if self.proof.is_some() { WINDOW } else { 0 };
        let enough = 4 * self.most_taken.max(least);
        let more = if values.len() < enough { self.more(&[enough]).1 } else { Vec::new() };
        let values = if more.len() > values.len() { &more } else { values };
        let found = self.of_values(values);
        let has_period = found.as_ref().is_some_and(|finding| finding.period.is_some());
        if has_period || self.proof.is_none() && is_pattern(found.as_ref()) {
            return found;
        }
        // What is not seen in few values may be seen in more.
        let (_, more) = self.more(&[values.len() * 16]);
        let later = if more.len() > values.len() { self.of_values(&more) } else { None };
        if is_pattern(later.as_ref()) { later } else { found }
    }

    fn of_values(&self, values: &[u32]) -> Option<Finding> {
        let mut longest = values.to_vec();
        let found = pattern::sequence(values, &mut |count| {
            let (_, more) = self.more(&[count]);
            if more.len() > longest.len() {
                longest.clone_from(&more);
            }
            more
        });
        found.map(|finding| self.proved(finding, &longest))
    }

    /// The finding, proved if these values do so.
    fn proved(&self, finding: Finding, values: &[u32]) -> Finding {
        let found = finding.period.as_ref().filter(|period| period.saltus == 0);
        let proof = found.zip(self.proof.as_ref()).and_then(|(found, proof)| {
            proof(&Period { start: found.preperiod, period: found.period }, values)
        });
        match proof {
            Some(proof) => Finding { claim: Claim::Proved(proof), ..finding },
            None => finding,
        }
    }
}

/// Whether there is one that was not refuted.
fn is_pattern(finding: Option<&Finding>) -> bool {
    finding.is_some_and(|finding| finding.text != pattern::NO_PATTERN)
}
