//! The rules of any problem, as texts go in and out.

mod named;
mod no_answer;

use crate::choices::Choices;
use crate::dialogue::Interactor;
use crate::extents::Extents;
use crate::output::Differs;
use crate::reader::FormResult;
use crate::session::Session;
use game::SearchResult;
pub use named::{Erased, print, read};
pub use no_answer::NoAnswer;

/// A problem with the types of its case and its game erased.
pub trait Problem: Sync {
    /// The name of the problem's files.
    fn id(&self) -> &'static str;
    /// Checks the words of an input strictly; any blanks may stand between them.
    fn validate(&self, input: &str) -> FormResult;
    /// Checks the layout of an input as well, to the byte: its lines, one blank between two words, the last newline.
    fn validate_layout(&self, input: &str) -> FormResult;
    /// The least and the greatest number that an input has for each limit of the statement, the number of `cases`
    /// included.
    fn extents(&self, input: &str) -> FormResult<Extents>;
    /// The right output, found by a search of the game.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or too large for a search.
    fn answer(&self, input: &str) -> Result<String, NoAnswer>;
    /// Checks an output; the inner error is its first difference from the right one.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or too large for a search.
    fn check(&self, input: &str, output: &str) -> Result<Result<(), Differs>, NoAnswer>;
    /// The input that the turn of an output leaves, and the answer to it by which the turn has won, for an input of one case;
    /// none if the output is no turn that is to be judged by what it leaves.
    ///
    /// # Errors
    ///
    /// If no such turn can be made.
    fn left(&self, input: &str, output: &str) -> Result<Option<[String; 2]>, Differs>;
    /// The greatest number of cases that an input may hold.
    fn most_cases(&self) -> usize;
    /// All small cases, at most `most_cases` in one input, short inputs first.
    fn small(&self, most_cases: usize) -> Vec<String>;
    /// A random input of a few cases up to the given size.
    fn random(&self, choices: &mut Choices, size: usize) -> String;
    /// Largest size of random cases for a search.
    fn large(&self) -> usize;
    /// Name, and what it is meant to break in the language of the reader, of each extreme input, the costliest first.
    fn extremes(&self) -> Vec<(&'static str, &'static str)>;
    /// The extreme input of this number. With extents, if they are asked for.
    fn extreme_input(&self, number: usize) -> FormResult<(String, Extents)>;
    /// Names of the numbers of a case; empty if a case is not a few numbers.
    fn coordinates(&self) -> &'static [&'static str];
    /// The judge's words for lost and won, if it asks whether the first player wins.
    fn words(&self) -> Option<[&'static str; 2]>;
    /// The explorer's name for the game, or for the game of one heap; empty if it has none.
    fn explored(&self) -> &'static str;
    /// The answers at these coordinates, where the statement allows them.
    ///
    /// # Errors
    ///
    /// If the games are too large for a search.
    fn answers_at(&self, coordinates: &[Vec<u64>]) -> SearchResult<Vec<Option<String>>>;
    /// A play of the game, from the first start of the first case, if the problem is a game.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or a search has no room for the case.
    fn play(&self, input: &str) -> Result<Option<Box<dyn Session>>, NoAnswer>;
    /// True if the program talks with the judge: then its output is no answer that could be checked.
    fn talks(&self) -> bool;
    /// The judge's side of a dialogue about the cases, if the program talks with the judge.
    fn interactor(&self, input: &str) -> FormResult<Option<Box<dyn Interactor>>>;
}
