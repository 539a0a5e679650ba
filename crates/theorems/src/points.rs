//! Games about points: what the mover leads by from here on.

use crate::explanation::{Explanation, Part, Sum, Value};
use language::text;
use problems::p4363::Board;
use std::iter;

/// Most coins of a table in passing.
const MOST_COINS: usize = 2048;
/// Most steps of a path in a table in passing. A board of the statement has 20 steps, and at most 184,756 paths.
const MOST_STEPS: usize = 20;

/// Coins from the top of a stack: the mover gets all that the opponent does not. The position is the number of coins that are
/// gone, and how many may be taken.
pub(crate) fn coins(coins: &Vec<u64>, &(gone, limit): &(usize, usize)) -> Option<Explanation> {
    let coins = coins.get(gone..).filter(|coins| coins.len() <= MOST_COINS)?;
    let stack = Stack::new(coins, limit);
    let (left, all) = (coins.len(), stack.totals[coins.len()]);
    let after = |taken: usize| stack.best(left - taken, taken);
    let turns = 1..=limit.min(left);
    // At the end nobody gets more, so the mover leads by 0.
    let others = turns.clone().map(after).min().unwrap_or(all - all / 2).min(all);
    let lead = all as i64 - 2 * others as i64;
    let parts = vec![
        Part::figure(text!("coins left", "剩余硬币"), left),
        Part::figure(text!("worth together", "合计面值"), all),
        Part::figure(text!("the opponent gets at least", "对手至少得"), others),
        Part::number(
            text!("the mover gets at most", "当前操作者至多得"),
            format!("{all} - {others}"),
            all - others,
        ),
    ];
    let rule = text!(
        "The mover gets all that the opponent does not. So a move is best that leaves the \
         opponent the least; up to {limit} coins may be taken.",
        "对手拿不到的，都归当前操作者。所以留给对手最少的一步最好；这一步至多取 {limit} 枚。"
    );
    // The last coin of each turn wears what the mover gets by it.
    let gets = turns.map(|taken| (gone + taken - 1, points((all - after(taken)) as i64)));
    Some(Explanation::lead(rule, parts, Sum::None, lead).valued(gets))
}

/// A number of points.
const fn points(points: i64) -> Value {
    Value::Number(points, 0)
}

/// Most stickers that are added up again and again.
const MOST_STICKERS: usize = 2048;
/// Most cards: the bits of a set.
const MOST_CARDS: usize = 64;

/// Cards of which a move scores the smallest: d of the solution, the largest card first. The
/// position is the set of the cards that are left.
pub(crate) fn cards(cards: &Vec<u64>, &left: &u64) -> Option<Explanation> {
    if cards.len() > MOST_CARDS {
        return None;
    }
    let is_left = |&(card, _): &(usize, &u64)| left >> card & 1 == 1;
    let mut sorted: Vec<(u64, usize)> =
        cards.iter().enumerate().filter(is_left).map(|(place, &number)| (number, place)).collect();
    sorted.sort_unstable();
    let mut lead = 0;
    let part = |(card, place): (u64, usize)| {
        let how = format!("max({lead}, {card} - {lead})");
        lead = lead.max(card - lead);
        let name = text!("up to the card {card}", "不大于 {card} 的卡片");
        Part::new(Some(place), name, how, points(lead as i64))
    };
    let mut parts: Vec<Part> = sorted.into_iter().map(part).collect();
    parts.reverse();
    let rule = text!(
        "Whoever takes a card does best to take all larger ones with it: he scores the same and leaves the opponent \
         less. So of the cards up to x, either x goes with a smaller one, and the lead stays as it was without x, or \
         he takes x alone, and the opponent has that lead.",
        "取一张卡片时，最好把更大的都一起取走：得分不变，留给对手的更少。所以只看不大于 x 的卡片：要么 x 与更小的一起取，\
         领先与没有 x 时相同；要么先取 x，这个领先归对手。"
    );
    Some(Explanation::lead(rule, parts, Sum::None, lead as i64))
}

