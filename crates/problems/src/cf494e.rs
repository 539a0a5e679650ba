//! CF 494E: Sharti.

use rules::prelude::*;
use rules::shapes::bits::members;

const MOST_SIDE: u64 = 1_000_000_000;
const MOST_RECTANGLES: usize = 50_000;

/// First row, first column, last row, last column, counted from 1.
pub type Rectangle = [u64; 4];

/// The sides of the board and of the greatest square, and what is white.
#[derive(Clone, Default)]
pub struct Board {
    pub n: u64,
    pub k: u64,
    pub rectangles: Vec<Rectangle>,
}

pub struct Sharti;

impl Statement for Sharti {
    type Case = Board;
    type Game = Self;

    fn form(form: &mut Form, Board { n, k, rectangles }: &mut Board) -> FormResult {
        form.number("n", n, 1..=MOST_SIDE)?;
        form.length("m", rectangles, 1..=MOST_RECTANGLES)?;
        form.number("k", k, 1..=*n)?;
        form.line();
        form.each("rectangle", rectangles, |form, [a, b, c, d]| {
            form.number("a", a, 1..=*n)?;
            form.number("b", b, 1..=*n)?;
            form.number("c", c, *a..=*n)?;
            form.number("d", d, *b..=*n)?;
            form.line();
            Ok(())
        })
    }

    asks_who_wins!("Malek", "Hamed");
}

impl Game for Sharti {
    type Case = Board;
    /// The white cells, row by row, as a set of bits.
    type Position = u64;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("W", Text("white cell", "白格")).drawn(Piece::WhiteBox),
        Sign::of_nobody(".", Text("black cell", "黑格")).drawn(Piece::BlackBox),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(Board { n, .. }: &Board) -> SearchResult<()> {
        search::ensure_small(*n, 8, Text("rows", "行数"))
    }

    fn starts(Board { n, rectangles, .. }: &Board) -> impl Iterator<Item = u64> {
        let cells = |&[a, b, c, d]: &Rectangle| block([a - 1, b - 1], [c - a + 1, d - b + 1], *n);
        [rectangles.iter().fold(0, |white, rectangle| white | cells(rectangle))].into_iter()
    }

    /// The cells of a square of at most k x k are inverted, of which the last one is white.
    fn moves(&Board { n, k, .. }: &Board, &white: &u64, moves: &mut Moves<u64>) {
        for last in members(white) {
            let [i, j] = [last as u64 / n, last as u64 % n];
            for more in 0..=i.min(j).min(k - 1) {
                let [a, b] = [i - more, j - more];
                moves.to(white ^ block([a, b], [more + 1; 2], n), || {
                    let [from, to] =
                        [[a, b], [i, j]].map(|[i, j]| format!("({},{})", i + 1, j + 1));
                    let words = text!("invert {from} to {to}", "反转 {from} 到 {to}");
                    Handle::on([last], words).to([(a * n + b) as usize])
                });
            }
        }
    }

    fn draw(&Board { n, .. }: &Board, &white: &u64) -> Drawing {
        let cell = |cell| if white >> cell & 1 == 1 { "W" } else { "" };
        Drawing::grid(n as usize, (0..n * n).map(cell))
    }
}

/// The cells of a block, by its first cell, counted from 0, and its height and width.
fn block([row, column]: [u64; 2], [height, width]: [u64; 2], n: u64) -> u64 {
    let one_row = (u64::MAX >> (64 - width)) << column;
    (row..row + height).map(|row| one_row << (row * n)).sum()
}

impl Trials for Sharti {
    const RANDOM_SIZE: usize = 10;

    fn extremes(extremes: &mut Extremes<Board>) {
        let mut add = |title, k, rectangle: fn(&mut Rng, u64) -> Rectangle| {
            extremes.add(title, move |random| {
                let numbers = 0..MOST_RECTANGLES as u64;
                let rectangles = numbers.map(|i| rectangle(random, i)).collect();
                vec![Board { n: MOST_SIDE, k, rectangles }]
            });
        };
        add(
            "mirrored: one sweep for each power of two, all of which are needed | \
             每个 2 的幂扫描一遍，而且缺一不可",
            MOST_SIDE,
            |_, i| {
                let mut of_pair = Rng::with_seed(i / 2);
                let mut ends = [(); 4].map(|()| of_pair.u64(1..=MOST_SIDE));
                ends.sort_unstable();
                let [a, c, b, d] = ends;
                if i % 2 == 0 { [a, b, c, d] } else { [b, a, d, c] }
            },
        );
        add("crossing: holes without number | 无数的洞", MOST_SIDE, |random, i| {
            match random.u64(1..=MOST_SIDE) {
                line if i % 2 == 0 => [line, 1, line, MOST_SIDE],
                line => [1, line, MOST_SIDE, line],
            }
        });
        add("random: a sweep with a slow sort | 扫描，而且排序很慢", 1, |random, _| {
            let [a, b, c, d] = [(); 4].map(|()| random.u64(1..=MOST_SIDE));
            [a.min(c), b.min(d), a.max(c), b.max(d)]
        });
        for (title, k) in [
            (
                "above-k: columns of 2^20 rows, smaller squares | 高 2^20 的竖条，正方形更小",
                (1 << 20) - 1,
            ),
            (
                "as-high-as-k: columns of 2^20 rows, squares as large | 高 2^20 的竖条，正方形同样大",
                1 << 20,
            ),
        ] {
            add(title, k, |random, i| {
                let [a, b] = [random.u64(1..=MOST_SIDE - (1 << 20)), (i + 1) << 14];
                [a, b, a + (1 << 20) - 1, b]
            });
        }
        let rectangles = vec![[1 << 29; 4], [MOST_SIDE; 4]];
        extremes.each(&[(
            "greatest-value: a mask of 29 bits | 只有 29 位的掩码",
            Board { n: MOST_SIDE, k: MOST_SIDE, rectangles },
        )]);
    }
}
