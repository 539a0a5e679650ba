//! The explorer against straight programs that fill the same tables and do nothing else.
//!
//! `cargo bench -p explore`, on Linux. Each side of a row is a process of its own; for each row, the median CPU time of
//! some runs, the peak memory, and the ratios: of the table alone, and of all that the explorer does, which finds and
//! proves patterns besides.

use explore::budget::Nobody;
use explore::command::{Command, Problems, Typed, parse};
use explore::explore::{Order, budget, explore};
use std::collections::BTreeSet;
use std::fs::read_to_string;
use std::hint::black_box;
use std::process;
use std::thread;
use std::time::Duration;

const RUNS: usize = 3;

/// A command of the explorer, the greatest coordinates, and a straight program.
struct Row {
    words: &'static str,
    ask: &'static str,
    to: u64,
    straight: fn(usize) -> Vec<u32>,
}

const fn row(
    words: &'static str,
    ask: &'static str,
    to: u64,
    straight: fn(usize) -> Vec<u32>,
) -> Row {
    Row { words, ask, to, straight }
}

const ROWS: [Row; 10] = [
    row("grundy", "grundy", 60_000, grundy),
    row("wythoff", "outcome", 2000, wythoff),
    row("subtraction 1,3,4", "grundy", 10_000_000, subtraction),
    row("bachet 10", "misere", 1_000_000, |size| bachet_misere(10, size)),
    row("bachet 1000", "misere", 1_000_000, |size| bachet_misere(1000, size)),
    row("fibonacci-limit", "outcome", 2000, fibonacci_limit),
    row("fraction 3", "grundy", 1_000_000, fraction),
    row("lasker", "grundy", 20_000, lasker),
    row("chomp 3", "outcome", 40, chomp),
    row("transfer", "outcome", 400, transfer),
];

const SIDES: [&str; 3] = ["straight", "table", "explorer"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match &words[..] {
        [side, number] if SIDES.contains(&&**side) => {
            let row = &ROWS[number.parse::<usize>().expect("a row has a number")];
            match side.as_str() {
                "straight" => drop(black_box((row.straight)(row.to as usize + 1))),
                side => explored(row, side == "explorer"),
            }
            println!("{} {}", nanoseconds(), kilobytes());
        }
        _ => compare(),
    }
}

fn compare() {
    let heads = SIDES.map(|side| format!("{side:>9}")).join(" ");
    println!("{:17} ms {heads} {:>6} {:>6}  MB {heads} {:>6} {:>6}", "", "", "", "", "");
    for (number, row) in ROWS.iter().enumerate() {
        let all = SIDES.map(|side| median(side, number));
        let told = |of: [f64; 3]| {
            let [straight, table, explorer] = of;
            let ratios = [table / straight, explorer / straight];
            format!("{straight:9.1} {table:9.1} {explorer:9.1} {:6.2} {:6.2}", ratios[0], ratios[1])
        };
        let [times, memory] =
            [all.map(|(time, _)| time / 1e6), all.map(|(_, memory)| memory / 1e3)];
        println!("{:20} {}     {}", row.words, told(times), told(memory));
    }
}

/// The nanoseconds and the kilobytes of the run in the middle.
fn median(side: &str, number: usize) -> (f64, f64) {
    let mut runs: Vec<(f64, f64)> = (0..RUNS).map(|_| run(side, number)).collect();
    runs.sort_by(|one, other| one.0.total_cmp(&other.0));
    runs[RUNS / 2]
}

fn run(side: &str, number: usize) -> (f64, f64) {
    let program = std::env::current_exe().expect("the program has a path");
    let output = process::Command::new(program).args([side, &number.to_string()]).output();
    let text = String::from_utf8(output.expect("the program starts").stdout).expect("it is text");
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    match numbers[..] {
        [time, memory] => (time, memory),
        _ => panic!("{side} {number} failed: {text}"),
    }
}

/// The CPU time of this process. It is counted when the process stops running, so it sleeps for a moment.
fn nanoseconds() -> u64 {
    thread::sleep(Duration::from_millis(1));
    let text = read_to_string("/proc/self/schedstat").expect("this is Linux");
    text.split(' ').next().and_then(|word| word.parse().ok()).expect("it begins with a number")
}

/// The most memory that this process has held.
fn kilobytes() -> u64 {
    let text = read_to_string("/proc/self/status").expect("this is Linux");
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("it is there");
    line.trim().trim_end_matches(" kB").parse().expect("it is a number")
}

/// Fills the table of a row, and looks for its pattern if `search`.
fn explored(row: &Row, search: bool) {
    let words: Vec<String> = row.words.split(' ').map(String::from).collect();
    let ask = explore::command::Ask::named(row.ask);
    let problems = Problems { find: &|_| Ok(None), list: "--games" };
    let typed = Typed { words: &words, ask, ..Default::default() };
    let Ok(Command::Table(source)) = parse(&typed, &problems) else { panic!("no game") };
    let order = Order { to: vec![row.to], raw: false, search };
    let mut budget = budget(1_000_000_000, 30, &Nobody);
    let found = explore(&*source, &order, &mut budget).expect("the game is sound");
    assert!(found.cut.is_none());
    black_box(found);
}

