use super::*;
use crate::choices::every;
use std::collections::BTreeSet;

fn message<T>(result: FormResult<T>) -> String {
    result.err().expect("the input is bad").to_string()
}

fn read<T: Number>(text: &str, range: RangeInclusive<T>) -> FormResult<T> {
    let mut number = T::default();
    Form::reading(text).number("n", &mut number, range)?;
    Ok(number)
}

#[test]
fn a_missing_word_is_named() {
    assert_eq!(
        message(read(" \n ", 0..=9_u64)),
        "line 2, column 2: n is missing: the input ends here"
    );
    let mut word = String::new();
    let missing = Form::reading("").word("row", &mut word, "ab", 1..=1);
    assert_eq!(message(missing), "line 1, column 1: row is missing: the input ends here");
}

#[test]
fn numbers_are_held_to_their_range_and_notation() {
    assert_eq!(read("0", 0..=0_u8), Ok(0));
    assert_eq!(read("18446744073709551615", 0..=u64::MAX), Ok(u64::MAX));
    assert_eq!(read("-9223372036854775808", i64::MIN..=i64::MAX), Ok(i64::MIN));
    assert_eq!(read("-3", -3..=3_i32), Ok(-3));
    for word in ["4", "0", "-1", "x", "1x", "18446744073709551616", "1.0", "-", "１"] {
        let text = message(read(word, 1..=3_u64));
        assert_eq!(text, format!("line 1, column 1: n is {word:?}, not a number from 1 to 3"));
    }
    for (word, number) in [("+2", 2), ("02", 2), ("-0", 0), ("00", 0)] {
        let text = message(read(word, 0..=3_u64));
        assert_eq!(text, format!("line 1, column 1: n is written {word:?}, not {number}"));
    }
}

#[test]
fn what_is_printed_is_read_again_and_keeps_its_lines() {
    fn matrix(form: &mut Form, rows: &mut Vec<Vec<i64>>) -> FormResult {
        let mut columns = rows.first().map_or(0, Vec::len);
        form.length("n", rows, 1..=3)?;
        form.number("m", &mut columns, 0..=3)?;
        form.line();
        form.each("row", rows, |form, row| {
            row.resize(columns, 0);
            form.row("cell", row, -9..=9)
        })
    }
    for (mut rows, text) in
        [(vec![vec![]], "1 0\n\n"), (vec![vec![1, -2, 3], vec![0, 9, -9]], "2 3\n1 -2 3\n0 9 -9\n")]
    {
        let mut form = Form::printing();
        matrix(&mut form, &mut rows).unwrap();
        assert_eq!(form.text(), text);
        let mut again = Vec::new();
        matrix(&mut Form::reading(text), &mut again).unwrap();
        assert_eq!(again, rows);
    }
    let error = message(matrix(&mut Form::reading("2 2 1 1 1 10"), &mut vec![]));
    let place = "line 1, column 11: row 2 of 2, cell 2 of 2";
    assert_eq!(error, format!("{place} is \"10\", not a number from -9 to 9"));
}

#[test]
fn a_case_beyond_the_limits_is_not_printed() {
    let error = message(Form::printing().list("n", "heap", &mut vec![1_u64, 7], 1..=2, 0..=6));
    assert_eq!(error, "heap 2 of 2 is \"7\", not a number from 0 to 6");
    let error = message(Form::printing().list("n", "heap", &mut vec![0_u64; 3], 1..=2, 0..=6));
    assert_eq!(error, "n is \"3\", not a number from 1 to 2");
}

#[test]
fn a_column_has_a_line_for_each_number() {
    let mut form = Form::printing();
    form.column("coin", &mut [3_u8, 4], 0..=9).unwrap();
    assert_eq!(form.text(), "3\n4\n");
    let mut coins = [0_u8; 2];
    let error = message(Form::reading("3\nx").column("coin", &mut coins, 0..=9));
    assert_eq!(error, "line 2, column 1: coin 2 of 2 is \"x\", not a number from 0 to 9");
}

#[test]
fn words_are_held_to_their_letters_and_lengths() {
    let word = |text| {
        let mut word = String::new();
        Form::reading(text).word("row", &mut word, "WB.", 1..=3).map(|()| word)
    };
    assert_eq!(word("W.B"), Ok("W.B".into()));
    assert_eq!(message(word("W.BW")), "line 1, column 1: row has 4 letters, not 1 to 3");
    assert_eq!(message(word("Wx")), "line 1, column 1: row has a 'x', not one of \"WB.\"");
    let fixed = Form::reading("王").word("name", &mut String::new(), "王", 2..=2);
    assert_eq!(message(fixed), "line 1, column 1: name has 1 letters, not 2");
}

