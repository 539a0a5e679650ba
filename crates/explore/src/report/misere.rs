//! A misère quotient as the literature prints it: the presentation, the lost elements, and the images of the heaps.

use crate::misere::Quotient;
use itertools::Itertools;
use language::{Text, text};
use quotient::presentation::Word;
use serde_json::{Value, json};
use std::fmt::Display;

/// Images of heaps that are shown.
const SHOWN: usize = 60;

/// Lines of a report.
pub(super) fn lines(quotient: &Quotient) -> Vec<(Text, String)> {
    let presentation = &quotient.presentation;
    let elements = presentation.words.len();
    let order = match presentation.is_quotient {
        true => text!("order {elements}", "{elements} 元"),
        false => text!(
            "order {elements}, and perhaps a smaller one would do",
            "{elements} 元，也许还可以更小"
        ),
    };
    let generators = (0..presentation.heaps.len()).map(|place| presentation.generator(place));
    let mut relations = presentation.relations.iter().map(|(one, other)| equation(one, other));
    let presented = format!("< {} | {} >", generators.clone().join(", "), relations.join(", "));
    let heaps = presentation.heaps.iter();
    let mut heaps =
        generators.zip(heaps).map(|(letter, heap)| equation(letter, format!("Phi({heap})")));
    let (heaps, lost) = (heaps.join(", "), quotient.lost().map(unbroken).join(", "));
    let (start, period) = (quotient.period.start, quotient.period.period);
    let phi: Vec<String> = quotient.phi().take(SHOWN).map(unbroken).collect();
    let more = if quotient.phi().count() > SHOWN { ", ..." } else { "" };
    let phi = phi.join(", ") + more;
    vec![
        (
            Text("quotient", "反常商"),
            text!("{presented}, {order}; {heaps}", "{presented}，{order}；{heaps}"),
        ),
        (
            Text("lost", "必败"),
            text!(
                "P = {{ {lost} }}: a sum is lost if the product of the images of its heaps is one of these",
                "P = {{ {lost} }}：各堆的像的乘积属于 P 时，这些堆之和必败"
            ),
        ),
        (
            Text("Phi", "Phi"),
            text!(
                "of the heaps from 0 on: {phi}; period {period} from {start} on",
                "从 0 颗的堆起：{phi}；从 {start} 起周期为 {period}"
            ),
        ),
    ]
}

fn equation(one: impl Display, other: impl Display) -> String {
    unbroken(format!("{one} = {other}"))
}

/// A text that stays in one line.
fn unbroken(text: impl Display) -> String {
    text.to_string().replace(' ', "\u{a0}")
}

/// The same for programs.
pub(super) fn json(quotient: &Quotient) -> Value {
    let presentation = &quotient.presentation;
    let texts = |words: &mut dyn Iterator<Item = &Word>| words.map(Word::to_string).collect_vec();
    let of = |(one, other): &(Word, Word)| [one.to_string(), other.to_string()];
    json!({
        "order": presentation.words.len(),
        "is_least": presentation.is_quotient,
        "generators": presentation.heaps,
        "relations": presentation.relations.iter().map(of).collect_vec(),
        "elements": texts(&mut presentation.words.iter().map(|(_, word)| word)),
        "lost": texts(&mut quotient.lost()),
        "phi": texts(&mut quotient.phi()),
        "start": quotient.period.start,
        "period": quotient.period.period,
    })
}
