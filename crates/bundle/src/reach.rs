//! Reachability in the intermediate representation: the functions that another one leads to.

use super::flow::{Flow, Step};
use super::ir::{Entity, Id, Ir, Line, Target};
use super::ir_text::FOLDER;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

impl Ir {
    /// Returns true if the program may tell where a value lies, or use one that is dropped: if it reaches one of these
    /// lines of unsafe code, or asks for an address.
    pub fn sees_memory(&self, unsafe_code: &[(String, RangeInclusive<usize>)]) -> bool {
        self.reached().into_iter().any(|id| {
            let title = &self.entity(id).title;
            let of_author = || self.place(id, 0).filter(|place| place.0.starts_with(FOLDER));
            shows_an_address(title)
                || of_author().is_some_and(|(file, ..)| {
                    let mut unsafe_code = unsafe_code.iter().filter(|code| code.0 == file);
                    self.asks_for_an_address(id)
                        || unsafe_code.any(|(_, lines)| self.has_lines(id, lines))
                })
        })
    }

    /// Returns true for a function with a step that was written in these lines.
    fn has_lines(&self, id: Id, lines: &RangeInclusive<usize>) -> bool {
        let mut steps = 0..self.entity(id).lines.len();
        steps.any(|step| self.place(id, step).is_some_and(|(_, line, _)| lines.contains(&line)))
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
            || self.targets(id).any(|(_, target)| {
                let title = self.title(id.0, &target);
                ASKING.iter().any(|part| title.contains(part))
            })
    }

    /// Returns true if anything may look at the identity of a type.
    pub fn names_type_ids(&self) -> bool {
        let titles = self.reached().into_iter().map(|id| &self.entity(id).title);
        titles.into_iter().any(|title| title.contains("TypeId") || title.contains("type_id"))
    }

    /// Returns true if anything but standard error may be told of a panic.
    pub fn catches_panics(&self) -> bool {
        let words = ["catch_unwind", "take_hook", "set_hook", "JoinHandle", "JoinInner"];
        let catches = |title: &str| words.iter().any(|word| title.contains(word));
        self.reached().into_iter().any(|id| {
            catches(&self.entity(id).title)
                || self.targets(id).any(|(_, target)| catches(self.title(id.0, &target)))
        })
    }

    /// Returns true if the names of types are parts of the messages of panics alone, and no panic is caught.
    pub fn names_types_in_panics_alone(&self) -> bool {
        let names_types = |id: Id| self.targets(id).any(|(_, target)| self.is_type_name(&target));
        let mut naming = self.reached().into_iter().filter(|&id| names_types(id));
        !self.catches_panics() && naming.all(|id| self.panics_with_names(id))
    }

    fn is_type_name(&self, target: &Target<'_>) -> bool {
        target.own().is_some_and(|id| is_type_name(self.entity(id)))
    }

    /// Returns true for a function that, once it has the name of a type, makes a message, panics with it, and does nothing
    /// else: it calls no author's code, and stores the name nowhere but in variables of its own.
    fn panics_with_names(&self, id: Id) -> bool {
        let flow = Flow::read(self.entity(id), |_| false);
        let names_type = |step: &Step<'_>| {
            self.resolved(id.0, &step.references).any(|target| self.is_type_name(&target))
        };
        let steps = flow.steps_from(names_type);
        // A table of functions has no steps: who calls what is in it is not known.
        !steps.is_empty()
            && steps.into_iter().all(|step| {
                !step.text.starts_with("ret ")
                    && !step.calls_unknown()
                    && step.stored_in().is_none_or(|to| flow.is_own(to))
                    && self
                        .resolved(id.0, &step.references)
                        .all(|target| self.is_of_message(&target))
            })
    }

    fn is_of_message(&self, target: &Target<'_>) -> bool {
        match target {
            Target::Foreign(name) => {
                let panics = ["9panicking9panic_fmt", "9panicking16panic_in_cleanup"];
                let is_plain = name.starts_with("llvm.") || *name == "rust_eh_personality";
                is_plain || panics.iter().any(|part| name.contains(part))
            }
            Target::Own(id) => {
                let entity = self.entity(*id);
                let makes = |start: &&str| entity.title.starts_with(start);
                match entity.title.is_empty() {
                    true => !entity.is_variable,
                    false if is_type_name(entity) => true,
                    false => MESSAGES.iter().any(makes) && is_of_std(&entity.title),
                }
            }
        }
    }

    /// The entities that act, or that these lead to.
    pub fn reached(&self) -> HashSet<Id> {
        self.ways().into_keys().collect()
    }

    /// The reached entities, each with the one that led there and its line; none for one that acts by itself.
    pub fn ways(&self) -> HashMap<Id, Option<(Id, usize)>> {
        self.closure(self.roots().into_iter().chain(self.used()))
    }

    fn closure(&self, first: impl IntoIterator<Item = Id>) -> HashMap<Id, Option<(Id, usize)>> {
        let mut open: Vec<Id> = first.into_iter().collect();
        let mut ways: HashMap<Id, _> = open.iter().map(|&id| (id, None)).collect();
        while let Some(id) = open.pop() {
            for (line, target) in self.targets(id) {
                let Some(next) = target.own() else { continue };
                ways.entry(next).or_insert_with(|| {
                    open.push(next);
                    Some((id, line))
                });
            }
        }
        ways
    }

    /// The targets of an entity's references, with the lines.
    pub fn targets(&self, id: Id) -> impl Iterator<Item = (usize, Target<'_>)> {
        let lines = self.entity(id).lines.iter().enumerate();
        lines.flat_map(move |(number, line)| {
            self.resolved(id.0, &line.references).map(move |target| (number, target))
        })
    }

    /// Returns true for a call that drops a value that is nothing but memory: on the way, no author's code runs, and nothing
    /// that others see changes, such as the count of an `Rc`.
    pub fn gives_back(&self, module: usize, line: &Line) -> bool {
        let target = self.resolved(module, &line.references).next();
        let first = target.and_then(|target| target.own()).filter(|_| line.references.len() == 1);
        let Some(first) = first else { return false };
        let only_frees = |&id: &Id| {
            let is_of_std =
                |to: (usize, Target<'_>)| to.1.foreign().is_some_and(|name| name.contains("_3std"));
            let entity = self.entity(id);
            only_frees(&entity.title)
                && !entity.name.contains("___rustc")
                && !self.targets(id).any(is_of_std)
        };
        // A drop that calls itself may need more of the stack than there is.
        let goes_round = |&id: &Id| {
            let next = self.targets(id).filter_map(|(_, target)| target.own());
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

/// Functions that make messages, and drop what they are made of.
const MESSAGES: [&str; 4] = [
    "<core::fmt::Arguments>::",
    "<core::fmt::rt::Argument>::new_",
    "core::panicking::",
    "core::ptr::drop_in_place::<",
];

/// Returns true for a title that names no type of an author.
fn is_of_std(title: &str) -> bool {
    let words = title.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    words.filter(|word| !word.is_empty() && !word.starts_with("::")).all(|word| {
        let root = word.split("::").next().unwrap_or(word);
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        is_number || ["alloc", "core", "std"].contains(&root) || PRIMITIVE.contains(&word)
    })
}

/// Types that have no path.
const PRIMITIVE: [&str; 17] = [
    "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "str", "u128", "u16",
    "u32", "u64", "u8", "usize",
];

/// Returns true for the function that tells the name of a type.
pub fn is_type_name(entity: &Entity) -> bool {
    entity.title.starts_with("core::any::type_name::<")
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
