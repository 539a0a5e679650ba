//! Names of canonical forms, as the literature writes them: `3/2`, `*2`, `^`, `v3*`, `1*`, `{2||1|0}`, `±1`.

use super::uptimal::Uptimal;
use super::{Dyadic, Values};

/// The longest name, in characters.
const MOST_CHARACTERS: usize = 160;
/// The longest row of strokes: above it braces stay.
const MOST_STROKES: usize = 4;

impl Values {
    /// The name of a canonical form; None if it is too long. `^` is up, `v` down and `^2` twice up; `1^*` is a sum, and
    /// the strokes `||` of a game bind less than those of its options.
    pub fn name(&mut self, game: usize) -> Option<String> {
        let is_known = |game: usize| self.names.contains_key(&game) || self.number(game).is_some();
        for game in self.below(game, is_known) {
            let name = match self.number_and_rest(game) {
                Some(name) => Some(name),
                None => self.braces(game),
            };
            let name = name.filter(|name| name.chars().count() <= MOST_CHARACTERS);
            self.names.insert(game, name);
        }
        self.known_name(game)
    }

    fn known_name(&self, game: usize) -> Option<String> {
        match self.number(game) {
            Some(number) => Some(number.to_string()),
            None => self.names.get(&game).cloned().flatten(),
        }
    }

    /// The name of a number plus ups and a nim heap.
    fn number_and_rest(&mut self, game: usize) -> Option<String> {
        let Uptimal { number, ups, heap } = self.uptimal(game)?;
        let number = if number == Dyadic::new(0, 0) { String::new() } else { number.to_string() };
        let counted = |sign: &str, count: u64| match count {
            0 => String::new(),
            1 => sign.into(),
            count => format!("{sign}{count}"),
        };
        let ups = counted(if ups < 0 { "v" } else { "^" }, ups.unsigned_abs());
        Some(number + &ups + &counted("*", heap as u64))
    }

    /// The options in braces; ±G for { G | -G }.
    fn braces(&mut self, game: usize) -> Option<String> {
        let [left, right] = self.forms[game].clone();
        let mut opposites: Vec<usize> = left.iter().map(|&option| self.negative(option)).collect();
        opposites.sort_unstable();
        let list = |values: &Self, side: &[usize]| -> Option<String> {
            let names: Option<Vec<String>> =
                side.iter().map(|&option| values.known_name(option)).collect();
            let mut names = names?;
            // In an order of their own: forms are numbered as they were met.
            names.sort_by_cached_key(|name| {
                let is_number = name.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit());
                (!is_number, name.len(), name.clone())
            });
            Some(names.join(","))
        };
        let (one, other) = (list(self, &left)?, list(self, &right)?);
        if opposites == right {
            return Some(if left.len() == 1 { format!("±{one}") } else { format!("±({one})") });
        }
        // The braces of an option that stands alone can go, where the strokes around it are longer.
        let inner = |text: &str, side: &[usize]| match (side.len(), text.strip_prefix('{')) {
            (1, Some(bare)) => bare.strip_suffix('}').map(|bare| (bare.to_string(), strokes(bare))),
            _ => None,
        };
        let (bare, bare_other) = (inner(&one, &left), inner(&other, &right));
        let most = bare.iter().chain(&bare_other).map(|(_, strokes)| *strokes).max().unwrap_or(0);
        let strokes = if most < MOST_STROKES { most + 1 } else { 1 };
        let [one, other] = [(one, bare), (other, bare_other)]
            .map(|(name, bare)| bare.filter(|_| strokes > 1).map_or(name, |(bare, _)| bare));
        Some(format!("{{{one}{}{other}}}", "|".repeat(strokes)))
    }
}

/// The length of the longest row of strokes outside of braces.
fn strokes(text: &str) -> usize {
    let (mut depth, mut row, mut longest) = (0, 0, 0);
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        row = if sign == '|' && depth == 0 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}
