//! AOJ 1377: Black and White Boxes.

use rules::prelude::*;
use rules::search::GraphOf;

const MOST_PILES: usize = 40;
const MOST_BOXES: usize = 40;

pub struct Piles;

impl Statement for Piles {
    /// The boxes of each pile from the bottom up, by the letters of their colours.
    type Case = Vec<String>;
    /// The most boxes of fair piles.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<String>) -> FormResult {
        form.length("n", piles, 1..=MOST_PILES)?;
        form.line();
        form.words("pile", piles, "BW", 1..=MOST_BOXES)
    }

    fn answers(cases: &[Vec<String>]) -> SearchResult<Vec<usize>> {
        let fair = search::at_starts::<Piles, bool>(cases, fair)?;
        let most = |(piles, fair): (&Vec<String>, Vec<bool>)| {
            let fair = Piles::starts(piles).zip(fair).filter(|(_, fair)| *fair);
            fair.map(|(heights, _)| heights.iter().sum()).max().unwrap_or(0)
        };
        Ok(cases.iter().zip(fair).map(most).collect())
    }
}

/// A flag for each position: false if one and the same player wins whoever begins.
fn fair(graph: &GraphOf<Piles>) -> SearchResult<Vec<bool>> {
    let alice = graph.wins_as(Player::Left, Convention::Normal)?;
    let bob = graph.wins_as(Player::Right, Convention::Normal)?;
    Ok(alice.into_iter().zip(bob).map(|(alice, bob)| alice == bob).collect())
}

impl Game for Piles {
    type Case = Vec<String>;
    /// The number of boxes that are left of each pile.
    type Position = Vec<usize>;
    /// Alice is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("B", Text("black box", "黑箱子")).drawn(Piece::BlackBox),
        Sign::of_second("W", Text("white box", "白箱子")).drawn(Piece::WhiteBox),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::ColumnsFrom(1));

    fn fits(piles: &Vec<String>) -> SearchResult<()> {
        let positions = piles.iter().fold(1, |all: usize, pile| all.saturating_mul(pile.len() + 1));
        search::ensure_small(positions, 100_000, Text("positions", "局面数"))
    }

    /// All choices of piles, first all of them for people to play.
    fn starts(piles: &Vec<String>) -> impl Iterator<Item = Vec<usize>> {
        let has = |set: u64, pile: usize| set >> pile & 1 == 1;
        (0..1 << piles.len()).rev().map(move |set| {
            let heights = piles.iter().enumerate();
            heights.map(|(pile, boxes)| if has(set, pile) { boxes.len() } else { 0 }).collect()
        })
    }

    /// Alice takes a black box, Bob a white one, and all boxes above it.
    fn moves(piles: &Vec<String>, heights: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (pile, &height) in heights.iter().enumerate() {
            for (level, colour) in piles[pile].bytes().enumerate().take(height) {
                let player = if colour == b'B' { Player::Left } else { Player::Right };
                let mut option = heights.clone();
                option[pile] = level;
                moves.by(player, option, || {
                    let (pile, level, place) = (pile + 1, level + 1, place(piles, pile, level));
                    let words =
                        text!("pile {pile} from box {level} on", "第 {pile} 堆从第 {level} 个起");
                    Handle::on([place], words)
                });
            }
        }
    }

    /// The piles stand side by side on the ground.
    fn draw(piles: &Vec<String>, heights: &Vec<usize>) -> Drawing {
        let mut rows = vec![vec![String::new(); piles.len()]; highest(piles)];
        for (pile, &height) in heights.iter().enumerate() {
            for (row, colour) in rows.iter_mut().rev().zip(piles[pile][..height].chars()) {
                row[pile] = colour.into();
            }
        }
        Drawing::Grid(rows)
    }
}

fn highest(piles: &[String]) -> usize {
    piles.iter().map(String::len).max().unwrap_or(0)
}

/// The number in the drawing of the box at this level, counted from 0 at the bottom.
pub fn place(piles: &[String], pile: usize, level: usize) -> usize {
    (highest(piles) - 1 - level) * piles.len() + pile
}

impl Trials for Piles {
    const RANDOM_SIZE: usize = 10;

    fn extremes(extremes: &mut Extremes<Vec<String>>) {
        for (title, boxes) in [
            (
                "random: 2^40 choices; 2^20 sums in a map | 2^40 种选法；把 2^20 个和放进哈希表",
                40..=40,
            ),
            ("low: sums that come often | 反复出现的和", 5..=12),
        ] {
            extremes.list(title, MOST_PILES, move |random, _| {
                (0..random.usize(boxes.clone())).map(|_| ['B', 'W'][random.usize(..2)]).collect()
            });
        }
        // Black boxes with 1, 2, 3, ... white ones on them, and a white box.
        let [exact, near] = [38, 39].map(|last| {
            let halves = (1..=38).chain([last]).map(|whites| "B".to_string() + &"W".repeat(whites));
            halves.chain(["W".into()]).collect::<Vec<_>>()
        });
        let full =
            |colours: [&str; 2]| (0..MOST_PILES).map(|i| colours[i % 2].repeat(40)).collect();
        extremes.each(&[
            ("exact: all piles, by 38 binary places | 全部堆恰好为 0，用到 38 个二进制位", exact),
            (
                "near: an epsilon: all piles miss 0 by 2^-39 | 用 eps：全部堆之和与 0 只差 2^-39",
                near,
            ),
            ("opposites: 32-bit sums | 32 位的和", full(["B", "W"])),
            ("all-black: sums up to 1600 | 和达到 1600", full(["B", "B"])),
        ]);
    }
}
