//! Moore's Nim: a turn lowers from 1 to d heaps. Lost iff in each binary place the number of ones is divisible by d + 1.

use crate::Saying;
use crate::words::filled;
use game::Player;
use problems::p2490::Board;

/// More gaps are not listed one by one.
const LISTED: usize = 7;

/// Black and White Pieces: the heaps are the gaps to the right of white pieces.
pub(crate) fn p2490(board: &Board, layout: &Vec<usize>, mover: Player) -> Option<Saying> {
    let pairs = layout.as_chunks::<2>().0;
    let gaps: Vec<usize> = pairs.iter().map(|[white, black]| black - white - 1).collect();
    // More than all heaps a turn are all.
    let modulus = board.d.min(gaps.len()) + 1;
    let mut lines = filled(&format!(
        "White and Black both shrink the gaps from W to B, up to {} a turn. Count the ones of each binary place \
         modulo {modulus}.",
        modulus - 1
    ));
    let remainders = remainders(&gaps, modulus);
    lines.extend(table(pairs, &gaps, &remainders, modulus));
    let wins = remainders.iter().any(|&remainder| remainder > 0);
    lines.extend(filled(&match wins {
        true => format!("Move {}: then all remainders are 0.", turn(pairs, &gaps, modulus, mover)),
        false if gaps.iter().all(|&gap| gap == 0) => "No gap is left to shrink.".into(),
        false => {
            "All remainders are 0: every turn changes some, and the answer makes them 0 again."
                .into()
        }
    }));
    Some(Saying::outcome(wins, lines))
}

/// For each binary place, the highest one first: how many ones there are, modulo `modulus`.
fn remainders(gaps: &[usize], modulus: usize) -> Vec<usize> {
    let all = gaps.iter().fold(1, |all, gap| all | gap);
    let ones = |place| gaps.iter().filter(|&gap| gap >> place & 1 == 1).count();
    (0..=all.ilog2()).rev().map(|place| ones(place) % modulus).collect()
}

/// The gaps in binary, below each other, and the remainders.
fn table(
    pairs: &[[usize; 2]],
    gaps: &[usize],
    remainders: &[usize],
    modulus: usize,
) -> Vec<String> {
    let last = format!("ones mod {modulus}");
    let mut names: Vec<String> = pairs
        .iter()
        .take(LISTED)
        .map(|[white, black]| format!("from {} to {}", white + 1, black + 1))
        .collect();
    let left = names.iter().map(String::len).max().unwrap_or(0).max(last.len());
    let cell = remainders.iter().map(|remainder| remainder.to_string().len()).max().unwrap_or(1);
    let row = |name: &str, digits: &mut dyn Iterator<Item = usize>| {
        let digits: String = digits.map(|digit| format!(" {digit:>cell$}")).collect();
        format!("{name:<left$} {digits}")
    };
    let places = (0..remainders.len()).rev();
    let mut lines = Vec::new();
    for (name, gap) in names.drain(..).zip(gaps) {
        let digits = row(&name, &mut places.clone().map(|place| gap >> place & 1));
        lines.push(format!("{digits} = {gap}"));
    }
    if gaps.len() > LISTED {
        lines.push(format!("and {} more", gaps.len() - LISTED));
    }
    lines.push(row(&last, &mut remainders.iter().copied()));
    lines
}

/// The words of a turn that makes all remainders 0.
fn turn(pairs: &[[usize; 2]], gaps: &[usize], modulus: usize, mover: Player) -> String {
    let shrunk = pairs.iter().zip(gaps.iter().zip(balanced(gaps, modulus)));
    let words = shrunk.filter(|(_, (gap, to))| *gap != to).map(|([white, black], (gap, to))| {
        let by = gap - to;
        match mover {
            Player::Left => format!("{} to {}", white + 1, white + 1 + by),
            Player::Right => format!("{} to {}", black + 1, black + 1 - by),
        }
    });
    words.collect::<Vec<_>>().join(", ")
}

/// The gaps after Moore's turn, which is that of the proof in the header of the solution. It goes down the places; the
/// bits of a gap that has already lost a one are free.
fn balanced(gaps: &[usize], modulus: usize) -> Vec<usize> {
    let mut gaps = gaps.to_vec();
    let mut free: Vec<usize> = Vec::new();
    let all = gaps.iter().fold(1, |all, gap| all | gap);
    for bit in (0..=all.ilog2()).rev().map(|place| 1 << place) {
        let has_one = |gap: &usize| gaps[*gap] & bit != 0 && !free.contains(gap);
        let ones: Vec<usize> = (0..gaps.len()).filter(has_one).collect();
        let remainder = ones.len() % modulus;
        let set = if remainder == 0 { 0 } else { modulus - remainder };
        let enough = set <= free.len();
        for (number, &gap) in free.iter().enumerate() {
            gaps[gap] = if enough && number < set { gaps[gap] | bit } else { gaps[gap] & !bit };
        }
        if !enough {
            for &gap in &ones[..remainder] {
                gaps[gap] &= !bit;
                free.push(gap);
            }
        }
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(d: usize, layout: &[usize], mover: Player) -> Vec<String> {
        let board = Board { n: 40, k: layout.len(), d };
        p2490(&board, &layout.to_vec(), mover).unwrap().lines
    }

    #[test]
    fn without_a_gap_no_turn_is_left() {
        assert_eq!(
            lines(1, &[3, 4], Player::Left),
            [
                "White and Black both shrink the gaps from W to B, up to 1 a",
                "turn. Count the ones of each binary place modulo 2.",
                "from 4 to 5  0 = 0",
                "ones mod 2   0",
                "No gap is left to shrink."
            ]
        );
    }

    #[test]
    fn ones_are_counted_modulo_d_and_1() {
        let layout = [0, 6, 7, 11, 12, 17];
        assert_eq!(
            lines(2, &layout, Player::Right)[2..],
            [
                "from 1 to 7    1 0 1 = 5",
                "from 8 to 12   0 1 1 = 3",
                "from 13 to 18  1 0 0 = 4",
                "ones mod 3     2 1 2",
                "Move 7 to 5, 18 to 17: then all remainders are 0."
            ]
        );
        assert!(lines(2, &layout, Player::Left)[6].starts_with("Move 1 to 3, 13 to 14: "));
    }

    #[test]
    fn a_turn_of_up_to_d_heaps_balances() {
        for d in 1..=3 {
            for number in 1..8_usize.pow(3) {
                let gaps = [number / 64, number / 8 % 8, number % 8];
                let after = balanced(&gaps, d + 1);
                let lowered = (0..3).filter(|&gap| after[gap] < gaps[gap]).count();
                assert!(lowered <= d && (0..3).all(|gap| after[gap] <= gaps[gap]));
                assert!(remainders(&after, d + 1).iter().all(|&remainder| remainder == 0));
            }
        }
    }
}
