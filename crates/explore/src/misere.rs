//! Misère quotients of games of heaps, which tell the outcome of every sum.

use crate::budget::{BYTES_OF_CELL, Budget};
use crate::game::Game;
use crate::theorem::Period;
use crate::wording::Wording;
use language::{Text, text};
use quotient::monoid::{Element, IDENTITY};
use quotient::presentation::Word;
use quotient::{Certificate, Presentation};

/// Steps after which the search for a quotient is given up, about half a second. Of the octal codes with up to three
/// digits behind the point that five times as many steps solve, none takes a tenth of these.
const STEPS: usize = 100_000_000;
/// Steps where single heaps are proved without a quotient.
const STEPS_OF_EXTRA: usize = STEPS / 10;
/// The memory of that search, in bytes.
const BYTES: u64 = 250_000_000;
/// Operations that the budget is charged for each heap of that search.
const OPERATIONS_OF_HEAP: u64 = 100_000;

/// A quotient that is proved for all heaps of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quotient {
    /// Images of the heaps up to the end of the first period, and which elements are lost.
    pub certificate: Certificate,
    /// Generators, relations and words.
    pub presentation: Presentation,
    /// The period of the images.
    pub period: Period,
    /// The theorem, and the window in which its premise was checked.
    pub reason: Wording,
}

impl Quotient {
    /// The quotient of a game; None if the budget ended the search, or no small one is found and proved.
    pub fn of(game: &Game, budget: &mut Budget<'_>) -> Option<Quotient> {
        let theorem = game.theorem()?;
        if (budget.cells as u64).saturating_mul(BYTES_OF_CELL) < BYTES {
            return None;
        }
        budget.begin(&text!("looking for a misère quotient", "寻找反常商"), 0, false);
        let (mut certificate, period) = quotient::find(
            &|heap, each| game.options(&[heap], each),
            |images| theorem.period(images),
            if theorem.parts > 1 { STEPS } else { STEPS_OF_EXTRA },
            |heaps| budget.spend(OPERATIONS_OF_HEAP, heaps as u64),
        )?;
        let (elements, most) = (certificate.monoid.size(), certificate.images.len() - 1);
        let reason = Wording::of(|| {
            let image = Text("the image in the monoid", "在幺半群中的像");
            let window = theorem.window(&period, "Phi", image);
            text!(
                "which sums of heaps are lost follows from their images in a monoid of {elements} elements, as in \
                 misère quotients (Plambeck and Siegel 2008). This was checked for all sums of heaps up to {most}. \
                 {window}",
                "若干堆之和是否必败，由它在一个 {elements} 元幺半群中的像决定，这就是反常商（Plambeck 与 \
                 Siegel 2008）。对所有不超过 {most} 的堆之和都已验证。{window}"
            )
        });
        certificate.images.truncate(period.start + period.period);
        Some(Quotient { presentation: Presentation::of(&certificate), certificate, period, reason })
    }

    /// The image of a sum of heaps.
    pub fn image(&self, sum: &[u64]) -> Element {
        let Certificate { monoid, images, .. } = &self.certificate;
        let heaps = sum.iter().map(|&heap| images[self.period.place(heap as usize)]);
        heaps.fold(IDENTITY, |product, image| monoid.product(product, image))
    }

    /// True if a sum of this image is lost for the player to move.
    pub fn is_lost(&self, image: Element) -> bool {
        self.certificate.is_lost(image)
    }

    /// The images of the heaps up to the end of the first period, as words.
    pub fn phi(&self) -> impl Iterator<Item = &Word> {
        self.certificate.images.iter().map(|&image| self.presentation.word(image))
    }

    /// The words of the lost elements.
    pub fn lost(&self) -> impl Iterator<Item = &Word> {
        let words = self.presentation.words.iter();
        words.filter(|(element, _)| self.is_lost(*element)).map(|(_, word)| word)
    }
}
