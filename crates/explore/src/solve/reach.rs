//! Answers from a graph of all that can be reached: of single positions for Grundy values, of sums otherwise.

use super::{DRAW, Mex, Recurrence, TRIED, positions};
use crate::games::{Flow, Game};
use crate::watch::{Shortage, Watch};
use anyhow::Result;
use game::{Bound, Ending, Graph, Unsolved};
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// Cost of an option that the graph stores, in operations.
const ENTERED: u64 = 200;
/// The memory of one position in a list, besides its numbers.
const PLACE: usize = size_of::<Vec<u64>>() + 16;

/// What lies on the table: positions side by side, in order.
pub type Sum = Vec<Vec<u64>>;

/// The moves from a sum: in one of its positions.
pub fn moves(game: &dyn Game, sum: &Sum) -> Vec<((), Sum)> {
    moves_within(game, sum, usize::MAX).unwrap_or_default()
}

/// The moves from a sum; `None` if they take more bytes than there is room for.
pub fn moves_within(game: &dyn Game, sum: &Sum, mut room: usize) -> Option<Vec<((), Sum)>> {
    let mut moves = Vec::new();
    for (number, position) in sum.iter().enumerate() {
        // Equal positions have equal moves.
        if number > 0 && sum[number - 1] == *position {
            continue;
        }
        let flow = game.each_option(position, &mut |parts| {
            let mut option = sum.clone();
            option.remove(number);
            option.extend(parts.iter().map(|part| part.to_vec()));
            option.sort_unstable();
            let bytes = PLACE + option.iter().map(|part| bytes_of(part)).sum::<usize>();
            moves.push(((), option));
            take(&mut room, bytes)
        });
        if flow.is_break() {
            return None;
        }
    }
    Some(moves)
}

/// The parts of each option, labelled with the option's number. An option without parts has the empty
/// position as its one part, which has no moves. `None` if they take more bytes than there is room for.
pub fn parts_of_options(
    game: &dyn Game,
    position: &[u64],
    mut room: usize,
) -> Option<Vec<(u32, Vec<u64>)>> {
    let (mut all, mut number) = (Vec::new(), 0);
    if position.is_empty() {
        return Some(all);
    }
    let flow = game.each_option(position, &mut |parts| {
        if parts.is_empty() {
            all.push((number, Vec::new()));
        }
        all.extend(parts.iter().map(|part| (number, part.to_vec())));
        number += 1;
        take(&mut room, PLACE + parts.iter().map(|part| bytes_of(part)).sum::<usize>())
    });
    flow.is_continue().then_some(all)
}

/// About how many bytes a position takes.
fn bytes_of(part: &[u64]) -> usize {
    PLACE + size_of_val(part)
}

fn take(room: &mut usize, bytes: usize) -> Flow {
    match room.checked_sub(bytes) {
        Some(left) => {
            *room = left;
            Flow::Continue(())
        }
        None => Flow::Break(()),
    }
}

/// The Grundy value that follows from [`parts_of_options`].
pub fn grundy_of_parts(parts: &[(&u32, u32)], mex: &mut Mex) -> u32 {
    let options = parts.chunk_by(|(one, _), (other, _)| one == other);
    let sums = options.map(|parts| parts.iter().fold(0, |sum, &(_, value)| sum ^ value));
    mex.of(&sums.collect::<Vec<u32>>())
}

/// The answers of all positions whose coordinates are below `sizes`; see [`super::table`].
pub(super) fn answers(
    game: &dyn Game,
    sizes: &[usize],
    recurrence: Recurrence,
    watch: &mut Watch,
) -> Result<Vec<u32>> {
    if recurrence == Recurrence::Grundy {
        let moves = |position: &Vec<u64>, room| parts_of_options(game, position, room);
        let (graph, known) = collect(game, sizes, Vec::clone, moves, watch)?;
        let mut mex = Mex::default();
        let values = graph.fold(|parts| grundy_of_parts(parts, &mut mex))?;
        return Ok(read_off(game, sizes, known, |start| values[graph.number(&start)]));
    }
    let sum = |start: &Vec<u64>| -> Sum { vec![start.clone()] };
    let (graph, known) =
        collect(game, sizes, sum, |sum, room| moves_within(game, sum, room), watch)?;
    let answers = of_sums(&graph, recurrence)?;
    Ok(read_off(game, sizes, known, |start| answers[graph.number(&sum(&start))]))
}

