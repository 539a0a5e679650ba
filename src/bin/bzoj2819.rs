//! BZOJ 2819 Nim. <https://lydsy.com/JudgeOnline/problem.php?id=2819>
//!
//! **Rules.** The `n` vertices of a tree are heaps of stones. A query `Q v u` asks about Nim on the heaps
//! of the path from v to u, both of them included: in turn two players take one or more stones from one
//! heap, and whoever cannot loses. Print `Yes` if the first player wins, else `No`. `C v k` makes heap v
//! one of k stones.
//!
//! **Theorem.** Let P(v) be the nim-sum of the heaps from the root, vertex 1, to v, and w the lowest
//! common ancestor of v and u. The first player wins iff P(v) ^ P(u) ^ (heap of w) is not 0. (Proved.)
//!
//! **Proof.** *Nim* (Bouton). A move changes one term of the nim-sum, so it never leaves 0 as 0. If the
//! nim-sum s is not 0, some heap x has the highest bit of s, so x ^ s < x: taking the heap down to x ^ s
//! makes the nim-sum 0. So who leaves 0 once can do so each time, and it is the other who finds no stone
//! in the end.
//!
//! *The path* consists of what lies below w towards v, the same towards u, and w. What lies above w is in
//! both P(v) and P(u) and cancels, and so does w itself, which has to be put back.
//!
//! *Places.* Call what hangs on a vertex, itself included, its branch. Give each vertex a place from 1
//! on, so that a vertex comes first in its branch, and the places of a branch are a row: that of v ends
//! before some end(v). Keep a list D: a heap h of a vertex v is xored in at the place of v and once more
//! at end(v). Then P(v) is the nim-sum of D up to the place of v: a heap has been entered an odd number
//! of times by then iff v is in the branch of its vertex, which is then on the path to v. A change is two
//! changes of D. Sums of D are kept as by Fenwick: entry i is the sum of the last lowbit(i) places up to
//! the i-th, where lowbit(i) is the greatest power of two that divides i. So the sum up to i is entry i
//! and the sum up to i - lowbit(i), and place i is in the entries i, i + lowbit(i), and so on.
//!
//! *The vertex w.* If v and u are one vertex, w is that. If not, let v be at the lesser place, x, and u at y,
//! and let up(z) be the place of the parent of the vertex at place z. Then the place of w is the least of
//! up(x + 1), ..., up(y). If v is w, all these places are in its branch and none is its own, so no parent has a
//! lesser place than v; and the child of v on the way to u is one of them, since it comes behind v and no later
//! than u. If v is not w, neither is u, which comes later. The children of w on the ways to v and u are two, and
//! that of v comes first, with all of its branch. So the other one has a place from x + 1 to y, and its parent is
//! w; and all places from x to y are in the branch of w and not its own, so their parents are in that branch, too.
//!
//! *The least number.* Of each block of 16 numbers the least is kept, and of each 2, 4, 8, ... blocks that follow
//! each other. Two such runs of one length, which may overlap, cover the whole blocks between two places; the
//! numbers before and behind are less than 16 each, and are looked at.
//!
//! **Complexity.** O((n + q) log n) time for q operations, of which the common vertex takes O(1).
//!
//! It takes about 80 bytes a vertex. Vertices are taken leaves first (`sente::tree`), and then in the
//! opposite order: no recursion and no lists of neighbours. Past the statement heaps may be any numbers
//! below 2^32.
//!
//! **Traps.** The common vertex is in both sums and must be put back: `1 / 1 / 1 / Q 1 1` answers `Yes`.
//! A change sets the heap: `1 / 1 / 2 / C 1 1 / Q 1 1` answers `Yes`. It reaches all vertices below:
//! `2 / 0 0 / 1 2 / 2 / C 1 1 / Q 1 2` answers `Yes`. Stones are not added up:
//! `2 / 1 3 / 1 2 / 1 / Q 1 2` answers `Yes`, and `2 / 1 1 / 1 2 / 1 / Q 1 2` answers `No`. The statement
//! bounds heaps by 32767 at first, and in a note by 2^31 - 1: `1 / 65536 / 1 / Q 1 1` answers `Yes`. A
//! path of 500,000 vertices makes a recursion that deep.
//!
//! **Source.** BZOJ 2819, from a contest of the Hubei team, by vfleaking; the judge is closed. C. L.
//! Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901). P. M.
//! Fenwick, A new data structure for cumulative frequency tables, Software: Practice and Experience 24
//! (1994).

use sente::{input, io::fail, output, tree::leaves_first};

/// Numbers in a block, whose least one is known: they are one line of memory.
const BLOCK: usize = 16;

