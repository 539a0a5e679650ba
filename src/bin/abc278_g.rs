//! ABC278 G Generalized Subtraction Game. <https://atcoder.jp/contests/abc278/tasks/abc278_g>
//!
//! **Rules.** The cards 1 to N lie in a row. A turn takes y neighbours, x to x + y - 1, L <= y <= R, that are all
//! still there; a gap stays a gap. Who cannot move loses. The program says whether it goes first or second, plays
//! against the judge, and must win.
//!
//! **Theorem.**
//! 1. If some y from L to R has the parity of N, the first player wins: he takes y cards from the middle of
//!    the row, and answers each move (a, b) with its mirror image (N - a - b + 2, b).
//! 2. Otherwise L = R = k, and N - k is odd. A row of i cards has the Grundy value g(i): 0 if i < k, else the
//!    mex of g(j) xor g(i - k - j), 0 <= j <= i - k. The first player wins if and only if g(N) is not 0. Who
//!    can win does so by moves that leave pieces whose values have the nim-sum 0.
//!
//! (Proved.)
//!
//! **Proof.**
//! 1. Call a position *even* if it is its own mirror image and no card in the middle is there: neither card
//!    (N + 1)/2 if N is odd, nor either of N/2 and N/2 + 1 if N is even. The first move leaves an even position:
//!    y and N have the same parity, so as many cards stay on the left as on the right; and y >= 1, with y >= 2
//!    if N is even. In an even position each move takes neighbours from one side of the middle, since those
//!    that are taken are all there. The mirror image lies on the other side, so it is untouched and is there,
//!    too. Taking it leaves an even position. So there is an answer to every move, and the other player is the
//!    first who has none.
//! 2. If L < R, two neighbours of L to R have different parities, and one is that of N: so L = R here. Pieces
//!    that a gap parts have nothing to do with each other. By Sprague and Grundy the value of a row is the mex
//!    of its options' values, an option being two rows of j and i - k - j cards, and a position is lost if and
//!    only if the nim-sum of its pieces is 0. From any other one a move leads to such a position; from such a
//!    one none does.
//!
//! **Complexity.** In case 1 a move takes O(1) time, and N may have 63 bits. In case 2 the table takes about
//! N^2 / 4 steps, and a move O(N): N may be up to 2^15, more is an error.
//!
//! **Traps.** Each example below has all lines of the judge first, joined by slashes, and then all lines of
//! the program. Where the first player loses, the program must go second: `2 1 1 / 2 1 / 0 0` answers
//! `Second / 1 1`. With one size of the other parity it may still have to go first, but not by the middle:
//! `3 2 2 / 0 0` answers `First / 1 2`. Nearly the middle and mirror images is no strategy: in `7 2 2` after 3
//! 2 the judge takes 5 2, whose image is gone. The image of (a, b) begins at N - a - b + 2, not at N - a. Who
//! says First moves at once, without waiting for the judge. After 0 0 and -1 -1 nothing more may be printed.
//!
//! **Source.** The mirror strategy (Tweedledum and Tweedledee) and the values of Dawson's Kayles (k = 2) are
//! in Berlekamp, Conway, Guy, Winning Ways for your Mathematical Plays, ch. 4.

use proconio::input_interactive;
use sente::io::{fail, refuse_bad_input};
use sente::output;
use sente::splitting::grundy_values;

/// A move: the first card, counted from 1, and how many.
type Move = (u64, u64);

/// The greatest number of cards for which a table of Grundy values is made.
const MOST: u64 = 1 << 15;

/// The way to win that the theorem has.
enum Strategy {
    /// Mirror images in a row of `n` cards, after a move in the middle.
    Mirror {
        n: u64,
        middle: Move,
    },
    Nim(Pieces),
}

impl Strategy {
    /// The strategy for `n` cards, where a move takes `least` to `most`, which is no more than `n`.
    fn new(n: u64, least: u64, most: u64) -> Self {
        // The largest, as cards that are gone need no answers.
        let count = (least..=most).rev().take(2).find(|count| (n - count) % 2 == 0);
        match count {
            Some(count) => Strategy::Mirror { n, middle: ((n - count) / 2 + 1, count) },
            None => Strategy::Nim(Pieces::new(n, least)),
        }
    }

    fn goes_first(&self) -> bool {
        match self {
            Strategy::Mirror { .. } => true,
            Strategy::Nim(pieces) => pieces.nim_sum() != 0,
        }
    }

    /// The move that wins after one of the judge, or as the first one.
    fn answer(&mut self, judge: Option<Move>) -> Option<Move> {
        match (self, judge) {
            (Strategy::Mirror { middle, .. }, None) => Some(*middle),
            (Strategy::Mirror { n, .. }, Some((first, count))) => {
                Some((*n + 2 - first - count, count))
            }
            (Strategy::Nim(pieces), judge) => {
                if let Some((first, _)) = judge {
                    pieces.take(first);
                }
                let first = pieces.winning_first()?;
                pieces.take(first);
                Some((first, pieces.count))
            }
        }
    }
}

/// Pieces of a row, from which `count` neighbours are taken.
struct Pieces {
    count: u64,
    /// The Grundy values of pieces by their lengths.
    values: Vec<usize>,
    /// The first card of each, and its length.
    pieces: Vec<(u64, u64)>,
}

impl Pieces {
    /// The whole row.
    fn new(n: u64, count: u64) -> Self {
        let rests = |cards: usize| cards.checked_sub(count as usize);
        let splits = |rest: usize| (0..=rest / 2).map(move |one| (one, rest - one));
        let values =
            grundy_values(n as usize + 1, |cards| rests(cards).into_iter().flat_map(splits));
        Pieces { count, values, pieces: vec![(1, n)] }
    }

