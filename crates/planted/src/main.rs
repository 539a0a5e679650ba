//! A program that fails as its name says. Its answer, where it has one, is that to the sample of P4363.

use std::ffi::{c_int, c_long};
use std::io::{pipe, stderr, stdin, stdout, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{abort, exit, Command};
use std::{env, fs, hint::black_box, thread, time::Duration};

extern "C" {
    fn clock() -> c_long;
    fn fork() -> c_int;
    fn getppid() -> c_int;
    fn kill(process: c_int, signal: c_int) -> c_int;
    fn setsid() -> c_int;
    fn signal(signal: c_int, handler: usize) -> usize;
}

const SIGINT: c_int = 2;
const SIGKILL: c_int = 9;
const SIGTERM: c_int = 15;
const SIGCHLD: c_int = 17;
const SIGSTOP: c_int = 19;
const IGNORED: usize = 1;

fn main() {
    let this = env::current_exe().unwrap();
    let child = || Command::new(&this).arg("child").process_group(0).spawn().unwrap();
    match env::args().nth(1).as_deref() {
        Some("child") => {
            drop(Command::new(&this).arg("grandchild").spawn().unwrap());
            sleep()
        }
        Some("grandchild") => sleep(),
        _ => {}
    }
    let mut words = String::new();
    stdin().read_to_string(&mut words).unwrap();
    let mut words = words.split_whitespace();
    match this.file_name().unwrap().to_str().unwrap() {
        "right" => println!("2"),
        "wrong" => println!("0\n3"),
        "endless-loop" => endless(),
        "allocation" => println!("{}", black_box(vec![1_u8; 2 << 30]).len()),
        "reservation" => {
            black_box(Vec::<u8>::with_capacity(2 << 30));
            println!("2")
        }
        "panic" => panic!("planted"),
        "segfault" => unsafe { black_box(8 as *mut u8).write_volatile(1) },
        "abort" => abort(),
        "silence" => {}
        "flood" => flood(stdout()),
        "flood-of-errors" => flood(stderr()),
        "past-the-end" => {
            while words.next().is_some() {}
            println!("{}", words.next().unwrap())
        }
        "status-3" => {
            println!("2");
            exit(3)
        }
        "sleep" => sleep(),
        "stop" => unsafe {
            kill(std::process::id() as c_int, SIGSTOP);
        },
        "orphan" => {
            drop(child());
            thread::sleep(Duration::from_millis(300));
            println!("2")
        }
        "orphan-works" => {
            drop(child());
            endless()
        }
        "detached-works" => {
            wait_for_detached(|| work(1300));
            println!("2")
        }
        "detached-works-and-so-does-this" => {
            wait_for_detached(|| work(1100));
            work(1100);
            println!("2")
        }
        "ignored-child-works" => {
            unsafe { signal(SIGCHLD, IGNORED) };
            wait_for_detached(endless);
            println!("2")
        }
        "ignored-children-work" => {
            unsafe { signal(SIGCHLD, IGNORED) };
            (0..200).for_each(|_| wait_for_detached(|| work(20)));
            println!("2")
        }
        "detached-loops" => wait_for_detached(endless),
        "processes" => {
            for _ in 0..300 {
                detach(sleep);
            }
            sleep()
        }
        "kills-parent" => attack(parent(), SIGKILL),
        "kills-parent-and-hides" => {
            detach(endless);
            detach(sleep);
            attack(parent(), SIGKILL)
        }
        "stops-parent" => attack(parent(), SIGSTOP),
        "ends-parent" => attack(parent(), SIGTERM),
        "interrupts-parent" => attack(parent(), SIGINT),
        "kills-group-of-parent" => attack(-parent(), SIGKILL),
        "kills-judge" => attack(parent_of(parent()), SIGKILL),
        "forges-report" => {
            let report = r#"{"Ok":{"success":true,"status":"exit status: 0","stopped":null,"cpu":
                {"secs":0,"nanos":0},"wall":{"secs":0,"nanos":0},"memory":0,"left":0,"errors":""}}"#;
            fs::write(format!("/proc/{}/fd/1", parent()), report).unwrap();
            println!("2")
        }
        "floods-report" => {
            let mut pipe = fs::File::create(format!("/proc/{}/fd/1", parent())).unwrap();
            while pipe.write_all(&[b' '; 1 << 16]).is_ok() {}
        }
        "deletes-files" => {
            println!("2");
            for file in ["/proc/self/fd/0", "/proc/self/fd/1"] {
                // No name is left that could be deleted.
                let path = fs::read_link(file).unwrap();
                assert!(path.to_string_lossy().ends_with(" (deleted)"), "{path:?}");
            }
            fs::write("/proc/self/fd/0", "it has an input of its own").unwrap();
            let folder = env::current_dir().unwrap();
            env::set_current_dir("/").unwrap();
            fs::remove_dir(folder).unwrap();
        }
        "writes-here" => {
            fs::create_dir_all("planted/was").unwrap();
            fs::write("planted/was/here", "x").unwrap();
            println!("2")
        }
        "deletes-itself" => {
            fs::remove_file(&this).unwrap();
            println!("Alice")
        }
        "escapes" => {
            println!("\u{1b}[2J\u{9b}31m\u{202e}0\0");
            eprintln!("\u{1b}]0;planted\u{7}\r\u{85}");
            stderr().write_all(b"\xff\xfe\x9b2J").unwrap();
            exit(words.count() as i32 % 2)
        }
        name => panic!("{name} is not planted"),
    }
}

fn sleep() {
    thread::sleep(Duration::from_secs(60));
    exit(0)
}

fn endless() {
    loop {
        black_box(0);
    }
}

fn flood(mut to: impl Write) {
    let line = [b'2'; 1 << 16];
    while to.write_all(&line).is_ok() {}
}

/// Takes as much CPU time.
fn work(milliseconds: c_long) {
    let now = || unsafe { clock() };
    let start = now();
    while now() - start < milliseconds * 1000 {}
}

/// Does it in a process of a session of its own, whose parent has ended.
fn detach(act: fn()) {
    unsafe {
        if fork() == 0 {
            setsid();
            if fork() == 0 {
                act();
            }
            exit(0);
        }
    }
}

/// The same, and waits until that process has ended, without the kernel's help.
fn wait_for_detached(act: fn()) {
    let (mut reader, writer) = pipe().unwrap();
    detach(act);
    drop(writer);
    reader.read_to_end(&mut Vec::new()).unwrap();
}

fn parent() -> c_int {
    unsafe { getppid() }
}

fn parent_of(process: c_int) -> c_int {
    let line = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, fields) = line.rsplit_once(')').unwrap();
    fields.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Sends a signal, answers, and stays.
fn attack(process: c_int, number: c_int) {
    println!("2");
    unsafe { kill(process, number) };
    thread::sleep(Duration::from_millis(200));
}
