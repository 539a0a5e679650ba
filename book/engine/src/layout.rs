//! Layout of trees and graphs. The unit is the room of one vertex.

use std::f64::consts::TAU;
use std::mem;

/// Coordinates, to the right and down.
pub type Place = [f64; 2];

/// The room between two vertices of one depth.
const APART: f64 = 1.0;

/// A child stands below its parent, and a parent above the middle of its children. Branches stand as close as their
/// vertices of equal depth allow.
pub fn tree(parents: &[Option<usize>]) -> Vec<Place> {
    let mut children = vec![Vec::new(); parents.len()];
    let mut roots = Vec::new();
    for (index, parent) in parents.iter().enumerate() {
        parent.map_or(&mut roots, |parent| &mut children[parent]).push(index);
    }
    let mut places = vec![[0.0; 2]; parents.len()];
    // A parent stands before its children.
    let mut order = Vec::new();
    let mut open: Vec<(usize, f64)> = roots.iter().rev().map(|&root| (root, 0.0)).collect();
    while let Some((index, depth)) = open.pop() {
        places[index][1] = depth;
        order.push(index);
        open.extend(children[index].iter().rev().map(|&child| (child, depth + 1.0)));
    }
    // Meanwhile a place is relative to that of the parent.
    let mut branches = vec![Branch::new(); parents.len()];
    for &index in order.iter().rev() {
        let mut branch = beside(&children[index], &mut branches, &mut places);
        branch.insert(0, [0.0; 2]);
        branches[index] = branch;
    }
    let forest = beside(&roots, &mut branches, &mut places);
    let leftmost = forest.iter().map(|ends| ends[0]).fold(0.0, f64::min);
    for &root in &roots {
        places[root][0] -= leftmost;
    }
    for index in order {
        let x = places[index][0];
        children[index].iter().for_each(|&child| places[child][0] += x);
    }
    places
}

/// Outline of a branch: its least and greatest x at each depth.
type Branch = Vec<Place>;

/// Puts branches side by side, as close as their outlines allow, so that 0 lies midway between the first and the last
/// root; returns their common outline.
fn beside(roots: &[usize], branches: &mut [Branch], places: &mut [Place]) -> Branch {
    let mut all = Branch::new();
    for &root in roots {
        let branch = mem::take(&mut branches[root]);
        let gaps = all.iter().zip(&branch).map(|(left, right)| left[1] - right[0] + APART);
        let shift = gaps.fold(0.0, f64::max);
        places[root][0] = shift;
        for (depth, [left, right]) in branch.into_iter().enumerate() {
            match all.get_mut(depth) {
                Some(ends) => ends[1] = right + shift,
                None => all.push([left + shift, right + shift]),
            }
        }
    }
    let [first, last] =
        [roots.first(), roots.last()].map(|root| root.map_or(0.0, |&root| places[root][0]));
    let middle = (first + last) / 2.0;
    roots.iter().for_each(|&root| places[root][0] -= middle);
    all.iter_mut().flatten().for_each(|end| *end -= middle);
    all
}

/// Layers from the top down for a graph without cycles, else a circle.
pub fn graph(vertices: usize, edges: &[[usize; 2]]) -> Vec<Place> {
    match depths(vertices, edges) {
        Some(depths) => layers(&depths, edges),
        None => circle(vertices),
    }
}

/// Length of the longest path to each vertex; `None` if there is a cycle.
fn depths(vertices: usize, edges: &[[usize; 2]]) -> Option<Vec<usize>> {
    let mut entering = vec![0; vertices];
    edges.iter().for_each(|edge| entering[edge[1]] += 1);
    let mut depths = vec![0; vertices];
    let mut order: Vec<usize> = (0..vertices).filter(|&vertex| entering[vertex] == 0).collect();
    let mut next = 0;
    while let Some(&vertex) = order.get(next) {
        next += 1;
        for &[_, to] in edges.iter().filter(|edge| edge[0] == vertex) {
            depths[to] = depths[to].max(depths[vertex] + 1);
            entering[to] -= 1;
            if entering[to] == 0 {
                order.push(to);
            }
        }
    }
    (order.len() == vertices).then_some(depths)
}

