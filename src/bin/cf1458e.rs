//! CF 1458 E Nim Shortcuts. <https://codeforces.com/problemset/problem/1458/E>
//!
//! **Rules.** A position (x, y) is two heaps: x stones in the first, y in the second. A move takes one or more stones
//! from one of them, and whoever cannot move loses. Beside that, `n` positions are shortcuts: who is to move at one
//! has lost at once. For each of `m` positions print `WIN` if the player to move wins, else `LOSE`.
//!
//! **Theorem.** Positions with the same x are a column, with the same y a row; below is where y is smaller, left is
//! where x is smaller. Call a position natural if no lost position is below it in its column or left of it in its
//! row. The lost positions are the shortcuts and the natural positions, and the natural ones are just those from
//! which the following walk steps diagonally. It begins at (0, 0). At (x, y), let c be the least y of the shortcuts
//! in column x, and r the least x of those in row y; infinity, if there are none. If c < y, the walk steps right, to
//! (x + 1, y). Otherwise, if r < x, it steps up, to (x, y + 1). Otherwise it steps diagonally, to (x + 1, y + 1).
//! (Proved.)
//!
//! **Proof.** The moves from (x, y) lead to the positions below it in its column and left of it in its row. A
//! position that is no shortcut is lost if none of these is lost, that is, if it is natural, and won otherwise; a
//! shortcut is lost, natural or not. So the lost positions are the shortcuts and the natural positions.
//!
//! *One in a line.* A column has at most one natural position: of two, the upper one would have the other, which is
//! lost, below it. In the same way, a row has at most one.
//!
//! *The walk.* Whenever it is at (x, y), two things hold. (I) The positions that it has left diagonally are in
//! columns before x and in rows before y. (II) The natural positions that it has not left diagonally are in columns
//! from x on and in rows from y on. At (0, 0) this is so. Let it be so at (x, y). By (I) and (II) no natural position
//! is both in column x and below row y. So what is lost there are shortcuts, and there are some if and only if c < y.
//! In the same way, no natural position is both in row y and left of column x, and a lost one is there if and only if
//! r < x.
//! 1. *c < y.* The shortcut (x, c) is below all (x, w) with w >= y, so none of these is natural, and with what was
//!    said of those below row y, column x has no natural position at all: (I) and (II) hold at (x + 1, y).
//! 2. *r < x.* In the same way row y has no natural position: (I) and (II) hold at (x, y + 1).
//! 3. *Neither.* Then no lost position is below (x, y) or left of it: it is natural. It is the only one of its column
//!    and of its row. So when the walk has left it diagonally, (I) and (II) hold at (x + 1, y + 1).
//!
//! So all positions that the walk leaves diagonally are natural. *It leaves every natural position (p, q) so:* each
//! step raises x + y, so at last x + y > p + q. Then x > p or y > q, and by (II) the walk has left (p, q) diagonally.
//!
//! *Jumps.* As long as neither column x nor row y has a shortcut, the walk steps diagonally. So it goes on at once to
//! the next column or the next row that has one, whichever is nearer; if there is neither, for ever. All other steps
//! leave, for good, a column or a row with a shortcut: a step right leaves column x, which has (x, c); a step up
//! leaves row y, which has (r, y); a step diagonally leaves both. So there are at most 2 n of these, and at most one
//! jump before each of them and one after all.
//!
//! *One shortcut of a line is enough:* c and r are all that the walk asks for.
//!
//! **Complexity.** O((n + m) log(n + m)) time for sorting, O(n) for the walk, O(n + m) for all queries together,
//! which are looked up in the order of their columns. 24 bytes a shortcut and 25 a query.
//!
//! **Traps.** Shortcuts shift the diagonal for good: `1 2 / 1 0 / 1 2 / 2 1` answers `WIN / LOSE`. The heaps are
//! ordered: `1 1 / 1 0 / 0 1` answers `WIN`. A shortcut above the walk does not block its column: `1 1 / 0 1 / 0 0`
//! answers `LOSE`; but it blocks its row later: `1 2 / 0 1 / 1 1 / 2 1` answers `WIN / WIN`. A column can have
//! several, and the least counts: `2 1 / 2 3 / 2 0 / 2 2` answers `WIN`. Equal heaps can be won: `1 1 / 1 0 / 1 1`
//! answers `WIN`. A natural position may be a shortcut, and the walk steps over it all the same:
//! `1 2 / 0 0 / 0 0 / 1 1` answers `LOSE / LOSE`. Coordinates below 2^32 are answered, in 64 bits, since the walk
//! goes beyond them.
//!
//! **Source.** Codeforces Round 691, Division 1, problem E.

