use super::*;
use std::time::{Duration, Instant};

fn tabulate(width: usize, height: usize, value: impl Fn(u64, u64) -> u64) -> Table {
    let places = (0..height as u64).flat_map(|y| (0..width as u64).map(move |x| (x, y)));
    let values = places.map(|(x, y)| value(x, y) as u32).collect();
    Table { width, height, values, gaps: Vec::new(), axes: ["x".into(), "y".into()] }
}

fn endless(value: impl Fn(u64, u64) -> u64) -> Option<Finding> {
    table(&tabulate(30, 25, &value), &mut |width, height| Some(tabulate(width, height, &value)))
}

fn alone(given: &Table) -> Option<Finding> {
    table(given, &mut |_, _| None)
}

fn outcome(is_zero: bool) -> u64 {
    u64::from(!is_zero)
}

/// Whether a position is lost for the player to move, by the moves; a square table.
fn search(side: usize, moves: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Table {
    let mut lost = vec![false; side * side];
    for sum in 0..2 * side - 1 {
        for x in sum.saturating_sub(side - 1)..=sum.min(side - 1) {
            let y = sum - x;
            lost[y * side + x] = moves(x, y).into_iter().all(|(x, y)| !lost[y * side + x]);
        }
    }
    tabulate(side, side, |x, y| outcome(lost[y as usize * side + x as usize]))
}

fn wythoff(side: usize) -> Table {
    search(side, |x, y| {
        let single = (0..x).map(|left| (left, y)).chain((0..y).map(|left| (x, left)));
        single.chain((1..=x.min(y)).map(|taken| (x - taken, y - taken))).collect()
    })
}

#[test]
fn empty_and_tiny_tables_have_no_pattern() {
    assert_eq!(alone(&tabulate(0, 0, |_, _| 0)), None);
    assert_eq!(alone(&tabulate(5, 0, |_, _| 0)), None);
    assert_eq!(alone(&tabulate(1, 1, |_, _| 0)), None);
    assert_eq!(alone(&tabulate(2, 2, |x, y| x ^ y)), None);
}

/// Of x stones, at most one in y is taken.
#[test]
fn a_fraction_of_a_heap() {
    let mut lost: Vec<Vec<bool>> = vec![Vec::new(); 200];
    for (y, lost) in lost.iter_mut().enumerate().skip(1) {
        for x in 0..200 {
            let is_lost = (1..=x / y).all(|taken| !lost[x - taken]);
            lost.push(is_lost);
        }
    }
    let of = |x: u64, y: u64| outcome(lost[y as usize].get(x as usize) == Some(&true));
    let table = Table { gaps: (0..1600).map(|place| place < 40).collect(), ..tabulate(40, 40, of) };
    let found = alone(&table).unwrap();
    let text =
        "0 exactly when x < y, or y does not divide x and x - floor(x/y) - 1 is such a number, too";
    assert!(found.text.starts_with(text), "{found:?}");
    assert_eq!(found.claim, Claim::CheckedTo(39));
}

/// In row 0 there is no position, whatever stands there.
#[test]
fn a_row_without_positions_is_no_exception() {
    for filler in [0, 1] {
        let row = |y: u64, is_zero: bool| if y == 0 { filler } else { outcome(is_zero) };
        let gaps = || (0..1600).map(|place| place < 40).collect();
        let told = |is_zero: fn(u64) -> bool| {
            let of = |_, y| row(y, is_zero(y));
            text(alone(&Table { gaps: gaps(), ..tabulate(40, 40, of) }))
        };
        assert_eq!(told(|y| y == 1), "0 exactly when y = 1");
        assert_eq!(told(|y| y % 3 == 0), "0 exactly when y = 0 (mod 3)");
    }
}

#[test]
fn functions_of_one_number() {
    assert_eq!(text(endless(|_, _| 4)), "always 4");
    assert_eq!(text(endless(|x, y| x ^ y)), "x xor y");
    assert_eq!(text(endless(|x, y| x.abs_diff(y))), "|x - y|");
    assert_eq!(text(endless(|x, y| (x + y) % 5)), "(x + y) mod 5");
    assert_eq!(text(endless(|x, y| (x ^ y) % 5)), "(x xor y) mod 5");
    assert_eq!(text(endless(|x, y| x.min(y) + 2)), "min(x, y) + 2");
    assert_eq!(text(endless(|x, y| x.max(y) / 3)), "floor(max(x, y)/3)");
    assert_eq!(text(endless(|x, _| x % 3)), "x mod 3");
}

#[test]
fn where_the_zeros_are() {
    assert_eq!(text(endless(|x, y| outcome(x == y))), "0 exactly when x = y");
    assert_eq!(text(endless(|x, y| outcome((x + y) % 4 == 0))), "0 exactly when x + y = 0 (mod 4)");
    let misere = |x: u64, y: u64| x == y && x > 1 || x + y == 1;
    assert!(text(endless(|x, y| outcome(misere(x, y)))).ends_with("(misère Nim)"));
    let wild = |x: u64, y: u64| 1 + (x * x * 31 + y * y * y * 17 + x * y) % 97;
    assert_eq!(text(endless(|x, y| if x == y { 0 } else { wild(x, y) })), "0 exactly when x = y");
}

#[test]
fn sums_of_two_games() {
    assert_eq!(text(endless(|x, y| (x % 3) ^ (y % 4))), "(x mod 3) xor (y mod 4)");
    assert_eq!(text(endless(|x, y| (x / 3) ^ (y / 3))), "(floor(x/3)) xor (floor(y/3))");
    assert_eq!(
        text(endless(|x, y| outcome(x % 4 == y / 2 % 4))),
        "0 exactly when (x mod 4) = (floor(y/2) mod 4)"
    );
    let odd = |n: u64| n * n * 7 % 11 * u64::from(n > 0);
    assert!(text(alone(&tabulate(20, 20, |x, y| odd(x) ^ odd(y)))).contains("xor"));
}

#[test]
fn periods_both_ways() {
    let value = |x: u64, y: u64| (x % 3 * 7 + y % 4 * 5 + x % 3 * (y % 4)) % 13;
    assert_eq!(text(endless(value)), "period 3 in x and period 4 in y");
    let of_one = |n: u64| [3, 0, 5, 5, 1][n as usize % 5];
    assert_eq!(text(endless(|x, _| of_one(x))), "period 5 in x, beginning 3 0 5 5 1");
    assert_eq!(text(endless(|_, y| outcome(y % 2 == 0))), "y mod 2");
    let at_last = |x: u64, y: u64| if y < 2 { 9 } else { of_one(x) };
    assert_eq!(text(endless(at_last)), "period 5 in x; y makes no difference from 2 on");
}

#[test]
fn the_beams_of_wythoffs_game() {
    let found = table(&wythoff(100), &mut |width, _| Some(wythoff(width.min(500)))).unwrap();
    let rule = "0 exactly when x and y are floor(k phi) and floor(k phi) + k, in either order";
    assert_eq!((found.text.as_str(), found.claim), (rule, Claim::CheckedTo(399)));
    // One stone may be left over: |difference| < 2 of what is taken (Fraenkel 1982).
    let general = search(150, |x, y| {
        let single = (0..x).map(|left| (left, y)).chain((0..y).map(|left| (x, left)));
        let close = |&(a, b): &(usize, usize)| (x - a).abs_diff(y - b) < 2;
        let both = (0..x).flat_map(|a| (0..y).map(move |b| (a, b))).filter(close);
        single.chain(both).collect()
    });
    assert_eq!(
        text(alone(&general)),
        "0 exactly when x and y are floor(k sqrt(2)) and floor(k sqrt(2)) + 2 k, in either order"
    );
}

#[test]
fn wythoff_with_one_wrong_pair_is_refuted() {
    let broken = |side: usize| {
        let mut table = wythoff(side);
        if side > 300 {
            // (floor(k phi), floor(k phi) + k) for k = 100
            table.values[161 * side + 261] = 1;
            table.values[261 * side + 161] = 1;
        }
        table
    };
    let found = table(&broken(100), &mut |width, _| Some(broken(width.min(400)))).unwrap();
    assert!(found.refuted[0].ends_with("held to 199 and broke at (261, 161)"), "{found:?}");
    assert_eq!(found.text, NO_PATTERN);
}

#[test]
fn euclids_game_is_the_golden_ratio() {
    let euclid = search(60, |x, y| {
        let (small, large) = (x.min(y), x.max(y));
        let options = (1..).take_while(|k| small > 0 && k * small <= large);
        options.map(|k| if x < y { (x, y - k * x) } else { (x - k * y, y) }).collect()
    });
    assert_eq!(text(alone(&euclid)), "0 exactly when 1 < max/min < phi of x and y, for x, y >= 1");
    let values =
        tabulate(60, 60, |x, y| x.pow(2).abs_diff(y.pow(2)).checked_div(x * y).unwrap_or(0));
    assert_eq!(text(alone(&values)), "floor(max/min - min/max) of x and y, for x, y >= 1");
}

#[test]
fn random_tables_have_no_pattern() {
    let mut random = fastrand::Rng::with_seed(3);
    for most in [1, 5, 500] {
        for _ in 0..100 {
            let (width, height) = (random.usize(6..40), random.usize(6..40));
            let values = (0..width * height).map(|_| random.u32(0..=most)).collect();
            let axes = ["x".into(), "y".into()];
            assert_eq!(alone(&Table { width, height, values, gaps: Vec::new(), axes }), None);
        }
    }
}

#[test]
fn a_break_beyond_the_window_is_reported() {
    let found = endless(|x, y| if (x, y) == (100, 20) { 99 } else { x ^ y }).unwrap();
    assert_eq!(found.refuted[0], "x xor y held to 63 and broke at (100, 20)");
    assert_ne!(found.text, "x xor y");
}

#[test]
fn four_million_cells_take_seconds_at_most() {
    for value in [|x: u64, y: u64| x ^ y, |x, y| x * x % 7 + y * y * x % 91, |x, y| outcome(x == y)]
    {
        let table = tabulate(2000, 2000, value);
        let start = Instant::now();
        let found = alone(&table);
        assert!(start.elapsed() < Duration::from_secs(10), "{:?} {found:?}", start.elapsed());
        println!("{:?} {found:?}", start.elapsed());
    }
}
