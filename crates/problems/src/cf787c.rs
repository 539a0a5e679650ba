//! CF 787 C: Berzerk.

use rules::prelude::*;

const MOST: usize = 7000;
/// The greatest prime up to `MOST`.
const PRIME: usize = 6997;
const NAMES: [&str; 2] = ["Rick", "Morty"];

/// The objects, and the steps of Rick and of Morty.
#[derive(Clone, Default)]
pub struct Case {
    pub n: usize,
    pub steps: [Vec<usize>; 2],
}

pub struct Berzerk;

impl Statement for Berzerk {
    type Case = Case;
    /// For Rick and for Morty, what becomes of him if he begins, at each object but the first.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { n, steps: [rick, morty] }: &mut Case) -> FormResult {
        form.number("n", n, 2..=MOST)?;
        form.line();
        for (count, name, steps) in [("k1", "step of Rick", rick), ("k2", "step of Morty", morty)] {
            form.length(count, steps, 1..=*n - 1)?;
            form.different(name, steps, 1..=*n - 1)?;
        }
        Ok(())
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        let found = starts::endings_in_words::<Berzerk>(cases, ["Lose", "Loop", "Win"], " ")?;
        let two_lines = |(case, words): (&Case, String)| {
            let words: Vec<&str> = words.split(' ').collect();
            joined(words.chunks(case.n - 1).map(|line| line.join(" ")), "\n")
        };
        Ok(cases.iter().zip(found).map(two_lines).collect())
    }
}

/// Length of the longest circle that is drawn.
pub const MOST_DRAWN: usize = 40;

impl Game for Berzerk {
    type Case = Case;
    /// The player to move, 0 for Rick and 1 for Morty, and where the monster is, 0 for the black hole.
    type Position = (usize, usize);
    const KIND: Kind = Kind::Loopy(None);
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("n O", Text("the black hole", "黑洞")).drawn(Piece::Hole),
        Sign::of_nobody("n @", Text("the monster", "怪物")).drawn(Piece::Monster),
        Sign::of_nobody("n O @", Text("the monster in the hole", "怪物在黑洞里"))
            .drawn(Piece::Hole),
    ];
    const IS_RING: bool = true;

    fn starts(case: &Case) -> impl Iterator<Item = (usize, usize)> {
        let n = case.n;
        (0..2).flat_map(move |player| (1..n).map(move |place| (player, place)))
    }

    fn moves(case: &Case, &(player, place): &(usize, usize), moves: &mut Moves<(usize, usize)>) {
        if place == 0 {
            return;
        }
        for step in &case.steps[player] {
            let option = (place + step) % case.n;
            moves.to((1 - player, option), || {
                let object = option + 1;
                let words =
                    text!("{step} on, to object {object}", "走 {step} 个物体，到第 {object} 个");
                match case.n > MOST_DRAWN {
                    true => Handle::on([0], words).amounts([*step as u64]),
                    false => Handle::on([place], words).to([option]),
                }
            });
        }
    }

    /// The circle from the black hole on, if it is short.
    fn draw(case: &Case, &(player, place): &(usize, usize)) -> Drawing {
        let name = NAMES[player];
        if case.n > MOST_DRAWN {
            let name = text!("{name} to move, monster at object", "轮到 {name}，怪物所在的物体");
            return Drawing::numbers([(&name, place as i64 + 1)]);
        }
        let sign = |is_there, sign| if is_there { sign } else { "" };
        let cells = (0..case.n).map(|object| {
            let [hole, monster] = [sign(object == 0, " O"), sign(object == place, " @")];
            format!("{}{hole}{monster}", object + 1)
        });
        Drawing::strip(cells)
    }
}

impl Trials for Berzerk {
    const RANDOM_SIZE: usize = 150;
    const EXPLORED: &'static str = "circle PLACES STEPS STEPS";

    fn extremes(extremes: &mut Extremes<Case>) {
        for (title, count) in [
            ("random-halves: a queue that looks at all moves | 把所有走法都看一遍的队列", MOST / 2),
            ("few: sets of a few steps | 只有几种步数", 5),
        ] {
            extremes.add(title, move |random| {
                let steps = [(); 2].map(|()| random.choose_multiple(1..MOST, count));
                vec![Case { n: MOST, steps }]
            });
        }
        let mut add = |title, n, chosen: [fn(usize) -> bool; 2]| {
            extremes.add(title, move |_| {
                let steps = |is_one: fn(usize) -> bool| (1..n).filter(move |&step| is_one(step));
                vec![Case { n, steps: chosen.map(|is_one| steps(is_one).collect()) }]
            });
        };
        add("all-but-one: hardly anything is lost | 几乎没有必败态", MOST, [|x| x != MOST / 2; 2]);
        add("all-steps: everything is won at once | 一步就都胜了", MOST, [|_| true; 2]);
        add(
            "all-against-one: all is lost for a player | 一方全是必败",
            MOST,
            [|_| true, |x| x == 1],
        );
        add("one-against-all: the same the other way round | 反过来", MOST, [|x| x == 1, |_| true]);
        add(
            "first-half: a long game, block by block | 一段一段推进的长局",
            MOST,
            [|x| x < MOST / 2; 2],
        );
        add("first-tenth: a longer game | 更长的局", MOST, [|x| x <= MOST / 10; 2]);
        add(
            "one-against-half: watchers that change often | 监视的后继经常更换",
            MOST,
            [|x| x == 1, |x| x < MOST / 2],
        );
        add(
            "even: endless play on every second object | 每隔一个物体就是无限循环",
            MOST,
            [|x| x % 2 == 0; 2],
        );
        add("odd: the black hole in turn | 轮流面对黑洞", MOST, [|x| x % 2 == 1; 2]);
        add(
            "even-against-odd: sets that differ | 两个集合不同",
            MOST,
            [|x| x % 2 == 0, |x| x % 2 == 1],
        );
        add(
            "threes: multiples of 3 against others | 3 的倍数对其他步数",
            MOST - 1,
            [|x| x % 3 == 0, |x| x % 3 != 0],
        );
        add(
            "to-and-fro: one step on, one step back | 一步向前，一步向后",
            MOST,
            [|x| x == 1, |x| x == MOST - 1],
        );
        add("one-step: recursion, 14,000 deep | 递归 14,000 层", MOST, [|x| x == 1; 2]);
        add(
            "prime: few steps on a circle of prime length | 圈长是素数，步数很少",
            PRIME,
            [|x| x == 1 || x == 3, |x| x == 2 || x == 5],
        );
    }
}
