pub fn first(x: &[u8]) -> u8 { assert!(!x.is_empty()); unsafe { get(x, 0) } }
unsafe fn get(x: &[u8], i: usize) -> u8 { unsafe { *x.get_unchecked(i) } }
