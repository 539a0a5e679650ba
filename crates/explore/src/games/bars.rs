//! Chomp, from any bar whose columns grow no higher to the right, and from a whole one.

use super::{Entry, number};
use crate::game::{Each, Game, Program, Usual};
use crate::question::{Flow, Question};
use anyhow::Result;
use language::Text;

/// A bar of chocolate: a coordinate counts the columns of a height, from one square up.
pub(super) fn chomp(entry: &Entry, words: &[String]) -> Result<Game> {
    let rows = number(Text("the number of rows", "行数"), words.first(), 1..=5, 2)?;
    let rules = entry.rules("rules", &[]);
    let sizes = vec![[200, 40, 12, 4, 4][rows - 1]; rows];
    let program = Program::new(bites).from(|coordinates| {
        coordinates.iter().any(|&columns| columns > 0).then(|| coordinates.into())
    });
    Ok(Game {
        axes: (1..=rows).map(|height| format!("columns of {height}")).collect(),
        usual: Usual { question: Question::Outcome, sizes, ..Usual::of(rows) },
        ..Game::coded(format!("chomp {rows}"), rules, &[], program)
    })
}

fn bites(position: &[u64], each: Each<'_>) -> Flow {
    // Columns to the left of the bite: all that are higher, and `left` of those with one square
    // more than `index`.
    let (mut higher, mut option) = (0, position.to_vec());
    for (index, &count) in position.iter().enumerate().rev() {
        for left in 0..count {
            let mut bitten = count - left;
            option[index] = left;
            // All others become no higher than `cap`.
            for cap in (usize::from(higher + left == 0)..=index).rev() {
                if cap < index {
                    bitten += position[cap];
                    option[cap] = 0;
                }
                if cap > 0 {
                    option[cap - 1] = position[cap - 1] + bitten;
                }
                each(&option)?;
            }
            option[..=index].copy_from_slice(&position[..=index]);
        }
        higher += count;
    }
    Flow::Continue(())
}

/// A bar that is whole at first, by its sides. A position counts the squares of each row, the
/// longest first.
pub(super) fn rectangle(entry: &Entry) -> Game {
    let rules = entry.rules("rules", &[]);
    let program = Program::new(|rows, each| {
        for (row, &length) in rows.iter().enumerate() {
            for left in u64::from(row == 0)..length {
                let mut option: Vec<u64> = rows.into();
                option[row..].iter_mut().for_each(|length| *length = left.min(*length));
                option.retain(|&length| length > 0);
                each(&option)?;
            }
        }
        Flow::Continue(())
    });
    Game {
        least: 1,
        known: entry.text("known"),
        usual: Usual { sizes: vec![7; 2], ..Usual::of(2) },
        ..Game::coded("chomp-rectangle", rules, &["length", "rows"], program.from(whole))
    }
}

fn whole(sides: &[u64]) -> Option<Vec<u64>> {
    let [length, rows] = sides[..] else { return None };
    Some(vec![length; rows as usize])
}
