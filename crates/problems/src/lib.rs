//! The problems, a file each.
//!
//! Their types are public for those who say something about a position: what a theorem says of it.

use rules::{Erased, Problem};

pub mod abc172_f;
pub mod abc195_e;
pub mod abc201_d;
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
pub mod agc048_d;
pub mod agc056_d;
pub mod aoj1377;
pub mod arc038_c;
pub mod arc087_e;
pub mod arc091_f;
pub mod arc105_d;
pub mod arc116_d;
pub mod arc116_f;
pub mod arc131_c;
pub mod arc137_c;
pub mod arc151_c;
pub mod arc168_b;
pub mod bzoj2819;
pub mod cf1033g;
pub mod cf1091h;
pub mod cf1110g;
pub mod cf1147c;
pub mod cf1147f;
pub mod cf1149e;
pub mod cf1312f;
pub mod cf1369f;
pub mod cf138d;
pub mod cf1396b;
pub mod cf1404b;
pub mod cf1458e;
pub mod cf1498f;
pub mod cf1537d;
pub mod cf15c;
pub mod cf1628d2;
pub mod cf1704f;
pub mod cf1943e2;
pub mod cf305e;
pub mod cf388c;
pub mod cf455b;
pub mod cf494e;
pub mod cf549c;
pub mod cf603c;
pub mod cf662a;
pub mod cf731e;
pub mod cf768e;
pub mod cf787c;
pub mod cf794e;
pub mod cf812e;
pub mod cf850c;
pub mod cf87c;
pub mod cf919f;
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
pub mod loj6377;
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
pub mod p4617;
pub mod p5363;
pub mod p5675;
pub mod p5970;
pub mod p6487;
pub mod p6560;
pub mod p6791;
pub mod p7864;
pub mod p8347;
pub mod poj3710;
pub mod yuki2726;

/// The list of the problems, handed to a macro: the module of each, which is its name, and the type that is its
/// statement. So a table with a row for each problem cannot miss one.
#[macro_export]
macro_rules! each_problem {
    ($make:ident) => {
        $make! {
            abc172_f: UnfairNim,
            abc195_e: Battle,
            abc201_d: Walk,
            abc206_f: Choose,
            abc209_e: Shiritori,
            abc229_h: AdvanceOrEat,
            abc255_g: ForbiddenMoves,
            abc265_h: Lances,
            abc278_g: Runs,
            abc297_g: TakeFromRange,
            abc330_e: MexAndUpdate,
            agc002_e: CandyPiles,
            agc010_d: Decrementing,
            agc010_f: TreeGame,
            agc014_d: Painting,
            agc016_f: TwoPieces,
            agc017_d: GameOnTree,
            agc033_c: RemovingCoins,
            agc048_d: Pocky,
            agc056_d: SubsetSum,
            aoj1377: Piles,
            arc038_c: BowlsAndBeans,
            arc087_e: Adding,
            arc091_f: Strange,
            arc105_d: PourThenNim,
            arc116_d: Heaps,
            arc116_f: Deques,
            arc131_c: ZeroXor,
            arc137_c: DistinctNumbers,
            arc151_c: ZeroOne,
            arc168_b: ArbitraryNim,
            bzoj2819: NimOnPaths,
            cf1033g: ChipGame,
            cf1091h: Tricolore,
            cf1110g: TicTacToe,
            cf1147c: ThanosNim,
            cf1147f: Zigzag,
            cf1149e: Promises,
            cf1312f: Castles,
            cf1369f: Match,
            cf138d: Waves,
            cf1396b: StonedGame,
            cf1404b: TreeTag,
            cf1458e: NimShortcuts,
            cf1498f: Christmas,
            cf1537d: DeletingDivisors,
            cf15c: IndustrialNim,
            cf1628d2: GameOnSum,
            cf1704f: Colouring,
            cf1943e2: MexGame,
            cf305e: PlayingWithString,
            cf388c: CardGame,
            cf455b: Rounds,
            cf494e: Sharti,
            cf549c: GameOfParity,
            cf603c: Splitting,
            cf662a: Deal,
            cf731e: FunnyGame,
            cf768e: EachAmountOnce,
            cf787c: Berzerk,
            cf794e: Carrots,
            cf812e: AppleTree,
            cf850c: PrimePowers,
            cf87c: InterestingGame,
            cf919f: GameWithNumbers,
            cses1099: Stairs,
            cses1730: NimGameI,
            cses2207: UnequalSplits,
            cses2208: OneFromSome,
            dp_k: Take,
            dp_l: DequeLead,
            gameaam: EuclidAbove0,
            hdu3590: CutTrees,
            hdu3595: Join,
            hdu4764: Stone,
            loj10243: MovingTokens,
            loj6377: StringGame,
            nim_product_64: TurningCorners,
            p1247: LeastFirstMove,
            p1288: Ring,
            p1290: EuclidTo0,
            p1971: Slides,
            p2148: ThrowAndSplit,
            p2197: NimOutcomes,
            p2252: Wythoff,
            p2311: Cutting,
            p2490: Pieces,
            p2575: Rows,
            p2594: Dyeing,
            p2599: BothEnds,
            p2734: DequeTotals,
            p2964: TakeAtMostTwice,
            p3179: Cells,
            p3185: Bottles,
            p3210: Piles,
            p3235: EvenSplitting,
            p3480: Pebbles,
            p3507: Minima,
            p4018: PrimePowers,
            p4055: Walk,
            p4077: CoinGame,
            p4101: Merging,
            p4279: LittleJohn,
            p4301: ThrowThenNim,
            p4363: Chess,
            p4617: Hike,
            p5363: MovingCoins,
            p5675: NamedHeap,
            p5970: Kept,
            p6487: Heap,
            p6560: Passing,
            p6791: LastLoses,
            p7864: Leaves,
            p8347: KeepAPart,
            poj3710: CutPictures,
            yuki2726: RootedTreeNim,
        }
    };
}

macro_rules! erased {
    ($($id:ident: $statement:ident,)*) => {
        /// All problems, by name. A static: what a `const` holds would be compiled again by everybody who uses it.
        pub static PROBLEMS: &[&dyn Problem] = &[
            $(&Erased::<$id::$statement>::new(stringify!($id)),)*
        ];
    };
}
each_problem!(erased);

/// The problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id() == id)
}
