//! Messages for standard error, which no judge reads; and panics with a literal, which editions write in two ways.

use super::{At, Flow, Kind, Step, locals};
use crate::ir::Reference;

impl<'a> Flow<'a> {
    /// Makes one step of each panic with a literal. Editions before 2021 hand the literal to `begin_panic`, or to `core::panicking::panic`
    /// under `no_std`, newer ones to `panic_fmt`, as a message without arguments. The payload is the same `&'static str`.
    pub fn unite_panics(&mut self) {
        for at in self.places() {
            let Some(literal) = self.step(&at).and_then(Literal::of) else { continue };
            if literal.is_panic {
                self.become_panic(&at, &literal, 2);
            } else if let Some(chain) = self.message(&at, &[PANIC]) {
                self.become_panic(&chain[3], &literal, 1);
                for at in &chain[..3] {
                    self.change(at, |step| step.kind = Kind::Silent);
                }
            }
        }
    }

    /// Leaves out the words of messages for standard error, as `file!()` and `line!()` in them. What is formatted stays.
    /// Messages of panics are among them if no panic is caught.
    pub fn leave_out_words(&mut self, catches_panics: bool) {
        let hearers = if catches_panics { &[PRINT][..] } else { &[PRINT, PANIC] };
        for at in self.places() {
            let Some(step) = self.step(&at) else { continue };
            if names(step, "4core3fmt") && names(step, "9Arguments") {
                let locals = locals(&step.text).join(" ");
                if self.message(&at, hearers).is_some() {
                    self.change(&at, |step| {
                        step.text = format!("message {locals}");
                        step.references.clear();
                    });
                }
            }
        }
    }

    /// The four steps that make a message and hand it to one of the functions.
    fn message(&self, at: &At<'a>, hearers: &[&str]) -> Option<[At<'a>; 4]> {
        let second = self.next(at);
        let third = self.next(&second);
        let last = self.next(&third);
        let text = |at: &At<'a>| Some(&*self.step(at)?.text);
        let (message, heard) = (*locals(text(at)?).first()?, self.step(&last)?);
        let part = |at: &At<'a>, number: u8| -> Option<&str> {
            let (name, rest) = text(at)?.split_once(" = ")?;
            (rest == format!("extractvalue {{ ptr, ptr }} {message}, {number}")).then_some(name)
        };
        let parts = [part(&second, 0)?, part(&third, 1)?];
        let is_heard = hearers.iter().any(|name| names(heard, name));
        let is_it = is_heard && locals(&heard.text) == parts;
        is_it.then(|| [at.clone(), second, third, last])
    }

    /// Rewrites the step that panics. The place is its reference of this index.
    fn become_panic(&mut self, at: &At<'a>, literal: &Literal, place: usize) {
        self.change(at, |step| {
            let place = step.references.get(place).cloned();
            step.references = place.into_iter().chain([literal.text.clone()]).collect();
            step.text = format!("{UNITED} with {} bytes", literal.length);
        });
    }

    fn change(&mut self, at: &At<'a>, change: impl FnOnce(&mut Step<'a>)) {
        let steps = self.blocks.get_mut(at.block);
        if let Some(step) = steps.and_then(|steps| steps.get_mut(at.index)) {
            change(step);
        }
    }
}

/// Parts of the symbols of functions that hand a message to standard error.
const PANIC: &str = "4core9panicking9panic_fmt";
const PRINT: &str = "3std2io5stdio7__eprint";

/// The beginning of the step that a panic with a literal becomes.
const UNITED: &str = "panic";

/// A literal that a step hands on.
struct Literal {
    text: Reference,
    length: String,
    /// True if the step panics with it.
    is_panic: bool,
}

impl Literal {
    fn of(step: &Step<'_>) -> Option<Self> {
        // `begin_panic::<&str>`, `core::panicking::panic`
        let panics = ["3std9panicking11begin_panicReE", "4core9panicking5panic"];
        let is_panic = panics.into_iter().any(|name| names(step, name));
        let is_message = names(step, "4core3fmt") && names(step, "9Arguments8from_str");
        let length = step.text.split_once("(ptr align 1 \0, i64 ")?.1;
        let length = length.split([',', ')']).next()?.to_string();
        let text = step.references.get(1)?.clone();
        (is_panic || is_message).then_some(Literal { text, length, is_panic })
    }
}

/// Returns true if the step calls a function with this in its symbol.
fn names(step: &Step<'_>, part: &str) -> bool {
    step.references.first().and_then(Reference::symbol).is_some_and(|name| name.contains(part))
}
