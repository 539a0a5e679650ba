//! The searches that most problems ask for, over the moves of their game.

use crate::statement::{Game, Kind};
use game::{Graph, Label, Moves, SearchResult, Unsolved};
use language::Text;
use std::cell::Cell;

/// How many positions and moves a search of one input looks at before it gives up.
pub const BUDGET: usize = 8_000_000;

thread_local! {
    /// What a search of this thread may look at: [`BUDGET`], or less [`within`] a smaller one.
    static MOST: Cell<usize> = const { Cell::new(BUDGET) };
}

/// Does the work while searches of this thread look at no more than `most` positions and moves: for those who cannot
/// wait for as many as [`BUDGET`].
///
/// ```
/// use rules::search;
/// let what = language::Text("positions", "局面数");
/// let nim = |most| search::within(most, || search::ensure_small(1000, search::most(), what));
/// assert!(nim(1000).is_ok() && nim(999).is_err());
/// assert_eq!(search::most(), search::BUDGET);
/// ```
pub fn within<T>(most: usize, work: impl FnOnce() -> T) -> T {
    /// Sets it back, however the work ends.
    struct Before(usize);
    impl Drop for Before {
        fn drop(&mut self) {
            MOST.set(self.0);
        }
    }
    let _before = Before(MOST.replace(most.min(MOST.get())));
    work()
}

/// How many positions and moves a search of this thread may look at now.
pub fn most() -> usize {
    MOST.get()
}

/// The graph of a game.
pub type GraphOf<G> = Graph<<G as Game>::Position, Label>;

/// Whether a search has room for `count` things, which are called `what`. A count of any width: a browser's `usize` has
/// 32 bits.
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

/// The graph of what can be reached from these positions by the moves of a case.
pub(crate) fn graph<G: Game>(
    case: &G::Case,
    positions: impl IntoIterator<Item = G::Position>,
    most: usize,
) -> SearchResult<GraphOf<G>> {
    let list = |position: &G::Position, moves: &mut Moves<G::Position>| {
        G::moves(case, position, moves);
        moves.map_options(|option| G::standing_for(case, option));
    };
    Graph::play(positions.into_iter().map(|one| G::standing_for(case, one)), list, most)
}

/// What `solve` finds at the starts of each case. Where the moves depend on the position alone, one
/// search serves all cases.
///
/// # Errors
///
/// If the games are too large, or `solve` finds nothing.
pub fn at_starts<G: Game, A: Clone>(
    cases: &[G::Case],
    solve: impl Fn(&GraphOf<G>) -> SearchResult<Vec<A>>,
) -> SearchResult<Vec<Vec<A>>> {
    cases.iter().try_for_each(G::fits)?;
    let searches = if G::SHARED { cases.chunks(cases.len().max(1)) } else { cases.chunks(1) };
    let mut found = Vec::with_capacity(cases.len());
    let most = most();
    let mut left = most;
    for together in searches {
        let starts = together.iter().flat_map(G::starts);
        let graph = graph::<G>(&together[0], starts, left).map_err(|error| match error {
            Unsolved::TooManyMoves(_) => Unsolved::TooManyMoves(most),
            other => other,
        })?;
        left -= graph.size();
        let answers = solve(&graph)?;
        found.extend(together.iter().map(|case| {
            let starts = G::starts(case).map(|start| G::standing_for(case, start));
            starts.map(|start| answers[graph.number(&start)].clone()).collect()
        }));
    }
    Ok(found)
}

/// The same for games in which each case has one start.
///
/// # Errors
///
/// If the games are too large, or `solve` finds nothing.
pub fn at_start<G: Game, A: Clone>(
    cases: &[G::Case],
    solve: impl Fn(&GraphOf<G>) -> SearchResult<Vec<A>>,
) -> SearchResult<Vec<A>> {
    let found = at_starts::<G, A>(cases, solve)?;
    Ok(found.into_iter().filter_map(|starts| starts.into_iter().next()).collect())
}

/// For each position, whether the player to move wins; Left, if it is a partizan game. A draw is no win.
///
/// # Errors
///
/// If play can go on for ever in a game of which that was not said.
pub fn wins<G: Game>(graph: &GraphOf<G>) -> SearchResult<Vec<bool>> {
    match G::KIND {
        Kind::Impartial(convention) => graph.wins(convention),
        Kind::Partizan(convention) => graph.wins_as(game::Player::Left, convention),
        Kind::Scoring => Ok(graph.scores()?.into_iter().map(|score| score > 0).collect()),
        Kind::Loopy => {
            let is_win = |ending| matches!(ending, game::Ending::Win(_));
            Ok(graph.endings().into_iter().map(is_win).collect())
        }
    }
}

/// For each case, whether the first player wins.
///
/// # Errors
///
/// If the games are too large.
pub fn first_player_wins<G: Game>(cases: &[G::Case]) -> SearchResult<Vec<bool>> {
    at_start::<G, bool>(cases, wins::<G>)
}

/// For each case of a scoring game, by how much the first player's total exceeds the second's.
///
/// # Errors
///
/// If the games are too large.
pub fn leads<G: Game>(cases: &[G::Case]) -> SearchResult<Vec<i64>> {
    at_start::<G, i64>(cases, |graph| graph.scores())
}

/// The first player's lead where both players always make the move that gains most; of equal ones, the
/// last that is listed. This is no search, but what many believe to replace one.
///
/// # Errors
///
/// If a search has no room for the case.
pub fn greedy_lead<G: Game>(case: &G::Case) -> SearchResult<i64> {
    G::fits(case)?;
    let (mut position, mut lead, mut sign) = (G::starts(case).next(), 0, 1);
    while let Some(current) = position {
        let mut moves = Moves::with_handles();
        G::moves(case, &current, &mut moves);
        let best = moves.list().into_iter().max_by_key(|entry| entry.label.gain);
        position = best.map(|entry| {
            (lead, sign) = (lead + sign * entry.label.gain, -sign);
            entry.option
        });
    }
    Ok(lead)
}
