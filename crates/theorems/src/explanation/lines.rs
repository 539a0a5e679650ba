//! Explanations as lines of text.

use super::{Explanation, Part, Sum, Value, nim_sum, remainders, total};
use language::{Text, prose, text};
use rules::session::Worth;
use std::fmt;

/// The width of a line.
const COLUMNS: usize = 62;
/// Most lines that a reader takes in at a glance.
const LINES: usize = 14;
/// Fewest rows of a table that are shown.
const FEWEST_ROWS: usize = 2;
/// Most terms of a sum in a line.
const TERMS: usize = 8;

/// The binary digits of a nim-sum, all of one length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns {
    /// The numbers of the parts that are one thing in the drawing, each with its digits.
    pub parts: Vec<(usize, String)>,
    /// The digits of the sum: a one stands where a column has an odd number of ones.
    pub sum: String,
}

impl Explanation {
    /// The explanation in short lines, of which the columns stand below each other in a monospaced font.
    pub fn lines(&self) -> Vec<String> {
        let nothing = if self.parts.is_empty() && self.rule.ends_with([':', '：']) {
            Text(" none.", "没有。").get()
        } else {
            ""
        };
        let (rule, why) = (filled(&format!("{}{nothing}", self.rule)), filled(&self.why));
        let others = rule.len() + why.len() + usize::from(self.sum != Sum::None);
        let room = LINES.saturating_sub(others).max(FEWEST_ROWS);
        let most = if self.parts.len() <= room { room } else { (room - 1).max(FEWEST_ROWS) };
        [rule, columns(&self.rows(most)), why].concat()
    }

    /// The digits of the values and of their sum, where that is a nim-sum.
    pub fn columns(&self) -> Option<Columns> {
        let digits = self.digits();
        let placed =
            |part: &Part| Some((part.place?, format!("{:0digits$b}", part.value.nimber())));
        (self.sum == Sum::Nim).then(|| Columns {
            parts: self.parts.iter().filter_map(placed).collect(),
            sum: format!("{:0digits$b}", nim_sum(&self.parts)),
        })
    }

    /// The sum with its terms other than 0, as in `1 ^ 4 ^ 5 = 0`; many terms are left out.
    pub fn sum_in_figures(&self) -> Option<String> {
        let (sign, sum) = match self.sum {
            Sum::Nim => (" ^ ", Value::Nimber(nim_sum(&self.parts))),
            Sum::Total => (" + ", total(&self.parts)),
            _ => return None,
        };
        let terms = self.parts.iter().map(|part| part.value.to_string());
        let terms: Vec<String> = terms.filter(|term| term != "0").collect();
        Some(match terms.len() {
            0 | 1 => sum.to_string(),
            2..=TERMS => format!("{} = {sum}", terms.join(sign)),
            _ => format!("{}{sign}... = {sum}", terms[..TERMS - 1].join(sign)),
        })
    }

    /// The number of binary digits of the greatest nimber.
    fn digits(&self) -> usize {
        let all = self.parts.iter().fold(0, |all, part| all | part.value.nimber());
        (u64::BITS - all.leading_zeros()).max(1) as usize
    }

    /// At most so many parts, each with its name, how its value comes about, and the value; then their sum. Those of value 0
    /// are the first to be left out.
    pub fn rows(&self, most: usize) -> Vec<[String; 3]> {
        let mut shown: Vec<&Part> = self.parts.iter().collect();
        if shown.len() > most {
            shown.sort_by_key(|part| part.value == Value::Nimber(0));
            shown.truncate(most);
        }
        let digits = self.digits();
        let row =
            |part: &Part| [part.name.clone(), part.how.clone(), self.figure(part.value, digits)];
        let mut rows: Vec<[String; 3]> = shown.iter().map(|part| row(part)).collect();
        let hidden = self.parts.len() - shown.len();
        if hidden > 0 {
            let name = text!("and {hidden} more", "另有 {hidden} 项");
            rows.push([name, String::new(), String::new()]);
        }
        let sum = self.sum_of_all(digits).map(|(name, sum)| [name, String::new(), sum]);
        rows.extend(sum);
        rows
    }

