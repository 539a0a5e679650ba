//! The problems, a file each.
//!
//! Their types are public for those who say something about a position: what a theorem says of it.

#![allow(missing_docs, reason = "the header of a file and the statement say what its types are")]

use rules::{Erased, Problem};

pub mod abc206_f;
pub mod abc209_e;
pub mod abc229_h;
pub mod abc255_g;
pub mod abc265_h;
pub mod abc278_g;
pub mod abc297_g;
pub mod abc330_e;
pub mod agc002_e;
pub mod agc010_d;
pub mod agc010_f;
pub mod agc014_d;
pub mod agc016_f;
pub mod agc017_d;
pub mod agc033_c;
pub mod aoj1377;
pub mod arc038_c;
pub mod arc087_e;
pub mod arc091_f;
pub mod arc105_d;
pub mod arc116_d;
pub mod arc116_f;
pub mod arc131_c;
pub mod arc137_c;
pub mod bzoj2819;
pub mod cf1110g;
pub mod cf1147c;
pub mod cf1312f;
pub mod cf1369f;
pub mod cf1404b;
pub mod cf1458e;
pub mod cf1498f;
pub mod cf1704f;
pub mod cf388c;
pub mod cf455b;
pub mod cf494e;
pub mod cf603c;
pub mod cf662a;
pub mod cf731e;
pub mod cf787c;
pub mod cf794e;
pub mod cses1099;
pub mod cses1730;
pub mod cses2207;
pub mod cses2208;
pub mod dp_k;
pub mod dp_l;
pub mod gameaam;
pub mod hdu3590;
pub mod hdu3595;
pub mod hdu4764;
pub mod loj10243;
pub mod nim_product_64;
pub mod p1247;
pub mod p1288;
pub mod p1290;
pub mod p1971;
pub mod p2148;
pub mod p2197;
pub mod p2252;
pub mod p2311;
pub mod p2490;
pub mod p2575;
pub mod p2594;
pub mod p2599;
pub mod p2734;
pub mod p2964;
pub mod p3179;
pub mod p3185;
pub mod p3210;
pub mod p3235;
pub mod p3480;
pub mod p3507;
pub mod p4018;
pub mod p4055;
pub mod p4077;
pub mod p4101;
pub mod p4279;
pub mod p4301;
pub mod p4363;
pub mod p5363;
pub mod p5675;
pub mod p5970;
pub mod p6487;
pub mod p6560;
pub mod p6791;
pub mod p7864;
pub mod yuki2726;

