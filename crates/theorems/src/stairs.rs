//! Rows of stairs: what leaves a step that counts goes to one that does not, or off the stairs.

use crate::words::columns;
use crate::{Saying, sum};
use game::Player;

/// Why a nim-sum of 0 is lost, by whether no move is left. A move takes from a step that counts or adds to one.
pub(crate) fn lost(is_stuck: bool, step: &str) -> String {
    let idea = format!(
        " What a move takes from {step} is answered as in Nim, and what it adds there is moved on."
    );
    sum::lost(is_stuck).to_string() + if is_stuck { "" } else { &idea }
}

/// P3480: the differences of neighbours are the steps, and every second one counts, from the right end.
pub(crate) fn pebbles(_: &Vec<u64>, heaps: &Vec<u64>, _: Player) -> Option<Saying> {
    let mut steps = Vec::new();
    for number in (1..=heaps.len()).rev().step_by(2) {
        let (heap, left) = (heaps[number - 1], if number == 1 { 0 } else { heaps[number - 2] });
        let words = [format!("d({number})"), format!("= {heap} - {left}")];
        steps.push((number, words, heap.checked_sub(left)?));
    }
    let heading = "Heap i exceeds its left neighbour by d(i). Taking x from it moves x from d(i) to d(i+1), or off the \
                   row from the last. So every second d(i) counts, from the right.";
    let stuck = heaps.iter().all(|&heap| heap == 0);
    says(heading, "a d(i) that counts", steps, stuck, |heap, stones| {
        format!("Take {stones} from heap {heap}")
    })
}

/// CSES 1099: the even stairs count.
pub(crate) fn balls(_: &Vec<u64>, stairs: &Vec<u64>, _: Player) -> Option<Saying> {
    let even = (2..=stairs.len()).step_by(2);
    let step = |stair| (stair, [format!("stair {stair}")], stairs[stair - 1]);
    let heading = "On stair 1 balls rest, so the even stairs count.";
    let stuck = stairs.iter().skip(1).all(|&balls| balls == 0);
    says(heading, "an even stair", even.map(step).collect(), stuck, |stair, balls| {
        format!("Move {balls} from stair {stair}")
    })
}

/// Lost iff the nim-sum of the steps that count, each of them `step`, is 0. Of each there is its number, how it is
/// called, and how many stones or balls it has. `command` names the move that takes so many from the step of this number.
fn says<const N: usize>(
    heading: &str,
    step: &str,
    mut steps: Vec<(usize, [String; N], u64)>,
    stuck: bool,
    command: impl FnOnce(usize, u64) -> String,
) -> Option<Saying> {
    steps.retain(|step| step.2 > 0);
    let listed = if steps.is_empty() { "All are 0." } else { "Those above 0:" };
    let names = columns(&steps.iter().map(|step| step.1.clone()).collect::<Vec<_>>());
    let parts: Vec<_> = names.into_iter().zip(steps.iter().map(|step| step.2)).collect();
    sum::says(&format!("{heading} {listed}"), &parts, &lost(stuck, step), |number, less| {
        let (step, _, value) = steps[number];
        Some([command(step, value - less), less.to_string()])
    })
}

#[cfg(test)]
mod tests {
    use super::{balls, pebbles};
    use crate::sum::NO_MOVE;
    use game::Player;
    use rules::session::Worth;

    #[test]
    fn a_row_without_stones_is_lost() {
        let saying = pebbles(&vec![0], &vec![0], Player::Left).expect("a row");
        assert_eq!(saying.worth, Some(Worth::Lost));
        assert_eq!(saying.lines[3..], ["nim-sum  0 = 0", NO_MOVE]);
    }

    #[test]
    fn every_second_difference_counts_from_the_right() {
        let saying = pebbles(&vec![], &vec![1, 2, 4], Player::Left).expect("a row");
        assert_eq!(saying.worth, Some(Worth::Won));
        assert_eq!(
            saying.lines,
            [
                "Heap i exceeds its left neighbour by d(i). Taking x from it",
                "moves x from d(i) to d(i+1), or off the row from the last. So",
                "every second d(i) counts, from the right. Those above 0:",
                "d(3)  = 4 - 2  10 = 2",
                "d(1)  = 1 - 0  01 = 1",
                "nim-sum        11 = 3",
                "Take 1 from heap 3: the value 2 becomes 1, and the nim-sum 0.",
            ]
        );
    }

    #[test]
    fn balls_on_the_ground_and_on_odd_stairs_do_not_count() {
        let of = |stairs: &[u64]| balls(&vec![], &stairs.to_vec(), Player::Left).expect("stairs");
        assert_eq!(of(&[7]).lines[1..], ["nim-sum  0 = 0", NO_MOVE]);
        assert_eq!(of(&[3, 1, 2, 1]).worth, Some(Worth::Lost));
        assert_eq!(
            of(&[0, 5, 1, 1]).lines,
            [
                "On stair 1 balls rest, so the even stairs count. Those above",
                "0:",
                "stair 2  101 = 5",
                "stair 4  001 = 1",
                "nim-sum  100 = 4",
                "Move 4 from stair 2: the value 5 becomes 1, and the nim-sum 0.",
            ]
        );
    }
}
