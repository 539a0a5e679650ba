//! Two functions, compared step by step.

use super::flow::{At, Flow, Step, locals};
use super::same::agree;
use std::collections::{HashMap, HashSet};

/// Most pairs of places that are compared; functions with more count as different.
const MOST_PAIRS: usize = 100_000;

pub struct SideBySide<'f, 'a> {
    one: &'f Flow<'a>,
    two: &'f Flow<'a>,
    /// Local names of one function by those of the other, in both directions.
    names: (HashMap<String, String>, HashMap<String, String>),
    seen: HashSet<(At<'a>, At<'a>)>,
    open: Vec<(At<'a>, At<'a>)>,
}

impl<'f, 'a> SideBySide<'f, 'a> {
    pub fn new(one: &'f Flow<'a>, two: &'f Flow<'a>) -> Self {
        let open = vec![(one.start(), two.start())];
        SideBySide { one, two, names: Default::default(), seen: HashSet::new(), open }
    }

    /// Goes all ways through both. The steps that somebody may notice must be the same, and `refer` must say so of what
    /// they refer to.
    ///
    /// # Errors
    ///
    /// The line of the one where the two part.
    pub fn run(mut self, mut refer: impl FnMut(&Step<'a>, &Step<'a>) -> bool) -> Result<(), usize> {
        if !self.same_text(self.one.head, self.two.head) {
            return Err(0);
        }
        while let Some((at, with)) = self.open.pop() {
            let places = (self.one.pass(at), self.two.pass(with));
            let (Some(step), Some(with)) = (self.one.step(&places.0), self.two.step(&places.1))
            else {
                return Err(0);
            };
            if self.seen.contains(&places) {
                continue;
            }
            let is_same = self.seen.len() < MOST_PAIRS
                && step.targets.len() == with.targets.len()
                && step.unwind.is_some() == with.unwind.is_some()
                && self.same_text(&step.text, &with.text)
                && refer(step, with);
            if !is_same {
                return Err(step.line);
            }
            self.go_on(step, with, &places);
            self.seen.insert(places);
        }
        Ok(())
    }

    fn go_on(&mut self, step: &Step<'a>, with: &Step<'a>, (at, too): &(At<'a>, At<'a>)) {
        let unwinds = step.unwind.zip(with.unwind);
        let jumps = step.targets.iter().copied().zip(with.targets.iter().copied());
        for (block, other) in jumps.chain(unwinds) {
            self.open.push((self.one.jump(at, block), self.two.jump(too, other)));
        }
        if step.targets.is_empty() && !step.ends() {
            self.open.push((self.one.next(at), self.two.next(too)));
        }
    }

    /// Compares two instructions, and notes which local name stands for which.
    fn same_text(&mut self, one: &str, two: &str) -> bool {
        // Within a block, steps have one order: what was made when these two were passed before is of no use any more.
        if let (Some(name), Some(other)) = (self.one.made_here(one), self.two.made_here(two)) {
            self.names.0.remove(name);
            self.names.1.remove(other);
        }
        let (names, others) = (locals(one), locals(two));
        let plain = |text: &str, names: &[&str]| {
            names.iter().fold(text.to_string(), |text, name| text.replacen(name, "%", 1))
        };
        names.len() == others.len()
            && plain(one, &names) == plain(two, &others)
            && names.iter().zip(&others).all(|(name, other)| {
                self.one.slot(name) == self.two.slot(other)
                    && agree(&mut self.names, name.to_string(), other.to_string())
            })
    }
}
