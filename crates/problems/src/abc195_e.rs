//! ABC 195 E: Lucky 7 Battle.

use rules::prelude::*;

const MOST_ROUNDS: usize = 200_000;

/// A digit for each round, and the letter of the player who has it.
#[derive(Clone, Default)]
pub struct Rounds {
    pub digits: String,
    pub letters: String,
}

impl Rounds {
    /// The player of a round, counted from 0. Takahashi is Left.
    fn player(&self, round: usize) -> Player {
        if self.letters.as_bytes()[round] == b'T' { Player::Left } else { Player::Right }
    }
}

pub struct Battle;

impl Statement for Battle {
    type Case = Rounds;
    type Game = Self;

    fn form(form: &mut Form, Rounds { digits, letters }: &mut Rounds) -> FormResult {
        let mut n = digits.len();
        form.number("N", &mut n, 1..=MOST_ROUNDS)?;
        form.line();
        for (name, word, of) in [("S", digits, "0123456789"), ("X", letters, "AT")] {
            form.word(name, word, of, n..=n)?;
            form.line();
        }
        Ok(())
    }

    asks_who_wins!("Aoki", "Takahashi");
}

impl Game for Battle {
    type Case = Rounds;
    /// The digits so far; and a flag, true if the last turn was none of a round: it passed by a round of the other player, or
    /// called the end.
    type Position = (Vec<u8>, bool);
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("T", Text("a round of Takahashi", "高桥的一轮")).drawn(Piece::White),
        Sign::of_second("A", Text("a round of Aoki", "青木的一轮")).drawn(Piece::Black),
    ];

    fn fits(case: &Rounds) -> SearchResult<()> {
        search::ensure_small(case.digits.len(), 200, Text("rounds", "轮数"))
    }

    fn starts(_: &Rounds) -> impl Iterator<Item = Self::Position> {
        [(Vec::new(), false)].into_iter()
    }

    /// Only the remainder of the number counts.
    fn standing_for(_: &Rounds, (mut digits, flag): Self::Position) -> Self::Position {
        let remainder = remainder(&digits);
        digits.fill(0);
        digits.iter_mut().rev().take(1).for_each(|last| *last = remainder);
        (digits, flag)
    }

    /// Whoever has the round appends a digit; the other one passes. After all rounds the winner calls the end, and the
    /// loser has no move.
    fn moves(case: &Rounds, (digits, flag): &Self::Position, moves: &mut Moves<Self::Position>) {
        let (n, round) = (case.digits.len(), digits.len());
        if round == n {
            let (winner, words) = match remainder(digits) {
                0 => (Player::Left, text!("it is a multiple of 7", "它是 7 的倍数")),
                _ => (Player::Right, text!("it is no multiple of 7", "它不是 7 的倍数")),
            };
            if !flag {
                moves.by(winner, (digits.clone(), true), || Handle::on([3 * n - 1], words));
            }
            return;
        }
        let player = case.player(round);
        let own = case.digits.as_bytes()[round] - b'0';
        let choices = [(own, n + round), (0, 2 * n + round)];
        for (digit, cell) in choices.into_iter().take(if own == 0 { 1 } else { 2 }) {
            let option = ([&digits[..], &[digit]].concat(), false);
            let words = || text!("append {digit}", "添上 {digit}");
            moves.by(player, option, || Handle::on([cell], words()));
        }
        if !flag {
            let words = || text!("it is the other one's round", "这一轮归对方");
            moves.by(player.opponent(), (digits.clone(), true), || Handle::on([round], words()));
        }
    }

    /// The letters above the digits, and below them the number so far.
    fn draw(case: &Rounds, (digits, _): &Self::Position) -> Drawing {
        let letters = case.letters.chars().map(String::from);
        let given = case.digits.chars().map(String::from);
        let number = (0..case.digits.len())
            .map(|round| digits.get(round).map_or(String::new(), u8::to_string));
        Drawing::grid(case.digits.len(), letters.chain(given).chain(number))
    }
}

/// The number that these digits make, modulo 7.
fn remainder(digits: &[u8]) -> u8 {
    digits.iter().fold(0, |remainder, digit| (10 * remainder + digit) % 7)
}

impl Trials for Battle {
    const RANDOM_SIZE: usize = 12;

    /// Up to `size` rounds, often of few digits.
    fn random(choices: &mut Choices, size: usize) -> Rounds {
        let n = choices.pick(1..=size.max(1));
        let most = choices.one_of(&[1, 3, 9]);
        let digits = choices.several(n, 0..=most).iter().map(u64::to_string).collect();
        Rounds { digits, letters: choices.word(&['A', 'T'], n..=n) }
    }

    fn extremes(extremes: &mut Extremes<Rounds>) {
        let mut add = |title, digits: &'static [u8], letters: &'static str| {
            extremes.add(title, move |random| {
                let n = MOST_ROUNDS;
                let digit = |_| char::from(digits[random.usize(..digits.len())]);
                let digits: String = (0..n).map(digit).collect();
                // The letters end with those given; a blank stands for any.
                let start = " ".repeat(n - letters.len().min(n));
                let any =
                    |letter| if letter == ' ' { ['A', 'T'][random.usize(..2)] } else { letter };
                vec![Rounds { digits, letters: (start + letters).chars().map(any).collect() }]
            });
        };
        add("zeros: digits that count for nothing | 不起作用的数字", b"07", "");
        add("random: slow reading | 读入太慢", b"0123456789", "");
        add("six: Takahashi has the end | 最后六轮都归高桥", b"123456", "TTTTTT");
        add("five: Takahashi has nearly the end | 最后五轮归高桥", b"123456", "ATTTTT");
        add("last: Aoki has the last round | 最后一轮归青木", b"123456", "A");
        extremes.add(
            "long-walk: a set that stays neither empty nor full | 集合一直不空也不满",
            |random| vec![long_walk(random)],
        );
        let first = format!("1{}", "0".repeat(MOST_ROUNDS - 1));
        let single = Rounds { digits: "7".into(), letters: "A".into() };
        extremes.each(&[
            (
                "first: only round 1 counts | 只有第一轮起作用",
                Rounds { digits: first, letters: "T".repeat(MOST_ROUNDS) },
            ),
            ("single: one round | 只有一轮", single),
        ]);
    }
}

/// Rounds, made from the last one on, in which the set of the won remainders is never empty or full.
fn long_walk(random: &mut Rng) -> Rounds {
    // A bit for each remainder.
    let (mut won, mut power, mut rounds) = (1, 1, Vec::new());
    while rounds.len() < MOST_ROUNDS {
        let (digit, letter) = (random.u8(..10), ['A', 'T'][random.usize(..2)]);
        let shift = u32::from(digit) * power % 7;
        let moved = (won >> shift | won << (7 - shift)) & 0b111_1111;
        let next = if letter == 'T' { won | moved } else { won & moved };
        if ![0, 0b111_1111].contains(&next) {
            (won, power) = (next, 10 * power % 7);
            rounds.push((char::from(b'0' + digit), letter));
        }
    }
    let (digits, letters) = rounds.into_iter().rev().unzip();
    Rounds { digits, letters }
}
