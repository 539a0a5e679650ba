//! The server of a written book, which the site and its tests share.

pub mod serve;
