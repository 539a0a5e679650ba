//! Digits that are appended in turn, to make a multiple of 7 or none.

use crate::explanation::{Explanation, Part, outcome};
use language::prose::joined;
use language::text;
use problems::abc195_e::Rounds;
use rules::Player;

/// From the last round backwards: the remainders with which Takahashi, who is Left, wins.
pub(crate) fn multiples_of_7(
    case: &Rounds,
    (digits, _): &(Vec<u8>, bool),
    mover: Player,
) -> Option<Explanation> {
    let mut won = [true, false, false, false, false, false, false];
    let mut power = 1;
    let rounds = case.digits.bytes().zip(case.letters.bytes()).skip(digits.len());
    for (digit, letter) in rounds.collect::<Vec<_>>().into_iter().rev() {
        let added = usize::from(digit.checked_sub(b'0')?) * power % 7;
        won = std::array::from_fn(|sum| match letter {
            b'T' => won[sum] || won[(sum + added) % 7],
            _ => won[sum] && won[(sum + added) % 7],
        });
        power = 10 * power % 7;
    }
    let number = digits.iter().fold(0, |sum, &digit| (10 * sum + usize::from(digit)) % 7);
    let sum = number * power % 7;
    let good: Vec<usize> = (0..7).filter(|&sum| won[sum]).collect();
    let parts = vec![
        Part::number(
            text!("remainders that are good for Takahashi", "对高桥有利的余数"),
            joined(&good, " "),
            good.len(),
        ),
        Part::figure(text!("remainder, with zeros to the end", "后面全补 0 时的余数"), sum),
    ];
    let rule = text!(
        "Modulo 7 a digit adds a fixed number to the result, and a 0 adds nothing. From the last round backwards: \
         Takahashi needs one good remainder of two, Aoki has to leave two good ones.",
        "模 7 来看，添上一个数字就是给结果加一个固定的数，添 0 则不加。从最后一轮倒推：轮到高桥，两个余数有一个有利就行；\
         轮到青木，两个都有利才行。"
    );
    let why = match won[sum] {
        true => text!("{sum} is good: Takahashi wins.", "{sum} 是有利的余数：高桥必胜。"),
        false => text!("{sum} is not good: Aoki wins.", "{sum} 不是有利的余数：青木必胜。"),
    };
    let wins = won[sum] == (mover == Player::Left);
    Some(Explanation::new(rule, parts, outcome(wins), why))
}
