include!("more.rs");
pub fn text() -> &'static str {
    include_str!("words.txt")
}
pub fn bytes() -> &'static [u8; 3] {
    include_bytes!("bytes")
}
#[allow(dead_code)]
mod never {
    pub fn text() -> &'static str {
        include_str!("words.txt")
    }
}
