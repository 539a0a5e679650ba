//! Heaps whose lost positions are told by the golden ratio, and numbers that are lowered and divided.

use crate::explanation::{Explanation, Part, Sum, outcome};
use language::text;
use sente::zeckendorf::{FIBONACCI, digits};

/// Wythoff: lost iff the heaps are floor(k phi) and k more, for some k.
pub(crate) fn wythoff(&[one, other]: &[u64; 2]) -> Option<Explanation> {
    let (a, b) = (one.min(other), one.max(other));
    let k = b - a;
    let low = times_phi(k)?;
    let parts = vec![
        Part::figure(text!("smaller heap", "较小的一堆"), a),
        Part::number(text!("difference k", "差 k"), format!("{b} - {a}"), k),
        Part::figure("floor(k phi)", low),
    ];
    let rule = text!(
        "Pair k is floor(k phi) and k more, where phi = 1.618... Pairs share neither a number \
         nor a difference, so no move leads from one to another; from all other heaps a move \
         leads to one.",
        "第 k 对是 floor(k phi) 和它加 k，其中 phi = 1.618...。任意两对既没有相同的数，也没有相\
         同的差，所以一对走不到另一对；其他局面都能走到某一对。"
    );
    let why = match a == low {
        true => text!("The heaps are pair {k}, so they are lost.", "两堆正是第 {k} 对，是必败态。"),
        false => text!(
            "The heaps are no pair, so some move makes them one.",
            "两堆不是这样的一对，有一步能走到某一对。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(a != low), why))
}

/// The floor of a number times phi, which is (number + sqrt(5 number^2)) / 2. Where the root is not an integer, its floor
/// makes the same floor.
fn times_phi(number: u64) -> Option<u64> {
    let number = u128::from(number);
    let root = number.pow(2).checked_mul(5)?.isqrt();
    u64::try_from((number + root) / 2).ok()
}

/// Fibonacci Nim, whoever takes the last stone wins.
pub(crate) fn last_wins(&(stones, limit): &(u64, u64)) -> Option<Explanation> {
    Some(least_term(stones, limit))
}

/// Fibonacci Nim, whoever takes the last stone loses. A move that takes it helps nobody who has another one. So it is the
/// game on all stones but one, in which the last stone wins; without a stone, the opponent took it and lost.
pub(crate) fn last_loses(&(stones, limit): &(u64, u64)) -> Option<Explanation> {
    let Some(others) = stones.checked_sub(1) else {
        let worth = outcome(true);
        return Some(Explanation { worth, ..least_term(0, limit) });
    };
    let rule = text!(
        "Nobody wants the last stone. The others as a sum of Fibonacci numbers of which no two \
         are neighbours:",
        "谁都不想取最后一颗。其余的石子数，写成互不相邻的斐波那契数之和："
    );
    Some(Explanation { rule, ..least_term(others, limit) })
}

/// Won iff the least term of the stones that count may be taken.
fn least_term(stones: u64, limit: u64) -> Explanation {
    let terms = digits(stones).filter(|&(_, mask)| mask != 0).map(|(place, _)| FIBONACCI[place]);
    let mut terms: Vec<u64> = terms.collect();
    terms.sort_unstable();
    let rule = text!(
        "The stones as a sum of Fibonacci numbers of which no two are neighbours:",
        "石子数写成互不相邻的斐波那契数之和："
    );
    let part = |&term: &u64| Part::figure(text!("term", "项"), term);
    let wins = terms.first().is_some_and(|&least| least <= limit);
    let least = terms.first().copied().unwrap_or(0);
    let why = match wins {
        true => text!(
            "The least term is {least}, and up to {limit} may be taken: enough. The next term \
             is more than twice as great.",
            "最小的项是 {least}，至多可取 {limit} 颗，够了。下一项比它的两倍还大。"
        ),
        false => text!(
            "The least term is {least}, and only up to {limit} may be taken. Whatever x is \
             taken, a term of at most 2 x is left.",
            "最小的项是 {least}，至多只能取 {limit} 颗。无论取多少颗（记为 x），剩下的都有不超\
             过 2 x 的项。"
        ),
    };
    let parts = terms.iter().map(part).collect();
    Explanation { sum: Sum::Total, ..Explanation::new(rule, parts, outcome(wins), why) }
}

/// A turn takes 1 off a number and divides all by their greatest common divisor: parity decides, but for a forced line.
pub(crate) fn decrementing(numbers: &Vec<u64>) -> Option<Explanation> {
    let mut left = numbers.clone();
    let mut forced = 0;
    let (even, odd) = loop {
        let odd = left.iter().filter(|&&number| number % 2 == 1).count();
        let even = left.len() - odd;
        match left.iter_mut().find(|number| **number % 2 == 1 && **number > 1) {
            Some(number) if odd == 1 && even.is_multiple_of(2) => *number -= 1,
            _ => break (even, odd),
        }
        let divisor = left.iter().fold(0, |divisor, &number| gcd(divisor, number));
        left.iter_mut().for_each(|number| *number /= divisor);
        forced += 1;
    };
    let wins = (even % 2 == 1) == (forced % 2 == 0);
    let first = numbers.iter().position(|number| number % 2 == 1).filter(|_| forced > 0);
    let rule = text!(
        "Won if the even numbers are odd in number. If they are even in number, lost with two odd \
         numbers or more, or if the only odd one is 1. Else the move of the only odd number is forced.",
        "有奇数个偶数就必胜。有偶数个偶数时，若奇数不止一个，或者唯一的奇数是 1，就必败；否则只能\
         走那个唯一的奇数。"
    );
    let parts = vec![
        Part {
            place: first, ..Part::figure(text!("forced moves", "没有选择的步数"), forced)
        },
        Part::figure(text!("even numbers then", "此后偶数的个数"), even),
        Part::figure(text!("odd numbers then", "此后奇数的个数"), odd),
    ];
    let why = match (even % 2 == 1, forced) {
        (true, 0) => text!("A move of an even number wins.", "走一个偶数就赢。"),
        (false, 0) => text!(
            "Every move leaves an odd number of even ones, or there is none.",
            "无论怎么走，都留下奇数个偶数；或者根本走不了。"
        ),
        (true, _) => {
            text!("Whoever is to move after the forced moves wins.", "走完这些步后，轮到谁谁就赢。")
        }
        (false, _) => text!(
            "Whoever is to move after the forced moves loses.",
            "走完这些步后，轮到谁谁就输。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

fn gcd(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// A turn replaces the largest of different numbers by a smaller one that is not there: a gap below it wins, else parity.
pub(crate) fn distinct(numbers: &Vec<u64>) -> Option<Explanation> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by_key(|&place| numbers[place]);
    let [.., second, largest] = order[..] else { return None };
    let gap = numbers[largest].checked_sub(numbers[second])?;
    let holes = numbers[largest].checked_sub(numbers.len() as u64 - 1)?;
    let parts = vec![
        Part {
            place: Some(largest),
            ..Part::number(
                text!("above the second largest", "比第二大的数大"),
                format!("{} - {}", numbers[largest], numbers[second]),
                gap,
            )
        },
        Part::number(
            text!("numbers missing below the largest", "最大数以下缺的数的个数"),
            format!("{} - {}", numbers[largest], numbers.len() - 1),
            holes,
        ),
    ];
    let rule = text!(
        "Won if the largest number is 2 or more above the second largest: the mover can take a move, or \
         leave it to the opponent. Else won iff the missing numbers are odd in number.",
        "最大的数比第二大的数至少大 2 就必胜：可以自己走某一步，也可以把它留给对手。否则必胜当且仅当\
         缺的数有奇数个。"
    );
    let next = numbers[second] + 1;
    let why = match (gap, holes) {
        (2.., _) => text!(
            "Either a number below the second largest wins, or {next} does.",
            "要么换成比第二大的数更小的某个数就赢，要么换成 {next} 就赢。"
        ),
        (_, 0) => text!("No number is missing, so there is no move.", "没有缺的数，走不了。"),
        _ if holes % 2 == 1 => text!(
            "The missing numbers are odd in number: fill one, so that no gap opens at the top.",
            "缺的数有奇数个：补上一个，并使最大的两个数相邻。"
        ),
        _ => text!(
            "The missing numbers are even in number: each move fills one, and the opponent is glad of a gap.",
            "缺的数有偶数个：每步补上一个，留下间隔对手也赢。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(gap > 1 || holes % 2 == 1), why))
}
