//! CF 919 F: A Game With Numbers.

use game::Ending;
use rules::prelude::*;

const MOST_SITUATIONS: usize = 100_000;
const CARDS: usize = 8;
/// Most pairs of hands of a search.
const MOST_SEARCHED: usize = 20_000;

/// The player to move, 0 for Alice and 1 for Bob, and the cards of Alice and then of Bob.
type Case = (usize, Vec<u64>);

pub struct GameWithNumbers;

impl Statement for GameWithNumbers {
    type Case = Case;
    type Answer = &'static str;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_SITUATIONS);

    fn form(form: &mut Form, (first, cards): &mut Case) -> FormResult {
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
        starts::by_endings::<Self, _>(cases, |&(first, _), endings| match (endings[0], first) {
            (Ending::Draw, _) => "Deal",
            (Ending::Win(_), 0) | (Ending::Loss(_), 1) => "Alice",
            _ => "Bob",
        })
    }
}

impl Game for GameWithNumbers {
    type Case = Case;
    type Position = Case;
    const KIND: Kind = Kind::Loopy(None);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("A", Text("cards of Alice", "Alice 的牌")),
        Sign::of_nobody("B", Text("cards of Bob", "Bob 的牌")),
    ];

    /// A card that is 0 stays 0, so there are only hands of so many others or fewer.
    fn fits((_, cards): &Case) -> SearchResult<()> {
        let hands = |cards: &[u64]| {
            let live = cards.iter().filter(|&&card| card > 0).count() as u64;
            (1..=4).map(|more| live + more).product::<u64>() / 24
        };
        search::ensure_few_positions(cards.chunks(CARDS).map(hands), MOST_SEARCHED)
    }

    fn starts(case: &Case) -> impl Iterator<Item = Self::Position> {
        [case.clone()].into_iter()
    }

    /// The mover's hand first, and each in order.
    fn standing_for(_: &Case, (mover, mut cards): Self::Position) -> Self::Position {
        cards.rotate_left(mover * CARDS);
        cards.chunks_mut(CARDS).for_each(<[u64]>::sort_unstable);
        (0, cards)
    }

    /// An own card becomes its sum with a card of the other, modulo 5. Whoever has no card but 0 has won.
    fn moves(_: &Case, (mover, cards): &Self::Position, moves: &mut Moves<Self::Position>) {
        for (own, other) in (0..CARDS * CARDS).map(|pair| (pair / CARDS, pair % CARDS)) {
            let (own, other) = (own + mover * CARDS, other + (1 - mover) * CARDS);
            let (a, b, sum) = (cards[own], cards[other], (cards[own] + cards[other]) % 5);
            if a * b == 0 {
                continue;
            }
            let mut next = cards.clone();
            next[own] = sum;
            moves.to((1 - mover, next), || {
                let words = text!("{a} and {b} make {sum}", "{a} 加 {b} 得 {sum}");
                Handle::on([part(own)], words).to([part(other)])
            });
        }
    }

    fn draw(_: &Case, (_, cards): &Self::Position) -> Drawing {
        let mut cells: Vec<String> = cards.iter().map(u64::to_string).collect();
        cells.insert(CARDS, "B".into());
        cells.insert(0, "A".into());
        Drawing::grid(CARDS + 1, cells)
    }
}

/// Cell of a card, behind the names of the rows.
fn part(card: usize) -> usize {
    card + 1 + card / CARDS
}

impl Trials for GameWithNumbers {
    const RANDOM_SIZE: usize = 7;

    fn random(choices: &mut Choices, size: usize) -> Case {
        let own = choices.pick(1..=size.clamp(1, CARDS));
        let other = choices.pick(0..=(size.saturating_sub(own)).min(CARDS));
        let mut hands = [own, other].map(|live| {
            let mut hand = choices.several(live, 1..=4);
            hand.resize(CARDS, 0);
            choices.shuffle(&mut hand);
            hand
        });
        let first = choices.pick(0..=1);
        hands.rotate_right(first);
        (first, hands.concat())
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        extremes
            .full("any: depth-first searches, 10^5 deep | 递归倒推 10^5 层", |random, _| {
                Self::random(&mut Choices::random(random.u64(..)), 2 * CARDS)
            });
        let cards = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3];
        extremes.each(&[("longest: a win in 45 turns | 45 步才胜", (0, cards.into()))]);
    }
}
