//! The explorer by messages: what the command line prints.

use serde_json::{Value, json};

fn explore(message: Value) -> Value {
    let Value::Object(mut message) = message else { panic!("a message is an object") };
    message.insert("do".into(), "explore".into());
    message.insert("columns".into(), 80.into());
    let answer = engine::answer(&Value::Object(message).to_string());
    serde_json::from_str(&answer).expect("answers are JSON")
}

#[test]
fn a_game_is_explored_as_on_the_command_line() {
    let shown = explore(json!({ "game": "octal 0.77", "to": [200] }));
    let text = shown["text"].as_str().expect("a text");
    assert!(text.contains("period 12 from n = 71 on") && text.contains("proved"), "{text}");
    assert!(shown["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")));
    assert_eq!(shown["automaton"], Value::Null);
    let proved = explore(json!({ "game": "wythoff" }));
    assert!(proved["automaton"].as_str().is_some_and(|svg| svg.contains("wythoff: automaton")));
}

#[test]
fn expressions_questions_positions_and_problems_are_known() {
    for (message, expected) in [
        (json!({ "moves": "n-1, n-3", "ask": "outcome" }), "lost iff n mod 2 = 0"),
        (json!({ "game": "kayles 5,7", "ask": "moves" }), "the player to move wins"),
        (json!({ "game": "graph 1-2-1", "ask": "remoteness" }), "D = draw"),
        (json!({ "game": "p2252", "to": [20] }), "phi"),
        (json!({ "left": "n-1, n-2", "right": "n-1, n-3" }), "v(n + 3) = {0|v(n)}"),
        (json!({ "left": "n-1", "ask": "mean" }), "v(n + 1) = v(n) + 1"),
    ] {
        let shown = explore(message.clone());
        assert!(
            shown["text"].as_str().is_some_and(|text| text.contains(expected)),
            "{message}: {shown}"
        );
    }
}

#[test]
fn a_table_is_explored_and_the_game_behind_it_is_named() {
    let lost = |n: u32| [0, 2].contains(&(n % 7));
    let lines: String =
        (0..60).map(|n| format!("{n} {}\r\n", if lost(n) { "Bob" } else { "Alice" })).collect();
    let shown = explore(json!({ "table": lines }));
    let text = shown["text"].as_str().expect("a text");
    let words = ["lost iff n mod 7 is 0 or 2", "not proved", "subtraction 1,3,4"];
    assert!(words.iter().all(|words| text.contains(words)), "{text}");
    assert!(shown["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")));
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    for (message, expected) in [
        (json!({}), "type a game"),
        (json!({ "game": "ches" }), "no game is called \"ches\""),
        (json!({ "game": "chess" }), "chess is a partizan game"),
        (json!({ "game": "kayles", "ask": "mood" }), "there is no question \"mood\""),
        (json!({ "game": "kayles", "ask": "moves" }), "moves of which position?"),
        (json!({ "moves": "n+1" }), "no smaller"),
        (json!({ "moves": "n-1", "left": "n-1" }), "--left"),
        (json!({ "left": "n-" }), "found the end"),
        (json!({ "table": "" }), "table"),
        (json!({ "table": "0 1 2\n1 2\n" }), "line 2, column 3"),
        (json!({ "game": "kayles", "to": [1_000_000_000_000_u64] }), "ask for fewer"),
        (json!({ "game": "p2252 3" }), "has no parameters"),
        (json!({ "game": "p2252", "too": 3 }), "unknown field"),
    ] {
        let shown = explore(message.clone());
        assert!(
            shown["error"].as_str().is_some_and(|error| error.contains(expected)),
            "{message}: {shown}"
        );
    }
}
