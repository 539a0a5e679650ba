//! Random games, held against searches that know nothing but the moves.

use super::{Dyadic, Values};
use std::collections::HashMap;

/// The options of positions, Left's and Right's, by number; an option has a smaller number.
type Positions = Vec<[Vec<usize>; 2]>;

/// Numbers that look random: xorshift (Marsaglia 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// Up to `most` options for each player.
    fn positions(&mut self, count: usize, most: usize) -> Positions {
        let mut side = |game: usize| match game {
            0 => Vec::new(),
            game => (0..self.below(most + 1)).map(|_| self.below(game)).collect(),
        };
        (0..count).map(|game| [side(game), side(game)]).collect()
    }
}

/// The canonical form of each position.
fn forms(positions: &Positions, values: &mut Values) -> Vec<usize> {
    let mut forms: Vec<usize> = Vec::new();
    for options in positions {
        let [left, right] =
            options.each_ref().map(|side| side.iter().map(|&o| forms[o]).collect::<Vec<_>>());
        forms.push(values.canonical(&left, &right));
    }
    forms
}

/// A position beside a canonical form with the players exchanged.
struct Difference<'a> {
    positions: &'a Positions,
    values: &'a Values,
    known: HashMap<(usize, usize, bool), bool>,
}

impl Difference<'_> {
    /// True if whoever is to move wins.
    fn wins(&mut self, position: usize, form: usize, is_left: bool) -> bool {
        if let Some(&wins) = self.known.get(&(position, form, is_left)) {
            return wins;
        }
        let side = usize::from(!is_left);
        let (positions, values) = (self.positions, self.values);
        let wins = positions[position][side].iter().any(|&o| !self.wins(o, form, !is_left))
            || values.forms[form][1 - side].iter().any(|&o| !self.wins(position, o, !is_left));
        self.known.insert((position, form, is_left), wins);
        wins
    }

    /// True if the two are equal: whoever moves second in the difference wins.
    fn is_nothing(&mut self, position: usize, form: usize) -> bool {
        !self.wins(position, form, true) && !self.wins(position, form, false)
    }
}

#[test]
fn a_position_less_its_value_is_lost_for_whoever_begins_and_less_any_other_it_is_not() {
    let random = &mut Random(1);
    let mut kinds = [0; 4];
    for _ in 0..60 {
        let positions = random.positions(14, 3);
        let values = &mut Values::new();
        let forms = forms(&positions, values);
        let mut play = Difference { positions: &positions, values, known: HashMap::new() };
        for (position, &form) in forms.iter().enumerate() {
            assert!(play.is_nothing(position, form), "{positions:?} at {position}");
            for &other in forms.iter().filter(|&&other| other != form) {
                assert!(!play.is_nothing(position, other), "{positions:?} at {position}");
            }
            // The empty form is 0, and the first.
            let begins = [true, false].map(|is_left| play.wins(position, forms[0], is_left));
            assert_eq!(play.values.signs(form), [!begins[1], !begins[0]]);
            kinds[usize::from(begins[0]) + 2 * usize::from(begins[1])] += 1;
        }
    }
    assert!(kinds.iter().all(|&count| count > 40), "{kinds:?}");
}

/// The same with options of two heaps, so that sums are simplified.
#[test]
fn a_sum_of_forms_is_the_form_of_the_sum() {
    let random = &mut Random(2);
    for _ in 0..25 {
        let positions = random.positions(9, 2);
        let values = &mut Values::new();
        let single = forms(&positions, values);
        // All pairs of positions, as positions.
        let count = positions.len();
        let pair = |x: usize, y: usize| x * count + y;
        let sums: Positions = (0..count * count)
            .map(|sum| {
                let (x, y) = (sum / count, sum % count);
                [0, 1].map(|side| {
                    let in_x = positions[x][side].iter().map(|&o| pair(o, y));
                    in_x.chain(positions[y][side].iter().map(|&o| pair(x, o))).collect()
                })
            })
            .collect();
        let both = forms(&sums, values);
        for (sum, &form) in both.iter().enumerate() {
            let (x, y) = (single[sum / count], single[sum % count]);
            assert_eq!(values.sum(x, y), Some(form), "{positions:?}: {sum}");
            let negative = values.negative(form);
            assert_eq!(values.sum(form, negative), values.of_number(Dyadic::ZERO));
        }
    }
}

