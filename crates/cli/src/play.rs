//! `cargo sente play`: the game of a problem, move by move, against a program that cannot lose.

use crate::console::{BOLD, GOOD, columns, say, styled};
use anyhow::{Context, Result, anyhow};
use checkout::Checkout;
use explore::report::counted;
use fastrand::Rng;
use judge::Usage;
use rules::session::{Session, Worth, best};
use rules::{Choices, Problem, prose};
use std::fmt::Display;
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;

/// A list of moves shows this many; `all` shows the rest.
const SHOWN: usize = 30;

/// Play the game of a problem against a program that plays perfectly
///
/// The position is that of the first sample, of an input of your own, or a random one. Both players' moves are
/// those of the problem's rules; what the program knows, it knows by searching them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente play p2197                     the position of the first sample; you begin
  cargo sente play p4363 --random            a position of its own choice
  cargo sente play p2197 --input heaps.txt   your position, in the judge's format
  cargo sente play p2197 --second            the program begins
  cargo sente play p2197 --alone             you move for both sides

Type the number of a move, or: hint, undo, moves, all, help, quit.")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
    /// An input in the judge's format; its first case is played
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// A random position
    #[arg(long, conflicts_with = "input")]
    random: bool,
    /// The number that decides which random position
    #[arg(long, requires = "random", value_name = "N")]
    seed: Option<u64>,
    /// The program begins
    #[arg(long)]
    second: bool,
    /// You move for both sides
    #[arg(long, conflicts_with = "second")]
    alone: bool,
}

/// Runs `cargo sente play`.
///
/// # Errors
///
/// If there is no such problem, it is no game, or the input is invalid.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = crate::named::get(&arguments.id)?;
    let input = match &arguments.input {
        Some(path) => std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?,
        None if arguments.random => {
            let seed = arguments.seed.unwrap_or_else(|| Rng::new().u64(..1000));
            say(format_args!("A random position; --random --seed {seed} gives it again."));
            problem.random(&mut Choices::random(seed), problem.large() / 2)
        }
        None => first_sample(checkout, problem.id())?,
    };
    let session = begin(problem, &input)?;
    let opponent = if arguments.alone { None } else { Some(usize::from(!arguments.second)) };
    Table { session, opponent, turn: 0 }.play()
}

/// The first sample.
///
/// # Errors
///
/// If it cannot be read.
pub fn first_sample(checkout: &Checkout, id: &str) -> Result<String> {
    let folder = format!("samples/{id}");
    let numbers = checkout.stems(&folder, "in")?;
    let first = numbers.first().with_context(|| format!("{folder} has no input"))?;
    checkout.read(&format!("{folder}/{first}.in"))
}

/// A play of the first case of an input.
///
/// # Errors
///
/// If the input is invalid, or the problem is no game.
pub fn begin(problem: &dyn Problem, input: &str) -> Result<Box<dyn Session>> {
    let session = problem.play(input).map_err(|error| Usage(format!("the input: {error}")))?;
    let id = problem.id();
    session.ok_or_else(|| Usage(format!("{id} is not about a game that can be played")).into())
}

/// The position, what it is worth, and the moves with what each is worth.
pub fn view(session: &dyn Session) -> String {
    let worth = match session.worth() {
        Ok(worth) => named(worth),
        Err(error) => format!("unknown: {error}"),
    };
    let position = session.position().to_string();
    let mut text = format!("{position}\n\nFor the player to move this is {worth}.\n");
    let worths = session.worths().unwrap_or_default();
    let moves = session.moves();
    for (number, words) in moves.iter().enumerate().take(SHOWN) {
        let worth = worths.get(number).map(|&worth| named(worth)).unwrap_or_default();
        text += &format!("{:>4}  {words:<40} {worth}\n", number + 1);
    }
    if moves.len() > SHOWN {
        text += &format!("      and {} more moves\n", moves.len() - SHOWN);
    }
    text
}

fn named(worth: Worth) -> String {
    match worth {
        Worth::Won => "won".into(),
        Worth::Lost => "lost".into(),
        Worth::WonIn(moves) => format!("won in {}", counted(moves as usize, "move")),
        Worth::LostIn(moves) => format!("lost in {}", counted(moves as usize, "move")),
        Worth::Drawn => "a draw".into(),
        Worth::Score(score) => format!("worth {score:+}"),
    }
}

/// A play, and who sits at which side of the table.
struct Table {
    session: Box<dyn Session>,
    /// Which turns, even or odd, are the program's.
    opponent: Option<usize>,
    turn: usize,
}

