//! The sparse space method against a naive mex.

use super::*;

fn naive(moves: &Moves, size: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..size {
        let mut options: Vec<u32> = Vec::new();
        options.extend(moves.all.contains(&heap).then_some(0));
        options.extend(
            moves.whole.iter().filter(|&&taken| taken < heap).map(|taken| values[heap - taken]),
        );
        for &taken in moves.split.iter().filter(|&&taken| taken < heap) {
            let rest = heap - taken;
            let parts = (1..rest).filter(|&part| !(moves.unequal && part * 2 == rest));
            options.extend(parts.map(|part| values[part] ^ values[rest - part]));
        }
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}

#[test]
fn no_heap_and_one_heap_are_enough() {
    let kayles = Moves { all: vec![1, 2], whole: vec![1, 2], split: vec![1, 2], unequal: false };
    let values = |size| grundy(&kayles, size, &mut Watch::new("", 0));
    assert!(values(0).is_empty());
    assert_eq!(values(1), [0]);
    assert_eq!(values(9), [0, 1, 2, 3, 1, 4, 3, 2, 1]);
    assert_eq!(grundy(&Moves::default(), 5, &mut Watch::new("", 0)), [0; 5]);
}

#[test]
fn random_games_have_the_values_of_a_naive_mex() {
    let mut random = fastrand::Rng::with_seed(1);
    for round in 0..60 {
        let mut some = |least| -> Vec<usize> { (least..5).filter(|_| random.bool()).collect() };
        let (all, whole) = (some(1), some(1));
        let moves = Moves { all, whole, split: some(0), unequal: round % 3 == 0 };
        let size = 400;
        let expected = naive(&moves, size);
        for raw in [false, true] {
            let values = grundy(&moves, size, &mut Watch::new("", 0).raw(raw));
            assert_eq!(values, expected, "{moves:?}, raw: {raw}");
        }
    }
}

#[test]
fn vectors_and_wide_values_give_the_same() {
    // Dawson's Kayles, whose zeros never end, and Grundy's game, whose equal parts are forbidden.
    for moves in [
        Moves { all: vec![2], whole: vec![2], split: vec![2], unequal: false },
        Moves { split: vec![0], unequal: true, ..Moves::default() },
    ] {
        let raw = || Watch::new("", 0).raw(true);
        let values = grundy(&moves, 3000, &mut raw());
        assert_eq!(solve::<u32>(&moves, 3000, &mut raw()).as_ref(), Some(&values));
        let mut solver = Solver::<u16>::new(&moves, 3000);
        values.iter().for_each(|&value| solver.push(value as u16));
        for heap in 2500..3000 {
            let rests: Vec<usize> = moves.split.iter().map(|taken| heap - taken).collect();
            solver.seen.fill(u32::MAX);
            moves.whole.iter().for_each(|taken| {
                solver.seen[values[heap - taken] as usize] = heap as u32;
            });
            assert_eq!(solver.value_by_vectors(heap as u32, &rests), values[heap]);
        }
    }
}

#[test]
fn values_beyond_16_bits_are_kept() {
    // Nim: any number may be taken.
    let size = 70_000;
    let all: Vec<usize> = (1..size).collect();
    // Only from the last heap, so that it takes no time.
    let moves = Moves { all: all.clone(), whole: all, ..Moves::default() };
    let mut solver = Solver::<u32>::new(&moves, size);
    (0..size as u32 - 1).for_each(|value| solver.push(value));
    assert_eq!(solver.value(size - 1), size as u32 - 1);
}
