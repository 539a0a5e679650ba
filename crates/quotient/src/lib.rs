//! Misère play of sums of heaps, in which the player without a move wins.
//!
//! Grundy values do not add there, but a game may have a finite *misère quotient*: a commutative monoid `Q`, an image
//! `f(h)` in it of each heap, and a set `P` of its elements, such that a sum of heaps is lost exactly when the product
//! of their images is in `P`. See Plambeck, "Taming the wild in impartial combinatorial games", Integers 5 (2005), G5,
//! and Plambeck and Siegel, "Misère quotients for impartial games", J. Combin. Theory A 115 (2008).
//!
//! A guess finds one for the heaps up to some size, if it is small. A [`Certificate`] is checked by code that knows
//! nothing of how it was found. The caller says when the images so far prove those of all heaps. Where all that the
//! rules say is which numbers may be taken and how many heaps left then, this is the period theorem:
//!
//! **Theorem.** Let every move take at most `t` stones and leave at most `r` heaps, and `N = r n0 + (r - 1) p + t` with
//! `n0 >= 1`. If a certificate satisfies the conditions of [`certificate`] for all heaps below `N + p`, and
//! `f(n + p) = f(n)` for all `n0 <= n < N`, then it satisfies them for all heaps if `f` goes on with that period.
//!
//! **Proof.** Let `n >= N`. Every option of `n + p` has at least `r (n0 + p)` stones in at most `r` heaps. Its largest
//! heap has at least `n0 + p`; with `p` fewer there it is an option of `n`, and no image changes. Likewise every option
//! of `n` has a heap of at least `n0`, and with `p` more there it is an option of `n + p`. So `n + p` has an option iff
//! `n` has one, and the images of its options are the same; so is its own image. The conditions speak of nothing else:
//! 1 and 2 hold for `n + p` since they hold for `n`. In a sum, `n` can take the place of `n + p`, which changes neither
//! its image nor those of its options; so 3 holds for all sums since it holds for those of heaps below `N + p`. This is
//! the periodicity theorem of Plambeck (2005) for any number of parts.
//!
//! This proves which sums are lost. If every element is the image of a sum, and any two elements differ in which products
//! with them are in `P`, then `Q` is *the* misère quotient of the game: a [`Presentation`] tells, and prints it.

#![warn(missing_docs)]

pub mod certificate;
mod guess;
pub mod monoid;
mod outcomes;
mod pairs;
pub mod presentation;
mod words;

pub use certificate::Certificate;
use guess::Guess;
use monoid::Element;
pub use presentation::Presentation;
use std::ops::ControlFlow;

/// Calls back with every option of a heap, the list of heaps that are left, until the callback breaks.
pub type Options<'a> =
    dyn Fn(u64, &mut dyn FnMut(&[u64]) -> ControlFlow<()>) -> ControlFlow<()> + 'a;

/// The number of heaps among which a period is looked for first; then in twice as many, and so on.
const FIRST_HEAPS: usize = 32;
/// The number of heaps after which the search is given up.
const MOST_HEAPS: usize = 2048;

/// A certificate for the heaps of 0 to some `N`, and the period that `period` gives for their images.
///
/// `period` is asked with all images so far, and answers with something if they prove those of all heaps. `goes_on` is
/// called now and then with the number of heaps so far, and ends the search where it is false. The search takes at most
/// about `steps` steps of a few nanoseconds. None if it is ended, takes more, or no small quotient is found.
///
/// ```
/// use std::ops::ControlFlow;
/// // One stone is taken, and nothing is left: the parity of the stones decides.
/// let options = |heap: u64, each: &mut dyn FnMut(&[u64]) -> ControlFlow<()>| match heap {
///     0 => ControlFlow::Continue(()),
///     _ => each(&[heap - 1]),
/// };
/// let alternates = |images: &[u16]| (images.len() > 4).then_some(2);
/// let (certificate, period) = quotient::find(&options, alternates, 1_000_000, |_| true).unwrap();
/// assert_eq!((certificate.monoid.size(), period), (2, 2));
/// assert!(certificate.is_lost(certificate.images[1]));
/// ```
pub fn find<P>(
    options: &Options<'_>,
    period: impl Fn(&[Element]) -> Option<P>,
    steps: usize,
    mut goes_on: impl FnMut(usize) -> bool,
) -> Option<(Certificate, P)> {
    let mut guess = Guess::new(options, steps);
    let mut wanted = FIRST_HEAPS;
    while wanted <= MOST_HEAPS && goes_on(guess.heaps()) {
        let is_new = guess.extend()?;
        let is_enough = guess.heaps() >= wanted;
        if !is_new && !is_enough {
            continue;
        }
        let certificate = accepted(&mut guess, options)?;
        if is_enough {
            if let Some(period) = period(&certificate.images) {
                return Some((certificate, period));
            }
            wanted *= 2;
        }
        guess.trust();
    }
    None
}

/// A certificate that passed the check, after the guess learned from those that did not.
fn accepted(guess: &mut Guess<'_>, options: &Options<'_>) -> Option<Certificate> {
    loop {
        let certificate = guess.certificate()?;
        match certificate.check(options, &mut guess.steps) {
            Ok(()) => return Some(certificate),
            Err(refusal) => guess.mend(refusal)?,
        }
    }
}

#[cfg(test)]
mod tests;
