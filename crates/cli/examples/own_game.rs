//! A game of your own: take a square number of stones, or split a heap in two equal ones.
//!
//!     cargo run --release -p cli --example own_game -- --to 2000 --svg own.svg

fn main() -> anyhow::Result<()> {
    cli::explore::explore_own("squares and halves", |heap| {
        let squares = (1..).map(|k| k * k).take_while(|&taken| taken <= heap);
        let mut options: Vec<Vec<u64>> = squares.map(|taken| vec![heap - taken]).collect();
        if heap > 0 && heap % 2 == 0 {
            options.push(vec![heap / 2, heap / 2]);
        }
        options
    })
}
