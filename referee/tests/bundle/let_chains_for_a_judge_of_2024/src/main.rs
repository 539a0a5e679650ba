fn main() {
    let (a, b) = (Some(1), Some(2));
    if let Some(a) = a && let Some(b) = b { println!("{}", a + b); }
}
