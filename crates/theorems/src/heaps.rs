//! Nim, and sums of heaps whose values have a closed form.

use crate::coins::alone;
use crate::explanation::{Explanation, Part, Sum, Value, nim_sum, outcome, remainders};
use language::text;
use problems::nim_product_64::SIDE;
use problems::{cf603c, p2490::Board};
use rules::shapes::bits::members;
use sente::nimber::product;
use sente::span::Span;
use std::cmp::Reverse;

/// Bouton: lost iff the nim-sum is 0.
pub(crate) fn nim(heaps: &Vec<u64>) -> Option<Explanation> {
    Some(Explanation::nim_sum(worth_its_stones(), stones(heaps)))
}

/// Nim on the heaps of some vertices, each with its stones.
pub(crate) fn nim_on_a_path(path: &Vec<(usize, u64)>) -> Option<Explanation> {
    Some(Explanation::nim_sum(
        text!(
            "A heap of the path is worth its stones; other heaps do not count.",
            "路径上一堆的 SG 值就是它的石子数；别的堆不算。"
        ),
        path.iter().map(|&(vertex, heap)| Part::heap(vertex, "", heap)).collect(),
    ))
}

/// Whoever takes the last stone loses.
pub(crate) fn misere_nim(heaps: &Vec<u64>) -> Option<Explanation> {
    Some(Explanation::misere_nim_sum(worth_its_stones(), stones(heaps)))
}

fn worth_its_stones() -> String {
    text!("A heap is worth its stones.", "一堆的 SG 值就是它的石子数。")
}

fn stones(heaps: &[u64]) -> Vec<Part> {
    heaps.iter().enumerate().map(|(index, &heap)| Part::heap(index, "", heap)).collect()
}

/// The first move must be made in a named heap: won iff that is above the nim-sum of the others.
pub(crate) fn named_heap_first((is_first, heaps): &(bool, Vec<u64>)) -> Option<Explanation> {
    let (Some(&heap), true) = (heaps.first(), is_first) else {
        return nim(heaps);
    };
    let parts = stones(heaps).split_off(1);
    let sum = nim_sum(&parts);
    let rule = text!(
        "This move takes from heap 1, of {heap}, and has to leave the nim-sum of the others there.",
        "这一步必须从第 1 堆取，它有 {heap} 颗；要赢，就得让它剩下其余各堆的异或和。"
    );
    let why = match sum < heap {
        true => {
            text!("{sum} is less than {heap}, so it can be left.", "{sum} 小于 {heap}，可以做到。")
        }
        false => text!(
            "{sum} is not less than {heap}, so no move leaves it.",
            "{sum} 不小于 {heap}，做不到。"
        ),
    };
    Some(Explanation { sum: Sum::Nim, ..Explanation::new(rule, parts, outcome(sum < heap), why) })
}

/// A move takes one, or puts k equal heaps in the place of an even one: these are worth 0 if
/// k is even, else one of them.
pub(crate) fn take_one_or_split(case: &cf603c::Cows, piles: &Vec<u64>) -> Option<Explanation> {
    let part = |(index, &cows): (usize, &u64)| match (case.k % 2, cows) {
        (0, 0..=2) => Part::heap(index, "", cows),
        (0, _) => Part::heap(index, "", 1 - cows % 2),
        (_, 0..=3) => Part::heap(index, "", cows % 2),
        (_, _) if cows % 2 == 1 => Part::heap(index, "", 0),
        _ => {
            let power = cows.trailing_zeros();
            let is_two = (power % 2 == 0) != (cows >> power == 3);
            let how = format!("2^{power} * {}", cows >> power);
            Part::heap(index, how, 1 + u64::from(is_two))
        }
    };
    let rule = match case.k % 2 {
        0 => text!(
            "An even number of equal piles cancels. Piles of 1 and 2 are worth 1 and 2; from 3 on odd \
             piles are worth 0, and even ones 1.",
            "偶数个相等的堆抵消。1、2 头的堆值为 1、2；从 3 起，奇数堆为 0，偶数堆为 1。"
        ),
        _ => text!(
            "k equal piles are worth one of them. Piles of 1, 2, 3 are worth 1, 0, 1; from 4 on odd ones \
             are worth 0, and even ones 2 where their half is worth 1 or is 2, else 1.",
            "k 堆相等的堆等于其中一堆。1、2、3 头的堆值为 1、0、1；从 4 起，奇数堆为 0；偶数堆在它的一半\
             值为 1、或就是 2 头时为 2，否则为 1。"
        ),
    };
    Some(Explanation::nim_sum(rule, piles.iter().enumerate().map(part).collect()))
}

