//! CF 1369 F BareLee. <https://codeforces.com/problemset/problem/1369/F>
//!
//! **Rules.** A match has `t` rounds. Round i begins with the number `s_i` on the board. Lee and Ice Bear
//! in turn replace the number a there by 2a or by a + 1; whoever writes a number above `e_i` loses the
//! round. Lee moves first in round 1, the loser of a round moves first in the next, and the winner of the
//! last round wins the match. Print 1 if Lee can make sure that he wins the match, else 0; then the same
//! for losing it.
//!
//! **Theorem.** Let whoever is to move at a <= e, of a round with limit e alone, be *able to win* if he
//! can make sure that he wins it, and *able to lose* if he can make sure that he loses it. He is able to
//! win iff
//! - e is odd, and a is even;
//! - e is even, a > e/2, and a is odd;
//! - e is even, and e/4 < a <= e/2;
//! - e is even, a <= e/4, and he would be able to with the limit floor(e/4).
//!
//! He is able to lose iff a > e/2, or else he would be able to win with the limit floor(e/2).
//!
//! Go through the rounds while whoever begins one is able to do just one of the two: where that is to
//! win, the other begins the next; where it is to lose, he himself does. The first other round decides:
//! if he who begins it is able to do both, he can make sure of either end of the match, and the other of
//! none; if he is able to do neither, it is the other way round. If there is none, he who would begin a
//! round after the last can make sure that he loses the match, and the other that he wins it. (Proved.)
//!
//! **Proof.** A round ends, as numbers grow. So at each number either one player can make sure of an end,
//! or the other can prevent it. By induction from e downwards, first for winning:
//! - *e is odd.* From an odd a both moves lead to an even number: that is above e, which loses, or the
//!   other is able to win there. An even a is below e, and a + 1 is odd and at most e: the other cannot
//!   win there.
//! - *e is even, a > e/2.* 2a > e loses at once, and so does e + 1. So both count up by 1 to e, and who
//!   is to move at e loses: a is won iff e - a is odd.
//! - *e is even, e/4 < a <= e/2.* Then 2a is even, above e/2 and at most e: the other cannot win there.
//! - *e is even, a <= e/4.* A move leads to at most 2a <= e/2. So the first number above e/4 that is
//!   written is at most e/2, and the other is able to win there: whoever writes it loses, as with the
//!   limit floor(e/4).
//!
//! Now for losing. Above e/2 he writes 2a and has lost. From a <= e/2 no move leads above e. The first
//! number above e/2 that is written lets the other lose. So whoever writes it fails, just as he who
//! exceeds a limit of floor(e/2) fails to win.
//!
//! *The match.* Fix an end, to win the match or to lose it. Let A(i) be: he who begins round i can make
//! sure of it for himself. If not, the other can make sure of it for himself: what the one does not get,
//! the other gets. After round t its loser takes the place of him who begins: A(t + 1) is false for
//! winning, true for losing. Now the loser of round i begins the next. If A(i + 1) is true, the loser
//! gets the end, so both want to lose the round, and A(i) is that its beginner is able to lose it. If
//! A(i + 1) is false, the winner gets the end, so both want to win it, and A(i) is that its beginner is
//! able to win it.
//! - Able to do both: A(i) is true, whatever A(i + 1) is. To do neither: A(i) is false.
//! - To win alone: A(i) is true iff A(i + 1) is false, which is as if the other began round i + 1.
//! - To lose alone: A(i) is A(i + 1), as if he himself began it.
//!
//! All this is the same for both ends. So from round 1 on the beginner of each round is known up to the
//! first with both or neither, which decides for both ends alike; without one, A(t + 1) does.
//!
//! **Complexity.** O(t log e) time, at most 31 quarterings for a question about a round; O(1) memory
//! beside the input. Past the statement all numbers below 2^64, and any `t` but 0. `s` of 0 stays 0 when
//! it is doubled, and a start above its limit is no board: both are an error.
//!
//! **Traps.** To lose is not the opposite of to win: `1 / 1 3` answers `0 0`, and `1 / 2 3` answers
//! `1 1`. At the limit every move loses: `1 / 1 1` answers `0 1`. The last round alone decides nothing:
//! `2 / 1 2 / 1 1` answers `1 0`. Losing a round on purpose can help: `2 / 2 3 / 1 2` answers `1 1`, as
//! whoever begins round 2 wins it. An even limit is not a matter of parity: `1 / 1 4` answers `0 1`, and
//! `1 / 2 4` answers `1 0`. A number that doubles to the limit has not exceeded it: `1 / 1 2` answers
//! `1 0`. Products 4a leave 64 bits past the statement; quotients never do.
//!
//! **Source.** Codeforces Round 652, division 2, problem F.

use sente::{input, io::fail, output};

/// True if the player to move at `start`, at most `limit`, can make sure that he wins the round.
fn can_win(start: u64, mut limit: u64) -> bool {
    while limit % 2 == 0 && start <= limit / 4 {
        limit /= 4;
    }
    match (limit % 2 == 0, start % 2 == 0) {
        (false, is_even) => is_even,
        (true, is_even) => start <= limit / 2 || !is_even,
    }
}

