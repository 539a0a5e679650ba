//! Games on the beginnings of strings.

use crate::coins::lowbit;
use crate::explanation::{Explanation, Part, Value};
use game::Player;
use language::text;
use problems::arc087_e::Strings;

/// Strings are added to a prefix-free set: a sum of free trees. A string is the number that it is in binary behind a 1.
pub(crate) fn prefix_free(case: &Strings, &set: &u64, _: Player) -> Option<Explanation> {
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
    // A beginning of the set that goes on with the other letter alone.
    let is_top = |&number: &u64| !begins_one(number) && begins_one(number ^ 1);
    let rule = text!(
        "Where the beginning of a string goes on with one letter alone, a free tree of h levels \
         hangs on the other one, worth lowbit(h), the greatest power of two that divides h.",
        "若某个前缀只能接着一个字符，则另一个字符下面是一棵 h 层的空子树，SG 值是 lowbit(h)，\
         即整除 h 的最大的 2 的幂。"
    );
    let parts = (2..2 << levels).filter(is_top).map(part).collect();
    Some(Explanation::nim_sum(rule, parts))
}
