//! Trees of which parts are cut off: Green Hackenbush, picking leaves, and keeping a part. Coins on trees, a token that spends stones on its
//! way, and a pursuit.

use crate::explanation::{Explanation, Part, Value, outcome};
use language::text;
use problems::{agc010_f, cf1404b};
use rules::shapes::bits::members;
use rules::shapes::tree::Tree;
use sente::graph::Adjacency;
use sente::tree::leaves_first;
use std::iter::successors;

/// Most branches of a nim-sum that are written out.
const WRITTEN: usize = 3;
/// Most vertices of a chain that are listed.
const VERTICES: usize = 6;

/// An edge is cut, and what hangs on it vanishes. Lost iff the nim-sum of the branches at the root is 0.
pub(crate) fn hackenbush(tree: &Tree, set: &u64) -> Option<Explanation> {
    let rule = text!(
        "A branch is worth 1 + the nim-sum of the branches on its end.",
        "一个分支的 SG 值，是 1 加上它末端各分支的异或和。"
    );
    let (parts, values) = branches(tree, *set, None)?;
    Some(Explanation::nim_sum(rule, parts).valued(values))
}

/// Several trees; whoever cannot move wins. By the SJ theorem the values decide as in misère Nim.
pub(crate) fn misere_hackenbush(trees: &Vec<Tree>, sets: &Vec<u64>) -> Option<Explanation> {
    let numbered = (1..).zip(trees.iter().zip(sets));
    let parts = numbered.map(|(number, (tree, &set))| branches(tree, set, Some(number)));
    let (parts, values): (Vec<_>, Vec<_>) = parts.collect::<Option<Vec<_>>>()?.into_iter().unzip();
    let rule = text!(
        "A branch is worth 1 + the nim-sum of the branches on its end, and the values decide \
         as in misère Nim.",
        "一个分支的 SG 值，是 1 加上它末端各分支的异或和；再像反 Nim 那样判断胜负。"
    );
    Some(Explanation::misere_nim_sum(rule, parts.concat()).valued(values.concat()))
}

/// The branches at the root, and the values of all branches by the parts of the drawing.
type Branches = (Vec<Part>, Vec<(usize, Value)>);

/// The branches of the vertices in the set, which hang together on the root.
fn branches(tree: &Tree, set: u64, number: Option<usize>) -> Option<Branches> {
    let n = tree.vertices();
    if n > 64 {
        return None;
    }
    let edges: Vec<_> = tree.edges.iter().map(|&[one, other]| (one, other)).collect();
    let mut on_end: Vec<Vec<u64>> = vec![Vec::new(); n];
    let (mut parts, mut values_of_all) = (Vec::new(), Vec::new());
    let part_of = |vertex: usize| 100 * number.unwrap_or(0) + vertex + 1;
    let is_tree = leaves_first(n, &edges, |child, parent| {
        if set >> child & 1 == 1 {
            let values = &on_end[child];
            let (how, value) = (one_and(values), 1 + values.iter().fold(0, |sum, one| sum ^ one));
            on_end[parent].push(value);
            values_of_all.push((part_of(child), Value::Nimber(value)));
            if parent == 0 {
                parts.push((child, how, value));
            }
        }
    });
    parts.sort_unstable();
    let part = |(child, how, value): (usize, String, u64)| {
        let end = child + 1;
        let name = match number {
            Some(number) => text!("tree {number}, to {end}", "第 {number} 棵，到 {end}"),
            None => text!("to {end}", "到 {end}"),
        };
        Part::new(Some(part_of(child)), name, how, Value::Nimber(value))
    };
    is_tree.then(|| (parts.into_iter().map(part).collect(), values_of_all))
}

/// Figures for the value of a branch: 1 plus the nim-sum of the branches at its end.
fn one_and(values: &[u64]) -> String {
    let words: Vec<String> = values.iter().take(WRITTEN).map(u64::to_string).collect();
    let more = if values.len() > WRITTEN { " xor ..." } else { "" };
    match words.len() {
        0 => "1".into(),
        1 => format!("1 + {}", words[0]),
        _ => format!("1 + ({}{more})", words.join(" xor ")),
    }
}

