//! ARC 091 F: of a pile of x stones with the constant K, at most floor(x / K) are taken.

use crate::{Saying, sum};
use game::Player;

/// Of larger piles nothing is said: their recursion can be long.
const MOST_STONES: u64 = 1 << 20;

/// The value of a pile is found by the recursion that it is shown with.
pub(crate) fn says(piles: &Vec<[u64; 2]>, left: &Vec<u64>, _: Player) -> Option<Saying> {
    if piles.len() != left.len() || left.iter().sum::<u64>() > MOST_STONES {
        return None;
    }
    let mut parts = Vec::new();
    for (number, (&[_, constant], &stones)) in piles.iter().zip(left).enumerate() {
        let chain = recursion(stones, constant)?;
        let name = format!("pile {}, K = {constant}: {}", number + 1, chain_in_words(&chain));
        parts.push((name, value_at_end(&chain, constant)));
    }
    let heading = "The Grundy value g(x) is 0 if x < K, and q = floor(x / K) if K divides x. Else it is g(x - q - 1): \
                   the q + 1 numbers before x have each of 0 to q once, and x reaches all of them but x - q - 1.";
    let stuck = piles.iter().zip(left).all(|(pile, &stones)| stones < pile[1]);
    sum::says(heading, &parts, sum::lost(stuck), |number, less| {
        let (stones, constant) = (left[number], piles[number][1]);
        let has_it = |&taken: &u64| value(stones - taken, constant) == Some(less);
        // The options have all values below that of the pile.
        let taken = (1..=stones / constant).find(has_it)?;
        Some([format!("Take {taken} from pile {}", number + 1), less.to_string()])
    })
}

fn value(stones: u64, constant: u64) -> Option<u64> {
    Some(value_at_end(&recursion(stones, constant)?, constant))
}

/// The sizes that have the same value one after the other, down to one of which it is known.
fn recursion(stones: u64, constant: u64) -> Option<Vec<u64>> {
    let mut chain = vec![stones];
    let mut size = stones;
    while size.checked_div(constant)? > 0 && !size.is_multiple_of(constant) {
        size -= size / constant + 1;
        chain.push(size);
    }
    Some(chain)
}

fn value_at_end(chain: &[u64], constant: u64) -> u64 {
    chain.last().map_or(0, |size| size / constant)
}

fn chain_in_words(chain: &[u64]) -> String {
    let words: Vec<String> = match *chain {
        [first, .., last] if chain.len() > 3 => {
            vec![format!("g({first})"), "...".into(), format!("g({last})")]
        }
        _ => chain.iter().map(|size| format!("g({size})")).collect(),
    };
    words.join(" = ")
}

#[cfg(test)]
mod tests {
    use super::says;
    use game::Player;
    use rules::session::Worth;

    #[test]
    fn a_pile_without_a_move_is_worth_0() {
        let saying = says(&vec![[2, 3]], &vec![2], Player::Left).expect("a pile");
        assert_eq!(saying.worth, Some(Worth::Lost));
        assert_eq!(
            saying.lines[4..6],
            ["pile 1, K = 3: g(2)  0 = 0", "nim-sum              0 = 0"]
        );
    }

    #[test]
    fn the_values_are_found_by_the_recursion() {
        let saying = says(&vec![[9, 2], [8, 3]], &vec![9, 8], Player::Left).expect("piles");
        assert_eq!(saying.worth, Some(Worth::Won));
        assert_eq!(
            saying.lines,
            [
                "The Grundy value g(x) is 0 if x < K, and q = floor(x / K) if K",
                "divides x. Else it is g(x - q - 1): the q + 1 numbers before x",
                "have each of 0 to q once, and x reaches all of them but",
                "x - q - 1.",
                "pile 1, K = 2: g(9) = g(4)         10 = 2",
                "pile 2, K = 3: g(8) = g(5) = g(3)  01 = 1",
                "nim-sum                            11 = 3",
                "Take 4 from pile 1: the value 2 becomes 1, and the nim-sum 0.",
            ]
        );
    }
}
