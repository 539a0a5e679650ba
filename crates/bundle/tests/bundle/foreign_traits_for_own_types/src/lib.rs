use std::{fmt, num::ParseIntError, str::FromStr};
pub struct Celsius(i32);
impl FromStr for Celsius { type Err = ParseIntError; fn from_str(s: &str) -> Result<Self, Self::Err> { s.parse().map(Celsius) } }
impl fmt::Display for Celsius { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}C", self.0) } }
impl From<Celsius> for f64 { fn from(c: Celsius) -> f64 { c.0.into() } }
impl Iterator for Celsius { type Item = i32; fn next(&mut self) -> Option<i32> { None } }
