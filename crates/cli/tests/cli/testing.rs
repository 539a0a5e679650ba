//! `cargo sente test`: the tests of one problem.

use crate::{sente, text};

#[test]
fn the_laws_of_one_problem_are_run_and_listed() {
    let output = sente(&["test", "p2252"], "");
    let (listed, told) = (text(&output.stdout), text(&output.stderr));
    if !tier::all() {
        assert!(!output.status.success() && told.contains("cannot start cargo"), "{told}");
        return;
    }
    assert!(output.status.success(), "{listed}{told}");
    for law in ["samples", "witness", "claims", "moves", "sample", "header", "small", "hack"] {
        assert!(listed.contains(&format!("test {law}::p2252")), "{law}:\n{listed}");
    }
    assert!(!listed.contains("p2197") && !listed.contains("running "), "{listed}");
}
