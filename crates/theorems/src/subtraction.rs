//! Heaps from which a move takes, whatever the other heaps are.

use crate::explanation::{Explanation, Part, Value, outcome};
use crate::mex::mex;
use language::text;
use problems::{abc255_g::Piles, abc297_g, cf1091h, dp_k, hdu4764};
use std::collections::BTreeSet;

/// The largest heap that is solved from 0 upwards.
const MOST_STONES: u64 = 1 << 20;
/// Greatest pile that is explained where moves are forbidden, as each size is looked at.
const MOST_BANNED: u64 = 4096;

/// Bachet: lost iff the distance to the last safe number is a multiple of k + 1. Past that number the opponent has lost.
pub(crate) fn bachet(&hdu4764::Line { n: left, k }: &hdu4764::Line) -> Option<Explanation> {
    let period = k.checked_add(1).filter(|&period| period > 1)?;
    let rule = text!(
        "N - 1 is the last safe number. A step of x is answered by one of {period} - x.",
        "最后一个安全的数是 N - 1。一方加 x，另一方就加 {period} - x。"
    );
    let Some(distance) = left.checked_sub(1) else {
        return Some(Explanation::new(
            rule,
            Vec::new(),
            outcome(true),
            text!("N is reached.", "对手写到了 N，输了。"),
        ));
    };
    let rest = distance % period;
    let parts = vec![
        Part::figure(text!("distance to N - 1", "到 N - 1 的距离"), distance),
        Part::number(text!("modulo k + 1", "模 k + 1"), format!("{distance} mod {period}"), rest),
    ];
    let why = match rest {
        0 => text!(
            "It is a multiple of {period}, and stays one after each answer.",
            "距离是 {period} 的倍数，每次应对之后仍然是。"
        ),
        _ => text!(
            "It is no multiple of {period}, and a step of {rest} makes it one.",
            "距离不是 {period} 的倍数，这一步加 {rest}，它就是了。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(rest != 0), why))
}

/// A move takes a power of a prime: lost iff 6, the least number that is none, divides the heap.
pub(crate) fn prime_powers(&stones: &u64) -> Option<Explanation> {
    let rest = stones % 6;
    let parts =
        vec![Part::number(text!("stones modulo 6", "石子数模 6"), format!("{stones} mod 6"), rest)];
    let rule = text!(
        "The numbers from 1 to 5 are powers of primes, and no multiple of 6 is one.",
        "1 到 5 都是质数的幂，6 的倍数都不是。"
    );
    let why = match rest {
        0 => text!(
            "It is a multiple of 6: no move leaves another one.",
            "石子数是 6 的倍数：一步走不到 6 的倍数。"
        ),
        _ => text!(
            "It is no multiple of 6: taking {rest} leaves one.",
            "石子数不是 6 的倍数：取 {rest} 颗，就剩下 6 的倍数。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(rest != 0), why))
}

/// A proper divisor is subtracted: odd numbers and the odd powers of 2 are lost.
pub(crate) fn proper_divisors(&n: &u64) -> Option<Explanation> {
    if n == 0 {
        return None;
    }
    let (twos, odd) = (n.trailing_zeros(), n >> n.trailing_zeros());
    let parts = vec![
        Part::number(text!("exponent of 2", "2 的指数"), format!("{n} = 2^{twos} * {odd}"), twos),
        Part::figure(text!("odd factor", "奇数部分"), odd),
    ];
    let rule = text!(
        "An odd number loses an odd divisor: the rest is even and has an odd factor above 1. From a power of 2 \
         such numbers are reached, too, and the half of it.",
        "奇数减去奇约数，剩下的是偶数，并且有大于 1 的奇约数。从 2 的幂也走到这样的数，此外还能走到它的一半。"
    );
    let why = match (twos, odd) {
        (0, _) => {
            text!("It is odd: every move leaves a won number.", "它是奇数：每一步都留下必胜的数。")
        }
        (_, 1) if twos % 2 == 1 => text!(
            "It is a power of 2 with an odd exponent: its half is won, as the other options are.",
            "它是 2 的奇数次幂：它的一半必胜，其余的后继也必胜。"
        ),
        (_, 1) => text!(
            "It is a power of 2 with an even exponent: its half is lost.",
            "它是 2 的偶数次幂：走到它的一半，对手必败。"
        ),
        _ => text!(
            "It is even, and subtracting the odd factor {odd} leaves an odd number.",
            "它是偶数：减去奇数部分 {odd}，就剩下奇数。"
        ),
    };
    let wins = twos > 0 && (odd > 1 || twos % 2 == 0);
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// A heap is lost iff no move leaves a lost one.
pub(crate) fn from_a_set(heap: &dp_k::Heap, &stones: &u64) -> Option<Explanation> {
    let lost = lost_heaps(stones, &heap.numbers)?;
    let part = |&taken: &u64| {
        let left = stones.checked_sub(taken)?;
        let how = format!("{stones} - {taken}");
        let worth = Value::Worth(outcome(!lost[left as usize]));
        Some(Part::new(None, text!("heap of {left}", "{left} 颗的堆"), how, worth))
    };
    let parts = heap.numbers.iter().filter_map(part).collect();
    let wins = !lost[stones as usize];
    let why = match wins {
        true => text!("A lost heap can be left.", "有一步能走到必败态。"),
        false => text!(
            "Every heap that can be left is won for the opponent.",
            "无论怎么取，留给对手的都是必胜态。"
        ),
    };
    let rule = text!(
        "From the smallest heap on: a heap is lost iff no move leaves a lost one.",
        "从小到大算：走不到必败态的堆，就是必败态。"
    );
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// For 0 to `most` stones, true if the player to move loses. A lost heap makes those won that lead to it.
fn lost_heaps(most: u64, numbers: &[u64]) -> Option<Vec<bool>> {
    let most = usize::try_from(most).ok().filter(|&most| most as u64 <= MOST_STONES)?;
    let mut lost = vec![true; most + 1];
    for heap in 0..=most {
        let wins = numbers.iter().any(|&taken| {
            let left = usize::try_from(taken).ok().and_then(|taken| heap.checked_sub(taken));
            left.is_some_and(|left| left < heap && lost[left])
        });
        lost[heap] = !wins;
    }
    Some(lost)
}

/// A heap of a, from which L to R are taken, has the value floor((a mod (L + R)) / L).
pub(crate) fn from_a_range(case: &abc297_g::Heaps, heaps: &Vec<u64>) -> Option<Explanation> {
    let period = case.least.checked_add(case.most).filter(|_| case.least > 0)?;
    let part = |(index, &heap): (usize, &u64)| {
        let rest = heap % period;
        Part::heap(index, format!("{heap} mod {period} = {rest}"), rest / case.least)
    };
    let rule = text!(
        "A heap of a is worth floor((a mod {period}) / {least}), where {period} = L + R. A \
         move changes a mod {period} by L or more, so it never keeps the value.",
        "a 颗的堆，SG 值是 floor((a mod {period}) / {least})，其中 {period} = L + R。每一步使 \
         a mod {period} 至少改变 L，所以值总会变。",
        least = case.least
    );
    Some(Explanation::nim_sum(rule, heaps.iter().enumerate().map(part).collect()))
}

/// A move takes 1 to k stones from one pile, where k belongs to the position: a pile of a is worth a mod (k + 1).
pub(crate) fn up_to_k((k, piles): &(u64, Vec<u64>)) -> Option<Explanation> {
    let period = k.checked_add(1)?;
    let part = |(index, &pile): (usize, &u64)| {
        Part::heap(index, format!("{pile} mod {period}"), pile % period)
    };
    let rule = text!(
        "At most {k} stones are taken in a move. A pile of a is worth a mod {period}: its options have all other \
         residues, or all smaller numbers.",
        "每步至多取 {k} 颗。a 颗的堆，SG 值是 a mod {period}：各后继恰好取遍其余的余数，或者所有更小的数。"
    );
    Some(Explanation::nim_sum(rule, piles.iter().enumerate().map(part).collect()))
}

/// A pile of x stones with the constant K loses at most floor(x / K) in a move.
pub(crate) fn by_a_constant(piles: &Vec<[u64; 2]>, left: &Vec<u64>) -> Option<Explanation> {
    if piles.len() != left.len() || left.iter().sum::<u64>() > MOST_STONES {
        return None;
    }
    let parts = left.iter().zip(piles).enumerate().map(|(index, (&stones, &[_, constant]))| {
        let last = last_of_recursion(stones, constant)?;
        let how = match last == stones {
            true => format!("K = {constant}: g({stones})"),
            false => format!("K = {constant}: g({stones}) = g({last})"),
        };
        Some(Part::heap(index, how, last / constant))
    });
    let rule = text!(
        "The value g(x) is 0 if x < K, and q = floor(x / K) if K divides x. Else it is \
         g(x - q - 1): the q + 1 numbers before x have each of 0 to q once, and x reaches all \
         of them but x - q - 1.",
        "SG 值 g(x)：x < K 时是 0；K 整除 x 时是 q = floor(x / K)；否则是 g(x - q - 1)：x 前面\
         的 q + 1 个数，SG 值取遍 0 到 q 各一次，而 x 只走不到其中的 x - q - 1。"
    );
    Some(Explanation::nim_sum(rule, parts.collect::<Option<_>>()?))
}

/// The size of the same value at which the recursion ends.
fn last_of_recursion(mut size: u64, constant: u64) -> Option<u64> {
    while size.checked_div(constant)? > 0 && !size.is_multiple_of(constant) {
        size -= size / constant + 1;
    }
    Some(size)
}

/// Nim in which some moves are forbidden from piles of some sizes: a pile is worth its size less the fallen sizes below it,
/// unless it has fallen itself.
pub(crate) fn with_bans(case: &Piles, piles: &Vec<u64>) -> Option<Explanation> {
    let most = piles.iter().copied().max().unwrap_or(0);
    if most > MOST_BANNED {
        return None;
    }
    let (values, fallen) = values_with_bans(most as usize, &case.forbidden);
    let part = |(index, &pile): (usize, &u64)| {
        let how = match fallen.binary_search(&pile) {
            Ok(_) => text!("fallen", "回落"),
            Err(below) => format!("{pile} - {below}"),
        };
        Part::heap(index, how, values[pile as usize])
    };
    let rule = text!(
        "If smaller sizes have a value but no move leads to it, a size falls to the least such \
         value. Any other is worth its stones less the number of fallen sizes below it, of \
         which there are {count} up to {most}.",
        "如果更小的堆中出现过某个 SG 值，却没有一步走得到它，这个大小就回落到这样的值中最小的一\
         个。其他大小的 SG 值，是石子数减去比它小的回落的大小的个数；到 {most} 为止，有 \
         {count} 个回落。",
        count = fallen.len()
    );
    Some(Explanation::nim_sum(rule, piles.iter().enumerate().map(part).collect()))
}

/// The values of the sizes from 0 on, and the fallen sizes.
fn values_with_bans(most: usize, forbidden: &[[u64; 2]]) -> (Vec<u64>, Vec<u64>) {
    let (mut values, mut fallen): (Vec<u64>, Vec<u64>) = (Vec::new(), Vec::new());
    let mut sizes_of = vec![0; most + 1];
    let mut bans: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); most + 1];
    for &[size, taken] in forbidden.iter().filter(|ban| ban[0] <= most as u64) {
        bans[size as usize].extend(size.checked_sub(taken).filter(|_| taken > 0));
    }
    for size in 0..=most as u64 {
        let barred = bans[size as usize].iter().map(|&left| values[left as usize]);
        let mut barred: Vec<u64> = barred.collect();
        barred.sort_unstable();
        let mut groups = barred.chunk_by(|one, next| one == next);
        let fallen_to = groups.find(|group| sizes_of[group[0] as usize] == group.len());
        let value = fallen_to.map_or(size - fallen.len() as u64, |group| group[0]);
        fallen.extend(fallen_to.map(|_| size));
        sizes_of[value as usize] += 1;
        values.push(value);
    }
    (values, fallen)
}

/// Tokens that close gaps by a prime or a product of two primes: either player can close any gap.
pub(crate) fn closing_gaps(case: &cf1091h::Case, cells: &Vec<u64>) -> Option<Explanation> {
    let gaps: Vec<usize> = cells
        .chunks_exact(3)
        .flat_map(|row| [row[1] - row[0] - 1, row[2] - row[1] - 1])
        .map(|gap| gap as usize)
        .collect();
    let most = gaps.iter().copied().max().filter(|&most| most as u64 <= MOST_BANNED)?;
    let primes: Vec<usize> =
        (2..=most).filter(|&number| (2..number).all(|divisor| number % divisor > 0)).collect();
    let is_product = |step: usize| {
        primes.iter().any(|prime| step.is_multiple_of(*prime) && primes.contains(&(step / prime)))
    };
    let steps: Vec<usize> = (2..=most)
        .filter(|&step| step as u64 != case.forbidden)
        .filter(|&step| primes.contains(&step) || is_product(step))
        .collect();
    let mut values: Vec<u64> = Vec::with_capacity(most + 1);
    let options = |values: &[u64], gap: usize| -> Vec<u64> {
        steps.iter().filter_map(|step| Some(values[gap.checked_sub(*step)?])).collect()
    };
    for gap in 0..=most {
        let options = options(&values, gap);
        values.extend((0..).find(|value| !options.contains(value)));
    }
    let part = |(number, &gap): (usize, &usize)| {
        let (how, value) = mex(options(&values, gap));
        let row = number / 2 + 1;
        let name = match number % 2 {
            0 => text!("row {row}, {gap} cells left of white", "第 {row} 行，白棋左边 {gap} 格"),
            _ => text!("row {row}, {gap} cells right of white", "第 {row} 行，白棋右边 {gap} 格"),
        };
        Part::new(None, name, how, value)
    };
    let rule = text!(
        "Either player can shorten either gap by a step, with the white token or without it. A gap is a pile.",
        "带不带白棋都可以：双方都能把任一段空格缩短一步的长度。一段空格就是一堆石子。"
    );
    Some(Explanation::nim_sum(rule, gaps.iter().enumerate().map(part).collect()))
}
