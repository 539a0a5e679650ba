//! Coin-turning games: a row of coins, of which a move turns some, the rightmost from heads to
//! tails. A row is the sum of its heads, so each coordinate is the place of a single one.

use crate::error::refused;
use crate::game::{Each, Game, Program};
use crate::question::{Flow, Question};
use crate::solve::sums::{OPERATIONS, Set, add, least_absent};
use crate::wording::Wording;
use anyhow::Result;
use language::text;
use std::ops::Range;

/// The coins that a move may turn.
#[derive(Clone, Copy)]
enum Turns {
    /// Up to so many.
    UpTo(usize),
    /// Any number without gaps.
    Run,
}

pub(super) fn coin_turning(words: &[String]) -> Result<Game> {
    let kind = &words[0];
    // Places count from the number under which the values are known.
    let (turns, first) = match &kind[..] {
        "turtles" => (Turns::UpTo(2), 1),
        "mock-turtles" => (Turns::UpTo(3), 0),
        "ruler" => (Turns::Run, 1),
        number => match number.parse() {
            Ok(most @ 1..=6) => (Turns::UpTo(most), 0),
            _ => {
                return Err(refused(text!(
                    "{kind:?} is no kind of coin-turning game: there are turtles, mock-turtles, \
                     ruler, and the most coins that a move turns, 1 to 6",
                    "{kind:?} 不是翻硬币游戏的一种：有 `turtles`、`mock-turtles`、`ruler`，\
                     或者一步最多翻的枚数，1 到 6"
                )));
            }
        },
    };
    let rules = Wording::of(|| match turns {
        Turns::UpTo(most) => text!(
            "A move turns 1 to {most} coins, the rightmost from heads to tails. Places count from {first}.",
            "每次翻 1 到 {most} 枚硬币，其中最右边的一枚由正面翻到反面。位置从 {first} 数起。"
        ),
        Turns::Run => text!(
            "A move turns one or more coins without a gap, the rightmost from heads to tails. Places count from {first}.",
            "每次翻连续的若干枚硬币（至少一枚），其中最右边的一枚由正面翻到反面。位置从 {first} 数起。"
        ),
    });
    let program = Program::new(move |position, each| {
        let [coin] = position[..] else { return Flow::Continue(()) };
        match turns {
            // There is no such place.
            _ if coin < first => Flow::Continue(()),
            Turns::UpTo(most) => choose(first..coin, most - 1, &mut Vec::new(), each),
            Turns::Run => {
                let others: Vec<u64> = (first..coin).collect();
                (0..=others.len()).try_for_each(|start| each(&others[start..]))
            }
        }
    });
    let program = program.splitting().fast(move |question, sizes, budget| {
        let (&[size], Question::Grundy) = (sizes, question) else { return None };
        let mut values = vec![0; size.min(first as usize)];
        // The nim-sums of up to so many of the coins so far; for runs, of those that end at the last.
        let most = if let Turns::UpTo(most) = turns { most } else { 1 };
        let mut sums: Vec<Set> = vec![vec![1]; most];
        for place in first..size as u64 {
            let value = least_absent(&sums[most - 1]);
            values.push(value);
            if let Turns::Run = turns {
                let others = std::mem::replace(&mut sums[0], vec![1]);
                add(&mut sums[0], &others, value);
            }
            for count in (1..most).rev() {
                let (fewer, these) = sums.split_at_mut(count);
                add(&mut these[0], &fewer[count - 1], value);
            }
            let words: usize = sums.iter().map(|set| set.len() + 1).sum();
            if !budget.spend(words as u64 * OPERATIONS, place) || !budget.room(words) {
                break;
            }
        }
        Some(values)
    });
    Ok(Game::coded(format!("coin-turning {kind}"), rules, &["place"], program))
}

/// Calls `each` with up to so many of these coins.
fn choose(coins: Range<u64>, most: usize, chosen: &mut Vec<u64>, each: Each<'_>) -> Flow {
    each(chosen)?;
    if most > 0 {
        for coin in coins.clone() {
            chosen.push(coin);
            choose(coin + 1..coins.end, most - 1, chosen, each)?;
            chosen.pop();
        }
    }
    Flow::Continue(())
}
