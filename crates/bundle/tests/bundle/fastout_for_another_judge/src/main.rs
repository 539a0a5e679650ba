use proconio::{fastout, input};
struct Loud(u8);
impl Drop for Loud {
    fn drop(&mut self) {
        println!("dropped {}", self.0);
    }
}
struct Solver;
impl Solver {
    #[fastout]
    fn solve(&self) -> Option<u8> {
        println!("solve");
        None?
    }
}
#[proconio::fastout]
fn main() {
    input! { n: u8 }
    let _late = Loud(n);
    println!("{n}");
    let _ = Solver.solve();
}
