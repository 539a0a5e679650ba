//! A presentation of a quotient: generators, relations, and a word for each element.
//!
//! Words are ordered by their degree, and then by the first generator that one has more of: that one is less. The *normal*
//! word of an element is its least one. A part of a normal word is normal, since a smaller word for the part would make the
//! whole smaller. So each word that is not normal has such a part of which all proper parts are normal. A relation replaces
//! it by the normal word of its element, and after finitely many steps a normal word is left. Normal words of different
//! elements differ, so the relations present the monoid.

use crate::Certificate;
use crate::monoid::{Element, IDENTITY, Monoid};
use std::fmt::{self, Display};

/// The letters of generators; the heaps of 0 and the word 1 have none.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

/// A product of generators: the exponent of each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word(Vec<u16>);

impl Word {
    fn one(generators: usize) -> Word {
        Word(vec![0; generators])
    }

    fn times(&self, generator: usize) -> Word {
        let mut word = self.clone();
        word.0[generator] += 1;
        word
    }

    fn is_part_of(&self, other: &Word) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own <= other)
    }
}

/// `a b^2`, or `1` for the empty product.
impl Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (generator, &exponent) in
            self.0.iter().enumerate().filter(|&(_, &exponent)| exponent > 0)
        {
            match LETTERS.chars().nth(generator) {
                Some(letter) => write!(f, "{between}{letter}")?,
                None => write!(f, "{between}x{generator}")?,
            }
            if exponent > 1 {
                write!(f, "^{exponent}")?;
            }
            between = " ";
        }
        if between.is_empty() { f.write_str("1") } else { Ok(()) }
    }
}

/// Pairs of equal words, the second of which is normal.
pub type Relations = Vec<(Word, Word)>;
/// Elements with their normal words, ascending by these.
pub type Words = Vec<(Element, Word)>;

/// Generators, relations and words of the elements that sums of heaps have as images.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Presentation {
    /// Generator by generator, the first heap of that image.
    pub heaps: Vec<usize>,
    /// One for each least word that is not normal.
    pub relations: Relations,
    /// Elements that are images of sums.
    pub words: Words,
    /// True if these are all elements, and no two of them have the same lost products: then the monoid is the misère
    /// quotient. Two sums of different images differ in some sum with a third one, and those of one image never do.
    pub is_quotient: bool,
}

impl Presentation {
    /// The presentation of the monoid of a certificate. A heap is a generator if its image is no product of those of smaller
    /// ones.
    ///
    /// # Complexity
    ///
    /// O(size of the monoid * heaps + size^2 * generators).
    pub fn of(certificate: &Certificate) -> Presentation {
        let Certificate { monoid, images, .. } = certificate;
        let (mut heaps, mut generators) = (Vec::new(), Vec::new());
        let mut reached = vec![false; monoid.size()];
        reached[usize::from(IDENTITY)] = true;
        for (heap, &image) in images.iter().enumerate() {
            if !reached[usize::from(image)] {
                heaps.push(heap);
                generators.push(image);
                close(&mut reached, image, monoid);
            }
        }
        let (words, relations) = normal_words(&generators, monoid);
        let is_quotient = words.len() == monoid.size() && is_reduced(certificate);
        Presentation { heaps, relations, words, is_quotient }
    }

    /// The letter of the generator at this place.
    pub fn generator(&self, place: usize) -> Word {
        Word::one(self.heaps.len()).times(place)
    }

    /// The word of an element that is an image of a sum.
    ///
    /// # Panics
    ///
    /// If no sum has this image.
    pub fn word(&self, element: Element) -> &Word {
        let found = self.words.iter().find(|(other, _)| *other == element);
        &found.expect("a sum has this image").1
    }
}

/// Adds the products of what was reached with all powers of a generator.
fn close(reached: &mut [bool], generator: Element, monoid: &Monoid) {
    let mut open: Vec<Element> =
        monoid.elements().filter(|&element| reached[usize::from(element)]).collect();
    while let Some(element) = open.pop() {
        let product = monoid.product(element, generator);
        if !std::mem::replace(&mut reached[usize::from(product)], true) {
            open.push(product);
        }
    }
}

