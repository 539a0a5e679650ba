//! The integers that inputs and choices are made of.

use std::fmt::Display;

/// A primitive integer of at most 64 bits.
pub trait Number: Copy + Ord + Default + Display + TryFrom<u64> + 'static {
    /// The same number, where all of these types have room.
    fn widen(self) -> i128;
    /// The number of that value.
    ///
    /// # Panics
    ///
    /// If the type has no room for it.
    fn narrow(wide: i128) -> Self;
}

macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl Number for $type {
            fn widen(self) -> i128 {
                self as i128
            }

            fn narrow(wide: i128) -> Self {
                Self::try_from(wide).expect("a number that was held to a range of its type")
            }
        })*
    };
}

/// The coordinates, if there are exactly so many and the type has room for them.
///
/// ```
/// assert_eq!(rules::exactly(&[7, 8]), Some([7_usize, 8]));
/// assert_eq!(rules::exactly::<usize, 2>(&[7]), None);
/// assert_eq!(rules::exactly(&[256, 8]), None::<[u8; 2]>);
/// ```
pub fn exactly<T: Number, const COUNT: usize>(coordinates: &[u64]) -> Option<[T; COUNT]> {
    let numbers: Option<Vec<T>> =
        coordinates.iter().map(|&number| T::try_from(number).ok()).collect();
    numbers?.try_into().ok()
}

numbers! { u8 u16 u32 u64 usize i32 i64 }
