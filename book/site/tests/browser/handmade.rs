//! Pages made by hand from the scripts alone, without the shell of the book: several boards, a quiz, and a page that is a file.

use super::session::{Check, Session};
use super::site::Site;
use super::visit::{none, texts};
use super::world::World;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const SCRIPTS: [[&str; 2]; 7] = [
    ["page.js", include_str!("../../assets/page.js")],
    ["drawing.js", include_str!("../../assets/drawing.js")],
    ["why.js", include_str!("../../assets/why.js")],
    ["hands.js", include_str!("../../assets/hands.js")],
    ["board.js", include_str!("../../assets/board.js")],
    ["quiz.js", include_str!("../../assets/quiz.js")],
    ["worker.js", include_str!("../../assets/worker.js")],
];
const STYLE: &str = include_str!("../../assets/book.css");
const NIM: &str = "1\n3\n1 4 7\n";

/// A folder with scripts and engine, and a page of this body.
fn page(world: &World, body: &str) -> Result<TempDir, Failed> {
    let folder = tempfile::tempdir()?;
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text);
    let mut head = String::new();
    for [name, text] in SCRIPTS {
        write(name, text)?;
        if name != "worker.js" {
            write!(head, "<script defer src={name}></script>")?;
        }
    }
    write("book.css", STYLE)?;
    for name in ["engine.js", "engine_bg.wasm"] {
        fs::copy(world.site.folder.join(name), folder.path().join(name))?;
    }
    let top = "<!doctype html><html lang=en><meta charset=utf-8><title>Boards</title><link rel=icon href=data:>";
    let style = "<link rel=stylesheet href=book.css>";
    write("boards.html", &format!("{top}{style}{head}<main>{body}</main>"))?;
    Ok(folder)
}

/// A board, with the answer about its position in the page or not.
fn board(problem: &str, input: &str, has_table: bool, more: &str) -> String {
    let table = match has_table {
        true => format!("data-table='{}'", shown(problem, input).replace('\'', "&#39;")),
        false => String::new(),
    };
    let input = input.replace('\n', "&#10;");
    format!(
        "<div class=board data-problem={problem} data-root='' data-input='{input}' {table} {more}></div>"
    )
}

fn shown(problem: &str, input: &str) -> String {
    let message = json!({ "do": "show", "problem": problem, "input": input, "made": [] });
    engine::answer(&message.to_string())
}

fn says(session: &Session, expression: &str) -> Result<Value, Failed> {
    session.promised(expression, vec![])
}

fn is(session: &Session, expression: &str, expected: &Value) -> Check {
    let found = says(session, expression)?;
    match found == *expected {
        true => Ok(()),
        false => Err(format!("{expression} is {found}, not {expected}").into()),
    }
}

/// Boards on one page are played each for itself; the address is that of the one that was played last, and leads back to it.
pub fn several_boards_stand_on_a_page(world: &World) -> Check {
    let body = [
        board("p2197", NIM, true, "id=full"),
        board("p2197", "1\n1\n5\n", true, "id=compact data-compact"),
        board("cf1704f", "1\n4\nRBRB\n", false, "id=asks data-compact"),
    ];
    let folder = page(world, &body.concat())?;
    let site = Site::of(folder.path().into())?;
    world.sessions.lend(|session| {
        session.open("about:blank")?;
        session.open(&site.address_of("boards"))?;
        let state = |id: &str| format!("tester.until('{id} is ready', () => document.querySelector('#{id}').dataset.state === 'ready')");
        for id in ["full", "compact", "asks"] {
            is(session, &state(id), &json!(true))?;
        }
        let click = |id: &str, move_or_act: &str| {
            says(session, &format!("document.querySelector(`#{id} {move_or_act}`).click()"))
        };
        // In the second one a heap of 5 is taken whole; the first one stays as it is.
        click("compact", "[data-part='0']")?;
        click("compact", ".choice [data-number='4']")?;
        is(session, "tester.until('it is over', () => document.querySelector('#compact').dataset.state === 'over')", &json!(true))?;
        is(session, "document.querySelector('#full').dataset.turn", &json!("0"))?;
        session.script("location.reload()", vec![])?;
        is(session, "tester.until('the play is back', () => document.querySelector('#compact')?.dataset.state === 'over')", &json!(true))?;
        is(session, "document.querySelector('#full').dataset.turn", &json!("0"))?;
        for absent in [".moves", "[data-act=random]", "[data-act=change]", "textarea"] {
            is(session, &format!("document.querySelector(`#compact {absent}`)"), &Value::Null)?;
        }
        click("full", ".moves [data-number='0']")?;
        is(session, "tester.until('an answer', () => document.querySelector('#full').dataset.turn === '2' && location.hash.includes('made='))", &json!(true))
    })
}