/// Walls by the definition on a grid that has all corners of games as small as these.
fn walls_on_a_grid(positions: &Positions, grid: i64, most: i64) -> Vec<(i64, i64)> {
    let mut frozen: Vec<Option<(i64, i64)>> = vec![None; positions.len()];
    for cost in 0..=most {
        let mut walls: Vec<[i64; 2]> = Vec::new();
        for (game, [left, right]) in positions.iter().enumerate() {
            let low = left.iter().map(|&o| walls[o][1]).max().map(|wall| wall - cost);
            let high = right.iter().map(|&o| walls[o][0]).min().map(|wall| wall + cost);
            if let (None, Some(low), Some(high)) = (frozen[game], low, high)
                && low <= high
            {
                assert_eq!(low, high, "the grid is too coarse");
                frozen[game] = Some((low, cost));
            }
            // Positions without options on one side are leaves here, with numbers as names.
            let leaf = left.is_empty().then_some(grid * game as i64);
            let mean = frozen[game].map(|(mean, _)| mean).or(leaf);
            walls.push(mean.map_or([low.unwrap_or(0), high.unwrap_or(0)], |mean| [mean; 2]));
        }
    }
    frozen.into_iter().map(|meeting| meeting.unwrap_or_default()).collect()
}

#[test]
fn a_thermograph_has_the_walls_of_the_definition() {
    const GRID_BITS: u32 = 6;
    let (random, mut hot) = (&mut Random(3), 0);
    for _ in 0..500 {
        // Leaves are the integers 0 to 5; above them Left's options are greater than Right's, if not by much.
        let mut positions: Positions = vec![[vec![], vec![]]; 6];
        for game in 6..11 {
            let side = |random: &mut Random| -> Vec<usize> {
                (0..=random.below(2)).map(|_| random.below(game)).collect()
            };
            positions.push([side(random), side(random)]);
        }
        let values = &mut Values::new();
        let mut forms: Vec<usize> = Vec::new();
        for (game, [left, right]) in positions.iter().enumerate() {
            let form = |options: &[usize]| options.iter().map(|&o| forms[o]).collect::<Vec<_>>();
            forms.push(match left.is_empty() {
                true => values.of_number(Dyadic::new(game as i64, 0)).unwrap(),
                false => values.canonical(&form(left), &form(right)),
            });
        }
        if forms[6..].iter().any(|&form| values.number(form).is_some()) {
            continue;
        }
        let meetings = walls_on_a_grid(&positions, 1 << GRID_BITS, 6 << GRID_BITS);
        for (&form, (mean, temperature)) in forms.iter().zip(meetings).skip(6) {
            let found = values.thermograph(form).unwrap();
            let expected = [mean, temperature].map(|number| Dyadic::new(number, GRID_BITS));
            assert_eq!([found.mean, found.temperature], expected, "{positions:?}");
            hot += usize::from(temperature > 0);
        }
    }
    assert!(hot > 100, "{hot}");
}

#[test]
fn walls_that_cross_between_their_corners_have_one_there() {
    // Left's walls are 1 and that of {5|0}, which rises from 0 to 5/2: the right wall meets the greater at t = 3/2.
    let values = &mut Values::new();
    let [zero, one, five, low] = [(0, 0), (1, 0), (5, 0), (-3, 1)]
        .map(|(numerator, exponent)| values.of_number(Dyadic::new(numerator, exponent)).unwrap());
    let switch = values.canonical(&[five], &[zero]);
    let game = values.canonical(&[one, switch], &[low]);
    let found = values.thermograph(game).unwrap();
    assert_eq!([found.mean, found.temperature], [Dyadic::ZERO, Dyadic::new(3, 1)]);
}

