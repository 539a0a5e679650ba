//! Games in which play can go on for ever, against a search that looks so many moves ahead.

use super::{DRAW, answers, ask, find};
use explore::budget::Budget;
use explore::game::Game;
use explore::games::own;
use explore::question::Question;
use explore::solve;
use fastrand::Rng;
use std::collections::BTreeSet;

/// The number of moves after which each position is decided; `None` if it never is. Whoever cannot move loses, so the
/// number is odd where the player to move wins.
fn decided(options: &[Vec<usize>]) -> Vec<Option<u32>> {
    let mut found: Vec<Option<u32>> = vec![None; options.len()];
    for moves in 0..=options.len() as u32 {
        let is_decided = |options: &Vec<usize>| {
            let wins = options.iter().any(|&next| found[next].is_some_and(|moves| moves % 2 == 0));
            wins || options.iter().all(|&next| found[next].is_some_and(|moves| moves % 2 == 1))
        };
        let now: Vec<usize> = (0..options.len())
            .filter(|&position| found[position].is_none() && is_decided(&options[position]))
            .collect();
        now.into_iter().for_each(|position| found[position] = Some(moves));
    }
    found
}

#[track_caller]
fn agree(game: &Game, options: &[Vec<usize>], sizes: &[usize]) {
    let decided = decided(options);
    let remoteness: Vec<u32> = decided.iter().map(|moves| moves.unwrap_or(DRAW)).collect();
    assert_eq!(answers(game, Question::Remoteness, sizes), remoteness, "{}", game.title);
    let outcomes: Vec<u32> =
        decided.iter().map(|moves| moves.map_or(DRAW, |moves| moves % 2)).collect();
    assert_eq!(answers(game, Question::Outcome, sizes), outcomes, "{}", game.title);
}

/// The graph as it is typed: each vertex, then the edges.
fn typed(options: &[Vec<usize>]) -> String {
    let vertices = (0..options.len()).map(|vertex| vertex.to_string());
    let edges =
        (0..).zip(options).flat_map(|(from, to)| to.iter().map(move |to| format!("{from}-{to}")));
    vertices.chain(edges).collect::<Vec<_>>().join(",")
}

fn random_graph(random: &mut Rng) -> Vec<Vec<usize>> {
    let vertices = random.usize(1..12);
    let edges =
        |random: &mut Rng| (0..random.usize(0..4)).map(|_| random.usize(0..vertices)).collect();
    (0..vertices).map(|_| edges(random)).collect()
}

#[test]
fn a_vertex_alone_is_lost_and_a_loop_alone_is_a_draw() {
    agree(&find("graph 0"), &[vec![]], &[1]);
    agree(&find("graph 0-0"), &[vec![0]], &[1]);
    agree(&find("graph 0-0,0-1"), &[vec![0, 1], vec![]], &[2]);
}

#[test]
fn outcomes_on_graphs_are_those_of_a_search_that_looks_ahead() {
    let random = &mut Rng::with_seed(1);
    for _ in 0..500 {
        let options = random_graph(random);
        agree(&find(&format!("graph {}", typed(&options))), &options, &[options.len()]);
    }
}

#[test]
fn from_a_target_nothing_leads_on() {
    let random = &mut Rng::with_seed(2);
    for _ in 0..300 {
        let mut options = random_graph(random);
        let target = random.usize(0..options.len());
        let game = find(&format!("graph {} {target}", typed(&options)));
        options[target].clear();
        agree(&game, &options, &[options.len()]);
    }
}

#[test]
fn a_walk_is_its_edges() {
    let values = |words: &str| ask(words, Question::Outcome, &[5]);
    assert_eq!(values("graph 1-2-3-1,3-4"), values("graph 3>4,1>2,2-3,3-1"));
}

#[test]
fn a_graph_without_circles_has_grundy_values() {
    let random = &mut Rng::with_seed(3);
    for _ in 0..200 {
        // All edges lead to smaller numbers.
        let options: Vec<Vec<usize>> =
            (0..10).map(|from| (0..from).filter(|_| random.bool()).collect()).collect();
        let mut values: Vec<u32> = Vec::new();
        for options in &options {
            let reached: BTreeSet<u32> = options.iter().map(|&next| values[next]).collect();
            values.extend((0..).find(|value| !reached.contains(value)));
        }
        let game = find(&format!("graph {}", typed(&options)));
        assert_eq!(game.usual.question, Question::Grundy);
        assert_eq!(answers(&game, Question::Grundy, &[10]), values);
    }
}

#[test]
fn a_function_whose_moves_lead_back_has_draws() {
    let options = |numbers: &[u64]| match numbers[0] {
        0 => vec![],
        1 => vec![vec![0], vec![2]],
        n => vec![vec![n + 1], vec![n - 2]].into_iter().filter(|next| next[0] < 8).collect(),
    };
    let game = own::of_coordinates("steps", &["place"], options);
    let listed: Vec<Vec<usize>> =
        (0..8).map(|n| options(&[n]).into_iter().map(|next| next[0] as usize).collect()).collect();
    agree(&game, &listed, &[8]);
    assert!(answers(&game, Question::Outcome, &[8]).contains(&DRAW));
}

#[test]
fn where_play_can_go_on_for_ever_there_are_no_values() {
    for question in [Question::Grundy, Question::Misere] {
        let game = find("graph 1-2-1");
        let error = solve::answers(&game, question, &[3], &mut Budget::unlimited()).unwrap_err();
        assert!(error.to_string().contains("ask for the outcome or the remoteness"), "{error}");
    }
}
