//! Sets of nim-sums: all that can be made of some numbers, by a basis over the field of two
//! elements.
//!
//! The *span* of some numbers is the set of the nim-sums of their subsets. Numbers are
//! *independent* if no nim-sum of one or more of them is 0. Some independent numbers of a span,
//! from which all its elements can be made, are a *basis*. Each element is made of a basis in one
//! way only, since two ways together would make 0. So every basis has the same size, the *rank* r,
//! and the span has 2^r elements.
//!
//! A basis whose vectors have different leading bits tells what is in the span: from the highest
//! bit down, a bit that leads a vector is cleared by this vector. An element of the span becomes 0,
//! since its leading bit always leads a vector; any other number cannot, since a number that
//! becomes 0 is made of the vectors.

/// A span, by a basis whose vectors have different leading bits.
///
/// # Complexity
///
/// [`insert`](Span::insert) and [`reduce`](Span::reduce) take O(64) time; a span has 512 bytes.
///
/// # Example
///
/// Leaving heaps of which no nim-sum is 0:
///
/// ```
/// use sente::span::Span;
///
/// let mut span = Span::ZERO;
/// let kept: Vec<u64> = [7, 5, 2, 1].into_iter().filter(|&heap| span.insert(heap)).collect();
/// assert_eq!(kept, [7, 5, 1]); // 2 is the nim-sum of 7 and 5
/// assert_eq!(span.rank(), 3);
/// assert_eq!(span.reduce(6), 0); // the nim-sum of 7 and 1
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Span([u64; 64]);

impl Span {
    /// The span of no numbers: 0 alone.
    pub const ZERO: Span = Span([0; 64]);

    /// Adds a number to those that span. False if it was in the span, which stays.
    pub fn insert(&mut self, number: u64) -> bool {
        let rest = self.reduce(number);
        if rest != 0 {
            self.0[rest.ilog2() as usize] = rest;
        }
        rest != 0
    }

    /// The least number that becomes `number` when an element of the span is added to it: 0 iff
    /// `number` is in the span.
    pub fn reduce(&self, number: u64) -> u64 {
        self.0.iter().rev().fold(number, |rest, vector| rest.min(rest ^ vector))
    }

    /// The size of every basis.
    pub fn rank(&self) -> usize {
        self.0.iter().filter(|&&vector| vector != 0).count()
    }

    /// The basis: at each place the vector that leads with this bit, 0 where there is none.
    pub fn vectors(&self) -> &[u64; 64] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Span;

    /// The span of the numbers by its definition, in ascending order.
    fn listed(numbers: &[u64]) -> Vec<u64> {
        let mut span = vec![0];
        for number in numbers {
            span.extend(span.clone().iter().map(|element| element ^ number));
        }
        span.sort();
        span.dedup();
        span
    }

    fn of(numbers: &[u64]) -> Span {
        let mut span = Span::ZERO;
        numbers.iter().for_each(|&number| {
            span.insert(number);
        });
        span
    }

    #[test]
    fn no_numbers_span_0_alone() {
        let mut span = Span::ZERO;
        assert_eq!((span.rank(), span.reduce(0), span.reduce(5)), (0, 0, 5));
        assert!(!span.insert(0));
        assert_eq!(span.rank(), 0);
    }

    #[test]
    fn all_numbers_have_rank_64() {
        let mut span = of(&[u64::MAX]);
        assert!((0..63).all(|place| span.insert(u64::MAX >> (63 - place))));
        assert_eq!(span.rank(), 64);
        assert!(!span.insert(u64::MAX / 3));
        assert_eq!(span.reduce(u64::MAX), 0);
    }

    #[test]
    fn a_span_is_what_its_list_is() {
        for number in 0..16_u64.pow(4) {
            let numbers = [number & 15, number >> 4 & 15, number >> 8 & 15, number >> 12];
            let (span, list) = (of(&numbers), listed(&numbers));
            assert_eq!(1 << span.rank(), list.len(), "{numbers:?}");
            for number in 0..16 {
                let least = list.iter().map(|element| element ^ number).min();
                assert_eq!(Some(span.reduce(number)), least, "{numbers:?}: {number}");
            }
        }
    }

    #[test]
    fn only_what_is_new_is_inserted() {
        for numbers in [[1, 2, 3, 4], [5, 5, 0, 9], [12, 10, 6, 15], [1 << 63, 1, 1 << 63 | 1, 2]] {
            let mut span = Span::ZERO;
            for (index, &number) in numbers.iter().enumerate() {
                let is_new = !listed(&numbers[..index]).contains(&number);
                assert_eq!(span.insert(number), is_new, "{numbers:?}: {number}");
            }
        }
    }

    #[test]
    fn each_vector_leads_with_its_place() {
        let span = of(&[12, 10, 7, 1 << 63 | 12]);
        for (place, &vector) in span.vectors().iter().enumerate() {
            assert!(vector == 0 || vector.ilog2() as usize == place, "{vector} at {place}");
        }
        assert_eq!(span.vectors().iter().filter(|&&vector| vector != 0).count(), 4);
    }
}