/// All problems, by name. A static: what a `const` holds would be compiled again by everybody who uses it.
#[rustfmt::skip]
pub static PROBLEMS: &[&dyn Problem] = &[
    &Erased::<abc206_f::Choose>::new("abc206_f"),
    &Erased::<abc209_e::Shiritori>::new("abc209_e"),
    &Erased::<abc229_h::AdvanceOrEat>::new("abc229_h"),
    &Erased::<abc255_g::ForbiddenMoves>::new("abc255_g"),
    &Erased::<abc265_h::Lances>::new("abc265_h"),
    &Erased::<abc278_g::Runs>::new("abc278_g"),
    &Erased::<abc297_g::TakeFromRange>::new("abc297_g"),
    &Erased::<abc330_e::MexAndUpdate>::new("abc330_e"),
    &Erased::<agc002_e::CandyPiles>::new("agc002_e"),
    &Erased::<agc010_d::Decrementing>::new("agc010_d"),
    &Erased::<agc010_f::TreeGame>::new("agc010_f"),
    &Erased::<agc014_d::Painting>::new("agc014_d"),
    &Erased::<agc016_f::TwoPieces>::new("agc016_f"),
    &Erased::<agc017_d::GameOnTree>::new("agc017_d"),
    &Erased::<agc033_c::RemovingCoins>::new("agc033_c"),
    &Erased::<aoj1377::Piles>::new("aoj1377"),
    &Erased::<arc038_c::BowlsAndBeans>::new("arc038_c"),
    &Erased::<arc087_e::Adding>::new("arc087_e"),
    &Erased::<arc091_f::Strange>::new("arc091_f"),
    &Erased::<arc105_d::PourThenNim>::new("arc105_d"),
    &Erased::<arc116_d::Heaps>::new("arc116_d"),
    &Erased::<arc116_f::Deques>::new("arc116_f"),
    &Erased::<arc131_c::ZeroXor>::new("arc131_c"),
    &Erased::<arc137_c::DistinctNumbers>::new("arc137_c"),
    &Erased::<bzoj2819::NimOnPaths>::new("bzoj2819"),
    &Erased::<cf1110g::TicTacToe>::new("cf1110g"),
    &Erased::<cf1147c::ThanosNim>::new("cf1147c"),
    &Erased::<cf1312f::Castles>::new("cf1312f"),
    &Erased::<cf1369f::Match>::new("cf1369f"),
    &Erased::<cf1404b::TreeTag>::new("cf1404b"),
    &Erased::<cf1458e::NimShortcuts>::new("cf1458e"),
    &Erased::<cf1498f::Christmas>::new("cf1498f"),
    &Erased::<cf1704f::Colouring>::new("cf1704f"),
    &Erased::<cf388c::CardGame>::new("cf388c"),
    &Erased::<cf455b::Rounds>::new("cf455b"),
    &Erased::<cf494e::Sharti>::new("cf494e"),
    &Erased::<cf603c::Splitting>::new("cf603c"),
    &Erased::<cf662a::Deal>::new("cf662a"),
    &Erased::<cf731e::FunnyGame>::new("cf731e"),
    &Erased::<cf787c::Berzerk>::new("cf787c"),
    &Erased::<cf794e::Carrots>::new("cf794e"),
    &Erased::<cses1099::Stairs>::new("cses1099"),
    &Erased::<cses1730::NimGameI>::new("cses1730"),
    &Erased::<cses2207::UnequalSplits>::new("cses2207"),
    &Erased::<cses2208::OneFromSome>::new("cses2208"),
    &Erased::<dp_k::Take>::new("dp_k"),
    &Erased::<dp_l::DequeLead>::new("dp_l"),
    &Erased::<gameaam::EuclidAbove0>::new("gameaam"),
    &Erased::<hdu3590::CutTrees>::new("hdu3590"),
    &Erased::<hdu3595::Join>::new("hdu3595"),
    &Erased::<hdu4764::Stone>::new("hdu4764"),
    &Erased::<loj10243::MovingTokens>::new("loj10243"),
    &Erased::<nim_product_64::TurningCorners>::new("nim_product_64"),
    &Erased::<p1247::LeastFirstMove>::new("p1247"),
    &Erased::<p1288::Ring>::new("p1288"),
    &Erased::<p1290::EuclidTo0>::new("p1290"),
    &Erased::<p1971::Slides>::new("p1971"),
    &Erased::<p2148::ThrowAndSplit>::new("p2148"),
    &Erased::<p2197::NimOutcomes>::new("p2197"),
    &Erased::<p2252::Wythoff>::new("p2252"),
    &Erased::<p2311::Cutting>::new("p2311"),
    &Erased::<p2490::Pieces>::new("p2490"),
    &Erased::<p2575::Rows>::new("p2575"),
    &Erased::<p2594::Dyeing>::new("p2594"),
    &Erased::<p2599::BothEnds>::new("p2599"),
    &Erased::<p2734::DequeTotals>::new("p2734"),
    &Erased::<p2964::TakeAtMostTwice>::new("p2964"),
    &Erased::<p3179::Cells>::new("p3179"),
    &Erased::<p3185::Bottles>::new("p3185"),
    &Erased::<p3210::Piles>::new("p3210"),
    &Erased::<p3235::EvenSplitting>::new("p3235"),
    &Erased::<p3480::Pebbles>::new("p3480"),
    &Erased::<p3507::Minima>::new("p3507"),
    &Erased::<p4018::PrimePowers>::new("p4018"),
    &Erased::<p4055::Walk>::new("p4055"),
    &Erased::<p4077::CoinGame>::new("p4077"),
    &Erased::<p4101::Merging>::new("p4101"),
    &Erased::<p4279::LittleJohn>::new("p4279"),
    &Erased::<p4301::ThrowThenNim>::new("p4301"),
    &Erased::<p4363::Chess>::new("p4363"),
    &Erased::<p5363::MovingCoins>::new("p5363"),
    &Erased::<p5675::NamedHeap>::new("p5675"),
    &Erased::<p5970::Kept>::new("p5970"),
    &Erased::<p6487::Heap>::new("p6487"),
    &Erased::<p6560::Passing>::new("p6560"),
    &Erased::<p6791::LastLoses>::new("p6791"),
    &Erased::<p7864::Leaves>::new("p7864"),
    &Erased::<yuki2726::RootedTreeNim>::new("yuki2726"),
];

/// The problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id() == id)
}
