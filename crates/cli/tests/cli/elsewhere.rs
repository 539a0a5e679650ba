//! Submissions that are made on another machine than the judges'.

use super::{Run, program, run, script};

/// A compiler that says that it works on Windows; with `standard`, one that has the judges' machine, too.
fn on_windows(standard: &str) -> [String; 2] {
    let says = format!(
        "case \" $* \" in\n\
         *' -vV '*) rustc \"$@\" | sed 's/^host: .*/host: x86_64-pc-windows-gnu/';;\n\
         *' --print target-libdir '*) {standard};;\n\
         *' --target '*) exec rustc \"$@\";;\n\
         *) exec rustc --target x86_64-pc-windows-gnu \"$@\";;\n\
         esac"
    );
    // What cargo compiles has to run here.
    let cargo = script("cargo-of-this-machine.sh", "unset RUSTC; exec cargo \"$@\"");
    [script(format!("rustc-{}.sh", standard.len()), &says), cargo]
}

fn bundled(id: &str, compilers: Option<[String; 2]>) -> Run {
    let mut bundle = program();
    bundle.args(["bundle", id, "--no-verify"]);
    if let Some([rustc, cargo]) = compilers {
        bundle.env("RUSTC", rustc).env("CARGO", cargo);
    }
    run(&mut bundle, "")
}

#[test]
#[ignore = "compiles submissions, for Windows too: rustup target add x86_64-pc-windows-gnu"]
fn a_submission_is_the_same_whatever_machine_it_is_made_on() {
    for id in ["p2252", "p4363", "abc330_e"] {
        let here = bundled(id, None).ends(0).out;
        let elsewhere = bundled(id, Some(on_windows("rustc \"$@\""))).ends(0);
        assert!(here == elsewhere.out, "{id}: {elsewhere}");
    }
    // Without the judges' machine it is compared for Windows.
    let alone = || Some(on_windows("echo /no/such"));
    assert_eq!(bundled("p2252", alone()).ends(0).out, bundled("p2252", None).out);
}
