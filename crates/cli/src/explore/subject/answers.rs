//! The answers at all coordinates below some sizes, or at the first ones.

use crate::explore::solve;

/// In the order of [`solve::positions`].
#[derive(Debug, Clone, Default)]
pub(super) struct Answers {
    pub values: Vec<u32>,
    /// Where there is no position; empty if there are positions everywhere.
    pub gaps: Vec<bool>,
    /// What the values stand for, where the judge has words.
    pub legend: Vec<String>,
}

impl Answers {
    /// Whole rows, so that they are a table again though some are missing, and its sizes.
    pub fn in_rows(mut self, sizes: &[usize]) -> (Vec<usize>, Answers) {
        let mut sizes = sizes.to_vec();
        if let Some((last, rest)) = sizes.split_last_mut() {
            let row: usize = rest.iter().product();
            *last = (*last).min(self.values.len() / row.max(1));
            self.values.truncate(*last * row);
            self.gaps.truncate(*last * row);
        }
        (sizes, self)
    }

    /// Whether there are no values but 0 and 1.
    pub fn are_binary(&self) -> bool {
        let is_gap = |index: usize| self.gaps.get(index) == Some(&true);
        (0..).zip(&self.values).all(|(index, &value)| value < 2 || is_gap(index))
    }

    /// Without what lies behind the last position of each coordinate: a statement has limits.
    pub fn within_limits(self, sizes: &[usize]) -> (Vec<usize>, Vec<u32>) {
        if self.gaps.is_empty() {
            return (sizes.to_vec(), self.values);
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
        let values = within.map(|(_, &value)| value).collect();
        (limits, values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_answers_have_no_rows() {
        let (sizes, answers) = Answers::default().in_rows(&[3, 2]);
        assert_eq!((sizes, answers.values), (vec![3, 0], vec![]));
        assert_eq!(Answers::default().within_limits(&[0]), (vec![0], vec![]));
    }

    #[test]
    fn a_row_that_was_cut_is_dropped() {
        let answers = Answers { values: vec![1, 2, 3, 4, 5], ..Answers::default() };
        let (sizes, answers) = answers.in_rows(&[3, 2]);
        assert_eq!((sizes, answers.values), (vec![3, 1], vec![1, 2, 3]));
    }

    #[test]
    fn gaps_at_the_end_are_beyond_the_limits_and_others_are_not() {
        let gaps = vec![true, false, true, true, false, true, true, true, true];
        let answers = Answers { values: (0..9).collect(), gaps, legend: Vec::new() };
        assert_eq!(answers.within_limits(&[3, 3]), (vec![2, 2], vec![0, 1, 3, 4]));
    }
}
