//! ABC 229 H: the board is a sum of columns, and every column is a number. Takahashi, who is Left, wins as the first to move
//! iff the sum is positive, and Snuke iff it is negative; each of their moves in a number is one to his disadvantage.

use crate::Saying;
use crate::words::{columns, filled};
use game::Player;

/// A column of n squares is a multiple of 2^-d and at most d in size, for d = n(n + 1) / 2: see the solution. So on boards of
/// up to this many rows all values are integers in units of 2^-36, and the sum is below 2^45.
const MOST_ROWS: usize = 8;
const FRACTION_BITS: u32 = 36;

/// The case is the rows; the position is the squares, row by row.
pub(crate) fn says(rows: &Vec<String>, squares: &Vec<u8>, mover: Player) -> Option<Saying> {
    let n = rows.len();
    if n > MOST_ROWS || squares.len() != n * n {
        return None;
    }
    let codes: Vec<usize> = (0..n).map(|column| code(n, squares, column)).collect();
    if codes.iter().all(|&code| code == 0) {
        let lines = filled("No piece is left: whoever is to move loses.");
        return Some(Saying::outcome(false, lines));
    }
    let values = values(codes.iter().max()? + 1)?;
    let sum: i64 = codes.iter().map(|&code| values[code]).sum();
    let wins = match mover {
        Player::Left => sum > 0,
        Player::Right => sum < 0,
    };
    let mut rows = vec![["column", "top down", "{Left | Right}", "value"].map(str::to_string)];
    for (column, &code) in codes.iter().enumerate().filter(|(_, code)| **code != 0) {
        let letters = (0..n).map(|row| char::from(squares[row * n + column])).collect();
        let [low, high] = bounds(code, &values).map(|bound| bound.map_or(String::new(), fraction));
        let options = format!("{{{low} | {high}}}");
        rows.push([format!("{}", column + 1), letters, options, fraction(values[code])]);
    }
    rows.push(["sum".into(), String::new(), String::new(), fraction(sum)]);
    let mut lines = columns(&rows);
    lines.extend(filled("A value is the simplest number between the best options."));
    lines.extend(filled(&why(&codes, &values, sum, mover)));
    Some(Saying::outcome(wins, lines))
}

/// Which move of the mover's keeps the sum on his side, or why none does.
fn why(codes: &[usize], values: &[i64], sum: i64, mover: Player) -> String {
    let [side, other] = match mover {
        Player::Left => [&TAKAHASHI, &SNUKE],
        Player::Right => [&SNUKE, &TAKAHASHI],
    };
    let Side { name, needs, sign, moves_do } = side;
    let moves = codes.iter().enumerate().flat_map(|(column, &code)| {
        let own = options(code).into_iter().filter(move |option| option.player == mover);
        own.map(move |option| {
            let after = sum - values[code] + values[option.code];
            (after, format!("{} at row {}, column {}", option.verb, option.row + 1, column + 1))
        })
    });
    let Some((after, words)) = moves.max_by_key(|(after, _)| sign * after) else {
        return format!("{name} is to move, has no move, and loses.");
    };
    let then = fraction(after);
    if sign * sum > 0 {
        format!(
            "{name} is to move, and the sum is {needs}. {words}: then it is {then}, and {}, to \
             move, would need it to be {}.",
            other.name, other.needs
        )
    } else {
        format!(
            "{name}, to move, needs a {needs} sum. But each of his moves {moves_do} it, to {then} \
             at best, and {} wins.",
            other.name
        )
    }
}

/// A player, and what the sum is to him.
struct Side {
    name: &'static str,
    /// What he wins with as the first to move.
    needs: &'static str,
    /// The sign of that.
    sign: i64,
    moves_do: &'static str,
}

const TAKAHASHI: Side = Side { name: "Takahashi", needs: "positive", sign: 1, moves_do: "lowers" };
const SNUKE: Side = Side { name: "Snuke", needs: "negative", sign: -1, moves_do: "raises" };

const EMPTY: usize = 0;
const WHITE: usize = 1;
const BLACK: usize = 2;