    fn nim_sum(&self) -> usize {
        self.pieces.iter().fold(0, |sum, &(_, length)| sum ^ self.values[length as usize])
    }

    /// The first card of a move that leaves the nim-sum 0.
    fn winning_first(&self) -> Option<u64> {
        let sum = self.nim_sum();
        self.pieces.iter().find_map(|&(first, length)| {
            let rest = length.checked_sub(self.count)?;
            let wanted = sum ^ self.values[length as usize];
            let sum_of = |one: u64| self.values[one as usize] ^ self.values[(rest - one) as usize];
            (0..=rest).find(|&one| sum_of(one) == wanted).map(|one| first + one)
        })
    }

    /// Splits the piece from which cards are taken, from `first` on. Where they are not in one piece, nothing
    /// is taken.
    fn take(&mut self, first: u64) {
        let end = first + self.count;
        let split = |&(start, length): &(u64, u64)| start <= first && end <= start + length;
        if let Some(number) = self.pieces.iter().position(split) {
            let (start, length) = self.pieces.swap_remove(number);
            let both = [(start, first - start), (end, start + length - end)];
            self.pieces.extend(both.into_iter().filter(|&(_, length)| length >= self.count));
        }
    }
}

/// The judge's move; `None` once the play is over.
fn judge(n: u64) -> Option<Move> {
    // The judge waits for what was said.
    output().flush();
    input_interactive! { first: i64, count: i64 }
    if first <= 0 || count <= 0 {
        return None;
    }
    let (first, count) = (first as u64, count as u64);
    if first > n || count - 1 > n - first {
        fail(format_args!("the judge takes {count} cards from card {first}, but there are {n}"));
    }
    Some((first, count))
}

fn main() {
    refuse_bad_input();
    input_interactive! { n: u64, least: u64, most: u64 }
    if least == 0 || least > most || most > n {
        fail(format_args!("{least} to {most} cards cannot be taken from {n}"));
    }
    if least == most && (n - least) % 2 == 1 && n > MOST {
        fail(format_args!("{n} cards are too many for a table of n^2 / 4 sums"));
    }
    if n > i64::MAX as u64 {
        fail(format_args!("{n} cards are more than the judge can name"));
    }
    let mut strategy = Strategy::new(n, least, most);
    // The judge's last move: none before the first one, and no turn once the play is over.
    let mut turn = if strategy.goes_first() {
        output().line("First");
        Some(None)
    } else {
        output().line("Second");
        judge(n).map(Some)
    };
    while let Some(said) = turn {
        let (first, count) = strategy.answer(said).unwrap_or((0, 0));
        writeln!(output(), "{first} {count}");
        turn = judge(n).map(Some);
    }
}

#[cfg(test)]
mod abc278_g {
    use super::{Move, Strategy};

    /// Plays on against every answer of the judge, and returns the number of plays. `cards` are those that are
    /// there, from the lowest bit on.
    fn wins_all(limits: [u64; 3], cards: u64, history: &mut Vec<Option<Move>>) -> u64 {
        let [n, least, most] = limits;
        let mut strategy = Strategy::new(n, least, most);
        let answers: Vec<_> = history.iter().map(|&judge| strategy.answer(judge)).collect();
        let run = |(first, count): Move| ((1 << count) - 1) << (first - 1);
        let Some(&Some(answer)) = answers.last() else {
            panic!("{limits:?}: no answer to {history:?}")
        };
        let is_legal = (least..=most).contains(&answer.1) && answer.0 + answer.1 <= n + 1;
        assert!(
            is_legal && cards & run(answer) == run(answer),
            "{limits:?}: {answer:?} to {history:?}"
        );
        judge_moves(limits, cards & !run(answer), history)
    }

    /// The same, where the judge is to move.
    fn judge_moves(limits: [u64; 3], cards: u64, history: &mut Vec<Option<Move>>) -> u64 {
        let [n, least, most] = limits;
        let mut plays = 0;
        for (count, first) in
            (least..=most).flat_map(|count| (1..=n + 1 - count).map(move |first| (count, first)))
        {
            let run = ((1 << count) - 1) << (first - 1);
            if cards & run == run {
                history.push(Some((first, count)));
                plays += wins_all(limits, cards & !run, history);
                history.pop();
            }
        }
        plays.max(1)
    }

    #[test]
    fn one_card_is_taken() {
        let mut strategy = Strategy::new(1, 1, 1);
        assert!(strategy.goes_first());
        assert_eq!(strategy.answer(None), Some((1, 1)));
    }

    #[test]
    fn every_answer_of_the_judge_loses() {
        for n in 1..=8 {
            for (least, most) in
                (1..=n).flat_map(|least| (least..=n).map(move |most| (least, most)))
            {
                let limits = [n, least, most];
                let all = (1 << n) - 1;
                match Strategy::new(n, least, most).goes_first() {
                    true => wins_all(limits, all, &mut vec![None]),
                    false => judge_moves(limits, all, &mut Vec::new()),
                };
            }
        }
    }

    #[test]
    fn dawsons_kayles_is_lost_where_its_values_are_0() {
        let lost = |n: &u64| !Strategy::new(*n, 2, 2).goes_first();
        assert_eq!(
            (3..=35).step_by(2).filter(lost).collect::<Vec<_>>(),
            [5, 9, 15, 21, 25, 29, 35]
        );
    }

    #[test]
    fn the_middle_of_a_long_row_is_found_without_a_table() {
        const N: u64 = i64::MAX as u64;
        let mut strategy = Strategy::new(N, 1, 2);
        assert_eq!(strategy.answer(None), Some((N / 2 + 1, 1)));
        assert_eq!(strategy.answer(Some((N - 1, 2))), Some((1, 2)));
    }
}
