//! P4055 游戏 (Game on a Maze, JSOI 2009). <https://www.luogu.com.cn/problem/P4055>
//!
//! **Rules.** A maze has `N` rows of `M` cells, free `.` or blocked `#`. AA puts a token on a free cell. Then
//! YY and AA in turn, YY first, move it to a free cell beside it where it has not been yet. Whoever cannot
//! move loses. Print `WIN` and all cells, by row and column from 1, from which AA wins, or `LOSE` if there is
//! none.
//!
//! **Theorem.** A matching is a set of pairs of neighbouring free cells, none of them in two pairs. AA wins
//! from the cell s iff some maximum matching leaves s out. (Proved.)
//!
//! **Proof.** *If a maximum matching leaves s out,* AA answers each step by a step to the mate. So whenever
//! YY is to move, the token has been on s and then on both cells of some pairs, s, v1, w1, v2, w2, ..., and
//! stands on the last one. Let YY step to v. If v had no mate, s v1, w1 v2, and so on up to v would be one
//! pair more than v1 w1, v2 w2, ... are. So v has a mate. It is new, since s has none and of each other pair
//! both cells have been entered or none: AA can step there.
//!
//! *If each maximum matching has s in a pair,* YY takes one of them and always steps to the mate. Whenever
//! AA is to move, the token has been on s, w1, v2, w2, ..., vk, wk, which are pairs. Let AA step to v. If v
//! had no mate, w1 v2, and so on up to wk v could stand for s w1, ..., vk wk: as many pairs, and without s.
//! So v has a mate, which is new as before: YY can step there.
//!
//! *One maximum matching shows the cells that any of them leaves out.* Call those that it leaves out itself
//! reached; and where v is reached and u is its neighbour, call the mate of u reached.
//! - *A reached cell is left out by some.* In a search each cell is reached once, over a path v0 u1 v1 u2 v2
//!   ... where v0 has no mate, u1 v1, u2 v2, ... are pairs, and each u is a neighbour of the v before it. On
//!   a chessboard all v have one colour and all u the other one, and all v differ, so all u do. If a
//!   neighbour u of the last v had no mate, v0 u1, v1 u2, ..., v u would be one pair more. So all have one,
//!   and v0 u1, v1 u2, ... can stand for u1 v1, u2 v2, ...: as many pairs, and without the last v.
//! - *A cell v that some leaves out is reached.* Let another maximum matching leave v out, and let v have a
//!   mate in ours. Walk from v along pairs of ours and of the other one in turn, as far as it goes. No cell
//!   comes twice. If the walk ended with a pair of ours, these could stand for the other one's on it, which
//!   are one less. So it ends with a pair of the other one, in a cell without a mate in ours. Backwards it is
//!   a path as above, and reaches v.
//!
//! *A maximum matching* comes by rounds (Hopcroft and Karp). A path v0 u1 v1 ... u to a cell without a mate
//! makes one pair more, as above. A round takes disjoint paths of the least length there is, until no other
//! one fits. Without any path the matching is a maximum one (Berge).
//!
//! **Complexity.** O(V sqrt V) time and O(V) memory for V cells, in O(sqrt V) rounds. The first one matches
//! greedily, since all paths have one step. No recursion. Past the statement up to 2^18 cells; a maze without
//! any answers `LOSE`.
//!
//! **Traps.** Both colours count: `1 2 / #.` answers `WIN / 1 2`, and `1 2 / .#` answers `WIN / 1 1`. One
//! matching leaves out not all of them: `1 3 / ...` answers `WIN / 1 1 / 1 3`. An even number of free cells
//! can be won: `1 3 / .#.` answers `WIN / 1 1 / 1 3`. The larger colour does not decide: `1 4 / ..#.` answers
//! `WIN / 1 4`, though the second cell has the same colour. A search can be thousands of cells deep, too many
//! for a recursion. Without a free cell there is no start: `1 1 / #` answers `LOSE`.
//!
//! **Source.** JSOI 2009. The game is undirected vertex geography: A. Fraenkel, E. Scheinerman, D. Ullman,
//! Undirected edge geography, Theoretical Computer Science 112 (1993). J. Hopcroft, R. Karp, An n^(5/2)
//! algorithm for maximum matchings in bipartite graphs, SIAM Journal on Computing 2 (1973).

use sente::io::{fail, Bytes};
use sente::{input, matching::Matching, output};

/// More cells are not matched.
const MOST_CELLS: usize = 1 << 18;

/// The cells from which AA wins, by row and column from 1.
fn winning(rows: &[Vec<u8>], columns: usize) -> Vec<[usize; 2]> {
    // Blocked cells around and between the rows: each cell has four neighbours. An odd width: a cell is black iff its
    // number is odd.
    let width = (columns + 1) | 1;
    let mut cells = vec![b'#'; width * (rows.len() + 2)];
    for (line, row) in cells[width..].chunks_mut(width).zip(rows) {
        line[..columns].copy_from_slice(row);
    }
    let is_free = |cell: &usize| cells[*cell] == b'.';
    let beside =
        |cell: usize| [cell - width, cell - 1, cell + 1, cell + width].into_iter().filter(is_free);
    let free = (0..cells.len()).filter(is_free);
    let black = free.clone().filter(|cell| cell % 2 == 1);
    let left_out = Matching::maximum(cells.len(), black, beside).left_out(free.clone());
    let won = free.filter(|&cell| left_out[cell]);
    won.map(|cell| [cell / width, cell % width + 1]).collect()
}

