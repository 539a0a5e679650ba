//! Wythoff's game.

use crate::Saying;
use crate::words::{columns, filled};
use game::Player;
use std::cmp::Ordering;

/// Lost iff the heaps are a pair: floor(k phi) and k more, for some k.
pub(crate) fn says(_: &[u64; 2], &[one, other]: &[u64; 2], _: Player) -> Option<Saying> {
    let (a, b) = (one.min(other), one.max(other));
    if b == 0 {
        let end = "No stone is left, so the player to move loses.".into();
        return Some(Saying::outcome(false, vec![end]));
    }
    let k = b - a;
    let [low, high] = pair(k)?;
    let row = |name: String, low: u64, high: u64| {
        [name, low.to_string(), high.to_string(), (high - low).to_string()]
    };
    let mut rows = vec![
        ["", "smaller", "larger", "difference"].map(String::from),
        row("heaps".into(), a, b),
        row(format!("pair {k}"), low, high),
    ];
    let idea = match a.cmp(&low) {
        Ordering::Equal => "Pairs share neither a number nor a difference, so no move leads from one to another. From \
                            any other heaps a move leads to one. So pairs are lost."
            .to_string(),
        Ordering::Greater => {
            format!("Take {} from both heaps: that leaves pair {k}, and all pairs are lost.", a - low)
        }
        Ordering::Less => {
            let number = number_of_pair(a)?;
            let [low, high] = pair(number)?;
            rows.push(row(format!("pair {number}"), low, high));
            let partner = if a == low { high } else { low };
            format!(
                "Take {} from the larger heap: that leaves pair {number}, and all pairs are lost.",
                b - partner
            )
        }
    };
    let mut lines = columns(&rows);
    lines.push("Pair k is floor(k phi) and k more, where phi = 1.618...".into());
    lines.extend(filled(&idea));
    Some(Saying::outcome(a != low, lines))
}

/// The pair of this number.
fn pair(number: u64) -> Option<[u64; 2]> {
    let low = times_phi(number)?;
    Some([low, low.checked_add(number)?])
}

/// The pair in which a number stands. By Beatty's theorem there is just one. If it is floor(j phi) with j > 0, then
/// j - 1 < number / phi < j, and number / phi = number phi - number. If it is floor(j phi^2), then j - 1 < number /
/// phi^2 < j, and number / phi^2 = 2 number - number phi.
fn number_of_pair(number: u64) -> Option<u64> {
    if number == 0 {
        return Some(0);
    }
    let floor = times_phi(number)?;
    let as_low = floor - number + 1;
    let as_high = (2 * number).checked_sub(floor)?;
    Some(if times_phi(as_low)? == number { as_low } else { as_high })
}

/// The floor of a number times phi, which is (number + sqrt(5 number^2)) / 2. Where the root is not an integer, its floor
/// makes the same floor.
fn times_phi(number: u64) -> Option<u64> {
    let number = u128::from(number);
    let root = number.pow(2).checked_mul(5)?.isqrt();
    u64::try_from((number + root) / 2).ok()
}

#[cfg(test)]
mod tests {
    use super::{number_of_pair, pair, says};
    use game::Player;
    use rules::session::Worth;

    fn of(heaps: [u64; 2]) -> (Option<Worth>, Vec<String>) {
        let saying = says(&heaps, &heaps, Player::Left).expect("it speaks of all such heaps");
        (saying.worth, saying.lines)
    }

    #[test]
    fn no_stones_are_lost() {
        let (worth, lines) = of([0, 0]);
        assert_eq!(worth, Some(Worth::Lost));
        assert_eq!(lines, ["No stone is left, so the player to move loses."]);
    }

    #[test]
    fn other_heaps_are_made_the_pair_of_their_difference_or_of_the_smaller_heap() {
        assert_eq!(
            of([5, 7]).1,
            [
                "        smaller  larger  difference",
                "heaps         5       7           2",
                "pair 2        3       5           2",
                "Pair k is floor(k phi) and k more, where phi = 1.618...",
                "Take 2 from both heaps: that leaves pair 2, and all pairs are",
                "lost.",
            ]
        );
        assert_eq!(
            of([5, 9]).1,
            [
                "        smaller  larger  difference",
                "heaps         5       9           4",
                "pair 4        6      10           4",
                "pair 2        3       5           2",
                "Pair k is floor(k phi) and k more, where phi = 1.618...",
                "Take 6 from the larger heap: that leaves pair 2, and all pairs",
                "are lost.",
            ]
        );
        assert_eq!(of([433_494_436, 701_408_732]).0, Some(Worth::Lost));
        assert_eq!(of([433_494_437, 701_408_733]).0, Some(Worth::Won));
    }

    #[test]
    fn every_number_stands_in_its_pair() {
        for number in (1..3_000).chain((1 << 32)..(1 << 32) + 100) {
            let place = number_of_pair(number).expect("the number is small");
            assert!(pair(place).is_some_and(|pair| pair.contains(&number)), "{number}");
        }
    }
}
