//! CF 1312 F Attack on Red Kingdom. <https://codeforces.com/problemset/problem/1312/F>
//!
//! **Rules.** `n` castles have `a_i` defenders. White King and Black King attack in turn, White first. An attack picks a
//! castle with a defender and a type: mixed takes `x` defenders, infantry `y`, cavalry `z`, or all that are left, if
//! they are fewer. Infantry must not attack a castle whose last attack, by either king, was by infantry; nor cavalry
//! after cavalry. Whoever makes the last attack wins. For each of `t` tests print the number of first attacks, castle
//! and type, after which White can win.
//!
//! **Theorem.** Let g(a, l) be the value of a castle of a defenders with the last attack l, where none is as good as
//! mixed: g(0, l) = 0, and g(a, l) is the least number that is not among g(a - x, mixed), g(a - y, infantry) if l is not
//! infantry, and g(a - z, cavalry) if l is not cavalry, with 0 for what is below 0. Let X be the nim-sum of all g(a_i,
//! mixed). Attacks that take a castle from a value g to g xor X win, and no others. For strengths from 1 to 5 there is a
//! period p <= 10: g(a + p, l) = g(a, l) for all a >= 26 and all l. (Proved.)
//!
//! **Proof.** What a castle allows depends on its own defenders and last attack alone, so castles are independent, and
//! the nim-sum of their values decides (Sprague and Grundy). An attack wins if and only if it leaves the nim-sum 0. If X
//! = 0 there is none, as no option has the value of its castle.
//!
//! *The period.* Let t(a) be the three values of a castle of a defenders. For a >= 5 they follow from t(a - 5), ...,
//! t(a - 1), in the same way for all a. So once five triples in a row, t(26), ..., t(30), stand again from 26 + p on, the
//! triples behind them are equal, too, one after the other. For each of the 125 strengths they do so for some p <= 10:
//! computed by the test `five_triples_from_26_on_come_again_for_all_strengths`. So castles from 31 on count as 31 + (a -
//! 31) mod p, and what their attacks leave stands in the table, too.
//!
//! For a single castle and the strengths 1, 2, 3 the explorer finds all values, and proves them by an automaton, with l
//! = 1 for infantry and 2 for cavalry: `cargo sente explore --moves "(a-min(a,1),0) if a>0, (a-min(a,2),1) if
//! min(a,abs(l-1))>0, (a-min(a,3),2) if min(a,abs(l-2))>0" --to 80,2`.
//!
//! **Complexity.** O(n) time, one division for each castle, after a table of 41 triples. O(1) memory: castles are
//! counted by their place in the table. Past the statement any number of castles, below 2^64 defenders each, empty ones
//! included. Other strengths are an error.
//!
//! **Traps.** Types count apart, even if they leave the same: `1 / 1 1 1 1 / 1` answers `3`. So do equal castles:
//! `1 / 3 1 1 1 / 1 1 1` answers `9`. The last attack may be the opponent's: `1 / 1 1 1 2 / 4` answers `3`; but it is one
//! on the same castle: `1 / 2 1 1 2 / 1 2` answers `2`. Mixed may come again: `1 / 1 2 1 1 / 4` answers `2`. A castle may
//! be weaker than the attack: `1 / 1 1 1 2 / 1` answers `3`. A window of values g(a, mixed) alone, or of single triples,
//! comes again too early: `2 / 1 1 3 4 / 13 / 1 2 1 2 / 5` answers `3 / 3`. And no castle may be cut down to 50:
//! `1 / 1 1 1 1 / 52` answers `0`.
//!
//! **Source.** Educational Codeforces Round 83, problem F; Sprague 1935, Grundy 1939.

use sente::{input, io::fail, output};

/// The values of a castle by its last attack: mixed or none, infantry, cavalry.
type Values = [u8; 3];

/// From so many defenders on the values are periodic.
const FIRST: usize = 26;
/// The greatest strength: so many values in a row determine the next.
const WINDOW: usize = 5;
const LONGEST_PERIOD: usize = 10;

/// A castle of all numbers of defenders up to the second window.
struct Table {
    values: [Values; FIRST + WINDOW + LONGEST_PERIOD],
    period: usize,
}

impl Table {
    fn new(strengths: [usize; 3]) -> Self {
        let mut values = [[0; 3]; FIRST + WINDOW + LONGEST_PERIOD];
        for castle in 1..values.len() {
            let options = after(&values, strengths, castle);
            values[castle] = [None, Some(1), Some(2)].map(|barred| {
                let allowed = (0..3).filter(|&kind| Some(kind) != barred);
                let set = allowed.fold(0_u8, |set, kind| set | 1 << options[kind]);
                set.trailing_ones() as u8
            });
        }
        let comes_again =
            |period: &usize| values[FIRST..FIRST + WINDOW] == values[FIRST + period..][..WINDOW];
        let period = (1..LONGEST_PERIOD).find(comes_again).unwrap_or(LONGEST_PERIOD);
        Table { values, period }
    }

