//! The places of positions while a table is filled: dense where they can be, hashed elsewhere.

use super::rules::{Rules, Starts};
use crate::question::Flow;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Bytes of a position outside of the box, without its numbers.
const OUTSIDE: usize = 120;
/// The box has at most so many times the cells of the table.
const MOST_BOX: usize = 8;
/// Options of the last position that are looked at for the sizes of the box.
const MOST_OPTIONS: usize = 1 << 14;

/// Sizes of a box that contains the table and the options of its last position; empty for sums and for lists of
/// positions.
pub(super) fn reach(rules: &Rules<'_>) -> Vec<usize> {
    let Starts::Table(sizes) = rules.starts else { return Vec::new() };
    if rules.is_sum {
        return Vec::new();
    }
    let mut wide = sizes.to_vec();
    let corner: Vec<u64> = sizes.iter().map(|&size| (size as u64).saturating_sub(1)).collect();
    if rules.game.start(&corner).is_some_and(|start| start == corner) {
        let mut left = MOST_OPTIONS;
        let _ = rules.options(&corner, &mut |option| {
            for part in option.chunks_exact(wide.len()) {
                let sizes = part.iter().map(|&number| (number as usize).saturating_add(1));
                wide.iter_mut().zip(sizes).for_each(|(wide, size)| *wide = size.max(*wide));
            }
            left -= 1;
            if left == 0 { Flow::Break(()) } else { Flow::Continue(()) }
        });
        // A mistake is best explained at a small position.
        let _ = rules.game.failure();
    }
    let cells = wide.iter().try_fold(1, |cells: usize, &size| cells.checked_mul(size));
    let fits = cells.is_some_and(|cells| cells / MOST_BOX <= rules.count());
    if fits { wide } else { sizes.into() }
}

/// The places of positions: first those in a box, by their coordinates, then all others as they come.
pub(super) struct Places {
    /// Size and stride of each axis of the box.
    axes: Vec<(u64, usize)>,
    /// Width and height of a box with two axes, else 0.
    plane: [u64; 2],
    /// The number of places in the box.
    pub in_box: usize,
    outside: Vec<Rc<[u64]>>,
    numbers: FxHashMap<Rc<[u64]>, usize>,
    numbers_outside: usize,
}

impl Places {
    /// The places of a box of these sizes; without sizes there is none.
    pub fn new(sizes: &[usize]) -> Places {
        let mut stride = 1;
        let axis = |&size: &usize| {
            let axis = (size as u64, stride);
            stride *= size;
            axis
        };
        let axes: Vec<(u64, usize)> = sizes.iter().map(axis).collect();
        let in_box = if axes.is_empty() { 0 } else { stride };
        let numbers = FxHashMap::default();
        let plane =
            sizes.try_into().map_or([0; 2], |sizes: [usize; 2]| sizes.map(|size| size as u64));
        Places { axes, plane, in_box, outside: Vec::new(), numbers, numbers_outside: 0 }
    }

    #[inline(always)]
    pub fn of(&mut self, position: &[u64]) -> usize {
        // The usual case, and the fastest.
        let [width, height] = self.plane;
        if let &[x, y] = position
            && x < width
            && y < height
        {
            return y.wrapping_mul(width).wrapping_add(x) as usize;
        }
        let mut is_inside = self.in_box > 0 && position.len() == self.axes.len();
        let mut place = 0_usize;
        for (&number, &(size, stride)) in position.iter().zip(&self.axes) {
            is_inside &= number < size;
            place = place.wrapping_add((number as usize).wrapping_mul(stride));
        }
        if is_inside { place } else { self.of_outside(position) }
    }

    #[inline(never)]
    fn of_outside(&mut self, position: &[u64]) -> usize {
        if let Some(&place) = self.numbers.get(position) {
            return place;
        }
        let place = self.in_box + self.outside.len();
        let position: Rc<[u64]> = position.into();
        self.numbers_outside += position.len();
        self.outside.push(position.clone());
        self.numbers.insert(position, place);
        place
    }

    pub fn position(&self, mut place: usize, position: &mut Vec<u64>) {
        position.clear();
        if let Some(number) = place.checked_sub(self.in_box) {
            return position.extend_from_slice(&self.outside[number]);
        }
        for &(size, _) in &self.axes {
            position.push(place as u64 % size);
            place /= size as usize;
        }
    }

    /// The bytes of a state at each place, and of all positions outside.
    pub fn bytes(&self) -> usize {
        let outside = self.outside.len() * OUTSIDE + self.numbers_outside * size_of::<u64>();
        self.in_box * size_of::<u32>() + outside
    }
}
