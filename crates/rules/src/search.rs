//! The searches that most problems ask for, over the moves of their game.

use crate::statement::{Game, Kind};
use game::{Graph, Label, ListMoves, Moves, SearchResult, Unsolved};
use language::Text;
use std::cell::Cell;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Range;

/// Positions and moves after which a search of one input gives up.
pub const BUDGET: usize = 8_000_000;

thread_local! {
    /// Budget of a search in this thread: [`BUDGET`], or less inside of [`within`].
    static MOST: Cell<usize> = const { Cell::new(BUDGET) };
}

/// Runs `work` with a budget of at most `most` positions and moves for searches of this thread: for callers that cannot
/// wait for a search of [`BUDGET`].
///
/// ```
/// use rules::search;
/// let what = language::Text("positions", "局面数");
/// let nim = |most| search::within(most, || search::ensure_small(1000, search::most(), what));
/// assert!(nim(1000).is_ok() && nim(999).is_err());
/// assert_eq!(search::most(), search::BUDGET);
/// ```
pub fn within<T>(most: usize, work: impl FnOnce() -> T) -> T {
    /// Restores the budget on drop, so also after a panic.
    struct Before(usize);
    impl Drop for Before {
        fn drop(&mut self) {
            MOST.set(self.0);
        }
    }
    let _before = Before(MOST.replace(most.min(MOST.get())));
    work()
}

/// Budget of a search in this thread, in positions and moves.
pub fn most() -> usize {
    MOST.get()
}

/// The graph of a game.
pub type GraphOf<G> = Graph<<G as Game>::Position, Label>;

/// Checks that a search has room for `count` things, which the error calls `what`. The count has any integer type, as a
/// browser's `usize` has only 32 bits.
///
/// # Errors
///
/// If they are more than `most`.
pub fn ensure_small<N: TryInto<usize>>(count: N, most: usize, what: Text) -> SearchResult<()> {
    match count.try_into() {
        Ok(count) if count <= most => Ok(()),
        _ => Err(Unsolved::TooLarge { what, most }),
    }
}

/// Checks that a search has room for all positions whose parts are in so many states each.
///
/// # Errors
///
/// If they are more than `most`.
pub fn ensure_few_positions(
    states: impl IntoIterator<Item = u64>,
    most: usize,
) -> SearchResult<()> {
    let positions = states.into_iter().fold(1, u64::saturating_mul);
    ensure_small(positions, most, Text("positions", "局面数"))
}

/// Lists the moves of a position as a search looks at them.
pub(crate) fn list<G: Game>(
    case: &G::Case,
    position: &G::Position,
    moves: &mut Moves<G::Position>,
) {
    G::moves(case, position, moves);
    moves.map_options(&|option| G::standing_for(case, option));
}

/// Answers for all positions of a graph.
type Ask<'a, P, A> = &'a dyn Fn(&Graph<P, Label>) -> SearchResult<Vec<A>>;

/// The answers at `starts`, and the size of the graph that is reached from them. Generic in the type of positions only,
/// not in the game, so it is compiled fewer times.
pub(crate) fn solve<P: Clone + Eq + Hash + Debug, A: Clone>(
    starts: Vec<P>,
    list: ListMoves<'_, P>,
    most: usize,
    ask: Ask<'_, P, A>,
) -> SearchResult<(Vec<A>, usize)> {
    let graph = Graph::play(starts.clone(), list, most)?;
    let answers = ask(&graph)?;
    let numbers = graph.numbers(&starts);
    Ok((numbers.into_iter().map(|number| answers[number].clone()).collect(), graph.size()))
}

/// Answers of `solve` at the starts of each case. Where the moves depend on the position alone, one search serves all
/// cases.
///
/// # Errors
///
/// If the games are too large, or `solve` finds nothing.
pub fn at_starts<G: Game, A: Clone>(
    cases: &[G::Case],
    solve: impl Fn(&GraphOf<G>) -> SearchResult<Vec<A>>,
) -> SearchResult<Vec<Vec<A>>> {
    for case in cases {
        G::fits(case)?;
    }
    let starts = |number: usize, starts: &mut Vec<_>| {
        for start in G::starts(&cases[number]) {
            starts.push(G::standing_for(&cases[number], start));
        }
    };
    let list = |number: usize, position: &_, moves: &mut _| {
        list::<G>(&cases[number], position, moves);
    };
    let together = if G::SHARED { cases.len() } else { 1 };
    solve_in_turn(cases.len(), together, &starts, &list, &solve)
}

/// Lists the starts of a case, by its number.
type Starts<'a, P> = &'a dyn Fn(usize, &mut Vec<P>);
/// Lists the moves of a position in a case.
type ListIn<'a, P> = &'a dyn Fn(usize, &P, &mut Moves<P>);

