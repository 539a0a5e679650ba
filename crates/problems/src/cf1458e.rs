//! CF 1458 E: Nim Shortcuts.

use rules::gestures::take;
use rules::prelude::*;
use std::collections::HashSet;

const MOST_SHORTCUTS: usize = 100_000;
const MOST_POSITIONS: usize = 100_000;
const MOST_STONES: u64 = 1_000_000_000;

/// The stones in the first heap, and in the second.
type Heaps = [u64; 2];

#[derive(Clone, Default)]
pub struct Case {
    pub shortcuts: Vec<Heaps>,
    /// Positions of the questions.
    pub positions: Vec<Heaps>,
}

pub struct NimShortcuts;

impl Statement for NimShortcuts {
    type Case = Case;
    /// A line for each position: `WIN` if the player to move wins, else `LOSE`.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { shortcuts, positions }: &mut Case) -> FormResult {
        form.length("n", shortcuts, 1..=MOST_SHORTCUTS)?;
        form.length("m", positions, 1..=MOST_POSITIONS)?;
        form.line();
        different(form, "shortcut", shortcuts)?;
        different(form, "position", positions)
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        starts::in_words::<NimShortcuts>(cases, ["LOSE", "WIN"], "\n")
    }
}

/// Reads or prints pairs of heaps, one on a line, all different.
fn different(form: &mut Form, name: &'static str, all: &mut [Heaps]) -> FormResult {
    let mut before = HashSet::new();
    form.each(name, all, |form, heaps| {
        form.number("x", &mut heaps[0], 0..=MOST_STONES)?;
        form.number("y", &mut heaps[1], 0..=MOST_STONES)?;
        form.line();
        let [x, y] = *heaps;
        form.check(before.insert(*heaps), || {
            text!("the {name} {x} {y} comes twice", "({x}, {y}) 出现了两次")
        })
    })
}

impl Game for NimShortcuts {
    type Case = Case;
    type Position = Heaps;

    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.shortcuts.len(), 1000, Text("shortcuts", "特殊局面数"))?;
        search::ensure_small(greatest(case), 1000, Text("stones in a heap", "一堆的石子数"))
    }

    fn starts(case: &Case) -> impl Iterator<Item = Heaps> {
        case.positions.iter().copied()
    }

    /// One or more stones are taken from one heap. At a shortcut the player to move has lost at once, as if there
    /// were no move.
    fn moves(case: &Case, &[x, y]: &Heaps, moves: &mut Moves<Heaps>) {
        if case.shortcuts.contains(&[x, y]) {
            return;
        }
        for left in 0..x {
            moves.to([left, y], || take(x - left, 0));
        }
        for left in 0..y {
            moves.to([x, left], || take(y - left, 1));
        }
    }

    fn draw(case: &Case, heaps: &Heaps) -> Drawing {
        let [x, y] = heaps.map(|heap| heap as i64);
        let first = match case.shortcuts.contains(heaps) {
            true => text!("shortcut x", "特殊局面 x"),
            false => "x".into(),
        };
        Drawing::numbers([(&first, x), ("y", y)])
    }
}

fn greatest(case: &Case) -> u64 {
    case.shortcuts.iter().chain(&case.positions).flatten().copied().max().unwrap_or(0)
}

impl Trials for NimShortcuts {
    const RANDOM_SIZE: usize = 40;

