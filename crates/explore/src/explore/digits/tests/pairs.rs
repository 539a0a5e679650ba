//! Lost pairs that are expected behind a table.

use super::*;

#[test]
fn expected_pairs_are_those_of_a_larger_table() {
    for a in 1..=4 {
        let text = a_wythoff(a);
        let pairs = Pairs::of(&table(&text, Question::Outcome, 60)).expect(&text);
        assert_eq!(pairs.numeration.factors(), [a, 1]);
        let known = table(&text, Question::Outcome, 110);
        let _ = known.each(|at, place| -> Result<(), ()> {
            let is_beyond = at.iter().any(|&number| number > 60);
            let is_lost = known.cells[place].value() == Some(0);
            assert_eq!(pairs.holds(at), is_beyond.then_some(is_lost), "{text} {at:?}");
            Ok(())
        });
    }
    for text in [NIM, KING, "n-1, n-2", &a_wythoff(5)] {
        assert!(Pairs::of(&table(text, Question::Outcome, 60)).is_none(), "{text}");
    }
}
