//! Candy piles as a Young diagram: a play walks in it, and its greatest square decides.

use crate::explanation::{Explanation, Part, Value, outcome};
use language::text;
use std::cmp::Reverse;

/// A turn eats a largest pile or a candy from each; whoever eats the last candy loses.
pub(crate) fn candies(piles: &Vec<u64>) -> Option<Explanation> {
    let mut order: Vec<usize> = (0..piles.len()).filter(|&pile| piles[pile] > 0).collect();
    order.sort_by_key(|&pile| Reverse(piles[pile]));
    let in_square = |&(place, &pile): &(usize, &usize)| piles[pile] > place as u64;
    let side = order.iter().enumerate().take_while(in_square).count();
    let rule = text!(
        "Sorted, the piles are columns of cells, and a move is a step to the right or upwards in \
         them. Along a diagonal nothing changes, up to the corner of the greatest square: then \
         only the cells straight on from there count.",
        "把各堆从大到小排成一列列方格，每一步就是在其中向右或向上走一格。沿对角线走，胜负不变，\
         直到最大正方形的角；此后只看从这个角一直向右、一直向上各还有几格。"
    );
    let Some(&corner) = order.get(side.wrapping_sub(1)) else {
        let why = text!(
            "The last candy is eaten: who ate it has lost.",
            "最后一颗已被吃掉：吃的人输了。"
        );
        return Some(Explanation::new(rule, Vec::new(), outcome(true), why));
    };
    let height = piles[corner];
    let above = height - side as u64;
    let reach = order.iter().filter(|&&pile| piles[pile] >= side as u64).count();
    let cells = |place, name, how, cells: u64| {
        Part::new(place, name, how, Value::Number(cells.try_into().unwrap_or(i64::MAX), 0))
    };
    let parts = vec![
        Part::figure(text!("side of the greatest square", "最大正方形的边长"), side),
        cells(
            Some(corner),
            text!("cells above its corner", "角上方的格数"),
            format!("{height} - {side}"),
            above,
        ),
        cells(
            None,
            text!("cells to the right of its corner", "角右方的格数"),
            format!("{reach} - {side}"),
            (reach - side) as u64,
        ),
    ];
    let wins = above % 2 == 1 || (reach - side) % 2 == 1;
    let why = match wins {
        true => text!(
            "One of the two numbers is odd: at the corner, that direction wins.",
            "两个格数中有奇数：在角上，走这个方向就赢。"
        ),
        false => text!(
            "Both numbers are even: at the corner, either direction loses.",
            "两个格数都是偶数：在角上，走哪个方向都输。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