/// A column as a ternary number, the top square as the lowest digit: so each option has a lesser code.
fn code(n: usize, squares: &[u8], column: usize) -> usize {
    (0..n).rev().fold(0, |code, row| {
        let piece = match squares[row * n + column] {
            b'W' => WHITE,
            b'B' => BLACK,
            _ => EMPTY,
        };
        3 * code + piece
    })
}

/// What a player can make of a column.
struct Choice {
    player: Player,
    verb: &'static str,
    row: usize,
    code: usize,
}

/// Its owner pushes a piece onto an empty square above it, and the other one eats it.
fn options(code: usize) -> Vec<Choice> {
    let mut options = Vec::new();
    let (mut power, mut row, mut above) = (1, 0, WHITE); // nothing is pushed off the board
    while power <= code {
        let piece = code / power % 3;
        if piece != EMPTY {
            let owner = if piece == WHITE { Player::Left } else { Player::Right };
            let eaten = code - piece * power;
            let eat = "Eat the piece";
            options.push(Choice { player: owner.opponent(), verb: eat, row, code: eaten });
            if above == EMPTY {
                let code = eaten + piece * power / 3;
                options.push(Choice { player: owner, verb: "Advance the piece", row, code });
            }
        }
        above = piece;
        power *= 3;
        row += 1;
    }
    options
}

/// The greatest value of Left's options and the least of Right's.
fn bounds(code: usize, values: &[i64]) -> [Option<i64>; 2] {
    let options = options(code);
    let of = |player| {
        options
            .iter()
            .filter(move |option| option.player == player)
            .map(|option| values[option.code])
    };
    [of(Player::Left).max(), of(Player::Right).min()]
}

/// The values of the columns with the codes below `count`.
fn values(count: usize) -> Option<Vec<i64>> {
    let mut values = Vec::with_capacity(count);
    for code in 0..count {
        let [low, high] = bounds(code, &values);
        values.push(simplest_between(low, high)?);
    }
    Some(values)
}

/// The simplest number above `low` and below `high`, where `None` is no bound: 0, or else the integer that is least in size,
/// or else the fraction with the least denominator.
fn simplest_between(low: Option<i64>, high: Option<i64>) -> Option<i64> {
    match (low, high) {
        (Some(low), _) if low >= 0 => (0..=FRACTION_BITS)
            .rev()
            .map(|bits| ((low >> bits) + 1) << bits)
            .find(|&number| high.is_none_or(|high| number < high)),
        (_, Some(high)) if high <= 0 => Some(-simplest_between(Some(-high), low.map(|low| -low))?),
        _ => Some(0),
    }
}

/// A value in lowest terms.
fn fraction(value: i64) -> String {
    let shift = value.trailing_zeros().min(FRACTION_BITS);
    let numerator = value >> shift;
    match FRACTION_BITS - shift {
        0 => numerator.to_string(),
        bits => format!("{numerator}/{}", 1_i64 << bits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    fn said(board: &[&str], mover: Player) -> Saying {
        let rows = board.iter().map(|row| row.to_string()).collect::<Vec<_>>();
        says(&rows, &rows.concat().into_bytes(), mover).unwrap()
    }

    #[test]
    fn an_empty_board_is_lost_for_both() {
        for mover in [Player::Left, Player::Right] {
            let lost = said(&["."], mover);
            assert_eq!(lost.worth, Some(Worth::Lost));
            assert_eq!(lost.lines, ["No piece is left: whoever is to move loses."]);
        }
    }

    #[test]
    fn the_sum_is_won_for_the_player_whose_sign_it_has() {
        let won = said(&[".B", "W."], Player::Left);
        assert_eq!(won.worth, Some(Worth::Won));
        assert_eq!(
            won.lines,
            [
                "column  top down  {Left | Right}  value",
                "1             .W        {-1 | 0}   -1/2",
                "2             B.          {0 | }      1",
                "sum                                 1/2",
                "A value is the simplest number between the best options.",
                "Takahashi is to move, and the sum is positive. Advance the",
                "piece at row 2, column 1: then it is 0, and Snuke, to move,",
                "would need it to be negative.",
            ]
        );
        assert_eq!(said(&[".B", "W."], Player::Right).worth, Some(Worth::Lost));
    }
}
