pub struct Guard(Inner);
struct Inner;
pub fn guard() -> Guard { Guard(Inner) }
impl Drop for Guard { fn drop(&mut self) { let Inner = self.0; println!("outer"); } }
impl Drop for Inner { fn drop(&mut self) { println!("inner"); } }
