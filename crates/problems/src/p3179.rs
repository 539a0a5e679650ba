//! P3179: Array game.

use rules::prelude::*;
use rules::shapes::bits::bits;
use std::collections::BTreeSet;

const MOST_CELLS: u64 = 1_000_000_000;
const MOST_QUERIES: usize = 100;
const MOST_WHITE: usize = 100;

/// The number of cells, and the white ones of each query.
#[derive(Clone, Default)]
pub struct Queries {
    pub n: u64,
    pub white: Vec<Vec<u64>>,
}

pub struct Cells;

impl Statement for Cells {
    type Case = Queries;
    /// For each query, whether the first player wins.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Queries { n, white }: &mut Queries) -> FormResult {
        form.line_of([("n", &mut *n, 1..=MOST_CELLS)])?;
        form.counted("queries", "query", white, 1..=MOST_QUERIES, |form, cells| {
            form.length("white cells", cells, 1..=MOST_WHITE.min(*n as usize))?;
            form.line();
            let mut known = BTreeSet::new();
            form.each("white cell", cells, |form, cell| {
                form.number("", cell, 1..=*n)?;
                form.check(known.insert(*cell), || {
                    text!("the white cell {cell} is named twice", "白格 {cell} 出现了两次")
                })
            })?;
            form.line();
            Ok(())
        })
    }

    fn answers(cases: &[Queries]) -> SearchResult<Vec<String>> {
        starts::in_words::<Cells>(cases, ["No", "Yes"], "\n")
    }
}

/// Most cells that are all drawn.
const MOST_DRAWN: u64 = 40;

impl Game for Cells {
    type Case = Queries;
    /// The white cells.
    type Position = BTreeSet<u64>;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("n", Text("cell n is white", "第 n 格是白格")).drawn(Piece::WhiteBox),
        Sign::of_nobody(".", Text("a black cell", "黑格")).drawn(Piece::BlackBox),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    /// Only multiples of what is white at first are ever white.
    fn fits(Queries { n, white }: &Queries) -> SearchResult<()> {
        let ever_white: BTreeSet<u64> =
            white.iter().flatten().flat_map(|&cell| multiples(*n, cell).take(65)).collect();
        bits(
            ever_white.len(),
            Text("cells that are white or a multiple of such a cell", "白格与它们的倍数的格数"),
        )
        .map(drop)
    }

    fn starts(Queries { white, .. }: &Queries) -> impl Iterator<Item = BTreeSet<u64>> {
        white.iter().map(|cells| cells.iter().copied().collect())
    }

    /// A white cell x and the next multiples of it, x, 2x, ..., kx for some k, change their colour.
    fn moves(queries: &Queries, white: &BTreeSet<u64>, moves: &mut Moves<BTreeSet<u64>>) {
        for (place, &cell) in white.iter().enumerate() {
            let mut option = white.clone();
            for (count, multiple) in (1..).zip(multiples(queries.n, cell)) {
                if !option.remove(&multiple) {
                    option.insert(multiple);
                }
                moves.to(option.clone(), || {
                    let words = text!(
                        "turn {cell} to {multiple} by {cell}",
                        "翻转 {cell} 到 {multiple} 中 {cell} 的倍数"
                    );
                    match queries.n > MOST_DRAWN {
                        true => Handle::on([place], words).amounts([count]),
                        false => Handle::on([cell as usize - 1], words).to([multiple as usize - 1]),
                    }
                });
            }
        }
    }

    /// The white cells by their numbers; the black ones, too, if there are few. Where cells are missing, a row would count
    /// wrongly.
    fn draw(queries: &Queries, white: &BTreeSet<u64>) -> Drawing {
        if queries.n > MOST_DRAWN {
            let named = |&cell: &u64| (text!("white", "白格"), cell as i64);
            return Drawing::Numbers(white.iter().map(named).collect());
        }
        Drawing::strip(Drawing::left(1..=queries.n, |place| white.contains(&(place as u64 + 1))))
    }
}

fn multiples(n: u64, cell: u64) -> impl Iterator<Item = u64> {
    (1..=n / cell).map(move |k| k * cell)
}

impl Trials for Cells {
    const RANDOM_SIZE: usize = 15;

    fn extremes(extremes: &mut Extremes<Queries>) {
        for (title, n) in [
            (
                "most-cells: two divisions for each block of equal quotients | \
                 每块相等的商做两次除法",
                MOST_CELLS,
            ),
            (
                "square: a square root wrong by one, or counted twice | 平方根差 1，或者算了两次",
                31_622 * 31_622,
            ),
            (
                "oblong: tables split at the square root, one quotient lost | \
                 以平方根为界分两张表，漏了一个商",
                31_622 * 31_623,
            ),
        ] {
            extremes.add(title, move |random| most_queries(random, n));
        }
    }
}

/// As many queries as there may be: the first cells and the last one, which has no other multiple; and cells of
/// every magnitude.
fn most_queries(random: &mut Rng, n: u64) -> Vec<Queries> {
    let query = |query| {
        let cells: BTreeSet<u64> = match query % 2 {
            0 => (1..random.u64(1..=MOST_WHITE as u64)).chain([n]).collect(),
            _ => (0..MOST_WHITE).map(|_| (random.u64(1..=n) >> random.u32(..30)).max(1)).collect(),
        };
        let mut cells = Vec::from_iter(cells);
        random.shuffle(&mut cells);
        cells
    };
    vec![Queries { n, white: (0..MOST_QUERIES).map(query).collect() }]
}
