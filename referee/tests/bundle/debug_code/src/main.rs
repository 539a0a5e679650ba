fn main() {
    #[cfg(debug_assertions)]
    eprintln!("local");
    #[cfg(local)]
    { println!("never"); }
    dbg!(1 + 1);
    println!("{} {}", kit::run(11), line!());
}
