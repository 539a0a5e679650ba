//! CF 787 C Berzerk. <https://codeforces.com/problemset/problem/787/C>
//!
//! **Rules.** `n` objects stand in a circle, numbered clockwise from 1. Object 1 is a black hole, and a monster is at
//! one of the others. Rick has a set of steps, Morty has another, both of numbers from 1 to n - 1. They move in turn;
//! a move chooses a step x from the player's own set and takes the monster x objects on, clockwise. Whoever moves it
//! into the black hole wins. For each object from 2 to `n` say what becomes of the player who begins: `Win`, `Lose`,
//! or `Loop` if play goes on for ever. The first line is for Rick, the second for Morty.
//!
//! **Theorem.** A position is an object with the player who is to move. Decide positions for as long as one of these
//! rules applies: object 1 is lost, whoever is to move; any other position is won if a move leads to a lost one, and
//! lost if all its moves lead to won ones. Positions that stay undecided go on for ever under best play. (Proved.)
//!
//! **Proof.**
//! 1. *Decided positions are right,* by induction in the order in which they are decided. At object 1 the opponent has
//!    just won. From a won position, the player moves to one that was found to be lost before. From any other lost
//!    position, each move leads to one that was found to be won before. Play gets to positions that were decided
//!    earlier and earlier, so it ends.
//! 2. *From an undecided position, no move leads to a lost one, and some move leads to another undecided one.* With a
//!    move to a lost position it would be won. If all its moves led to won positions, it would be lost.
//! 3. *From an undecided position neither player can be beaten.* Let a player, whenever he is to move at an undecided
//!    position, move to an undecided one, which he can do by 2. By 2, his opponent's move from there leads to an
//!    undecided position again, or to one that is won for him by 1. So he wins or goes on for ever. As both players
//!    can do so, neither can force a win, and best play goes on for ever.
//!
//! *Rows of bits.* Let objects be places from 0 to n - 1, with the black hole at 0. A set of distances is n bits, in
//! words of 64; those that are 0 are left out. A set of places is 2n bits, since bit i stands for place i modulo n. So
//! for the distances of a word, which begin at d, the 64 bits from v + d on are the places that lie so far from place
//! v.
//! 4. *When a position is found to be lost,* let v be its place. The opponent was at v - x before a step of x, which
//!    is a distance of n - x from v. So for each word of these distances, one operation gives all undecided positions
//!    that become won.
//! 5. *When a position is found to be won:* each undecided position watches one of its moves to another undecided
//!    position; it looks for the first one at the start. When the watched position is found to be won, the watcher
//!    looks for another one, from the same word of its steps on: what it has passed is decided. It is not lost, or the
//!    watcher would be won by 4. So if there is none, all its moves lead to won positions, and it is lost. When the
//!    watched position is found to be lost, the watcher is won at once by 4. So no rule is missed.
//!
//! **Complexity.** With k steps, a set of distances has at most w = min(k, n/64 + 1) words. Each position becomes lost
//! at most once, and its search passes each word of its steps at most once: O(n w) for each set of steps. Besides, a
//! position watches each of its moves at most once, which is O(n k) at worst, as for a queue that looks at each move.
//! Observed on all extreme inputs of the tests: less than 3 watched moves for each place, however large the sets are.
//! Memory is less than 150 bytes a place.
//!
//! **Traps.** Steps go clockwise, so predecessors lie the other way round: `3 / 1 1 / 1 1` answers
//! `Lose Win / Lose Win`. Each line begins with its own player's set: `3 / 1 1 / 1 2` answers `Loop Win / Win Loop`.
//! Play may be able to come back to a position that is decided all the same: `3 / 2 1 2 / 1 1` answers
//! `Win Win / Lose Win`, where a depth-first search prints Loop if it takes the positions on its stack for endless.
//! Who cannot win at once may be lost, as in these, or go on for ever: `4 / 1 2 / 1 2` answers
//! `Loop Win Loop / Loop Win Loop`. With 2 objects there is one word to a line: `2 / 1 1 / 1 1` answers `Win / Win`.
//! Past the statement, up to 32,768 objects are answered, steps count modulo n, and a player without steps is lost:
//! `2 / 0 / 1 1` answers `Lose / Win`.
//!
//! **Source.** Codeforces Round 406, Division 2, problem C; it is 786 A, too.

use sente::{input, io::fail, output};
use std::mem::replace;

