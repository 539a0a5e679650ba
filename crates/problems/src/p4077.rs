//! P4077: Coin Game.

use rules::prelude::*;
use rules::shapes::bits::{bits, members};

const MOST_TESTS: usize = 100;
const MOST_COINS: usize = 30_000;
const MOST_OTHERS: usize = 20;

/// The coins from number 1 on, 0 for tails, and how many others a move may turn at most.
#[derive(Clone, Default)]
pub struct Coins {
    pub most_others: usize,
    pub coins: Vec<u8>,
}

pub struct CoinGame;

impl Statement for CoinGame {
    type Case = Coins;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, Coins { most_others, coins }: &mut Coins) -> FormResult {
        form.length("n", coins, 1..=MOST_COINS)?;
        form.number("MAXQ", most_others, 1..=MOST_OTHERS)?;
        form.line();
        form.row("coin", coins, 0..=1)
    }

    asks_who_wins!("lose", "win");
}

impl Game for CoinGame {
    type Case = Coins;
    /// The most other coins that a move may turn, and the coins that show tails, as a set of bits from coin 1 on.
    type Position = (usize, u64);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("n", Text("coin n shows tails", "第 n 枚反面朝上")).drawn(Piece::Tails),
        Sign::of_nobody(".", Text("a coin that shows heads", "正面朝上的硬币")).drawn(Piece::Heads),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(Coins { coins, .. }: &Coins) -> SearchResult<()> {
        bits(coins.len(), Text("coins", "硬币数")).map(drop)
    }

    fn starts(Coins { most_others, coins }: &Coins) -> impl Iterator<Item = (usize, u64)> {
        let tails = (0..coins.len()).filter(|&index| coins[index] == 0);
        [(*most_others, tails.map(|index| 1 << index).sum())].into_iter()
    }

    /// A coin that shows tails is turned, and with it up to `most_others` others: each is the one
    /// before it divided by the same power of 2, or of 3.
    fn moves(_: &Coins, &(most_others, tails): &(usize, u64), moves: &mut Moves<(usize, u64)>) {
        for picked in members(tails).map(|index| index + 1) {
            for ratio in [2_usize, 3].into_iter().flat_map(|base| powers(base, picked)) {
                let mut turned = vec![picked];
                while turned.len() <= most_others && turned[turned.len() - 1] % ratio == 0 {
                    turned.push(turned[turned.len() - 1] / ratio);
                    let set = turned.iter().fold(0, |set, coin| set | 1 << (coin - 1));
                    moves.to((most_others, tails ^ set), || {
                        let parts: Vec<usize> = turned.iter().map(|coin| coin - 1).collect();
                        let coins = joined(&turned, " ");
                        Handle::on(parts, text!("turn {coins}", "翻转 {coins}"))
                    });
                }
            }
        }
    }

    /// The coins that show tails by their numbers.
    fn draw(Coins { coins, .. }: &Coins, &(_, tails): &(usize, u64)) -> Drawing {
        Drawing::strip(Drawing::left(1..=coins.len(), |index| tails >> index & 1 == 1))
    }
}

/// The powers of the base from the first on, up to the number.
fn powers(base: usize, number: usize) -> impl Iterator<Item = usize> {
    (1..).map(move |exponent| base.pow(exponent)).take_while(move |&power| power <= number)
}

impl Trials for CoinGame {
    const RANDOM_SIZE: usize = 16;

    fn extremes(extremes: &mut Extremes<Coins>) {
        extremes.full("random: slow reading, 6 MB | 读入太慢，6 MB", |random, test| {
            coins(test, |_| random.bool())
        });
        extremes.full(
            "all-tails: the exponents of each coin anew | 每枚硬币都重新求指数",
            |_, test| coins(test, |_| true),
        );
        extremes.full(
            "smooth: the greatest values: powers of 2 and of 3, and their products | \
             最大的值：2 与 3 的幂，以及它们的积",
            |random, test| coins(test, |coin| is_smooth(coin) && random.bool()),
        );
        extremes.full(
            "multiples-of-5: coins of equal exponents | 指数相同的硬币",
            |random, test| {
                let smooth = random.u64(..);
                coins(test, |coin| {
                    let rest = if coin % 5 == 0 { coin / 5 } else { coin };
                    rest <= MOST_COINS / 5 && is_smooth(rest) && smooth >> (rest % 61) & 1 == 1
                })
            },
        );
        extremes.full("all-heads: no coin to pick | 没有硬币可选", |_, test| {
            coins(test, |_| false)
        });
    }
}

/// The greatest number of coins; those for which `is_tail` is true show tails.
fn coins(test: usize, mut is_tail: impl FnMut(usize) -> bool) -> Coins {
    let coins = (1..=MOST_COINS).map(|coin| u8::from(!is_tail(coin))).collect();
    Coins { most_others: MOST_OTHERS - test % MOST_OTHERS, coins }
}

/// True if no other primes than 2 and 3 divide the number, of which 2^14 is the greatest power.
fn is_smooth(number: usize) -> bool {
    6_u64.pow(14).is_multiple_of(number as u64)
}
