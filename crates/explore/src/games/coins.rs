//! Coin-turning games: a row of coins, of which a move turns some, the rightmost from heads to tails.
//! A row is the sum of its heads, so each coordinate is the place of a single one.

use super::{Each, Entry, Flow, Game, expect_parameters, refused};
use crate::solve::parts::{OPERATIONS, Set, add, least_absent};
use crate::watch::Watch;
use anyhow::Result;

/// Which coins a move may turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turns {
    /// Up to so many.
    UpTo(usize),
    /// Any number without gaps.
    Run,
}

struct Coins {
    title: String,
    turns: Turns,
    /// The number of the leftmost place: that under which the values are known.
    first: u64,
}

impl Game for Coins {
    fn title(&self) -> String {
        format!("coin-turning {}", self.title)
    }
    fn rules(&self) -> String {
        let turns = match self.turns {
            Turns::UpTo(most) => format!("1 to {most} coins"),
            Turns::Run => "one or more coins without a gap".into(),
        };
        let first = self.first;
        format!(
            "A move turns {turns}, the rightmost from heads to tails. Places count from {first}."
        )
    }
    fn axes(&self) -> Vec<String> {
        vec!["place".into()]
    }
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        (coordinates[0] >= self.first).then(|| coordinates.to_vec())
    }
    fn splits(&self) -> bool {
        true
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [coin] = position[..] else { return Flow::Continue(()) };
        match self.turns {
            Turns::UpTo(most) => choose(self.first..coin, most - 1, &mut Vec::new(), each),
            Turns::Run => {
                let others: Vec<[u64; 1]> = (self.first..coin).map(|other| [other]).collect();
                let others: Vec<&[u64]> = others.iter().map(<[u64; 1]>::as_slice).collect();
                (0..=others.len()).try_for_each(|start| each(&others[start..]))
            }
        }
    }
    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [size] = sizes[..] else { return None };
        let mut values = Vec::new();
        // The nim-sums of up to so many of the coins so far; for runs, of those that end at the last.
        let mut sums: Vec<Set> = match self.turns {
            Turns::UpTo(most) => vec![vec![1]; most],
            Turns::Run => vec![vec![1]],
        };
        for place in 0..size as u64 {
            if !watch.goes_on(place) {
                break;
            }
            if place < self.first {
                values.push(0);
                continue;
            }
            watch.spend(sums.iter().map(|set| set.len() as u64 + 1).sum::<u64>() * OPERATIONS);
            watch.hold(sums.iter().map(|set| 2 * set.capacity() * size_of::<u64>()).sum());
            let value = sums.last().map_or(0, |sums| least_absent(sums));
            values.push(value);
            match self.turns {
                Turns::Run => {
                    let mut next = vec![1];
                    add(&mut next, &sums[0], value);
                    sums[0] = next;
                }
                Turns::UpTo(most) => {
                    for count in (1..most).rev() {
                        let (fewer, these) = sums.split_at_mut(count);
                        add(&mut these[0], &fewer[count - 1], value);
                    }
                }
            }
        }
        Some(values)
    }
}

/// Calls `each` for up to so many of these coins.
fn choose(coins: std::ops::Range<u64>, most: usize, chosen: &mut Vec<u64>, each: Each) -> Flow {
    let parts: Vec<&[u64]> = chosen.iter().map(std::slice::from_ref).collect();
    each(&parts)?;
    if most > 0 {
        for coin in coins.clone() {
            chosen.push(coin);
            choose(coin + 1..coins.end, most - 1, chosen, each)?;
            chosen.pop();
        }
    }
    Flow::Continue(())
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    vec![Entry {
        name: "coin-turning",
        parameters: "KIND",
        about: "turtles, mock-turtles, ruler, or the most coins that a move turns",
        make: |words| {
            expect_parameters("coin-turning", words, 1..=1, "KIND")?;
            Ok(Box::new(make(&words[0])?))
        },
    }]
}

fn make(kind: &str) -> Result<Coins> {
    let (turns, first) = match kind {
        "turtles" => (Turns::UpTo(2), 1),
        "mock-turtles" => (Turns::UpTo(3), 0),
        "ruler" => (Turns::Run, 1),
        number => match number.parse() {
            Ok(most @ 1..=6) => (Turns::UpTo(most), 0),
            _ => {
                return Err(refused(format!(
                    "{kind:?} is no kind of coin-turning game: there are turtles, mock-turtles, \
                     ruler, and the most coins that a move turns, 1 to 6"
                )));
            }
        },
    };
    Ok(Coins { title: kind.into(), turns, first })
}