/// Stickers of which a move takes the first ones, and scores their sum: V of the solution. The position is the number on
/// the first sticker, and how many are gone.
pub(crate) fn stickers(stickers: &Vec<i64>, &(first, gone): &(i64, usize)) -> Option<Explanation> {
    let rest = stickers.get(gone + 1..)?;
    let sum_to = |last: usize| first + rest[..=last].iter().sum::<i64>();
    let (mut parts, mut lead) = (Vec::new(), 0);
    for last in (0..rest.len().min(MOST_STICKERS)).rev() {
        let sum = sum_to(last);
        let worth = if last + 1 == rest.len() { sum } else { sum - lead };
        if parts.is_empty() || worth > lead {
            let place = gone + last + 1;
            let name = text!("up to sticker {number}", "取到第 {number} 张", number = place + 1);
            let how = format!("{sum} - {}", sum - worth);
            parts.push(Part::new(Some(place), name, how, points(worth)));
            lead = worth;
        }
    }
    parts.reverse();
    let rule = text!(
        "Whoever takes all up to a sticker scores the sum of all up to there, and leaves the other his lead \
         in the rest. From behind, a new place is better or changes nothing.",
        "取到某一张为止，得分就是到它为止的总和，而对方在余下的部分领先。从后往前：新的一处要么更好，\
         要么不改变结果。"
    );
    (rest.len() <= MOST_STICKERS).then(|| Explanation::lead(rule, parts, Sum::None, lead))
}

/// Points of the player to move from the last r coins, after a turn that took t: V(r, t) of the solution. If 2t >= r,
/// he takes all of them; other values are stored in rows.
struct Stack {
    /// The totals of the last coins, of 0 and more.
    totals: Vec<u64>,
    /// Offset of the row of each r in `values`; it begins with t = 1.
    starts: Vec<usize>,
    values: Vec<u64>,
}

impl Stack {
    /// Only t with 2t <= limit + the coins that are gone since now can arise: the next turn takes t <= limit, and then t are
    /// gone. A later one takes t after one that took t' >= t / 2, so by induction at least 2t' - limit + t >= 2t - limit are
    /// gone.
    fn new(coins: &[u64], limit: usize) -> Self {
        let mut stack = Stack { totals: vec![0], starts: vec![0], values: Vec::new() };
        for (left, &coin) in (1..).zip(coins.iter().rev()) {
            let total = stack.totals[left - 1] + coin;
            stack.totals.push(total);
            stack.starts.push(stack.values.len());
            let mut least = u64::MAX;
            let most = (coins.len() - left + limit) / 2;
            for last in (1..=most).take_while(|last| 2 * last < left) {
                for taken in [2 * last - 1, 2 * last] {
                    least = least.min(stack.best(left - taken, taken));
                }
                stack.values.push(total - least);
            }
        }
        stack
    }

    fn best(&self, left: usize, last: usize) -> u64 {
        match 2 * last < left {
            true => self.values[self.starts[left] + last - 1],
            false => self.totals[left],
        }
    }
}

/// Most squares that are looked at in passing.
const MOST_SQUARES: usize = 10_000;

/// A piece goes right or down to the last square: d of the solution, from the last row upwards.
pub(crate) fn walk(rows: &Vec<String>, &piece: &usize) -> Option<Explanation> {
    let (height, width) = (rows.len(), rows.first()?.len());
    let squares = rows.concat().into_bytes();
    if squares.len() > MOST_SQUARES || squares.len() != height * width {
        return None;
    }
    // The lead of whoever moves onto each square.
    let mut worths: Vec<i64> = vec![0; squares.len()];
    let next = |square: usize| {
        let right = Some(square + 1).filter(|right| right % width > 0);
        right.into_iter().chain(Some(square + width).filter(|&below| below < height * width))
    };
    let best = |worths: &[i64], square| next(square).map(|next| worths[next]).max().unwrap_or(0);
    for square in (0..squares.len()).rev() {
        worths[square] = if squares[square] == b'+' { 1 } else { -1 } - best(&worths, square);
    }
    let lead = best(&worths, piece);
    let part = |next: usize| {
        let name = if next == piece + 1 && width > 1 {
            text!("right", "向右")
        } else {
            text!("down", "向下")
        };
        let gain = if squares[next] == b'+' { 1 } else { -1 };
        let how = format!("{gain} - ({})", gain - worths[next]);
        Part::new(Some(next), name, how, points(worths[next]))
    };
    let parts = next(piece).map(part).collect();
    let rule = text!(
        "A move is worth its own point, less the lead that the opponent then has from the new square on. From the \
         last square backwards: take the better move.",
        "一步的价值，是这一步的得分，减去对手此后从新的格子出发的领先。从最后一格倒推，取较好的一步。"
    );
    Some(Explanation::lead(rule, parts, Sum::None, lead))
}