    /// The place of a castle in the table.
    fn place(&self, defenders: u64) -> usize {
        const START: u64 = (FIRST + WINDOW) as u64;
        match defenders.checked_sub(START) {
            Some(beyond) => FIRST + WINDOW + (beyond % self.period as u64) as usize,
            None => defenders as usize,
        }
    }
}

/// The values that attacks of the three types leave of a castle.
fn after(values: &[Values], strengths: [usize; 3], castle: usize) -> Values {
    [0, 1, 2].map(|kind| values[castle.saturating_sub(strengths[kind])][kind])
}

/// The number of winning first attacks. Strengths are from 1 to 5.
fn winning_attacks(strengths: [usize; 3], castles: impl IntoIterator<Item = u64>) -> u64 {
    let table = Table::new(strengths);
    let (mut counts, mut nim_sum) = ([0_u64; FIRST + WINDOW + LONGEST_PERIOD], 0);
    for defenders in castles {
        let place = table.place(defenders);
        counts[place] += 1;
        nim_sum ^= table.values[place][0];
    }
    let winning = |place: usize| {
        let wanted = table.values[place][0] ^ nim_sum;
        let options = after(&table.values, strengths, place);
        counts[place] * options.iter().filter(|&&option| option == wanted).count() as u64
    };
    (1..counts.len()).map(winning).sum()
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize, strengths: [usize; 3] }
        if strengths.iter().any(|strength| !(1..=WINDOW).contains(strength)) {
            fail(format_args!(
                "test {test}: the strengths {strengths:?} are not from 1 to {WINDOW}"
            ));
        }
        let castles = (0..n).map(|_| {
            input! { defenders: u64 }
            defenders
        });
        let strengths = [strengths[0], strengths[1], strengths[2]];
        out.line(winning_attacks(strengths, castles));
    }
}

#[cfg(test)]
mod cf1312f {
    use super::{winning_attacks, Table, FIRST, LONGEST_PERIOD, WINDOW};

    fn all_strengths() -> impl Iterator<Item = [usize; 3]> {
        (0..125).map(|code| [1 + code % 5, 1 + code / 5 % 5, 1 + code / 25])
    }

    #[test]
    fn nothing_to_attack_is_lost() {
        assert_eq!(winning_attacks([1, 2, 3], []), 0);
        assert_eq!(winning_attacks([1, 2, 3], [0, 0]), 0);
    }

    #[test]
    fn a_single_defender_falls_to_any_attack() {
        for strengths in all_strengths() {
            assert_eq!(winning_attacks(strengths, [1]), 3);
            assert_eq!(winning_attacks(strengths, [0, 1, 1]), 0);
            assert_eq!(winning_attacks(strengths, [1, 1, 0, 1]), 9);
        }
    }

    #[test]
    fn equal_castles_cancel() {
        for strengths in all_strengths() {
            for defenders in (0..60).chain([u64::MAX - 1, u64::MAX]) {
                assert_eq!(winning_attacks(strengths, [defenders; 2]), 0);
            }
        }
    }

    /// The triples of castles of up to 3000 defenders, without a period.
    fn plain(strengths: [usize; 3]) -> Vec<[u8; 3]> {
        let mut plain = vec![[0; 3]];
        for castle in 1..=3000_usize {
            let left = |kind: usize| plain[castle.saturating_sub(strengths[kind])][kind];
            let mex = |allowed: &[usize]| {
                (0..).find(|value| allowed.iter().all(|&kind| left(kind) != *value))
            };
            plain
                .push([&[0, 1, 2][..], &[0, 2], &[0, 1]].map(|kinds| mex(kinds).expect("it ends")));
        }
        plain
    }

    #[test]
    fn five_triples_from_26_on_come_again_for_all_strengths() {
        let (mut least, mut longest) = (0, 0);
        for strengths in all_strengths() {
            let (plain, period) = (plain(strengths), Table::new(strengths).period);
            let window = |from: usize| &plain[from..from + WINDOW];
            assert_eq!(window(FIRST), window(FIRST + period), "{strengths:?}");
            longest = longest.max(period);
            least = least.max((0..).find(|&from| window(from) == window(from + period)).unwrap());
        }
        // None of the bounds can be less.
        assert_eq!((least, longest), (FIRST, LONGEST_PERIOD));
    }

    #[test]
    fn the_table_has_the_values_of_all_castles() {
        for strengths in all_strengths() {
            let table = Table::new(strengths);
            for (castle, values) in plain(strengths).iter().enumerate() {
                assert_eq!(table.values[table.place(castle as u64)], *values, "{castle}");
            }
        }
    }

    #[test]
    fn far_castles_are_those_a_common_period_nearer() {
        // 2520 is a multiple of 1 to 10.
        for strengths in all_strengths() {
            let far = 1_000_000_000_000_000_000 - 2520;
            for castle in far..far + 30 {
                let near = castle % 2520 + 2520;
                assert_eq!(
                    winning_attacks(strengths, [castle]),
                    winning_attacks(strengths, [near])
                );
                assert_eq!(winning_attacks(strengths, [castle, near]), 0);
            }
        }
    }
}
