//! P7864 摘叶子 (Leaf picking). <https://www.luogu.com.cn/problem/P7864>
//!
//! **Rules.** A tree has the root 1. In turn each of two players picks any leaves, at least one, and
//! removes them all at once; what becomes a leaf thereby waits for the next turn. The root is a leaf
//! when it is alone. Whoever removes the root wins. Print 1 if the first player wins, else 0.
//!
//! **Theorem.** The chain of a leaf is the leaf and the vertices above it up to, and without, the first
//! that has two or more children (or up to the root, with it). The position is lost iff all chains are
//! even, that is, have an even number of vertices. (Proved.)
//!
//! **Proof.** The winner makes the last move, so the position without vertices is lost; it has no
//! chains.
//!
//! *If all chains are even, each move leaves an odd one.* Chains have two vertices or more, so a move
//! shortens some of them by 1, ends none of them, and leaves everything else.
//!
//! *If a chain of the tree `T` is odd, some move leaves only even ones.* First remove the leaves of
//! just the odd chains. Now correct each odd chain `C` of the tree `S` that is left, at its lowest
//! vertex `c`:
//!
//! - If `c` is a leaf of `T`, its chain in `T` was even, or it would be gone. So `C` is longer than
//!   this chain, and has more than two vertices. Remove `c` too.
//! - If not, all children of `c` were leaves of `T` and are gone. Put one of them back.
//!
//! Either makes `C` even and changes no other chain.
//!
//! *Something is still removed.* This is clear if nothing is put back, and if a `c` had two children,
//! as only one of them comes back. Let a leaf `x` be put back, the only child of its `c`. Then:
//! - The chain of `x` in `T` goes on to `c`. It was odd, since `x` was removed, so without `x` it is
//!   even.
//! - `C` is odd, and has all of this chain but `x`. So `C` is longer, and goes on to the vertex `u`
//!   above that chain. There the chain ended in `T`, so `u` had two or more children; in `S` it has
//!   one.
//! - So `u` has lost children. They were leaves of `T`, and they stay removed: only a leaf of `S` gets
//!   a child back, and `u` is none.
//!
//! **Complexity.** O(n) time, 8 bytes a vertex. Past the statement up to 2^30 - 1 vertices.
//!
//! **Traps.** A path is won iff it is odd, not even: `1 / 1` answers `1`, and `1 / 2 / 1` answers `0`.
//! The vertex where chains meet is in none of them, and there is no nim-sum of chains: `1 / 3 / 1 1`
//! answers `1`, but 0 with either slip. A parent may have the larger number: `1 / 3 / 3 1` answers `1`,
//! but 0 if vertices are folded from `n` down. For `n` = 1 the line of parents is empty or missing. A
//! path of 10^6 vertices is a recursion as deep. Only 42 of the 874 trees with at most 7 vertices and
//! smaller parents are lost (checked by `few_small_trees_are_lost`), and large random trees hardly ever
//! (observed): random tests show little.
//!
//! **Source.** EVOI Round 1 (Luogu, 2021). The proof has the form of Bouton's for Nim (1901): no move
//! from even to even, always one from odd.

use sente::{input, io::fail, output};

/// A vertex is its parent's number and two bits: has it a child, has it several? A walk upwards
/// leaves `LEFT` in it, and the leaf where it began. So each vertex costs one access to memory.
const CHILD: u32 = 1 << 30;
const CHILDREN: u32 = 1 << 31;
const STATE: u32 = CHILD | CHILDREN;
const LEFT: u32 = CHILDREN;

