pub fn one() -> u8 {
    #[cfg(feature = "two")]
    return 2;
    1
}
