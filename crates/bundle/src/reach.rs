//! What a function of the intermediate representation leads to.

use super::ir::{Id, Ir, Line, Reference, Target};
use super::meaning::ONE_FILE;
use super::source::tokens;
use super::syntax::{start, walk};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

impl Ir {
    /// The entities that act, or that these lead to.
    pub fn reached(&self) -> HashSet<Id> {
        self.closure(self.roots().into_iter().chain(self.used()))
    }

    fn closure(&self, first: impl IntoIterator<Item = Id>) -> HashSet<Id> {
        let mut seen: HashSet<Id> = first.into_iter().collect();
        let mut open: Vec<Id> = seen.iter().copied().collect();
        while let Some(id) = open.pop() {
            for target in self.targets(id) {
                if let Target::Own(id) = target
                    && seen.insert(id)
                {
                    open.push(id);
                }
            }
        }
        seen
    }

    fn targets(&self, id: Id) -> impl Iterator<Item = Target<'_>> {
        let references = self.entity(id).lines.iter().flat_map(|line| &line.references);
        references.filter_map(move |reference| match reference {
            Reference::Symbol(name) => Some(self.resolve(id.0, name)),
            Reference::TypeId(_) => None,
        })
    }

    /// Returns true for a call that drops a value that is nothing but memory: on the way, no author's code runs, and nothing
    /// that others see changes, such as the count of an `Rc`.
    pub fn gives_back(&self, module: usize, line: &Line) -> bool {
        let [Reference::Symbol(name)] = line.references.as_slice() else { return false };
        let Target::Own(first) = self.resolve(module, name) else { return false };
        let only_frees = |&id: &Id| {
            let is_of_std = |to| matches!(to, Target::Foreign(name) if name.contains("_3std"));
            let entity = self.entity(id);
            only_frees(&entity.title)
                && !entity.name.contains("___rustc")
                && !self.targets(id).any(is_of_std)
        };
        self.entity(first).title.starts_with("core::ptr::drop_in_place::<")
            && self.closure([first]).iter().all(only_frees)
    }

    /// Returns true if a function may lead to an unsafe one, which may use memory after it is gone. `unsafe_lines` are those of
    /// the one file where such begin.
    pub fn reaches_unsafe(&self, function: Id, unsafe_lines: &BTreeSet<usize>) -> bool {
        let is_unsafe = |&id: &Id| {
            // Nobody knows which function is called without a name.
            let is_unknown = |line: &Line| line.references.is_empty() && is_call(&line.text);
            let place = self.place(id, 0).filter(|(file, ..)| file.ends_with(ONE_FILE));
            place.is_some_and(|(_, line, _)| unsafe_lines.contains(&line))
                || self.entity(id).lines.iter().any(is_unknown)
        };
        !unsafe_lines.is_empty() && self.closure([function]).iter().any(is_unsafe)
    }
}

fn is_call(text: &str) -> bool {
    !text.contains(" asm ") && ["call ", "invoke "].iter().any(|word| text.contains(word))
}

/// The lines where functions begin that have the word `unsafe` in them. What a macro writes may be in any.
pub fn unsafe_lines(text: &str, one: &Ir) -> BTreeSet<usize> {
    let ours = one.places().filter(|(file, _)| file.ends_with(ONE_FILE));
    let lines: BTreeSet<usize> = ours.map(|(_, line)| line).collect();
    let (mut found, mut macros) = (BTreeSet::new(), Vec::new());
    let newlines: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    walk(tokens(text), &mut |around| {
        let at = start(around.token().span());
        if around.ident(-3).is_some_and(|word| word == "macro_rules") {
            macros.push(around.token().span().byte_range());
        }
        if around.ident(0).is_some_and(|word| word == "unsafe") {
            if macros.iter().any(|body: &Range<usize>| body.contains(&at)) {
                found.extend(&lines);
            }
            let line = newlines.partition_point(|&newline| newline < at) + 1;
            found.extend(lines.range(..=line).next_back());
        }
    });
    found
}

/// Types whose `Drop` does nothing but drop what is in them and give memory back.
const OWNERS: [&str; 13] = [
    "alloc::boxed::Box<",
    "alloc::collections::btree::map::BTreeMap<",
    "alloc::collections::btree::map::IntoIter<",
    "alloc::collections::btree::mem::",
    "alloc::collections::linked_list::IntoIter<",
    "alloc::collections::linked_list::LinkedList<",
    "alloc::collections::vec_deque::VecDeque<",
    "alloc::raw_vec::RawVec<",
    "alloc::raw_vec::RawVecInner",
    "alloc::vec::Vec<",
    "alloc::vec::into_iter::IntoIter<",
    "hashbrown::raw::RawIntoIter<",
    "hashbrown::raw::RawTable<",
];

/// Returns false for the `Drop` of any other type, and for a value whose type is not known.
fn only_frees(title: &str) -> bool {
    let of = title.trim_start_matches('<');
    let is_drop = title.ends_with(" as core::ops::drop::Drop>::drop");
    !title.contains("dyn ") && (!is_drop || OWNERS.iter().any(|owner| of.starts_with(owner)))
}