/// Picking leaves: lost iff all chains are even. The position is the set of the vertices that are there, each with the one
/// above it.
pub(crate) fn chains(parents: &Vec<usize>, there: &u64) -> Option<Explanation> {
    if parents.len() > 63 {
        return None;
    }
    let parent = |vertex: usize| vertex.checked_sub(1).map(|child| parents[child]);
    let mut children = vec![0; parents.len() + 1];
    members(*there).filter_map(parent).for_each(|parent| children[parent] += 1);
    let chain = |leaf: usize| -> Vec<usize> {
        let up = |&vertex: &usize| parent(vertex).filter(|&parent| children[parent] == 1);
        successors(Some(leaf), up).collect()
    };
    let leaves = members(*there).filter(|&vertex| children[vertex] == 0);
    let mut chains: Vec<Vec<usize>> = leaves.map(chain).collect();
    chains.sort_by_key(|chain| chain.len() % 2 == 0);
    let wins = chains.iter().any(|chain| chain.len() % 2 == 1);
    let part = |chain: &Vec<usize>| {
        let names: Vec<String> =
            chain.iter().take(VERTICES).map(|vertex| (vertex + 1).to_string()).collect();
        let more = if chain.len() > VERTICES { ", ..." } else { "" };
        let name = text!("chain {names}{more}", "链 {names}{more}", names = names.join(", "));
        Part { place: Some(chain[0] + 1), ..Part::figure(name, chain.len()) }
    };
    let links =
        chains.iter().flat_map(|chain| chain.windows(2)).map(|two| [two[0] + 1, two[1] + 1]);
    let links = links.collect();
    let rule = text!(
        "A chain goes from a leaf upwards, to the root or up to a vertex with several \
         children, which does not belong to it.",
        "叶子的链往上走到根为止，或者到第一个有多个儿子的点为止，不含那个点。"
    );
    let why = match wins {
        true => text!(
            "A chain is odd: some move makes all of them even.",
            "有一条链的长度是奇数：有一步能使所有链的长度都是偶数。"
        ),
        false => text!(
            "All chains are even. Whatever is removed, some of them become one shorter, so \
             they are odd, and none ends.",
            "所有链的长度都是偶数。无论怎么摘，总有一些链短了 1，成为奇数，而没有一条链消失。"
        ),
    };
    Some(
        Explanation::new(rule, chains.iter().map(part).collect(), outcome(wins), why).linked(links),
    )
}

/// A vertex is deleted, and one of the parts is kept; whoever leaves a single vertex loses. Lost iff all degrees are odd.
pub(crate) fn keep_a_part(tree: &Tree, set: &u64) -> Option<Explanation> {
    if tree.vertices() > 64 {
        return None;
    }
    let mut degrees = [0_u64; 64];
    let is_left = |edge: &&[usize; 2]| edge.iter().all(|&end| set >> end & 1 == 1);
    tree.edges.iter().filter(is_left).flatten().for_each(|&end| degrees[end] += 1);
    let even = members(*set).filter(|&vertex| degrees[vertex] % 2 == 0);
    let part = |vertex: usize| {
        let name = text!("degree of {number}", "{number} 的度数", number = vertex + 1);
        Part { place: Some(vertex + 1), ..Part::figure(name, degrees[vertex]) }
    };
    let parts: Vec<Part> = even.take(VERTICES).map(part).collect();
    let rule = text!(
        "A move cuts an edge and keeps one side, where the degree of one vertex changes its parity. Even degrees:",
        "每步剪断一条边，留下一侧，其中恰有一个点的度数改变奇偶。度数为偶数的点："
    );
    let why = match (set.count_ones(), parts.is_empty()) {
        (1, _) => {
            text!("A single vertex: whoever has left it has lost.", "只剩一个点：留下它的人输了。")
        }
        (_, true) => {
            text!("There is none, and every move makes one.", "没有，而每一步都会产生一个。")
        }
        (_, false) => text!(
            "There is one: some move leaves a part in which all degrees are odd.",
            "有这样的点：有一步能使留下的部分里度数都是奇数。"
        ),
    };
    let wins = !parts.is_empty();
    let degrees =
        members(*set).map(|vertex| (vertex + 1, Value::Number(degrees[vertex] as i64, 0)));
    let degrees: Vec<_> = degrees.collect();
    Some(Explanation::new(rule, parts, outcome(wins), why).valued(degrees))
}

