//! A guess at the misère quotient of a game, heap by heap.
//!
//! Some heaps are *generators*. Sums of generators are words, and finitely many words stand for all others
//! by rules that are guessed, and improved as long as outcomes refute them: a way of learning that is
//! due to Angluin, "Learning regular sets from queries and counterexamples", Inform. and Comput. 75 (1987).
//! A heap that nothing tells from a word in smaller generators is given this word; any other is a new
//! generator. Then more can be told apart, and all is looked at again.
//!
//! Nothing here is trusted: see [`super::certificate`].

use super::certificate::{Certificate, Reason, Refusal};
use super::monoid::Element;
use super::outcomes::Outcomes;
use super::words::{Rules, Table, Word};
use crate::games::Game;
use crate::prove::Theorem;
use std::collections::HashMap;

/// No more words stand for all.
const MOST_WORDS: usize = 2000;
/// How often in a row more words are tried where a certificate is refused.
const MOST_DEPTH: usize = 4;
/// It takes so many steps to look at an option.
const STEPS_OF_OPTION: usize = 8;
/// And so many to look for a word.
const STEPS_OF_WORD: usize = 100;

/// What is guessed so far.
pub struct Guess<'a> {
    game: &'a dyn Game,
    theorem: Theorem,
    /// Ascending.
    generators: Vec<usize>,
    rules: Rules,
    outcomes: Outcomes,
    /// By heap: what it is like.
    words: Vec<Word>,
    /// The numbers of these words.
    images: Vec<usize>,
    /// By options: what heaps with these are like.
    known: HashMap<Vec<usize>, Option<usize>>,
    depth: usize,
    /// Steps that may still be taken.
    pub budget: usize,
}

impl<'a> Guess<'a> {
    /// Of the heap of 0 alone, in a game that satisfies the theorem. It takes no more than about `budget`
    /// steps, of a few nanoseconds each.
    pub fn new(game: &'a dyn Game, theorem: Theorem, budget: usize) -> Self {
        let rules = Rules { words: vec![Word::default()], ..Rules::default() };
        Guess {
            game,
            theorem,
            generators: Vec::new(),
            outcomes: Outcomes::new(Table::new(&rules), Vec::new()),
            rules,
            words: vec![Word::default()],
            images: vec![0],
            known: HashMap::new(),
            depth: 0,
            budget,
        }
    }

    /// The number of heaps that it is about.
    pub fn heaps(&self) -> usize {
        self.words.len()
    }

    /// What is to be checked; `None` if it is too large, or that too much work.
    pub fn certificate(&mut self) -> Option<Certificate> {
        let (monoid, lost, elements) = self.outcomes.quotient()?;
        let options = (0..self.heaps()).map(|heap| self.options(heap));
        let options = options.fold(0, usize::saturating_add);
        self.spend(options.saturating_add(monoid.size().pow(3)))?;
        let images: Vec<Element> = self.images.iter().map(|&image| elements[image]).collect();
        Some(Certificate { monoid, lost, images })
    }

    /// Goes on by a heap; whether it is a new generator. `None` if it is too much work.
    pub fn extend(&mut self) -> Option<bool> {
        let heap = self.heaps();
        let image = self.image(heap)?;
        match image {
            Some(image) => {
                self.images.push(image);
                self.words.push(self.outcomes.table().words()[image].clone());
            }
            None => {
                self.words.push(Word::default());
                self.generate(heap);
                self.settle()?;
            }
        }
        Some(image.is_none())
    }

    /// Takes into account that the certificate was refused. `None` if that is too much work, or does not
    /// help.
    pub fn mend(&mut self, refusal: Refusal) -> Option<()> {
        let Refusal { heap, reason } = refusal;
        if reason != Reason::NoMonoid && !self.generators.contains(&heap) {
            self.outcomes.prune(&mut self.rules);
            self.generate(heap);
        } else if self.depth < MOST_DEPTH {
            self.depth += 1;
            self.rules.promote_all();
        } else {
            return None;
        }
        self.settle()
    }

