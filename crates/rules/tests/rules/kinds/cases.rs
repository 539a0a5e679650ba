//! Ways to state the number of cases: each is read and printed alike, and holds the cases to their number.

use rules::prelude::*;
use rules::{print, read};

const MOST: usize = 3;
const WAYS: [Cases; 4] =
    [Cases::One, Cases::Counted(MOST), Cases::ToTheEnd(MOST), Cases::Until("0", MOST)];

/// A heap in each case, whose number is told by one of the `WAYS`.
struct Told<const WAY: usize>;

impl<const WAY: usize> Statement for Told<WAY> {
    type Case = u64;
    type Answer = u64;
    type Game = NoGame<u64>;
    const CASES: Cases = WAYS[WAY];

    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.number("heap", heap, 1..=99)?;
        form.line();
        Ok(())
    }

    fn answers(heaps: &[u64]) -> SearchResult<Vec<u64>> {
        Ok(heaps.to_vec())
    }
}

/// The input of these cases. It is read as the same cases again.
#[track_caller]
fn printed<const WAY: usize>(heaps: &[u64]) -> String {
    let text = print::<Told<WAY>>(&mut heaps.to_vec()).expect("there are as many as there may be");
    assert_eq!(read::<Told<WAY>>(&text).as_deref(), Ok(heaps), "{text:?}");
    text
}

#[test]
fn as_many_cases_are_printed_and_read_as_there_are() {
    assert_eq!(printed::<0>(&[5]), "5\n");
    assert_eq!(printed::<1>(&[5]), "1\n5\n");
    assert_eq!(printed::<1>(&[5, 6, 7]), "3\n5\n6\n7\n");
    assert_eq!(printed::<2>(&[5]), "5\n");
    assert_eq!(printed::<2>(&[5, 6, 7]), "5\n6\n7\n");
    assert_eq!(printed::<3>(&[5]), "5\n0\n");
    assert_eq!(printed::<3>(&[5, 6, 7]), "5\n6\n7\n0\n");
}

#[test]
fn one_case_too_many_or_none_is_refused() {
    for heaps in [vec![], vec![5; MOST + 1]] {
        assert!(print::<Told<1>>(&mut heaps.clone()).is_err(), "{heaps:?}");
        assert!(print::<Told<2>>(&mut heaps.clone()).is_err(), "{heaps:?}");
        assert!(print::<Told<3>>(&mut heaps.clone()).is_err(), "{heaps:?}");
    }
    for input in ["", "5\n6\n"] {
        assert!(read::<Told<0>>(input).is_err(), "{input:?}");
    }
    for input in ["", "0\n", "2\n5\n", "1\n5\n6\n", "4\n5\n6\n7\n8\n"] {
        assert!(read::<Told<1>>(input).is_err(), "{input:?}");
    }
    for input in ["", "5\n6\n7\n8\n"] {
        assert!(read::<Told<2>>(input).is_err(), "{input:?}");
    }
    for input in ["", "0\n", "5\n", "5\n6\n7\n8\n0\n", "5\n0\n6\n"] {
        assert!(read::<Told<3>>(input).is_err(), "{input:?}");
    }
}
