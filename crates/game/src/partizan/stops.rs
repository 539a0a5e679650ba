//! Numbers beside a game: which are at most it, and which at least.

use super::{Dyadic, Form, Values};

/// The number that play reaches from a game if it stops at the first number, by who begins; and whether the game is at
/// most, or at least, that number. The last word on numbers beside the game: x <= G iff x is less than the right stop,
/// or equal to it and `is_at_least` (number avoidance).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stops {
    pub left: Dyadic,
    pub is_at_most: bool,
    pub right: Dyadic,
    pub is_at_least: bool,
    pub is_number: bool,
}

impl Stops {
    fn of(number: Dyadic) -> Self {
        Stops { left: number, is_at_most: true, right: number, is_at_least: true, is_number: true }
    }
}

impl Values {
    /// The numbers that no Left option is at least, and no Right option at most, as bounds that may count themselves.
    fn bounds(&self, form: &Form) -> [Option<(Dyadic, bool)>; 2] {
        let [left, right] = form;
        let stops = |&option: &usize| self.stops[option];
        // The highest of the bounds; of two equal ones, that which does not count itself.
        let low = left.iter().map(stops).map(|option| (option.right, option.is_at_least)).max();
        let high = right.iter().map(stops).map(|option| (option.left, !option.is_at_most)).min();
        [low.map(|(bound, counts)| (bound, !counts)), high]
    }

    /// The simplest number that fits between these options, which the game is then; None if none fits. The outer option
    /// is None if that number is too fine.
    pub(super) fn simplest(&self, form: &Form) -> Option<Option<Dyadic>> {
        let [low, high] = self.bounds(form);
        Dyadic::simplest(low, high)
    }

    /// The stops of a game with these options, which is a number only if it is in canonical form; None if it is too
    /// fine.
    pub(super) fn stops_between(&self, form: &Form) -> Option<Stops> {
        match (self.simplest(form)?, self.bounds(form)) {
            (None, [Some((left, at_most)), Some((right, at_least))]) => Some(Stops {
                left,
                is_at_most: at_most,
                right,
                is_at_least: at_least,
                is_number: false,
            }),
            (number, _) => number.map(Stops::of),
        }
    }

    /// True or false where the stops tell whether G <= H.
    pub(super) fn by_stops(&self, g: usize, h: usize) -> Option<bool> {
        let (one, other) = (self.stops[g], self.stops[h]);
        if one.is_number {
            return Some(one.left < other.right || one.left == other.right && other.is_at_least);
        }
        if other.is_number {
            return Some(one.left < other.left || one.left == other.left && one.is_at_most);
        }
        if one.left > other.left || one.right > other.right {
            return Some(false);
        }
        (one.left < other.right).then_some(true)
    }

    /// The number that a canonical form is, if it is one.
    pub fn number(&self, game: usize) -> Option<Dyadic> {
        let stops = self.stops[game];
        stops.is_number.then_some(stops.left)
    }

    /// The canonical form of a number; None if it is too large.
    pub fn of_number(&mut self, number: Dyadic) -> Option<usize> {
        // Integers can be deep, so they are counted, not descended; fractions are as deep as their denominators.
        let mut open = vec![number];
        while let Some(&number) = open.last() {
            if self.of_numbers.contains_key(&number) {
                open.pop();
                continue;
            }
            let below = match (number.neighbours(), number.floor().signum()) {
                (Some(neighbours), _) => neighbours.map(Some),
                (None, 0) => [None, None],
                (None, 1) => [number.minus(Dyadic::new(1, 0)), None],
                (None, _) => [None, number.plus(Dyadic::new(1, 0))],
            };
            let missing = below.iter().flatten().find(|n| !self.of_numbers.contains_key(n));
            match missing {
                Some(&missing) => open.push(missing),
                None => {
                    let form =
                        below.map(|option| option.iter().map(|n| self.of_numbers[n]).collect());
                    let game = self.enter(form)?;
                    self.of_numbers.insert(number, game);
                    open.pop();
                }
            }
        }
        self.of_numbers.get(&number).copied()
    }

    /// True if G >= 0, and if G <= 0: Left wins moving second, and Right does.
    pub fn signs(&self, game: usize) -> [bool; 2] {
        let (stops, zero) = (self.stops[game], Dyadic::new(0, 0));
        let at_least = stops.right > zero || stops.right == zero && stops.is_at_least;
        let at_most = stops.left < zero || stops.left == zero && stops.is_at_most;
        [at_least, at_most]
    }
}
