//! The types that [`input!`](crate::input!) can read.

use super::{InputError, Scanner};
use std::io::Read;
use std::marker::PhantomData;
use std::str::FromStr;

/// A type, or a marker for one, that [`input!`](crate::input!) reads.
///
/// Any other type needs `FromStr` alone. This trait adds the words for what was expected.
///
/// # Example
///
/// ```
/// use sente::io::{InputError, Readable, Scanner};
/// # use std::{io::Read, str::FromStr};
/// # #[derive(Debug, PartialEq)]
/// # enum Player { Left, Right }
/// # impl FromStr for Player {
/// #     type Err = ();
/// #     fn from_str(s: &str) -> Result<Self, ()> {
/// #         match s { "L" => Ok(Player::Left), "R" => Ok(Player::Right), _ => Err(()) }
/// #     }
/// # }
///
/// impl Readable for Player {
///     type Output = Player;
///     fn read<R: Read>(source: &mut Scanner<R>) -> Result<Player, InputError> {
///         source.parse("`L` or `R`")
///     }
/// }
///
/// sente::input! { from Scanner::new("R 3".as_bytes()), first: Player, heap: u64 }
/// assert_eq!((first, heap), (Player::Right, 3));
/// ```
pub trait Readable {
    /// Type of the value; mostly the type itself.
    type Output;

    /// Reads the next value.
    ///
    /// # Errors
    ///
    /// If there is none, or it is no such value.
    fn read<R: Read>(source: &mut Scanner<R>) -> Result<Self::Output, InputError>;

    /// Reads the next `length` values.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read), with the index.
    fn read_list<R: Read>(
        source: &mut Scanner<R>,
        length: usize,
    ) -> Result<Vec<Self::Output>, InputError> {
        source.list(length, Self::read)
    }
}

/// A kind by its type, as `input!` reads it: what is [`Readable`] by that, as functions of a type come before those of its
/// traits; all else by `FromStr`. An `impl` of `Readable` for every `FromStr` would be in the way of one's own.
#[doc(hidden)]
pub struct Kind<T>(PhantomData<T>);

impl<T: Readable> Kind<T> {
    #[inline]
    pub fn read<R: Read>(source: &mut Scanner<R>) -> Result<T::Output, InputError> {
        T::read(source)
    }

    #[inline]
    pub fn read_list<R: Read>(
        source: &mut Scanner<R>,
        length: usize,
    ) -> Result<Vec<T::Output>, InputError> {
        T::read_list(source, length)
    }
}

impl<T: FromStr> Readable for Kind<T> {
    type Output = T;

    fn read<R: Read>(source: &mut Scanner<R>) -> Result<T, InputError> {
        source.parse("a value of its type")
    }
}

/// `$name: $output = $read`: `$name` is read as a `$output` by the expression `$read` of `$source`.
macro_rules! readable {
    ($name:ty: $output:ty = |$source:ident| $read:expr) => {
        impl Readable for $name {
            type Output = $output;
            #[inline]
            fn read<R: Read>($source: &mut Scanner<R>) -> Result<$output, InputError> {
                $read
            }
        }
    };
}

/// The integers, which have a fast path.
macro_rules! readable_integers {
    ($($int:ident)*) => {$(
        impl Readable for $int {
            type Output = $int;
            #[inline]
            fn read<R: Read>(source: &mut Scanner<R>) -> Result<$int, InputError> {
                source.integer($int::MIN, $int::MAX)
            }
            fn read_list<R: Read>(source: &mut Scanner<R>, n: usize) -> Result<Vec<$int>, InputError> {
                source.integers(n, $int::MIN, $int::MAX)
            }
        }
    )*};
}

readable_integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

/// A word, as its characters: a `Vec<char>`.
pub enum Chars {}

/// A word, as its bytes: a `Vec<u8>`. It must be UTF-8, as in proconio.
pub enum Bytes {}

/// An index that the input counts from 1, as a `usize` from 0.
pub enum Usize1 {}

/// As [`Usize1`], with a sign: an `isize`, one less than what the input says.
pub enum Isize1 {}

readable!(f32: f32 = |source| source.parse("a number"));
readable!(f64: f64 = |source| source.parse("a number"));
readable!(bool: bool = |source| source.parse("`true` or `false`"));
readable!(char: char = |source| source.parse("one character"));
readable!(String: String = |source| source.parse("a word"));
readable!(Chars: Vec<char> = |source| Ok(String::read(source)?.chars().collect()));
readable!(Bytes: Vec<u8> = |source| Ok(String::read(source)?.into_bytes()));
readable!(Usize1: usize = |source| Ok(source.integer(1, usize::MAX)? - 1));
readable!(Isize1: isize = |source| Ok(source.integer(isize::MIN + 1, isize::MAX)? - 1));
