//! CF 919 F: A Game With Numbers.

use rules::prelude::*;

const MOST_SITUATIONS: usize = 100_000;
const CARDS: usize = 8;
/// Most pairs of hands of a search.
const MOST_SEARCHED: usize = 20_000;

/// 0 if Alice is to move, else 1, and the cards of Alice and then of Bob.
#[derive(Clone, Default)]
pub struct Case {
    pub first: usize,
    pub cards: Vec<u64>,
}

pub struct GameWithNumbers;

impl Statement for GameWithNumbers {
    type Case = Case;
    type Answer = &'static str;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_SITUATIONS);

    fn form(form: &mut Form, Case { first, cards }: &mut Case) -> FormResult {
        form.number("f", first, 0..=1)?;
        form.line();
        cards.resize(2 * CARDS, 0);
        let (alice, bob) = cards.split_at_mut(CARDS);
        form.row("card of Alice", alice, 0..=4)?;
        form.row("card of Bob", bob, 0..=4)?;
        let has_won = cards[*first * CARDS..][..CARDS].iter().all(|&card| card == 0);
        form.check(!has_won, || text!("who is to move has no card but 0", "先手的牌全是 0"))
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<&'static str>> {
        let words =
            starts::endings_in_words::<GameWithNumbers>(cases, ["lost", "deal", "won"], "")?;
        let winner = |(case, word): (&Case, String)| match (word.as_str(), case.first) {
            ("deal", _) => "Deal",
            ("won", 0) | ("lost", 1) => "Alice",
            _ => "Bob",
        };
        Ok(cases.iter().zip(words).map(winner).collect())
    }
}

impl Game for GameWithNumbers {
    type Case = Case;
    /// The player to move, 0 for Alice and 1 for Bob, and all cards.
    type Position = (usize, Vec<u64>);
    const KIND: Kind = Kind::Loopy(None);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("A", Text("cards of Alice", "Alice 的牌")),
        Sign::of_nobody("B", Text("cards of Bob", "Bob 的牌")),
    ];

    /// A card that is 0 stays 0, so there are only hands of so many others or fewer.
    fn fits(case: &Case) -> SearchResult<()> {
        let hands = |cards: &[u64]| {
            let live = cards.iter().filter(|&&card| card > 0).count();
            (1..=4).map(|more| live + more).product::<usize>() / 24
        };
        let pairs = case.cards.chunks(CARDS).map(hands).product::<usize>();
        search::ensure_small(pairs, MOST_SEARCHED, Text("pairs of hands", "双方手牌的组合数"))
    }

    fn starts(case: &Case) -> impl Iterator<Item = Self::Position> {
        std::iter::once((case.first, case.cards.clone()))
    }

    /// The mover's hand first, and each in order.
    fn standing_for(_: &Case, (mover, mut cards): Self::Position) -> Self::Position {
        cards.rotate_left(mover * CARDS);
        cards.chunks_mut(CARDS).for_each(<[u64]>::sort_unstable);
        (0, cards)
    }

    /// An own card becomes its sum with a card of the other, modulo 5. Whoever has no card but 0 has won.
    fn moves(_: &Case, (mover, cards): &Self::Position, moves: &mut Moves<Self::Position>) {
        let live = |player: usize| {
            (player * CARDS..(player + 1) * CARDS).filter(|&place| cards[place] > 0)
        };
        for (own, other) in
            live(*mover).flat_map(|own| live(1 - mover).map(move |other| (own, other)))
        {
            let [a, b] = [cards[own], cards[other]];
            let mut next = cards.clone();
            next[own] = (a + b) % 5;
            moves.to((1 - mover, next), || {
                let words =
                    text!("{a} and {b} make {sum}", "{a} 加 {b} 得 {sum}", sum = (a + b) % 5);
                Handle::on([part(own)], words).to([part(other)])
            });
        }
    }

    fn draw(_: &Case, (_, cards): &Self::Position) -> Drawing {
        let row = |(name, hand): (&str, &[u64])| {
            std::iter::once(name.to_string()).chain(hand.iter().map(u64::to_string)).collect()
        };
        Drawing::Grid(["A", "B"].into_iter().zip(cards.chunks(CARDS)).map(row).collect())
    }
}

/// Cell of a card, behind the names of the rows.
fn part(card: usize) -> usize {
    card + 1 + card / CARDS
}

/// A situation in which the mover and the other have so many cards that are not 0, in any places.
fn situation(choices: &mut Choices, live: [usize; 2]) -> Case {
    let mut hands = live.map(|live| {
        let mut hand = choices.several(live, 1..=4);
        hand.resize(CARDS, 0);
        choices.shuffle(&mut hand);
        hand
    });
    let first = choices.pick(0..=1);
    hands.rotate_right(first);
    Case { first, cards: hands.concat() }
}

impl Trials for GameWithNumbers {
    const RANDOM_SIZE: usize = 7;

    fn random(choices: &mut Choices, size: usize) -> Case {
        let own = choices.pick(1..=size.clamp(1, 5));
        let other = choices.pick(0..=size.saturating_sub(own).min(5));
        situation(choices, [own, other])
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        for (title, own, other) in [
            ("eight: depth-first searches, 10^5 deep | 递归倒推 10^5 层", 8..=8, 8..=8),
            ("any: hands of all sizes | 各种手牌", 1..=8, 1..=8),
            ("few: hands that are met again and again | 反复遇到同样的手牌", 1..=3, 1..=3),
            ("single: one card each | 各一张牌", 1..=1, 1..=1),
            ("one-against-many: fewer cards need not win | 牌少不一定胜", 1..=1, 2..=8),
            ("many-against-one: more cards need not lose | 牌多不一定输", 2..=8, 1..=1),
            ("decided: the other has won already | 对手已经赢了", 1..=8, 0..=0),
        ] {
            extremes.full(title, move |random, _| {
                let live = [own.clone(), other.clone()].map(|live| random.usize(live));
                situation(&mut Choices::random(random.u64(..)), live)
            });
        }
        extremes.full("equal: one number on all cards | 所有的牌一样", |random, _| Case {
            first: random.usize(..2),
            cards: vec![random.u64(1..=4); 2 * CARDS],
        });
        let cards = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3].into();
        extremes.each(&[("longest: a win in 45 turns | 45 步才胜", Case { first: 0, cards })]);
    }
}