/// Most places: positions then watch at most 2^31 moves one after the other.
const MOST_PLACES: usize = 1 << 15;

/// A set of distances modulo `n` as bits: the words that are not 0, each with its first distance.
fn words(n: usize, distances: impl Iterator<Item = usize>) -> Vec<(usize, u64)> {
    let mut words = vec![0; n / 64 + 1];
    for distance in distances.map(|distance| distance % n) {
        words[distance / 64] |= 1 << (distance % 64);
    }
    (0..).step_by(64).zip(words).filter(|&(_, word)| word != 0).collect()
}

/// Positions of a player, 0 or 1, and a place. All fields but `n` and `news` are by player.
struct Circle {
    n: usize,
    /// Distances from a place to the places that his steps lead to.
    forward: [Vec<(usize, u64)>; 2],
    /// Distances from a place to the places whose steps lead to it.
    backward: [Vec<(usize, u64)>; 2],
    /// The undecided places as bits, twice round the circle. Bits after that are never asked for.
    undecided: [Vec<u64>; 2],
    /// Ending for each place where he begins.
    endings: [Vec<&'static str>; 2],
    /// For each place, the word of `forward` with the step that he watches.
    watched: [Vec<usize>; 2],
    /// For each place, the first one from which the opponent watches it, or 0: nobody watches from the black hole.
    watcher: [Vec<usize>; 2],
    /// Linked list: for each place, the next one from which he watches the same place, or 0.
    next: [Vec<usize>; 2],
    /// Won positions, of which nobody has told the watchers.
    news: Vec<(usize, usize)>,
}

impl Circle {
    /// Decides what can be decided.
    fn solve(&mut self) {
        (0..2).for_each(|player| self.lose(player, 0));
        for player in 0..2 {
            (1..self.n).for_each(|place| self.watch(player, place));
        }
        while let Some((player, place)) = self.news.pop() {
            let mut watcher = self.watcher[player][place];
            while watcher != 0 {
                let next = self.next[1 - player][watcher];
                self.watch(1 - player, watcher);
                watcher = next;
            }
        }
    }

    /// The 64 places from `first` on, which is less than 2n, where the player is undecided.
    #[inline]
    fn undecided(&self, player: usize, first: usize) -> u64 {
        let (bits, word, shift) = (&self.undecided[player], first / 64, first % 64);
        bits[word] >> shift | bits[word + 1] << 1 << (63 - shift)
    }

    fn decide(&mut self, player: usize, place: usize, ending: &'static str) {
        self.endings[player][place] = ending;
        for bit in [place, place + self.n] {
            self.undecided[player][bit / 64] &= !(1 << (bit % 64));
        }
    }

    /// The position is lost, so those with a move to it are won.
    fn lose(&mut self, player: usize, place: usize) {
        self.decide(player, place, "Lose");
        let opponent = 1 - player;
        for word in 0..self.backward[opponent].len() {
            let (first, distances) = self.backward[opponent][word];
            let mut won = distances & self.undecided(opponent, place + first);
            while won != 0 {
                let from = (place + first + won.trailing_zeros() as usize) % self.n;
                won &= won - 1;
                self.decide(opponent, from, "Win");
                self.news.push((opponent, from));
            }
        }
    }

    /// The position watches the next undecided one that it has a move to. If there is none, it is lost.
    fn watch(&mut self, player: usize, place: usize) {
        if self.undecided(player, place) & 1 == 0 {
            return;
        }
        for word in self.watched[player][place]..self.forward[player].len() {
            let (first, distances) = self.forward[player][word];
            let options = distances & self.undecided(1 - player, place + first);
            if options != 0 {
                let option = (place + first + options.trailing_zeros() as usize) % self.n;
                self.watched[player][place] = word;
                self.next[player][place] = replace(&mut self.watcher[1 - player][option], place);
                return;
            }
        }
        self.lose(player, place);
    }
}

/// Endings for either player if he begins, by place, the black hole included. `n` is positive.
fn endings(n: usize, steps: [&[usize]; 2]) -> [Vec<&'static str>; 2] {
    let zeros = || steps.map(|_| vec![0; n]);
    let mut circle = Circle {
        n,
        forward: steps.map(|steps| words(n, steps.iter().copied())),
        backward: steps.map(|steps| words(n, steps.iter().map(|step| n - step % n))),
        undecided: steps.map(|_| vec![u64::MAX; n / 32 + 2]),
        endings: steps.map(|_| vec!["Loop"; n]),
        watched: zeros(),
        watcher: zeros(),
        next: zeros(),
        news: Vec::new(),
    };
    circle.solve();
    circle.endings
}

fn main() {
    input! { n: usize, rick: [usize], morty: [usize] }
    if !(1..=MOST_PLACES).contains(&n) {
        fail(format_args!("the circle has {n} objects, not 1 to {MOST_PLACES}"));
    }
    let mut out = output();
    for endings in endings(n, [&rick, &morty]) {
        out.line(endings[1..].join(" "));
    }
}

#[cfg(test)]
mod cf787c {
    use super::MOST_PLACES;

