macro_rules! show { ($e:expr) => { println!("{} = {}", stringify!($e), $e) }; }
macro_rules! tokens { ($($t:tt)*) => { stringify!($($t)*) }; }
fn main() {
    let (a,b)=(3,4);
    show!(a+b*(a-1));
    println!("{}", tokens!(a+b ;c));
}
