//! Small programs that read and print.

use super::library::io::{fail, rest_of_input, Bytes, Chars, Isize1, Usize1};
use super::library::{input, is_stdin_empty, output};
use std::{process, thread, time::Duration};

/// Programs that print "before", read `x` and print it; and the others below.
macro_rules! probes {
    ($x:ident; $($name:literal: { $($input:tt)* })*) => {
        pub fn run(name: &str) {
            match name {
                $($name => {
                    let mut out = output();
                    out.line("before");
                    input! { $($input)* }
                    writeln!(out, "{:?}", $x);
                })*
                _ => other(name),
            }
        }
    };
}

probes! {
    x;
    "u8": { x: u8 }
    "u64": { x: u64 }
    "u128": { x: u128 }
    "i8": { x: i8 }
    "i64": { x: i64 }
    "usize1": { x: Usize1 }
    "isize1": { x: Isize1 }
    "f64": { x: f64 }
    "bool": { x: bool }
    "char": { x: char }
    "string": { x: String }
    "chars": { x: Chars }
    "bytes": { x: Bytes }
    "list": { n: usize, x: [u32; n] }
    "words": { n: usize, x: [String; n] }
    "others": { x: [std::net::IpAddr; 2] }
    "jagged": { n: usize, x: [[i32]; n] }
    "matrix": { n: usize, m: usize, x: [[i32; m]; n] }
    "edges": { n: usize, x: [(Usize1, Usize1); n] }
    "pair": { (x, _): (u8, (char, u8)) }
}

/// The most memory that this process has had, in kB; the kernel tells it on Linux alone.
fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("");
    peak.trim().trim_end_matches(" kB").into()
}

fn print_peak() {
    eprint!("{}", peak());
}

fn other(name: &str) {
    match name {
        "echo" => {
            let mut out = output();
            while !is_stdin_empty() {
                input! { x: i64 }
                out.line(x);
            }
        }
        "rest" => {
            input! { x: u32 }
            output().row([&x.to_string(), rest_of_input().trim()]);
        }
        "all" => output().line(rest_of_input().trim()),
        "dialogue" => {
            let mut out = output();
            loop {
                input! { x: u32 }
                out.line(x + 1);
                if x == 0 {
                    break;
                }
            }
        }
        "sum" => {
            input! { n: usize }
            let sum: u64 = (0..n)
                .map(|_| {
                    input! { x: u64 }
                    x
                })
                .sum();
            let mut out = output();
            writeln!(out, "{sum} {}", peak());
        }
        "flood" => {
            let mut out = output();
            for x in 0_u64.. {
                out.line(x);
            }
        }
        "flood_writeln" => {
            let mut out = output();
            for x in 0_u64.. {
                writeln!(out, "{x}");
            }
        }
        "prompt" => {
            let mut out = output();
            write!(out, "n? ");
            input! { x: u32 }
            out.line(x);
        }
        "temporary" => {
            let mut out = output();
            output().line(1);
            out.line(2);
        }
        "long_output" => {
            let mut out = output();
            for x in 0..5_000_000 {
                out.line(x);
            }
            out.flush();
            print_peak();
        }
        "lines_and_exit" => {
            input! { n: usize }
            let mut out = output();
            (0..n).for_each(|_| out.line("1234567"));
            process::exit(0); // drops no handle
        }
        "text_and_exit" => {
            input! { n: usize }
            let mut out = output();
            write!(out, "{}", "x".repeat(n));
            process::exit(0);
        }
        "printing_display" => {
            struct Chatty;
            impl std::fmt::Display for Chatty {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    output().line("inner");
                    write!(f, "outer")
                }
            }
            let mut out = output();
            writeln!(out, "{Chatty}");
        }
        "one_line" => output().line("x".repeat(1 << 20)),
        "panic" => {
            let mut out = output();
            out.line("before");
            panic!("on purpose");
        }
        "fail" => {
            let mut out = output();
            out.line("before");
            fail("on purpose");
        }
        "threads" => {
            let mut out = output();
            out.line("main");
            for _ in 0..2 {
                let reader = || {
                    input! { x: u32 }
                    output().line(x);
                };
                thread::spawn(reader).join().expect("the thread reads a number");
            }
            input! { x: u32 }
            out.line(x);
        }
        "first_reader" => {
            input! { x: u32 }
            let reader = || {
                input! { x: u32 }
                x
            };
            let y = thread::spawn(reader).join().expect("the thread reads a number");
            output().row([x, y, reader()]);
        }
        "interrupted" => {
            input! { _x: u32 }
            let reader = || {
                thread::sleep(Duration::from_millis(50));
                input! { c: u32 }
                c
            };
            let other = thread::spawn(reader);
            input! { a: u32, b: u32 }
            output().row([a, b, other.join().expect("the thread reads a number")]);
        }
        "race" => {
            input! { threads: usize, n: usize }
            let reader = move || {
                let read = |_| {
                    input! { x: usize, y: usize }
                    assert_eq!(x + 1, y, "a turn is not interrupted");
                    x
                };
                (0..n).map(read).collect::<Vec<_>>()
            };
            let others: Vec<_> = (1..threads).map(|_| thread::spawn(reader)).collect();
            let mut all = reader();
            for other in others {
                all.extend(other.join().expect("the thread reads its numbers"));
            }
            all.sort_unstable();
            let is_all = all.iter().copied().eq((0..2 * threads * n).step_by(2));
            output().line(is_all);
        }
        "two_handles" => {
            let (mut a, mut b) = (output(), output());
            a.line(1);
            b.line(2);
            a.line(3);
            drop(b);
            writeln!(a, "{:.1} c", 4.25);
        }
        "rows" => {
            let (mut out, rows) = (output(), vec![vec![1_u8, 20, 255], vec![], vec![7]]);
            out.row(&rows[0]);
            out.row(rows[0].iter().map(|&x| -i64::from(x)));
            out.row(["王后", "x"]);
            out.row(&[String::new(), String::from("a b")]);
            out.row([i64::MIN, i64::MAX, 0]);
            out.row([i128::MIN, -1, i128::MAX]);
            out.row([u128::MAX, u64::MAX.into()]);
            out.matrix(&rows);
            out.matrix([[-1, 0], [10, 99]]);
            out.matrix([[100_usize; 2]; 0]);
            // An iterator that prints does so where it stands.
            out.row([1, 2].map(|x| x).into_iter().inspect(|x| output().line(x * 10)));
        }
        "long_row" => {
            output().row(0..5_000_000);
            print_peak();
        }
        "extremes" => {
            let mut out = output();
            (u8::MIN..=u8::MAX).for_each(|x| out.line(x));
            (i8::MIN..=i8::MAX).for_each(|x| out.line(x));
            for x in (0..=64)
                .flat_map(|k| [(1_u128 << k) - 1, 1 << k])
                .chain((0..20).flat_map(|k| [10_u128.pow(k) - 1, 10_u128.pow(k)]))
            {
                u64::try_from(x).into_iter().for_each(|x| out.line(x));
                i64::try_from(x).into_iter().for_each(|x| [x, -x].iter().for_each(|x| out.line(x)));
            }
            [i64::MIN, i64::MAX].iter().for_each(|x| out.line(x));
            [i16::MIN, i16::MAX].iter().for_each(|x| out.line(x));
            [i32::MIN, i32::MAX].iter().for_each(|x| out.line(x));
            [usize::MIN, usize::MAX].iter().for_each(|x| out.line(x));
            out.line('王');
            out.line(String::from("王后"));
        }
        _ => fail(format_args!("{name} is no probe")),
    }
}
