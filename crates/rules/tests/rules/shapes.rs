//! Extreme cases of each shape: they keep to the limits, and reach them.

use rules::prelude::*;
use rules::shapes::digraph::{self, Edge};
use rules::shapes::heaps::Row;
use rules::shapes::tree::Tree;
use rules::{Erased, Problem};
use std::collections::BTreeSet;

const ROW: Row = Row { heaps: 3..=6, stones: 1..=9 };
const LIMITS: [usize; 2] = [1000, 4000];

/// A problem that is about its form and its extreme inputs alone.
macro_rules! shape {
    ($name:ident, $case:ty, $cases:expr, $form:expr, $extremes:expr) => {
        struct $name;

        impl Statement for $name {
            type Case = $case;
            type Answer = &'static str;
            type Game = NoGame<$case>;
            const CASES: Cases = $cases;

            fn form(form: &mut Form<'_>, case: &mut $case) -> FormResult {
                $form(form, case)
            }

            fn answers(_: &[$case]) -> SearchResult<Vec<&'static str>> {
                Ok(Vec::new())
            }
        }

        impl Trials for $name {
            const RANDOM_SIZE: usize = 1;

            fn extremes(extremes: &mut Extremes<$case>) {
                $extremes(extremes);
            }
        }
    };
}

shape!(
    Rows,
    Vec<u64>,
    Cases::Counted(9),
    |form: &mut Form<'_>, row| form.list("n", "heap", row, ROW.heaps, ROW.stones),
    |extremes| ROW.extremes(extremes, 9)
);

shape!(
    Trees,
    Tree,
    Cases::One,
    |form: &mut Form<'_>, tree: &mut Tree| tree.form(form, "n", 9..=9),
    |extremes| Tree::extremes(extremes, 9, |random, tree| vec![tree(random)])
);

/// Vertices, and edges between them.
type Graph = (usize, Vec<Edge>);

fn graph(form: &mut Form<'_>, (n, edges): &mut Graph) -> FormResult {
    form.number("n", n, 1..=LIMITS[0])?;
    form.length("m", edges, 1..=LIMITS[1])?;
    form.line();
    digraph::edges(form, edges, *n)
}

shape!(Falling, Graph, Cases::One, graph, |extremes| {
    digraph::acyclic_extremes(extremes, LIMITS, |random, n, edges| {
        assert!(edges.iter().all(|[from, to]| from > to));
        vec![(n, digraph::shuffled(random, n, edges).0)]
    });
});

shape!(Cyclic, Graph, Cases::One, graph, |extremes| {
    digraph::cyclic_extremes(extremes, LIMITS, |_, n, edges| vec![(n, edges)]);
});

/// Checks that the extreme inputs are valid, differ from each other, and reach the greatest number of each quantity.
fn hold(problem: &dyn Problem) {
    let inputs = (0..problem.extremes().len()).map(|number| problem.extreme_input(number).unwrap());
    let (texts, extents): (BTreeSet<String>, Vec<_>) = inputs.unzip();
    assert_eq!(texts.len(), problem.extremes().len(), "{}", problem.id());
    for (name, extent) in &extents[0] {
        let greatest = extents.iter().filter_map(|extents| Some(extents.get(name)?.found.1)).max();
        assert_eq!(greatest, Some(extent.allowed.1), "{}: {name}", problem.id());
    }
}

#[test]
fn extreme_rows_keep_to_their_limits_and_reach_them() {
    hold(&Erased::<Rows>::new("rows"));
}

#[test]
fn extreme_trees_are_trees() {
    hold(&Erased::<Trees>::new("trees"));
}

#[test]
fn extreme_graphs_keep_to_their_limits_and_reach_them() {
    hold(&Erased::<Falling>::new("falling"));
    hold(&Erased::<Cyclic>::new("cyclic"));
}

#[test]
fn each_row_of_pairs_has_the_nim_sum_0_or_one_heap_more() {
    let rows = Erased::<Rows>::new("rows");
    let number = rows.extremes().iter().position(|(name, _)| *name == "pairs").unwrap();
    let (input, _) = rows.extreme_input(number).unwrap();
    for (test, row) in rules::read::<Rows>(&input).unwrap().into_iter().enumerate() {
        let nim_sum = row.iter().fold(0, |nim_sum, heap| nim_sum ^ heap);
        assert_eq!(nim_sum, [0, 9][test % 2], "{row:?}");
    }
}
