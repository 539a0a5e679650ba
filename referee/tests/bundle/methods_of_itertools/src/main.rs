use itertools::{iproduct, izip, Itertools};
fn main() {
    let v = [3, 1, 1, 2];
    println!("{} {:?}", v.iter().join(","), v.iter().sorted().dedup().collect_vec());
    println!("{:?}", v.iter().tuple_windows().map(|(a, b)| b - a).collect_vec());
    println!("{:?} {:?}", v.iter().counts()[&1], v.iter().minmax().into_option());
    println!("{:?}", (0..2).cartesian_product(0..2).collect_vec());
    println!("{:?} {:?}", v.iter().unique().collect_vec(), (0..3).combinations(2).collect_vec());
    println!("{:?}", (0..3).permutations(2).map(|p| p.iter().join("")).join(" "));
    println!("{:?}", iproduct!(0..2, 3..4, 5..6).collect_vec());
    println!("{:?}", izip!(v, 0.., "abcd".chars()).collect_vec());
}
