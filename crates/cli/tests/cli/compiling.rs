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

/// A program that does as its input says.
const TRIED: &str = r#"fn main() {
    println!("1");
    match &*std::io::read_to_string(std::io::stdin()).unwrap() {
        "" => {}
        "3" => std::process::exit(3),
        "exit" => assert!(std::env::current_exe().unwrap().ends_with("debug/tried")),
        text => panic!("{text}"),
    }
}
"#;

/// A file that answers a sample otherwise is not printed; nor is one that prints something else than the program.
#[test]
#[ignore = "compiles a package"]
fn a_submission_is_run_on_samples_and_inputs() {
    let folder = scratch("tried");
    for (file, text) in [
        ("Cargo.toml", "[package]\nname = \"tried\"\nedition = \"2021\"\n[workspace]\n"),
        ("src/main.rs", TRIED),
        ("panics", "x"),
        ("fails", "3"),
        ("exits", "exit"),
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
    for (samples, input, code, says) in [
        ("right", "right/1.in", 0, "samples passed: 1; prints what the program prints, and ends"),
        ("right", "panics", 0, "prints what the program prints, and panics as it does"),
        ("right", "fails", 0, "prints what the program prints, and fails (exit status: 3) as it"),
        ("right", "exits", 1, "the bundled program panics, where the program itself ends well"),
        ("wrong", "right/1.in", 1, "1.in the bundled program prints\n1\nand not\n2\n"),
        ("lost", "right/1.in", 1, "1.in has no answer "),
    ] {
        let (samples, input) = (path(samples), path(input));
        let arguments = ["bundle", "--manifest-path", &manifest, "--samples", &samples];
        let bundled = sente(&[&arguments[..], &["--input", &input]].concat(), "").ends(code);
        assert_eq!(bundled.says(&[says]).out.is_empty(), code == 1, "{samples} {input}");
    }
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
        "not compared: 2 of 5 cases\n  there is no C++ compiler",
    ]);
    assert!(!printed.out.contains("all accepted"), "{}", printed.out);
    let data: serde_json::Value = serde_json::from_str(&judge(&["--json"]).out).expect("JSON");
    assert_eq!(data[0]["accepted"], false);
    let cases = data[0]["cases"].as_array().expect("it is a list");
    let not_compared: Vec<_> = cases.iter().filter(|case| case["verdict"] == "NC").collect();
    assert_eq!(not_compared.len(), 2);
    assert!(not_compared.iter().all(|case| case["because"].as_str().is_some_and(|because| {
        because.starts_with("not compared: there is no C++ compiler (no/such/compiler")
    })));
    judge(&["--samples-only"]).ends(0);
}

#[test]
#[ignore = "compiles our solutions"]
fn several_problems_are_judged_together() {
    prints(&["judge", "p4363", "P2252", "--samples-only", "--jobs", "2"], "", "2 of 2 cases");
}
