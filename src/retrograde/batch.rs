//! Games on one graph with a start and a target each, 64 at a time.
//!
//! Bit b of a word belongs to game b. A vertex that becomes lost or won in some games passes that on to its predecessors,
//! once for each edge and game. By the theorem of [`super`] the order does not matter, but a vertex that waits passes on
//! more games in one step. So the next one is always a vertex that has most games to pass on, and of several the one
//! that came last. Targets and vertices without edges come first.
//!
//! *Without cycles each vertex passes on once, and a target twice.* (Proved.) Let every vertex that is decided in all games have
//! passed them on. If others are left, one of them has no edge to another of them, as there is no cycle. Its edges
//! lead to vertices that have passed on all games, so it is decided in all games itself: a contradiction. So apart from
//! the targets at the beginning none passes on before it is decided in all games.
//!
//! *Counters.* A vertex counts, for each game in which it is neither lost nor won, its edges that are not known to
//! lead to won vertices; when none is left, it is lost. As long as all games agree, that is one number. Then it is a
//! word for each binary digit of the number less 1: to subtract 1 in the games of the word `borrow` flips the lowest
//! digit there, and the games in which it was 0 borrow from the next one. Games that borrow from the last have no edge left.

use super::{Ending, Games};

impl Games {
    /// Endings of the games of these queries, each a start and a target.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time for each 64 queries if there is no cycle, or for one query. Otherwise each vertex passes on at
    /// most 64 times, each in a step for each digit of a predecessor's number of edges. 12 bytes a vertex; 24 more, and 8
    /// for each digit, for a vertex on which the games differ.
    ///
    /// # Panics
    ///
    /// If a start or a target is no vertex.
    ///
    /// # Example
    ///
    /// One may walk from 0 to 1 and back, or from 1 to the end, 2. The targets are 2 and 1:
    ///
    /// ```
    /// use sente::retrograde::{Ending::{Loss, Win}, Games};
    ///
    /// let games = Games::new(3, [(0, 1), (1, 0), (1, 2)].into_iter());
    /// assert_eq!(games.endings_of(&[(0, 2), (0, 1), (1, 2)]), [Loss, Win, Win]);
    /// ```
    pub fn endings_of(&self, queries: &[(usize, usize)]) -> Vec<Ending> {
        queries.chunks(64).flat_map(|queries| self.endings_of_64(queries)).collect()
    }

    fn endings_of_64(&self, queries: &[(usize, usize)]) -> Vec<Ending> {
        let mut batch = Batch::new(&self.degrees, queries);
        let mut decided = 0;
        while let Some(vertex) = batch.news.iter_mut().rev().find_map(Vec::pop) {
            let (lost, won) = batch.pass_on(vertex as usize);
            if lost | won > 0 {
                for &predecessor in self.predecessors.of(vertex as usize) {
                    batch.update(predecessor as usize, lost, won);
                }
            }
            while decided < queries.len() && batch.ending(queries, decided) != Ending::Draw {
                decided += 1;
            }
            if decided == queries.len() {
                break;
            }
        }
        (0..queries.len()).map(|game| batch.ending(queries, game)).collect()
    }
}

/// Starts, in [`AGREED`], of the words of a vertex on which all games agree: neither lost nor won, won, or lost. The
/// three overlap.
const OPEN: u32 = 0;
const WON: u32 = 2;
const LOST: u32 = 3;
const AGREED: [u64; 6] = [0, 0, 0, !0, 0, 0];

/// The vertices in 64 games.
struct Batch {
    /// Start, in `words`, of the words of each vertex: lost, won, passed on, and the digits of its counter, from the
    /// lowest on.
    starts: Vec<u32>,
    /// The counter of each vertex, or the end of its words, if it has words of its own.
    left: Vec<u32>,
    words: Vec<u64>,
    /// Stack of vertices for each number of games, those that they had to pass on when they were pushed.
    news: Vec<Vec<u32>>,
}

impl Batch {
    /// Begins the games. With fewer than 64 queries some games are the same, so that a vertex can be decided in all.
    fn new(degrees: &[u32], queries: &[(usize, usize)]) -> Self {
        let start = |&degree: &u32| if degree > 0 { OPEN } else { LOST };
        let mut batch = Batch {
            starts: degrees.iter().map(start).collect(),
            left: degrees.to_vec(),
            words: AGREED.to_vec(),
            news: vec![vec![]; 65],
        };
        batch.news[64].extend((0..).zip(degrees).filter(|end| *end.1 == 0).map(|end| end.0));
        for (game, &(_, target)) in (0..64).zip(queries.iter().cycle()) {
            if degrees[target] > 0 {
                batch.own_words(target)[0] |= 1 << game;
                batch.news[64].push(target as u32);
            }
        }
        batch
    }