    /// Takes into account that the certificate was accepted. `None` if that is too much work.
    pub fn trust(&mut self) -> Option<()> {
        self.depth = 0;
        self.outcomes.prune(&mut self.rules);
        self.settle()
    }

    /// Makes a heap a generator.
    fn generate(&mut self, heap: usize) {
        let place = self.generators.partition_point(|&generator| generator < heap);
        self.generators.insert(place, heap);
        self.words.iter_mut().for_each(|word| word.0.insert(place.min(word.0.len()), 0));
        self.words[heap] = Word::one(self.generators.len(), place);
        self.rules.insert_generator(place);
    }

    /// Until all words and heaps are what is said of them.
    fn settle(&mut self) -> Option<()> {
        loop {
            self.build()?;
            let border = self.outcomes.table().border().len();
            self.spend((self.outcomes.cost() + STEPS_OF_WORD).saturating_mul(border))?;
            // Heaps are compared once the words are right.
            if !self.outcomes.improve(&mut self.rules) && !self.assign()? {
                return Some(());
            }
        }
    }

    /// What follows from the rules.
    fn build(&mut self) -> Option<()> {
        let count = self.rules.words.len();
        if count > MOST_WORDS {
            return None;
        }
        self.spend(count * (count + STEPS_OF_WORD * self.generators.len()))?;
        let table = Table::new(&self.rules);
        self.images = self.words.iter().map(|word| table.number(word)).collect();
        let options = |&heap: &usize| options(self.game, heap, &self.images, &table);
        let generators = self.generators.iter().map(options).collect::<Option<_>>()?;
        self.outcomes = Outcomes::new(table, generators);
        self.known.clear();
        Some(())
    }

    /// Gives every heap the word that it is like; whether anything changed.
    fn assign(&mut self) -> Option<bool> {
        let mut changed = false;
        for heap in 1..self.heaps() {
            let smaller = self.generators.partition_point(|&generator| generator < heap);
            if self.generators.get(smaller) == Some(&heap) {
                continue;
            }
            let image = self.image(heap)?;
            let words = self.outcomes.table().words();
            // Else options could be greater than what they are options of.
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

    /// The first word which nothing tells from a heap, if there is one. `None` outside if it is too much
    /// work.
    fn image(&mut self, heap: usize) -> Option<Option<usize>> {
        self.spend(self.options(heap))?;
        let options = options(self.game, heap, &self.images, self.outcomes.table())?;
        if options.is_empty() {
            return Some(Some(0));
        }
        if let Some(&known) = self.known.get(&options) {
            return Some(known);
        }
        self.spend(self.outcomes.cost())?;
        let image = self.outcomes.alike(&options);
        self.known.insert(options, image);
        Some(image)
    }

    /// About how many steps the options of a heap take: for each number of stones taken, those ways to
    /// leave the most heaps.
    fn options(&self, heap: usize) -> usize {
        let Theorem { parts, most_taken } = self.theorem;
        let ways = (1..parts).fold(1, |ways: usize, part| {
            ways.saturating_mul(heap + part).div_ceil(part * (part + 1))
        });
        ways.saturating_mul(STEPS_OF_OPTION * (most_taken + 1))
    }

    fn spend(&mut self, steps: usize) -> Option<()> {
        self.budget = self.budget.checked_sub(steps)?;
        Some(())
    }
}

/// What the options of a heap are like, ascending; `None` if one has a heap that is no smaller.
fn options(game: &dyn Game, heap: usize, images: &[usize], table: &Table) -> Option<Vec<usize>> {
    let mut all: Vec<Option<usize>> = Vec::new();
    game.options(&[heap as u64], &mut |parts| {
        let image = |part: &&[u64]| images.get(*part.first()? as usize).copied();
        let product = |product, part| Some(table.product(product, image(part)?));
        all.push(parts.iter().try_fold(0, product));
    });
    let mut all = all.into_iter().collect::<Option<Vec<usize>>>()?;
    all.sort_unstable();
    all.dedup();
    Some(all)
}
