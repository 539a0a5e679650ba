use super::*;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

fn parsed(text: &str, moves: Option<&str>, ask: Option<&str>) -> Result<Command> {
    let find = |words: &[String]| match words {
        [id] => Ok(problems::find(id)),
        _ => Ok(None),
    };
    let problems = Problems { all: problems::PROBLEMS, find: &find, list: "--games" };
    let ask = ask.map(|ask| Ask::named(ask).expect("it is a question"));
    parse(&Typed { words: &words(text), moves, ask }, &problems)
}

#[track_caller]
fn refuses(text: &str, moves: Option<&str>, ask: Option<&str>, part: &str) {
    let error = parsed(text, moves, ask).err().expect("it makes no sense");
    assert!(error.is::<crate::error::Refused>(), "{error}");
    assert!(error.to_string().contains(part), "{error}");
}

#[test]
fn every_question_has_its_name() {
    assert_eq!(Ask::all().count(), 5);
    assert!(Ask::all().all(|ask| Ask::named(ask.words().0) == Some(ask)));
    assert_eq!(Ask::named("value"), None);
}

#[test]
fn words_are_a_game_and_its_usual_question_unless_another_is_asked() {
    let question = |text, moves, ask| match parsed(text, moves, ask) {
        Ok(Command::Table(source)) => source.about().question,
        _ => panic!("{text} is a table"),
    };
    assert_eq!(question("wythoff", None, None), Some(Question::Outcome));
    assert_eq!(question("wythoff", None, Some("misere")), Some(Question::Misere));
    assert_eq!(question("", Some("n-1"), None), Some(Question::Grundy));
    assert_eq!(question("p2252", None, None), None);
}

#[test]
fn a_position_stands_last() {
    for (text, moves, title) in
        [("nim 3 5,7", None, "nim 3"), ("5,7", Some("n-1, n/2"), "--moves \"n-1, n/2\"")]
    {
        match parsed(text, moves, Some("moves")) {
            Ok(Command::Moves(game, position)) => {
                assert_eq!((&game.title[..], &position[..]), (title, "5,7"));
            }
            _ => panic!("{text} is a position"),
        }
    }
    refuses("kayles", None, Some("moves"), "of which position");
    refuses("", Some("n-1"), Some("moves"), "of which position");
}

#[test]
fn what_makes_no_sense_is_refused_and_what_to_type_is_said() {
    for (text, ask, part) in [
        ("", None, "type a game"),
        ("chess960", None, "no game is called \"chess960\"; --games lists them"),
        ("grosman", None, "did you mean grossman?"),
        ("Grosman", None, "did you mean grossman?"),
        ("misere-kayles", None, "did you mean kayles --ask misere?"),
        ("misère-kayles", None, "did you mean kayles --ask misere?"),
        ("p2253", None, "did you mean"),
        ("wythoff 7", None, "the game is written `wythoff`"),
        ("p4363", None, "more than a few numbers: --games lists what can be explored"),
        ("dp_k", None, "explore its game instead, subtraction SET"),
        ("arc091_f", Some("grundy"), "leave --ask out, or ask its game, fraction K"),
        ("hdu4764", Some("grundy"), "leave --ask out"),
        ("p2252 5,7", Some("moves"), "has one question"),
        ("arc091_f 3", None, "has no parameters: --to says how far to go"),
    ] {
        refuses(text, None, ask, part);
    }
    refuses("kayles", Some("n-1"), None, "one game too many");
    refuses("", Some("n-1, n-*2"), None, "\n\n  n-1, n-*2\n         ^");
}

#[test]
fn games_of_problems_have_names_here() {
    for problem in problems::PROBLEMS {
        let name = problem.explored().split_whitespace().next();
        let is_known = |name| games::entries().iter().any(|entry| entry.name == name);
        assert!(name.is_none_or(is_known), "{}: {name:?}", problem.id());
    }
}