/// A turn takes a stone from the vertex of the token and moves the token on. Won iff a neighbour with fewer stones is lost.
pub(crate) fn fewer_stones(
    case: &agc010_f::Case,
    (token, stones): &(usize, Vec<u64>),
) -> Option<Explanation> {
    let ends = case.tree.edges.iter().flat_map(|&[one, other]| [(one, other), (other, one)]);
    let n = stones.len();
    if ends.clone().any(|(from, _)| from >= n) || *token >= n {
        return None;
    }
    let fewer = Adjacency::new(n, ends.filter(|&(from, to)| stones[to] < stones[from]));
    let mut won = vec![false; n];
    for vertex in fewer.neighbours_first() {
        won[vertex] = fewer.of(vertex).iter().any(|&neighbour| !won[neighbour as usize]);
    }
    let part = |&neighbour: &u32| {
        let neighbour = neighbour as usize;
        let name = text!("vertex {vertex}", "顶点 {vertex}", vertex = neighbour + 1);
        let how = format!("{} < {}", stones[neighbour], stones[*token]);
        Part::new(Some(neighbour), name, how, Value::Worth(outcome(won[neighbour])))
    };
    let parts = fewer.of(*token).iter().map(part).collect();
    let rule = text!(
        "A vertex is won iff a neighbour with fewer stones is lost. The neighbours of the \
         token with fewer stones:",
        "一个顶点必胜，当且仅当它有石子更少的邻点必败。棋子的邻点中，石子更少的有："
    );
    let why = match (won[*token], stones[*token]) {
        (true, _) => {
            text!("One of them is lost: the token goes there.", "其中有必败的：把棋子移过去。")
        }
        (false, 0) => {
            text!("There is no stone under the token.", "棋子所在的顶点没有石子。")
        }
        (false, _) => text!(
            "None of them is lost, and a step to another neighbour is answered by a step back: \
             it has as many stones or more.",
            "其中没有必败的；走到别的邻点，对手就走回来，因为那里的石子不比这里少。"
        ),
    };
    let outcomes =
        won.iter().enumerate().map(|(vertex, &won)| (vertex, Value::Worth(outcome(won))));
    Some(Explanation::new(rule, parts, outcome(won[*token]), why).valued(outcomes))
}

