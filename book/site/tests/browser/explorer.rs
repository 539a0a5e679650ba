//! The laws of the explorer's page: it says what the command line prints.

use super::session::{Check, Session};
use super::world::World;
use cli::checkout::Checkout;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use std::process::{Command, Output};
use std::time::Instant;

/// A request: as words of the command line, and as the fields of the page.
pub struct Request {
    pub name: &'static str,
    words: &'static [&'static str],
    fields: [&'static str; 4],
}

/// The fields are `game`, `moves`, `ask` and `to`.
pub const REQUESTS: [Request; 16] = [
    Request { name: "kayles", words: &["kayles"], fields: ["kayles", "", "", ""] },
    Request { name: "octal", words: &["octal", "0.137"], fields: ["octal 0.137", "", "", ""] },
    Request {
        name: "subtraction",
        words: &["subtraction", "1,3,4", "--ask", "outcome", "--to", "60"],
        fields: ["subtraction 1,3,4", "", "outcome", "60"],
    },
    Request {
        name: "misere",
        words: &["kayles", "--ask", "misere", "--to", "40"],
        fields: ["kayles", "", "misere", "40"],
    },
    Request {
        name: "remoteness",
        words: &["subtraction", "1,2", "--ask", "remoteness"],
        fields: ["subtraction 1,2", "", "remoteness", ""],
    },
    Request {
        name: "expression",
        words: &["--moves", "n-1, n-3"],
        fields: ["", "n-1, n-3", "", ""],
    },
    Request {
        name: "expression_in_two",
        words: &["--moves", "(a-1, b), (a, b-1), (a-1, b-1)"],
        fields: ["", "(a-1, b), (a, b-1), (a-1, b-1)", "", ""],
    },
    Request {
        name: "rectangle",
        words: &["wythoff", "--to", "9,12"],
        fields: ["wythoff", "", "", "9,12"],
    },
    Request { name: "wythoff", words: &["wythoff"], fields: ["wythoff", "", "", ""] },
    Request { name: "lasker", words: &["lasker"], fields: ["lasker", "", "", ""] },
    Request {
        name: "fibonacci_limit",
        words: &["fibonacci-limit"],
        fields: ["fibonacci-limit", "", "", ""],
    },
    Request {
        name: "half_moves_on",
        words: &["--moves", "(a-k, b+k/2) for k in 1..=a, (a, b-k) for k in 1..=b"],
        fields: ["", "(a-k, b+k/2) for k in 1..=a, (a, b-k) for k in 1..=b", "", ""],
    },
    Request { name: "problem", words: &["p2252"], fields: ["p2252", "", "", ""] },
    Request { name: "graph", words: &["graph", "1-2-3-1"], fields: ["graph 1-2-3-1", "", "", ""] },
    Request { name: "unknown", words: &["no-such-game"], fields: ["no-such-game", "", "", ""] },
    Request { name: "malformed", words: &["--moves", "n-"], fields: ["", "n-", "", ""] },
];

/// The page of each language answers as the command line does; what that refuses, it refuses in the same words.
pub fn agrees(world: &World, request: &Request) -> Check {
    agrees_in(world, request, ["en", "explore"])?;
    agrees_in(world, request, ["zh", "zh/explore"])
}

fn agrees_in(world: &World, request: &Request, [language, page]: [&str; 2]) -> Check {
    let printed = printed(language, request.words)?;
    let [text, complaint] =
        [&printed.stdout, &printed.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    let shown = world.sessions.lend(|session| shown(world, session, request, page))?;
    let [said, error] = ["text", "error"].map(|part| shown[part].as_str().unwrap_or_default());
    if !printed.status.success() {
        // What follows may be about options of the command line, which a page does not have.
        let [complaint, said] = [&*complaint, error].map(|text| {
            let text = text.trim().trim_start_matches("error: ").trim_start_matches("错误：");
            text.split(['；', ';']).next().unwrap_or(text)
        });
        return match !said.is_empty() && complaint == said {
            true => Ok(()),
            false => {
                Err(format!("the command line refuses it:\n{complaint}\nand the page:\n{shown}")
                    .into())
            }
        };
    }
    if said.trim_end() != text.trim_end() || !error.is_empty() {
        return Err(
            format!("the command line prints\n{text}\nand the page\n{said}\n{error}").into()
        );
    }
    Ok(())
}

/// What takes long can be stopped, by the same button, and another request is answered then.
pub fn can_be_stopped(world: &World) -> Check {
    let [stopped, shown] = world.sessions.lend(|session| {
        session.open(&world.site.address_of("explore"))?;
        let fields = ["octal 0.6", "", "", "30000"].map(|field| json!(field)).to_vec();
        session.promised("tester.send(...a)", fields)?;
        Ok([
            session.promised("tester.stop()", vec![])?,
            session.promised("tester.explore('kayles', '', '', '20')", vec![])?,
        ])
    })?;
    let text = shown["text"].as_str().unwrap_or_default();
    match stopped == true && text.to_lowercase().contains("kayles") && shown["error"] == "" {
        true => Ok(()),
        false => Err(format!("stopped: {stopped}; then it answers {shown}").into()),
    }
}

fn shown(world: &World, session: &Session, request: &Request, page: &str) -> Result<Value, Failed> {
    session.resize(1280, 800)?;
    session.open(&world.site.address_of(page))?;
    let fields = request.fields.map(|field| json!(field)).to_vec();
    let start = Instant::now();
    let answer = session.promised("tester.explore(...a)", fields)?;
    let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
    world.measured("answer of the explorer, ms", request.name, milliseconds);
    Ok(answer)
}

fn printed(language: &str, words: &[&str]) -> Result<Output, Failed> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--package", "cli", "--bin", "sente", "--manifest-path"]);
    command.arg(Checkout::find()?.path("Cargo.toml"));
    command.args(["--", "explore"]).args(words);
    Ok(command.env("COLUMNS", "80").env("NO_COLOR", "1").env("SENTE_LANG", language).output()?)
}
