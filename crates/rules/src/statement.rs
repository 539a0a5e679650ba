//! Traits that a problem implements: its statement, its game, and the inputs that solutions are tested with.

use crate::cases;
use crate::choices::Choices;
use crate::dialogue::NewInteractor;
use crate::drawing::{Drawing, Legend, Numbered, Sign};
use crate::extremes::Extremes;
use crate::form::Form;
use crate::output::{self, Differs};
use crate::reader::{FormResult, Reader};
use game::{Convention, Moves, SearchResult};
use language::prose::joined;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;

/// The statement of a problem. Tests trust it, so it uses no theorem.
pub trait Statement: Sized + 'static {
    /// Words and numbers of one case, as the statement has them.
    type Case: Clone + Default;
    /// Answer to one case.
    type Answer: PartialEq + Clone + Debug + Display;
    /// The game that the problem is about; [`NoGame`] if it is none.
    type Game: Game<Case = Self::Case>;

    /// Number of cases in an input.
    const CASES: Cases = Cases::One;
    /// The judge's words for lost and won, if it asks whether the first player wins.
    const WORDS: Option<[&'static str; 2]> = None;
    /// The judge's side of a dialogue about a case, if the program talks with the judge.
    const INTERACTOR: Option<NewInteractor<Self::Case>> = None;

    /// Reads or prints one case by its form, within the limits of the statement.
    fn form(form: &mut Form<'_>, case: &mut Self::Case) -> FormResult;

    /// The answers, one for each case, by a search of the game.
    ///
    /// # Errors
    ///
    /// If the games are too large for a search.
    fn answers(cases: &[Self::Case]) -> SearchResult<Vec<Self::Answer>>;

    /// An answer in the judge's words, without a newline at its end.
    fn print(answer: &Self::Answer) -> String {
        answer.to_string()
    }

    /// Holds what a program printed for one case against the rules' answer. Unless several answers are
    /// right, the words must be the same.
    fn check(
        _: &Self::Case,
        answer: &Self::Answer,
        printed: &mut Reader<'_>,
    ) -> Result<(), Differs> {
        output::same_words(&Self::print(answer), printed)
    }

    /// The input that a printed turn leaves, and the answer to it by which the turn has won: where any such turn is right, a
    /// program that is trusted judges those of cases that are too large for a search.
    ///
    /// # Errors
    ///
    /// If the output is no turn of the case.
    fn left(_: &Self::Case, _: &mut Reader<'_>) -> Result<Option<[String; 2]>, Differs> {
        Ok(None)
    }
}

/// A game. The moves are all that is said of it; who wins follows by a search.
pub trait Game: Sized + 'static {
    /// Case of a problem about this game.
    type Case: Clone + 'static;
    /// State of a play: with the case, it determines the moves.
    type Position: Clone + Eq + Hash + Debug + 'static;

    /// Rule by which a play is won.
    const KIND: Kind = Kind::Impartial(Convention::Normal);
    /// True if the moves and `standing_for` depend on the position alone: then one search serves all cases.
    const SHARED: bool = false;
    /// Texts of its drawings that only the statement explains.
    const SIGNS: &'static [Sign] = &[];
    /// The numbers by which moves name cells, if they do.
    const NUMBERED: Option<Numbered> = None;
    /// True if the cells of a row lie on a circle.
    const IS_RING: bool = false;
    /// The words beside its drawings.
    const LEGEND: Legend =
        Legend { signs: Self::SIGNS, numbered: Self::NUMBERED, is_ring: Self::IS_RING };

    /// Checks that a search has room for the case, and that sets of bits hold its positions. `starts`, `moves` and
    /// `draw` are called only for a case that fits.
    fn fits(_: &Self::Case) -> SearchResult<()> {
        Ok(())
    }

    /// The first positions. There are many where a problem asks about many at once.
    fn starts(case: &Self::Case) -> impl Iterator<Item = Self::Position>;

    /// Normal form of a position for a search: equal for positions that differ only in the order of their parts, or in
    /// parts without a move. A play does not use it, so that each part stays in its place.
    fn standing_for(_: &Self::Case, position: Self::Position) -> Self::Position {
        position
    }

    /// Lists the moves of a position.
    fn moves(case: &Self::Case, position: &Self::Position, moves: &mut Moves<Self::Position>);

    /// The position for people to look at.
    fn draw(case: &Self::Case, position: &Self::Position) -> Drawing;

    /// The words for what a scoring game has come to, where its players have no points of their own: Left wants large what he has
    /// gained less what Right has. A clause without a stop.
    fn total(_case: &Self::Case, _gained: i64) -> Option<String> {
        None
    }
}

