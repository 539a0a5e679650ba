//! The least automaton of a language (Hopcroft 1971).

use crate::dfa::Dfa;
use crate::limit::Limit;

impl Dfa {
    /// The automaton with the fewest states that accepts the same words, numbered in the order of the shortest words: equal
    /// languages have equal automata.
    ///
    /// # Complexity
    ///
    /// O(n log n) steps for each letter.
    pub fn minimised(&self) -> Dfa {
        let classes = Partition::coarsest(self).class_of;
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
}

/// A partition of the states into classes, refined until no letter tells two states of a class apart.
struct Partition {
    /// The states, class by class.
    states: Vec<u32>,
    /// Where each state is in `states`.
    place: Vec<u32>,
    class_of: Vec<u32>,
    /// Where each class begins in `states`, and where it ends.
    ranges: Vec<[u32; 2]>,
    /// Of each class, so many states at its beginning are marked.
    marked: Vec<u32>,
}

impl Partition {
    fn coarsest(dfa: &Dfa) -> Partition {
        let n = dfa.size();
        let mut states: Vec<u32> = (0..n as u32).collect();
        states.sort_by_key(|&state| dfa.accepts(state as usize));
        let rejecting = states.partition_point(|&state| !dfa.accepts(state as usize)) as u32;
        let mut partition = Partition {
            place: vec![0; n],
            class_of: vec![0; n],
            ranges: vec![[0, n as u32]],
            marked: vec![0],
            states,
        };
        for place in 0..n {
            partition.place[partition.states[place] as usize] = place as u32;
        }
        if rejecting > 0 && rejecting < n as u32 {
            partition.marked[0] = rejecting;
            partition.split(0);
        }
        partition.refine(&Predecessors::new(dfa), dfa.letters);
        partition
    }

    fn refine(&mut self, before: &Predecessors, letters: usize) {
        let all = (0..self.ranges.len() as u32)
            .flat_map(|class| (0..letters).map(move |letter| (class, letter)));
        let mut open: Vec<(u32, usize)> = all.collect();
        let mut is_open = vec![true; open.len()];
        while let Some((class, letter)) = open.pop() {
            is_open[class as usize * letters + letter] = false;
            let mut touched = Vec::new();
            let [start, end] = self.ranges[class as usize];
            let members = self.states[start as usize..end as usize].to_vec();
            for &state in members.iter().flat_map(|&state| before.of(state, letter)) {
                self.mark(state, &mut touched);
            }
            for old in touched {
                let Some(new) = self.split(old) else { continue };
                is_open.resize(self.ranges.len() * letters, false);
                for letter in 0..letters {
                    let is_waiting = is_open[old as usize * letters + letter];
                    let smaller = if self.size(new) <= self.size(old) { new } else { old };
                    let added = if is_waiting { new } else { smaller };
                    is_open[added as usize * letters + letter] = true;
                    open.push((added, letter));
                }
            }
        }
    }

    fn size(&self, class: u32) -> u32 {
        let [start, end] = self.ranges[class as usize];
        end - start
    }

    /// Moves a state to the beginning of its class.
    fn mark(&mut self, state: u32, touched: &mut Vec<u32>) {
        let class = self.class_of[state as usize];
        let first = self.ranges[class as usize][0] + self.marked[class as usize];
        let place = self.place[state as usize];
        if place < first {
            return;
        }
        if self.marked[class as usize] == 0 {
            touched.push(class);
        }
        self.marked[class as usize] += 1;
        let other = self.states[first as usize];
        self.states.swap(first as usize, place as usize);
        self.place[other as usize] = place;
        self.place[state as usize] = first;
    }

    /// Makes a class of the marked states, unless all are. Returns its number.
    fn split(&mut self, class: u32) -> Option<u32> {
        let marked = std::mem::take(&mut self.marked[class as usize]);
        if marked == self.size(class) {
            return None;
        }
        let new = self.ranges.len() as u32;
        let [start, _] = self.ranges[class as usize];
        self.ranges[class as usize][0] = start + marked;
        self.ranges.push([start, start + marked]);
        self.marked.push(0);
        for place in start..start + marked {
            self.class_of[self.states[place as usize] as usize] = new;
        }
        Some(new)
    }
}

/// The states before each state by each letter.
struct Predecessors {
    starts: Vec<u32>,
    states: Vec<u32>,
    letters: usize,
}

impl Predecessors {
    fn new(dfa: &Dfa) -> Predecessors {
        let letters = dfa.letters;
        let key = |index: usize| dfa.next[index] as usize * letters + index % letters;
        let mut starts = vec![0; dfa.next.len() + 1];
        (0..dfa.next.len()).for_each(|index| starts[key(index) + 1] += 1);
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let (mut states, mut free) = (vec![0; dfa.next.len()], starts.clone());
        for index in 0..dfa.next.len() {
            let place = &mut free[key(index)];
            states[*place as usize] = (index / letters) as u32;
            *place += 1;
        }
        Predecessors { starts, states, letters }
    }

    fn of(&self, state: u32, letter: usize) -> &[u32] {
        let key = state as usize * self.letters + letter;
        &self.states[self.starts[key] as usize..self.starts[key + 1] as usize]
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
