//! The same text under two editions: whether it does the same, apart from drops that nobody can notice.
//!
//! rustc's MIR of a function says where each value is dropped. Two machines read the two functions side by side. Steps without an effect are passed over: storage that begins or ends,
//! jumps, a `()` that is stored, and dropping what is nothing but memory, a `Vec<u32>` say. All other steps must be the same,
//! in the same order, on every way through the function. In a function with raw pointers, which may lead into that memory,
//! jumps alone are passed over.

use super::memory::is_memory;
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::Path;

/// When MIR is looked at: as it is built, with a drop for every value; and when those of moved values are gone, but flags
/// may say what was moved. If either shows no difference, there is none.
pub const STAGES: [&str; 2] = ["built", "ElaborateDrops"];

/// The functions of a crate, by their names.
#[derive(Debug, Default)]
pub struct Dump(BTreeMap<String, Function>);

/// The functions of one text: locals by number, blocks by number.
#[derive(Debug, Default)]
struct Function {
    locals: HashMap<String, String>,
    blocks: HashMap<String, Vec<Step>>,
}

#[derive(Debug, Default)]
struct Step {
    /// The statement, without where it leads to.
    text: String,
    /// Where it leads to: labels, `return` say, and blocks.
    targets: Vec<(String, String)>,
    place: Option<(usize, usize)>,
}

impl Dump {
    /// Reads what `-Zdump-mir` wrote of a crate.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn read(folder: &Path, name: &str, stage: &str) -> Result<Self> {
        let prefix = format!("{name}.");
        let mut functions = BTreeMap::new();
        let entries = fs::read_dir(folder)
            .with_context(|| format!("rustc writes no MIR into {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let function = name.strip_suffix(&format!(".{stage}.after.mir"));
            if let Some(function) = function.filter(|name| name.starts_with(&prefix)) {
                functions.insert(function.into(), Function::read(&fs::read_to_string(&path)?));
            }
        }
        ensure!(!functions.is_empty(), "rustc writes no MIR of the stage {stage}");
        Ok(Dump(functions))
    }

    /// Returns true if all functions of another stage are here: one that is missing was not compared.
    pub fn covers(&self, other: &Self) -> bool {
        other.0.keys().all(|name| self.0.contains_key(name))
    }
}

/// Where two dumps of one text differ, if they do; the place, if it is known.
pub fn difference(own: &Dump, other: &Dump) -> Option<Option<(usize, usize)>> {
    let names = own.0.keys().chain(other.0.keys());
    for name in names {
        let (Some(one), Some(two)) = (own.0.get(name), other.0.get(name)) else {
            return Some(None);
        };
        if let Err(place) = SideBySide::new(one, two).run() {
            return Some(place);
        }
    }
    None
}

impl Function {
    fn read(text: &str) -> Self {
        let mut function = Function::default();
        let mut block = String::new();
        for line in text.lines() {
            let (code, comment) = line.split_once(" // ").unwrap_or((line, ""));
            let code = code.trim();
            if let Some(label) = code.strip_suffix('{').filter(|label| label.starts_with("bb")) {
                block = label.split([':', ' ']).next().unwrap_or_default().into();
            } else if line.starts_with("        ") && !block.is_empty() && !code.is_empty() {
                let steps = function.blocks.entry(block.clone()).or_default();
                if !code.starts_with("//") {
                    steps.push(Step::read(code, comment));
                }
            } else if let Some(local) = code.strip_prefix("let ").filter(|_| block.is_empty()) {
                let local = local.trim_start_matches("mut ").trim_end_matches(';');
                let parts = local.split_once(": ");
                function.locals.extend(parts.map(|(name, kind)| (name.into(), kind.into())));
            } else if block.is_empty() && (line.starts_with("fn ") || line.contains("{closure")) {
                function.arguments(line);
            } else if line == "}" {
                break;
            }
        }
        function
    }

