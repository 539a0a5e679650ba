//! Euclid's game: a multiple of the smaller of two numbers is subtracted from the larger one.

use game::Handle;
use language::text;

/// A multiple of the smaller number that is subtracted from the larger one, which stands at a place of the drawing.
pub fn subtract(multiple: u64, [larger, smaller]: [u64; 2], place: usize) -> Handle {
    let words = text!(
        "subtract {multiple} times {smaller} from {larger}",
        "从 {larger} 中减去 {smaller} 的 {multiple} 倍"
    );
    Handle::on([place], words).amounts([multiple])
}

/// Length of the longest play: the sum of the quotients of Euclid's algorithm, each of which is subtracted one by one.
///
/// ```
/// use rules::shapes::euclid::longest_play;
///
/// assert_eq!(longest_play([0, 7]), 0);
/// assert_eq!(longest_play([7, 1]), 7);
/// assert_eq!(longest_play([25, 7]), 3 + 1 + 1 + 3);
/// ```
pub fn longest_play([mut a, mut b]: [u64; 2]) -> u64 {
    let mut moves = 0;
    while let Some(quotient) = b.checked_div(a) {
        moves += quotient;
        (a, b) = (b % a, a);
    }
    moves
}
