//! CF 919 F A Game With Numbers. <https://codeforces.com/problemset/problem/919/F>
//!
//! **Rules.** Alice and Bob have 8 cards each, with numbers from 0 to 4. In turn, a player chooses an own card a and a card
//! b of the other, neither of them 0, and the own card becomes (a + b) mod 5. A player wins as soon as all 8 own cards are
//! 0. Each prefers a win to endless play, and that to a loss. For each of `T` situations, with `f` = 0 if Alice is to
//! move and `f` = 1 if Bob is: print the winner, `Alice` or `Bob`, or `Deal` if play goes on for ever.
//!
//! **Theorem.** A position is the pair of the mover's hand and the other one, each without an order. Call it lost if the
//! other hand is all 0; then repeat: call one won if a turn leads to a lost one, and lost if all its turns lead to won
//! ones. The mover wins the won positions and loses the lost ones; any other is a deal. (Proved.)
//!
//! **Proof.** Which turns there are depends on the two hands alone, and the same turns are there for either player.
//! 1. *Lost and won positions,* by induction on the order in which they are called so. If the other hand is all 0, that
//!    player has won. From a won position a turn leads to one that was lost before. From any other lost position there is
//!    a turn, since both hands have a card that is not 0, and each leads to a position that was won before.
//! 2. *Any other position.* Both hands have a card that is not 0, so there are turns. None leads to a lost position, and
//!    not all lead to won ones; so some turn leads to a position that is neither. A player who takes such a turn each time
//!    does not lose: the other can move to such positions again, or to won ones, where the player wins by 1. Both can do
//!    so.
//!
//! *Turns back.* Name a turn by the numbers (a, b). It leads from (x, y) to (y, x'), where x' has a card a less and a card
//! c = (a + b) mod 5 more. As c is not a, different turns lead to different positions, and (x, y) has as many turns as
//! there are different numbers but 0 in x, times those in y. Back from (x, y): the mover before held y with a card c
//! exchanged for a = (c - b) mod 5, for each number c in y and each b but 0 in x with a not 0. These are exactly
//! the turns to (x, y), so the counters of 2 count what is taken off them.
//!
//! A mover whose cards are all 0 is not on move any more. Such a pair has no turns and is called lost, but has no turn to
//! it either, as there is no b: nothing follows from it.
//!
//! **Complexity.** A hand is one of C(12, 4) = 495, so there are 245025 positions, and no turn is kept: back from a position
//! there are at most 20, each a sum and a look-up. The codes of hands are sums over the cards. So a situation takes
//! 16 additions and a few look-ups, and reading is most of the time. A 0 never becomes another card, so hands with more cards
//! but 0 than any of the input are left out.
//!
//! **Traps.** One card each can be won: `1 / 0 / 4 0 0 0 0 0 0 0 / 4 0 0 0 0 0 0 0` answers `Alice`. Fewer cards need not win:
//! `1 / 0 / 4 0 0 0 0 0 0 0 / 2 4 0 0 0 0 0 0` answers `Deal`. A card that has become 0 can be the one that is changed
//! back, but a 0 never was the one to change. The other hand may be all 0 at first, where the mover has lost. Depth limits
//! fail: a win can take 45 turns (observed). So does a search that takes positions on its path for a deal and keeps
//! what it concludes: `1 / 0 / 4 4 0 0 0 0 0 0 / 4 4 4 0 0 0 0 0` answers `Alice`.
//!
//! **Source.** Codeforces Round 460, Division 2, problem F.

use sente::retrograde::{self, Ending};
use sente::{input, io::fail, output};

const CARDS: usize = 8;
const NAMES: [&str; 2] = ["Alice", "Bob"];
/// Parts of each number in the code of a hand, whose digits to the base 9 count the numbers from 1 to 4.
const WEIGHTS: [usize; 5] = [0, 1, 9, 81, 729];

/// Code of the hand of these cards; `None` if one of them is above 4.
fn code(cards: &[u8]) -> Option<usize> {
    cards.iter().map(|&card| WEIGHTS.get(usize::from(card))).sum()
}

fn count(code: usize, number: usize) -> usize {
    code / WEIGHTS[number] % 9
}

/// Number of cards but 0.
fn size(code: usize) -> usize {
    (1..5).map(|number| count(code, number)).sum()
}

/// Hands of so many cards, in the order of their codes: the first one is all 0.
struct Hands {
    cards: usize,
    codes: Vec<usize>,
    /// The hand of each code, where there is one.
    numbers: Vec<usize>,
    /// The numbers but 0 in each hand.
    live: Vec<Vec<usize>>,
}

impl Hands {
    fn new(cards: usize) -> Self {
        let most = cards * WEIGHTS[4];
        let codes: Vec<_> = (0..=most).filter(|&code| size(code) <= cards).collect();
        let mut numbers = vec![0; most + 1];
        codes.iter().enumerate().for_each(|(number, &code)| numbers[code] = number);
        let live = |&code: &usize| (1..5).filter(|&number| count(code, number) > 0).collect();
        Hands { cards, live: codes.iter().map(live).collect(), codes, numbers }
    }

    /// Ending for each mover's hand and each other one, in this order.
    fn endings(&self) -> Vec<Ending> {
        let hands = self.codes.len();
        let pairs =
            self.live.iter().flat_map(|own| self.live.iter().map(move |other| (own, other)));
        let turns = pairs.map(|(own, other)| (own.len() * other.len()) as u32).collect();
        let back = |position: usize| {
            let [mover, other] = [position / hands, position % hands];
            let code = self.codes[other];
            let zero = (size(code) < self.cards).then_some(0);
            zero.into_iter().chain(self.live[other].iter().copied()).flat_map(move |changed| {
                let own = self.live[mover].iter().map(move |added| (changed + 5 - added) % 5);
                own.filter(|&own| own > 0).map(move |own| {
                    self.numbers[code - WEIGHTS[changed] + WEIGHTS[own]] * hands + mover
                })
            })
        };
        retrograde::endings(turns, back).0
    }
}