/// Filling a board from its upper left corner: the border of the taken cells is a path, and its number comes after those of
/// all its options. The position is true for each taken cell; Black moves if an even number of them is.
pub(crate) fn chess(board: &Board, taken: &Vec<bool>) -> Option<Explanation> {
    let (n, m) = (board.black.len(), board.black.first()?.len());
    if n + m > MOST_STEPS || m == 0 || taken.len() != n * m {
        return None;
    }
    let path = border(m, taken);
    let paths = Paths::new(n, m);
    let values = paths.values(board, path);
    let (&black, is_black) = (values.last()?, paths.is_black(path));
    let lead = if is_black { black } else { -black };
    let steps = (0..n + m).map(|step| if path >> step & 1 == 1 { 'R' } else { 'U' });
    let parts = vec![
        Part::figure(
            text!("cells left", "剩余格子"),
            taken.iter().filter(|&&taken| !taken).count(),
        ),
        Part::number(
            text!("Black's lead from here on", "此后黑方的领先"),
            steps.collect::<String>(),
            black,
        ),
    ];
    let rule = text!(
        "The border of the taken cells goes from the lower left corner up (U) and right (R). A \
         move turns a UR of it into RU, so the leads of all borders are found from the full \
         board backwards.",
        "已填格子的轮廓线从左下角出发，向上（U）或向右（R）。每一步把一处 UR 变成 RU，所以从填满\
         的棋盘倒推，就得到每条轮廓线的分差。"
    );
    // Each cell that can be taken wears the mover's lead by it.
    let leads = paths.moves(path).map(|(i, j, earlier)| {
        let later = values[values.len() - 1 - earlier];
        let lead = if is_black { board.black[i][j] + later } else { board.white[i][j] - later };
        (i * m + j, points(lead))
    });
    let explanation = Explanation::lead(rule, parts, Sum::None, lead);
    Some(explanation.valued(leads))
}

/// The border of the taken cells, a path from the lower left corner: from the lowest bit on, up is 0 and right is 1.
fn border(columns: usize, taken: &[bool]) -> u64 {
    let (mut path, mut step, mut right) = (0, 0, 0);
    let lengths = taken.chunks(columns).rev().map(|row| row.iter().filter(|&&cell| cell).count());
    for length in lengths {
        while right < length {
            path |= 1 << step;
            step += 1;
            right += 1;
        }
        step += 1;
    }
    path | ((1 << (columns - right)) - 1) << step
}

/// The paths of a board.
struct Paths {
    n: usize,
    m: usize,
    /// `[z][k]`: those of z steps up and k steps right.
    counts: Vec<Vec<usize>>,
}

impl Paths {
    fn new(n: usize, m: usize) -> Self {
        let mut counts = vec![vec![1; m + 1]; n + 1];
        for z in 1..=n {
            for k in 1..=m {
                counts[z][k] = counts[z - 1][k] + counts[z][k - 1];
            }
        }
        Paths { n, m, counts }
    }

    /// The cells that can be taken at a border, and how much earlier in the order the border is then. Each is a 1 next to a
    /// lower 0: with z zeros and k ones below the 1, the cell (n - z, k), and C(z - 1 + k, k) places.
    fn moves(&self, path: u64) -> impl Iterator<Item = (usize, usize, usize)> {
        let mut corners = path & !(path << 1) & !1;
        let steps = iter::from_fn(move || {
            let step = corners.trailing_zeros() as usize;
            corners &= corners.wrapping_sub(1);
            (step < 64).then_some(step)
        });
        steps.map(move |step| {
            let ones = (path & ((1 << step) - 1)).count_ones() as usize;
            let zeros = step - ones;
            (self.n - zeros, ones, self.counts[zeros - 1][ones])
        })
    }

    /// Black's difference at each border up to this one, in ascending order from that of the full board on.
    fn values(&self, board: &Board, last: u64) -> Vec<i64> {
        let mut values = Vec::with_capacity(self.counts[self.n][self.m]);
        values.push(0);
        let mut path = (1 << self.m) - 1;
        while path != last {
            path = next_with_as_many_ones(path);
            let place = values.len();
            let options = self.moves(path).map(|(i, j, earlier)| (i, j, values[place - earlier]));
            let value = match self.is_black(path) {
                true => options.map(|(i, j, value)| value + board.black[i][j]).max(),
                false => options.map(|(i, j, value)| value - board.white[i][j]).min(),
            };
            values.push(value.unwrap_or(0));
        }
        values
    }

    /// True if an even number of cells is taken. The others are the pairs of a 1 and a lower 0: for ones at the places p_k,
    /// the sum of all p_k - k.
    fn is_black(&self, path: u64) -> bool {
        let odd_places = (path & 0xAAAA_AAAA_AAAA_AAAA).count_ones() as usize;
        (self.n * self.m + odd_places + self.m * (self.m - 1) / 2).is_multiple_of(2)
    }
}

/// The next larger number with as many ones (Gosper).
fn next_with_as_many_ones(number: u64) -> u64 {
    let lowest = number & number.wrapping_neg();
    let carried = number + lowest;
    ((number ^ carried) >> (lowest.trailing_zeros() + 2)) | carried
}
