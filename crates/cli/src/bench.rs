//! `cargo sente bench`: whole-process costs, as ratios to peers in the same rounds.

use crate::console::{progress, say};
use anyhow::{Context, Result, ensure};
use checkout::{Checkout, Peer, catalogue};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use fastrand::Rng;
use judge::measure::{Cost, Feed, Run};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compare whole programs: CPU time and memory, as ratios to peers
///
/// Every round runs each program once, so that a drift of the machine's speed meets all of them alike.
/// The figures are medians over the rounds; `CPU ratio` is the median of the first program's share of
/// the row's in the same round (0.5: the first takes half the time). `read and no more` is the floor: it
/// reads the same input and does nothing. The peers in C++ need a compiler, `c++` or what CXX names.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo sente bench             every comparison
  cargo sente bench io          readers and writers alone
  cargo sente bench p4363 --csv one problem, for a spreadsheet")]
pub struct Arguments {
    /// `io`, `explore` or the name of a problem; all if none is given
    names: Vec<String>,
    /// Rounds that are counted, behind one for warming up
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Print comma-separated values
    #[arg(long)]
    csv: bool,
}

/// Programs on the same input; the first is ours.
struct Comparison {
    title: String,
    programs: Vec<(String, Run)>,
}

/// Runs `cargo sente bench`.
///
/// # Errors
///
/// If a name is unknown, or a program cannot be built or fails.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let peers = checkout.stems("crates/cli/peers", "cpp")?;
    let known: Vec<&str> =
        peers.iter().map(|name| name.strip_suffix("_peers").unwrap_or(name)).collect();
    let name = |name: &String| match known.iter().find(|other| name.eq_ignore_ascii_case(other)) {
        Some(known) => Ok((*known).to_string()),
        None => catalogue::one_id_of(name),
    };
    let names: Vec<String> = arguments.names.iter().map(name).collect::<Result<_>>()?;
    if arguments.csv {
        csv_line(&[&["comparison"], &HEADINGS[..]].concat())?;
    }
    let wanted = |name: &&str| names.is_empty() || names.iter().any(|other| other == name);
    for name in known.into_iter().filter(wanted) {
        let comparisons = match name {
            "io" => io(checkout)?,
            "explore" => explore(checkout)?,
            problem => solution(checkout, problem)?,
        };
        for comparison in comparisons {
            let costs = rounds(&comparison, arguments.runs)?;
            print(&comparison, &costs, arguments.csv)?;
        }
    }
    Ok(())
}

/// A solution against its C++ peer, on each of its worst cases.
fn solution(checkout: &Checkout, problem: &str) -> Result<Vec<Comparison>> {
    let ours = checkout.build("--bin", problem, "release")?;
    let floor = checkout.build_tool_example("io_peers", "release")?;
    let theirs = peer_of(checkout, problem)?;
    let compare = |&(name, breaks): &(&str, &str)| {
        let input = generate(checkout, problem, name)?;
        let mut programs = vec![(format!("sente {problem}"), at(&ours, "", &input, Feed::File))];
        if let Some(theirs) = &theirs {
            programs.push(("C++ -O2".into(), at(theirs, "", &input, Feed::File)));
        }
        programs.push(("read and no more".into(), at(&floor, "read-floor", &input, Feed::File)));
        let title = format!("{problem}, {name} (breaks {breaks})");
        Ok(Comparison { title, programs })
    };
    let worst = problems::find(problem).map_or(Vec::new(), |problem| problem.worst());
    worst.iter().map(compare).collect()
}

