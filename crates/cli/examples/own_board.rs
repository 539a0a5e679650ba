//! A game of your own with two coordinates: take 1 from one heap and 2 from the other, or 1 from both.
//!
//!     cargo run -p cli --example own_board -- --to 60 --svg own.svg

fn main() -> anyhow::Result<()> {
    cli::explore::explore_own_board("unequal pair", &["heap a", "heap b"], |position| {
        let steps = [[1, 2], [2, 1], [1, 1]];
        let left = |step: &[u64; 2]| {
            let numbers = position.iter().zip(step);
            numbers.map(|(have, take)| have.checked_sub(*take)).collect()
        };
        steps.iter().filter_map(left).collect()
    })
}
