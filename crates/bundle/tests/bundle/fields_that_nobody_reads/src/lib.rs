pub struct Pair { pub shown: u8, pub hidden: u8 }
pub fn make() -> Pair { Pair { shown: 1, hidden: 2 } }
pub enum Kind { A = 1, B = 2 }
pub fn kind() -> Kind { Kind::A }
