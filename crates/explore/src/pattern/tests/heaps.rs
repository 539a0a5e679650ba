use super::*;

/// All positions of `count` heaps up to `most`.
fn all(count: u32, most: u64, value: impl Fn(&[u64]) -> u64) -> Vec<(Vec<u64>, u32)> {
    let base = most + 1;
    let position = |i: u64| (0..count).map(|place| i / base.pow(place) % base).collect::<Vec<_>>();
    (0..base.pow(count)).map(position).map(|heaps| (heaps.clone(), value(&heaps) as u32)).collect()
}

fn found(count: u32, most: u64, value: impl Fn(&[u64]) -> u64) -> Option<Finding> {
    heaps(&all(count, most, value), &[])
}

fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

fn outcome(is_zero: bool) -> u64 {
    u64::from(!is_zero)
}

#[test]
fn nothing_is_said_of_few_or_equal_samples() {
    assert_eq!(heaps(&[], &[]), None);
    assert_eq!(heaps(&[(vec![], 0)], &[]), None);
    assert_eq!(heaps(&[(vec![1, 2], 3), (vec![2, 2], 0)], &[]), None);
    assert_eq!(found(2, 5, |_| 0), None);
}

#[test]
fn nim_and_sums_of_heap_games() {
    assert_eq!(text(found(3, 7, xor)), "the nim-sum of the heaps");
    assert_eq!(
        text(found(3, 7, |heaps| outcome(xor(heaps) == 0))),
        "0 exactly when the nim-sum of the heaps is 0"
    );
    let worth = |heaps: &[u64]| heaps.iter().fold(0, |sum, heap| sum ^ (heap % 3));
    assert_eq!(text(found(3, 11, worth)), "the nim-sum of (h mod 3) over all heaps h");
    assert_eq!(
        text(found(3, 15, |heaps| outcome(worth(heaps) == 0))),
        "0 exactly when the nim-sum of (h mod 3) over all heaps h is 0"
    );
}

#[test]
fn misere_nim() {
    let misere = |heaps: &[u64]| {
        let large = heaps.iter().any(|&heap| heap > 1);
        outcome(large == (xor(heaps) == 0))
    };
    assert!(text(found(3, 7, misere)).ends_with("(misère Nim)"));
}

#[test]
fn moores_nim_by_its_moves() {
    let most = 3;
    let positions = all(3, most, |_| 0);
    let mut lost: std::collections::BTreeSet<Vec<u64>> = Default::default();
    let mut order: Vec<Vec<u64>> = positions.into_iter().map(|(heaps, _)| heaps).collect();
    order.sort_by_key(|heaps| heaps.iter().sum::<u64>());
    for heaps in &order {
        let reaches = |option: &Vec<u64>| {
            let smaller = option.iter().zip(heaps).all(|(option, heap)| option <= heap);
            let changed = option.iter().zip(heaps).filter(|(option, heap)| option != heap).count();
            smaller && (1..=2).contains(&changed)
        };
        if !lost.iter().any(reaches) {
            lost.insert(heaps.clone());
        }
    }
    let searched = found(3, most, |heaps| outcome(lost.contains(heaps)));
    // With three heaps it is also the case in which all are equal.
    assert_eq!(text(searched), "0 exactly when all heaps are equal");
    let value = |heaps: &[u64]| {
        outcome(
            (0..3).all(|bit| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() % 3 == 0),
        )
    };
    assert!(text(heaps(&all(4, 5, value), &[])).ends_with("divisible by 3 (Moore's Nim, k = 2)"));
}

#[test]
fn staircases_from_either_end() {
    let left = |heaps: &[u64]| heaps[0] ^ heaps[2];
    assert!(text(found(4, 4, left)).ends_with("every second heap, from the first on"));
    let right = |heaps: &[u64]| outcome(heaps[3] ^ heaps[1] == 0);
    assert!(text(found(4, 4, right)).contains("every second heap, from the second on is 0"));
    let ascending: Vec<(Vec<u64>, u32)> = all(3, 7, |_| 0)
        .into_iter()
        .filter(|(heaps, _)| heaps.is_sorted())
        .map(|(heaps, _)| (heaps.clone(), ((heaps[2] - heaps[1]) ^ heaps[0]) as u32))
        .collect();
    let found = heaps(&ascending, &[]).unwrap();
    assert!(found.text.contains("second difference of neighbours, from the last"), "{found:?}");
    assert_eq!(found.claim, Claim::CheckedTo(7));
}

