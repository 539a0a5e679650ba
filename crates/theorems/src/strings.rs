//! Games on the beginnings of strings.

use crate::coins::lowbit;
use crate::doubling::why_in_rounds;
use crate::explanation::{Explanation, Part, Value, outcome};
use crate::mex::mex;
use language::text;
use problems::arc087_e::Strings;
use problems::cf455b::Match;
use problems::loj6377;
use std::collections::BTreeSet;

/// Most letters of a text of which all substrings are looked at.
const MOST_TEXT: usize = 40;

/// Strings are added to a prefix-free set: a sum of free trees. A string is the number that it is in binary behind a 1.
pub(crate) fn prefix_free(case: &Strings, &set: &u64) -> Option<Explanation> {
    let levels = usize::try_from(case.most).ok().filter(|&levels| levels < 6)?;
    let depth = |number: u64| 63 - number.leading_zeros();
    let begins_one = |number: u64| {
        let mut strings = (2..64).filter(|&string| set >> string & 1 == 1);
        strings.any(|string| string >> depth(string).saturating_sub(depth(number)) == number)
    };
    let part = |number: u64| {
        let (how, value) = lowbit(levels - depth(number) as usize + 1);
        let name = format!("{number:b}")[1..].to_string();
        let name = text!("free from {name} on", "以 {name} 开头的空子树");
        Part::new(Some(number as usize), name, how, Value::Nimber(value))
    };
    // A missing child: the string begins no string of the set, but its sibling does.
    let is_top = |&number: &u64| !begins_one(number) && begins_one(number ^ 1);
    let rule = text!(
        "Where the beginning of a string goes on with one letter alone, a free tree of h levels \
         hangs on the other one, worth lowbit(h), the greatest power of two that divides h. A string in it leaves \
         free trees of h - 1, h - 2, ... levels, down to some number: their nim-sums are all numbers below \
         lowbit(h), perhaps greater ones, and never it.",
        "若某个前缀只能接着一个字符，则另一个字符下面是一棵 h 层的空子树，SG 值是 lowbit(h)，\
         即整除 h 的最大的 2 的幂。在里面添一个串，剩下 h - 1, h - 2, ... 直到某一层的空子树：它们的异或和取遍小于 \
         lowbit(h) 的数，取不到 lowbit(h)。"
    );
    let parts = (2..2 << levels).filter(is_top).map(part).collect();
    Some(Explanation::nim_sum(rule, parts))
}

/// Words are built in rounds, of which the loser begins the next one, and the last one decides.
pub(crate) fn rounds(case: &Match, (left, word): &(u64, String)) -> Option<Explanation> {
    let group = &case.group;
    let (can_win, can_lose) = can_win_and_lose(group, word);
    let (beginner_can_win, beginner_can_lose) = can_win_and_lose(group, "");
    let next_beginner_wins = *left > 1 && beginner_can_win && (beginner_can_lose || left % 2 == 0);
    let wins = if next_beginner_wins { can_lose } else { can_win };
    let yes_or_no = |name, is_true| Part::yes_or_no(name, "", is_true);
    let parts = vec![
        yes_or_no(text!("the mover can win this round", "当前操作者能赢这一局"), can_win),
        yes_or_no(text!("the mover can lose this round", "当前操作者能输这一局"), can_lose),
        yes_or_no(text!("who begins a round can win it", "一局的先手能赢这一局"), beginner_can_win),
        yes_or_no(
            text!("who begins a round can lose it", "一局的先手能输这一局"),
            beginner_can_lose,
        ),
        Part::figure(text!("rounds after this one", "此后还有的局数"), left - 1),
    ];
    let rule = text!(
        "Who begins a match of r rounds wins it iff he can win one round, and can lose one or \
         r is odd.",
        "r 局的先手必胜，当且仅当他能赢一局，并且他能输一局或者 r 是奇数。"
    );
    let why = why_in_rounds(*left as usize - 1, next_beginner_wins);
    Some(Explanation::new(rule, parts, outcome(wins), why))
}

/// Two answers about the one to move at a word: can he win the round, and can he lose it?
fn can_win_and_lose(group: &[String], word: &str) -> (bool, bool) {
    let next = group.iter().filter(|string| string.starts_with(word));
    let next = next.filter_map(|string| string.get(..word.len() + 1));
    let options: Vec<(bool, bool)> = next.map(|next| can_win_and_lose(group, next)).collect();
    let can_win = options.iter().any(|option| !option.0);
    let can_lose = options.is_empty() || options.iter().any(|option| !option.1);
    (can_win, can_lose)
}

/// Letters are appended to substrings of a text: a sum, with a mex only where several letters can follow.
pub(crate) fn substrings((text, _): &loj6377::Case, strings: &Vec<String>) -> Option<Explanation> {
    if text.len() > MOST_TEXT {
        return None;
    }
    let part = |(place, string): (usize, &String)| {
        let (how, value) = of_substring(text, string);
        Part::new(Some(place), string.clone(), how, Value::Nimber(value))
    };
    let rule = text!(
        "Where one letter alone can follow, the value is 1 if what comes is worth 0, and else 0. Where several can, it is the \
         mex of their values.",
        "后面只能接一种字母时，接上以后的值为 0，这里就是 1，否则是 0。能接几种字母时，取它们的值的 mex。"
    );
    Some(Explanation::nim_sum(rule, (1..).zip(strings).map(part).collect()))
}

/// The value of a substring, and the figures that give it.
fn of_substring(text: &str, string: &str) -> (String, u64) {
    let places = (0..text.len()).filter(|&place| text[place..].starts_with(string));
    let letters: BTreeSet<&str> =
        places.filter_map(|place| text.get(place + string.len()..=place + string.len())).collect();
    let next = |letter: &&str| of_substring(text, &format!("{string}{letter}")).1;
    let mut values: Vec<u64> = letters.iter().map(next).collect();
    match (values.pop(), values.is_empty()) {
        (None, _) => (text!("no letter can follow", "后面不能再接"), 0),
        (Some(value), true) => {
            let letter = letters.first().copied().unwrap_or_default();
            (
                text!("only {letter}, worth {value}", "只能接 {letter}，值为 {value}"),
                u64::from(value == 0),
            )
        }
        (Some(value), false) => match mex(values.into_iter().chain([value])) {
            (how, Value::Nimber(value)) => (how, value),
            (how, _) => (how, 0),
        },
    }
}
