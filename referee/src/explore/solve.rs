//! The searches behind the explorer, from the general to the fast.
//!
//! [`table`] answers a question for all positions up to some sizes. It fills a table in the order of the
//! coordinates where every move leads back in it, and collects the positions in a [`Graph`] where not.
//! The modules below are for families of games that allow more: [`subtraction`], [`sparse`] and [`parts`]
//! for heaps that a move leaves whole, splits in two, or in more, [`lines`] for moves along lines.

pub mod lines;
pub mod parts;
pub mod sparse;
pub mod subtraction;

use super::games::Game;
use super::watch::Watch;
use crate::game::{Ending, Graph, Unsolved};
use anyhow::Result;
use std::fmt::Debug;
use std::hash::Hash;

/// A search takes no more single positions than this.
const BOUND: usize = 2_000_000;
/// And no more sums, each of which takes a kilobyte or two.
const BOUND_OF_SUMS: usize = 500_000;
/// And no more moves between either.
const MOST_MOVES: usize = 30_000_000;
/// Steps between two looks at the watch.
const STRIDE: usize = 256;
/// What an option costs that is looked up in a table, in operations.
const LOOKED_UP: u64 = 10;
/// And in a graph, where it is a position of its own.
const ENTERED: u64 = 200;
/// The remoteness of a draw.
pub const DRAW: u32 = u32::MAX;

/// How the answer of a position follows from those of its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recurrence {
    /// The least value that no option has; positions side by side have the nim-sum of theirs.
    Grundy,
    /// 0 where the player to move loses, 1 where he wins; who cannot move loses.
    Outcome,
    /// Likewise; who cannot move wins.
    Misere,
    /// How many moves the game lasts if the winner hurries and the loser delays; even where the player
    /// to move loses.
    Remoteness,
}

impl Recurrence {
    /// Of a position with nothing left.
    fn of_nothing(self) -> u32 {
        u32::from(self == Recurrence::Misere)
    }

    fn conclude(self, options: &[u32], mex: &mut Mex) -> u32 {
        match self {
            Recurrence::Grundy => mex.of(options),
            _ if options.is_empty() => self.of_nothing(),
            Recurrence::Outcome | Recurrence::Misere => u32::from(options.contains(&0)),
            Recurrence::Remoteness => {
                let lost = options.iter().filter(|&&option| option % 2 == 0).min();
                1 + lost.or(options.iter().max()).copied().unwrap_or(0)
            }
        }
    }
}

/// Finds the least absent value of many short lists, without clearing anything between them.
#[derive(Debug, Default)]
pub struct Mex {
    /// By value: the list in which it was last seen.
    seen: Vec<u32>,
    list: u32,
}

impl Mex {
    /// The least number that is not among `values`.
    pub fn of(&mut self, values: &[u32]) -> u32 {
        self.list += 1;
        // A value above the number of values cannot matter.
        if self.seen.len() <= values.len() {
            self.seen.resize(values.len() + 1, 0);
        }
        for &value in values.iter().filter(|&&value| (value as usize) < values.len()) {
            self.seen[value as usize] = self.list;
        }
        (0..).find(|&value| self.seen[value as usize] != self.list).unwrap_or(0)
    }
}

/// The answers of all positions whose coordinates are below `sizes`, the first coordinate running
/// fastest. They are fewer if the watch ended the work.
///
/// # Errors
///
/// If there are too many positions, or a question needs a game that ends and this one does not.
pub fn table(
    game: &dyn Game,
    sizes: &[usize],
    recurrence: Recurrence,
    watch: &mut Watch,
) -> Result<Vec<u32>> {
    let splits = game.splits();
    match recurrence {
        Recurrence::Outcome if splits => {
            let grundy = table(game, sizes, Recurrence::Grundy, watch)?;
            Ok(grundy.into_iter().map(|value| value.min(1)).collect())
        }
        Recurrence::Grundy | Recurrence::Outcome => {
            match in_order(game, sizes, recurrence, watch) {
                Some(answers) => Ok(answers),
                None => by_graph(game, sizes, recurrence, watch),
            }
        }
        _ if splits => by_graph(game, sizes, recurrence, watch),
        _ => match in_order(game, sizes, recurrence, watch) {
            Some(answers) => Ok(answers),
            None => by_graph(game, sizes, recurrence, watch),
        },
    }
}

