pub struct Ring { pub modulus: u32, pub values: Vec<u32> }
impl Ring {
    fn get(&self, i: usize) -> u32 { self.values[i] }
    pub fn reduced(&self) -> Vec<u32> { self.values.iter().map(|&v| v % self.modulus).collect() }
    pub fn all(&self, n: usize) -> Vec<Vec<u32>> {
        (0..n).map(|i| (0..n).map(|j| self.get(i) + self.get(j)).collect()).collect()
    }
    pub fn push(&mut self) { let mut push = |v| self.values.push(v); push(8); push(9); }
}