    /// A value in figures; a nimber of a sum in binary, too.
    fn figure(&self, value: Value, digits: usize) -> String {
        match (self.sum, value) {
            (Sum::Nim, Value::Nimber(value)) => format!("{value:0digits$b} = {value}"),
            (Sum::TotalAndNim, Value::Nimber(value)) => format!("{value:0digits$b} = *{value}"),
            (Sum::Ones(_), Value::Nimber(value)) => {
                let ones = (0..digits).rev().map(|place| value >> place & 1);
                format!("{} = {value}", spaced(ones))
            }
            _ => value.to_string(),
        }
    }

    fn sum_of_all(&self, digits: usize) -> Option<(String, String)> {
        match self.sum {
            Sum::Nim => {
                let sum = Value::Nimber(nim_sum(&self.parts));
                Some((text!("nim-sum", "异或和"), self.figure(sum, digits)))
            }
            Sum::Total => Some((text!("sum", "和"), total(&self.parts).to_string())),
            Sum::TotalAndNim => {
                let sum = format!("{} + *{}", total(&self.parts), nim_sum(&self.parts));
                Some((text!("sum", "和"), sum))
            }
            Sum::Ones(modulus) => {
                let ones = remainders(&self.parts, modulus, digits);
                Some((text!("ones mod {modulus}", "1 的个数 mod {modulus}"), spaced(ones) + "    "))
            }
            Sum::None => None,
        }
    }
}

/// Digits with blanks between them.
fn spaced(digits: impl Iterator<Item = u64>) -> String {
    digits.map(|digit| format!("{digit:>3}")).collect()
}

fn filled(sentence: &str) -> Vec<String> {
    prose::beside("", sentence, COLUMNS).lines().map(str::to_string).collect()
}