/// The player to move, 0 for Alice, and the codes of the mover's hand and the other one.
fn read(number: usize) -> (usize, [usize; 2]) {
    input! { first: usize, alice: [u8; CARDS], bob: [u8; CARDS] }
    let mut hands = [code(&alice), code(&bob)];
    hands.rotate_left(first & 1);
    match hands {
        [Some(mover @ 1..), Some(other)] if first < 2 => (first, [mover, other]),
        _ => fail(format_args!("situation {number} has a number too large, or is over")),
    }
}

fn main() {
    input! { n: usize }
    let mut situations = Vec::new();
    for number in 1..=n {
        situations.push(read(number));
    }
    // No turn makes a 0 another card.
    let most = situations.iter().flat_map(|(_, hands)| hands.map(size)).max();
    let hands = Hands::new(most.unwrap_or(0));
    let endings = hands.endings();
    let mut out = output();
    for (first, codes) in situations {
        let [mover, other] = codes.map(|code| hands.numbers[code]);
        out.line(match endings[mover * hands.codes.len() + other] {
            Ending::Win => NAMES[first],
            Ending::Loss => NAMES[1 - first],
            Ending::Draw => "Deal",
        });
    }
}

#[cfg(test)]
mod cf919f {
    use super::{code, Ending, Hands};

    fn ending(mover: &[u8], other: &[u8]) -> Ending {
        let hands = Hands::new(mover.len().max(other.len()));
        let find = |cards: &[u8]| hands.numbers[code(cards).expect("numbers are at most 4")];
        hands.endings()[find(mover) * hands.codes.len() + find(other)]
    }

    #[test]
    fn a_hand_has_no_order_and_zeros_may_be_left_out() {
        let hands = Hands::new(8);
        assert_eq!((hands.codes.len(), Hands::new(0).codes.len()), (495, 1));
        assert_eq!(code(&[0; 8]), Some(0));
        assert_eq!(code(&[0, 3, 0, 1, 4, 3, 0, 0]), code(&[3, 4, 1, 3]));
        assert_eq!(code(&[4; 8]), hands.codes.last().copied());
        assert_eq!(code(&[0, 5]), None);
    }

    #[test]
    fn single_cards_are_won_lost_or_a_deal() {
        assert_eq!(ending(&[4], &[4]), Ending::Win);
        assert_eq!(ending(&[4], &[3]), Ending::Loss);
        assert_eq!(ending(&[4], &[2]), Ending::Draw);
        assert_eq!(ending(&[4], &[]), Ending::Loss);
    }

    #[test]
    fn more_cards_that_are_0_change_nothing() {
        for cards in 1..5 {
            let others = [0; 3].iter().chain(&[2; 3][..cards.min(3)]).copied().collect::<Vec<u8>>();
            for number in 1..5 {
                let own = vec![number; cards];
                let longer: Vec<u8> = own.iter().chain(&[0; 3]).copied().collect();
                assert_eq!(ending(&own, &others[3..]), ending(&longer, &others));
            }
        }
    }

    /// The positions of two hands that are not all 0.
    fn live(hands: &Hands) -> impl Iterator<Item = (usize, usize)> {
        let count = hands.codes.len();
        (1..count).flat_map(move |mover| (1..count).map(move |other| (mover, other)))
    }

    /// Endings by the theorem, in rounds over all positions, with turns forward.
    fn in_rounds(hands: &Hands) -> Vec<Ending> {
        let turns = |mover: usize, other: usize| {
            hands.live[mover].iter().flat_map(move |own| {
                hands.live[other].iter().map(move |added| {
                    let code = hands.codes[mover] - super::WEIGHTS[*own];
                    let changed = hands.numbers[code + super::WEIGHTS[(own + added) % 5]];
                    other * hands.codes.len() + changed
                })
            })
        };
        let count = hands.codes.len();
        let mut endings = vec![Ending::Draw; count * count];
        (0..count).for_each(|hand| endings[hand * count] = Ending::Loss);
        loop {
            let mut changes = false;
            for (mover, other) in live(hands) {
                let here = mover * hands.codes.len() + other;
                if endings[here] == Ending::Draw {
                    if turns(mover, other).any(|option| endings[option] == Ending::Loss) {
                        endings[here] = Ending::Win;
                    } else if turns(mover, other).all(|option| endings[option] == Ending::Win) {
                        endings[here] = Ending::Loss;
                    }
                    changes |= endings[here] != Ending::Draw;
                }
            }
            if !changes {
                return endings;
            }
        }
    }

    #[test]
    fn turns_back_find_what_rounds_over_all_positions_find() {
        for cards in 0..6 {
            let hands = Hands::new(cards);
            let (endings, expected) = (hands.endings(), in_rounds(&hands));
            for (mover, other) in live(&hands) {
                let here = mover * hands.codes.len() + other;
                assert_eq!(endings[here], expected[here], "{mover} against {other} of {cards}");
            }
        }
    }

    #[test]
    fn of_all_positions_half_are_won_and_a_fifth_never_end() {
        let hands = Hands::new(8);
        let endings = hands.endings();
        let mut counts = [0; 3];
        for (mover, other) in live(&hands) {
            counts[endings[mover * hands.codes.len() + other] as usize] += 1;
        }
        assert_eq!(counts, [120_871, 74_111, 49_054], "won, lost, deal");
    }
}
