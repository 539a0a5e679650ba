//! Letters with equal neighbours are cut out: each run of such places is a row of Dawson's Kayles.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use sente::dawson::{PERIOD, REGULAR, folded, table};

/// A run of L places is a row of L + 1 gaps, of which a cut takes two neighbours. A place that was cut is a bit of `cut`.
pub(crate) fn cuts(string: &String, &cut: &u64) -> Option<Explanation> {
    let letters = string.as_bytes();
    let is_there = |place: usize| place < 64 && cut >> place & 1 == 0;
    let is_marked = |place: usize| {
        (place - 1..=place + 1).all(is_there) && letters[place - 1] == letters[place + 1]
    };
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for place in (1..letters.len().saturating_sub(1)).filter(|&place| is_marked(place)) {
        match runs.last_mut() {
            Some((first, length)) if *first + *length == place => *length += 1,
            _ => runs.push((place, 1)),
        }
    }
    let values = table(REGULAR + PERIOD);
    let part = |&(first, length): &(usize, usize)| {
        let (from, to) = (first + 1, first + length);
        let name = match length {
            1 => text!("letter {from}", "第 {from} 个字母"),
            _ => text!("letters {from} to {to}", "第 {from} 到 {to} 个字母"),
        };
        let gaps = length + 1;
        let value = Value::Nimber(values[folded(gaps)] as u64);
        Part::new(Some(first), name, text!("{gaps} gaps", "{gaps} 个间隔"), value)
    };
    let rule = text!(
        "A letter between two equal ones can be cut out, and then its neighbours never can. A run of such letters is a row \
         of Dawson's Kayles on the gaps beside them.",
        "两边字母相同的字母可以剪下，此后与它相邻的都不能再剪。连续几个这样的字母，连同旁边的间隔，就是 Dawson's Kayles 的一行。"
    );
    let links = runs
        .iter()
        .flat_map(|&(first, length)| (first + 1..first + length).map(|place| [place - 1, place]));
    Some(Explanation::nim_sum(rule, runs.iter().map(part).collect()).linked(links.collect()))
}
