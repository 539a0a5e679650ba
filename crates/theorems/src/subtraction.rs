//! Subtraction games: a move takes a number of stones from a heap that does not depend on the other heaps.

use crate::words::{columns, count, filled, shortened};
use crate::{Saying, sum};
use game::Player;
use problems::{abc297_g, dp_k, hdu4764};

/// More moves are not listed one by one.
const LISTED: usize = 8;
/// Larger heaps are not solved from 0 upwards.
const MOST_STONES: u64 = 1 << 22;

/// HDU 4764, Bachet's game: lost iff the distance to the last safe number is a multiple of k + 1. Where N has been
/// reached, the opponent has lost.
pub(crate) fn bachet(
    start: &hdu4764::Line,
    &hdu4764::Line { n: left, k }: &hdu4764::Line,
    _: Player,
) -> Option<Saying> {
    let Some(distance) = left.checked_sub(1) else {
        let end = format!("The last number is not below N = {}: its writer has lost.", start.n);
        return Some(Saying::outcome(true, vec![end]));
    };
    let period = k.checked_add(1).filter(|&period| period > 1)?;
    let (last, rest) = (start.n.checked_sub(left)?, distance % period);
    let written = last + rest;
    let mut lines = vec![
        format!("last number  {last}"),
        format!("last safe    {} = N - 1", last + distance),
        format!(
            "distance     {distance} = {} * {period} + {rest}, where {period} = k + 1",
            distance / period
        ),
    ];
    lines.extend(match (distance, rest) {
        (0, _) => vec!["No safe number is left: every number is N or more.".into()],
        (_, 0) => filled(&format!(
            "Whoever writes x more than the last number lowers the distance by x. If that is safe, the answer is \
             {period} - x more: the distance is a multiple of {period} again, and at last 0."
        )),
        _ if rest == distance => vec![format!("Write {written}: no safe number is left.")],
        _ => filled(&format!(
            "Write {written}: then the distance is a multiple of {period}. Answer each step of x by a step of \
             {period} - x, such as {} by {}, up to the last safe number.",
            written + 1,
            written + period
        )),
    });
    Some(Saying::outcome(rest != 0, lines))
}

/// Educational DP Contest K: a heap is lost iff no move leaves a lost one.
pub(crate) fn from_a_set(heap: &dp_k::Heap, &stones: &u64, _: Player) -> Option<Saying> {
    let lost = lost_heaps(stones, &heap.numbers)?;
    let answer = |left: u64| takes(&heap.numbers, left).find(|x| lost[(left - x) as usize]);
    let taken: Vec<u64> = takes(&heap.numbers, stones).collect();
    let row =
        |x: &u64| ["take", &x.to_string(), "leaves", &(stones - x).to_string()].map(String::from);
    let outcome = |x: &u64| match answer(stones - x) {
        None => "lost".into(),
        Some(x) => format!("won by taking {x}"),
    };
    let moves = columns(&taken.iter().map(row).collect::<Vec<_>>());
    let rows = moves.iter().zip(&taken).map(|(words, x)| format!("{words}  {}", outcome(x)));
    let mut lines = vec![count(stones as usize, "stone")];
    lines.extend(shortened(rows.collect(), LISTED));
    lines.push(match answer(stones) {
        Some(x) => format!("Take {x}: the heap of {} is lost for the opponent.", stones - x),
        None if taken.is_empty() => {
            "No move takes so few stones, so the player to move loses.".into()
        }
        None => "Whatever is taken leaves the opponent a heap that is won.".into(),
    });
    Some(Saying::outcome(!lost[stones as usize], lines))
}

/// The numbers that can be taken from so many stones.
fn takes(numbers: &[u64], stones: u64) -> impl Iterator<Item = u64> {
    numbers.iter().copied().filter(move |x| (1..=stones).contains(x))
}

/// For 0 to `most` stones, whether the player to move loses. A lost heap makes those won that lead to it.
fn lost_heaps(most: u64, numbers: &[u64]) -> Option<Vec<bool>> {
    let mut lost = vec![true; usize::try_from(most.min(MOST_STONES)).ok()? + 1];
    for heap in 0..lost.len() {
        if lost[heap] {
            for x in takes(numbers, (lost.len() - 1 - heap) as u64) {
                lost[heap + x as usize] = false;
            }
        }
    }
    (most <= MOST_STONES).then_some(lost)
}