/// True if he can make sure that he loses it.
fn can_lose(start: u64, limit: u64) -> bool {
    start > limit / 2 || can_win(start, limit / 2)
}

/// Two flags: the first player of the match can make sure that he wins it, and that he loses it.
fn can_win_and_lose(rounds: &[(u64, u64)]) -> [bool; 2] {
    let mut first_begins = true;
    for &(start, limit) in rounds {
        match [can_win(start, limit), can_lose(start, limit)] {
            [true, false] => first_begins = !first_begins,
            [false, true] => {}
            [both, _] => return [both == first_begins; 2],
        }
    }
    [!first_begins, first_begins]
}

fn main() {
    input! { rounds: [(u64, u64)] }
    if rounds.is_empty() {
        fail("a match of 0 rounds has no winner");
    }
    for (number, (start, limit)) in (1..).zip(&rounds) {
        if !(1..=*limit).contains(start) {
            fail(format_args!(
                "round {number} begins with {start}, not a number from 1 to {limit}"
            ));
        }
    }
    output().row(can_win_and_lose(&rounds).map(u8::from));
}

#[cfg(test)]
mod cf1369f {
    use super::{can_lose, can_win, can_win_and_lose};

    #[test]
    fn at_the_limit_every_move_loses() {
        for limit in [1, 2, 3, 4, 1 << 40, u64::MAX - 1, u64::MAX] {
            assert!(!can_win(limit, limit), "{limit}");
            assert!(can_lose(limit, limit), "{limit}");
        }
    }

    #[test]
    fn below_the_limit_one_step_wins() {
        for limit in [2, 3, 4, 5, 1 << 40, u64::MAX - 1, u64::MAX] {
            assert!(can_win(limit - 1, limit), "{limit}");
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        let half = 1 << 63;
        assert!(can_lose(half, u64::MAX) && !can_lose(half - 1, u64::MAX));
        assert!(can_win(half - 2, u64::MAX - 1) && can_win(1 << 62, u64::MAX - 1));
        // 2^64 - 2 is even, and a quarter of it, rounded down, is odd.
        assert!(can_win(2, u64::MAX - 1) && !can_win(1, u64::MAX - 1));
    }

    /// For each number up to the limit: who is to move there is able to win, and to lose.
    fn able(limit: usize) -> Vec<[bool; 2]> {
        let mut able = vec![[true, false]; 2 * limit + 1];
        for a in (1..=limit).rev() {
            able[a] = [0, 1].map(|end| !able[a + 1][end] || !able[2 * a][end]);
        }
        able
    }

    #[test]
    fn a_round_is_as_playing_it_says() {
        for limit in 1..500 {
            for (start, able) in able(limit).into_iter().enumerate().take(limit + 1).skip(1) {
                let (start, limit) = (start as u64, limit as u64);
                let found = [can_win(start, limit), can_lose(start, limit)];
                assert_eq!(found, able, "{start} {limit}");
            }
        }
    }

    /// True if the player to move at `a` in the first of these rounds can make sure that he wins the match, if `end` is 0,
    /// or that he loses it.
    fn reaches(rounds: &[(u64, u64)], a: u64, end: usize) -> bool {
        let (limit, rest) = (rounds[0].1, &rounds[1..]);
        [a + 1, 2 * a].into_iter().any(|next| match rest {
            _ if next <= limit => !reaches(rounds, next, end),
            // He has lost the round.
            [] => end == 1,
            [(start, _), ..] => reaches(rest, *start, end),
        })
    }

    #[test]
    fn a_match_is_as_playing_it_says() {
        let mut seed = 9_u64;
        let mut random = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        let mut seen = [0; 4];
        for count in (1..5).cycle().take(400) {
            let round = |_| {
                let limit = 1 + random(6);
                (1 + random(limit), limit)
            };
            let rounds: Vec<_> = (0..count).map(round).collect();
            let expected = [0, 1].map(|end| reaches(&rounds, rounds[0].0, end));
            assert_eq!(can_win_and_lose(&rounds), expected, "{rounds:?}");
            seen[usize::from(expected[0]) * 2 + usize::from(expected[1])] += 1;
        }
        assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
    }

    #[test]
    fn rounds_without_a_choice_pass_on_who_begins() {
        // In (1, 2) whoever begins wins, in (1, 1) he loses.
        for passes in 0..6 {
            let mut rounds = vec![(1, 2); passes];
            rounds.extend([(1, 1); 3]);
            let first_begins = passes % 2 == 0;
            assert_eq!(can_win_and_lose(&rounds), [!first_begins, first_begins]);
            // (2, 3) leaves its beginner both, (1, 3) neither.
            for (last, both) in [((2, 3), true), ((1, 3), false)] {
                rounds.extend([last, (1, 2)]);
                assert_eq!(can_win_and_lose(&rounds), [both == first_begins; 2]);
                rounds.truncate(passes + 3);
            }
        }
    }
}
