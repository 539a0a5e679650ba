//! The readers and writers that `cargo bench --package cli -- io` compares, each as a whole program:
//! `io_peers read-sente < numbers` sums numbers, `io_peers print-sente` prints a million of them, and
//! `io_peers rows-sente` a matrix of as many.

use proconio::source::{line::LineSource, once::OnceSource};
use std::hint::black_box;
use std::io::{BufReader, BufWriter, Read, Write, stdin, stdout};

fn main() {
    let mode = std::env::args().nth(1).unwrap_or_default();
    match mode.as_str() {
        "read-floor" => read_floor(),
        "read-sente" => report(&read_sente()),
        "read-proconio" => report(&read_proconio()),
        "read-proconio-once" => report(&read_proconio_once()),
        "read-proconio-line" => report(&read_proconio_line()),
        "rows-floor" => {
            black_box(rows().flatten().fold(0, |sum: u32, number| sum.wrapping_add(number)));
        }
        "print-floor" => {
            black_box(numbers().fold(0, |sum: u32, number| sum.wrapping_add(number)));
        }
        "print-sente" => {
            let mut out = sente::output();
            numbers().for_each(|number| out.line(number));
        }
        "print-itoa" => {
            let mut out = BufWriter::new(stdout().lock());
            let mut digits = itoa::Buffer::new();
            for number in numbers() {
                out.write_all(digits.format(number).as_bytes()).expect("stdout is open");
                out.write_all(b"\n").expect("stdout is open");
            }
        }
        "print-bufwriter" => {
            let mut out = BufWriter::new(stdout().lock());
            numbers().for_each(|number| writeln!(out, "{number}").expect("stdout is open"));
        }
        "rows-sente" => sente::output().matrix(rows()),
        "rows-join" => rows().for_each(|row| {
            let words: Vec<String> = row.map(|number| number.to_string()).collect();
            println!("{}", words.join(" "));
        }),
        "rows-bufwriter" => {
            let mut out = BufWriter::new(stdout().lock());
            rows().for_each(|mut row| {
                row.try_for_each(|number| write!(out, "{number} ")).expect("stdout is open");
                writeln!(out).expect("stdout is open");
            });
        }
        "print-println" => numbers().for_each(|number| println!("{number}")),
        _ => sente::io::fail(format_args!("{mode:?} is no mode; see examples/io_peers.rs")),
    }
}

/// A million numbers below 10^9, of a linear congruential generator.
fn numbers() -> impl Iterator<Item = u32> {
    generated(1, 1_000_000)
}

fn generated(mut state: u64, length: usize) -> impl Iterator<Item = u32> {
    (0..length).map(move |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as u32 % 1_000_000_000
    })
}

/// As many numbers, in a thousand rows.
fn rows() -> impl Iterator<Item = impl Iterator<Item = u32>> {
    (0..1000).map(|row| generated(row, 1000))
}

/// Reads the file and counts its bytes: no reader can be faster.
fn read_floor() {
    let (mut bytes, mut total) = (vec![0; 256 << 10], 0);
    loop {
        match stdin().read(&mut bytes).expect("stdin is readable") {
            0 => break println!("{total}"),
            length => total += length,
        }
    }
}

fn read_sente() -> Vec<u32> {
    sente::input! { n: usize, numbers: [u32; n] }
    numbers
}

fn read_proconio() -> Vec<u32> {
    proconio::input! { n: usize, numbers: [u32; n] }
    numbers
}

fn read_proconio_once() -> Vec<u32> {
    let source = OnceSource::new(BufReader::new(stdin()));
    proconio::input! { from source, n: usize, numbers: [u32; n] }
    numbers
}

fn read_proconio_line() -> Vec<u32> {
    let source = LineSource::new(BufReader::new(stdin()));
    proconio::input! { from source, n: usize, numbers: [u32; n] }
    numbers
}

fn report(numbers: &[u32]) {
    println!("{}", numbers.iter().map(|&number| u64::from(number)).sum::<u64>());
}
