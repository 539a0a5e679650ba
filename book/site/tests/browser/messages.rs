//! The law of the engine: compiled for a browser it answers as it does here.

use super::session::Check;
use super::world::World;
use anyhow::{Result, ensure};
use serde_json::{Value, json};

/// Messages of a page are JavaScript's, where larger numbers are not exact.
const SAFE: u64 = (1 << 53) - 1;
/// Random positions of each problem.
const SEEDS: u64 = 3;
/// Moves of each play that is asked about.
const MOVES: usize = 3;

/// The worker of a page answers every kind of message about a problem as the engine does on this machine.
pub fn agree(world: &World, id: &str) -> Check {
    let mut answered = answered(wrong(id))?;
    for seed in 0..SEEDS {
        answered.extend(about(id, seed)?);
    }
    compare(world, &answered, "engine")
}

/// A message that makes no sense is refused in the same words.
pub fn are_refused_alike(world: &World) -> Check {
    let messages = [
        json!({}),
        json!(null),
        json!([]),
        json!({ "do": "nothing" }),
        json!({ "do": "show" }),
        json!({ "do": "show", "problem": "none", "input": "1\n", "made": [] }),
        json!({ "do": "random", "problem": "p2197" }),
        json!({ "do": "random", "problem": "p2197", "seed": -1 }),
        json!({ "do": "random", "problem": "p2197", "seed": SAFE }),
        json!({ "do": "problems" }),
        json!({ "do": "explore", "game": "", "moves": null, "ask": null, "to": [], "columns": 80 }),
        json!({ "do": "explore", "game": "kayles", "moves": null, "ask": null, "to": [], "columns": 0 }),
        json!({ "do": "explore", "game": "kayles", "moves": null, "ask": "grundy", "to": [70], "columns": 80 }),
        json!({ "do": "explore", "game": "kayles", "moves": null, "ask": null, "to": [SAFE], "columns": 80 }),
    ];
    compare(world, &answered(messages.into())?, "explorer_engine")
}

/// A message, and the answer of the engine on this machine.
type Answered = (Value, Value);

/// Messages about a play from a random position, and about the positions after replies.
fn about(id: &str, seed: u64) -> Result<Vec<Answered>> {
    let random = json!({ "do": "random", "problem": id, "seed": seed });
    let mut play = here(&random)?;
    let mut messages = vec![(random, play.clone())];
    for _ in 0..=MOVES {
        let ask = |what: &str| json!({ "do": what, "problem": id, "input": play["input"], "made": play["made"], "seed": seed });
        messages.extend(answered(["show", "hint", "why", "reply"].map(ask).into())?);
        play = messages[messages.len() - 1].1.clone();
        if play.get("error").is_some() {
            break;
        }
    }
    Ok(messages)
}

/// Messages about inputs that are wrong, or that have numbers of more than 32 bits: `usize` has 32 in a browser, where
/// 4294967298 must not become 2.
fn wrong(id: &str) -> Vec<Value> {
    let inputs = [
        "",
        "x",
        "-1\n",
        "1\n",
        "99999999999999999999\n",
        "0\n0\n0\n",
        "4294967298\n",
        "4294967298 4294967297\n",
        "1\n4294967298\n",
        "1\n4294967299 4294967297\n",
        "2\n4294967299 4294967298\n",
        "1\n1\n4294967298\n",
        "1\n2\n4294967298 4294967299\n",
        "2 4294967297\n1 4294967298\n",
    ];
    let mut messages: Vec<Value> = inputs
        .map(|input| json!({ "do": "show", "problem": id, "input": input, "made": [] }))
        .into();
    for made in [json!([1_000_000]), json!([u32::MAX]), json!([-1]), json!("x"), json!(null)] {
        messages.push(json!({ "do": "show", "problem": id, "input": "1\n", "made": made }));
    }
    messages
}

fn here(message: &Value) -> Result<Value> {
    Ok(serde_json::from_str(&engine::answer(&message.to_string()))?)
}

fn answered(messages: Vec<Value>) -> Result<Vec<Answered>> {
    messages.into_iter().map(|message| Ok((message.clone(), here(&message)?))).collect()
}

/// Asks a worker of a page without a board. Both stay there for the next time.
fn compare(world: &World, answered: &[Answered], engine: &str) -> Check {
    let address = world.site.address_of("problems");
    let messages: Vec<&Value> = answered.iter().map(|(message, _)| message).collect();
    let answers = world.sessions.lend(|session| {
        if session.promised("location.href")? != address {
            session.open(&address)?;
        }
        session.promised(&format!("tester.tell({}, '{engine}')", json!(messages)))
    })?;
    for (number, (message, here)) in answered.iter().enumerate() {
        let answer = &answers[number];
        let is_same = answer == here;
        ensure!(is_same, "{message}\nis answered in a browser by\n{answer}\nand here by\n{here}");
    }
    Ok(())
}
