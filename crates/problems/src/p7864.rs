//! P7864: Leaf picking.

use rules::prelude::*;
use rules::shapes::bits::{bits, members};
use rules::shapes::tree::{self, Tree};

const TESTS: usize = 10;
const MOST_VERTICES: usize = 1_000_000;

/// The parents of the vertices 2, 3, ... of the statement, counted from 0 as all vertices here.
type Parents = Vec<usize>;

pub struct Leaves;

impl Statement for Leaves {
    type Case = Parents;
    type Game = Self;
    const CASES: Cases = Cases::Counted(TESTS);

    fn form(form: &mut Form, parents: &mut Parents) -> FormResult {
        let mut n = parents.len() + 1;
        form.number("n", &mut n, 1..=MOST_VERTICES)?;
        form.line();
        tree::parents(form, parents, n)
    }

    asks_who_wins!("0", "1");
}

impl Game for Leaves {
    type Case = Parents;
    /// The vertices that are still there, as a set of bits.
    type Position = u64;

    fn fits(parents: &Parents) -> SearchResult<()> {
        bits(parents.len() + 1, Text("vertices", "顶点数"))?;
        let leaves = (0..=parents.len()).filter(|vertex| !parents.contains(vertex)).count();
        // Later positions have no more.
        search::ensure_small(leaves, 20, Text("leaves", "叶子数"))
    }

    fn starts(parents: &Parents) -> impl Iterator<Item = u64> {
        [u64::MAX >> (63 - parents.len())].into_iter()
    }

    /// A player removes some leaves, at least one. Who removes the root has won, since nothing is left.
    fn moves(parents: &Parents, &there: &u64, moves: &mut Moves<u64>) {
        let below = members(there).skip_while(|&vertex| vertex == 0);
        let leaves = below.fold(there, |leaves, vertex| leaves & !(1 << parents[vertex - 1]));
        // All sets of leaves, from the full one down to the one before the empty one.
        let mut picked = leaves;
        while picked != 0 {
            moves.to(there & !picked, || {
                let vertices: Vec<usize> = members(picked).map(|vertex| vertex + 1).collect();
                let list = joined(&vertices, Text(", ", "、").get());
                Handle::on(vertices, text!("remove {list}", "删去 {list}"))
            });
            picked = (picked - 1) & leaves;
        }
    }

    fn draw(parents: &Parents, &there: &u64) -> Drawing {
        let above = |vertex: usize| vertex.checked_sub(1).map(|index| parents[index] + 1);
        let node = |vertex| Node::numbered(vertex + 1, above(vertex));
        Drawing::Tree(members(there).map(node).collect())
    }
}

impl Trials for Leaves {
    const RANDOM_SIZE: usize = 22;

    fn extremes(extremes: &mut Extremes<Parents>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            (0..TESTS).map(|_| tree(random).parents()).collect()
        });
    }
}
