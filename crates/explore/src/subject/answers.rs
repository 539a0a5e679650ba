//! The answers at all coordinates below some sizes, or at the first ones.

use crate::ask::Question;
use crate::solve;
use std::borrow::Cow;

/// What nobody can end so that he wins.
pub(super) const DRAW: &str = "draw";

/// In the order of [`solve::positions`].
#[derive(Debug, Clone, Default)]
pub(super) struct Answers {
    pub values: Vec<u32>,
    /// Where there is no answer; empty if there are answers everywhere.
    pub gaps: Vec<bool>,
    /// Those of the gaps that are draws; empty if there are none.
    pub draws: Vec<bool>,
    /// What the values stand for, where there are words.
    pub legend: Vec<String>,
}

impl Answers {
    /// What play leads to. Outcomes get words where there can be draws; a draw has no remoteness.
    pub fn of_play(
        mut values: Vec<u32>,
        mut gaps: Vec<bool>,
        question: Question,
        is_loopy: bool,
    ) -> Self {
        let draws: Vec<bool> = values.iter().map(|&value| value == solve::DRAW).collect();
        let has_draws = draws.contains(&true);
        let has_words = question == Question::Outcome && (is_loopy || has_draws);
        let legend =
            if has_words { vec!["lost".into(), "won".into(), DRAW.into()] } else { Vec::new() };
        if !has_draws {
            return Answers { values, gaps, legend, ..Answers::default() };
        }
        let of_draw = if has_words { 2 } else { 0 };
        values
            .iter_mut()
            .zip(&draws)
            .filter(|(_, draw)| **draw)
            .for_each(|(value, _)| *value = of_draw);
        if has_words {
            return Answers { values, gaps, legend, ..Answers::default() };
        }
        gaps.resize(values.len(), false);
        gaps.iter_mut().zip(&draws).for_each(|(gap, draw)| *gap |= draw);
        Answers { values, gaps, draws, legend }
    }

    /// As many as are a table again though some are missing, and its sizes: whole planes, or else whole rows
    /// of the first plane, or else the beginning of the first row.
    pub fn in_rows(mut self, sizes: &[usize]) -> (Vec<usize>, Answers) {
        let mut sizes = sizes.to_vec();
        let known = self.values.len();
        for axis in (0..sizes.len()).rev() {
            let plane: usize = sizes[..axis].iter().product();
            let planes = known / plane.max(1);
            if planes > 0 || known == 0 {
                sizes[axis] = sizes[axis].min(planes);
                break;
            }
            sizes[axis] = 1;
        }
        let count = sizes.iter().product();
        self.values.truncate(count);
        self.gaps.truncate(count);
        self.draws.truncate(count);
        (sizes, self)
    }

    /// Whether there are no values but 0 and 1.
    pub fn are_binary(&self) -> bool {
        let is_gap = |index: usize| self.gaps.get(index) == Some(&true);
        (0..).zip(&self.values).all(|(index, &value)| value < 2 || is_gap(index))
    }

    /// The values as [`within_limits`](Self::within_limits) gives them.
    pub fn into_values(self, sizes: &[usize]) -> (Vec<usize>, Vec<u32>, Vec<bool>) {
        if self.gaps.is_empty() {
            return (sizes.to_vec(), self.values, Vec::new());
        }
        let (sizes, values, gaps) = self.within_limits(sizes);
        (sizes, values.into_owned(), gaps)
    }