    /// Returns true if there are raw pointers, apart from those that rustc makes to look at a length.
    fn has_pointers(&self) -> bool {
        let steps = self.blocks.values().flatten();
        let fake = steps.filter_map(|step| step.text.split_once(" = &raw const (fake) "));
        let fake: HashSet<&str> = fake.map(|(local, _)| local).collect();
        let is_pointer =
            |kind: &String| ["*const ", "*mut ", "NonNull"].iter().any(|one| kind.contains(one));
        let mut locals = self.locals.iter().filter(|(local, _)| !fake.contains(&***local));
        locals.any(|(_, kind)| is_pointer(kind))
    }

    /// `fn f(_1: T, _2: U) -> V {`: only whether the types are the same matters.
    fn arguments(&mut self, line: &str) {
        self.locals.insert("arguments".into(), line.into());
        for (at, _) in line.match_indices('_') {
            let number: String = line[at + 1..].chars().take_while(char::is_ascii_digit).collect();
            if !number.is_empty() && line[at + 1 + number.len()..].starts_with(": ") {
                self.locals.insert(format!("_{number}"), format!("argument {number}"));
            }
        }
    }
}

impl Step {
    fn read(code: &str, comment: &str) -> Self {
        let place = comment.rsplit_once(" at ").and_then(|(_, place)| read_place(place));
        let code = code.trim_end_matches(';');
        let Some((text, to)) = code.rsplit_once(" -> ").filter(|(_, to)| is_target(to)) else {
            return Step { text: code.into(), targets: Vec::new(), place };
        };
        let list = to.trim_start_matches('[').trim_end_matches(']').split(", ");
        let targets = list.map(|target| {
            let pair = target.split_once(": ").or_else(|| target.split_once(' '));
            pair.map_or(("".into(), target.into()), |(label, to)| (label.into(), to.into()))
        });
        Step { text: text.into(), targets: targets.collect(), place }
    }
}

fn is_target(text: &str) -> bool {
    text.starts_with('[') || text.starts_with("bb") || text.starts_with("unwind")
}

fn read_place(place: &str) -> Option<(usize, usize)> {
    // `file:7:13: 7:52`; a macro of the standard library has its own file.
    if !place.contains(super::meaning::ONE_FILE) {
        return None;
    }
    let mut numbers = place.rsplit(": ").nth(1)?.rsplit(':');
    let column = numbers.next()?.parse().ok()?;
    Some((numbers.next()?.parse().ok()?, column))
}

/// A block, and the number of a step in it.
type At = (String, usize);
type Outcome<T> = std::result::Result<T, Option<(usize, usize)>>;

struct SideBySide<'a> {
    one: &'a Function,
    two: &'a Function,
    careful: bool,
    /// What local of the one is which of the other, both ways.
    locals: (HashMap<String, String>, HashMap<String, String>),
    seen: HashSet<(At, At)>,
    open: Vec<(At, At)>,
}

impl<'a> SideBySide<'a> {
    fn new(one: &'a Function, two: &'a Function) -> Self {
        let start = || ("bb0".to_string(), 0);
        let open = vec![(start(), start())];
        let careful = one.has_pointers() || two.has_pointers();
        SideBySide { one, two, careful, locals: Default::default(), seen: HashSet::new(), open }
    }

    fn run(&mut self) -> Outcome<()> {
        if self.one.locals.get("arguments") != self.two.locals.get("arguments") {
            return Err(None);
        }
        while let Some((one, two)) = self.open.pop() {
            let one = self.pass(self.one, one);
            let two = self.pass(self.two, two);
            if self.seen.insert((one.clone(), two.clone())) {
                self.step(one, two)?;
            }
        }
        Ok(())
    }

    /// Goes on to the next step that has an effect.
    fn pass(&self, function: &Function, mut at: At) -> At {
        let mut passed = HashSet::new();
        while let Some(step) = function.blocks.get(&at.0).and_then(|block| block.get(at.1)) {
            if !self.is_silent(function, step) || !passed.insert(at.clone()) {
                break;
            }
            at = match step.targets.first() {
                Some((_, block)) => (block.clone(), 0),
                None => (at.0, at.1 + 1),
            };
        }
        at
    }

