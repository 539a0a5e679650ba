#[cfg(debug_assertions)]
pub fn check(x: u32) { assert!(x < 10, "line {}", line!()); }
#[cfg(not(debug_assertions))]
pub fn check(_: u32) {}
#[cfg(feature = "local")]
macro_rules! log { ($($t:tt)*) => { eprintln!($($t)*) }; }
#[cfg(not(feature = "local"))]
macro_rules! log { ($($t:tt)*) => {}; }
pub fn run(x: u32) -> u32 {
    log!("x = {x}");
    if cfg!(debug_assertions) { eprintln!("debug {}", line!()); }
    check(x);
    debug_assert!(x < 10);
    x + 1
}