/// Moore: up to d heaps are lowered. Lost iff in each binary place the number of ones is divisible by d + 1.
pub(crate) fn moore(board: &Board, layout: &Vec<usize>) -> Option<Explanation> {
    let gaps = layout.as_chunks::<2>().0;
    // A turn lowers at most as many heaps as there are.
    let modulus = board.d.min(gaps.len()) + 1;
    let part = |&[white, black]: &[usize; 2]| {
        let name =
            text!("from {from} to {to}", "从 {from} 到 {to}", from = white + 1, to = black + 1);
        let value = Value::Nimber((black - white - 1) as u64);
        Part::new(Some(white), name, "", value)
    };
    let parts: Vec<Part> = gaps.iter().map(part).collect();
    let wins = remainders(&parts, modulus, u64::BITS as usize).any(|remainder| remainder > 0);
    let rule = text!(
        "Both players shrink the gaps from W to B, up to {most} a turn. Count the ones of each \
         binary place.",
        "双方都在缩小 W 到 B 的间隔，每次至多 {most} 个。数一数各二进制位上有几个 1。",
        most = modulus - 1
    );
    let why = match wins {
        true => text!(
            "Some remainder is not 0: some turn makes all of them 0.",
            "有余数不为 0：有一种走法能使余数全为 0。"
        ),
        false => text!(
            "All remainders are 0: every turn changes some, and the answer makes them 0 again.",
            "余数全为 0：无论怎么走，总有余数改变；对手能再使它们全为 0。"
        ),
    };
    Some(Explanation {
        sum: Sum::Ones(modulus),
        ..Explanation::new(rule, parts, outcome(wins), why)
    })
}

