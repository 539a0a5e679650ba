//! POJ 2311: Cutting Game.

use game::Moves;
use rules::{Cases, Drawing, Extremes, Form, FormResult, Game, Rules, Trials, asks_who_wins};
use std::ops::RangeInclusive;

const SIDES: RangeInclusive<usize> = 2..=200;
/// The statement does not limit the cases; this many are different.
const CASES: usize = 39_601;

/// The sides.
type Sheet = [usize; 2];

pub struct P2311;

impl Rules for P2311 {
    type Case = Sheet;
    type Game = Cutting;
    const CASES: Cases = Cases::ToTheEnd(CASES);

    fn form(form: &mut Form, [width, height]: &mut Sheet) -> FormResult {
        form.number("width", width, SIDES)?;
        form.number("height", height, SIDES)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("LOSE", "WIN");
}

pub struct Cutting;

impl Game for Cutting {
    type Case = Sheet;
    /// The `pieces` on the table. When someone has won there are none, and so no moves.
    type Position = Vec<Sheet>;
    const SHARED: bool = true;

    fn starts(&sheet: &Sheet) -> impl Iterator<Item = Vec<Sheet>> {
        [pieces(vec![sheet])].into_iter()
    }

    /// Any piece is cut in two. Who makes a unit square wins at once; where that can be done, no other cut
    /// is listed, since none matters.
    fn moves(_: &Sheet, position: &Vec<Sheet>, moves: &mut Moves<Vec<Sheet>>) {
        let cuts = (0..position.len()).flat_map(|i| cuts(position[i]).map(move |cut| (i, cut)));
        let is_last = |(_, parts): &(usize, [Sheet; 2])| parts.contains(&[1, 1]);
        let some_are_last = cuts.clone().any(|cut| is_last(&cut));
        for (index, parts) in cuts.filter(|cut| is_last(cut) == some_are_last) {
            let mut option = position.clone();
            option.swap_remove(index);
            option.extend(parts);
            let option = if some_are_last { Vec::new() } else { pieces(option) };
            let [[w, h], part, other] = [position[index], parts[0], parts[1]];
            let words = || format!("cut {w}x{h} into {} and {}", name(part), name(other));
            moves.to(option, words);
        }
    }

    fn draw(_: &Sheet, pieces: &Vec<Sheet>) -> Drawing {
        Drawing::strip(pieces.iter().copied().map(name))
    }
}

fn name([w, h]: Sheet) -> String {
    format!("{w}x{h}")
}

/// A position as it is written: a piece may be turned, and the pieces lie in no order.
fn pieces(mut pieces: Vec<Sheet>) -> Vec<Sheet> {
    pieces.iter_mut().for_each(|sides| sides.sort_unstable());
    pieces.sort_unstable();
    pieces
}

fn cuts([w, h]: Sheet) -> impl Iterator<Item = [Sheet; 2]> + Clone {
    (1..w)
        .map(move |cut| [[cut, h], [w - cut, h]])
        .chain((1..h).map(move |cut| [[w, cut], [w, h - cut]]))
}

impl Trials for P2311 {
    const RANDOM_SIZE: usize = 12;
    const COORDINATES: &'static [&'static str] = &["width", "height"];

    fn at(coordinates: &[u64]) -> Option<Sheet> {
        rules::exactly(coordinates)
    }

    fn extremes(extremes: &mut Extremes<Sheet>) {
        extremes.add("all-sizes: a table that is computed anew for each case", |random| {
            let mut sizes: Vec<_> = SIDES.flat_map(|w| SIDES.map(move |h| [w, h])).collect();
            random.shuffle(&mut sizes);
            sizes
        });
        extremes.add("growing: a table that is made anew when a larger sheet comes", |_| {
            SIDES.map(|side| [side, side]).collect()
        });
    }
}
