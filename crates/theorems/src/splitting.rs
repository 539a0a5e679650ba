//! Games in which a heap is divided into others.

use crate::Saying;
use crate::sum;
use crate::words::{binary, columns};
use game::Player;
use problems::p3235::Tests;
use sente::mex::MexSet;
use sente::splitting::grundy_values;

/// Tables up to larger heaps would take too long.
const MOST_STONES: usize = 2000;

/// Grundy's game: a heap becomes two of different sizes.
pub(crate) fn cses2207(_: &usize, heaps: &Vec<usize>, _: Player) -> Option<Saying> {
    let most = heaps.iter().copied().max().unwrap_or(0);
    if most > MOST_STONES {
        return None;
    }
    let splits = |heap: usize| (1..heap.div_ceil(2)).map(move |part| (part, heap - part));
    let values = grundy_values(most + 1, splits);
    let options = |heap| splits(heap).map(|(a, b)| (values[a] ^ values[b]) as u64).collect();
    let named = heaps.iter().map(|&heap| (format!("heap {heap}"), options(heap)));
    let parts = sum::with_options(&named.collect::<Vec<_>>());
    let stuck = heaps.iter().all(|&heap| heap < 3);
    let heading =
        "A heap is worth the mex of the nim-sums of its divisions into two different parts.";
    sum::says(heading, &parts, sum::lost(stuck), |number, value| {
        let heap = heaps[number];
        let wanted = |&(a, b): &(usize, usize)| (values[a] ^ values[b]) as u64 == value;
        let (a, b) = splits(heap).find(wanted)?;
        let words = format!("Divide {heap} into {a} and {b}");
        Some([words, format!("{} xor {} = {value}", values[a], values[b])])
    })
}

/// Even splitting: a heap of at least F stones becomes two or more that differ by one stone at most.
pub(crate) fn p3235(tests: &Tests, heaps: &Vec<usize>, _: Player) -> Option<Saying> {
    let most = heaps.iter().copied().max().unwrap_or(0);
    if most > MOST_STONES {
        return None;
    }
    let values = even_splitting(tests.f, most);
    let options = |heap| (2..=heap).map(|parts| after(&values, heap, parts)).collect();
    let named = heaps.iter().map(|&heap| (format!("heap {heap}"), options(heap)));
    let parts = sum::with_options(&named.collect::<Vec<_>>());
    let least = tests.f.max(2);
    let heading = format!("Heaps of {least} or more are divided. Equal parts cancel in pairs.");
    sum::says(&heading, &parts, sum::lost(heaps.is_empty()), |number, value| {
        let heap = heaps[number];
        let parts = (2..=heap).find(|&parts| after(&values, heap, parts) == value)?;
        let (part, larger) = (heap / parts, heap % parts);
        let shares = match larger {
            0 => format!("{parts} heaps of {part}"),
            _ => format!("{} of {part}, {larger} of {}", parts - larger, part + 1),
        };
        Some([format!("Divide {heap} into {parts}"), format!("{value} ({shares})")])
    })
}

/// The values of heaps of 0 to `most` stones, where only heaps of `f` or more are divided: the mex of the nim-sums.
fn even_splitting(f: usize, most: usize) -> Vec<u64> {
    let mut values = vec![0; most + 1];
    let mut options = MexSet::new();
    for heap in f.max(2)..=most {
        (2..=heap).for_each(|parts| options.insert(after(&values, heap, parts) as usize));
        values[heap] = options.take_mex() as u64;
    }
    values
}

/// The nim-sum after a heap was divided into so many parts, of which r = heap mod parts are larger by one: only the
/// parities of r and of the number of the others count.
fn after(values: &[u64], heap: usize, parts: usize) -> u64 {
    let (part, larger) = (heap / parts, heap % parts);
    let odd = |count: usize, heap: usize| if count % 2 == 1 { values[heap] } else { 0 };
    odd(parts - larger, part) ^ odd(larger, part + 1)
}

