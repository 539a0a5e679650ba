//! Stable matchings.

/// A stable matching of as many suitors as others, each of whom ranks all of the other side (Gale and Shapley): no two that
/// are not mates both prefer each other to their mates. Returns the mate of each suitor.
///
/// `lists` has the others in the order in which each suitor likes them. `prefers(other, one, two)` is true if `other` likes
/// the suitor `one` better than `two`.
///
/// A suitor asks down his list until someone takes him; who is asked keeps the best suitor so far. Whoever was asked once
/// stays taken. So when all but one have refused a suitor, they have the other n - 1 suitors, and the last one is free.
/// Two who are not mates do not both want it: he has not asked her and prefers his mate, or she has refused or dropped him
/// for one whom she prefers, and her mates only get better.
///
/// # Panics
///
/// If a list lacks somebody whom its suitor must ask.
///
/// # Complexity
///
/// O(n^2) time: each suitor asks each of the others once at most.
///
/// # Example
///
/// ```
/// use sente::stable::stable_mates;
///
/// // Both suitors like 0 best, who prefers suitor 1.
/// let mates = stable_mates(&[vec![0, 1], vec![0, 1]], |_, one, two| one > two);
/// assert_eq!(mates, [1, 0]);
/// ```
pub fn stable_mates(
    lists: &[Vec<usize>],
    prefers: impl Fn(usize, usize, usize) -> bool,
) -> Vec<usize> {
    let n = lists.len();
    let mut lists: Vec<_> = lists.iter().map(|list| list.iter()).collect();
    let (mut mates, mut suitors) = (vec![n; n], vec![n; n]);
    for first in 0..n {
        // A suitor who has been dropped asks on.
        let mut suitor = first;
        while suitor < n {
            let &other = lists[suitor].next().expect("a list has all of the other side");
            let before = suitors[other];
            if before == n || prefers(other, suitor, before) {
                suitors[other] = suitor;
                mates[suitor] = other;
                suitor = before;
            }
        }
    }
    mates
}

#[cfg(test)]
mod tests {
    use super::stable_mates;

    /// All orders of the numbers below `n`.
    fn orders(n: usize) -> Vec<Vec<usize>> {
        match n {
            0 => vec![Vec::new()],
            _ => {
                let shorter = orders(n - 1);
                let with = |place| {
                    move |order: &Vec<usize>| [&order[..place], &[n - 1], &order[place..]].concat()
                };
                (0..n)
                    .flat_map(|place| shorter.iter().map(with(place)).collect::<Vec<_>>())
                    .collect()
            }
        }
    }

    /// The number of matchings, one for all tastes of `n` suitors and `n` others; each is found stable.
    fn stable(n: usize) -> usize {
        let orders = orders(n);
        let tastes = orders.len().pow(2 * n as u32);
        for mut number in 0..tastes {
            let mut taste = || {
                let order = &orders[number % orders.len()];
                number /= orders.len();
                order.clone()
            };
            let lists: Vec<Vec<usize>> = (0..n).map(|_| taste()).collect();
            let ranks: Vec<Vec<usize>> = (0..n).map(|_| taste()).collect();
            let mates =
                stable_mates(&lists, |other, one, two| ranks[other][one] < ranks[other][two]);
            for (suitor, list) in lists.iter().enumerate() {
                for &other in list.iter().take_while(|&&other| other != mates[suitor]) {
                    let mate = mates.iter().position(|&mate| mate == other).expect("each has one");
                    assert!(
                        ranks[other][mate] < ranks[other][suitor],
                        "{lists:?} {ranks:?} {mates:?}"
                    );
                }
            }
        }
        tastes
    }

    #[test]
    fn all_tastes_of_few_have_a_stable_matching() {
        assert_eq!([0, 1, 2, 3].map(stable), [1, 1, 16, 46_656]);
    }
}
