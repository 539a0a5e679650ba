//! Trees that two players paint, each in his colour. In one game a player wins iff in the end some vertex is white with all
//! its neighbours; in the other one, whoever first has a path of three vertices.

use crate::explanation::{Explanation, Part, Picture, Sum, Value};
use language::text;
use problems::cf1110g;
use rules::session::Worth;
use rules::shapes::bits::members;
use rules::shapes::tree::Tree;
use sente::tree::leaves_first;

/// Most pairs that are written out.
const WRITTEN: usize = 5;

/// Explains a tree by a matching while nothing is painted, or Aoki has answered in its pairs; otherwise the theorem speaks only
/// where the winner is certain already.
pub(crate) fn white_and_black(tree: &Tree, &[white, black]: &[u64; 2]) -> Option<Explanation> {
    let n = tree.vertices();
    let around = around(tree)?;
    let all_white = around.iter().filter(|&&around| around & !white == 0).count();
    let with_black = around.iter().filter(|&&around| around & black != 0).count();
    let is_white_to_move = white.count_ones() == black.count_ones();
    let pairs = matching(tree)?;
    let mut picture = Picture::default();
    let (parts, white_wins, why) = if all_white > 0 {
        (vec![], true, text!("There is one already.", "已经有这样的点。"))
    } else if with_black == n {
        let why = text!(
            "Each vertex is black or has a black neighbour, so there will be none.",
            "每个点都是黑点，或者与黑点相邻，所以不会有这样的点。"
        );
        (vec![], false, why)
    } else if white | black == 0 || are_answered(&pairs, n, [white, black], is_white_to_move) {
        picture.links = pairs.iter().map(|pair| pair.map(|vertex| vertex + 1)).collect();
        by_pairs(&pairs, n)
    } else {
        return None;
    };
    let counts = [
        Part::figure(text!("white with all neighbours", "自己与邻点全白的点"), all_white),
        Part::figure(text!("black, or beside a black one", "自己或邻点有黑的点"), with_black),
    ];
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
    Some(Explanation { rule, parts, sum: Sum::None, worth: Worth::Score(lead), why, picture })
}

/// True if the pairs have all vertices and each that has a white vertex has a black one, too, but for one that Aoki is to
/// answer in.
fn are_answered(
    pairs: &[[usize; 2]],
    n: usize,
    [white, black]: [u64; 2],
    is_white_to_move: bool,
) -> bool {
    let count =
        |pair: &[usize; 2], set: u64| pair.iter().filter(|&&end| set >> end & 1 == 1).count();
    let open = |&pair: &&[usize; 2]| count(pair, white) > 0 && count(pair, black) == 0;
    let most = usize::from(!is_white_to_move);
    2 * pairs.len() == n
        && pairs.iter().filter(open).count() <= most
        && pairs.iter().all(|pair| count(pair, white) < 2)
}

/// The pairs that are matched from the leaves.
fn matching(tree: &Tree) -> Option<Vec<[usize; 2]>> {
    let n = tree.vertices();
    let edges: Vec<_> = tree.edges.iter().map(|&[one, other]| (one, other)).collect();
    let (mut has_mate, mut pairs) = (vec![false; n], Vec::new());
    let is_tree = leaves_first(n, &edges, |vertex, parent| {
        if !has_mate[vertex] && !has_mate[parent] {
            has_mate[vertex] = true;
            has_mate[parent] = true;
            pairs.push([vertex, parent]);
        }
    });
    is_tree.then_some(pairs)
}

