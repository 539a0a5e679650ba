//! Plays by messages, as a page sends them.

use serde_json::{Value, json};

fn ask(message: &Value) -> Value {
    serde_json::from_str(&engine::answer(&message.to_string())).expect("answers are JSON")
}

/// A message about a play.
fn about(play: &Value, what: &str) -> Value {
    let [problem, input, made] = ["problem", "input", "made"].map(|name| &play[name]);
    json!({ "do": what, "problem": problem, "input": input, "made": made })
}

fn error(message: &str) -> String {
    let answer: Value = serde_json::from_str(&engine::answer(message)).expect("answers are JSON");
    answer["error"].as_str().expect("it is refused").to_string()
}

fn refused(what: &str, problem: &str, input: &str, made: &[usize]) -> String {
    let play = json!({ "problem": problem, "input": input, "made": made });
    error(&about(&play, what).to_string())
}

fn make(play: &Value, number: u64) -> Value {
    let mut message = about(play, "show");
    message["made"].as_array_mut().expect("a list").push(number.into());
    ask(&message)
}

fn reply(play: &Value, seed: u64) -> Value {
    let mut message = about(play, "reply");
    message["seed"] = seed.into();
    ask(&message)
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    assert!(error("").contains("not understood"));
    assert!(error("{\"do\": \"dance\"}").contains("unknown variant `dance`"));
    assert!(error("{\"do\": \"show\"}").contains("missing field `problem`"));
    assert!(refused("show", "p0", "", &[]).contains("no problem \"p0\""));
    assert!(refused("show", "abc330_e", "1 1\n0\n1 1\n", &[]).contains("is no game"));
    let place = refused("show", "p2197", "1\n2\n3 x\n", &[]);
    assert!(place.starts_with("the input: ") && place.contains("line 3"), "{place}");
    let one = "1\n1\n1\n";
    assert!(refused("show", "p2197", one, &[1]).contains("there are 1"));
    assert!(refused("show", "p2197", one, &[0, 0]).contains("there are 0"));
    let over = json!({ "do": "reply", "problem": "p2197", "input": one, "made": [0], "seed": 1 });
    assert!(error(&over.to_string()).contains("the game is over"));
}

#[test]
fn counts_may_be_left_out_before_a_line() {
    let full = |problem: &str, input: &str| {
        ask(&json!({ "do": "show", "problem": problem, "input": input, "made": [] }))["input"]
            .clone()
    };
    for (problem, line, input) in [
        ("p2197", "3 4", "1\n2\n3 4\n"),
        ("p2197", "12", "1\n1\n12\n"),
        ("cf1704f", "RBRB", "1\n4\nRBRB\n"),
        ("p2252", "3 5", "3 5\n"),
        ("p2252", "3,5", "3 5\n"),
        ("p2197", "３，４", "1\n2\n3 4\n"),
    ] {
        assert_eq!(full(problem, line), *input);
        assert_eq!(full(problem, input), *input);
    }
    for typed in ["", "3 x", "3\n3 4\n"] {
        assert!(refused("show", "p2197", typed, &[]).contains("line "), "{typed:?}");
    }
}

#[test]
fn a_play_begins_with_numbers_that_are_compared_at_a_glance() {
    let cards = problems::find("p3507").expect("it is there");
    let input = engine::position(cards, std::iter::empty()).expect("some position is worth it");
    let numbers = input.split_whitespace().map(|word| word.parse::<u64>().expect("a number"));
    assert!(numbers.max() <= Some(999), "{input}");
}

#[test]
fn a_position_that_is_too_large_is_said_to_be() {
    assert!(refused("show", "p2252", "1000000000 999999999\n", &[]).contains("cannot be played"));
    // 4294967298 is 2 modulo 2^32: code that looked at 32 bits would take it for a small heap.
    assert!(refused("show", "p6487", "4294967298\n", &[]).contains("cannot be played"));
    assert!(refused("hint", "p2252", "5000 4000\n", &[]).contains("too large for a search"));
    let large = json!({ "problem": "p2252", "input": "5000 4000\n", "made": [] });
    assert!(reply(&large, 1)["unsolved"].as_str().is_some_and(|why| why.contains("too large")));
}

#[test]
fn a_move_is_told_by_its_parts_and_taken_back_by_forgetting_it() {
    let play = json!({ "problem": "p2197", "input": "1\n2\n1 2\n", "made": [] });
    let begun = ask(&about(&play, "show"));
    assert_eq!(begun["position"]["heaps"], json!([1, 2]));
    let words = "take 1 stone from heap 1";
    let first = json!({ "from": [0], "to": [], "amounts": [1], "words": words });
    assert_eq!(begun["moves"][0], first);
    let made = make(&begun, 0);
    assert_eq!((&made["mover"], &made["turn"]), (&json!("second"), &json!(1)));
    assert_eq!(make(&made, 0)["made"], json!([0, 0]));
}