/// The game of a problem that is not about one.
pub struct NoGame<Case>(PhantomData<Case>);

impl<Case: Clone + 'static> Game for NoGame<Case> {
    type Case = Case;
    type Position = ();

    fn starts(_: &Case) -> impl Iterator<Item = ()> {
        std::iter::empty()
    }

    fn moves(_: &Case, (): &(), _: &mut Moves<()>) {}

    fn draw(_: &Case, (): &()) -> Drawing {
        Drawing::Grid(Vec::new())
    }
}

/// Inputs that solutions are tested with. Tests do not trust them: a wrong one cannot make a wrong answer pass.
pub trait Trials: Statement {
    /// The size of random cases that a search still takes.
    const RANDOM_SIZE: usize;
    /// Names of the numbers of a case, if it is a few numbers.
    const COORDINATES: &'static [&'static str] = &[];
    /// The words of such a case, as its form reads them: a coordinate by its name, other numbers as they are.
    const AT: &'static [&'static str] = Self::COORDINATES;
    /// The explorer's name for this game, or for the game of one heap, with parameters in capitals; empty if it has
    /// none.
    const EXPLORED: &'static str = "";

    /// Adds the extreme inputs, the costliest first.
    fn extremes(extremes: &mut Extremes<Self::Case>);

    /// A case of at most the given size. The form makes it, unless interesting cases are rare: then a problem makes
    /// its own.
    fn random(choices: &mut Choices, size: usize) -> Self::Case {
        cases::random::<Self>(choices, size)
    }

    /// The case of these numbers, if they make one within the limits.
    fn at(coordinates: &[u64]) -> Option<Self::Case> {
        let names = Self::COORDINATES;
        if names.is_empty() || coordinates.len() != names.len() {
            return None;
        }
        let number = |word: &&str| match names.iter().position(|name| name == word) {
            Some(place) => coordinates[place].to_string(),
            None => word.to_string(),
        };
        let (input, mut case) = (joined(Self::AT.iter().map(number), " "), Self::Case::default());
        let mut form = Form::reading(&input);
        Self::form(&mut form, &mut case).and_then(|()| form.end()).ok().map(|()| case)
    }
}

/// Says for the explorer that a case is a row of heaps, and what their game is called there.
#[macro_export]
macro_rules! explored_as_heaps {
    ($game:literal) => {
        const COORDINATES: &'static [&'static str] = &["heap 1", "heap 2", "heap 3"];
        const EXPLORED: &'static str = $game;

        fn at(heaps: &[u64]) -> Option<Vec<u64>> {
            Some(heaps.to_vec())
        }
    };
}

/// The answers of a problem that asks whether the first player wins, in the judge's words for lost and
/// won.
#[macro_export]
macro_rules! asks_who_wins {
    ($lost:literal, $won:literal) => {
        type Answer = &'static str;
        const WORDS: Option<[&'static str; 2]> = Some([$lost, $won]);

        fn answers(cases: &[Self::Case]) -> $crate::SearchResult<Vec<&'static str>> {
            let wins = $crate::search::first_player_wins::<Self::Game>(cases)?;
            Ok(wins.into_iter().map(|wins| if wins { $won } else { $lost }).collect())
        }
    };
}

/// Number of cases in an input, and the way in which the input states it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cases {
    /// One.
    One,
    /// At most this many; their number comes first.
    Counted(usize),
    /// At most this many, up to the end of the input.
    ToTheEnd(usize),
    /// At most this many, up to these words.
    Until(&'static str, usize),
}

impl Cases {
    /// The greatest number of cases in an input.
    pub fn most(self) -> usize {
        match self {
            Cases::One => 1,
            Cases::Counted(most) | Cases::ToTheEnd(most) | Cases::Until(_, most) => most,
        }
    }
}

/// Rule by which a play is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Both players have the same moves, and who cannot move has lost, or, in misère play, won.
    Impartial(Convention),
    /// Each move belongs to a player, and who cannot move has lost, or, in misère play, won. Left begins.
    Partizan(Convention),
    /// Moves gain points, and the greater sum wins.
    Scoring,
    /// A player who cannot move has lost. A play that goes on for ever is won by the player named here, or is a draw.
    Loopy(Option<game::Player>),
}