/// The least number that is not marked with this one.
fn free(marks: &[u32], mark: u32) -> u32 {
    marks.iter().take_while(|&&seen| seen == mark).count() as u32
}

fn grundy(size: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(size);
    let mut marks = vec![u32::MAX; 1 << 12];
    for heap in 0..size {
        for part in 1..heap.div_ceil(2) {
            marks[(values[part] ^ values[heap - part]) as usize] = heap as u32;
        }
        values.push(free(&marks, heap as u32));
    }
    values
}

fn wythoff(size: usize) -> Vec<u32> {
    let mut outcomes = vec![0; size * size];
    let (mut columns, mut diagonals) = (vec![false; size], vec![false; 2 * size]);
    for b in 0..size {
        let mut row = false;
        for a in 0..size {
            let is_won = row || columns[a] || diagonals[a + size - b];
            outcomes[b * size + a] = u32::from(is_won);
            if !is_won {
                (row, columns[a], diagonals[a + size - b]) = (true, true, true);
            }
        }
    }
    outcomes
}

fn subtraction(size: usize) -> Vec<u32> {
    let mut values = vec![0_u32; size];
    for heap in 0..size {
        let option = |taken: usize| if taken <= heap { 1 << values[heap - taken] } else { 0_u32 };
        values[heap] = (option(1) | option(3) | option(4)).trailing_ones();
    }
    values
}

fn bachet_misere(most: usize, size: usize) -> Vec<u32> {
    let mut outcomes: Vec<u32> = Vec::with_capacity(size);
    let mut last_lost = None;
    for heap in 0..size {
        let is_won = heap == 0 || last_lost.is_some_and(|lost| heap - lost <= most);
        if !is_won {
            last_lost = Some(heap);
        }
        outcomes.push(is_won.into());
    }
    outcomes
}

fn fibonacci_limit(size: usize) -> Vec<u32> {
    // Row by row of heaps, since every option has a smaller one.
    let mut outcomes = vec![0; size * size];
    for heap in 0..size {
        for limit in 0..size {
            let mut options = (1..=heap.min(limit)).map(|k| (heap - k, (heap - k).min(2 * k)));
            let is_won = options.any(|(heap, limit)| outcomes[heap * size + limit] == 0);
            outcomes[heap * size + limit] = u32::from(is_won);
        }
    }
    outcomes
}

fn fraction(size: usize) -> Vec<u32> {
    // The window of the options only moves up: the absent values are kept in order.
    let (mut values, mut counts) = (Vec::<u32>::with_capacity(size), vec![0_u32; size]);
    let mut absent: BTreeSet<u32> = (0..size as u32).collect();
    for heap in 0..size {
        if heap > 0 {
            let value = values[heap - 1];
            counts[value as usize] += 1;
            absent.remove(&value);
        }
        let start = |heap: usize| heap - heap / 3;
        for &value in &values[start(heap.saturating_sub(1))..start(heap)] {
            counts[value as usize] -= 1;
            if counts[value as usize] == 0 {
                absent.insert(value);
            }
        }
        values.push(*absent.first().expect("there are more values than heaps"));
    }
    values
}

fn lasker(size: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(size);
    let mut marks = vec![u32::MAX; (4 * size).next_power_of_two()];
    for heap in 0..size {
        for part in 0..heap {
            marks[values[part] as usize] = heap as u32;
        }
        for part in 1..=heap / 2 {
            marks[(values[part] ^ values[heap - part]) as usize] = heap as u32;
        }
        values.push(free(&marks, heap as u32));
    }
    values
}

/// Three rows, by the numbers of columns of height 1, 2 and 3; all that can be reached has at most as many columns as
/// the last position.
fn chomp(size: usize) -> Vec<u32> {
    let all = 3 * size;
    let mut won = vec![false; all * all * all];
    // By the lengths of the rows, the longest first.
    let place = |a: usize, b: usize, c: usize| (a * all + b) * all + c;
    for a in 1..all - 2 {
        for b in 0..=a {
            for c in 0..=b {
                let mut options = (1..a)
                    .map(|left| (left, b.min(left), c.min(left)))
                    .chain((0..b).map(|left| (a, left, c.min(left))))
                    .chain((0..c).map(|left| (a, b, left)));
                won[place(a, b, c)] = options.any(|(a, b, c)| !won[place(a, b, c)]);
            }
        }
    }
    let outcome = |n: usize| {
        let (one, two, three) = (n % size, n / size % size, n / size / size);
        u32::from(won[place(one + two + three, two + three, three)])
    };
    (0..size * size * size).map(outcome).collect()
}

fn transfer(size: usize) -> Vec<u32> {
    // The sum falls with every move.
    let all = 2 * size;
    let mut won = vec![false; all * all];
    for sum in 0..all {
        for a in 0..=sum {
            let b = sum - a;
            let mut options = (1..=a / 2)
                .map(|k| (a - 2 * k, b + k))
                .chain((1..=b / 2).map(|k| (a + k, b - 2 * k)));
            won[b * all + a] = options.any(|(a, b)| !won[b * all + a]);
        }
    }
    (0..size * size).map(|n| u32::from(won[n / size * all + n % size])).collect()
}