/// ABC 297 G: a heap of a, of which L to R are taken, has the value floor((a mod (L + R)) / L).
pub(crate) fn from_a_range(case: &abc297_g::Heaps, heaps: &Vec<u64>, _: Player) -> Option<Saying> {
    let (least, most) = (case.least, case.most);
    if least == 0 || least > most {
        return None;
    }
    let period = least.checked_add(most)?;
    let row = |&heap: &u64| [format!("heap {heap}"), format!("mod {period} = {}", heap % period)];
    let names = columns(&heaps.iter().map(row).collect::<Vec<_>>());
    let parts: Vec<(String, u64)> =
        names.into_iter().zip(heaps.iter().map(|heap| heap % period / least)).collect();
    let heading = format!(
        "With L = {least} and R = {most}, a heap of a has the Grundy value floor((a mod {period}) / {least}), where \
         {period} = L + R. A move changes a mod {period} by {least} or more, so it never keeps the value."
    );
    let stuck = heaps.iter().all(|&heap| heap < least);
    sum::says(&heading, &parts, sum::lost(stuck), |number, less| {
        let (heap, value) = (heaps[number], parts[number].1);
        // This is the second case of the proof.
        let taken = if less > 0 { (value - less) * least } else { (heap % period).min(most) };
        Some([format!("Take {taken} from the heap of {heap}"), less.to_string()])
    })
}

#[cfg(test)]
mod tests {
    use super::{bachet, from_a_range, from_a_set};
    use crate::sum::NO_MOVE;
    use game::Player;
    use problems::{abc297_g, dp_k, hdu4764::Line};
    use rules::session::Worth;

    #[test]
    fn a_distance_of_a_multiple_of_k_plus_1_is_lost() {
        let of = |left| bachet(&Line { n: 10, k: 2 }, &Line { n: left, k: 2 }, Player::Left);
        let worth = |left| of(left).and_then(|saying| saying.worth);
        assert_eq!(worth(0), Some(Worth::Won));
        assert_eq!(worth(1), Some(Worth::Lost));
        assert_eq!(worth(4), Some(Worth::Lost));
        assert_eq!(
            of(6).expect("it speaks of all numbers").lines,
            [
                "last number  4",
                "last safe    9 = N - 1",
                "distance     5 = 1 * 3 + 2, where 3 = k + 1",
                "Write 6: then the distance is a multiple of 3. Answer each",
                "step of x by a step of 3 - x, such as 7 by 9, up to the last",
                "safe number.",
            ]
        );
        assert_eq!(
            of(4).expect("it speaks of all numbers").lines[3..],
            [
                "Whoever writes x more than the last number lowers the distance",
                "by x. If that is safe, the answer is 3 - x more: the distance",
                "is a multiple of 3 again, and at last 0.",
            ]
        );
    }

    #[test]
    fn each_number_that_is_taken_leaves_a_heap_of_a_known_outcome() {
        let heap = dp_k::Heap { stones: 7, numbers: vec![2, 3] };
        let lines = |stones| from_a_set(&heap, &stones, Player::Left).expect("a heap").lines;
        assert_eq!(
            lines(1),
            ["1 stone", "No move takes so few stones, so the player to move loses."]
        );
        assert_eq!(
            lines(4),
            [
                "4 stones",
                "take  2  leaves  2  won by taking 2",
                "take  3  leaves  1  lost",
                "Take 3: the heap of 1 is lost for the opponent.",
            ]
        );
        assert_eq!(
            from_a_set(&heap, &5, Player::Left).and_then(|saying| saying.worth),
            Some(Worth::Lost)
        );
    }

    #[test]
    fn the_remainder_of_l_plus_r_by_l_is_the_value() {
        let case = abc297_g::Heaps { least: 2, most: 3, heaps: vec![4, 17] };
        let lines = |heaps: &[u64]| {
            from_a_range(&case, &heaps.to_vec(), Player::Left).expect("heaps").lines
        };
        assert_eq!(
            lines(&[1])[3..],
            ["heap 1  mod 5 = 1  0 = 0", "nim-sum            0 = 0", NO_MOVE]
        );
        assert_eq!(
            lines(&[4, 17]),
            [
                "With L = 2 and R = 3, a heap of a has the Grundy value",
                "floor((a mod 5) / 2), where 5 = L + R. A move changes a mod 5",
                "by 2 or more, so it never keeps the value.",
                "heap 4   mod 5 = 4  10 = 2",
                "heap 17  mod 5 = 2  01 = 1",
                "nim-sum             11 = 3",
                "Take 2 from the heap of 4: the value 2 becomes 1, and the",
                "nim-sum 0.",
            ]
        );
    }
}
