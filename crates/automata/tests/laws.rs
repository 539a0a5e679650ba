//! Laws of relations: each construction is held against arithmetic on small numbers, and on large ones.

use automata::{
    Base, Limit, Linear, Numeration, Ostrowski, Relation, Sign, TooLarge, ZECKENDORF, guess,
    refuted,
};
use fastrand::Rng;

const SIGNS: [Sign; 3] = [Sign::Negative, Sign::AtMostZero, Sign::Zero];

fn systems() -> Vec<Box<dyn Numeration>> {
    vec![
        Box::new(Base::new(2)),
        Box::new(Base::new(3)),
        Box::new(Base::new(10)),
        Box::new(Ostrowski::new(1)),
        Box::new(Ostrowski::new(2)),
        Box::new(Ostrowski::new(5)),
    ]
}

fn limit() -> Limit {
    Limit::states(100_000)
}

fn allows(sign: Sign, value: i64) -> bool {
    match sign {
        Sign::Negative => value < 0,
        Sign::AtMostZero => value <= 0,
        Sign::Zero => value == 0,
    }
}

#[test]
fn digits_are_read_as_they_are_written() {
    let mut rng = Rng::with_seed(1);
    for system in systems() {
        assert_eq!(system.write(0), []);
        for number in (0..2000).chain((0..200).map(|_| rng.u64(..) >> rng.u32(..64))) {
            let digits = system.write(number);
            assert!(digits.first() != Some(&0), "{number} in {}", system.name());
            assert!(digits.windows(2).all(|two| system.follows(two[0], two[1])), "{number}");
            assert_eq!(system.read(&digits), Some(number), "{}", system.name());
        }
        assert_eq!(system.read(&[1; 100]), None);
    }
}

#[test]
fn a_linear_form_has_its_sign() {
    let mut rng = Rng::with_seed(2);
    for system in systems() {
        for _ in 0..60 {
            let variables = rng.usize(..4);
            let terms: Vec<(usize, i64)> = (0..variables).map(|v| (v, rng.i64(-4..=4))).collect();
            let (form, constant) = {
                let constant = rng.i64(-20..=20);
                (Linear::new(&terms, constant), constant)
            };
            let sign = SIGNS[rng.usize(..3)];
            let relation = Relation::linear(&*system, &form, sign, &limit()).unwrap();
            for round in 0..300 {
                let most = if round < 200 { 30 } else { 1_000_000_000_000 };
                let mut all: Vec<u64> = (0..variables).map(|_| rng.u64(..most)).collect();
                // Large numbers near the boundary.
                if let [first, .., last] = &mut all[..]
                    && round % 2 == 0
                {
                    *last = *first;
                }
                let value =
                    terms.iter().map(|&(v, factor)| factor * all[v] as i64).sum::<i64>() + constant;
                let tuple: Vec<u64> = relation.variables().iter().map(|&v| all[v]).collect();
                let name = system.name();
                assert_eq!(
                    relation.holds(&tuple),
                    allows(sign, value),
                    "{name} {form:?} {sign:?} {tuple:?}"
                );
            }
        }
    }
}

#[test]
fn a_form_that_is_too_large_is_refused() {
    let base = Base::new(2);
    let of = |terms: &[(usize, i64)], constant| {
        Relation::linear(&base, &Linear::new(terms, constant), Sign::Zero, &Limit::states(1000))
            .map(|_| ())
    };
    assert_eq!(of(&[(0, 1)], i64::MIN), Err(TooLarge));
    assert_eq!(of(&[(0, 1)], 1_000_000), Err(TooLarge));
    assert_eq!(of(&(0..40).map(|v| (v, 1)).collect::<Vec<_>>(), 0), Err(TooLarge));
    assert_eq!(of(&[(0, 1)], 100), Ok(()));
}