/// The answers at the starts of each of so many cases, where a search serves so many `together`. Generic in the type of
/// positions only, as [`solve`] is.
fn solve_in_turn<P: Clone + Eq + Hash + Debug, A: Clone>(
    cases: usize,
    together: usize,
    starts_of: Starts<'_, P>,
    list: ListIn<'_, P>,
    ask: Ask<'_, P, A>,
) -> SearchResult<Vec<Vec<A>>> {
    let mut found = Vec::with_capacity(cases);
    let mut left = most();
    for first in (0..cases).step_by(together.max(1)) {
        let (mut starts, mut counts) = (Vec::new(), Vec::with_capacity(together));
        for number in first..first + together {
            let before = starts.len();
            starts_of(number, &mut starts);
            counts.push(starts.len() - before);
        }
        let list = |position: &P, moves: &mut Moves<P>| list(first, position, moves);
        let (answers, size) = solve(starts, &list, left, ask).map_err(of_all_searches)?;
        left -= size;
        part(answers, &counts, &mut found);
    }
    Ok(found)
}

/// Reports the budget of all searches together, where a search has failed on its share of it.
fn of_all_searches(error: Unsolved) -> Unsolved {
    match error {
        Unsolved::TooManyMoves(_) => Unsolved::TooManyMoves(most()),
        other => other,
    }
}

/// Splits `answers` into lists of these lengths.
fn part<A>(answers: Vec<A>, lengths: &[usize], lists: &mut Vec<Vec<A>>) {
    let mut answers = answers.into_iter();
    for &length in lengths {
        lists.push(answers.by_ref().take(length).collect());
    }
}

/// Answers of `solve` for games with one start in each case.
///
/// # Errors
///
/// If the games are too large, or `solve` finds nothing.
///
/// # Panics
///
/// If a case has another number of starts: the answers behind it would belong to other cases.
pub fn at_start<G: Game, A: Clone>(
    cases: &[G::Case],
    solve: impl Fn(&GraphOf<G>) -> SearchResult<Vec<A>>,
) -> SearchResult<Vec<A>> {
    Ok(only(at_starts::<G, A>(cases, solve)?))
}

/// The only element of each list.
fn only<A>(lists: Vec<Vec<A>>) -> Vec<A> {
    assert!(lists.iter().all(|list| list.len() == 1), "a case has one start");
    lists.into_iter().flatten().collect()
}

/// For each position, true if the player to move wins; in a partizan game, if Left does when he is to move. A draw is
/// no win.
///
/// # Errors
///
/// If play can go on for ever and the kind of the game is not [`Kind::Loopy`].
pub fn wins<G: Game>(graph: &GraphOf<G>) -> SearchResult<Vec<bool>> {
    wins_of(graph, G::KIND)
}

fn wins_of<P>(graph: &Graph<P, Label>, kind: Kind) -> SearchResult<Vec<bool>>
where
    P: Clone + Eq + Hash + Debug,
{
    match kind {
        Kind::Impartial(convention) => graph.wins(convention),
        Kind::Partizan(convention) => graph.wins_as(game::Player::Left, convention),
        Kind::Scoring => Ok(graph.scores()?.into_iter().map(|score| score > 0).collect()),
        Kind::Loopy(_) => {
            let is_win = |ending| matches!(ending, game::Ending::Win(_));
            Ok(graph.endings().into_iter().map(is_win).collect())
        }
    }
}

/// For each case, true if the first player wins.
///
/// # Errors
///
/// If the games are too large.
pub fn first_player_wins<G: Game>(cases: &[G::Case]) -> SearchResult<Vec<bool>> {
    at_start::<G, bool>(cases, wins::<G>)
}

/// First player's total minus the second's, for each case of a scoring game.
///
/// # Errors
///
/// If the games are too large.
pub fn leads<G: Game>(cases: &[G::Case]) -> SearchResult<Vec<i64>> {
    at_start::<G, i64>(cases, |graph| graph.scores())
}

macro_rules! compiled_here {
    ($($position:ty),*) => {
        /// Searches of the positions that most games have, so that they are compiled here, where they are optimised:
        /// the descriptions are not, and take what this crate has compiled.
        #[doc(hidden)]
        #[inline(never)]
        pub fn compiled_here() -> impl IntoIterator<Item = *const ()> {
            [$(solve_in_turn::<$position, bool> as *const (), wins_of::<$position> as *const ()),*]
        }
    };
}

compiled_here! {
    u64, usize, Vec<u64>, Vec<usize>, Vec<u8>, [u64; 2], (u64, u64), (usize, usize), (usize, u64), (usize, Vec<u64>),
    (bool, Vec<u64>), Vec<[u64; 2]>, [Vec<u64>; 2], Vec<Range<usize>>
}
