//! Pages made by hand from the scripts alone, without the shell of the book: several boards, a quiz, and a page that is a file.

use super::session::{Check, Session};
use super::site::Site;
use super::world::World;
use anyhow::{Result, ensure};
use serde_json::{Value, json};
use std::fs;
use tempfile::TempDir;

/// Files that the page and its script load.
const LOADED: [&str; 5] = ["book.css", "book.js", "worker.js", "engine.js", "engine.bin"];
const NIM: &str = "1\n3\n1 4 7\n";

/// A folder with scripts and engine, and a page of this body.
fn page(world: &World, body: &str) -> Result<TempDir> {
    let folder = tempfile::tempdir()?;
    for name in LOADED {
        fs::copy(world.site.folder.join(name), folder.path().join(name))?;
    }
    let top = "<!doctype html><html lang=en><meta charset=utf-8><title>Boards</title><link rel=icon href=data:>";
    let loads = "<link rel=stylesheet href=book.css><script defer src=book.js></script>";
    let page = format!("{top}{loads}<main>{body}</main>");
    fs::write(folder.path().join("boards.html"), page)?;
    Ok(folder)
}

/// Looks at a page of this body, which is served.
fn served(world: &World, body: &str, look: impl FnOnce(&Session) -> Check) -> Check {
    let folder = page(world, body)?;
    let site = Site::of(folder.path().into())?;
    world.sessions.lend(|session| {
        session.open(&site.address_of("boards"))?;
        look(session)
    })
}

/// A board, with the answer about its position in the page or not.
fn board(problem: &str, input: &str, has_table: bool, more: &str) -> String {
    let table = if has_table { table(problem, input) } else { String::new() };
    let input = input.replace('\n', "&#10;");
    format!("<div class=board data-problem={problem} data-input='{input}' {table} {more}></div>")
}

/// The engine's answer about a position, as an attribute.
fn table(problem: &str, input: &str) -> String {
    format!("data-table='{}'", shown(problem, input).to_string().replace('\'', "&#39;"))
}

/// The engine's answer about a position.
fn shown(problem: &str, input: &str) -> Value {
    let message = json!({ "do": "show", "problem": problem, "input": input, "made": [] });
    serde_json::from_str(&engine::answer(&message.to_string())).unwrap_or_default()
}

fn is(session: &Session, expression: &str, expected: impl Into<Value>) -> Check {
    let (found, expected) = (session.promised(expression)?, expected.into());
    ensure!(found == expected, "{expression} is {found}, not {expected}");
    Ok(())
}

/// Boards on one page are played each for itself; the address is that of the one that was played last, and leads back to it.
pub fn several_boards_stand_on_a_page(world: &World) -> Check {
    let body = [
        board("p2197", NIM, true, "id=full"),
        board("p2197", "1\n1\n5\n", true, "id=compact data-compact"),
        board("cf1704f", "1\n4\nRBRB\n", false, "id=asks data-compact"),
    ];
    served(world, &body.concat(), |session| {
        let stands = |id: &str, state: &str| {
            let look = format!("document.querySelector('#{id}')?.dataset.state === '{state}'");
            session.promised(&format!("tester.until('{id} is {state}', () => {look})"))
        };
        for id in ["full", "compact", "asks"] {
            stands(id, "ready")?;
        }
        let click =
            |place: &str| session.script(&format!("document.querySelector(`{place}`).click()"));
        // In the second one a heap of 5 is taken whole; the first one stays as it is.
        click("#compact [data-part='0']")?;
        click("#compact .choice [data-number='4']")?;
        stands("compact", "over")?;
        is(session, "document.querySelector('#full').dataset.turn", "0")?;
        session.script("location.reload()")?;
        stands("compact", "over")?;
        is(session, "document.querySelector('#full').dataset.turn", "0")?;
        for absent in [".moves", "[data-act=random]", "[data-act=change]", "textarea"] {
            is(session, &format!("document.querySelector(`#compact {absent}`)"), Value::Null)?;
        }
        click("#full .moves [data-number='0']")?;
        is(
            session,
            "tester.until('an answer', () => document.querySelector('#full').dataset.turn === '2' && location.hash.includes('made='))",
            true,
        )
    })
}

/// Nothing of the engine is asked for by a page whose first position stands in it, until a reader sees the board.
pub fn first_position_needs_no_engine(world: &World) -> Check {
    let body = format!("<div style='height: 3000px'></div>{}", board("p2197", NIM, true, ""));
    served(world, &body, |session| {
        is(
            session,
            "tester.settled().then(({ state, moves }) => [state, moves])",
            json!(["ready", 12]),
        )?;
        let asked = "performance.getEntriesByType('resource').filter(({ name }) => /worker|engine/.test(name)).length";
        is(session, &format!("tester.pause(300).then(() => {asked})"), 0)?;
        session.script("document.querySelector('.board').scrollIntoView()")?;
        is(session, &format!("tester.until('the engine is asked for', () => {asked})"), 1)
    })
}

