//! The games by what one does in them, each kind with a play that moves, and the puzzle of the day.

use crate::board::{answered, asked, first_input, levels};
use crate::goals;
use crate::text::{attribute, escaped_html, name};
use anyhow::{Context, Result};
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;
use language::{Text, text};
use serde_json::{Value, json};

/// The verbs: the word of `goals.toml`, a game that shows it, and the word for people.
const VERBS: [(&str, &str, Text); 9] = [
    ("take", "p2197", Text("Take", "取")),
    ("split", "cses2207", Text("Split", "分")),
    ("slide", "loj10243", Text("Slide", "移")),
    ("flip", "p2594", Text("Flip", "翻")),
    ("cut", "agc017_d", Text("Cut", "剪")),
    ("paint", "cf1704f", Text("Paint", "涂")),
    ("build", "p4101", Text("Build", "造")),
    ("chase", "cf787c", Text("Chase", "追")),
    ("collect", "dp_l", Text("Collect", "得分")),
];
/// Games that a card names, in the order of the course, and plies that it shows.
const NAMED: usize = 4;
const PLIES: usize = 4;
/// The level that a card shows, so that there is something to see.
const SHOWN: usize = 2;

/// The word for problems that ask for a number alone, and no game.
pub const NO_GAME: &str = "none";

/// The problems under each verb, in the order of the course; those without a game come last.
///
/// # Errors
///
/// If a game has no goal.
pub fn games<'a>(
    checkout: &Checkout,
    problems: &'a [Entry],
) -> Result<Vec<(&'static str, Text, Vec<&'a Entry>)>> {
    let verbs = VERBS.map(|(verb, _, title)| (verb, title, Vec::new()));
    let mut kinds = Vec::from(verbs);
    kinds.push((NO_GAME, Text("Compute", "算"), Vec::new()));
    for problem in problems {
        let verb = match first_input(checkout, &problem.id)? {
            Some(_) => &goals::of(&problem.id)?.verb,
            None => NO_GAME,
        };
        let kind = kinds.iter_mut().find(|kind| kind.0 == verb);
        let kind =
            kind.with_context(|| format!("goals.toml: {verb} is no verb of the front page"))?;
        kind.2.push(problem);
    }
    Ok(kinds)
}

/// A card for each verb.
///
/// # Errors
///
/// If a game has no goal, or cannot be drawn.
pub fn cards(checkout: &Checkout, problems: &[Entry]) -> Result<String> {
    let mut html = String::new();
    let kinds = games(checkout, problems)?;
    for ((verb, title, games), (_, shown, _)) in kinds.iter().zip(VERBS) {
        let Some(input) = first_input(checkout, shown)? else { continue };
        let input = levels(shown).get(SHOWN).unwrap_or(&input);
        let frames = attribute(&frames(shown, input)?.to_string());
        let item = |problem: &&Entry| {
            let title = escaped_html(problem.in_words()[0]);
            format!("<li><a href=\"{}.html\">{title}</a></li>", problem.id)
        };
        let listed: String = games.iter().take(NAMED).map(item).collect();
        let more = match games.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => {
                let more = text!("and {more} more", "还有 {more} 个");
                format!("<li><a href=\"problems.html#{verb}\">{more}</a></li>")
            }
        };
        let goal = escaped_html(goals::of(shown)?.words());
        html += &format!(
            "<section class=\"verb\"><div class=\"mini\" data-frames=\"{frames}\"></div><h3>{title}</h3><p>{goal}</p><ul>{listed}{more}</ul></section>\n"
        );
    }
    Ok(html)
}

/// The positions of a play, each with the move that has led there.
fn frames(id: &str, input: &str) -> Result<Value> {
    let mut table = asked("show", id, input)?;
    let mut frames = Vec::new();
    for seed in 0..=PLIES {
        let of = |name: &str| table[name].clone();
        frames.push(json!({ "position": of("position"), "legend": of("legend"), "numbered": of("numbered"), "reply": of("reply") }));
        if table["count"] == 0 || seed == PLIES {
            break;
        }
        let message = json!({ "do": "reply", "problem": id, "input": input, "made": table["made"], "seed": seed });
        table = answered(&message)?;
    }
    Ok(Value::Array(frames))
}

/// A link to the puzzle of the day, which a script chooses by the date from all positions with a single winning move.
///
/// # Errors
///
/// If a position cannot be searched.
pub fn puzzles(problems: &[Entry]) -> Result<String> {
    let mut days = Vec::new();
    for problem in problems {
        let Some(input) = levels(&problem.id).last() else { continue };
        let hint = asked("hint", &problem.id, input)?;
        let count = |list: &str| hint[list].as_array().map_or(0, Vec::len);
        // In a scoring game other moves may gain less and win all the same.
        let is_won = hint["worth"].get("won").is_some();
        if is_won && count("best") == 1 && count("worths") > 2 {
            let title = format!("{} {}", name(problem), problem.in_words()[0]);
            days.push(json!([problem.id, title, input, count("worths")]));
        }
    }
    let days = attribute(&Value::Array(days).to_string());
    Ok(format!("<p class=\"day\" data-days=\"{days}\"></p>\n"))
}
