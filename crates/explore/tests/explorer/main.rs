//! The explorer from outside, against published answers and against searches that know less.

mod loopy;
mod named;
mod published;
