//! Positions of several heaps.

use super::Finding;
use crate::explore::claim::Claim;

pub(super) fn find(samples: &[(Vec<u64>, u32)]) -> Option<Finding> {
    let agree = samples
        .iter()
        .all(|(heaps, value)| heaps.iter().fold(0, |sum, heap| sum ^ heap) == u64::from(*value));
    let checked_to = samples.iter().flat_map(|(heaps, _)| heaps).copied().max()?;
    agree.then(|| Finding {
        text: "the nim-sum of the heaps".into(),
        period: None,
        checked_to,
        claim: Claim::CheckedTo(checked_to),
        refuted: Vec::new(),
    })
}