use sente::{input, output};

const ENDLESS: u64 = u64::MAX;

/// Natural positions on a diagonal: (x, y), (x + 1, y + 1), ..., `length` of them.
struct Run {
    x: u64,
    y: u64,
    length: u64,
}

impl Run {
    /// True if the run contains a position, whose column must be before the end of the run.
    fn has(&self, x: u64, y: u64) -> bool {
        x >= self.x && self.y + (x - self.x) == y
    }
}

/// The columns, or the rows, that have shortcuts and lie ahead: all shortcuts there, sorted, as pairs that begin
/// with the column, or the row.
struct Lines<'a>(&'a [u64]);

impl Lines<'_> {
    /// Distance from line `from` to the next line with a shortcut, and the place of its first shortcut. `from` must not
    /// decrease between calls.
    fn next(&mut self, from: u64) -> (u64, u64) {
        while let [first, rest @ ..] = self.0 {
            let (line, place) = unpacked(*first);
            if line >= from {
                return (line - from, place);
            }
            self.0 = rest;
        }
        (ENDLESS, 0)
    }
}

/// The walk of the theorem.
struct Walk<'a> {
    x: u64,
    y: u64,
    columns: Lines<'a>,
    rows: Lines<'a>,
}

impl Walk<'_> {
    /// The next natural positions; the last run is endless.
    fn run(&mut self) -> Run {
        loop {
            let (to_column, lowest) = self.columns.next(self.x);
            let (to_row, leftmost) = self.rows.next(self.y);
            if to_column == 0 && lowest < self.y {
                self.x += 1;
            } else if to_row == 0 && leftmost < self.x {
                self.y += 1;
            } else {
                let length = to_column.min(to_row).max(1);
                let run = Run { x: self.x, y: self.y, length };
                self.x = self.x.saturating_add(length);
                self.y = self.y.saturating_add(length);
                return run;
            }
        }
    }
}

/// A pair as one number, which is ordered as the pair is.
fn packed(first: u32, second: u32) -> u64 {
    u64::from(first) << 32 | u64::from(second)
}

fn unpacked(pair: u64) -> (u64, u64) {
    (pair >> 32, pair & u64::from(u32::MAX))
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}

/// For each of these positions, true if it is lost.
fn lost(shortcuts: &[(u32, u32)], positions: &[(u32, u32)]) -> Vec<bool> {
    let by_column = sorted(shortcuts.iter().map(|&(x, y)| packed(x, y)));
    let by_row = sorted(shortcuts.iter().map(|&(x, y)| packed(y, x)));
    let numbered = positions.iter().enumerate();
    let positions = sorted(numbered.map(|(number, &(x, y))| (packed(x, y), number)));
    let mut walk = Walk { x: 0, y: 0, columns: Lines(&by_column), rows: Lines(&by_row) };
    let (mut run, mut shortcuts) = (walk.run(), by_column.iter().peekable());
    let mut lost = vec![false; positions.len()];
    for (position, number) in positions {
        let (x, y) = unpacked(position);
        while run.x.saturating_add(run.length) <= x {
            run = walk.run();
        }
        while shortcuts.next_if(|&&shortcut| shortcut < position).is_some() {}
        lost[number] = run.has(x, y) || shortcuts.peek() == Some(&&position);
    }
    lost
}

