//! What `cargo sente bundle` carries in place of proconio and itertools gives what these give.

use rules::choices::{Choices, assert_law};
use std::cell::RefCell;
use std::panic::catch_unwind;

#[allow(dead_code, unused_imports)]
#[path = "../standins/itertools.rs"]
mod our_itertools;
#[allow(dead_code, unused_imports)]
#[path = "../standins/proconio.rs"]
mod our_proconio;

// The macros say `$crate`.
#[allow(unused_imports)]
use our_proconio::{lock, source};

const ROUNDS: u64 = 256;

/// The same questions, to one of both libraries: values, and when elements were asked for.
macro_rules! questions {
    ($name:ident, $library:path) => {
        mod $name {
            use super::RefCell;
            use library::Itertools as _;
            use std::fmt::Debug;
            use $library as library;

            fn told<T: Debug>(log: &RefCell<String>, items: impl Iterator<Item = T>) {
                for item in items {
                    *log.borrow_mut() += &format!("{item:?}; ");
                }
            }

            pub fn answers(values: &[u8], k: usize) -> String {
                let log = RefCell::new(String::new());
                let items =
                    || values.iter().copied().inspect(|x| *log.borrow_mut() += &format!("<{x}> "));
                told(&log, items().sorted());
                told(&log, items().sorted_by(|a, b| b.cmp(a)));
                told(&log, items().sorted_by_key(|x| x % 3));
                told(&log, items().sorted_by_cached_key(|x| x % 3));
                told(&log, items().sorted_unstable());
                told(&log, items().sorted_unstable_by(|a, b| b.cmp(a)));
                told(&log, items().sorted_unstable_by_key(|x| (x % 3, *x)));
                told(&log, items().dedup());
                told(&log, items().dedup_by(|a, b| a % 2 == b % 2));
                told(&log, items().dedup_with_count());
                told(&log, items().coalesce(|a, b| if a < b { Ok(b) } else { Err((a, b)) }));
                told(&log, items().tuple_windows::<(_,)>());
                told(&log, items().tuple_windows::<(_, _)>());
                told(&log, items().tuple_windows::<(_, _, _, _)>());
                told(&log, items().tuples::<(_, _)>());
                told(&log, items().unique());
                told(&log, items().unique_by(|x| x % 3));
                told(&log, items().cartesian_product(items().take(2)));
                told(&log, items().take(5).combinations(k));
                told(&log, items().take(5).permutations(k));
                told(&log, items().positions(|x| x % 2 == 0));
                told(&log, items().counts().into_iter().sorted());
                told(&log, items().counts_by(|x| x % 3).into_iter().sorted());
                told(&log, items().into_group_map_by(|x| x % 3).into_iter().sorted());
                let mut one = items();
                let answers = [
                    format!("{:?}", items().collect_vec()),
                    items().join(", "),
                    format!("{:?}", items().minmax()),
                    format!("{:?}", items().minmax_by(|a, b| (a % 5).cmp(&(b % 5)))),
                    format!("{:?}", items().minmax_by_key(|x| x % 5)),
                    format!("{:?}", items().minmax().into_option()),
                    format!("{:?}", items().map(|x| [f64::NAN, x as f64][x as usize % 2]).minmax()),
                    format!("{} {}", items().all_equal(), items().all_unique()),
                    format!("{:?}", items().find_position(|x| *x == 3)),
                    format!("{:?} {:?}", one.next_tuple::<(_, _)>(), one.next()),
                    format!("{:?}", items().collect_tuple::<(_, _, _)>()),
                ];
                let mut dedup = items().dedup();
                let ends: Vec<_> = (0..values.len() + 3).map(|_| dedup.next()).collect();
                drop(dedup);
                format!("{log:?} {answers:?} {ends:?}")
            }
        }
    };
}
questions!(ours, super::our_itertools);
questions!(theirs, itertools);

/// The same values and the same requests for elements, from both libraries.
fn the_same_answers(values: &[u8], k: usize) -> Result<(), String> {
    let (ours, theirs) = (ours::answers(values, k), theirs::answers(values, k));
    match ours == theirs {
        true => Ok(()),
        false => Err(format!("{ours}\nwhere itertools says\n{theirs}")),
    }
}

/// Reads the same grammar from the same text with both macros; a panic is no value.
macro_rules! same {
    ($text:expr; [$($name:ident),*]; $($grammar:tt)*) => {{
        let text: &str = $text;
        let ours = catch_unwind(|| {
            #[allow(unused_imports)]
            use our_proconio::{marker::*, source::once::OnceSource};
            input! { from OnceSource::from(text), $($grammar)* }
            ($($name,)*)
        });
        let theirs = catch_unwind(|| {
            #[allow(unused_imports)]
            use proconio::{marker::*, source::once::OnceSource};
            proconio::input! { from OnceSource::from(text), $($grammar)* }
            ($($name,)*)
        });
        let (ours, theirs) = (ours.ok(), theirs.ok());
        match ours == theirs {
            true => Ok(()),
            false => Err(format!("{ours:?}, where proconio reads {theirs:?} from {text:?}")),
        }
    }};
}

#[test]
fn no_elements_give_the_same_answers() {
    for k in 0..3 {
        assert_eq!(the_same_answers(&[], k), Ok(()));
    }
}

#[test]
fn lengths_may_have_a_sign() {
    for text in ["0", "1 5", "3 1 2", "-4 7", ""] {
        assert_eq!(same!(text; [n, a]; n: i64, a: [u8; n - 1]), Ok(()));
    }
}

#[test]
#[allow(unused_mut)]
fn kinds_may_be_nested() {
    let text = "2 1 2 3 4 5 x yz 1 2 0 ab c 7 d";
    assert_eq!(
        same!(text; [a, b, c]; a: [(u8, Usize1); 2], b: ([u8; 1], Chars), mut c: (Bytes, [[u8]])),
        Ok(())
    );
    assert_eq!(same!(text; [a, b]; a: [[i8; 1]; 2], (b, _): ((u8, [u8; 1]), String),), Ok(()));
    assert_eq!(same!("1 0 -9223372036854775808"; [a]; a: Usize1), Ok(()));
    assert_eq!(same!("0"; [a]; a: Usize1), Ok(()));
    assert_eq!(same!("-9223372036854775808"; [a]; a: Isize1), Ok(()));
    assert_eq!(same!("x"; [a]; a: u8), Ok(()));
}

#[test]
fn iterators_give_the_same_answers() {
    let values = |choices: &mut Choices| {
        let length = choices.pick(0..=8);
        (choices.several(length, 0..=7_u8), choices.pick(0..=5))
    };
    assert_law(ROUNDS, values, |(values, k)| the_same_answers(values, *k));
}

#[test]
fn blanks_are_those_of_unicode() {
    let letters: Vec<char> = ('a'..='z').chain('0'..='9').chain(['é']).collect();
    let blanks = [' ', '\n', '\t', '\r', '\u{a0}', '\u{3000}', '\u{85}', '\u{200b}'];
    let text = |choices: &mut Choices| {
        let count = choices.pick(0..=5_usize);
        let word =
            |choices: &mut Choices| choices.word(&blanks, 1..=3) + &choices.word(&letters, 1..=4);
        let words: String = (0..count).map(|_| word(choices)).collect();
        format!("{count}{words}{}", choices.word(&blanks, 1..=3))
    };
    assert_law(ROUNDS, text, |text| {
        same!(text; [a]; a: [String])?;
        same!(text; [a]; a: [Chars])
    });
}
