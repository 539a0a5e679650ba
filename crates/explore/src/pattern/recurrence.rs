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

    fn holds(&self, terms: &[u64]) -> bool {
        (self.order()..terms.len()).all(|k| self.next(&terms[..k]) == Some(terms[k]))
    }

    pub fn text(&self) -> String {
        let terms = (1..).zip(&self.coefficients);
        let terms = terms.map(|(back, &factor)| match factor.abs() {
            1 => (factor, format!("a(k-{back})")),
            size => (factor, format!("{size} a(k-{back})")),
        });
        let all = terms.chain([(self.constant, self.constant.abs().to_string())]);
        let mut text = String::new();
        for (factor, term) in all.filter(|&(factor, _)| factor != 0) {
            text += match (text.is_empty(), factor < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            text += &term;
        }
        format!("a(k) = {text}")
    }
}

/// The recurrence of least order that all terms obey, without a constant before one with.
pub(super) fn find(terms: &[u64]) -> Option<Recurrence> {
    let shapes = (1..=LARGEST_ORDER).flat_map(|order| [(order, false), (order, true)]);
    let fits = shapes.filter_map(|(order, constant)| fit(terms, order, constant));
    fits.into_iter().find(|recurrence| recurrence.holds(terms))
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
/// fractions (Bareiss). Nothing if the solution is not unique, not in small integers, or out of
/// reach.
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