/// Numbers, of which the least between two places is found. Row k of `blocks` has the least of each 2^k blocks that
/// follow each other.
struct Minima {
    numbers: Vec<u32>,
    blocks: Vec<Vec<u32>>,
}

impl Minima {
    fn new(numbers: Vec<u32>) -> Self {
        let least = |block: &[u32]| block.iter().copied().min();
        let mut blocks = vec![numbers.chunks(BLOCK).filter_map(least).collect::<Vec<_>>()];
        let mut length = 1;
        while 2 * length <= blocks[0].len() {
            let row = &blocks[blocks.len() - 1];
            blocks
                .push(row.iter().zip(&row[length..]).map(|(one, other)| *one.min(other)).collect());
            length *= 2;
        }
        Minima { numbers, blocks }
    }

    /// The least of the numbers from place `first` to place `last`, which is no lesser one.
    fn least(&self, first: usize, last: usize) -> u32 {
        let least = |first: usize, end: usize| {
            self.numbers[first..end].iter().fold(u32::MAX, |least, number| least.min(*number))
        };
        let (start, end) = (first / BLOCK + 1, last / BLOCK);
        if end <= start {
            return least(first, last + 1);
        }
        let row = (end - start).ilog2();
        let blocks = &self.blocks[row as usize];
        let whole = blocks[start].min(blocks[end - (1 << row)]);
        whole.min(least(first, start * BLOCK)).min(least(end * BLOCK, last + 1))
    }
}

/// A tree whose vertices have places from 1 on. Of each vertex there are its place and the vertices of its
/// branch; of each place its heap, the place of the parent, and the nim-sum of the last lowbit(i) places up to
/// it, the i-th.
struct Tree {
    places: Vec<u32>,
    sizes: Vec<u32>,
    heaps: Vec<u32>,
    above: Minima,
    sums: Vec<u32>,
}

/// The tree of these heaps; `None` if the edges are no tree of the vertices from 0 on.
fn planted(edges: &[(usize, usize)], heaps: &[u32]) -> Option<Tree> {
    let n = heaps.len();
    let (mut sizes, mut order) = (vec![1; n], Vec::with_capacity(n));
    let is_tree = leaves_first(n, edges, |vertex, parent| {
        sizes[parent] += sizes[vertex];
        order.push((vertex, parent));
    });
    if !is_tree {
        return None;
    }
    let (mut places, mut above) = (vec![1; n], vec![0; n + 1]);
    // Where the places for children end.
    let mut ends = vec![n as u32 + 1; n];
    for (vertex, parent) in order.into_iter().rev() {
        ends[vertex] = ends[parent];
        ends[parent] -= sizes[vertex];
        places[vertex] = ends[parent];
        above[ends[parent] as usize] = places[parent];
    }
    let (above, heaps_at, sums) = (Minima::new(above), vec![0; n + 1], vec![0; n + 1]);
    let mut tree = Tree { places, sizes, heaps: heaps_at, above, sums };
    heaps.iter().enumerate().for_each(|(vertex, &heap)| change(&mut tree, vertex, heap));
    Some(tree)
}

/// Sets the number of stones at a vertex.
fn change(tree: &mut Tree, vertex: usize, heap: u32) {
    let place = tree.places[vertex] as usize;
    let xor = tree.heaps[place] ^ heap;
    tree.heaps[place] = heap;
    for mut entry in [place, place + tree.sizes[vertex] as usize] {
        while let Some(sum) = tree.sums.get_mut(entry) {
            *sum ^= xor;
            entry += entry & entry.wrapping_neg();
        }
    }
}

/// The nim-sum of the path between two vertices.
fn nim_sum(tree: &Tree, one: usize, other: usize) -> u32 {
    let [one, other] = [one, other].map(|vertex| tree.places[vertex] as usize);
    let (first, last) = (one.min(other), one.max(other));
    let common = if first == last { first } else { tree.above.least(first + 1, last) as usize };
    let mut sum = tree.heaps[common];
    for mut entry in [first, last] {
        while entry > 0 {
            sum ^= tree.sums[entry];
            entry &= entry - 1;
        }
    }
    sum
}

fn main() {
    input! { n: usize, heaps: [u32; n], mut edges: [(usize, usize); n.saturating_sub(1)] }
    edges.iter_mut().for_each(|(a, b)| (*a, *b) = (a.wrapping_sub(1), b.wrapping_sub(1)));
    let Some(mut tree) = planted(&edges, &heaps) else {
        fail("the edges are not a tree");
    };
    input! { operations: [(char, usize, u32)] }
    let mut out = output();
    for (number, (letter, vertex, value)) in (1..).zip(operations) {
        let [vertex, end] = [vertex, value as usize].map(|one| one.wrapping_sub(1));
        match letter {
            'C' if vertex < n => change(&mut tree, vertex, value),
            'Q' if vertex.max(end) < n => {
                out.line(if nim_sum(&tree, vertex, end) == 0 { "No" } else { "Yes" });
            }
            _ => fail(format_args!("operation {number} is no `Q` or `C` of vertices 1 to {n}")),
        }
    }
}

