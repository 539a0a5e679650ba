use super::*;

/// All positions of `count` heaps up to `most`.
fn all(count: usize, most: usize, value: impl Fn(&[u64]) -> u64) -> Table {
    tabulate(&vec![most + 1; count], |at| Some(value(at)))
}

fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

#[test]
fn nothing_is_said_of_few_or_equal_positions() {
    assert!(alone(&all(3, 0, |_| 0)).is_none());
    assert!(alone(&all(3, 1, xor)).is_none());
    assert!(alone(&all(3, 5, |_| 0)).is_none());
    assert!(alone(&tabulate(&[6; 3], |_| None)).is_none());
}

const MISERE: &str =
    "the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)";
const MOORE: &str =
    "in each binary place the number of heaps with that bit is divisible by 3 (Moore's Nim, k = 2)";
const SECOND: &str = "the nim-sum of every second heap, from the second on is 0";

#[test]
fn functions_of_several_heaps() {
    type Of = fn(&[u64]) -> u64;
    let moore = |heaps: &[u64]| {
        let ones = |bit: u64| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
        outcome((0..3).all(|bit| ones(bit) % 3 == 0))
    };
    let pairs = |heaps: &[u64]| {
        let alike = |heap: &u64| heaps.iter().filter(|other| *other == heap).count();
        outcome(heaps.iter().all(|heap| *heap == 0 || alike(heap) % 2 == 0))
    };
    let misere: Of = |heaps| outcome(heaps.iter().any(|&heap| heap > 1) == (xor(heaps) == 0));
    let are_even: Of = |heaps| outcome(heaps.iter().all(|heap| heap % 2 == 0));
    let stones_are_even: Of = |heaps| outcome(heaps.iter().sum::<u64>() % 2 == 0);
    let without_the_third: Of = |heaps| outcome(heaps[0] ^ heaps[1] ^ heaps[3] == 0);
    // Of outcomes the zeros are told.
    let texts: &[(usize, usize, Of, &str)] = &[
        (3, 7, xor, "the nim-sum of the heaps"),
        (3, 7, |heaps| outcome(xor(heaps) == 0), "the nim-sum of the heaps is 0"),
        (3, 7, misere, MISERE),
        // With three heaps this is Moore's Nim, too.
        (3, 5, moore, "all heaps are equal"),
        (4, 5, moore, MOORE),
        (4, 4, pairs, "equal heaps come in pairs"),
        (4, 4, |heaps| heaps[0] ^ heaps[2], "the nim-sum of every second heap, from the first on"),
        (4, 4, |heaps| outcome(heaps[3] == heaps[1]), SECOND),
        (3, 7, |heaps| heaps[1] ^ heaps[2], "the nim-sum of heap 2 and heap 3"),
        (3, 5, |heaps| heaps[1], "heap 2"),
        (4, 4, without_the_third, "the nim-sum of heap 1, heap 2 and heap 4 is 0"),
        (3, 6, stones_are_even, "(the number of stones) = 0 (mod 2)"),
        (3, 6, are_even, "the number of odd heaps is 0"),
    ];
    for (count, most, value, name) in texts {
        let told = text(alone(&all(*count, *most, value)));
        assert_eq!(told.strip_prefix("0 exactly when ").unwrap_or(&told), *name);
    }
}

#[test]
fn ascending_heaps_are_worth_their_differences() {
    let of = |heaps: &[u64]| heaps.is_sorted().then(|| (heaps[2] - heaps[1]) ^ heaps[0]);
    let found = alone(&tabulate(&[8; 3], of)).unwrap();
    assert_eq!(found.claim, Claim::CheckedTo(7));
    let told = "the nim-sum of every second difference of neighbours, from the last one backwards";
    assert_eq!(text(Some(found)), told);
}

#[test]
fn one_wrong_value_spoils_all() {
    let mut table = all(3, 7, xor);
    table.cells[100] = Cell::of(0);
    assert!(alone(&table).is_none());
}
