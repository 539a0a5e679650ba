//! The laws of boards: what play, hints and the other buttons do.

use super::session::Check;
use super::visit::{Visit, WIDTHS, none, numbers, texts};
use serde_json::{Value, json};

/// Plays of each board, from about half as many positions.
const PLAYS: u64 = 8;
/// Moves that are made by their parts.
const GRABS: u64 = 8;
/// Moves that are looked at and not made.
const PREVIEWS: u64 = 4;
/// The room of a vertex that is as large as a finger, in pixels.
const SMALLEST: f64 = 30.0;
/// What the page is for; a machine with other work is given three times as much.
const ANSWER: f64 = 100.0;
const FIRST_MOVE: f64 = 1000.0;
const NOISE: f64 = 3.0;

/// A second after the page is loaded, a move can be made.
pub fn is_soon_ready(visit: &Visit) -> Check {
    let delay = visit.promised("tester.delay()", vec![])?.as_f64().unwrap_or(f64::INFINITY);
    visit.world.measured("first move possible, ms after loading", &visit.page.name, delay);
    match delay <= NOISE * FIRST_MOVE {
        true => Ok(()),
        false => Err(format!("{delay} ms after loading").into()),
    }
}

/// A move on the position that the page begins with is answered at once.
pub fn answers_at_once(visit: &Visit) -> Check {
    let worst = visit.promised("tester.slowest(...a)", numbers([3, ANSWER as u64]))?;
    let worst = worst.as_array().into_iter().flatten().filter_map(Value::as_f64);
    let best = worst.fold(f64::INFINITY, f64::min);
    visit.world.measured("slowest answer of a play, ms", &visit.page.name, best);
    match best <= NOISE * ANSWER {
        true => Ok(()),
        false => Err(format!("an answer takes {best} ms").into()),
    }
}

/// From lost positions the program wins, whatever is moved; from won ones whoever follows the hints does. In a draw neither
/// loses, and who plays for points gets what the hint has promised.
pub fn plays_end_as_the_hints_say(visit: &Visit) -> Check {
    let plays = visit.promised("tester.plays(...a)", numbers([PLAYS]))?;
    let plays = plays.as_array().cloned().unwrap_or_default();
    let wrong: Vec<String> =
        plays.iter().filter_map(|play| Some(format!("{}: {play}", fault(play)?))).collect();
    none("plays that end otherwise", &wrong)?;
    let ended = plays.iter().filter(|play| play["end"]["state"] == "over").count();
    let drawn = plays.iter().filter(|play| play["worth"].get("drawn").is_some()).count();
    visit.world.measured("plays to the end", &visit.page.name, ended as f64);
    match ended + drawn >= PLAYS as usize / 2 {
        true => Ok(()),
        false => Err(format!("of {PLAYS} plays, {ended} came to an end: {plays:?}").into()),
    }
}

/// What is wrong with the end of a play.
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
        let state = visit.promised("tester.settled()", vec![])?;
        if state["state"] == "over" {
            return Ok(());
        }
        let turn = state["turn"].as_u64().unwrap_or(0);
        let target = visit.promised("tester.target(...a)", numbers([round]))?;
        let Some(selector) = target.as_str() else {
            return Err(format!("nothing can be clicked: {state}").into());
        };
        visit.session.click(selector)?;
        if !has_moved(visit, turn)? {
            let chosen = visit.promised("tester.offered()", vec![])?;
            let Some(selector) = chosen.as_str() else {
                return Err(format!(
                    "a click on {selector} moves nothing and offers nothing: {state}"
                )
                .into());
            };
            visit.session.click(selector)?;
            if !has_moved(visit, turn)? {
                return Err(format!("a click on {selector} does not move: {state}").into());
            }
        }
    }
    // Some plays are long; the rest is played by script.
    let end = visit.promised("tester.play('best', 1, 300)", vec![])?;
    match end["state"] == "over" || end["worth"].get("drawn").is_some() {
        true => Ok(()),
        false => Err(format!("it does not end: {end}").into()),
    }
}

/// A move is made by clicks on the parts that it takes hold of and those where it goes, and no other one is.
pub fn plays_what_is_grabbed(visit: &Visit) -> Check {
    let faults = visit.promised("tester.grabs(...a)", numbers([GRABS]))?;
    none("moves that are grabbed", &texts(&faults))
}

/// While *why* is on, a move that is looked at is not made, and what is said of it is the theorem's word on the position after
/// it: the worth, the sum, and the values of the parts.
pub fn previews_say_what_moves_leave(visit: &Visit) -> Check {
    let faults = visit.promised("tester.previews(...a)", numbers([PREVIEWS]))?;
    none("moves that are looked at", &texts(&faults))
}

