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

pub use explanation::{Columns, Explanation, Part, Sum, Value};

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
        "abc206_f" => of::<problems::abc206_f::Choose>(play, mex::intervals),
        "abc209_e" => about::<problems::abc209_e::Shiritori>(play, graphs::shiritori),
        "abc229_h" => about_mover::<problems::abc229_h::AdvanceOrEat>(play, abc229_h::columns),
        "abc255_g" => about::<problems::abc255_g::Constrained>(play, subtraction::with_bans),
        "abc265_h" => about_mover::<problems::abc265_h::Lances>(play, abc265_h::rows),
        "abc278_g" => about::<problems::abc278_g::Runs>(play, mex::runs),
        "abc297_g" => about::<problems::abc297_g::Constrained>(play, subtraction::from_a_range),
        "agc002_e" => of::<problems::agc002_e::CandyPiles>(play, agc002_e::candies),
        "agc010_d" => of::<problems::agc010_d::Decrementing>(play, numbers::decrementing),
        "agc010_f" => about::<problems::agc010_f::TreeGame>(play, trees::fewer_stones),
        "agc014_d" => about::<problems::agc014_d::Painting>(play, painting::white_and_black),
        "agc016_f" => about::<problems::agc016_f::TwoPieces>(play, mex::two_pieces),
        "agc017_d" => about::<problems::agc017_d::GameOnTree>(play, trees::hackenbush),
        "agc033_c" => about::<problems::agc033_c::RemovingCoins>(play, trees::removing_coins),
        "aoj1377" => about_mover::<problems::aoj1377::Piles>(play, aoj1377::boxes),
        "arc038_c" => about::<problems::arc038_c::BowlsAndBeans>(play, arc038_c::bowls),
        "arc087_e" => about::<problems::arc087_e::Adding>(play, strings::prefix_free),
        "arc091_f" => about::<problems::arc091_f::Strange>(play, subtraction::by_a_constant),
        "arc105_d" => of::<problems::arc105_d::PourThenNim>(play, pairs::pouring),
        "arc116_d" => of::<problems::arc116_d::Heaps>(play, heaps::nim),
        "arc116_f" => about_mover::<problems::arc116_f::Deques>(play, rows::deques),
        "arc131_c" => of::<problems::arc131_c::ZeroXor>(play, pairs::zero_xor),
        "arc137_c" => of::<problems::arc137_c::DistinctNumbers>(play, numbers::distinct),
        "bzoj2819" => of::<problems::bzoj2819::NimOnPaths>(play, heaps::nim_on_a_path),
        "cf1110g" => about::<problems::cf1110g::TicTacToe>(play, painting::path_of_three),
        "cf1147c" => of::<problems::cf1147c::ThanosNim>(play, cf1147c::least_piles),
        "cf1312f" => about::<problems::cf1312f::Castles>(play, cf1312f::castles),
        "cf1369f" => about::<problems::cf1369f::Match>(play, doubling::rounds),
        "cf1404b" => about::<problems::cf1404b::TreeTag>(play, trees::tag),
        "cf1458e" => about::<problems::cf1458e::NimShortcuts>(play, cf1458e::shortcuts),
        "cf1498f" => about::<problems::cf1498f::Christmas>(play, stairs::presents),
        "cf1704f" => about_mover::<problems::cf1704f::Colouring>(play, cf1704f::colouring),
        "cf388c" => about_mover::<problems::cf388c::CardGame>(play, rows::halves),
        "cf455b" => about::<problems::cf455b::Rounds>(play, strings::rounds),
        "cf494e" => about::<problems::cf494e::Sharti>(play, coins::squares),
        "cf603c" => about::<problems::cf603c::Splitting>(play, heaps::take_one_or_split),
        "cf662a" => of::<problems::cf662a::Deal>(play, heaps::nim),
        "cf731e" => about::<problems::cf731e::FunnyGame>(play, points::stickers),
        "cf787c" => about::<problems::cf787c::Berzerk>(play, graphs::berzerk),
        "cf794e" => about::<problems::cf794e::Carrots>(play, rows::carrots),
        "cses1099" => of::<problems::cses1099::Stairs>(play, stairs::balls),
        "cses1730" | "p1247" | "p2197" => of::<rules::shapes::heaps::Nim>(play, heaps::nim),
        "cses2207" => of::<problems::cses2207::UnequalSplits>(play, mex::unequal_splits),
        "cses2208" => of::<problems::cses2208::OneFromSome>(play, heaps::one_from_some),
        "dp_k" => about::<problems::dp_k::Take>(play, subtraction::from_a_set),
        "dp_l" | "p2734" => about::<rules::shapes::ends::Deque>(play, rows::deque),
        "gameaam" => of::<problems::gameaam::Euclid>(play, euclid::above_0),
        "hdu3590" => about::<problems::hdu3590::CutTrees>(play, trees::misere_hackenbush),
        "hdu3595" => of::<problems::hdu3595::Join>(play, euclid::joined),
        "hdu4764" => of::<problems::hdu4764::Stone>(play, subtraction::bachet),
        "loj10243" => about::<problems::loj10243::MovingTokens>(play, mex::tokens),
        "nim_product_64" => of::<problems::nim_product_64::TurningCorners>(play, heaps::corners),
        "p1288" => of::<problems::p1288::Ring>(play, p1288::ways),
        "p1290" => of::<problems::p1290::Euclid>(play, euclid::up_to_0),
        "p1971" => about::<problems::p1971::Slides>(play, matching::slides),
        "p2148" => of::<problems::p2148::ThrowAndSplit>(play, heaps::throw_and_split),
        "p2252" => of::<problems::p2252::Wythoff>(play, numbers::wythoff),
        "p2311" => of::<problems::p2311::Cutting>(play, mex::cutting),
        "p2490" => about::<problems::p2490::Pieces>(play, heaps::moore),
        "p2575" => of::<problems::p2575::Rows>(play, stairs::pieces),
        "p2594" => of::<problems::p2594::Dyeing>(play, coins::connected_sets),
        "p2599" => of::<problems::p2599::BothEnds>(play, p2599::both_ends),
        "p2964" => about::<problems::p2964::Coins>(play, points::coins),
        "p3179" => about::<problems::p3179::Cells>(play, mex::cells),
        "p3185" => of::<problems::p3185::Bottles>(play, heaps::bottles),
        "p3210" => about::<problems::p3210::Piles>(play, rows::piles),
        "p3235" => about::<problems::p3235::EvenSplitting>(play, mex::even_splits),
        "p3480" => of::<problems::p3480::Pebbles>(play, stairs::pebbles),
        "p3507" => about::<problems::p3507::Minima>(play, points::cards),
        "p4018" => of::<problems::p4018::PrimePowers>(play, subtraction::prime_powers),
        "p4055" => about::<problems::p4055::Walk>(play, matching::maze),
        "p4077" => of::<problems::p4077::CoinGame>(play, coins::progressions),
        "p4101" => about::<problems::p4101::Merging>(play, p4101::merges),
        "p4279" => of::<rules::shapes::heaps::Nim<true>>(play, heaps::misere_nim),
        "p4301" => of::<problems::p4301::ThrowThenNim>(play, heaps::throw_then_nim),
        "p4363" => about::<problems::p4363::Chess>(play, points::chess),
        "p5363" => of::<problems::p5363::Coins>(play, stairs::coins),
        "p5675" => of::<problems::p5675::NamedHeap>(play, heaps::named_heap_first),
        "p5970" => of::<problems::p5970::Kept>(play, heaps::nim),
        "p6487" => of::<problems::p6487::Heap>(play, numbers::last_wins),
        "p6560" => about::<problems::p6560::Passing>(play, graphs::passing),
        "p6791" => of::<problems::p6791::LastLoses>(play, numbers::last_loses),
        "p7864" => about::<problems::p7864::Leaves>(play, trees::chains),
        "yuki2726" => about::<problems::yuki2726::RootedTreeNim>(play, stairs::rooted_tree),
        _ => None,
    }
}

/// Explanation of a play's position by a theorem that needs the position alone. `None` if the play is one of another
/// game.
fn of<G: Game>(
    play: &dyn Session,
    explain: fn(&G::Position) -> Option<Explanation>,
) -> Option<Explanation> {
    state::<G>(play).and_then(|(_, position)| explain(position))
}

/// Explanation by a theorem that needs the case, too.
fn about<G: Game>(
    play: &dyn Session,
    explain: fn(&G::Case, &G::Position) -> Option<Explanation>,
) -> Option<Explanation> {
    state::<G>(play).and_then(|(case, position)| explain(case, position))
}

/// Explanation by a theorem that needs the player to move, too.
fn about_mover<G: Game>(
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
