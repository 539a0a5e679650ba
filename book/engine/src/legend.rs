//! The signs in cells that only the statement of a problem explains, and the numbers by which its moves name cells.

use language::Text;
use serde_json::{Value, json};

/// A sign, its words, and the side whose it is, if it is of one.
type Sign = (&'static str, Text, Option<&'static str>);

const FIRST: Option<&str> = Some("first");
const SECOND: Option<&str> = Some("second");

/// For a page; an empty list where all is plain numbers.
pub(super) fn of(problem: &str) -> Value {
    let sign =
        |(text, words, side): &Sign| json!({ "text": text, "words": words.get(), "side": side });
    let found = LEGENDS.iter().find(|(id, _)| *id == problem);
    found.map_or(&[][..], |(_, signs)| signs).iter().map(sign).collect()
}

/// The numbers by which moves name cells: counted from the first cell on, or by row and column; null if they name none.
pub(super) fn numbered(problem: &str) -> Value {
    let (by, first) = match problem {
        "abc265_h" | "cf1704f" | "cf794e" | "dp_l" | "p2490" | "p3210" | "p3507" | "p5363" => {
            ("cells", 1)
        }
        "p3185" => ("cells", 0),
        "abc229_h" | "arc116_f" | "cf494e" | "p2594" => ("rows", 1),
        "nim_product_64" => ("rows", 0),
        _ => return Value::Null,
    };
    json!({ "by": by, "first": first })
}

const LEGENDS: &[(&str, &[Sign])] = &[
    (
        "abc229_h",
        &[("W", Text("white piece", "白子"), FIRST), ("B", Text("black piece", "黑子"), SECOND)],
    ),
    (
        "abc265_h",
        &[
            ("<", Text("lance of the first player", "先手的香车"), FIRST),
            (">", Text("lance of the second player", "后手的香车"), SECOND),
        ],
    ),
    (
        "aoj1377",
        &[("B", Text("black box", "黑箱子"), FIRST), ("W", Text("white box", "白箱子"), SECOND)],
    ),
    ("arc087_e", &[("[...]", Text("a string of the set", "集合中的字符串"), None)]),
    ("cf1498f", &[("v:k", Text("vertex v with k presents", "顶点 v 有 k 件礼物"), None)]),
    (
        "cf1704f",
        &[
            ("R", Text("red cell", "红格"), FIRST),
            ("B", Text("blue cell", "蓝格"), SECOND),
            ("W", Text("white cell", "白格"), None),
        ],
    ),
    ("cf494e", &[("W", Text("white cell", "白格"), None)]),
    ("nim_product_64", &[("O", Text("coin with heads up", "正面朝上的硬币"), None)]),
    (
        "p2490",
        &[("W", Text("white piece", "白子"), FIRST), ("B", Text("black piece", "黑子"), SECOND)],
    ),
    (
        "p2594",
        &[
            ("T", Text("tails: may be the corner", "反面：可以作角"), None),
            ("H", Text("heads", "正面"), None),
        ],
    ),
    ("p2964", &[("[n]", Text("a coin that may be taken now", "现在可以取的硬币"), None)]),
    ("p4363", &[("a/b", Text("points for Black / for White", "黑方 / 白方的得分"), None)]),
    ("p5363", &[("o", Text("coin", "硬币"), None)]),
    ("yuki2726", &[("v:k", Text("vertex v with k stones", "顶点 v 有 k 颗石子"), None)]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_with_a_legend_exist() {
        assert_eq!(of("p2197"), json!([]));
        for (id, signs) in LEGENDS {
            assert!(problems::find(id).is_some() && !signs.is_empty(), "{id}");
            assert_eq!(of(id).as_array().map(Vec::len), Some(signs.len()), "{id}");
        }
    }
}
