//! Sets of numbers below 64, as bits.

use game::Unsolved;
use language::Text;

/// The numbers below `count` as a set of bits.
///
/// # Errors
///
/// If there are more than 64; they are called `what`.
pub fn bits(count: usize, what: Text) -> Result<u64, Unsolved> {
    match count {
        0 => Ok(0),
        1..=64 => Ok(u64::MAX >> (64 - count)),
        _ => Err(Unsolved::TooLarge { what, most: 64 }),
    }
}

/// The numbers in a set of bits, in ascending order.
pub fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&number| set >> number & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_members_of_a_set_are_its_bits() {
        assert_eq!(members(0).count(), 0);
        assert_eq!(members(1 << 63 | 0b101).collect::<Vec<_>>(), [0, 2, 63]);
        assert_eq!(bits(64, Text("things", "元素数")).map(|set| members(set).count()), Ok(64));
    }
}
