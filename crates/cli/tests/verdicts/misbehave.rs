//! A program that fails as its argument says, on every system: for the tests of the judge.

use std::env::{args, current_exe};
use std::process::{Child, Command, abort, exit};
use std::thread::sleep;
use std::time::Duration;

fn main() {
    match args().nth(1).as_deref() {
        Some("wrong") => println!("0"),
        Some("status") => exit(3),
        Some("crash") => abort(),
        Some("loop") => spin(),
        Some("sleep") => sleep(Duration::from_secs(1000)),
        Some("launcher") => drop(start("loop").wait()),
        Some("leaves") => {
            drop(start("sleep"));
            println!("1");
        }
        Some("flood") => loop {
            println!("{}", "1".repeat(10_000));
        },
        Some("memory") => println!("{}", std::hint::black_box(vec![1_u8; 1 << 30]).len()),
        _ => println!("1"),
    }
}

fn spin() {
    loop {
        std::hint::spin_loop();
    }
}

/// This program once more, as another one.
fn start(name: &str) -> Child {
    let program = current_exe().expect("the system names it");
    Command::new(program).arg(name).spawn().expect("it starts")
}
