pub struct Guard(pub Vec<u32>);
type G = Guard;
impl Drop for G {
    fn drop(&mut self) { println!("dropped {}", self.0.len()); }
}
