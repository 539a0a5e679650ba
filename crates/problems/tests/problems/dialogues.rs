//! Dialogues of a judge with a program whose words are known.

use crate::files::{Sample, all_samples, dialogues_of_the_judge};
use game::Handle;
use libtest_mimic::{Failed, Trial};

use rules::choices::{Choices, every};
use rules::dialogue::{
    Answer, Contestant, Dialogue, Fault, Interactor, Refusal, Reply, Side, answers, opening, talk,
};
use rules::session::{Session, Worth};
use rules::{Drawing, Problem};
use std::collections::BTreeSet;
use std::slice;

/// A program that says its words, whatever it hears.
struct Script<'a>(std::str::SplitWhitespace<'a>);

impl Contestant for Script<'_> {
    fn hear(&mut self, _: &str) {}

    fn speak(&mut self) -> Option<String> {
        self.0.next().map(String::from)
    }
}

/// A judge who is held against the game: his answers lead where the moves of his play do.
struct Held(Box<dyn Interactor>);

impl Interactor for Held {
    fn greeting(&self) -> String {
        self.0.greeting()
    }

    fn advance(&mut self) -> bool {
        self.0.advance()
    }

    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        self.0.hear(words)
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        if let Some(mut play) = self.0.play() {
            let before = play.position().to_string();
            let answers = answers(&*self.0).expect("they are few");
            let is_silent = answers.iter().any(|one| one.reply == Reply::Say(String::new()));
            let is_move = |reply: &Reply| matches!(reply, Reply::Say(words) if !words.is_empty());
            let after = |one: Answer| one.after.play().map(|play| play.position().to_string());
            let (moved, stayed): (Vec<_>, Vec<_>) =
                answers.into_iter().partition(|answer| is_move(&answer.reply));
            let [moved, stayed] = [moved, stayed].map(|answers| {
                answers.into_iter().map(after).collect::<Option<BTreeSet<String>>>()
            });
            let mut options = BTreeSet::new();
            for number in 0..play.moves().len() {
                play.make(number);
                options.insert(play.position().to_string());
                play.undo();
            }
            let is_still = |stayed: BTreeSet<String>| stayed.iter().all(|after| *after == before);
            assert_eq!(stayed.map(is_still), Some(true), "{before}");
            assert_eq!(moved, Some(if is_silent { BTreeSet::new() } else { options }), "{before}");
        }
        self.0.answer(choices)
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        self.0.play()
    }

    fn copy(&self) -> Box<dyn Interactor> {
        self.0.copy()
    }
}

/// All dialogues of the judge with a program that says these words.
fn dialogues(problem: &dyn Problem, input: &str, program: &str) -> impl Iterator<Item = Dialogue> {
    every(move |choices| {
        let interactor =
            problem.interactor(input).expect("it is valid").expect("the program talks");
        talk(&mut Held(interactor), choices, &mut Script(program.split_whitespace()))
    })
}

/// True if some judge refuses what the program says.
pub fn is_refused(problem: &dyn Problem, input: &str, program: &str) -> bool {
    dialogues(problem, input, program).any(|one| matches!(one.fault, Some(Fault::Refused(_))))
}

/// Samples are dialogues that the rules have, and in which the program has no fault.
pub fn samples(problem: &dyn Problem) -> Result<(), Failed> {
    let of_files = |Sample { files: [file, _], input, expected }| {
        (file, opening(problem, &input).unwrap_or_default(), input, expected)
    };
    let samples = all_samples(problem)?.into_iter().map(of_files);
    for (file, cases, judge, program) in samples.chain(dialogues_of_the_judge(problem)?) {
        problem.validate(&cases).map_err(|error| format!("{file} has no cases: {error}"))?;
        let is_it = |one: &Dialogue| {
            let lines = one.lines.iter().filter(|(side, _)| *side == Side::Judge);
            lines.map(|(_, line)| line.as_str()).eq(judge.lines())
        };
        let Some(found) = dialogues(problem, &cases, &program).find(is_it) else {
            return Err(format!("{file} is no dialogue by the rules").into());
        };
        if let Some(fault) = found.fault {
            return Err(format!("{file}: {fault}").into());
        }
    }
    Ok(())
}

/// The words of a dialogue, written apart from the description.
struct Words {
    id: &'static str,
    /// The turns of a program that makes this move first.
    first: fn(&str) -> Vec<String>,
    /// The turn of a program that lets the judge move first.
    second: &'static str,
    /// Moves that a program may try in small cases.
    tried: fn() -> Vec<String>,
    /// The words of a move, by its parts on a drawing of so many columns.
    of_move: fn(Handle, usize) -> String,
    may_give_up: bool,
}

