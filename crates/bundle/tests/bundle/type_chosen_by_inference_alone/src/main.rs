use kit::Convert;
fn main() { println!("{}", 7u8.convert().show()); }
