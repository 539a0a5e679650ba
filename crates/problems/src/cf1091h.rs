//! CF 1091 H: New Year and the Tricolore Recreation.

use rules::prelude::*;
use std::ops::RangeInclusive;

const MOST_ROWS: usize = 100_000;
const MOST_FORBIDDEN: u64 = 200_000;
const MOST_CELL: i64 = 100_000;
/// Most empty cells between two tokens.
const MOST_GAP: i64 = 2 * MOST_CELL - 2;
/// Most positions of a search.
const MOST_SEARCHED: usize = 200_000;

/// The forbidden step, and the cells of the blue, white and red token in each row.
#[derive(Clone, Default)]
pub struct Case {
    pub forbidden: u64,
    pub rows: Vec<[i64; 3]>,
}

pub struct Tricolore;

impl Statement for Tricolore {
    type Case = Case;
    /// The winner if Alice begins, and the one if Bob does.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { forbidden, rows }: &mut Case) -> FormResult {
        form.length("n", rows, 1..=MOST_ROWS)?;
        form.number("f", forbidden, 2..=MOST_FORBIDDEN)?;
        form.line();
        form.each("row", rows, |form, [blue, white, red]| {
            form.number("blue", blue, -MOST_CELL..=MOST_CELL - 2)?;
            form.number("white", white, *blue + 1..=MOST_CELL - 1)?;
            form.number("red", red, *white + 1..=MOST_CELL)?;
            form.line();
            Ok(())
        })
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        let name = |is_alice| if is_alice { "Alice" } else { "Bob" };
        starts::by_beginners::<Tricolore, _>(cases, |wins| {
            format!("{}\n{}", name(wins[0][0]), name(!wins[0][1]))
        })
    }
}

impl Game for Tricolore {
    type Case = Case;
    /// Row after row the cells of the three tokens, counted from the first one of the blue token.
    type Position = Vec<u64>;
    /// Alice is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("B", Text("blue token", "蓝棋子")).drawn(Piece::Blue),
        Sign::of_nobody("W", Text("white token", "白棋子")).drawn(Piece::White),
        Sign::of_second("R", Text("red token", "红棋子")).drawn(Piece::Red),
    ];

    /// The tokens of a row stand on three of its cells.
    fn fits(Case { rows, .. }: &Case) -> SearchResult<()> {
        let positions = |[blue, _, red]: &[i64; 3]| {
            let cells = (red - blue + 1) as u64;
            cells * (cells - 1) * (cells - 2) / 6
        };
        search::ensure_few_positions(rows.iter().map(positions), MOST_SEARCHED)
    }

    fn starts(Case { rows, .. }: &Case) -> impl Iterator<Item = Vec<u64>> {
        let row = |row: &[i64; 3]| row.map(|cell| (cell - row[0]) as u64);
        std::iter::once(rows.iter().flat_map(row).collect())
    }

    /// Alice moves the blue token to the right, with the white one or without, and Bob the red token to the left.
    fn moves(case: &Case, cells: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let width = width(case);
        for row in 0..case.rows.len() {
            let [blue, white, red] = [0, 1, 2].map(|token| cells[3 * row + token]);
            let longest = (white - blue).max(red - white);
            for step in (2..longest).filter(|&step| is_step(step) && step != case.forbidden) {
                let mut to = |player, token, tokens: [u64; 3]| {
                    let mut option = cells.clone();
                    option[3 * row..][..3].copy_from_slice(&tokens);
                    let part = |cell: u64| row * width + cell as usize;
                    moves.by(player, option, || {
                        let words = text!(
                            "{step} in row {number}",
                            "第 {number} 行走 {step} 格",
                            number = row + 1
                        );
                        Handle::on([part(cells[3 * row + token])], words).to([part(tokens[token])])
                    });
                };
                if blue + step < white {
                    to(Player::Left, 0, [blue + step, white, red]);
                    to(Player::Right, 1, [blue, white - step, red - step]);
                }
                if white + step < red {
                    to(Player::Left, 1, [blue + step, white + step, red]);
                    to(Player::Right, 2, [blue, white, red - step]);
                }
            }
        }
    }

    fn draw(case: &Case, cells: &Vec<u64>) -> Drawing {
        let row = |tokens: &[u64]| {
            let sign = |cell| {
                tokens
                    .iter()
                    .position(|&token| token == cell)
                    .map_or("", |token| ["B", "W", "R"][token])
            };
            (0..width(case) as u64).map(|cell| sign(cell).to_string()).collect()
        };
        Drawing::Grid(cells.chunks(3).map(row).collect())
    }
}

/// Cells of the longest row.
fn width(case: &Case) -> usize {
    case.rows.iter().map(|[blue, _, red]| (red - blue + 1) as usize).max().unwrap_or(0)
}

/// True for a prime, and for a product of two.
fn is_step(number: u64) -> bool {
    let least = |number: u64| (2..=number).find(|&divisor| number.is_multiple_of(divisor));
    let rest = number / least(number).unwrap_or(1);
    rest == 1 || least(rest) == Some(rest)
}

impl Trials for Tricolore {
    const RANDOM_SIZE: usize = 16;

    fn random(choices: &mut Choices, size: usize) -> Case {
        let n = choices.pick(1..=(size / 6).clamp(1, 3));
        let most = (size / n) as i64 / 2;
        let row = |_| {
            let gaps = [(); 2].map(|()| choices.pick(0..=most));
            row(gaps, |leftmost| choices.pick(leftmost))
        };
        let rows = (0..n).map(row).collect();
        Case { forbidden: choices.pick(2..=most.max(3) as u64), rows }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let mut add = |title, n: usize, forbidden, gaps: fn(&mut Rng) -> [i64; 2]| {
            extremes.add(title, move |random| {
                let row = |_| row(gaps(random), |leftmost| random.i64(leftmost));
                vec![Case { forbidden, rows: (0..n).map(row).collect() }]
            });
        };
        let n = MOST_ROWS;
        for (title, forbidden) in [
            ("most-values: 52 values | 值有 52 种", 2),
            ("prime: a step that is hardly missed | 禁很大的质数", 199_999),
            ("no-step: nothing is forbidden | 禁的本来就不能走", MOST_FORBIDDEN),
        ] {
            add(title, n, forbidden, |random| {
                let x = random.i64(0..=MOST_GAP);
                [x, random.i64(0..=MOST_GAP - x)]
            });
        }
        add("left: one gap as long as can be | 只有左边的空格", 1, 2, |_| [MOST_GAP, 0]);
        add("stuck: no move at all | 谁都不能走", n, 2, |_| [0; 2]);
    }
}

/// A row with these gaps, and the cell of its blue token from those that leave room.
fn row([x, y]: [i64; 2], cell: impl FnOnce(RangeInclusive<i64>) -> i64) -> [i64; 3] {
    let blue = cell(-MOST_CELL..=MOST_CELL - 2 - x - y);
    [blue, blue + x + 1, blue + x + y + 2]
}
