//! A play of a game, move by move, with what a search says of each position.

mod worth;

use crate::drawing::{Drawing, Legend};
use crate::search::{self, GraphOf};
use crate::statement::{Game, Kind};
use game::{Convention, Graph, Handle, Label, Move, Mover, Moves, Player, SearchResult, Unsolved};
use std::any::Any;
use std::fmt::Debug;
use std::hash::Hash;
pub use worth::Worth;

/// A play. Left begins.
pub trait Session {
    /// The position, for people to look at.
    fn position(&self) -> Drawing;
    /// The words beside all drawings of the game.
    fn legend(&self) -> Legend;
    /// The case and the position as they are, of the types that the game has: for theorems about them.
    fn state(&self) -> [&dyn Any; 2];
    /// Player to move.
    fn mover(&self) -> Player;
    /// Points of each player so far, Left first; 0 in games that are not about points.
    fn gains(&self) -> [i64; 2];
    /// The words for what a scoring game has come to so far, where its players have no points of their own.
    fn total(&self) -> Option<String>;
    /// The moves that the player to move has, each as it is made on the drawing.
    fn moves(&self) -> Vec<Handle>;
    /// The number of earlier times at which this position stood with the same player to move; 0 in games that end.
    fn repetitions(&self) -> usize;
    /// The winner of a play that goes on for ever; if none, it is a draw.
    fn survivor(&self) -> Option<Player>;
    /// Makes the move of this number. False if there is none.
    fn make(&mut self, number: usize) -> bool;
    /// Takes the last move back. False if there is none.
    fn undo(&mut self) -> bool;
    /// Worth of the position to the player to move.
    ///
    /// # Errors
    ///
    /// If the game is too large for a search.
    fn worth(&self) -> SearchResult<Worth>;
    /// Worth of each move to the player who makes it.
    ///
    /// # Errors
    ///
    /// If the game is too large for a search.
    fn worths(&self) -> SearchResult<Vec<Worth>>;
    /// Worths of several plays of this case to the player to move, who must be the same in all, with the number of
    /// moves to the end where play has one.
    ///
    /// # Errors
    ///
    /// If the game is too large for a search, or a play is one of another game.
    fn endings(&self, plays: &[Box<dyn Session>]) -> SearchResult<Vec<Worth>>;
    /// The numbers of the best moves: none if there is no move.
    ///
    /// # Errors
    ///
    /// If the game is too large for a search.
    fn best(&self) -> SearchResult<Vec<usize>> {
        Ok(best(&self.worths()?))
    }
}

/// The numbers of the best of these worths.
pub fn best(worths: &[Worth]) -> Vec<usize> {
    let most = worths.iter().map(|worth| worth.rank()).max();
    (0..worths.len()).filter(|&number| Some(worths[number].rank()) == most).collect()
}

/// A play of the game `G`.
pub struct GameSession<G: Game> {
    case: G::Case,
    position: G::Position,
    mover: Player,
    gains: [i64; 2],
    past: Vec<(G::Position, [i64; 2])>,
}

impl<G: Game> GameSession<G> {
    /// A play from the first start of the case, if it has one.
    ///
    /// # Errors
    ///
    /// If a search has no room for the case: then its moves cannot be listed, either.
    pub fn begin(case: G::Case) -> SearchResult<Option<Self>> {
        G::fits(&case)?;
        let Some(position) = G::starts(&case).next() else {
            return Ok(None);
        };
        Ok(Some(GameSession {
            case,
            position,
            mover: Player::Left,
            gains: [0; 2],
            past: Vec::new(),
        }))
    }

    /// A play from a position in the middle of a game, if a search has room for the case. `None` for a scoring game,
    /// whose positions do not record the points so far.
    pub fn at(case: G::Case, position: G::Position, mover: Player) -> Option<Box<dyn Session>> {
        if G::KIND == Kind::Scoring || G::fits(&case).is_err() {
            return None;
        }
        let (gains, past) = ([0; 2], Vec::new());
        Some(Box::new(GameSession::<G> { case, position, mover, gains, past }))
    }

    fn list(&self) -> Vec<Move<G::Position>> {
        let mut moves = Moves::with_handles();
        G::moves(&self.case, &self.position, &mut moves);
        moves.of(self.mover)
    }

    /// The worths of the positions to `mover`, by those of all positions that can be reached.
    fn search(
        &self,
        mut positions: Vec<G::Position>,
        mover: Player,
        worths: fn(&GraphOf<G>, Kind, Player) -> SearchResult<Vec<Worth>>,
    ) -> SearchResult<Vec<Worth>> {
        for position in &mut positions {
            *position = G::standing_for(&self.case, position.clone());
        }
        let list = |position: &_, moves: &mut _| search::list::<G>(&self.case, position, moves);
        let worths = |graph: &_| worths(graph, G::KIND, mover);
        Ok(search::solve(positions, &list, search::most(), &worths)?.0)
    }
}

