//! Extreme inputs: what is too slow, too large, too narrow or too deep for a careless program.

use crate::statement::Trials;
use fastrand::Rng;
use language::Text;

/// The extreme inputs of a problem, the costliest first.
///
/// A title is `name: what the input is meant to break | the same in Chinese`, and a name is unique in its problem.
pub struct Extremes<Case> {
    /// The greatest number of cases in an input.
    most: usize,
    all: Vec<Extreme<Case>>,
}

type MakeCase<Case> = Box<dyn Fn(&mut Rng, usize) -> Case>;
type MakeCases<Case> = Box<dyn Fn(&mut Rng) -> Vec<Case>>;

/// An extreme input.
pub(crate) struct Extreme<Case> {
    pub(crate) name: &'static str,
    pub(crate) breaks: Text,
    /// Makes the cases of the input.
    pub(crate) cases: MakeCases<Case>,
}

impl<Case: Clone + 'static> Extremes<Case> {
    /// The list of a problem.
    pub(crate) fn of<R: Trials<Case = Case>>() -> Vec<Extreme<Case>> {
        let mut extremes = Extremes { most: R::CASES.most(), all: Vec::new() };
        R::extremes(&mut extremes);
        extremes.all
    }

    /// Adds the input of these cases.
    ///
    /// # Panics
    ///
    /// If the title has another form.
    pub fn add(&mut self, title: &'static str, cases: impl Fn(&mut Rng) -> Vec<Case> + 'static) {
        self.push(title, Box::new(cases));
    }

    /// Boxes the closure first: a generic function would be compiled for each of them.
    fn push(&mut self, title: &'static str, cases: MakeCases<Case>) {
        let (name, breaks) = title.split_once(": ").expect("a title is `name: reason | 原因`");
        let (english, chinese) =
            breaks.split_once(" | ").expect("a title gives its reason in both languages");
        self.all.push(Extreme { name, breaks: Text(english, chinese), cases });
    }

    /// Adds an input of as many cases as are allowed, each made from its number, which begins with 0.
    pub fn full(&mut self, title: &'static str, case: impl Fn(&mut Rng, usize) -> Case + 'static) {
        self.add_several(title, self.most, Box::new(case));
    }

    /// Adds an input of `count` cases, each made from its number.
    pub(crate) fn add_several(&mut self, title: &'static str, count: usize, case: MakeCase<Case>) {
        self.add(title, move |random| (0..count).map(|number| case(random, number)).collect());
    }

    /// Adds an input of one case for each title.
    pub fn each(&mut self, cases: &[(&'static str, Case)]) {
        for (title, case) in cases.iter().cloned() {
            self.add(title, move |_| vec![case.clone()]);
        }
    }
}

impl<T: Clone + 'static> Extremes<Vec<T>> {
    /// Adds an input of one case, a list of `length` items, each made from its number, which begins with 0.
    pub fn list(
        &mut self,
        title: &'static str,
        length: usize,
        item: impl Fn(&mut Rng, usize) -> T + 'static,
    ) {
        self.add(title, move |random| {
            vec![(0..length).map(|number| item(random, number)).collect()]
        });
    }
}
