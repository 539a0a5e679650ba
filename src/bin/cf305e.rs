//! CF 305E Playing with String. <https://codeforces.com/problemset/problem/305/E>
//!
//! **Rules.** There is a piece of paper with a string. A move takes a piece t and a place i in it such that, for some
//! l >= 1, the letters at distances 1, 2, ..., l on both sides of i exist and agree in pairs; it cuts that letter out,
//! so that t becomes three pieces: what is before it, the letter, and what is after it. Two players alternate, and who
//! cannot move loses. Print `First` and the least place of a first move that wins, or `Second`.
//!
//! **Theorem.** Mark the places whose two neighbours exist and are equal. Cut the string into runs of marked places
//! that are next to each other, as long as possible. A run of L places has the value g(L + 1), where g are the values
//! of Dawson's Kayles, which have the period 34 from 53 on (`sente::dawson`). The first player wins if and only if the
//! nim-sum G of all runs is not 0; and to cut the k-th place of a run of L wins if and only if g(k - 1) xor
//! g(L - k) = G xor g(L + 1). (Proved.)
//!
//! **Proof.** If some l is right, so is l = 1: a place can be cut if and only if both its neighbours are in its piece,
//! and are equal. To cut place i takes it away, and makes i - 1 and i + 1 ends of pieces, which can never be cut. All
//! other places keep their neighbours. So a move removes a marked place and the marks beside it, and nothing else
//! changes.
//!
//! Think of a run of L places as a row of L + 1 gaps, those before, between and after its places. A cut at the k-th
//! place takes the two gaps beside it: k - 1 gaps are left before, and L - k after. The marked places between the first
//! k - 1 gaps are just those that are still marked there, k - 2 of them or none, and in the same way after it. So a run
//! is a row of Dawson's Kayles. Marks of different runs are not next to each other, so runs are independent, and the
//! rest is the theorem of Sprague and Grundy: who leaves the nim-sum 0 wins.
//!
//! **Complexity.** O(n) time: the runs are gone through twice, once for G, and once for the least place. 87 values
//! beside the string. Past the statement the string may have any length and any bytes.
//!
//! **Traps.** The ends are never marked: `aa` answers `Second`. A cut removes the marks on both sides: `aaaaa` answers
//! `First / 3`. Marks at distance 2 do not touch: `aaaba` answers `Second`. The winning place is not the middle of its
//! run, or the first mark: `aaaa` answers `First / 2`, and it may be in any run: `aaabaaaa` answers `First / 2`. The
//! period does not hold from the beginning: `aaaaaaaaaaaaaaaa`, a run of 14, answers `Second`.
//!
//! **Source.** Codeforces Round 184, Division 2, problem E. T. R. Dawson 1935; R. K. Guy and C. A. B. Smith, The
//! G-values of various games, 1956.

use sente::{
    dawson::{folded, table, PERIOD, REGULAR},
    input,
    io::Bytes,
    output,
};

/// The runs of marked places: the place of the first, counted from 1, and how many they are.
fn runs(string: &[u8]) -> impl Iterator<Item = (usize, usize)> + '_ {
    let is_marked = |place: usize| place < string.len() && string[place - 2] == string[place];
    let mut place = 2;
    std::iter::from_fn(move || {
        while place < string.len() && !is_marked(place) {
            place += 1;
        }
        let first = place;
        while is_marked(place) {
            place += 1;
        }
        (place > first).then_some((first, place - first))
    })
}

/// The least place, counted from 1, of a first cut that wins.
fn least_winning(string: &[u8]) -> Option<usize> {
    let values = table(REGULAR + PERIOD);
    let value = |gaps: usize| values[folded(gaps)];
    let all = runs(string).fold(0, |all, (_, length)| all ^ value(length + 1));
    // Of the k-th place from the left and from the right, the left one comes first.
    runs(string).find_map(|(first, length)| {
        let wanted = all ^ value(length + 1);
        let mut before = 0..length.div_ceil(2);
        let gaps = before.find(|&gaps| value(gaps) ^ value(length - 1 - gaps) == wanted)?;
        Some(first + gaps)
    })
}

fn main() {
    input! { string: Bytes }
    match least_winning(&string) {
        Some(place) => writeln!(output(), "First\n{place}"),
        None => output().line("Second"),
    }
}

#[cfg(test)]
mod cf305e {
    use super::{least_winning, runs};

    #[test]
    fn up_to_two_letters_have_no_place() {
        for string in ["", "a", "aa", "ab"] {
            assert_eq!(least_winning(string.as_bytes()), None);
        }
    }

    #[test]
    fn runs_are_of_places_with_equal_neighbours() {
        let all = |string: &str| runs(string.as_bytes()).collect::<Vec<_>>();
        assert_eq!(all("abcde"), []);
        assert_eq!(all("aaa"), [(2, 1)]);
        assert_eq!(all("abacaba"), [(2, 1), (4, 1), (6, 1)]);
        assert_eq!(all("aaaabaaa"), [(2, 2), (5, 1), (7, 1)]);
        assert_eq!(all("ababab"), [(2, 4)]);
    }

    /// Grundy value of a piece by the rules, and the least place of a cut that leaves the nim-sum 0.
    fn by_rules(piece: &[u8]) -> (usize, Option<usize>) {
        let can_cut = |&place: &usize| {
            let most = place.min(piece.len() - 1 - place);
            most >= 1 && piece[place - 1] == piece[place + 1]
        };
        let places = (0..piece.len()).filter(can_cut);
        let options: Vec<(usize, usize)> = places
            .map(|place| (by_rules(&piece[..place]).0 ^ by_rules(&piece[place + 1..]).0, place))
            .collect();
        let value = (0..).find(|value| options.iter().all(|(option, _)| option != value)).unwrap();
        (value, options.iter().find(|(option, _)| *option == 0).map(|(_, place)| place + 1))
    }

    #[test]
    fn strings_of_up_to_ten_letters_are_cut_as_the_rules_have_it() {
        for length in 0..=10 {
            for code in 0..1_u32 << length {
                let string: Vec<u8> =
                    (0..length).map(|place| b'a' + (code >> place & 1) as u8).collect();
                assert_eq!(least_winning(&string), by_rules(&string).1, "{string:?}");
            }
        }
    }

    #[test]
    fn equal_letters_lose_where_dawsons_kayles_does() {
        let lost = |length: &usize| least_winning(&vec![b'a'; *length]).is_none();
        let lengths: Vec<usize> = (1..120).filter(lost).collect();
        let expected =
            [1, 2, 6, 10, 16, 22, 26, 30, 36, 40, 44, 56, 60, 64, 74, 78, 90, 94, 98, 108, 112];
        assert_eq!(lengths, expected);
    }

    #[test]
    fn a_long_string_takes_no_table_of_its_length() {
        let string = vec![b'a'; 9_999_999];
        assert!(least_winning(&string).is_some_and(|place| place < 200));
    }
}
