//! Programs as people have them: sources, commands, deep stacks, `freopen`.

use super::judging::judge;
use super::{Run, is_no_question, run, scratch, script, write};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// P2197 in C++, behind other statements.
fn nim(before: &str) -> String {
    format!(
        "#include <cstdio>\n#include <cstring>\n\
         static int deep(int n) {{ volatile char page[1000]; memset((void *)page, n, 1000); \
         return n ? deep(n - 1) + page[7] : 0; }}\n\
         int main() {{ {before}; int t; scanf(\"%d\", &t); while (t--) {{ \
         int n, s = 0, a; scanf(\"%d\", &n); while (n--) scanf(\"%d\", &a), s ^= a; puts(s ? \"Yes\" : \"No\"); }} }}\n"
    )
}

const SAMPLE_OF_NIM: &[&str] = &["judge", "p2197", "--samples-only"];

/// Writes a file into an empty folder of this name.
pub fn file(folder: &str, name: &str, text: &str) -> PathBuf {
    let folder = scratch("own").join(folder);
    let _ = fs::remove_dir_all(&folder);
    let path = folder.join(name);
    write(&path, text);
    path
}

/// Judges a program on the sample of P2197, with further options; what is compiled goes into the folder for tests.
fn judged(program: &Path, options: &[&str]) -> Run {
    let mut command = judge(SAMPLE_OF_NIM, program);
    run(command.args(options).env("XDG_CACHE_HOME", scratch("cache")), "")
}

#[test]
fn a_deep_recursion_has_the_stack_of_its_judge_and_an_overflow_its_name() {
    let deep = file("deep", "deep.cpp", &nim("if (deep(50000) == 1) return 1"));
    judged(&deep, &[]).ends(0).says(&["all accepted"]);
    let endless = file("endless", "endless.cpp", &nim("deep(-1)"));
    for (program, stack, megabytes) in [(&deep, "8M", "8 MB"), (&endless, "64M", "64 MB")] {
        let shallow = judged(program, &["--stack", stack, "--memory", "1G"]).ends(1);
        shallow.says(&["(SIGSEGV), stack overflow\n  its stack has ", megabytes, "--stack 1G"]);
    }
    let rust = file(
        "deep-rust",
        "deep.rs",
        "fn f(n: u64) -> u64 { std::hint::black_box(n + 1 + f(n + 1)) }\nfn main() { f(0); }\n",
    );
    judged(&rust, &["--stack", "8M"]).ends(1).says(&["(SIGABRT), stack overflow\n"]);
    // Where the memory ends first, its use is told.
    judged(&endless, &[]).ends(1).says(&["MLE", "for the stack: it recurses too deeply"]);
    for crash in [
        "int *volatile p = 0; *p = 1",
        "static char a[90000000]; memset(a, 1, sizeof a); int *volatile p = 0; *p = 1",
    ] {
        let crash = judged(&file("crash", "crash.cpp", &nim(crash)), &["--stack", "8M"]).ends(1);
        assert!(crash.out.contains("SIGSEGV") && !crash.out.contains("overflow"), "{crash}");
    }
}

/// As an ordinary user, whose administrator allows no more.
#[test]
fn where_the_stack_cannot_be_raised_the_verdict_says_so() {
    let deep = file("shallow", "deep.cpp", &nim("deep(50000)"));
    let sente = env!("CARGO_BIN_EXE_sente");
    let line = format!(
        "ulimit -Hs 9000; exec {sente} judge p2197 --samples-only --bin {}",
        deep.display()
    );
    let mut shell = Command::new("setpriv");
    // Nobody else may raise it, so the right is given away first.
    shell.args(["--bounding-set=-sys_resource", "--inh-caps=-sys_resource", "sh", "-c", &line]);
    shell.env("SENTE_LANG", "en").env("XDG_CACHE_HOME", scratch("cache"));
    let says = "stack overflow\n  this system allows a stack of 10 MB (`ulimit -Hs`), and the judge gives 125 MB";
    run(&mut shell, "").ends(1).says(&[says]);
}

#[test]
fn a_source_is_compiled_or_read_once_for_each_content() {
    let right = file("once", "a.cpp", &nim(""));
    for is_compiled in [true, false] {
        let mut command = judge(SAMPLE_OF_NIM, &right);
        command.env("XDG_CACHE_HOME", right.with_file_name("cache"));
        let judged = run(&mut command, "").ends(0);
        assert_eq!(judged.errors.contains("compiling "), is_compiled, "{judged}");
    }
    let header = right.with_file_name("answer.h");
    write(&right, &nim("\n#include \"answer.h\"\n"));
    for (text, status) in [("", 0), ("puts(\"Yes\");", 1)] {
        write(&header, text);
        judged(&right, &[]).ends(status);
    }
    let python = "import sys\nfor n in sys.stdin.read().split('\\n')[2::2]:\n    if n: print('No' if n in ('1 1',) else 'Yes')\n";
    let python = file("python", "a b.py", python);
    judged(&python, &[]).ends(0).says(&["all accepted"]);
    judged(Path::new(&format!("python3 '{}'", python.display())), &[]).ends(0);
}

