//! Ways in which a program learns of its own text, its place and its compiler, seen in what is compiled of it: however they
//! are named in the source, the compiler has resolved them.

use super::flow::locals;
use super::ir::{Id, Ir, Line, Reference, Target};
use super::ir_text::FOLDER;
use language::Text;
use std::collections::HashSet;

/// A step by which a program learns what is another thing in one file.
pub struct Lesson {
    pub trail: Trail,
    pub message: String,
}

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
    /// The first way in which the program learns what changes, if there is one.
    pub fn lesson(&self) -> Option<Lesson> {
        let mut ids: Vec<Id> = self.reached().into_iter().collect();
        ids.sort_unstable();
        let known = self.type_ids(&ids);
        let (what, trail) = self.first_step(|id| {
            let targets = self.targets(id).map(|(line, target)| (line, self.title(id.0, &target)));
            let titles = std::iter::once((0, &*self.entity(id).title)).chain(targets);
            let told = titles.filter_map(|(line, title)| Some((tells(title)?, line)));
            let told = told.min_by_key(|one| one.0);
            told.or_else(|| Some((NUMBERS, self.uses_type_id(id, &known).err()?)))
        })?;
        Some(Lesson { trail, message: SENTENCES[what].get().into() })
    }

    /// The first step to a function with such a title, and those that led there.
    pub fn step_to(&self, is_it: impl Fn(&str) -> bool) -> Option<Trail> {
        let first = self.first_step(|id| {
            let mut targets = self.targets(id);
            let (line, _) = targets.find(|(_, target)| is_it(self.title(id.0, target)))?;
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

    /// The functions of authors that do nothing with a `TypeId` but return it, and the constants that lead to one.
    fn type_ids(&self, ids: &[Id]) -> TypeIds {
        let in_table = |id: &Id| self.entity(*id).title.ends_with(IN_TABLE);
        let mut known = TypeIds { of: HashSet::new(), in_table: ids.iter().any(in_table) };
        loop {
            let is_new = |id: &&Id| !known.of.contains(id) && self.has_type_id(**id, &known);
            let more: Vec<Id> = ids.iter().filter(is_new).copied().collect();
            if more.is_empty() {
                return known;
            }
            known.of.extend(more);
        }
    }

    fn has_type_id(&self, id: Id, known: &TypeIds) -> bool {
        let entity = self.entity(id);
        if !entity.title.is_empty() {
            return self.uses_type_id(id, known) == Ok(true);
        }
        let mut references = entity.lines.iter().flat_map(|line| &line.references);
        references.any(|one| matches!(one, Reference::TypeId(_)))
            || self.targets(id).any(|(_, target)| self.is_constant(&target, known))
    }

    fn is_constant(&self, target: &Target<'_>, known: &TypeIds) -> bool {
        target.own().is_some_and(|id| known.of.contains(&id) && self.entity(id).title.is_empty())
    }

    /// Follows the `TypeId`s in a function of an author. Returns true if it returns one.
    ///
    /// # Errors
    ///
    /// The line that does anything else with one than to compare it.
    fn uses_type_id(&self, id: Id, known: &TypeIds) -> Result<bool, usize> {
        let entity = self.entity(id);
        if !self.place(id, 0).is_some_and(|place| place.0.starts_with(FOLDER)) {
            return Ok(false);
        }
        let returned = returned(&entity.lines[0].text);
        let mut locals: HashSet<&str> = HashSet::new();
        loop {
            let count = locals.len();
            for (number, line) in entity.lines.iter().enumerate().skip(1) {
                let use_of = self.use_of_type_id(id.0, line, known, &locals);
                let is_own = |to: &str| {
                    let start = format!("  {to} = alloca ");
                    returned == Some(to)
                        || entity.lines.iter().any(|line| line.text.starts_with(&start))
                };
                match use_of {
                    Use::Given(to) if is_own(to) => locals.extend([to]),
                    Use::None => {}
                    Use::Given(_) | Use::Other => return Err(number),
                }
            }
            if locals.len() == count {
                return Ok(returned.is_some_and(|returned| locals.contains(returned)));
            }
        }
    }

    fn use_of_type_id<'a>(
        &self,
        module: usize,
        line: &'a Line,
        known: &TypeIds,
        variables: &HashSet<&str>,
    ) -> Use<'a> {
        let targets: Vec<Target<'_>> = self.resolved(module, &line.references).collect();
        let title = targets.first().map_or("", |target| self.title(module, target));
        let is_known = |id: Id| known.of.contains(&id) && !self.entity(id).title.is_empty();
        let gives = title.starts_with("<core::any::TypeId>::of::<")
            || title.ends_with(IN_TABLE)
            || targets.first().and_then(Target::own).is_some_and(is_known)
            || known.in_table && asks_a_table(&line.text);
        let locals = locals(&line.text);
        let names_one = locals.iter().any(|local| variables.contains(local))
            || targets.iter().any(|target| self.is_constant(target, known))
            || line.references.iter().any(|one| matches!(one, Reference::TypeId(_)));
        match (gives, names_one) {
            (true, _) => returned(&line.text).map_or(Use::Other, Use::Given),
            (_, false) => Use::None,
            _ if title.starts_with("llvm.memcpy") => {
                locals.first().map_or(Use::Other, |to| Use::Given(to))
            }
            _ if title.starts_with("<core::any::TypeId as core::cmp::PartialEq>::") => Use::None,
            _ if line.text.contains(" = alloca ") || title.starts_with("llvm.lifetime") => {
                Use::None
            }
            _ => Use::Other,
        }
    }
}

/// The entities that give or hold `TypeId`s.
struct TypeIds {
    of: HashSet<Id>,
    /// True if a table of methods may give one.
    in_table: bool,
}

/// What a line does with a `TypeId`.
enum Use<'a> {
    /// Writes it to this place.
    Given(&'a str),
    None,
    Other,
}

/// The place to which a function writes what has the size of a `TypeId`.
fn returned(text: &str) -> Option<&str> {
    let rest = text.split_once("sret([16 x i8]) align 8 ")?.1;
    rest.split([',', ')']).next()
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
