mod hidden { pub struct Secret(pub u8); pub fn secret_run(s: Secret) -> u8 { s.0 + 1 } }
pub use hidden::{secret_run as run, Secret as Public};
