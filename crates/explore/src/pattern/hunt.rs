//! The hunt for a pattern, the same for sequences, sets and tables: the simplest candidate that agrees
//! with everything known is attacked with more data, and replaced if it breaks.

use super::{Finding, Period};
use crate::claim::Claim;

/// What was computed of a game.
pub(super) trait Data {
    /// A candidate is attacked with data of this many times the size, and then once more.
    const FACTOR: u64 = 4;
    /// If no candidate agrees with less than this, more data may help.
    const FEW: u64 = 4096;

    /// What can be said of such data.
    type Rule;

    /// In which `{n}` stands for the variable.
    fn text(rule: &Self::Rule) -> &str;

    /// Compares what is said with all that is known: of how many places something is said, or the first place
    /// where it is wrong, as in `n = 713`.
    fn check(&self, rule: &Self::Rule) -> Result<u64, String>;

    /// How much there is, in the unit in which more is asked for.
    fn size(&self) -> u64;

    /// The last number, such that everything up to it was computed.
    fn last(&self) -> u64;

    /// A beginning in which a pattern of most games shows, if there is much more.
    fn beginning(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }
}

/// What the data say of a candidate.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is wrong here, as in `n = 713`.
    Broken(String),
    /// It says something of too few places to be mentioned.
    Unsupported,
    /// It agrees, but it takes not much less to say than the data themselves.
    Weak,
    /// It agrees.
    Strong,
}

/// A pattern that may be that of the data.
pub(super) struct Candidate<D: Data> {
    pub rule: D::Rule,
    /// The number of numbers that one must know to write it down, about.
    pub cost: u64,
    pub period: Option<Period>,
    /// Whether it takes much less to say than these data, with which it agrees.
    pub is_short: Box<dyn Fn(&D) -> bool>,
}

impl<D: Data> Candidate<D> {
    pub fn verdict(&self, data: &D) -> Verdict {
        match data.check(&self.rule) {
            Err(place) => Verdict::Broken(place),
            Ok(places) if places < LEAST_SUPPORT => Verdict::Unsupported,
            Ok(_) if (self.is_short)(data) => Verdict::Strong,
            Ok(_) => Verdict::Weak,
        }
    }

    fn shown(&self) -> String {
        // There is but one variable that values can have a period in.
        D::text(&self.rule).replace("{in}", "").replace("{n}", "n")
    }
}

/// What says something of fewer places is not mentioned.
const LEAST_SUPPORT: u64 = 8;
/// Added to the cost of a candidate that says where the zeros are and nothing else: whatever says
/// more comes first.
pub(super) const ZEROS_ONLY: u64 = 1 << 40;

const ATTACKS: usize = 2;
/// More is asked for at least up to here.
const SOME: u64 = 64;
/// Refuted candidates, after which the search ends.
const PATIENCE: usize = 6;

/// The simplest pattern that `data` and what `further` adds to them follow.
///
/// `further` is asked for data of a size, and may answer with less, or with none.
pub(super) fn hunt<D: Data>(
    mut data: D,
    propose: impl Fn(&D) -> Vec<Candidate<D>>,
    further: &mut dyn FnMut(u64) -> Option<D>,
) -> Option<Finding> {
    let mut refuted = Vec::new();
    // Proposals are sought in a beginning first: to look for them takes longer than to test them.
    let look = |data: &D| {
        let early = data.beginning().and_then(|beginning| simplest(propose(&beginning), data));
        early.or_else(|| simplest(propose(data), data))
    };
    let mut best = look(&data);
    let mut attacks = ATTACKS;
    while attacks > 0 && refuted.len() < PATIENCE && (best.is_some() || data.size() < D::FEW) {
        attacks -= 1;
        let asked = data.size().saturating_mul(D::FACTOR).max(SOME);
        let Some(more) = further(asked).filter(|more| more.size() > data.size()) else { break };
        let held = data.last();
        data = more;
        let verdict = best.as_ref().map(|candidate| candidate.verdict(&data));
        if let (Some(candidate), Some(Verdict::Broken(place))) = (&best, &verdict) {
            refuted.push(format!("{} held to {held} and broke at {place}", candidate.shown()));
            attacks = ATTACKS;
        }
        if matches!(verdict, None | Some(Verdict::Broken(_))) {
            best = look(&data);
            // What was found just now has not been attacked.
            attacks = if best.is_some() { ATTACKS } else { attacks };
        }
    }
    report(best, &data, refuted)
}

fn report<D: Data>(best: Option<Candidate<D>>, data: &D, refuted: Vec<String>) -> Option<Finding> {
    let checked_to = data.last();
    let Some(best) = best else {
        let text = super::NO_PATTERN.to_string();
        let nothing = Finding { text, period: None, checked_to, claim: Claim::Observed, refuted };
        return (!nothing.refuted.is_empty()).then_some(nothing);
    };
    let claim = match best.verdict(data) {
        Verdict::Strong => Claim::CheckedTo(checked_to),
        _ => Claim::Observed,
    };
    Some(Finding { text: best.shown(), period: best.period, checked_to, claim, refuted })
}

/// Of the candidates that agree with `data` a strong one before a weak one, then the cheapest, then
/// the first.
pub(super) fn simplest<D: Data>(candidates: Vec<Candidate<D>>, data: &D) -> Option<Candidate<D>> {
    let rank = |candidate: Candidate<D>| match candidate.verdict(data) {
        Verdict::Broken(_) | Verdict::Unsupported => None,
        verdict => Some((verdict != Verdict::Strong, candidate.cost, candidate)),
    };
    let agree = candidates.into_iter().filter_map(rank);
    agree.min_by_key(|&(weak, cost, _)| (weak, cost)).map(|(.., candidate)| candidate)
}
