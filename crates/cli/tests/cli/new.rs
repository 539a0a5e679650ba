//! `cargo sente new`: a checkout with one problem more, which says what is to be filled in.

use super::{Run, program, run, scratch, write};
use std::fs;
use std::path::{Path, PathBuf};

/// The files that list the problems.
const LISTS: [&str; 6] = [
    "Cargo.toml",
    "README.md",
    "README.zh-CN.md",
    "catalogue.toml",
    "crates/problems/src/lib.rs",
    "crates/theorems/src/lib.rs",
];

/// A checkout with one problem.
pub fn checkout(name: &str) -> PathBuf {
    let root = scratch("new").join(name);
    let _ = fs::remove_dir_all(&root);
    let row = "[[problem]]\nid = \"p2\"\ntitle = \"T\"\nenglish = \"E\"\njudge = \"Luogu\"\nlink = \"L\"\n\
               topic = \"Nim\"\ntheorem = \"none\"\n\
               chinese = { topic = \"类\", theorem = \"无\" }\nmirrors = []\nrust = true\n";
    let table = "| program | problem | topic |\n|---|---|---|\n\
                 | [`p2`](src/bin/p2.rs) | [E (T)](L) | Nim |\n";
    let chinese = "| 程序 | 题目 | 类型 |\n|---|---|---|\n\
                   | [`p2`](src/bin/p2.rs)、[题解](docs/zh/p2.md) | [T](L) | 类 |\n";
    for (file, text) in [
        ("catalogue.toml", row),
        ("README.md", &format!("before\n\n{table}\nbehind\n")),
        ("README.zh-CN.md", &format!("前\n\n{chinese}\n后\n")),
        ("src/bin/p2.rs", ""),
        ("Cargo.toml", "bin = [\n    { name = \"p2\", test = false },\n]\n"),
        (
            "crates/theorems/src/lib.rs",
            "mod p2;\n\n    problems::p2::P2 => Position(p2::explain),\n",
        ),
        ("crates/problems/src/lib.rs", "pub mod p2;\n\nlist! {\n            p2: P2,\n}\n"),
    ] {
        write(&root.join(file), text);
    }
    root
}

fn sente(folder: &Path, arguments: &[&str]) -> Run {
    run(program().args(arguments).current_dir(folder), "")
}

fn new(root: &Path, id: &str) -> Run {
    sente(&root.join("src"), &["new", id])
}

#[test]
fn a_new_problem_is_listed_everywhere_and_marked() {
    let root = checkout("listed");
    new(&root, "abc330_e").ends(0);
    let text = |file: &str| fs::read_to_string(root.join(file)).expect("it is there");
    let mark = ["TO", "DO"].concat();
    for file in [
        "src/bin/abc330_e.rs",
        "samples/abc330_e/1.in",
        "samples/abc330_e/1.out",
        "crates/problems/src/abc330_e.rs",
        "crates/theorems/src/abc330_e.rs",
        "peers/abc330_e.cpp",
        "docs/zh/abc330_e.md",
        "catalogue.toml",
        "README.md",
        "README.zh-CN.md",
    ] {
        assert!(text(file).contains(&mark), "{file} is not marked");
        assert!(!text(file).contains("skeleton"), "{file} names the skeleton");
        assert!(!text(file).contains("MARK"), "{file} has a mark that no test refuses");
    }
    let solution = text("src/bin/abc330_e.rs");
    assert!(solution.contains("use proconio::input;") && solution.contains("\nmod abc330_e {"));
    assert!(solution.contains("use sente::{io::refuse_bad_input, output};\n"));
    assert!(solution.contains("fn main() {\n    refuse_bad_input();\n"));
    assert!(solution.contains("<https://atcoder.jp/contests/abc330/tasks/abc330_e>"));
    let rules = text("crates/problems/src/lib.rs");
    assert!(
        rules.contains("pub mod abc330_e;\npub mod p2;\n")
            && rules.contains("abc330_e: Abc330E,\n")
    );
    let theorems = text("crates/theorems/src/lib.rs");
    assert!(theorems.contains("mod abc330_e;\nmod p2;\n"), "{theorems}");
    assert!(theorems.contains("Position(abc330_e::explain),\n    problems::p2"), "{theorems}");
    let readme = text("README.md");
    assert!(readme.contains("](src/bin/p2.rs)") && readme.contains("](src/bin/abc330_e.rs)"));
    assert!(readme.starts_with("before\n") && readme.ends_with("behind\n"));
}

#[test]
fn the_lists_of_this_project_take_a_new_problem() {
    // As git checks them out on Windows, too.
    ["\n", "\r\n"].iter().for_each(|end| take_a_new_problem(&checkout("own"), end));
}