#[test]
fn a_repetition_is_seen_where_play_can_go_on_for_ever() {
    // A circle of two vertices, and the target beside it.
    let input = "3 3 1\n1 2\n2 1\n1 3\n1 3\n";
    let mut play = ask(&json!({ "do": "show", "problem": "p6560", "input": input, "made": [] }));
    for repetitions in [0, 0, 1, 1, 2] {
        assert_eq!(play["repetitions"], repetitions, "{}", play["made"]);
        play = make(&play, 0);
    }
}

#[test]
fn why_says_what_the_theorem_and_the_search_say() {
    let play = json!({ "problem": "p2197", "input": "1\n2\n5 3\n", "made": [] });
    let why = ask(&about(&play, "why"));
    assert_eq!(
        (&why["searched"], &why["claimed"]),
        (&json!({ "won": null }), &json!({ "won": null }))
    );
    assert_eq!(why["rows"][2], json!(["nim-sum", "", "110 = 6"]));
    assert_eq!(why["values"], json!([[0, "5"], [1, "3"]]));
    let columns = json!({ "parts": [[0, "101"], [1, "011"]], "sum": "110" });
    assert_eq!((&why["sum"], &why["columns"]), (&json!("5 ⊕ 3 = 6"), &columns));
    // `values` needs no search, so it is there also for a position that no search can take.
    let values = ask(&about(&play, "values"));
    for name in ["claimed", "values", "sum", "columns"] {
        assert_eq!(values[name], why[name], "{name}");
    }
    assert_eq!(values.get("searched"), None);
    let large = json!({ "problem": "p2252", "input": "5000 4000\n", "made": [] });
    assert_eq!(ask(&about(&large, "values"))["claimed"], json!({ "won": null }));
}

#[test]
fn amounts_are_stones_where_a_heap_loses_them_and_no_heap_is_added() {
    for (problem, input, takes) in [
        ("p2197", "1\n2\n1 2\n", true),
        ("p2197", "1\n1\n0\n", false),
        ("cses1099", "1\n3\n0 2 1\n", true),
        ("dp_k", "2 4\n2 3\n", true),
        // A move splits the heap in two, so that no stones are lost, also where 4 leaves a heap of 2.
        ("cses2207", "1\n3\n", false),
        ("p3235", "1 2\n1 4\n", false),
        ("cf787c", "3\n1 1\n1 2\n", false),
    ] {
        let play = ask(&json!({ "do": "show", "problem": problem, "input": input, "made": [] }));
        assert_eq!(play["takes"], takes, "{problem}: {play}");
    }
}

#[test]
fn a_circle_is_a_ring_and_signs_have_a_legend() {
    let play = ask(&json!({ "do": "random", "problem": "cf787c", "seed": 1 }));
    let vertices = play["position"]["ring"]["vertices"].as_array().expect("a ring");
    assert_eq!(vertices[0]["text"], "1 O");
    let mut message =
        json!({ "do": "show", "problem": "cf1704f", "input": "1\n2\nRB\n", "made": [] });
    assert_eq!(
        ask(&message)["legend"][0],
        json!({ "text": "R", "words": "red cell", "side": "first", "piece": "red" })
    );
    message["lang"] = "zh".into();
    assert_eq!(ask(&message)["legend"][0]["words"], "红格");
    assert_eq!(ask(&message)["numbered"], json!({ "by": "cells", "first": 1 }));
}

#[test]
fn a_best_move_that_is_not_shown_is_named() {
    let play = json!({ "problem": "arc091_f", "input": "1\n2300 1\n", "made": [] });
    let shown = ask(&about(&play, "show"));
    assert_eq!(
        (shown["count"].as_u64(), shown["moves"].as_array().map(Vec::len)),
        (Some(2300), Some(1000))
    );
    let hint = ask(&about(&play, "hint"));
    assert_eq!(hint["words"], json!({ "2299": "take 2300 stones from heap 1" }));
}

#[test]
fn words_are_in_the_language_that_is_asked_for() {
    let play = json!({ "problem": "p2197", "input": "1\n2\n5 3\n", "made": [] });
    let mut chinese = about(&play, "show");
    chinese["lang"] = "zh".into();
    assert_eq!(ask(&chinese)["moves"][4]["words"], "从第 1 堆取 1 颗");
    chinese["lang"] = "fr".into();
    assert_eq!(ask(&chinese)["error"], "there is no language \"fr\": type zh or en");
}

