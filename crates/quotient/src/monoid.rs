//! Finite commutative monoids by their tables, and sets of their elements.

/// The most elements of a monoid.
pub const MOST_ELEMENTS: usize = 64 * WORDS;
const WORDS: usize = 4;

/// An element by its number.
pub type Element = u16;

/// The image of the empty sum.
pub const IDENTITY: Element = 0;

/// A finite commutative monoid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Monoid {
    size: usize,
    /// Product of `x` and `y` at `products[x * size + y]`.
    products: Vec<Element>,
}

impl Monoid {
    /// The numbers below `size` with this product.
    ///
    /// # Complexity
    ///
    /// O(`size`^2): the laws are left to [`Monoid::is_lawful`].
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

    /// True if it is a commutative monoid with the identity 0.
    ///
    /// # Complexity
    ///
    /// O(`size`^3).
    pub fn is_lawful(&self) -> bool {
        let of = |x, y| self.product(x, y);
        self.size > 0
            && self.products.iter().all(|&x| usize::from(x) < self.size)
            && self.elements().all(|x| {
                of(x, IDENTITY) == x
                    && self.elements().all(|y| {
                        let associates = |z| of(of(x, y), z) == of(x, of(y, z));
                        of(x, y) == of(y, x) && self.elements().all(associates)
                    })
            })
    }

    /// The number of elements.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The elements, from the identity on.
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

    /// True if the element is in it.
    pub fn contains(&self, x: Element) -> bool {
        self.0[usize::from(x) / 64] >> (x % 64) & 1 == 1
    }

    /// True if nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// True if all of it is in `other`.
    pub fn is_subset(&self, other: &Set) -> bool {
        self.0.iter().zip(other.0).all(|(own, other)| own & !other == 0)
    }

    /// True if nothing of it is in `other`.
    pub fn is_disjoint(&self, other: &Set) -> bool {
        self.0.iter().zip(other.0).all(|(own, other)| own & other == 0)
    }

    /// The elements of both.
    #[must_use]
    pub fn union(mut self, other: Set) -> Set {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
        self
    }

    /// The elements, ascending.
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
            let set: Set = all.iter().copied().collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(set.elements().collect::<Vec<_>>(), all);
            assert!(all.iter().all(|&x| set.contains(x)));
        }
    }

    #[test]
    fn a_broken_law_makes_no_monoid() {
        let lawful =
            |size, product: fn(Element, Element) -> Element| Monoid::new(size, product).is_lawful();
        assert!(lawful(5, |x, y| (x + y) % 5));
        assert!(lawful(1, |_, _| 0));
        assert!(!lawful(0, |_, _| 0), "it has no identity");
        assert!(!lawful(5, |x, y| x + y), "a product is no element");
        assert!(!lawful(5, |_, _| 0), "0 is no identity");
        assert!(!lawful(5, |x, _| x), "it does not commute");
        // Rock, paper, scissors, and an identity: the winner depends on who meets first.
        let winner = |x, y| match (x, y) {
            (0, z) | (z, 0) => z,
            (1, 2) | (2, 1) => 2,
            (2, 3) | (3, 2) => 3,
            (1, 3) | (3, 1) => 1,
            _ => x,
        };
        assert!(!lawful(4, winner), "it does not associate");
    }
}
