//! Linear forms of two coordinates.

use super::*;

type Of = fn(i64, i64) -> u64;

fn told(of: Of) -> String {
    let table = tabulate(&[24, 24], |at| Some(of(at[0] as i64, at[1] as i64)));
    text(alone(&table))
}

#[test]
fn strips_residues_and_sides_of_lines_are_found() {
    for (of, expected) in [
        (
            (|x, y| outcome([-2, 0, 2].contains(&(x - 3 * y)))) as Of,
            "0 exactly when x - 3 y is -2, 0 or 2",
        ),
        (
            |x, y| outcome([0, 3].contains(&((2 * x + 3 * y) % 7))),
            "0 exactly when (x - 2 y) mod 7 is 0 or 5",
        ),
        (|x, y| ((x + 3 * y + 2) % 5) as u64, "(x - 2 y + 2) mod 5"),
        (|x, y| ((2 * x + 3 * y + 1) / 4) as u64, "floor((2 x + 3 y + 1)/4)"),
        (|x, y| outcome(2 * x - 3 * y >= 5), "0 exactly when 2 x >= 3 y + 5"),
    ] {
        assert_eq!(told(of), expected);
    }
}

#[test]
fn one_cell_beside_the_rule_refutes_it() {
    let of = |x, y| outcome([-2, 0, 2].contains(&(x - 3 * y)) || (x, y) == (20, 11));
    assert_eq!(told(of), "nothing");
}
