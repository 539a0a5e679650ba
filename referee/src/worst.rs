//! Worst cases at the limits of the statements, for the comparisons.

use fastrand::Rng;
use std::io::{self, Write};

/// The costliest input of a problem that the statement allows, if one is known here.
pub fn input(problem: &str) -> Option<String> {
    let random = &mut Rng::with_seed(1);
    match problem {
        "p4363" => Some(full_board(random)),
        _ => None,
    }
}

/// Writes `count` numbers below 10^9 on one line, behind their count.
///
/// # Errors
///
/// Those of `out`.
pub fn numbers(count: usize, out: &mut impl Write) -> io::Result<()> {
    let mut random = Rng::with_seed(1);
    write!(out, "{count}\n{}", random.u32(..1_000_000_000))?;
    for _ in 1..count {
        write!(out, " {}", random.u32(..1_000_000_000))?;
    }
    writeln!(out)
}

/// P4363 on 10 x 10 cells.
fn full_board(random: &mut Rng) -> String {
    let mut text = String::from("10 10\n");
    for _ in 0..20 {
        let row: Vec<_> = (0..10).map(|_| random.u32(..=100_000).to_string()).collect();
        text += &row.join(" ");
        text.push('\n');
    }
    text
}