impl Table {
    fn play(mut self) -> Result<()> {
        let mut lines = stdin().lock().lines();
        loop {
            if self.session.moves().is_empty() {
                self.say_end();
                return Ok(());
            }
            if self.opponent == Some(self.turn % 2) {
                self.reply()?;
                continue;
            }
            self.show(SHOWN);
            loop {
                if stdin().is_terminal() {
                    print!("> ");
                    stdout().flush()?;
                }
                let Some(line) = lines.next().transpose()? else { return Ok(()) };
                match self.obey(line.trim()) {
                    Next::Turn => break,
                    Next::Line => {}
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    /// What a player types.
    fn obey(&mut self, line: &str) -> Next {
        match line {
            "" => return Next::Line,
            "quit" | "q" | "exit" => return Next::Quit,
            "hint" | "h" => tell(self.hint()),
            "moves" | "m" => self.show(SHOWN),
            "all" => self.show(usize::MAX),
            "undo" | "u" => return self.undo(),
            "help" | "?" => {
                tell("The number of a move, or: hint, undo, moves, all (all moves), quit.");
            }
            number => {
                let count = self.session.moves().len();
                match number.parse::<usize>() {
                    Ok(number) if (1..=count).contains(&number) => {
                        self.session.make(number - 1);
                        self.turn += 1;
                        return Next::Turn;
                    }
                    _ => tell(format_args!(
                        "{number:?} is no move: type a number from 1 to {count}, or help"
                    )),
                }
            }
        }
        Next::Line
    }

    /// Takes back the last move of this player, and what the program answered.
    fn undo(&mut self) -> Next {
        let steps = if self.opponent.is_some() { 2 } else { 1 };
        if self.turn < steps {
            say("There is nothing to take back.");
            return Next::Line;
        }
        for _ in 0..steps {
            self.session.undo();
            self.turn -= 1;
        }
        Next::Turn
    }

    fn show(&self, most: usize) {
        say(styled(BOLD, format_args!("\n{}", self.session.position())));
        let [left, right] = self.session.gains();
        if (left, right) != (0, 0) {
            tell(format_args!("So far the first player has {left}, the second {right}."));
        }
        let moves = self.session.moves();
        for (number, words) in moves.iter().enumerate().take(most) {
            say(prose::beside(&format!("{:>4}  ", number + 1), words, columns()));
        }
        if moves.len() > most {
            say(format_args!("      and {} more: type all", moves.len() - most));
        }
    }

    /// The best moves, by a search.
    fn hint(&self) -> String {
        let worths = match self.session.worths() {
            Ok(worths) => worths,
            Err(error) => return format!("No hint: {error}."),
        };
        let best = best(&worths);
        let numbers: Vec<String> = best.iter().map(|number| (number + 1).to_string()).collect();
        let verdict = best.first().map(|&number| named(worths[number]));
        format!("Best: {}; that is {}.", numbers.join(", "), verdict.unwrap_or_default())
    }

    /// The program's move: the best by a search, or any if the game is too large for one.
    fn reply(&mut self) -> Result<()> {
        let moves = self.session.moves();
        let number = match self.session.best() {
            Ok(best) => best.last().copied(),
            Err(error) => {
                tell(format_args!("(This position cannot be searched: {error}. Any move.)"));
                Some(Rng::new().usize(..moves.len()))
            }
        };
        let number = number.ok_or_else(|| anyhow!("the program finds no move"))?;
        say(format_args!("\nThe program: {}", styled(GOOD, &moves[number])));
        self.session.make(number);
        self.turn += 1;
        Ok(())
    }

    fn say_end(&self) {
        say(styled(BOLD, format_args!("\n{}", self.session.position())));
        let player = |turn: usize| match self.opponent {
            Some(opponent) if opponent == turn % 2 => "The program",
            Some(_) => "You",
            None if turn.is_multiple_of(2) => "The first player",
            None => "The second player",
        };
        let winner =
            |winner| if winner == "You" { "You win.".into() } else { format!("{winner} wins.") };
        match self.session.worth() {
            Ok(Worth::Won | Worth::WonIn(_)) => {
                say(format_args!("No move is left. {}", winner(player(self.turn))));
            }
            Ok(Worth::Lost | Worth::LostIn(_)) => {
                say(format_args!("No move is left. {}", winner(player(self.turn + 1))));
            }
            _ => {
                let [left, right] = self.session.gains();
                say(format_args!(
                    "No move is left. {} has {left}, {} has {right}.",
                    player(0),
                    player(1)
                ));
            }
        }
    }
}

/// Says a sentence within the terminal.
fn tell(text: impl Display) {
    say(prose::beside("", &text.to_string(), columns()));
}

/// What follows a line.
enum Next {
    Turn,
    Line,
    Quit,
}
