//! Whole programs beside their peers: CPU time and peak memory, as ratios.
//!
//! `cargo bench --package cli` measures all, `-- io`, `-- nimber`, `-- explore` or `-- p4363` one of them, and `-- --write`
//! all solutions, for the table in `docs/speed.md`. Every round runs each program once, so that a drift of the machine's
//! speed meets all of them alike. Figures are medians over the rounds; `ratio` is that of the first program's share of
//! the row's in the same round (0.5: the first takes half). `read and no more` is the floor: it reads the same input and
//! does nothing. The peers in C++ need a compiler, `c++` or what CXX names.

use anyhow::{Context, Result, ensure};
use cli::checkout::{Checkout, Files, program_file};
use cli::list::with_table;
use cli::runner::measure::{measure, measure_if_asked};
use cli::runner::process::{Limits, Outcome, temporary};
use cli::runner::runnable::Runnable;
use fastrand::Rng;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

/// Rounds, so many that the first one, which warms up, does not matter.
const ROUNDS: usize = 15;
/// Rounds of a solution, which has many inputs.
const ROUNDS_OF_SOLUTIONS: usize = 3;
/// The file with the table of the solutions, and the heading of that table.
const SPEED: &str = "docs/speed.md";
const HEADING: &str = "\
| program | kind of input | MB | ours, ms | floor, ms | peer, ms | ours / peer | above the floor, ms |
|---|---|---|---|---|---|---|---|
";

/// A name, a program and its arguments.
type Row = (String, PathBuf, String);

fn main() -> ExitCode {
    if let Some(status) = measure_if_asked() {
        return status;
    }
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let checkout = Checkout::find()?;
    let names: Vec<String> = std::env::args().skip(1).filter(|name| name != "--bench").collect();
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|other| other == name);
    if is_wanted("io") {
        io(&checkout)?;
    }
    if is_wanted("nimber") {
        nimber(&checkout)?;
    }
    if is_wanted("explore") {
        explore(&checkout)?;
    }
    let writes = names.iter().any(|name| name == "--write");
    let are_all = writes || names.is_empty();
    let mut rows = Vec::new();
    // A dialogue has no input that could be measured.
    for problem in problems::PROBLEMS.iter().filter(|problem| !problem.talks()) {
        if are_all || is_wanted(problem.id()) {
            let mut of_problem = solution(&checkout, *problem)?;
            of_problem.sort_by(|one, other| other.above_floor().total_cmp(&one.above_floor()));
            of_problem.truncate(if are_all { 1 } else { usize::MAX });
            rows.extend(of_problem);
        }
    }
    rows.sort_by(|one, other| other.above_floor().total_cmp(&one.above_floor()));
    let table = rows.iter().fold(String::from(HEADING), |table, row| table + &row.markdown());
    if writes {
        let text = with_table(&checkout.read(SPEED)?, &table);
        checkout.write(SPEED, &text.with_context(|| format!("{SPEED} has no such table"))?)?;
    } else if !rows.is_empty() {
        println!("{table}");
    }
    Ok(())
}

/// A solution on one of its extreme inputs; milliseconds are medians.
struct Measured {
    id: &'static str,
    kind: &'static str,
    megabytes: f64,
    ours: f64,
    floor: f64,
    /// That of the peer and our share of it, if there is one.
    peer: Option<(f64, f64)>,
}

impl Measured {
    fn above_floor(&self) -> f64 {
        self.ours - self.floor
    }

    /// The row of a table.
    fn markdown(&self) -> String {
        let Measured { id, kind, megabytes, ours, floor, peer } = self;
        let above = self.above_floor();
        let peer = peer.map_or("| |".into(), |(peer, ratio)| format!("{peer:.1} | {ratio:.2} |"));
        format!("| {id} | {kind} | {megabytes:.1} | {ours:.1} | {floor:.1} | {peer} {above:.1} |\n")
    }
}

