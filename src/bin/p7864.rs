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
//! *Two vertices with one child each, one above the other, can be left out:* the chain that has them
//! keeps its parity, if there is one, and no other chain changes. On a cycle both stay, or neither is
//! ever done.
//!
//! **Complexity.** O(n) time, at most 17 bytes a vertex, which the next test uses again. Children come
//! before their parent: from `n` down if all parents have smaller numbers, and then the first odd chain
//! ends the search; else leaves first, which finds cycles, too, and many walks at a time leave out most
//! of the long paths before. Past the statement up to 2^29 - 1 vertices.
//!
//! **Traps.** A path is won iff it is odd, not even: `1 / 1` answers `1`, and `1 / 2 / 1` answers `0`.
//! The vertex where chains meet is in none of them, and there is no nim-sum of chains: `1 / 3 / 1 1`
//! answers `1`, but 0 with either slip. A parent may have the larger number: `1 / 3 / 3 1` answers `1`,
//! but 0 if vertices are folded from `n` down. For `n` = 1 the line of parents is empty or missing. A
//! path of 10^6 vertices makes a recursion that deep. Only 42 of the 874 trees with at most 7 vertices and
//! smaller parents are lost (checked by `few_small_trees_are_lost`), and large random trees hardly ever
//! (observed): random tests show little.
//!
//! **Source.** EVOI Round 1 (Luogu, 2021). The proof has the form of Bouton's for Nim (1901): no move
//! from even to even, always one from odd.

use sente::{input, io::fail, output};

/// State of a vertex whose children are done, 0 for a leaf. Here: it has a child.
const CHILD: u32 = 1;
/// Its chain, from the leaf up to the vertex itself, is even.
const EVEN: u32 = 2;
/// It is a fork or above one, so in no chain.
const NO_CHAIN: u32 = 4;
const FORK: u32 = CHILD | NO_CHAIN;
/// Mask of a state; the bits above it hold a number, in units of `ONE`.
const STATE: u32 = 7;
const ONE: u32 = STATE + 1;

/// Every so many vertices a walk begins that shortens a path.
const SPACING: usize = 256;

/// Hangs a child on its parent: the parent's new state, and true if an odd chain turns out to end there. If that makes
/// the parent a fork, the first child's chain seemed to go on, with the other parity.
#[inline]
fn hang(child: u32, parent: u32) -> (u32, bool) {
    if parent & CHILD == 0 {
        return ((child & STATE ^ EVEN) | CHILD, false);
    }
    let first_is_odd = parent & (EVEN | NO_CHAIN) == EVEN;
    (FORK, first_is_odd | (child & (EVEN | NO_CHAIN) == 0))
}

struct Vertex {
    parent: u32,
    /// The state and the number of children that are not done.
    word: u32,
}

/// Buffers that one tree after the other uses. Vertex 0 stands above the root and counts as a fork.
#[derive(Default)]
struct Solver {
    states: Vec<u8>,
    vertices: Vec<Vertex>,
    /// Queue of the vertices that are done: the parent and the state of each.
    done: Vec<u32>,
}

impl Solver {
    /// True if the first player wins on the tree whose vertices from 2 on have these parents; `None` if
    /// it is no tree with the root 1 (or has 2^29 vertices).
    fn first_player_wins(&mut self, parents: &[u32]) -> Option<bool> {
        let n = u32::try_from(parents.len() + 1).ok().filter(|&n| n <= u32::MAX / ONE)?;
        let (mut in_range, mut descending) = (true, true);
        for (vertex, &parent) in (2..).zip(parents) {
            in_range &= parent.wrapping_sub(1) < n;
            descending &= parent < vertex;
        }
        if !in_range {
            return None;
        }
        if descending {
            Some(self.descend(parents))
        } else {
            self.peel(parents)
        }
    }

    /// Answers if all parents have smaller numbers than their children, which are done before them.
    fn descend(&mut self, parents: &[u32]) -> bool {
        let n = parents.len() + 1;
        self.states.clear();
        self.states.resize(n + 1, 0);
        self.states[0] = FORK as u8;
        (1..=n).rev().any(|vertex| {
            let parent = if vertex == 1 { 0 } else { parents[vertex - 2] as usize };
            let (state, wins) = hang(self.states[vertex].into(), self.states[parent].into());
            self.states[parent] = state as u8;
            wins
        })
    }

