//! Splitting game: each bean is worth an odious number, by its distance from the last bottle.

use crate::Saying;
use crate::sum;
use crate::words::columns;
use game::Player;

pub(crate) fn says(_: &Vec<u64>, beans: &Vec<u64>, _: Player) -> Option<Saying> {
    let n = beans.len();
    let values: Vec<u64> = (0..n as u64).rev().map(value_at).collect();
    let filled: Vec<usize> = (0..n).filter(|&bottle| beans[bottle] > 0).collect();
    let row = |&i: &usize| [format!("bottle {i}"), format!("{} x {}", beans[i], values[i])];
    let names = columns(&filled.iter().map(row).collect::<Vec<_>>());
    let left = filled.iter().map(|&i| if beans[i] % 2 == 1 { values[i] } else { 0 });
    let parts: Vec<_> = names.into_iter().zip(left).collect();
    let heading = "Beans at distance 0, 1, 2, 3, 4, ... from the last bottle are worth 0, and then 1, 2, 4, 7, ..., the \
                   numbers with an odd number of ones in binary. Two in a bottle cancel.";
    let stuck = filled.iter().all(|&bottle| bottle + 1 == n);
    sum::says(heading, &parts, sum::lost(stuck), |number, value| {
        let i = filled[number];
        let pairs = (i + 1..n).flat_map(|j| (j..n).map(move |k| [j, k]));
        let [j, k] = pairs.into_iter().find(|&[j, k]| values[j] ^ values[k] == value)?;
        let words = format!("Split a bean of {i} into {j} and {k}");
        Some([words, format!("{} xor {} = {value}", values[j], values[k])])
    })
}

/// The Grundy value of a bean at a distance d from the last bottle: 0, or the d-th number with an odd number of ones.
fn value_at(distance: u64) -> u64 {
    match distance {
        0 => 0,
        _ => 2 * distance - 1 - u64::from((distance - 1).count_ones() % 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(beans: &[u64]) -> Vec<String> {
        says(&vec![], &beans.to_vec(), Player::Left).unwrap().lines[3..].to_vec()
    }

    #[test]
    fn beans_in_the_last_bottle_are_worth_nothing() {
        assert_eq!(
            lines(&[0, 3]),
            ["bottle 1  3 x 0  0 = 0", "nim-sum          0 = 0", "No move is left."]
        );
    }

    #[test]
    fn two_beans_in_a_bottle_cancel() {
        assert_eq!(
            lines(&[1, 2, 1, 0, 0]),
            [
                "bottle 0  1 x 7  111 = 7",
                "bottle 1  2 x 4  000 = 0",
                "bottle 2  1 x 2  010 = 2",
                "nim-sum          101 = 5",
                "Split a bean of 0 into 2 and 4: the value 7 becomes",
                "2 xor 0 = 2, and the nim-sum 0."
            ]
        );
    }
}
