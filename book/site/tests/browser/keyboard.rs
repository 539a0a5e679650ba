//! The law of keys: whoever has no mouse plays as well.

use super::session::{Check, Session};
use super::visit::Visit;
use anyhow::{Result, bail, ensure};
use serde_json::Value;

const TAB: &str = "\u{e004}";
const BACK: [&str; 2] = ["\u{e008}", "\u{e004}"];
const ENTER: &str = "\u{e007}";
const SPACE: &str = " ";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const ESCAPE: &str = "\u{e00c}";
/// Each arrow, the axis along which it points, and true if the coordinate grows that way.
const ARROWS: [(&str, usize, bool); 4] =
    [(RIGHT, 0, true), (DOWN, 1, true), (LEFT, 0, false), (UP, 1, false)];
/// Tabs from the beginning of a page to its board.
const TABS: usize = 10;
/// Moves that are made by keys; a longer play is not played to its end.
const MOVES: usize = 40;

/// A play to the end by keys alone. The focus can be seen all the time, and is never lost by a move.
pub fn keys_play(visit: &Visit) -> Check {
    visit.session.open(&visit.site.address_of(&visit.page.name))?;
    visit.promised("tester.settled()")?;
    let keys = Keys(visit.session);
    keys.tab_to(TABS, |focus| focus["part"].is_string())?;
    keys.tab_to_the_moves()?;
    for _ in 0..MOVES {
        let state = visit.promised("tester.settled()")?;
        if state["state"] == "over" {
            return Ok(());
        }
        keys.make_a_move(visit, &state["turn"])?;
        let focus = keys.focus()?;
        ensure!(focus["onBoard"] == true, "after a move the focus is lost: {focus}");
    }
    Ok(())
}

/// An arrow moves the focus to where it points, or leaves it, if nothing is there; some arrow moves it, if there are several
/// parts.
pub fn arrows_point(visit: &Visit) -> Check {
    let parts = visit.promised("tester.focusFirst()")?;
    visit.session.press(&ARROWS.map(|(key, ..)| key).concat().repeat(2))?;
    let places: Vec<[f64; 2]> = serde_json::from_value(visit.promised("tester.trail")?)?;
    ensure!(places.len() == 1 + 2 * ARROWS.len(), "a key is not heard: {places:?}");
    let mut has_moved = false;
    for (step, (_, axis, grows)) in places.windows(2).zip(ARROWS.repeat(2)) {
        let [here, there] = [step[0], step[1]];
        let way = if grows { there[axis] - here[axis] } else { here[axis] - there[axis] };
        let is_ahead = there == here || way >= 0.5;
        ensure!(is_ahead, "an arrow along axis {axis} leads from {here:?} to {there:?}");
        has_moved |= there != here;
    }
    let is_moved = has_moved || parts.as_u64() <= Some(1);
    ensure!(is_moved, "no arrow moves the focus among {parts} parts");
    Ok(())
}

/// The letters do what the list of keys says; Escape lets go of what is held.
pub fn letters_act(visit: &Visit) -> Check {
    let holds = |key: &str, expression: &str| {
        let holds = visit.promised(expression)? == true;
        ensure!(holds, "the key {key}: not {expression}");
        Ok(())
    };
    let pressed = |key: &str, expression: &str| {
        visit.session.press(key)?;
        holds(key, expression)
    };
    visit.promised("tester.press('again').then(() => tester.make(tester.buttons()[0]))")?;
    visit.promised("tester.settled().then(() => tester.act('why').ariaPressed === 'true' && tester.act('why').click())")?;
    visit.promised("tester.act('undo').focus()")?;
    let settled = "tester.pause(30).then(() => tester.settled())";
    pressed("u", &format!("{settled}.then(({{ turn }}) => turn === 0)"))?;
    pressed(
        "h",
        &format!(
            "{settled}.then(({{ worth, best, status }}) => worth ? best === 0 : /too large/.test(status))"
        ),
    )?;
    pressed(
        "h",
        "tester.settled().then(({ worth }) => !worth || tester.board().querySelector('.all').open)",
    )?;
    pressed(
        "w",
        &format!(
            "{settled}.then(() => tester.act('why').ariaPressed === 'true' && tester.shows('.why'))"
        ),
    )?;
    pressed("w", "tester.act('why').ariaPressed === 'false' && !tester.shows('.why')")?;
    pressed(
        "f",
        "tester.until('the drawing fills the screen', () => document.fullscreenElement && tester.roomOfDrawing() > 0.5)",
    )?;
    pressed("f", "tester.until('the page is back', () => !document.fullscreenElement)")?;
    pressed("?", "tester.shows('.keys')")?;
    pressed("?", "!tester.shows('.keys')")?;
    if visit.promised("tester.focusFirst()")?.as_u64() > Some(1) {
        visit.session.press(ENTER)?;
        visit.session.press(ESCAPE)?;
        let is_free =
            "tester.settled().then(() => !tester.board().querySelector('.held, .choice button'))";
        holds("Escape", is_free)?;
    }
    Ok(())
}

struct Keys<'a>(&'a Session);

impl Keys<'_> {
    fn focus(&self) -> Result<Value> {
        self.0.promised("tester.focus()")
    }

    /// Presses a key, and looks whether one sees where the focus is then.
    fn press(&self, key: &str) -> Result<Value> {
        self.0.press(key)?;
        let focus = self.focus()?;
        let is_seen =
            focus["outlined"] == true && focus["inView"] == true && focus["hidden"] != true;
        ensure!(focus["onBoard"] != true || is_seen, "the focus cannot be seen: {focus}");
        Ok(focus)
    }

    fn tab_to(&self, most: usize, is_there: impl Fn(&Value) -> bool) -> Result<Value> {
        let mut focus = self.focus()?;
        for _ in 0..=most {
            if is_there(&focus) {
                return Ok(focus);
            }
            focus = self.press(TAB)?;
        }
        bail!("Tab does not lead there; it led to {focus}")
    }

    /// Opens the list of all moves by a key, and goes back to the board's beginning by Shift and Tab.
    fn tab_to_the_moves(&self) -> Check {
        self.tab_to(400, |focus| focus["summary"] == true)?;
        let is_open = "document.activeElement.parentElement.open";
        let before = self.0.promised(is_open)?;
        self.press(SPACE)?;
        let is_turned = self.0.promised(is_open)? != before;
        ensure!(is_turned, "the key Space does not open the list of moves");
        let was = self.focus()?;
        self.0.press_together(BACK)?;
        let now = self.focus()?;
        ensure!(was != now, "Shift and Tab do not go back from {was}");
        Ok(())
    }

    /// Goes from part to part of the drawing, by Tab and by arrows, until Enter or Space makes a move there.
    fn make_a_move(&self, visit: &Visit, turn: &Value) -> Check {
        let ways = [TAB, RIGHT, TAB, DOWN];
        for step in 0..300 {
            let focus = self.focus()?;
            if focus["part"].is_string() || focus["move"].is_string() {
                self.press(if step % 2 == 0 { ENTER } else { SPACE })?;
                if visit.has_moved(turn)? {
                    return Ok(());
                }
                let now = self.focus()?;
                // It may have offered the moves of a part.
                if now["move"].is_string() && now != focus {
                    continue;
                }
            }
            self.press(ways[step % ways.len()])?;
        }
        bail!("no key makes a move; the focus is at {}", self.focus()?)
    }
}
