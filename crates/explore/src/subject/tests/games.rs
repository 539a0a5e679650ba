//! Random games, as words for the explorer and as rules for a plain search.

use crate::games::moves::ByExpression;
use crate::games::{self, Game};
use fastrand::Rng;

/// Calls a function with what each move leaves of a heap: heaps that are not empty.
type Options = Box<dyn Fn(usize, &mut dyn FnMut(&[usize]))>;

pub struct Random {
    /// What one types: a game with a name, or an expression.
    pub words: String,
    is_expression: bool,
    pub options: Options,
    pub most_parts: usize,
    pub most_taken: usize,
}

impl Random {
    pub fn game(&self) -> Box<dyn Game> {
        if self.is_expression {
            let game = ByExpression::new(&self.words, 1000);
            return Box::new(game.unwrap_or_else(|mistake| panic!("{mistake}")));
        }
        let words: Vec<String> = self.words.split(' ').map(String::from).collect();
        let game = games::find(&words).unwrap_or_else(|error| panic!("{}: {error}", self.words));
        game.expect("the game is known")
    }
}

/// Which numbers of heaps may be left, by the number taken; beyond these, the last again if it `repeats`.
fn by_counts(words: String, counts: Vec<Vec<usize>>, repeats: bool, unequal: bool) -> Random {
    let most_parts = counts.iter().flatten().copied().max().unwrap_or(0);
    let most_taken = counts.len() - 1;
    let options = move |heap: usize, each: &mut dyn FnMut(&[usize])| {
        for taken in 0..=heap {
            let allowed = match counts.get(taken) {
                Some(allowed) => allowed,
                None if repeats => &counts[counts.len() - 1],
                None => break,
            };
            allowed
                .iter()
                .for_each(|&count| divide(heap - taken, count, &mut vec![], unequal, each));
        }
    };
    Random { words, is_expression: false, options: Box::new(options), most_parts, most_taken }
}

/// All ways to divide a number of stones into so many heaps that are not empty, in ascending order.
fn divide(
    rest: usize,
    count: usize,
    heaps: &mut Vec<usize>,
    unequal: bool,
    each: &mut dyn FnMut(&[usize]),
) {
    if count == 0 {
        if rest == 0 {
            each(heaps);
        }
        return;
    }
    let least = heaps.last().map_or(1, |&last| last + usize::from(unequal));
    let all = if count == 1 { rest..=rest } else { least..=rest / count };
    for heap in all.filter(|&heap| heap >= least) {
        heaps.push(heap);
        divide(rest - heap, count - 1, heaps, unequal, each);
        heaps.pop();
    }
}

pub fn octal(random: &mut Rng) -> Random {
    loop {
        let is_hexadecimal = random.u8(0..6) == 0;
        let most = if is_hexadecimal { 16 } else { 8 };
        let first = [0, 0, 0, 4, 8, 12][random.usize(0..if is_hexadecimal { 6 } else { 4 })];
        let length = [1, 2, 2, 3, 3, 4, 6][random.usize(0..7)];
        let digits: Vec<u32> =
            [first].into_iter().chain((0..length).map(|_| random.u32(0..most))).collect();
        let repeats = random.u8(0..12) == 0;
        if digits.iter().all(|&digit| digit == 0) {
            continue;
        }
        let counts = |digit: &u32| (0..4).filter(|count| digit >> count & 1 == 1).collect();
        let code: String = digits[1..].iter().map(|digit| format!("{digit:X}")).collect();
        let words = format!("octal {first:X}.{code}{}", if repeats { "..." } else { "" });
        return by_counts(words, digits.iter().map(counts).collect(), repeats, false);
    }
}

pub fn subtraction(random: &mut Rng) -> Random {
    let (count, most) = match random.u8(0..8) {
        0 => (random.usize(60..67), 70),
        1 => (random.usize(1..4), 2500),
        _ => (random.usize(1..7), 16),
    };
    let mut numbers: Vec<usize> = (1..=most).collect();
    random.shuffle(&mut numbers);
    numbers.truncate(count);
    let list: Vec<String> = numbers.iter().map(usize::to_string).collect();
    let most = numbers.iter().copied().max().unwrap_or(0);
    let allowed = |taken: usize| if numbers.contains(&taken) { vec![0, 1] } else { vec![] };
    by_counts(
        format!("subtraction {}", list.join(",")),
        (0..=most).map(allowed).collect(),
        false,
        false,
    )
}

