//! The pattern of a subject's answers, attacked by more of them, and proved if a theorem does.

use super::Subject;
use super::answers::Answers;
use crate::claim::Claim;
use crate::limits::BYTES_OF_ANSWER;
use crate::pattern::{self, Finding, Table};
use crate::prove::Period;
use crate::solve;
use crate::watch::Watch;
use std::borrow::Cow;

/// The memory of an answer while its pattern is looked for, besides what that takes: it is there three times.
const HELD: usize = 3 * size_of::<u32>();
/// A quarter of what proves most periods.
const WINDOW: usize = 250;
/// The memory that a look through an answer takes, in a sequence and in a table.
const BYTES_OF_LOOK: u64 = 32;
const BYTES_OF_CELL: u64 = 16;
/// The memory of an answer of a sequence that is attacked: it should not take long to look through them.
const BYTES_OF_ATTACK: u64 = 64;
/// The memory of an answer whose coordinates are a list: lists are slow to look through.
const BYTES_OF_SAMPLE: u64 = 1000;

/// A position and its value.
type Sample = (Vec<u64>, u32);

impl Subject<'_> {
    /// The pattern of these answers, if there is one.
    pub(super) fn finding(&self, sizes: &[usize], answers: &Answers) -> Option<Finding> {
        let (sizes, values, gaps) = answers.within_limits(sizes);
        self.held.set((answers.values.len() * HELD) as u64);
        match sizes[..] {
            [_] => self
                .of_sequence(&values[..values.len().min(self.most_looked_through(BYTES_OF_LOOK))]),
            [width, height] => {
                let height = height.min(self.most_looked_through(BYTES_OF_CELL) / width.max(1));
                let count = width * height;
                let gaps = gaps.get(..count).unwrap_or_default().to_vec();
                let table = self.table([width, height], values[..count].to_vec(), gaps);
                pattern::table(&table, &mut |width, height| match self.more(&[width, height]) {
                    (sizes, values, gaps) if !values.is_empty() => {
                        Some(self.table([sizes[0], sizes[1]], values, gaps))
                    }
                    _ => None,
                })
            }
            _ => {
                let (samples, gaps) = self.samples(&sizes, &values, &gaps);
                pattern::heaps(&samples, &gaps).map(|finding| self.by_axes(finding))
            }
        }
    }

    /// What is said of single heaps, said of the coordinates by their names.
    fn by_axes(&self, finding: Finding) -> Finding {
        // Heap 1 is the beginning of heap 10, so the last come first.
        let named = self.axes.iter().enumerate().rev();
        let text = named.fold(finding.text, |text, (index, axis)| {
            text.replace(&format!("heap {}", index + 1), axis)
        });
        Finding { text, ..finding }
    }

    /// The positions up to some number in each coordinate, so that there are not too many, with their values; and
    /// where there is none.
    fn samples(
        &self,
        sizes: &[usize],
        values: &[u32],
        gaps: &[bool],
    ) -> (Vec<Sample>, Vec<Vec<u64>>) {
        let most = self.limits.bytes / BYTES_OF_SAMPLE;
        let count =
            |bound: usize| -> u64 { sizes.iter().map(|&size| bound.min(size) as u64).product() };
        let mut bound = sizes.iter().copied().max().unwrap_or(0);
        while bound > 1 && count(bound) > most {
            bound -= bound.div_ceil(16);
        }
        let (mut samples, mut without) = (Vec::new(), Vec::new());
        let is_near = |place: &[u64]| place.iter().all(|&number| number < bound as u64);
        let all = solve::positions(sizes).zip(values).enumerate();
        for (index, (place, &value)) in all.filter(|(_, (place, _))| is_near(place)) {
            match gaps.get(index) {
                Some(true) => without.push(place),
                _ => samples.push((place, value)),
            }
        }
        (samples, without)
    }

    fn table(&self, [width, height]: [usize; 2], values: Vec<u32>, gaps: Vec<bool>) -> Table {
        let axes = [self.axes[0].clone(), self.axes[1].clone()];
        Table { width, height, values, gaps, axes }
    }

    /// As many answers as an attack may spend, how many these are of each coordinate, and where there is no position.
    fn more(&self, sizes: &[usize]) -> (Vec<usize>, Vec<u32>, Vec<bool>) {
        let limits = self.left().beside(self.held.get());
        // Of a sequence as much as there may be; of a table the same shape or nothing.
        let fewer = [sizes[0].min(self.longest_attack())];
        let sizes = if sizes.len() == 1 { &fewer } else { sizes };
        let total = sizes.iter().try_fold(1_u64, |all, &size| all.checked_mul(size as u64));
        let Some(total) = total.filter(|&total| total <= limits.most_answers()) else {
            return (vec![0; sizes.len()], Vec::new(), Vec::new());
        };
        let beside = limits.beside(total * BYTES_OF_ANSWER);
        let answers = self.answers(sizes, &mut Watch::attack(total, beside)).unwrap_or_default();
        let (sizes, answers) = answers.in_rows(sizes);
        self.looked_at.set(self.looked_at.get().max(answers.values.len()));
        answers.into_values(&sizes)
    }

    /// The longest sequence that a pattern is attacked with.
    fn longest_attack(&self) -> usize {
        (self.limits.bytes / BYTES_OF_ATTACK) as usize
    }

    /// How many answers there is room to look through, at so many bytes, beside all that are there.
    fn most_looked_through(&self, bytes: u64) -> usize {
        (self.limits.beside(self.held.get() / 3).bytes / bytes) as usize
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
        let more = self.more(&[values.len() * 16]).1;
        let later = if more.len() > values.len() { self.of_values(&more) } else { None };
        if is_pattern(later.as_ref()) { later } else { found }
    }

    fn of_values(&self, values: &[u32]) -> Option<Finding> {
        let mut longest = Cow::Borrowed(values);
        let found = pattern::sequence(values, &mut |count| {
            let is_room = self.longest_attack() > values.len();
            let more = if is_room { self.more(&[count]).1 } else { Vec::new() };
            if more.len() > longest.len() {
                longest = Cow::Owned(more.clone());
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