#[test]
fn a_name_tells_numbers_ups_and_nim_heaps_apart() {
    let values = &mut Values::new();
    let zero = values.canonical(&[], &[]);
    let mut heaps = vec![zero];
    for _ in 0..4 {
        let heap = values.canonical(&heaps, &heaps);
        heaps.push(heap);
    }
    let up = values.canonical(&[zero], &[heaps[1]]);
    let down = values.negative(up);
    for ups in -4_i64..=4 {
        let mut sum = zero;
        for _ in 0..ups.abs() {
            sum = values.sum(sum, if ups < 0 { down } else { up }).unwrap();
        }
        for (size, &heap) in heaps.iter().enumerate() {
            let rest = values.sum(sum, heap).unwrap();
            for number in [Dyadic::new(0, 0), Dyadic::new(-3, 1), Dyadic::new(7, 0)] {
                let counted = |sign: &str, count: u64| match count {
                    0 => String::new(),
                    1 => sign.to_string(),
                    count => format!("{sign}{count}"),
                };
                let ups = counted(if ups < 0 { "v" } else { "^" }, ups.unsigned_abs());
                let heap = counted("*", size as u64);
                let name = match (number == Dyadic::ZERO, &*ups, &*heap) {
                    (true, "", "") => "0".to_string(),
                    (true, ..) => ups + &heap,
                    (false, ..) => format!("{number}{ups}{heap}"),
                };
                let form = values.of_number(number).unwrap();
                let all = values.sum(rest, form).unwrap();
                assert_eq!(values.name(all), Some(name));
            }
        }
    }
}

#[test]
fn a_name_has_the_strokes_that_its_options_need() {
    let values = &mut Values::new();
    let mut number = |number, exponent| values.of_number(Dyadic::new(number, exponent)).unwrap();
    let [zero, one, two, half] = [number(0, 0), number(1, 0), number(2, 0), number(1, 1)];
    let minus_one = number(-1, 0);
    let hot = values.canonical(&[one], &[zero]);
    let hotter = values.canonical(&[two], &[zero]);
    let star = values.canonical(&[zero], &[zero]);
    let twice = values.canonical(&[two], &[hot]);
    let [opposite, cold] = [twice, hotter].map(|game| values.negative(game));
    for (left, right, name) in [
        (vec![one], vec![zero], "{1|0}"),
        (vec![one], vec![minus_one], "±1"),
        (vec![two], vec![hot], "{2||1|0}"),
        (vec![two], vec![twice], "{2|||2||1|0}"),
        (vec![twice], vec![opposite], "±{2||1|0}"),
        (vec![hotter, one], vec![zero], "{1,{2|0}|0}"),
        (vec![hotter, one], vec![minus_one, cold], "±(1,{2|0})"),
        (vec![half, star], vec![zero], "{1/2|0}"),
        (vec![zero, star], vec![minus_one], "{0,*|-1}"),
    ] {
        let game = values.canonical(&left, &right);
        assert_eq!(values.name(game).as_deref(), Some(name));
    }
}

#[test]
fn a_number_that_is_too_fine_is_refused_and_breaks_nothing() {
    let values = &mut Values::new();
    let mut ends = [0, 1].map(|number| values.of_number(Dyadic::new(number, 0)).unwrap());
    let mut halvings = 0;
    while let Some(middle) = values.simplified(&[ends[0]], &[ends[1]]) {
        ends[halvings % 2] = middle;
        halvings += 1;
    }
    assert_eq!(halvings, 80);
    assert!(values.is_at_most(ends[0], ends[1]) && values.simplified(&[ends[1]], &[]).is_some());
}
