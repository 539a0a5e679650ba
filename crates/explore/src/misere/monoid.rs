//! Finite commutative monoids by their tables, and sets of their elements.

use anyhow::{Result, ensure};

/// No monoid has more elements.
pub const MOST_ELEMENTS: usize = 64 * WORDS;
const WORDS: usize = 4;

/// An element, by its number; [`IDENTITY`] is the first.
pub type Element = u16;

/// The image of the empty sum.
pub const IDENTITY: Element = 0;

/// A finite commutative monoid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Monoid {
    size: usize,
    /// That of `x` and `y` is `products[x * size + y]`.
    products: Vec<Element>,
}

impl Monoid {
    /// The numbers below `size` with this product.
    ///
    /// # Complexity
    ///
    /// O(`size`^2): the laws are left to [`Monoid::check`].
    ///
    /// # Panics
    ///
    /// If there are more than [`MOST_ELEMENTS`].
    pub fn new(size: usize, product: impl Fn(Element, Element) -> Element) -> Self {
        assert!(size <= MOST_ELEMENTS, "{size} elements are more than {MOST_ELEMENTS}");
        let pairs =
            (0..size * size).map(|pair| ((pair / size) as Element, (pair % size) as Element));
        Monoid { size, products: pairs.map(|(x, y)| product(x, y)).collect() }
    }

    /// Whether it is a commutative monoid with the identity 0.
    ///
    /// # Errors
    ///
    /// If a law is broken.
    ///
    /// # Complexity
    ///
    /// O(`size`^3).
    pub fn check(&self) -> Result<()> {
        ensure!(self.size > 0, "a monoid has an identity");
        let is_element = |&x: &Element| usize::from(x) < self.size;
        ensure!(self.products.iter().all(is_element), "a product is no element");
        let of = |x, y| self.product(x, y);
        for x in self.elements() {
            ensure!(of(x, IDENTITY) == x, "{x} times the identity is not {x}");
            for y in self.elements() {
                ensure!(of(x, y) == of(y, x), "{x} and {y} do not commute");
                let associates = |z| of(of(x, y), z) == of(x, of(y, z));
                ensure!(self.elements().all(associates), "{x} and {y} do not associate with all");
            }
        }
        Ok(())
    }

    /// The number of elements.
    pub fn size(&self) -> usize {
        self.size
    }

    /// All elements.
    pub fn elements(&self) -> impl Iterator<Item = Element> + use<> {
        0..self.size as Element
    }

    /// `x y`
    pub fn product(&self, x: Element, y: Element) -> Element {
        self.products[usize::from(x) * self.size + usize::from(y)]
    }

    /// `x` times each element of a set.
    pub fn translate(&self, x: Element, set: &Set) -> Set {
        set.elements().map(|y| self.product(x, y)).collect()
    }
}

/// A set of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Set([u64; WORDS]);

impl Set {
    /// Puts an element in.
    pub fn insert(&mut self, x: Element) {
        self.0[usize::from(x) / 64] |= 1 << (x % 64);
    }

    /// Takes an element out.
    pub fn remove(&mut self, x: Element) {
        self.0[usize::from(x) / 64] &= !(1 << (x % 64));
    }

    /// Whether the element is in it.
    pub fn contains(&self, x: Element) -> bool {
        self.0[usize::from(x) / 64] >> (x % 64) & 1 == 1
    }

    /// Whether there is none in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Whether all of it is in `other`.
    pub fn is_subset(&self, other: &Set) -> bool {
        self.0.iter().zip(other.0).all(|(own, other)| own & !other == 0)
    }

    /// Whether nothing of it is in `other`.
    pub fn is_disjoint(&self, other: &Set) -> bool {
        self.0.iter().zip(other.0).all(|(own, other)| own & other == 0)
    }

    /// What is in one of both.
    #[must_use]
    pub fn union(mut self, other: Set) -> Set {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
        self
    }

    /// In order.
    pub fn elements(&self) -> impl Iterator<Item = Element> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |index| {
            let bits = std::iter::successors(Some(words[index]), |&word| {
                // The lowest bit goes.
                (word != 0).then(|| word & (word - 1))
            });
            let first = 64 * index as Element;
            bits.take_while(|&word| word != 0)
                .map(move |word| first + word.trailing_zeros() as Element)
        })
    }
}

impl FromIterator<Element> for Set {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Set {
        let mut set = Set::default();
        elements.into_iter().for_each(|x| set.insert(x));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_empty_set_is_part_of_all_and_meets_none() {
        let (empty, one) = (Set::default(), Set::from_iter([200]));
        assert!(empty.is_empty() && empty.is_subset(&one) && empty.is_disjoint(&one));
        assert_eq!(empty.elements().count(), 0);
        assert!(!one.is_subset(&empty) && !one.is_disjoint(&one));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..100 {
            let mut all: Vec<Element> =
                (0..random.usize(0..40)).map(|_| random.u16(0..MOST_ELEMENTS as u16)).collect();
            let mut set: Set = all.iter().copied().collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(set.elements().collect::<Vec<_>>(), all);
            if let Some(gone) = all.pop() {
                set.remove(gone);
                assert!(!set.contains(gone) && all.iter().all(|&x| set.contains(x)));
            }
        }
    }

    #[test]
    fn what_breaks_a_law_is_no_monoid() {
        let addition = |x: Element, y: Element| (x + y) % 5;
        assert!(Monoid::new(5, addition).check().is_ok());
        assert!(Monoid::new(1, |_, _| 0).check().is_ok());
        let refused = |size, product: fn(Element, Element) -> Element| {
            Monoid::new(size, product).check().expect_err("a law is broken").to_string()
        };
        assert!(refused(0, |_, _| 0).contains("identity"));
        assert!(refused(5, |x, y| x + y).contains("no element"));
        assert!(refused(5, |_, _| 0).contains("identity"));
        assert!(refused(5, |x, _| x).contains("commute"));
        // Rock, paper, scissors, and an identity: who wins depends on who meets first.
        let winner = |x: Element, y: Element| match (x, y) {
            (0, z) | (z, 0) => z,
            (1, 2) | (2, 1) => 2,
            (2, 3) | (3, 2) => 3,
            (1, 3) | (3, 1) => 1,
            _ => x,
        };
        assert!(refused(4, winner).contains("associate"));
    }
}
