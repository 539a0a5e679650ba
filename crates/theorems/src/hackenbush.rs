//! Green Hackenbush on trees: an edge is cut, and what hangs on it vanishes. In normal and in misère play.

use crate::words::{LINES, filled, listed};
use crate::{Saying, nim};
use game::Player;
use rules::shapes::tree::Tree;
use sente::tree::leaves_first;

/// More branches in a nim-sum are not written out.
const WRITTEN: usize = 3;

/// AGC 017 D: lost iff the nim-sum of the branches at the root is 0.
pub(crate) fn normal(tree: &Tree, set: &u64, _: Player) -> Option<Saying> {
    let plant = Plant::new(tree, *set)?;
    let branches = plant.at_root();
    if branches.is_empty() {
        return Some(Saying::outcome(false, filled("No edge is left: whoever is to move loses.")));
    }
    let sum = branches.iter().fold(0, |sum, &child| sum ^ plant.value(child));
    let mut why = filled("A branch is worth 1 + the nim-sum of the branches on its end.");
    why.extend(filled(&if sum == 0 {
        "The nim-sum is 0: every cut makes it something else, and the answer makes it 0 again."
            .to_string()
    } else {
        let lower = |&&child: &&usize| plant.value(child) ^ sum < plant.value(child);
        let branch = *branches.iter().find(lower)?;
        let target = plant.value(branch) ^ sum;
        let [child, parent] = plant.cut(branch, target)?;
        let becomes = becomes(branch, target);
        format!("Cut {child} from {parent}: {becomes}, the nim-sum 0.")
    }));
    let named = branches.iter().map(|&child| (plant.name(child), plant.value(child)));
    Some(Saying::outcome(sum != 0, with_table(&named.collect::<Vec<_>>(), why)))
}

/// HDU 3590, the SJ theorem: won iff either the nim-sum of the branches is not 0 and one has a value above 1, or it is 0 and
/// none has.
pub(crate) fn misere(trees: &Vec<Tree>, sets: &Vec<u64>, _: Player) -> Option<Saying> {
    let plants = trees.iter().zip(sets).map(|(tree, &set)| Plant::new(tree, set));
    let plants: Vec<Plant> = plants.collect::<Option<_>>()?;
    let branches: Vec<Branch> = (1..).zip(&plants).flat_map(Branch::of).collect();
    if branches.is_empty() {
        let lines = filled("No edge is left: whoever is to move wins.");
        return Some(Saying::outcome(true, lines));
    }
    let sum = branches.iter().fold(0, |sum, branch| sum ^ branch.value);
    let above = branches.iter().filter(|branch| branch.value > 1).count();
    let why = match (sum, above) {
        (0, 0) => even_ones(&branches)?,
        (_, 0) => ODD_ONES.to_string(),
        (0, _) => BALANCED.to_string(),
        (_, 1) => to_odd_ones(&branches)?,
        _ => to_balanced(&branches, sum)?,
    };
    let named = branches.iter().map(|branch| {
        (format!("tree {}, {}", branch.number, branch.plant.name(branch.child)), branch.value)
    });
    let lines = with_table(&named.collect::<Vec<_>>(), filled(&why));
    Some(Saying::outcome((sum != 0) == (above > 0), lines))
}

/// The nim-sum of the branches, as far as there is room for them, and why it is won or lost.
fn with_table(named: &[(String, u64)], why: Vec<String>) -> Vec<String> {
    // Beside the branches there are the nim-sum and how many more they are.
    let mut lines = nim::table_of(named, LINES - 2 - why.len());
    lines.extend(why);
    lines
}

const ODD_ONES: &str = "All values are 1, and they are odd in number. A cut that ends its branch \
    leaves an even number of ones. Any other leaves a value above 1 and a nim-sum that is not 0. \
    Both are won for the opponent, as whoever cannot move wins.";

const BALANCED: &str = "The nim-sum is 0 and there are values above 1. Every cut leaves one of \
    them, and a nim-sum that is not 0: won for the opponent.";

fn even_ones(branches: &[Branch]) -> Option<String> {
    let cut = branches.first()?.cut(0)?;
    Some(format!(
        "All values are 1, and they are even in number. {cut}: an odd number of ones is left, \
         which is lost, as whoever cannot move wins."
    ))
}

/// The only value above 1 becomes 0 or 1.
fn to_odd_ones(branches: &[Branch]) -> Option<String> {
    let branch = branches.iter().find(|branch| branch.value > 1)?;
    let cut = branch.cut(branches.len() as u64 % 2)?;
    Some(format!(
        "One value is above 1. {cut}: then all values are 1, and they are odd in number, which is \
         lost, as whoever cannot move wins."
    ))
}

fn to_balanced(branches: &[Branch], sum: u64) -> Option<String> {
    let branch = branches.iter().find(|branch| branch.value ^ sum < branch.value)?;
    let cut = branch.cut(branch.value ^ sum)?;
    Some(format!(
        "{cut}: the nim-sum is 0 then, and another value above 1 stays. That is lost in misère \
         play as it is in normal play."
    ))
}

/// That a branch has another value, or is gone.
fn becomes(branch: usize, value: u64) -> String {
    match value {
        0 => format!("the branch to {} is gone", branch + 1),
        _ => format!("the branch to {} is worth {value} then", branch + 1),
    }
}

