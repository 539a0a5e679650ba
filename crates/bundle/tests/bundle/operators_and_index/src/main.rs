use kit::{Grid, V};
fn main() {
    let mut v = V(1, 2) + V(3, 4); v += V(1, 1); v = -v;
    let mut g = Grid::new(2); g[(1, 1)] = 5;
    println!("{} {} {} {}", v.0, v.1, g[(1, 1)], [V(1, 1), V(2, 2)].into_iter().sum::<V>().1);
}
