//! A function of the intermediate representation as steps and jumps. Steps that nobody can notice are told apart.
//!
//! Editions differ in where temporary values are dropped. Dropping a `Vec<u32>` earlier gives memory back earlier, and no
//! safe code can tell. So two functions do the same if their other steps are the same on every way through them.

mod flags;
mod panics;

use super::ir::{Entity, Line, Reference};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// A function, by the labels of its blocks.
pub struct Flow<'a> {
    /// The line with its arguments.
    pub head: &'a str,
    blocks: HashMap<&'a str, Vec<Step<'a>>>,
    /// The variables on the stack, with their sizes.
    slots: HashMap<&'a str, &'a str>,
    /// The block in which alone a name occurs; none if there are more.
    only_blocks: HashMap<&'a str, Option<&'a str>>,
}

/// An instruction.
pub struct Step<'a> {
    /// The first of its lines.
    pub line: usize,
    /// The instruction, without the labels that it leads to.
    pub text: String,
    /// The labels that it leads to; none if the next instruction follows.
    pub targets: Vec<&'a str>,
    /// The label of what follows, if that begins a block.
    next: Option<&'a str>,
    /// The landing pad.
    pub unwind: Option<&'a str>,
    pub references: Vec<Reference>,
    kind: Kind,
}

enum Kind {
    /// A visible effect.
    Effect,
    /// A jump, a declaration of a variable, or a call that frees memory.
    Silent,
    /// An assignment to a drop flag.
    Set(String, bool),
    /// A branch on a drop flag.
    Test(String),
}

/// A place in a function, and the flags that are known there.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct At<'a> {
    block: &'a str,
    index: usize,
    flags: BTreeMap<String, bool>,
}

impl<'a> Flow<'a> {
    /// Reads a function. `gives_back` is true for a call that does nothing but give memory back.
    pub fn read(entity: &'a Entity, gives_back: impl Fn(&Line) -> bool) -> Self {
        let (blocks, slots, only_blocks) = Default::default();
        let mut flow = Flow { head: &entity.lines[0].text, blocks, slots, only_blocks };
        let (mut block, mut start) = ("", 1);
        while let Some(first) = entity.lines.get(start) {
            let rest = &entity.lines[start + 1..];
            let more = rest.iter().take_while(|line| continues(&line.text)).count();
            let lines = start..start + 1 + more;
            start = lines.end;
            if let Some(label) = first.text.strip_suffix(':') {
                block = label;
                continue;
            }
            if let Some((name, size)) = first.text.trim_start().split_once(" = alloca ") {
                flow.slots.insert(name, size);
            }
            for name in entity.lines[lines.clone()].iter().flat_map(|line| locals(&line.text)) {
                // What `phi` takes may be made later in its block.
                let of = Some(block).filter(|_| !first.text.contains(" = phi "));
                let only = flow.only_blocks.entry(name).or_insert(of);
                *only = only.filter(|_| *only == of);
            }
            let step = Step::read(&entity.lines, lines, gives_back(first));
            flow.blocks.entry(block).or_default().push(step);
        }
        flow.find_flags();
        flow.unite_panics();
        flow
    }

    /// The place where the function begins.
    pub fn start(&self) -> At<'a> {
        At { block: "start", index: 0, flags: BTreeMap::new() }
    }

    /// The beginning of a block that is reached from `at`.
    pub fn jump(&self, at: &At<'a>, block: &'a str) -> At<'a> {
        At { block, index: 0, flags: at.flags.clone() }
    }

    /// The instruction that follows if there is no panic.
    pub fn next(&self, at: &At<'a>) -> At<'a> {
        match self.step(at).and_then(|step| step.next) {
            Some(block) => self.jump(at, block),
            None => At { index: at.index + 1, ..at.clone() },
        }
    }

    pub fn step(&self, at: &At<'a>) -> Option<&Step<'a>> {
        self.blocks.get(at.block)?.get(at.index)
    }

    /// The places of all steps, where no flag is known.
    fn places(&self) -> Vec<At<'a>> {
        let places = self.blocks.iter().flat_map(|(&block, steps)| {
            (0..steps.len()).map(move |index| At { block, index, flags: BTreeMap::new() })
        });
        places.collect()
    }

    /// The size of a variable on the stack.
    pub fn slot(&self, name: &str) -> Option<&'a str> {
        self.slots.get(name).copied()
    }

    /// The name that an instruction makes, if no other block has it.
    pub fn made_here<'b>(&self, text: &'b str) -> Option<&'b str> {
        let name = text.split_once(" = ")?.0;
        self.only_blocks.get(name)?.and(Some(name))
    }

    /// Goes on to the next step that somebody may notice.
    pub fn pass(&self, mut at: At<'a>) -> At<'a> {
        let mut passed = HashSet::new();
        while let Some(step) = self.step(&at).filter(|_| passed.insert(at.clone())) {
            let target = match &step.kind {
                Kind::Effect => break,
                Kind::Silent => step.targets.first(),
                Kind::Set(flag, value) => {
                    at.flags.insert(flag.clone(), *value);
                    None
                }
                Kind::Test(flag) => match at.flags.get(flag) {
                    Some(value) => step.targets.get(usize::from(!value)),
                    None => break,
                },
            };
            at = target.map_or_else(|| self.next(&at), |block| self.jump(&at, block));
        }
        at
    }
}

impl<'a> Step<'a> {
    fn read(all: &'a [Line], lines: Range<usize>, gives_back: bool) -> Self {
        let (line, mut text, mut targets) = (lines.start, String::new(), Vec::new());
        for line in &all[lines.clone()] {
            let mut parts = line.text.split("label %");
            text += parts.next().unwrap_or_default();
            for part in parts {
                let end = part.find([',', ' ']).unwrap_or(part.len());
                targets.push(&part[..end]);
                text += &part[end..];
            }
        }
        let is_invoke = text.contains("invoke ");
        let unwind = if is_invoke { targets.pop() } else { None };
        let next = if is_invoke { targets.pop() } else { None };
        text = text.replacen("invoke ", "call ", 1);
        let text = text.trim_end_matches("          to  unwind ").trim().to_string();
        let kind = match &*text {
            text if gives_back || text == "br" || text.contains(" = alloca ") => Kind::Silent,
            _ => Kind::Effect,
        };
        let references = all[lines].iter().flat_map(|line| line.references.clone()).collect();
        Step { line, text, targets, next, unwind, references, kind }
    }

    /// Returns true if nothing of the function follows.
    pub fn ends(&self) -> bool {
        ["ret ", "resume ", "unreachable"].iter().any(|word| self.text.starts_with(word))
    }
}

/// Returns true for a line that belongs to the instruction before it.
fn continues(line: &str) -> bool {
    line.starts_with("    ") || line == "  ]"
}

/// The local names in an instruction, with their marks.
pub fn locals(text: &str) -> Vec<&str> {
    let is_name = |c: char| c.is_alphanumeric() || "_.$-".contains(c);
    let starts = text.match_indices('%').map(|(at, _)| at);
    let name = |at: usize| {
        let rest = &text[at + 1..];
        &text[at..at + 1 + rest.find(|c| !is_name(c)).unwrap_or(rest.len())]
    };
    starts.map(name).collect()
}
