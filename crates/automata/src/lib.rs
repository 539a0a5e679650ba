//! Sets of tuples of natural numbers that a finite automaton recognises by their digits, and what is proved of them.
//!
//! Numbers are read from the highest digit on, all of a tuple at once, as long as the longest; leading zeros change nothing.
//! Such sets are closed under "and", "or", "not" and "there is a number such that", and it is decidable whether two of them
//! are equal (Büchi 1960; Bruyère, Hansel, Michaux and Villemaire 1994; for Zeckendorf digits Frougny 1992). So a formula made
//! of these becomes an automaton, and an equality of two sets a theorem, or a least counterexample.
//!
//! Nothing here knows a game. Begin with [`Relation`].
//!
//! # Example
//!
//! Every number is even or odd, and no number is both:
//!
//! ```
//! use automata::{Base, Limit, Linear, Relation, Sign};
//!
//! let base = Base::new(2);
//! let limit = Limit::states(1000);
//! // x = 2 y, and x = 2 y + 1, for some y.
//! let twice = |rest: i64| Relation::linear(&base, &Linear::new(&[(0, 1), (1, -2)], -rest), Sign::Zero, &limit);
//! let even = twice(0)?.exists(1, &limit)?;
//! let odd = twice(1)?.exists(1, &limit)?;
//! assert_eq!(even.or(&odd, &limit)?.difference(&Relation::all(&base, &[0])), None);
//! assert_eq!(even.and(&odd, &limit)?.least(), None);
//! assert_eq!(odd.least(), Some(vec![1]));
//! # Ok::<(), automata::TooLarge>(())
//! ```

#![warn(missing_docs)]

mod backwards;
mod dfa;
mod guess;
mod limit;
mod linear;
mod minimise;
mod numeration;
mod regular;
mod relation;
mod walk;

pub use dfa::Dfa;
pub use guess::{guess, refuted};
pub use limit::{Limit, TooLarge};
pub use linear::{Linear, Sign};
pub use numeration::{Base, Numeration, Ostrowski, ZECKENDORF};
pub use relation::Relation;