/// E&D: a pair of heaps becomes two parts of one of them.
pub(crate) fn p2148(_: &Vec<[u64; 2]>, pairs: &Vec<[u64; 2]>, _: Player) -> Option<Saying> {
    let mut rows = Vec::new();
    let mut values = Vec::new();
    for &[a, b] in pairs {
        let [x, y] = [a.checked_sub(1)?, b.checked_sub(1)?];
        let value = (x | y).trailing_ones();
        rows.push([format!("pair {a}, {b}"), lowest(x, value), lowest(y, value)]);
        values.push(u64::from(value));
    }
    let parts: Vec<_> = columns(&rows).into_iter().zip(values).collect();
    let heading = "A pair a, b is worth the lowest binary place, counted from 0, in which a - 1 and b - 1 both have \
                   a 0. Beside it stand a - 1 and b - 1 up to there.";
    let stuck = pairs.iter().all(|pair| *pair == [1, 1]);
    sum::says(heading, &parts, sum::lost(stuck), |number, value| {
        // A heap with a 1 in this place is split into 2 to the power of the place, and the rest.
        let [a, b] = pairs[number];
        let one = 1_u64 << value;
        let (split, thrown) = if (a - 1) & one != 0 { (a, b) } else { (b, a) };
        let part = one.min(split.checked_sub(one)?);
        let words = format!("Throw {thrown} away, split {split} at {part}");
        Some([words, value.to_string()])
    })
}

/// The places of a number up to this one; dots, if they take too much room.
fn lowest(number: u64, place: u32) -> String {
    const MOST_PLACES: u32 = 12;
    match place < MOST_PLACES {
        true => binary(number & ((2 << place) - 1), place as usize + 1),
        false => "..".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sum::NO_MOVE;

    #[test]
    fn heaps_of_grundys_game_are_split_unequally() {
        let lines = |heaps: &[usize]| cses2207(&0, &heaps.to_vec(), Player::Left).unwrap().lines;
        assert_eq!(lines(&[])[2..], ["nim-sum  0 = 0", "No move is left."]);
        assert_eq!(
            lines(&[3, 8]),
            [
                "A heap is worth the mex of the nim-sums of its divisions into",
                "two different parts.",
                "heap 3  mex {0}        01 = 1",
                "heap 8  mex {0, 1, 3}  10 = 2",
                "nim-sum                11 = 3",
                "Divide 8 into 2 and 6: the value 2 becomes 0 xor 1 = 1, and",
                "the nim-sum 0."
            ]
        );
        assert_eq!(cses2207(&0, &vec![MOST_STONES + 1], Player::Left), None);
    }

    #[test]
    fn equal_parts_cancel() {
        let tests = Tests { f: 3, heaps: vec![] };
        let lines = |heaps: &[usize]| p3235(&tests, &heaps.to_vec(), Player::Left).unwrap().lines;
        assert_eq!(lines(&[]).last().unwrap(), NO_MOVE);
        assert_eq!(
            lines(&[3, 5]),
            [
                "Heaps of 3 or more are divided. Equal parts cancel in pairs.",
                "heap 3  mex {0}     01 = 1",
                "heap 5  mex {0, 1}  10 = 2",
                "nim-sum             11 = 3",
                "Divide 5 into 2: the value 2 becomes 1 (1 of 2, 1 of 3), and",
                "the nim-sum 0."
            ]
        );
    }

    #[test]
    fn the_lowest_place_with_two_zeros_is_the_value_of_a_pair() {
        let lines = |pairs: &[[u64; 2]]| {
            p2148(&vec![], &pairs.to_vec(), Player::Left).unwrap().lines[3..].to_vec()
        };
        assert_eq!(lines(&[]), ["nim-sum  0 = 0", "No move is left."]);
        assert_eq!(
            lines(&[[1, 2], [3, 6]]),
            [
                "pair 1, 2    00    01  01 = 1",
                "pair 3, 6  0010  0101  11 = 3",
                "nim-sum                10 = 2",
                "Throw 6 away, split 3 at 1: the value 3 becomes 1, and the",
                "nim-sum 0."
            ]
        );
        let huge = u64::MAX;
        assert_eq!(p2148(&vec![], &vec![[huge, 1 << 63]], Player::Left).unwrap().lines.len(), 7);
    }
}
