//! Nim and nim-sums.

use crate::words::{binary, filled};
use crate::{Saying, sum};
use game::Player;

/// More parts are not listed one by one.
const LISTED: usize = 12;

/// Bouton: lost iff the nim-sum is 0.
pub(crate) fn normal<Case>(_: &Case, heaps: &Vec<u64>, _: Player) -> Option<Saying> {
    let stuck = heaps.iter().all(|&heap| heap == 0);
    sum::says("", &named(heaps), sum::lost(stuck), |number, left| {
        Some([taking(heaps[number] - left, heaps[number]), left.to_string()])
    })
}

/// Whoever takes the last stone loses. With a heap above 1, lost iff the nim-sum is 0; without one, won iff it is 0.
pub(crate) fn misere<Case>(_: &Case, heaps: &Vec<u64>, _: Player) -> Option<Saying> {
    let sum = nim_sum(heaps);
    let large: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 1).collect();
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let mut lines = table(&sum::listed(&named(heaps), sum::LISTED));
    let why = match large[..] {
        [] => ones_alone(ones),
        [heap] => beside_ones(heap, ones),
        _ => as_in_normal_play(heaps, large.len()),
    };
    lines.extend(why.iter().flat_map(|sentence| filled(sentence)));
    Some(Saying::outcome((sum != 0) != large.is_empty(), lines))
}

fn ones_alone(ones: usize) -> Vec<String> {
    if ones == 0 {
        return vec!["No stone is left: whoever is to move wins.".into()];
    }
    let (parity, last) = match ones % 2 {
        0 => ("even", "the opponent"),
        _ => ("odd", "the player to move"),
    };
    vec![
        "No heap is above 1, so every move takes a whole heap of 1.".into(),
        format!("{ones} is {parity}: {last} takes the last stone and loses."),
    ]
}

fn beside_ones(heap: u64, ones: usize) -> Vec<String> {
    // Either makes the number of ones odd.
    let left = u64::from(ones.is_multiple_of(2));
    let ones = ones as u64 + left;
    vec![
        "Only one heap is above 1, and can be lowered to 1 or to 0.".into(),
        format!(
            "{}: the number of heaps of 1 is then {ones}, which is odd, and the opponent takes the last \
             stone.",
            taking(heap - left, heap)
        ),
    ]
}

fn as_in_normal_play(heaps: &[u64], large: usize) -> Vec<String> {
    let sum = nim_sum(heaps);
    let why = match heaps.iter().find(|&&heap| heap ^ sum < heap) {
        None => {
            "Any move makes it another number than 0 and leaves a heap above 1, which is won for \
                 the opponent."
                .into()
        }
        Some(&heap) => {
            let left = heap ^ sum;
            format!(
                "{}: {heap} becomes {left}, and the nim-sum 0. A heap above 1 is left, so that is lost.",
                taking(heap - left, heap)
            )
        }
    };
    vec![format!("{large} heaps are above 1, so the nim-sum decides."), why]
}

/// The first move must be made in a named heap: won iff that is above the nim-sum of the others.
pub(crate) fn first_from_one<Case>(
    case: &Case,
    (first, others): &(Option<u64>, Vec<u64>),
    player: Player,
) -> Option<Saying> {
    let Some(heap) = *first else {
        return normal(case, others, player);
    };
    let sum = nim_sum(others);
    let rest = if others.is_empty() { "There is no other." } else { "The others:" };
    let mut lines = vec![format!("This move takes from the named heap of {heap}. {rest}")];
    lines.extend(table(&sum::listed(&named(others), sum::LISTED)));
    let why = if sum < heap {
        format!(
            "{}: {heap} becomes {sum}, and the nim-sum of all heaps 0.",
            taking(heap - sum, heap)
        )
    } else {
        format!(
            "The nim-sum of all heaps is 0 after this move only if it leaves {sum}, and {sum} is not below {heap}. So \
             no move wins."
        )
    };
    lines.extend(filled(&why));
    Some(Saying::outcome(sum < heap, lines))
}

