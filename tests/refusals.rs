//! Past the statement a solution still answers, or ends with status 1 and one line that says why. Never a
//! wrong answer, a hang or a crash.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A problem, an input that its statement excludes, and the line on standard error.
const REFUSED: &[(&str, &str, &str)] = &[
    ("abc229_h", "13\n", "a column of 13 squares has too many positions"),
    ("abc229_h", "2\n..\n.x\n", "the board is not 2 rows of 2 squares `W`, `B` or `.`"),
    ("abc229_h", "2\n..\n...\n", "the board is not 2 rows of 2 squares `W`, `B` or `.`"),
    ("abc330_e", "2 1\n0 1\n3 0\n", "there is no element 3 in an array of 2"),
    ("agc017_d", "3\n1 2\n1 2\n", "the edges are not a tree of the vertices 1 to 3"),
    ("agc017_d", "3\n1 2\n2 4\n", "the edges are not a tree of the vertices 1 to 3"),
    ("hdu3590", "2\n1\n3\n1 2\n2 1\n", "tree 2 of 2 is no tree on 3 nodes"),
    ("hdu4764", "5 0\n", "nobody can write a number where k is 0 and N is 5"),
    ("p1290", "1\n7 0\n", "both numbers must be positive, found 7 and 0"),
    ("p2490", "10 3 1\n", "3 pieces cannot alternate from white to black: k must be even"),
    ("p2490", "10 12 1\n", "12 pieces do not fit on 10 cells"),
    ("p2490", "10 4 0\n", "a turn moves at least one piece: d must be positive"),
    ("p2490", "100000000 2 1\n", "2 pieces on 100000000 cells are too many to count with d = 1"),
    (
        "p2490",
        "60000000 30000000 1\n",
        "30000000 pieces on 60000000 cells are too many to count with d = 1",
    ),
    ("p3179", "1000000000001 1\n", "1000000000001 cells are too many: the most is 1000000000000"),
    ("p3179", "5\n1\n2\n1 6\n", "there is no cell 6 among the cells 1 to 5"),
    ("p3179", "5\n1\n1\n0\n", "there is no cell 0 among the cells 1 to 5"),
    ("p3210", "2\n1 1\n", "no pile is 0, so nobody can ever move"),
    (
        "p3480",
        "2\n1\n5\n2\n3 2\n",
        "arrangement 2 has a heap that is smaller than its left neighbour",
    ),
    ("p4363", "20 20\n", "a board of 20 x 20 cells has too many positions"),
    (
        "p4363",
        "18446744073709551615 0\n",
        "a board of 18446744073709551615 x 0 cells has too many positions",
    ),
    ("p6487", "0\n", "a heap of 0 stones has no first move"),
    ("p7864", "1\n0\n", "test 1: a tree has a root, so n is at least 1"),
    ("p7864", "1\n3\n3 2\n", "test 1: the parents are not those of a tree with root 1"),
    ("p7864", "1\n3\n1 4\n", "test 1: the parents are not those of a tree with root 1"),
    ("p7864", "1\n3\n0 1\n", "test 1: the parents are not those of a tree with root 1"),
    ("poj2311", "0 5\n", "a sheet of 0 x 5 has no square"),
    ("poj2311", "2 1001\n", "a sheet of 2 x 1001 is too large: the greatest side is 1000"),
];

/// A problem, an input past its statement, and the answer that the rules give all the same.
const ANSWERED: &[(&str, &str, &str)] = &[
    ("abc229_h", "0\n", "Snuke\n"),
    (
        "abc229_h",
        "12\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n",
        "Snuke\n",
    ),
    ("agc017_d", "1\n", "Bob\n"),
    ("hdu4764", "", ""),
    ("hdu4764", "18446744073709551615 18446744073709551615\n", "Tang\n"),
    ("p1290", "1\n18446744073709551615 18446744073709551614\n", "Ollie wins\n"),
    ("p2197", "1\n0\n", "No\n"),
    ("p2197", "1\n2\n18446744073709551615 18446744073709551615\n", "No\n"),
    ("p2252", "0 0\n1 2\n", "0\n0\n"),
    ("p2252", "18446744073709551615 18446744073709551615\n", "1\n"),
    ("p2490", "5 0 1\n", "0\n"),
    ("p2599", "1\n3\n0 5 0\n", "1\n"),
    ("p2964", "0\n", "0\n"),
    ("p2964", "2\n3 4\n", "7\n"),
    ("p3179", "1000000000000\n1\n2\n1 3\n", "Yes\n"),
    ("p3210", "0\n", "0 0\n"),
    ("p3480", "1\n1\n18446744073709551615\n", "TAK\n"),
    ("p4279", "1\n0\n", "John\n"),
    ("p4363", "0 0\n", "0\n"),
    ("p4363", "1 1\n-5\n7\n", "-5\n"),
    ("p5675", "2\n0 5\n", "2\n"),
    ("p6487", "18446744073709551615\n", "2\n"),
    ("p7864", "1\n1\n", "1\n"),
    ("poj2311", "1 1\n1 1000000\n", "LOSE\nWIN\n"),
];

fn run(problem: &str, input: &str) -> Output {
    let this = std::env::current_exe().expect("the test knows its own path");
    let folder: PathBuf = this.ancestors().nth(2).expect("the test lies in a target folder").into();
    let mut child = Command::new(folder.join(format!("{problem}{}", std::env::consts::EXE_SUFFIX)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the solution starts");
    // It may not read to the end.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the solution ends")
}

#[test]
fn what_cannot_be_answered_is_refused_in_one_line() {
    for (problem, input, message) in REFUSED {
        let output = run(problem, input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors, format!("error: {message}\n"), "{problem}: {input:?}");
        assert_eq!(output.status.code(), Some(1), "{problem}: {input:?}");
    }
}

#[test]
fn what_the_statement_excludes_is_answered_where_the_rules_do() {
    for (problem, input, answer) in ANSWERED {
        let output = run(problem, input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{problem}: {input:?}: {errors}");
        let found = String::from_utf8_lossy(&output.stdout);
        assert_eq!(&found, answer, "{problem}: {input:?}");
    }
}
