//! CF 1110 G Tree-Tac-Toe. <https://codeforces.com/problemset/problem/1110/G>
//!
//! **Rules.** Some of the `n` vertices of a tree are white, `W`; the others, `N`, have no colour yet. White
//! and Black in turn, White first, paint one of these in their own colour. Who first has a path of three
//! vertices wins; if all are painted before, it is a draw. For each of `T` tests print `White`, `Draw` or
//! `Black`.
//!
//! **Theorem.** Hang on each white vertex A a new vertex B with two leaves C and D, and let no vertex have a
//! colour. White wins iff in this new tree, of N vertices,
//! 1. some vertex has four neighbours or more; or
//! 2. some vertex has three neighbours, and two of these are no leaves; or
//! 3. two vertices have three neighbours, and N is odd.
//!
//! Otherwise it is a draw. (Proved.)
//!
//! **Proof.** A player threatens a vertex if painting it next would win. Two threats at once win, unless the
//! other player wins first; Black never can below, as he has no threat himself.
//!
//! *White wins in the new tree iff he does in the old one.* It is enough to hang something on one A at a
//! time.
//! - Let White win in the old tree, where A then has a neighbour X. He paints A. If Black does not paint B,
//!   White does, and wins at once, if X was white, or has at least two threats of C, D and X. If Black paints
//!   B, White is to move as in the old tree, and goes on as there, but answers C by D and D by C. So Black
//!   gets no path with B.
//! - Let Black have a way not to lose in the old tree. In the new one he goes on as there, but answers A by
//!   B, B by A, C by D and D by C. Where there is nothing to answer, he paints anything: one more vertex
//!   never hurts. So White gets no path of the old tree, even if A counts as his, and none with B: those have
//!   A and B, or C and D.
//!
//! *White wins in these cases.*
//! 1. He paints a vertex with four neighbours, then one of these. At least two others are free, and
//!    threatened.
//! 2. Let v have the neighbours a, b and c, and let a and b have the neighbours a' and b' besides. He paints
//!    v. Black answers on one side at most, so say that a and a' are free. White paints a and threatens a', b
//!    and c, of which Black has one at most.
//! 3. Let 1 and 2 not hold. Then a vertex with three neighbours has two leaves; call it a fork, and take two
//!    leaves off each. What is left has no vertex with three neighbours, so it is a path u0, ..., ud, and
//!    each fork is an end of it. There are two, so N = d + 5, and d is even and not 0. White paints u1. Black
//!    must paint u0: otherwise White does and threatens at least two of u2 and the leaves of u0. White paints
//!    u3, if d > 2, and threatens u2, which Black must paint; then u5 likewise, and so on up to u(d-1). Now
//!    he paints ud and threatens both its leaves. Black has u0, u2, ..., u(d-2), and White has a vertex
//!    between any two of them: Black never threatens anything.
//!
//! *Otherwise nobody wins.* The new tree is such a path with no fork, with one, say at u0, or with two and
//! odd d. Make pairs: the two leaves of each fork, and u0 with u1, u2 with u3, and so on along the path; with
//! two forks the path has d + 1 vertices, an even number, so none of them is left over. Then each path of
//! three vertices has both of some pair. So Black gets a draw by painting the other
//! one of a pair each time, or anything where there is nothing to answer. So does White, in the old tree and
//! after any first turn, whatever is white already.
//!
//! **Complexity.** O(n) time and 27 bytes a vertex, as the new vertices are only counted. No recursion. Past
//! the statement all vertices may be white, and three of them a path, which is `White`. What is no tree is an
//! error.
//!
//! **Traps.** Three neighbours do not suffice: `1 / 4 / 1 2 / 1 3 / 1 4 / NNNN` answers `Draw`. Nor does a
//! white vertex with two others at its side: `1 / 3 / 1 2 / 1 3 / WNN` answers `Draw`; n is odd there, but N
//! is even. Cases 1 and 2 are not all: `1 / 7 / 1 2 / 2 3 / 1 4 / 1 5 / 3 6 / 3 7 / NNNNNNN` answers `White`.
//! White vertices make forks, too: `1 / 5 / 1 2 / 2 3 / 3 4 / 4 5 / WNNNW` answers `White`,
//! `1 / 4 / 1 2 / 2 3 / 3 4 / WNNW` answers `Draw`. One vertex has no edge: `1 / 1 / N` answers `Draw`. With
//! 50,000 tests none may clear an array of 500,000.
//!
//! **Source.** Codeforces Global Round 1, problem G. That the second player cannot win such a game is
//! strategy stealing: A. Hales, R. Jewett, Regularity and positional games, Transactions of the AMS 106
//! (1963).

use sente::io::{fail, Bytes, Usize1};
use sente::tree::leaves_first;
use sente::{input, output};

