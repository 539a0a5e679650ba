#[macro_export]
macro_rules! debug {
    ($x:expr) => {
        #[cfg(debug_assertions)]
        eprintln!("[{}:{}] {} = {:?}", file!(), line!(), stringify!($x), $x);
    };
}
#[macro_export]
macro_rules! trace {
    ($x:expr) => {
        if cfg!(debug_assertions) {
            eprintln!("[{}] {:?}", line!(), $x);
        }
    };
}