/// In the order of the coordinates; `None` if some move leads out of this order.
fn in_order(
    game: &dyn Game,
    sizes: &[usize],
    recurrence: Recurrence,
    watch: &mut Watch,
) -> Option<Vec<u32>> {
    let total: usize = sizes.iter().product();
    let mut answers: Vec<u32> = Vec::with_capacity(total);
    let (mut options, mut mex) = (Vec::new(), Mex::default());
    for coordinates in positions(sizes) {
        if answers.len().is_multiple_of(STRIDE) && !watch.goes_on(answers.len() as u64) {
            return Some(answers);
        }
        let Some(position) = game.position(&coordinates) else {
            answers.push(0);
            continue;
        };
        if position != coordinates {
            return None;
        }
        options.clear();
        let mut in_order = true;
        game.options(&position, &mut |parts| {
            let answer = parts.iter().try_fold(recurrence.of_nothing(), |sum, part| {
                let answer = *answers.get(index(part, sizes)?)?;
                Some(if parts.len() == 1 { answer } else { sum ^ answer })
            });
            match answer {
                Some(answer) => options.push(answer),
                None => in_order = false,
            }
        });
        if !in_order {
            return None;
        }
        watch.spend((options.len() as u64 + 1) * LOOKED_UP);
        answers.push(recurrence.conclude(&options, &mut mex));
    }
    Some(answers)
}

/// All coordinates below `sizes`, the first running fastest.
pub fn positions(sizes: &[usize]) -> impl Iterator<Item = Vec<u64>> + use<'_> {
    let total: usize = sizes.iter().product();
    (0..total).map(|index| {
        let mut rest = index;
        let digit = |&size: &usize| {
            let digit = rest % size;
            rest /= size;
            digit as u64
        };
        sizes.iter().map(digit).collect()
    })
}

/// The place of a position among [`positions`], if it is one of them.
fn index(position: &[u64], sizes: &[usize]) -> Option<usize> {
    let mut index = 0;
    for (&coordinate, &size) in position.iter().zip(sizes).rev() {
        if coordinate >= size as u64 {
            return None;
        }
        index = index * size + coordinate as usize;
    }
    (position.len() == sizes.len()).then_some(index)
}

/// What lies on the table: positions side by side, in order.
pub type Sum = Vec<Vec<u64>>;

/// The moves from a sum: in one of its positions.
pub fn moves(game: &dyn Game, sum: &Sum) -> Vec<((), Sum)> {
    let mut moves = Vec::new();
    for (number, position) in sum.iter().enumerate() {
        // Equal positions have equal moves.
        if number > 0 && sum[number - 1] == *position {
            continue;
        }
        game.options(position, &mut |parts| {
            let mut option = sum.clone();
            option.remove(number);
            option.extend(parts.iter().map(|part| part.to_vec()));
            option.sort_unstable();
            moves.push(((), option));
        });
    }
    moves
}

