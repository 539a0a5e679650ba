//! A tree that two players paint, each in his colour, until the last vertex: one wins iff some vertex is white with all its
//! neighbours.

use crate::explanation::{Explanation, Part, Sum};
use game::Player;
use language::text;
use rules::session::Worth;
use rules::shapes::tree::Tree;
use sente::tree::leaves_first;

/// More pairs are not written out.
const WRITTEN: usize = 5;

/// Where nothing is painted the matching decides; later the theorem speaks only where the winner is certain already.
pub(crate) fn white_and_black(
    tree: &Tree,
    &[white, black]: &[u64; 2],
    _: Player,
) -> Option<Explanation> {
    let n = tree.vertices();
    let mut around: Vec<u64> =
        (0..n).map(|vertex| 1_u64.checked_shl(vertex as u32)).collect::<Option<_>>()?;
    for &[one, other] in &tree.edges {
        around[one] |= 1 << other;
        around[other] |= 1 << one;
    }
    let all_white = around.iter().filter(|&&around| around & !white == 0).count();
    let with_black = around.iter().filter(|&&around| around & black != 0).count();
    let (parts, white_wins, why) = if white | black == 0 {
        matching(tree)?
    } else if all_white > 0 {
        (vec![], true, text!("There is one already.", "已经有这样的点。"))
    } else if with_black == n {
        let why = text!(
            "Each vertex is black or has a black neighbour, so there will be none.",
            "每个点都是黑点，或者与黑点相邻，所以不会有这样的点。"
        );
        (vec![], false, why)
    } else {
        return None;
    };
    let counts = [
        Part::number(
            text!("white with all neighbours", "自己与邻点全白的点"),
            "",
            all_white as u64,
        ),
        Part::number(text!("with a black vertex", "自己或邻点有黑的点"), "", with_black as u64),
    ];
    let is_white_to_move = white.count_ones() == black.count_ones();
    let lead = match (white | black).count_ones() as usize == n {
        true => 0,
        false if white_wins == is_white_to_move => 1,
        false => -1,
    };
    let rule = text!(
        "Takahashi wins iff in the end some vertex is white with all its neighbours.",
        "Takahashi 胜，当且仅当最后有一个点，自己与邻点全是白的。"
    );
    let parts = parts.into_iter().chain(counts).collect();
    Some(Explanation { rule, parts, sum: Sum::None, worth: Worth::Score(lead), why })
}

/// The pairs that are matched from the leaves, whether Takahashi wins, and why.
fn matching(tree: &Tree) -> Option<(Vec<Part>, bool, String)> {
    let n = tree.vertices();
    let edges: Vec<_> = tree.edges.iter().map(|&[one, other]| (one, other)).collect();
    let (mut has_mate, mut pairs) = (vec![false; n], Vec::new());
    let is_tree = leaves_first(n, &edges, |vertex, parent| {
        if !has_mate[vertex] && !has_mate[parent] {
            has_mate[vertex] = true;
            has_mate[parent] = true;
            pairs.push(format!("{}-{}", vertex + 1, parent + 1));
        }
    });
    let more = if pairs.len() > WRITTEN { " ..." } else { "" };
    let listed = pairs[..pairs.len().min(WRITTEN)].join(" ") + more;
    let left = n - 2 * pairs.len();
    let parts = vec![
        Part::number(text!("matched pairs", "匹配的对数"), listed, pairs.len() as u64),
        Part::number(text!("vertices left over", "没有匹配的点"), "", left as u64),
    ];
    let why = match left {
        0 => text!(
            "All vertices are matched, from the leaves: Aoki always paints the mate of the vertex that \
             Takahashi has painted.",
            "从叶子开始，所有点都能匹配：Takahashi 涂一个点，Aoki 就涂与它匹配的点。"
        ),
        _ => text!(
            "The pairs are matched from the leaves, so there is no perfect matching: Takahashi \
             paints the neighbour of a leaf each time, and Aoki must paint the leaf.",
            "从叶子开始匹配，仍有剩下的点，所以没有完美匹配：Takahashi 每次涂一片叶子的邻点，\
             Aoki 只能涂这片叶子。"
        ),
    };
    is_tree.then_some((parts, left > 0, why))
}
