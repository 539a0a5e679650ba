//! Staircase Nim: every second step counts, since a move from another step is answered by moving the same on.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use problems::{cf812e, cf1498f, yuki2726};
use sente::tree::leaves_first;

/// The even stairs count: on stair 1 balls rest.
pub(crate) fn balls(stairs: &Vec<u64>) -> Option<Explanation> {
    let even = stairs.iter().enumerate().skip(1).step_by(2).filter(|(_, balls)| **balls > 0);
    let part = |(index, &balls): (usize, &u64)| {
        let (name, value) =
            (text!("stair {number}", "第 {number} 级", number = index + 1), Value::Nimber(balls));
        Part::new(Some(index), name, "", value)
    };
    let rule = text!(
        "Balls rest on stair 1, so the even stairs count. What comes to one of them is moved \
         on by the answer.",
        "球到了第 1 级就不再动，所以只看偶数级。移到偶数级的球，对手接着把它们移下去。"
    );
    Some(Explanation::nim_sum(rule, even.map(part).collect()))
}

/// The differences of neighbours are the steps, and every second one counts, from the right end.
pub(crate) fn pebbles(heaps: &Vec<u64>) -> Option<Explanation> {
    let counted = (0..heaps.len()).rev().step_by(2).map(|index| {
        let left = index.checked_sub(1).map_or(0, |left| heaps[left]);
        let how = format!("{} - {left}", heaps[index]);
        Some(Part::heap(index, how, heaps[index].checked_sub(left)?))
    });
    let rule = text!(
        "Taking x from heap i moves x from its excess over the left neighbour to that of heap \
         i + 1, or off the row from the last heap. So every second excess counts, from the right.",
        "从第 i 堆取 x 颗，就是把 x 从它比左邻多出的部分，移到第 i + 1 堆多出的部分；从最后一堆\
         取的移到行外。所以从右端起，每隔一个取一个差分。"
    );
    Some(Explanation::nim_sum(rule, counted.collect::<Option<_>>()?))
}

/// The gap before the last coin, and every second one from there.
pub(crate) fn coins(cells: &Vec<usize>) -> Option<Explanation> {
    let counted = (0..cells.len()).rev().step_by(2).map(|coin| {
        let begin = coin.checked_sub(1).map_or(0, |left| cells[left] + 1);
        let (name, gap) = (
            text!("cells free before {number}", "第 {number} 格前的空格", number = cells[coin] + 1),
            cells[coin] - begin,
        );
        Part::new(Some(cells[coin]), name, "", Value::Nimber(gap as u64))
    });
    let rule = text!(
        "A push makes the gap before the coin smaller and the next one larger. So the gap \
         before the last coin counts, and every second one to the left.",
        "移动一枚金币，左边的间隔变小，右边的间隔变大。所以最后一枚金币左边的间隔算进去，再往左\
         每隔一个算一个。"
    );
    Some(Explanation::nim_sum(rule, counted.collect()))
}

/// Groups of pieces beside the empty cells of a row, counted from the right: those at the odd ones count. The position is
/// the columns of the pieces in each row.
pub(crate) fn pieces(rows: &Vec<u64>) -> Option<Explanation> {
    let part = |(index, &pieces): (usize, &u64)| {
        let (mut groups, mut group, mut step) = (Vec::new(), 0, 0);
        for column in (0..20).rev() {
            let is_piece = pieces >> column & 1 == 1;
            if !is_piece {
                groups.extend((step % 2 == 1 && group > 0).then_some(group));
                step += 1;
                group = 0;
            }
            group += u64::from(is_piece);
        }
        groups.extend((step % 2 == 1 && group > 0).then_some(group));
        let how = groups.iter().map(u64::to_string).collect::<Vec<_>>().join(" ^ ");
        let value = groups.iter().fold(0, |sum, group| sum ^ group);
        let name = text!("row {number}", "第 {number} 行", number = index + 1);
        Part::new(None, name, how, Value::Nimber(value))
    };
    let rule = text!(
        "The empty cells, counted from the right, are stairs, and the pieces beside one on its left lie on \
         it. A jump takes pieces one stair down, so the odd ones count.",
        "空格从右往左数作台阶，紧靠其左的一段棋子在这一级上。跳一步，就是把几个棋子移到下一级，所以只看\
         奇数级。"
    );
    Some(Explanation::nim_sum(rule, rows.iter().enumerate().map(part).collect()))
}

