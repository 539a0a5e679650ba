const INSIDE: u8 = 3;
const WIDTH: usize = 4;
const OTHER: u8 = 0;
pub fn a() -> String { format!("{INSIDE}") }
pub fn b() -> String { format!("{:WIDTH$}|", 1) }
