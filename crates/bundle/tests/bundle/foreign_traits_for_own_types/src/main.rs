use kit::Celsius;
fn main() { let c: Celsius = "21".parse().unwrap(); println!("{c}"); println!("{}", f64::from(c)); }