/// Each vertex in the layer of its depth, near the middle of its neighbours. Every other layer is moved by a third of a
/// place, so that fewer edges run over vertices.
fn layers(depths: &[usize], edges: &[[usize; 2]]) -> Vec<Place> {
    const ROUNDS: usize = 8;
    let mut layers: Vec<Vec<usize>> = Vec::new();
    for (vertex, &depth) in depths.iter().enumerate() {
        layers.resize(layers.len().max(depth + 1), Vec::new());
        layers[depth].push(vertex);
    }
    let mut places = vec![[0.0; 2]; depths.len()];
    let put = |layer: &[usize], depth: usize, places: &mut [Place]| {
        let left = (layer.len() as f64 - 1.0) / -2.0 + [0.0, 1.0 / 3.0][depth % 2];
        for (number, &vertex) in layer.iter().enumerate() {
            places[vertex] = [left + number as f64, depth as f64];
        }
    };
    layers.iter().enumerate().for_each(|(depth, layer)| put(layer, depth, &mut places));
    for round in 0..ROUNDS {
        // Even rounds go down and sort each layer by the vertices above; odd rounds go up and sort it by those below.
        let [own, other] = if round % 2 == 0 { [1, 0] } else { [0, 1] };
        for number in 0..layers.len() {
            let depth = if round % 2 == 0 { number } else { layers.len() - 1 - number };
            let middle = |vertex: usize| {
                let near = edges.iter().filter(|edge| edge[own] == vertex);
                let near: Vec<f64> = near.map(|edge| places[edge[other]][0]).collect();
                match near.len() {
                    0 => places[vertex][0],
                    count => near.iter().sum::<f64>() / count as f64,
                }
            };
            let mut layer: Vec<(f64, usize)> =
                layers[depth].iter().map(|&vertex| (middle(vertex), vertex)).collect();
            layer.sort_by(|one, other| one.0.total_cmp(&other.0));
            layers[depth] = layer.into_iter().map(|(_, vertex)| vertex).collect();
            put(&layers[depth], depth, &mut places);
        }
    }
    let leftmost = places.iter().map(|place| place[0]).fold(f64::INFINITY, f64::min);
    places.iter_mut().for_each(|place| place[0] -= leftmost);
    places
}

/// Points of a circle, which is large enough for neighbours; the first vertex is on top.
pub(super) fn circle(vertices: usize) -> Vec<Place> {
    let count = vertices as f64;
    // Length of the chord between neighbours, more than the width of a vertex.
    const CHORD: f64 = 1.4;
    let radius = match vertices {
        0 | 1 => 0.0,
        _ => (CHORD / 2.0 / (TAU / 2.0 / count).sin()).max(1.0),
    };
    let place = |vertex: usize| {
        let angle = TAU * vertex as f64 / count;
        [radius * (1.0 + angle.sin()), radius * (1.0 - angle.cos())]
    };
    (0..vertices).map(place).collect()
}