const WORDS: [Words; 2] = [
    Words {
        id: "abc278_g",
        first: |line| vec!["First".into(), line.into()],
        second: "Second",
        tried: || (0..10).flat_map(|x| (0..10).map(move |y| format!("{x} {y}"))).collect(),
        of_move: |handle, _| format!("{} {}", handle.from[0] + 1, handle.from.len()),
        may_give_up: false,
    },
    Words {
        id: "cf1147f",
        first: |line| vec![format!("A {line}")],
        second: "B",
        tried: || {
            let after = |before: &'static str| (-2..9).map(move |node| format!("{before}{node}"));
            ["", "I ", "D "].into_iter().flat_map(after).collect()
        },
        of_move: |handle, columns| {
            // The first column has the left nodes, the first row the right ones.
            let node = |cell: usize| match (cell / columns, cell % columns) {
                (0, column) => columns - 1 + column,
                (row, _) => row,
            };
            match (&handle.to[..], &handle.amounts[..]) {
                ([cell], []) => node(*cell).to_string(),
                ([], [climbs]) => {
                    format!("{} {}", ["D", "I"][*climbs as usize], node(handle.from[0]))
                }
                _ => handle.words,
            }
        },
        may_give_up: true,
    },
];

/// A law for each problem whose program talks: the judge allows the moves of the game and no others, makes no others, and knows
/// what play they come to.
pub fn trials() -> Vec<Trial> {
    let law = |words: Words| {
        Trial::test(format!("judge_plays_the_game::{}", words.id), move || {
            let problem = problems::find(words.id).ok_or("it is there no more")?;
            for (seed, input) in problem.small(1).into_iter().take(120).enumerate() {
                for begins in [true, false] {
                    words.play(problem, &input, seed, begins)?;
                }
            }
            Ok(())
        })
    };
    WORDS.into_iter().map(law).collect()
}

impl Words {
    /// Plays about a case, with the program or with the judge to begin.
    fn play(
        &self,
        problem: &dyn Problem,
        input: &str,
        seed: usize,
        begins: bool,
    ) -> Result<(), Failed> {
        let mut play = problem.play(input)?.ok_or("it is no game")?;
        let mut interactor = problem.interactor(input)?.ok_or("nobody talks")?;
        let mut choices = Choices::random(seed as u64);
        if !begins {
            assert_eq!(interactor.hear(self.second), Ok(true), "{input}");
            if !self.judge_moves(&mut *interactor, &mut *play, &mut choices)? {
                return Ok(());
            }
        }
        let mut turns_of: fn(&str) -> Vec<String> =
            if begins { self.first } else { |line| vec![line.into()] };
        loop {
            ends_as_its_best_move(&mut play)?;
            let moves = self.moves(&*play);
            for line in (self.tried)() {
                let is_allowed = says(&mut *interactor.copy(), &turns_of(&line));
                assert_eq!(is_allowed, moves.contains(&line), "{input}{line:?}, {moves:?}");
            }
            let Some(line) = moves.get(seed % moves.len().max(1)) else { return Ok(()) };
            assert!(says(&mut *interactor, &turns_of(line)), "{input}{line:?}");
            turns_of = |line| vec![line.into()];
            play.make(seed % moves.len());
            assert!(stands(&*interactor, &*play), "{input}{}", play.position());
            if !self.judge_moves(&mut *interactor, &mut *play, &mut choices)? {
                return Ok(());
            }
        }
    }

    /// Lets the judge move, and makes his move. False if the play is over.
    fn judge_moves(
        &self,
        interactor: &mut dyn Interactor,
        play: &mut dyn Session,
        choices: &mut Choices,
    ) -> Result<bool, Failed> {
        let moves = self.moves(play);
        match interactor.answer(choices) {
            Reply::Accept(_) if moves.is_empty() || self.may_give_up => Ok(false),
            Reply::Say(answer) if moves.contains(&answer) => {
                play.make(moves.iter().position(|line| *line == answer).unwrap_or(0));
                assert!(stands(interactor, play), "{}", play.position());
                Ok(true)
            }
            other => Err(format!("{}: {other:?}", play.position()).into()),
        }
    }

    /// The moves of a position, as either side says them.
    fn moves(&self, play: &dyn Session) -> Vec<String> {
        let columns = match play.position() {
            Drawing::Grid(rows) => rows[0].len(),
            _ => 0,
        };
        play.moves().into_iter().map(|handle| (self.of_move)(handle, columns)).collect()
    }
}

/// Says some turns of a program, and returns true if they are allowed. The judge says nothing between them.
fn says(interactor: &mut dyn Interactor, turns: &[String]) -> bool {
    turns.iter().enumerate().all(|(number, turn)| {
        let silence = Reply::Say(String::new());
        let is_silent = number == 0 || interactor.answer(&mut Choices::greatest()) == silence;
        is_silent && interactor.hear(turn) == Ok(true)
    })
}

/// True if the judge's play is this one.
fn stands(interactor: &dyn Interactor, play: &dyn Session) -> bool {
    interactor.play().is_some_and(|his| his.position().to_string() == play.position().to_string())
}

/// A play ends when its best move makes it end.
fn ends_as_its_best_move(play: &mut Box<dyn Session>) -> Result<(), Failed> {
    let mut best = Worth::LostIn(0);
    for number in 0..play.moves().len() {
        play.make(number);
        let worth = match play.endings(slice::from_ref(play))?[..] {
            [Worth::WonIn(moves)] => Worth::LostIn(moves + 1),
            [Worth::LostIn(moves)] => Worth::WonIn(moves + 1),
            _ => return Err(format!("no number of moves:\n{}", play.position()).into()),
        };
        play.undo();
        best = if number == 0 || worth.rank() > best.rank() { worth } else { best };
    }
    assert_eq!(play.endings(slice::from_ref(play)), Ok(vec![best]), "{}", play.position());
    Ok(())
}
