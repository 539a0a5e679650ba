//! A token that comes to no place twice: whoever is to move it loses iff some maximum matching of its place and the new ones
//! leaves its place out.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use problems::{p1971, p4617::Mountains};
use rules::shapes::bits::members;
use sente::{graph::Adjacency, matching::Matching};

/// The size of a set of bits.
const MOST_CELLS: usize = 64;
/// Most pairs that are written out.
const WRITTEN: usize = 2;

/// A maze in which one player puts the token, and the other one moves it first.
pub(crate) fn maze(
    rows: &Vec<String>,
    &(token, been): &(Option<usize>, u64),
) -> Option<Explanation> {
    let m = rows.first()?.len();
    let letters = rows.concat().into_bytes();
    if letters.len() > MOST_CELLS {
        return None;
    }
    let is_new = |&cell: &usize| letters[cell] == b'.' && been >> cell & 1 == 0;
    let new = (0..letters.len()).filter(is_new).fold(0, |set, cell| set | 1_u64 << cell);
    let matching = matched(m, new);
    let pairs = matching.len() as u64;
    let new_cells = u64::from(new.count_ones());
    let mut parts = vec![
        Part::figure(text!("new cells", "没走过的空格"), new_cells),
        Part::figure(text!("pairs of new cells", "没走过的空格能匹配的对数"), pairs),
    ];
    let (links, wins, why) = if let Some(token) = token {
        let with_token = matched(m, new | 1 << token);
        let wins = with_token.len() > matching.len();
        parts.push(Part::figure(
            text!("pairs with the token's cell", "连同棋子所在格的对数"),
            with_token.len() as u64,
        ));
        let why = match wins {
            true => text!(
                "The token's cell makes one pair more, so every maximum matching has it: go to the mate \
                 each time.",
                "加上棋子所在格就多一对，所以每个最大匹配都含这一格：每次走到与所在格匹配的格子。"
            ),
            false => text!(
                "A maximum matching does without the token's cell: each step is answered by one to the mate.",
                "有一个最大匹配不含棋子所在格：每走一步，对手都走到与之匹配的格子。"
            ),
        };
        let mut links = if wins { with_token } else { matching };
        links.sort_by_key(|pair| !pair.contains(&token));
        (links, wins, why)
    } else {
        let is_left = |&cell: &usize| !matching.as_flattened().contains(&cell);
        let left = members(new).find(is_left);
        let why = match left.map(|cell| name(m, cell)) {
            Some(left) => text!(
                "Cell {left} is left out: begin there, and answer each step by one to the mate.",
                "格子 {left} 没有匹配：放在那里，以后对手每走一步，你就走到与之匹配的格子。"
            ),
            None => text!(
                "No cell is left out: wherever the token begins, the opponent goes to the mate each time.",
                "空格全部匹配：无论放在哪里，对手每次都走到与所在格匹配的格子。"
            ),
        };
        (matching, left.is_some(), why)
    };
    parts[1].how = pairs_in_words(m, &links);
    let rule = text!(
        "Cells that share a side are matched in pairs, as many as can be.",
        "把有公共边的格子两两匹配，求最大匹配。"
    );
    Some(Explanation::new(rule, parts, outcome(wins), why).linked(links))
}

/// Peaks and valleys, each joined to some of the others.
pub(crate) fn mountains(case: &Mountains, &(place, been): &(usize, u64)) -> Option<Explanation> {
    if 2 * case.n > MOST_CELLS {
        return None;
    }
    let trails: Vec<_> =
        case.trails.iter().map(|&[peak, valley]| (peak, case.n + valley)).collect();
    let matched = |been: u64| {
        let is_new = |trail: &(usize, usize)| (been >> trail.0 | been >> trail.1) & 1 == 0;
        pairs(&trails.iter().copied().filter(is_new).collect::<Vec<_>>())
    };
    let (without, with) = (matched(been), matched(been & !(1 << place)));
    let wins = with.len() > without.len();
    let parts = vec![
        Part::figure(
            text!("pairs of new places", "没去过的地方能匹配的对数"),
            without.len() as u64,
        ),
        Part::figure(text!("pairs with this place", "连同所在之处的对数"), with.len() as u64),
    ];
    let rule = text!(
        "Peaks and valleys are matched along trails, as many as can be.",
        "沿着路把山峰与山谷两两匹配，求最大匹配。"
    );
    let why = match wins {
        true => text!(
            "This place makes one pair more, so every maximum matching has it: go to the mate each time.",
            "加上所在之处就多一对，所以每个最大匹配都含这里：每次走到与所在之处匹配的地方。"
        ),
        false => text!(
            "A maximum matching does without this place: each step is answered by one to the mate.",
            "有一个最大匹配不含所在之处：每走一步，对手都走到与之匹配的地方。"
        ),
    };
    let links = if wins { with } else { without };
    Some(Explanation::new(rule, parts, outcome(wins), why).linked(links))
}

