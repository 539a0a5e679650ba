//! Tests that start a compiler: for solutions, submissions, the C++ peers.

use crate::{prints, program, run, scratch, sente, write};
use std::fs;

#[test]
#[ignore = "compiles submissions"]
fn a_submission_is_printed_and_described() {
    let bundled = sente(&["bundle", "p2311"], "").ends(0).says(&[
        "\nmod sente {\n",
        "POJ takes no Rust; the same problem is Luogu P10501",
        "for std; compiles alone with Rust ",
        "samples passed: 1",
    ]);
    assert!(bundled.out.starts_with("//! POJ 2311"), "{}", bundled.out);
    let path = scratch("agc017_d.rs");
    let arguments = ["bundle", "agc017_d", "--no-verify", "-o", &path.to_string_lossy()];
    let _ = fs::remove_file(&path);
    // Its own file is written anew.
    assert_eq!(sente(&arguments, "").ends(0).out, "");
    assert_eq!(sente(&arguments, "").ends(0).out, "");
    let file = fs::read_to_string(path).expect("the file is written");
    assert!(file.contains("use proconio::") && !file.contains("macro_rules! input"), "{file}");
    assert_eq!(sente(&["bundle", "p2197", "--check"], "").out, "");
}

/// A file that answers a sample otherwise is not printed.
#[test]
#[ignore = "compiles a package"]
fn a_submission_is_run_on_samples() {
    let folder = scratch("tried");
    for (file, text) in [
        ("Cargo.toml", "[package]\nname = \"tried\"\nedition = \"2021\"\n[workspace]\n"),
        ("src/main.rs", "fn main() {\n    println!(\"1\");\n}\n"),
        ("right/1.in", ""),
        ("right/1.out", "1\n"),
        ("wrong/1.in", ""),
        ("wrong/1.out", "2\n"),
        ("lost/1.in", ""),
    ] {
        write(&folder.join(file), text);
    }
    let path = |file: &str| folder.join(file).display().to_string();
    let manifest = path("Cargo.toml");
    for (samples, code, says) in [
        ("right", 0, "samples passed: 1"),
        ("wrong", 1, "1.in the bundled program prints\n1\nand not\n2\n"),
        ("lost", 1, "1.in has no answer "),
    ] {
        let arguments = ["bundle", "--manifest-path", &manifest, "--samples", &path(samples)];
        let bundled = sente(&arguments, "").ends(code);
        assert_eq!(bundled.says(&[says]).out.is_empty(), code == 1, "{samples}");
    }
}

/// A folder may pin a toolchain that is too old, or that nobody has, and may have cargo build elsewhere: that changes no file.
#[test]
#[ignore = "compiles a package"]
fn settings_of_a_folder_change_no_file() {
    let folder = scratch("settings");
    for (file, text) in [
        ("Cargo.toml", "[package]\nname = \"settings\"\nedition = \"2021\"\n[workspace]\n"),
        ("rust-toolchain.toml", "[toolchain]\nchannel = \"1.0.0\"\n"),
        (".cargo/config.toml", "[build]\nbuild-dir = \"elsewhere\"\n"),
        ("src/lib.rs", "pub fn say() {}\n"),
        ("src/main.rs", "fn main() {\n    settings::say();\n}\n"),
    ] {
        write(&folder.join(file), text);
    }
    let mut sente = program();
    // As who has installed it calls it, and not cargo.
    sente.current_dir(folder).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    let bundled = run(sente.args(["bundle", "--manifest-path", "Cargo.toml"]), "").ends(0);
    assert!(bundled.out.contains("\nmod settings {\n pub fn say"), "{}", bundled.out);
}

/// Without a C++ compiler our own answers to extreme inputs are compared with nothing. They are compiled for it.
#[test]
#[ignore = "compiles our solution"]
fn what_is_not_compared_is_not_accepted() {
    let judge = |arguments: &[&str]| {
        let mut command = program();
        run(command.args(["judge", "p4363"]).args(arguments).env("CXX", "no/such/compiler"), "")
    };
    let printed = judge(&[]).ends(1).says(&[
        "\n NC  extreme full-board",
        "not compared: 2 of 5 cases\n  p4363.cpp is C++, and no/such/compiler",
    ]);
    assert!(!printed.out.contains("all accepted"), "{}", printed.out);
    let data: serde_json::Value = serde_json::from_str(&judge(&["--json"]).out).expect("JSON");
    assert_eq!(data[0]["accepted"], false);
    let cases = data[0]["cases"].as_array().expect("it is a list");
    let not_compared: Vec<_> = cases.iter().filter(|case| case["verdict"] == "NC").collect();
    assert_eq!(not_compared.len(), 2);
    assert!(not_compared.iter().all(|case| case["because"].as_str().is_some_and(|because| {
        because.starts_with("not compared: p4363.cpp is C++, and no/such/compiler is not")
    })));
    judge(&["--samples-only"]).ends(0);
}

#[test]
#[ignore = "compiles our solutions"]
fn several_problems_are_judged_together() {
    prints(&["judge", "p4363", "P2252", "--samples-only", "--jobs", "2"], "", "2 of 2 cases");
}

/// Another turn than ours wins as well, also where no search can try it: our solution judges what it leaves.
#[test]
#[ignore = "compiles two programs and our solution"]
fn any_turn_that_wins_is_accepted() {
    let peer = include_str!("../../../../peers/cf1149e.cpp");
    let changed = |file: &str, changes: &[[&str; 2]]| {
        let changed = changes.iter().fold(peer.to_string(), |text, [old, new]| {
            assert!(text.contains(old), "{old}");
            text.replace(old, new)
        });
        let path = scratch(file);
        write(&path, &changed);
        path.display().to_string()
    };
    let judged = |program: &str| sente(&["judge", "cf1149e", "--all", "--bin", program], "");
    // The last city that can be lowered, and the first neighbour of each class.
    let other = [
        ["int u = 1;", "int u = n;"],
        ["> h[u]) u++;", "> h[u]) u--;"],
        ["int i = (int)roads[u].size() - 1; i >= 0; i--", "size_t i = 0; i < roads[u].size(); i++"],
    ];
    let other = changed("other.cpp", &other);
    judged(&other).ends(0);
    sente(&["stress", "cf1149e", "--seconds", "1", "--bin", &other], "").ends(0);
    let half = [["        h[v] ^= sum[type[v]];\n", ""]];
    let refused = "this turn does not win: the other player wins what it leaves";
    judged(&changed("half.cpp", &half)).ends(1).says(&[refused]);
    let still = [["    h[u] ^= sum[most];\n", ""]];
    judged(&changed("still.cpp", &still)).ends(1).says(&["no turn leaves"]);
}