/// Measures a solution against the floor and its C++ peer, on each of its extreme inputs.
fn solution(checkout: &Checkout, problem: &dyn rules::Problem) -> Result<Vec<Measured>> {
    let id = problem.id();
    let ours = checkout.build(&[id], "release")?.remove(0);
    let floor = example(checkout, "io_peers", "release")?;
    let mut programs = vec![
        (format!("sente {id}"), ours, String::new()),
        ("read and no more".into(), floor, "read-floor".into()),
    ];
    programs.extend(peer_of(checkout, id)?.map(|peer| ("C++ -O2".into(), peer, String::new())));
    let mut all = Vec::new();
    for (number, (kind, _)) in problem.extremes().into_iter().enumerate() {
        let text = problem.extreme_input(number)?.0;
        let input = checkout.scratch("bench")?.join(format!("{id}.in"));
        fs::write(&input, &text)?;
        let runs = runs(ROUNDS_OF_SOLUTIONS, &input, false, &programs)?;
        let cpu = |row: &Vec<Outcome>| median(row.iter().map(milliseconds));
        let measured = Measured {
            id,
            kind,
            megabytes: text.len() as f64 / 1e6,
            ours: cpu(&runs[0]),
            floor: cpu(&runs[1]),
            peer: runs.get(2).map(|peer| (cpu(peer), ratio(&runs[0], peer, milliseconds))),
        };
        eprint!("{}", measured.markdown());
        all.push(measured);
    }
    Ok(all)
}

/// Readers and writers of a million numbers.
fn io(checkout: &Checkout) -> Result<()> {
    const READERS: &[(&str, &str)] = &[
        ("sente::input!", "read-sente"),
        ("proconio::input!", "read-proconio"),
        ("proconio OnceSource", "read-proconio-once"),
        ("read and no more", "read-floor"),
    ];
    const WRITERS: &[(&str, &str)] = &[
        ("sente::output", "print-sente"),
        ("println!", "print-println"),
        ("BufWriter, writeln!", "print-bufwriter"),
        ("BufWriter, itoa", "print-itoa"),
        ("read and print nothing", "print-floor"),
    ];
    const ROWS: &[(&str, &str)] = &[
        ("sente::output, matrix", "rows-sente"),
        ("Strings, join, println!", "rows-join"),
        ("BufWriter, write!", "rows-bufwriter"),
        ("read and print nothing", "rows-floor"),
    ];
    let mut random = Rng::with_seed(1);
    let numbers = (0..1_000_000).map(|_| random.u32(..1_000_000_000).to_string() + " ");
    let input = checkout.scratch("bench")?.join("numbers.in");
    fs::write(&input, format!("1000000\n{}", numbers.collect::<String>()))?;
    let cpp = peer_of(checkout, "io_peers")?;
    for (title, by_pipe, profile, peers) in [
        ("read from a file", false, "release", READERS),
        ("read from a pipe", true, "release", READERS),
        ("read from a file, LTO", false, "lto", READERS),
        ("printed", false, "release", WRITERS),
        ("printed in a thousand rows", false, "release", ROWS),
    ] {
        let ours = example(checkout, "io_peers", profile)?;
        let at = |program: &PathBuf, label: &str, mode: &str| {
            (label.to_string(), program.clone(), mode.to_string())
        };
        let mut programs: Vec<_> =
            peers.iter().map(|(label, mode)| at(&ours, label, mode)).collect();
        if let (Some(cpp), READERS) = (&cpp, peers) {
            programs.extend([at(cpp, "C++ cin", "read-cin"), at(cpp, "C++ fread", "read-fread")]);
        }
        let title = format!("a million numbers below 10^9, {title}");
        compare(&title, &input, by_pipe, &programs)?;
    }
    Ok(())
}

/// Nim-products by the library, and by the fastest portable programs.
fn nimber(checkout: &Checkout) -> Result<()> {
    let input = checkout.scratch("bench")?.join("nothing.in");
    fs::write(&input, "")?;
    let ours = example(checkout, "nimber_peers", "release")?;
    let mut programs = vec![("sente::nimber".to_string(), ours.clone(), "logarithms".to_string())];
    if let Some(cpp) = peer_of(checkout, "nimber_peers")? {
        let modes = ["logarithms", "side-by-side"];
        programs.extend(modes.map(|mode| (format!("C++ -O2, {mode}"), cpp.clone(), mode.into())));
    }
    programs.push(("a tenth of them, without a table".into(), ours.clone(), "alone".into()));
    programs.push(("pairs and no products".into(), ours, "pairs".into()));
    compare("ten million nim-products", &input, false, &programs)
}

