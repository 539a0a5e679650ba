fn main() { println!("{}", kit::speak(5)); }
