//! Cutting Game: who makes a unit square wins. A cut is safe if it leaves no side of 1.

use crate::Saying;
use crate::sum;
use crate::words::filled;
use game::Player;
use sente::mex::MexSet;

type Sheet = [usize; 2];

/// The greatest side of the statement. A table up to a much greater one would take too long.
const MOST_SIDE: usize = 200;

const NO_SAFE_CUT: &str = "No safe cut is left: whoever cuts now leaves a side of 1, and the other one makes a unit square.";
const BALANCED: &str = "The nim-sum is 0: every safe cut changes it, and the answer makes it 0 again. Any other cut \
                        leaves a side of 1.";

pub(crate) fn says(_: &Sheet, pieces: &Vec<Sheet>, _: Player) -> Option<Saying> {
    if pieces.is_empty() {
        let line = "A unit square has been made: the game is over.";
        return Some(Saying::outcome(false, vec![line.into()]));
    }
    if let Some(&[w, h]) = pieces.iter().find(|[w, h]| *w.min(h) == 1 && *w.max(h) > 1) {
        return Some(strip(w, h));
    }
    let most = pieces.iter().flatten().copied().max()?;
    if most > MOST_SIDE || pieces.iter().flatten().any(|&side| side < 2) {
        return None;
    }
    let values = Values::up_to(most);
    let options = |piece| safe_cuts(piece).map(|parts| values.of_parts(parts)).collect();
    let named = pieces.iter().map(|&piece| (name(piece), options(piece)));
    let parts = sum::with_options(&named.collect::<Vec<_>>());
    let stuck = pieces.iter().all(|&piece| safe_cuts(piece).next().is_none());
    let heading =
        "Who leaves a side of 1 loses, so only cuts count after which all sides are 2 or more.";
    sum::says(heading, &parts, if stuck { NO_SAFE_CUT } else { BALANCED }, |number, value| {
        let piece = pieces[number];
        let parts = safe_cuts(piece).find(|&parts| values.of_parts(parts) == value)?;
        let [one, other] = parts.map(|part| values.of(part));
        let words = format!("Cut {} into {} and {}", name(piece), name(parts[0]), name(parts[1]));
        Some([words, format!("{one} xor {other} = {value}")])
    })
}

/// A piece with one side of 1.
fn strip(w: usize, h: usize) -> Saying {
    let rest = if w == 1 { [1, h - 1] } else { [w - 1, 1] };
    let mut lines = vec![format!("{} has a side of 1.", name([w, h]))];
    lines.extend(filled(&format!(
        "Cut {} into 1x1 and {}: whoever makes a unit square wins at once.",
        name([w, h]),
        name(rest)
    )));
    Saying::outcome(true, lines)
}

fn name([w, h]: Sheet) -> String {
    format!("{w}x{h}")
}

/// The parts after each safe cut, the smaller one first.
fn safe_cuts([w, h]: Sheet) -> impl Iterator<Item = [Sheet; 2]> {
    let across = (2..=w / 2).map(move |cut| [[cut, h], [w - cut, h]]);
    across.chain((2..=h / 2).map(move |cut| [[w, cut], [w, h - cut]]))
}

/// The Grundy values of safe cutting: `[greater side][lesser side]`.
struct Values(Vec<Vec<u64>>);

impl Values {
    fn up_to(most: usize) -> Self {
        let mut values = Values(Vec::new());
        let mut options = MexSet::new();
        for side in 0..=most {
            values.0.push(Vec::new());
            for other in 0..=side {
                let cuts = safe_cuts([side, other]).filter(|_| other >= 2);
                cuts.for_each(|parts| options.insert(values.of_parts(parts) as usize));
                values.0[side].push(options.take_mex() as u64);
            }
        }
        values
    }

    fn of(&self, [w, h]: Sheet) -> u64 {
        self.0[w.max(h)][w.min(h)]
    }

    fn of_parts(&self, [one, other]: [Sheet; 2]) -> u64 {
        self.of(one) ^ self.of(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    fn lines(pieces: &[Sheet]) -> Vec<String> {
        says(&[2, 2], &pieces.to_vec(), Player::Left).unwrap().lines
    }

    #[test]
    fn after_the_last_cut_the_game_is_over() {
        let saying = says(&[2, 2], &vec![], Player::Left).unwrap();
        assert_eq!(saying.worth, Some(Worth::Lost));
    }

    #[test]
    fn a_side_of_1_wins() {
        assert_eq!(
            lines(&[[1, 5], [2, 3]]),
            [
                "1x5 has a side of 1.",
                "Cut 1x5 into 1x1 and 1x4: whoever makes a unit square wins at",
                "once."
            ]
        );
    }

    #[test]
    fn safe_cuts_are_a_sum() {
        let heading = [
            "Who leaves a side of 1 loses, so only cuts count after which",
            "all sides are 2 or more.",
        ];
        let lost = [
            "2x3  mex {}  0 = 0",
            "nim-sum      0 = 0",
            "No safe cut is left: whoever cuts now leaves a side of 1, and",
            "the other one makes a unit square.",
        ];
        assert_eq!(lines(&[[2, 3]]), [&heading[..], &lost].concat());
        let won = [
            "2x4  mex {0}     01 = 1",
            "2x6  mex {0, 1}  10 = 2",
            "nim-sum          11 = 3",
            "Cut 2x6 into 2x2 and 2x4: the value 2 becomes 0 xor 1 = 1, and",
            "the nim-sum 0.",
        ];
        assert_eq!(lines(&[[2, 4], [2, 6]]), [&heading[..], &won].concat());
    }

    #[test]
    fn a_sheet_that_is_too_large_is_not_spoken_of() {
        assert_eq!(says(&[2, 2], &vec![[2, MOST_SIDE + 1]], Player::Left), None);
        assert!(says(&[2, 2], &vec![[1, usize::MAX]], Player::Left).is_some());
    }
}
