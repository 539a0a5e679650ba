//! Coins that are carried down: Staircase Nim, its likes on any graph without cycles, and Nim in ascending heaps.

use super::*;

/// The options: coins are carried along an edge, as many as the rule allows: `may(vertex, coins, carried)`. Coins on a
/// sink never move, so they are not counted.
fn carry(
    edges: &Dag,
    may: impl Fn(usize, usize, usize) -> bool,
) -> impl Fn(&Vec<usize>) -> Vec<((), Vec<usize>)> {
    move |coins| {
        let mut options = Vec::new();
        for (from, below) in edges.iter().enumerate() {
            for carried in (1..=coins[from]).filter(|&carried| may(from, coins[from], carried)) {
                for &to in below {
                    let mut option = coins.clone();
                    option[from] -= carried;
                    option[to] += if edges[to].is_empty() { 0 } else { carried };
                    options.push(((), option));
                }
            }
        }
        options
    }
}

/// All positions with up to so many coins on a vertex that is no sink.
fn positions(edges: &Dag, coins: usize) -> impl Iterator<Item = Vec<usize>> {
    every(move |choices| {
        let most = |below: &Vec<usize>| if below.is_empty() { 0 } else { coins };
        edges.iter().map(|below| choices.pick(0..=most(below))).collect::<Vec<_>>()
    })
}

/// The parities of the lengths of the paths from each vertex to the sinks: whether one is even, whether one is odd.
fn parities(edges: &Dag) -> Vec<[bool; 2]> {
    let mut parities: Vec<[bool; 2]> = Vec::new();
    for below in edges {
        let some = |odd: usize| below.iter().any(|&to| parities[to][1 - odd]);
        parities.push([below.is_empty() || some(0), some(1)]);
    }
    parities
}

fn is_pure(edges: &Dag) -> bool {
    parities(edges).iter().all(|parities| *parities != [true, true])
}

/// The graphs in which no vertex has ways to the sinks of both parities, all with up to 4 vertices.
fn pure_graphs() -> Vec<Dag> {
    graphs(4).into_iter().filter(is_pure).collect()
}

fn graphs(vertices: usize) -> Vec<Dag> {
    every(|choices| -> Dag {
        (0..vertices).map(|from| (0..from).filter(|_| choices.flip()).collect()).collect()
    })
    .collect()
}

/// The steps above the floor are a path; then only the odd ones count. (Sprague.)
#[test]
fn staircase_nim_is_nim_on_the_odd_steps() {
    let stairs: Dag = (0..5).map(|step: usize| step.checked_sub(1).into_iter().collect()).collect();
    let graph =
        Graph::explore(positions(&stairs, 3), carry(&stairs, |_, _, _| true), 1_000_000).unwrap();
    for (steps, value) in graph.positions().iter().zip(graph.grundy().unwrap()) {
        let odd = steps.iter().skip(1).step_by(2).copied();
        assert_eq!(value, nim_sum(odd), "{steps:?}");
    }
}

/// On any graph without cycles where all ways from a vertex to the sinks have one parity. A move changes just one
/// vertex of odd distance; and coins that reach such a vertex are carried on, which there is an edge for.
#[test]
fn where_parities_agree_only_coins_at_odd_distances_from_the_sinks_count() {
    let graphs = pure_graphs();
    assert!(graphs.len() > 20, "only {} graphs", graphs.len());
    for edges in &graphs {
        let parities = parities(edges);
        let graph =
            Graph::explore(positions(edges, 3), carry(edges, |_, _, _| true), 1_000_000).unwrap();
        for (coins, value) in graph.positions().iter().zip(graph.grundy().unwrap()) {
            let odd = (0..edges.len()).filter(|&vertex| parities[vertex][1]);
            let expected = nim_sum(odd.map(|vertex| coins[vertex]));
            assert_eq!(value, expected, "{edges:?} {coins:?}");
        }
    }
}

/// No choice of vertices gives the values if some vertex has ways of both parities: one coin on the lowest such vertex
/// is worth 2, since it goes to coins worth 0 and 1, and a heap of 1 is not.
#[test]
fn where_parities_differ_no_choice_of_vertices_gives_the_values() {
    for edges in graphs(4).iter().filter(|edges| !is_pure(edges)) {
        let graph =
            Graph::explore(positions(edges, 1), carry(edges, |_, _, _| true), 1_000_000).unwrap();
        let values = graph.grundy().unwrap();
        for chosen in choices_of_vertices(edges) {
            let mut all = graph.positions().iter().zip(&values);
            let differs = all.any(|(coins, &value)| value != heaps_on(&chosen, coins));
            assert!(differs, "{edges:?}, vertices {chosen:?}");
        }
    }
}

fn choices_of_vertices(edges: &Dag) -> impl Iterator<Item = Vec<usize>> {
    let count = edges.len();
    (0..1_u32 << count).map(move |set| (0..count).filter(|v| set >> v & 1 == 1).collect())
}

