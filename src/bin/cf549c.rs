//! CF 549C The Game Of Parity. <https://codeforces.com/problemset/problem/549/C>
//!
//! **Rules.** There are `n` cities, and city i has `a_i` people. Stannis and Daenerys burn one city in turn, Stannis
//! first, until `k` cities are left. Daenerys wins if these have an even number of people together, else Stannis does.
//! Print who wins.
//!
//! **Theorem.** Let O cities have an odd number of people, and E an even one. There are m = n - k turns, and
//! h = floor(m / 2) of them are Daenerys's.
//! 1. m = 0: Stannis wins if and only if O is odd.
//! 2. m > 0 is even, so that Daenerys burns last: Stannis wins if and only if k is odd and E <= h.
//! 3. m is odd, so that Stannis burns last: Daenerys wins if and only if O <= h, or k is even and E <= h.
//!
//! (Proved.)
//!
//! **Proof.** With k + 1 cities left, one turn is to come. If both kinds are there, the one who burns last chooses: to
//! burn an odd city instead of an even one changes the parity of the rest. If all are even, the rest is even. If all
//! are odd, the rest has the parity of k. We call a kind used up when no city of it is left.
//! 1. Nobody burns anything.
//! 2. *k is odd and E <= h.* Stannis has h turns, too. He burns even cities until they are used up, and k odd ones are
//!    left: odd. *k is even.* Before Daenerys's last turn both kinds are there, or all are even, or all are odd, and
//!    the rest has the parity of k, even: each is good for her. *E > h.* She burns odd cities. If they are used up, all
//!    the rest is even. If not, then before her last turn an odd city is there, and an even one as well, since Stannis
//!    has burnt at most h of them.
//! 3. *O <= h.* Daenerys burns odd cities until they are used up. *k is even and E <= h.* She burns even cities until
//!    they are used up, and k odd ones are left: even. *Otherwise Stannis wins:*
//!    - *k is odd and O > h.* He burns even cities. If they are used up, k odd ones are left: odd. If not, then before
//!      his last turn an even city is there, and an odd one as well, since she has burnt at most h of them.
//!    - *k is even, O > h and E > h.* He sees to it that before each of his turns, with r of her turns to come, there
//!      are more than r cities of each kind. At first r = h. There are k + 1 + 2 r cities, at least 2 r + 3 as k >= 2,
//!      so one kind has r + 2 or more. He burns one of it, and r + 1 or more of each kind are left; she burns one, and
//!      r or more are left, which is more than r - 1. So at last, with r = 0, both kinds are there.
//!
//! **Complexity.** O(n) time: the odd numbers are counted. Past the statement a_i may be anything below 2^32, and k may
//! be 0: no people are an even number, and the theorem agrees, as k is even and, if m is odd, O or E is at most h. A k
//! above n is an error.
//!
//! **Traps.** With k = n nobody burns, and the sum decides: `2 2 / 1 2` answers `Stannis`. Who burns last does not
//! always win: `2 1 / 2 2` answers `Daenerys`, and `3 1 / 1 1 1` answers `Stannis`. Two ways help Daenerys when Stannis
//! burns last: `3 2 / 1 1 1` answers `Daenerys`. The parity of k matters: `2 1 / 1 1` answers `Stannis`. h is rounded
//! down, as Stannis begins: `2 1 / 1 2` answers `Stannis`.
//!
//! **Source.** Codeforces, Looksery Cup 2015, problem C.

use sente::{input, io::fail, output};

/// True if Stannis wins, who burns first, with `kept` cities left in the end. There are at least as many.
fn stannis_wins(odd: usize, even: usize, kept: usize) -> bool {
    let turns = odd + even - kept;
    let hers = turns / 2;
    if turns == 0 {
        odd % 2 == 1
    } else if turns % 2 == 0 {
        kept % 2 == 1 && even <= hers
    } else {
        odd > hers && (kept % 2 == 1 || even > hers)
    }
}

fn main() {
    input! { n: usize, k: usize, cities: [u32; n] }
    if k > n {
        fail(format_args!("k is {k}, but there are only {n} cities"));
    }
    let odd = cities.iter().filter(|&&people| people % 2 == 1).count();
    output().line(if stannis_wins(odd, n - odd, k) { "Stannis" } else { "Daenerys" });
}

#[cfg(test)]
mod cf549c {
    use super::stannis_wins;

    #[test]
    fn without_a_turn_the_sum_decides() {
        for odd in 0..9 {
            for even in 0..9 {
                assert_eq!(stannis_wins(odd, even, odd + even), odd % 2 == 1);
            }
        }
    }

    #[test]
    fn no_city_has_an_even_number_of_people() {
        for odd in 0..30 {
            for even in 0..30 {
                assert!(!stannis_wins(odd, even, 0));
            }
        }
    }

    #[test]
    fn one_turn_is_a_choice_where_both_kinds_are_there() {
        for odd in 1..9 {
            for even in 1..9 {
                assert!(stannis_wins(odd, even, odd + even - 1));
            }
        }
    }

    /// True if Stannis wins by the rules.
    fn by_rules(odd: usize, even: usize, kept: usize, is_stannis: bool) -> bool {
        if odd + even == kept {
            return odd % 2 == 1;
        }
        let burns_odd = odd > 0 && by_rules(odd - 1, even, kept, !is_stannis) == is_stannis;
        let burns_even = even > 0 && by_rules(odd, even - 1, kept, !is_stannis) == is_stannis;
        (burns_odd || burns_even) == is_stannis
    }

    #[test]
    fn up_to_twelve_cities_are_won_as_the_rules_have_it() {
        for n in 0..=12 {
            for odd in 0..=n {
                for kept in 0..=n {
                    let expected = by_rules(odd, n - odd, kept, true);
                    assert_eq!(stannis_wins(odd, n - odd, kept), expected, "{odd} of {n}, {kept}");
                }
            }
        }
    }
}
