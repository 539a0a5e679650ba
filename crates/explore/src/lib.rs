//! The explorer: a game's table, the pattern that it follows, what is proved of it, and pictures.
//!
//! Data go one way: [`game`], [`cell::Table`], patterns, [`theorem`], [`report`]. A module imports only modules that
//! are declared above it. The crate knows no terminal, no files and no clock; a [`budget::Observer`] looks on and can
//! end the work. So it runs in a browser, too.

pub mod error;

pub mod wording;

pub mod question;

pub mod cell;

pub mod units;

pub mod budget;

pub mod theorem;

pub mod heaps;

pub mod expression;

mod octal;

pub mod game;

pub mod misere;

pub mod solve;

pub mod games;

pub mod source;

pub mod judge;

pub mod partizan;

pub mod printed;

pub mod recognise;

mod pattern;

pub mod explore;

mod picture;

pub mod report;

pub mod moves;

pub mod command;