/// One of the branches at the roots of several trees.
struct Branch<'a> {
    number: usize,
    plant: &'a Plant,
    child: usize,
    value: u64,
}

impl<'a> Branch<'a> {
    /// Those of a tree and its number.
    fn of((number, plant): (usize, &'a Plant)) -> impl Iterator<Item = Self> {
        plant.at_root().into_iter().map(move |child| {
            let value = plant.value(child);
            Branch { number, plant, child, value }
        })
    }

    /// Which cut leaves of it a branch of this value.
    fn cut(&self, target: u64) -> Option<String> {
        let [child, parent] = self.plant.cut(self.child, target)?;
        Some(format!("Cut {child} from {parent} in tree {}", self.number))
    }
}

/// What is left of a tree. A branch is called by the vertex at the end of its first edge.
struct Plant {
    /// Of each vertex, those at the ends of the branches on it.
    children: Vec<Vec<usize>>,
    /// Of each vertex, the Grundy value of all that hangs on it.
    values: Vec<u64>,
}

impl Plant {
    /// The vertices of this set, which hang together on the root.
    fn new(tree: &Tree, set: u64) -> Option<Self> {
        let n = tree.vertices();
        if n > 64 {
            return None;
        }
        let edges: Vec<_> = tree.edges.iter().map(|&[one, other]| (one, other)).collect();
        let mut plant = Plant { children: vec![Vec::new(); n], values: vec![0; n] };
        let is_tree = leaves_first(n, &edges, |child, parent| {
            if set >> child & 1 == 1 {
                plant.children[parent].push(child);
                plant.values[parent] ^= plant.values[child] + 1;
            }
        });
        plant.children.iter_mut().for_each(|children| children.sort_unstable());
        is_tree.then_some(plant)
    }

    fn at_root(&self) -> Vec<usize> {
        self.children[0].clone()
    }

    /// The value of a branch.
    fn value(&self, child: usize) -> u64 {
        self.values[child] + 1
    }

    /// Where a branch leads, and how its value comes about.
    fn name(&self, child: usize) -> String {
        let on_it: Vec<u64> = self.children[child].iter().map(|&child| self.value(child)).collect();
        let name = format!("to {}", child + 1);
        match on_it[..] {
            [] => name,
            [one] => format!("{name}: 1 + {one}"),
            _ => format!("{name}: 1 + ({})", listed(&on_it, WRITTEN, " xor ")),
        }
    }

    /// The edge, lower end first as people count, whose cut leaves of a branch one that has the value `target`, less than
    /// now. The tree on a branch has one less than the branch, so it is to be target - 1: a move of Nim among the branches
    /// there, down to the branch that is to be 0, which is cut off.
    fn cut(&self, branch: usize, mut target: u64) -> Option<[usize; 2]> {
        let (mut child, mut parent) = (branch, 0);
        while target > 0 {
            let change = self.values[child] ^ (target - 1);
            let lower = |&&next: &&usize| self.value(next) ^ change < self.value(next);
            let next = *self.children[child].iter().find(lower)?;
            target = self.value(next) ^ change;
            (child, parent) = (next, child);
        }
        Some([child + 1, parent + 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    #[test]
    fn without_an_edge_normal_play_is_lost_and_misere_play_won() {
        let alone = Tree { edges: vec![[0, 1]] };
        let lost = normal(&alone, &1, Player::Left).unwrap();
        assert_eq!(lost.worth, Some(Worth::Lost));
        assert_eq!(lost.lines, ["No edge is left: whoever is to move loses."]);
        let won = misere(&vec![alone], &vec![1], Player::Left).unwrap();
        assert_eq!(won.worth, Some(Worth::Won));
        assert_eq!(won.lines, ["No edge is left: whoever is to move wins."]);
    }

    #[test]
    fn one_is_added_to_the_nim_sum_of_the_branches_on_a_branch() {
        let tree = Tree { edges: vec![[0, 1], [1, 2], [1, 3], [0, 4]] };
        let lost = normal(&tree, &0b11111, Player::Left).unwrap();
        assert_eq!(
            lost.lines,
            [
                "to 2: 1 + (1 xor 1)  1 = 1",
                "to 5                 1 = 1",
                "nim-sum              0 = 0",
                "A branch is worth 1 + the nim-sum of the branches on its end.",
                "The nim-sum is 0: every cut makes it something else, and the",
                "answer makes it 0 again.",
            ]
        );
        let won = normal(&tree, &0b10111, Player::Left).unwrap();
        let why = "Cut 3 from 2: the branch to 2 is worth 1 then, the nim-sum 0.";
        assert_eq!(won.lines.last().unwrap(), why);
    }

    #[test]
    fn in_misere_play_an_odd_number_of_ones_is_left() {
        let path = Tree { edges: vec![[0, 1], [1, 2]] };
        let won = misere(&vec![path.clone(), path], &vec![0b111, 0b011], Player::Left).unwrap();
        assert_eq!(won.worth, Some(Worth::Won));
        assert_eq!(
            won.lines,
            [
                "tree 1, to 2: 1 + 1  10 = 2",
                "tree 2, to 2         01 = 1",
                "nim-sum              11 = 3",
                "One value is above 1. Cut 2 from 1 in tree 1: then all values",
                "are 1, and they are odd in number, which is lost, as whoever",
                "cannot move wins.",
            ]
        );
    }
}
