//! The names of games, and how each is written.

use super::{bars, coded, coins, heaps, token, tree, written};
use crate::error::refused;
use crate::game::Game;
use anyhow::Result;

/// A game that can be asked for by name.
pub struct Entry {
    /// The word that is typed.
    pub name: &'static str,
    /// Its parameters, as in a usage line: those in brackets can be left out, `...` stands for more of the last one.
    pub parameters: &'static str,
    /// A description.
    pub about: &'static str,
}

impl Entry {
    /// The name and the parameters as they are typed.
    pub fn usage(&self) -> String {
        format!("{} {}", self.name, self.parameters).trim_end().into()
    }

    /// The game of these parameters.
    pub fn game(&self, parameters: &[String]) -> Result<Game> {
        let all: Vec<&str> = self.parameters.split_whitespace().collect();
        let least = all.iter().filter(|parameter| !parameter.starts_with('[')).count();
        let most = if self.parameters.ends_with("...") { usize::MAX } else { all.len() };
        if !(least..=most).contains(&parameters.len()) {
            return Err(refused(format!("the game is written `{}`", self.usage())));
        }
        match self.name {
            "subtraction" => heaps::subtraction(parameters),
            "bachet" => heaps::bachet(parameters),
            "take" => heaps::take(parameters),
            "octal" => heaps::octal(parameters),
            "take-and-break" => heaps::take_and_break(parameters),
            "kayles" => heaps::named("kayles", "0.77"),
            "dawson" => heaps::named("dawson", "0.137"),
            "dawsons-kayles" => heaps::named("dawsons-kayles", "0.07"),
            "lasker" => heaps::named("lasker", "4.3..."),
            "grundy" => heaps::grundy(),
            "fraction" => written::fraction(parameters),
            "nim" => written::nim(parameters),
            "moore" => written::moore(parameters),
            "even-split" => coded::even_split(parameters),
            "staircase" => written::staircase(parameters),
            "fibonacci" => Ok(coded::fibonacci()),
            "cutting" => written::cutting(parameters),
            "chomp-rectangle" => Ok(bars::rectangle()),
            "chomp" => bars::chomp(parameters),
            "coin-turning" => coins::coin_turning(parameters),
            "graph" => token::graph(parameters),
            "circle" => token::circle(parameters),
            "green-tree" => tree::green_tree(parameters),
            name => written::named(name),
        }
    }
}

const LIST: &str = "\
subtraction SET: take one of these numbers, such as 1,3,4 or 1-5
bachet K: take 1 to K: subtraction 1-K
take L R [whole]: take L to R: subtraction L-R; with `whole`, a heap of fewer than L, too
fraction K: take at most a K-th of the heap, rounded down
octal CODE: an octal or hexadecimal code, such as 0.77 or 4.3
take-and-break TAKEN HEAPS [unequal]: take one of these numbers and leave so many heaps, such as 1,2 0-2
kayles: octal 0.77
dawson: Dawson's Chess, octal 0.137
dawsons-kayles: octal 0.07
lasker: Lasker's Nim, octal 4.3...
grundy: Grundy's game: split a heap in two unequal ones
nim [HEAPS]: take any number from one heap; two heaps if left out
wythoff: take any number from one heap, or the same from both
moore K [HEAPS]: take from up to K heaps; K + 1 if left out
transfer: take 2k from one of two heaps, put k onto the other
even-split [LEAST]: divide a heap of LEAST stones or more as evenly as possible; 2 if left out
delete-nim: remove one of two heaps, divide the other one into two
staircase [STEPS [STRIDE]]: carry coins a step down, or STRIDE steps; four steps if left out
euclid: subtract a multiple of the smaller number
grossman: Euclid's game that stops at equal numbers
fibonacci: take at most twice as many as the move before
fibonacci-limit: the same by the heap and the most to take now
cutting W H [LEAST]: cut a sheet; 2 is the least side if left out
chomp-rectangle: bite a whole bar, by its two sides
chomp [ROWS]: bite a bar of chocolate; two rows if left out
king: a king on a board, to the left and down
rook: a rook on a board, to the left or down
bishop: a bishop on a board, to the left and down
queen: a queen on a board, to the left and down
knight: a knight on a board, nearer to the corner
coin-turning KIND: turtles, mock-turtles, ruler, or the most coins that a move turns
graph EDGES [TARGET]: a token on a graph, such as 1-2,2-3,3-1; who reaches TARGET wins
circle PLACES STEPS [STEPS]: a token on a circle, moved by these steps; who reaches place 0 wins
green-tree PARENTS...: cut edges of the tree in which 1, 2, ... have these parents; 0 is the root";

/// All games with a name.
pub fn entries() -> Vec<Entry> {
    let entry = |line: &'static str| {
        let (usage, about) = line.split_once(": ").unwrap_or((line, ""));
        let (name, parameters) = usage.split_once(' ').unwrap_or((usage, ""));
        Entry { name, parameters, about }
    };
    LIST.lines().map(entry).collect()
}

/// Other names, and the words here that stand for them.
pub const OTHERS: [(&str, &str); 25] = [
    ("bash", "bachet"),
    ("constrained-nim", "take"),
    ("strange-nim", "fraction"),
    ("staircase-nim", "staircase"),
    ("fibonacci-nim", "fibonacci"),
    ("wythoffs-game", "wythoff"),
    ("wythoff-nim", "wythoff"),
    ("moore-nim", "moore"),
    ("nim-k", "moore"),
    ("laskers-nim", "lasker"),
    ("dawsons-chess", "dawson"),
    ("grundys-game", "grundy"),
    ("grossman-euclid", "grossman"),
    ("dawson-kayles", "dawsons-kayles"),
    ("mock-turtles", "coin-turning mock-turtles"),
    ("turning-turtles", "coin-turning turtles"),
    ("even-splitting", "even-split"),
    ("variant-delete-nim", "delete-nim"),
    ("subtract", "subtraction"),
    ("巴什博弈", "bachet"),
    ("威佐夫博弈", "wythoff"),
    ("斐波那契博弈", "fibonacci"),
    ("阶梯博弈", "staircase"),
    ("尼姆博弈", "nim"),
    ("欧几里得博弈", "euclid"),
];