fn take_a_new_problem(root: &Path, end: &str) {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = |root: &Path, file| fs::read_to_string(root.join(file)).expect("it is there");
    for file in LISTS {
        let text = text(&own, file).replace('\n', end);
        fs::write(root.join(file), text).expect("it is writable");
    }
    new(root, "cf99999z").ends(0);
    sente(root, &["list", "--write"]).says(&["the tables are those of catalogue.toml already"]);
    for file in LISTS {
        let (before, after) = (text(&own, file), text(root, file));
        let added: Vec<&str> = after.lines().filter(|line| line.contains("99999")).collect();
        assert!(!added.is_empty(), "{file} does not name it");
        assert_eq!(after.matches('\n').count(), after.matches(end).count(), "{file}");
        assert!(before.lines().all(|line| after.contains(line)), "{file} has lost a line");
        for start in added.iter().filter_map(|line| line.split("cf99999z").next()) {
            let part = after.lines().skip_while(|line| !line.starts_with(start));
            let part: Vec<&str> = part.take_while(|line| line.starts_with(start)).collect();
            assert!(!file.ends_with(".rs") || part.is_sorted(), "{file}: {part:#?}");
        }
    }
}

/// In between, the entry of the first was filled in, so that the tables are behind the catalogue.
#[test]
fn a_second_problem_follows_the_first() {
    let root = checkout("second");
    new(&root, "p3").ends(0);
    let catalogue = root.join("catalogue.toml");
    let text = fs::read_to_string(&catalogue).expect("it is there");
    let mark = ["TO", "DO"].concat();
    let filled = text.replace(&format!("english = {mark:?}"), "english = \"Filled in\"");
    assert_ne!(text, filled);
    fs::write(&catalogue, filled).expect("it is writable");
    new(&root, "p4").ends(0);
    let readme = fs::read_to_string(root.join("README.md")).expect("it is there");
    let rows: Vec<&str> = readme.lines().filter(|line| line.contains("](src/bin/")).collect();
    assert!(rows.len() == 3 && rows[1].contains("Filled in"), "{readme}");
    assert!(readme.starts_with("before\n\n| program") && readme.ends_with("|\n\nbehind\n"));
}

#[test]
fn the_tables_are_those_of_the_catalogue_when_they_are_written() {
    let root = checkout("written");
    let before = files(&root);
    let list = || sente(&root, &["list", "--write"]).ends(0).out;
    list();
    assert_eq!(files(&root), before, "the tables were those of the catalogue");
    let readme = root.join("README.md");
    let text = fs::read_to_string(&readme).expect("it is there");
    for rows in ["", "| by hand |\n| [`p3`](src/bin/p3.rs) | x | y |\n"] {
        fs::write(&readme, text.replace("| [`p2`](src/bin/p2.rs) | [E (T)](L) | Nim |\n", rows))
            .expect("it is writable");
        assert_eq!(list(), "changed README.md\n");
        assert_eq!(files(&root), before);
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let root = checkout("refused");
    write(&root.join("tests/abc1_x.rs"), "");
    let before = files(&root);
    for (id, says) in [
        ("fn", "is no name for a problem's files: type the judge's name for the problem"),
        ("../p3", "is no name for a problem's files"),
        ("p2", "src/bin/p2.rs is there already"),
        ("abc1_x", "tests/abc1_x.rs is there already"),
        ("uva10165", "say --judge NAME --link ADDRESS"),
    ] {
        new(&root, id).ends(2).says(&[says]);
        assert!(files(&root) == before, "{id:?}");
    }
    new(&root, "https://codeforces.com/contest/1704/problem/F?locale=ru").ends(0);
    let told = ["new", "uva10165", "--judge", "kattis", "--link", "https://open.kattis.com/x"];
    sente(&root, &told).ends(0);
    let catalogue = fs::read_to_string(root.join("catalogue.toml")).expect("it is there");
    let address = "https://codeforces.com/problemset/problem/1704/F";
    assert!(catalogue.contains(&format!("judge = \"Codeforces\"\nlink = {address:?}\n")));
    assert!(root.join("src/bin/cf1704f.rs").is_file());
    assert!(catalogue.contains("judge = \"Kattis\"\nlink = \"https://open.kattis.com/x\"\n"));
}

/// A list that does not fit is found before anything is written.
#[test]
fn a_checkout_in_another_form_stays_as_it_is() {
    for file in LISTS {
        let root = checkout(&format!("another-form-{}", file.replace('/', "-")));
        fs::write(root.join(file), "something else").expect("it is writable");
        let before = files(&root);
        new(&root, "p3").ends(1);
        assert_eq!(files(&root), before, "{file}");
    }
}

/// Path and text of every file below the folder.
pub fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("it is readable").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.append(&mut files(&path));
        } else {
            let text = fs::read_to_string(&path).expect("it is text");
            found.push((path, text));
        }
    }
    found.sort();
    found
}

#[test]
fn outside_of_a_checkout_the_user_is_told_what_to_do() {
    // A package of one's own can be anywhere: what is missing is the package.
    let own = ["bundle", "--manifest-path", "/no-such-folder/Cargo.toml"];
    let errors = sente(Path::new("/"), &own).errors;
    assert!(!errors.contains("checkout") && errors.contains("/no-such-folder"), "{errors}");
    let lost = sente(Path::new("/"), &["new", "p1234"]).ends(2);
    lost.says(&[
        "this needs the repository: ",
        " is in no checkout of sente, and neither -C DIR nor",
    ]);
}
