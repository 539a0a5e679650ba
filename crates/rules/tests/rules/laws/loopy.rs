//! Games in which play can go on for ever: a token on a graph, where the edges are the moves.

use super::*;
use game::Ending;

/// Heads of the edges of each vertex. Loops, circles and several edges between two vertices are allowed.
type Edges = Vec<Vec<usize>>;

fn endings(edges: &Edges) -> Vec<Ending> {
    let moves = |&vertex: &usize| edges[vertex].iter().map(|&next| ((), next)).collect();
    Graph::explore(0..edges.len(), moves, 1000).expect("the graph is small").endings()
}

/// All graphs of up to three vertices, and random ones of up to nine.
fn graphs() -> impl Iterator<Item = Edges> {
    let of = |vertices: usize| {
        every(move |choices| {
            (0..vertices).map(|_| (0..vertices).filter(|_| choices.flip()).collect()).collect()
        })
    };
    let random = |seed| {
        let choices = &mut Choices::random(seed);
        let vertices = choices.pick(4..=9);
        let edges = |choices: &mut Choices| -> Vec<usize> {
            let count = choices.pick(0..=3);
            choices.several(count, 0..=vertices - 1)
        };
        (0..vertices).map(|_| edges(choices)).collect()
    };
    (0..=3).flat_map(of).chain((0..3000).map(random))
}

/// Winner within so many moves, by a search that looks no further: the player to move (`true`), the other one, or
/// nobody. Whoever cannot move loses; whoever moves onto the target wins at once.
fn winners_within(edges: &Edges, moves: usize, target: Option<usize>) -> Vec<Option<bool>> {
    let mut winners: Vec<Option<bool>> = vec![None; edges.len()];
    for _ in 0..=moves {
        let of = |options: &Vec<usize>| {
            let after: Vec<Option<bool>> = options
                .iter()
                .map(|&next| if Some(next) == target { Some(false) } else { winners[next] })
                .collect();
            match () {
                () if after.contains(&Some(false)) => Some(true),
                () if after.iter().all(|winner| *winner == Some(true)) => Some(false),
                () => None,
            }
        };
        winners = edges.iter().map(of).collect();
    }
    winners
}

fn winner(ending: Ending, moves: usize) -> Option<bool> {
    match ending {
        Ending::Win(remoteness) if remoteness as usize <= moves => Some(true),
        Ending::Loss(remoteness) if remoteness as usize <= moves => Some(false),
        _ => None,
    }
}

/// Two ways that share nothing: backwards from the dead ends with counters, and forwards with a bound.
#[test]
fn counters_find_the_winner_after_as_many_moves_as_a_bounded_search_needs() {
    for edges in graphs() {
        let endings = endings(&edges);
        for moves in 0..=edges.len() + 1 {
            let winners: Vec<Option<bool>> = endings.iter().map(|&e| winner(e, moves)).collect();
            assert_eq!(winners, winners_within(&edges, moves, None), "{edges:?}, {moves} moves");
        }
    }
}

/// A position that ends after r moves has an option that ends after r - 1, and so on: so there are r + 1 vertices at
/// least.
#[test]
fn remoteness_is_below_the_number_of_positions() {
    for edges in graphs() {
        let remoteness = |ending: &Ending| match *ending {
            Ending::Win(moves) | Ending::Loss(moves) => Some(moves as usize),
            Ending::Draw => None,
        };
        let most = endings(&edges).iter().filter_map(remoteness).max();
        assert!(most.is_none_or(|most| most < edges.len()), "{edges:?}");
    }
    // It is reached on a path.
    let path: Edges =
        (0..9).map(|vertex| (vertex > 0).then(|| vertex - 1).into_iter().collect()).collect();
    assert_eq!(endings(&path)[8], Ending::Loss(8));
}

#[test]
fn who_cannot_win_and_has_a_move_to_a_draw_draws() {
    for edges in graphs() {
        let endings = endings(&edges);
        for (options, ending) in edges.iter().zip(&endings) {
            let leads =
                |wanted: fn(Ending) -> bool| options.iter().any(|&next| wanted(endings[next]));
            let loses = leads(|ending| matches!(ending, Ending::Loss(_)));
            let draws = leads(|ending| ending == Ending::Draw);
            assert_eq!(matches!(ending, Ending::Win(_)), loses, "{edges:?}");
            assert_eq!(*ending == Ending::Draw, !loses && draws, "{edges:?}");
        }
    }
}

/// True if some walk from the vertex comes back to it.
fn is_on_a_circle(edges: &Edges, vertex: usize) -> bool {
    let (mut seen, mut next) = (BTreeSet::new(), edges[vertex].clone());
    while let Some(reached) = next.pop() {
        if seen.insert(reached) {
            next.extend(&edges[reached]);
        }
    }
    seen.contains(&vertex)
}

#[test]
fn a_draw_and_a_circle_are_not_the_same() {
    let (mut decided_on_a_circle, mut draws_on_none) = (0, 0);
    for edges in graphs() {
        for (vertex, ending) in endings(&edges).into_iter().enumerate() {
            let is_on_a_circle = is_on_a_circle(&edges, vertex);
            decided_on_a_circle += usize::from(is_on_a_circle && ending != Ending::Draw);
            draws_on_none += usize::from(!is_on_a_circle && ending == Ending::Draw);
        }
    }
    assert!(decided_on_a_circle > 100 && draws_on_none > 100);
}

/// A search in depth that takes a vertex for a draw where it comes back to it, and keeps what it finds.
fn keeps_what_it_finds_on_a_circle(
    edges: &Edges,
    vertex: usize,
    found: &mut Vec<Option<Option<bool>>>,
) -> Option<bool> {
    if let Some(known) = found[vertex] {
        return known;
    }
    found[vertex] = Some(None);
    let after: Vec<Option<bool>> = edges[vertex]
        .iter()
        .map(|&next| keeps_what_it_finds_on_a_circle(edges, next, found))
        .collect();
    let winner = match () {
        () if after.contains(&Some(false)) => Some(true),
        () if after.iter().all(|winner| *winner == Some(true)) => Some(false),
        () => None,
    };
    found[vertex] = Some(winner);
    winner
}

#[test]
fn a_search_in_depth_that_keeps_draws_met_on_its_way_finds_draws_that_are_none() {
    let wrong = graphs().filter(|edges| {
        let mut found = vec![None; edges.len()];
        let searched = |vertex| keeps_what_it_finds_on_a_circle(edges, vertex, &mut found);
        let searched: Vec<Option<bool>> = (0..edges.len()).map(searched).collect();
        let ended: Vec<Option<bool>> =
            endings(edges).into_iter().map(|e| winner(e, usize::MAX)).collect();
        // What it does decide is right.
        assert!(searched.iter().zip(&ended).all(|(one, other)| one.is_none() || one == other));
        searched != ended
    });
    assert!(wrong.count() > 100);
}

#[test]
fn a_target_is_a_vertex_without_moves() {
    for edges in graphs().filter(|edges| !edges.is_empty()) {
        for target in 0..edges.len() {
            let mut closed = edges.clone();
            closed[target].clear();
            let endings = endings(&closed);
            let winners = winners_within(&edges, edges.len(), Some(target));
            for vertex in (0..edges.len()).filter(|&vertex| vertex != target) {
                let expected = winner(endings[vertex], usize::MAX);
                assert_eq!(winners[vertex], expected, "{edges:?}: from {vertex} to {target}");
            }
        }
    }
}
