pub type Mat = Vec<Vec<u64>>;
pub trait MatExt { fn trace(&self) -> u64; }
impl MatExt for Mat { fn trace(&self) -> u64 { (0..self.len()).map(|i| self[i][i]).sum() } }
pub struct Wrap<T>(pub T);
pub type Short = Wrap<u8>;
impl Short { pub fn get(&self) -> u8 { self.0 } }
