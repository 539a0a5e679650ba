//! `cargo sente new`: a checkout with one problem more, which says what is to be filled in.

use super::program;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

/// The files that list the problems.
const LISTS: [&str; 5] = [
    "README.md",
    "README.zh-CN.md",
    "catalogue.toml",
    "crates/problems/src/lib.rs",
    "crates/theorems/src/lib.rs",
];

/// A checkout with one problem.
pub fn checkout(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new").join(name);
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
        ("crates/theorems/src/lib.rs", "mod p2;\n\n        \"p2\" => says,\n"),
        (
            "crates/problems/src/lib.rs",
            "pub mod p2;\n\nconst LIST: &[X] = &[\n    &Erased::<p2::P2>::new(\"p2\"),\n];\n",
        ),
    ] {
        let path = root.join(file);
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("it is writable");
        fs::write(path, text).expect("it is writable");
    }
    root
}

fn new(root: &Path, id: &str) -> Output {
    let mut sente = program();
    sente.args(["new", id]).current_dir(root.join("src")).output().expect("sente starts")
}

#[test]
fn a_new_problem_is_listed_everywhere_and_marked() {
    let root = checkout("listed");
    let output = new(&root, "abc330_e");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
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
        rules.contains("pub mod abc330_e;\npub mod p2;\n") && rules.contains("<abc330_e::Abc330E>")
    );
    let theorems = text("crates/theorems/src/lib.rs");
    assert!(theorems.contains("mod abc330_e;\nmod p2;\n"), "{theorems}");
    assert!(theorems.contains("(play, abc330_e::explain),\n        \"p2\""), "{theorems}");
    let readme = text("README.md");
    assert!(readme.contains("](src/bin/p2.rs)") && readme.contains("](src/bin/abc330_e.rs)"));
    assert!(readme.starts_with("before\n") && readme.ends_with("behind\n"));
}

#[test]
fn the_lists_of_this_project_take_a_new_problem() {
    let root = checkout("own");
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = |root: &Path, file| fs::read_to_string(root.join(file)).expect("it is there");
    for file in LISTS {
        fs::write(root.join(file), text(&own, file)).expect("it is writable");
    }
    let output = new(&root, "cf99999z");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for file in LISTS {
        let (before, after) = (text(&own, file), text(&root, file));
        let added: Vec<&str> = after.lines().filter(|line| line.contains("99999")).collect();
        assert!(!added.is_empty(), "{file} does not name it");
        assert!(before.lines().all(|line| after.contains(line)), "{file} has lost a line");
    }
}

/// In between, the entry of the first was filled in, so that the tables are behind the catalogue.
#[test]
fn a_second_problem_follows_the_first() {
    let root = checkout("second");
    assert!(new(&root, "p3").status.success());
    let catalogue = root.join("catalogue.toml");
    let text = fs::read_to_string(&catalogue).expect("it is there");
    let mark = ["TO", "DO"].concat();
    let filled = text.replace(&format!("english = {mark:?}"), "english = \"Filled in\"");
    assert_ne!(text, filled);
    fs::write(&catalogue, filled).expect("it is writable");
    let output = new(&root, "p4");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let readme = fs::read_to_string(root.join("README.md")).expect("it is there");
    let rows: Vec<&str> = readme.lines().filter(|line| line.contains("](src/bin/")).collect();
    assert!(rows.len() == 3 && rows[1].contains("Filled in"), "{readme}");
    assert!(readme.starts_with("before\n\n| program") && readme.ends_with("|\n\nbehind\n"));
}

#[test]
fn the_tables_are_those_of_the_catalogue_when_they_are_written() {
    let root = checkout("written");
    let before = files(&root);
    let list = || {
        let mut sente = program();
        sente.args(["list", "--write"]).current_dir(&root).output().expect("sente starts")
    };
    assert!(list().status.success());
    assert_eq!(files(&root), before, "the tables were those of the catalogue");
    let readme = root.join("README.md");
    let text = fs::read_to_string(&readme).expect("it is there");
    fs::write(&readme, text.replace("| [`p2`]", "| by hand |\n| [`p3`]")).expect("it is writable");
    let output = list();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "changed README.md\n");
    assert_eq!(files(&root), before);
}

#[test]
fn what_is_refused_changes_nothing() {
    let root = checkout("refused");
    fs::create_dir_all(root.join("tests")).expect("it is writable");
    fs::write(root.join("tests/abc1_x.rs"), "").expect("it is writable");
    let before = files(&root);
    for (id, says) in [
        ("fn", "is no name for a problem's files: type the judge's name for the problem"),
        ("../p3", "is no name for a problem's files"),
        ("p2", "src/bin/p2.rs is there already"),
        ("abc1_x", "tests/abc1_x.rs is there already"),
        ("uva10165", "say --judge NAME --link ADDRESS"),
    ] {
        let output = new(&root, id);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{id:?}: {errors}");
        assert!(errors.contains(says) && files(&root) == before, "{id:?}: {errors}");
    }
    let mut sente = program();
    sente.args(["new", "uva10165", "--judge", "kattis", "--link", "https://open.kattis.com/x"]);
    assert!(sente.current_dir(&root).output().expect("sente starts").status.success());
    let catalogue = fs::read_to_string(root.join("catalogue.toml")).expect("it is there");
    assert!(catalogue.contains("judge = \"Kattis\"\nlink = \"https://open.kattis.com/x\"\n"));
}

/// A list that does not fit is found before anything is written.
#[test]
fn a_checkout_in_another_form_stays_as_it_is() {
    for file in LISTS {
        let root = checkout(&format!("another-form-{}", file.replace('/', "-")));
        fs::write(root.join(file), "something else").expect("it is writable");
        let before = files(&root);
        assert_eq!(new(&root, "p3").status.code(), Some(1), "{file}");
        assert_eq!(files(&root), before, "{file}");
    }
}

/// Path and text of every file below the folder.
fn files(folder: &Path) -> Vec<(PathBuf, String)> {
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
    let mut sente = program();
    // A package of one's own can be anywhere: what is missing is the package.
    let own = ["bundle", "--manifest-path", "/no-such-folder/Cargo.toml"];
    let output = sente.args(own).current_dir("/").output().expect("sente starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("checkout") && errors.contains("/no-such-folder"), "{errors}");
    let mut sente = program();
    let output = sente.arg("list").current_dir("/").output().expect("sente starts");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("is in no checkout of sente: type `cd`"), "{errors}");
}
