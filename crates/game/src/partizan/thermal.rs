//! Thermographs: how much it is worth to move in a game, while a move costs t.
//!
//! The left wall of G at t is the greatest right wall of its Left options, less t; the right wall is the least left wall
//! of its Right options, plus t; from the least t at which they meet both are where they meet (Conway, On Numbers and
//! Games, chapter 9; Siegel, section II.5). There is the mean, and t the temperature.

use super::{Dyadic, Values};

/// A function of t >= 0 by its corners, straight between them and constant behind the last.
type Wall = Vec<(Dyadic, Dyadic)>;

/// The walls of a game, Left's and Right's, the mean and the temperature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thermograph {
    walls: [Wall; 2],
    /// The number at which the walls meet.
    pub mean: Dyadic,
    /// The cost of a move from which on nobody wants to move; of a number, minus the reciprocal of its denominator.
    pub temperature: Dyadic,
}

const ZERO: Dyadic = Dyadic::ZERO;

impl Thermograph {
    fn of(number: Dyadic) -> Self {
        let walls = [0, 1].map(|_| vec![(ZERO, number)]);
        Thermograph { walls, mean: number, temperature: number.temperature() }
    }

    /// The thermograph between the outer walls of the options, of which one is taxed down and the other up.
    fn between(left: &[Wall], right: &[Wall]) -> Option<Self> {
        let low = taxed(&outermost(left, true)?, false)?;
        let high = taxed(&outermost(right, false)?, true)?;
        // The difference does not grow, and falls by 1 or 2 for each 1 of t where the walls are masts.
        let times = times(&[&low, &high]);
        let gap = |t: Dyadic| at(&low, t)?.minus(at(&high, t)?);
        let meets = times.iter().position(|&t| gap(t).is_some_and(|gap| gap <= ZERO))?;
        let temperature = match meets {
            0 => ZERO,
            place => root([times[place - 1], times[place]], gap)?,
        };
        let mean = at(&low, temperature)?;
        let cut = |wall: &Wall| {
            let mut corners: Wall =
                wall.iter().copied().filter(|&(t, _)| t < temperature).collect();
            corners.push((temperature, mean));
            corners
        };
        Some(Thermograph { walls: [cut(&low), cut(&high)], mean, temperature })
    }
}

/// The value of a wall at t.
fn at(wall: &Wall, t: Dyadic) -> Option<Dyadic> {
    let next = wall.partition_point(|&(corner, _)| corner <= t);
    let (before, value) = *wall.get(next.checked_sub(1)?)?;
    let Some(&(after, other)) = wall.get(next) else { return Some(value) };
    // Slopes are 1, 0 and -1.
    let (way, gone) = (other.minus(value)?, t.minus(before)?);
    debug_assert!(
        way == ZERO || way == after.minus(before)? || way.negative() == after.minus(before)?
    );
    match way.cmp(&ZERO) {
        std::cmp::Ordering::Less => value.minus(gone),
        std::cmp::Ordering::Equal => Some(value),
        std::cmp::Ordering::Greater => value.plus(gone),
    }
}

/// The places of all corners, in order.
fn times(walls: &[&Wall]) -> Vec<Dyadic> {
    let mut times: Vec<Dyadic> =
        walls.iter().flat_map(|wall| wall.iter().map(|corner| corner.0)).collect();
    times.sort_unstable();
    times.dedup();
    times
}

/// The place where a function that is straight between two places, of slope ±1 or ±2, is 0.
fn root(ends: [Dyadic; 2], value: impl Fn(Dyadic) -> Option<Dyadic>) -> Option<Dyadic> {
    let [first, second] = [value(ends[0])?, value(ends[1])?];
    let way = ends[1].minus(ends[0])?;
    let rise = second.minus(first)?;
    let steep = rise.max(rise.negative()) > way;
    let gone = first.max(first.negative());
    ends[0].plus(if steep { gone.half()? } else { gone })
}

/// The greatest of some walls, or the least, at each t.
fn outermost(walls: &[Wall], is_greatest: bool) -> Option<Wall> {
    let (first, others) = walls.split_first()?;
    let mut best = first.clone();
    for wall in others {
        let gap = |t: Dyadic| at(&best, t)?.minus(at(wall, t)?);
        let mut places = times(&[&best, wall]);
        for pair in places.clone().windows(2) {
            let [one, other] = [gap(pair[0])?, gap(pair[1])?];
            if one.min(other) < ZERO && one.max(other) > ZERO {
                places.push(root([pair[0], pair[1]], gap)?);
            }
        }
        places.sort_unstable();
        let corner = |t: Dyadic| {
            let (one, other) = (at(&best, t)?, at(wall, t)?);
            Some((t, if is_greatest { one.max(other) } else { one.min(other) }))
        };
        best = places.into_iter().map(corner).collect::<Option<Wall>>()?;
    }
    Some(best)
}

/// A wall after a tax of t was added or subtracted, with a corner behind the last, from which it is straight.
fn taxed(wall: &Wall, is_added: bool) -> Option<Wall> {
    let tax = |t: Dyadic, value: Dyadic| if is_added { value.plus(t) } else { value.minus(t) };
    let mut all: Wall =
        wall.iter().map(|&(t, value)| Some((t, tax(t, value)?))).collect::<Option<_>>()?;
    let (last, value) = *wall.last()?;
    let far = last.plus(Dyadic::FAR)?;
    all.push((far, tax(far, value)?));
    Some(all)
}

impl Values {
    /// The thermograph of a canonical form; None if a number in it is too fine.
    pub fn thermograph(&mut self, game: usize) -> Option<Thermograph> {
        let is_known =
            |game: usize| self.thermographs.contains_key(&game) || self.number(game).is_some();
        for game in self.below(game, is_known) {
            let found = self.walls(game, 0).zip(self.walls(game, 1));
            let found = found.and_then(|(left, right)| Thermograph::between(&left, &right));
            self.thermographs.insert(game, found);
        }
        self.known_thermograph(game)
    }

    fn known_thermograph(&self, game: usize) -> Option<Thermograph> {
        match self.number(game) {
            Some(number) => Some(Thermograph::of(number)),
            None => self.thermographs.get(&game).cloned().flatten(),
        }
    }

    /// The walls of the options of one side that face the other.
    fn walls(&self, game: usize, side: usize) -> Option<Vec<Wall>> {
        let wall = |&option: &usize| {
            let [left, right] = self.known_thermograph(option)?.walls;
            Some(if side == 0 { right } else { left })
        };
        self.forms[game][side].iter().map(wall).collect()
    }
}