/// Each player may throw out whole heaps before Nim: the first player wins iff he leaves independent
/// ones.
pub(crate) fn throw_then_nim((thrown, heaps): &(usize, Vec<u64>)) -> Option<Explanation> {
    if *thrown == 2 {
        return nim(heaps);
    }
    let parts = dependences(heaps)?;
    let rule = text!(
        "From the largest heap on: beside each stands the nim-sum of heaps before it that makes it, \
         if there is one.",
        "从大到小看：一堆若是前面若干堆的异或和，就写在旁边。"
    );
    let is_dependent = parts.iter().any(|part| !part.how.is_empty());
    let why = match (thrown, is_dependent) {
        (0, true) => text!(
            "Throw out the heaps that are such nim-sums: no nim-sum of others is 0.",
            "扔掉能这样得到的堆：留下的堆中，任何几堆的异或和都不为 0。"
        ),
        (0, false) => text!(
            "No nim-sum of any heaps is 0, so nothing need be thrown out.",
            "任何几堆的异或和都不为 0：一堆也不用扔。"
        ),
        (_, true) => text!(
            "Such a heap, with those that make it, has the nim-sum 0: leave just these.",
            "这样的一堆与得到它的各堆，异或和为 0：只留下它们。"
        ),
        (_, false) => text!(
            "No nim-sum of any heaps is 0, so the opponent wins whatever is left.",
            "任何几堆的异或和都不为 0：无论留下哪些，都是对手必胜。"
        ),
    };
    let wins = *thrown == 0 || is_dependent;
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// The heaps that are not empty in descending order, each with the independent earlier ones of which
/// it is the nim-sum.
fn dependences(heaps: &[u64]) -> Option<Vec<Part>> {
    let mut order: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect();
    order.sort_by_key(|&heap| Reverse(heaps[heap]));
    let mut span = Span::ZERO;
    let part = |heap: usize| {
        // Below the stones stands which heaps were added.
        let stones = u64::from(u32::try_from(heaps[heap]).ok()?) << 32;
        let rest = span.reduce(stones);
        let how = match rest >> 32 {
            0 => members(rest).map(|other| heaps[other].to_string()).collect::<Vec<_>>(),
            _ => Vec::new(),
        };
        if how.is_empty() {
            span.insert(stones | u64::from(1_u32.checked_shl(heap.try_into().ok()?)?));
        }
        Some(Part::heap(heap, how.join(" xor "), heaps[heap]))
    };
    order.into_iter().map(part).collect()
}

/// A turn takes one coin from each heap of a set: lost iff every heap is even.
pub(crate) fn one_from_some(heaps: &Vec<u64>) -> Option<Explanation> {
    let part =
        |(index, &coins): (usize, &u64)| Part::heap(index, format!("{coins} mod 2"), coins % 2);
    let parts: Vec<Part> = heaps.iter().enumerate().map(part).collect();
    let wins = heaps.iter().any(|coins| coins % 2 == 1);
    let why = match wins {
        true => text!(
            "Some heap is odd: a coin from each odd heap makes every heap even.",
            "有奇数堆：从每个奇数堆各取一枚，各堆就都是偶数。"
        ),
        false => text!(
            "Every heap is even: a turn makes some of them odd, and the answer takes a coin from \
             the same ones.",
            "每堆都是偶数：无论怎么取，总有堆变成奇数；对手在同样的几堆上再各取一枚。"
        ),
    };
    let rule = text!("A heap counts by its parity alone.", "每堆只看奇偶。");
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// Each bean is worth an odious number, by its distance from the last bottle.
pub(crate) fn bottles(beans: &Vec<u64>) -> Option<Explanation> {
    let filled = (0..beans.len()).filter(|&bottle| beans[bottle] > 0);
    let part = |bottle: usize| {
        let value = odious((beans.len() - 1 - bottle) as u64);
        let how = format!("{} x {value}", beans[bottle]);
        let left = if beans[bottle] % 2 == 1 { value } else { 0 };
        Part::new(Some(bottle), text!("bottle {bottle}", "{bottle} 号瓶"), how, Value::Nimber(left))
    };
    let rule = text!(
        "Beans at distance 0, 1, 2, 3, 4, ... from the last bottle are worth 0, and then 1, 2, \
         4, 7, ..., the numbers with an odd number of ones in binary. Two in a bottle cancel.",
        "到最后一个瓶子的距离为 0, 1, 2, 3, 4, ... 的豆子，SG 值依次是 0, 1, 2, 4, 7, ...：除 0 \
         以外，都是二进制中有奇数个 1 的数。同一瓶中的豆子两两抵消。"
    );
    Some(Explanation::nim_sum(rule, filled.map(part).collect()))
}

/// 0, or the number with an odd number of ones that has this place among them, counted from 1.
fn odious(place: u64) -> u64 {
    match place {
        0 => 0,
        _ => 2 * place - 1 - u64::from((place - 1).count_ones() % 2),
    }
}

/// A coin is worth the nim-product of its row and column.
pub(crate) fn corners(heads: &u64) -> Option<Explanation> {
    let part = |place: usize| {
        let (a, b) = (place / SIDE, place % SIDE);
        let name = text!("coin at ({a}, {b})", "({a}, {b}) 处的硬币");
        let value = product(a as u64, b as u64);
        Part::new(Some(place), name, format!("{a} x {b}"), Value::Nimber(value))
    };
    let rule = text!(
        "{alone} It is worth the nim-product of its row and column, both counted from 0: the three other \
         corners of its rectangles make every smaller nim-sum, and never this one.",
        "{alone}它的 SG 值是行号与列号（从 0 数起）的 Nim 积：以它为一角的矩形，另外三角的异或和取遍更小的数，取不到它。",
        alone = alone()
    );
    Some(Explanation::nim_sum(rule, members(*heads).map(part).collect()))
}

/// A pair of heaps becomes two parts of one of them.
pub(crate) fn throw_and_split(pairs: &Vec<[u64; 2]>) -> Option<Explanation> {
    let part = |(index, &[a, b]): (usize, &[u64; 2])| {
        let [x, y] = [a.checked_sub(1)?, b.checked_sub(1)?];
        let value = (x | y).trailing_ones();
        let lowest = |number: u64| match value {
            0..12 => {
                format!("{:0width$b}", number & ((2 << value) - 1), width = value as usize + 1)
            }
            _ => "..".into(),
        };
        let (how, value) = (format!("{} {}", lowest(x), lowest(y)), Value::Nimber(value.into()));
        Some(Part::new(Some(2 * index), text!("pair {a}, {b}", "一对 {a}, {b}"), how, value))
    };
    let parts = pairs.iter().enumerate().map(part).collect::<Option<_>>()?;
    let rule = text!(
        "A pair a, b is worth the lowest binary place, counted from 0, in which a - 1 and \
         b - 1 both have a 0. Beside it stand a - 1 and b - 1 up to there.",
        "一对 a, b 的 SG 值，是 a - 1 与 b - 1 都为 0 的最低二进制位，从 0 数起。旁边写的是 \
         a - 1 与 b - 1 到这一位为止的低位。"
    );
    Some(Explanation::nim_sum(rule, parts))
}
