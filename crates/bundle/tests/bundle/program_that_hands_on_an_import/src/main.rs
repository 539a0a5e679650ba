mod shapes {
    pub use kit::Point;
}
pub use shapes::Point;
fn main() { println!("{}", Point(3).0); }
