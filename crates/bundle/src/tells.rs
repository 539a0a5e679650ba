//! Ways in which a program learns of its own text, its place and its compiler, seen in what is compiled of it: however they
//! are named in the source, the compiler has resolved them.

use super::follow::Step;
use super::ir::{Id, Ir, Line, Reference};
use language::Text;
use std::collections::HashSet;

/// A step, and those that led there, the innermost first.
pub type Trail = Vec<(Id, usize)>;

/// Functions that tell of places, by the beginnings of their titles, with their sentences.
const TELLING: [(&str, usize); 3] = [
    ("std::panic::PanicHookInfo", 0),
    ("core::panic::location::Location", 1),
    ("std::backtrace::Backtrace", WALKS),
];

/// Functions of C that walk the stack, or look up symbols.
const WALKING: [&str; 7] = [
    "_Unwind_Backtrace",
    "backtrace",
    "backtrace_symbols",
    "dl_iterate_phdr",
    "dladdr",
    "dlsym",
    "unw_step",
];

const SENTENCES: [Text; 4] = [
    Text(
        "the hook prints where a panic arose, which changes: print its payload alone",
        "钩子会打印 panic 的位置，而位置会变：请只打印它的内容",
    ),
    Text(
        "this tells where code stands, which changes: do without `Location`",
        "这会得知代码的位置，而位置会变：请不要使用 `Location`",
    ),
    Text(
        "this looks at the functions that were called, whose names and places change: do without a backtrace",
        "这会查看调用过的函数，而它们的名字和位置会变：请不要使用 backtrace",
    ),
    Text(
        "the number of a `TypeId` is another in each compilation: do no more than compare two with `==`",
        "`TypeId` 的数值每次编译都不同：请只用 `==` 比较",
    ),
];
const WALKS: usize = 2;
const NUMBERS: usize = 3;

/// The end of the title of the method of `Any`.
const IN_TABLE: &str = " as core::any::Any>::type_id";
const TYPE_ID: &str = "core::any::TypeId";

impl Ir {
    /// The first step by which the program learns what is another thing in one file, and the message about it.
    pub fn lesson(&self) -> Option<(Trail, String)> {
        let mut ids: Vec<Id> = self.reached().into_iter().collect();
        ids.sort_unstable();
        let known = self.type_ids(&ids);
        let (what, trail) = self.first_step(|id| {
            let called = self.symbols(id).map(|(line, name)| (line, self.title(id.0, name)));
            let titles = std::iter::once((0, &*self.entity(id).title)).chain(called);
            let told = titles.filter_map(|(line, title)| Some((tells(title)?, line)));
            let told = told.min_by_key(|one| one.0);
            told.or_else(|| Some((NUMBERS, self.uses_type_id(id, &known).err()?)))
        })?;
        Some((trail, SENTENCES[what].get().into()))
    }

    /// The first step to a function with such a title, and those that led there.
    pub fn step_to(&self, is_it: impl Fn(&str) -> bool) -> Option<Trail> {
        let first = self.first_step(|id| {
            let mut symbols = self.symbols(id);
            let (line, _) = symbols.find(|(_, name)| is_it(self.title(id.0, name)))?;
            Some((0, line))
        });
        first.map(|one| one.1)
    }

    /// The least number that `step` has for a reached entity, and its line with those that led there.
    fn first_step(&self, step: impl Fn(Id) -> Option<(usize, usize)>) -> Option<(usize, Trail)> {
        let ways = self.ways();
        let steps = ways.keys().filter_map(|&id| Some((step(id)?, id)));
        let ((number, line), id) = steps.min_by_key(|&((number, _), id)| (number, id))?;
        let trail = std::iter::successors(Some((id, line)), |(id, _)| ways[id]).collect();
        Some((number, trail))
    }

    /// The functions that give a `TypeId`, and the constants that lead to one.
    fn type_ids(&self, ids: &[Id]) -> HashSet<Id> {
        let gives = |id: &&Id| {
            let title = &self.entity(**id).title;
            title.starts_with("<core::any::TypeId>::of::<") || title.ends_with(IN_TABLE)
        };
        let mut known: HashSet<Id> = ids.iter().filter(gives).copied().collect();
        loop {
            let is_new = |id: &&Id| !known.contains(id) && self.has_type_id(**id, &known);
            let more: Vec<Id> = ids.iter().filter(is_new).copied().collect();
            if more.is_empty() {
                return known;
            }
            known.extend(more);
        }
    }

    fn has_type_id(&self, id: Id, known: &HashSet<Id>) -> bool {
        let mut lines = self.entity(id).lines.iter();
        match self.entity(id).title.is_empty() {
            true => lines.any(|line| self.names_constant(id.0, line, known)),
            false => self.uses_type_id(id, known) == Ok(true),
        }
    }

    /// Returns true for a line with the number of a type, or a constant that leads to one.
    fn names_constant(&self, module: usize, line: &Line, known: &HashSet<Id>) -> bool {
        let mut own = line.symbols().filter_map(|name| self.resolve(module, name));
        own.any(|id| known.contains(&id) && self.entity(id).title.is_empty())
            || line.references.iter().any(|one| matches!(one, Reference::TypeId(_)))
    }

    /// Follows the `TypeId`s in a function of an author. Returns true if it returns one.
    ///
    /// # Errors
    ///
    /// The line that does anything else with one than to compare it.
    fn uses_type_id(&self, id: Id, known: &HashSet<Id>) -> Result<bool, usize> {
        if self.place_of_author(id).is_none() {
            return Ok(false);
        }
        let in_table = || known.iter().any(|&id| self.entity(id).title.ends_with(IN_TABLE));
        self.follow(id, |line, callee| {
            let (title, own) = (self.title(id.0, callee), self.resolve(id.0, callee));
            let looks = [" = load ", " = getelementptr ", "  store "];
            let step = match title {
                _ if own.is_some_and(|id| known.contains(&id)) => Step::Gives,
                _ if asks_a_table(&line.text) && in_table() => Step::Gives,
                _ if title.starts_with("<core::any::TypeId as core::cmp::PartialEq>::") => {
                    Step::Ends
                }
                _ if looks.iter().any(|word| line.text.contains(word)) => Step::Tells,
                _ => Step::Other,
            };
            (step, self.names_constant(id.0, line, known))
        })
    }
}

/// Returns true for a call through a table of methods that may be that of `Any::type_id`.
fn asks_a_table(text: &str) -> bool {
    let call = text
        .split_once("void %")
        .and_then(|(_, rest)| rest.split_once("(ptr sret([16 x i8]) align 8 "));
    call.is_some_and(|(_, rest)| rest.matches(',').count() == 1 && rest.contains(", ptr "))
}

/// The index of the sentence about a function that tells what changes.
fn tells(title: &str) -> Option<usize> {
    let of = title.trim_start_matches(['<', '&']);
    let row = TELLING.iter().find(|row| of.starts_with(row.0) && !of.contains("Info>::payload"));
    let harmless = ["core::any::TypeId>::of::<", "core::any::TypeId as core::cmp::PartialEq>::"];
    let is_number = title.contains(TYPE_ID) && !harmless.iter().any(|start| of.starts_with(start));
    row.map(|row| row.1)
        .or_else(|| WALKING.contains(&title).then_some(WALKS))
        .or_else(|| is_number.then_some(NUMBERS))
}
