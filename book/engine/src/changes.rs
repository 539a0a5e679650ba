//! Where a move changes a drawing: what one clicks on to make it.

use rules::Drawing;
use std::collections::BTreeSet;

/// The parts of the first drawing that the second one shows otherwise, by number: heaps and named numbers from left to
/// right; cells row by row; of a tree its vertices; of a graph those to which a token moves. Where the parts do not
/// correspond, those in the middle, between what both begin and end with.
pub(super) fn changes(before: &Drawing, after: &Drawing) -> Vec<usize> {
    match (before, after) {
        (Drawing::Heaps(before), Drawing::Heaps(after))
            if before.is_sorted() && after.is_sorted() =>
        {
            of_sorted(before, after)
        }
        (Drawing::Heaps(before), Drawing::Heaps(after)) => of_lists(before, after),
        (Drawing::Numbers(before), Drawing::Numbers(after)) => of_lists(before, after),
        (Drawing::Grid(before), Drawing::Grid(after)) => {
            let is_alike = before.iter().map(Vec::len).eq(after.iter().map(Vec::len));
            let [before, after] = [before, after].map(|rows| rows.concat());
            if is_alike { of_places(&before, &after) } else { of_lists(&before, &after) }
        }
        (Drawing::Tree(before), Drawing::Tree(after)) => {
            let after: BTreeSet<_> = after.iter().collect();
            let changed = |&number: &usize| !after.contains(&before[number]);
            (0..before.len()).filter(changed).collect()
        }
        (Drawing::Graph { vertices, tokens: before, .. }, Drawing::Graph { tokens: after, .. }) => {
            let count =
                |tokens: &[usize], vertex| tokens.iter().filter(|token| **token == vertex).count();
            let gains = |&vertex: &usize| count(after, vertex) > count(before, vertex);
            let gaining: Vec<usize> = (0..vertices.len()).filter(gains).collect();
            // Along a loop a token stays where it is.
            if gaining.is_empty() { after.clone() } else { gaining }
        }
        _ => Vec::new(),
    }
}

/// Of heaps whose order means nothing: those of the sizes of which there are fewer than before.
fn of_sorted(before: &[u64], after: &[u64]) -> Vec<usize> {
    let count = |heaps: &[u64], size| heaps.iter().filter(|heap| **heap == size).count();
    let is_fewer = |&number: &usize| count(after, before[number]) < count(before, before[number]);
    (0..before.len()).filter(is_fewer).collect()
}

/// Of as many places.
fn of_places<T: PartialEq>(before: &[T], after: &[T]) -> Vec<usize> {
    let places = before.iter().zip(after).enumerate();
    places.filter(|(_, (before, after))| before != after).map(|(place, _)| place).collect()
}

fn of_lists<T: PartialEq>(before: &[T], after: &[T]) -> Vec<usize> {
    if before.len() == after.len() {
        return of_places(before, after);
    }
    let same = |(before, after): &(&T, &T)| before == after;
    let first = before.iter().zip(after).take_while(same).count();
    let rest = before.len().min(after.len()) - first;
    let last = before.iter().rev().zip(after.iter().rev()).take(rest).take_while(same).count();
    // Something is clicked on even where parts are only added.
    let changed = first..before.len() - last;
    if changed.is_empty() { first.saturating_sub(1)..first } else { changed }.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Node;

    fn of_heaps(before: &[u64], after: &[u64]) -> Vec<usize> {
        changes(&Drawing::Heaps(before.into()), &Drawing::Heaps(after.into()))
    }

    #[test]
    fn nothing_changes_between_equal_drawings() {
        assert!(of_heaps(&[], &[]).is_empty());
        assert!(of_heaps(&[1, 2], &[1, 2]).is_empty());
    }

    #[test]
    fn a_heap_that_shrinks_changes_alone() {
        assert_eq!(of_heaps(&[5, 4, 3], &[5, 1, 3]), [1]);
        assert_eq!(of_heaps(&[5, 4, 3], &[4, 4, 2]), [0, 2]);
    }

    #[test]
    fn a_heap_that_goes_or_is_split_lies_between_those_that_stay() {
        assert_eq!(of_heaps(&[5, 4, 3], &[5, 3]), [1]);
        assert_eq!(of_heaps(&[5, 4, 3], &[5, 1, 2, 3]), [1]);
        assert_eq!(of_heaps(&[7], &[]), [0]);
        assert_eq!(of_heaps(&[4, 3], &[4, 3, 3]), [1]);
    }

    #[test]
    fn of_heaps_in_ascending_order_those_change_whose_size_is_rarer() {
        assert_eq!(of_heaps(&[1, 2, 5], &[1, 1, 2]), [2]);
        assert_eq!(of_heaps(&[5, 5], &[5]), [0, 1]);
        assert_eq!(of_heaps(&[1, 4], &[1, 1, 3]), [1]);
    }

    #[test]
    fn cells_change_where_their_texts_do() {
        let grid = |rows: &[&[&str]]| {
            Drawing::Grid(
                rows.iter().map(|row| row.iter().map(|cell| cell.to_string()).collect()).collect(),
            )
        };
        assert_eq!(
            changes(&grid(&[&["a", ""], &["b", "c"]]), &grid(&[&["a", "x"], &["b", ""]])),
            [1, 3]
        );
    }

    #[test]
    fn a_token_is_moved_by_the_vertex_it_goes_to_and_branches_by_what_is_cut() {
        let graph = |token| Drawing::Graph {
            vertices: ["1", "2", "3"].map(String::from).into(),
            tokens: vec![token],
            edges: vec![[0, 1], [0, 2], [0, 0]],
        };
        assert_eq!(changes(&graph(0), &graph(2)), [2]);
        assert_eq!(changes(&graph(0), &graph(0)), [0]);
        let tree = |parents: &[Option<usize>]| {
            Drawing::Tree(
                (0..)
                    .zip(parents)
                    .map(|(number, &parent)| Node::numbered(number, parent))
                    .collect(),
            )
        };
        assert_eq!(changes(&tree(&[None, Some(0), Some(1)]), &tree(&[None])), [1, 2]);
    }
}
