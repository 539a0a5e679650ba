//! Changes of what is deleted, as errors of rustc ask for them.

use super::Rounds;
use super::parts::{Kind, Part};
use crate::rustc::{code, errors, outermost, primary, range};
use crate::source::Source;
use cargo_metadata::diagnostic::Diagnostic;
use std::collections::HashSet;

impl Rounds<'_> {
    /// Changes what is deleted, so that more of it may compile. Returns false if nothing is left to change.
    pub fn repair(&mut self, diagnostics: &[Diagnostic], text: &Source) -> bool {
        let stays = self.stays();
        // Names that are not found lead to more errors, and imports to names that are not found.
        for kind in ["E0432", "E04", ""] {
            let are_sure = !kind.is_empty() || self.speculative.is_empty();
            let errors: Vec<_> =
                errors(diagnostics).filter(|error| code(error).starts_with(kind)).collect();
            let changed = errors.iter().filter(|error| {
                are_sure && self.remove_at_error(error, &stays) || self.restore(error, text, &stays)
            });
            let is_changed = changed.count() > 0;
            // What is pointed at may be right once others have their names back.
            if is_changed
                || errors.iter().filter(|one| self.remove_at_error(one, &stays)).count() > 0
            {
                return true;
            }
        }
        false
    }

    /// Deletes the import, member or implementation that an error points at. Returns false if there is none.
    fn remove_at_error(&mut self, error: &Diagnostic, stays: &[bool]) -> bool {
        let Some(span) = primary(error).map(outermost).map(range) else { return false };
        let is_at = |&index: &usize| {
            let part = &self.parts[index];
            stays[index] && part.range.start <= span.start && span.end <= part.range.end
        };
        let Some(inner) = (0..self.parts.len()).rev().find(is_at) else { return false };
        let is_no_member = ["E0407", "E0437", "E0438"].contains(&code(error));
        let around = std::iter::successors(Some(inner), |&index| self.parts[index].parent);
        let guilty = around.take_while(|index| !self.kept.contains(index)).find(|&index| {
            let part = &self.parts[index];
            match part.kind {
                Kind::Use | Kind::Import => true,
                Kind::Member => is_no_member,
                Kind::Group | Kind::Implementation | Kind::Call => !self.reached.parts[index],
                Kind::Item | Kind::Inner | Kind::Module => false,
            }
        });
        self.dead.extend(guilty);
        guilty.is_some()
    }

    /// Takes back what an error names. Returns false if it names nothing that is deleted.
    fn restore(&mut self, error: &Diagnostic, text: &Source, stays: &[bool]) -> bool {
        let messages = error.children.iter().chain([error]).map(|one| &*one.message);
        let quoted = messages.flat_map(|message| message.split('`').skip(1).step_by(2));
        // A method that is missed is where the error points at.
        let at = primary(error).and_then(|at| text.text().get(range(at)));
        let quoted = quoted.chain(at.filter(|at| at.len() < LONGEST_NAME));
        let quoted = quoted.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
        let quoted: HashSet<&str> = quoted.collect();
        let is_named = |name: &String| quoted.contains(&**name);
        // Methods of other types are called alike.
        let is_near = |part: &Part| {
            let around = part.parent.map(|around| &self.parts[around]);
            around.is_none_or(|around| {
                around.kind != Kind::Group || around.names.iter().any(is_named)
            })
        };
        let is_meant = |&index: &usize| {
            let part = &self.parts[index];
            let mut names = part.names.iter();
            !stays[index]
                && !self.kept.contains(&index)
                && match part.kind {
                    Kind::Item | Kind::Use => is_near(part) && names.any(is_named),
                    Kind::Implementation => {
                        self.speculative.contains(&index) && names.all(is_named)
                    }
                    Kind::Call => self.speculative.contains(&index) && names.any(is_named),
                    _ => false,
                }
        };
        let meant: Vec<usize> = (0..stays.len()).filter(is_meant).collect();
        meant.iter().for_each(|&index| self.keep(index));
        !meant.is_empty()
    }

    /// Takes a part back, and what is around it.
    fn keep(&mut self, index: usize) {
        let around =
            |&index: &usize| self.parts[index].parent.filter(|_| !self.parts[index].is_passive);
        for index in std::iter::successors(Some(index), around) {
            self.dead.remove(&index);
            self.kept.insert(index);
        }
    }

    /// Takes back what was deleted in doubt: calls of macros first. Returns false if nothing was.
    pub fn restore_speculative(&mut self) -> bool {
        let all = std::mem::take(&mut self.speculative).into_iter();
        let (calls, others): (Vec<_>, Vec<_>) = all
            .filter(|index| self.dead.contains(index))
            .partition(|&index| self.parts[index].kind == Kind::Call);
        let (back, rest) = if calls.is_empty() { (others, calls) } else { (calls, others) };
        self.speculative = rest.into_iter().collect();
        back.iter().for_each(|&index| self.keep(index));
        !back.is_empty()
    }
}

/// Bytes of the longest text that an error points at and that may be a name.
const LONGEST_NAME: usize = 40;
