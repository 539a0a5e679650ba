//! Misère play of sums of heaps: who cannot move wins.
//!
//! Grundy values do not add there, but a game may have a finite *misère quotient*: a commutative monoid `Q`,
//! an image `f(h)` in it for each heap, and a set `P` of its elements, such that a sum of heaps is lost
//! exactly when the product of their images is in `P`. See Plambeck, "Taming the wild in impartial
//! combinatorial games", Integers 5 (2005), G5, and Plambeck and Siegel, "Misère quotients for impartial
//! games", J. Combin. Theory A 115 (2008).
//!
//! [`guess`] finds one for heaps up to some size, if it is small; [`certificate`] checks it, and knows
//! nothing of how it was found. What makes it hold for all heaps is the period theorem of
//! [`super::prove`], about images in place of Grundy values. The games are those of that theorem: which numbers may be
//! taken, and how many heaps left then, is all that the rules say.
//!
//! **Theorem.** Let every move take at most `t` stones and leave at most `r` heaps, and `N = r n0 + (r - 1) p + t`
//! with `n0 >= 1`. If a certificate satisfies the conditions of [`certificate`] for all heaps below `N + p`, and
//! `f(n + p) = f(n)` for all `n0 <= n < N`, then it satisfies them for all heaps if `f` goes on with that period.
//!
//! **Proof.** Let `n >= N`. As in [`super::prove`], `p` stones less or more in the largest heap that is left turn the
//! options of `n + p` into those of `n` and back, and change no image. So `n + p` has an option iff `n` has one, and the
//! images of its options are the same; so is its own image. The conditions speak of nothing else: 1 and 2 hold for
//! `n + p` since they hold for `n`. And in a sum, `n` can take the place of `n + p`, which changes neither its image
//! nor those of its options; so 3 holds for all sums since it holds for those of heaps below `N + p`.
//! This is the periodicity theorem of Plambeck (2005) for any number of parts.
//!
//! What is proved in this way is which sums are lost. Whether a smaller monoid would do, and so whether `Q` is *the*
//! misère quotient of the game, is not asked.

pub mod certificate;
pub mod guess;
pub mod monoid;
pub mod outcomes;
pub mod pairs;
pub mod words;

use super::ask::Question;
use super::games::Game;
use super::limits::Limits;
use super::prove::{Period, Theorem};
use super::watch::Watch;
use certificate::Certificate;
use guess::Guess;

/// Steps after which the guess is given up: half a second, about. Of all octal codes with up to three digits
/// behind the point, none that is solved with five times as many takes a tenth of these.
const BUDGET: usize = 100_000_000;
/// The period is looked for in so many heaps first, and then in twice as many.
const FIRST_HEAPS: usize = 32;
/// And in no more than these.
const MOST_HEAPS: usize = 2048;

/// The misère outcomes of all sums of heaps.
#[derive(Debug, Clone)]
pub struct Solution {
    certificate: Certificate,
    theorem: Theorem,
    period: Period,
}

/// The memory that a guess takes at most, in bytes.
const BYTES: u64 = 250_000_000;

/// What answers this question of a game, if it is about misère play and [`solve`] finds it within the limits.
pub fn of_question(game: &dyn Game, question: Question, limits: Limits) -> Option<Solution> {
    if limits.bytes < BYTES {
        return None;
    }
    let watch = Watch::new("looking for a misère quotient", MOST_HEAPS as u64);
    let mut watch = watch.within(limits);
    // Where no move splits a heap, the period theorem serves outcomes as they are.
    let splits = game.theorem().is_some_and(|theorem| theorem.parts > 1);
    if question == Question::Misere && splits { solve(game, &mut watch) } else { None }
}

/// The misère quotient of a game, if it has a period theorem and the quotient is found.
///
/// ```
/// use explore::games::take_and_break::TakeAndBreak;
/// use explore::{misere, watch::Watch};
/// let kayles = TakeAndBreak::octal("0.77").unwrap();
/// let solution = misere::solve(&kayles, &mut Watch::new("", 0)).expect("its quotient is small");
/// assert_eq!(solution.size(), 40);
/// assert!(solution.is_lost(&[1_000_000, 1_000_000]));
/// ```
pub fn solve(game: &dyn Game, watch: &mut Watch) -> Option<Solution> {
    let theorem = game.theorem()?;
    let mut guess = Guess::new(game, theorem, BUDGET);
    let mut wanted = FIRST_HEAPS;
    while wanted <= MOST_HEAPS {
        if !watch.goes_on(guess.heaps() as u64) {
            return None;
        }
        let is_new = guess.extend()?;
        let is_enough = guess.heaps() >= wanted;
        if !is_new && !is_enough {
            continue;
        }
        let certificate = checked(&mut guess, game)?;
        if let (true, Some(period)) = (is_enough, theorem.period(&certificate.images)) {
            return Some(Solution { certificate, theorem, period });
        }
        guess.trust()?;
        wanted *= if is_enough { 2 } else { 1 };
    }
    None
}

/// A certificate that was accepted.
fn checked(guess: &mut Guess<'_>, game: &dyn Game) -> Option<Certificate> {
    loop {
        let certificate = guess.certificate()?;
        match certificate.check(game, &mut guess.budget) {
            Ok(()) => return Some(certificate),
            Err(refusal) => guess.mend(refusal)?,
        }
    }
}

impl Solution {
    /// The number of elements of the monoid. The misère quotient has no more.
    pub fn size(&self) -> usize {
        self.certificate.monoid.size()
    }

    /// Whether the player to move loses.
    pub fn is_lost(&self, heaps: &[usize]) -> bool {
        let images = heaps.iter().map(|&heap| self.image(heap));
        self.certificate.is_lost(images.fold(0, |x, y| self.certificate.monoid.product(x, y)))
    }

    /// The outcomes of all single heaps below `size`: 0 where the player to move loses, 1 where he wins.
    pub fn outcomes(&self, size: usize) -> Vec<u32> {
        let lost = |heap| self.certificate.is_lost(self.image(heap));
        (0..size).map(|heap| u32::from(!lost(heap))).collect()
    }

    /// Why the outcomes of single heaps have this period for ever, if they do.
    pub fn reason(&self, found: &Period) -> Option<String> {
        let is_lost = |heap| self.certificate.is_lost(self.image(heap));
        if !self.period.implies(found, is_lost) {
            return None;
        }
        Some(format!(
            "which sums of heaps are lost follows from their images in a monoid of {} elements, as in \
             misère quotients (Plambeck and Siegel 2008). This was checked for all sums of heaps up to {}. {}",
            self.size(),
            self.certificate.images.len() - 1,
            self.theorem.window(&self.period, "Phi"),
        ))
    }

    fn image(&self, heap: usize) -> monoid::Element {
        self.certificate.images[self.period.place(heap)]
    }
}

#[cfg(test)]
mod tests;