/// The stones on vertices of odd depth, modulo K + 1.
pub(crate) fn rooted_tree(case: &yuki2726::Case, stones: &Vec<u64>) -> Option<Explanation> {
    let depths = depths(&case.tree.edges, 0)?;
    let modulus = case.most.checked_add(1)?;
    let odd = (0..stones.len()).filter(|&vertex| depths[vertex] % 2 == 1).map(|vertex| {
        let how = format!("{} mod {modulus}", stones[vertex]);
        let value = Value::Nimber(stones[vertex] % modulus);
        at_vertex(vertex, how, value)
    });
    let rule = text!(
        "Stones at odd depth count, modulo K + 1 = {modulus}.",
        "只看奇数深度上的石子，各自模 K + 1 = {modulus}。"
    );
    Some(Explanation::nim_sum(rule, odd.collect()))
}

/// The presents whose distance to the root, modulo 2 k, is at least k.
pub(crate) fn presents(
    case: &cf1498f::Case,
    (root, presents): &(usize, Vec<u64>),
) -> Option<Explanation> {
    let depths = depths(&case.tree.edges, *root)?;
    let counts =
        |&vertex: &usize| depths[vertex].checked_div(case.stride).is_some_and(|step| step % 2 == 1);
    let counted = (0..presents.len()).filter(counts).map(|vertex| {
        let how = text!("depth {depth}", "深度 {depth}", depth = depths[vertex]);
        let value = Value::Nimber(presents[vertex]);
        at_vertex(vertex, how, value)
    });
    let rule = text!(
        "Presents count if their distance to the root, modulo {period}, is {least} or more.",
        "到根的距离模 {period} 不小于 {least} 的礼物，才算进去。",
        period = 2 * case.stride,
        least = case.stride
    );
    Some(Explanation::nim_sum(rule, counted.collect()))
}

/// The apples on vertices at an even distance from the leaves below them.
pub(crate) fn apple_tree(case: &cf812e::Case, apples: &Vec<u64>) -> Option<Explanation> {
    let edges: Vec<_> = (1..).zip(case.parents.iter().copied()).collect();
    let mut heights = vec![0_usize; apples.len()];
    let is_tree = leaves_first(apples.len(), &edges, |vertex, parent| {
        heights[parent] = heights[vertex] + 1;
    });
    if !is_tree {
        return None;
    }
    let counted =
        (0..apples.len()).filter(|&vertex| heights[vertex].is_multiple_of(2)).map(|vertex| {
            let how = text!("height {height}", "高度 {height}", height = heights[vertex]);
            at_vertex(vertex, how, Value::Nimber(apples[vertex]))
        });
    let rule = text!(
        "Every move changes one vertex at an even distance from the leaves below it; apples that come to one from \
         above can be taken on at once.",
        "每一步恰好改变一个到下方叶子距离为偶数的顶点；从上面移来的苹果，可以立刻再移走。"
    );
    Some(Explanation::nim_sum(rule, counted.collect()))
}

/// A vertex, counted from 0, with its value.
fn at_vertex(vertex: usize, how: String, value: Value) -> Part {
    let number = vertex + 1;
    Part::new(Some(number), text!("vertex {number}", "顶点 {number}"), how, value)
}

/// The depth of each vertex of the tree with this root; `None` if the edges are no tree.
fn depths(edges: &[[usize; 2]], root: usize) -> Option<Vec<usize>> {
    // `leaves_first` has the root 0, so that the two change their names for it.
    let renamed = |vertex: usize| match vertex {
        0 => root,
        _ if vertex == root => 0,
        _ => vertex,
    };
    let n = edges.len() + 1;
    let edges: Vec<_> = edges.iter().map(|&[one, other]| (renamed(one), renamed(other))).collect();
    let mut order = Vec::with_capacity(edges.len());
    if root >= n || !leaves_first(n, &edges, |vertex, parent| order.push((vertex, parent))) {
        return None;
    }
    let mut depths = vec![0; n];
    for (vertex, parent) in order.into_iter().rev() {
        depths[renamed(vertex)] = depths[renamed(parent)] + 1;
    }
    Some(depths)
}
