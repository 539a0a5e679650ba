//! A problem in which the program talks with the judge.

use super::{Chance, Take3};
use rules::choices::every;
use rules::dialogue::{
    Contestant, Dialogue, Fault, Interactor, NewInteractor, Refusal, Reply, Streams, answers,
    by_search, choosing, strategies, talk,
};
use rules::prelude::*;
use rules::session::{GameSession, Session};
use rules::{Erased, Problem};
use std::collections::VecDeque;
use std::io::{self, Read};
use std::iter;

/// The program takes first, in a dialogue; who cannot take has lost.
#[derive(Clone)]
struct Duel {
    heap: u64,
    /// The least that the judge takes; he gives up by 0.
    least: u64,
}

fn refuse(last_words: &str, because: &str) -> Refusal {
    Refusal { last_words: last_words.into(), because: because.into() }
}

impl Interactor for Duel {
    fn hear(&mut self, word: &str) -> Result<bool, Refusal> {
        let taken = word.parse().ok().filter(|k| (1..=self.heap.min(3)).contains(k));
        let objection = || format!("{word:?} is no legal move with {} left", self.heap);
        self.heap -= taken.ok_or_else(|| refuse("-1", &objection()))?;
        Ok(true)
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        if self.heap == 0 {
            return Reply::Accept("0".into());
        }
        let answer = choices.pick(self.least..=self.heap.min(3));
        self.heap -= answer;
        match self.heap {
            _ if answer == 0 => Reply::Accept("0".into()),
            0 => Reply::Refuse(refuse(&answer.to_string(), "it has lost")),
            _ => Reply::Say(answer.to_string()),
        }
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        GameSession::<Take3>::at(self.heap, self.heap, Player::Left)
    }

    fn copy(&self) -> Box<dyn Interactor> {
        Box::new(self.clone())
    }
}

/// Up to `CASES` heaps. The judge of several may give up.
struct PlayTake3<const CASES: usize = 1>;

impl<const CASES: usize> Statement for PlayTake3<CASES> {
    type Case = u64;
    type Answer = &'static str;
    type Game = Take3;
    const CASES: Cases = if CASES == 1 { Cases::One } else { Cases::Counted(CASES) };
    const INTERACTOR: Option<NewInteractor<u64>> =
        Some(|&heap| Box::new(Duel { heap, least: u64::from(CASES == 1) }));

    fn form(form: &mut Form, heap: &mut u64) -> FormResult {
        form.number("heap", heap, 1..=99)?;
        form.line();
        Ok(())
    }

    fn answers(heaps: &[u64]) -> SearchResult<Vec<&'static str>> {
        Ok(vec![""; heaps.len()])
    }
}

impl<const CASES: usize> Trials for PlayTake3<CASES> {
    const RANDOM_SIZE: usize = 1;

    fn extremes(_: &mut Extremes<u64>) {}
}

/// A program that leaves multiples of 4, and says something else at times.
struct Perfect {
    left: u64,
    /// The word that it says in the place of its move of this number, counted from 0; `None` ends it.
    slip: (usize, Option<&'static str>),
    said: usize,
    is_over: bool,
}

impl Contestant for Perfect {
    fn hear(&mut self, line: &str) {
        let number: u64 = line.parse().unwrap_or(0);
        self.left = if self.left == 0 { number } else { self.left - number };
    }

