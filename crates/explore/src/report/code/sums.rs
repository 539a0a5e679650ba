//! Functions of misère quotients: the images of heaps, their products, and the lost elements.

use super::{Language, place, rows};
use crate::misere::Quotient;

const RUST: &str = "\
pub fn is_won(heaps: impl IntoIterator<Item = u64>) -> bool {
    const PHI: [u16; {heaps}] = [
{phi}    ];
    const PRODUCTS: [u16; {products}] = [
{table}    ];
    const IS_WON: [u16; {size}] = [
{won}    ];
    let phi = |n: u64| PHI[({place}) as usize];
    let times = |image: u16, n: u64| PRODUCTS[usize::from(image) * {size} + usize::from(phi(n))];
    IS_WON[usize::from(heaps.into_iter().fold(0, times))] == 1
}
";
const CPP: &str = "\
template <class Heaps> bool is_won(const Heaps& heaps) {
    static const unsigned phi[{heaps}] = {
{phi}    };
    static const unsigned products[{products}] = {
{table}    };
    static const unsigned won[{size}] = {
{won}    };
    unsigned image = 0;
    for (unsigned long long n : heaps) image = products[image * {size} + phi[{place}]];
    return won[image] == 1;
}
";
const PYTHON: &str = "\
PHI = [
{phi}]
PRODUCTS = [
{table}]
IS_WON = [
{won}]


def is_won(heaps):
    image = 0
    for n in heaps:
        image = PRODUCTS[image * {size} + PHI[{place}]]
    return IS_WON[image] == 1
";

/// A function that takes any number of heaps.
pub(super) fn function(quotient: &Quotient, language: Language) -> String {
    let (monoid, images) = (&quotient.certificate.monoid, &quotient.certificate.images);
    let text = match language {
        Language::Rust => RUST,
        Language::Cpp => CPP,
        Language::Python => PYTHON,
    };
    let size = monoid.size();
    let phi: Vec<u32> = images.iter().map(|&image| image.into()).collect();
    let pairs = monoid.elements().flat_map(|x| monoid.elements().map(move |y| (x, y)));
    let products: Vec<u32> = pairs.map(|(x, y)| monoid.product(x, y).into()).collect();
    let won: Vec<u32> = monoid.elements().map(|x| u32::from(!quotient.is_lost(x))).collect();
    let place = place(quotient.period, language);
    let counts = [("heaps", phi.len()), ("products", products.len()), ("size", size)];
    let lists = [("phi", &phi), ("table", &products), ("won", &won)];
    let text = text.replace("{place}", &place);
    let text = counts
        .iter()
        .fold(text, |text, (name, count)| text.replace(&format!("{{{name}}}"), &count.to_string()));
    lists.iter().fold(text, |text, (name, list)| {
        text.replace(&format!("{{{name}}}"), &rows(list, language))
    })
}
