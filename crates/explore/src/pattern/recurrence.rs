//! Linear recurrences with small integer coefficients.

/// `a(k) = c1 a(k-1) + c2 a(k-2) + ... + constant`
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Recurrence {
    /// The nearest term first.
    pub coefficients: Vec<i64>,
    pub constant: i64,
}

const LARGEST_ORDER: usize = 4;
const LARGEST_COEFFICIENT: i128 = 100;

impl Recurrence {
    /// The term after these, if it is a number that fits.
    pub fn next(&self, before: &[u64]) -> Option<u64> {
        let latest = before.iter().rev().map(|&term| i128::from(term));
        let terms = self.coefficients.iter().zip(latest);
        let sum = terms.map(|(&factor, term)| i128::from(factor) * term).sum::<i128>();
        u64::try_from(sum + i128::from(self.constant)).ok()
    }

    pub fn order(&self) -> usize {
        self.coefficients.len()
    }

    /// Whether these are its terms, from its order on.
    pub fn breaks(&self, terms: &[u64]) -> Option<usize> {
        (self.order()..terms.len()).find(|&k| self.next(&terms[..k]) != Some(terms[k]))
    }

    pub fn text(&self) -> String {
        let terms = (1..).zip(&self.coefficients).filter(|&(_, &factor)| factor != 0);
        let written = terms.map(|(back, &factor)| match factor.abs() {
            1 => (factor, format!("a(k-{back})")),
            size => (factor, format!("{size} a(k-{back})")),
        });
        let constant =
            (self.constant != 0).then(|| (self.constant, self.constant.abs().to_string()));
        let mut text = "a(k) =".to_string();
        for (factor, term) in written.chain(constant) {
            let sign = match (factor < 0, text.ends_with('=')) {
                (true, true) => " -",
                (true, false) => " - ",
                (false, true) => " ",
                (false, false) => " + ",
            };
            text.push_str(sign);
            text.push_str(&term);
        }
        text
    }
}

/// The recurrence of least order that all terms obey, without a constant before one with.
pub(super) fn find(terms: &[u64]) -> Option<Recurrence> {
    (1..=LARGEST_ORDER).flat_map(|order| [(order, false), (order, true)]).find_map(
        |(order, constant)| {
            let recurrence = fit(terms, order, constant)?;
            recurrence.breaks(terms).is_none().then_some(recurrence)
        },
    )
}

/// The coefficients that the first terms ask for, if these are small integers and unique.
fn fit(terms: &[u64], order: usize, constant: bool) -> Option<Recurrence> {
    let unknowns = order + usize::from(constant);
    if terms.len() < order + unknowns {
        return None;
    }
    let equations: Vec<Vec<i128>> = (order..order + unknowns)
        .map(|k| {
            let before = terms[k - order..k].iter().rev().map(|&term| i128::from(term));
            let one = constant.then_some(1);
            before.chain(one).chain([i128::from(terms[k])]).collect()
        })
        .collect();
    let mut solution = solve(equations)?;
    let constant = if constant { solution.pop()? } else { 0 };
    Some(Recurrence { coefficients: solution, constant })
}

/// Solves linear equations, each a row of coefficients and the right side, by elimination without
/// fractions (Bareiss). Nothing if the solution is not unique, not in small integers, or out of reach.
fn solve(mut rows: Vec<Vec<i128>>) -> Option<Vec<i64>> {
    let size = rows.len();
    let mut previous = 1;
    for column in 0..size {
        let pivot = (column..size).find(|&row| rows[row][column] != 0)?;
        rows.swap(column, pivot);
        let upper = rows[column].clone();
        for (row, line) in rows.iter_mut().enumerate() {
            if row == column {
                continue;
            }
            let factor = line[column];
            for (value, &above) in line.iter_mut().zip(&upper) {
                let product = value.checked_mul(upper[column])?;
                // Bareiss: the division leaves no remainder.
                *value = product.checked_sub(factor.checked_mul(above)?)? / previous;
            }
        }
        previous = upper[column];
    }
    let solved = rows.iter().enumerate().map(|(row, line)| {
        let (value, pivot) = (*line.last()?, line[row]);
        let quotient = value.checked_div(pivot).filter(|quotient| quotient * pivot == value)?;
        (quotient.abs() <= LARGEST_COEFFICIENT).then_some(quotient as i64)
    });
    solved.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(terms: &[u64]) -> Option<String> {
        find(terms).map(|recurrence| recurrence.text())
    }

    #[test]
    fn recurrences_are_found() {
        assert_eq!(text(&[1, 2, 4, 8, 16, 32]).unwrap(), "a(k) = 2 a(k-1)");
        assert_eq!(text(&[0, 1, 3, 7, 15, 31]).unwrap(), "a(k) = 2 a(k-1) + 1");
        assert_eq!(text(&[1, 2, 3, 5, 8, 13]).unwrap(), "a(k) = a(k-1) + a(k-2)");
        assert_eq!(text(&[1, 3, 8, 21, 55, 144]).unwrap(), "a(k) = 3 a(k-1) - a(k-2)");
        assert_eq!(
            text(&[0, 0, 0, 1, 1, 2, 4, 8, 15, 29, 56, 108, 208]).unwrap(),
            "a(k) = a(k-1) + a(k-2) + a(k-3) + a(k-4)"
        );
    }

    #[test]
    fn too_few_or_wild_terms_have_none() {
        assert_eq!(text(&[]), None);
        assert_eq!(text(&[5]), None);
        assert_eq!(text(&[2, 3, 5, 7, 11, 13, 17, 19, 23, 29]), None);
        assert_eq!(text(&[1, 2, 3, 5, 8, 13, 22]), None);
        assert_eq!(text(&[u64::MAX - 1, u64::MAX, 3, 9, 1, 2, 7, 0, 4]), None);
    }
}
