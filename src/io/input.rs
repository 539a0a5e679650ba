//! The `input!` macro.

use super::{lock_stdin, Scanner};

/// Reads variables from standard input, or from a [`Scanner`].
///
/// The grammar is that of `proconio::input!` 0.5:
///
/// | kind | reads | gives |
/// |---|---|---|
/// | `u64`, `f64`, `char`, `String`, any type that is `FromStr` | one token | that type |
/// | [`Chars`](crate::io::Chars), [`Bytes`](crate::io::Bytes) | one token | `Vec<char>`, `Vec<u8>` |
/// | [`Usize1`](crate::io::Usize1), [`Isize1`](crate::io::Isize1) | an integer | one less |
/// | `[T; n]` | `n` values | `Vec<T>` |
/// | `[T]` | a length, then as many values | `Vec<T>` |
/// | `(A, B, ...)` | one value of each | a tuple |
///
/// Kinds nest: `[[T; m]; n]` is a matrix, `[[T]; n]` has rows that say their lengths. A later variable
/// can use an earlier one. `mut x: T` is mutable; a pattern such as `(x, y): (T, T)` is taken apart.
/// Other types are read if they are [`Readable`](crate::io::Readable).
///
/// A length may have any integer type; a negative one is an empty list, as in proconio. It must not run
/// `input!` itself, nor return from the function: it is evaluated in a closure, while standard input is
/// locked.
///
/// Left out of proconio are `with`, for readers that are values; `read_value!`; and blanks that are not
/// ASCII: see [`Scanner`].
///
/// # Errors
///
/// A value that is missing, malformed or out of range ends the program: see [`io`](crate::io). So use
/// [`Readable::read`](crate::io::Readable::read) where a program has to go on.
///
/// # Example
///
/// ```
/// use sente::{input, io::{Scanner, Usize1}};
/// use std::num::NonZeroU32;
///
/// let text = "2 3\n1 2 3\n4 5 6\n1 2\n7\n";
/// input! {
///     from Scanner::new(text.as_bytes()),
///     n: usize, m: usize,
///     mut board: [[i64; m]; n],
///     (row, column): (Usize1, Usize1),
///     step: NonZeroU32,
/// }
/// board[row][column] += 10;
/// assert_eq!((board, step.get()), (vec![vec![1, 12, 3], vec![4, 5, 6]], 7));
/// ```
#[macro_export]
macro_rules! input {
    // A kind: an expression of type `Result<_, InputError>` that reads it from the scanner `$s`.
    (@read $s:ident [[$($kind:tt)*]; $n:expr]) => {
        $s.list((0..$n).size_hint().0, |$s| $crate::input!(@read $s [$($kind)*]))
    };
    (@read $s:ident [($($kind:tt)*); $n:expr]) => {
        $s.list((0..$n).size_hint().0, |$s| $crate::input!(@read $s ($($kind)*)))
    };
    (@read $s:ident [$kind:ty; $n:expr]) => {
        $crate::input!(@of $kind, read_list($s, (0..$n).size_hint().0))
    };
    (@read $s:ident [[$($kind:tt)*]]) => { $crate::input!(@jagged $s [$($kind)*]) };
    (@read $s:ident [($($kind:tt)*)]) => { $crate::input!(@jagged $s ($($kind)*)) };
    (@read $s:ident [$kind:ty]) => { $crate::input!(@jagged $s $kind) };
    (@read $s:ident ($($kinds:tt)*)) => { $crate::input!(@tuple $s [] $($kinds)*) };
    (@read $s:ident $kind:ty) => { $crate::input!(@of $kind, read($s)) };
    (@of $kind:ty, $($call:tt)+) => {{
        #[allow(unused_imports)]
        use $crate::io::Readable as _;
        $crate::io::Kind::<$kind>::$($call)+
    }};
    (@jagged $s:ident $kind:tt) => {
        <usize as $crate::io::Readable>::read($s)
            .and_then(|length| $crate::input!(@read $s [$kind; length]))
    };
    (@tuple $s:ident [$($value:tt)*]) => {
        (|| ::core::result::Result::<_, $crate::io::InputError>::Ok(($($value)*)))()
    };
    (@tuple $s:ident [$($value:tt)*] $kind:tt $(, $($rest:tt)*)?) => {
        $crate::input!(@tuple $s [$($value)* $crate::input!(@read $s $kind)?,] $($($rest)*)?)
    };
    (@tuple $s:ident [$($value:tt)*] $kind:ty $(, $($rest:tt)*)?) => {
        $crate::input!(@tuple $s [$($value)* $crate::input!(@read $s $kind)?,] $($($rest)*)?)
    };
    // A variable, then the rest.
    (@from $s:ident) => {};
    (@from $s:ident mut $($rest:tt)*) => { $crate::input!(@let $s [mut] $($rest)*); };
    (@from $s:ident $($rest:tt)*) => { $crate::input!(@let $s [] $($rest)*); };
    (@let $s:ident [$($mut:tt)?] $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $($mut)? $name = $s.value(stringify!($name), |$s| $crate::input!(@read $s $kind));
        $crate::input!(@from $s $($($rest)*)?);
    };
    (@let $s:ident [$($mut:tt)?] $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $($mut)? $name = $s.value(stringify!($name), |$s| $crate::input!(@read $s $kind));
        $crate::input!(@from $s $($($rest)*)?);
    };
    (@let $s:ident [$($mut:tt)?] $($rest:tt)*) => {
        compile_error!(concat!("expected `name: kind` in `input!`, found `", stringify!($($rest)*), "`"))
    };
    (@$rule:ident $s:ident $($rest:tt)*) => {
        compile_error!(concat!("`input!` does not know the kind `", stringify!($($rest)*), "`"))
    };
    (from $source:expr $(, $($rest:tt)*)?) => {
        #[allow(unused_mut, unused_variables)]
        let mut source = $source;
        $crate::input!(@from source $($($rest)*)?);
    };
    ($($rest:tt)*) => {
        #[allow(unused_mut, unused_variables)]
        let mut source = $crate::io::lock_stdin();
        $crate::input!(@from source $($rest)*);
        drop(source);
    };
}

/// True if standard input holds nothing but blanks any more. Waits for input if none is at hand.
///
/// # Example
///
/// ```no_run
/// use sente::{input, is_stdin_empty, output};
///
/// let mut out = output();
/// while !is_stdin_empty() {
///     input! { a: u64, b: u64 }
///     out.line(a ^ b);
/// }
/// ```
pub fn is_stdin_empty() -> bool {
    lock_stdin().value("the rest", Scanner::is_empty)
}

/// What is left of standard input, with blanks around it or not, as one text: for long inputs of which a program looks at few parts, as
/// those at the end, or keeps many words.
///
/// # Example
///
/// ```no_run
/// use sente::{input, io::rest_of_input, output};
///
/// input! { n: usize }
/// let text = rest_of_input();
/// let last = text.split_ascii_whitespace().next_back();
/// output().line(last.unwrap_or("none"));
/// # let _ = n;
/// ```
pub fn rest_of_input() -> String {
    lock_stdin().value("the rest", Scanner::rest)
}
