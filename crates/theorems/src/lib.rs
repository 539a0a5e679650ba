//! Theorems applied to positions: the value of each part, their sum, and the claim, in figures.
//!
//! This is the solution side: nothing here makes a move by the rules or searches a game. Of the rules it takes the types of
//! cases and positions alone. What it claims is held against the searches by `tests/laws`, in every position of random
//! plays. A move is never named here: where the search has room it knows all that win.

#![allow(clippy::ptr_arg, reason = "a position is taken as the game has it, a vector or a text")]

mod abc195_e;
mod abc229_h;
mod abc265_h;
mod agc002_e;
mod agc048_d;
mod agc056_d;
mod aoj1377;
mod arc038_c;
mod arc151_c;
mod cf1033g;
mod cf1147c;
mod cf1147f;
mod cf1149e;
mod cf1312f;
mod cf138d;
mod cf1396b;
mod cf1458e;
mod cf1628d2;
mod cf1704f;
mod cf1943e2;
mod cf305e;
mod cf549c;
mod cf768e;
mod cf850c;
mod coins;
mod doubling;
mod euclid;
mod explanation;
mod graphs;
mod heaps;
mod matching;
mod mex;
mod numbers;
mod p1288;
mod p2599;
mod p4101;
mod painting;
mod pairs;
mod points;
mod poj3710;
mod rows;
mod stairs;
mod strings;
mod subtraction;
mod trees;

pub use explanation::{Columns, Explanation, Part, Picture, Sum, Value};

use rules::session::Session;
use rules::{Game, Player, Statement};

/// Explanation of the position of a play by the problem's theorem; `None` if the theorem does not cover it.
///
/// # Example
///
/// ```
/// use rules::session::Worth;
///
/// let p2197 = problems::find("p2197").expect("it is there");
/// let play = p2197.play("1\n2\n5 3\n")?.expect("it is a game");
/// let explanation = theorems::explain("p2197", &*play).expect("Bouton speaks of all positions");
/// assert_eq!(explanation.worth, Worth::Won);
/// assert_eq!(explanation.lines()[3], "nim-sum  110 = 6");
/// # Ok::<(), rules::NoAnswer>(())
/// ```
pub fn explain(problem: &str, play: &dyn Session) -> Option<Explanation> {
    let row = THEOREMS.iter().find(|(id, _)| *id == problem)?;
    row.1(play)
}

type Explain = fn(&dyn Session) -> Option<Explanation>;

macro_rules! table {
    ($($id:ident: $statement:ident,)*) => {
        /// The theorem of each problem: that of its game.
        static THEOREMS: &[(&str, Explain)] = &[
            $((stringify!($id), explained::<<problems::$id::$statement as Statement>::Game>),)*
        ];
    };
}
problems::each_problem!(table);

/// Explanation of a play's position by the theorem of game `G`; `None` if the play is one of another game.
fn explained<G: Explained>(play: &dyn Session) -> Option<Explanation> {
    let [case, position] = play.state();
    let (case, position) = (case.downcast_ref()?, position.downcast_ref()?);
    match G::THEOREM {
        Theorem::Position(explain) => explain(position),
        Theorem::Case(explain) => explain(case, position),
        Theorem::Turn(explain) => explain(case, position, play.mover()),
    }
}

/// Function that explains a position, by the arguments that it needs.
enum Theorem<G: Game> {
    Position(fn(&G::Position) -> Option<Explanation>),
    Case(fn(&G::Case, &G::Position) -> Option<Explanation>),
    /// Also takes the player to move.
    Turn(fn(&G::Case, &G::Position, Player) -> Option<Explanation>),
}

/// A game with a theorem. The table does not compile while the game of a problem has none.
trait Explained: Game {
    const THEOREM: Theorem<Self>;
}

macro_rules! theorems {
    ($($game:ty => $arguments:ident($explain:expr),)*) => {
        $(impl Explained for $game {
            const THEOREM: Theorem<Self> = Theorem::$arguments($explain);
        })*
    };
}

