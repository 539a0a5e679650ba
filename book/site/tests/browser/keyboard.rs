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
/// Moves that are made by keys before the play may go on otherwise.
const MOVES: usize = 40;

/// A play to the end by keys alone. The focus can be seen all the time, and is never lost by a move.
pub fn keys_play(visit: &Visit) -> Check {
    visit.session.open(&visit.site.address_of(&visit.page.name))?;
    visit.promised("tester.settled()", vec![])?;
    let keys = Keys(visit.session);
    keys.tab_to(|focus| focus["onBoard"] == true)?;
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

    fn tab_to(&self, is_there: impl Fn(&Value) -> bool) -> Result<Value, Failed> {
        let mut focus = self.focus()?;
        for _ in 0..400 {
            if is_there(&focus) {
                return Ok(focus);
            }
            focus = self.press(TAB)?;
        }
        Err(format!("Tab does not lead there; it led to {focus}").into())
    }

    /// Opens the list of all moves by a key, and goes back to the board's beginning by Shift and Tab.
    fn tab_to_the_moves(&self) -> Check {
        self.tab_to(|focus| focus["summary"] == true)?;
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
