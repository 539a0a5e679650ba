use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
thread_local! { static COUNT: Cell<u32> = const { Cell::new(0) }; }
thread_local! { static UNUSED: Cell<u32> = const { Cell::new(0) }; }
pub static TOTAL: AtomicU32 = AtomicU32::new(0);
pub static OTHER: u8 = 0;
pub fn count() -> u32 { TOTAL.fetch_add(1, Ordering::SeqCst); COUNT.with(|count| { count.set(count.get() + 1); count.get() }) }