fn heaps_on(chosen: &[usize], coins: &[usize]) -> usize {
    nim_sum(chosen.iter().map(|&vertex| coins[vertex]))
}

/// Edges lead from 2 to 1 and to the floor. The outcomes are then those of Nim on 1 and 2; but no longer if there is
/// another vertex above the floor.
#[test]
fn where_parities_differ_outcomes_can_agree_for_a_while() {
    let agrees = |edges: &Dag| {
        let starts = positions(edges, 3);
        let graph = Graph::explore(starts, carry(edges, |_, _, _| true), 1_000_000).unwrap();
        let wins = graph.wins(Convention::Normal).unwrap();
        let tells = |chosen: &Vec<usize>| {
            let mut all = graph.positions().iter().zip(&wins);
            all.all(|(coins, &wins)| wins == (heaps_on(chosen, coins) != 0))
        };
        choices_of_vertices(edges).find(tells)
    };
    assert_eq!(agrees(&vec![vec![], vec![0], vec![0, 1]]), Some(vec![1, 2]));
    assert_eq!(agrees(&vec![vec![], vec![0], vec![0, 1], vec![0]]), None);
}

/// The worth of a vertex by its number of coins, where a move carries one of the numbers of a set: bit k for k + 1.
fn values_of_set(set: u32, most: usize) -> Vec<usize> {
    let options = |n: usize| (0..n).filter(move |left| set >> (n - left - 1) & 1 == 1).collect();
    grundy(&(0..=most).map(options).collect())
}

/// Steps are bounded, or any set of numbers: each vertex is a heap of which a move takes such a number. What came to
/// an odd distance can go on, for the set is the same everywhere; and it changes the value, for that many can be
/// taken again.
#[test]
fn where_only_some_numbers_are_carried_odd_distances_are_heaps_of_that_subtraction_set() {
    for (set, edges) in (1..1 << 3).flat_map(|set| pure_graphs().into_iter().map(move |e| (set, e)))
    {
        let parities = parities(&edges);
        let may = |_, _, carried: usize| carried <= 3 && set >> (carried - 1) & 1 == 1;
        let graph = Graph::explore(positions(&edges, 3), carry(&edges, may), 1_000_000).unwrap();
        let values = values_of_set(set, 3 * edges.len());
        for (coins, value) in graph.positions().iter().zip(graph.grundy().unwrap()) {
            let odd = (0..edges.len()).filter(|&vertex| parities[vertex][1]);
            let expected = nim_sum(odd.map(|vertex| values[coins[vertex]]));
            assert_eq!(value, expected, "{edges:?} {coins:?} {set:b}");
        }
    }
}

/// Two steps above the floor, with 2 coins on the upper one and none on the lower: by the odd step alone it is lost.
#[test]
fn what_is_carried_down_must_be_allowed_further_down() {
    let stairs: Dag = vec![vec![], vec![0], vec![1]];
    let wins = |may: fn(usize, usize, usize) -> bool| {
        let graph = Graph::explore([vec![0, 0, 2]], carry(&stairs, may), 1000).unwrap();
        graph.wins(Convention::Normal).unwrap()[0]
    };
    assert!(!wins(|_, _, _| true));
    // At most one from the lower step, any number from the upper one.
    assert!(wins(|step, _, carried| step > 1 || carried == 1));
    // At most half of those that lie on a step.
    assert!(wins(|_, coins, carried| carried <= coins / 2));
}

/// Stones are taken from heaps that stay in ascending order. What is taken from one makes the gap below it smaller
/// and the gap above it larger: a staircase, of which the last heap is the first step.
#[test]
fn ascending_heaps_are_a_staircase_of_their_gaps_from_the_right_end() {
    let moves = |heaps: &Vec<usize>| {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            let before = if index == 0 { 0 } else { heaps[index - 1] };
            for left in before..heap {
                let mut option = heaps.clone();
                option[index] = left;
                options.push(((), option));
            }
        }
        options
    };
    let gap = |heaps: &[usize], index: usize| {
        heaps[index] - if index == 0 { 0 } else { heaps[index - 1] }
    };
    for count in 1..=4 {
        let starts = every(|choices| {
            let mut heaps = choices.several(count, 0..=6);
            heaps.sort_unstable();
            heaps
        });
        let graph = Graph::explore(starts, moves, 1_000_000).unwrap();
        let values = graph.grundy().unwrap();
        for (heaps, &value) in graph.positions().iter().zip(&values) {
            let gaps = (0..count).rev().step_by(2).map(|index| gap(heaps, index));
            assert_eq!(value, nim_sum(gaps), "{heaps:?}");
        }
        // Counted from the left, it is the same for an odd number of heaps alone.
        let from_the_left = graph.positions().iter().zip(&values).all(|(heaps, &value)| {
            value == nim_sum((0..count).step_by(2).map(|index| gap(heaps, index)))
        });
        assert_eq!(from_the_left, count % 2 == 1, "{count} heaps");
    }
}
