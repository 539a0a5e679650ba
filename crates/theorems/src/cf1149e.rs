//! Taxes that are lowered, and set where roads lead: an exclusive or for each class of cities.

use crate::explanation::{Explanation, Part, Value, outcome};
use language::text;
use problems::cf1149e::Case;
use sente::graph::Adjacency;

/// Lost iff in each class the nim-sum of the taxes is 0.
pub(crate) fn classes(case: &Case, taxes: &Vec<u64>) -> Option<Explanation> {
    let roads = case.roads.iter().map(|&[from, to]| (from, to));
    let classes = Adjacency::new(taxes.len(), roads).grundy_values()?;
    let count = classes.iter().max().map_or(0, |most| most + 1);
    let parts: Vec<Part> = (0..count)
        .map(|class| {
            let of_class = classes.iter().zip(taxes).filter(|found| *found.0 == class);
            let taxes: Vec<u64> = of_class.map(|found| *found.1).collect();
            let how = taxes.iter().map(u64::to_string).collect::<Vec<_>>().join(" ^ ");
            let sum = taxes.iter().fold(0, |sum, tax| sum ^ tax);
            let name = text!("class {class}", "第 {class} 类");
            Part::new(None, name, how, Value::Nimber(sum))
        })
        .collect();
    let rule = text!(
        "The class of a city is the mex of the classes to which its roads lead. Of each class the nim-sum of the taxes counts, by \
         itself.",
        "城市的类，是它的路通向的各城市的类的 mex。每一类各算一个税的异或和。"
    );
    let wins = parts.iter().any(|part| part.value != Value::Nimber(0));
    let why = match wins {
        true => text!(
            "Some nim-sum is not 0. A city of the highest such class can be lowered so that its class has 0, and its roads \
             lead to a city of each class below, where the others are mended.",
            "有一类的异或和不为 0。取其中最高的一类，能把它的一座城市的税降低，使这一类为 0；这座城市有路通向更低的每一类，可以顺便把它们都改成 0。"
        ),
        false => text!(
            "All nim-sums are 0. No road leads to a city of the same class, so a turn changes the nim-sum of the class of the \
             city that it lowers.",
            "各类的异或和都是 0。没有路通向同类的城市，所以每一步都会改变被降税的城市那一类的异或和。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
