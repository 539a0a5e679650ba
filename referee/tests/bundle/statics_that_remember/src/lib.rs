use std::sync::atomic::{AtomicU32, Ordering};
pub mod a { use super::*; pub static N: AtomicU32 = AtomicU32::new(1); pub fn next() -> u32 { N.fetch_add(1, Ordering::SeqCst) } }
pub mod b { use super::*; pub static N: AtomicU32 = AtomicU32::new(1); pub fn next() -> u32 { N.fetch_add(1, Ordering::SeqCst) } }
