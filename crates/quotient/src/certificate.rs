//! The conditions for a misère quotient, checked without knowing where it came from.
//!
//! A **certificate** for heaps of 0 to `N` is a finite commutative monoid `Q`, an image `f(h)` in it of each of these
//! heaps, and a set `P` of its elements. The image of a sum of heaps is the product of theirs; that of the empty sum is
//! the identity. It is **right** if a sum of such heaps is lost in misère play exactly when its image is in `P`. The
//! check is that `Q` is a commutative monoid, that all images are elements of it, and three conditions:
//!
//! 1. Every part of an option of a heap is a smaller heap. A heap without options has the image 1, and so has the heap
//!    of 0; 1 is not in `P`.
//! 2. For every `q` in `Q`, heap `h` and option `o` of it, not both `q f(h)` and `q f(o)` are in `P`.
//! 3. The *pair* of a sum `G` is `(f(G), E)`, with the images of its options as `E`. For every sum of heaps that have
//!    options, but for the empty one, `f(G)` or some element of `E` is in `P`.
//!
//! **Theorem.** Then it is right.
//!
//! **Proof.** By induction over the options of a sum. If nothing can move in it, all its heaps have the image 1, so it
//! has the image 1, which is not in `P`; and it is won. Else, if its image is in `P`, no option has its image in `P`, by
//! 2 with the image of the other heaps as `q`; all are won, and it is lost. Else some option has, by 3 (heaps without
//! options change neither image nor options' images); that one is lost, and the sum is won.
//!
//! Condition 3 is about infinitely many sums, but as `Q` is finite there are finitely many pairs: `pairs`
//! checks it.

use crate::Options;
use crate::monoid::{Element, IDENTITY, Monoid, Set};
use crate::pairs::Pairs;
use std::ops::ControlFlow;

/// A claim on the misère outcomes of all sums of the heaps of 0 to some `N`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// `Q`
    pub monoid: Monoid,
    /// `P`
    pub lost: Set,
    /// The image of each heap from 0 on.
    pub images: Vec<Element>,
}

/// The reason why a certificate is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The first heap with which something is wrong.
    pub heap: usize,
    /// The condition that fails.
    pub reason: Reason,
}

/// A condition that fails.
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
    /// The check would need too many pairs.
    TooLong,
}

impl Certificate {
    /// True if a sum with this image is lost for the player to move.
    pub fn is_lost(&self, image: Element) -> bool {
        self.lost.contains(image)
    }

    /// Checks that it is right for all sums of its heaps. The steps that this takes beside the options of the heaps are
    /// subtracted from `steps`.
    ///
    /// # Errors
    ///
    /// If a condition is not met.
    ///
    /// # Complexity
    ///
    /// O(options of all heaps + pairs kept * heaps that are not covered * size of the monoid).
    pub fn check(&self, options: &Options<'_>, steps: &mut usize) -> Result<(), Refusal> {
        if !self.monoid.is_lawful() {
            return Err(Refusal { heap: 0, reason: Reason::NoMonoid });
        }
        let mut pairs = Pairs::new(self, steps);
        for heap in 0..self.images.len() {
            self.images_of_options(options, heap)
                .and_then(|options| self.check_heap(heap, &options, &mut pairs))
                .map_err(|reason| Refusal { heap, reason })?;
        }
        Ok(())
    }

    fn check_heap(&self, heap: usize, options: &Set, pairs: &mut Pairs<'_>) -> Result<(), Reason> {
        let image = self.images[heap];
        if options.is_empty() || heap == 0 {
            let is_right = image == IDENTITY && !self.is_lost(IDENTITY) && options.is_empty();
            return if is_right { Ok(()) } else { Err(Reason::NoMoves) };
        }
        for q in self.monoid.elements() {
            let lost = |x: Element| self.is_lost(self.monoid.product(q, x));
            if lost(image) && options.elements().any(lost) {
                return Err(Reason::LostToLost);
            }
        }
        pairs.add((image, *options))
    }

    fn images_of_options(&self, options: &Options<'_>, heap: usize) -> Result<Set, Reason> {
        if usize::from(self.images[heap]) >= self.monoid.size() {
            return Err(Reason::NoElement);
        }
        let mut all = Set::default();
        let flow = options(heap as u64, &mut |left| {
            let mut product = IDENTITY;
            for &part in left {
                if part >= heap as u64 {
                    return ControlFlow::Break(());
                }
                product = self.monoid.product(product, self.images[part as usize]);
            }
            all.insert(product);
            ControlFlow::Continue(())
        });
        if flow.is_break() { Err(Reason::Grows) } else { Ok(all) }
    }
}
