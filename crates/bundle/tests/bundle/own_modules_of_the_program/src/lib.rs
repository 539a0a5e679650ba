pub fn one() -> u32 { 1 }
pub mod geometry { pub fn side() -> u32 { 100 } }
