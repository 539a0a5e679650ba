//! What stands for proconio 0.5 on a judge that has none: the same grammar, the same values, the same
//! notion of blanks, and a panic where proconio panics.

use source::{LineSource, Source};
use std::io::{BufReader, Stdin, stdin};
use std::sync::{Mutex, MutexGuard, OnceLock};

/// Reads variables.
#[macro_export]
macro_rules! input {
    (@ $s:ident) => {};
    (@ $s:ident mut $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value!(@ $s $kind);
        $crate::input!(@ $s $($($rest)*)?);
    };
    (@ $s:ident mut $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value!(@ $s $kind);
        $crate::input!(@ $s $($($rest)*)?);
    };
    (@ $s:ident $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::read_value!(@ $s $kind);
        $crate::input!(@ $s $($($rest)*)?);
    };
    (@ $s:ident $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = $crate::read_value!(@ $s $kind);
        $crate::input!(@ $s $($($rest)*)?);
    };
    (from $source:expr, $($rest:tt)*) => {
        let s = &mut { $source };
        $crate::input!(@ s $($rest)*);
    };
    ($($rest:tt)*) => {
        let mut lock = $crate::lock();
        let s = &mut *lock;
        $crate::input!(@ s $($rest)*);
        drop(lock);
    };
}

/// As [`input!`]: that one waits for no more than a line, too.
#[macro_export]
macro_rules! input_interactive {
    ($($rest:tt)*) => { $crate::input! { $($rest)* } };
}

/// Reads a value.
#[macro_export]
macro_rules! read_value {
    (@tuple $s:ident ($($done:expr,)*)) => { ($($done,)*) };
    (@tuple $s:ident ($($done:tt)*) $kind:tt $(, $($rest:tt)*)?) => {
        $crate::read_value!(@tuple $s ($($done)* $crate::read_value!(@ $s $kind),) $($($rest)*)?)
    };
    (@tuple $s:ident ($($done:tt)*) $kind:ty $(, $($rest:tt)*)?) => {
        $crate::read_value!(@tuple $s ($($done)* $crate::read_value!(@ $s $kind),) $($($rest)*)?)
    };
    (@ $s:ident [$kind:tt; $n:expr]) => {{
        let n = $n;
        (0..n).map(|_| $crate::read_value!(@ $s $kind)).collect::<Vec<_>>()
    }};
    (@ $s:ident [$kind:ty; $n:expr]) => {{
        let n = $n;
        (0..n).map(|_| $crate::read_value!(@ $s $kind)).collect::<Vec<_>>()
    }};
    (@ $s:ident [$($kind:tt)*]) => {{
        let n = $crate::read_value!(@ $s usize);
        $crate::read_value!(@ $s [$($kind)*; n])
    }};
    (@ $s:ident ($($kind:tt),* $(,)?)) => { ($($crate::read_value!(@ $s $kind),)*) };
    (@ $s:ident ($($kinds:tt)*)) => { $crate::read_value!(@tuple $s () $($kinds)*) };
    (@ $s:ident $kind:ty) => { <$kind as $crate::source::Readable>::read(&mut *$s) };
    (from $source:expr, $($kind:tt)*) => {{
        let s = &mut { $source };
        $crate::read_value!(@ s $($kind)*)
    }};
    ($($kind:tt)*) => {{
        let mut lock = $crate::lock();
        let s = &mut *lock;
        let value = $crate::read_value!(@ s $($kind)*);
        drop(lock);
        value
    }};
}

/// Standard input, which all threads share.
pub fn lock() -> MutexGuard<'static, LineSource<BufReader<Stdin>>> {
    static STDIN: OnceLock<Mutex<LineSource<BufReader<Stdin>>>> = OnceLock::new();
    let new = || Mutex::new(LineSource::new(BufReader::new(stdin())));
    STDIN.get_or_init(new).lock().expect("input")
}

/// Whether only blanks are left.
pub fn is_stdin_empty() -> bool {
    lock().is_empty()
}

/// What stands behind the macros. Its layout is tight: blanks are carried, too.
#[rustfmt::skip]
pub mod source {
use std::fmt::Debug;
use std::io::{BufRead, BufReader};
use std::str::FromStr;
pub mod line {
 pub use super::LineSource;
}
pub mod once {
 pub type OnceSource<R> = super::LineSource<R, true>;
}
pub mod auto {
 pub type AutoSource<R> = super::LineSource<R, true>;
}
/// Reads line by line, or everything at once.
pub struct LineSource<R, const ALL: bool = false> {
 text: String,
 at: usize,
 from: R,
}
impl<R: BufRead, const ALL: bool> LineSource<R, ALL> {
 pub fn new(mut from: R) -> Self {
  let mut text = String::new();
  if ALL {
   from.read_to_string(&mut text).expect("text");
  }
  LineSource { text, at: 0, from }
 }
}
impl<'a, const ALL: bool> LineSource<BufReader<&'a [u8]>, ALL> {
 #[allow(clippy::should_implement_trait)]
 pub fn from(text: &'a str) -> Self {
  LineSource::new(BufReader::new(text.as_bytes()))
 }
}
impl<R: BufRead, const ALL: bool> Source<R> for LineSource<R, ALL> {
 fn next_token(&mut self) -> Option<&str> {
  if self.is_empty() {
   return None;
  }
  let rest = self.text[self.at..].trim_start();
  let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
  self.at = self.text.len() - rest.len() + end;
  Some(&rest[..end])
 }
 fn is_empty(&mut self) -> bool {
  while self.text[self.at..].trim_start().is_empty() {
   self.at = 0;
   self.text.clear();
   if self.from.read_line(&mut self.text).expect("text") == 0 {
    return true;
   }
  }
  false
 }
}
/// Where tokens come from.
pub trait Source<R: BufRead> {
 fn next_token(&mut self) -> Option<&str>;
 fn is_empty(&mut self) -> bool;
 fn next_token_unwrap(&mut self) -> &str {
  self.next_token().expect("token")
 }
}
impl<R: BufRead, S: Source<R>> Source<R> for &mut S {
 fn next_token(&mut self) -> Option<&str> {
  (**self).next_token()
 }
 fn is_empty(&mut self) -> bool {
  (**self).is_empty()
 }
}
/// What can be read.
pub trait Readable {
 type Output;
 fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
}
impl<T: FromStr<Err = E>, E: Debug> Readable for T {
 type Output = T;
 fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
  source.next_token_unwrap().parse().expect("a value")
 }
}
}

#[rustfmt::skip]
pub mod marker {
use super::source::{Readable, Source};
use std::io::BufRead;
/// A word, as its characters.
pub enum Chars {}
impl Readable for Chars {
 type Output = Vec<char>;
 fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<char> {
  source.next_token_unwrap().chars().collect()
 }
}
/// A word, as its bytes.
pub enum Bytes {}
impl Readable for Bytes {
 type Output = Vec<u8>;
 fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<u8> {
  source.next_token_unwrap().bytes().collect()
 }
}
/// An index that the input counts from 1.
pub enum Usize1 {}
impl Readable for Usize1 {
 type Output = usize;
 fn read<R: BufRead, S: Source<R>>(source: &mut S) -> usize {
  usize::read(source).checked_sub(1).expect("an index from 1")
 }
}
/// As `Usize1`, with a sign.
pub enum Isize1 {}
impl Readable for Isize1 {
 type Output = isize;
 fn read<R: BufRead, S: Source<R>>(source: &mut S) -> isize {
  isize::read(source).checked_sub(1).expect("an index that is not the least")
 }
}
}