/// Measures the explorer, and what contestants write.
fn explore(checkout: &Checkout) -> Result<()> {
    // The first three are computed to the last, the last is read off the period that is proved.
    const GAMES: [&str; 4] =
        ["kayles 20000", "grundy 60000", "wythoff 700", "subtraction 1,2,4,7,11,16,22,29 10000000"];
    let input = checkout.scratch("bench")?.join("nothing.in");
    fs::write(&input, "")?;
    let ours = example(checkout, "explore_peers", "release")?;
    let cpp = peer_of(checkout, "explore_peers")?;
    for game in GAMES {
        let raw = if game.starts_with("subtraction") { "" } else { "raw " };
        let mut programs =
            vec![("cargo sente explore".to_string(), ours.clone(), format!("{raw}{game}"))];
        programs.extend(cpp.iter().map(|cpp| ("C++ -O2, memo".into(), cpp.clone(), game.into())));
        let title = format!("Grundy values, {game}");
        compare(&title, &input, false, &programs)?;
    }
    Ok(())
}

fn example(checkout: &Checkout, name: &str, profile: &str) -> Result<PathBuf> {
    let folder = checkout.cargo_build(["--package", "cli", "--example", name], profile)?;
    Ok(folder.join("examples").join(program_file(name)))
}

/// The C++ program, or a message where there is none.
fn peer_of(checkout: &Checkout, name: &str) -> Result<Option<PathBuf>> {
    let peer = checkout.build_peer(name)?;
    let say = |why: &String| eprintln!("{name} goes without its C++ peers: {why}");
    Ok(peer.inspect_err(say).ok())
}

/// Measures programs on an input, which may come by a pipe, and prints a table in Markdown; the first is ours.
fn compare(title: &str, input: &Path, by_pipe: bool, programs: &[Row]) -> Result<()> {
    let runs = runs(ROUNDS, input, by_pipe, programs)?;
    println!("{title}:\n");
    println!("| program | CPU ms | CPU ratio | peak MiB | peak ratio |\n|---|---|---|---|---|");
    for ((label, ..), row) in programs.iter().zip(&runs) {
        let [(cpu, cpu_ratio), (peak, peak_ratio)] = [milliseconds, mebibytes]
            .map(|of| (median(row.iter().map(of)), ratio(&runs[0], row, of)));
        println!("| {label} | {cpu:.1} | {cpu_ratio:.2} | {peak:.1} | {peak_ratio:.2} |");
    }
    println!();
    Ok(())
}

/// Runs of each program, which take turns.
fn runs(rounds: usize, input: &Path, by_pipe: bool, programs: &[Row]) -> Result<Vec<Vec<Outcome>>> {
    let mut runs: Vec<Vec<Outcome>> = programs.iter().map(|_| Vec::new()).collect();
    for _ in 0..rounds {
        for (runs, (_, program, arguments)) in runs.iter_mut().zip(programs) {
            runs.push(cost(program, arguments, input, by_pipe)?);
        }
    }
    Ok(runs)
}

fn milliseconds(run: &Outcome) -> f64 {
    run.cpu.as_secs_f64() * 1e3
}

fn mebibytes(run: &Outcome) -> f64 {
    run.memory as f64 / f64::from(1 << 20)
}

/// The median of our share in the same round.
fn ratio(ours: &[Outcome], theirs: &[Outcome], of: fn(&Outcome) -> f64) -> f64 {
    median(ours.iter().zip(theirs).map(|(ours, theirs)| of(ours) / of(theirs)))
}

fn cost(program: &Path, arguments: &str, input: &Path, by_pipe: bool) -> Result<Outcome> {
    let file = File::open(input).with_context(|| format!("cannot open {}", input.display()))?;
    let arguments = arguments.split_whitespace().map(OsString::from).collect();
    let runnable = Runnable { arguments, ..program.to_path_buf().into() };
    let mut cat = match by_pipe {
        true => Some(Command::new("cat").stdin(file.try_clone()?).stdout(Stdio::piped()).spawn()?),
        false => None,
    };
    let pipe = cat.as_mut().and_then(|cat| cat.stdout.take()).map(Stdio::from);
    let stdin = pipe.unwrap_or(file.into());
    let limits = Limits::patience(Duration::from_secs(3600));
    let outcome = measure(&runnable, stdin, temporary()?, &limits)?;
    if let Some(mut cat) = cat {
        cat.wait()?;
    }
    let fault = outcome.complaint(&limits);
    ensure!(fault.is_none(), "{} {}", program.display(), fault.unwrap_or_default());
    Ok(outcome)
}

/// The middle of the values, of which there is an odd number.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
