use serde::Serialize;
#[derive(Serialize)]
struct S;
fn main() { let _ = S; }