/// A cell by its row and column.
fn name(m: usize, cell: usize) -> String {
    format!("({},{})", cell / m + 1, cell % m + 1)
}

/// Some pairs of cells, by rows and columns.
fn pairs_in_words(m: usize, pairs: &[[usize; 2]]) -> String {
    let more = if pairs.len() > WRITTEN { " ..." } else { "" };
    let names = pairs.iter().take(WRITTEN).map(|pair| pair.map(|cell| name(m, cell)).join("-"));
    names.collect::<Vec<_>>().join(" ") + more
}

/// A hole into which one player slides white pieces from beside it, and the other one black ones: it never comes back. The
/// position is the cells, row by row, and who is to move.
pub(crate) fn slides(
    record: &p1971::Record,
    (cells, turn): &(Vec<char>, usize),
) -> Option<Explanation> {
    let m = record.rows.first()?.len();
    if cells.len() > MOST_CELLS {
        return None;
    }
    let hole = cells.iter().position(|&cell| cell == '.')?;
    let apart = |cell: usize| (cell / m).abs_diff(hole / m) + (cell % m).abs_diff(hole % m);
    let is_open = |&cell: &usize| cells[cell] == ['X', 'O'][(apart(cell) + turn) % 2];
    let open = (0..cells.len()).filter(is_open).fold(0, |set, cell| set | 1_u64 << cell);
    let matchings = [open, open | 1 << hole].map(|cells| matched(m, cells));
    let [without, with] = matchings.each_ref().map(|pairs| pairs.len() as u64);
    let parts = vec![
        Part::figure(text!("open cells", "还能走的格子"), u64::from(open.count_ones())),
        Part::figure(text!("pairs of open cells", "还能走的格子能匹配的对数"), without),
        Part::figure(text!("pairs with the empty cell", "连同空格的对数"), with),
    ];
    let wins = with > without;
    let [without_hole, with_hole] = matchings;
    let links = if wins { with_hole } else { without_hole };
    let why = match wins {
        true => text!(
            "The empty cell makes one pair more, so every maximum matching has it: slide the piece of its \
             mate each time.",
            "加上空格就多一对，所以每个最大匹配都含空格：每次移动与空格匹配的格子里的棋子。"
        ),
        false => text!(
            "A maximum matching does without the empty cell: the opponent slides the piece of its mate each \
             time.",
            "有一个最大匹配不含空格：每走一步，对手都移动与空格匹配的格子里的棋子。"
        ),
    };
    let rule = text!(
        "The empty cell never comes back. At an odd distance from it pieces of the mover are open, at an even \
         one those of the opponent. Open cells that share a side are matched.",
        "空格走过的格子不会再走。与空格距离为奇数、有当前操作者的棋子的格子，以及距离为偶数、有对手的棋子的\
         格子，还能走；把相邻的两两匹配。"
    );
    Some(Explanation::new(rule, parts, outcome(wins), why).linked(links))
}

/// The pairs of a maximum matching of these cells, in rows of `m`.
fn matched(m: usize, cells: u64) -> Vec<[usize; 2]> {
    let mut edges = Vec::new();
    for black in members(cells).filter(|cell| (cell / m + cell % m).is_multiple_of(2)) {
        let apart = |cell: usize| (cell / m).abs_diff(black / m) + (cell % m).abs_diff(black % m);
        edges.extend(members(cells).filter(|&cell| apart(cell) == 1).map(|white| (black, white)));
    }
    pairs(&edges)
}

/// The pairs of a maximum matching of these edges, each with its ends in the order of its edge.
fn pairs(edges: &[(usize, usize)]) -> Vec<[usize; 2]> {
    let graph = Adjacency::new(MOST_CELLS, edges.iter().copied());
    let left = (0..MOST_CELLS).filter(|&vertex| !graph.of(vertex).is_empty());
    let of = |vertex| graph.of(vertex).iter().map(|&neighbour| neighbour as usize);
    let matching = Matching::maximum(MOST_CELLS, left.clone(), of);
    left.filter_map(|vertex| Some([vertex, matching.mate(vertex)?])).collect()
}