fn main() {
    input! { n: usize, m: usize }
    if n.max(1).saturating_mul(m.max(1)) > MOST_CELLS {
        fail(format_args!("a maze of {n} x {m} cells is too large: the most is {MOST_CELLS}"));
    }
    let mut rows = Vec::new();
    for number in 1..=if m > 0 { n } else { 0 } {
        input! { row: Bytes }
        if row.len() != m || row.iter().any(|cell| !matches!(cell, b'.' | b'#')) {
            fail(format_args!("row {number} is not {m} cells `.` or `#`"));
        }
        rows.push(row);
    }
    let cells = winning(&rows, m);
    let mut text = String::from(if cells.is_empty() { "LOSE" } else { "WIN" });
    for [row, column] in cells {
        text += &format!("\n{row} {column}");
    }
    output().line(text.as_str());
}

#[cfg(test)]
mod p4055 {
    use super::winning;

    fn wins(rows: &[&str]) -> Vec<[usize; 2]> {
        let rows: Vec<_> = rows.iter().map(|row| row.as_bytes().to_vec()).collect();
        winning(&rows, rows.first().map_or(0, Vec::len))
    }

    #[test]
    fn cells_alone_are_won_and_without_one_there_is_no_start() {
        assert!(wins(&[]).is_empty() && wins(&["", ""]).is_empty());
        assert!(wins(&["#"]).is_empty() && wins(&["##", "##", "##"]).is_empty());
        assert_eq!(wins(&["."]), [[1, 1]]);
        assert_eq!(wins(&["#.", ".#", "##"]), [[1, 2], [2, 1]]);
        assert_eq!(wins(&["###", "##."]), [[2, 3]]);
    }

    #[test]
    fn a_full_board_is_won_in_the_colour_of_its_corners_if_both_sides_are_odd() {
        for (n, m) in (1..90).map(|code| (1 + code % 9, 1 + code / 9)) {
            let found = winning(&vec![vec![b'.'; m]; n], m);
            let all = (1..=n).flat_map(|row| (1..=m).map(move |column| [row, column]));
            let corners = all.filter(|cell| n * m % 2 == 1 && (cell[0] + cell[1]) % 2 == 0);
            assert_eq!(found, corners.collect::<Vec<_>>(), "{n} x {m}");
        }
    }

    /// Random mazes, of which so many of 16 cells are blocked.
    fn mazes(sides: usize, rounds: usize) -> impl Iterator<Item = (usize, Vec<Vec<u8>>)> {
        let mut seed = 5_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        (0..rounds).map(move |round| {
            let (n, m) = (1 + random(sides), 1 + random(sides));
            let mut letter = || if random(16) < round % 8 { b'#' } else { b'.' };
            (m, (0..n).map(|_| (0..m).map(|_| letter()).collect()).collect())
        })
    }

    /// The greatest number of pairs: the first cell stays alone or goes with one behind it.
    fn most_pairs(free: &[[usize; 2]]) -> usize {
        let Some((first, rest)) = free.split_first() else {
            return 0;
        };
        let with = |place: usize| {
            let apart = first[0].abs_diff(rest[place][0]) + first[1].abs_diff(rest[place][1]);
            (apart == 1).then(|| 1 + most_pairs(&[&rest[..place], &rest[place + 1..]].concat()))
        };
        (0..rest.len()).filter_map(with).chain([most_pairs(rest)]).max().unwrap_or(0)
    }

    #[test]
    fn a_cell_is_won_iff_as_many_pairs_do_without_it() {
        for (m, rows) in mazes(4, 400) {
            let all = (0..rows.len()).flat_map(|row| (0..m).map(move |column| [row, column]));
            let free: Vec<_> = all.filter(|cell| rows[cell[0]][cell[1]] == b'.').collect();
            let most = most_pairs(&free);
            let without = |place: usize| [&free[..place], &free[place + 1..]].concat();
            let won = (0..free.len()).filter(|&place| most_pairs(&without(place)) == most);
            let expected: Vec<_> = won.map(|place| free[place].map(|at| at + 1)).collect();
            assert_eq!(winning(&rows, m), expected, "{rows:?}");
        }
    }

    /// Two such cells would be the ends of a path for one pair more.
    #[test]
    fn no_two_cells_that_are_won_share_a_side() {
        for (m, rows) in mazes(30, 300) {
            let cells = winning(&rows, m);
            let find = |cell: [usize; 2]| cells.binary_search(&cell).is_ok();
            for &[row, column] in &cells {
                assert_eq!(rows[row - 1][column - 1], b'.');
                assert!(!find([row + 1, column]) && !find([row, column + 1]), "{rows:?}");
            }
        }
    }
}
