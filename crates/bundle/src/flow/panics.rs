//! Panics with a literal, which editions write in two ways.

use super::{At, Flow, Kind, Step, locals};
use crate::ir::Reference;
use std::collections::BTreeMap;

impl<'a> Flow<'a> {
    /// Makes one step of each panic with a literal. Editions before 2021 hand the literal to `begin_panic`, newer ones to
    /// `panic_fmt`, as a message without arguments. The payload is the same `&'static str`.
    pub fn unite_panics(&mut self) {
        let places = self.blocks.iter().flat_map(|(&block, steps)| {
            (0..steps.len()).map(move |index| At { block, index, flags: BTreeMap::new() })
        });
        let places: Vec<At<'a>> = places.collect();
        for at in places {
            let Some(literal) = self.step(&at).and_then(Literal::of) else { continue };
            if literal.is_panic {
                self.become_panic(&at, &literal, 2);
            } else if let Some(chain) = self.message(&at) {
                self.become_panic(&chain[3], &literal, 1);
                for at in &chain[..3] {
                    self.change(at, |step| step.kind = Kind::Silent);
                }
            }
        }
    }

    /// The four steps that make a message of a literal and panic with it.
    fn message(&self, at: &At<'a>) -> Option<[At<'a>; 4]> {
        let second = self.next(at);
        let third = self.next(&second);
        let last = self.next(&third);
        let text = |at: &At<'a>| Some(&*self.step(at)?.text);
        let (message, panic) = (*locals(text(at)?).first()?, self.step(&last)?);
        let part = |at: &At<'a>, number: u8| -> Option<&str> {
            let (name, rest) = text(at)?.split_once(" = ")?;
            (rest == format!("extractvalue {{ ptr, ptr }} {message}, {number}")).then_some(name)
        };
        let parts = [part(&second, 0)?, part(&third, 1)?];
        let is_panic = names(panic, "4core9panicking9panic_fmt") && locals(&panic.text) == parts;
        is_panic.then(|| [at.clone(), second, third, last])
    }

    /// Rewrites the step that panics. The place is its reference of this index.
    fn become_panic(&mut self, at: &At<'a>, literal: &Literal, place: usize) {
        self.change(at, |step| {
            let place = step.references.get(place).cloned();
            step.references = place.into_iter().chain([literal.text.clone()]).collect();
            step.text = format!("panic with {} bytes", literal.length);
        });
    }

    fn change(&mut self, at: &At<'a>, change: impl FnOnce(&mut Step<'a>)) {
        let steps = self.blocks.get_mut(at.block);
        if let Some(step) = steps.and_then(|steps| steps.get_mut(at.index)) {
            change(step);
        }
    }
}

/// A literal that a step hands on.
struct Literal {
    text: Reference,
    length: String,
    /// True if the step panics with it.
    is_panic: bool,
}

impl Literal {
    fn of(step: &Step<'_>) -> Option<Self> {
        // `begin_panic::<&str>`
        let is_panic = names(step, "3std9panicking11begin_panicReE");
        let is_message = names(step, "4core3fmt") && names(step, "9Arguments8from_str");
        let length = step.text.split_once("(ptr align 1 \0, i64 ")?.1;
        let length = length.split([',', ')']).next()?.to_string();
        let text = step.references.get(1)?.clone();
        (is_panic || is_message).then_some(Literal { text, length, is_panic })
    }
}

/// Returns true if the step calls a function with this in its symbol.
fn names(step: &Step<'_>, part: &str) -> bool {
    matches!(step.references.first(), Some(Reference::Symbol(name)) if name.contains(part))
}
