//! CF 662A: Gambling Nim.

use rules::prelude::*;
use rules::shapes::heaps::Nim;

const MOST_CARDS: usize = 500_000;
const MOST: u64 = 1_000_000_000_000_000_000;
/// Most cards of a search, which begins at all deals.
const MOST_SEARCHED: usize = 14;

/// The two sides of each card.
type Cards = Vec<[u64; 2]>;

/// Nim on the sides that show.
pub struct Deal;

impl Statement for Deal {
    type Case = Cards;
    /// The probability that the first player wins, an irreducible fraction.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, cards: &mut Cards) -> FormResult {
        form.counted("n", "card", cards, 1..=MOST_CARDS, |form, [a, b]| {
            form.line_of([("a", a, 0..=MOST), ("b", b, 0..=MOST)])
        })
    }

    fn answers(cases: &[Cards]) -> SearchResult<Vec<String>> {
        starts::by_wins::<Deal, _>(cases, |_, wins| {
            // Of 2^n deals.
            let (won, all) = (wins.iter().filter(|&&wins| wins).count(), wins.len());
            let common = won.trailing_zeros().min(all.trailing_zeros());
            format!("{}/{}", won >> common, all >> common)
        })
    }
}

impl Game for Deal {
    type Case = Cards;
    rules::moves_of_nim!();

    fn fits(cards: &Cards) -> SearchResult<()> {
        search::ensure_small(cards.len(), MOST_SEARCHED, Text("cards", "卡片数"))?;
        Nim::<false>::fits(&cards.iter().map(|card| card[0].max(card[1])).collect())
    }

    /// One for each deal; first that with all first sides up.
    fn starts(cards: &Cards) -> impl Iterator<Item = Vec<u64>> {
        (0..1_u32 << cards.len()).map(|turned| {
            let side = |(card, sides): (usize, &[u64; 2])| sides[(turned >> card & 1) as usize];
            cards.iter().enumerate().map(side).collect()
        })
    }
}

impl Trials for Deal {
    const RANDOM_SIZE: usize = 20;

    fn extremes(extremes: &mut Extremes<Cards>) {
        // Numbers below 2^bits, whose differences are all that 2^low divides.
        let mut add = |title, n, bits: u32, low: u32, outside: u64| {
            extremes.add(title, move |random| {
                let mut card = |_| {
                    let a = random.u64(..1 << bits);
                    [a, a ^ random.u64(..1 << (bits - low)) << low]
                };
                let mut cards: Cards = (1..n).map(&mut card).collect();
                let sum = cards.iter().fold(outside, |sum, card| sum ^ card[0]);
                cards.push([sum & ((1 << low) - 1); 2]);
                vec![cards]
            });
        };
        add("never-full: a walk down a basis | 走线性基", MOST_CARDS, 59, 1, 0);
        add("lowest-bit: a sum outside by one bit | 总和只差一位", 1000, 59, 1, 1);
        add("rank-31: a sign in 32 bits | 32 位的符号位", 1000, 31, 0, 0);
        add("rank-32: shifts in 32 bits | 用 32 位移位", 1000, 32, 0, 0);
        extremes.list("random: 19 MB, rank 60 | 19 MB，秩为 60", MOST_CARDS, |random, _| {
            [(); 2].map(|()| random.u64(MOST / 10..=MOST))
        });
        extremes.each(&[
            ("equal: an empty basis | 空的线性基", vec![[MOST; 2]; 999]),
            ("zeros: nothing can be taken | 什么也不能取", vec![[0; 2]; 1000]),
            ("single: one card | 一张卡片", vec![[MOST, 0]]),
        ]);
    }
}
