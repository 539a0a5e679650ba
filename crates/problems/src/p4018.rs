//! P4018: Prime Powers of Stones.

use rules::gestures::take_from_it;
use rules::prelude::*;
use rules::shapes::primes::is_prime_power;

const MOST_HEAPS: usize = 100_000;
const MOST_STONES: u64 = 50_000_000;
/// Most stones of a search: a heap has a move for each power of a prime up to its size.
const MOST_SEARCHED: usize = 1000;

pub struct PrimePowers;

impl Statement for PrimePowers {
    type Case = u64;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_HEAPS);

    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.line_of([("n", heap, 1..=MOST_STONES)])
    }

    asks_who_wins!("Roy wins!", "October wins!");
}

impl Game for PrimePowers {
    type Case = u64;
    type Position = u64;
    const SHARED: bool = true;

    fn fits(&heap: &u64) -> SearchResult<()> {
        search::ensure_small(heap, MOST_SEARCHED, Text("stones", "石子数"))
    }

    /// October moves first.
    fn starts(&heap: &u64) -> impl Iterator<Item = u64> {
        std::iter::once(heap)
    }

    /// A power of a prime is taken; 1 is one, too.
    fn moves(_: &u64, &heap: &u64, moves: &mut Moves<u64>) {
        let taken = (1..=heap).filter(|&taken| taken == 1 || is_prime_power(taken));
        taken.for_each(|taken| moves.to(heap - taken, || take_from_it(taken)));
    }

    fn draw(_: &u64, &heap: &u64) -> Drawing {
        Drawing::Heaps(vec![heap])
    }
}

impl Trials for PrimePowers {
    const RANDOM_SIZE: usize = 300;
    const COORDINATES: &'static [&'static str] = &["n"];

    fn extremes(extremes: &mut Extremes<u64>) {
        let sixth = MOST_STONES / 6;
        extremes.full(
            "greatest: slow writing, or a table: 1.4 MB | 输出太慢，或者打表",
            |_, i| MOST_STONES - i as u64,
        );
        extremes
            .full("random: slow reading | 读入太慢", |random, _| random.u64(1..=MOST_STONES));
        extremes.full("lost: multiples of 6 alone | 全是 6 的倍数", move |random, _| {
            6 * random.u64(1..=sixth)
        });
        extremes.full("threes: odd multiples of 3 | 3 的奇数倍", move |random, _| {
            6 * random.u64(..sixth) + 3
        });
        extremes.full(
            "twos: even, and no multiples of 6 | 偶数，但不是 6 的倍数",
            move |random, _| 6 * random.u64(..sixth) + 2 * random.u64(1..=2),
        );
        extremes.full("powers: powers of 2 and 3 | 2 与 3 的幂", |random, _| {
            match random.bool() {
                true => 1 << random.u32(..26),
                false => 3_u64.pow(random.u32(..17)),
            }
        });
        extremes.full("least: heaps from 1 on | 从 1 开始的堆", |_, i| 1 + i as u64);
    }
}