fn named(heaps: &[u64]) -> Vec<(String, u64)> {
    heaps.iter().map(|&heap| (format!("heap {heap}"), heap)).collect()
}

/// The words of a move.
fn taking(stones: u64, heap: u64) -> String {
    format!("Take {stones} from the heap of {heap}")
}

fn nim_sum(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// The parts with their values in binary, below each other, and their nim-sum.
pub(crate) fn table(parts: &[(String, u64)]) -> Vec<String> {
    table_of(parts, LISTED)
}

/// The same, of which at most so many parts are listed.
pub(crate) fn table_of(parts: &[(String, u64)], most: usize) -> Vec<String> {
    let all = parts.iter().fold(0, |all, part| all | part.1);
    let sum = parts.iter().fold(0, |sum, part| sum ^ part.1);
    let digits = (u64::BITS - all.leading_zeros()).max(1) as usize;
    let left = parts.iter().take(most).map(|part| part.0.chars().count());
    let width = left.max().unwrap_or(0).max("nim-sum".len());
    let line =
        |name: &str, value: u64| format!("{name:<width$}  {} = {value}", binary(value, digits));
    let mut lines: Vec<String> =
        parts.iter().take(most).map(|(name, value)| line(name, *value)).collect();
    if parts.len() > most {
        lines.push(format!("and {} more", parts.len() - most));
    }
    lines.push(line("nim-sum", sum));
    lines
}

#[cfg(test)]
mod tests {
    use super::{first_from_one, misere};
    use game::Player;
    use rules::session::Worth;

    fn of_misere(heaps: &[u64]) -> (Option<Worth>, Vec<String>) {
        let saying = misere(&(), &heaps.to_vec(), Player::Left).expect("it speaks of all heaps");
        (saying.worth, saying.lines)
    }

    #[test]
    fn in_misere_play_whoever_finds_nothing_has_won() {
        let (worth, lines) = of_misere(&[]);
        assert_eq!(worth, Some(Worth::Won));
        assert_eq!(lines, ["nim-sum  0 = 0", "No stone is left: whoever is to move wins.",]);
    }

    #[test]
    fn in_misere_play_a_heap_of_1_can_be_the_one_to_take() {
        let (worth, lines) = of_misere(&[1, 2, 2]);
        assert_eq!(worth, Some(Worth::Won));
        assert_eq!(
            lines[4..],
            [
                "2 heaps are above 1, so the nim-sum decides.",
                "Take 1 from the heap of 1: 1 becomes 0, and the nim-sum 0. A",
                "heap above 1 is left, so that is lost.",
            ]
        );
    }

    #[test]
    fn in_misere_play_a_single_large_heap_decides_the_number_of_ones() {
        let (worth, lines) = of_misere(&[1, 5]);
        assert_eq!(worth, Some(Worth::Won));
        assert_eq!(
            lines,
            [
                "heap 1   001 = 1",
                "heap 5   101 = 5",
                "nim-sum  100 = 4",
                "Only one heap is above 1, and can be lowered to 1 or to 0.",
                "Take 5 from the heap of 5: the number of heaps of 1 is then 1,",
                "which is odd, and the opponent takes the last stone.",
            ]
        );
    }

    #[test]
    fn a_named_heap_is_lost_up_to_the_nim_sum_of_the_others() {
        let of = |named, others: &[u64]| {
            let saying = first_from_one(&(), &(Some(named), others.to_vec()), Player::Left);
            saying.expect("it speaks of all heaps")
        };
        assert_eq!(of(3, &[]).worth, Some(Worth::Won));
        let tied = of(3, &[1, 2]);
        assert_eq!(tied.worth, Some(Worth::Lost));
        assert_eq!(
            tied.lines,
            [
                "This move takes from the named heap of 3. The others:",
                "heap 1   01 = 1",
                "heap 2   10 = 2",
                "nim-sum  11 = 3",
                "The nim-sum of all heaps is 0 after this move only if it",
                "leaves 3, and 3 is not below 3. So no move wins.",
            ]
        );
    }
}