    fn is_silent(&self, function: &Function, step: &Step) -> bool {
        if step.text.ends_with(" = const ()") {
            return true;
        }
        let word = step.text.split('(').next().unwrap_or_default();
        match word {
            "goto" | "falseEdge" | "falseUnwind" | "nop" => true,
            "FakeRead" | "PlaceMention" | "AscribeUserType" | "BackwardIncompatibleDropHint" => {
                true
            }
            "StorageLive" | "StorageDead" => !self.careful,
            "drop" => {
                let local = step.text.trim_start_matches("drop(").trim_end_matches(')');
                !self.careful && function.locals.get(local).is_some_and(|kind| is_memory(kind))
            }
            _ => false,
        }
    }

    fn step(&mut self, one: At, two: At) -> Outcome<()> {
        let step = |function: &'a Function, at: &At| {
            function.blocks.get(&at.0).and_then(|block| block.get(at.1))
        };
        let (first, second) = match (step(self.one, &one), step(self.two, &two)) {
            (Some(first), Some(second)) => (first, second),
            (None, None) => return Ok(()),
            _ => return Err(self.place(&one, &two)),
        };
        let labels = |step: &Step| -> Vec<String> {
            step.targets.iter().map(|(label, _)| label.clone()).collect()
        };
        if !self.same_text(&first.text, &second.text) || labels(first) != labels(second) {
            return Err(self.place(&one, &two));
        }
        if first.targets.is_empty() {
            self.open.push(((one.0.clone(), one.1 + 1), (two.0.clone(), two.1 + 1)));
        }
        for ((_, to), (_, also)) in first.targets.iter().zip(&second.targets) {
            if to.starts_with("bb") && also.starts_with("bb") {
                self.open.push(((to.clone(), 0), (also.clone(), 0)));
            } else if to != also && !self.ends(to, also) {
                return Err(self.place(&one, &two));
            }
        }
        Ok(())
    }

    /// Where a step was written, or one near it.
    fn place(&self, one: &At, two: &At) -> Option<(usize, usize)> {
        [(self.one, one), (self.two, two)].into_iter().find_map(|(function, at)| {
            let block = function.blocks.get(&at.0)?;
            let (before, behind) = block.split_at(at.1.min(block.len()));
            let mut near = behind.iter().take(1).chain(before.iter().rev()).chain(behind);
            near.find_map(|step| step.place)
        })
    }

    /// Whether one unwinds at once, and the other after silent steps.
    fn ends(&self, to: &str, also: &str) -> bool {
        let resumes = |function: &Function, to: &str| {
            let at = self.pass(function, (to.into(), 0));
            let step = function.blocks.get(&at.0).and_then(|block| block.get(at.1));
            to == "continue" || step.is_some_and(|step| step.text == "resume")
        };
        resumes(self.one, to) && resumes(self.two, also)
    }

    /// Compares two steps, and notes which local is which.
    fn same_text(&mut self, one: &str, two: &str) -> bool {
        let (one, two) = (words(one), words(two));
        one.len() == two.len()
            && one.iter().zip(&two).all(|(one, two)| {
                let kinds = (self.one.locals.get(*one), self.two.locals.get(*two));
                match kinds {
                    (Some(kind), Some(also)) => {
                        let known = self.locals.0.entry(one.to_string());
                        let back = self.locals.1.entry(two.to_string());
                        kind == also
                            && known.or_insert_with(|| two.to_string()) == two
                            && back.or_insert_with(|| one.to_string()) == one
                    }
                    (None, None) => one == two || is_allocation(one) && is_allocation(two),
                    _ => false,
                }
            })
    }
}

/// The words of a statement, and what is between them.
fn words(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut words, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        words.push(&rest[..end]);
        rest = &rest[end..];
    }
    words
}

/// Constants are numbered as they are met.
fn is_allocation(word: &str) -> bool {
    word.strip_prefix("alloc").is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()))
}
