//! The laws of pointers: what a mouse drags, and what a finger sees before it is done.

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
    drag(visit, &heap["last"], &heap["first"])?;
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
    drag(visit, &one["first"], &json!([1, 1]))?;
    let turn = visit.promised("tester.pause(30).then(() => tester.state().turn)")?;
    ensure!(turn == 0, "let go over nothing, {one} is made");
    drag(visit, &one["first"], &one["last"])?;
    let made = visit.promised("tester.firstMove()")?;
    ensure!(made == one["words"], "{one} is dragged, and {made} is made");
    Ok(())
}

/// A finger that touches a part makes no move before it has seen which: its button, or a second touch, makes it.
pub fn a_finger_is_shown_first(visit: &Visit) -> Check {
    visit.promised("tester.press('again')")?;
    let parts = visit.promised("tester.touched()")?;
    for part in parts.as_array().into_iter().flatten() {
        let turn = || visit.promised("tester.pause(30).then(() => tester.state().turn)");
        touch(visit, &part["middle"])?;
        ensure!(turn()? == 0, "a touch of {part} makes a move");
        let offered = "document.querySelector('.choice .primary')?.dataset.number ?? null";
        let number = visit.promised(offered)?;
        if number.is_null() {
            visit.session.press(ESCAPE)?;
            continue;
        }
        touch(visit, &part["middle"])?;
        let made = "tester.pause(30).then(() => tester.settled()).then(() => JSON.parse(tester.board().dataset.made)[0])";
        let made = visit.promised(made)?;
        ensure!(number == json!(made.to_string()), "{number} is offered, {made} made");
        return Ok(());
    }
    Ok(())
}

fn touch(visit: &Visit, at: &Value) -> Check {
    let points = json!([{ "x": at[0], "y": at[1] }]);
    for (kind, points) in [("touchStart", points), ("touchEnd", json!([]))] {
        visit
            .session
            .order("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))?;
    }
    Ok(())
}

/// Presses at one place, and lets go at another one.
pub fn drag(visit: &Visit, from: &Value, to: &Value) -> Check {
    pointer(visit, "mousePressed", from)?;
    pointer(visit, "mouseMoved", to)?;
    pointer(visit, "mouseReleased", to)
}

/// Sends a mouse event to a place, given as x and y.
fn pointer(visit: &Visit, kind: &str, at: &Value) -> Check {
    let button = if kind == "mouseMoved" { "none" } else { "left" };
    let buttons = u8::from(kind != "mouseReleased");
    let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": button, "buttons": buttons, "clickCount": 1 });
    visit.session.order("Input.dispatchMouseEvent", event)?;
    Ok(())
}
