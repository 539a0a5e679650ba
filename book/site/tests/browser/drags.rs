//! The laws of drags: what a pointer presses, carries and lets go of.

use super::session::Check;
use super::visit::Visit;
use serde_json::{Value, json};

const ESCAPE: &str = "\u{e00c}";

/// A pointer that presses a stone of a heap, drags and lets go takes the stones that are marked; Escape lets go.
pub fn stones_are_dragged(visit: &Visit) -> Check {
    let Value::Object(from) = visit.promised("tester.stones()", vec![])? else {
        return Ok(());
    };
    let at = |name: &str| json!({ "x": from[name][0], "y": from[name][1] });
    let turn = || visit.promised("tester.state().turn", vec![]);
    pointer(visit, "mousePressed", &at("last"))?;
    pointer(visit, "mouseMoved", &at("first"))?;
    let marked = visit.promised("tester.taken()", vec![])?;
    if marked["count"] != from["count"] || turn()? != 0 {
        return Err(format!("{from:?} are dragged over, and {marked} marked").into());
    }
    visit.session.press(ESCAPE)?;
    pointer(visit, "mouseReleased", &at("first"))?;
    if visit.promised("tester.taken()", vec![])?["count"] != 0 || turn()? != 0 {
        return Err("Escape does not let go".into());
    }
    pointer(visit, "mouseMoved", &at("last"))?;
    pointer(visit, "mousePressed", &at("last"))?;
    pointer(visit, "mouseMoved", &at("first"))?;
    pointer(visit, "mouseReleased", &at("first"))?;
    match visit
        .promised("tester.takenAll(...a)", vec![from["part"].clone(), from["count"].clone()])?
    {
        Value::Null => Ok(()),
        fault => Err(format!("{from:?}: {fault}").into()),
    }
}

/// A part that a move carries somewhere is dragged there; let go over nothing, it stays.
pub fn things_are_dragged(visit: &Visit) -> Check {
    let Value::Object(one) = visit.promised("tester.carry()", vec![])? else {
        return Ok(());
    };
    let [from, to] = ["first", "last"].map(|name| json!({ "x": one[name][0], "y": one[name][1] }));
    pointer(visit, "mousePressed", &from)?;
    pointer(visit, "mouseMoved", &json!({ "x": 1, "y": 1 }))?;
    pointer(visit, "mouseReleased", &json!({ "x": 1, "y": 1 }))?;
    if visit.promised("tester.pause(30).then(() => tester.state().turn)", vec![])? != 0 {
        return Err(format!("let go over nothing, {one:?} is made").into());
    }
    pointer(visit, "mousePressed", &from)?;
    pointer(visit, "mouseMoved", &to)?;
    pointer(visit, "mouseReleased", &to)?;
    let made = visit.promised("tester.firstMove()", vec![])?;
    match made == one["words"] {
        true => Ok(()),
        false => Err(format!("{one:?} is dragged, and {made} is made").into()),
    }
}

/// As with a mouse.
fn pointer(visit: &Visit, kind: &str, at: &Value) -> Check {
    let button = if kind == "mouseMoved" { "none" } else { "left" };
    let buttons = u8::from(kind != "mouseReleased");
    let event = json!({ "type": kind, "x": at["x"], "y": at["y"], "button": button, "buttons": buttons, "clickCount": 1 });
    visit.session.order("Input.dispatchMouseEvent", event)?;
    Ok(())
}
