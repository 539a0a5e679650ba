//! Numbers are erased until the sum of one player is known: neighbours of the sorted row are paired, with one number more.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use problems::agc056_d::Case;
use rules::Player;

/// The theorem for both players to move: Alice has an even number of numbers before her, and Bob an odd one.
pub(crate) fn best_end(
    &([least, most], ref all): &Case,
    (numbers, sum, is_over): &(Vec<u64>, u64, bool),
    mover: Player,
) -> Option<Explanation> {
    let rule = text!(
        "Alice makes the distance of her sum from the middle of L and R small, Bob makes it large. Twice this distance is what \
         pairs of neighbours of the sorted row differ by, with one number more: what she is ahead of her aim so far.",
        "Alice 要让她的和接近 L 与 R 的中点，Bob 要让它远离。距离的两倍，就是排好序后相邻两数一对、各对之差的和；其中还要添一个数：目前她领先目标多少。"
    );
    if *is_over {
        let why = text!("The winner has been named.", "胜者已定。");
        return Some(Explanation::new(rule, Vec::new(), outcome(false), why));
    }
    let left: Vec<i64> = numbers.iter().filter(|&&number| number > 0).map(|&n| n as i64).collect();
    let all: u64 = all.iter().sum();
    let erased = all as i64 - left.iter().sum::<i64>();
    let ahead = all as i64 - (least + most) as i64 + 2 * *sum as i64 - erased;
    let is_alice = mover == Player::Left;
    if left.len().is_multiple_of(2) != is_alice {
        return None;
    }
    let with = |without: Option<usize>, more: i64| {
        let others = (0..left.len()).filter(|&place| Some(place) != without);
        paired(others.map(|place| left[place]).chain([more]).collect())
    };
    let end = match is_alice {
        _ if left.is_empty() => ahead.abs(),
        true => (0..left.len()).map(|place| with(Some(place), left[place] + ahead)).min()?,
        false => with(None, ahead),
    };
    let room = (most - least) as i64;
    let parts = vec![
        Part::figure(text!("ahead of the aim", "领先目标"), ahead),
        Part::figure(text!("twice the distance in the end", "最后距离的两倍"), end),
        Part::figure(text!("most with which Alice wins", "Alice 能赢的最大值"), room),
    ];
    let alice_wins = end <= room;
    let why = match alice_wins {
        true => text!("It is not above R - L: Alice wins.", "不超过 R - L：Alice 赢。"),
        false => text!("It is above R - L: Bob wins.", "超过 R - L：Bob 赢。"),
    };
    Some(Explanation::new(rule, parts, outcome(alice_wins == is_alice), why))
}

/// The sum of differences of neighbours, two by two.
fn paired(mut numbers: Vec<i64>) -> i64 {
    numbers.sort_unstable();
    numbers.chunks(2).map(|pair| pair[1] - pair[0]).sum()
}