theorems! {
    problems::abc172_f::UnfairNim => Position(heaps::nim),
    problems::abc195_e::Battle => Turn(abc195_e::multiples_of_7),
    problems::abc201_d::Walk => Case(points::walk),
    problems::abc206_f::Choose => Case(mex::intervals),
    problems::abc209_e::Shiritori => Case(graphs::shiritori),
    problems::abc229_h::AdvanceOrEat => Turn(abc229_h::columns),
    problems::abc255_g::ForbiddenMoves => Case(subtraction::with_bans),
    problems::abc265_h::Lances => Turn(abc265_h::rows),
    problems::abc278_g::Runs => Case(mex::runs),
    problems::abc297_g::TakeFromRange => Case(subtraction::from_a_range),
    problems::agc002_e::CandyPiles => Position(agc002_e::candies),
    problems::agc010_d::Decrementing => Position(numbers::decrementing),
    problems::agc010_f::TreeGame => Case(trees::fewer_stones),
    problems::agc014_d::Painting => Case(painting::white_and_black),
    problems::agc016_f::TwoPieces => Case(mex::two_pieces),
    problems::agc017_d::GameOnTree => Case(trees::hackenbush),
    problems::agc033_c::RemovingCoins => Case(trees::removing_coins),
    problems::agc048_d::Pocky => Turn(agc048_d::large_enough),
    problems::agc056_d::SubsetSum => Turn(agc056_d::best_end),
    problems::aoj1377::Piles => Turn(aoj1377::boxes),
    problems::arc038_c::BowlsAndBeans => Case(arc038_c::bowls),
    problems::arc087_e::Adding => Case(strings::prefix_free),
    problems::arc091_f::Strange => Case(subtraction::by_a_constant),
    problems::arc105_d::PourThenNim => Position(pairs::pouring),
    problems::arc116_d::Heaps => Position(heaps::nim),
    problems::arc116_f::Deques => Turn(rows::deques),
    problems::arc131_c::ZeroXor => Position(pairs::zero_xor),
    problems::arc137_c::DistinctNumbers => Position(numbers::distinct),
    problems::arc151_c::ZeroOne => Position(arc151_c::runs),
    problems::arc168_b::ArbitraryNim => Position(subtraction::up_to_k),
    problems::bzoj2819::NimOnPaths => Position(heaps::nim_on_a_path),
    problems::cf1033g::ChipGame => Turn(cf1033g::chips),
    problems::cf1091h::Tricolore => Case(subtraction::closing_gaps),
    problems::cf1110g::TicTacToe => Case(painting::path_of_three),
    problems::cf1147c::ThanosNim => Position(cf1147c::least_piles),
    problems::cf1147f::Zigzag => Case(cf1147f::zigzag),
    problems::cf1149e::WithRoom => Case(cf1149e::classes),
    problems::cf1312f::Castles => Case(cf1312f::castles),
    problems::cf1369f::Match => Case(doubling::rounds),
    problems::cf138d::Waves => Case(cf138d::waves),
    problems::cf1396b::StonedGame => Position(cf1396b::locked_piles),
    problems::cf1404b::TreeTag => Case(trees::tag),
    problems::cf1458e::NimShortcuts => Case(cf1458e::shortcuts),
    problems::cf1498f::Christmas => Case(stairs::presents),
    problems::cf1537d::DeletingDivisors => Position(subtraction::proper_divisors),
    problems::cf15c::IndustrialNim => Position(heaps::nim),
    problems::cf1628d2::OnGrid => Case(cf1628d2::means),
    problems::cf1704f::Colouring => Turn(cf1704f::colouring),
    problems::cf1943e2::MexGame => Case(cf1943e2::race),
    problems::cf305e::PlayingWithString => Case(cf305e::cuts),
    problems::cf388c::CardGame => Turn(rows::halves),
    problems::cf455b::Rounds => Case(strings::rounds),
    problems::cf494e::Sharti => Case(coins::squares),
    problems::cf549c::GameOfParity => Turn(cf549c::parity_of_the_rest),
    problems::cf603c::Splitting => Case(heaps::take_one_or_split),
    problems::cf662a::Deal => Position(heaps::nim),
    problems::cf731e::FunnyGame => Case(points::stickers),
    problems::cf768e::EachAmountOnce => Case(cf768e::each_amount_once),
    problems::cf787c::Berzerk => Case(graphs::berzerk),
    problems::cf794e::Carrots => Case(rows::carrots),
    problems::cf812e::AppleTree => Case(stairs::apple_tree),
    problems::cf850c::PrimePowers => Position(cf850c::exponents),
    problems::cf87c::InterestingGame => Position(mex::consecutive_sizes),
    problems::cf919f::GameWithNumbers => Position(graphs::sums_modulo_5),
    problems::cses1099::Stairs => Position(stairs::balls),
    problems::cses2207::UnequalSplits => Position(mex::unequal_splits),
    problems::cses2208::OneFromSome => Position(heaps::one_from_some),
    problems::dp_k::Take => Case(subtraction::from_a_set),
    problems::gameaam::EuclidAbove0 => Position(euclid::above_0),
    problems::hdu3590::CutTrees => Case(trees::misere_hackenbush),
    problems::hdu3595::Join => Position(euclid::joined),
    problems::hdu4764::Stone => Position(subtraction::bachet),
    problems::loj10243::MovingTokens => Case(mex::tokens),
    problems::loj6377::StringGame => Case(strings::substrings),
    problems::nim_product_64::TurningCorners => Position(heaps::corners),
    problems::p1288::Ring => Position(p1288::ways),
    problems::p1290::EuclidTo0 => Position(euclid::up_to_0),
    problems::p1971::Slides => Case(matching::slides),
    problems::p2148::ThrowAndSplit => Position(heaps::throw_and_split),
    problems::p2252::Wythoff => Position(numbers::wythoff),
    problems::p2311::Cutting => Position(mex::cutting),
    problems::p2490::Pieces => Case(heaps::moore),
    problems::p2575::Rows => Position(stairs::pieces),
    problems::p2594::Dyeing => Position(coins::connected_sets),
    problems::p2599::BothEnds => Position(p2599::both_ends),
    problems::p2964::TakeAtMostTwice => Case(points::coins),
    problems::p3179::Cells => Case(mex::cells),
    problems::p3185::Bottles => Position(heaps::bottles),
    problems::p3210::Piles => Case(rows::piles),
    problems::p3235::EvenSplitting => Case(mex::even_splits),
    problems::p3480::Pebbles => Position(stairs::pebbles),
    problems::p3507::Minima => Case(points::cards),
    problems::p4018::PrimePowers => Position(subtraction::prime_powers),
    problems::p4055::Walk => Case(matching::maze),
    problems::p4077::CoinGame => Position(coins::progressions),
    problems::p4101::Merging => Case(p4101::merges),
    problems::p4301::ThrowThenNim => Position(heaps::throw_then_nim),
    problems::p4363::Chess => Case(points::chess),
    problems::p4617::Hike => Case(matching::mountains),
    problems::p5363::MovingCoins => Position(stairs::coins),
    problems::p5675::NamedHeap => Position(heaps::named_heap_first),
    problems::p5970::Kept => Position(heaps::nim),
    problems::p6487::Heap => Position(numbers::last_wins),
    problems::p6560::Passing => Case(graphs::passing),
    problems::p6791::LastLoses => Position(numbers::last_loses),
    problems::p7864::Leaves => Case(trees::chains),
    problems::p8347::KeepAPart => Case(trees::keep_a_part),
    problems::poj3710::CutPictures => Case(poj3710::christmas),
    problems::yuki2726::RootedTreeNim => Case(stairs::rooted_tree),
    rules::NoGame<problems::abc330_e::Updates> => Position(|()| None),
    rules::shapes::ends::Deque => Case(rows::deque),
    rules::shapes::heaps::Nim => Position(heaps::nim),
    rules::shapes::heaps::Nim<true> => Position(heaps::misere_nim),
}

/// The file that `cargo sente new` begins with compiles, and its claim holds.
#[cfg(test)]
#[path = "../../cli/skeletons/theorem.rs"]
mod skeleton;

#[cfg(test)]
mod tests {
    use super::skeleton::explain;
    use rules::session::Worth;

    #[test]
    fn multiples_of_3_are_lost_in_the_skeleton() {
        for (heap, worth) in [(0, Worth::Lost), (1, Worth::Won), (5, Worth::Won), (6, Worth::Lost)]
        {
            assert_eq!(explain(&heap).map(|one| one.worth), Some(worth));
        }
    }
}