/// A random relation of the variables 0 and 1, and the test that it stands for.
fn random<'n>(
    system: &'n dyn Numeration,
    rng: &mut Rng,
) -> (Relation<'n>, impl Fn(u64, u64) -> bool + use<>) {
    let [a, b, c] = [rng.i64(-3..=3), rng.i64(-3..=3), rng.i64(-9..=9)];
    let sign = SIGNS[rng.usize(..3)];
    let form = Linear::new(&[(0, a), (1, b)], c);
    let relation = Relation::linear(system, &form, sign, &limit()).unwrap();
    let relation = relation.and(&Relation::all(system, &[0, 1]), &limit()).unwrap();
    (relation, move |x, y| allows(sign, a * x as i64 + b * y as i64 + c))
}

#[test]
fn and_or_and_not_are_those_of_sets() {
    let mut rng = Rng::with_seed(3);
    for system in systems() {
        for _ in 0..25 {
            let ((one, in_one), (two, in_two)) =
                (random(&*system, &mut rng), random(&*system, &mut rng));
            let and = one.and(&two, &limit()).unwrap();
            let (or, not) = (one.or(&two, &limit()).unwrap(), one.not(&limit()).unwrap());
            for (x, y) in (0..12).flat_map(|x| (0..12).map(move |y| (x, y))) {
                assert_eq!(and.holds(&[x, y]), in_one(x, y) && in_two(x, y));
                assert_eq!(or.holds(&[x, y]), in_one(x, y) || in_two(x, y));
                assert_eq!(not.holds(&[x, y]), !in_one(x, y));
            }
            assert_eq!(not.not(&limit()).unwrap().difference(&one), None);
            assert_eq!(not.dfa(), &not.dfa().minimised());
        }
    }
}

#[test]
fn a_number_that_exists_may_have_more_digits() {
    for system in systems() {
        // y = 7 x + 30
        let form = Linear::new(&[(0, 7), (1, -1)], 30);
        let graph = Relation::linear(&*system, &form, Sign::Zero, &limit()).unwrap();
        let all = Relation::all(&*system, &[0]);
        assert_eq!(graph.exists(1, &limit()).unwrap().difference(&all), None, "{}", system.name());
        let values = graph.exists(0, &limit()).unwrap();
        for y in 0..200 {
            assert_eq!(values.holds(&[y]), y >= 30 && (y - 30) % 7 == 0, "{y} {}", system.name());
        }
        let both = graph.exists(0, &limit()).unwrap().exists(1, &limit()).unwrap();
        assert!(both.variables().is_empty() && both.holds(&[]));
    }
}

#[test]
fn projections_are_the_same_backwards() {
    let mut rng = Rng::with_seed(4);
    for system in systems() {
        for _ in 0..20 {
            let ((one, _), (two, _)) = (random(&*system, &mut rng), random(&*system, &mut rng));
            let relation = one.renamed(|variable| variable + 1).and(&two, &limit()).unwrap();
            let projected = relation.exists(1, &limit()).unwrap();
            let same = relation.projection_differs(projected.variables(), &projected, &limit());
            assert_eq!(same, Ok(None), "{}", system.name());
            let wrong = projected.not(&limit()).unwrap();
            let differs = relation.projection_differs(wrong.variables(), &wrong, &limit()).unwrap();
            assert_eq!(differs, Some(vec![0; wrong.variables().len()]));
        }
    }
}

#[test]
fn a_difference_is_a_tuple_with_the_fewest_digits() {
    for system in systems() {
        let least = |bound| {
            Relation::linear(&*system, &Linear::new(&[(0, -1)], bound), Sign::AtMostZero, &limit())
                .unwrap()
        };
        assert_eq!(least(0).difference(&least(0)), None);
        let differs = least(40).difference(&least(45)).unwrap();
        assert!((40..45).contains(&differs[0]), "{differs:?}");
        assert_eq!(
            least(40).and(&least(0).not(&limit()).unwrap(), &limit()).unwrap().least(),
            None
        );
    }
}