    /// Answers for any numbers: a vertex is done when its last child is. On a cycle none ever is.
    /// The parent is always written behind the queue, which grows only if it is done: there is no branch to mispredict.
    fn peel(&mut self, parents: &[u32]) -> Option<bool> {
        let n = parents.len() + 1;
        self.vertices.clear();
        self.vertices
            .extend([0, 0].iter().chain(parents).map(|&parent| Vertex { parent, word: 0 }));
        self.vertices[0].word = FORK + 2 * ONE;
        for &parent in parents {
            self.vertices[parent as usize].word += ONE;
        }
        let passed = self.shorten();
        self.done.resize(n + 1, 0);
        let mut tail = 0;
        for vertex in &self.vertices[1..] {
            self.done[tail] = vertex.parent * ONE;
            tail += usize::from(vertex.word == 0);
        }
        let (mut wins, mut head) = (false, 0);
        while head < tail {
            let child = self.done[head];
            let parent = &mut self.vertices[(child / ONE) as usize];
            let (state, odd_ends) = hang(child, parent.word);
            wins |= odd_ends;
            let others = (parent.word & !STATE) - ONE;
            parent.word = others | state;
            self.done[tail] = (parent.parent * ONE) | state;
            tail += usize::from(others == 0);
            head += 1;
        }
        (head + passed == n).then_some(wins)
    }

    /// Lets some vertices hang on one further up, past pairs of vertices that have one child each, and counts these.
    /// The walks take their steps in turn, since a step waits for memory, and only for that of its own walk.
    /// The vertex where one begins has a child too many meanwhile, so that all others end there. A cycle is walked once at
    /// most.
    fn shorten(&mut self) -> usize {
        let vertices = &mut self.vertices;
        let starts = (SPACING..vertices.len()).step_by(SPACING);
        starts.clone().for_each(|start| vertices[start].word += ONE);
        let mut walks: Vec<_> = starts.clone().collect();
        let mut passed = 0;
        while !walks.is_empty() {
            walks.retain(|&start| {
                let lower = &vertices[vertices[start].parent as usize];
                let upper = &vertices[lower.parent as usize];
                if lower.word != ONE || upper.word != ONE {
                    return false;
                }
                vertices[start].parent = upper.parent;
                passed += 2;
                true
            });
        }
        starts.for_each(|start| vertices[start].word -= ONE);
        passed
    }
}

fn main() {
    input! { tests: usize }
    let mut solver = Solver::default();
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize }
        if n == 0 {
            fail(format_args!("test {test}: a tree has a root, so n is at least 1"));
        }
        input! { parents: [u32; n - 1] }
        match solver.first_player_wins(&parents) {
            Some(wins) => out.line(if wins { "1" } else { "0" }),
            None => {
                fail(format_args!("test {test}: the parents are not those of a tree with root 1"))
            }
        }
    }
}

#[cfg(test)]
mod p7864 {
    use super::Solver;

    fn first_player_wins(parents: &[u32]) -> Option<bool> {
        Solver::default().first_player_wins(parents)
    }

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

    /// The chain of each leaf, walked upwards.
    fn some_chain_is_odd(parents: &[u32]) -> bool {
        let children = |vertex| parents.iter().filter(|&&parent| parent == vertex).count();
        (1..=parents.len() as u32 + 1).filter(|&leaf| children(leaf) == 0).any(|leaf| {
            let (mut vertex, mut odd) = (leaf, false);
            while vertex > 0 && children(vertex) < 2 {
                odd = !odd;
                vertex = if vertex == 1 { 0 } else { parents[vertex as usize - 2] };
            }
            odd
        })
    }

    #[test]
    fn one_solver_answers_tree_after_tree_under_all_names() {
        let mut solver = Solver::default();
        for code in (0..5040).rev() {
            let n = 1 + code % 8;
            // Vertex k hangs on one of those before it; then vertices from 2 on get other names.
            for turn in 0..n {
                let name = |k: u32| if k == 0 { 1 } else { 2 + (k * (turn | 1) + turn) % (n - 1) };
                let mut parents = vec![0; n as usize - 1];
                (1..n).for_each(|k| parents[name(k) as usize - 2] = name(code / k % k));
                let expected = (!parents.contains(&0)).then(|| some_chain_is_odd(&parents));
                assert_eq!(solver.first_player_wins(&parents), expected, "{parents:?}");
            }
        }
    }

    #[test]
    fn long_arms_and_cycles_under_shuffled_names_are_told_apart() {
        for (n, arm) in
            [(3000, 3000), (3001, 3000), (3001, 1000), (3001, 600), (3001, 601), (3000, 1500)]
        {
            // The last arm may be shorter.
            let name = |k: usize| if k == 0 { 1 } else { 2 + k * 1009 % (n - 1) };
            let mut parents = vec![0; n - 1];
            for k in 1..n {
                parents[name(k) - 2] = name(if k % arm == 1 { 0 } else { k - 1 }) as u32;
            }
            let odd = if n - 1 > arm { arm % 2 == 1 || (n - 1) % arm % 2 == 1 } else { n % 2 == 1 };
            assert_eq!(first_player_wins(&parents), Some(odd), "{n}, {arm}");
            // The lower end of the first arm, to which its upper end is bent.
            parents[name(1) - 2] = name(arm.min(n - 1)) as u32;
            assert_eq!(first_player_wins(&parents), None, "{n}, {arm}");
        }
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