/// Shift of the control point of an arrow, to the left of the straight line: the least bend that keeps the curve off
/// other vertices, else the one that keeps it farthest. If there is an arrow back, both bend to their left, so that
/// they lie on different sides.
pub(super) fn bend(places: &[Place], [from, to]: [usize; 2], has_back: bool) -> f64 {
    const STEPS: usize = 12;
    /// The square of the distance at which other vertices do not matter.
    const FREE: f64 = 0.25;
    let ([x1, y1], [x2, y2]) = (places[from], places[to]);
    let (dx, dy) = (x2 - x1, y2 - y1);
    // Unlike `hypot`, the same on every machine.
    let length = (dx * dx + dy * dy).sqrt();
    if length == 0.0 {
        return 0.0;
    }
    let least = (0.15 * length).min(0.3);
    let room = |bend: f64| {
        let [mx, my] = [(x1 + x2) / 2.0 - dy / length * bend, (y1 + y2) / 2.0 + dx / length * bend];
        let others = (0..places.len()).filter(|&other| other != from && other != to);
        let points = others.flat_map(|other| (1..STEPS).map(move |step| (other, step)));
        let away = points.map(|(other, step)| {
            let share = step as f64 / STEPS as f64;
            let [start, handle, end] =
                [(1.0 - share).powi(2), 2.0 * share * (1.0 - share), share.powi(2)];
            let [x, y] = [start * x1 + handle * mx + end * x2, start * y1 + handle * my + end * y2];
            (x - places[other][0]).powi(2) + (y - places[other][1]).powi(2)
        });
        away.fold(FREE, f64::min)
    };
    let sides: &[f64] = if has_back { &[1.0] } else { &[1.0, -1.0] };
    let bends = (0..6)
        .flat_map(|more| sides.iter().map(move |side| side * (least + 0.25 * f64::from(more))));
    let mut widest = (0.0, least);
    for bend in bends {
        let found = (room(bend), bend);
        if found.0 > widest.0 {
            widest = found;
        }
        if widest.0 >= FREE {
            break;
        }
    }
    widest.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_and_a_single_vertex_have_their_place() {
        assert!(tree(&[]).is_empty() && circle(0).is_empty());
        assert_eq!(tree(&[None]), [[0.0, 0.0]]);
        assert_eq!(circle(1), [[0.0, 0.0]]);
    }

    #[test]
    fn parents_stand_above_the_middle_of_their_children() {
        let places = tree(&[None, Some(0), Some(0), Some(1), Some(1)]);
        assert_eq!(places, [[1.0, 0.0], [0.5, 1.0], [1.5, 1.0], [0.0, 2.0], [1.0, 2.0]]);
    }

    #[test]
    fn several_trees_stand_side_by_side_and_a_long_path_is_no_recursion() {
        assert_eq!(tree(&[None, None, Some(1)]), [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]);
        let path: Vec<Option<usize>> =
            (0..5_000_usize).map(|vertex| vertex.checked_sub(1)).collect();
        assert_eq!(tree(&path)[4_999], [0.0, 4_999.0]);
    }

    #[test]
    fn a_leaf_stands_above_the_branches_of_its_neighbours() {
        // 0 has the children 1, 2 and 3, of which 1 and 3 have three leaves each.
        let one = Some(1);
        let parents = [None, Some(0), Some(0), Some(0), one, one, one, Some(3), Some(3), Some(3)];
        let places = tree(&parents);
        assert!(places.iter().all(|place| place[0] >= 0.0));
        let width = places.iter().map(|place| place[0]).fold(0.0, f64::max);
        assert_eq!(width, 5.0, "{places:?}");
    }

    #[test]
    fn arrows_go_around_vertices() {
        let column = [[0.0, 0.0], [0.0, 1.0], [0.0, 2.0], [0.3, 3.0]];
        assert_eq!(bend(&column, [0, 1], true), 0.15);
        assert!(bend(&column, [0, 2], false).abs() >= 1.0);
        assert!(bend(&column, [0, 3], false) < -0.7, "to the side that is nearer");
        assert_eq!(bend(&column, [1, 1], true), 0.0);
    }

    #[test]
    fn edges_lead_down_where_none_lead_around() {
        assert!(graph(0, &[]).is_empty());
        assert_eq!(graph(1, &[]), [[0.0, 0.0]]);
        let edges = [[0, 1], [0, 2], [1, 3], [2, 3], [0, 3]];
        let places = graph(4, &edges);
        assert!(edges.iter().all(|&[from, to]| places[from][1] < places[to][1]), "{places:?}");
        assert_eq!([places[1][1], places[2][1], places[3][1]], [1.0, 1.0, 2.0]);
        for around in [vec![[0, 0]], vec![[0, 1], [1, 0]], vec![[0, 1], [1, 2], [2, 1]]] {
            assert_eq!(graph(3, &around), circle(3), "{around:?}");
        }
    }

    #[test]
    fn neighbours_of_layers_stand_near_each_other() {
        // Two ladders whose lower ends are crossed.
        let places = graph(4, &[[0, 3], [1, 2]]);
        assert!((places[0][0] < places[1][0]) == (places[3][0] < places[2][0]), "{places:?}");
    }

    #[test]
    fn no_two_vertices_overlap() {
        let parents: Vec<Option<usize>> =
            (0..60_usize).map(|vertex| vertex.checked_sub(1).map(|before| before / 3)).collect();
        let edges: Vec<[usize; 2]> = (1..60).map(|vertex| [(vertex - 1) / 3, vertex]).collect();
        for places in [tree(&parents), graph(60, &edges), circle(2), circle(3), circle(60)] {
            for (index, one) in places.iter().enumerate() {
                for other in &places[..index] {
                    let distance = (one[0] - other[0]).hypot(one[1] - other[1]);
                    assert!(distance >= 0.99, "{one:?} {other:?}");
                }
            }
        }
    }
}
