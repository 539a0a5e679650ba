mod outer {
    pub const fn size() -> usize { 7 }
}
mod inner {
    #[allow(unused_imports)]
    use crate::outer::*;
    const fn size() -> usize { 3 }
    pub const SIZE: usize = size();
}
pub use inner::SIZE;
pub fn seven() -> usize { outer::size() }
