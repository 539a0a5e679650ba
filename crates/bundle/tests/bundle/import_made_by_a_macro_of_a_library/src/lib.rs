macro_rules! hand_on {
    ($module:ident::$name:ident) => { pub use $module::$name; };
}
mod outer {
    mod inner {
        pub fn three() -> i32 { 3 }
        pub fn unused() -> i32 { 4 }
    }
    pub use inner::three;
}
hand_on!(outer::three);
