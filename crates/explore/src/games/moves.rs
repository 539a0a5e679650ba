//! A game of the user's own: moves written as an expression, or as a Rust function.

use super::take_and_break::TakeAndBreak;
use super::{Each, Flow, Game};
use crate::expression::{Mistake, Moves};
use crate::prove::Theorem;
use crate::watch::Watch;
use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// A heap game by an expression.
pub struct ByExpression {
    moves: Moves,
    /// The same game, if it is a subtraction game: there are faster ways then, and theorems.
    known: Option<TakeAndBreak>,
    /// Which moves were made in play.
    made: Vec<AtomicBool>,
    /// The first mistake that showed in play.
    mistake: OnceLock<Mistake>,
}

thread_local! {
    /// How many values of variables this thread has tried.
    static TRIED: Cell<u64> = const { Cell::new(0) };
}

impl ByExpression {
    /// The game of these moves, tried up to heaps of `most`.
    ///
    /// # Errors
    ///
    /// If the expression is malformed, or play by it would not end.
    pub fn new(text: &str, most: u64) -> Result<Self, Mistake> {
        let moves = Moves::parse(text)?;
        // A table of several coordinates is smaller, and what shows later ends it.
        moves.check(match moves.axes().len() {
            1 => most,
            2 => most.min(100),
            _ => most.min(10),
        })?;
        let known = moves.subtraction_set().and_then(|set| TakeAndBreak::subtraction(&set).ok());
        let made = moves.texts().map(|_| AtomicBool::new(false)).collect();
        Ok(ByExpression { moves, known, made, mistake: OnceLock::new() })
    }
}

impl Game for ByExpression {
    fn title(&self) -> String {
        format!("--moves {:?}", self.moves.text())
    }
    fn rules(&self) -> String {
        match self.moves.axes() {
            [_] => "From one heap of n, a move leaves what the expression says.".into(),
            axes => format!("From ({}), a move leaves what the expression says.", axes.join(", ")),
        }
    }
    fn axes(&self) -> Vec<String> {
        match self.moves.axes() {
            [_] => vec!["heap".into()],
            axes => axes.to_vec(),
        }
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let mut tried = 0;
        let coordinates = self.moves.axes().len();
        let made = self.moves.each_option(position, &mut tried, &mut |number, heaps| {
            self.made[number].store(true, Ordering::Relaxed);
            match heaps {
                one if coordinates > 1 && one.len() == coordinates => each(&[one]),
                several if coordinates > 1 => {
                    each(&several.chunks(coordinates).collect::<Vec<&[u64]>>())
                }
                [one] => each(&[&[*one]]),
                [one, other] => each(&[&[*one], &[*other]]),
                [a, b, c] => each(&[&[*a], &[*b], &[*c]]),
                heaps => {
                    let heaps: Vec<&[u64]> = heaps.iter().map(std::slice::from_ref).collect();
                    each(&heaps)
                }
            }
        });
        TRIED.set(TRIED.get() + tried);
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
    fn known(&self) -> Option<&'static str> {
        self.known.as_ref()?.known()
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
        TRIED.get()
    }
    fn failure(&self) -> Option<String> {
        self.mistake.get().map(Mistake::to_string)
    }
}

/// The options of a position, each the positions that are left.
type Options = dyn Fn(&[u64]) -> Vec<Vec<Vec<u64>>> + Sync;

/// A game by a function.
pub struct ByFunction {
    title: String,
    axes: Vec<String>,
    splits: bool,
    options: Box<Options>,
}

impl ByFunction {
    /// The game in which `options` gives for a heap what a move can leave, as lists of heaps.
    pub fn new(title: &str, options: impl Fn(u64) -> Vec<Vec<u64>> + Sync + 'static) -> Self {
        let each_alone = |heaps: Vec<u64>| heaps.into_iter().map(|heap| vec![heap]).collect();
        let options = move |heap: &[u64]| options(heap[0]).into_iter().map(each_alone).collect();
        let axes = vec!["heap".into()];
        ByFunction { title: title.into(), axes, splits: true, options: Box::new(options) }
    }

    /// The game in which `options` gives for a position, a number for each of these coordinates, the positions that
    /// a move can lead to.
    pub fn of_coordinates(
        title: &str,
        axes: &[&str],
        options: impl Fn(&[u64]) -> Vec<Vec<u64>> + Sync + 'static,
    ) -> Self {
        let each_alone = |position: Vec<u64>| vec![position];
        let options = move |from: &[u64]| options(from).into_iter().map(each_alone).collect();
        let axes = axes.iter().map(|axis| axis.to_string()).collect();
        ByFunction { title: title.into(), axes, splits: false, options: Box::new(options) }
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
        self.axes.clone()
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        (self.options)(position).iter().try_for_each(|parts| {
            let parts: Vec<&[u64]> = parts.iter().map(Vec::as_slice).collect();
            each(&parts)
        })
    }
    fn splits(&self) -> bool {
        self.splits
    }
}
