//! Staircase Nim: each coordinate counts the coins on a step.

use super::heaps::{NEXT, ROW, small};
use super::{Each, Entry, Flow, Game, expect_parameters};
use crate::solve::lines::{Cell, Lines, widened};
use anyhow::Result;

/// So many steps above the floor, and how many steps a move goes down.
struct Staircase {
    steps: usize,
    stride: usize,
}

impl Game for Staircase {
    fn title(&self) -> String {
        match self.stride {
            1 => format!("staircase {}", self.steps),
            stride => format!("staircase {} {stride}", self.steps),
        }
    }
    fn rules(&self) -> String {
        match self.stride {
            1 => {
                "A move carries one or more coins from one step to the step below; those from the \
                  first reach the floor and stay there."
                    .into()
            }
            stride => format!(
                "A move carries one or more coins from one step {stride} steps down, where there are so \
                 many; the floor, step 0, counts as one, and what reaches it stays there."
            ),
        }
    }
    fn axes(&self) -> Vec<String> {
        (1..=self.steps).map(|step| format!("step {step}")).collect()
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        // Step 1 has the index 0.
        for index in self.stride - 1..position.len().max(self.stride - 1) {
            for carried in 1..=position[index] {
                let mut option = position.to_vec();
                option[index] -= carried;
                if let Some(below) = index.checked_sub(self.stride) {
                    option[below] += carried;
                }
                each(&[&option])?;
            }
        }
        Flow::Continue(())
    }
    fn lines(&self, sizes: &[usize]) -> Option<Lines<'_>> {
        let ([width, height], 1) = (sizes, self.stride) else { return None };
        // Coins of the second step make the first as large as both together.
        let width = widened(*width, *height);
        let cell = |x, y| Some(Cell::on([ROW, NEXT + x + y, 0]));
        let count = NEXT + width + height;
        Some(Lines { width, count, in_row: NEXT, cell: Box::new(cell) })
    }
    fn known(&self) -> Option<&'static str> {
        Some(match self.stride {
            1 => {
                "the Grundy value is the nim-sum of the coins on the odd steps, the floor being step 0"
            }
            _ => {
                "the Grundy value is the nim-sum of the coins on the steps whose number divided by the \
                 stride, rounded down, is odd"
            }
        })
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![[30, 12, 6, 4, 3, 2][self.steps.min(6) - 1]; self.steps]
    }
}

/// Its name.
pub fn entries() -> Vec<Entry> {
    vec![Entry {
        name: "staircase",
        parameters: "[STEPS [STRIDE]]",
        about: "carry coins a step down, or STRIDE steps; four steps if left out",
        make,
    }]
}

fn make(words: &[String]) -> Result<Box<dyn Game>> {
    expect_parameters("staircase", words, 0..=2, "[STEPS [STRIDE]]")?;
    let steps = small("the number of steps", words.first(), 4)?;
    let stride = small("the stride", words.get(1), 1)?;
    Ok(Box::new(Staircase { steps, stride }))
}