/// True if the first player wins on the tree whose vertices from 2 on have these parents; `None` if
/// it is no tree with the root 1 (or has 2^30 vertices).
fn first_player_wins(parents: &[u32]) -> Option<bool> {
    let n = parents.len() + 1;
    if n >= CHILD as usize || parents.iter().any(|&parent| parent < 1 || parent > n as u32) {
        return None;
    }
    let mut vertices = vec![0; n + 1];
    vertices[0] = LEFT; // stands above the root
    vertices[2..].copy_from_slice(parents);
    for &parent in parents {
        let vertex = &mut vertices[parent as usize];
        *vertex |= (*vertex << 1 & CHILDREN) | CHILD;
    }
    // Then there is no cycle, and the walks can end with the chains.
    let is_tree = (2..).zip(parents).all(|(vertex, &parent)| parent < vertex);
    let (mut wins, mut walked) = (false, 0);
    for leaf in 1..=n {
        if vertices[leaf] & STATE != 0 {
            continue;
        }
        let own_mark = LEFT | leaf as u32;
        let (mut vertex, mut in_chain, mut odd) = (leaf, true, false);
        while in_chain || !is_tree && vertices[vertex] & STATE != LEFT {
            let parent = (vertices[vertex] & !STATE) as usize;
            vertices[vertex] = own_mark;
            walked += 1;
            odd ^= in_chain;
            vertex = parent;
            in_chain &= vertices[vertex] & STATE == CHILD;
        }
        if vertices[vertex] == own_mark {
            return None; // a cycle
        }
        wins |= odd;
        if is_tree && wins {
            return Some(true);
        }
    }
    // A cycle of vertices with one child each has no leaf below it.
    (is_tree || walked == n).then_some(wins)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize }
        if n == 0 {
            fail(format_args!("test {test}: a tree has a root, so n is at least 1"));
        }
        input! { parents: [u32; n - 1] }
        match first_player_wins(&parents) {
            Some(wins) => out.line(u8::from(wins)),
            None => {
                fail(format_args!("test {test}: the parents are not those of a tree with root 1"))
            }
        }
    }
}

#[cfg(test)]
mod p7864 {
    use super::first_player_wins;

    #[test]
    fn a_path_is_won_iff_it_is_odd() {
        assert_eq!(first_player_wins(&[]), Some(true));
        for n in 2..50 {
            let parents: Vec<u32> = (1..n).collect();
            assert_eq!(first_player_wins(&parents), Some(n % 2 == 1));
            // 1, n, n - 1, ..., 2 from the root down
            let parents: Vec<u32> =
                (2..=n).map(|vertex| if vertex == n { 1 } else { vertex + 1 }).collect();
            assert_eq!(first_player_wins(&parents), Some(n % 2 == 1));
        }
    }

    #[test]
    fn a_star_is_won() {
        assert_eq!(first_player_wins(&[1, 1]), Some(true));
        assert_eq!(first_player_wins(&[1; 100]), Some(true));
    }

    #[test]
    fn chains_end_below_a_vertex_with_two_children() {
        // Two even chains below the root, then below vertex 2.
        assert_eq!(first_player_wins(&[1, 2, 1, 4]), Some(false));
        assert_eq!(first_player_wins(&[1, 2, 3, 2, 5]), Some(false));
        assert_eq!(first_player_wins(&[1, 2, 3, 2, 5, 6]), Some(true));
    }

    #[test]
    fn the_number_of_a_parent_may_be_larger() {
        assert_eq!(first_player_wins(&[3, 5, 1, 4]), Some(true));
        assert_eq!(first_player_wins(&[3, 1, 5, 1]), Some(false));
    }

    #[test]
    fn few_small_trees_are_lost() {
        let (mut trees, mut lost) = (0, 0);
        for n in 1..=7_u32 {
            for mut code in 0..(1..n).product() {
                let parents: Vec<u32> = (2..=n)
                    .map(|vertex| {
                        let parent = code % (vertex - 1) + 1;
                        code /= vertex - 1;
                        parent
                    })
                    .collect();
                trees += 1;
                lost += u32::from(first_player_wins(&parents) == Some(false));
            }
        }
        assert_eq!((trees, lost), (874, 42));
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        for parents in [&[0][..], &[3], &[u32::MAX], &[2], &[3, 2], &[1, 4, 5, 3], &[1, 2, 5, 6, 4]]
        {
            assert_eq!(first_player_wins(parents), None, "{parents:?}");
        }
    }
}
