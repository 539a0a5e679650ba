//! CF 1704F: Colouring Game.

use rules::prelude::*;

const MOST_CASES: usize = 10_000;
const MOST_CELLS: usize = 500_000;
/// Most cells of a row that is searched: each can be white or not, in nearly any combination.
const MOST_SEARCHED: usize = 20;

pub struct Colouring;

impl Statement for Colouring {
    /// The colours of the row's cells, by their letters.
    type Case = String;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, row: &mut String) -> FormResult {
        let mut n = row.len();
        form.number("n", &mut n, 2..=MOST_CELLS)?;
        form.line();
        form.total("the sum of n", n, MOST_CELLS as u64)?;
        form.word("row", row, "RB", n..=n)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for Colouring {
    type Case = String;
    /// The letters of the cells, W if one is white.
    type Position = Vec<u8>;
    /// Alice is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("R", Text("red cell", "红格")).drawn(Piece::Red),
        Sign::of_second("B", Text("blue cell", "蓝格")).drawn(Piece::Blue),
        Sign::of_nobody("W", Text("white cell", "白格")).drawn(Piece::Blank),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(row: &String) -> SearchResult<()> {
        search::ensure_small(row.len(), MOST_SEARCHED, Text("cells", "格子数"))
    }

    /// Alice moves first.
    fn starts(row: &String) -> impl Iterator<Item = Vec<u8>> {
        [row.clone().into_bytes()].into_iter()
    }

    /// Two neighbours become white. Alice may do this if one of them is red, Bob if one is blue.
    fn moves(_: &String, cells: &Vec<u8>, moves: &mut Moves<Vec<u8>>) {
        for left in 0..cells.len() - 1 {
            for (player, colour) in [(Player::Left, b'R'), (Player::Right, b'B')] {
                if cells[left..left + 2].contains(&colour) {
                    let mut option = cells.clone();
                    option[left..left + 2].fill(b'W');
                    moves.by(player, option, || {
                        let (one, other) = (left + 1, left + 2);
                        let words = text!("paint {one} and {other}", "涂白第 {one}、{other} 格");
                        Handle::on([left, left + 1], words)
                    });
                }
            }
        }
    }

    fn draw(_: &String, cells: &Vec<u8>) -> Drawing {
        Drawing::strip(cells.iter().map(|&cell| char::from(cell)))
    }
}

impl Trials for Colouring {
    const RANDOM_SIZE: usize = 13;

    fn extremes(extremes: &mut Extremes<String>) {
        extremes.add(
            "random-tie: a branch for each cell that no processor guesses | \
             每格一个分支，处理器猜不中",
            |random| vec![random_tie(random, MOST_CELLS)],
        );
        extremes.add(
            "one-piece: a table by mex for pieces of 500,000 cells | \
             长 500,000 格的一段，用 mex 打表",
            |_| vec!["RB".repeat(MOST_CELLS / 2)],
        );
        extremes.add("odd-piece: red has one cell more | 红格多一个", |_| {
            vec!["RB".repeat(MOST_CELLS / 2 - 1) + "R"]
        });
        extremes.full(
            "many-rows: rows of 50: a table or a flush for each | \
             每行 50 格：每行打一次表，或者刷新一次输出",
            |random, _| random_tie(random, MOST_CELLS / MOST_CASES),
        );
        extremes.add(
            "every-length: pieces of 1 to 900 cells, all places of a period | \
             长 1 到 900 格的段，覆盖周期的每个位置",
            |random| {
                let mut lengths: Vec<usize> = (1..=900).collect();
                random.shuffle(&mut lengths);
                vec![tie(&lengths)]
            },
        );
        extremes.add(
            "even-lengths: one piece in each case: the values themselves | \
             每组只有一段：答案就是 SG 值本身",
            |_| (1..=650).map(|pairs| tie(&[2 * pairs])).collect(),
        );
        extremes.add(
            "exceptions: lengths where the period does not hold, or begins to | \
             周期不成立的长度，以及周期开始的长度",
            |random| {
                let exceptions = [1, 15, 17, 18, 32, 34, 35, 52, 53, 86, 87, 121];
                let mut row = |_| tie(&[(); 4].map(|()| exceptions[random.usize(..12)]));
                (0..1500).map(&mut row).collect()
            },
        );
        extremes.add("all-red: nothing but cuts | 处处切开", |_| vec!["R".repeat(MOST_CELLS)]);
        extremes.add(
            "two-halves: as many red cells as blue ones, and one pair | 红蓝一样多，只有一个异色对",
            |_| vec!["R".repeat(MOST_CELLS / 2) + &"B".repeat(MOST_CELLS / 2)],
        );
    }
}

/// Equal numbers of red and blue cells, in any order.
fn random_tie(random: &mut Rng, n: usize) -> String {
    let mut cells: Vec<char> = "RB".repeat(n / 2).chars().collect();
    random.shuffle(&mut cells);
    cells.into_iter().collect()
}

/// A row with pieces of these lengths, and single cells behind them until there are as many red as blue ones.
fn tie(lengths: &[usize]) -> String {
    let mut row = String::new();
    for &length in lengths {
        let colours = if row.ends_with('B') { ['B', 'R'] } else { ['R', 'B'] };
        row.extend(colours.into_iter().cycle().take(length));
    }
    let red = row.matches('R').count();
    let (letter, missing) =
        if 2 * red > row.len() { ("B", 2 * red - row.len()) } else { ("R", row.len() - 2 * red) };
    row + &letter.repeat(missing)
}