/// From a graph of all that can be reached: of single positions for Grundy values, of sums otherwise.
fn by_graph(
    game: &dyn Game,
    sizes: &[usize],
    recurrence: Recurrence,
    watch: &mut Watch,
) -> Result<Vec<u32>> {
    let starts: Vec<Option<Vec<u64>>> =
        positions(sizes).map(|coordinates| game.position(&coordinates)).collect();
    if recurrence == Recurrence::Grundy {
        let moves = |position: &Vec<u64>| parts_of_options(game, position);
        let (graph, known) = collect(&starts, &Vec::clone, moves, BOUND, watch)?;
        let mut mex = Mex::default();
        let values = graph.fold(|parts| grundy_of_parts(parts, &mut mex))?;
        return Ok(read_off(&starts[..known], |start| values[graph.number(start)]));
    }
    let sum = |start: &Vec<u64>| -> Sum { vec![start.clone()] };
    let (graph, known) = collect(&starts, &sum, |sum| moves(game, sum), BOUND_OF_SUMS, watch)?;
    let answers = of_sums(&graph, recurrence)?;
    Ok(read_off(&starts[..known], |start| answers[graph.number(&sum(start))]))
}

/// 0 stands where there is no position.
fn read_off(starts: &[Option<Vec<u64>>], answer: impl Fn(&Vec<u64>) -> u32) -> Vec<u32> {
    starts.iter().map(|start| start.as_ref().map_or(0, &answer)).collect()
}

/// All that can be reached from as many of the first starts as the watch and the bound allow, and how many
/// these are.
///
/// # Errors
///
/// If it is too much from the very first.
fn collect<P: Clone + Eq + Hash + Debug, L>(
    starts: &[Option<Vec<u64>>],
    position: &impl Fn(&Vec<u64>) -> P,
    mut moves: impl FnMut(&P) -> Vec<(L, P)>,
    bound: usize,
    watch: &mut Watch,
) -> Result<(Graph<P, L>, usize), Unsolved> {
    let mut graph = Graph::default();
    let (mut steps, mut all_moves) = (0, 0);
    for (known, start) in starts.iter().enumerate() {
        let options = |position: &P| {
            steps += 1;
            if all_moves > MOST_MOVES || steps % STRIDE == 0 && !watch.goes_on(known as u64) {
                return None;
            }
            let options = moves(position);
            all_moves += options.len();
            watch.spend((options.len() as u64 + 1) * ENTERED);
            Some(options)
        };
        match graph.extend(start.iter().map(position), options, bound) {
            Ok(()) => {}
            Err(error) if graph.positions().is_empty() => return Err(error),
            Err(_) => return Ok((graph, known)),
        }
    }
    Ok((graph, starts.len()))
}

/// The answers of sums, from the graph of them.
///
/// # Errors
///
/// If play can go on for ever and the question needs a game that ends.
pub fn of_sums(graph: &Graph<Sum>, recurrence: Recurrence) -> Result<Vec<u32>, Unsolved> {
    if recurrence == Recurrence::Remoteness {
        let remoteness = |ending| match ending {
            Ending::Win(moves) | Ending::Loss(moves) => moves,
            Ending::Draw => DRAW,
        };
        return Ok(graph.endings().into_iter().map(remoteness).collect());
    }
    let mut mex = Mex::default();
    graph.fold(|options: &[(&(), u32)]| {
        let options: Vec<u32> = options.iter().map(|&(_, option)| option).collect();
        recurrence.conclude(&options, &mut mex)
    })
}

/// The parts of each option, labelled with the option's number. An option without parts has the empty
/// position as its one part, which has no moves.
pub(super) fn parts_of_options(game: &dyn Game, position: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let (mut all, mut number) = (Vec::new(), 0);
    if position.is_empty() {
        return all;
    }
    game.options(position, &mut |parts| {
        if parts.is_empty() {
            all.push((number, Vec::new()));
        }
        all.extend(parts.iter().map(|part| (number, part.to_vec())));
        number += 1;
    });
    all
}

/// The Grundy value that follows from [`parts_of_options`].
pub(super) fn grundy_of_parts(parts: &[(&usize, u32)], mex: &mut Mex) -> u32 {
    let options = parts.chunk_by(|(one, _), (other, _)| one == other);
    let sums = options.map(|parts| parts.iter().fold(0, |sum, &(_, value)| sum ^ value));
    mex.of(&sums.collect::<Vec<u32>>())
}

#[cfg(test)]
mod edges;
