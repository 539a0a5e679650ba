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

/// Blocks so short and so freely shared that all that can be between them and threads happens soon.
fn short(threads: usize, heaps: usize) -> Plan {
    Plan { threads, alone: 0, grain: 0, short: heaps, least: heaps, most: heaps }
}

#[test]
fn blocks_and_threads_change_no_value() {
    let mut random = fastrand::Rng::with_seed(2);
    for round in 0..120 {
        let mut some =
            |least| -> Vec<usize> { (least..9).filter(|_| random.u8(0..3) == 0).collect() };
        let (all, whole) = (some(1), some(1));
        let moves = Moves { all, whole, split: some(0), unequal: round % 3 == 0 };
        let size = random.usize(0..300);
        let expected = naive(&moves, size);
        for plan in [short(1, 1), short(3, 1), short(2, 7), short(3, 50), short(4, 1000)] {
            let watch = &mut Watch::new("", 0).raw(true);
            let values = planned(&moves, size, watch, plan);
            assert_eq!(values, expected, "{moves:?}, {plan:?}");
        }
    }
}

#[test]
fn shared_blocks_have_the_values_of_single_heaps() {
    for moves in [
        Moves { split: vec![0], unequal: true, ..Moves::default() },
        Moves { all: vec![3], whole: vec![3], split: vec![3], unequal: false },
        Moves { all: vec![1, 2], whole: vec![1, 2], split: vec![1, 2], unequal: false },
        Moves { all: vec![2], whole: vec![2], split: vec![2], unequal: false },
        Moves { split: vec![2], ..Moves::default() },
    ] {
        let values = |plan| planned(&moves, 6000, &mut Watch::new("", 0).raw(true), plan);
        let expected = values(short(1, 1));
        for plan in [short(2, 256), short(3, 1024), Plan::new()] {
            assert!(values(plan) == expected, "{moves:?}, {plan:?}");
        }
    }
}

#[test]
fn rare_parts_and_vectors_and_wide_values_give_the_same() {
    // Dawson's Kayles, whose zeros never end, and Grundy's game, whose equal parts are forbidden.
    for moves in [
        Moves { all: vec![2], whole: vec![2], split: vec![2], unequal: false },
        Moves { split: vec![0], unequal: true, ..Moves::default() },
    ] {
        let expected = naive(&moves, 1500);
        for by_rare in [false, true] {
            for known in [100, 1000] {
                let mut table = Table::<u32>::new(&moves, 1500, &expected[..known]);
                table.choose_mask();
                let mut block = Block::look_ahead(&table, 500, false, by_rare);
                while !block.is_over(&table) {
                    let value = block.value(&table);
                    assert_eq!(value, expected[table.len()], "{moves:?}, {by_rare}");
                    table.push(value);
                }
            }
        }
    }
}

#[test]
fn values_beyond_8_bits_are_kept() {
    // Nim: any number may be taken.
    let all: Vec<usize> = (1..600).collect();
    let moves = Moves { all: all.clone(), whole: all, ..Moves::default() };
    for plan in [Plan::new(), short(2, 100)] {
        let values = planned(&moves, 600, &mut Watch::new("", 0).raw(true), plan);
        assert!(values.into_iter().eq(0..600), "{plan:?}");
    }
}

#[test]
fn values_beyond_16_bits_are_kept() {
    let size = 70_000;
    let all: Vec<usize> = (1..size).collect();
    // Only from the last heap, so that it takes no time.
    let moves = Moves { all: all.clone(), whole: all, ..Moves::default() };
    let mut values: Vec<u32> = (0..size as u32 - 1).collect();
    let watch = || Watch::new("", 0).raw(true);
    assert!(!solve::<u16>(&moves, size, &mut watch(), Plan::new(), &mut (0..65_536).collect()));
    assert!(solve::<u32>(&moves, size, &mut watch(), Plan::new(), &mut values));
    assert!(values.into_iter().eq(0..size as u32));
}
