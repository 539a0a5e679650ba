//! Sums and negatives of canonical forms.

use super::{Dyadic, Values};

impl Values {
    /// The canonical form of -G, in which the players are exchanged.
    pub fn negative(&mut self, game: usize) -> usize {
        for game in self.below(game, |game| self.negatives.contains_key(&game)) {
            let mut form = [1, 0].map(|side| -> Vec<usize> {
                self.forms[game][side].iter().map(|option| self.negatives[option]).collect()
            });
            form.iter_mut().for_each(|side| side.sort_unstable());
            let negative = self.enter(form).expect("a number is as fine as its negative");
            self.negatives.extend([(game, negative), (negative, game)]);
        }
        self.negatives[&game]
    }

    /// The canonical form of G + H; None if a number is too fine. A stack of open sums replaces recursion.
    pub fn sum(&mut self, g: usize, h: usize) -> Option<usize> {
        let mut open = vec![(g, h)];
        while let Some(&(x, y)) = open.last() {
            if self.added(x, y).is_some() {
                open.pop();
                continue;
            }
            self.work += 1;
            if let (Some(one), Some(other)) = (self.number(x), self.number(y)) {
                let sum = self.of_number(one.plus(other)?)?;
                self.sums.insert((x.min(y), x.max(y)), sum);
                continue;
            }
            let missing = self
                .moves(x, y)
                .iter()
                .flatten()
                .find(|(x, y)| self.added(*x, *y).is_none())
                .copied();
            if let Some(missing) = missing {
                open.push(missing);
                continue;
            }
            let [left, right] = self.moves(x, y).map(|side| -> Vec<usize> {
                side.into_iter().filter_map(|(x, y)| self.added(x, y)).collect()
            });
            let sum = self.simplified(&left, &right)?;
            self.sums.insert((x.min(y), x.max(y)), sum);
        }
        self.added(g, h)
    }

    /// The sum of two games, if it is known.
    fn added(&self, x: usize, y: usize) -> Option<usize> {
        let zero = Some(Dyadic::new(0, 0));
        match (x, y) {
            _ if self.number(x) == zero => Some(y),
            _ if self.number(y) == zero => Some(x),
            _ => self.sums.get(&(x.min(y), x.max(y))).copied(),
        }
    }

    /// The options of a sum. In a number beside a game that is none nobody has to move (number translation).
    fn moves(&self, x: usize, y: usize) -> [Vec<(usize, usize)>; 2] {
        let [is_in_x, is_in_y] = [x, y].map(|game| self.number(game).is_none());
        [0, 1].map(|side| {
            let in_x = self.forms[x][side].iter().map(|&option| (option, y)).filter(|_| is_in_x);
            let in_y = self.forms[y][side].iter().map(|&option| (x, option)).filter(|_| is_in_y);
            in_x.chain(in_y).collect()
        })
    }
}
