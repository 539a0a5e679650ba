//! P7864, picking leaves: lost iff all chains are even.

use crate::Saying;
use crate::words::{columns, filled, fitted, listed};
use game::Player;
use rules::shapes::tree::members;

/// More vertices of a chain are not listed.
const VERTICES: usize = 6;

/// The position is the set of the vertices that are there, each with the one above it.
pub(crate) fn says(parents: &Vec<usize>, there: &u64, _: Player) -> Option<Saying> {
    if parents.len() > 63 {
        return None;
    }
    let mut chains = chains(parents, *there);
    if chains.is_empty() {
        let line = "Nothing is left: the opponent has removed the root.";
        return Some(Saying::outcome(false, filled(line)));
    }
    let wins = chains.iter().any(|chain| is_odd(chain));
    let before = filled(
        "A chain goes from a leaf upwards, to the root or up to a vertex with several children, \
         which does not belong to it.",
    );
    chains.sort_by_key(|chain| !is_odd(chain));
    let rows: Vec<_> = chains.iter().map(|chain| row(chain)).collect();
    let after = filled(&if wins {
        let picked = evening(parents, *there);
        let names: Vec<_> = members(picked).map(|vertex| vertex + 1).collect();
        let then = match there & !picked {
            0 => "nothing is left",
            _ => "all chains are even, and every answer makes one odd",
        };
        format!("Remove {}: then {then}.", listed(&names, 64, ", "))
    } else {
        "All chains are even. Whatever is removed, some of them become one shorter, so they are \
         odd, and none ends."
            .to_string()
    });
    let lines = fitted(before, columns(&rows), after);
    Some(Saying::outcome(wins, lines))
}

fn row(chain: &[usize]) -> [String; 3] {
    let names: Vec<_> = chain.iter().map(|vertex| vertex + 1).collect();
    let parity = if is_odd(chain) { "odd" } else { "even" };
    let length = match chain.len() {
        1 => "1 vertex".to_string(),
        length => format!("{length} vertices"),
    };
    [format!("chain {}", listed(&names, VERTICES, ", ")), length, parity.into()]
}

fn is_odd(chain: &[usize]) -> bool {
    chain.len() % 2 == 1
}

/// How many children each vertex has.
fn child_counts(parents: &[usize], there: u64) -> Vec<usize> {
    let mut counts = vec![0; parents.len() + 1];
    members(there).filter(|&vertex| vertex > 0).for_each(|vertex| counts[parents[vertex - 1]] += 1);
    counts
}

/// The vertices of each chain, from its leaf upwards.
fn chains(parents: &[usize], there: u64) -> Vec<Vec<usize>> {
    let children = child_counts(parents, there);
    let chain = |leaf: usize| {
        let mut chain = vec![leaf];
        let mut vertex = leaf;
        while vertex > 0 && children[parents[vertex - 1]] == 1 {
            vertex = parents[vertex - 1];
            chain.push(vertex);
        }
        chain
    };
    members(there).filter(|&vertex| children[vertex] == 0).map(chain).collect()
}

/// The leaves to be removed so that all chains are even, if one is odd: those of the odd chains, but for one correction in
/// each chain that is odd then. Its lowest vertex goes too if it was a leaf; otherwise one of its children stays.
fn evening(parents: &[usize], there: u64) -> u64 {
    let chains_now = chains(parents, there);
    let odd = chains_now.iter().filter(|chain| is_odd(chain));
    let picked = odd.fold(0, |picked, chain| picked | 1 << chain[0]);
    let is_leaf = |vertex| chains_now.iter().any(|chain| chain[0] == vertex);
    let odd_then = chains(parents, there & !picked).into_iter().filter(|chain| is_odd(chain));
    odd_then.fold(picked, |picked, chain| {
        let lowest = chain[0];
        if is_leaf(lowest) {
            return picked | 1 << lowest;
        }
        let stays = members(picked).find(|&leaf| leaf > 0 && parents[leaf - 1] == lowest);
        stays.map_or(picked, |leaf| picked & !(1 << leaf))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    #[test]
    fn nothing_left_is_lost() {
        let lost = says(&vec![], &0, Player::Left).unwrap();
        assert_eq!(lost.worth, Some(Worth::Lost));
        assert_eq!(lost.lines, ["Nothing is left: the opponent has removed the root."]);
    }

    #[test]
    fn after_the_removal_all_chains_are_even() {
        // All trees of up to 6 vertices whose parents have smaller numbers.
        for n in 1..=6 {
            let trees = (1..n).product::<usize>();
            for mut code in 0..trees {
                let parents: Vec<usize> = (1..n)
                    .map(|vertex| {
                        let parent = code % vertex;
                        code /= vertex;
                        parent
                    })
                    .collect();
                let there = (1 << n) - 1;
                if chains(&parents, there).iter().all(|chain| !is_odd(chain)) {
                    continue;
                }
                let picked = evening(&parents, there);
                assert!(picked != 0, "{parents:?}");
                let after = chains(&parents, there & !picked);
                assert!(after.iter().all(|chain| !is_odd(chain)), "{parents:?}");
                let is_leaf = |leaf| chains(&parents, there).iter().any(|chain| chain[0] == leaf);
                assert!(members(picked).all(is_leaf), "{parents:?}");
            }
        }
    }

    #[test]
    fn the_vertex_where_chains_meet_is_in_none() {
        let won = says(&vec![0, 0, 1], &0b1111, Player::Left).unwrap();
        assert_eq!(
            won.lines,
            [
                "A chain goes from a leaf upwards, to the root or up to a",
                "vertex with several children, which does not belong to it.",
                "chain 3       1 vertex   odd",
                "chain 4, 2  2 vertices  even",
                "Remove 3, 4: then all chains are even, and every answer makes",
                "one odd.",
            ]
        );
    }
}
