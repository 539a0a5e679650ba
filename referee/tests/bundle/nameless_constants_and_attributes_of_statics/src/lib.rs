#[used]
pub static MARK: [u8; 4] = *b"mark";
#[no_mangle]
pub extern "C" fn twice(x: u32) -> u32 { 2 * x }
const _: () = assert!(MARK.len() == 4);
extern "C" { #[link_name = "twice"] fn again(x: u32) -> u32; }
pub fn call(x: u32) -> u32 { unsafe { again(x) } }
