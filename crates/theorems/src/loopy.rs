//! The games on a graph that retrograde analysis solves, each with the words of its rules.

use crate::Saying;
use crate::retrograde::{over, saying, worths};
use game::Player;
use problems::{cf787c, p6560};
use std::collections::HashMap;

/// More edges are more than the search takes, too.
const MOST_EDGES: usize = 1 << 23;
const NAMES: [&str; 2] = ["Rick", "Morty"];

/// ABC 209 E, words that begin with the last three letters of the word before.
pub(crate) fn shiritori(words: &Vec<String>, letters: &String, _: Player) -> Option<Saying> {
    let mut vertices = HashMap::new();
    let mut number = |letters| {
        let next = vertices.len();
        *vertices.entry(letters).or_insert(next)
    };
    let here = number(letters.as_str());
    let mut edges = Vec::with_capacity(words.len());
    for word in words {
        let first = word.get(..3)?;
        let last = word.get(word.len() - 3..)?;
        edges.push((number(first), number(last)));
    }
    let worths = worths(vertices.len(), &edges, &[]);
    let from_here = words.iter().zip(&edges).filter(|(_, edge)| edge.0 == here);
    let options: Vec<_> = from_here.map(|(word, edge)| (word.clone(), worths[edge.1])).collect();
    if options.is_empty() {
        return Some(over(&format!("No word begins with {letters}: whoever is to move loses.")));
    }
    saying(&format!("The words that begin with {letters}:"), worths[here], options)
}

/// P6560, to a target or to an end.
pub(crate) fn passing(
    case: &p6560::Case,
    &[target, here]: &[usize; 2],
    _: Player,
) -> Option<Saying> {
    if case.edges.len() > MOST_EDGES {
        return None;
    }
    if here == target {
        let line = format!("The piece is on the target, {}: who moved it there wins.", here + 1);
        return Some(over(&line));
    }
    let edges: Vec<_> = case.edges.iter().map(|&[from, to]| (from, to)).collect();
    let worths = worths(case.n, &edges, &[target]);
    let from_here = edges.iter().filter(|edge| edge.0 == here);
    let name = |to: usize| format!("{} to {}", here + 1, to + 1);
    let options: Vec<_> = from_here.map(|edge| (name(edge.1), worths[edge.1])).collect();
    if options.is_empty() {
        return Some(over(&format!("No edge leads from {}: whoever is to move loses.", here + 1)));
    }
    saying(
        &format!("The edges from {}, with the target {}:", here + 1, target + 1),
        worths[here],
        options,
    )
}

/// CF 787 C, a monster that walks around a circle.
pub(crate) fn berzerk(
    case: &cf787c::Case,
    &(player, here): &(usize, usize),
    _: Player,
) -> Option<Saying> {
    let n = case.n;
    let steps = case.steps.iter().map(Vec::len).sum::<usize>();
    if n.checked_mul(steps)? > MOST_EDGES {
        return None;
    }
    if here == 0 {
        let (name, other) = (NAMES[player], NAMES[1 - player]);
        return Some(over(&format!(
            "{other} has moved the monster into the black hole: {name} loses."
        )));
    }
    let vertex = |player: usize, place: usize| player * n + place;
    let edges: Vec<_> = (0..2)
        .flat_map(|player| (1..n).map(move |place| (player, place)))
        .flat_map(|(player, place)| {
            let leads = move |&step: &usize| {
                (vertex(player, place), vertex(1 - player, (place + step) % n))
            };
            case.steps[player].iter().map(leads)
        })
        .collect();
    let worths = worths(2 * n, &edges, &[]);
    let option = |&step: &usize| {
        let to = (here + step) % n;
        (format!("{step} on, to object {}", to + 1), worths[vertex(1 - player, to)])
    };
    let options: Vec<_> = case.steps[player].iter().map(option).collect();
    saying(
        &format!("{} is to move, the monster is at object {}.", NAMES[player], here + 1),
        worths[vertex(player, here)],
        options,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    #[test]
    fn where_play_is_over_it_is_lost_after_no_move() {
        let ended = shiritori(&vec!["abcxyz".into()], &"xyz".into(), Player::Left).unwrap();
        assert_eq!(ended.worth, Some(Worth::LostIn(0)));
        assert_eq!(ended.lines, ["No word begins with xyz: whoever is to move loses."]);
        let graph = p6560::Case { n: 2, edges: vec![[0, 1], [1, 0]], queries: vec![[0, 1]] };
        let ended = passing(&graph, &[1, 1], Player::Left).unwrap();
        assert_eq!(ended.lines, ["The piece is on the target, 2: who moved it there wins."]);
        let circle = cf787c::Case { n: 2, steps: [vec![1], vec![1]] };
        let ended = berzerk(&circle, &(1, 0), Player::Left).unwrap();
        assert_eq!(ended.lines, ["Rick has moved the monster into the black hole: Morty loses."]);
    }

    #[test]
    fn options_stand_in_the_order_of_what_they_are_worth() {
        let words = ["fffccc", "aaabbb", "bbbccc", "cccaaa", "aaaeee"].map(str::to_string).to_vec();
        let said = |letters: &str| shiritori(&words, &letters.to_string(), Player::Left).unwrap();
        assert_eq!(
            said("ccc").lines,
            [
                "The words that begin with ccc:",
                "cccaaa  the opponent wins in 1 move",
                "Every move leads to a position that is won for the opponent.",
                "The longest defence is cccaaa: with best play it takes 2",
                "moves.",
            ]
        );
        assert_eq!(
            said("aaa").lines,
            [
                "The words that begin with aaa:",
                "aaaeee  the opponent has lost",
                "aaabbb  the opponent wins in 3 moves",
                "The fastest win is aaaeee: with best play it takes 1 move.",
            ]
        );
    }

    #[test]
    fn who_cannot_win_avoids_what_is_won_for_the_other() {
        let edges = vec![[0, 2], [0, 0], [2, 1], [0, 2], [0, 1]];
        let case = p6560::Case { n: 3, edges: edges[..4].to_vec(), queries: vec![[0, 1]] };
        let drawn = passing(&case, &[1, 0], Player::Left).unwrap();
        assert_eq!(drawn.worth, Some(Worth::Drawn));
        assert_eq!(
            drawn.lines,
            [
                "The edges from 1, with the target 2:",
                "1 to 1  a draw",
                "1 to 3  the opponent wins in 1 move",
                "No move leads to a position that is lost for the opponent. The",
                "best is 1 to 1: then he cannot win either, and with best play",
                "it never ends.",
            ]
        );
        let case = p6560::Case { edges, ..case };
        assert_eq!(passing(&case, &[1, 0], Player::Left).unwrap().worth, Some(Worth::WonIn(1)));
    }

    #[test]
    fn steps_that_all_lead_past_the_black_hole_lose() {
        let circle = cf787c::Case { n: 4, steps: [vec![2], vec![1, 2]] };
        let lost = berzerk(&circle, &(0, 1), Player::Left).unwrap();
        assert_eq!(lost.worth, Some(Worth::LostIn(2)));
        assert_eq!(
            lost.lines,
            [
                "Rick is to move, the monster is at object 2.",
                "2 on, to object 4  the opponent wins in 1 move",
                "Every move leads to a position that is won for the opponent.",
                "The longest defence is 2 on, to object 4: with best play it",
                "takes 2 moves.",
            ]
        );
    }
}