#[cfg(test)]
mod bzoj2819 {
    use super::{change, nim_sum, planted, Minima};

    #[test]
    fn one_vertex_is_one_heap() {
        let mut heaps = planted(&[], &[u32::MAX]).expect("it is a tree");
        assert_eq!(nim_sum(&heaps, 0, 0), u32::MAX);
        change(&mut heaps, 0, 0);
        assert_eq!(nim_sum(&heaps, 0, 0), 0);
    }

    #[test]
    fn what_is_no_tree_has_no_heaps() {
        assert!(planted(&[], &[]).is_none());
        assert!(planted(&[], &[1, 1]).is_none());
        assert!(planted(&[(0, 1), (0, 1)], &[1, 1, 1]).is_none());
        assert!(planted(&[(0, 2)], &[1, 1]).is_none());
    }

    #[test]
    fn the_last_change_counts() {
        let mut heaps = planted(&[(0, 1), (2, 1)], &[1, 2, 4]).expect("it is a tree");
        for (heap, sum) in [(8, 13), (8, 13), (0, 5), (2, 7)] {
            change(&mut heaps, 1, heap);
            assert_eq!(nim_sum(&heaps, 2, 0), sum);
        }
    }

    /// The heaps on the path, added up vertex by vertex; vertex v > 0 hangs on `parents[v]` below v.
    fn walked(parents: &[usize], heaps: &[u32], mut one: usize, mut other: usize) -> u32 {
        let mut sum = 0;
        while one != other {
            let lower = if one > other { &mut one } else { &mut other };
            sum ^= heaps[*lower];
            *lower = parents[*lower];
        }
        sum ^ heaps[one]
    }

    #[test]
    fn a_path_is_as_walked() {
        let mut seed = 5_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for (round, n) in (1..40).cycle().take(400).enumerate() {
            let parents: Vec<usize> = (0..n)
                .map(|vertex: usize| match round % 5 {
                    0 => vertex.saturating_sub(1),
                    1 => vertex.saturating_sub(1) / 2,
                    2 => 0,
                    3 => vertex.saturating_sub(1 + random(3)),
                    _ => random(vertex.max(1)),
                })
                .collect();
            let mut names: Vec<usize> = (0..n).collect();
            (2..n).for_each(|place| names.swap(place, 1 + random(place)));
            let edge = |vertex: usize| (names[vertex], names[parents[vertex]]);
            let edges: Vec<_> = (1..n).map(edge).collect();
            let mut stones: Vec<u32> = (0..n).map(|vertex| 1 << (vertex % 32)).collect();
            let mut named = vec![0; n];
            (0..n).for_each(|vertex| named[names[vertex]] = stones[vertex]);
            let mut heaps = planted(&edges, &named).expect("it is a tree");
            for _ in 0..60 {
                let (one, other) = (random(n), random(n));
                let expected = walked(&parents, &stones, one, other);
                assert_eq!(nim_sum(&heaps, names[one], names[other]), expected, "{edges:?}");
                let changed = random(n);
                stones[changed] = random(1 << 31) as u32;
                change(&mut heaps, names[changed], stones[changed]);
            }
        }
    }

    #[test]
    fn the_least_of_every_row_is_found() {
        let numbers: Vec<u32> = (0..133_u32).map(|place| place * 5741 % 997).collect();
        for length in [1, 15, 16, 17, 31, 32, 33, 48, 64, 65, 133] {
            let minima = Minima::new(numbers[..length].to_vec());
            for first in 0..length {
                for last in first..length {
                    let least = *numbers[first..=last].iter().min().expect("there is one");
                    assert_eq!(minima.least(first, last), least, "{first} to {last}");
                }
            }
        }
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_recursion() {
        let n = 1_000_000;
        let edges: Vec<_> = (1..n).map(|vertex| (vertex - 1, vertex)).collect();
        let mut heaps = planted(&edges, &vec![1; n]).expect("it is a tree");
        assert_eq!(nim_sum(&heaps, 0, n - 1), 0);
        assert_eq!(nim_sum(&heaps, n - 1, 1), 1);
        change(&mut heaps, n / 2, 0);
        assert_eq!(nim_sum(&heaps, 0, n - 1), 1);
    }
}
