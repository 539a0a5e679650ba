//! The laws of boards: what play, hints and the other buttons do, and what a pointer presses, carries and lets go of.

use super::session::{Check, none};
use super::visit::{HEIGHT, Visit, WIDTHS};
use anyhow::{Result, bail, ensure};
use serde_json::{Value, json};

/// Plays of each board: three from the position of the page, the others from random ones.
const PLAYS: usize = 8;
/// Moves that are made by their parts.
const GRABS: usize = 8;
/// Pairs of parts that are clicked one after the other.
const PAIRS: usize = 6;
/// Moves that are looked at and not made.
const PREVIEWS: usize = 4;
/// The room of a vertex that is as large as a finger, in pixels.
const SMALLEST: f64 = 30.0;
/// Limits in milliseconds on an idle machine; `NOISE` times as much is allowed, as others may keep it busy.
const ANSWER: f64 = 100.0;
const FIRST_MOVE: f64 = 1000.0;
const NOISE: f64 = 3.0;

/// A second after the page is loaded, a move can be made.
pub fn is_soon_ready(visit: &Visit) -> Check {
    let delay = visit.promised("tester.delay()")?.as_f64().unwrap_or(f64::INFINITY);
    visit.world.measured("first move possible, ms after loading", &visit.page.name, delay);
    ensure!(delay <= NOISE * FIRST_MOVE, "{delay} ms after loading");
    Ok(())
}

/// A move on the position that the page begins with is answered at once.
pub fn answers_at_once(visit: &Visit) -> Check {
    let worst = visit.promised(&format!("tester.slowest(3, {ANSWER})"))?;
    let worst = worst.as_array().into_iter().flatten().filter_map(Value::as_f64);
    let best = worst.fold(f64::INFINITY, f64::min);
    visit.world.measured("slowest answer of a play, ms", &visit.page.name, best);
    ensure!(best <= NOISE * ANSWER, "an answer takes {best} ms");
    Ok(())
}

/// The program wins from lost positions, whatever is moved; in won ones whoever follows the hints wins. In a draw
/// neither loses, and who plays for points gets what the hint has promised.
pub fn plays_end_as_the_hints_say(visit: &Visit) -> Check {
    let plays = visit.promised(&format!("tester.plays({PLAYS})"))?;
    let plays = plays.as_array().cloned().unwrap_or_default();
    let wrong: Vec<String> =
        plays.iter().filter_map(|play| Some(format!("{}: {play}", fault(play)?))).collect();
    none("plays that end otherwise", &wrong)?;
    let ended = plays.iter().filter(|play| play["end"]["state"] == "over").count();
    let drawn = plays.iter().filter(|play| play["worth"].get("drawn").is_some()).count();
    visit.world.measured("plays to the end", &visit.page.name, ended as f64);
    let is_enough = ended + drawn >= PLAYS / 2;
    ensure!(is_enough, "of {PLAYS} plays, {ended} came to an end: {plays:?}");
    Ok(())
}

/// The fault of the end of a play, if there is one.
fn fault(play: &Value) -> Option<String> {
    let (way, end) = (play["way"].as_str()?, &play["end"]);
    let winner = end["winner"].as_str();
    let (kind, value) = play["worth"].as_object()?.iter().next()?;
    let stands = |worth: &str| end["state"] == "ready" && end["worth"].get(worth).is_some();
    let expected = match (kind.as_str(), way) {
        ("won", "best") => winner == Some("you") || stands("won"),
        ("won", _) | ("lost", _) => winner == Some("program") || stands("lost"),
        ("drawn", "best") => winner != Some("program"),
        ("drawn", _) => winner != Some("you"),
        ("leads", _) => return fault_of_score(play, value.as_i64()?),
        _ => return Some(format!("the worth {kind} is none")),
    };
    (!expected).then(|| format!("{kind}, played the {way}, ends with the winner {winner:?}"))
}

