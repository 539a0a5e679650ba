//! Disks that are full, and places that are taken: that is said, and nothing is lost.

use super::judging::{SAMPLE, planted};
use super::new::{checkout, files};
use super::{Run, program, run, scratch, write};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a script in a mount namespace of its own, in which a tmpfs of this size lies over the folder.
///
/// # Panics
///
/// If that is not permitted.
fn on_a_full_disk(folder: &Path, size: &str, script: &str) -> Run {
    fs::create_dir_all(folder).expect("the folder for tests is writable");
    let mount =
        format!("mount -t tmpfs -o size={size} none {0} && cd {0} && {script}", folder.display());
    let mut unshare = Command::new("sh");
    unshare.args(["-c", "exec unshare -rm sh -c \"$0\"", &mount]);
    let tried = run(unshare.env("SENTE_LANG", "en"), "");
    let is_refused = tried.errors.contains("unshare") || tried.errors.contains("mount:");
    assert!(!is_refused, "a mount namespace is not permitted here: {}", tried.errors);
    tried
}

#[test]
#[ignore = "needs the right to mount: unshare"]
fn a_full_disk_is_no_wrong_answer() {
    let folder = scratch("full-disk");
    let long = planted("long", "echo 2; seq 100000");
    let here = std::env::current_dir().expect("it is there");
    for (size, program) in [("4k", planted("short", "echo 2")), ("200k", long)] {
        let script = format!(
            "export TMPDIR=$PWD; cd {}; exec {} {} --bin {}",
            here.display(),
            env!("CARGO_BIN_EXE_sente"),
            SAMPLE.join(" "),
            program.display()
        );
        let judged = on_a_full_disk(&folder, size, &script)
            .ends(1)
            .says(&["No space left on device", "TMPDIR"]);
        assert!(!judged.out.contains("WA"), "{}", judged.out);
    }
}

/// A file that cannot be written as a whole is as it was, and what was made before it is gone.
#[test]
#[ignore = "needs the right to mount: unshare"]
fn a_full_disk_loses_nothing_and_leaves_nothing_half_done() {
    let checkout = checkout("full");
    let folder = scratch("full-checkout");
    // Enough for the checkout and for some of the files of a new problem.
    let script = format!(
        "cp -r {0}/. . && find . -type f | sort | xargs cksum > {1}.before
         head -c 12k /dev/zero > filler; {2} new p3; status=$?; rm filler
         find . -type f | sort | xargs cksum > {1}.after; exit $status",
        checkout.display(),
        folder.display(),
        env!("CARGO_BIN_EXE_sente"),
    );
    on_a_full_disk(&folder, "64k", &script).ends(1).says(&["No space left on device"]);
    let [before, after] = ["before", "after"].map(|name| {
        let list = format!("{}.{name}", folder.display());
        fs::read_to_string(list).expect("it is there")
    });
    assert_eq!(after, before);
}

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
