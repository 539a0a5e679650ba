//! What one move leaves, when all names have values.

use super::node::{Fault, Node};
use super::{Mistake, Move, Moves};

impl Moves {
    /// Puts what the move leaves into `heaps`; whether there is such a move.
    pub(super) fn make(
        &self,
        one: &Move,
        names: &[i128],
        heaps: &mut Vec<u64>,
    ) -> Result<bool, Mistake> {
        for test in &one.tests {
            if !(test.holds)(&self.value(&test.left, names)?, &self.value(&test.right, names)?) {
                return Ok(false);
            }
        }
        heaps.clear();
        match one.coordinates {
            1 => self.make_heaps(one, names, heaps),
            _ => self.make_positions(one, names, heaps),
        }
    }

    fn make_heaps(
        &self,
        one: &Move,
        names: &[i128],
        heaps: &mut Vec<u64>,
    ) -> Result<bool, Mistake> {
        let (mut exists, mut larger) = (true, None);
        for heap in &one.heaps {
            let size = self.value(&heap.size, names)?;
            exists &= size >= 0;
            if size >= names[0] {
                larger.get_or_insert((&heap.place, size));
            } else if size > 0 {
                heaps.push(size as u64);
            }
        }
        match larger {
            Some((place, size)) if exists => {
                let message = format!(
                    "from a heap of {} this leaves a heap of {size}, which is no smaller: play would \
                     not end",
                    names[0]
                );
                Err(self.mistake(place, message))
            }
            _ => Ok(exists),
        }
    }

    fn make_positions(
        &self,
        one: &Move,
        names: &[i128],
        numbers: &mut Vec<u64>,
    ) -> Result<bool, Mistake> {
        for number in &one.heaps {
            let value = self.value(&number.size, names)?;
            let Ok(value) = u64::try_from(value) else {
                if value > 0 {
                    return Err(self.mistake(&number.place, "this is too large a number".into()));
                }
                return Ok(false);
            };
            numbers.push(value);
        }
        let is_same = |left: &[u64]| left.iter().zip(names).all(|(&n, &m)| i128::from(n) == m);
        if let Some(same) = numbers.chunks(one.coordinates).position(is_same) {
            let place = one.heaps[same * one.coordinates].place.start
                ..one.heaps[(same + 1) * one.coordinates - 1].place.end;
            let message = format!(
                "from {} this leaves the same position: play would not end; an `if` such as `if {} > 0` \
                 can forbid it",
                self.shown(names),
                self.axes[0]
            );
            return Err(self.mistake(&place, message));
        }
        Ok(true)
    }

    /// The position that a move is made from, in words.
    pub(super) fn shown(&self, names: &[i128]) -> String {
        let numbers: Vec<String> =
            names.iter().take(self.axes.len()).map(i128::to_string).collect();
        match &numbers[..] {
            [one] => format!("a heap of {one}"),
            several => format!("({})", several.join(", ")),
        }
    }

    pub(super) fn value(&self, node: &Node, names: &[i128]) -> Result<i128, Mistake> {
        node.value(names).map_err(|Fault { place, what }| {
            self.mistake(place, format!("from {} this {what}", self.shown(names)))
        })
    }
}
