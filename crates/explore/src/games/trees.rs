//! Green Hackenbush on a tree. A coordinate is a vertex, and stands for the subtree above it.

use super::{Each, Entry, Flow, Game, refused};
use crate::watch::Watch;
use anyhow::Result;

/// The most vertices.
const MOST: usize = 100_000;

struct GreenTree {
    /// Of each vertex but the root, 0; it has a lesser number.
    parents: Vec<usize>,
}

impl Game for GreenTree {
    fn title(&self) -> String {
        let words: Vec<String> = self.parents.iter().map(usize::to_string).collect();
        format!("green-tree {}", words.join(" "))
    }
    fn rules(&self) -> String {
        "A move cuts an edge of the tree; what no longer hangs together with the root goes.".into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["vertex".into()]
    }
    /// The vertices that are left, the root of the subtree first.
    fn position(&self, coordinates: &[u64]) -> Option<Vec<u64>> {
        let root = coordinates[0];
        let mut inside = vec![false; self.parents.len() + 1];
        *inside.get_mut(root as usize)? = true;
        for (vertex, &parent) in (1..).zip(&self.parents) {
            inside[vertex] |= inside[parent];
        }
        Some((0..).zip(inside).filter(|&(_, inside)| inside).map(|(vertex, _)| vertex).collect())
    }
    fn is_sum(&self) -> bool {
        false
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        // Whether a vertex goes, by its number.
        let mut gone = vec![false; self.parents.len() + 1];
        position.iter().skip(1).try_for_each(|&cut| {
            gone.fill(false);
            gone[cut as usize] = true;
            let stays = |&&vertex: &&u64| {
                let vertex = vertex as usize;
                gone[vertex] |= vertex > 0 && gone[self.parents[vertex - 1]];
                !gone[vertex]
            };
            let option: Vec<u64> = position.iter().filter(stays).copied().collect();
            each(&[&option])
        })
    }
    /// By the colon principle: the nim-sum over the children of their value and 1.
    fn grundy(&self, sizes: &[usize], _: &mut Watch) -> Option<Vec<u32>> {
        let mut values = vec![0; self.parents.len() + 1];
        for (index, &parent) in self.parents.iter().enumerate().rev() {
            values[parent] ^= values[index + 1] + 1;
        }
        values.resize(sizes[0], 0);
        Some(values)
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "a vertex is worth the nim-sum over its children of (value + 1), by the colon principle",
        )
    }
    fn largest(&self) -> Option<u64> {
        Some(self.parents.len() as u64)
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![self.parents.len() as u64]
    }
    fn has_own_size(&self) -> bool {
        true
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    vec![Entry {
        name: "green-tree",
        parameters: "PARENTS",
        about: "cut edges of the tree in which 1, 2, ... have these parents; 0 is the root",
        make: |words| Ok(Box::new(make(words)?)),
    }]
}

fn make(words: &[String]) -> Result<GreenTree> {
    let words: Vec<&str> = words.iter().flat_map(|word| word.split(',')).collect();
    if words.len() > MOST {
        return Err(refused(format!("a tree has at most {MOST} vertices besides the root")));
    }
    let parent = |(vertex, word): (usize, &&str)| {
        word.parse().ok().filter(|&parent: &usize| parent < vertex).ok_or_else(|| {
            refused(format!(
                "the parent of {vertex} is {word:?}, not a vertex from 0 to {}",
                vertex - 1
            ))
        })
    };
    if words.is_empty() {
        return Err(refused("the tree has no edge: write its parents, such as green-tree 0 0 1"));
    }
    Ok(GreenTree { parents: (1..).zip(&words).map(parent).collect::<Result<_>>()? })
}