/// Readers and writers of a million numbers.
fn io(checkout: &Checkout) -> Result<Vec<Comparison>> {
    const READERS: [(&str, &str); 4] = [
        ("sente::input!", "read-sente"),
        ("proconio::input!", "read-proconio"),
        ("proconio OnceSource", "read-proconio-once"),
        ("read and no more", "read-floor"),
    ];
    const WRITERS: [(&str, &str); 5] = [
        ("sente::output", "print-sente"),
        ("println!", "print-println"),
        ("BufWriter, writeln!", "print-bufwriter"),
        ("BufWriter, itoa", "print-itoa"),
        ("read and print nothing", "print-floor"),
    ];
    const ROWS: [(&str, &str); 4] = [
        ("sente::output, matrix", "rows-sente"),
        ("Strings, join, println!", "rows-join"),
        ("BufWriter, write!", "rows-bufwriter"),
        ("read and print nothing", "rows-floor"),
    ];
    let input = write(checkout, "numbers", |out, random| {
        writeln!(out, "1000000")?;
        (0..1_000_000).try_for_each(|_| write!(out, "{} ", random.u32(..1_000_000_000)))
    })?;
    let release = checkout.build_tool_example("io_peers", "release")?;
    let lto = checkout.build_tool_example("io_peers", "lto")?;
    let cpp = peer_of(checkout, "io_peers")?;
    let compare = |title: &str, program: &Path, peers: &[(&str, &str)], feed| Comparison {
        title: format!("a million numbers below 10^9, {title}"),
        programs: peers
            .iter()
            .map(|(label, mode)| (label.to_string(), at(program, mode, &input, feed)))
            .collect(),
    };
    let mut comparisons = vec![
        compare("read from a file", &release, &READERS, Feed::File),
        compare("read from a pipe", &release, &READERS, Feed::Pipe),
        compare("read from a file, LTO", &lto, &READERS, Feed::File),
        compare("printed", &release, &WRITERS, Feed::File),
        compare("printed in a thousand rows", &release, &ROWS, Feed::File),
    ];
    if let Some(cpp) = cpp {
        for (comparison, feed) in comparisons.iter_mut().zip([Feed::File, Feed::Pipe, Feed::File]) {
            for (label, mode) in [("C++ cin", "read-cin"), ("C++ fread", "read-fread")] {
                comparison.programs.push((label.into(), at(&cpp, mode, &input, feed)));
            }
        }
    }
    Ok(comparisons)
}

/// The explorer, what contestants write, and the crate `cgt` where it has the game.
fn explore(checkout: &Checkout) -> Result<Vec<Comparison>> {
    // The first three are computed to the last, the last is read off the period that is proved.
    const GAMES: [&str; 4] =
        ["kayles 20000", "grundy 60000", "wythoff 700", "subtraction 1,2,4,7,11,16,22,29 10000000"];
    let nothing = write(checkout, "nothing", |_, _| Ok(()))?;
    let ours = checkout.build_tool_example("explore_peers", "release")?;
    let cpp = peer_of(checkout, "explore_peers")?;
    let cgt = checkout.build_apart("crates/cli/bench-peers/cgt", "cgt-peer");
    if let Err(error) = &cgt {
        eprintln!("the crate cgt cannot be compared: {error:#}");
    }
    let compare = |game: &&str| {
        let run = |program: &Path, mode: &str| at(program, mode, &nothing, Feed::File);
        let set = game.strip_prefix("subtraction ");
        let raw = if set.is_none() { "raw " } else { "" };
        let mut programs =
            vec![("cargo sente explore".to_string(), run(&ours, &format!("{raw}{game}")))];
        programs.extend(cpp.iter().map(|cpp| ("C++ -O2, memo".into(), run(cpp, game))));
        if let (Ok(cgt), Some(set)) = (&cgt, set) {
            programs.push(("crate cgt".into(), run(cgt, set)));
        }
        Comparison { title: format!("Grundy values, {game}"), programs }
    };
    Ok(GAMES.iter().map(compare).collect())
}

/// The C++ program, or a message where there is none.
fn peer_of(checkout: &Checkout, name: &str) -> Result<Option<PathBuf>> {
    let peer = checkout.build_peer(name)?;
    if let Peer::Missing(why) = &peer {
        eprintln!("{name} goes without its C++ peers: {why}");
    }
    Ok(peer.program())
}

