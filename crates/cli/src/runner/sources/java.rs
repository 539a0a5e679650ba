//! The class of a source in Java.

use std::fs;
use std::path::Path;

/// The class that is run, and names its file: the public one, `Main`, that of the file's name, or the first.
pub fn class_of(source: &Path) -> String {
    let text = fs::read_to_string(source).unwrap_or_default();
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let words: Vec<&str> = text.split(|c| !is_part(c)).filter(|word| !word.is_empty()).collect();
    let mut classes: Vec<(bool, &str)> = Vec::new();
    for (place, _) in words.iter().enumerate().filter(|(_, word)| **word == "class") {
        let modifiers = &words[place.saturating_sub(2)..place];
        classes.extend(words.get(place + 1).map(|name| (modifiers.contains(&"public"), *name)));
    }
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let of_name = |wanted: &str| classes.iter().find(|(_, name)| *name == wanted);
    let public = classes.iter().find(|(is_public, _)| *is_public);
    let found = public.or_else(|| of_name("Main")).or_else(|| of_name(&stem)).or(classes.first());
    found.map_or("Main", |(_, name)| name).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_class_that_is_run_is_the_public_one_or_is_called_main() {
        let folder = tempfile::tempdir().expect("there is room");
        let file = folder.path().join("Game.java");
        for (text, class) in [
            ("", "Main"),
            ("class Node {} public final class Solution { class A {} }", "Solution"),
            ("class Node {} class Main {}", "Main"),
            ("class Node {} class Game {}", "Game"),
            ("class First {} class Second {}", "First"),
        ] {
            fs::write(&file, text).expect("it is writable");
            assert_eq!(class_of(&file), class, "{text}");
        }
    }
}
