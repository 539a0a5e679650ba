//! Holds solutions, samples, rules, catalogue, documentation and README together.

mod chinese;

use crate::checkout::catalogue::{self, Entry};
use crate::checkout::samples;
use crate::checkout::{Checkout, Files};
use crate::list;
use problems::PROBLEMS;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

fn checkout() -> Checkout {
    Checkout::find().expect("the tests run in a checkout")
}

fn problems() -> Vec<Entry> {
    catalogue::read(&checkout()).unwrap_or_else(|error| panic!("{error:#}"))
}

fn text(file: &str) -> String {
    fs::read_to_string(checkout().path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Source files of the repository, by their paths from the root.
fn sources() -> Vec<String> {
    files(&["src", "tests", "crates", "book"], &["rs"])
}

/// The files in these folders that have one of these extensions, by their paths from the root.
fn files(folders: &[&str], extensions: &[&str]) -> Vec<String> {
    fn collect(folder: &Path, root: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("the folder is readable").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, root, found);
            } else {
                let name = path.strip_prefix(root).expect("it lies under the root");
                found.push(name.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    let root = checkout().path("");
    let mut found = Vec::new();
    for folder in folders {
        collect(&root.join(folder), &root, &mut found);
    }
    found.retain(|file| file.rsplit_once('.').is_some_and(|(_, kind)| extensions.contains(&kind)));
    found
}

#[test]
fn the_catalogue_the_solutions_and_the_rules_are_of_the_same_problems() {
    let mut listed: Vec<String> = problems().into_iter().map(|problem| problem.id).collect();
    listed.sort();
    let solved = checkout().stems("src/bin", "rs").expect("src/bin is readable");
    let mut ruled: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id()).collect();
    ruled.sort();
    assert_eq!(listed, solved, "catalogue.toml and src/bin differ");
    assert_eq!(listed, ruled, "catalogue.toml and crates/problems/src/lib.rs differ");
    let manifest = text("Cargo.toml");
    for id in listed {
        let is_listed = manifest.contains(&format!("{{ name = \"{id}\", test = false }}"));
        assert!(is_listed, "Cargo.toml does not list {id}: its unit tests would run twice");
    }
}

#[test]
fn each_problem_has_samples_extreme_inputs_and_a_peer() {
    let mut folders = BTreeSet::new();
    for Entry { id, .. } in problems() {
        if let Err(error) = samples::of(&checkout(), &id) {
            panic!("{error:#}");
        }
        let has_extremes = problems::find(&id).is_some_and(|found| !found.extremes().is_empty());
        assert!(has_extremes, "crates/problems/src/{id}.rs lists no extreme input");
        let peer = format!("peers/{id}.cpp");
        assert!(checkout().path(&peer).is_file(), "{peer} is missing");
        folders.insert(id);
    }
    for entry in fs::read_dir(checkout().path("samples")).expect("it is readable").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(folders.contains(&name), "samples/{name} belongs to no solution");
    }
}

/// The wrong ideas are held beside the rules.
#[test]
fn each_file_of_wrong_ideas_belongs_to_a_problem() {
    for file in files(&["hacks"], &["toml", "in", "out", "txt", ""]) {
        let id = file.strip_prefix("hacks/").and_then(|name| name.strip_suffix(".toml"));
        assert!(id.and_then(problems::find).is_some(), "{file} belongs to no problem");
    }
}

#[test]
fn each_solution_begins_with_its_theorem() {
    let parts = ["Rules.", "Theorem.", "Proof.", "Complexity.", "Traps.", "Source."]
        .map(|part| format!("**{part}**"));
    for Entry { id, link, .. } in problems() {
        let file = format!("src/bin/{id}.rs");
        let text = text(&file);
        let header: String = text.lines().take_while(|line| line.starts_with("//!")).collect();
        assert!(header.contains(&link), "{file}: the header lacks the link {link}");
        has_in_order(&file, &header, &parts);
        // By this name, `cargo test <id>` runs them too.
        let tests = format!("#[cfg(test)]\nmod {id} {{");
        assert!(text.contains(&tests), "{file} has no unit tests in a module `{id}`");
    }
}

fn has_in_order(file: &str, text: &str, parts: &[String]) {
    let place =
        |part: &String| text.find(part).unwrap_or_else(|| panic!("{file} lacks {}", part.trim()));
    assert!(parts.iter().map(place).is_sorted(), "the parts of {file} come in another order");
}

#[test]
fn a_solution_talks_to_the_judge_as_that_judge_allows() {
    for Entry { id, judge, rust, .. } in problems() {
        let known = judges::find(&judge).unwrap_or_else(|error| panic!("{id}: {error:#}"));
        assert_eq!(known.takes_rust(), rust, "{id}: {judge}");
        let text = text(&format!("src/bin/{id}.rs"));
        let on_atcoder = judge == "AtCoder";
        for name in ["proconio::", "itertools::"] {
            assert!(on_atcoder || !text.contains(name), "{id}: {judge} has no {name}");
        }
    }
}

#[test]
fn the_readmes_show_the_catalogue() {
    for (file, new) in list::with_tables(&checkout(), &problems()).expect("each has a table") {
        let is_same = text(file) == new;
        assert!(is_same, "{file} is not as catalogue.toml has it: type `cargo sente list --write`");
    }
}

#[test]
fn the_chinese_readme_keeps_step() {
    let (english, chinese) = (text("README.md"), text("README.zh-CN.md"));
    let blocks = |text: &str| -> Vec<String> {
        text.split("```").skip(1).step_by(2).map(String::from).collect()
    };
    assert_eq!(blocks(&english), blocks(&chinese), "the blocks of the READMEs differ");
    let commands = |text: &str| -> Vec<String> {
        let quoted = text.split('`').skip(1).step_by(2);
        let commands = quoted.filter(|code| code.starts_with("cargo ")).map(String::from);
        commands.collect::<BTreeSet<_>>().into_iter().collect()
    };
    assert_eq!(commands(&english), commands(&chinese), "the commands of the READMEs differ");
    let figures = |text: &str| -> Vec<String> {
        let rows = text.lines().filter(|line| line.starts_with("| ") && !line.contains("]("));
        rows.filter(|row| row.contains(char::is_numeric)).map(String::from).collect()
    };
    assert_eq!(figures(&english), figures(&chinese), "the measurements of the READMEs differ");
}

#[test]
fn links_in_the_documentation_lead_somewhere() {
    let pages =
        ["README.md", "README.zh-CN.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(String::from);
    for file in files(&["docs", "src", "crates", "book"], &["md"]).into_iter().chain(pages) {
        let folder = checkout().path(&file);
        let folder = folder.parent().expect("a file lies in a folder");
        for target in text(&file).split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = target.split('#').next().unwrap_or("");
            let outside = target.contains("://") || path.is_empty();
            assert!(outside || folder.join(path).exists(), "{file} links to {target}");
        }
    }
}

#[test]
fn each_source_file_belongs_to_a_crate() {
    for package in packages().iter().map(String::as_str).chain(["."]) {
        let folder = checkout().path(package);
        let text = |file: &str| fs::read_to_string(folder.join(file)).unwrap_or_default();
        let roots = text("src/lib.rs") + &text("src/main.rs");
        let manifest = text("Cargo.toml") + &text("tests/Cargo.toml");
        for file in checkout().stems(&format!("{package}/src"), "rs").expect("it has sources") {
            let is_root = ["lib", "main"].contains(&file.as_str())
                || manifest.contains(&format!("src/{file}.rs\""));
            let is_module = roots.contains(&format!("mod {file};"));
            assert!(is_root || is_module, "{package}/src/{file}.rs is in no crate");
        }
    }
}

/// Everybody waits for these crates and solutions.
#[test]
fn plain_cargo_test_compiles_what_the_guide_says() {
    let asked = "tree --package sente --package tests --edges normal,build,dev --prefix none --locked \
                 --target x86_64-unknown-linux-gnu";
    let mut cargo = Command::new("cargo");
    let tree = cargo.args(asked.split_whitespace()).current_dir(checkout().path("")).output();
    let tree = String::from_utf8(tree.expect("cargo runs").stdout).expect("it is text");
    let lines = tree.lines().map(|line| line.trim_end_matches(" (*)"));
    let crates: BTreeSet<_> = lines.filter(|line| !line.is_empty()).collect();
    let guide = text("CONTRIBUTING.md");
    for told in [
        format!("| {} crates in all", crates.len()),
        format!("| {} solutions with their unit tests", problems().len()),
    ] {
        assert!(guide.contains(&told), "CONTRIBUTING.md does not say: {told}");
    }
}

/// Paths of the packages beside the root.
fn packages() -> Vec<String> {
    let manifests = files(&["crates", "book"], &["toml"]).into_iter();
    let folders = manifests.filter_map(|file| Some(file.strip_suffix("/Cargo.toml")?.to_string()));
    folders.filter(|folder| checkout().path(folder).join("src").is_dir()).collect()
}

/// A theorem speaks of a position without a search: what it claims is then held against one. The manifest keeps `game` from
/// it; the searches and the moves that `rules` hands out are kept by this law.
#[test]
fn theorems_search_nothing() {
    let searches =
        ["search::", "Graph::", ".worth()", ".worths()", ".best()", "play.moves(", "::moves("];
    for file in files(&["crates/theorems/src"], &["rs"]) {
        let text = text(&file);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in lines {
            let found = searches.iter().find(|search| line.contains(*search));
            assert_eq!(found, None, "{file}: {line}");
        }
    }
}

/// `ARCHITECTURE.md` says which packages a package may use; the manifests use no others.
#[test]
fn no_package_uses_what_its_row_does_not_name() {
    let architecture = text("ARCHITECTURE.md");
    for package in packages() {
        let start = format!("| [`{package}`](");
        let row = architecture.lines().find(|line| line.starts_with(&start));
        let row = row.unwrap_or_else(|| panic!("ARCHITECTURE.md has no row for {package}"));
        let allowed = row.split('|').nth(2).unwrap_or_default();
        let manifest = text(&format!("{package}/Cargo.toml"));
        let own: toml::Table = manifest.parse().expect("a manifest is TOML");
        let used = own.get("dependencies").and_then(|table| table.as_table());
        let is_ours = |name: &&String| {
            *name == "sente" || packages().iter().any(|path| path.ends_with(&format!("/{name}")))
        };
        for used in used.into_iter().flat_map(|table| table.keys()).filter(is_ours) {
            assert!(
                allowed.contains(&format!("`{used}`")),
                "{package} uses {used}, which its row does not name"
            );
        }
    }
}

#[test]
fn submissions_have_each_module_of_the_library() {
    // Without one, a program that uses it carries the full library. Its own `io` is what makes the brief one short.
    let modules = |file: &str| -> Vec<String> {
        let text = text(file);
        let modules =
            text.lines().filter(|line| line.starts_with("pub mod ") && line.ends_with(';'));
        modules.filter(|line| *line != "pub mod io;").map(String::from).collect()
    };
    assert_eq!(modules("src/brief.rs"), modules("src/lib.rs"));
}

#[test]
fn nothing_is_left_for_others() {
    // In two pieces, so that this file does not find itself.
    let marks =
        [["TO", "DO"], ["FIX", "ME"], ["todo", "!("], ["unimplemented", "!("], ["#[ig", "nore]"]]
            .map(|halves| halves.concat());
    let folders = ["samples", "hacks", "peers", "docs", "book"];
    let data = files(&folders, &["in", "out", "cpp", "md", "js", "css"]);
    let lists = ["catalogue.toml", "README.md", "README.zh-CN.md"].map(String::from);
    let mut found = String::new();
    for file in sources().into_iter().chain(data).chain(lists) {
        for (number, line) in text(&file).lines().enumerate() {
            if marks.iter().any(|mark| line.contains(mark)) {
                found += &format!("{file}:{}: {}\n", number + 1, line.trim());
            }
        }
    }
    assert!(found.is_empty(), "to be filled in:\n{found}");
}
