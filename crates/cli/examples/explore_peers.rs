//! Prints the sum of all Grundy values below a size, which `cargo bench --package cli -- explore` compares with the
//! programs of contestants. After `raw` every value is computed, none is read off a period.

use anyhow::{Context, Result, bail};
use explore::explore::{Order, explore};
use explore::{budget::Budget, games, question::Question, source::Asked};

fn main() -> Result<()> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let raw = words.first().is_some_and(|word| word == "raw");
    words.drain(..usize::from(raw));
    let [game @ .., size] = &words[..] else { bail!("which game, and how many values?") };
    let size: u64 = size.parse().context("the size is no number")?;
    let most = size.checked_sub(1).context("there are no values below 0")?;
    let game = games::find(game)?.context("no such game")?;
    let order = Order { to: vec![most], raw, search: false };
    let source = Asked::new(game, Question::Grundy);
    let result = explore(&source, &order, &mut Budget::unlimited())?;
    let values = (0..result.table.cells.len()).filter_map(|place| result.table.number(place));
    println!("{}", values.map(u64::from).sum::<u64>());
    Ok(())
}
