//! Reachability in the intermediate representation: the functions that another one leads to.

use super::ir::{Id, Ir, Line, Reference, Target};
use std::collections::HashSet;

impl Ir {
    /// Returns true if something tells where a panic arose.
    pub fn tells_places(&self) -> bool {
        let is_it = |name: &str| {
            let is_shown = ["7Display", "5Debug", "8location"].iter().any(|one| name.contains(one));
            name.contains("PanicHookInfo") && is_shown
        };
        let mut reached = self.reached().into_iter();
        reached.any(|id| {
            self.targets(id).any(|target| matches!(target, Target::Foreign(name) if is_it(name)))
        })
    }

    /// Returns true if anything may look at the identity of a type.
    pub fn names_type_ids(&self) -> bool {
        let titles = self.reached().into_iter().map(|id| &self.entity(id).title);
        titles.into_iter().any(|title| title.contains("TypeId") || title.contains("type_id"))
    }

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
        // A drop that calls itself may need more of the stack than there is.
        let goes_round = |&id: &Id| {
            let own = self.targets(id).filter_map(|target| match target {
                Target::Own(id) => Some(id),
                Target::Foreign(_) => None,
            });
            self.closure(own).contains(&id)
        };
        let closure = self.closure([first]);
        let has_own = ["free", "malloc", "posix_memalign", "realloc"];
        self.entity(first).title.starts_with("core::ptr::drop_in_place::<")
            && closure.iter().all(only_frees)
            && !closure.iter().any(goes_round)
            && has_own.iter().all(|name| self.offered(name).is_none())
    }
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
