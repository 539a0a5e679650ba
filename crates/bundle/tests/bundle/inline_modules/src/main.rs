fn main() { println!("{}", kit::outer::inner::value()); }
