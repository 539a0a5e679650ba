use super::*;
use crate::choices::every;
use std::collections::HashSet;

#[test]
fn every_labelled_tree_is_chosen() {
    // Cayley: n^(n - 2), here in each order of the edges and of their ends.
    for (n, count) in [(1, 1), (2, 2), (3, 3 * 2 * 4), (4, 16 * 6 * 8)] {
        let trees = every(|choices| {
            let mut tree = Tree::default();
            tree.edges(&mut Form::choosing(choices, 0, 1), n).map(|()| tree.edges)
        });
        let trees: HashSet<_> = trees.flatten().collect();
        assert_eq!(trees.len(), count);
    }
}

#[test]
fn children_come_before_their_parents() {
    let tree = Tree { edges: vec![[2, 1], [3, 2], [0, 3], [3, 4]] };
    assert_eq!(tree.leaves_first(), [[1, 2], [4, 3], [2, 3], [3, 0]]);
    assert_eq!(tree.parents(), [2, 3, 0, 3]);
    assert!(Tree { edges: vec![] }.leaves_first().is_empty());
}

#[test]
fn a_tree_hangs_on_any_vertex() {
    let tree = Tree { edges: vec![[2, 1], [3, 2], [0, 3], [3, 4]] };
    assert_eq!(tree.parents_to(0), [None, Some(2), Some(3), Some(0), Some(3)]);
    assert_eq!(tree.parents_to(2), [Some(3), Some(2), None, Some(2), Some(3)]);
    let nodes = tree.labelled(2, 1, |vertex| vertex.to_string());
    assert_eq!(nodes[0], Node { number: 1, parent: Some(4), text: "0".into() });
}

#[test]
fn a_cut_leaves_the_side_of_the_root() {
    let tree = Tree { edges: vec![[2, 1], [3, 2], [0, 3], [3, 4]] };
    assert_eq!(tree.set(), Ok(0b11111));
    let cuts = [([1, 2], 0b11101), ([4, 3], 0b01111), ([2, 3], 0b11001), ([3, 0], 0b00001)];
    assert_eq!(tree.cuts(0b11111), cuts);
    assert_eq!(tree.cuts(0b11001), [([4, 3], 0b01001), ([3, 0], 0b00001)]);
    assert_eq!(tree.cuts(0b00001), []);
    // Without the root.
    assert_eq!(tree.cuts(0b00110), [([1, 2], 0b00100)]);
}

#[test]
fn a_drawing_has_what_is_left() {
    let tree = Tree { edges: vec![[2, 1], [3, 2], [0, 3], [3, 4]] };
    let parents = |set| tree.drawn(set, 1).into_iter().map(|node| node.parent);
    assert!(parents(0b11001).eq([None, Some(4), Some(1)]));
    assert!(parents(0b11000).eq([Some(4), None]));
    assert_eq!(tree.drawn(1, 101), [Node { number: 101, parent: None, text: "1".into() }]);
}

#[test]
fn sixty_four_vertices_fill_a_set() {
    let path = |n: usize| Tree { edges: (1..n).map(|vertex| [vertex - 1, vertex]).collect() };
    assert_eq!(path(64).set(), Ok(u64::MAX));
    assert_eq!(path(64).cuts(u64::MAX)[0], ([63, 62], u64::MAX >> 1));
    assert_eq!(
        path(65).set(),
        Err(Unsolved::TooLarge { what: Text("vertices", "顶点数"), most: 64 })
    );
}

#[test]
fn what_is_no_tree_is_refused() {
    for (text, problem) in [
        ("1", "line 1, column 1: n is \"1\", not a number from 2 to 3"),
        ("3 1 2\n2 1", "line 2, column 3: the edge 2 1 closes a cycle"),
        ("3 1 2\n3 3", "line 2, column 3: the edge 3 3 closes a cycle"),
        ("3 1 4", "line 1, column 5: edge 1 of 2, second end is \"4\", not a number from 1 to 3"),
        ("3 1 2", "line 1, column 6: edge 2 of 2, first end is missing: the input ends here"),
    ] {
        let error = Tree::default().form(&mut Form::reading(text), "n", 2..=3).expect_err(text);
        assert_eq!(error.to_string(), problem);
    }
}

#[test]
fn a_printed_tree_is_read_again() {
    for n in [1, 2, 9] {
        let edges = (1..n).map(|vertex| [vertex, vertex / 2]).collect();
        let mut tree = Tree { edges };
        let mut form = Form::printing();
        tree.form(&mut form, "n", 1..=9).unwrap();
        let mut again = Tree::default();
        again.form(&mut Form::reading(&form.text()), "n", 1..=9).unwrap();
        assert_eq!(again.edges, tree.edges);
    }
}
