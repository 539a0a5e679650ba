//! ARC 038 C 茶碗と豆 (Bowls and Beans). <https://atcoder.jp/contests/arc038/tasks/arc038_c>
//!
//! **Rules.** `N` bowls stand in a row, numbered from 0. Each but bowl 0 has a number `C_i` from 1 to i and
//! holds `A_i` beans. Two players alternate; a turn takes one bean out of a bowl i and puts it into one of
//! the `C_i` bowls before it: i - `C_i`, ..., i - 1. A bean in bowl 0 stays there. Whoever cannot move loses.
//! Print who wins, `First` or `Second`.
//!
//! **Theorem.** Let g(0) = 0, and let g(i) be the mex of g(i - `C_i`), ..., g(i - 1): the least of 0, 1, 2,
//! ... that is not among them. The first player wins iff the nim-sum of g(i) over the bowls i with an odd
//! number of beans is not 0. (Proved.)
//!
//! **Proof.** A move lowers the sum of the numbers of all beans' bowls, so play ends.
//! - *The game is a sum.* Where a bean may go depends on its own bowl alone. So each bean is a game, and a
//!   move is a move in one of these games. By Sprague and Grundy the first player wins iff the nim-sum of
//!   their values is not 0.
//! - *A bean in bowl i is worth g(i)*, by induction on i: its value is the mex of its options' values, and
//!   these are beans in the bowls i - `C_i` to i - 1. In bowl 0 it has no option: the mex is 0.
//! - *Pairs cancel*, as x ^ x = 0. So beans in one bowl are worth one bean, if they are odd in number, else
//!   nothing.
//!
//! *The mex of a window.* Let the bowls 0, ..., i - 1 have their values. For each x let last(x) be the
//! greatest of them with the value x; -1, if there is none. Then x is among the values of the window iff
//! last(x) is in it, since all other bowls of value x stand further left. So g(i) is the least x with last(x)
//! < i - `C_i`; and from then on last(g(i)) is i.
//!
//! *The descent.* A binary tree has last(0), last(1), ... as its leaves, and in each node the minimum of the
//! leaves below. In a node whose minimum is less than i - `C_i`, go to the left child if its minimum is less,
//! too, else to the right one: then all leaves of the left one are values of the window. So from the root the
//! way ends at g(i). There are at least N leaves, and only i < N bowls have a value: some leaf is -1, so the
//! root's minimum is less. It suffices to begin at any ancestor of leaf 0 whose minimum is less, for one of
//! its leaves is g(i). The program begins where it began for the bowl before, and goes up from there as long
//! as it must.
//!
//! **Complexity.** O(N log(G + 2)) time for values up to G. The program goes up only where all leaves below
//! are values, so it goes down log(G + 2) + 1 levels at most. On the way back it stops where a minimum stays
//! the same: at the latest just above the node where it began, as the other half there has no value yet. At
//! most 16 bytes a bowl besides the input. Past the statement up to 2^23 bowls, beyond which it is an error;
//! one bowl or none; no beans; beans below 2^64; and `C_i` = 0: such beans cannot move, and the mex of
//! nothing is 0. `C_i` above i is an error.
//!
//! **Traps.** Only parity counts: `2 / 1 2` answers `Second`. Beans that can move may be worth nothing:
//! `3 / 1 0 / 1 1` answers `Second`, as g is 0, 1, 0. The windows differ, so g(i) is not i modulo `C_i` + 1:
//! `4 / 1 0 / 1 0 / 2 1` answers `First`, as g is 0, 1, 0, 2. Values go up to N - 1, where all `C_i` are i.
//! There are N - 1 lines after the first. Each mex anew takes O(N^2).
//!
//! **Source.** AtCoder Regular Contest 038, problem C; R. P. Sprague 1935, P. M. Grundy 1939.

use sente::{input, io::fail, output};

/// This many take a second or two.
const MOST_BOWLS: usize = 1 << 23;

/// The last bowl of each Grundy value so far, in a tree of minima: node k is above the nodes 2k and 2k + 1. A bowl is
/// written as its number + 1, and 0 stands for none.
struct LastBowls {
    least: Vec<u32>,
    /// An ancestor of the leaf of value 0, and of those of all values so far.
    root: usize,
}

impl LastBowls {
    /// Room for so many bowls, at least one.
    fn new(bowls: usize) -> Self {
        let leaves = bowls.next_power_of_two();
        LastBowls { least: vec![0; 2 * leaves], root: leaves }
    }

    /// The least value that none of the bowls from `first` to `bowl - 1` has. It becomes the value of `bowl`.
    fn next_value(&mut self, first: u32, bowl: u32) -> usize {
        let leaves = self.least.len() / 2;
        while self.least[self.root] > first {
            self.root /= 2;
        }
        let mut node = self.root;
        while node < leaves {
            node = 2 * node + usize::from(self.least[2 * node] > first);
        }
        let value = node - leaves;
        self.least[node] = bowl + 1;
        while node > 1 {
            node /= 2;
            let least = self.least[2 * node].min(self.least[2 * node + 1]);
            if least == self.least[node] {
                break;
            }
            self.least[node] = least;
        }
        value
    }
}

