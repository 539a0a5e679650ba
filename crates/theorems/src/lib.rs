//! What the theorem of a problem says of a position, in words and figures: the nim-sum in binary, the value of each part,
//! the pair that a position belongs to.
//!
//! This is the solution side: nothing here makes a move by the rules or searches a game. Of the rules it takes the types of
//! cases and positions alone. What it claims is held against the searches by `tests/laws`, in every position of random
//! plays.

#![allow(
    clippy::ptr_arg,
    reason = "what is said of a position takes it as the game has it, a vector or a text"
)]

mod abc206_f;
mod abc229_h;
mod abc255_g;
mod arc091_f;
mod cf1458e;
mod cf1704f;
mod euclid;
mod fibonacci;
mod hackenbush;
mod loopy;
mod moore;
mod nim;
mod p2311;
mod p2599;
mod p2964;
mod p3179;
mod p3185;
mod p3210;
mod p4363;
mod p7864;
mod retrograde;
mod splitting;
mod staircase;
mod stairs;
mod subtraction;
mod sum;
mod walks;
mod words;
mod wythoff;

use game::Player;
use rules::Game;
use rules::session::{Session, Worth};

/// What a theorem says of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// What the position is worth to the player who is to move. In games about points without an exact value, nothing.
    pub worth: Option<Worth>,
    /// Why, a line for each step: short lines, of which the columns stand below each other in a monospaced font.
    pub lines: Vec<String>,
}

impl Saying {
    /// That the player who is to move wins or loses.
    pub(crate) fn outcome(wins: bool, lines: Vec<String>) -> Self {
        Saying { worth: Some(if wins { Worth::Won } else { Worth::Lost }), lines }
    }
}

/// What the theorem of a problem says of the position of a play; nothing where it speaks of no such position.
///
/// # Example
///
/// ```
/// use rules::session::Worth;
///
/// let p2197 = problems::find("p2197").expect("it is there");
/// let play = p2197.play("1\n2\n5 3\n")?.expect("it is a game");
/// let saying = theorems::says("p2197", &*play).expect("Bouton speaks of all positions");
/// assert_eq!(saying.worth, Some(Worth::Won));
/// assert_eq!(saying.lines[2], "nim-sum  110 = 6");
/// # Ok::<(), rules::NoAnswer>(())
/// ```
pub fn says(problem: &str, play: &dyn Session) -> Option<Saying> {
    match problem {
        "abc206_f" => about::<problems::abc206_f::Choose>(play, abc206_f::says),
        "abc209_e" => about::<problems::abc209_e::Shiritori>(play, loopy::shiritori),
        "abc229_h" => about::<problems::abc229_h::AdvanceOrEat>(play, abc229_h::says),
        "abc255_g" => about::<problems::abc255_g::Constrained>(play, abc255_g::says),
        "abc297_g" => about::<problems::abc297_g::Constrained>(play, subtraction::from_a_range),
        "agc016_f" => about::<problems::agc016_f::TwoPieces>(play, walks::agc016_f),
        "agc017_d" => about::<problems::agc017_d::GameOnTree>(play, hackenbush::normal),
        "arc091_f" => about::<problems::arc091_f::Strange>(play, arc091_f::says),
        "cf1458e" => about::<problems::cf1458e::NimShortcuts>(play, cf1458e::says),
        "cf1498f" => about::<problems::cf1498f::Christmas>(play, staircase::cf1498f),
        "cf1704f" => about::<problems::cf1704f::Colouring>(play, cf1704f::says),
        "cf787c" => about::<problems::cf787c::Berzerk>(play, loopy::berzerk),
        "cses1099" => about::<problems::cses1099::Stairs>(play, stairs::balls),
        "cses1730" | "p1247" | "p2197" => about::<rules::shapes::heaps::Nim>(play, nim::normal),
        "cses2207" => about::<problems::cses2207::UnequalSplits>(play, splitting::cses2207),
        "dp_k" => about::<problems::dp_k::Take>(play, subtraction::from_a_set),
        "gameaam" => about::<problems::gameaam::Euclid>(play, euclid::above_0),
        "hdu3590" => about::<problems::hdu3590::CutTrees>(play, hackenbush::misere),
        "hdu4764" => about::<problems::hdu4764::Stone>(play, subtraction::bachet),
        "loj10243" => about::<problems::loj10243::MovingTokens>(play, walks::loj10243),
        "p1290" => about::<problems::p1290::Euclid>(play, euclid::up_to_0),
        "p2148" => about::<problems::p2148::ThrowAndSplit>(play, splitting::p2148),
        "p2252" => about::<problems::p2252::Wythoff>(play, wythoff::says),
        "p2490" => about::<problems::p2490::Pieces>(play, moore::p2490),
        "p2599" => about::<problems::p2599::BothEnds>(play, p2599::says),
        "p2964" => about::<problems::p2964::Coins>(play, p2964::says),
        "p3179" => about::<problems::p3179::Cells>(play, p3179::says),
        "p3185" => about::<problems::p3185::Bottles>(play, p3185::says),
        "p3210" => about::<problems::p3210::Piles>(play, p3210::says),
        "p3235" => about::<problems::p3235::EvenSplitting>(play, splitting::p3235),
        "p3480" => about::<problems::p3480::Pebbles>(play, stairs::pebbles),
        "p4279" => about::<rules::shapes::heaps::Nim<true>>(play, nim::misere),
        "p4363" => about::<problems::p4363::Chess>(play, p4363::says),
        "p5363" => about::<problems::p5363::Coins>(play, staircase::p5363),
        "p5675" => about::<problems::p5675::NamedHeap>(play, nim::first_from_one),
        "p6487" => about::<problems::p6487::Heap>(play, fibonacci::last_wins),
        "p6560" => about::<problems::p6560::Passing>(play, loopy::passing),
        "p6791" => about::<problems::p6791::LastLoses>(play, fibonacci::last_loses),
        "p7864" => about::<problems::p7864::Leaves>(play, p7864::says),
        "p2311" => about::<problems::p2311::Cutting>(play, p2311::says),
        "yuki2726" => about::<problems::yuki2726::RootedTreeNim>(play, staircase::yuki2726),
        _ => None,
    }
}

/// What is said of the case and the position of a play, by a function that knows their types. `None` if the play is one of
/// another game.
fn about<G: Game>(
    play: &dyn Session,
    says: fn(&G::Case, &G::Position, Player) -> Option<Saying>,
) -> Option<Saying> {
    let [case, position] = play.state();
    says(case.downcast_ref()?, position.downcast_ref()?, play.mover())
}

/// What `cargo sente new` begins with compiles, and what it says is so.
#[cfg(test)]
#[path = "../../cli/skeletons/theorem.rs"]
mod skeleton;

#[cfg(test)]
mod tests {
    use super::skeleton::says;
    use game::Player;
    use rules::session::Worth;

    #[test]
    fn the_skeleton_names_a_move_except_where_none_wins() {
        let of = |heap| says(&9, &heap, Player::Left).expect("it speaks of all heaps");
        for (heap, worth, line) in [
            (0, Worth::Lost, "0 is a multiple of 3, and no move leads from one to another."),
            (1, Worth::Won, "Take 1: 0 is left, a multiple of 3."),
            (5, Worth::Won, "Take 2: 3 is left, a multiple of 3."),
        ] {
            let saying = of(heap);
            assert_eq!((saying.worth, &*saying.lines[0]), (Some(worth), line));
        }
    }
}
