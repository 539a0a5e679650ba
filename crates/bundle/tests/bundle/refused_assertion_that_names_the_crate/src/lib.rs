pub fn is_small(x: u32) -> bool { x < 10 }
pub mod deep {
    pub fn check(x: u32) -> u32 {
        assert!(crate::is_small(x) && [x].iter().any(|y| { *y == x }));
        debug_assert!(crate::is_small(x));
        assert_eq!(crate::is_small(x), true);
        x
    }
}
