//! Values of partizan games in normal play: canonical forms, and the numbers among them.
//!
//! Nothing but the definitions: G <= H unless Left has a move to G^L >= H or Right one to H^R <= G; an
//! option is dropped if another is at least as good, and bypassed if the opponent can answer it by a
//! move to something no worse for him than the game was. What is left is the same for equal games.

use super::{Graph, Mover, Player, Unsolved};
use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;

/// A game by its options: numbers of other games, in order.
type Form = [Vec<usize>; 2];

/// Games, each once, with what is known of their order.
#[derive(Debug, Default)]
pub struct Values {
    forms: Vec<Form>,
    numbers: HashMap<Form, usize>,
    /// Known results of the comparison of two games: true if the first is at most the second.
    at_most: HashMap<(usize, usize), bool>,
}

/// A fraction whose denominator is two to the power of `exponent`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dyadic {
    numerator: i64,
    exponent: u32,
}

impl Dyadic {
    /// The number `numerator / 2^exponent`, in lowest terms.
    pub fn new(numerator: i64, exponent: u32) -> Self {
        let shift = numerator.trailing_zeros().min(exponent);
        let exponent = if numerator == 0 { 0 } else { exponent - shift };
        Dyadic { numerator: numerator >> shift.min(63), exponent }
    }
}

impl Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exponent {
            0 => write!(f, "{}", self.numerator),
            exponent => write!(f, "{}/{}", self.numerator, 1_u64 << exponent),
        }
    }
}

impl Values {
    /// A collection without games.
    pub fn new() -> Self {
        Values::default()
    }

    /// The canonical form of the game with these options, which are canonical forms.
    pub fn canonical(&mut self, left: &[usize], right: &[usize]) -> usize {
        let mut game = self.enter([left, right]);
        loop {
            let bypassed = [0, 1].map(|side| self.bypass(game, side));
            let next = self.enter([&bypassed[0], &bypassed[1]]);
            if next == game {
                break;
            }
            game = next;
        }
        let best = [0, 1].map(|side| self.undominated(game, side));
        self.enter([&best[0], &best[1]])
    }

    fn enter(&mut self, options: [&[usize]; 2]) -> usize {
        let form = options.map(|side| {
            side.iter().copied().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
        });
        *self.numbers.entry(form.clone()).or_insert_with(|| {
            self.forms.push(form);
            self.forms.len() - 1
        })
    }

    /// The options of one side, the reversible ones replaced.
    fn bypass(&mut self, game: usize, side: usize) -> Vec<usize> {
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

    /// The options of one side that no other option is at least as good as.
    fn undominated(&mut self, game: usize, side: usize) -> Vec<usize> {
        let options = self.forms[game][side].clone();
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

    /// True if G <= H. A stack of open comparisons replaces recursion.
    pub fn is_at_most(&mut self, g: usize, h: usize) -> bool {
        let mut asked = vec![(g, h)];
        while let Some(&(x, y)) = asked.last() {
            let refutations = self.forms[x][0].iter().map(|&left| (y, left));
            let mut refutations =
                refutations.chain(self.forms[y][1].iter().map(|&right| (right, x)));
            let verdict = loop {
                match refutations.next() {
                    None => break Ok(true),
                    Some(question) => match self.at_most.get(&question) {
                        Some(true) => break Ok(false),
                        Some(false) => {}
                        None => break Err(question),
                    },
                }
            };
            match verdict {
                Err(question) => asked.push(question),
                Ok(answer) => {
                    self.at_most.insert((x, y), answer);
                    asked.pop();
                }
            }
        }
        self.at_most[&(g, h)]
    }

    /// The number that a canonical form is, if it is one.
    pub fn number(&self, game: usize) -> Option<Dyadic> {
        // Integers can be deep, so they are counted, not descended. Where one player has no option, a number
        // exceeds all options of the other, so by the simplicity theorem the form is that of an integer, and
        // all forms below it are those of integers of the same sign.
        let (mut game, mut whole) = (game, 0);
        loop {
            match self.forms[game].each_ref().map(Vec::as_slice) {
                [[], []] => return Some(Dyadic::new(whole, 0)),
                [[left], []] => (game, whole) = (*left, whole + 1),
                [[], [right]] => (game, whole) = (*right, whole - 1),
                [[left], [right]] => {
                    // A number lies halfway between its canonical options, which are numbers.
                    let (low, high) = (self.number(*left)?, self.number(*right)?);
                    let exponent = low.exponent.max(high.exponent);
                    let scaled = |n: Dyadic| n.numerator << (exponent - n.exponent);
                    let is_number = scaled(low) < scaled(high);
                    return is_number
                        .then(|| Dyadic::new(scaled(low) + scaled(high), exponent + 1));
                }
                _ => return None,
            }
        }
    }
}

impl<P: Clone + Eq + Hash + Debug, L: Mover> Graph<P, L> {
    /// The canonical form of each position, by number, and the games that they are forms of.
    ///
    /// # Errors
    ///
    /// If play can go on for ever.
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
                own.map(|&(_, form)| form).collect()
            };
            values.canonical(&side(Player::Left), &side(Player::Right))
        })?;
        Ok((forms, values))
    }
}

#[cfg(test)]
mod laws;

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
