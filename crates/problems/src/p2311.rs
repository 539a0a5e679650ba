//! POJ 2311: Cutting Game.

use rules::prelude::*;
use std::ops::RangeInclusive;

const SIDES: RangeInclusive<usize> = 2..=200;
/// The statement does not limit the cases; this many are different.
const CASES: usize = 39_601;

/// The sides.
type Sheet = [usize; 2];

/// A unit square: the player who cuts it off wins.
const UNIT: Sheet = [1, 1];

pub struct Cutting;

impl Statement for Cutting {
    type Case = Sheet;
    type Game = Self;
    const CASES: Cases = Cases::ToTheEnd(CASES);

    fn form(form: &mut Form, [width, height]: &mut Sheet) -> FormResult {
        form.line_of([("width", width, SIDES), ("height", height, SIDES)])
    }

    asks_who_wins!("LOSE", "WIN");
}

impl Game for Cutting {
    type Case = Sheet;
    /// The pieces on the table.
    type Position = Vec<Sheet>;
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("wxh", Text("a sheet w wide and h high", "宽 w 高 h 的纸片"))
            .drawn(Piece::Sheet)];

    fn starts(&sheet: &Sheet) -> impl Iterator<Item = Vec<Sheet>> {
        [vec![sheet]].into_iter()
    }

    /// A piece may be turned, and the pieces lie in no order. When someone has won, none of them matters.
    fn standing_for(_: &Self::Case, mut pieces: Vec<Sheet>) -> Vec<Sheet> {
        if pieces.contains(&UNIT) {
            return Vec::new();
        }
        pieces.iter_mut().for_each(|sides| sides.sort_unstable());
        pieces.sort_unstable();
        pieces
    }

    /// Any piece is cut in two. Who makes a unit square wins at once; where that can be done, no other cut
    /// is listed, since none matters.
    fn moves(_: &Sheet, position: &Vec<Sheet>, moves: &mut Moves<Vec<Sheet>>) {
        if position.contains(&UNIT) {
            return;
        }
        let cuts = (0..position.len()).flat_map(|i| cuts(position[i]).map(move |cut| (i, cut)));
        let is_last = |(_, parts): &(usize, [Sheet; 2])| parts.contains(&UNIT);
        let some_are_last = cuts.clone().any(|cut| is_last(&cut));
        for (index, parts) in cuts.filter(|cut| is_last(cut) == some_are_last) {
            let mut option = position.clone();
            option.splice(index..=index, parts);
            moves.to(option, || {
                let [whole, part, other] = [position[index], parts[0], parts[1]].map(name);
                let words = text!(
                    "cut {whole} into {part} and {other}",
                    "把 {whole} 剪成 {part} 和 {other}"
                );
                Handle::on([index], words).amounts(parts[0].map(|side| side as u64))
            });
        }
    }

    fn draw(_: &Sheet, pieces: &Vec<Sheet>) -> Drawing {
        Drawing::strip(pieces.iter().copied().map(name))
    }
}

fn name([w, h]: Sheet) -> String {
    format!("{w}x{h}")
}

fn cuts([w, h]: Sheet) -> impl Iterator<Item = [Sheet; 2]> + Clone {
    (1..w)
        .map(move |cut| [[cut, h], [w - cut, h]])
        .chain((1..h).map(move |cut| [[w, cut], [w, h - cut]]))
}

impl Trials for Cutting {
    const RANDOM_SIZE: usize = 12;
    const COORDINATES: &'static [&'static str] = &["width", "height"];

    fn extremes(extremes: &mut Extremes<Sheet>) {
        extremes.add(
            "all-sizes: a table that is computed anew for each case | 每组都重新打表",
            |random| {
                let mut sizes: Vec<_> = SIDES.flat_map(|w| SIDES.map(move |h| [w, h])).collect();
                random.shuffle(&mut sizes);
                sizes
            },
        );
        extremes.add(
            "growing: a table that is made anew when a larger sheet comes | \
             遇到更大的纸片就重新打表",
            |_| SIDES.map(|side| [side, side]).collect(),
        );
    }
}
