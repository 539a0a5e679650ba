//! Small and random cases of a problem, made by its form.

use crate::choices::{Choices, every};
use crate::form::Form;
use crate::statement::{Game, Trials};

/// Most small cases that are returned.
const SMALL_CASES: usize = 3000;
/// Most cases that are generated in search of small ones, with those that the form rejects.
const MADE: usize = 400_000;
/// Attempts at a random case, and at each repeated part of one, before a smaller size is taken.
const TRIES: usize = 10;

/// All cases of size 0, 1, 2, ..., until there are enough.
pub(crate) fn small<R: Trials>() -> Vec<R::Case> {
    small_of(R::RANDOM_SIZE as u64, choose::<R>)
}

/// A random case of at most that size. If all attempts fail, because the form rejects them or a search has no room for
/// them, the size is halved; at size 0 the smallest case is taken.
pub(crate) fn random<R: Trials>(choices: &mut Choices, size: usize) -> R::Case {
    random_of(choices, size as u64, R::RANDOM_SIZE as u64, choose::<R>)
}

/// Chooses a case of at most a size in so many tries, and gives it with the part of the size that it left unused; `None` if
/// the form rejects it or a search has no room for it.
type Choose<Case> = fn(&mut Choices, u64, usize) -> Option<(Case, u64)>;

fn choose<R: Trials>(choices: &mut Choices, size: u64, tries: usize) -> Option<(R::Case, u64)> {
    let mut case = R::Case::default();
    let mut form = Form::choosing(choices, size, tries);
    R::form(&mut form, &mut case).ok()?;
    R::Game::fits(&case).ok()?;
    Some((case, form.left()))
}

// What follows is generic in the type of cases alone, which several problems share, and so compiled fewer times.

fn small_of<Case>(largest: u64, choose: Choose<Case>) -> Vec<Case> {
    let (mut cases, mut made, mut sizes) = (Vec::new(), 0, 0..=0);
    while *sizes.start() <= largest && made < MADE && cases.len() < SMALL_CASES {
        let most = *sizes.end();
        for case in every(|choices| choose(choices, most, 1)) {
            made += 1;
            if let Some((case, left)) = case
                && sizes.contains(&(most - left))
            {
                cases.push(case);
            }
            if made == MADE || cases.len() == SMALL_CASES {
                break;
            }
        }
        // Each step makes the cases of all sizes before it again, so the steps become longer.
        sizes = most + 1..=(most + 1 + most / 4).min(largest);
    }
    cases
}

fn random_of<Case: Default>(
    choices: &mut Choices,
    mut size: u64,
    largest: u64,
    choose: Choose<Case>,
) -> Case {
    loop {
        for _ in 0..TRIES {
            if let Some((case, _)) = choose(choices, size, TRIES) {
                return case;
            }
        }
        if size == 0 {
            return least(largest, choose);
        }
        size /= 2;
    }
}

/// The first case of the least size.
fn least<Case: Default>(largest: u64, choose: Choose<Case>) -> Case {
    for size in 0..=largest {
        let mut cases = every(|choices| choose(choices, size, 1));
        if let Some((case, _)) = cases.find_map(|case| case) {
            return case;
        }
    }
    Case::default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choices::shrink;
    use crate::extremes::Extremes;
    use crate::reader::FormResult;
    use crate::shapes::heaps::Nim;
    use crate::statement::{Cases, Statement};
    use std::collections::BTreeSet;

    /// Rows of Nim of at most `MOST` heaps, some of which are too large for a search; none is a single heap.
    struct Rows<const MOST: usize>;

    impl<const MOST: usize> Statement for Rows<MOST> {
        type Case = Vec<u64>;
        type Game = Nim;
        const CASES: Cases = Cases::One;

        fn form(form: &mut Form<'_>, row: &mut Vec<u64>) -> FormResult {
            form.list("n", "heap", row, 1..=MOST, 0..=9_999)?;
            form.check(row.len() > 1, || "one heap".into())
        }

        crate::asks_who_wins!("No", "Yes");
    }

    impl<const MOST: usize> Trials for Rows<MOST> {
        const RANDOM_SIZE: usize = MOST;

        fn extremes(_: &mut Extremes<Vec<u64>>) {}
    }

    fn size(row: &[u64]) -> u64 {
        row.len() as u64 - 1 + row.iter().sum::<u64>()
    }

    #[test]
    fn small_cases_are_all_of_the_first_sizes_each_once() {
        let cases = small::<Rows<4>>();
        // Two heaps of at most 3 stones together, three of at most 2, four of at most 1.
        assert_eq!(cases.len(), 10 + 10 + 5);
        assert_eq!(cases.iter().collect::<BTreeSet<_>>().len(), cases.len());
        assert!(cases.iter().all(|row| size(row) <= 4));
        let many = small::<Rows<5_000>>();
        assert_eq!(many.len(), SMALL_CASES);
        // One row of five heaps is as small.
        assert!(many[..26].iter().all(|row| size(row) <= 4) && size(&many[26]) > 4);
    }

    #[test]
    fn random_cases_are_valid_and_fit_a_search() {
        for seed in 0..200 {
            let row = random::<Rows<5_000>>(&mut Choices::random(seed), 5_000);
            assert!(row.len() > 1 && Nim::<false>::fits(&row).is_ok());
        }
    }

    #[test]
    fn a_record_that_ends_gives_the_least_case() {
        let row = |choices: &mut Choices| random::<Rows<9>>(choices, 9);
        assert_eq!(row(&mut Choices::replay(&[])), [0, 0]);
        let long = |choices: &mut Choices| Some(row(choices)).filter(|row| row.len() > 2);
        assert_eq!(shrink(vec![1, 1, 1], vec![2, 1, 1, 1], long), [0, 0, 0]);
    }
}