#[test]
fn digits_alone_say_the_nim_sum() {
    let base = Base::new(2);
    let is_sum = |digits: &[usize]| digits[0] ^ digits[1] == digits[2];
    let sum = Relation::digitwise(&base, &[0, 1, 2], is_sum, &limit()).unwrap();
    assert_eq!(sum.dfa().size(), 2);
    for (x, y) in (0..20).flat_map(|x| (0..20).map(move |y| (x, y))) {
        assert!(sum.holds(&[x, y, x ^ y]) && !sum.holds(&[x, y, (x ^ y) + 1]));
    }
    let renamed = sum.renamed(|variable| 10 - variable);
    assert_eq!(renamed.variables(), [8, 9, 10]);
    assert!(renamed.holds(&[12 ^ 5, 5, 12]));
}

#[test]
fn a_guess_is_the_set_where_the_table_is_large_enough() {
    let base = Base::new(2);
    let within = |most: u64, tuple: &[u64]| tuple.iter().all(|&number| number < most);
    let nim = |tuple: &[u64]| within(64, tuple).then(|| tuple.iter().fold(0, |a, b| a ^ b) == 0);
    let found = guess(&base, 2, nim, |guess| refuted(guess, 64, nim), 50).unwrap();
    assert_eq!(found.dfa().size(), 2);
    assert_eq!(refuted(&found, 64, nim), None);
    // A table of one tuple allows anything; a larger one than a guess was held against refutes it.
    let small = |tuple: &[u64]| nim(tuple).filter(|_| within(1, tuple));
    let wrong = guess(&base, 2, small, |guess| refuted(guess, 1, small), 50).unwrap();
    assert_eq!(refuted(&wrong, 64, nim), Some(vec![0, 1]));
    // The set of squares needs more states, the larger the table is.
    let square = |tuple: &[u64]| Some(tuple[0].isqrt().pow(2) == tuple[0]);
    let wrong = guess(&base, 1, square, |guess| refuted(guess, 20, square), 20).unwrap();
    assert!(refuted(&wrong, 2000, square).is_some());
    assert!(guess(&base, 1, square, |guess| refuted(guess, 2000, square), 20).is_none());
}

#[test]
fn wythoffs_pairs_are_guessed_and_wrong_guesses_refuted() {
    let lost = lost_in_wythoff(144);
    let holds = |tuple: &[u64]| lost.get(tuple[0] as usize)?.get(tuple[1] as usize).copied();
    let found = guess(&ZECKENDORF, 2, holds, |guess| refuted(guess, 144, holds), 100).unwrap();
    assert_eq!(refuted(&found, 144, holds), None);
    assert!(found.holds(&[433_494_436, 701_408_732]) && !found.holds(&[433_494_437, 701_408_732]));
    let wrong = found.having(&[(0, 1)], -50, Sign::Negative, &limit()).unwrap();
    assert_eq!(refuted(&wrong, 144, holds), Some(vec![50, 81]));
}

#[test]
fn small_tuples_are_met_once_each_and_all_of_them() {
    for system in systems() {
        let all = Relation::all(&*system, &[0, 1]);
        for set in
            [all.clone(), all.having(&[(0, 2), (1, -3)], 4, Sign::AtMostZero, &limit()).unwrap()]
        {
            for [width, height] in [[0, 5], [1, 1], [9, 14], [40, 3]] {
                let mut met = Vec::new();
                set.each_below(&[width, height], |tuple| met.push(tuple.to_vec()));
                met.sort();
                let tuples = (0..width).flat_map(|x| (0..height).map(move |y| vec![x, y]));
                let expected: Vec<Vec<u64>> = tuples.filter(|tuple| set.holds(tuple)).collect();
                assert_eq!(met, expected, "{} {width} {height}", system.name());
            }
        }
    }
}

/// For each pair of heaps below `size`, true if it is lost in Wythoff's game.
fn lost_in_wythoff(size: usize) -> Vec<Vec<bool>> {
    let mut lost = vec![vec![false; size]; size];
    for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))) {
        let row = (0..a).any(|left| lost[left][b]);
        let column = (0..b).any(|left| lost[a][left]);
        let diagonal = (1..=a.min(b)).any(|taken| lost[a - taken][b - taken]);
        lost[a][b] = !(row || column || diagonal);
    }
    lost
}