/// The rows in columns, the first to the left, the others to the right; a column without words is left out.
fn columns(rows: &[[String; 3]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| prose::width(&row[column])).max();
    let widths = [0, 1, 2].map(|column| width(column).unwrap_or(0));
    let line = |row: &[String; 3]| {
        let blanks = |column: usize| " ".repeat(widths[column] - prose::width(&row[column]));
        let mut line = format!("{}{}", row[0], blanks(0));
        for column in (1..3).filter(|&column| widths[column] > 0) {
            line += &format!("  {}{}", blanks(column), row[column]);
        }
        line.trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Value::Nimber(value) => write!(f, "{value}"),
            Value::Number(numerator, power) => {
                let common = numerator.trailing_zeros().min(power);
                match power - common {
                    0 => write!(f, "{}", numerator >> common),
                    power => write!(f, "{}/{}", numerator >> common, 1_u64 << power),
                }
            }
            Value::Worth(Worth::Won) => Text("won", "必胜").fmt(f),
            Value::Worth(Worth::Lost) => Text("lost", "必败").fmt(f),
            Value::Worth(Worth::WonIn(moves)) => {
                f.write_str(&text!("won in {moves}", "{moves} 步胜"))
            }
            Value::Worth(Worth::LostIn(moves)) => {
                f.write_str(&text!("lost in {moves}", "{moves} 步负"))
            }
            Value::Worth(Worth::Drawn) => Text("a draw", "平局").fmt(f),
            Value::Worth(Worth::Score(lead)) => write!(f, "{lead}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explanation::outcome;
    use language::{Language, within};

    fn nim(values: &[u64]) -> Explanation {
        let parts = values.iter().enumerate().map(|(index, &value)| Part::heap(index, "", value));
        Explanation::nim_sum("Rule.".into(), parts.collect())
    }

    #[test]
    fn a_sum_of_nothing_is_lost_in_normal_and_won_in_misere_play() {
        let empty = nim(&[]);
        assert_eq!(empty.worth, Worth::Lost);
        assert_eq!(empty.lines()[..2], ["Rule.", "nim-sum  0 = 0"]);
        assert_eq!(Explanation::misere_nim_sum("Rule.".into(), vec![]).worth, Worth::Won);
    }

    #[test]
    fn values_stand_below_each_other_in_binary() {
        assert_eq!(
            nim(&[5, 3]).lines()[1..4],
            ["heap 1   101 = 5", "heap 2   011 = 3", "nim-sum  110 = 6"]
        );
        let chinese = within(Language::Chinese, || nim(&[5, 3]).lines());
        assert_eq!(chinese[1..4], ["第 1 堆  101 = 5", "第 2 堆  011 = 3", "异或和   110 = 6"]);
    }

    #[test]
    fn columns_are_as_long_as_each_other_and_belong_to_the_parts() {
        assert_eq!(nim(&[]).columns().map(|columns| columns.sum), Some("0".into()));
        let columns = nim(&[1, 4, 7]).columns().expect("a nim-sum has columns");
        assert_eq!(columns.parts, [(0, "001".into()), (1, "100".into()), (2, "111".into())]);
        assert_eq!(columns.sum, "010");
        assert_eq!(Explanation { sum: Sum::None, ..nim(&[3]) }.columns(), None);
    }

    #[test]
    fn a_sum_in_figures_has_its_terms_but_zeros_and_too_many() {
        let figures = |values: &[u64]| nim(values).sum_in_figures();
        assert_eq!(figures(&[]), Some("0".into()));
        assert_eq!(figures(&[0, 6]), Some("6".into()));
        assert_eq!(figures(&[1, 0, 4, 5]), Some("1 ^ 4 ^ 5 = 0".into()));
        assert_eq!(figures(&[1; 9]), Some("1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ ... = 1".into()));
        let halves = [(1, 1), (-4, 1)]
            .map(|(top, power)| Part::new(None, "part", "", Value::Number(top, power)));
        let total = Explanation { parts: halves.into(), sum: Sum::Total, ..nim(&[]) };
        assert_eq!(total.sum_in_figures(), Some("1/2 + -2 = -3/2".into()));
        assert_eq!(Explanation { sum: Sum::None, ..nim(&[3]) }.sum_in_figures(), None);
    }

    #[test]
    fn hidden_parts_count_in_the_sum_and_are_those_of_0_if_there_are_some() {
        let lines = nim(&[1; 21]).lines();
        assert_eq!(lines.len(), LINES);
        assert_eq!(lines[11..13], ["and 11 more", "nim-sum      1 = 1"]);
        let lines = nim(&[[0; 20], [1; 20]].concat()).lines();
        assert_eq!(lines[1], "heap 21      1 = 1");
    }

    #[test]
    fn a_list_that_is_announced_and_empty_is_none() {
        let rule = |rule: &str| Explanation { rule: rule.into(), ..nim(&[]) }.lines()[0].clone();
        assert_eq!([rule("Moves:"), rule("Rule.")], ["Moves: none.", "Rule."]);
    }

    #[test]
    fn misere_play_asks_for_the_ones_where_no_value_is_larger() {
        for (values, wins) in [([1, 1], true), ([1, 0], false), ([2, 2], false), ([2, 1], true)] {
            let parts = nim(&values).parts;
            let worth = Explanation::misere_nim_sum("Rule.".into(), parts).worth;
            assert_eq!(worth, outcome(wins), "{values:?}");
        }
    }

    #[test]
    fn remainders_of_ones_stand_below_their_places() {
        let explanation = Explanation { sum: Sum::Ones(3), ..nim(&[3, 1]) };
        assert_eq!(
            explanation.lines()[1..4],
            ["heap 1        1  1 = 3", "heap 2        0  1 = 1", "ones mod 3    1  2",]
        );
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        let parts = [(0, 3), (4, 3), (-6, 2)]
            .map(|(top, power)| Part::new(None, "part", "", Value::Number(top, power)));
        assert_eq!(parts.each_ref().map(|part| part.value.to_string()), ["0", "1/2", "-3/2"]);
        assert_eq!(total(&parts).to_string(), "-1");
    }
}
