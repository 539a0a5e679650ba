use std::ops::{Deref, DerefMut};
pub struct Stack(Vec<u8>);
impl Stack { pub fn new() -> Self { Stack(Vec::new()) } fn unused(&self) {} }
impl Deref for Stack { type Target = Vec<u8>; fn deref(&self) -> &Vec<u8> { &self.0 } }
impl DerefMut for Stack { fn deref_mut(&mut self) -> &mut Vec<u8> { &mut self.0 } }
