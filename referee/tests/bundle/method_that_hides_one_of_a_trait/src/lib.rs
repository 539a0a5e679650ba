mod general {
    pub trait Size { fn size(&self) -> u32; }
    impl<T> Size for T { fn size(&self) -> u32 { 1 } }
}
mod special {
    pub trait Size { fn size(&self) -> u32; }
    impl Size for Vec<u8> { fn size(&self) -> u32 { 2 } }
}
pub fn plain() -> u32 { use general::*; vec![0u8].size() }
pub fn other() -> u32 { use special::*; vec![0u8].size() }
