//! The laws of the explorer's page: it says what the command line prints.

use super::session::Check;
use super::world::World;
use anyhow::{Context, Result, ensure};
use cli::checkout::Checkout;
use serde_json::{Map, Value};
use std::fs;
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::time::Instant;

/// Requests, by name and in words of the command line.
pub const REQUESTS: [(&str, &[&str]); 21] = [
    ("kayles", &["kayles"]),
    ("octal", &["octal", "0.137"]),
    ("subtraction", &["subtraction", "1,3,4", "--ask", "outcome", "--to", "60"]),
    ("misere", &["kayles", "--ask", "misere", "--to", "40"]),
    ("remoteness", &["subtraction", "1,2", "--ask", "remoteness"]),
    ("expression", &["--moves", "n-1, n-3"]),
    ("expression_in_two", &["--moves", "(a-1, b), (a, b-1), (a-1, b-1)"]),
    ("rectangle", &["wythoff", "--to", "9,12"]),
    ("wythoff", &["wythoff"]),
    ("lasker", &["lasker"]),
    ("fibonacci_limit", &["fibonacci-limit"]),
    ("sides", &["--left", "n-1, n-2", "--right", "n-1, n-3"]),
    ("temperature", &["--left", "n-1, n-3", "--right", "n-2", "--ask", "temperature"]),
    ("half_moves_on", &["--moves", "(a-k, b+k/2) for k in 1..=a, (a, b-k) for k in 1..=b"]),
    ("problem", &["p1290"]),
    ("graph", &["graph", "1-2-3-1"]),
    ("table", &["--table", "0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2"]),
    ("table_of_words", &["--table", "LWLWWWWLWLWWWWLWLWWWWLWLWWWWLWLWWWWLWLWWWWLWLWWWW"]),
    ("ragged_table", &["--table", "0 1 2\n1 2"]),
    ("unknown", &["no-such-game"]),
    ("malformed", &["--moves", "n-"]),
];

/// The same in the fields of the page, which are called as options are.
fn fields(words: &[&str]) -> Value {
    let game = words.iter().take_while(|word| !word.starts_with("--")).count();
    let options = words[game..].chunks_exact(2);
    let mut fields: Map<String, Value> =
        options.map(|pair| (pair[0].trim_start_matches('-').into(), pair[1].into())).collect();
    fields.insert("game".into(), words[..game].join(" ").into());
    fields.into()
}

/// The page of each language answers as the command line does; what that refuses, it refuses in the same words.
pub fn agrees(world: &World, name: &'static str, words: &[&str]) -> Check {
    world.sessions.lend(|session| {
        let mut editions = [("zh", "zh/explore"), ("en", "explore")];
        let address = |page: &str| world.site.address_of(page);
        // A page that stands there already is asked first.
        let here = session.promised("location.origin + location.pathname")?;
        editions.sort_by_key(|(_, page)| here != address(page));
        for (language, page) in editions {
            session.resize(1280, 800)?;
            if here != address(page) {
                session.open(&address(page))?;
            }
            let start = Instant::now();
            let shown = session.promised(&format!("tester.explore({})", fields(words)))?;
            let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
            world.measured("answer of the explorer, ms", name, milliseconds);
            is_same(&printed(language, words)?, &shown)?;
        }
        Ok(())
    })
}

fn is_same(printed: &Output, shown: &Value) -> Check {
    let [text, complaint] =
        [&printed.stdout, &printed.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    let [said, error] = ["text", "error"].map(|part| shown[part].as_str().unwrap_or_default());
    if !printed.status.success() {
        // A refusal may go on with advice about options of the command line, which a page does not have.
        let [complaint, said] = [&*complaint, error].map(|text| {
            let text = text.trim().trim_start_matches("error: ").trim_start_matches("错误：");
            text.split(['；', ';']).next().unwrap_or(text)
        });
        let is_same = !said.is_empty() && complaint == said;
        ensure!(is_same, "the command line refuses it:\n{complaint}\nand the page:\n{shown}");
        return Ok(());
    }
    let is_same = said.trim_end() == text.trim_end() && error.is_empty();
    ensure!(is_same, "the command line prints\n{text}\nand the page\n{said}\n{error}");
    Ok(())
}

/// The button that starts a long exploration also stops it, and another request is answered then.
pub fn can_be_stopped(world: &World) -> Check {
    let [stopped, shown] = world.sessions.lend(|session| {
        session.open(&world.site.address_of("explore"))?;
        session.promised("tester.send({ game: 'octal 0.6', to: '30000' })")?;
        Ok([
            session.promised("tester.stop()")?,
            session.promised("tester.explore({ game: 'kayles', to: '20' })")?,
        ])
    })?;
    let text = shown["text"].as_str().unwrap_or_default();
    let is_answered = text.to_lowercase().contains("kayles") && shown["error"] == "";
    ensure!(stopped == true && is_answered, "stopped: {stopped}; then it answers {shown}");
    Ok(())
}

fn printed(language: &str, words: &[&str]) -> Result<Output> {
    let mut command = Command::new(command_line()?);
    match words {
        // The page calls what is pasted by this name.
        ["--table", table] => {
            let folder = tempfile::tempdir()?;
            fs::write(folder.path().join("table"), table)?;
            command.args(["explore", "--table", "table"]).current_dir(folder.path());
            return output(command, language);
        }
        words => _ = command.arg("explore").args(words),
    }
    output(command, language)
}

fn output(mut command: Command, language: &str) -> Result<Output> {
    Ok(command.env("COLUMNS", "80").env("NO_COLOR", "1").env("SENTE_LANG", language).output()?)
}

/// The program of the command line, asked of cargo once: it takes 0.3 s to see that there is nothing to compile.
fn command_line() -> Result<&'static str> {
    static PROGRAM: OnceLock<Option<String>> = OnceLock::new();
    let built = || {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["build", "--message-format=json", "--package", "cli", "--bin", "sente"]);
        command.arg("--manifest-path").arg(Checkout::find().ok()?.path("Cargo.toml"));
        let output = String::from_utf8(command.output().ok()?.stdout).ok()?;
        let messages = output.lines().filter_map(|line| serde_json::from_str(line).ok());
        messages
            .filter_map(|message: Value| Some(message["executable"].as_str()?.into()))
            .next_back()
    };
    PROGRAM.get_or_init(built).as_deref().context("cargo does not build sente")
}
