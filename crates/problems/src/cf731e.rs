//! CF 731 E: Funny Game.

use rules::prelude::*;

const MOST_STICKERS: usize = 200_000;
const MOST: i64 = 10_000;
/// Most stickers of a search: a position has a move for each that is left.
const MOST_SEARCHED: usize = 2000;

pub struct FunnyGame;

impl Statement for FunnyGame {
    /// The numbers from left to right.
    type Case = Vec<i64>;
    /// Petya's total minus Gena's.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, stickers: &mut Vec<i64>) -> FormResult {
        form.list("n", "sticker", stickers, 2..=MOST_STICKERS, -MOST..=MOST)
    }

    fn answers(cases: &[Vec<i64>]) -> SearchResult<Vec<i64>> {
        search::leads::<FunnyGame>(cases)
    }
}

impl Game for FunnyGame {
    type Case = Vec<i64>;
    /// The number on the first sticker, and how many of the others are gone.
    type Position = (i64, usize);
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] = &[Sign::of_nobody("-n", Text("a negative number", "负数"))];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(stickers: &Vec<i64>) -> SearchResult<()> {
        search::ensure_small(stickers.len(), MOST_SEARCHED, Text("stickers", "贴纸数"))
    }

    fn starts(stickers: &Vec<i64>) -> impl Iterator<Item = (i64, usize)> {
        stickers.first().map(|&first| (first, 0)).into_iter()
    }

    /// The first sticker and one or more of the next are taken; their sum is scored, and becomes the first one.
    fn moves(stickers: &Vec<i64>, &(first, gone): &(i64, usize), moves: &mut Moves<(i64, usize)>) {
        let mut sum = first;
        for (place, sticker) in stickers.iter().enumerate().skip(gone + 1) {
            sum += sticker;
            moves.gain(sum, (sum, place), || {
                let last = place + 1;
                let words = text!("up to sticker {last}: {sum}", "取到第 {last} 张，得 {sum}");
                Handle::on([place], words)
            });
        }
    }

    /// The first sticker hangs where the last one of those hung that it stands for.
    fn draw(stickers: &Vec<i64>, &(first, gone): &(i64, usize)) -> Drawing {
        let number = |(place, &sticker)| if place == gone { first } else { sticker };
        let numbers = stickers.iter().enumerate().map(number);
        Drawing::strip(Drawing::left(numbers, |place| place >= gone))
    }
}

impl Trials for FunnyGame {
    const RANDOM_SIZE: usize = 30;

    /// Up to `size` stickers, with numbers up to a small or the greatest size.
    fn random(choices: &mut Choices, size: usize) -> Vec<i64> {
        let most = choices.one_of(&[3, 20, MOST]);
        let n = choices.pick(2..=size.max(2));
        choices.several(n, -most..=most)
    }

    fn extremes(extremes: &mut Extremes<Vec<i64>>) {
        let mut add =
            |title, n, sticker: fn(&mut Rng, usize) -> i64| extremes.list(title, n, sticker);
        let any = |random: &mut Rng, _| random.i64(-MOST..=MOST);
        add(
            "random: slow reading, or a loop in a loop | 读入太慢，或者两重循环",
            MOST_STICKERS,
            any,
        );
        add("greatest: 2 * 10^9 | 答案是 2 * 10^9", MOST_STICKERS, |_, _| MOST);
        add("least: a total of -2 * 10^9 | 总和是 -2 * 10^9", MOST_STICKERS, |_, _| -MOST);
        add(
            "swings: prefix sums up and down by 10^9 | 前缀和升降 10^9",
            MOST_STICKERS,
            |_, place| [MOST, -MOST, -MOST, MOST][place / (MOST_STICKERS / 4)],
        );
        add("alternating: signs in turn | 正负交替", MOST_STICKERS - 1, |_, place| {
            [MOST, -MOST][place % 2]
        });
        add(
            "first-alone: a loop down to the first sticker: 0, not 10^4 | \
             循环到第一张为止：应为 0，不是 10^4",
            MOST_STICKERS,
            |_, place| [MOST, -MOST, 0][place.min(2)],
        );
        add(
            "rising: sums that rise most of the time | 前缀和大多上升",
            MOST_STICKERS,
            |random, _| random.i64(-MOST / 2..=MOST),
        );
        add(
            "falling: sums that fall most of the time | 前缀和大多下降",
            MOST_STICKERS,
            |random, _| random.i64(-MOST..=MOST / 2),
        );
        add("two: nobody may pass | 不能放弃", 2, |_, _| -MOST);
    }
}
