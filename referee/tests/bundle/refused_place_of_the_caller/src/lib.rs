pub fn place() -> u32 { std::panic::Location::caller().line() }
