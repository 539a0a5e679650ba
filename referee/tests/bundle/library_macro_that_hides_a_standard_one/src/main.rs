fn main() { println!("{} {} {} {}", kit::before::count(), kit::after::count(), kit::vec![1].len(), vec![1].len()); }
