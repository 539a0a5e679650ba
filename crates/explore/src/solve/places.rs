//! The places of positions while a table is filled: dense where they can be, hashed elsewhere.

use super::rules::Rules;
use crate::cell;
use crate::question::Flow;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The bytes of a position outside of the box, beside its numbers.
const OUTSIDE: usize = 120;
/// The box has at most so many times the cells of the table.
const MOST_BOX: usize = 8;
/// Options of the last position that are looked at for the sizes of the box.
const MOST_OPTIONS: usize = 1 << 14;

/// The sizes of a box that holds the table, and what the moves of its last position reach.
pub(super) fn reach(rules: &Rules<'_>, sizes: &[usize]) -> Vec<usize> {
    let corner: Vec<u64> = sizes.iter().map(|&size| (size as u64).saturating_sub(1)).collect();
    let mut wide = corner.clone();
    let mut left = MOST_OPTIONS;
    let start = rules.game.start(&corner).filter(|start| *start == corner);
    let _ = start.map(|start| {
        rules.options(&start, &mut |option| {
            for part in option.chunks_exact(wide.len()) {
                wide.iter_mut().zip(part).for_each(|(wide, &number)| *wide = number.max(*wide));
            }
            left -= 1;
            if left == 0 { Flow::Break(()) } else { Flow::Continue(()) }
        })
    });
    let total: usize = sizes.iter().product();
    let wide: Vec<usize> = wide.iter().map(|&most| (most as usize).saturating_add(1)).collect();
    let cells = wide.iter().try_fold(1, |cells: usize, &size| cells.checked_mul(size));
    let fits = total > 0 && cells.is_some_and(|cells| cells / MOST_BOX <= total);
    if fits { wide } else { sizes.into() }
}

/// The places of positions: first those in a box, by their coordinates, then all others as they come.
pub(super) struct Places {
    sizes: Vec<usize>,
    in_box: usize,
    outside: Vec<Rc<[u64]>>,
    numbers: FxHashMap<Rc<[u64]>, usize>,
    numbers_outside: usize,
}

impl Places {
    pub fn new(sizes: Vec<usize>) -> Places {
        let in_box = if sizes.is_empty() { 0 } else { sizes.iter().product() };
        let numbers = FxHashMap::default();
        Places { sizes, in_box, outside: Vec::new(), numbers, numbers_outside: 0 }
    }

    /// The number of places in the box.
    pub fn count(&self) -> usize {
        self.in_box
    }

    /// True if the box is a table of these sizes.
    pub fn is_box(&self, sizes: &[usize]) -> bool {
        self.sizes == sizes
    }

    #[inline(always)]
    pub fn of(&mut self, position: &[u64]) -> usize {
        let place = match (position, &self.sizes[..]) {
            // The usual case, and the fastest.
            (&[x, y], &[width, height]) => {
                (x < width as u64 && y < height as u64).then(|| y as usize * width + x as usize)
            }
            (_, []) => None,
            _ => cell::place(position, &self.sizes),
        };
        place.unwrap_or_else(|| self.of_outside(position))
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
        for &size in &self.sizes {
            position.push((place % size) as u64);
            place /= size;
        }
    }

    /// The bytes of a state at each place, and of all positions outside.
    pub fn bytes(&self) -> usize {
        let outside = self.outside.len() * OUTSIDE + self.numbers_outside * size_of::<u64>();
        self.in_box * size_of::<u32>() + outside
    }
}
