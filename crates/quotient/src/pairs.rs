//! The pairs of all sums, of which a few are enough to check.
//!
//! The *pair* of a sum is its image and the set of the images of its options. If `G` and `H` have the pairs `(x, E)` and
//! `(y, F)`, then `G + H` has `(x y, E y + x F)`, where `+` joins sets. A pair `(x, E)` *covers* `(x, F)` if `E` is a part
//! of `F`. Then it also does so after both have been added to the same pair; and if `x` or some element of `E` is in `P`,
//! then the same holds for the pair that it covers.
//!
//! So it is enough to keep pairs that cover those of all sums. Heaps come one by one, with two cases:
//!
//! - *The pair of the heap is covered* by that of a sum of earlier heaps. In any sum, put this sum in the place of each
//!   copy of the heap. The pair of the new sum covers that of the old one, so it is enough to check the new one,
//!   which is a sum of earlier heaps.
//! - *It is not.* Then all sums of this heap and the pairs that are kept are added, and sums of these with this heap and
//!   with each earlier one that was not covered, until nothing is new.

use crate::certificate::{Certificate, Reason};
use crate::monoid::{Element, Set};

/// The image of a sum, and those of its options.
pub(super) type Pair = (Element, Set);

/// Pairs that cover those of all sums but the empty one.
pub(super) struct Pairs<'a> {
    certificate: &'a Certificate,
    /// Sets of each image, none of which contains another.
    sets: Vec<Vec<Set>>,
    /// The heaps that were not covered when they came.
    heaps: Vec<Pair>,
    steps: &'a mut usize,
}

impl<'a> Pairs<'a> {
    /// A collection without pairs. A sum of pairs takes as many steps as the monoid has elements.
    pub fn new(certificate: &'a Certificate, steps: &'a mut usize) -> Self {
        let sets = vec![Vec::new(); certificate.monoid.size()];
        Pairs { certificate, sets, heaps: Vec::new(), steps }
    }

    /// Adds all sums with this heap, which has options.
    ///
    /// # Errors
    ///
    /// If in some sum neither the image nor that of an option is in `P`, or the steps are spent.
    pub fn add(&mut self, heap: Pair) -> Result<(), Reason> {
        if self.covers(&heap) {
            return Ok(());
        }
        let before: Vec<Pair> = (0..)
            .zip(&self.sets)
            .flat_map(|(image, sets)| sets.iter().map(move |&set| (image, set)))
            .collect();
        self.heaps.push(heap);
        let mut new = vec![heap];
        self.keep(heap)?;
        for pair in before {
            self.spend()?;
            let sum = self.sum(&pair, &heap);
            if self.keep(sum)? {
                new.push(sum);
            }
        }
        while let Some(pair) = new.pop() {
            // It was covered by another one since then, which takes its place.
            if !self.sets[usize::from(pair.0)].contains(&pair.1) {
                continue;
            }
            for index in 0..self.heaps.len() {
                self.spend()?;
                let sum = self.sum(&pair, &self.heaps[index]);
                if self.keep(sum)? {
                    new.push(sum);
                }
            }
        }
        Ok(())
    }

    fn spend(&mut self) -> Result<(), Reason> {
        let steps = self.certificate.monoid.size();
        *self.steps = self.steps.checked_sub(steps).ok_or(Reason::TooLong)?;
        Ok(())
    }

    fn covers(&self, (image, set): &Pair) -> bool {
        self.sets[usize::from(*image)].iter().any(|kept| kept.is_subset(set))
    }

    fn sum(&self, (x, e): &Pair, (y, f): &Pair) -> Pair {
        let monoid = &self.certificate.monoid;
        (monoid.product(*x, *y), monoid.translate(*y, e).union(monoid.translate(*x, f)))
    }

    /// Keeps a pair, unless it is covered, and drops those that it covers; true if it is kept.
    fn keep(&mut self, pair: Pair) -> Result<bool, Reason> {
        if self.covers(&pair) {
            return Ok(false);
        }
        let (image, options) = pair;
        if !self.certificate.is_lost(image) && options.is_disjoint(&self.certificate.lost) {
            return Err(Reason::WonToWon);
        }
        let sets = &mut self.sets[usize::from(image)];
        sets.retain(|kept| !options.is_subset(kept));
        sets.push(options);
        Ok(true)
    }
}
