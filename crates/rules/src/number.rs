//! The integers that inputs and choices are made of.

use std::fmt::Display;

/// A primitive integer of at most 64 bits.
pub trait Number: Copy + Ord + Default + Display + TryFrom<u64> + 'static {
    /// Conversion to a type that holds all values of these types.
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

numbers! { u8 u16 u32 u64 usize i32 i64 }
