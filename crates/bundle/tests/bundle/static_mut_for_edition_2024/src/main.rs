static mut TABLE: [u8; 2] = [1, 2];
fn main() {
    unsafe { TABLE[0] = 5 };
    println!("{}", unsafe { TABLE.len() + TABLE[0] as usize });
    println!("{:?}", unsafe { &TABLE });
}
