//! P1288: Coin on a Ring of Numbers.

use rules::prelude::*;

const MOST_EDGES: usize = 20;
const MOST: u64 = 30;
/// Most positions of a search; one is a place of the coin, and a number on each edge.
const MOST_SEARCHED: usize = 200_000;

pub struct Ring;

impl Statement for Ring {
    /// The numbers of the edges: edge i joins the nodes i and i + 1, and the last one leads back to node 0.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, numbers: &mut Vec<u64>) -> FormResult {
        form.list("N", "edge", numbers, 1..=MOST_EDGES, 0..=MOST)?;
        form.check(numbers.contains(&0), || {
            text!("no edge has the number 0", "没有一条边上的数是 0")
        })
    }

    asks_who_wins!("NO", "YES");
}

impl Game for Ring {
    type Case = Vec<u64>;
    /// The node of the coin, and the numbers of the edges.
    type Position = (usize, Vec<u64>);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("C", Text("the coin", "硬币")).drawn(Piece::Token)];
    const IS_RING: bool = true;

    fn fits(numbers: &Vec<u64>) -> SearchResult<()> {
        let each = numbers.iter().map(|number| number + 1);
        let positions = each.fold(numbers.len() as u64, u64::saturating_mul);
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    fn starts(numbers: &Vec<u64>) -> impl Iterator<Item = (usize, Vec<u64>)> {
        std::iter::once((0, numbers.clone()))
    }

    /// The coin goes over an edge at its node, ahead or back, and the number there becomes smaller.
    fn moves(_: &Vec<u64>, (coin, numbers): &Self::Position, moves: &mut Moves<Self::Position>) {
        let (n, coin) = (numbers.len(), *coin);
        let [next, last] = [(coin + 1) % n, (coin + n - 1) % n];
        for (edge, node, is_ahead) in [(coin, next, true), (last, last, false)] {
            let number = numbers[edge];
            for left in 0..number {
                let mut option = numbers.clone();
                option[edge] = left;
                moves.to((node, option), || {
                    let words = match is_ahead {
                        true => {
                            text!("ahead, {number} becomes {left}", "向前，{number} 变成 {left}")
                        }
                        false => {
                            text!("back, {number} becomes {left}", "向后，{number} 变成 {left}")
                        }
                    };
                    Handle::on([2 * coin], words).to([2 * edge + 1]).amounts([left])
                });
            }
        }
    }

    /// Nodes and edges by turns; the coin is pushed onto an edge.
    fn draw(_: &Vec<u64>, (coin, numbers): &Self::Position) -> Drawing {
        let cells = numbers.iter().enumerate().flat_map(|(node, number)| {
            let coin = if node == *coin { "C" } else { "" };
            [coin.to_string(), number.to_string()]
        });
        Drawing::strip(cells)
    }
}

impl Trials for Ring {
    const RANDOM_SIZE: usize = 12;

    /// Up to `size` edges: many with small numbers, or a few with large ones.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let (most, edges) = choices.one_of(&[(1, 12), (2, 8), (MOST, 3)]);
        let n = choices.pick(1..=edges.min(size.max(1)));
        let mut numbers = choices.several(n, 0..=most);
        numbers[choices.pick(0..=n - 1)] = 0;
        numbers
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let with_zeros = |n: usize, zeros: &[usize]| {
            (0..n).map(|edge| if zeros.contains(&edge) { 0 } else { MOST }).collect::<Vec<u64>>()
        };
        extremes.each(&[
            (
                "last: a search of all numbers: up to 31^19 positions | 按边上的数搜索：多达 31^19 个局面",
                with_zeros(20, &[19]),
            ),
            ("first: only the way back | 只能向后走", with_zeros(20, &[0])),
            ("odd-ring: both ways are even | 两个方向都是偶数", with_zeros(19, &[8])),
            ("odd-ways: both ways are odd | 两个方向都是奇数", with_zeros(19, &[9])),
            ("two-zeros: the way back alone is odd | 只有向后是奇数", with_zeros(20, &[4, 16])),
            ("out-of-reach: edges between zeros | 两个 0 之间走不到的边", with_zeros(20, &[2, 17])),
            ("shut-in: no move | 走不动", with_zeros(20, &[0, 19])),
        ]);
        extremes.list("zeros: nothing but 0 | 全是 0", MOST_EDGES, |_, _| 0);
    }
}
