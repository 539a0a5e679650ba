use kit::Point;
use std::collections::HashSet;
fn main() {
    let set: HashSet<Point> = [Point::default(), Point { x: 1, y: 2 }, Point::default()].into_iter().collect();
    let mut all: Vec<_> = set.into_iter().collect();
    all.sort();
    println!("{all:?}");
}
