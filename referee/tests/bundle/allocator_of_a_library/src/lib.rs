use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
pub struct Counting;
static COUNT: AtomicUsize = AtomicUsize::new(0);
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 { COUNT.fetch_add(1, Ordering::SeqCst); System.alloc(layout) }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) { System.dealloc(pointer, layout) }
}
#[global_allocator]
static ALLOCATOR: Counting = Counting;
pub fn grows() -> bool { let before = COUNT.load(Ordering::SeqCst); let _v = std::hint::black_box(vec![1u64; 100]); COUNT.load(Ordering::SeqCst) > before }
