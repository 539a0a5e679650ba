//! A problem in which the program talks with the judge.

use super::{Chance, Take3};
use game::SearchResult;
use rules::choices::every;
use rules::dialogue::{Dialogue, Fault, Guest, Host, Reply, Seat, talk};
use rules::{Cases, Choices, Erased, Extremes, Form, FormResult, Problem, Rules, Trials};

/// The program takes first, in a dialogue; who cannot take has lost.
struct Duel {
    heap: u64,
}

impl Host for Duel {
    fn greeting(&self) -> String {
        self.heap.to_string()
    }

    fn reply(&mut self, line: &str, choices: &mut Choices) -> Reply {
        let taken = line.trim().parse().ok().filter(|k| (1..=self.heap.min(3)).contains(k));
        let Some(taken) = taken else {
            let because = format!("{line:?} is no legal move with {} left", self.heap);
            return Reply::Refuse { last_words: "-1".into(), because };
        };
        self.heap -= taken;
        if self.heap == 0 {
            return Reply::Accept("0".into());
        }
        let answer = choices.pick(1..=self.heap.min(3));
        self.heap -= answer;
        match self.heap {
            0 => Reply::Refuse { last_words: answer.to_string(), because: "it has lost".into() },
            _ => Reply::Say(answer.to_string()),
        }
    }
}

struct PlayTake3;

impl Rules for PlayTake3 {
    type Case = u64;
    type Answer = ();
    type Game = Take3;
    const CASES: Cases = Cases::One;
    const HOST: Option<Seat<u64>> = Some(|&heap| Box::new(Duel { heap }));

    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.number("heap", heap, 1..=99)
    }

    fn answers(heaps: &[u64]) -> SearchResult<Vec<()>> {
        Ok(vec![(); heaps.len()])
    }

    fn print((): &()) -> String {
        String::new()
    }
}

impl Trials for PlayTake3 {
    const RANDOM_SIZE: usize = 1;

    fn extremes(_: &mut Extremes<u64>) {}
}

/// A program that leaves multiples of 4, and says something else at times.
struct Perfect {
    left: u64,
    /// The line that it says in the place of its move of this number, counted from 0; `None` ends it.
    slip: (usize, Option<&'static str>),
    said: usize,
    is_over: bool,
}

impl Guest for Perfect {
    fn hear(&mut self, line: &str) {
        let number: u64 = line.parse().unwrap_or(0);
        self.left = if self.left == 0 { number } else { self.left - number };
    }

    fn speak(&mut self) -> Option<String> {
        let (number, line) = self.slip;
        self.said += 1;
        if self.said - 1 == number {
            return line.map(String::from);
        }
        let taken = (self.left % 4).max(1);
        self.left = self.left.saturating_sub(taken);
        if self.is_over { None } else { Some(taken.to_string()) }
    }

    fn hang_up(&mut self) {
        self.is_over = true;
    }
}

fn dialogue(heap: &str, choices: &mut Choices, slip: (usize, Option<&'static str>)) -> Dialogue {
    let host = Erased::<PlayTake3>::new("duel").host(heap).expect("it is valid");
    let mut guest = Perfect { left: 0, slip, said: 0, is_over: false };
    talk(&mut *host.expect("a dialogue"), choices, &mut guest)
}

const NO_SLIP: (usize, Option<&str>) = (usize::MAX, None);

#[test]
fn every_dialogue_with_a_perfect_program_is_won() {
    let dialogues: Vec<Dialogue> = every(|choices| dialogue("10", choices, NO_SLIP)).collect();
    // After 2 of 10 the judge takes 1, 2 or 3 of 8, and of 4.
    assert_eq!(dialogues.len(), 9);
    assert!(dialogues.iter().all(|dialogue| dialogue.fault.is_none()));
    let shown = dialogues[0].last_lines(99);
    let lines =
        ["judge:   10", "program: 2", "judge:   1", "program: 3", "judge:   1", "program: 3"];
    assert_eq!(shown, lines.join("\n") + "\njudge:   0\n");
    assert_eq!(dialogues[0].last_lines(1), "...\njudge:   0\n");
}

#[test]
fn each_fault_of_a_program_in_a_dialogue_is_named() {
    let fault = |heap, slip| dialogue(heap, &mut Choices::replay(&[]), slip).fault;
    let refused = |because: &str| Some(Fault::Refused(because.into()));
    assert_eq!(fault("7", (0, Some("4"))), refused("\"4\" is no legal move with 7 left"));
    assert_eq!(fault("7", (1, Some("x"))), refused("\"x\" is no legal move with 3 left"));
    assert_eq!(fault("5", (0, Some("2"))), refused("it has lost"));
    let all = dialogue("4", &mut Choices::replay(&[2]), NO_SLIP);
    assert_eq!(all.fault, refused("it has lost"));
    assert_eq!(fault("7", (0, None)), Some(Fault::Ended));
    // The only move of this dialogue is the first one.
    assert_eq!(fault("3", (1, Some("3"))), Some(Fault::SpokeOn("3".into())));
    assert!(Erased::<Chance>::new("chance").host("7").expect("it is valid").is_none());
}
