//! Green Hackenbush on a tree. A coordinate is a vertex, and stands for the subtree above it.

use super::Entry;
use crate::error::refused;
use crate::game::{Game, Program, Usual};
use crate::question::Question;
use anyhow::Result;
use language::text;
use std::rc::Rc;

/// The most vertices besides the root.
const MOST: usize = 100_000;

pub(super) fn green_tree(entry: &Entry, words: &[String]) -> Result<Game> {
    let words: Vec<&str> = words.iter().flat_map(|word| word.split(',')).collect();
    if words.len() > MOST {
        return Err(refused(text!(
            "a tree has at most {MOST} vertices besides the root",
            "除根以外，树最多有 {MOST} 个顶点"
        )));
    }
    let parent = |(vertex, word): (usize, &&str)| {
        word.parse().ok().filter(|&parent: &usize| parent < vertex).ok_or_else(|| {
            refused(text!(
                "the parent of {vertex} is {word:?}, not a vertex from 0 to {last}",
                "{vertex} 的父亲是 {word:?}，应为 0 到 {last} 的顶点",
                last = vertex - 1
            ))
        })
    };
    // Of each vertex but the root, 0; a parent has a lesser number.
    let parents: Vec<usize> = (1..).zip(&words).map(parent).collect::<Result<_>>()?;
    let vertices = parents.len() as u64;
    let usual = Usual { sizes: vec![vertices], is_asked_for: true, is_sum: false, ..Usual::of(1) };
    let title = format!("green-tree {}", words.join(" "));
    let rules = entry.rules("rules", &[]);
    let game = Game::coded(title, rules, &["vertex"], program(parents.into()));
    Ok(Game { largest: Some(vertices), known: entry.text("known"), usual, ..game })
}

fn program(parents: Rc<[usize]>) -> Program {
    let [of_start, of_fast] = [parents.clone(), parents.clone()];
    let program = Program::new(move |position, each| {
        // By the number of a vertex: true where it goes.
        let mut gone = vec![false; parents.len() + 1];
        position.iter().skip(1).try_for_each(|&cut| {
            gone.fill(false);
            gone[cut as usize] = true;
            let stays = |&&vertex: &&u64| {
                let vertex = vertex as usize;
                gone[vertex] |= vertex > 0 && gone[parents[vertex - 1]];
                !gone[vertex]
            };
            let option: Vec<u64> = position.iter().filter(stays).copied().collect();
            each(&option)
        })
    });
    // The vertices that are left, the root of the subtree first.
    let program = program.from(move |root| {
        let mut inside = vec![false; of_start.len() + 1];
        *inside.get_mut(root[0] as usize)? = true;
        for (vertex, &parent) in (1..).zip(&*of_start) {
            inside[vertex] |= inside[parent];
        }
        Some((0..).zip(inside).filter(|&(_, inside)| inside).map(|(vertex, _)| vertex).collect())
    });
    // By the colon principle: the nim-sum over the children of their value and 1.
    program.fast(move |question, sizes, _| {
        let most = match question {
            Question::Grundy => u32::MAX,
            Question::Outcome => 1,
            _ => return None,
        };
        let mut values = vec![0; of_fast.len() + 1];
        for (index, &parent) in of_fast.iter().enumerate().rev() {
            values[parent] ^= values[index + 1] + 1;
        }
        values.resize(sizes[0], 0);
        Some(values.into_iter().map(|value: u32| value.min(most)).collect())
    })
}