    /// The words of a vertex on which the games do not agree any more.
    fn own_words(&mut self, vertex: usize) -> &mut [u64] {
        let (start, left) = (&mut self.starts[vertex], &mut self.left[vertex]);
        if *start == OPEN {
            *start = self.words.len() as u32;
            self.words.extend([0; 3]);
            let mut counter = *left - 1;
            while counter > 0 {
                self.words.push(u64::from(counter % 2).wrapping_neg());
                counter /= 2;
            }
            *left = self.words.len() as u32;
        }
        &mut self.words[*start as usize..*left as usize]
    }

    /// Ending of the game of a query, as far as it is known.
    fn ending(&self, queries: &[(usize, usize)], game: usize) -> Ending {
        let words = &self.words[self.starts[queries[game].0] as usize..];
        match (words[0] >> game & 1, words[1] >> game & 1) {
            (1, _) => Ending::Loss,
            (_, 1) => Ending::Win,
            _ => Ending::Draw,
        }
    }

    /// The games in which the vertex is lost, and those in which it is won, without having passed them on. Now it has.
    fn pass_on(&mut self, vertex: usize) -> (u64, u64) {
        let start = self.starts[vertex];
        let words = &mut self.words[start as usize..];
        let (lost, won, passed_on) = (words[0], words[1], words[2]);
        if start > LOST {
            words[2] = lost | won;
        }
        (lost & !passed_on, won & !passed_on)
    }

    /// One edge of the vertex leads to a vertex that is newly lost, or won, in these games.
    fn update(&mut self, vertex: usize, lost_there: u64, won_there: u64) {
        let (start, left) = (&mut self.starts[vertex], &mut self.left[vertex]);
        let mut news = 64;
        match (*start, lost_there, won_there) {
            (LOST | WON, ..) => return,
            (OPEN, u64::MAX, _) => *start = WON,
            (OPEN, _, u64::MAX) => {
                *left -= 1;
                if *left > 0 {
                    return;
                }
                *start = LOST;
            }
            _ => {
                let [lost, won, passed_on, counter @ ..] = self.own_words(vertex) else { return };
                let open = !(*lost | *won);
                let mut borrow = won_there & open;
                for digit in counter {
                    if borrow == 0 {
                        break;
                    }
                    *digit ^= borrow;
                    borrow &= *digit;
                }
                *lost |= borrow;
                *won |= lost_there & open;
                let known = *lost | *won;
                if known & open == 0 {
                    return;
                }
                if known < !0 {
                    news = (known & !*passed_on).count_ones() as usize;
                }
            }
        }
        self.news[news].push(vertex as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::Ending::{Draw, Loss, Win};
    use super::Games;

    #[test]
    fn without_queries_there_are_no_endings() {
        assert_eq!(Games::new(0, [].into_iter()).endings_of(&[]), []);
        assert_eq!(Games::new(1, [(0, 0)].into_iter()).endings_of(&[]), []);
    }

    #[test]
    fn a_loop_is_a_draw_but_on_a_target() {
        let games = Games::new(3, [(0, 0), (2, 2), (2, 1)].into_iter());
        assert_eq!(games.endings_of(&[(0, 1), (2, 0), (0, 0)]), [Draw, Win, Loss]);
    }

    #[test]
    fn games_end_side_by_side_as_one_by_one() {
        let mut seed = 64_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..3000 {
            let n = 1 + round % if round % 10 == 0 { 90 } else { 12 };
            // Some vertices have no edges.
            let (most, tails) = (1 + random(3 * n), 1 + random(n));
            let edges: Vec<_> = (0..most).map(|_| (random(tails), random(n))).collect();
            let games = Games::new(n, edges.iter().copied());
            for most in [1, 3, 64, 150] {
                let queries: Vec<_> = (0..=random(most)).map(|_| (random(n), random(n))).collect();
                let alone =
                    queries.iter().map(|&(start, target)| games.endings(&[target]).0[start]);
                assert_eq!(
                    games.endings_of(&queries),
                    alone.collect::<Vec<_>>(),
                    "{edges:?}, {queries:?}"
                );
            }
        }
    }
}
