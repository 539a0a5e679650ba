fn main() { kit::count(); kit::count(); println!("{} {}", kit::count(), kit::TOTAL.load(std::sync::atomic::Ordering::SeqCst)); }