/// The nim-sum of the beans in the bowls 1, 2, ...: each bowl has its number, which is not above that of its place, and
/// its beans.
fn nim_sum(bowls: &[(usize, u64)]) -> usize {
    let mut last_bowls = LastBowls::new(bowls.len() + 1);
    last_bowls.next_value(0, 0);
    (1..).zip(bowls).fold(0, |sum, (bowl, &(reach, beans))| {
        let value = last_bowls.next_value(bowl - reach as u32, bowl);
        if beans % 2 == 1 {
            sum ^ value
        } else {
            sum
        }
    })
}

fn main() {
    input! { n: usize }
    if n > MOST_BOWLS {
        fail(format_args!("{n} bowls are too many: the most is {MOST_BOWLS}"));
    }
    input! { bowls: [(usize, u64); n.saturating_sub(1)] }
    if let Some((bowl, (reach, _))) = (1..).zip(&bowls).find(|&(bowl, &(reach, _))| reach > bowl) {
        fail(format_args!("bowl {bowl} has the number {reach}, but only {bowl} bowls before it"));
    }
    output().line(if nim_sum(&bowls) != 0 { "First" } else { "Second" });
}

#[cfg(test)]
mod arc038_c {
    use super::{nim_sum, LastBowls};

    /// The values of bowl 0 and of those with the numbers.
    fn values(reaches: &[usize]) -> Vec<usize> {
        let mut last_bowls = LastBowls::new(reaches.len() + 1);
        let first = last_bowls.next_value(0, 0);
        let others = (1..).zip(reaches);
        let others = others.map(|(bowl, &reach)| last_bowls.next_value(bowl - reach as u32, bowl));
        std::iter::once(first).chain(others).collect()
    }

    /// The same, by a mex for each bowl.
    fn table(reaches: &[usize]) -> Vec<usize> {
        let mut values = vec![0];
        for (bowl, &reach) in (1..).zip(reaches) {
            let window: &[usize] = &values[bowl - reach..];
            values.extend((0..).find(|value| !window.contains(value)));
        }
        values
    }

    #[test]
    fn bowl_0_alone_is_worth_nothing() {
        assert_eq!(values(&[]), [0]);
        assert_eq!(nim_sum(&[]), 0);
    }

    #[test]
    fn beans_that_cannot_move_are_worth_nothing() {
        assert_eq!(values(&[0, 0, 1, 0, 2]), [0, 0, 0, 1, 0, 2]);
    }

    #[test]
    fn with_every_bowl_in_reach_a_bowl_is_worth_its_number() {
        for n in 1..70 {
            let reaches: Vec<usize> = (1..n).collect();
            assert_eq!(values(&reaches), (0..n).collect::<Vec<_>>());
        }
    }

    #[test]
    fn with_equal_numbers_it_is_a_subtraction_game() {
        for most in 1..9 {
            let reaches: Vec<usize> = (1..99).map(|bowl: usize| bowl.min(most)).collect();
            let remainders = (0..99).map(|bowl| bowl % (most + 1));
            assert_eq!(values(&reaches), remainders.collect::<Vec<_>>());
        }
    }

    #[test]
    fn all_windows_of_eight_bowls_have_their_mex() {
        for mut code in 0..(2..=8).product::<usize>() {
            let reaches: Vec<usize> = (2..=8)
                .map(|base| {
                    let digit = code % base;
                    code /= base;
                    digit
                })
                .collect();
            assert_eq!(values(&reaches), table(&reaches), "{reaches:?}");
        }
    }

    #[test]
    fn long_rows_have_the_values_of_their_mex() {
        let mut seed = 38_u32;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % below
        };
        for round in 0..200 {
            let n = 1 + random(300);
            let most = [3, 20, 300][round % 3];
            let reaches: Vec<usize> = (1..n).map(|bowl| random(1 + bowl.min(most))).collect();
            assert_eq!(values(&reaches), table(&reaches), "{reaches:?}");
        }
    }

    #[test]
    fn an_even_number_of_beans_is_worth_nothing() {
        let bowls = |beans: [u64; 3]| [(1, beans[0]), (2, beans[1]), (3, beans[2])];
        assert_eq!(nim_sum(&bowls([1, 0, 0])), 1);
        assert_eq!(nim_sum(&bowls([0, 0, u64::MAX])), 3);
        assert_eq!(nim_sum(&bowls([3, 5, 7])), 0);
        assert_eq!(nim_sum(&bowls([3, 6, u64::MAX])), 2);
        assert_eq!(nim_sum(&bowls([2, u64::MAX - 1, 0])), 0);
    }
}