fn main() {
    input! { n: usize, m: usize, shortcuts: [(u32, u32); n], positions: [(u32, u32); m] }
    let mut out = output();
    for lost in lost(&shortcuts, &positions) {
        out.line(if lost { "LOSE" } else { "WIN" });
    }
}

#[cfg(test)]
mod cf1458e {
    use super::lost;

    #[test]
    fn without_shortcuts_equal_heaps_are_lost() {
        assert_eq!(lost(&[], &[(0, 0), (3, 3), (3, 4), (0, 1)]), [true, true, false, false]);
        assert_eq!(lost(&[], &[(u32::MAX, u32::MAX), (u32::MAX, u32::MAX - 1)]), [true, false]);
        assert!(lost(&[(1, 1)], &[]).is_empty());
    }

    #[test]
    fn a_shortcut_is_lost_wherever_it_is() {
        for shortcut in
            [(0, 0), (0, 7), (7, 0), (4, 4), (5, 6), (u32::MAX, 0), (u32::MAX, u32::MAX)]
        {
            assert_eq!(lost(&[shortcut], &[shortcut]), [true], "{shortcut:?}");
        }
    }

    #[test]
    fn a_shortcut_on_the_walk_changes_nothing() {
        let diagonal: Vec<_> = (0..9).map(|x| (x, x)).collect();
        for &shortcut in &diagonal {
            assert_eq!(lost(&[shortcut], &diagonal), [true; 9]);
        }
        assert_eq!(lost(&diagonal[2..5], &diagonal), [true; 9]);
        assert_eq!(lost(&diagonal, &[(0, 1), (1, 0), (9, 8)]), [false; 3]);
    }

    #[test]
    fn each_shortcut_of_row_0_shifts_the_diagonal_by_one() {
        for count in 0..9 {
            let shortcuts: Vec<_> = (0..count).map(|i| (4 * i + 1, 0)).collect();
            assert_eq!(lost(&shortcuts, &[(99, 99 - count)]), [true]);
            assert_eq!(lost(&shortcuts, &[(99, 98 - count), (99, 100 - count)]), [false, false]);
        }
    }

    #[test]
    fn the_last_run_goes_on_beyond_32_bits() {
        let most = u32::MAX;
        assert_eq!(lost(&[(most, 0)], &[(most, most), (most - 1, most - 1)]), [false, true]);
        assert_eq!(lost(&[(1, 0)], &[(most, most), (most, most - 1)]), [false, true]);
        assert_eq!(lost(&[(0, 1)], &[(most, most), (most - 1, most)]), [false, true]);
    }

    /// Flags of the lost positions by the rules, below `most`.
    fn table(shortcuts: &[(u32, u32)], most: u32) -> Vec<bool> {
        let mut lost: Vec<(u32, u32)> = Vec::new();
        let mut table = Vec::new();
        for (x, y) in (0..most).flat_map(|x| (0..most).map(move |y| (x, y))) {
            let is_natural = lost.iter().all(|&(a, b)| a != x && b != y);
            if is_natural || shortcuts.contains(&(x, y)) {
                lost.push((x, y));
            }
            table.push(is_natural || shortcuts.contains(&(x, y)));
        }
        table
    }

    #[test]
    fn the_walk_meets_what_the_rules_say() {
        let mut seed = 7_u64;
        let mut random = move |below: u32| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as u32 % below
        };
        let positions: Vec<_> = (0..20).flat_map(|x| (0..20).map(move |y| (x, y))).collect();
        for round in 0..400 {
            let below = 1 + round % 15;
            let shortcuts: Vec<_> = (0..random(25)).map(|_| (random(below), random(15))).collect();
            let expected = table(&shortcuts, 20);
            assert_eq!(lost(&shortcuts, &positions), expected, "{shortcuts:?}");
            let turned =
                |pairs: &[(u32, u32)]| pairs.iter().map(|&(x, y)| (y, x)).collect::<Vec<_>>();
            assert_eq!(lost(&turned(&shortcuts), &turned(&positions)), expected, "{shortcuts:?}");
        }
    }
}
