pub fn size(items: &[i32]) -> usize { let len = items.len(); let size = len * 10; size }
pub mod len { pub fn len() {} }