/// The same where points are played for: whoever follows the hints gets what they promise, since the program plays the best
/// moves, too; nobody gets more.
fn fault_of_score(play: &Value, lead: i64) -> Option<String> {
    let you = usize::from(play["start"]["you"] == "second");
    let ahead = |side: &Value| {
        let gain = |number: usize| side["gains"][number].as_i64();
        Some(gain(you)? - gain(1 - you)?)
    };
    let end = &play["end"];
    let (Some(before), Some(total)) = (ahead(&play["start"]), ahead(end)) else {
        return Some("it has no gains".into());
    };
    // What is still to come, where the play was left before its end.
    let rest = end["worth"]["leads"].as_i64();
    let gained = total - before + rest.unwrap_or(0);
    if gained > lead || (play["way"] == "best" && gained != lead) {
        return Some(format!("the hint says {lead} ahead, and {gained} is what it came to"));
    }
    if rest.is_some() {
        return None;
    }
    let winner = match total.signum() {
        1 => "you",
        -1 => "program",
        _ => "nobody",
    };
    (end["winner"] != winner).then(|| format!("{total} ahead, the winner is not {winner}"))
}

/// A play to the end by clicks as with a mouse: on the drawing, and on the moves where a part of it has several.
pub fn clicks_play(visit: &Visit) -> Check {
    for round in 0..60 {
        let state = visit.promised("tester.settled()")?;
        if state["state"] == "over" {
            return Ok(());
        }
        let click = |expression: &str| -> Result<bool> {
            let target = visit.promised(expression)?;
            let Some(selector) = target.as_str() else { bail!("{expression} is nothing: {state}") };
            visit.session.click(selector)?;
            visit.has_moved(&state["turn"])
        };
        if !click(&format!("tester.target({round})"))? {
            ensure!(click("tester.offered()")?, "a click on an offered move makes none: {state}");
        }
    }
    // Some plays go round in circles. Others are long; the rest of those is played by script.
    if visit.promised("tester.worth()")?.get("drawn").is_some() {
        return Ok(());
    }
    let end = visit.promised("tester.play('best', 1, 300)")?;
    let has_ended = end["state"] == "over" || end["worth"].get("drawn").is_some();
    ensure!(has_ended, "it does not end: {end}");
    Ok(())
}

/// A move is made by clicks on the parts that it takes hold of and those where it goes, and no other one is.
pub fn plays_what_is_grabbed(visit: &Visit) -> Check {
    visit.session.finds_nothing("moves that are grabbed", &format!("tester.grabs({GRABS})"))
}

/// Behind a click that holds a part, a click on another part makes a move that was offered, or changes what is held.
pub fn a_second_click_changes_the_hold(visit: &Visit) -> Check {
    visit.session.finds_nothing("moves that nobody asked for", &format!("tester.pairs({PAIRS})"))
}

/// Whatever is said above the board, it does not move on the page.
pub fn stays_in_its_place(visit: &Visit) -> Check {
    visit.session.finds_nothing("places of the board", "tester.tops(2)")
}

/// While *why* is on, a move that is looked at is not made, and what is said of it is the theorem's word on the position after
/// it: the worth, the sum, and the values of the parts.
pub fn previews_say_what_moves_leave(visit: &Visit) -> Check {
    visit.session.finds_nothing("moves that are looked at", &format!("tester.previews({PREVIEWS})"))
}

/// Trees and graphs are as large as the window lets them be, from a phone to a projector.
pub fn fills_the_window(visit: &Visit) -> Check {
    let narrow = visit.promised("tester.roomOfNet()")?;
    if narrow.is_null() {
        return Ok(());
    }
    visit.session.resize(1920, 1080)?;
    let wide = visit.promised("tester.pause(50).then(() => tester.roomOfNet())")?;
    visit.session.resize(WIDTHS[0], HEIGHT)?;
    let of = |room: &Value, name: &str| room[name].as_f64().unwrap_or_default();
    // Vertices that are as small as a finger lets them be may scroll within the board.
    let fits = of(&narrow, "width") <= of(&narrow, "view") || of(&narrow, "unit") <= SMALLEST;
    ensure!(fits, "on a phone: {narrow}");
    let is_large = of(&wide, "unit") >= of(&narrow, "unit") && of(&wide, "share") >= 0.6;
    ensure!(is_large, "on a projector: {wide}");
    Ok(())
}

