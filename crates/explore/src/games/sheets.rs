//! Games on rectangles: cutting a sheet, and Chomp.

use super::{Each, Entry, Flow, Game, expect_parameters, number};
use crate::ask::Question;
use crate::solve::lines::{Cell, Lines, widened};
use anyhow::Result;

/// The longest side of a sheet.
const MOST_SIDE: usize = 2000;

struct Cutting {
    size: [usize; 2],
    /// A cut leaves no shorter side than this.
    least: u64,
}

impl Game for Cutting {
    fn title(&self) -> String {
        let [w, h] = self.size;
        format!("cutting {w} {h} {}", self.least)
    }
    fn rules(&self) -> String {
        format!(
            "A move cuts a sheet in two along the grid, and leaves no side below {}; who cannot cut \
             loses.",
            self.least
        )
    }
    fn axes(&self) -> Vec<String> {
        vec!["width".into(), "height".into()]
    }
    fn splits(&self) -> bool {
        true
    }
    fn position(&self, sides: &[u64]) -> Option<Vec<u64>> {
        sides.iter().all(|&side| side >= self.least).then(|| sides.to_vec())
    }
    fn has_gaps(&self) -> bool {
        true
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [w, h] = position[..] else { return Flow::Continue(()) };
        (self.least..=w / 2).try_for_each(|cut| each(&[&[cut, h], &[w - cut, h]]))?;
        (self.least..=h / 2).try_for_each(|cut| each(&[&[w, cut], &[w, h - cut]]))
    }
    fn usual_size(&self) -> Vec<u64> {
        self.size.map(|side| side as u64).to_vec()
    }
    fn has_own_size(&self) -> bool {
        true
    }
}

/// Chomp on so many rows. A coordinate counts the columns of a height, from one square up.
struct Chomp(usize);

impl Game for Chomp {
    fn title(&self) -> String {
        format!("chomp {}", self.0)
    }
    fn rules(&self) -> String {
        "A move bites a square and all above it and to the right of it off a bar whose columns grow no \
         higher to the right; the lowest left square is poisoned, and not to be bitten."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        (1..=self.0).map(|height| format!("columns of {height}")).collect()
    }
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        coordinates.iter().any(|&columns| columns > 0).then(|| coordinates.to_vec())
    }
    fn has_gaps(&self) -> bool {
        true
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let columns: u64 = position.iter().sum();
        let mut option = vec![0; position.len()];
        // So many columns on the left stay, and the others no higher than `cap`.
        for stay in 0..columns {
            for cap in 0..height(position, stay) {
                if stay == 0 && cap == 0 {
                    continue;
                }
                let mut staying = stay;
                let mut bitten = 0;
                for (index, &count) in position.iter().enumerate().rev() {
                    let stays = count.min(staying);
                    staying -= stays;
                    option[index] = stays;
                    bitten += count - stays;
                    if index + 1 == cap {
                        option[index] += std::mem::take(&mut bitten);
                    } else if index < cap {
                        option[index] = count;
                    }
                }
                each(&[&option])?;
            }
        }
        Flow::Continue(())
    }
    /// A bite above the lowest squares moves along `x + y = const`; one at the ground leaves columns of two
    /// and nothing else, or else takes columns of one.
    fn lines(&self, sizes: &[usize]) -> Option<Lines<'_>> {
        let [width, height] = sizes[..] else { return None };
        let width = widened(width, height);
        const ROW: usize = 1;
        const TWOS_ALONE: usize = 2;
        const NEXT: usize = 3;
        let cell = |x, y| {
            let lines = [ROW, NEXT + x + y, TWOS_ALONE];
            let on = [lines[0], lines[1], if x == 0 { TWOS_ALONE } else { 0 }];
            (x + y > 0).then_some(Cell { back: lines, on })
        };
        let count = NEXT + width + height;
        Some(Lines { width, count, in_row: TWOS_ALONE, cell: Box::new(cell) })
    }
    fn usual_question(&self) -> Question {
        Question::Outcome
    }
    fn usual_size(&self) -> Vec<u64> {
        match self.0 {
            1 => vec![200],
            2 => vec![40; 2],
            3 => vec![12; 3],
            rows => vec![4; rows],
        }
    }
}

/// Chomp on a whole bar, by its sides. A position counts the squares of each row that is left, the longest first.
struct Rectangle;

impl Game for Rectangle {
    fn title(&self) -> String {
        "chomp-rectangle".into()
    }
    fn rules(&self) -> String {
        "A move bites a square and all beyond it in both directions off a bar that is whole at first; the \
         first square is poisoned, and not to be bitten. Of a bitten bar the numbers are its rows."
            .into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["length".into(), "rows".into()]
    }
    fn position(&self, sides: &[u64]) -> Option<Vec<u64>> {
        let [length, rows] = sides[..] else { return None };
        (length > 0 && rows > 0).then(|| vec![length; rows as usize])
    }
    fn has_gaps(&self) -> bool {
        true
    }
    fn each_option(&self, rows: &[u64], each: Each) -> Flow {
        for (row, &length) in rows.iter().enumerate() {
            for left in u64::from(row == 0)..length {
                let mut option: Vec<u64> = rows.to_vec();
                option[row..].iter_mut().for_each(|length| *length = left.min(*length));
                option.retain(|&length| length > 0);
                each(&[&option])?;
            }
        }
        Flow::Continue(())
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "won unless both sides are 1, by strategy stealing (Gale 1974); how, nobody knows in general",
        )
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![7; 2]
    }
}

/// How high the column of this number is, counted from the left: the highest come first.
fn height(position: &[u64], column: u64) -> usize {
    let mut before = column;
    for (index, &count) in position.iter().enumerate().rev() {
        if before < count {
            return index + 1;
        }
        before -= count;
    }
    0
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry("cutting", "W H [LEAST]", "cut a sheet; 2 is the least side if left out", |words| {
            expect_parameters("cutting", words, 2..=3, "W H [LEAST]")?;
            let side = |name, word: &String| number(name, word, 1..=MOST_SIDE);
            let size = [side("the width", &words[0])?, side("the height", &words[1])?];
            let least = words.get(2).map_or(Ok(2), |word| side("the least side", word))?;
            Ok(Box::new(Cutting { size, least: least as u64 }))
        }),
        entry("chomp-rectangle", "", "bite a whole bar, by its two sides", |words| {
            expect_parameters("chomp-rectangle", words, 0..=0, "")?;
            Ok(Box::new(Rectangle))
        }),
        entry("chomp", "[ROWS]", "bite a bar of chocolate; two rows if left out", chomp),
    ]
}

fn chomp(words: &[String]) -> Result<Box<dyn Game>> {
    expect_parameters("chomp", words, 0..=1, "[ROWS]")?;
    let rows = words.first().map_or(Ok(2), |word| number("the number of rows", word, 1..=5))?;
    Ok(Box::new(Chomp(rows)))
}
