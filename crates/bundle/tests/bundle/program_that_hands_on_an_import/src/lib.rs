mod geometry {
    pub struct Point(pub i32);
    pub struct Line;
}
pub use geometry::{Line, Point};
