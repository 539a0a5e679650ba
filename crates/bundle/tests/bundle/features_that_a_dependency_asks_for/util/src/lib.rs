pub fn first() -> u8 { if cfg!(feature = "one_based") { 1 } else { 0 } }
