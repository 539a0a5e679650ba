//! Euclid's game: a multiple of the smaller number is subtracted from the larger one.

use crate::words::{columns, shortened};
use crate::{Saying, sum};
use game::Player;

/// More divisions are not listed one by one.
const LISTED: usize = 6;
/// Of greater numbers, quotient and rest find no room beside them.
const MOST_DIVIDED: u64 = 99_999;

/// P1290, with one pair, up to a 0: won iff the numbers are equal or their ratio is above phi.
///
/// This is the same as to say that the first quotient above 1 in Euclid's algorithm comes at an odd place, or none. For
/// a < b < 2 a the quotient is 1 and the only move leaves a and b - a, the numbers of the next division. For b >= 2 a the
/// player to move wins, by the third case of the proof. The last quotient of different numbers is at least 2.
pub(crate) fn up_to_0(_: &[u64; 2], &[one, other]: &[u64; 2], _: Player) -> Option<Saying> {
    let (a, b) = (one.min(other), one.max(other));
    if a == 0 {
        let end = "A number is 0: the opponent made it, and has won.".into();
        return Some(Saying::outcome(false, vec![end]));
    }
    let divisions = divisions(a, b);
    let mut lines = shortened(equations(&divisions), LISTED);
    let first = divisions.iter().position(|&[_, _, quotient, _]| quotient > 1);
    if a < b {
        let (sign, side) = if is_above_phi(a, b) { (">", "above") } else { ("<", "below") };
        lines.push(format!("The ratio is {side} phi: {b} * {} {sign} {a}^2.", b - a));
    }
    lines.extend(match first {
        None => vec!["The numbers are equal: subtract one, and a 0 is made.".into()],
        Some(0) => free(a, b),
        Some(place) => forced(place),
    });
    Some(Saying::outcome(first.is_none_or(|place| place % 2 == 0), lines))
}

fn is_above_phi(a: u64, b: u64) -> bool {
    u128::from(b) * u128::from(b - a) > u128::from(a).pow(2)
}

/// Each division of Euclid's algorithm, of positive numbers a <= b: the larger and the smaller number, the quotient and
/// the rest.
fn divisions(mut a: u64, mut b: u64) -> Vec<[u64; 4]> {
    let mut divisions = Vec::new();
    while a > 0 {
        divisions.push([b, a, b / a, b % a]);
        (a, b) = (b % a, a);
    }
    divisions
}

fn equations(divisions: &[[u64; 4]]) -> Vec<String> {
    let mut widths = [0; 4];
    for row in divisions {
        for (width, number) in widths.iter_mut().zip(row) {
            *width = (*width).max(number.to_string().len());
        }
    }
    let [first, second, third, last] = widths;
    let equation = |[b, a, quotient, rest]: &[u64; 4]| {
        format!("{b:>first$} = {quotient:>third$} * {a:>second$} + {rest:>last$}")
    };
    divisions.iter().map(equation).collect()
}

/// The quotient is above 1: the numbers of the next division can be left, or the opponent can be forced to leave them.
fn free(a: u64, b: u64) -> Vec<String> {
    let (quotient, rest) = (b / a, b % a);
    if rest == 0 {
        return vec![format!("Subtract {quotient} times {a} from {b}: that makes a 0.")];
    }
    if is_above_phi(rest, a) {
        return vec![
            format!("Subtract {} times {a} from {b}:", quotient - 1),
            format!("the next move is forced to leave {rest} and {a}."),
            "Their ratio is above phi, so they are won.".into(),
        ];
    }
    vec![
        format!("Subtract {quotient} times {a} from {b}:"),
        format!("this leaves {rest} and {a}."),
        "Their ratio is below phi, so they are lost.".into(),
    ]
}

/// The first quotient above 1 comes after so many that are 1.
fn forced(ones: usize) -> Vec<String> {
    let player = if ones.is_multiple_of(2) { "the player to move" } else { "the opponent" };
    vec![
        format!("The first quotient above 1 is that of division {}. The moves", ones + 1),
        format!("before it are forced. There {player} has the choice,"),
        "and wins.".into(),
    ]
}

