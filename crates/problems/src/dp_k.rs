//! Educational DP Contest K: Stones.

use rules::gestures::take_from_it;
use rules::prelude::*;

const MOST_NUMBERS: usize = 100;
const MOST_STONES: u64 = 100_000;

/// The stones, and how many of them a move may take, in ascending order.
#[derive(Clone, Default)]
pub struct Heap {
    pub stones: u64,
    pub numbers: Vec<u64>,
}

pub struct Take;

impl Statement for Take {
    type Case = Heap;
    type Game = Self;

    fn form(form: &mut Form, Heap { stones, numbers }: &mut Heap) -> FormResult {
        form.length("N", numbers, 1..=MOST_NUMBERS)?;
        form.number("K", stones, 1..=MOST_STONES)?;
        form.line();
        form.row("a", numbers, 1..=*stones)?;
        form.check(numbers.is_sorted_by(|a, b| a < b), || {
            text!("the numbers a do not ascend", "各数 a 没有递增")
        })
    }

    asks_who_wins!("Second", "First");
}

impl Game for Take {
    type Case = Heap;
    type Position = u64;

    /// Taro moves first.
    fn starts(heap: &Heap) -> impl Iterator<Item = u64> {
        [heap.stones].into_iter()
    }

    fn moves(heap: &Heap, &stones: &u64, moves: &mut Moves<u64>) {
        for &number in heap.numbers.iter().filter(|&&number| number <= stones) {
            moves.to(stones - number, || take_from_it(number));
        }
    }

    fn draw(_: &Heap, &stones: &u64) -> Drawing {
        Drawing::Heaps(vec![stones])
    }
}

impl Trials for Take {
    const RANDOM_SIZE: usize = 20_000;
    const EXPLORED: &'static str = "subtraction SET";

    /// At most `size` stones, and numbers up to some bound, so that some heaps are many moves away from their end.
    fn random(choices: &mut Choices, size: usize) -> Heap {
        let stones = choices.pick(1..=(size as u64).min(MOST_STONES));
        let bound = choices.one_of(&[5, 70, 300, stones]).min(stones);
        let count = choices.pick(1..=8);
        let mut numbers: Vec<u64> = choices.several(count, 1..=bound);
        numbers.sort_unstable();
        numbers.dedup();
        Heap { stones, numbers }
    }

    fn extremes(extremes: &mut Extremes<Heap>) {
        for (title, [first, last]) in [
            (
                "long-lost-blocks: a table that marks N options of each lost heap | \
                 每个必败的堆都标记 N 个后继的表",
                [500, 599],
            ),
            (
                "one-to-100: a table with a loop that looks at all N numbers | \
                 每个堆都把 N 个数看一遍的表",
                [1, 100],
            ),
            ("one-at-a-time: recursion, 100,000 deep | 递归 100,000 层", [1, 1]),
            (
                "greatest-numbers: a table with indices below 0 | 下标小于 0 的表",
                [MOST_STONES - 99, MOST_STONES],
            ),
        ] {
            extremes.add(title, move |_| {
                vec![Heap { stones: MOST_STONES, numbers: (first..=last).collect() }]
            });
        }
        extremes.add(
            "odd-numbers: heaps that are solved in the wrong order | 求解顺序不对的堆",
            |_| vec![Heap { stones: MOST_STONES, numbers: (1..200).step_by(2).collect() }],
        );
        extremes.add(
            "random: numbers below, at, and above the width of a word | 小于、等于、大于字长的数",
            |random| {
                let mut numbers = random.choose_multiple(1..=300, MOST_NUMBERS);
                numbers.sort_unstable();
                vec![Heap { stones: MOST_STONES, numbers }]
            },
        );
    }
}
