//! What `cargo sente bench explore` compares with the programs of contestants and the crate `cgt`:
//! the sum of all Grundy values below a size; behind `raw`, each is computed, none read off a period.

use anyhow::{Context, Result, bail};
use explore::ask::{Question, answers};
use explore::games;
use explore::watch::Watch;

fn main() -> Result<()> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let raw = words.first().is_some_and(|word| word == "raw");
    words.drain(..usize::from(raw));
    let [game @ .., size] = &words[..] else { bail!("which game, and how many values?") };
    let size: usize = size.parse().context("the size is no number")?;
    let game = games::find(game)?.context("no such game")?;
    let sizes = vec![size; game.axes().len()];
    let values = answers(&*game, Question::Grundy, &sizes, &mut Watch::new("", 0).raw(raw))?;
    println!("{}", values.into_iter().map(u64::from).sum::<u64>());
    Ok(())
}
