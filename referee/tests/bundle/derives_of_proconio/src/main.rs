use proconio::{derive_readable, fastout, input, marker::Usize1, read_value};
#[derive_readable]
#[derive(Debug)]
struct Edge { from: Usize1, to: Usize1, cost: i64 }
#[derive_readable]
struct Pair(char, String);
#[fastout]
fn main() {
    input! { n: usize, edges: [Edge; n], pair: Pair }
    for edge in &edges { println!("{} {} {}", edge.from, edge.to, edge.cost); }
    print!("{}{}", pair.0, pair.1);
    let x = read_value!(u8);
    println!("{x} {edges:?}");
}