/// The engine's replies win against random moves for whoever the hint says wins, from random positions of every
/// problem, all of which can be played.
#[test]
fn replies_win_what_is_won_in_every_problem() {
    const POSITIONS: u64 = 16;
    const PLAYS: u64 = 3;
    let problems = ask(&json!({ "do": "problems" }));
    let problems = problems["problems"].as_array().expect("a list").clone();
    assert_eq!(problems.len(), problems::PROBLEMS.len() - 1, "all but ABC 330 E are games");
    for problem in problems {
        for seed in 0..POSITIONS {
            let mut table = ask(&json!({ "do": "random", "problem": problem, "seed": seed }));
            assert!(table["error"].is_null(), "{problem}, seed {seed}: {table}");
            if seed >= PLAYS {
                continue;
            }
            let worth = &ask(&about(&table, "hint"))["worth"];
            let searched = &ask(&about(&table, "why"))["searched"];
            assert!(worth.is_null() || worth == searched, "{problem}, seed {seed}: {worth}");
            let Value::Object(worth) = worth else { continue };
            let winner = match worth.keys().next().map(String::as_str) {
                Some("won") => "first",
                Some("lost") => "second",
                _ => continue,
            };
            for turn in 0..60_u64 {
                let count = table["count"].as_u64().expect("a number");
                if count == 0 {
                    assert_eq!(table["winner"], winner, "{problem}, seed {seed}");
                    break;
                }
                table = match table["mover"] == winner {
                    true => reply(&table, turn),
                    false => make(&table, (seed + turn * 7) % count),
                };
            }
        }
    }
}

#[test]
fn a_play_is_judged_from_its_beginning_on() {
    let play = |made: &[usize]| {
        let message =
            json!({ "do": "winners", "problem": "p2197", "input": "1\n2\n1 2\n", "made": made });
        ask(&message)["winners"].clone()
    };
    // To take both stones of heap 2 gives the win away.
    assert_eq!(play(&[]), json!(["first"]));
    assert_eq!(play(&[1]), json!(["first", "second"]));
    assert_eq!(play(&[1, 0]), json!(["first", "second", "second"]));
    assert_eq!(play(&[2, 0, 0]), json!(["first", "first", "first", "first"]));
}

#[test]
fn a_weak_program_errs_and_still_takes_a_win_at_once() {
    let reply = |strength: &str, input: &str, seed: u64| {
        let message = json!({ "do": "reply", "problem": "p2197", "input": input, "made": [], "seed": seed, "strength": strength });
        ask(&message)["made"][0].clone()
    };
    let made = |strength: &str, input: &str| -> std::collections::BTreeSet<u64> {
        (0..100).filter_map(|seed| reply(strength, input, seed).as_u64()).collect()
    };
    assert_eq!(made("perfect", "1\n2\n1 3\n").len(), 1);
    assert_eq!(made("erring", "1\n2\n1 3\n").len(), 4);
    assert_eq!(made("beginner", "1\n2\n1 3\n").len(), 4);
    assert_eq!(made("beginner", "1\n1\n3\n").len(), 1);
}

#[test]
fn levels_are_won_by_whoever_begins_and_get_harder() {
    for id in ["p2197", "agc017_d", "cf787c", "dp_l"] {
        let levels = engine::levels(problems::find(id).expect("it is there"), 5);
        assert_eq!(levels.len(), 5, "{id}");
        for input in &levels {
            let message = json!({ "do": "winners", "problem": id, "input": input, "made": [] });
            assert_eq!(ask(&message)["winners"][0], "first", "{id}: {input}");
        }
    }
}

#[test]
fn a_typed_line_is_refused_in_its_own_words() {
    for (problem, typed, place, about) in [
        ("p2197", "", "line 1, column 1: ", "nothing to read"),
        (
            "p2197",
            "3 -1",
            "line 1, column 3: ",
            "heap 2 of 2 is \"-1\", not a number from 0 to 9999",
        ),
        ("p2197", "3 5 7 extra", "line 1, column 7: ", "heap 4 of 4 is \"extra\""),
        ("p2197", "abc", "line 1, column 1: ", "heap 1 of 1 is \"abc\""),
        ("p2197", "３，-１", "line 1, column 3: ", "heap 2 of 2 is \"-1\""),
        ("p2252", "3", "line 1, column 2: ", "heap b is missing"),
        ("p2252", "3 5 7", "line 1, column 5: ", "should end before \"7\""),
        ("cf1704f", "RBX", "line 1, column 1: ", "has a 'X'"),
        ("arc137_c", "3 2 1", "line 1, column 5: ", "do not rise from 3 to 2"),
    ] {
        let why = refused("show", problem, typed, &[]);
        assert!(why.contains(place) && why.contains(about), "{problem} {typed:?}: {why}");
        assert!(!why.contains("case"), "{problem} {typed:?}: {why}");
    }
}

/// Games of each kind of drawing.
const SOME: [&str; 12] = [
    "p2197", "p2252", "p3480", "p4077", "p5363", "aoj1377", "p2594", "p7864", "cf787c", "loj10243",
    "p6560", "agc014_d",
];

