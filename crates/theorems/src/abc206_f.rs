//! Interval Game 2: an interval that is chosen cuts its stretch into two, which are independent.

use crate::Saying;
use crate::sum;
use game::Player;
use sente::mex::MexSet;

/// Where an interval begins, and the point before which it ends.
type Interval = [usize; 2];

/// The greatest coordinate.
const END: usize = 100;

/// Of the intervals that may still be chosen the theorem speaks as of those of a start.
pub(crate) fn says(_: &Vec<Interval>, left: &Vec<Interval>, _: Player) -> Option<Saying> {
    if left.iter().any(|&[l, r]| l >= r || r > END) {
        return None;
    }
    let values = &values(left);
    let stretches = stretches(left);
    let options = |stretch: Interval| {
        let inside = left.iter().filter(move |interval| is_inside(interval, stretch));
        inside.map(move |&interval| (interval, sides(stretch, interval).map(|[l, r]| values[l][r])))
    };
    let sums = |stretch| options(stretch).map(|(_, [one, other])| one ^ other).collect();
    let named = stretches.iter().map(|&stretch| (name(stretch), sums(stretch)));
    let parts = sum::with_options(&named.collect::<Vec<_>>());
    let heading = "Each stretch is a game of its own. Choosing an interval leaves what is before it and what is \
                   behind it.";
    sum::says(heading, &parts, sum::lost(left.is_empty()), |number, value| {
        let stretch = stretches[number];
        let (interval, [one, other]) =
            options(stretch).find(|(_, [one, other])| one ^ other == value)?;
        let words = format!("Choose {}", name(interval));
        Some([words, format!("{one} xor {other} = {value}")])
    })
}

fn name([l, r]: Interval) -> String {
    format!("[{l},{r})")
}

fn is_inside(&[l, r]: &Interval, [from, to]: Interval) -> bool {
    from <= l && r <= to
}

/// What an interval leaves of a stretch that it is inside.
fn sides([from, to]: Interval, [l, r]: Interval) -> [Interval; 2] {
    [[from, l], [r, to]]
}

/// The stretches that intervals cover, each of which no point cuts: an interval lies on both of its sides.
fn stretches(intervals: &[Interval]) -> Vec<Interval> {
    let mut sorted = intervals.to_vec();
    sorted.sort_unstable();
    let mut stretches: Vec<Interval> = Vec::new();
    for [l, r] in sorted {
        match stretches.last_mut() {
            Some([_, end]) if l < *end => *end = r.max(*end),
            _ => stretches.push([l, r]),
        }
    }
    stretches
}

/// The Grundy value of the intervals inside of each stretch: `[l][r]`.
fn values(intervals: &[Interval]) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; END + 1]; END + 1];
    let mut options = MexSet::new();
    for from in (0..END).rev() {
        for to in from + 1..=END {
            for &interval in intervals.iter().filter(|interval| is_inside(interval, [from, to])) {
                let [one, other] = sides([from, to], interval).map(|[l, r]| values[l][r]);
                options.insert((one ^ other) as usize);
            }
            values[from][to] = options.take_mex() as u64;
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(left: &[Interval]) -> Vec<String> {
        says(&vec![], &left.to_vec(), Player::Left).unwrap().lines
    }

    #[test]
    fn without_an_interval_no_move_is_left() {
        assert_eq!(lines(&[])[2..], ["nim-sum  0 = 0", "No move is left."]);
        assert_eq!(says(&vec![], &vec![[1, END + 1]], Player::Left), None);
    }

    #[test]
    fn intervals_that_touch_are_apart() {
        assert_eq!(stretches(&[[2, 3], [1, 2], [5, 9], [6, 7]]), [[1, 2], [2, 3], [5, 9]]);
        assert_eq!(
            lines(&[[1, 2], [3, 4], [3, 5], [4, 5], [6, 7]]),
            [
                "Each stretch is a game of its own. Choosing an interval leaves",
                "what is before it and what is behind it.",
                "[1,2)  mex {0}     01 = 1",
                "[3,5)  mex {0, 1}  10 = 2",
                "[6,7)  mex {0}     01 = 1",
                "nim-sum            10 = 2",
                "Choose [3,5): the value 2 becomes 0 xor 0 = 0, and the nim-sum",
                "0."
            ]
        );
    }
}
