//! The law of keys: whoever has no mouse plays as well.

use super::session::{Check, Session};
use super::visit::{Visit, numbers};
use libtest_mimic::Failed;
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
/// Each arrow, the axis of a page along which it points, and whether that way the numbers grow.
const ARROWS: [(&str, usize, bool); 4] =
    [(RIGHT, 0, true), (DOWN, 1, true), (LEFT, 0, false), (UP, 1, false)];
/// Tabs from the beginning of a page to its board.
const TABS: usize = 10;
/// Moves that are made by keys before the play may go on otherwise.
const MOVES: usize = 40;

/// A play to the end by keys alone. The focus can be seen all the time, and is never lost by a move.
pub fn keys_play(visit: &Visit) -> Check {
    visit.session.open(&visit.site.address_of(&visit.page.name))?;
    visit.promised("tester.settled()", vec![])?;
    let keys = Keys(visit.session);
    keys.tab_to(TABS, |focus| focus["part"].is_string())?;
    keys.tab_to_the_moves()?;
    for _ in 0..MOVES {
        let state = visit.promised("tester.settled()", vec![])?;
        if state["state"] == "over" {
            return Ok(());
        }
        keys.make_a_move(visit, state["turn"].as_u64().unwrap_or(0))?;
        let focus = keys.focus()?;
        if focus["tag"] == "BODY" || focus["onBoard"] != true {
            return Err(format!("after a move the focus is lost: {focus}").into());
        }
    }
    Ok(())
}

/// An arrow moves the focus to where it points, or leaves it, if nothing is there; some arrow moves it, if there are several
/// parts.
pub fn arrows_point(visit: &Visit) -> Check {
    let parts = visit.promised("tester.focusFirst()", vec![])?;
    let middle = || -> Result<[f64; 2], Failed> {
        let found = visit.promised("tester.middle()", vec![])?;
        Ok([0, 1].map(|axis| found[axis].as_f64().unwrap_or_default()))
    };
    let mut has_moved = false;
    let mut here = middle()?;
    for (key, axis, grows) in ARROWS.repeat(2) {
        visit.session.press(key)?;
        let there = middle()?;
        let way = if grows { there[axis] - here[axis] } else { here[axis] - there[axis] };
        if there != here && way < 0.5 {
            return Err(
                format!("an arrow along axis {axis} leads from {here:?} to {there:?}").into()
            );
        }
        has_moved |= there != here;
        here = there;
    }
    match has_moved || parts.as_u64() <= Some(1) {
        true => Ok(()),
        false => Err(format!("no arrow moves the focus among {parts} parts").into()),
    }
}

/// The letters do what the list of keys says; Escape lets go of what is held.
pub fn letters_act(visit: &Visit) -> Check {
    let holds = |what: &str, expression: &str| match visit.promised(expression, vec![])? == true {
        true => Ok(()),
        false => Err(Failed::from(format!("the key {what}: not {expression}"))),
    };
    let board = "tester.board()";
    visit.promised("tester.press('again').then(() => tester.make(tester.buttons()[0]))", vec![])?;
    visit.promised("tester.settled().then(() => tester.act('why').ariaPressed === 'true' && tester.act('why').click())", vec![])?;
    visit.promised("tester.act('again').focus()", vec![])?;
    visit.session.press("u")?;
    holds("U", "tester.pause(30).then(() => tester.settled()).then(({ turn }) => turn === 0)")?;
    visit.session.press("h")?;
    holds(
        "H",
        "tester.pause(30).then(() => tester.settled()).then(({ worth, best, status }) => worth ? best === 0 : /too large/.test(status))",
    )?;
    visit.session.press("h")?;
    holds(
        "H again",
        &format!(
            "tester.settled().then(({{ worth }}) => !worth || {board}.querySelector('.all').open)"
        ),
    )?;
    visit.session.press("w")?;
    holds(
        "W",
        "tester.pause(30).then(() => tester.settled()).then(() => tester.act('why').ariaPressed === 'true' && tester.board().querySelector('.why').checkVisibility())",
    )?;
    visit.session.press("w")?;
    holds(
        "W again",
        "tester.act('why').ariaPressed === 'false' && !tester.board().querySelector('.why').checkVisibility()",
    )?;
    visit.session.press("f")?;
    holds(
        "F",
        "tester.until('the drawing fills the screen', () => document.fullscreenElement && tester.roomOfDrawing() > 0.5)",
    )?;
    visit.session.press("f")?;
    holds("F again", "tester.until('the page is back', () => !document.fullscreenElement)")?;
    visit.session.press("?")?;
    holds("?", &format!("{board}.querySelector('.keys').checkVisibility()"))?;
    visit.session.press("?")?;
    holds("? again", &format!("!{board}.querySelector('.keys').checkVisibility()"))?;
    if visit.promised("tester.focusFirst()", vec![])?.as_u64() > Some(1) {
        visit.session.press(ENTER)?;
        visit.session.press(ESCAPE)?;
        holds(
            "Escape",
            &format!(
                "tester.settled().then(() => !{board}.querySelector('.held, .choice button'))"
            ),
        )?;
    }
    Ok(())
}

struct Keys<'a>(&'a Session);

impl Keys<'_> {
    fn focus(&self) -> Result<Value, Failed> {
        self.0.promised("tester.focus()", vec![])
    }

    /// Presses a key, and looks whether one sees where the focus is then.
    fn press(&self, key: &str) -> Result<Value, Failed> {
        self.0.press(key)?;
        let focus = self.focus()?;
        if focus["onBoard"] == true
            && (focus["outlined"] != true || focus["inView"] != true || focus["hidden"] == true)
        {
            return Err(format!("the focus cannot be seen: {focus}").into());
        }
        Ok(focus)
    }

    fn tab_to(&self, most: usize, is_there: impl Fn(&Value) -> bool) -> Result<Value, Failed> {
        let mut focus = self.focus()?;
        for _ in 0..=most {
            if is_there(&focus) {
                return Ok(focus);
            }
            focus = self.press(TAB)?;
        }
        Err(format!("Tab does not lead there; it led to {focus}").into())
    }

    /// Opens the list of all moves by a key, and goes back to the board's beginning by Shift and Tab.
    fn tab_to_the_moves(&self) -> Check {
        self.tab_to(400, |focus| focus["summary"] == true)?;
        let is_open = "document.activeElement.parentElement.open";
        let before = self.0.promised(is_open, vec![])?;
        self.press(SPACE)?;
        if self.0.promised(is_open, vec![])? == before {
            return Err("the key Space does not open the list of moves".into());
        }
        let was = self.focus()?;
        self.0.press_together(BACK)?;
        let now = self.focus()?;
        match was == now {
            true => Err(format!("Shift and Tab do not go back from {was}").into()),
            false => Ok(()),
        }
    }

    /// Goes from part to part of the drawing, by Tab and by arrows, until Enter or Space makes a move there.
    fn make_a_move(&self, visit: &Visit, turn: u64) -> Check {
        let ways = [TAB, RIGHT, TAB, DOWN];
        for step in 0..300 {
            let focus = self.focus()?;
            if focus["part"].is_string() || focus["move"].is_string() {
                self.press(if step % 2 == 0 { ENTER } else { SPACE })?;
                if visit.promised("tester.moved(...a)", numbers([turn]))? == true {
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
        Err(format!("no key makes a move; the focus is at {}", self.focus()?).into())
    }
}
