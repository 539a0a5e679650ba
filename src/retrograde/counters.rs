//! Counters of 64 games at once, bit-sliced: word k of a place has bit k of its 64 counters.

/// For each place 64 counters, bit-sliced.
#[derive(Debug, Clone)]
pub struct Counters {
    /// Where the words of each place begin; at last, where all end.
    starts: Vec<u32>,
    words: Vec<u64>,
}

impl Counters {
    /// Counters that fall below 0 when as much has been taken as is said here for each place, 1 at least.
    pub fn new(counts: impl Iterator<Item = usize>) -> Self {
        let (mut starts, mut words) = (vec![0], Vec::new());
        for count in counts {
            let mut left = count.saturating_sub(1);
            while left > 0 {
                words.push(if left % 2 == 1 { u64::MAX } else { 0 });
                left /= 2;
            }
            starts.push(words.len() as u32);
        }
        Counters { starts, words }
    }

    /// Takes 1 from the counters of a place that are in a set. Returns those that fall below 0.
    #[inline]
    pub fn take_1(&mut self, place: usize, set: u64) -> u64 {
        let mut borrow = set;
        for word in &mut self.words[self.starts[place] as usize..self.starts[place + 1] as usize] {
            if borrow == 0 {
                break;
            }
            let before = *word;
            *word ^= borrow;
            borrow &= !before;
        }
        borrow
    }
}

#[cfg(test)]
mod tests {
    use super::Counters;

    #[test]
    fn counters_fall_below_0_after_their_count() {
        for count in 1..70_usize {
            let mut counters = Counters::new([count, 1].into_iter());
            assert_eq!(counters.words.len() as u32, usize::BITS - (count - 1).leading_zeros());
            for taken in 1..=count {
                // Bit 0 is taken each time, bit 1 from the second time on, bit 2 never.
                let set = if taken == 1 { 0b001 } else { 0b011 };
                let expected = if taken == count { 0b001 } else { 0b000 };
                assert_eq!(counters.take_1(0, set), expected, "{taken} of {count}");
            }
            assert_eq!(counters.take_1(0, 0b010), 0b010);
            assert_eq!(counters.take_1(1, 1 << 63), 1 << 63);
        }
    }
}