/// Worth of each position of the graph to `mover`. Generic in the type of positions only, not in the game, so it is
/// compiled fewer times.
fn worths<P>(graph: &Graph<P, Label>, kind: Kind, mover: Player) -> SearchResult<Vec<Worth>>
where
    P: Clone + Eq + Hash + Debug,
{
    Ok(match kind {
        Kind::Impartial(convention) => {
            graph.wins(convention)?.into_iter().map(Worth::of_win).collect()
        }
        Kind::Partizan(convention) => {
            graph.wins_as(mover, convention)?.into_iter().map(Worth::of_win).collect()
        }
        Kind::Scoring => graph.scores()?.into_iter().map(Worth::Score).collect(),
        Kind::Loopy(survivor) => {
            let forever =
                survivor.map_or(Worth::Drawn, |survivor| Worth::of_win(survivor == mover));
            graph.endings().into_iter().map(|ending| Worth::of_ending(ending, forever)).collect()
        }
    })
}

/// Worths as [`worths`] gives them, with the number of moves to the end.
fn endings<P>(graph: &Graph<P, Label>, kind: Kind, mover: Player) -> SearchResult<Vec<Worth>>
where
    P: Clone + Eq + Hash + Debug,
{
    let (Kind::Impartial(convention) | Kind::Partizan(convention)) = kind else {
        return worths(graph, kind, mover);
    };
    let both = graph.fold(worths_to_both(convention))?;
    Ok(both.into_iter().map(|worths| worths[mover as usize]).collect())
}

/// The worth of a position to each player, if he is to move, from the worths of its options.
fn worths_to_both(convention: Convention) -> impl Fn(&[(&Label, [Worth; 2])]) -> [Worth; 2] {
    move |options| {
        [Player::Left, Player::Right].map(|mover| {
            let mine = options.iter().filter(|(label, _)| label.may(mover));
            let worths = mine.map(|(_, worths)| worths[1 - mover as usize].to_the_mover(0));
            worths.max_by_key(|worth| worth.rank()).unwrap_or(match convention {
                Convention::Normal => Worth::LostIn(0),
                Convention::Misere => Worth::WonIn(0),
            })
        })
    }
}

/// Worths of moves to their player, from the worths of their options to the opponent.
fn to_the_mover(moves: &[Label], worths: &[Worth]) -> Vec<Worth> {
    moves.iter().zip(worths).map(|(label, worth)| worth.to_the_mover(label.gain)).collect()
}

fn handles<P>(moves: Vec<Move<P>>) -> Vec<Handle> {
    moves.into_iter().map(|one| one.handle).collect()
}

/// The number of times at which the position stood before, with the same player to move.
fn repetitions<P: PartialEq>(past: &[(P, [i64; 2])], position: &P) -> usize {
    let with_same_mover = past.iter().rev().skip(1).step_by(2);
    with_same_mover.filter(|(past, _)| past == position).count()
}

/// The moves without their options, and the options.
fn split<P>(moves: Vec<Move<P>>) -> (Vec<Label>, Vec<P>) {
    moves.into_iter().map(|Move { label, option, .. }| (label, option)).unzip()
}

impl<G: Game> Session for GameSession<G> {
    fn position(&self) -> Drawing {
        G::draw(&self.case, &self.position)
    }

    fn legend(&self) -> Legend {
        G::LEGEND
    }

    fn state(&self) -> [&dyn Any; 2] {
        [&self.case, &self.position]
    }

    fn mover(&self) -> Player {
        self.mover
    }

    fn gains(&self) -> [i64; 2] {
        self.gains
    }

    fn total(&self) -> Option<String> {
        G::total(&self.case, self.gains[0] - self.gains[1])
    }

    fn moves(&self) -> Vec<Handle> {
        handles(self.list())
    }

    fn repetitions(&self) -> usize {
        match G::KIND {
            Kind::Loopy(_) => repetitions(&self.past, &self.position),
            _ => 0,
        }
    }

    fn survivor(&self) -> Option<Player> {
        match G::KIND {
            Kind::Loopy(survivor) => survivor,
            _ => None,
        }
    }

    fn make(&mut self, number: usize) -> bool {
        let (moves, mut options) = split(self.list());
        let Some(label) = moves.get(number) else {
            return false;
        };
        let option = options.swap_remove(number);
        self.past.push((std::mem::replace(&mut self.position, option), self.gains));
        self.gains[self.mover as usize] += label.gain;
        self.mover = self.mover.opponent();
        true
    }

    fn undo(&mut self) -> bool {
        let Some((position, gains)) = self.past.pop() else {
            return false;
        };
        (self.position, self.gains) = (position, gains);
        self.mover = self.mover.opponent();
        true
    }

    fn worth(&self) -> SearchResult<Worth> {
        let found = self.search(vec![self.position.clone()], self.mover, worths)?;
        found.first().copied().ok_or(Unsolved::GivenUp)
    }

    fn worths(&self) -> SearchResult<Vec<Worth>> {
        let (moves, options) = split(self.list());
        let found = self.search(options, self.mover.opponent(), worths)?;
        Ok(to_the_mover(&moves, &found))
    }

    fn endings(&self, plays: &[Box<dyn Session>]) -> SearchResult<Vec<Worth>> {
        let mut positions: Vec<G::Position> = Vec::new();
        for play in plays {
            let position = play.state()[1].downcast_ref();
            positions.push(position.cloned().ok_or(Unsolved::GivenUp)?);
        }
        let mover = plays.first().map_or(self.mover, |play| play.mover());
        self.search(positions, mover, endings)
    }
}
