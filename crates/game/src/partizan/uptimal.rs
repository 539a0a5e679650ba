//! Sums of a number, ups and a nim heap: the values that most tables consist of, or rise by.

use super::{Dyadic, Values};

/// A number plus ups, of which negative ones are downs, and a nim heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Uptimal {
    pub number: Dyadic,
    pub ups: i64,
    pub heap: usize,
}

impl Values {
    /// The nim heap that a canonical form is, if it is one: its options are all smaller heaps, for both players.
    pub fn nimber(&self, game: usize) -> Option<usize> {
        let [left, right] = &self.forms[game];
        let heap = left.len();
        let mut heaps: Vec<usize> = vec![];
        // Smaller heaps have smaller numbers.
        let are_heaps = left == right
            && left.iter().all(|&option| {
                let [of_left, of_right] = &self.forms[option];
                let is_next = *of_left == heaps && *of_right == heaps;
                heaps.push(option);
                is_next
            });
        are_heaps.then_some(heap)
    }

    /// A multiple of up and a nim heap that a canonical form is the sum of.
    fn ups_and_nimber(&self, game: usize) -> Option<(i64, usize)> {
        let is_zero =
            |options: &[usize]| matches!(options, [option] if self.nimber(*option) == Some(0));
        // Of up + *m with m = 1 the form is {0, * | 0}; of all others {0 | H}, where H has one up less.
        let up_star = |options: [&[usize]; 2]| match options {
            [[one, other], side] => {
                is_zero(side)
                    && [one, other].map(|&option| self.nimber(option)) == [Some(0), Some(1)]
            }
            _ => false,
        };
        let (mut game, mut ups, mut stars) = (game, 0, 0);
        loop {
            let [left, right] = self.options(game);
            if let Some(heap) = self.nimber(game) {
                return Some((ups, heap ^ stars));
            }
            let side = match ups {
                0 if up_star([right, left]) => -1,
                0 if is_zero(left) || up_star([left, right]) => 1,
                0 => -1,
                ups => ups.signum(),
            };
            let [own, other] = if side == 1 { [left, right] } else { [right, left] };
            if up_star([own, other]) {
                return Some((ups + side, stars ^ 1));
            }
            match other {
                &[next] if is_zero(own) => (game, ups, stars) = (next, ups + side, stars ^ 1),
                _ => return None,
            }
        }
    }

    /// The parts of a canonical form that is such a sum.
    pub(super) fn uptimal(&mut self, game: usize) -> Option<Uptimal> {
        let stops = self.stops[game];
        if stops.left != stops.right {
            return None;
        }
        let opposite = self.of_number(stops.left.negative())?;
        let rest = self.sum(game, opposite)?;
        let (ups, heap) = self.ups_and_nimber(rest)?;
        Some(Uptimal { number: stops.left, ups, heap })
    }

    /// The canonical form of H - G where both are sums of a number, ups and a nim heap; None for others.
    ///
    /// # Example
    ///
    /// ```
    /// let values = &mut game::Values::new();
    /// let zero = values.canonical(&[], &[]);
    /// let star = values.canonical(&[zero], &[zero]);
    /// let up = values.canonical(&[zero], &[star]);
    /// let rise = values.rise(star, up).unwrap();
    /// assert_eq!(values.name(rise).as_deref(), Some("^*"));
    /// ```
    pub fn rise(&mut self, from: usize, to: usize) -> Option<usize> {
        let (from, to) = (self.uptimal(from)?, self.uptimal(to)?);
        let heaps =
            (0..from.heap ^ to.heap).fold(vec![self.canonical(&[], &[])], |mut heaps, _| {
                heaps.push(self.canonical(&heaps, &heaps));
                heaps
            });
        let mut rise = self.of_number(to.number.minus(from.number)?)?;
        rise = self.sum(rise, *heaps.last()?)?;
        let star = self.canonical(&heaps[..1], &heaps[..1]);
        let up = match to.ups < from.ups {
            false => self.canonical(&heaps[..1], &[star]),
            true => self.canonical(&[star], &heaps[..1]),
        };
        for _ in 0..to.ups.abs_diff(from.ups) {
            rise = self.sum(rise, up)?;
        }
        Some(rise)
    }
}
