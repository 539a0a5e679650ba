//! Files of people's: what a command writes takes the place of none.

use super::new::{LISTS, checkout, files};
use super::{program, run, scratch, write};
use std::fs;

#[test]
fn what_somebody_else_wrote_is_named_and_stays_before_any_work() {
    let folder = scratch("taken");
    let file = folder.join("p2197.rs");
    let [taken, inside] = [&folder, &file].map(|path| path.display().to_string());
    for arguments in [
        &["bundle", "p2197", "-o", &inside],
        &["bundle", "p2197", "-o", &taken],
        &["bundle", "--no-verify", "--all", &taken],
        &["explore", "kayles", "--svg", &inside],
        &["explore", "kayles", "--automaton", &taken],
    ] {
        write(&file, "fn main() {}\n");
        let mut command = program();
        command.args(arguments).env("PATH", "").env("CARGO", "no/cargo");
        run(&mut command, "").ends(2).says(&[&taken, "there already", "move it away"]);
        assert_eq!(files(&folder), [(file.clone(), "fn main() {}\n".into())], "{arguments:?}");
    }
}

#[test]
fn ends_of_lines_stay_as_they_are() {
    let root = checkout("ends-of-lines");
    for file in LISTS {
        let text = fs::read_to_string(root.join(file)).expect("it is there");
        fs::write(root.join(file), text.replace('\n', "\r\n")).expect("it is writable");
    }
    let sente = |words: &[&str]| run(program().args(words).current_dir(&root), "").ends(0);
    sente(&["new", "p3"]);
    sente(&["list", "--write"]).says(&["the tables are those of catalogue.toml already"]);
    for file in LISTS {
        let text = fs::read_to_string(root.join(file)).expect("it is there");
        assert!(text.contains("p3") && !text.replace("\r\n", "").contains('\n'), "{file}: {text}");
    }
}
