//! A piece on a board that only comes nearer to the corner.

use super::heaps::{nim_lines, queen_lines};
use super::{Each, Entry, Flow, Game, expect_parameters};
use crate::ask::Question;
use crate::solve::lines::Lines;
use anyhow::Result;

/// A piece, which steps or slides.
struct Piece {
    name: &'static str,
    rules: &'static str,
    /// What a step adds to the column and to the row.
    steps: &'static [[i64; 2]],
    slides: bool,
    known: Option<&'static str>,
}

static KING: Piece = Piece {
    name: "king",
    rules: "A king moves one square to the left, down, or both.",
    steps: &[[-1, 0], [0, -1], [-1, -1]],
    slides: false,
    known: Some("lost iff the column and the row are both even"),
};
static ROOK: Piece = Piece {
    name: "rook",
    rules: "A rook moves to the left or down, as far as it likes.",
    steps: &[[-1, 0], [0, -1]],
    slides: true,
    known: Some("the Grundy value is column xor row, for this is Nim with two heaps (Bouton 1901)"),
};
static BISHOP: Piece = Piece {
    name: "bishop",
    rules: "A bishop moves to the left and down as many squares, as far as it likes.",
    steps: &[[-1, -1]],
    slides: true,
    known: Some("the Grundy value is the lesser of the column and the row"),
};
static QUEEN: Piece = Piece {
    name: "queen",
    rules: "A queen moves to the left, down, or to the left and down as many squares, as far as it likes.",
    steps: &[[-1, 0], [0, -1], [-1, -1]],
    slides: true,
    known: Some(
        "lost iff the column and the row are floor(k phi) and floor(k phi) + k for some k, in either \
         order (Wythoff 1907)",
    ),
};
static KNIGHT: Piece = Piece {
    name: "knight",
    rules: "A knight moves two squares to the left and one up or down, or two down and one to either side; \
            the board has no edge above and none on the right.",
    steps: &[[-2, -1], [-1, -2], [-2, 1], [1, -2]],
    slides: false,
    known: None,
};

impl Game for &'static Piece {
    fn title(&self) -> String {
        self.name.into()
    }
    fn rules(&self) -> String {
        format!("{} Who cannot move loses.", self.rules)
    }
    fn axes(&self) -> Vec<String> {
        vec!["column".into(), "row".into()]
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [column, row] = position[..] else { return Flow::Continue(()) };
        for &[right, up] in self.steps {
            let mut next = (column, row);
            while let Some(square) =
                next.0.checked_add_signed(right).zip(next.1.checked_add_signed(up))
            {
                each(&[&[square.0, square.1]])?;
                next = square;
                if !self.slides {
                    break;
                }
            }
        }
        Flow::Continue(())
    }
    fn lines(&self, sizes: &[usize]) -> Option<Lines<'_>> {
        match self.name {
            "rook" => nim_lines(sizes),
            "queen" => queen_lines(sizes),
            _ => None,
        }
    }
    fn known(&self) -> Option<&'static str> {
        self.known
    }
    fn usual_question(&self) -> Question {
        if self.slides { Question::Grundy } else { Question::Outcome }
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, about, make| Entry { name, parameters: "", about, make };
    vec![
        entry("king", "a king on a board, to the left and down", |words| piece(&KING, words)),
        entry("rook", "a rook on a board, to the left or down", |words| piece(&ROOK, words)),
        entry("bishop", "a bishop on a board, to the left and down", |words| piece(&BISHOP, words)),
        entry("queen", "a queen on a board, to the left and down", |words| piece(&QUEEN, words)),
        entry("knight", "a knight on a board, nearer to the corner", |words| piece(&KNIGHT, words)),
    ]
}

fn piece(piece: &'static Piece, words: &[String]) -> Result<Box<dyn Game>> {
    expect_parameters(piece.name, words, 0..=0, "")?;
    Ok(Box::new(piece))
}

#[cfg(test)]
mod tests {
    use crate::ask::{self, Question};
    use crate::games::find;
    use crate::games::moves::ByExpression;
    use crate::watch::Watch;

    #[test]
    fn what_has_a_name_is_the_game_of_its_expression() {
        let sides = "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b";
        let diagonal = "(a-k, b-k) for k in 1..=min(a, b)";
        for (name, expression) in [
            ("king", "(a-1, b), (a, b-1), (a-1, b-1)".to_string()),
            ("rook", sides.to_string()),
            ("bishop", diagonal.to_string()),
            ("queen", format!("{sides}, {diagonal}")),
            ("knight", "(a-2, b-1), (a-2, b+1), (a-1, b-2), (a+1, b-2)".to_string()),
            (
                "transfer",
                "(a-2*k, b+k) for k in 1..=a/2, (a+k, b-2*k) for k in 1..=b/2".to_string(),
            ),
        ] {
            let game = find(&[name.to_string()]).unwrap().expect("it has a name");
            let own = ByExpression::new(&expression, 20).expect("the moves can be made");
            for question in [Question::Grundy, Question::Outcome, Question::Misere] {
                let answers =
                    |game| ask::answers(game, question, &[15, 12], &mut Watch::new("", 0));
                assert_eq!(
                    answers(&*game).unwrap(),
                    answers(&own).unwrap(),
                    "{name}, {question:?}"
                );
            }
        }
    }

    #[test]
    fn a_whole_bar_of_two_rows_is_worth_what_chomp_on_two_rows_says() {
        let answers = |name: &str, sizes: &[usize]| {
            let words: Vec<String> = name.split(' ').map(String::from).collect();
            let game = find(&words).unwrap().expect("it has a name");
            ask::answers(&*game, Question::Grundy, sizes, &mut Watch::new("", 0)).unwrap()
        };
        let (bars, chomp) = (answers("chomp-rectangle", &[7, 7]), answers("chomp 2", &[8, 8]));
        for length in 1..7 {
            assert_eq!(bars[2 * 7 + length], chomp[length * 8], "{length}");
            (1..7).for_each(|rows| assert_eq!(bars[rows * 7 + length], bars[length * 7 + rows]));
        }
        assert_eq!(bars[7 + 1], 0);
    }
}
