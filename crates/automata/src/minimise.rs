//! The least automaton of a language (Moore 1956).

use crate::dfa::Dfa;
use crate::limit::Limit;
use rustc_hash::FxHashMap;

impl Dfa {
    /// The automaton with the fewest states that accepts the same words, numbered in the order of the shortest words: equal
    /// languages have equal automata.
    ///
    /// # Complexity
    ///
    /// O(n) for each letter, as often as classes are split: once for each digit of the words that tell states apart.
    pub fn minimised(&self) -> Dfa {
        let classes = self.classes();
        let mut member = vec![0; self.size()];
        for (state, &class) in classes.iter().enumerate() {
            member[class as usize] = state;
        }
        let step = |&class: &u32, letter| classes[self.step(member[class as usize], letter)];
        let accepts = |&class: &u32| self.accepts(member[class as usize]);
        let start = classes[self.start()];
        let made = Dfa::explore(self.letters, start, step, accepts, &Limit::states(usize::MAX));
        made.expect("there are no more classes than states")
    }

    /// The class of each state: states have the same one if no word tells them apart.
    fn classes(&self) -> Vec<u32> {
        let mut classes: Vec<u32> = self.accepts.iter().map(|&accepts| accepts.into()).collect();
        let (mut before, mut count) = (0, usize::MAX);
        while count != before {
            before = count;
            for letter in 0..self.letters {
                let mut numbers: FxHashMap<(u32, u32), u32> = FxHashMap::default();
                let mut class = |state: usize| {
                    let next = numbers.len() as u32;
                    let key = (classes[state], classes[self.step(state, letter)]);
                    *numbers.entry(key).or_insert(next)
                };
                classes = (0..self.size()).map(&mut class).collect();
                count = numbers.len();
            }
        }
        classes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(states: usize, letters: usize, random: &mut fastrand::Rng) -> Dfa {
        let next = (0..states * letters).map(|_| random.u32(..states as u32)).collect();
        let accepts = (0..states).map(|_| random.u8(..4) == 0).collect();
        Dfa { letters, start: random.u32(..states as u32), next, accepts }
    }

    /// The number of states that words tell apart, by refining all at once.
    fn classes(dfa: &Dfa) -> usize {
        let mut class: Vec<usize> =
            (0..dfa.size()).map(|state| dfa.accepts(state).into()).collect();
        let reached = dfa.closure(vec![dfa.start], &(0..dfa.letters).collect::<Vec<_>>());
        loop {
            let key = |&state: &u32| {
                let next = (0..dfa.letters).map(|letter| class[dfa.step(state as usize, letter)]);
                (class[state as usize], next.collect::<Vec<_>>())
            };
            let mut keys: Vec<_> = reached.iter().map(key).collect();
            let of = keys.clone();
            keys.sort_unstable();
            keys.dedup();
            let before: std::collections::HashSet<usize> =
                reached.iter().map(|&state| class[state as usize]).collect();
            for (state, key) in reached.iter().zip(of) {
                class[*state as usize] = keys.binary_search(&key).unwrap();
            }
            if keys.len() == before.len() {
                return keys.len();
            }
        }
    }

    #[test]
    fn the_least_automaton_takes_the_same_words_with_the_fewest_states() {
        let mut rng = fastrand::Rng::with_seed(7);
        for round in 0..400 {
            let dfa = random(1 + round % 30, 1 + round % 3, &mut rng);
            let least = dfa.minimised();
            assert_eq!(least.size(), classes(&dfa), "{dfa:?}");
            for _ in 0..50 {
                let word: Vec<usize> =
                    (0..rng.usize(..9)).map(|_| rng.usize(..dfa.letters)).collect();
                assert_eq!(dfa.takes(word.iter().copied()), least.takes(word.iter().copied()));
            }
            assert_eq!(least.minimised(), least);
        }
    }
}