/// The figures of such pairs, whether Takahashi wins, and why.
fn by_pairs(pairs: &[[usize; 2]], n: usize) -> (Vec<Part>, bool, String) {
    let more = if pairs.len() > WRITTEN { " ..." } else { "" };
    let names = pairs.iter().take(WRITTEN).map(|[one, other]| format!("{}-{}", one + 1, other + 1));
    let listed = names.collect::<Vec<_>>().join(" ") + more;
    let left = n - 2 * pairs.len();
    let parts = vec![
        Part::number(text!("matched pairs", "匹配的对数"), listed, pairs.len() as u64),
        Part::figure(text!("vertices left over", "没有匹配的点"), left),
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
    (parts, left > 0, why)
}

/// Degrees and a parity decide while nothing is painted; later the theorem speaks only of a game that is over, or that a turn
/// wins.
pub(crate) fn path_of_three(
    case: &cf1110g::Case,
    &[white, black]: &[u64; 2],
) -> Option<Explanation> {
    let n = case.tree.vertices();
    let around = around(&case.tree)?;
    let has_path = |set: u64| {
        members(set).any(|vertex| (around[vertex] & set & !(1 << vertex)).count_ones() > 1)
    };
    let given = case.letters.matches('W').count();
    let painted = (white | black).count_ones() as usize;
    let own = if (painted - given).is_multiple_of(2) { white } else { black };
    let free = members(!(white | black)).take_while(|&vertex| vertex < n);
    let winning: Vec<usize> = free.filter(|&vertex| has_path(own | 1 << vertex)).collect();
    let mut picture = Picture::default();
    let mut rule =
        text!("Three vertices of a path in one colour win.", "三个同色的点连成一条路径就胜。");
    let (parts, lead, why) = if has_path(white) || has_path(black) || painted == n {
        (vec![], 0, text!("The game is over.", "游戏已经结束。"))
    } else if !winning.is_empty() {
        let name = text!("vertices that make a path", "能连成路径的点");
        let part = Part::figure(name, winning.len() as u64);
        picture.values = winning.iter().map(|vertex| (vertex + 1, Value::Number(3, 0))).collect();
        (vec![part], 1, text!("A turn wins.", "走一步就胜。"))
    } else if painted == given {
        let (degrees, found) = degrees_and_parity(case);
        let branching = degrees.iter().enumerate().filter(|&(_, &degree)| degree > 2);
        let value =
            |(vertex, &degree): (usize, &u64)| (vertex + 1, Value::Number(degree as i64, 0));
        picture.values = branching.map(value).collect();
        if case.letters.contains('W') {
            rule += &text!(
                " Each white vertex counts as if a branch hung on it: a vertex with two leaves.",
                "每个白点，看作上面还挂着一个分支：一个带两片叶子的点。"
            );
        }
        if found.1 == 0 {
            picture.links = answering_pairs(&around, &degrees, white);
        }
        found
    } else {
        return None;
    };
    Some(Explanation { rule, parts, sum: Sum::None, worth: Worth::Score(lead), why, picture })
}

/// The degrees in the tree in which each white vertex has a branch of three more vertices; its figures, by how much White
/// wins, and why.
fn degrees_and_parity(case: &cf1110g::Case) -> (Vec<u64>, (Vec<Part>, i64, String)) {
    let white: Vec<u64> = case.letters.bytes().map(|letter| u64::from(letter == b'W')).collect();
    let (mut degrees, mut inner) = (white.clone(), white.clone());
    case.tree.edges.iter().flatten().for_each(|&end| degrees[end] += 1);
    for &[one, other] in &case.tree.edges {
        inner[one] += u64::from(degrees[other] > 1);
        inner[other] += u64::from(degrees[one] > 1);
    }
    let white: u64 = white.iter().sum();
    let count = |is: &dyn Fn(u64, u64) -> bool| {
        degrees.iter().zip(&inner).filter(|&(&degree, &inner)| is(degree, inner)).count() as u64
    };
    let [four, two_inner, three] = [
        count(&|degree, _| degree > 3),
        count(&|degree, inner| degree == 3 && inner > 1),
        count(&|degree, _| degree == 3) + white,
    ];
    let n = degrees.len() as u64 + 3 * white;
    let parts = vec![
        Part::figure(text!("vertices, three more for each white one", "点数，每个白点再加 3"), n),
        Part::figure(text!("with four neighbours", "度至少为 4 的点"), four),
        Part::figure(
            text!("with three, two of them no leaves", "度为 3 且有两个非叶邻点的点"),
            two_inner,
        ),
        Part::figure(text!("with three neighbours", "度为 3 的点"), three),
    ];
    let why = match (four + two_inner, three, n % 2) {
        (1.., ..) => text!(
            "White paints such a vertex, if it is not white yet, and then a neighbour, and threatens two vertices \
             at once.",
            "白方先涂这样的点（已经是白点就不必涂），再涂它的一个邻点，同时威胁两个点。"
        ),
        (_, 2, 1) => text!(
            "An even number of edges lies between the two vertices with three neighbours: White threatens again and \
             again along the way, and at last two leaves at once.",
            "两个度为 3 的点之间隔偶数条边：白方沿路连续威胁，最后同时威胁两片叶子。"
        ),
        _ => text!(
            "The vertices can be put into pairs so that every path of three contains a pair: whoever takes the other one \
             of each pair lets nobody have a path.",
            "可以把点配对，使每条三点路径都含某一对：在同一对里应对，就能守和。"
        ),
    };
    let lead = i64::from(four + two_inner > 0 || three == 2 && n % 2 == 1);
    (degrees, (parts, lead, why))
}

/// Pairs of vertices, counted from 1, of which each path of three that nobody has begun contains one, in a tree where nobody
/// wins: two leaves at a vertex of degree three, and neighbours along the path that is left. That begins there, or behind a
/// white end, or behind any end.
fn answering_pairs(around: &[u64], degrees: &[u64], white: u64) -> Vec<[usize; 2]> {
    let n = degrees.len();
    let (mut pairs, mut left) = (Vec::new(), !0);
    for fork in (0..n).filter(|&vertex| degrees[vertex] == 3) {
        let leaves = members(around[fork]).filter(|&vertex| degrees[vertex] == 1);
        if let [one, other] = leaves.take(2).collect::<Vec<_>>()[..] {
            pairs.push([one + 1, other + 1]);
            left &= !(1 << one | 1 << other);
        }
    }
    let fork = (0..n).find(|&vertex| degrees[vertex] == 3);
    let mut next = fork.or_else(|| {
        let end = members(white).next().or_else(|| (0..n).find(|&vertex| degrees[vertex] == 1))?;
        left &= !(1 << end);
        members(around[end] & left).next()
    });
    while let Some(one) = next {
        left &= !(1 << one);
        let Some(mate) = members(around[one] & left).next() else { break };
        pairs.push([one + 1, mate + 1]);
        left &= !(1 << mate);
        next = members(around[mate] & left).next();
    }
    pairs
}

/// Each vertex with its neighbours, as sets of bits.
fn around(tree: &Tree) -> Option<Vec<u64>> {
    let bit = |vertex: usize| 1_u64.checked_shl(vertex as u32);
    let mut around: Vec<u64> = (0..tree.vertices()).map(bit).collect::<Option<_>>()?;
    for &[one, other] in &tree.edges {
        around[one] |= 1 << other;
        around[other] |= 1 << one;
    }
    Some(around)
}
