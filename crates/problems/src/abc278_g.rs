//! ABC278 G: Generalized Subtraction Game. The program plays against the judge.

use rules::dialogue::{Interactor, NewInteractor, Refusal, Reply};
use rules::prelude::*;
use rules::session::{GameSession, Session};
use rules::shapes::bits::{bits, members};

const MOST_CARDS: u64 = 2000;

pub struct Runs;

impl Statement for Runs {
    /// The cards, and how many a turn takes at least and at most.
    type Case = [u64; 3];
    type Game = Self;
    const INTERACTOR: Option<NewInteractor<[u64; 3]>> = Some(|&case| Box::new(Judge::new(case)));

    fn form(form: &mut Form, [n, least, most]: &mut [u64; 3]) -> FormResult {
        form.number("N", n, 1..=MOST_CARDS)?;
        form.number("L", least, 1..=*n)?;
        form.number("R", most, *least..=*n)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("Second", "First");
}

impl Game for Runs {
    type Case = [u64; 3];
    /// The cards that are left, as a set of bits.
    type Position = u64;

    fn fits(&[n, ..]: &[u64; 3]) -> SearchResult<()> {
        bits(n as usize, Text("cards", "牌数")).map(drop)
    }

    fn starts(&[n, ..]: &[u64; 3]) -> impl Iterator<Item = u64> {
        [u64::MAX >> (64 - n)].into_iter()
    }

    /// A turn takes neighbours, as many as are allowed.
    fn moves(&[n, least, most]: &[u64; 3], &cards: &u64, moves: &mut Moves<u64>) {
        for count in least..=most {
            let run = u64::MAX >> (64 - count);
            for first in (0..=n - count).filter(|first| cards >> first & run == run) {
                let taken = run << first;
                moves.to(cards & !taken, || {
                    let (first, cards) = (first + 1, counted(count, "card", "张"));
                    let words = text!("{cards} from card {first}", "从第 {first} 张起取 {cards}");
                    Handle::on(members(taken).collect::<Vec<_>>(), words)
                });
            }
        }
    }

    fn draw(&[n, ..]: &[u64; 3], &cards: &u64) -> Drawing {
        Drawing::strip(Drawing::left(1..=n, |card| cards >> card & 1 == 1))
    }
}

/// The judge, who has the cards before him.
#[derive(Clone)]
struct Judge {
    limits: [u64; 3],
    is_there: Vec<bool>,
    /// The turns so far, of both; none before the program has said who begins.
    turns: Option<usize>,
    /// True if it is the judge's turn.
    is_his_turn: bool,
}

impl Judge {
    fn new(limits @ [n, ..]: [u64; 3]) -> Self {
        Judge { limits, is_there: vec![true; n as usize], turns: None, is_his_turn: false }
    }

    /// The number of neighbours that are there from each card on.
    fn runs(&self) -> Vec<u64> {
        let mut runs = vec![0; self.is_there.len() + 1];
        for card in (0..self.is_there.len()).rev() {
            runs[card] = if self.is_there[card] { runs[card + 1] + 1 } else { 0 };
        }
        runs
    }

    fn take(&mut self, first: usize, count: u64) {
        self.is_there[first..first + count as usize].fill(false);
        self.turns = self.turns.map(|turns| turns + 1);
        self.is_his_turn = !self.is_his_turn;
    }

    /// The reason why a move of the program is not allowed, if it is not.
    fn objection(&self, first: u64, count: u64) -> Option<String> {
        let [n, least, most] = self.limits;
        if !(least..=most).contains(&count) {
            return Some(text!(
                "it takes {cards}, not {least} to {most}",
                "取了 {cards}，不是 {least} 到 {most} 张",
                cards = counted(count, "card", "张")
            ));
        }
        if first == 0 || first > n || count - 1 > n - first {
            return Some(text!("there are the cards 1 to {n} alone", "只有第 1 到 {n} 张牌"));
        }
        let gone = (first..first + count).find(|&card| !self.is_there[card as usize - 1])?;
        Some(text!("card {gone} is gone", "第 {gone} 张牌已经不在了"))
    }
}

fn refuse(because: String) -> Result<bool, Refusal> {
    Err(Refusal { last_words: "-1 -1".into(), because })
}

impl Interactor for Judge {
    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        let Some(turns) = self.turns else {
            self.turns = Some(0);
            self.is_his_turn = words == "Second";
            return match words {
                "First" | "Second" => Ok(true),
                _ => refuse(text!(
                    "the first word is {words:?}, not First or Second",
                    "第一个词是 {words:?}，不是 First 或 Second"
                )),
            };
        };
        let turn = turns + 1;
        let numbers: Result<Vec<u64>, _> = words.split(' ').map(str::parse).collect();
        let (first, count) = match numbers.as_deref() {
            Ok([_]) => return Ok(false),
            Ok([0, 0]) => {
                return refuse(text!("at turn {turn} it gives up", "在第 {turn} 步认输"));
            }
            Ok(&[first, count]) => (first, count),
            _ => {
                return refuse(text!(
                    "at turn {turn} it says {words:?}, not two numbers",
                    "在第 {turn} 步说的是 {words:?}，不是两个数"
                ));
            }
        };
        if let Some(objection) = self.objection(first, count) {
            return refuse(text!(
                "turn {turn}, {first} {count}: {objection}",
                "第 {turn} 步，{first} {count}：{objection}"
            ));
        }
        self.take(first as usize - 1, count);
        Ok(true)
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        if !self.is_his_turn {
            return Reply::Say(String::new());
        }
        let [_, least, most] = self.limits;
        let runs = self.runs();
        let longest = runs.iter().copied().max().unwrap_or(0);
        if longest < least {
            return Reply::Accept("0 0".into());
        }
        let count = choices.pick(least..=most.min(longest));
        let firsts: Vec<usize> = (0..runs.len()).filter(|&card| runs[card] >= count).collect();
        let first = choices.one_of(&firsts);
        self.take(first, count);
        Reply::Say(format!("{} {count}", first + 1))
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        let is_there = self.is_there.iter().rev();
        let cards = is_there.fold(0, |cards, &is_there| cards << 1 | u64::from(is_there));
        GameSession::<Runs>::at(self.limits, cards, Player::Left)
    }

    fn copy(&self) -> Box<dyn Interactor> {
        Box::new(self.clone())
    }
}

impl Trials for Runs {
    const RANDOM_SIZE: usize = 30;

    fn extremes(extremes: &mut Extremes<[u64; 3]>) {
        extremes.each(&[
            (
                "dawson: a table of n^2 / 4 sums; Second where First loses | n^2 / 4 个异或和的表",
                [1999, 2, 2],
            ),
            ("sixes: nim-sums up to 127 | 异或和可达 127", [1999, 6, 6]),
            (
                "single-cards: Second always wins an even row of them | 张数为偶数时总是后手胜",
                [2000, 1, 1],
            ),
            ("sevens: the same with pieces of all lengths | 同上，各种长度的段", [2000, 7, 7]),
            ("third: the row is nearly used up by three moves | 三步就几乎取完", [2000, 667, 667]),
            ("half: two moves at most | 至多两步", [1999, 1000, 1000]),
            ("pairs-or-single: a mirror over a thousand turns | 对称走上千步", [2000, 1, 2]),
            ("any: the largest choice of moves | 走法最多", [2000, 1, 2000]),
            ("any-odd: the same with a card in the middle | 同上，正中有一张", [1999, 1, 1999]),
            ("halves: the middle is the only move that wins | 只有取正中才胜", [2000, 999, 1000]),
            ("all: one move | 只有一步", [2000, 2000, 2000]),
        ]);
    }
}
