//! Dialogues of a judge with a program whose words are known.

use crate::files::{Sample, all_samples, dialogues_of_the_judge};
use libtest_mimic::Failed;
use rules::Problem;
use rules::choices::{Choices, every};
use rules::dialogue::{
    Answer, Contestant, Dialogue, Fault, Interactor, Refusal, Reply, Side, answers, opening, talk,
};
use rules::session::{Session, Worth};
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

    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        self.0.hear(words)
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        if let Some(mut play) = self.0.play() {
            let before = BTreeSet::from([play.position().to_string()]);
            let answers = answers(&*self.0).expect("they are few");
            let is_move = |reply: &Reply| matches!(reply, Reply::Say(words) if !words.is_empty());
            let he_moves = answers.iter().any(|answer| is_move(&answer.reply));
            let after = |one: Answer| one.after.play().map(|play| play.position().to_string());
            let found: Option<BTreeSet<String>> = answers.into_iter().map(after).collect();
            let mut options = BTreeSet::new();
            for number in 0..play.moves().len() {
                play.make(number);
                options.insert(play.position().to_string());
                play.undo();
            }
            let expected = if he_moves { options } else { before };
            assert_eq!(found, Some(expected), "{}", play.position());
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
    let of_files = |Sample { files: [file, _], input, expected }| (file, input, expected);
    let samples = all_samples(problem)?.into_iter().map(of_files);
    for (file, judge, program) in samples.chain(dialogues_of_the_judge(problem)?) {
        let case = opening(problem, &judge).ok_or_else(|| format!("{file} begins with no case"))?;
        let is_it = |one: &Dialogue| {
            let lines = one.lines.iter().filter(|(side, _)| *side == Side::Judge);
            lines.map(|(_, line)| line.as_str()).eq(judge.lines())
        };
        let Some(found) = dialogues(problem, &case, &program).find(is_it) else {
            return Err(format!("{file} is no dialogue by the rules").into());
        };
        if let Some(fault) = found.fault {
            return Err(format!("{file}: {fault}").into());
        }
    }
    Ok(())
}

/// The judge of ABC278 G allows the moves of the game and no others, makes no others, and knows what play they come to:
/// all is written apart.
pub fn the_judge_plays_the_game() -> Result<(), Failed> {
    let problem = problems::find("abc278_g").ok_or("it is there no more")?;
    for (seed, input) in problem.small(1).into_iter().take(120).enumerate() {
        let mut play = problem.play(&input)?.ok_or("it is no game")?;
        let mut interactor = problem.interactor(&input)?.ok_or("nobody talks")?;
        let mut choices = Choices::random(seed as u64);
        let first = interactor.hear("First").map(|_| interactor.answer(&mut choices));
        assert_eq!(first, Ok(Reply::Say(String::new())));
        loop {
            ends_as_its_best_move(&mut play)?;
            let moves = lines(&*play);
            for (x, y) in (0..10).flat_map(|x| (0..10).map(move |y| (x, y))) {
                let line = format!("{x} {y}");
                let is_allowed = interactor.copy().hear(&line).is_ok();
                assert_eq!(is_allowed, moves.contains(&line), "{input}{line:?}, {moves:?}");
            }
            let Some(line) = moves.get(seed % moves.len().max(1)) else { break };
            interactor.hear(line).map_err(|refusal| refusal.because)?;
            play.make(seed % moves.len());
            assert!(stands(&*interactor, &*play), "{input}{}", play.position());
            let answers = lines(&*play);
            match interactor.answer(&mut choices) {
                Reply::Accept(_) if answers.is_empty() => break,
                Reply::Say(answer) if answers.contains(&answer) => {
                    play.make(answers.iter().position(|line| *line == answer).unwrap_or(0));
                    assert!(stands(&*interactor, &*play), "{input}{}", play.position());
                }
                other => return Err(format!("{input}{}: {other:?}", play.position()).into()),
            }
        }
    }
    Ok(())
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

/// The moves of a position, as a program says them.
fn lines(play: &dyn Session) -> Vec<String> {
    let line = |handle: game::Handle| format!("{} {}", handle.from[0] + 1, handle.from.len());
    play.moves().into_iter().map(line).collect()
}
