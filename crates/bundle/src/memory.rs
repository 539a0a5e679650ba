//! Types whose values are nothing but memory, as rustc writes them.

/// Types of the standard library that own memory, and what their parameters own.
const OWNERS: [&str; 14] = [
    "alloc::boxed::Box",
    "std::boxed::Box",
    "std::collections::BTreeMap",
    "std::collections::BTreeSet",
    "std::collections::BinaryHeap",
    "std::collections::HashMap",
    "std::collections::HashSet",
    "std::collections::LinkedList",
    "std::collections::VecDeque",
    "std::option::Option",
    "std::result::Result",
    "std::string::String",
    "std::vec::IntoIter",
    "std::vec::Vec",
];

/// Whether dropping a value of this type does nothing but give memory back.
pub fn is_memory(kind: &str) -> bool {
    let kind = kind.trim();
    let inner = |open: char, close: char| kind.strip_prefix(open)?.strip_suffix(close);
    if let Some(parts) = inner('(', ')') {
        return split(parts).iter().all(|part| is_memory(part));
    }
    if let Some(element) = inner('[', ']') {
        return is_memory(element.rsplit_once("; ").map_or(element, |(element, _)| element));
    }
    let is_plain = kind.bytes().all(|b| b.is_ascii_alphanumeric());
    let primitive = ["bool", "char", "f32", "f64", "isize", "str", "usize"];
    let integer = |kind: &str| kind.starts_with(['i', 'u']) && kind[1..].parse::<u8>().is_ok();
    if kind.is_empty() || kind.starts_with(['&', '*']) || primitive.contains(&kind) {
        return true;
    }
    if is_plain {
        return integer(kind);
    }
    match kind.strip_suffix('>').and_then(|kind| kind.split_once('<')) {
        Some((owner, parts)) => {
            OWNERS.contains(&owner) && split(parts).iter().all(|part| is_memory(part))
        }
        None => OWNERS.contains(&kind) || kind.starts_with('\''),
    }
}

/// The parts between the commas that are in no brackets.
fn split(list: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in list.char_indices() {
        match c {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_what_nobody_sees_going() {
        for kind in [
            "()",
            "std::string::String",
            "std::vec::Vec<(u32, std::string::String)>",
            "std::option::Option<std::boxed::Box<[u8; 3]>>",
            "std::collections::HashMap<u32, &'a T>",
        ] {
            assert!(is_memory(kind), "{kind}");
        }
        for kind in [
            "T",
            "Guard",
            "std::vec::Vec<Guard>",
            "std::cell::Ref<'_, u32>",
            "std::rc::Rc<u32>",
            "std::boxed::Box<dyn Fn()>",
            "{closure@main.rs:1:2: 3:4}",
            "std::collections::HashMap<u32, u32, Mine>",
        ] {
            assert!(!is_memory(kind), "{kind}");
        }
    }
}
