//! A number that is doubled or raised by 1 up to a limit, in rounds.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use problems::cf1369f::Round;

/// A match that both want to win: its rounds are chained, since the loser of one begins the next.
pub(crate) fn rounds(rounds: &Vec<Round>, &(index, number): &(usize, u64)) -> Option<Explanation> {
    let limit = rounds.get(index)?[1];
    let next_wins = beginner_wins(&rounds[index + 1..]);
    let left = rounds.len() - index - 1;
    let name = text!("rounds after this one", "此后还有的局数");
    let mut parts = vec![Part::figure(name, left)];
    if left > 0 {
        let name = text!("who begins the next round can win the match", "下一局的先手能赢得比赛");
        parts.push(Part::yes_or_no(name, "", next_wins));
    }
    if number > limit {
        let rule = text!(
            "{number} is above {limit}: who has written it has lost the round, and begins the \
             next one, if there is one.",
            "{number} 超过 {limit}：写下它的人输了这一局；若还有下一局，由他先走。"
        );
        let why = match next_wins {
            true => text!("So that player can win the match.", "所以写下它的人能赢得比赛。"),
            false => text!("So the other one can win the match.", "所以另一方能赢得比赛。"),
        };
        return Some(Explanation::new(rule, parts, outcome(!next_wins), why));
    }
    let (can_win, can_lose) = (can_win(number, limit), can_lose(number, limit));
    let of = |limit: u64| text!("limit {limit}", "上限 {limit}");
    parts.push(Part::yes_or_no(
        text!("the mover can win this round", "当前操作者能赢这一局"),
        of(quartered(number, limit)),
        can_win,
    ));
    let half = if number > limit / 2 { limit } else { quartered(number, limit / 2) };
    parts.push(Part::yes_or_no(
        text!("the mover can lose this round", "当前操作者能输这一局"),
        of(half),
        can_lose,
    ));
    let rule = text!(
        "With an odd limit e even numbers are won: add 1, and the other must make an even number again. With an even e \
         only 1 is added above e / 2, so odd numbers are won there. From e / 4 up to e / 2 doubling leaves an even one \
         above: won. So whoever first passes e / 4 loses: it is the limit below. A number can be lost if it is above \
         e / 2, by doubling it, or can be won with the limit e / 2.",
        "上限 e 为奇数时偶数必胜：加 1，对方只能再写出偶数。e 为偶数时，大于 e / 2 就只能加 1，所以那里奇数必胜；大于 e / 4 \
         而不超过 e / 2 时，加倍得到大于 e / 2 的偶数，必胜。所以先超过 e / 4 的人输，以下的上限就是 e / 4。大于 e / 2 \
         时加倍就能输；否则能输当且仅当上限为 e / 2 时能赢。"
    );
    let why = why_in_rounds(left, next_wins);
    let wins = if next_wins { can_lose } else { can_win };
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// The reason why the mover wants to win or to lose a round with so many rounds behind it, by whether the one who begins
/// the next of them wins the match.
pub(crate) fn why_in_rounds(left: usize, next_wins: bool) -> String {
    match (left, next_wins) {
        (0, _) => {
            text!("This is the last round: both want to win it.", "这是最后一局，双方都想赢。")
        }
        (_, true) => text!(
            "Who begins the next round wins the match, so both want to lose this one.",
            "下一局的先手赢得比赛，所以双方都想输掉这一局。"
        ),
        (_, false) => text!(
            "Who begins the next round loses the match, so both want to win this one.",
            "下一局的先手输掉比赛，所以双方都想赢这一局。"
        ),
    }
}

/// True if the player who begins the first of these rounds can win the match. Without rounds it is false: he would
/// begin because he has lost the last one.
fn beginner_wins(rounds: &[Round]) -> bool {
    rounds.iter().rev().fold(false, |next_wins, &[start, limit]| match next_wins {
        true => can_lose(start, limit),
        false => can_win(start, limit),
    })
}

/// The limit after the theorem's quartering: divided by 4 while it is even and the number is at most a quarter of it.
fn quartered(number: u64, mut limit: u64) -> u64 {
    while limit.is_multiple_of(2) && number <= limit / 4 {
        limit /= 4;
    }
    limit
}

fn can_win(number: u64, limit: u64) -> bool {
    let limit = quartered(number, limit);
    match limit % 2 {
        1 => number.is_multiple_of(2),
        _ => number <= limit / 2 || !number.is_multiple_of(2),
    }
}

fn can_lose(number: u64, limit: u64) -> bool {
    number > limit / 2 || can_win(number, limit / 2)
}