/// Trees and graphs are as large as the window lets them be, from a phone to a projector.
pub fn fills_the_window(visit: &Visit) -> Check {
    let narrow = visit.promised("tester.roomOfNet()", vec![])?;
    visit.session.resize(1920, 1080)?;
    let wide = visit.promised("tester.pause(50).then(() => tester.roomOfNet())", vec![])?;
    visit.session.resize(WIDTHS[0], 800)?;
    let (Value::Object(narrow), Value::Object(wide)) = (narrow, wide) else {
        return Ok(());
    };
    let of =
        |room: &serde_json::Map<String, Value>, name: &str| room[name].as_f64().unwrap_or_default();
    // Vertices that are as small as a finger lets them be may scroll within the board.
    if of(&narrow, "width") > of(&narrow, "view") && of(&narrow, "unit") > SMALLEST {
        return Err(format!("on a phone: {narrow:?}").into());
    }
    match of(&wide, "unit") >= of(&narrow, "unit") && of(&wide, "share") >= 0.6 {
        true => Ok(()),
        false => Err(format!("on a projector: {wide:?}").into()),
    }
}

/// The link to the other language takes the play along: the same moves are made, and what is said of it is Chinese.
pub fn goes_on_in_chinese(visit: &Visit) -> Check {
    let anew = "tester.press('again').then(() => tester.make(tester.buttons()[0]))";
    let before = visit.promised(anew, vec![])?;
    let there = visit.session.script("return document.querySelector('a.language').href", vec![])?;
    let here = visit.session.script("return location.href", vec![])?;
    let [there, here] = [&there, &here].map(|address| address.as_str().unwrap_or_default());
    visit.session.open(there)?;
    let after = visit.promised("tester.settled()", vec![])?;
    for what in ["turn", "you", "winner", "gains"] {
        if before[what] != after[what] {
            return Err(format!("{what} was {}, now {}", before[what], after[what]).into());
        }
    }
    if after["state"] == "ready" {
        visit.promised("tester.worth()", vec![])?;
        visit.promised("tester.press('why')", vec![])?;
    }
    let english = visit.promised("tester.english('.board')", vec![])?;
    none("English words on the board", &texts(&english))?;
    // The address alone gives the play back, too, and a link to a heading leaves it as it is.
    visit.session.open("about:blank")?;
    visit.session.open(here)?;
    visit.session.script("location.hash = 'heading'", vec![])?;
    let again = visit.promised("tester.pause(50).then(() => tester.settled())", vec![])?;
    match again["turn"] == before["turn"] {
        true => Ok(()),
        false => Err(format!("the address {here} gives {again}, not {before}").into()),
    }
}

/// Whether more than so many moves are made, a little later.
fn has_moved(visit: &Visit, turn: u64) -> Result<bool, libtest_mimic::Failed> {
    let moved = visit.promised("tester.moved(...a)", numbers([turn]))?;
    Ok(moved == true)
}

/// What is typed and no position is refused with the line where it is wrong, and the play before goes on.
pub fn wrong_input_is_refused(visit: &Visit) -> Check {
    let start = visit.promised("tester.settled()", vec![])?;
    let input = start["input"].as_str().unwrap_or_default().to_string();
    if input.trim().is_empty() {
        return Err(format!("textarea[name=input] does not show the position: {start}").into());
    }
    let words: Vec<&str> = input.split_whitespace().collect();
    let mut wrong = vec![String::new(), "x\n".into(), format!("{input}7\n"), "-1\n".into()];
    wrong.push(input.replacen(words[words.len() - 1], "99999999999999999999", 1));
    wrong.push(words[..words.len() - 1].join("\n") + "\n");
    wrong.push("<img src=x onerror=alert(1)>".into());
    for text in wrong {
        let said = visit.promised("tester.own(...a)", vec![json!(text)])?;
        let error = said["error"].as_str().unwrap_or_default();
        if said["state"]["turn"] != start["turn"] || said["state"]["moves"] != start["moves"] {
            return Err(format!("after {text:?} the play is another one: {said}").into());
        }
        if !error.contains("line ") {
            return Err(format!("{text:?} is refused without its line: {error:?}").into());
        }
    }
    let after = visit.promised("tester.make(tester.buttons()[0])", vec![])?;
    match after["turn"].as_u64() > start["turn"].as_u64() {
        true => Ok(()),
        false => Err(format!("the play does not go on: {after}").into()),
    }
}

/// While the program thinks, whatever the reader does leaves the turns in order.
pub fn impatience_is_harmless(visit: &Visit) -> Check {
    let faults = visit.promised("tester.impatience()", vec![])?;
    none("an impatient reader", &texts(&faults))
}

/// Every button does what it says.
pub fn buttons_do_what_they_say(visit: &Visit) -> Check {
    let faults = visit.promised("tester.buttonsHold()", vec![])?;
    none("buttons", &texts(&faults))
}
