//! The pairs of all sums, of which a few are enough to check.
//!
//! The *pair* of a sum is its image and the set of the images of its options. That of `G + H` follows from
//! `(x, E)` and `(y, F)`, those of `G` and `H`: it is `(x y, E y + x F)`, where `+` joins sets. A pair `(x, E)` *covers*
//! `(x, F)` if `E` is a part of `F`. If it does so, then it does after both have been added to the same
//! pair; and if `x` is in `P`, or some element of `E`, then this is true of what it covers.
//!
//! So only pairs that cover those of all sums are kept, none of them twice. Heaps come one by one, with two cases:
//!
//! - *The pair of the heap is covered* by that of a sum of earlier heaps. In any sum, put this sum in the place of each
//!   copy of the heap. The pair of the new sum covers that of the old one, so it is enough to check the new one,
//!   which is a sum of earlier heaps.
//! - *It is not.* Then all sums of this heap and the pairs that are kept are added, and sums of these with this heap and
//!   with each earlier one that was not covered, until nothing is new.

use super::certificate::{Certificate, Reason};
use super::monoid::{Element, Set};

/// The image of a sum, and those of its options.
pub type Pair = (Element, Set);

/// Pairs that cover those of all sums but the empty one.
pub struct Pairs<'a> {
    certificate: &'a Certificate,
    /// By the image: sets of which none is part of another.
    sets: Vec<Vec<Set>>,
    /// What sums are made of.
    heaps: Vec<Pair>,
    budget: &'a mut usize,
}

impl<'a> Pairs<'a> {
    /// Of no heaps. A sum takes as many steps from the budget as there are elements.
    pub fn new(certificate: &'a Certificate, budget: &'a mut usize) -> Self {
        let sets = vec![Vec::new(); certificate.monoid.size()];
        Pairs { certificate, sets, heaps: Vec::new(), budget }
    }

    /// All sums with this heap, too, which has options.
    ///
    /// # Errors
    ///
    /// If in a sum neither the image nor that of an option is in `P`, or the budget is spent.
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
            // What was covered since then by another one is left to that one.
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
        *self.budget = self.budget.checked_sub(steps).ok_or(Reason::TooLong)?;
        Ok(())
    }

    fn covers(&self, (image, set): &Pair) -> bool {
        self.sets[usize::from(*image)].iter().any(|kept| kept.is_subset(set))
    }

    fn sum(&self, (x, e): &Pair, (y, f): &Pair) -> Pair {
        let monoid = &self.certificate.monoid;
        (monoid.product(*x, *y), monoid.translate(*y, e).union(monoid.translate(*x, f)))
    }

    /// Whether the pair is new; all that it covers are dropped then.
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
