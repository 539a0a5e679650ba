//! The laws of drags: what a pointer presses, carries and lets go of.

use super::session::Check;
use super::visit::Visit;
use anyhow::ensure;
use serde_json::{Value, json};

const ESCAPE: &str = "\u{e00c}";

/// A pointer that presses a stone of a heap, drags and lets go takes the stones that are marked; Escape lets go.
pub fn stones_are_dragged(visit: &Visit) -> Check {
    let heap = visit.promised("tester.stones()")?;
    if heap.is_null() {
        return Ok(());
    }
    let turn = || visit.promised("tester.state().turn");
    pointer(visit, "mousePressed", &heap["last"])?;
    pointer(visit, "mouseMoved", &heap["first"])?;
    let marked = visit.promised("tester.taken()")?;
    let is_marked = marked["count"] == heap["count"] && turn()? == 0;
    ensure!(is_marked, "{heap} are dragged over, and {marked} marked");
    visit.session.press(ESCAPE)?;
    pointer(visit, "mouseReleased", &heap["first"])?;
    let is_free = visit.promised("tester.taken()")?["count"] == 0 && turn()? == 0;
    ensure!(is_free, "Escape does not let go");
    pointer(visit, "mouseMoved", &heap["last"])?;
    pointer(visit, "mousePressed", &heap["last"])?;
    pointer(visit, "mouseMoved", &heap["first"])?;
    pointer(visit, "mouseReleased", &heap["first"])?;
    let fault = visit.promised(&format!("tester.takenAll({}, {})", heap["part"], heap["count"]))?;
    ensure!(fault.is_null(), "{heap}: {fault}");
    Ok(())
}

/// A part that a move carries somewhere is dragged there; let go over nothing, it stays.
pub fn things_are_dragged(visit: &Visit) -> Check {
    let one = visit.promised("tester.carry()")?;
    if one.is_null() {
        return Ok(());
    }
    let nothing = json!([1, 1]);
    pointer(visit, "mousePressed", &one["first"])?;
    pointer(visit, "mouseMoved", &nothing)?;
    pointer(visit, "mouseReleased", &nothing)?;
    let turn = visit.promised("tester.pause(30).then(() => tester.state().turn)")?;
    ensure!(turn == 0, "let go over nothing, {one} is made");
    pointer(visit, "mousePressed", &one["first"])?;
    pointer(visit, "mouseMoved", &one["last"])?;
    pointer(visit, "mouseReleased", &one["last"])?;
    let made = visit.promised("tester.firstMove()")?;
    ensure!(made == one["words"], "{one} is dragged, and {made} is made");
    Ok(())
}

/// As with a mouse, at a place to the right and down.
fn pointer(visit: &Visit, kind: &str, at: &Value) -> Check {
    let button = if kind == "mouseMoved" { "none" } else { "left" };
    let buttons = u8::from(kind != "mouseReleased");
    let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": button, "buttons": buttons, "clickCount": 1 });
    visit.session.order("Input.dispatchMouseEvent", event)?;
    Ok(())
}
