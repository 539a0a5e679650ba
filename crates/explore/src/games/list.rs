//! The names of games, and how each is written.

use super::{bars, coded, coins, heaps, token, tree, written};
use crate::error::refused;
use crate::game::Game;
use anyhow::Result;

/// A game that can be asked for by name.
pub struct Entry {
    /// The word that is typed.
    pub name: &'static str,
    /// Its parameters, as in a usage line: those in brackets can be left out, `...` stands for more
    /// of the last one.
    pub parameters: &'static str,
    /// A description.
    pub about: &'static str,
    /// Makes the game from parameters whose number is right.
    make: fn(&[String]) -> Result<Game>,
}

impl Entry {
    /// The name and the parameters as they are typed.
    pub fn usage(&self) -> String {
        format!("{} {}", self.name, self.parameters).trim_end().into()
    }

    /// The game of these parameters.
    ///
    /// # Errors
    ///
    /// If they are too many, too few, or make no game.
    pub fn game(&self, parameters: &[String]) -> Result<Game> {
        let all: Vec<&str> = self.parameters.split_whitespace().collect();
        let least = all.iter().filter(|parameter| !parameter.starts_with('[')).count();
        let most = if self.parameters.ends_with("...") { usize::MAX } else { all.len() };
        if !(least..=most).contains(&parameters.len()) {
            return Err(refused(format!("the game is written `{}`", self.usage())));
        }
        (self.make)(parameters)
    }
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

/// All games with a name.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry(
            "subtraction",
            "SET",
            "take one of these numbers, such as 1,3,4 or 1-5",
            heaps::subtraction,
        ),
        entry("bachet", "K", "take 1 to K: subtraction 1-K", heaps::bachet),
        entry(
            "take",
            "L R [whole]",
            "take L to R: subtraction L-R; with `whole`, a heap of fewer than L, too",
            heaps::take,
        ),
        entry("fraction", "K", "take at most a K-th of the heap, rounded down", written::fraction),
        entry("octal", "CODE", "an octal or hexadecimal code, such as 0.77 or 4.3", heaps::octal),
        entry(
            "take-and-break",
            "TAKEN HEAPS [unequal]",
            "take one of these numbers and leave so many heaps, such as 1,2 0-2",
            heaps::take_and_break,
        ),
        entry("kayles", "", "octal 0.77", |_| heaps::named("kayles", "0.77")),
        entry("dawson", "", "Dawson's Chess, octal 0.137", |_| heaps::named("dawson", "0.137")),
        entry("dawsons-kayles", "", "octal 0.07", |_| heaps::named("dawsons-kayles", "0.07")),
        entry("lasker", "", "Lasker's Nim, octal 4.3...", |_| heaps::named("lasker", "4.3...")),
        entry("grundy", "", "Grundy's game: split a heap in two unequal ones", heaps::grundy),
        entry(
            "nim",
            "[HEAPS]",
            "take any number from one heap; two heaps if left out",
            written::nim,
        ),
        entry("wythoff", "", "take any number from one heap, or the same from both", |_| {
            written::WYTHOFF.game()
        }),
        entry("moore", "K [HEAPS]", "take from up to K heaps; K + 1 if left out", coded::moore),
        entry("transfer", "", "take 2k from one of two heaps, put k onto the other", |_| {
            written::TRANSFER.game()
        }),
        entry(
            "even-split",
            "[LEAST]",
            "divide a heap of LEAST stones or more as evenly as possible; 2 if left out",
            coded::even_split,
        ),
        entry("delete-nim", "", "remove one of two heaps, divide the other one into two", |_| {
            written::DELETE_NIM.game()
        }),
        entry(
            "staircase",
            "[STEPS [STRIDE]]",
            "carry coins a step down, or STRIDE steps; four steps if left out",
            coded::staircase,
        ),
        entry("euclid", "", "subtract a multiple of the smaller number", |_| coded::euclid(0)),
        entry("grossman", "", "Euclid's game that stops at equal numbers", |_| coded::euclid(1)),
        entry("fibonacci", "", "take at most twice as many as the move before", coded::fibonacci),
        entry(
            "fibonacci-limit",
            "",
            "the same by the heap and the most to take now",
            coded::fibonacci_limit,
        ),
        entry(
            "cutting",
            "W H [LEAST]",
            "cut a sheet; 2 is the least side if left out",
            bars::cutting,
        ),
        entry("chomp-rectangle", "", "bite a whole bar, by its two sides", bars::rectangle),
        entry("chomp", "[ROWS]", "bite a bar of chocolate; two rows if left out", bars::chomp),
        entry("king", "", "a king on a board, to the left and down", |_| written::KING.game()),
        entry("rook", "", "a rook on a board, to the left or down", |_| written::ROOK.game()),
        entry("bishop", "", "a bishop on a board, to the left and down", |_| {
            written::BISHOP.game()
        }),
        entry("queen", "", "a queen on a board, to the left and down", |_| written::QUEEN.game()),
        entry("knight", "", "a knight on a board, nearer to the corner", |_| {
            written::KNIGHT.game()
        }),
        entry(
            "coin-turning",
            "KIND",
            "turtles, mock-turtles, ruler, or the most coins that a move turns",
            coins::coin_turning,
        ),
        entry(
            "graph",
            "EDGES [TARGET]",
            "a token on a graph, such as 1-2,2-3,3-1; who reaches TARGET wins",
            token::graph,
        ),
        entry(
            "circle",
            "PLACES STEPS [STEPS]",
            "a token on a circle, moved by these steps; who reaches place 0 wins",
            token::circle,
        ),
        entry(
            "green-tree",
            "PARENTS...",
            "cut edges of the tree in which 1, 2, ... have these parents; 0 is the root",
            tree::green_tree,
        ),
    ]
}
