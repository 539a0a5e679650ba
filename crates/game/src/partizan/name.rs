//! Names of canonical forms, as the literature writes them: `3/2`, `*2`, `^`, `v3*`, `1*`, `{2||1|0}`, `±1`.

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

    /// The nim heap that a canonical form is, if it is one: its options are all smaller heaps, for both players.
    pub fn nimber(&self, game: usize) -> Option<usize> {
        let [left, right] = &self.forms[game];
        let heap = left.len();
        let mut heaps: Vec<usize> = vec![];
        // Smaller heaps have smaller numbers.
        let are_heaps = left == right
            && left.iter().all(|&option| {
                let [of_left, of_right] = &self.forms[option];
                let is_next = *of_left == heaps && *of_right == heaps;
                heaps.push(option);
                is_next
            });
        are_heaps.then_some(heap)
    }

    /// A multiple of up and a nim heap that a canonical form is the sum of.
    fn ups_and_nimber(&self, game: usize) -> Option<(i64, usize)> {
        let is_zero =
            |options: &[usize]| matches!(options, [option] if self.nimber(*option) == Some(0));
        // Of up + *m with m = 1 the form is {0, * | 0}; of all others {0 | H}, where H has one up less.
        let up_star = |options: [&[usize]; 2]| match options {
            [[one, other], side] => {
                is_zero(side)
                    && [one, other].map(|&option| self.nimber(option)) == [Some(0), Some(1)]
            }
            _ => false,
        };
        let (mut game, mut ups, mut stars) = (game, 0, 0);
        loop {
            let [left, right] = self.options(game);
            if let Some(heap) = self.nimber(game) {
                return Some((ups, heap ^ stars));
            }
            let side = match ups {
                0 if up_star([right, left]) => -1,
                0 if is_zero(left) || up_star([left, right]) => 1,
                0 => -1,
                ups => ups.signum(),
            };
            let [own, other] = if side == 1 { [left, right] } else { [right, left] };
            if up_star([own, other]) {
                return Some((ups + side, stars ^ 1));
            }
            match other {
                &[next] if is_zero(own) => (game, ups, stars) = (next, ups + side, stars ^ 1),
                _ => return None,
            }
        }
    }

    /// The name of a number plus ups and a nim heap.
    fn number_and_rest(&mut self, game: usize) -> Option<String> {
        let stops = self.stops[game];
        if stops.left != stops.right {
            return None;
        }
        let opposite = self.of_number(stops.left.negative())?;
        let rest = self.sum(game, opposite)?;
        let (ups, heap) = self.ups_and_nimber(rest)?;
        let number =
            if stops.left == Dyadic::new(0, 0) { String::new() } else { stops.left.to_string() };
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