/// A page that is a file is played like any other; without the engine beside it, it says so.
pub fn a_file_is_played(world: &World) -> Check {
    let folder = page(world, &board("p2197", NIM, true, ""))?;
    let address = format!("file://{}/boards.html", folder.path().display());
    let script = folder.path().join("engine.bytes.js");
    fs::copy(world.site.folder.join("engine.bytes.js"), &script)?;
    world.sessions.lend(|session| {
        session.open(&address)?;
        is(session, "tester.settled().then(({ state }) => state)", "ready")?;
        is(session, "tester.make(tester.buttons()[0]).then(({ turn }) => turn)", 2)?;
        let play = "tester.press('again').then(() => tester.play('best', 1, 40)).then(({ winner }) => winner)";
        is(session, play, "you")?;
        fs::remove_file(&script)?;
        session.open("about:blank")?;
        session.open(&address)?;
        let press = "(await tester.settled(), tester.buttons()[0].click(), tester.until('it says so', () => /does not load/.test(tester.state().status)))";
        is(session, press, true)?;
        is(session, "document.querySelector('.ahead').textContent", "")
    })
}

/// The file for a judge is loaded when somebody reaches for it, from a disk as well, and then shown and copied.
pub fn a_submission_is_shown_and_copied(world: &World) -> Check {
    let file = "fn main() {\n    \"</script>\";\n}\n";
    let body = "<div class=submission data-file=code/a-1.js><button class=copy>Copy</button>\
                <details><summary>Show</summary><pre><code></code></pre></details></div>";
    let folder = page(world, body)?;
    let script = folder.path().join("code/a-1.js");
    fs::create_dir(folder.path().join("code"))?;
    fs::write(&script, format!("self.submission = {};", json!(file)))?;
    let address = format!("file://{}/boards.html", folder.path().display());
    let code = "document.querySelector('code').textContent";
    let says = |words: &str| {
        let note = "document.querySelector('.note').textContent";
        format!("tester.until('it says {words}', () => {note}.includes('{words}'))")
    };
    let copy = |then: &str| {
        let write = format!("navigator.clipboard.writeText = async (text) => {{ {then} }}");
        format!("({write}, document.querySelector('.copy').click())")
    };
    world.sessions.lend(|session| {
        session.open(&address)?;
        is(session, code, "")?;
        session.script(&copy("self.copied = text;"))?;
        is(session, &says("Copied"), true)?;
        is(session, "self.copied", file)?;
        session.script(&copy("throw 0;"))?;
        is(session, &says("Select"), true)?;
        is(session, "document.querySelector('details').open", true)?;
        is(session, code, file)?;
        session.open("about:blank")?;
        session.open(&address)?;
        session
            .script("document.querySelector('.submission').dispatchEvent(new Event('focusin'))")?;
        is(session, &format!("tester.until('it is shown', () => {code})"), file)?;
        fs::remove_file(&script)?;
        session.open("about:blank")?;
        session.open(&address)?;
        session.script("document.querySelector('.copy').click()")?;
        is(session, &says("does not load"), true)
    })
}

/// Pieces that are taken fly away; the program moves after a pause, and shows before which parts it takes hold of. With reduced
/// motion nothing moves.
pub fn the_program_moves_after_a_pause(world: &World) -> Check {
    let body = board("p2197", NIM, true, "data-pace=350");
    served(world, &body, |session| {
        session.finds_nothing("the program's move", "tester.movedThings()")
    })
}

/// A quiz tells right from wrong with its reason, takes numbers as they are typed in any width, and counts at the end.
pub fn a_quiz_counts(world: &World) -> Check {
    let question = |table: Value, choices: &[&str], right: &str| {
        let question = json!({ "table": table, "asks": "How?", "choices": choices, "right": [right], "because": "Because so." });
        let question = question.to_string().replace('&', "&amp;").replace('"', "&quot;");
        format!("<div class=question data-question=\"{question}\"></div>")
    };
    let position = shown("p2197", "1\n2\n3 3\n");
    let questions = [
        question(position, &["won", "lost"], "lost"),
        question(Value::Null, &["won", "lost"], "won"),
        question(Value::Null, &[], "34"),
    ];
    let body = format!("<div class=quiz>{}</div>", questions.concat());
    served(world, &body, |session| {
        is(
            session,
            "tester.until('it is there', () => document.querySelectorAll('.quiz .question [data-answer]').length)",
            4,
        )?;
        is(session, "document.querySelectorAll('.quiz .drawing').length", 1)?;
        let told = |place: &str, note: &str, score: &str| {
            is(session, &format!("document.querySelector('{place} .note').textContent"), note)?;
            is(session, "document.querySelector('.score').textContent", score)
        };
        let answered = |question: usize, answer: &str, note: &str, score: &str| {
            let place = format!(".question:nth-child({question})");
            session.click(&format!("{place} button[data-answer={answer}]"))?;
            told(&place, note, score)
        };
        answered(2, "won", "Right. Because so.", "")?;
        answered(1, "won", "Wrong. Because so.", "")?;
        let third = ".question:nth-child(3)";
        let typed = |number: &str| {
            session
                .script(&format!("document.querySelector('{third} input').value = '{number}'"))?;
            session.click(&format!("{third} button"))
        };
        typed("33")?;
        told(third, "Wrong. 34. Because so.", "1 of 3 are right.")?;
        typed(" ３４")?;
        told(third, "Right. Because so.", "1 of 3 are right.")?;
        // Another answer changes nothing of the count.
        answered(1, "lost", "Right. Because so.", "1 of 3 are right.")
    })
}
