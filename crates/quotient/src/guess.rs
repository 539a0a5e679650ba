//! A guess at the misère quotient of a game, heap by heap.
//!
//! Some heaps are *generators*. Sums of generators are words, and finitely many words stand for all others by rules that
//! are guessed, and improved as long as outcomes refute them: a way of learning that is due to Angluin, "Learning regular
//! sets from queries and counterexamples", Inform. and Comput. 75 (1987). A heap that no outcome tells from a word in
//! smaller generators is given this word; any other is a new generator. Then more can be told apart, and all is looked
//! at again.
//!
//! Nothing here is trusted: see [`super::certificate`].

use crate::Options;
use crate::certificate::{Certificate, Reason, Refusal};
use crate::monoid::Element;
use crate::outcomes::Outcomes;
use crate::words::{Rules, Table, Word};
use std::ops::ControlFlow;

/// Most words of the quotient, to which the rules reduce all others.
const MOST_WORDS: usize = 2000;
/// The number of refused certificates in a row after each of which more words are tried.
const MOST_DEPTH: usize = 4;
/// The steps of one option.
const STEPS_OF_OPTION: usize = 8;
/// The steps of a look-up of a word.
const STEPS_OF_WORD: usize = 100;

/// A guess: for each heap so far a word with the same outcomes.
pub(super) struct Guess<'a> {
    game: &'a Options<'a>,
    /// The heaps that are generators, ascending.
    generators: Vec<usize>,
    rules: Rules,
    outcomes: Outcomes,
    /// Word of each heap.
    words: Vec<Word>,
    /// Index of each of these words.
    images: Vec<usize>,
    depth: usize,
    /// The steps that may still be taken.
    pub steps: usize,
}

impl<'a> Guess<'a> {
    /// A guess at the heap of 0 alone. It takes at most about `steps` steps, of a few nanoseconds each.
    pub fn new(game: &'a Options<'a>, steps: usize) -> Self {
        let rules = Rules { words: vec![Word::default()], ..Rules::default() };
        Guess {
            game,
            generators: Vec::new(),
            outcomes: Outcomes::new(Table::new(&rules), Vec::new()),
            rules,
            words: vec![Word::default()],
            images: vec![0],
            depth: 0,
            steps,
        }
    }

    /// The number of heaps so far.
    pub fn heaps(&self) -> usize {
        self.words.len()
    }

    /// A certificate to be checked; None if the monoid is too large, or the check too much work.
    pub fn certificate(&mut self) -> Option<Certificate> {
        let (monoid, lost, elements) = self.outcomes.quotient()?;
        self.spend(monoid.size().pow(3))?;
        let images: Vec<Element> = self.images.iter().map(|&image| elements[image]).collect();
        Some(Certificate { monoid, lost, images })
    }

    /// Goes on by a heap; true if it is a new generator. None if it is too much work.
    pub fn extend(&mut self) -> Option<bool> {
        let heap = self.heaps();
        match self.image(heap)? {
            Some(image) => {
                self.images.push(image);
                self.words.push(self.outcomes.table().words()[image].clone());
                Some(false)
            }
            None => {
                self.words.push(Word::default());
                self.generate(heap);
                self.settle()?;
                Some(true)
            }
        }
    }

    /// Learns from a refused certificate. None if that is too much work, or does not help.
    pub fn mend(&mut self, refusal: Refusal) -> Option<()> {
        let Refusal { heap, reason } = refusal;
        if reason != Reason::NoMonoid && !self.generators.contains(&heap) {
            self.generate(heap);
        } else if self.depth < MOST_DEPTH {
            self.depth += 1;
            self.rules.promote_all();
        } else {
            return None;
        }
        self.settle()
    }

    /// Learns that the last certificate was accepted.
    pub fn trust(&mut self) {
        self.depth = 0;
    }

    /// Makes a heap a generator.
    fn generate(&mut self, heap: usize) {
        let place = self.generators.partition_point(|&generator| generator < heap);
        self.generators.insert(place, heap);
        self.words.iter_mut().for_each(|word| word.0.insert(place.min(word.0.len()), 0));
        self.words[heap] = Word::one(self.generators.len(), place);
        self.rules.insert_generator(place);
    }

    /// Changes rules and words until outcomes refute none.
    fn settle(&mut self) -> Option<()> {
        loop {
            self.build()?;
            let border = self.outcomes.table().border().len();
            self.spend((self.outcomes.cost() + STEPS_OF_WORD).saturating_mul(border))?;
            // Heaps are compared once the rules hold.
            if !self.outcomes.improve(&mut self.rules) && !self.assign()? {
                return Some(());
            }
        }
    }

    /// Computes all that follows from the rules.
    fn build(&mut self) -> Option<()> {
        let count = self.rules.words.len();
        if count > MOST_WORDS {
            return None;
        }
        self.spend(count * (count + STEPS_OF_WORD * self.generators.len()))?;
        let table = Table::new(&self.rules);
        self.images = self.words.iter().map(|word| table.number(word)).collect();
        let mut generators = Vec::with_capacity(self.generators.len());
        for &heap in &self.generators {
            generators.push(options(self.game, heap, &self.images, &table, &mut self.steps)?);
        }
        self.outcomes = Outcomes::new(table, generators);
        Some(())
    }

    /// Gives every heap the word that it is like; true if anything changed.
    fn assign(&mut self) -> Option<bool> {
        let mut changed = false;
        for heap in 1..self.heaps() {
            let smaller = self.generators.partition_point(|&generator| generator < heap);
            if self.generators.get(smaller) == Some(&heap) {
                continue;
            }
            let image = self.image(heap)?;
            let words = self.outcomes.table().words();
            // Otherwise an option could be greater than its word.
            let is_of_smaller =
                |&image: &usize| words[image].generators().all(|generator| generator < smaller);
            let Some(image) = image.filter(is_of_smaller) else {
                self.generate(heap);
                return Some(true);
            };
            if self.outcomes.first(self.images[heap]) != image {
                changed = true;
                self.words[heap] = words[image].clone();
                self.images[heap] = image;
            }
        }
        Some(changed)
    }

    /// The first word that no outcome tells from a heap, if there is one. None outside if it is too much work.
    fn image(&mut self, heap: usize) -> Option<Option<usize>> {
        let table = self.outcomes.table();
        let options = options(self.game, heap, &self.images, table, &mut self.steps)?;
        if options.is_empty() {
            return Some(Some(0));
        }
        self.spend(self.outcomes.cost())?;
        Some(self.outcomes.alike(&options))
    }

    fn spend(&mut self, steps: usize) -> Option<()> {
        self.steps = self.steps.checked_sub(steps)?;
        Some(())
    }
}

/// The images of the options of a heap, ascending; None if an option leaves a heap that is no smaller, or the steps do
/// not suffice.
fn options(
    game: &Options<'_>,
    heap: usize,
    images: &[usize],
    table: &Table,
    steps: &mut usize,
) -> Option<Vec<usize>> {
    let mut all = vec![false; table.words().len()];
    let flow = game(heap as u64, &mut |left| {
        let product = |product, &part: &u64| {
            Some(table.product(product, *images[..heap.min(images.len())].get(part as usize)?))
        };
        match (left.iter().try_fold(0, product), steps.checked_sub(STEPS_OF_OPTION)) {
            (Some(image), Some(rest)) => (all[image], *steps) = (true, rest),
            _ => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    });
    let images = (0..all.len()).filter(|&image| all[image]).collect();
    if flow.is_break() { None } else { Some(images) }
}
