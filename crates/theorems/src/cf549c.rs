//! Cities are burnt until some are left, whose parity decides: who burns last chooses, if both kinds last until then.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use problems::cf549c::Case;
use rules::Player;

/// The theorem for both players to move: each has so many turns left, and one of them has the last.
pub(crate) fn parity_of_the_rest(
    case: &Case,
    (cities, is_over): &(Vec<u64>, bool),
    mover: Player,
) -> Option<Explanation> {
    let rule = text!(
        "Who burns last chooses the parity if odd and even cities are left. The other has to use up one of the two kinds.",
        "最后烧的人只要还有奇有偶，就能选择奇偶。另一方必须事先烧完其中一种。"
    );
    if *is_over {
        let why = text!("The winner has been named.", "胜者已定。");
        return Some(Explanation::new(rule, Vec::new(), outcome(false), why));
    }
    let left = cities.iter().filter(|people| **people > 0);
    let count = |parity| left.clone().filter(|people| **people % 2 == parity).count();
    let (odd, even) = (count(1), count(0));
    let turns = (odd + even).checked_sub(case.kept)?;
    let is_stannis = mover == Player::Left;
    let hers = if is_stannis { turns / 2 } else { turns.div_ceil(2) };
    let is_stannis_last = (turns % 2 == 1) == is_stannis;
    let is_odd_rest = case.kept % 2 == 1;
    let parts = vec![
        Part::figure(text!("odd cities", "人数为奇数的城市"), odd),
        Part::figure(text!("even cities", "人数为偶数的城市"), even),
        Part::figure(text!("turns of Daenerys", "后手还要烧的座数"), hers),
        Part::figure(text!("turns of Stannis", "先手还要烧的座数"), turns - hers),
    ];
    let (stannis_wins, why) = if turns == 0 {
        (
            odd % 2 == 1,
            text!("Nobody burns any more: the odd cities decide.", "不再烧了：看奇数城市有几座。"),
        )
    } else if is_stannis_last {
        (
            odd > hers && (is_odd_rest || even > hers),
            text!(
                "Stannis burns last. Daenerys wins if she can use up the odd cities, or, with an even k, the even ones.",
                "最后由先手烧。后手能烧完奇数城市就赢；k 为偶数时，能烧完偶数城市也赢。"
            ),
        )
    } else {
        (
            is_odd_rest && even <= turns - hers,
            text!(
                "Daenerys burns last. Stannis wins if k is odd and he can use up the even cities.",
                "最后由后手烧。只有 k 为奇数，而且先手能烧完偶数城市时，先手才赢。"
            ),
        )
    };
    Some(Explanation::new(rule, parts, outcome(stannis_wins == is_stannis), why))
}
