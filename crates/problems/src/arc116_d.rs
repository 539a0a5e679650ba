//! ARC 116 D: I Wanna Win The Game.

use rules::prelude::*;
use rules::shapes::heaps::nim_sum;
use std::{iter, mem};

const MOST: u64 = 5000;
const MODULUS: usize = 998_244_353;
/// Most sequences of a search, which begins at all of them.
const MOST_SEQUENCES: u64 = 20_000;

/// The number of integers, and their sum.
pub type Total = [u64; 2];

/// Nim on the sequence. The statement only asks for the exclusive or 0.
pub struct Heaps;

impl Statement for Heaps {
    type Case = Total;
    /// The number of lost sequences, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, [n, m]: &mut Total) -> FormResult {
        form.line_of([("N", n, 1..=MOST), ("M", m, 1..=MOST)])
    }

    fn answers(cases: &[Total]) -> SearchResult<Vec<usize>> {
        cases.iter().try_for_each(Heaps::fits)?;
        let count =
            |total| sequences(total).filter(|all| nim_sum(all.iter().copied()) == 0).count();
        Ok(cases.iter().map(|total| count(total) % MODULUS).collect())
    }
}

impl Game for Heaps {
    type Case = Total;
    rules::moves_of_nim!();

    fn fits(&[n, m]: &Total) -> SearchResult<()> {
        // C(M + k, k) for k = 1, 2, ..., none of which is smaller than the one before it.
        let grow = |count: u64, k: u64| (count * (m + k) / k).min(MOST_SEQUENCES + 1);
        let most = MOST_SEQUENCES as usize;
        search::ensure_small((1..n).fold(1, grow), most, Text("sequences", "序列数"))
    }

    /// One of the sequences, of heaps that grow.
    fn starts(&[n, m]: &Total) -> impl Iterator<Item = Vec<u64>> {
        let up_to = move |heap| m * heap * heap / (n * n);
        iter::once((0..n).map(|heap| up_to(heap + 1) - up_to(heap)).collect())
    }
}

/// All sequences, that of everything in the first place first.
fn sequences(&[n, m]: &Total) -> impl Iterator<Item = Vec<u64>> {
    let last = n as usize - 1;
    let first = iter::once(m).chain(iter::repeat_n(0, last)).collect();
    iter::successors(Some(first), move |sequence: &Vec<u64>| {
        let mut next = sequence.clone();
        let place = next[..last].iter().rposition(|&integer| integer > 0)?;
        next[place] -= 1;
        next[place + 1] = mem::take(&mut next[last]) + 1;
        Some(next)
    })
}

impl Trials for Heaps {
    const RANDOM_SIZE: usize = 20;

    fn extremes(extremes: &mut Extremes<Total>) {
        let mut add = |title, n, m| extremes.add(title, move |_| vec![[n, m]]);
        add("largest: a table of all C(n, k) | 全部 C(n, k) 的表", MOST, MOST);
        add("odd: no sequence | 没有这样的序列", MOST, MOST - 1);
        add("power: one bit at the top | 只有最高的一位", MOST, 4096);
        add("below-a-power: all bits but the lowest | 除最低位全是 1", MOST, 4094);
        add("ten: C(10, k) ends early | C(10, k) 很快就没有了", 10, MOST);
        add("three: a power of 3 | 3 的幂", 3, MOST);
        add("two: one sequence | 只有一个序列", 2, 4096);
        add("single: a heap that is won | 一堆必胜", 1, MOST);
        add("pairs: two ones | 两个 1", MOST, 2);
        add("one-stone: it cannot be paired | 一颗配不成对", MOST, 1);
    }
}
