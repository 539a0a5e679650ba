//! Disks that are full: that is said, and nothing is lost.

use super::judging::{SAMPLE, planted};
use super::text;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// In a name space of its own, with a disk of a few pages in the place of the folder.
fn on_a_full_disk(folder: &Path, size: &str, script: &str) -> Option<Output> {
    fs::create_dir_all(folder).expect("the folder for tests is writable");
    let mount =
        format!("mount -t tmpfs -o size={size} none {0} && cd {0} && {script}", folder.display());
    let mut unshare = Command::new("unshare");
    let output = unshare.args(["-rm", "sh", "-c", &mount]).env("SENTE_LANG", "en").output().ok()?;
    let errors = text(&output.stderr);
    let is_allowed = !errors.contains("unshare") && !errors.contains("mount:");
    if !is_allowed {
        println!("not tried: {errors}");
    }
    is_allowed.then_some(output)
}

#[test]
fn a_full_disk_is_no_wrong_answer() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full-disk");
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
        let Some(output) = on_a_full_disk(&folder, size, &script) else { return };
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(
            errors.contains("No space left on device") && errors.contains("TMPDIR"),
            "{errors}"
        );
        assert!(!text(&output.stdout).contains("WA"));
    }
}

/// A file that cannot be written as a whole is as it was, and what was made before it is gone.
#[test]
fn a_full_disk_loses_nothing_and_leaves_nothing_half_done() {
    let checkout = super::new::checkout("full");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full-checkout");
    // Enough for the checkout and for some of the files of a new problem.
    let script = format!(
        "cp -r {0}/. . && find . -type f | sort | xargs cksum > {1}.before
         head -c 12k /dev/zero > filler; {2} new p3; status=$?; rm filler
         find . -type f | sort | xargs cksum > {1}.after; exit $status",
        checkout.display(),
        folder.display(),
        env!("CARGO_BIN_EXE_sente"),
    );
    let Some(output) = on_a_full_disk(&folder, "64k", &script) else { return };
    let errors = text(&output.stderr);
    assert!(errors.contains("No space left on device"), "{errors}{}", text(&output.stdout));
    let list = |name: &str| fs::read_to_string(format!("{}.{name}", folder.display()));
    let (before, after) =
        (list("before").expect("it is there"), list("after").expect("it is there"));
    assert_eq!((output.status.code(), after), (Some(1), before), "{errors}");
}
