//! Theorems applied to positions: the value of each part, their sum, and the claim, in figures.
//!
//! This is the solution side: nothing here makes a move by the rules or searches a game. Of the rules it takes the types of
//! cases and positions alone. What it claims is held against the searches by `tests/laws`, in every position of random
//! plays. A move is never named here: where the search has room it knows all that win.

#![allow(clippy::ptr_arg, reason = "a position is taken as the game has it, a vector or a text")]

mod abc229_h;
mod abc265_h;
mod agc002_e;
mod aoj1377;
mod arc038_c;
mod cf1147c;
mod cf1312f;
mod cf1458e;
mod cf1704f;
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
mod rows;
mod stairs;
mod strings;
mod subtraction;
mod trees;

pub use explanation::{Columns, Explanation, Part, Picture, Sum, Value};

use rules::Game;
use rules::Player;
use rules::session::Session;

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
    match problem {
        "abc206_f" => by_position::<problems::abc206_f::Choose>(play, mex::intervals),
        "abc209_e" => by_case::<problems::abc209_e::Shiritori>(play, graphs::shiritori),
        "abc229_h" => by_turn::<problems::abc229_h::AdvanceOrEat>(play, abc229_h::columns),
        "abc255_g" => by_case::<problems::abc255_g::ForbiddenMoves>(play, subtraction::with_bans),
        "abc265_h" => by_turn::<problems::abc265_h::Lances>(play, abc265_h::rows),
        "abc278_g" => by_case::<problems::abc278_g::Runs>(play, mex::runs),
        "abc297_g" => by_case::<problems::abc297_g::TakeFromRange>(play, subtraction::from_a_range),
        "agc002_e" => by_position::<problems::agc002_e::CandyPiles>(play, agc002_e::candies),
        "agc010_d" => by_position::<problems::agc010_d::Decrementing>(play, numbers::decrementing),
        "agc010_f" => by_case::<problems::agc010_f::TreeGame>(play, trees::fewer_stones),
        "agc014_d" => by_case::<problems::agc014_d::Painting>(play, painting::white_and_black),
        "agc016_f" => by_case::<problems::agc016_f::TwoPieces>(play, mex::two_pieces),
        "agc017_d" => by_case::<problems::agc017_d::GameOnTree>(play, trees::hackenbush),
        "agc033_c" => by_case::<problems::agc033_c::RemovingCoins>(play, trees::removing_coins),
        "aoj1377" => by_turn::<problems::aoj1377::Piles>(play, aoj1377::boxes),
        "arc038_c" => by_case::<problems::arc038_c::BowlsAndBeans>(play, arc038_c::bowls),
        "arc087_e" => by_case::<problems::arc087_e::Adding>(play, strings::prefix_free),
        "arc091_f" => by_case::<problems::arc091_f::Strange>(play, subtraction::by_a_constant),
        "arc105_d" => by_position::<problems::arc105_d::PourThenNim>(play, pairs::pouring),
        "arc116_d" => by_position::<problems::arc116_d::Heaps>(play, heaps::nim),
        "arc116_f" => by_turn::<problems::arc116_f::Deques>(play, rows::deques),
        "arc131_c" => by_position::<problems::arc131_c::ZeroXor>(play, pairs::zero_xor),
        "arc137_c" => by_position::<problems::arc137_c::DistinctNumbers>(play, numbers::distinct),
        "bzoj2819" => by_position::<problems::bzoj2819::NimOnPaths>(play, heaps::nim_on_a_path),
        "cf1110g" => by_case::<problems::cf1110g::TicTacToe>(play, painting::path_of_three),
        "cf1147c" => by_position::<problems::cf1147c::ThanosNim>(play, cf1147c::least_piles),
        "cf1312f" => by_case::<problems::cf1312f::Castles>(play, cf1312f::castles),
        "cf1369f" => by_case::<problems::cf1369f::Match>(play, doubling::rounds),
        "cf1404b" => by_case::<problems::cf1404b::TreeTag>(play, trees::tag),
        "cf1458e" => by_case::<problems::cf1458e::NimShortcuts>(play, cf1458e::shortcuts),
        "cf1498f" => by_case::<problems::cf1498f::Christmas>(play, stairs::presents),
        "cf1704f" => by_turn::<problems::cf1704f::Colouring>(play, cf1704f::colouring),
        "cf388c" => by_turn::<problems::cf388c::CardGame>(play, rows::halves),
        "cf455b" => by_case::<problems::cf455b::Rounds>(play, strings::rounds),
        "cf494e" => by_case::<problems::cf494e::Sharti>(play, coins::squares),
        "cf603c" => by_case::<problems::cf603c::Splitting>(play, heaps::take_one_or_split),
        "cf662a" => by_position::<problems::cf662a::Deal>(play, heaps::nim),
        "cf731e" => by_case::<problems::cf731e::FunnyGame>(play, points::stickers),
        "cf787c" => by_case::<problems::cf787c::Berzerk>(play, graphs::berzerk),
        "cf794e" => by_case::<problems::cf794e::Carrots>(play, rows::carrots),
        "cses1099" => by_position::<problems::cses1099::Stairs>(play, stairs::balls),
        "cses1730" | "p1247" | "p2197" => {
            by_position::<rules::shapes::heaps::Nim>(play, heaps::nim)
        }
        "cses2207" => by_position::<problems::cses2207::UnequalSplits>(play, mex::unequal_splits),
        "cses2208" => by_position::<problems::cses2208::OneFromSome>(play, heaps::one_from_some),
        "dp_k" => by_case::<problems::dp_k::Take>(play, subtraction::from_a_set),
        "dp_l" | "p2734" => by_case::<rules::shapes::ends::Deque>(play, rows::deque),
        "gameaam" => by_position::<problems::gameaam::EuclidAbove0>(play, euclid::above_0),
        "hdu3590" => by_case::<problems::hdu3590::CutTrees>(play, trees::misere_hackenbush),
        "hdu3595" => by_position::<problems::hdu3595::Join>(play, euclid::joined),
        "hdu4764" => by_position::<problems::hdu4764::Stone>(play, subtraction::bachet),
        "loj10243" => by_case::<problems::loj10243::MovingTokens>(play, mex::tokens),
        "nim_product_64" => {
            by_position::<problems::nim_product_64::TurningCorners>(play, heaps::corners)
        }
        "p1288" => by_position::<problems::p1288::Ring>(play, p1288::ways),
        "p1290" => by_position::<problems::p1290::EuclidTo0>(play, euclid::up_to_0),
        "p1971" => by_case::<problems::p1971::Slides>(play, matching::slides),
        "p2148" => by_position::<problems::p2148::ThrowAndSplit>(play, heaps::throw_and_split),
        "p2252" => by_position::<problems::p2252::Wythoff>(play, numbers::wythoff),
        "p2311" => by_position::<problems::p2311::Cutting>(play, mex::cutting),
        "p2490" => by_case::<problems::p2490::Pieces>(play, heaps::moore),
        "p2575" => by_position::<problems::p2575::Rows>(play, stairs::pieces),
        "p2594" => by_position::<problems::p2594::Dyeing>(play, coins::connected_sets),
        "p2599" => by_position::<problems::p2599::BothEnds>(play, p2599::both_ends),
        "p2964" => by_case::<problems::p2964::TakeAtMostTwice>(play, points::coins),
        "p3179" => by_case::<problems::p3179::Cells>(play, mex::cells),
        "p3185" => by_position::<problems::p3185::Bottles>(play, heaps::bottles),
        "p3210" => by_case::<problems::p3210::Piles>(play, rows::piles),
        "p3235" => by_case::<problems::p3235::EvenSplitting>(play, mex::even_splits),
        "p3480" => by_position::<problems::p3480::Pebbles>(play, stairs::pebbles),
        "p3507" => by_case::<problems::p3507::Minima>(play, points::cards),
        "p4018" => by_position::<problems::p4018::PrimePowers>(play, subtraction::prime_powers),
        "p4055" => by_case::<problems::p4055::Walk>(play, matching::maze),
        "p4077" => by_position::<problems::p4077::CoinGame>(play, coins::progressions),
        "p4101" => by_case::<problems::p4101::Merging>(play, p4101::merges),
        "p4279" => by_position::<rules::shapes::heaps::Nim<true>>(play, heaps::misere_nim),
        "p4301" => by_position::<problems::p4301::ThrowThenNim>(play, heaps::throw_then_nim),
        "p4363" => by_case::<problems::p4363::Chess>(play, points::chess),
        "p5363" => by_position::<problems::p5363::MovingCoins>(play, stairs::coins),
        "p5675" => by_position::<problems::p5675::NamedHeap>(play, heaps::named_heap_first),
        "p5970" => by_position::<problems::p5970::Kept>(play, heaps::nim),
        "p6487" => by_position::<problems::p6487::Heap>(play, numbers::last_wins),
        "p6560" => by_case::<problems::p6560::Passing>(play, graphs::passing),
        "p6791" => by_position::<problems::p6791::LastLoses>(play, numbers::last_loses),
        "p7864" => by_case::<problems::p7864::Leaves>(play, trees::chains),
        "yuki2726" => by_case::<problems::yuki2726::RootedTreeNim>(play, stairs::rooted_tree),
        _ => None,
    }
}

/// Explanation of a play's position by a theorem that needs the position alone. `None` if the play is one of another
/// game.
fn by_position<G: Game>(
    play: &dyn Session,
    explain: fn(&G::Position) -> Option<Explanation>,
) -> Option<Explanation> {
    state::<G>(play).and_then(|(_, position)| explain(position))
}

/// Explanation by a theorem that needs the case, too.
fn by_case<G: Game>(
    play: &dyn Session,
    explain: fn(&G::Case, &G::Position) -> Option<Explanation>,
) -> Option<Explanation> {
    state::<G>(play).and_then(|(case, position)| explain(case, position))
}

/// Explanation by a theorem that needs the player to move, too.
fn by_turn<G: Game>(
    play: &dyn Session,
    explain: fn(&G::Case, &G::Position, Player) -> Option<Explanation>,
) -> Option<Explanation> {
    state::<G>(play).and_then(|(case, position)| explain(case, position, play.mover()))
}

fn state<G: Game>(play: &dyn Session) -> Option<(&G::Case, &G::Position)> {
    let [case, position] = play.state();
    Some((case.downcast_ref()?, position.downcast_ref()?))
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