    /// The values without what lies behind the last position of each coordinate: a statement has limits.
    pub fn within_limits(&self, sizes: &[usize]) -> (Vec<usize>, Cow<'_, [u32]>, Vec<bool>) {
        if self.gaps.is_empty() {
            return (sizes.to_vec(), Cow::Borrowed(&self.values), Vec::new());
        }
        let mut limits = vec![0; sizes.len()];
        let positions = || solve::positions(sizes).zip(&self.gaps);
        for (position, _) in positions().filter(|&(_, is_gap)| !is_gap) {
            for (limit, &coordinate) in limits.iter_mut().zip(&position) {
                *limit = (*limit).max(coordinate as usize + 1);
            }
        }
        let is_within = |position: &[u64]| {
            position.iter().zip(&limits).all(|(&coordinate, &limit)| coordinate < limit as u64)
        };
        let all = positions().zip(&self.values);
        let within = all.filter(|((position, _), _)| is_within(position));
        let (values, gaps): (Vec<u32>, Vec<bool>) =
            within.map(|((_, &is_gap), &value)| (value, is_gap)).unzip();
        (limits, values.into(), gaps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(count: u32) -> Answers {
        Answers { values: (1..=count).collect(), ..Answers::default() }
    }

    #[test]
    fn no_answers_have_no_rows() {
        let (sizes, answers) = Answers::default().in_rows(&[3, 2]);
        assert_eq!((sizes, answers.values), (vec![3, 0], vec![]));
        assert_eq!(Answers::default().into_values(&[0]), (vec![0], vec![], vec![]));
    }

    #[test]
    fn the_beginning_of_the_first_row_is_a_row() {
        for (count, expected) in [(1, vec![1, 1, 1]), (2, vec![2, 1, 1]), (3, vec![3, 1, 1])] {
            let (sizes, answers) = answers(count).in_rows(&[3, 4, 5]);
            assert_eq!((sizes, answers.values.len()), (expected, count as usize));
        }
    }

    #[test]
    fn what_is_cut_is_a_table_of_the_first_answers() {
        for count in 1..=60 {
            let (sizes, cut) = answers(count).in_rows(&[3, 4, 5]);
            assert_eq!(sizes.iter().product::<usize>(), cut.values.len());
            assert!(answers(count).values.starts_with(&cut.values));
            assert!(2 * cut.values.len() > count as usize, "{count}: {sizes:?}");
        }
        assert_eq!(answers(60).in_rows(&[3, 4, 5]).0, [3, 4, 5]);
    }

    #[test]
    fn a_row_that_was_cut_is_dropped() {
        let (sizes, answers) = answers(5).in_rows(&[3, 2]);
        assert_eq!((sizes, answers.values), (vec![3, 1], vec![1, 2, 3]));
    }

    #[test]
    fn gaps_at_the_end_are_beyond_the_limits_and_others_are_not() {
        let gaps = vec![true, false, true, true, false, true, true, true, true];
        let answers = Answers { values: (0..9).collect(), gaps, ..Answers::default() };
        assert_eq!(
            answers.into_values(&[3, 3]),
            (vec![2, 2], vec![0, 1, 3, 4], vec![true, false, true, false])
        );
    }

    #[test]
    fn a_draw_is_an_outcome_and_has_no_remoteness() {
        let values = || vec![0, solve::DRAW, 1];
        let outcomes = Answers::of_play(values(), Vec::new(), Question::Outcome, false);
        assert_eq!((&outcomes.values[..], &outcomes.gaps[..]), (&[0, 2, 1][..], &[][..]));
        assert_eq!(outcomes.legend, ["lost", "won", "draw"]);
        let remoteness =
            Answers::of_play(values(), vec![true, false, false], Question::Remoteness, false);
        assert_eq!(remoteness.values, [0, 0, 1]);
        assert_eq!(remoteness.gaps, [true, true, false]);
        assert_eq!(remoteness.draws, [false, true, false]);
        assert!(remoteness.legend.is_empty());
    }

    #[test]
    fn where_play_can_go_on_for_ever_outcomes_have_words_and_others_have_numbers() {
        for (is_loopy, words) in [(true, 3), (false, 0)] {
            let answers = Answers::of_play(vec![0, 1], Vec::new(), Question::Outcome, is_loopy);
            assert_eq!((answers.values, answers.legend.len()), (vec![0, 1], words));
        }
    }
}