/// True if White wins; `None` if the edges are no tree of these letters.
fn white_wins(edges: &[(usize, usize)], letters: &[u8]) -> Option<bool> {
    if !leaves_first(letters.len(), edges, |_, _| {}) {
        return None;
    }
    // Neighbours in the new tree, up to 4; and those of them that are no leaves.
    let mut degrees: Vec<u8> = letters.iter().map(|&letter| u8::from(letter == b'W')).collect();
    let mut inner = degrees.clone();
    let white = letters.iter().filter(|&&letter| letter == b'W').count();
    for &(one, other) in edges {
        degrees[one] = (degrees[one] + 1).min(4);
        degrees[other] = (degrees[other] + 1).min(4);
    }
    for &(one, other) in edges {
        inner[one] = inner[one].saturating_add(u8::from(degrees[other] > 1));
        inner[other] = inner[other].saturating_add(u8::from(degrees[one] > 1));
    }
    let (mut forks, mut wins) = (white, false);
    for (degree, inner) in degrees.into_iter().zip(inner) {
        wins |= degree == 4 || degree == 3 && inner > 1;
        forks += usize::from(degree == 3);
    }
    Some(wins || forks == 2 && (letters.len() + 3 * white) % 2 == 1)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)], letters: Bytes }
        if letters.len() != n || letters.iter().any(|letter| !matches!(letter, b'W' | b'N')) {
            fail(format_args!("test {test} has not {n} letters `W` or `N`"));
        }
        match white_wins(&edges, &letters) {
            Some(wins) => out.line(if wins { "White" } else { "Draw" }),
            None => {
                fail(format_args!("test {test}: the edges are not a tree of the vertices 1 to {n}"))
            }
        }
    }
}

#[cfg(test)]
mod cf1110g {
    use super::white_wins;

    /// A path with ends that are plain, `N`, white, `W`, or have two leaves, `F`.
    fn path(n: usize, ends: [char; 2]) -> Option<bool> {
        let last = n - 1 - 2 * ends.iter().filter(|&&end| end == 'F').count();
        let mut edges: Vec<_> = (0..last).map(|vertex| (vertex, vertex + 1)).collect();
        let mut letters = vec![b'N'; n];
        for (letter, end) in ends.into_iter().zip([0, last]) {
            match letter {
                'F' => (0..2).for_each(|_| edges.push((edges.len() + 1, end))),
                letter => letters[end] = letter as u8,
            }
        }
        white_wins(&edges, &letters)
    }

    #[test]
    fn one_and_two_vertices_are_a_draw() {
        for letters in ["N", "W", "NN", "WN", "NW", "WW"] {
            let edges = &[(0, 1)][..letters.len() - 1];
            assert_eq!(white_wins(edges, letters.as_bytes()), Some(false), "{letters}");
        }
    }

    #[test]
    fn a_path_with_at_most_one_end_is_a_draw() {
        for n in 5..40 {
            for ends in [['N', 'N'], ['N', 'W'], ['W', 'N'], ['F', 'N'], ['N', 'F']] {
                assert_eq!(path(n, ends), Some(false), "{n} {ends:?}");
            }
        }
    }

    #[test]
    fn a_path_with_both_ends_is_won_in_one_parity() {
        for n in 6..40 {
            for (ends, odd) in [(['F', 'F'], 1), (['W', 'W'], 1), (['F', 'W'], 0), (['W', 'F'], 0)]
            {
                assert_eq!(path(n, ends), Some(n % 2 == odd), "{n} {ends:?}");
            }
        }
    }

    #[test]
    fn a_star_is_won_from_four_leaves_on_or_with_a_white_one() {
        for leaves in 3..300 {
            let edges: Vec<_> = (1..=leaves).map(|leaf| (leaf, 0)).collect();
            let mut letters = vec![b'N'; leaves + 1];
            assert_eq!(white_wins(&edges, &letters), Some(leaves > 3));
            letters[leaves] = b'W';
            assert_eq!(white_wins(&edges, &letters), Some(true));
        }
    }

    #[test]
    fn three_neighbours_win_if_two_of_them_have_others() {
        let edges = [(0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (4, 6)];
        assert_eq!(white_wins(&edges[..3], b"NNNN"), Some(false));
        assert_eq!(white_wins(&edges[..4], b"NNNNN"), Some(false));
        assert_eq!(white_wins(&edges[..5], b"NNNNNN"), Some(true));
        assert_eq!(white_wins(&edges[..4], b"NNNWN"), Some(true));
    }

    #[test]
    fn the_hung_vertices_decide_nothing() {
        // Every tree of six vertices, in which vertex k > 0 hangs on one of those before it, with all
        // colours.
        for code in 0..120 * 64 {
            let parents = [0, code % 2, code / 2 % 3, code / 6 % 4, code / 24 % 5];
            let mut edges: Vec<_> = (1..).zip(parents).collect();
            let mut letters: Vec<u8> = (0..6).map(|k| b"NW"[(code / 120) >> k & 1]).collect();
            let found = white_wins(&edges, &letters);
            for vertex in (0..6).filter(|&vertex| (code / 120) >> vertex & 1 == 1) {
                let b = letters.len();
                edges.extend([(vertex, b), (b, b + 1), (b + 2, b)]);
                letters.extend(b"NNN");
                letters[vertex] = b'N';
                assert_eq!(white_wins(&edges, &letters), found, "{edges:?} {letters:?}");
            }
        }
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        assert_eq!(white_wins(&[], b""), None);
        assert_eq!(white_wins(&[(0, 0)], b"NN"), None);
        assert_eq!(white_wins(&[(0, 1), (1, 2), (2, 0)], b"NNNN"), None);
        assert_eq!(white_wins(&[(0, 2)], b"NN"), None);
    }
}
