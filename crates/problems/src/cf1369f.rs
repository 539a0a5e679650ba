//! CF 1369 F: BareLee.

use rules::prelude::*;

const MOST_ROUNDS: usize = 100_000;
const MOST: u64 = 1_000_000_000_000_000_000;

/// The number with which a round begins, and its limit.
pub type Round = [u64; 2];

/// A match that both players want to win, or, for the second question, to lose.
pub struct Match<const LOSING_WINS: bool = false>;

impl Statement for Match {
    type Case = Vec<Round>;
    /// Two words: `1` if Lee, who begins, can make sure that he wins the match, else `0`; and the same for losing it.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, rounds: &mut Vec<Round>) -> FormResult {
        form.counted("t", "round", rounds, 1..=MOST_ROUNDS, |form, [start, limit]| {
            form.number("s", start, 1..=MOST)?;
            form.number("e", limit, *start..=MOST)?;
            form.line();
            Ok(())
        })
    }

    fn answers(matches: &[Vec<Round>]) -> SearchResult<Vec<String>> {
        let wins = search::first_player_wins::<Match>(matches)?;
        let loses = search::first_player_wins::<Match<true>>(matches)?;
        let both = |(wins, loses)| joined([wins, loses].map(u8::from), " ");
        Ok(wins.into_iter().zip(loses).map(both).collect())
    }
}

impl<const LOSING_WINS: bool> Game for Match<LOSING_WINS> {
    type Case = Vec<Round>;
    /// The index of the round, and the number on the board.
    type Position = (usize, u64);
    /// The last move writes a number above the last limit, and so loses the match.
    const KIND: Kind =
        Kind::Impartial(if LOSING_WINS { Convention::Normal } else { Convention::Misere });
    const SIGNS: &'static [Sign] = &[Sign::of_nobody(
        "[n]",
        Text("the number of the round that is played", "正在进行的一局中的数"),
    )];

    fn fits(rounds: &Vec<Round>) -> SearchResult<()> {
        let numbers = rounds.iter().fold(0_u64, |sum, round| sum.saturating_add(round[1]));
        search::ensure_small(
            numbers,
            10_000,
            Text("numbers up to the limits", "不超过各上限的数的个数"),
        )
    }

    fn starts(rounds: &Vec<Round>) -> impl Iterator<Item = (usize, u64)> {
        [(0, rounds[0][0])].into_iter()
    }

    /// The number is doubled, or 1 is added. Above the limit the one who wrote it has lost the round: the other one begins the
    /// next with its number, so that the loser moves first there.
    fn moves(rounds: &Vec<Round>, &(index, a): &(usize, u64), moves: &mut Moves<(usize, u64)>) {
        let mut to = |index, number, words: String| {
            moves.to((index, number), || Handle::on([2 * index], words).amounts([number]));
        };
        if a <= rounds[index][1] {
            to(index, a + 1, text!("write {a} + 1", "写 {a} + 1"));
            if a > 1 {
                to(index, 2 * a, text!("write 2 x {a}", "写 2 x {a}"));
            }
        } else if let Some([start, _]) = rounds.get(index + 1) {
            let round = index + 2;
            let words = text!(
                "round {round} begins with {start}; the loser moves first",
                "第 {round} 局从 {start} 开始，负者先走"
            );
            to(index + 1, *start, words);
        }
    }

    /// A row for each round: the number on the board, a blank cell after the round and the first number before it; the limit.
    fn draw(rounds: &Vec<Round>, &(index, number): &(usize, u64)) -> Drawing {
        let row = |(round, [start, limit]): (usize, &Round)| {
            let number = match round {
                _ if round < index => String::new(),
                _ if round == index => format!("[{number}]"),
                _ => start.to_string(),
            };
            vec![number, limit.to_string()]
        };
        Drawing::Grid(rounds.iter().enumerate().map(row).collect())
    }
}

impl Trials for Match {
    const RANDOM_SIZE: usize = 30;

    /// Up to six rounds, with limits of all sizes.
    fn random(choices: &mut Choices, size: usize) -> Vec<Round> {
        let round = |choices: &mut Choices| {
            let most = choices.pick(1..=size as u64);
            let limit = choices.pick(1..=most);
            [choices.pick(1..=limit), limit]
        };
        (0..choices.pick(1..=6)).map(|_| round(choices)).collect()
    }

    fn extremes(extremes: &mut Extremes<Vec<Round>>) {
        let mut rounds = |title, round: fn(&mut Rng) -> Round| {
            extremes.list(title, MOST_ROUNDS, move |random, _| round(random));
        };
        rounds(
            "powers-of-two: a long way down for each question | 两问都要降很多层",
            |_| [1, 1 << 59],
        );
        rounds("quarters: a long way down | 每次除以 4，降很多层", |_| {
            [1, 0x0AAA_AAAA_AAAA_AAAA]
        });
        rounds(
            "no-choice: only the beginner can win, up to the end | 每局都只能是先手赢",
            |_| [MOST - 1, MOST],
        );
        rounds("at-the-limit: the beginner loses every round | 每局都是先手输", |_| {
            [MOST; 2]
        });
        rounds("random: numbers as long as they come | 数最长", |random| {
            let limit = random.u64(1..=MOST);
            [random.u64(1..=limit), limit]
        });
        rounds(
            "near-a-power: products in 32 bits, borders of a rule | 32 位的乘积，规律的边界",
            |random| {
                let limit = random.u64(1 << 34..=MOST);
                let start = (limit >> random.u32(1..=4)) + random.u64(0..=2);
                [start - 1, limit]
            },
        );
        rounds("small: rounds without a choice among others | 小的数", |random| {
            let limit = random.u64(1..=2);
            [random.u64(1..=limit), limit]
        });
        rounds("tiny: all begin at 1 of 1 | 都从 1 开始，上限也是 1", |_| [1, 1]);
        extremes.each(&[("one-round: from 1 | 只有一局，从 1 开始", vec![[1, MOST]])]);
    }
}