fn at(program: &Path, mode: &str, input: &Path, feed: Feed) -> Run {
    let arguments = mode.split_whitespace().map(str::to_string).collect();
    Run { arguments, feed, ..Run::new(program, input) }
}

/// Writes an extreme input into a file, by another process: the peak memory of a child counts from its
/// parent's, which must stay small.
fn generate(checkout: &Checkout, problem: &str, worst: &str) -> Result<PathBuf> {
    let path = checkout.scratch("bench")?.join(format!("{problem}-{worst}.in"));
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    let mut command = Command::new(std::env::current_exe()?);
    let status = command.args(["gen", problem, "worst", worst]).stdout(file).status()?;
    ensure!(status.success(), "{command:?} failed: {status}");
    Ok(path)
}

/// Writes an input into a file, without holding it in memory.
fn write(
    checkout: &Checkout,
    name: &str,
    input: impl FnOnce(&mut dyn Write, &mut Rng) -> io::Result<()>,
) -> Result<PathBuf> {
    let path = checkout.scratch("bench")?.join(format!("{name}.in"));
    let mut file = BufWriter::new(File::create(&path).with_context(|| path.display().to_string())?);
    input(&mut file, &mut Rng::with_seed(1))
        .and_then(|()| file.flush())
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

/// The costs of each program in each round, after one round that is not counted.
fn rounds(comparison: &Comparison, runs: u32) -> Result<Vec<Vec<Cost>>> {
    let programs = &comparison.programs;
    let progress = progress(u64::from(runs + 1) * programs.len() as u64);
    progress.set_message(comparison.title.clone());
    let mut costs = vec![Vec::new(); programs.len()];
    for round in 0..=runs {
        for (costs, (_, run)) in costs.iter_mut().zip(programs) {
            let cost = run.cost()?;
            if round > 0 {
                costs.push(cost);
            }
            progress.inc(1);
        }
    }
    progress.finish_and_clear();
    Ok(costs)
}

const HEADINGS: [&str; 5] = ["program", "CPU ms", "CPU ratio", "peak MiB", "peak ratio"];

fn print(comparison: &Comparison, costs: &[Vec<Cost>], csv: bool) -> Result<()> {
    let milliseconds = |cost: &Cost| cost.cpu.as_secs_f64() * 1e3;
    let mebibytes = |cost: &Cost| cost.memory as f64 / f64::from(1 << 20);
    let ours = &costs[0];
    let rows = comparison.programs.iter().zip(costs).map(|((label, _), costs)| {
        let pairs = || ours.iter().zip(costs);
        [
            label.clone(),
            format!("{:.1}", median(costs.iter().map(milliseconds))),
            format!("{:.2}", median(pairs().map(|(a, b)| milliseconds(a) / milliseconds(b)))),
            format!("{:.1}", median(costs.iter().map(mebibytes))),
            format!("{:.2}", median(pairs().map(|(a, b)| mebibytes(a) / mebibytes(b)))),
        ]
    });
    if csv {
        for row in rows {
            let cells = row.iter().map(String::as_str);
            csv_line(&[comparison.title.as_str()].into_iter().chain(cells).collect::<Vec<_>>())?;
        }
        return Ok(());
    }
    let mut table = Table::new();
    table.load_preset(presets::ASCII_MARKDOWN).set_header(HEADINGS).add_rows(rows);
    table.column_iter_mut().skip(1).for_each(|c| c.set_cell_alignment(CellAlignment::Right));
    say(format_args!("{}:\n\n{table}\n", comparison.title));
    Ok(())
}

/// Prints a line of comma-separated values.
fn csv_line(cells: &[&str]) -> Result<()> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(cells)?;
    let line = writer.into_inner().context("cannot write a line")?;
    say(String::from_utf8_lossy(&line).trim_end());
    Ok(())
}

/// The middle of the values, or the mean of both middle ones.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 { values[middle] } else { (values[middle - 1] + values[middle]) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median([7.0].into_iter()), 7.0);
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([4.0, 1.0, 3.0, 2.0].into_iter()), 2.5);
    }
}
