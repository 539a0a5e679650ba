//! The nim-products that `cargo bench --package cli -- nimber` compares: `nimber_peers logarithms` prints the xor of those of
//! ten million pairs, `nimber_peers alone` those of a tenth, found without a table.

use sente::nimber::{Logarithms, product};

fn main() {
    let mode = std::env::args().nth(1).unwrap_or_default();
    let xor = match mode.as_str() {
        "logarithms" => {
            let logarithms = Logarithms::new();
            pairs().fold(0, |xor, (a, b)| xor ^ logarithms.product(a, b))
        }
        "alone" => pairs().take(1_000_000).fold(0, |xor, (a, b)| xor ^ product(a, b)),
        "pairs" => pairs().fold(0, |xor, (a, b)| xor ^ a ^ b),
        _ => sente::io::fail(format_args!("{mode:?} is no mode; see examples/nimber_peers.rs")),
    };
    println!("{xor}");
}

/// Ten million pairs of a linear congruential generator.
fn pairs() -> impl Iterator<Item = (u64, u64)> {
    let mut state = 1_u64;
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state ^ state >> 32
    };
    (0..10_000_000).map(move |_| (next(), next()))
}
