//! Values of partizan games in normal play: canonical forms, numbers, sums, names, means and temperatures.
//!
//! G <= H unless Left has a move to G^L >= H or Right one to H^R <= G; an option is dropped if another is at least as
//! good, and bypassed if the opponent can answer it by a move to something no worse for him than the game was. What is
//! left is the same for equal games. Three theorems on numbers save work, and `laws.rs` holds them against play: the
//! simplicity rule, number avoidance, and with it number translation (Siegel, Combinatorial Game Theory, chapter II).

mod dyadic;
mod name;
mod stops;
mod sum;
mod thermal;
mod uptimal;

use super::{Graph, Mover, Player, Unsolved};
pub use dyadic::Dyadic;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::fmt::Debug;
use std::hash::Hash;
use stops::Stops;
pub use thermal::Thermograph;

/// A game by its options: numbers of other games, in order.
type Form = [Vec<usize>; 2];

/// Games, each once, with what is known of them. An option has a smaller number than the game.
#[derive(Debug, Default)]
pub struct Values {
    forms: IndexSet<Form, FxBuildHasher>,
    /// For each form where numbers lie beside it.
    stops: Vec<Stops>,
    /// The forms of numbers that were asked for.
    of_numbers: FxHashMap<Dyadic, usize>,
    /// Known results of the comparison of two games: true if the first is at most the second.
    at_most: FxHashMap<(usize, usize), bool>,
    /// The same for the game that is being simplified.
    passing: FxHashMap<(usize, usize), bool>,
    sums: FxHashMap<(usize, usize), usize>,
    negatives: FxHashMap<usize, usize>,
    names: FxHashMap<usize, Option<String>>,
    thermographs: FxHashMap<usize, Option<Thermograph>>,
    work: u64,
}

impl Values {
    /// A collection without games.
    pub fn new() -> Self {
        Values::default()
    }

    /// The canonical form of the game with these options, which are canonical forms.
    ///
    /// # Panics
    ///
    /// If a number is too fine: its denominator more than 2^80, or the number itself beyond 2^40.
    pub fn canonical(&mut self, left: &[usize], right: &[usize]) -> usize {
        self.simplified(left, right).expect("its numbers are not too fine")
    }

    /// The same; None if a number is too fine.
    pub fn simplified(&mut self, left: &[usize], right: &[usize]) -> Option<usize> {
        let mut best = [self.undominated(left, 0), self.undominated(right, 1)];
        if let Some(number) = self.simplest(&best)? {
            return self.of_number(number);
        }
        loop {
            let known = self.forms.len();
            self.passing.clear();
            let game = self.enter(best.clone())?;
            if game < known {
                return Some(game);
            }
            let bypassed = [0, 1].map(|side| self.bypassed(game, side));
            let next = [0, 1].map(|side| self.undominated(&bypassed[side], side));
            if next == best {
                return Some(game);
            }
            self.forms.pop();
            self.stops.pop();
            best = next;
        }
    }

    /// The number of games and of results that are held, to be weighed against a limit.
    pub fn size(&self) -> usize {
        4 * self.forms.len() + self.at_most.len() + self.sums.len()
    }

    /// Comparisons and options looked at so far.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// The options of a canonical form, Left's and Right's.
    pub fn options(&self, game: usize) -> [&[usize]; 2] {
        self.forms[game].each_ref().map(Vec::as_slice)
    }

    /// The number of a form, which is added if it is new; None if a number is too fine.
    fn enter(&mut self, form: Form) -> Option<usize> {
        if let Some(number) = self.forms.get_index_of(&form) {
            return Some(number);
        }
        self.stops.push(self.stops_between(&form)?);
        Some(self.forms.insert_full(form).0)
    }

    /// The options of one side, the reversible ones replaced.
    fn bypassed(&mut self, game: usize, side: usize) -> Vec<usize> {
        let mut options = Vec::new();
        for option in self.forms[game][side].clone() {
            let answers = self.forms[option][1 - side].clone();
            match answers.into_iter().find(|&answer| self.no_better(answer, game, side)) {
                Some(answer) => options.extend(&self.forms[answer][side]),
                None => options.push(option),
            }
        }
        options
    }

    /// Undominated options of one side: no other one is at least as good. In order.
    fn undominated(&mut self, options: &[usize], side: usize) -> Vec<usize> {
        let mut options = options.to_vec();
        options.sort_unstable();
        options.dedup();
        let best = |values: &mut Self, option: usize| {
            // Canonical forms are equal only if they are the same.
            !options.iter().any(|&other| other != option && values.no_better(option, other, side))
        };
        options.iter().copied().filter(|&option| best(self, option)).collect()
    }

    /// True if `one` is no better than `other` for Left (side 0) or Right (side 1).
    fn no_better(&mut self, one: usize, other: usize, side: usize) -> bool {
        if side == 0 { self.is_at_most(one, other) } else { self.is_at_most(other, one) }
    }

    /// The result of a comparison, if it is known or numbers tell it.
    fn compared(&self, question: (usize, usize)) -> Option<bool> {
        let (g, h) = question;
        let known = || self.at_most.get(&question).or_else(|| self.passing.get(&question));
        (g == h).then_some(true).or_else(|| self.by_stops(g, h)).or_else(|| known().copied())
    }