#[test]
fn parts_are_changed_by_hand() {
    let edit = |play: &Value, part: usize, wish: Value| {
        let message = json!({ "do": "edit", "problem": play["problem"], "input": play["input"], "part": part, "wish": wish });
        serde_json::from_str::<Value>(&engine::answer(&message.to_string())).expect("it is JSON")
    };
    let begin = |problem: &str, input: &str| {
        ask(&json!({ "do": "show", "problem": problem, "input": input, "made": [] }))
    };
    let nim = begin("p2197", "3 5");
    for (part, wish, heaps) in [
        (1, json!("more"), json!([3, 6])),
        (0, json!("less"), json!([2, 5])),
        (0, json!("add"), json!([3, 5, 1])),
        (0, json!("remove"), json!([5])),
    ] {
        assert_eq!(edit(&nim, part, wish)["position"]["heaps"], heaps);
    }
    assert!(edit(&begin("p2197", "0"), 0, json!("less"))["error"].is_string());
    let row = begin("cf1704f", "RBRB");
    assert_eq!(edit(&row, 1, json!("more"))["text"], "R R R B");
    let tree = begin("agc017_d", "3\n1 2\n2 3\n");
    let hung = edit(&tree, 3, json!({ "drag": 1 }));
    assert_eq!(hung["position"]["tree"]["edges"], json!([[0, 1], [0, 2]]));
    let grown = edit(&tree, 3, json!("add"));
    assert_eq!(grown["position"]["tree"]["edges"].as_array().map(Vec::len), Some(3));
    let graph = ask(&json!({ "do": "random", "problem": "loj10243", "seed": 1 }));
    let of = |play: &Value, what: &str| {
        play["position"]["graph"][what].as_array().cloned().unwrap_or_default()
    };
    let vertices = of(&graph, "vertices");
    for edge in of(&graph, "edges") {
        let ends = [0, 1].map(|end| &vertices[edge[end].as_u64().expect("a place") as usize]);
        // A token is dragged before an edge is.
        let [Some(from), Some(to)] = ends.map(|end| end["part"].as_u64()) else { unreachable!() };
        if ends[0]["tokens"] == 0 {
            let cut = edit(&graph, from as usize, json!({ "drag": to }));
            assert_eq!(of(&cut, "edges").len() + 1, of(&graph, "edges").len(), "{edge}: {cut}");
        }
    }
    let fixed: Vec<&str> = SOME
        .into_iter()
        .filter(|problem| {
            let play = ask(&json!({ "do": "random", "problem": problem, "seed": 1 }));
            let wishes = ["more", "less", "add", "remove"].map(Value::from).into_iter();
            let mut wishes = wishes.chain((0..9).map(|to| json!({ "drag": to })));
            !wishes
                .any(|wish| (0..4).any(|part| edit(&play, part, wish.clone())["error"].is_null()))
        })
        .collect();
    assert!(fixed.is_empty(), "{fixed:?}");
}

#[test]
fn a_line_of_play_stays_in_the_pairs() {
    let play =
        |made: &[u64]| json!({ "problem": "p4055", "input": "2 3\n...\n...\n", "made": made });
    let line = ask(&about(&play(&[]), "line"))["line"].as_array().expect("a list").clone();
    let made: Vec<u64> = line.iter().filter_map(|one| one["number"].as_u64()).collect();
    let mut answers = 0;
    for turn in 1..made.len() {
        let here = play(&made[..turn]);
        let figures = ask(&about(&here, "values"));
        if figures["claimed"].get("won").is_some() {
            let one = &ask(&about(&here, "show"))["moves"][made[turn] as usize];
            let (from, to) = (&one["from"][0], &one["to"][0]);
            let links = figures["links"].as_array().expect("links");
            assert!(
                links.contains(&json!([from, to])) || links.contains(&json!([to, from])),
                "{figures}"
            );
            answers += 1;
        }
    }
    assert!(answers > 1, "{line:?}");
}

#[test]
fn what_no_drawing_shows_is_told_beside_it() {
    let facts = |problem: &str, input: &str| {
        let message =
            json!({ "do": "show", "problem": problem, "input": input, "made": [], "lang": "en" });
        ask(&message)["facts"].clone()
    };
    assert_eq!(facts("p2197", "3 5"), json!([]));
    assert_eq!(facts("agc017_d", "3\n1 2\n2 3\n"), json!([]));
    assert_eq!(facts("abc297_g", "2 2 3\n5 6\n"), json!([["L", [2]], ["R", [3]]]));
    let steps = facts("cf787c", "7\n3 1 2 4\n2 3 4\n");
    assert_eq!(steps, json!([["step of Rick", [1, 2, 4]], ["step of Morty", [3, 4]]]));
}
