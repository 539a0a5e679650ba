//! The parts to which names lead from what is reached.

use super::parts::{Kind, Part};
use super::{ACTING, Rounds};
use crate::source::tokens;
use crate::syntax::{named, start, walk};
use std::collections::HashSet;

/// For each part, true if names lead to it; for a module, if they lead to more in it than an import. A name stands for all
/// that is called so, and private imports stay with their module: this rather finds too much.
pub fn led_to(rounds: &Rounds<'_>) -> Vec<bool> {
    let parts = &rounds.parts;
    let is_left = |index: &usize| parts[*index].kind == Kind::Item && !rounds.dead.contains(index);
    let left = (0..parts.len()).filter(is_left).flat_map(|index| &parts[index].names).collect();
    let known = rounds.words.iter().collect();
    let is_live = vec![false; parts.len()];
    let mut names = Names { rounds, parts, left, known, is_live };
    while names.follow() {}
    names.is_live
}

struct Names<'a> {
    rounds: &'a Rounds<'a>,
    parts: &'a [Part],
    /// The names of the items that are not deleted.
    left: HashSet<&'a String>,
    /// The words of what is live.
    known: HashSet<&'a String>,
    is_live: Vec<bool>,
}

impl Names<'_> {
    /// Goes one step further. Returns false if there is none.
    fn follow(&mut self) -> bool {
        let mut is_more = false;
        for index in 0..self.parts.len() {
            if !self.is_live[index] && self.is_led_to(index) {
                is_more = true;
                self.is_live[index] = true;
                let is_import = self.parts[index].kind == Kind::Use;
                let around = std::iter::successors(Some(index), |&index| self.parts[index].parent);
                for around in around {
                    let kind = self.parts[around].kind;
                    self.is_live[around] |= kind == Kind::Module && !is_import;
                    if around == index || kind == Kind::Import {
                        self.known.extend(&self.parts[around].words);
                    }
                }
            }
        }
        is_more
    }

    fn is_led_to(&self, index: usize) -> bool {
        let part = &self.parts[index];
        let around = part.parent;
        let is_inside = around.is_none_or(|around| {
            self.is_live[around] || matches!(self.parts[around].kind, Kind::Module)
        });
        let names_known =
            |names: &HashSet<String>| names.iter().any(|name| self.known.contains(name));
        // A path to an item leads through its module.
        let is_open = around
            .is_none_or(|around| self.is_live[around] || names_known(&self.parts[around].names));
        let is_gone =
            |name: &String| self.rounds.defined.contains(name) && !self.left.contains(name);
        let is_own = |name: &String| {
            self.rounds.defined.contains(name)
                && !(self.known.contains(name) && self.left.contains(name))
        };
        let is_kept = self.rounds.kept.contains(&index);
        match part.kind {
            Kind::Module | Kind::Import => false,
            _ if self.rounds.dead.contains(&index) => false,
            _ if part.is_reached => true,
            Kind::Item | Kind::Call | Kind::Inner if is_kept => true,
            Kind::Use if part.names.iter().any(is_gone) => false,
            Kind::Item if part.names.is_empty() => is_inside,
            Kind::Item => {
                let acts = || ACTING.iter().any(|word| part.words.contains(*word));
                is_inside && (is_open && names_known(&part.names) || acts())
            }
            Kind::Member | Kind::Implementation | Kind::Group => {
                is_inside && !part.names.iter().any(is_own)
            }
            Kind::Use => self.is_import_led_to(index),
            // It makes what has a name that no item has, or it is a rule of a macro.
            Kind::Call if around.is_none_or(|around| self.parts[around].kind == Kind::Module) => {
                let is_of_live = !part.names.is_disjoint(&self.rounds.macros.live);
                let mut made = part.words.difference(&self.rounds.defined);
                let makes = made.any(|word| self.known.contains(word));
                is_open && makes || is_of_live && !part.names.iter().any(is_own)
            }
            Kind::Call | Kind::Inner => is_inside,
        }
    }

    /// Returns true for an import of the program, a private one of a module of which more is live, one of all names of a crate
    /// that is live, and one of a known name.
    fn is_import_led_to(&self, index: usize) -> bool {
        let around = |&index: &usize| self.parts[index].parent;
        let is_import = |index: &usize| self.parts[*index].kind == Kind::Import;
        let tops = std::iter::successors(Some(index), |index| around(index).filter(is_import));
        let top = tops.last().unwrap_or(index);
        let Some(module) = around(&top) else { return true };
        let part = &self.parts[index];
        match &part.names {
            names if names.is_empty() => {
                std::iter::successors(Some(module), around).any(|around| self.is_live[around])
            }
            _ if self.parts[top].is_passive => self.is_live[module],
            names => part.words.union(names).any(|name| self.known.contains(name)),
        }
    }
}

/// Gives each part its words. Returns those in no part.
pub fn read_words(text: &str, parts: &mut [Part]) -> HashSet<String> {
    let (mut outside, mut innermost, mut next) = (HashSet::new(), Vec::new(), 0);
    walk(tokens(text), &mut |around| {
        let at = start(around.token().span());
        while next < parts.len() && parts[next].range.start <= at {
            innermost.push(next);
            next += 1;
        }
        innermost.retain(|&index: &usize| parts[index].range.end > at);
        let is_in_body =
            |&index: &usize| parts[index].body.as_ref().is_some_and(|body| body.contains(&at));
        if !innermost.iter().any(is_in_body) {
            let words = innermost.last().map_or(&mut outside, |&index| &mut parts[index].words);
            words.extend(named(around.token()));
        }
    });
    outside
}