/// A turn takes the coins of a vertex, and the others come a step nearer. Lost iff the diameter of the vertices with coins
/// is 1 modulo 3.
pub(crate) fn removing_coins(tree: &Tree, coins: &Vec<u64>) -> Option<Explanation> {
    let longest = longest_path(tree, |vertex| coins[vertex] > 0)?;
    let rule = text!(
        "The coins lie on a tree. A turn at an end of a longest path makes its longest paths 1 \
         shorter, any other turn 2 shorter, but a path of 1 has ends only.",
        "有硬币的顶点连成一棵树。在最长路的一端操作，最长路短 1；在别处操作，短 2；而长度为 1 时只有\
         端点。"
    );
    let Some((length, one, other)) = longest else {
        let why = text!("No coin is left.", "没有硬币了。");
        return Some(Explanation::new(rule, Vec::new(), outcome(false), why));
    };
    let name = text!(
        "a longest path, from {one} to {other}",
        "一条最长路，从 {one} 到 {other}",
        one = one + 1,
        other = other + 1
    );
    let rest = length % 3;
    let parts = vec![
        Part { place: Some(one), ..Part::figure(name, length) },
        Part::number(text!("modulo 3", "模 3"), format!("{length} mod 3"), rest),
    ];
    let why = match rest {
        1 => text!(
            "The length is 1 modulo 3: a turn makes it 0 or 2, and the answer 1 again.",
            "长度模 3 余 1：走一步后余 0 或 2，对手再走一步又余 1。"
        ),
        _ => text!(
            "The length is not 1 modulo 3: a turn makes it so, or takes the last coins.",
            "长度模 3 不余 1：走一步能使它余 1，或者拿走最后的硬币。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(rest != 1), why).linked(path(tree, one, other)))
}

/// The edges of the way from one vertex to another one.
fn path(tree: &Tree, one: usize, other: usize) -> Vec<[usize; 2]> {
    let towards = tree.parents_to(other);
    successors(Some(one), |&vertex| towards[vertex])
        .filter_map(|vertex| Some([vertex, towards[vertex]?]))
        .collect()
}

/// The edges and the ends of a longest path among some vertices that are connected, if there are any; `None` if the edges
/// are no tree.
fn longest_path(
    tree: &Tree,
    is_there: impl Fn(usize) -> bool,
) -> Option<Option<(usize, usize, usize)>> {
    let (n, edges) = (tree.vertices(), tree.edges.iter().map(|&[one, other]| (one, other)));
    // Of each vertex: the depth of what is below it, and a deepest vertex there. All are the ends of a path of length 0.
    let mut below: Vec<(usize, usize)> = (0..n).map(|vertex| (0, vertex)).collect();
    let mut longest = (0..n).find(|&vertex| is_there(vertex)).map(|vertex| (0, vertex, vertex));
    let is_tree = leaves_first(n, edges, |vertex, parent| {
        if is_there(vertex) && is_there(parent) {
            let ((depth, end), (other_depth, other_end)) = (below[vertex], below[parent]);
            longest = longest.max(Some((depth + 1 + other_depth, end, other_end)));
            below[parent] = below[parent].max((depth + 1, end));
        }
    });
    is_tree.then_some(longest)
}

/// Alice catches Bob at once, or by following him, or from the middle of the tree; otherwise never.
pub(crate) fn tag(
    case: &cf1404b::Case,
    &(player, [alice, bob]): &(usize, [usize; 2]),
) -> Option<Explanation> {
    let [da, db] = case.reach;
    let (length, ..) = longest_path(&case.tree, |_| true)??;
    let way = path(&case.tree, alice, bob);
    let distance = way.len();
    let (by_following, from_the_middle) = (db <= 2 * da, length <= 2 * da);
    let parts = vec![
        Part::yes_or_no(
            text!("Alice reaches Bob at once", "Alice 立刻够得着 Bob"),
            format!("{distance} <= {da}"),
            distance <= da,
        ),
        Part::yes_or_no(
            text!("she catches him if he jumps past her", "Bob 越过 Alice 后会被抓住"),
            format!("{db} <= 2 x {da}"),
            by_following,
        ),
        Part::yes_or_no(
            text!("she reaches all from the middle", "Alice 从正中够得着所有顶点"),
            format!("{length} <= 2 x {da}"),
            from_the_middle,
        ),
    ];
    let rule = text!(
        "Alice wins if Bob is near when she moves, if he lands near her after each jump past her, or if the whole \
         tree is near its middle.",
        "轮到 Alice 时 Bob 就在近处，或者 Bob 每次越过 Alice 都落在近处，或者整棵树都在正中的近处，Alice 就能赢。"
    );
    let is_caught = alice == bob;
    let wins = is_caught || by_following || from_the_middle || player == 0 && distance <= da;
    let why = match (is_caught, wins) {
        (true, _) => text!("Bob is caught.", "Bob 被抓住了。"),
        (false, true) => text!("One of these holds: Bob is caught.", "有一条成立：Bob 会被抓住。"),
        (false, false) => text!(
            "None of these holds when Alice moves: after each of his jumps Bob can be farther than {da} from her. He \
             is never caught, and wins.",
            "轮到 Alice 时各条都不成立：Bob 每次跳完都能离 Alice 超过 {da}，永远不会被抓住，所以 Bob 赢。"
        ),
    };
    let worth = outcome(wins == (player == 0));
    Some(Explanation::new(rule, parts, worth, why).linked(way))
}
