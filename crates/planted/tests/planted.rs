//! What fails on purpose fails nowhere else: asked for the right answer, it gives it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_right_answer_is_that_to_the_sample() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/p4363");
    let input = fs::File::open(sample.join("1.in")).expect("the sample is there");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let program = folder.join("right");
    fs::copy(env!("CARGO_BIN_EXE_planted"), &program).expect("the folder for tests is writable");
    let output = Command::new(program).stdin(Stdio::from(input)).output().expect("it starts");
    let expected = fs::read(sample.join("1.out")).expect("the sample is there");
    assert_eq!(output.stdout.trim_ascii(), expected.trim_ascii());
}