    /// True if G <= H. A stack of open comparisons replaces recursion.
    pub fn is_at_most(&mut self, g: usize, h: usize) -> bool {
        if let Some(answer) = self.compared((g, h)) {
            return answer;
        }
        let last = self.forms.len() - 1;
        let mut asked = vec![(g, h)];
        let mut answer = true;
        while let Some(&(x, y)) = asked.last() {
            let refutations = self.forms[x][0].iter().map(|&left| (y, left));
            let mut refutations =
                refutations.chain(self.forms[y][1].iter().map(|&right| (right, x)));
            self.work += 1;
            let verdict = loop {
                match refutations.next() {
                    None => break Ok(true),
                    Some(question) => match self.compared(question) {
                        Some(true) => break Ok(false),
                        Some(false) => {}
                        None => break Err(question),
                    },
                }
            };
            match verdict {
                Err(question) => asked.push(question),
                Ok(verdict) => {
                    // The last form may be a passing one.
                    let known =
                        if x.max(y) == last { &mut self.passing } else { &mut self.at_most };
                    known.insert((x, y), verdict);
                    answer = verdict;
                    asked.pop();
                }
            }
        }
        answer
    }

    /// The followers of a game that are not yet known, options first, and the game.
    fn below(&self, game: usize, is_known: impl Fn(usize) -> bool) -> Vec<usize> {
        let (mut found, mut open) = (std::collections::BTreeSet::new(), vec![game]);
        while let Some(game) = open.pop() {
            if !is_known(game) && found.insert(game) {
                open.extend(self.forms[game].iter().flatten());
            }
        }
        found.into_iter().collect()
    }
}

impl<P: Clone + Eq + Hash + Debug, L: Mover> Graph<P, L> {
    /// The canonical form of each position, by number, and the games that they are forms of.
    ///
    /// # Errors
    ///
    /// If play can go on for ever, or a number is too fine.
    ///
    /// # Example
    ///
    /// A blue edge (Left's) with a red one on it is worth 1/2:
    ///
    /// ```
    /// use game::{Graph, Player};
    ///
    /// // A string of edges from the ground up: whoever cuts one, the rest falls.
    /// let moves = |string: &String| {
    ///     let player = |edge| if edge == 'b' { Player::Left } else { Player::Right };
    ///     string.char_indices().map(|(k, edge)| (player(edge), string[..k].to_string())).collect()
    /// };
    /// let graph = Graph::explore(["br".to_string()], moves, 100)?;
    /// let (forms, values) = graph.values()?;
    /// assert_eq!(values.number(forms[0]).unwrap().to_string(), "1/2");
    /// # Ok::<(), game::Unsolved>(())
    /// ```
    pub fn values(&self) -> Result<(Vec<usize>, Values), Unsolved> {
        let mut values = Values::new();
        let forms = self.fold(|options| {
            let side = |player: Player| -> Vec<usize> {
                let own = options.iter().filter(|(label, _)| label.may(player));
                own.filter_map(|&(_, form)| form).collect()
            };
            values.simplified(&side(Player::Left), &side(Player::Right))
        })?;
        let forms: Option<Vec<usize>> = forms.into_iter().collect();
        Ok((forms.ok_or(Unsolved::GivenUp)?, values))
    }
}

#[cfg(test)]
mod laws;

#[cfg(test)]
mod random;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_simplest_games_are_known() {
        let values = &mut Values::new();
        let zero = values.canonical(&[], &[]);
        let one = values.canonical(&[zero], &[]);
        let minus_one = values.canonical(&[], &[zero]);
        let star = values.canonical(&[zero], &[zero]);
        let half = values.canonical(&[zero], &[one]);
        let text = |values: &Values, game| values.number(game).map(|number| number.to_string());
        assert_eq!(text(values, zero).as_deref(), Some("0"));
        assert_eq!(text(values, one).as_deref(), Some("1"));
        assert_eq!(text(values, minus_one).as_deref(), Some("-1"));
        assert_eq!(text(values, half).as_deref(), Some("1/2"));
        assert_eq!(text(values, star), None);
        assert!(!values.is_at_most(star, zero) && !values.is_at_most(zero, star));
        assert!(values.is_at_most(minus_one, star) && values.is_at_most(star, one));
        // {1 | -1} is hot, {* | *} is 0 and {0, * | } is 1: options that are beaten or bypassed go.
        let switch = values.canonical(&[one], &[minus_one]);
        assert_eq!(values.number(switch), None);
        assert_eq!(values.canonical(&[star], &[star]), zero);
        assert_eq!(values.canonical(&[zero, star, minus_one], &[]), one);
    }

    #[test]
    fn up_is_positive_and_below_every_fraction() {
        let values = &mut Values::new();
        let zero = values.canonical(&[], &[]);
        let star = values.canonical(&[zero], &[zero]);
        let up = values.canonical(&[zero], &[star]);
        assert_eq!(values.number(up), None);
        assert!(values.is_at_most(zero, up) && !values.is_at_most(up, zero));
        let mut fraction = values.canonical(&[zero], &[]);
        for _ in 0..20 {
            fraction = values.canonical(&[zero], &[fraction]);
            assert!(values.is_at_most(up, fraction) && !values.is_at_most(fraction, up));
        }
        assert_eq!(values.number(fraction).unwrap().to_string(), "1/1048576");
        // {up | up} in canonical form is {0 | *} moved by a star: up + star, {0, * | 0}.
        let up_star = values.canonical(&[zero, star], &[zero]);
        assert!(!values.is_at_most(up_star, zero) && !values.is_at_most(zero, up_star));
    }

    #[test]
    fn a_long_line_of_play_does_not_overflow_the_stack() {
        let moves = |&n: &u32| n.checked_sub(1).map(|m| (Player::Left, m)).into_iter().collect();
        let graph = Graph::explore([2000], moves, 3000).unwrap();
        let (forms, values) = graph.values().unwrap();
        assert_eq!(values.number(forms[0]).unwrap().to_string(), "2000");
    }
}
