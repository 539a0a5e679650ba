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

#[test]
fn functions_of_several_heaps() {
    type Of = fn(&[u64]) -> u64;
    let stones_are_even: Of = |heaps| outcome(heaps.iter().sum::<u64>() % 2 == 0);
    let without_the_third: Of = |heaps| outcome(heaps[0] ^ heaps[1] ^ heaps[3] == 0);
    // Of outcomes the zeros are told.
    let texts: &[(usize, usize, Of, &str)] = &[
        (3, 7, xor, "the nim-sum of the heaps"),
        (3, 7, |heaps| outcome(xor(heaps) == 0), "the nim-sum of the heaps is 0"),
        (4, 4, |heaps| heaps[0] ^ heaps[2], "the nim-sum of every second heap, from the first on"),
        (4, 4, |heaps| outcome(heaps[3] == heaps[1]), "the nim-sum of heap 2 and heap 4 is 0"),
        (3, 7, |heaps| heaps[1] ^ heaps[2], "the nim-sum of heap 2 and heap 3"),
        (3, 5, |heaps| heaps[1], "heap 2"),
        (4, 4, without_the_third, "the nim-sum of heap 1, heap 2 and heap 4 is 0"),
        (3, 6, stones_are_even, "(the number of stones) = 0 (mod 2)"),
    ];
    for (count, most, value, name) in texts {
        let told = text(alone(&all(*count, *most, value)));
        assert_eq!(told.strip_prefix("0 exactly when ").unwrap_or(&told), *name);
    }
}

#[test]
fn one_wrong_value_spoils_all() {
    let mut table = all(3, 7, xor);
    table.cells[100] = Cell::of(0);
    assert!(alone(&table).is_none());
}
