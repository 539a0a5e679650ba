//! What the book and its tests share: how a written book is served.

pub mod serve;