/// The link to the other language takes the play along: the same moves are made, and what is said of it is Chinese.
pub fn goes_on_in_chinese(visit: &Visit) -> Check {
    let anew = "tester.press('again').then(() => tester.make(tester.buttons()[0]))";
    let before = visit.promised(anew)?;
    let addresses = visit.promised("[document.querySelector('a.language').href, location.href]")?;
    let [there, here] = [0, 1].map(|which| addresses[which].as_str().unwrap_or_default());
    visit.session.open(there)?;
    let after = visit.promised("tester.settled()")?;
    for what in ["turn", "you", "winner", "gains"] {
        let [before, after] = [&before[what], &after[what]];
        ensure!(before == after, "{what} was {before}, now {after}");
    }
    if after["state"] == "ready" {
        visit.promised("tester.worth()")?;
        visit.promised("tester.press('why')")?;
    }
    visit.session.finds_nothing("English words on the board", "tester.english('.board')")?;
    // The address alone gives the play back, too, and a link to a heading leaves it as it is.
    visit.session.open(here)?;
    visit.session.script("location.hash = 'heading'")?;
    let again = visit.promised("tester.pause(50).then(() => tester.settled())")?;
    ensure!(again["turn"] == before["turn"], "the address {here} gives {again}, not {before}");
    Ok(())
}

/// Typed text that is no position is refused with the line where it is wrong, and the play goes on as it was.
pub fn wrong_input_is_refused(visit: &Visit) -> Check {
    let start = visit.promised("tester.settled()")?;
    let input = start["input"].as_str().unwrap_or_default();
    let words: Vec<&str> = input.split_whitespace().collect();
    let Some((last, others)) = words.split_last() else {
        bail!("textarea[name=input] does not show the position: {start}");
    };
    for text in [
        "",
        "x\n",
        &format!("{input}7\n"),
        "-1\n",
        &input.replacen(last, "99999999999999999999", 1),
        &(others.join("\n") + "\n"),
        "<img src=x onerror=alert(1)>",
    ] {
        let said = visit.promised(&format!("tester.own({})", json!(text)))?;
        let error = said["error"].as_str().unwrap_or_default();
        let is_same = ["turn", "moves"].iter().all(|what| said["state"][what] == start[what]);
        ensure!(is_same, "after {text:?} the play is another one: {said}");
        ensure!(error.contains("line "), "{text:?} is refused without its line: {error:?}");
    }
    let after = visit.promised("tester.make(tester.buttons()[0])")?;
    let goes_on = after["turn"].as_u64() > start["turn"].as_u64();
    ensure!(goes_on, "the play does not go on: {after}");
    for stale in ["input=%25", "made=999", "made=abc"] {
        let shown = visit.promised(&format!("tester.at({stale:?})"))?;
        let is_told =
            shown["status"].as_str().is_some_and(|told| told.contains("names no position"));
        ensure!(is_told && shown["turn"] == 0, "the address with {stale} shows {shown}");
    }
    Ok(())
}

/// While the program thinks, whatever the reader does leaves the turns in order.
pub fn impatience_is_harmless(visit: &Visit) -> Check {
    visit.session.finds_nothing("an impatient reader", "tester.impatience()")
}

/// Every button does what it says.
pub fn buttons_do_what_they_say(visit: &Visit) -> Check {
    visit.session.finds_nothing("buttons", "tester.buttonsHold()")
}

/// Behind the end of a play stand the worth of each move, the mistake if there was one, and a way on; what is won is kept.
pub fn an_end_leads_on(visit: &Visit) -> Check {
    visit.session.finds_nothing("ends", "tester.ends()")
}
