//! Sums of generators, of which finitely many stand for all: rules replace each other sum by a smaller one.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

/// A sum of generators: the number of each, the smallest heap first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(super) struct Word(pub Vec<u16>);

impl Word {
    /// A single generator, where there are `count`.
    pub fn one(count: usize, generator: usize) -> Word {
        let mut word = Word(vec![0; count]);
        word.0[generator] = 1;
        word
    }

    /// The sum with one generator more.
    fn with(&self, generator: usize) -> Word {
        let mut word = self.clone();
        word.0[generator] += 1;
        word
    }

    /// The sum of both.
    pub fn plus(&self, other: &Word) -> Word {
        Word(self.0.iter().zip(&other.0).map(|(one, other)| one + other).collect())
    }

    /// The rest without one generator, if it occurs.
    pub fn without(&self, generator: usize) -> Option<Word> {
        let mut word = self.clone();
        word.0[generator] = word.0[generator].checked_sub(1)?;
        Some(word)
    }

    /// The generators that occur, each once.
    pub fn generators(&self) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(|&generator| self.0[generator] > 0)
    }
}

impl Ord for Word {
    /// The largest heap counts most, so that every option comes before.
    fn cmp(&self, other: &Word) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Word) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The irreducible words, and the rules that reduce all others to them. A part of an irreducible word is irreducible.
#[derive(Debug, Clone, Default)]
pub(super) struct Rules {
    /// The irreducible words, ascending.
    pub words: Vec<Word>,
    /// Replacement of each least reducible word by a smaller irreducible one.
    pub rules: BTreeMap<Word, Word>,
}

impl Rules {
    /// Inserts a generator at this place among them; it stands for itself.
    pub fn insert_generator(&mut self, place: usize) {
        let insert = |word: &Word, exponent| {
            let mut word = word.clone();
            word.0.insert(place, exponent);
            word
        };
        self.rules = self.rules.iter().map(|(word, to)| (insert(word, 0), insert(to, 0))).collect();
        let one = insert(&self.words[0], 1);
        self.words = self.words.iter().map(|word| insert(word, 0)).chain([one]).collect();
        self.words.sort_unstable();
    }

    /// Lets a word that had a rule stand for itself.
    pub fn promote(&mut self, word: &Word) {
        self.rules.remove(word);
        let place = self.words.partition_point(|other| other < word);
        self.words.insert(place, word.clone());
    }

    /// Lets all words that have rules stand for themselves.
    pub fn promote_all(&mut self) {
        self.words.extend(std::mem::take(&mut self.rules).into_keys());
        self.words.sort_unstable();
    }
}

/// The products that follow from rules.
pub(super) struct Table {
    words: Vec<Word>,
    numbers: HashMap<Word, usize>,
    /// Product of each word with each generator.
    successors: Vec<Vec<usize>>,
    products: Vec<Vec<usize>>,
    /// The least reducible words, each with the index of the word that replaces it.
    border: BTreeMap<Word, usize>,
}

impl Table {
    /// The products by these rules.
    pub fn new(rules: &Rules) -> Table {
        let words = rules.words.clone();
        let numbers: HashMap<Word, usize> = words.iter().cloned().zip(0..).collect();
        let generators = words.first().map_or(0, |word| word.0.len());
        let mut table = Table {
            successors: vec![vec![0; generators]; words.len()],
            products: Vec::new(),
            border: BTreeMap::new(),
            words,
            numbers,
        };
        table.find_successors(rules, generators);
        table.find_products();
        table
    }

    fn find_successors(&mut self, rules: &Rules, generators: usize) {
        let pairs = (0..self.words.len()).flat_map(|n| (0..generators).map(move |g| (n, g)));
        let mut pairs: Vec<(Word, usize, usize)> =
            pairs.map(|(number, g)| (self.words[number].with(g), number, g)).collect();
        pairs.sort_unstable();
        for (target, number, generator) in pairs {
            self.successors[number][generator] = match self.numbers.get(&target) {
                Some(&found) => found,
                None => self.reduce(&target, number, generator, rules),
            };
        }
    }

    /// Index of the word that replaces a product that is reducible. It depends on smaller words only, which are reduced
    /// already.
    fn reduce(&mut self, target: &Word, number: usize, generator: usize, rules: &Rules) -> usize {
        for other in target.generators().filter(|&other| other != generator) {
            if let Some(rest) = self.words[number].without(other) {
                let reduced = self.successors[self.numbers[&rest]][generator];
                // The product without `other` is reduced, and this one follows from it.
                if self.words[reduced].with(other) != *target {
                    return self.successors[reduced][other];
                }
            }
        }
        let to = match rules.rules.get(target) {
            Some(to) => self.numbers[to],
            None => self.first_guess(number, generator),
        };
        self.border.insert(target.clone(), to);
        to
    }

    /// A first rule for a word and a generator: two fewer of the generator, as in most games.
    fn first_guess(&self, number: usize, generator: usize) -> usize {
        let two_less = self.words[number].without(generator);
        two_less.map_or(number, |word| self.numbers[&word])
    }

    fn find_products(&mut self) {
        let count = self.words.len();
        self.products = vec![(0..count).collect()];
        for number in 1..count {
            // The factors come first: they are smaller.
            let (generator, rest) = self.factor(number);
            let product = |x: &usize| self.successors[*x][generator];
            let products = self.products[rest].iter().map(product).collect();
            self.products.push(products);
        }
    }

    fn factor(&self, number: usize) -> (usize, usize) {
        let word = &self.words[number];
        let generator = word.generators().next().unwrap_or(0);
        let rest = word.without(generator).map_or(0, |rest| self.numbers[&rest]);
        (generator, rest)
    }

    /// All words, in order.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// The number of a word, if it stands for itself.
    pub fn find(&self, word: &Word) -> Option<usize> {
        self.numbers.get(word).copied()
    }

    /// The least words that do not stand for themselves, each with the number of the word that takes its place.
    pub fn border(&self) -> &BTreeMap<Word, usize> {
        &self.border
    }

    /// The product of two words.
    pub fn product(&self, x: usize, y: usize) -> usize {
        self.products[x][y]
    }

    /// The number of the word that takes the place of a word.
    pub fn number(&self, word: &Word) -> usize {
        word.generators().fold(0, |product, generator| {
            (0..word.0[generator]).fold(product, |x, _| self.successors[x][generator])
        })
    }
}