/// Nothing of the engine is asked for by a page whose first position stands in it, until a reader sees the board.
pub fn first_position_needs_no_engine(world: &World) -> Check {
    let body = format!("<div style='height: 3000px'></div>{}", board("p2197", NIM, true, ""));
    let folder = page(world, &body)?;
    fs::remove_file(folder.path().join("engine_bg.wasm"))?;
    let site = Site::of(folder.path().into())?;
    world.sessions.lend(|session| {
        session.open("about:blank")?;
        session.open(&site.address_of("boards"))?;
        is(session, "tester.settled().then(({ state, moves }) => [state, moves])", &json!(["ready", 12]))?;
        let asked = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('worker')).length";
        is(session, &format!("tester.pause(300).then(() => {asked})"), &json!(0))?;
        session.script("document.querySelector('.board').scrollIntoView()", vec![])?;
        is(session, &format!("tester.until('the engine is asked for', () => {asked})"), &json!(1))
    })
}

/// A page that is a file is played like any other; without the engine beside it, it says so.
pub fn a_file_is_played(world: &World) -> Check {
    let folder = page(world, &board("p2197", NIM, true, ""))?;
    let address = format!("file://{}/boards.html", folder.path().display());
    let script = folder.path().join("engine_bytes.js");
    fs::copy(world.site.folder.join("engine_bytes.js"), &script)?;
    world.sessions.lend(|session| {
        session.open(&address)?;
        is(session, "tester.settled().then(({ state }) => state)", &json!("ready"))?;
        is(session, "tester.make(tester.buttons()[0]).then(({ turn }) => turn)", &json!(2))?;
        let end = says(session, "tester.press('again').then(() => tester.play('best', 1, 40))")?;
        if end["winner"] != "you" {
            return Err(format!("1, 4 and 7 are won: {end}").into());
        }
        remove(&script)?;
        session.open("about:blank")?;
        session.open(&address)?;
        let press = "(await tester.settled(), tester.buttons()[0].click(), tester.until('it says so', () => /does not load/.test(tester.state().status)))";
        is(session, press, &json!(true))?;
        is(session, "document.querySelector('.ahead').textContent", &json!(""))
    })
}

fn remove(path: &Path) -> Check {
    Ok(fs::remove_file(path)?)
}

/// After a pause, and with a trace of what it takes hold of, the program moves; who wants no motion sees neither.
pub fn the_program_moves_after_a_pause(world: &World) -> Check {
    let folder = page(world, &board("p5363", "12 3\n", true, "data-pace=350"))?;
    let site = Site::of(folder.path().into())?;
    world.sessions.lend(|session| {
        session.open("about:blank")?;
        session.open(&site.address_of("boards"))?;
        let seen = says(session, "tester.tracedMove()")?;
        none("the program's move", &texts(&seen))
    })
}

/// A quiz tells right from wrong with its reason, offers a draw only if one is right somewhere, and counts at the end.
pub fn a_quiz_counts(world: &World) -> Check {
    let question = |input: &str, answer: &str| {
        let table = shown("p2197", input).replace('\'', "&#39;");
        format!(
            "<div class=question data-table='{table}' data-answer={answer} data-because='Because so.'>Who wins?</div>"
        )
    };
    let questions = [question(NIM, "won"), question("1\n2\n3 3\n", "lost")].concat();
    let folder = page(world, &format!("<div class=quiz data-problem=p2197>{questions}</div>"))?;
    let site = Site::of(folder.path().into())?;
    world.sessions.lend(|session| {
        session.open("about:blank")?;
        session.open(&site.address_of("boards"))?;
        is(session, "tester.until('it is there', () => document.querySelectorAll('.quiz .question [data-answer]').length)", &json!(4))?;
        let press = |question: usize, answer: &str| {
            session.click(&format!(".question:nth-child({question}) button[data-answer={answer}]"))
        };
        press(1, "won")?;
        is(session, "document.querySelector('.question .note').textContent", &json!("Right. Because so."))?;
        is(session, "document.querySelector('.score').textContent", &json!(""))?;
        press(2, "won")?;
        is(session, "document.querySelectorAll('.question .note')[1].textContent", &json!("Wrong. Because so."))?;
        is(session, "document.querySelector('.score').textContent", &json!("1 of 2 are right."))?;
        // Another answer changes nothing of the count.
        press(2, "lost")?;
        is(session, "document.querySelector('.score').textContent", &json!("1 of 2 are right."))
    })
}