#[test]
fn a_source_that_does_not_compile_is_told_once_with_the_words_of_its_compiler() {
    let wrong = file("wrong", "a.cpp", "int main() { return x; }\n");
    let told = judged(&wrong, &["--all"]).ends(1);
    assert!(told.out.is_empty() && told.errors.matches("not declared").count() == 1, "{told}");
    // In a table it is a row.
    write(&wrong.with_file_name("b.cpp"), &nim(""));
    judged(wrong.parent().expect("it has one"), &[]).ends(1).says(&[
        " CE  a.cpp    0 of 1",
        "./a.cpp:1:21: error: ",
        " AC  b.cpp    1 of 1",
        "1 of 2 programs accepted",
    ]);
    let mut alone = judge(SAMPLE_OF_NIM, &wrong);
    let says = "is C++, and c++ is not on this machine: install it, or name another in CXX";
    run(alone.env("PATH", "/no/such").env_remove("CXX"), "").ends(2).says(&[says]);
}

#[test]
fn what_cannot_be_run_is_told_once_before_any_verdict() {
    for (name, text, says) in [
        ("a.sh", "echo 1\n", "a text without `#!` in its first line"),
        ("a", "", "it is empty"),
        ("a.sh", "#!/bin/sh\r\necho 1\r\n", "its lines end as on Windows (CRLF)"),
        ("a.sh", "\u{feff}#!/bin/sh\necho 1\n", "a byte order mark stands before `#!`"),
        ("a.sh", "#!/usr/bin/pyton3\n", "names /usr/bin/pyton3, which is not on this machine"),
        ("a.py", "#!/usr/bin/env pyton3\n", "names pyton3, which is not on this machine"),
    ] {
        let path = file("unrunnable", name, text);
        assert!(Command::new("chmod").arg("+x").arg(&path).status().expect("it runs").success());
        is_no_question(&["judge", "p2197", "--bin", &path.to_string_lossy()], says);
    }
    is_no_question(&["judge", "p2197", "--bin", "no-such-program -x"], "neither here nor on PATH");
}

#[test]
fn files_take_the_place_of_standard_input_and_output_where_they_are_named() {
    let opens = "freopen(\"nim.in\", \"r\", stdin); freopen(\"nim.out\", \"w\", stdout)";
    let opens = file("freopen", "a.cpp", &nim(opens));
    judged(&opens, &["--files", "nim"]).ends(0).says(&["all accepted"]);
    judged(&opens, &["--files", "nim.in,nim.out"]).ends(0);
    judged(&opens, &[]).ends(1).says(&["it printed nothing, and wrote nim.out", "`--files nim`"]);
    judged(&opens, &["--files", "game"]).ends(1).says(&["it wrote no game.out"]);
    let linked = file("linked", "a.sh", "#!/bin/sh\nln -s /etc/hostname nim.out\n");
    assert!(Command::new("chmod").arg("+x").arg(&linked).status().expect("it runs").success());
    judged(&linked, &["--files", "nim"]).ends(1).says(&["found the end"]);
    is_no_question(&["judge", "p2197", "--files", "../x"], "write the name that both share");
    is_no_question(
        &["judge", "abc278_g", "--samples-only", "--bin", "/bin/cat", "--files", "x"],
        "talks with the judge",
    );
}

#[test]
fn a_limit_that_is_typed_counts_and_one_that_is_assumed_is_called_so() {
    let slow = script(
        "slow-nim.sh",
        "python3 -c 'import time\nwhile time.process_time() < 1.3: pass'; echo No; echo Yes",
    );
    let slow = Path::new(&slow);
    judged(slow, &[])
        .ends(1)
        .says(&["TLE", "assumed, as the judge's is not known: --time sets another"]);
    judged(slow, &["--time", "2"]).ends(0).says(&["2 s, 125 MB (assumed)"]);
    let known = judged(slow, &["--time", "1000ms"]).ends(1);
    assert!(!known.out.contains("--time"), "{known}");
    let large = "static char a[60000000]; memset(a, 1, sizeof a)";
    let large = file("large", "a.cpp", &nim(large));
    judged(&large, &[]).ends(0);
    judged(&large, &["--memory", "32M"]).ends(1).says(&["MLE", "more than 32 MB of memory"]);
    is_no_question(&["judge", "--memory", "32"], "write it as in 256M");
}