    fn speak(&mut self) -> Option<String> {
        let (number, word) = self.slip;
        self.said += 1;
        if self.said - 1 == number {
            return word.map(String::from);
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
    let interactor = Erased::<PlayTake3>::new("duel").interactor(heap).expect("it is valid");
    let mut contestant = Perfect { left: 0, slip, said: 0, is_over: false };
    talk(&mut *interactor.expect("a dialogue"), choices, &mut contestant)
}

/// The dialogue about 7 with a judge that makes the best moves.
fn with_the_best(choices: &mut Choices, slip: (usize, Option<&'static str>)) -> Dialogue {
    let problem = Erased::<PlayTake3>::new("duel");
    let best = strategies().find(|strategy| strategy.name == "best moves").expect("there is one");
    let mut interactor = best.interactor(&problem, "7").expect("it is valid").expect("a dialogue");
    assert!(best.interactor(&Erased::<Chance>::new("chance"), "7").expect("it is valid").is_none());
    talk(&mut *interactor, choices, &mut Perfect { left: 0, slip, said: 0, is_over: false })
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
    assert_eq!(fault("7", (0, None)), Some(Fault::Ended(String::new())));
    // The only move of this dialogue is the first one.
    assert_eq!(fault("3", (1, Some("3"))), Some(Fault::SpokeOn("3".into())));
    assert!(Erased::<Chance>::new("chance").interactor("7").expect("it is valid").is_none());
}

#[test]
fn a_program_is_heard_word_by_word_and_never_waited_for_behind_one() {
    struct Waits;
    impl Read for Waits {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            panic!("the program waits for the judge");
        }
    }
    let words = |output: &[u8]| {
        let mut program = Streams::new(output, io::sink());
        iter::from_fn(|| program.speak()).collect::<Vec<_>>()
    };
    assert_eq!((words(b""), words(b" \r\n\t\n")), (vec![], vec![]));
    assert_eq!(words(b"\n\nFirst 3\r\n\t 2  \n \xff"), ["First", "3", "2", "\u{fffd}"]);
    let mut program = Streams::new((&b"\n 3\n2 "[..]).chain(Waits), io::sink());
    assert_eq!([program.speak(), program.speak()], ["3", "2"].map(|word| Some(word.into())));
    let nines = |count| "9".repeat(count);
    assert_eq!(words(nines(96).as_bytes()), [nines(96)]);
    assert_eq!(words(nines(97).as_bytes()), [nines(96) + "..."]);
    assert_eq!(Streams::new(io::repeat(b'9'), io::sink()).speak(), Some(nines(96) + "..."));
}

#[test]
fn a_judge_of_best_moves_wins_after_a_slip_and_names_it() {
    let found: Vec<Dialogue> = every(|choices| with_the_best(choices, (0, Some("1")))).collect();
    // After 1 of 7 the judge takes 2; then the program loses 4, whatever it takes.
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].lines[2].1, "2");
    let because = Fault::Refused("it has lost; it could win until it said \"1\"".into());
    assert_eq!(found[0].fault, Some(because));
    // All that the judge can do against a perfect program is equally bad; an illegal move is no slip.
    let won: Vec<Dialogue> = every(|choices| with_the_best(choices, NO_SLIP)).collect();
    assert!(won.len() == 3 && won.iter().all(|dialogue| dialogue.fault.is_none()));
    let illegal = with_the_best(&mut Choices::random(1), (0, Some("9"))).fault;
    assert_eq!(illegal, Some(Fault::Refused("\"9\" is no legal move with 7 left".into())));
}

#[test]
fn a_judge_that_chooses_stays_one_when_copied() {
    let mut interactor = choosing(Box::new(Duel { heap: 7, least: 1 }), by_search);
    assert_eq!(interactor.hear("1"), Ok(true));
    let mut copy = interactor.copy();
    let answers = answers(&*interactor).expect("they are few");
    assert_eq!(answers.len(), 1);
    let [mut choices, mut same] = [1, 1].map(Choices::random);
    let replies =
        [interactor.answer(&mut choices), copy.answer(&mut same), answers[0].reply.clone()];
    assert_eq!(replies, [2; 3].map(|taken| Reply::Say(taken.to_string())));
    assert_eq!(
        [interactor, copy].map(|interactor| interactor.play().map(|play| play.moves().len())),
        [Some(3); 2]
    );
    // What nobody can judge is left to the interactor.
    let mut blind = choosing(Box::new(Duel { heap: 7, least: 1 }), |_| None);
    assert_eq!(blind.hear("1"), Ok(true));
    assert_eq!(blind.answer(&mut Choices::greatest()), Reply::Say("3".into()));
}

/// A program that knows its turns by heart, and what it hears.
#[derive(Default)]
struct Reciter<'a> {
    turns: VecDeque<&'a str>,
    heard: Vec<String>,
}

impl Contestant for Reciter<'_> {
    fn hear(&mut self, line: &str) {
        self.heard.push(line.into());
    }

    fn speak(&mut self) -> Option<String> {
        self.turns.pop_front().map(String::from)
    }
}

/// The judge's words to a program that says these turns about the heaps 7, 2 and 5, and its fault.
fn heard(
    turns: &[&str],
    judge: fn(Box<dyn Interactor>) -> Box<dyn Interactor>,
) -> (String, Option<Fault>) {
    let problem = Erased::<PlayTake3<3>>::new("duels");
    let interactor = problem.interactor("3\n7\n2\n5\n").expect("it is valid").expect("a dialogue");
    let mut reciter = Reciter { turns: turns.iter().copied().collect(), heard: Vec::new() };
    let fault = talk(&mut *judge(interactor.copy()), &mut Choices::replay(&[]), &mut reciter).fault;
    (reciter.heard.join(" "), fault)
}

#[test]
fn a_case_is_given_when_the_one_before_it_is_over() {
    // The judge of small moves gives up at once.
    let all = ["3", "2", "1"];
    assert_eq!(heard(&all, |judge| judge), ("3 7 0 2 0 5 0".into(), None));
    let (said, fault) = heard(&["3", "3"], |judge| judge);
    let because = "\"3\" is no legal move with 2 left";
    assert_eq!((said.as_str(), fault), ("3 7 0 2 -1", Some(Fault::Refused(because.into()))));
    let fault = |turns: &[&str]| heard(turns, |judge| judge).1;
    assert_eq!(fault(&["3", "2"]), Some(Fault::Ended(String::new())));
    assert_eq!(fault(&["3", "2", "1", "1"]), Some(Fault::SpokeOn("1".into())));
}

#[test]
fn a_judge_of_best_moves_never_gives_up() {
    let best = |turns: &[&str]| heard(turns, |judge| choosing(judge, by_search));
    let won = ["3", "3", "2", "1", "3"];
    assert_eq!(best(&won), ("3 7 1 0 2 0 5 1 0".into(), None));
    let lost = "it has lost; it could win until it said \"1\"";
    assert_eq!(best(&["3", "3", "1"]).1, Some(Fault::Refused(lost.into())));
}

#[test]
fn a_slip_is_forgotten_in_the_next_case() {
    let pessimist =
        |judge| choosing(judge, |plays: &[Box<dyn Session>]| Some(vec![-1; plays.len()]));
    let fault = |turns: &[&str]| heard(turns, pessimist).1;
    let illegal = "\"4\" is no legal move with";
    let slip = format!("{illegal} 3 left; it could win until it said \"3\"");
    assert_eq!(fault(&["3", "4"]), Some(Fault::Refused(slip)));
    assert_eq!(fault(&["3", "3", "4"]), Some(Fault::Refused(format!("{illegal} 2 left"))));
}
