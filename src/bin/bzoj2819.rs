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
//! *The vertex w.* A child with at least half of its parent's branch, of which there is at most one,
//! continues the *chain* of the parent, and takes the place behind it; other children, from the end of
//! the branch downwards, and the root are heads of new chains. So a chain is a row of places, too. Let x
//! and y be v and u at first, with x of the lesser place, and g the head of the chain of y. If g has no
//! greater place than x, then x stands between g and y, so on this chain and above y: x is w. If it has,
//! then x is not in the branch of g, and w lies above g: let y be the parent of g, and exchange x and y if
//! y now has the lesser place. Each such step more than doubles the branch: at most log2(n) steps from v, and
//! as many from u.
//!
//! **Complexity.** O((n + q) log n) time for q operations.
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

/// A tree whose vertices have places from 1 on. Of each vertex there are its place and the vertices of its
/// branch; of each place its heap, its chain, and the nim-sum of the last lowbit(i) places up to it, the i-th.
/// A chain is known by the places of its head and of the head's parent.
struct Tree {
    places: Vec<u32>,
    sizes: Vec<u32>,
    heaps: Vec<u32>,
    chains: Vec<(u32, u32)>,
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
    let (mut places, mut chains) = (vec![1; n], vec![(1, 0); n + 1]);
    // Where the places for children end.
    let mut ends = vec![n as u32 + 1; n];
    for (vertex, parent) in order.into_iter().rev() {
        let above = places[parent];
        let (place, chain) = if 2 * sizes[vertex] < sizes[parent] {
            ends[parent] -= sizes[vertex];
            (ends[parent], (ends[parent], above))
        } else {
            (above + 1, chains[above as usize])
        };
        places[vertex] = place;
        chains[place as usize] = chain;
        ends[vertex] = place + sizes[vertex];
    }
    let mut tree = Tree { places, sizes, heaps: vec![0; n + 1], chains, sums: vec![0; n + 1] };
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
    let [mut one, mut other] = [one, other].map(|vertex| tree.places[vertex] as usize);
    let mut sum = 0;
    for mut entry in [one, other] {
        while entry > 0 {
            sum ^= tree.sums[entry];
            entry &= entry - 1;
        }
    }
    loop {
        if one > other {
            (one, other) = (other, one);
        }
        let (head, above) = tree.chains[other];
        if head as usize <= one {
            return sum ^ tree.heaps[one];
        }
        other = above as usize;
    }
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
    use super::{change, nim_sum, planted};

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
    fn chains_are_few_on_each_way() {
        // All vertices of a complete binary tree: each way from the root meets at most log2 n heads.
        let n = (1 << 12) - 1;
        let edges: Vec<_> = (1..n).map(|vertex: usize| (vertex, (vertex - 1) / 2)).collect();
        let heaps = planted(&edges, &vec![0; n]).expect("it is a tree");
        for mut place in 1..=n {
            let mut steps = 0;
            while heaps.chains[place].0 > 1 {
                place = heaps.chains[place].1 as usize;
                steps += 1;
            }
            assert!(steps < 12);
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
