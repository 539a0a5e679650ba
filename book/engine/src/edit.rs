//! Positions that are built by hand: an input that is near another one, and whose drawing differs as one wishes.
//!
//! Nothing here knows a game. Numbers and letters of the input are changed, added and left out, counts with them; the
//! statement's form says which of these texts are inputs, and its drawing what has changed.

use rules::{Choices, Drawing, Problem};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::iter;

/// The greatest distance of a number that is tried in the place of another one.
const FAR: i64 = 64;
/// More words of an input are not tried.
const WORDS: usize = 120;
/// Random inputs whose letters are tried.
const SEEDS: u64 = 8;

/// A change of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Wish {
    /// The part shows a greater number, or another sign.
    More,
    /// The part shows a smaller number, or another sign.
    Less,
    /// There is one more part, which hangs on this one in a tree.
    Add,
    /// The part is not there.
    Remove,
    /// The thing on the part comes to another part; vertices are joined, or parted if they were.
    Drag(usize),
}

/// The words of the lines of an input.
pub(super) type Lines = Vec<Vec<String>>;

/// The nearest input whose drawing has changed as wished; `None` if there is none.
pub(super) fn edited(
    problem: &dyn Problem,
    input: &str,
    part: usize,
    wish: Wish,
) -> Option<String> {
    let lines = lines(input);
    if lines.iter().map(Vec::len).sum::<usize>() > WORDS {
        return None;
    }
    let drawing = |input: &str| Some(problem.play(input).ok()??.position());
    let before = drawing(input)?;
    let other = if let Wish::Drag(to) = wish { to } else { before.parts().len() };
    let texts = near(problem, &lines, [1, 0, part, part + 1, other, other + 1]);
    texts.into_iter().map(|lines| text(&lines)).find(|text| {
        let is_as_wished = |after: Drawing| is_as_wished(&seen(&before), &seen(&after), part, wish);
        problem.validate(text).is_ok() && drawing(text).is_some_and(is_as_wished)
    })
}

pub(super) fn lines(input: &str) -> Lines {
    input.lines().map(|line| line.split_whitespace().map(String::from).collect()).collect()
}