    /// Heaps of at most `size`: shortcuts of half of that, and positions of which most are near the diagonal.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let size = size as u64;
        let most = choices.pick(0..=size / 2);
        let (n, m) = (choices.pick(0..=size / 2), choices.pick(0..=3 * size));
        let shortcuts = (0..=n).map(|_| [choices.pick(0..=most), choices.pick(0..=size / 2)]);
        let shortcuts = distinct(shortcuts);
        let positions = (0..=m).map(|_| {
            let x = choices.pick(0..=size);
            let near = (x + choices.pick(0..=8)).saturating_sub(4).min(size);
            if choices.pick(0..=3) == 0 { [x, choices.pick(0..=size)] } else { [x, near] }
        });
        Case { shortcuts, positions: distinct(positions) }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        for (title, most) in [
            (
                "staircase: shifts of the diagonal, up to the greatest heaps | \
                 对角线不断偏移，直到最大的堆",
                19_900,
            ),
            (
                "zigzag: a shift every few steps, so that jumps do not pay | \
                 每隔几步就偏移一次，跳跃没有好处",
                2,
            ),
        ] {
            extremes.add(title, move |random| {
                let (shortcuts, natural) = staircase(random, most);
                case(random, shortcuts, &natural)
            });
        }
        extremes.add(
            "uniform: a walk in single steps, which are 10^9 | 逐步行走，要走 10^9 步",
            |random| {
                let shortcuts = anywhere(random, MOST_STONES);
                case(random, shortcuts, &points(|i| [9_999 * i; 2]))
            },
        );
        extremes.add(
            "block: many shortcuts in a column, of which one counts | \
             一列里有许多特殊局面，只有一个起作用",
            |random| {
                let around = anywhere(random, 400);
                case(random, points(|i| [i / 316, i % 316]), &around)
            },
        );
        const MOST: u64 = MOST_STONES;
        let mut add = |title, [shortcut, natural]: [fn(u64) -> Heaps; 2]| {
            extremes.add(title, move |random| case(random, points(shortcut), &points(natural)));
        };
        add(
            "lowest-row: all columns are blocked at once | 所有的列同时被挡住",
            [|i| [i + 1, 0], |i| [9_998 * i + 100_000, 9_998 * i]],
        );
        add(
            "lowest-column: all rows are blocked at once | 所有的行同时被挡住",
            [|i| [0, i + 1], |i| [9_998 * i, 9_998 * i + 100_000]],
        );
        add("far-column: queries in it | 询问都在那一列", [|i| [MOST, MOST - 7 * i]; 2]);
        add("far-row: queries in it | 询问都在那一行", [|i| [MOST - 7 * i, MOST]; 2]);
        add("diagonal: natural shortcuts | 本来就自然的特殊局面", [|i| [9_999 * i; 2]; 2]);
        add("slope-2: shortcuts below the diagonal | 对角线下方的特殊局面", [|i| [2 * i, i]; 2]);
        extremes.add(
            "shortcuts-alone: each query is a shortcut | 每个询问都是特殊局面",
            |random| {
                let shortcuts = anywhere(random, MOST_STONES);
                vec![Case { positions: shortcuts.clone(), shortcuts }]
            },
        );
    }
}

/// Removes repetitions and keeps the order.
fn distinct(all: impl IntoIterator<Item = Heaps>) -> Vec<Heaps> {
    let mut before = HashSet::new();
    all.into_iter().filter(|&heaps| before.insert(heaps)).collect()
}

/// Points `point(0)`, `point(1)`, and so on, as many as there may be shortcuts.
fn points(point: fn(u64) -> Heaps) -> Vec<Heaps> {
    (0..MOST_SHORTCUTS as u64).map(point).collect()
}

/// About 100,000 points with at most so many stones in a heap.
fn anywhere(random: &mut Rng, most: u64) -> Vec<Heaps> {
    distinct((0..MOST_SHORTCUTS).map(|_| [random.u64(..=most), random.u64(..=most)]))
}

/// Shuffled shortcuts, with questions about these positions and about those beside them.
fn case(random: &mut Rng, mut shortcuts: Vec<Heaps>, positions: &[Heaps]) -> Vec<Case> {
    random.shuffle(&mut shortcuts);
    let mut near = |&[x, y]: &Heaps| {
        let beside = [x, (y + random.u64(..3)).saturating_sub(1).min(MOST_STONES)];
        [[x, y], if random.bool() { beside } else { [beside[1], x] }]
    };
    let mut positions = distinct(positions.iter().flat_map(&mut near));
    random.shuffle(&mut positions);
    positions.truncate(MOST_POSITIONS);
    vec![Case { shortcuts, positions }]
}

/// The greatest number of shortcuts, each of which shifts the diagonal after a run of at most `most` steps; and a
/// position on the diagonal for each run.
fn staircase(random: &mut Rng, most: u64) -> (Vec<Heaps>, Vec<Heaps>) {
    let [mut x, mut y] = [1, 1];
    let (mut shortcuts, mut natural) = (Vec::new(), vec![[0, 0]]);
    while shortcuts.len() < MOST_SHORTCUTS {
        let length = random.u64(..=most);
        let step = random.u64(..length.max(1));
        natural.push([x + step, y + step]);
        [x, y] = [x + length, y + length];
        if random.bool() {
            shortcuts.push([x, random.u64(..y)]);
            x += 1;
        } else {
            shortcuts.push([random.u64(..x), y]);
            y += 1;
        }
    }
    (shortcuts, natural)
}
