//! ABC 255 G: Nim in which some moves are forbidden from piles of some sizes.

use crate::words::{columns, count};
use crate::{Saying, sum};
use game::Player;
use problems::abc255_g::Piles;

/// Of larger piles nothing is said: each size is looked at.
const MOST_STONES: u64 = 4096;
/// More fallen sizes are counted.
const LISTED: usize = 3;

/// A pile is worth its size less the fallen sizes below it, unless it has fallen itself.
pub(crate) fn says(case: &Piles, piles: &Vec<u64>, _: Player) -> Option<Saying> {
    let most = piles.iter().copied().max().unwrap_or(0);
    if most > MOST_STONES {
        return None;
    }
    let values = Values::up_to(most as usize, &case.forbidden);
    let row = |&pile: &u64| [format!("pile {pile}"), values.in_words(pile)];
    let names = columns(&piles.iter().map(row).collect::<Vec<_>>());
    let parts: Vec<(String, u64)> =
        names.into_iter().zip(piles.iter().map(|&pile| values.of[pile as usize])).collect();
    let heading = format!(
        "If smaller sizes have a value but no move leads to it, a size falls to the least such value. Any other is \
         worth its stones less the number of fallen sizes below it. Fallen up to {most}: {}.",
        values.fallen_in_words()
    );
    let stuck = piles.iter().all(|&pile| values.barred[pile as usize].len() as u64 == pile);
    sum::says(&heading, &parts, sum::lost(stuck), |number, less| {
        let pile = piles[number];
        let goes = |left: &u64| {
            values.of[*left as usize] == less && !values.barred[pile as usize].contains(left)
        };
        // A Grundy value is the least one that no option has: smaller ones are there.
        let left = (0..pile).find(goes)?;
        Some([format!("Take {} from the pile of {pile}", pile - left), less.to_string()])
    })
}

/// The Grundy values of the sizes from 0 on.
struct Values {
    of: Vec<u64>,
    /// What each size cannot be lowered to.
    barred: Vec<Vec<u64>>,
    fallen: Vec<u64>,
}

impl Values {
    /// By the theorem: a size falls to the least value all sizes of which, among those below it, are barred.
    fn up_to(most: usize, forbidden: &[[u64; 2]]) -> Self {
        let mut values =
            Values { of: vec![], barred: barred_sizes(most, forbidden), fallen: vec![] };
        let mut sizes_of = vec![0; most + 1];
        for size in 0..=most {
            let fallen_to = values.least_barred(size, &sizes_of);
            let value = fallen_to.unwrap_or(size as u64 - values.fallen.len() as u64);
            values.fallen.extend(fallen_to.map(|_| size as u64));
            sizes_of[value as usize] += 1;
            values.of.push(value);
        }
        values
    }

    /// The least value of which a size is barred from all sizes below it, which are so many for each value.
    fn least_barred(&self, size: usize, sizes_of: &[usize]) -> Option<u64> {
        let mut values: Vec<u64> =
            self.barred[size].iter().map(|&left| self.of[left as usize]).collect();
        values.sort_unstable();
        let mut groups = values.chunk_by(|one, next| one == next);
        let all = groups.find(|group| sizes_of[group[0] as usize] == group.len())?;
        Some(all[0])
    }

    fn fallen_in_words(&self) -> String {
        let sizes: Vec<String> = self.fallen.iter().map(u64::to_string).collect();
        match sizes.len() {
            0 => "none".into(),
            1..=LISTED => sizes.join(" "),
            more => count(more, "size"),
        }
    }

    fn in_words(&self, pile: u64) -> String {
        match self.fallen.binary_search(&pile) {
            Ok(_) => "fallen".into(),
            Err(below) => format!("{pile} - {below}"),
        }
    }
}

fn barred_sizes(most: usize, forbidden: &[[u64; 2]]) -> Vec<Vec<u64>> {
    let mut barred = vec![Vec::new(); most + 1];
    for &[size, taken] in forbidden {
        if size <= most as u64 && (1..=size).contains(&taken) {
            barred[size as usize].push(size - taken);
        }
    }
    for sizes in &mut barred {
        sizes.sort_unstable();
        sizes.dedup();
    }
    barred
}

#[cfg(test)]
mod tests {
    use super::says;
    use crate::sum::NO_MOVE;
    use game::Player;
    use problems::abc255_g::Piles;
    use rules::session::Worth;

    #[test]
    fn without_piles_the_player_to_move_loses() {
        let saying = says(&Piles::default(), &vec![], Player::Left).expect("no pile");
        assert_eq!(saying.worth, Some(Worth::Lost));
        assert_eq!(saying.lines[4..], ["nim-sum  0 = 0", NO_MOVE]);
    }

    #[test]
    fn many_piles_and_fallen_sizes_are_said_in_few_lines() {
        let forbidden = (1..=90).map(|size| [2 * size, 2 * size]).collect();
        let case = Piles { piles: vec![], forbidden };
        let piles = (170..=180).collect();
        let saying = says(&case, &piles, Player::Left).expect("piles");
        assert!(saying.lines.len() <= 14, "{}", saying.lines.join("\n"));
        assert!(saying.lines.iter().all(|line| line.len() <= 62), "{}", saying.lines.join("\n"));
    }

    #[test]
    fn after_a_fallen_size_the_values_go_on_where_they_were() {
        let case = Piles { piles: vec![], forbidden: vec![[2, 2]] };
        let saying = says(&case, &vec![2, 4], Player::Left).expect("piles");
        assert_eq!(saying.worth, Some(Worth::Won));
        assert_eq!(
            saying.lines,
            [
                "If smaller sizes have a value but no move leads to it, a size",
                "falls to the least such value. Any other is worth its stones",
                "less the number of fallen sizes below it. Fallen up to 4: 2.",
                "pile 2  fallen  00 = 0",
                "pile 4   4 - 1  11 = 3",
                "nim-sum         11 = 3",
                "Take 4 from the pile of 4: the value 3 becomes 0, and the",
                "nim-sum 0.",
            ]
        );
    }
}