#[test]
fn totals_are_bounded_over_the_whole_input() {
    let mut form = Form::reading("");
    assert_eq!(form.total("the sum of n", 7, 7), Ok(()));
    assert_eq!(form.total("the sum of m", 7, 7), Ok(()));
    let error = message(form.total("the sum of n", 1, 7));
    assert_eq!(error, "line 1, column 1: the sum of n is 8 so far, more than 7");
}

#[test]
fn literals_stand_as_they_are() {
    let mut form = Form::printing();
    form.number("n", &mut 5_u8, 0..=9).unwrap();
    form.literal("0 0").unwrap();
    assert_eq!(form.text(), "5 0 0");
    assert_eq!(Form::reading("0  0").literal("0 0"), Ok(()));
    let error = message(Form::reading("0 1").literal("0 0"));
    assert_eq!(error, "line 1, column 3: \"1\" stands where \"0\" must");
    let error = message(Form::reading("0").literal("0 0"));
    assert_eq!(error, "line 1, column 2: \"0\" is missing: the input ends here");
}

#[test]
fn extents_are_noted_by_path_while_reading_and_printing() {
    let heaps = |mut form: Form| {
        let mut row = vec![7_u64, 5, 9];
        form.list("n", "heap", &mut row, 1..=4, 5..=9).unwrap();
        form.extents()
    };
    let printed = heaps(Form::printing().noting_extents());
    assert_eq!(printed["n"], Extent { allowed: (1, 4), found: (3, 3) });
    assert_eq!(printed["heap"], Extent { allowed: (5, 9), found: (5, 9) });
    assert_eq!(heaps(Form::reading("3 7 5 9").noting_extents()), printed);
    assert!(heaps(Form::printing()).is_empty());
}

/// Every row of at most `heaps` heaps that is chosen with this size.
fn rows(size: u64, heaps: usize, stones: RangeInclusive<u64>) -> Vec<Vec<u64>> {
    let row = |choices: &mut Choices| {
        let mut row = Vec::new();
        let form = &mut Form::choosing(choices, size, 1);
        form.list("n", "heap", &mut row, 1..=heaps, stones.clone()).map(|()| row)
    };
    every(row).flatten().collect()
}

#[test]
fn chosen_numbers_rise_by_the_size_together() {
    assert_eq!(rows(0, 9, 3..=5), [[3]]);
    assert_eq!(rows(2, 1, 3..=4), [[3], [4]]);
    let rows = rows(4, 2, 0..=9);
    // One heap of 0 to 4 stones, or two heaps of at most 3 together.
    assert_eq!(rows.len(), 5 + 10);
    assert_eq!(rows.iter().collect::<BTreeSet<_>>().len(), rows.len());
}

#[test]
fn names_and_letters_are_chosen_freely() {
    let case = |choices: &mut Choices| {
        let (mut index, mut word) = (0, String::new());
        let mut form = Form::choosing(choices, 1, 1);
        form.index("vertex", &mut index, 3)?;
        form.word("row", &mut word, "WB", 1..=9)?;
        form.literal("0 0")?;
        form.end().map(|()| (index, word, form.left()))
    };
    let cases: Vec<_> = every(case).flatten().collect();
    // Three vertices, with two words of one letter or four of two.
    assert_eq!(cases.len(), 3 * (2 + 4));
    assert!(cases.iter().all(|(_, word, left)| word.len() as u64 == 2 - left));
    assert!(cases.contains(&(2, "BB".into(), 0)));
}

#[test]
fn an_empty_range_gives_the_case_up() {
    let choose = |count| Form::choosing(&mut Choices::random(1), 9, 9).index("", &mut 0, count);
    assert_eq!(choose(1), Ok(()));
    assert!(choose(0).is_err());
}

#[test]
fn a_part_that_breaks_a_rule_is_chosen_again() {
    let ascending = |seed, tries| {
        let (mut row, mut last, size) = ([0_u64; 3], 0, 20);
        let mut choices = Choices::random(seed);
        let mut form = Form::choosing(&mut choices, size, tries);
        let chosen = form.each("number", &mut row, |form, number| {
            form.each("", std::slice::from_mut(number), |form, number| {
                form.number("", number, 0..=9)?;
                form.check(*number > last, || "it does not ascend".into())
            })?;
            last = *number;
            Ok(())
        });
        chosen.map(|()| (row, form.left()))
    };
    let chosen = |tries| (0..100).filter_map(move |seed| ascending(seed, tries).ok());
    assert!(2 * chosen(1).count() < chosen(20).count());
    assert!(chosen(20).all(|(row, left)| row.is_sorted() && left == 20 - row.iter().sum::<u64>()));
}
