//! MARK: the title. The figures of its theorem for a position, without a search.

use crate::explanation::{Explanation, Part, outcome};
use language::text;

/// MARK: what decides, with the position; the row in `lib.rs` says which arguments it takes. Here: a multiple of 3 is lost.
pub(crate) fn explain(&heap: &u64) -> Option<Explanation> {
    let rest = heap % 3;
    let parts =
        vec![Part::number(text!("heap modulo 3", "石子数模 3"), format!("{heap} mod 3"), rest)];
    let why = match rest {
        0 => text!(
            "{heap} is a multiple of 3, and no move leads from one to another.",
            "{heap} 是 3 的倍数，一步不能从 3 的倍数走到 3 的倍数。"
        ),
        _ => text!(
            "{heap} is no multiple of 3, and a move leads to one.",
            "{heap} 不是 3 的倍数，有一步能走到 3 的倍数。"
        ),
    };
    let rule = text!("Multiples of 3 are lost.", "3 的倍数是必败态。");
    Some(Explanation::new(rule, parts, outcome(rest != 0), why))
}
