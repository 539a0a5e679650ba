//! A pile is a string of Blue-Red Hackenbush, so a number: its colours are the signs of its expansion.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use problems::aoj1377::place;
use rules::Player;

/// The case is the piles; the position is how many boxes are left of each.
pub(crate) fn boxes(
    piles: &Vec<String>,
    heights: &Vec<usize>,
    mover: Player,
) -> Option<Explanation> {
    let part = |(index, &height): (usize, &usize)| {
        let boxes = piles[index].as_bytes().get(..height)?;
        let lowest = boxes.first()?;
        let run = boxes.iter().take_while(|colour| *colour == lowest).count();
        let name = text!("pile {number}", "第 {number} 堆", number = index + 1);
        let place = place(piles, index, 0);
        Some(Part::new(Some(place), name, steps(boxes, run), value(boxes, run)))
    };
    let parts = heights.iter().enumerate().filter_map(part).collect();
    let rule = text!(
        "From the bottom, a box is worth 1 up to the first change of colour, and 1/2, 1/4, 1/8, ... \
         above it; plus if black, minus if white.",
        "从下往上，第一次变色之前每个箱子值 1，之后依次值 1/2, 1/4, 1/8, ...；黑为正，白为负。"
    );
    Some(Explanation::sum_of_numbers(rule, parts, mover, ["Alice", "Bob"]))
}

/// The value of a pile of up to 40 boxes, of which the lowest `run` have one colour.
fn value(boxes: &[u8], run: usize) -> Value {
    let halved = boxes.len() - run;
    let count = |(level, colour): (usize, &u8)| {
        let step = 1_i64 << (halved - (level + 1).saturating_sub(run));
        if *colour == b'B' { step } else { -step }
    };
    Value::Number(boxes.iter().enumerate().map(count).sum(), halved as u32)
}

/// The lowest `run` boxes as an integer, and what each box above them adds: `2 - 1/2 + 1/4`.
fn steps(boxes: &[u8], run: usize) -> String {
    const SHOWN: usize = 4;
    let (lowest, above) = boxes.split_at(run);
    let step = |(index, &colour): (usize, &u8)| {
        let sign = if colour == b'B' { '+' } else { '-' };
        format!(" {sign} 1/{}", 2 << index)
    };
    let sign = if lowest.contains(&b'B') { "" } else { "-" };
    let shown: String = above.iter().take(SHOWN).enumerate().map(step).collect();
    format!("{sign}{run}{shown}{}", if above.len() > SHOWN { " ..." } else { "" })
}
