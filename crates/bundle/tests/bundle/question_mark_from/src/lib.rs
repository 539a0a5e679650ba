use std::num::ParseIntError;
#[derive(Debug)]
pub struct Failure(pub String);
impl From<ParseIntError> for Failure { fn from(e: ParseIntError) -> Self { Failure(e.to_string()) } }
impl From<std::io::Error> for Failure { fn from(e: std::io::Error) -> Self { Failure(e.to_string()) } }
pub fn run(s: &str) -> Result<i32, Failure> { Ok(s.parse::<i32>()? * 2) }