#[test]
fn some_heaps_and_not_all() {
    let some = |heaps: &[u64]| heaps[1] ^ heaps[2];
    assert_eq!(text(found(3, 7, some)), "the nim-sum of heap 2 and heap 3");
    let some = |heaps: &[u64]| outcome(heaps[0] ^ heaps[1] ^ heaps[3] == 0);
    assert_eq!(
        text(found(4, 4, some)),
        "0 exactly when the nim-sum of heap 1, heap 2 and heap 4 is 0"
    );
    assert_eq!(text(found(3, 5, |heaps| heaps[1])), "heap 2");
    assert_eq!(text(found(4, 4, |heaps| heaps[2])), "heap 3");
}

#[test]
fn stones_of_which_so_many_to_so_many_are_taken() {
    let samples = all(3, 8, |heaps| match *heaps {
        [stones, least, most] if least > 0 => outcome(stones % (least + most) < least),
        _ => 0,
    });
    let (samples, without): (Vec<_>, Vec<_>) =
        samples.into_iter().partition(|(heaps, _)| (1..=heaps[2]).contains(&heaps[1]));
    let gaps: Vec<Vec<u64>> = without.into_iter().map(|(heaps, _)| heaps).collect();
    let found = heaps(&samples, &gaps).unwrap();
    assert_eq!(found.text, "0 exactly when heap 1 mod (heap 2 + heap 3) is less than heap 2");
    assert_eq!(found.claim, Claim::CheckedTo(8));
    // Without the gaps there could be more positions.
    assert_eq!(heaps(&samples, &[]).unwrap().claim, Claim::Observed);
}

#[test]
fn parity_and_symmetry() {
    assert_eq!(
        text(found(3, 6, |heaps| outcome(heaps.iter().sum::<u64>() % 2 == 0))),
        "0 exactly when (the number of stones) = 0 (mod 2)"
    );
    assert_eq!(
        text(found(2, 6, |heaps| outcome(heaps.iter().all(|heap| heap % 2 == 0)))),
        "0 exactly when the number of odd heaps is 0"
    );
    let pairs =
        |heaps: &[u64]| {
            outcome(heaps.iter().all(|heap| {
                heaps.iter().filter(|other| *other == heap).count() % 2 == 0 || *heap == 0
            }))
        };
    assert_eq!(text(found(4, 4, pairs)), "0 exactly when equal heaps come in pairs");
}

#[test]
fn one_wrong_sample_spoils_all() {
    let mut samples = all(3, 7, xor);
    assert_eq!(samples[100], (vec![4, 4, 1], 1));
    samples[100].1 = 0;
    assert_eq!(heaps(&samples, &[]), None);
}

#[test]
fn samples_with_holes_are_only_observed() {
    let mut samples = all(3, 7, xor);
    samples.remove(1);
    let found = heaps(&samples, &[]).unwrap();
    assert_eq!((found.claim, found.checked_to), (Claim::Observed, 0));
    let mut samples = all(3, 7, xor);
    samples.retain(|(heaps, _)| heaps != &[7, 0, 0]);
    assert_eq!(heaps(&samples, &[]).unwrap().claim, Claim::CheckedTo(6));
}

#[test]
fn random_heaps_have_no_pattern() {
    let mut random = fastrand::Rng::with_seed(4);
    for most in [1, 3, 40] {
        for _ in 0..50 {
            let mut samples = all(3, 3, |_| 0);
            samples.iter_mut().for_each(|(_, value)| *value = random.u32(0..=most));
            assert_eq!(heaps(&samples, &[]), None);
        }
    }
}