pub(super) fn text(lines: &Lines) -> String {
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

/// Inputs that differ in one number or letter, or have a word or a line more or less; smaller changes come first. Added are
/// these values.
fn near(problem: &dyn Problem, lines: &Lines, values: [usize; 6]) -> Vec<Lines> {
    let places: Vec<[usize; 2]> = (0..lines.len())
        .flat_map(|row| (0..lines[row].len()).map(move |word| [row, word]))
        .collect();
    let with = |[row, word]: [usize; 2], text: String| {
        let mut other = lines.clone();
        other[row][word] = text;
        other
    };
    let letters = letters(problem, lines);
    let mut found = Vec::new();
    for &place in &places {
        let word = &lines[place[0]][place[1]];
        match word.parse::<i64>() {
            Ok(number) => {
                let values = (1..=FAR).flat_map(|step| [number + step, number - step]);
                found.extend(values.map(|value| with(place, value.to_string())));
            }
            Err(_) => found.extend(respelled(word, &letters).map(|word| with(place, word))),
        }
    }
    // A count is that of the words in its line or the next one, or of the lines behind it.
    let is_count = |&&[row, word]: &&[usize; 2]| {
        let behind = lines.len() - row;
        let counted =
            [lines.get(row + 1).map_or(0, Vec::len), behind, behind - 1, lines[row].len() - 1];
        lines[row][word].parse().is_ok_and(|number| counted.contains(&number))
    };
    for count in iter::once(None).chain(places.iter().filter(is_count).map(Some)) {
        let [more, fewer] = [1, -1].map(|step| match count {
            None => lines.clone(),
            Some(&[row, word]) => {
                let number: i64 = lines[row][word].parse().unwrap_or_default();
                with([row, word], (number + step).to_string())
            }
        });
        found.extend(places.iter().map(|&place| without(&fewer, place)));
        for row in 0..lines.len() {
            let mut shorter = fewer.clone();
            shorter.remove(row);
            found.push(shorter);
            found.extend(with_more(&more, row, values));
        }
    }
    found
}

/// The letters of words in this input and in some random ones.
fn letters(problem: &dyn Problem, own: &Lines) -> Vec<char> {
    let random = (0..SEEDS).map(|seed| problem.random(&mut Choices::random(seed), problem.large()));
    let words = random.flat_map(|input| lines(&input).concat()).chain(own.concat());
    let words: String = words.filter(|word| word.parse::<i64>().is_err()).collect();
    words.chars().collect::<BTreeSet<char>>().into_iter().collect()
}

/// The word with one letter exchanged: for the next one in the row of all letters first.
fn respelled(word: &str, letters: &[char]) -> impl Iterator<Item = String> {
    let spelled: Vec<char> = word.chars().collect();
    (1..letters.len()).flat_map(move |step| {
        let turned = |place: usize| {
            let mut other = spelled.clone();
            let old = letters.iter().position(|letter| *letter == other[place])?;
            other[place] = letters[(old + step) % letters.len()];
            Some(other.into_iter().collect())
        };
        (0..spelled.len()).filter_map(turned).collect::<Vec<String>>()
    })
}

fn without(lines: &Lines, [row, word]: [usize; 2]) -> Lines {
    let mut other = lines.clone();
    other[row].remove(word);
    other.retain(|line| !line.is_empty());
    other
}

/// The lines with one more word in a row, or with a line of two behind it.
fn with_more(lines: &Lines, row: usize, values: [usize; 6]) -> Vec<Lines> {
    let mut found = Vec::new();
    for value in values {
        for place in (0..=lines[row].len()).rev() {
            let mut other = lines.clone();
            other[row].insert(place, value.to_string());
            found.push(other);
        }
        for second in values {
            let mut other = lines.clone();
            other.insert(row + 1, [value, second].map(|value| value.to_string()).into());
            found.push(other);
        }
    }
    found
}

/// The parts of a drawing, each with its text, and the edges between parts; equal ones are numbered.
type Seen = (Vec<(usize, String)>, BTreeSet<([usize; 2], usize)>);

fn seen(drawing: &Drawing) -> Seen {
    let (texts, edges): (Vec<String>, Vec<[usize; 2]>) = match drawing {
        Drawing::Heaps(heaps) => (heaps.iter().map(u64::to_string).collect(), Vec::new()),
        Drawing::Numbers(numbers) => {
            (numbers.iter().map(|(_, number)| number.to_string()).collect(), Vec::new())
        }
        // A row that grows moves no cell of another one.
        Drawing::Grid(rows) => {
            let cells = rows.iter().enumerate();
            let cells = cells.flat_map(|(row, cells)| cells.iter().map(move |cell| (row, cell)));
            (cells.map(|(row, cell)| format!("{row} {}", cell.trim())).collect(), Vec::new())
        }
        Drawing::Tree(nodes) => {
            let edges = nodes.iter().filter_map(|node| Some([node.parent?, node.number]));
            (nodes.iter().map(|node| node.text.clone()).collect(), edges.collect())
        }
        Drawing::Graph { vertices, tokens, edges, .. } => {
            let tokens = |vertex| tokens.iter().filter(|&&token| token == vertex).count();
            let texts = vertices.iter().enumerate();
            let texts = texts.map(|(vertex, text)| format!("{text} {}", tokens(vertex)));
            (texts.collect(), edges.clone())
        }
    };
    let numbered = (0..edges.len())
        .map(|at| (edges[at], edges[..at].iter().filter(|edge| **edge == edges[at]).count()));
    (drawing.parts().into_iter().zip(texts).collect(), numbered.collect())
}

fn is_as_wished((old, old_edges): &Seen, (new, new_edges): &Seen, part: usize, wish: Wish) -> bool {
    let changed = |one: &[(usize, String)], other: &[(usize, String)]| -> Vec<usize> {
        one.iter().filter(|part| !other.contains(part)).map(|part| part.0).collect()
    };
    let (came, went) = (changed(new, old), changed(old, new));
    let edges: Vec<[usize; 2]> =
        old_edges.symmetric_difference(new_edges).map(|(edge, _)| *edge).collect();
    match wish {
        Wish::More | Wish::Less => {
            let number =
                |parts: &[(usize, String)]| number(&parts.iter().find(|one| one.0 == part)?.1);
            let (before, after) = (number(old), number(new));
            let is_plain = before.is_none() || after.is_none() || before == after;
            let is_right = is_plain || (after > before) == (wish == Wish::More);
            came == [part] && went == [part] && edges.is_empty() && is_right
        }
        Wish::Add => {
            let hangs = edges.is_empty() || edges.len() == 1 && edges[0].contains(&part);
            new.len() > old.len() && went.is_empty() && came.len() == 1 && hangs
        }
        Wish::Remove => {
            let rest = old.iter().filter(|one| one.0 != part).map(|one| &one.1);
            new.iter().map(|one| &one.1).eq(rest) && new_edges.is_subset(old_edges)
        }
        Wish::Drag(to) => {
            let ends = [part, to];
            let joins = |edge: &[usize; 2]| ends.iter().all(|end| edge.contains(end));
            let is_joined = edges.iter().any(joins);
            // An edge that is there goes; another one may come in the place of one.
            let most = if old_edges.iter().any(|(edge, _)| joins(edge)) { 1 } else { 2 };
            let is_own = edges.len() <= most && edges.iter().all(|edge| edge.contains(&part));
            let is_moved = came.len() == 2 && ends.iter().all(|end| came.contains(end));
            came.is_empty() && went.is_empty() && is_joined && is_own
                || edges.is_empty() && is_moved
        }
    }
}

/// The last number of a text.
fn number(text: &str) -> Option<u64> {
    text.rsplit(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty())?.parse().ok()
}
