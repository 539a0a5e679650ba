//! CF 305E: Playing with String.

use rules::prelude::*;

const MOST_LETTERS: usize = 5000;
/// Most letters of a search: the positions are sets of places that have been cut.
const MOST_SEARCHED: usize = 24;

pub struct PlayingWithString;

impl Statement for PlayingWithString {
    type Case = String;
    /// `First` and the least place of a first cut that wins, or `Second`.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, string: &mut String) -> FormResult {
        form.word("s", string, "abcdefghijklmnopqrstuvwxyz", 1..=MOST_LETTERS)?;
        form.line();
        Ok(())
    }

    fn answers(cases: &[String]) -> SearchResult<Vec<String>> {
        starts::by_wins::<Self, _>(cases, |string, wins| {
            let lost = places(string.as_bytes(), 0).zip(&wins[1..]).find(|(_, wins)| !**wins);
            lost.map_or("Second".into(), |(place, _)| format!("First\n{}", place + 1))
        })
    }
}

/// The places that can be cut, from 0, where those of a set have been cut out before: for some l, the letters at the
/// distances 1 to l on both sides are there, and agree.
fn places(string: &[u8], cut: u64) -> impl Iterator<Item = usize> + '_ {
    let is_there = move |place: usize| place < string.len() && cut >> place & 1 == 0;
    let agree = move |place: usize, distance: usize| {
        let left = place.checked_sub(distance).filter(|&left| is_there(left));
        left.is_some_and(|left| {
            is_there(place + distance) && string[left] == string[place + distance]
        })
    };
    (0..string.len()).filter(move |&place| {
        is_there(place) && (1..=place).any(|most| (1..=most).all(|distance| agree(place, distance)))
    })
}

impl Game for PlayingWithString {
    type Case = String;
    /// The places that have been cut, as a set of bits.
    type Position = u64;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("c", Text("a letter", "字母")),
        Sign::of_nobody("(c)", Text("a letter that was cut out", "已剪下的字母")),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(string: &String) -> SearchResult<()> {
        search::ensure_small(string.len(), MOST_SEARCHED, Text("letters", "字母数"))
    }

    /// The whole string, and what each first cut leaves.
    fn starts(string: &String) -> impl Iterator<Item = u64> {
        std::iter::once(0).chain(places(string.as_bytes(), 0).map(|place| 1 << place))
    }

    /// Only where cuts are still possible matters: all other places are as good as cut.
    fn standing_for(string: &String, cut: u64) -> u64 {
        let near = |place: usize| 0b111_u64 << place >> 1;
        !places(string.as_bytes(), cut).fold(0, |open, place| open | near(place))
    }

    fn moves(string: &String, &cut: &u64, moves: &mut Moves<u64>) {
        for place in places(string.as_bytes(), cut) {
            moves.to(cut | 1 << place, || {
                let number = place + 1;
                Handle::on([place], text!("cut out letter {number}", "剪下第 {number} 个字母"))
            });
        }
    }

    fn draw(string: &String, &cut: &u64) -> Drawing {
        let letters = string.chars().enumerate();
        Drawing::strip(letters.map(|(place, letter)| match cut >> place & 1 {
            0 => letter.to_string(),
            _ => format!("({letter})"),
        }))
    }
}

impl Trials for PlayingWithString {
    const RANDOM_SIZE: usize = 14;

    /// A word of few letters, so that many places can be cut.
    fn random(choices: &mut Choices, size: usize) -> String {
        let letters: &[char] = if choices.flip() { &['a', 'b', 'c'] } else { &['a', 'b'] };
        choices.word(letters, 1..=size.max(1))
    }

    fn extremes(extremes: &mut Extremes<String>) {
        const N: usize = MOST_LETTERS;
        let mut again = |title, letters: &'static str, count| {
            extremes.add(title, move |_| vec![letters.repeat(count)]);
        };
        again("one-run: n^2 steps, recursion 2500 deep | 平方时间，递归 2500 层", "a", N);
        again("odd-run: the middle wins | 正中必胜", "a", N - 1);
        again("lost-run: no place wins | 没有必胜的位置", "a", 4974);
        again("run-of-14: 0, not g(48) | 不合周期的 14", "a", 16);
        again("two: no place | 没有位置", "a", 2);
        again("alternating: one run of two letters | 两个字母交替", "ab", N / 2);
        again("no-place: three letters in turn | 处处不能剪", "abc", N / 3);
        let mut random = |title, letters: u8| {
            extremes.add(title, move |random| {
                let letter = |_| char::from(b'a' + random.u8(..letters));
                vec![(0..N).map(letter).collect()]
            });
        };
        random("two-letters: half of the places | 一半的位置可剪", 2);
        random("three-letters: short runs | 段很短", 3);
        random("all-letters: few places | 位置很少", 26);
        let exceptions = [14, 16, 31, 34, 51].map(|run| [run, run + 34, run + 340]).concat();
        extremes.each(&[
            ("all-runs: of 1 to 98 places | 1 到 98 的各种段", with_runs(1..=98)),
            (
                "twice: each run twice, lost | 每段两次，必败",
                with_runs((2..=139).map(|twice| twice / 2)),
            ),
            ("exceptions: runs that break the period | 不合周期的段", with_runs(exceptions)),
            (
                "last-place: one place far behind wins | 只有很靠后的一处必胜",
                with_runs([vec![1; 2496], vec![3]].concat()),
            ),
        ]);
    }
}

/// A word of two letters with runs of these lengths, each with one unmarked place behind it.
fn with_runs(lengths: impl IntoIterator<Item = usize>) -> String {
    let mut word = vec!['a', 'a'];
    for length in lengths {
        for is_marked in (0..=length).map(|place| place < length) {
            let before = word[word.len() - 2];
            let other = if before == 'a' { 'b' } else { 'a' };
            word.push(if is_marked { before } else { other });
        }
    }
    word.into_iter().collect()
}
