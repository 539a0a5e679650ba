//! Words about several heaps.

use super::{Expression, Reader, Test, between};

fn xor<'a>(heaps: impl Iterator<Item = &'a u64>) -> Option<i128> {
    Some(heaps.fold(0, |sum, heap| sum ^ i128::from(*heap)))
}

fn count(heaps: &[u64], is_counted: fn(&u64) -> bool) -> Option<i128> {
    Some(heaps.iter().filter(|heap| is_counted(heap)).count() as i128)
}

/// A number that is told of all heaps.
pub fn number(text: &str) -> Option<Expression> {
    type Of = fn(&[u64]) -> Option<i128>;
    let of: Of = match text {
        "the nim-sum of the heaps" => |heaps| xor(heaps.iter()),
        "the number of stones" => |heaps| Some(heaps.iter().sum::<u64>().into()),
        "the largest heap" => |heaps| heaps.iter().max().map(|&heap| heap.into()),
        "the smallest heap" => |heaps| heaps.iter().min().map(|&heap| heap.into()),
        "the number of heaps that are not empty" => |heaps| count(heaps, |heap| *heap > 0),
        "the number of odd heaps" => |heaps| count(heaps, |heap| heap % 2 == 1),
        "the nim-sum of every second heap, from the first on" => {
            |heaps| xor(heaps.iter().step_by(2))
        }
        "the nim-sum of every second heap, from the second on" => {
            |heaps| xor(heaps.iter().skip(1).step_by(2))
        }
        "the nim-sum of every second heap, from the last one backwards" => {
            |heaps| xor(heaps.iter().rev().step_by(2))
        }
        "the nim-sum of every second heap, from the last but one backwards" => {
            |heaps| xor(heaps.iter().rev().skip(1).step_by(2))
        }
        "the nim-sum of every second difference of neighbours, from the last one backwards" => {
            |heaps| xor(differences(heaps)?.iter().rev().step_by(2))
        }
        "the nim-sum of every second difference of neighbours, from the first one on" => {
            |heaps| xor(differences(heaps)?.iter().step_by(2))
        }
        _ => return some(text).or_else(|| worth(text)),
    };
    Some(Box::new(of))
}

fn differences(heaps: &[u64]) -> Option<Vec<u64>> {
    let before = [0].iter().chain(heaps);
    before.zip(heaps).map(|(before, heap)| heap.checked_sub(*before)).collect()
}

/// `heap 3`, or `the nim-sum of heap 1, heap 2 and heap 4`
fn some(text: &str) -> Option<Expression> {
    let list = text.strip_prefix("the nim-sum of ").unwrap_or(text).replace(" and ", ", ");
    let number = |name: &str| name.strip_prefix("heap ")?.parse::<usize>().ok();
    let numbers: Vec<usize> = list.split(", ").map(number).collect::<Option<_>>()?;
    Some(Box::new(move |heaps| xor(numbers.iter().map(|number| &heaps[number - 1]))))
}

/// `the nim-sum of (h mod 3) over all heaps h`, or `the nim-sum of v(h) over all heaps h, v = 0 1
/// 2`
fn worth(text: &str) -> Option<Expression> {
    let (worth, list) = text.strip_prefix("the nim-sum of ")?.split_once(" over all heaps h")?;
    let worth: Expression = match between(list, ", v = ", "") {
        None => Reader { names: &["h"] }.expression(worth),
        Some(list) => {
            assert_eq!(worth, "v(h)");
            let list: Vec<i128> = list.split(' ').map(super::words::number).collect();
            Box::new(move |h| list.get(h[0] as usize).copied())
        }
    };
    Some(Box::new(move |heaps| heaps.iter().try_fold(0, |sum, &heap| Some(sum ^ worth(&[heap])?))))
}

/// A condition for the zeros.
pub fn zeros(text: &str) -> Option<Test> {
    if let Some(number) = text.strip_suffix(" is 0").and_then(number) {
        return Some(Box::new(move |heaps| number(heaps) == Some(0)));
    }
    let moore = "in each binary place the number of heaps with that bit is divisible by ";
    if let Some(rest) = text.strip_prefix(moore) {
        let divisor = super::words::number(rest.split_once(' ')?.0) as usize;
        let ones = |heaps: &[u64], bit: u64| heaps.iter().filter(|&heap| heap & bit > 0).count();
        return Some(Box::new(move |heaps| {
            (0..40).all(|place| ones(heaps, 1 << place).is_multiple_of(divisor))
        }));
    }
    let holds: fn(&[u64]) -> bool = match text {
        "all heaps are equal" => |heaps| heaps.iter().all(|heap| *heap == heaps[0]),
        "heap 1 mod (heap 2 + heap 3) is less than heap 2" => {
            |heaps| heaps[0] % (heaps[1] + heaps[2]) < heaps[1]
        }
        "all heaps are even" => |heaps| heaps.iter().all(|heap| heap % 2 == 0),
        "equal heaps come in pairs" => |heaps| {
            let alike = |heap: &u64| heaps.iter().filter(|other| *other == heap).count();
            heaps.iter().all(|heap| *heap == 0 || alike(heap) % 2 == 0)
        },
        "the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)" => {
            |heaps| xor(heaps.iter()) == Some(heaps.iter().all(|heap| *heap <= 1).into())
        }
        _ => return None,
    };
    Some(Box::new(holds))
}
