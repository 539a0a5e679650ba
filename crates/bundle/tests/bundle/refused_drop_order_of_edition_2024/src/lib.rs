pub struct Log(&'static str);
pub fn log(name: &'static str) -> Log { Log(name) }
impl Log { pub fn len(&self) -> usize { self.0.len() } }
impl Drop for Log { fn drop(&mut self) { println!("drop {}", self.0); } }
pub fn tail() -> usize { let _local = log("local"); log("temporary").len() }
