//! A game of the user's own: moves written as an expression, or as a Rust function.

use super::take_and_break::TakeAndBreak;
use super::{Each, Flow, Game};
use crate::expression::{Mistake, Moves};
use crate::prove::Theorem;
use crate::watch::Watch;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A heap game by an expression.
pub struct ByExpression {
    moves: Moves,
    /// The same game, if it is a subtraction game: there are faster ways then, and theorems.
    known: Option<TakeAndBreak>,
    /// Which moves were made in play.
    made: Vec<AtomicBool>,
    /// The first mistake that showed in play.
    mistake: OnceLock<Mistake>,
    /// How many values of variables were tried.
    tried: AtomicU64,
}

impl ByExpression {
    /// The game of these moves, tried up to heaps of `most`.
    ///
    /// # Errors
    ///
    /// If the expression is malformed, or play by it would not end.
    pub fn new(text: &str, most: u64) -> Result<Self, Mistake> {
        let moves = Moves::parse(text)?;
        moves.check(most)?;
        let known = moves.subtraction_set().and_then(|set| TakeAndBreak::subtraction(&set).ok());
        let made = moves.texts().map(|_| AtomicBool::new(false)).collect();
        let (mistake, tried) = (OnceLock::new(), AtomicU64::new(0));
        Ok(ByExpression { moves, known, made, mistake, tried })
    }
}

impl Game for ByExpression {
    fn title(&self) -> String {
        format!("--moves {:?}", self.moves.text())
    }
    fn rules(&self) -> String {
        "From one heap of n, a move leaves what the expression says.".into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap".into()]
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let mut tried = 0;
        let made = self.moves.each_option(position[0], &mut tried, &mut |number, heaps| {
            self.made[number].store(true, Ordering::Relaxed);
            match heaps {
                [one] => each(&[&[*one]]),
                [one, other] => each(&[&[*one], &[*other]]),
                [a, b, c] => each(&[&[*a], &[*b], &[*c]]),
                heaps => {
                    let heaps: Vec<&[u64]> = heaps.iter().map(std::slice::from_ref).collect();
                    each(&heaps)
                }
            }
        });
        self.tried.fetch_add(tried, Ordering::Relaxed);
        made.unwrap_or_else(|mistake| {
            self.mistake.get_or_init(|| mistake);
            Flow::Continue(())
        })
    }
    fn splits(&self) -> bool {
        self.moves.splits()
    }
    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        self.known.as_ref()?.grundy(sizes, watch)
    }
    fn theorem(&self) -> Option<Theorem> {
        self.known.as_ref()?.theorem()
    }
    fn untried(&self, heaps: usize) -> Vec<String> {
        if let Some(known) = &self.known {
            return known.untried(heaps);
        }
        let moves = self.moves.texts().zip(&self.made);
        let untried = moves.filter(|(_, made)| !made.load(Ordering::Relaxed));
        untried.map(|(text, _)| format!("the move {text:?}")).collect()
    }
    fn tried(&self) -> u64 {
        self.tried.load(Ordering::Relaxed)
    }
    fn failure(&self) -> Option<String> {
        self.mistake.get().map(Mistake::to_string)
    }
}

/// The options of a heap, each the heaps that are left.
type Options = dyn Fn(u64) -> Vec<Vec<u64>> + Sync;

/// A heap game by a function.
pub struct ByFunction {
    title: String,
    options: Box<Options>,
}

impl ByFunction {
    /// The game in which `options` gives for a heap what a move can leave, as lists of heaps.
    pub fn new(title: &str, options: impl Fn(u64) -> Vec<Vec<u64>> + Sync + 'static) -> Self {
        ByFunction { title: title.into(), options: Box::new(options) }
    }
}

impl Game for ByFunction {
    fn title(&self) -> String {
        self.title.clone()
    }
    fn rules(&self) -> String {
        "A game of your own.".into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap".into()]
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        (self.options)(position[0]).iter().try_for_each(|heaps| {
            let heaps: Vec<&[u64]> = heaps.iter().map(std::slice::from_ref).collect();
            each(&heaps)
        })
    }
    /// It may.
    fn splits(&self) -> bool {
        true
    }
}
