use proconio::{input, marker::{Chars, Isize1, Usize1}};
fn main() {
    input! { n: i32, edges: [(Usize1, Usize1); n - 1], mut grid: [Chars; 2], rows: [[i64]; 2], w: [(u8, [char; 2])], last: Isize1 }
    grid[0].reverse();
    println!("{n} {edges:?} {grid:?} {rows:?} {w:?} {last}");
}