/// The Grundy values of all that can be reached from these positions.
///
/// # Errors
///
/// If the watch or its memory ends the search, or play can go on for ever.
pub fn grundy_from(
    game: &dyn Game,
    starts: &[Vec<u64>],
    watch: &mut Watch,
) -> Result<HashMap<Vec<u64>, u32>, Unsolved> {
    let mut graph = Graph::default();
    let moves = |position: &Vec<u64>, room| parts_of_options(game, position, room);
    extend(&mut graph, game, starts.iter().cloned(), moves, 0, watch)?;
    let mut mex = Mex::default();
    let values = graph.fold(|parts| grundy_of_parts(parts, &mut mex))?;
    Ok(graph.into_positions().into_iter().zip(values).collect())
}

/// The answers of the first coordinates; 0 stands where there is no position.
fn read_off(
    game: &dyn Game,
    sizes: &[usize],
    known: usize,
    answer: impl Fn(Vec<u64>) -> u32,
) -> Vec<u32> {
    let starts = positions(sizes).take(known);
    starts.map(|coordinates| game.position(&coordinates).map_or(0, &answer)).collect()
}

/// All that can be reached from as many of the first coordinates as the watch and its memory allow, and how
/// many these are.
///
/// # Errors
///
/// If it is too much from the very first.
fn collect<P: Clone + Eq + Hash + Debug, L>(
    game: &dyn Game,
    sizes: &[usize],
    position: impl Fn(&Vec<u64>) -> P,
    mut moves: impl FnMut(&P, usize) -> Option<Vec<(L, P)>>,
    watch: &mut Watch,
) -> Result<(Graph<P, L>, usize), Unsolved> {
    let mut graph = Graph::default();
    let mut known = 0;
    for coordinates in positions(sizes) {
        if !watch.goes_on(known as u64) {
            break;
        }
        let start = game.position(&coordinates);
        match extend(&mut graph, game, start.iter().map(&position), &mut moves, known, watch) {
            Ok(()) => known += 1,
            Err(error) if graph.positions().is_empty() => return Err(error),
            Err(_) => break,
        }
    }
    Ok((graph, known))
}

/// Adds all that can be reached from some positions, when so many answers are known.
fn extend<P: Clone + Eq + Hash + Debug, L>(
    graph: &mut Graph<P, L>,
    game: &dyn Game,
    starts: impl Iterator<Item = P>,
    mut moves: impl FnMut(&P, usize) -> Option<Vec<(L, P)>>,
    known: usize,
    watch: &mut Watch,
) -> Result<(), Unsolved> {
    // The graph may take most of the memory; the rest is for the moves of one position.
    let room = watch.room() / 4;
    let options = |position: &P| {
        if !watch.goes_on(known as u64) {
            return None;
        }
        let tried = game.tried();
        let options = moves(position, room);
        let count = options.as_ref().map_or(0, Vec::len) as u64;
        watch.spend((count + 1) * ENTERED + (game.tried() - tried) * TRIED);
        if options.is_none() {
            watch.ends_for(Shortage::Memory);
        }
        options
    };
    let result = graph.extend(starts, options, Bound { positions: usize::MAX, bytes: 3 * room });
    if let Err(Unsolved::TooManyBytes(_)) = result {
        watch.ends_for(Shortage::Memory);
    }
    result
}

/// The answers of sums, from the graph of them.
///
/// # Errors
///
/// If play can go on for ever and the question needs a game that ends: Grundy values and misère play do.
pub fn of_sums(graph: &Graph<Sum>, recurrence: Recurrence) -> Result<Vec<u32>, Unsolved> {
    let mut mex = Mex::default();
    let mut folded = || {
        graph.fold(|options: &[(&(), u32)]| {
            let options: Vec<u32> = options.iter().map(|&(_, option)| option).collect();
            recurrence.conclude(&options, &mut mex)
        })
    };
    match recurrence {
        Recurrence::Remoteness => Ok(endings(graph, |moves| moves)),
        Recurrence::Outcome => match folded() {
            // Where play ends, the winner makes the last move.
            Err(Unsolved::Loop(_)) => Ok(endings(graph, |moves| moves % 2)),
            outcomes => outcomes,
        },
        Recurrence::Grundy | Recurrence::Misere => folded(),
    }
}

/// What is said of each ending after so many moves; draws apart.
fn endings(graph: &Graph<Sum>, of: impl Fn(u32) -> u32) -> Vec<u32> {
    let answer = |ending| match ending {
        Ending::Win(moves) | Ending::Loss(moves) => of(moves),
        Ending::Draw => DRAW,
    };
    graph.endings().into_iter().map(answer).collect()
}
