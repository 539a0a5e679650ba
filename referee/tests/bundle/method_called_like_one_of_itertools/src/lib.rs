pub trait Mine { fn collect_vec(&self) -> Vec<u32>; }
impl Mine for [u32] { fn collect_vec(&self) -> Vec<u32> { self.iter().map(|x| x * 10).collect() } }
