use super::*;

fn square(side: usize, value: impl Fn(u64, u64) -> u64) -> Table {
    tabulate(&[side; 2], |at| Some(value(at[0], at[1])))
}

fn endless(value: impl Fn(u64, u64) -> u64) -> Option<Finding> {
    let of = |sizes: &[usize]| tabulate(sizes, |at| Some(value(at[0], at[1])));
    find(&of(&[30, 25]), &mut |sizes| Some(of(sizes)))
}

/// Outcomes of a square table, by the moves.
fn search(side: usize, moves: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Table {
    let mut lost = vec![false; side * side];
    for sum in 0..2 * side - 1 {
        for x in sum.saturating_sub(side - 1)..=sum.min(side - 1) {
            let y = sum - x;
            lost[y * side + x] = moves(x, y).into_iter().all(|(x, y)| !lost[y * side + x]);
        }
    }
    square(side, |x, y| outcome(lost[y as usize * side + x as usize]))
}

fn wythoff(side: usize) -> Table {
    search(side, |x, y| {
        let single = (0..x).map(|left| (left, y)).chain((0..y).map(|left| (x, left)));
        single.chain((1..=x.min(y)).map(|taken| (x - taken, y - taken))).collect()
    })
}

#[test]
fn empty_and_tiny_tables_have_no_pattern() {
    for sizes in [[0, 0], [5, 0], [1, 1], [2, 2], [3, 40]] {
        assert!(alone(&tabulate(&sizes, |at| Some(at[0] ^ at[1]))).is_none(), "{sizes:?}");
    }
    let nowhere = tabulate(&[20, 20], |_| None);
    assert!(alone(&nowhere).is_none());
}

#[test]
fn functions_of_two_coordinates() {
    let wild = |x: u64, y: u64| 1 + (x * x * 31 + y * y * y * 17 + x * y) % 97;
    let of_one = |n: u64| [3, 0, 5, 5, 1][n as usize % 5];
    type Told<'a> = (&'a dyn Fn(u64, u64) -> u64, &'a str);
    let texts: &[Told] = &[
        (&|_, _| 4, "always 4"),
        (&|x, y| x ^ y, "x xor y"),
        (&|x, y| x.abs_diff(y), "|x - y|"),
        (&|x, y| (x + y) % 5, "(x + y) mod 5"),
        (&|x, y| (x ^ y) % 5, "(x xor y) mod 5"),
        (&|x, y| x.min(y) + 2, "min(x, y) + 2"),
        (&|x, y| x.max(y) / 3, "floor(max(x, y)/3)"),
        (&|x, _| x % 3, "x mod 3"),
        (&|_, y| outcome(y % 2 == 0), "y mod 2"),
        (&|x, y| (x + y) / 3 * 2 + (x + y) % 3 * 5, "2 more for each 3 in x + y, beginning 0 5 10"),
        (&|x, y| outcome(x == y), "0 exactly when x = y"),
        (&|x, y| if x == y { 0 } else { wild(x, y) }, "0 exactly when x = y"),
        (&|x, y| outcome((x + y) % 4 == 0), "0 exactly when x + y = 0 (mod 4)"),
        (
            &|x, y| outcome(x == y && x > 1 || x + y == 1),
            "0 exactly when x = y > 1, or one is 0 and the other 1 (misère Nim)",
        ),
        (&|x, y| (x % 3) ^ (y % 4), "(x mod 3) xor (y mod 4)"),
        (&|x, y| (x / 3) ^ (y / 3), "(floor(x/3)) xor (floor(y/3))"),
        (&|x, y| (x % 3 * 7 + y % 4 * 5 + x % 3 * (y % 4)) % 13, "period 3 in x and period 4 in y"),
        (&|x, _| of_one(x), "period 5 in x, beginning 3 0 5 5 1"),
        (
            &|x, y| if y < 2 { 9 } else { of_one(x) },
            "period 5 in x; y makes no difference from 2 on",
        ),
    ];
    for (value, name) in texts {
        assert_eq!(text(endless(value)), *name);
    }
    let odd = |n: u64| n * n * 7 % 11 * u64::from(n > 0);
    assert_eq!(text(alone(&square(20, |x, y| odd(x) ^ odd(y)))), "v(x, 0) xor v(0, y)");
}

#[test]
fn lines_of_a_strip_have_periods_of_their_own() {
    let strip = |at: &[u64]| match at[0] {
        0 => at[1] / 3 * 4 + at[1] % 3,
        x => x + (at[1] + 5 * u64::from(at[1] == 1)) % (2 * x),
    };
    let found = alone(&tabulate(&[3, 90], |at| Some(strip(at)))).unwrap();
    assert_eq!(
        text(Some(found)),
        "v(y + 3) = v(y) + 4 where x = 0; v(y + 2) = v(y) where x = 1, y >= 2; v(y + 4) = v(y) where \
         x = 2, y >= 2"
    );
    let found = alone(&tabulate(&[3, 90], |at| Some(strip(at)))).unwrap().statement.unwrap();
    for cut in [[2, 90], [3, 5], [1, 1]] {
        // A table that was cut is looked at, too.
        assert_eq!(found.is_short(&tabulate(&cut, |at| Some(strip(at)))), cut == [2, 90]);
    }
    let broken = |at: &[u64]| Some(strip(at) + u64::from(*at == [1, 80]));
    assert_ne!(
        text(alone(&tabulate(&[3, 90], broken))),
        text(alone(&tabulate(&[3, 90], |at| Some(strip(at)))))
    );
    let mut random = fastrand::Rng::with_seed(1);
    let noise: Vec<u64> = (0..270).map(|_| random.u64(0..3)).collect();
    assert!(alone(&tabulate(&[3, 90], |at| Some(noise[(at[1] * 3 + at[0]) as usize]))).is_none());
}

#[test]
fn blocks_are_added_as_heaps_are() {
    let nimhoff = |x: u64, y: u64| 4 * ((x / 4) ^ (y / 4)) + (x + y) % 4;
    let other = |x: u64, y: u64| 2 * ((x / 3) ^ (y / 3)) + x % 3 * (y % 3) % 2;
    for (value, name) in [
        (&nimhoff as &dyn Fn(u64, u64) -> u64, "4 (floor(x/4) xor floor(y/4)) + ((x + y) mod 4)"),
        (&other, "2 (floor(x/3) xor floor(y/3)) + v(x mod 3, y mod 3)"),
    ] {
        assert_eq!(text(endless(value)), name);
        let broken = |x: u64, y: u64| value(x, y) + u64::from((x, y) == (17, 9));
        assert_ne!(text(alone(&square(30, broken))), name);
    }
}

#[test]
fn a_row_without_positions_is_no_exception() {
    type Test = fn(u64) -> bool;
    for (is_zero, told) in [((|y| y == 1) as Test, "y = 1"), (|y| y % 3 == 0, "y = 0 (mod 3)")] {
        let of = |at: &[u64]| (at[1] > 0).then(|| outcome(is_zero(at[1])));
        let found = text(alone(&tabulate(&[40, 40], of)));
        assert_eq!(found, format!("0 exactly when {told}"));
    }
}

#[test]
fn what_lies_behind_the_last_positions_is_no_part_of_the_table() {
    let of = |at: &[u64]| (at[0] < 20 && at[1] < 30).then(|| at[0] ^ at[1]);
    let found = alone(&tabulate(&[60, 60], of)).unwrap();
    assert_eq!(found.checked_to, 19);
}

#[test]
fn the_beams_of_wythoffs_game() {
    let found = find(&wythoff(100), &mut |sizes| Some(wythoff(sizes[0].min(500)))).unwrap();
    assert_eq!(found.claim, Claim::CheckedTo(399));
    assert_eq!(
        text(Some(found)),
        "0 exactly when x and y are floor(k phi) and floor(k phi) + k, in either order"
    );
    // One stone may be left over: |difference| < 2 of what is taken (Fraenkel 1982).
    let general = search(100, |x, y| {
        let single = (0..x).map(|left| (left, y)).chain((0..y).map(|left| (x, left)));
        let close = |&(a, b): &(usize, usize)| (x - a).abs_diff(y - b) < 2;
        single.chain((0..x).flat_map(|a| (0..y).map(move |b| (a, b))).filter(close)).collect()
    });
    assert_eq!(
        text(alone(&general)),
        "0 exactly when x and y are floor(k sqrt(2)) and floor(k sqrt(2)) + 2 k, in either order"
    );
}

#[test]
fn a_break_beyond_the_table_is_told() {
    let broken = |side: usize| {
        let mut table = wythoff(side);
        if side > 300 {
            // (floor(k phi), floor(k phi) + k) for k = 100
            for (x, y) in [(161, 261), (261, 161)] {
                table.cells[y * side + x] = Cell::of(1);
            }
        }
        table
    };
    let found = find(&broken(100), &mut |sizes| Some(broken(sizes[0].min(400)))).unwrap();
    assert!(refuted(&found)[0].ends_with("held to 199 and broke at (261, 161)"));
    assert_eq!(text(Some(found)), "refuted");
    let found = endless(|x, y| if (x, y) == (100, 20) { 99 } else { x ^ y }).unwrap();
    assert_eq!(refuted(&found)[0], "x xor y held to 63 and broke at (100, 20)");
    assert_ne!(text(Some(found)), "x xor y");
}
