fn main() {
    let mut ring = kit::Ring { modulus: 3, values: vec![4, 5] };
    ring.push();
    let pair = (ring, String::from("x"));
    let show = move || println!("{:?} {:?}", pair.0.reduced(), pair.0.all(2));
    show();
}