/// GAMEAAM, with many pairs that stay positive: a pair a > b has the value floor(a / b - b / a), by Nivasch.
pub(crate) fn above_0(_: &Vec<[u64; 2]>, pairs: &Vec<[u64; 2]>, _: Player) -> Option<Saying> {
    if pairs.iter().any(|pair| pair.contains(&0)) {
        return None;
    }
    let row = |&[one, other]: &[u64; 2]| {
        let (a, b) = (one.max(other), one.min(other));
        [format!("{a}, {b}"), format!("q = {}", a / b), format!("r = {}", a % b)]
    };
    let mut names = columns(&pairs.iter().map(row).collect::<Vec<_>>());
    if pairs.iter().flatten().any(|&number| number > MOST_DIVIDED) {
        names = pairs.iter().map(|pair| row(pair)[0].clone()).collect();
    }
    let values = pairs.iter().map(|&[one, other]| value(one, other));
    let parts: Vec<(String, u64)> = names.into_iter().zip(values).collect();
    let heading = "A pair a > b has the Grundy value floor(a / b - b / a). With a = q b + r, the moves to i b + r for \
                   0 < i < q have the values 0, 1, 2, ... without that of the move to (b, r), so it is q if r a >= b b, \
                   else q - 1.";
    let stuck = pairs.iter().all(|[one, other]| one == other);
    sum::says(heading, &parts, sum::lost(stuck), |number, less| {
        let [one, other] = pairs[number];
        let (a, b) = (one.max(other), one.min(other));
        // By the proof, an option i b + r has the value i or i - 1, and (b, r) the one that the others leave out.
        let options = [less, less + 1, 0].into_iter().filter(|&i| i < a / b);
        let mut left = options.map(|i| i * b + a % b).filter(|&left| left > 0);
        let left = left.find(|&left| value(left, b) == less)?;
        Some([format!("Subtract {} times {b} from {a}", (a - left) / b), less.to_string()])
    })
}

fn value(one: u64, other: u64) -> u64 {
    let (a, b) = (one.max(other), one.min(other));
    let reaches = u128::from(a % b) * u128::from(a) >= u128::from(b).pow(2);
    a / b - u64::from(!reaches)
}

#[cfg(test)]
mod tests {
    use super::{above_0, up_to_0};
    use crate::sum::NO_MOVE;
    use game::Player;
    use rules::session::Worth;

    fn of(numbers: [u64; 2]) -> (Option<Worth>, Vec<String>) {
        let saying = up_to_0(&numbers, &numbers, Player::Left).expect("it speaks of all pairs");
        (saying.worth, saying.lines)
    }

    #[test]
    fn a_0_is_lost_and_equal_numbers_are_won() {
        assert_eq!(of([0, 3]).0, Some(Worth::Lost));
        assert_eq!(of([0, 3]).1, ["A number is 0: the opponent made it, and has won."]);
        assert_eq!(of([3, 3]).0, Some(Worth::Won));
        let equal = ["3 = 1 * 3 + 0", "The numbers are equal: subtract one, and a 0 is made."];
        assert_eq!(of([3, 3]).1, equal);
    }

    #[test]
    fn the_first_quotient_above_1_decides() {
        let (worth, lines) = of([7, 5]);
        assert_eq!(worth, Some(Worth::Lost));
        assert_eq!(
            lines,
            [
                "7 = 1 * 5 + 2",
                "5 = 2 * 2 + 1",
                "2 = 2 * 1 + 0",
                "The ratio is below phi: 7 * 2 < 5^2.",
                "The first quotient above 1 is that of division 2. The moves",
                "before it are forced. There the opponent has the choice,",
                "and wins.",
            ]
        );
    }

    #[test]
    fn at_a_quotient_above_1_the_rest_is_left_or_forced() {
        assert_eq!(
            of([2, 5]).1[2..],
            [
                "The ratio is above phi: 5 * 3 > 2^2.",
                "Subtract 1 times 2 from 5:",
                "the next move is forced to leave 1 and 2.",
                "Their ratio is above phi, so they are won.",
            ]
        );
        assert_eq!(
            of([3, 8]).1[3..],
            [
                "The ratio is above phi: 8 * 5 > 3^2.",
                "Subtract 2 times 3 from 8:",
                "this leaves 2 and 3.",
                "Their ratio is below phi, so they are lost.",
            ]
        );
    }

    #[test]
    fn with_many_pairs_their_values_are_those_of_nivasch() {
        let of =
            |pairs: &[[u64; 2]]| above_0(&vec![], &pairs.to_vec(), Player::Left).expect("pairs");
        assert_eq!(of(&[]).worth, Some(Worth::Lost));
        assert_eq!(of(&[]).lines[4..], ["nim-sum  0 = 0", NO_MOVE]);
        assert_eq!(
            of(&[[2, 1], [8, 3]]).lines,
            [
                "A pair a > b has the Grundy value floor(a / b - b / a). With",
                "a = q b + r, the moves to i b + r for 0 < i < q have the",
                "values 0, 1, 2, ... without that of the move to (b, r), so it",
                "is q if r a >= b b, else q - 1.",
                "2, 1  q = 2  r = 0  01 = 1",
                "8, 3  q = 2  r = 2  10 = 2",
                "nim-sum             11 = 3",
                "Subtract 1 times 3 from 8: the value 2 becomes 1, and the",
                "nim-sum 0.",
            ]
        );
    }
}
