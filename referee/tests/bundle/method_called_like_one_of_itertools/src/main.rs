use itertools::Itertools;
use kit::Mine;
fn main() {
    let v = [1, 2];
    println!("{:?} {:?}", v[..].collect_vec(), v.iter().collect_vec());
}
