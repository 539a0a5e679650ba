//! What a misère quotient must satisfy, checked without knowing where it came from.
//!
//! A **certificate** for heaps of 0 to `N` is a finite commutative monoid `Q`, an image `f(h)` in it for
//! each of these heaps, and a set `P` of its elements. The image of a sum of heaps is the product of
//! theirs, that of the empty sum is 1. It is **right** if a sum of such heaps is lost in misère play
//! exactly when its image is in `P`. ("Misère quotients for impartial games" by Plambeck and Siegel, J.
//! Combin. Theory A 115 (2008), has the theory.) It is checked that `Q` is a commutative monoid and that all images
//! are elements of it, and then three conditions:
//!
//! 1. Every part of an option of a heap is a smaller heap. A heap without options has the image 1, and
//!    so has the heap of 0; 1 is not in `P`.
//! 2. For every `q` in `Q`, heap `h` and option `o` of it, not both `q f(h)` and `q f(o)` are in `P`.
//! 3. The *pair* of a sum `G` is `(f(G), E)`, with the images of its options as `E`. For every sum of heaps
//!    that have options, but for the empty one, `f(G)` or some element of `E` is in `P`.
//!
//! **Theorem.** Then it is right.
//!
//! **Proof.** By induction over the options of a sum. If nothing can move in it, all its heaps have the
//! image 1, so it has the image 1, which is not in `P`; and it is won. Else, if its image is in `P`, no
//! option has its image in `P`, by 2 with the image of the other heaps as `q`; all are won, and it is lost.
//! Else some option has, by 3 (heaps without options change neither image nor options' images); that one
//! is lost, and the sum is won.
//!
//! Condition 3 is about infinitely many sums, but as `Q` is finite there are finitely many pairs:
//! [`super::pairs`] checks it. A heap with the same pair as one before it satisfies everything that the
//! other one does, which makes a certificate hold for all heaps: see [`super`].

use super::monoid::{Element, IDENTITY, Monoid, Set};
use super::pairs::Pairs;
use crate::games::Game;
use std::fmt::{self, Display};

/// What is claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// `Q`
    pub monoid: Monoid,
    /// `P`
    pub lost: Set,
    /// That of each heap from 0 on.
    pub images: Vec<Element>,
}

/// Why it is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The first heap with which something is wrong.
    pub heap: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// What can be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The monoid breaks a law.
    NoMonoid,
    /// The image is no element of the monoid.
    NoElement,
    /// An option leaves a heap that is not smaller.
    Grows,
    /// A heap without options has an image other than 1, or 1 is in `P`.
    NoMoves,
    /// A sum and an option of it have both images in `P`.
    LostToLost,
    /// A sum has its image not in `P`, and neither has any of its options.
    WonToWon,
    /// There are too many pairs to check.
    TooLong,
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heap = self.heap;
        match self.reason {
            Reason::NoMonoid => write!(f, "it is no commutative monoid"),
            Reason::NoElement => write!(f, "the image of heap {heap} is no element"),
            Reason::Grows => write!(f, "heap {heap} has an option that is no smaller"),
            Reason::NoMoves => write!(f, "heap {heap} has no moves, but is not won by that"),
            Reason::LostToLost => write!(f, "a lost sum with heap {heap} has a lost option"),
            Reason::WonToWon => write!(f, "a won sum with heap {heap} has no lost option"),
            Reason::TooLong => write!(f, "heap {heap} makes the check too long"),
        }
    }
}

impl Certificate {
    /// Whether a sum with this image is lost for the player to move.
    pub fn is_lost(&self, image: Element) -> bool {
        self.lost.contains(image)
    }

    /// Whether it is right for all sums of its heaps in this game. What it takes beside the
    /// options of the heaps, in steps, is taken from the budget.
    ///
    /// # Errors
    ///
    /// If a condition is not met.
    ///
    /// # Complexity
    ///
    /// O(options of all heaps + pairs kept * heaps that are not covered * size of the monoid).
    pub fn check(&self, game: &dyn Game, budget: &mut usize) -> Result<(), Refusal> {
        self.monoid.check().map_err(|_| Refusal { heap: 0, reason: Reason::NoMonoid })?;
        let mut pairs = Pairs::new(self, budget);
        for heap in 0..self.images.len() {
            let refused = |reason| Refusal { heap, reason };
            let options = self.options(game, heap).map_err(refused)?;
            self.check_heap(heap, &options, &mut pairs).map_err(refused)?;
        }
        Ok(())
    }

    fn check_heap(&self, heap: usize, options: &Set, pairs: &mut Pairs) -> Result<(), Reason> {
        let image = self.images[heap];
        if options.is_empty() || heap == 0 {
            let is_right = image == IDENTITY && !self.is_lost(IDENTITY) && options.is_empty();
            return if is_right { Ok(()) } else { Err(Reason::NoMoves) };
        }
        let lost_beside = |q: Element| {
            let lost = |x: Element| self.is_lost(self.monoid.product(q, x));
            lost(image) && options.elements().any(lost)
        };
        if self.monoid.elements().any(lost_beside) {
            return Err(Reason::LostToLost);
        }
        pairs.add((image, *options))
    }

    /// The images of the options of a heap.
    fn options(&self, game: &dyn Game, heap: usize) -> Result<Set, Reason> {
        if usize::from(self.images[heap]) >= self.monoid.size() {
            return Err(Reason::NoElement);
        }
        let mut all = Set::default();
        let mut shrinks = true;
        let image = |part: &[u64]| match *part {
            [part] if (part as usize) < heap => Some(self.images[part as usize]),
            _ => None,
        };
        game.options(&[heap as u64], &mut |parts| {
            let product = parts.iter().try_fold(IDENTITY, |product, part| {
                Some(self.monoid.product(product, image(part)?))
            });
            match product {
                Some(product) => all.insert(product),
                None => shrinks = false,
            }
        });
        if shrinks { Ok(all) } else { Err(Reason::Grows) }
    }
}
