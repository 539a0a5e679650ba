//! A tree as the parents of its vertices.

use super::Tree;
use crate::form::Form;
use crate::reader::FormResult;
use language::text;
use std::mem::replace;

/// Reads or prints the parents of the vertices 1 to n - 1 of a tree with the root 0 in a line, which counts them from 1.
///
/// # Errors
///
/// If a number is out of range, or a vertex is its own ancestor. Without one they are a tree.
pub fn parents(form: &mut Form<'_>, parents: &mut Vec<usize>, n: usize) -> FormResult {
    parents.resize(n - 1, 0);
    form.each("parent", parents, |form, parent| form.index("", parent, n))?;
    form.line();
    // From each vertex upwards, until the root or what was met before. What is met is overwritten, by numbers
    // that are no vertices: a second list would be one more walk through memory.
    let mut up = parents.clone();
    for start in 1..n {
        let mut vertex = start;
        while vertex > 0 && up[vertex - 1] < n {
            vertex = replace(&mut up[vertex - 1], n + start);
        }
        form.check(vertex == 0 || up[vertex - 1] != n + start, || {
            let vertex = vertex + 1;
            text!("vertex {vertex} is its own ancestor", "顶点 {vertex} 是自己的祖先")
        })?;
    }
    Ok(())
}

impl Tree {
    /// The tree in which the vertices 1, 2, ... have these parents.
    pub fn of_parents(parents: &[usize]) -> Self {
        Tree { edges: (1..).zip(parents).map(|(child, &parent)| [child, parent]).collect() }
    }

    /// The parents of the vertices 1, 2, ...
    pub fn parents(&self) -> Vec<usize> {
        let mut parents = vec![0; self.vertices()];
        self.leaves_first().into_iter().for_each(|[child, parent]| parents[child] = parent);
        parents.split_off(1)
    }

    /// The number of edges from the root to each vertex.
    pub fn depths(&self) -> Vec<usize> {
        let mut depths = vec![0; self.vertices()];
        for [child, parent] in self.leaves_first().into_iter().rev() {
            depths[child] = depths[parent] + 1;
        }
        depths
    }

    /// The vertices without children.
    pub fn leaves(&self) -> Vec<usize> {
        let mut leaves = vec![true; self.vertices()];
        self.parents().into_iter().for_each(|parent| leaves[parent] = false);
        (0..self.vertices()).filter(|&vertex| leaves[vertex]).collect()
    }
}
