//! The functions in a dump of MIR, without what does not matter: places, modules, numbers.

use std::collections::HashMap;

/// The functions and constants in a dump, each with its first line, without what does not matter.
pub fn bodies(mir: &str, aliases: &HashMap<String, String>) -> Vec<(String, String)> {
    let mut bodies: Vec<(String, String)> = Vec::new();
    let lines = mir.lines().filter(|line| !line.starts_with("//") && !line.is_empty());
    for line in lines {
        let begins = !line.starts_with([' ', '}']) && !line.starts_with("alloc");
        if begins {
            bodies.push((line.split('(').next().unwrap_or(line).into(), String::new()));
        }
        if let Some((_, body)) = bodies.last_mut() {
            body.push_str(&plain(line, aliases));
            body.push('\n');
        }
    }
    bodies.into_iter().map(|(name, body)| (name, in_order(&renumber(&body)))).collect()
}

/// The body, then its allocations in the order of their numbers.
fn in_order(body: &str) -> String {
    let mut parts: Vec<String> = vec![String::new()];
    for line in body.lines() {
        if line.starts_with("alloc") {
            parts.push(String::new());
        }
        let last = parts.last_mut().expect("there is a part");
        last.push_str(line);
        last.push('\n');
    }
    parts[1..].sort();
    parts.concat()
}

/// A line without places, and without the modules that names stand in.
fn plain(line: &str, aliases: &HashMap<String, String>) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        if rest.starts_with("<impl at ") {
            plain.push_str("<impl>");
            rest = rest.split_once('>').map_or("", |(_, rest)| rest);
        } else if rest.starts_with('@') {
            // `{closure@file:1:2: 3:4}`
            rest = &rest[rest.find('}').unwrap_or(rest.len())..];
        } else if first.is_alphabetic() || first == '_' {
            let mut path = Vec::new();
            loop {
                let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                path.push(&rest[..end]);
                rest = &rest[end..];
                let more = rest.strip_prefix("::");
                match more.filter(|more| more.starts_with(|c: char| c.is_alphabetic() || c == '_'))
                {
                    Some(more) => rest = more,
                    None => break,
                }
            }
            let of_impl = rest.starts_with("::<impl at ");
            push_path(&mut plain, &path, of_impl, aliases);
            if of_impl {
                rest = &rest[2..];
            }
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    plain
}

/// A path, without the modules of ours that it leads through.
fn push_path(plain: &mut String, path: &[&str], of_impl: bool, aliases: &HashMap<String, String>) {
    let foreign = ["alloc", "core", "itertools", "proconio", "std"].contains(&path[0]);
    if foreign && path.len() > 1 {
        // rustc knows these by two paths, and shows either.
        let is_panic = matches!(path, ["core" | "std", "panicking" | "rt", _]);
        let path = if is_panic { &path[2..] } else { path };
        plain.push_str(&path.join("::"));
        return;
    }
    let last = if of_impl { path.len() } else { path.len() - 1 };
    let is_module = |name: &&str| name.starts_with(|c: char| c.is_lowercase() || c == '_');
    let modules = path[..last].iter().take_while(|name| is_module(name)).count();
    let names: Vec<&str> =
        path[modules..].iter().map(|name| aliases.get(*name).map_or(*name, |name| name)).collect();
    plain.push_str(&names.join("::"));
}

/// Numbers the allocations of a body in the order in which its code names them. Those that only other
/// allocations name, or none, get no number.
fn renumber(body: &str) -> String {
    let code = body.find("\nalloc").map_or(body.len(), |at| at + 1);
    let mut numbers: Vec<&str> = Vec::new();
    let (mut renumbered, mut rest) = (String::with_capacity(body.len()), body);
    while let Some(at) = rest.find("alloc") {
        let in_code = body.len() - rest.len() + at < code;
        let digits = &rest[at + 5..];
        let digits = &digits[..digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len())];
        // In a dump of bytes a pointer is drawn as long as its bytes are.
        renumbered.push_str(rest[..at].trim_end_matches(['╾', '─']));
        renumbered.push_str("alloc");
        rest = rest[at + 5 + digits.len()..].trim_start_matches('─');
        if digits.is_empty() {
            continue;
        }
        if in_code && !numbers.contains(&digits) {
            numbers.push(digits);
        }
        if let Some(number) = numbers.iter().position(|known| *known == digits) {
            renumbered.push_str(&format!("#{number}"));
        }
    }
    renumbered + rest
}

/// What a body does besides dropping values, in no order.
pub fn without_drops(body: &str) -> String {
    let of_dropping = |line: &str| {
        let value = line.split_once(" = ").map_or("", |(_, value)| value);
        ["drop(", "switchInt(", "goto ", "resume;", "return;", "unreachable;", "bb", "}", "let "]
            .iter()
            .any(|start| line.starts_with(start))
            || value.starts_with("discriminant(")
            || ["const false;", "const true;"].contains(&value)
    };
    let lines = body.lines().map(|line| line.trim().split(" -> [").next().unwrap_or_default());
    let lines = lines.map(|line| line.split(" -> bb").next().unwrap_or_default());
    let mut lines: Vec<&str> = lines.filter(|line| !of_dropping(line)).collect();
    lines.sort_unstable();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plainly(line: &str) -> String {
        plain(line, &HashMap::from([("Alias".into(), "Name".into())]))
    }

    #[test]
    fn places_and_modules_do_not_count() {
        for (line, expected) in [
            ("_1 = {closure@src/a.rs:1:2: 3:4} { x: copy _2 };", "_1 = {closure} { x: copy _2 };"),
            ("fn io::a::<impl at src/a.rs:1:1: 2:2>::new(_1: io::a::T)", "fn <impl>::new(_1: T)"),
            ("sente::io::T::<sente::io::S>::list::<u8>(_1)", "T::<S>::list::<u8>(_1)"),
            ("_1 = sente::a::Alias::new()", "_1 = Name::new()"),
        ] {
            assert_eq!(plainly(line), expected);
        }
    }

    #[test]
    fn types_traits_and_foreign_paths_count() {
        for line in [
            "_1 = std::vec::Vec::<u8>::new()",
            "_1 = <u8 as Trait>::call(move _2)",
            "_1 = MexSet::new()",
            "_1 = core::slice::<impl [u8]>::first(copy _2)",
            "fn main::{closure#0}(_1: u8)",
            "_1 = const \"text: crate\"",
        ] {
            assert_eq!(plainly(line), line);
        }
        assert_ne!(plainly("_1 = a::f()"), plainly("_1 = a::g()"));
        assert_ne!(plainly("_1 = <A as T>::f()"), plainly("_1 = <B as T>::f()"));
    }

    #[test]
    fn allocations_are_the_same_whatever_their_numbers() {
        let body = |first: u8, second: u8| {
            let mut blocks = [
                format!("alloc{first} (size: 1) {{\n    61 │ a\n}}\n"),
                format!("alloc{second} (size: 8) {{\n    ╾──alloc{first}──╼\n}}\n"),
            ];
            blocks.sort_by_key(|_| if first < second { 0 } else { 1 });
            if first > second {
                blocks.reverse();
            }
            let code = format!("fn f() {{\n    _1 = {{alloc{second}}};\n}}\n");
            bodies(&(code + &blocks.concat()), &HashMap::new()).remove(0).1
        };
        assert_eq!(body(3, 7), body(9, 4));
        assert!(body(3, 7).contains("alloc#0"));
    }
}
