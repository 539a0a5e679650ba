#[path = "elsewhere/x.rs"]
pub mod a;
pub mod inline { #[path = "y.rs"] pub mod b; }
