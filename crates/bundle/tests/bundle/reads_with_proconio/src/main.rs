use proconio::{input, marker::{Bytes, Chars, Usize1}, source::auto::AutoSource};
fn main() {
    let source = AutoSource::new(std::io::stdin().lock());
    input! { from source, n: usize, mut rows: [[i64]; n], (word, bytes): (Chars, Bytes), at: Usize1, }
    rows.sort();
    println!("{rows:?} {word:?} {bytes:?} {at}");
}