    /// Without the black hole.
    fn endings(n: usize, steps: [&[usize]; 2]) -> [Vec<&'static str>; 2] {
        super::endings(n, steps).map(|endings| endings[1..].to_vec())
    }

    #[test]
    fn a_circle_that_is_all_black_hole_has_no_place_to_begin() {
        assert_eq!(endings(1, [&[1], &[1]]), [vec![""; 0], vec![]]);
    }

    #[test]
    fn whoever_has_no_step_is_lost() {
        assert_eq!(endings(3, [&[], &[]]), [["Lose"; 2]; 2]);
        assert_eq!(endings(3, [&[], &[1]]), [["Lose"; 2], ["Win"; 2]]);
    }

    #[test]
    fn of_two_objects_one_is_the_black_hole() {
        assert_eq!(endings(2, [&[1], &[1]]), [["Win"], ["Win"]]);
    }

    #[test]
    fn steps_count_modulo_n() {
        // The second player stays where he is, so the first one gets to the black hole.
        assert_eq!(endings(3, [&[1], &[3]]), [["Win", "Win"], ["Lose", "Lose"]]);
        assert_eq!(endings(3, [&[0], &[6]]), [["Loop"; 2]; 2]);
        assert_eq!(endings(70, [&[71, 142], &[170]]), endings(70, [&[1, 2], &[30]]));
    }

    #[test]
    fn steps_that_never_meet_the_black_hole_go_on_for_ever() {
        for n in [4, 64, 66, 128, 130] {
            let even: Vec<usize> = (2..n).step_by(2).collect();
            let [first, second] = endings(n, [&even, &even]);
            assert_eq!(first, second);
            for (ending, place) in first.into_iter().zip(1..) {
                assert_eq!(ending, if place % 2 == 1 { "Loop" } else { "Win" }, "{place} of {n}");
            }
        }
    }

    #[test]
    fn single_steps_alternate_up_to_the_greatest_circle() {
        for n in [2, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000, MOST_PLACES] {
            let ending = |place| if (n - place) % 2 == 1 { "Win" } else { "Lose" };
            let expected: Vec<_> = (1..n).map(ending).collect();
            assert_eq!(endings(n, [&[1], &[1]]), [expected.clone(), expected]);
        }
    }

    /// Endings by the three rules, in rounds over all positions.
    fn in_rounds(n: usize, steps: [&[usize]; 2]) -> [Vec<&'static str>; 2] {
        let mut found = [vec!["Loop"; n], vec!["Loop"; n]];
        found[0][0] = "Lose";
        found[1][0] = "Lose";
        loop {
            let before = found.clone();
            for (player, place) in
                (0..2).flat_map(|player| (1..n).map(move |place| (player, place)))
            {
                let mut options =
                    steps[player].iter().map(|step| before[1 - player][(place + step) % n]);
                if options.clone().any(|option| option == "Lose") {
                    found[player][place] = "Win";
                } else if options.all(|option| option == "Win") {
                    found[player][place] = "Lose";
                }
            }
            if found == before {
                return found.map(|found| found[1..].to_vec());
            }
        }
    }

    #[test]
    fn words_of_distances_are_as_good_as_single_steps() {
        let mut seed = 787_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..600 {
            let n = [2 + round % 9, 63, 64, 65, 128, 129, 200][round % 7];
            let mut set = |one_of: usize| {
                let any = random(n);
                let steps = (1..n).filter(|&step| step == any || random(one_of) == 0);
                steps.collect::<Vec<usize>>()
            };
            let (first, second) = (set([2, 40, 300][round % 3]), set([2, 20, 90, 500][round % 4]));
            let steps: [&[usize]; 2] = [&first, &second];
            assert_eq!(endings(n, steps), in_rounds(n, steps), "{n} {steps:?}");
        }
    }
}
