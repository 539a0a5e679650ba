//! Reachability in the intermediate representation: the functions that another one leads to.

use super::ir::{Id, Ir, Line};
use super::ir_text::FOLDER;
use std::collections::{BTreeSet, HashMap, HashSet};

impl Ir {
    /// Returns true if the program may tell where a value lies, or use one that is dropped: if it reaches one of these
    /// lines of unsafe code, or asks for an address.
    pub fn sees_memory(&self, unsafe_code: &BTreeSet<(String, usize)>) -> bool {
        self.reached().into_iter().any(|id| {
            let entity = self.entity(id);
            let is_unsafe = |step: usize| {
                let place = self.place(id, step);
                place.is_some_and(|(file, line, _)| unsafe_code.contains(&(file, line)))
            };
            let has_unsafe = || !unsafe_code.is_empty() && (0..entity.lines.len()).any(is_unsafe);
            shows_an_address(&entity.title)
                || self.place_of_author(id).is_some()
                    && (self.asks_for_an_address(id) || has_unsafe())
        })
    }

    /// The place of a function of a crate that is carried.
    pub fn place_of_author(&self, id: Id) -> Option<(String, usize, usize)> {
        self.place(id, 0).filter(|place| place.0.starts_with(FOLDER))
    }

    fn asks_for_an_address(&self, id: Id) -> bool {
        let lines = &self.entity(id).lines;
        let asks = |number: usize| {
            let text = &lines[number].text;
            // `Option<&T>` is told apart by a comparison with zero.
            let name = text.split_once(" = ptrtoint ").map(|(name, _)| name.trim_start());
            let is_tag = |name: &str| {
                let next = lines.get(number + 1).map_or("", |line| &line.text);
                next.ends_with(&format!(" = icmp eq i64 {name}, 0"))
            };
            // `[0; 64]` is filled by a loop over pointers.
            let is_loop = || number > 0 && lines[number - 1].text.contains(" = phi ptr ");
            let compares = text.contains(" = icmp ") && text.contains(" ptr ");
            name.is_some_and(|name| !is_tag(name))
                || compares && !text.ends_with(" null") && !is_loop()
        };
        (0..lines.len()).any(asks)
            || self.symbols(id).any(|(_, name)| {
                let title = self.title(id.0, name);
                ASKING.iter().any(|part| title.contains(part))
            })
    }

    /// Returns true if anything may look at the identity of a type.
    pub fn names_type_ids(&self) -> bool {
        self.step_to(|title| title.contains("TypeId") || title.contains("type_id")).is_some()
    }

    /// Returns true if anything but standard error may be told of a panic.
    pub fn catches_panics(&self) -> bool {
        let words = ["catch_unwind", "take_hook", "set_hook", "JoinHandle", "JoinInner"];
        self.step_to(|title| words.iter().any(|word| title.contains(word))).is_some()
    }

    /// The entities that act, or that these lead to.
    pub fn reached(&self) -> HashSet<Id> {
        self.ways().into_keys().collect()
    }

    /// The reached entities, each with the one that led there and its line; none for one that acts by itself.
    pub fn ways(&self) -> HashMap<Id, Option<(Id, usize)>> {
        self.closure(self.acting())
    }

    fn closure(&self, first: impl IntoIterator<Item = Id>) -> HashMap<Id, Option<(Id, usize)>> {
        let mut open: Vec<Id> = first.into_iter().collect();
        let mut ways: HashMap<Id, _> = open.iter().map(|&id| (id, None)).collect();
        while let Some(id) = open.pop() {
            for (line, name) in self.symbols(id) {
                let Some(next) = self.resolve(id.0, name) else { continue };
                ways.entry(next).or_insert_with(|| {
                    open.push(next);
                    Some((id, line))
                });
            }
        }
        ways
    }

    /// The symbols that an entity refers to, with the lines.
    pub fn symbols(&self, id: Id) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.entity(id).lines.iter().enumerate();
        lines.flat_map(|(number, line)| line.symbols().map(move |name| (number, name)))
    }

    /// Returns true for a call that drops a value that is nothing but memory: on the way, no author's code runs, and nothing
    /// that others see changes, such as the count of an `Rc`.
    pub fn gives_back(&self, module: usize, line: &Line) -> bool {
        let first = self.resolve(module, line.callee()).filter(|_| line.references.len() == 1);
        let Some(first) = first else { return false };
        let only_frees = |&id: &Id| {
            let is_of_std = |(_, name): (usize, &str)| {
                name.contains("_3std") && self.resolve(id.0, name).is_none()
            };
            let entity = self.entity(id);
            only_frees(&entity.title)
                && !entity.name.contains("___rustc")
                && !self.symbols(id).any(is_of_std)
        };
        // A drop that calls itself may need more of the stack than there is.
        let goes_round = |&id: &Id| {
            let next = self.symbols(id).filter_map(|(_, name)| self.resolve(id.0, name));
            self.closure(next).contains_key(&id)
        };
        let closure = self.closure([first]);
        let has_own = ["free", "malloc", "posix_memalign", "realloc"];
        self.entity(first).title.starts_with("core::ptr::drop_in_place::<")
            && closure.keys().all(only_frees)
            && !closure.keys().any(goes_round)
            && has_own.iter().all(|name| self.offered(name).is_none())
    }
}

/// Returns true for a function that shows, orders or hashes addresses.
fn shows_an_address(title: &str) -> bool {
    let traits = [" as core::cmp::", " as core::fmt::", " as core::hash::"];
    title.starts_with("<core::fmt::rt::Argument>::new_pointer")
        || title.contains(" as core::fmt::Pointer>")
        || title.starts_with("<*") && traits.iter().any(|part| title.contains(part))
}

/// Parts of the titles of functions that tell an address, if an author calls them.
const ASKING: [&str; 9] = [
    ">::addr",
    ">::align_offset",
    ">::as_ptr_range",
    ">::expose_provenance",
    ">::is_aligned",
    "::ptr_eq",
    "core::ptr::addr_eq",
    "core::ptr::eq",
    "offset_from",
];

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