/// The normal words by degree, and a relation for each word that is not normal while all proper parts of it are.
fn normal_words(generators: &[Element], monoid: &Monoid) -> (Words, Relations) {
    let mut words = vec![(IDENTITY, Word::one(generators.len()))];
    let mut relations = Relations::new();
    let mut first = 0;
    while first < words.len() {
        let of_degree = words[first..].to_vec();
        first = words.len();
        // Each word of the next degree once: its last letter is appended.
        for (element, word) in of_degree {
            let last = word.0.iter().rposition(|&exponent| exponent > 0).unwrap_or(0);
            for (place, &generator) in generators.iter().enumerate().skip(last) {
                let (product, longer) = (monoid.product(element, generator), word.times(place));
                if relations.iter().any(|(reducible, _)| reducible.is_part_of(&longer)) {
                    continue;
                }
                match words.iter().find(|(other, _)| *other == product) {
                    Some((_, normal)) => relations.push((longer, normal.clone())),
                    None => words.push((product, longer)),
                }
            }
        }
    }
    (words, relations)
}

/// True if any two elements differ in which products with them are lost.
fn is_reduced(certificate: &Certificate) -> bool {
    let lost_with = |x: Element| {
        let monoid = &certificate.monoid;
        monoid.elements().filter(|&y| certificate.is_lost(monoid.product(x, y))).collect::<Vec<_>>()
    };
    let mut all: Vec<Vec<Element>> = certificate.monoid.elements().map(lost_with).collect();
    all.sort_unstable();
    all.windows(2).all(|pair| pair[0] != pair[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::monoid::Set;

    /// Sums of heaps of 1 and 2 in misère Nim, by the six classes of a^2 = 1 and b^3 = b.
    fn nim() -> Certificate {
        let number = |a: u16, b: u16| a % 2 + 2 * if b > 2 { 2 - b % 2 } else { b };
        let product = |x: u16, y: u16| number(x % 2 + y % 2, x / 2 + y / 2);
        let lost = Set::from_iter([number(1, 0), number(0, 2)]);
        Certificate { monoid: Monoid::new(6, product), lost, images: vec![0, 1, 2, 1] }
    }

    fn text((one, other): &(Word, Word)) -> String {
        format!("{one} = {other}")
    }

    #[test]
    fn nothing_is_presented_by_nothing() {
        let certificate =
            Certificate { monoid: Monoid::new(1, |_, _| 0), lost: Set::default(), images: vec![0] };
        let presentation = Presentation::of(&certificate);
        assert!(presentation.heaps.is_empty() && presentation.relations.is_empty());
        assert_eq!(presentation.word(IDENTITY).to_string(), "1");
        assert!(presentation.is_quotient);
    }

    #[test]
    fn nim_has_the_generators_1_and_2() {
        let presentation = Presentation::of(&nim());
        assert_eq!(presentation.heaps, [1, 2]);
        let relations: Vec<String> = presentation.relations.iter().map(text).collect();
        assert_eq!(relations, ["a^2 = 1", "b^3 = b"]);
        let words: Vec<String> =
            presentation.words.iter().map(|(_, word)| word.to_string()).collect();
        assert_eq!(words, ["1", "a", "b", "a b", "b^2", "a b^2"]);
        assert!(presentation.is_quotient);
    }

    #[test]
    fn elements_that_no_sum_tells_apart_are_no_quotient() {
        // With ones alone, b and its products are the images of no sum.
        assert!(!Presentation::of(&Certificate { images: vec![0, 1], ..nim() }).is_quotient);
        // Where nothing is lost, all elements are alike.
        assert!(!Presentation::of(&Certificate { lost: Set::default(), ..nim() }).is_quotient);
    }

    #[test]
    fn relations_bring_each_word_to_that_of_its_element() {
        let presentation = Presentation::of(&nim());
        for exponents in (0..30).map(|n| [n % 5, n / 5]) {
            let heaps = [1, 2].into_iter().zip(exponents);
            let images = heaps.flat_map(|(image, count)| vec![image; count.into()]);
            let element = images.fold(IDENTITY, |x, image| nim().monoid.product(x, image));
            let mut word = Word(exponents.into());
            while let Some((long, short)) =
                presentation.relations.iter().find(|(long, _)| long.is_part_of(&word))
            {
                let parts = word.0.iter().zip(&long.0).zip(&short.0);
                word = Word(parts.map(|((own, long), short)| own - long + short).collect());
            }
            assert_eq!(word, *presentation.word(element), "{exponents:?}");
        }
    }
}
