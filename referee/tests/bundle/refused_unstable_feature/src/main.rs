#![feature(test)]
fn main() {}