pub fn take_and_break(random: &mut Rng) -> Random {
    let counts: Vec<usize> = loop {
        let most = [3, 3, 3, 4, 5][random.usize(0..5)];
        let some: Vec<usize> = (0..most).filter(|_| random.bool()).collect();
        if !some.is_empty() {
            break some;
        }
    };
    // Nothing may be taken if two heaps at least are left.
    let least = usize::from(counts[0] < 2);
    let most = [6, 6, 6, 40][random.usize(0..4)];
    let mut numbers: Vec<usize> = (least..most).collect();
    random.shuffle(&mut numbers);
    numbers.truncate(random.usize(1..4));
    let unequal = counts.iter().all(|&count| count < 3) && random.u8(0..4) == 0;
    let list =
        |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    let ending = if unequal { " unequal" } else { "" };
    let words = format!("take-and-break {} {}{ending}", list(&numbers), list(&counts));
    let most = numbers.iter().copied().max().unwrap_or(0);
    let allowed = |taken: usize| if numbers.contains(&taken) { counts.clone() } else { vec![] };
    by_counts(words, (0..=most).map(allowed).collect(), false, unequal)
}

/// A number that depends on the heap, in both forms.
type Size = (String, Box<dyn Fn(i64) -> i64>);
type Test = (String, Box<dyn Fn(i64) -> bool>);

fn size(random: &mut Rng) -> Size {
    let (a, b) = (random.i64(1..13), random.i64(2..6));
    match random.u8(0..9) {
        0..=2 => (format!("n-{a}"), Box::new(move |n| n - a)),
        3 => (format!("n/{b}"), Box::new(move |n| n.div_euclid(b))),
        4 => (format!("n/{b}-{a}"), Box::new(move |n| n.div_euclid(b) - a)),
        5 => (format!("(n-{a})/{b}"), Box::new(move |n| (n - a).div_euclid(b))),
        6 => (format!("n-n/{b}-1"), Box::new(move |n| n - n / b - 1)),
        7 => (format!("n-{a}*(n%{b})-1"), Box::new(move |n| n - a * n.rem_euclid(b) - 1)),
        _ => (format!("n-{}", 20 * a), Box::new(move |n| n - 20 * a)),
    }
}

fn test(random: &mut Rng) -> Test {
    let (a, b, c) = (random.i64(2..7), random.i64(0..4), random.i64(1..90));
    match random.u8(0..8) {
        0 => (format!(" if n%{a}=={b}"), Box::new(move |n| n.rem_euclid(a) == b)),
        1 => (format!(" if n>={c}"), Box::new(move |n| n >= c)),
        2 => (format!(" if n<{c} and n!={a}"), Box::new(move |n| n < c && n != a)),
        _ => (String::new(), Box::new(|_| true)),
    }
}

pub fn expression(random: &mut Rng) -> Random {
    let mut texts = Vec::new();
    let mut moves: Vec<Options> = Vec::new();
    let mut most_parts = 1;
    for _ in 0..random.usize(1..4) {
        let ((one, of_one), (other, of_other)) = (size(random), size(random));
        let (condition, holds) = test(random);
        let (a, b) = (random.i64(1..4), random.i64(4..9));
        let whole = |sizes: &[i64], each: &mut dyn FnMut(&[usize])| {
            if sizes.iter().all(|&size| size >= 0) {
                let left: Vec<usize> =
                    sizes.iter().filter(|&&size| size > 0).map(|&size| size as usize).collect();
                each(&left);
            }
        };
        type All = Box<dyn Fn(i64, &mut dyn FnMut(&[usize]))>;
        let (text, all): (String, All) = match random.u8(0..8) {
            0 => {
                most_parts = 2;
                let both =
                    move |n, each: &mut dyn FnMut(&[usize])| whole(&[of_one(n), of_other(n)], each);
                (format!("{one} + {other}"), Box::new(both))
            }
            1 => (
                "n-k*k for k in 1..=n".into(),
                Box::new(move |n, each| (1..=n).for_each(|k| whole(&[n - k * k], each))),
            ),
            2 => (
                format!("n-k for k in {a}..={b}"),
                Box::new(move |n, each| (a..=b).for_each(|k| whole(&[n - k], each))),
            ),
            3 => (
                format!("n/k for k in 2..{b}"),
                Box::new(move |n, each| (2..b).for_each(|k| whole(&[n / k], each))),
            ),
            _ => (one, Box::new(move |n, each| whole(&[of_one(n)], each))),
        };
        texts.push(text + &condition);
        moves.push(Box::new(move |heap, each| {
            if heap > 0 && holds(heap as i64) {
                all(heap as i64, each);
            }
        }));
    }
    let options = move |heap: usize, each: &mut dyn FnMut(&[usize])| {
        moves.iter().for_each(|one| one(heap, each));
    };
    let words = texts.join(", ");
    Random { words, is_expression: true, options: Box::new(options), most_parts, most_taken: 0 }
}
