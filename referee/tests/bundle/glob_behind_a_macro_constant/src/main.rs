fn main() { println!("{}", kit::flow::answer()); }
