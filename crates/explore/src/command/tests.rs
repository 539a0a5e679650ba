use super::*;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

fn parsed(text: &str, moves: Option<&str>, ask: Option<&str>) -> Result<Command> {
    let find = |words: &[String]| match words {
        [id] => Ok(problems::find(id)),
        _ => Ok(None),
    };
    let problems = Problems { find: &find, list: "--games" };
    let ask = ask.map(|ask| Ask::named(ask).expect("it is a question"));
    parse(&Typed { words: &words(text), moves, ask, ..Typed::default() }, &problems)
}

#[test]
fn every_question_has_its_name() {
    assert_eq!(Ask::all().count(), 9);
    assert!(Ask::all().all(|ask| Ask::named(ask.words().0) == Some(ask)));
    assert_eq!(Ask::named("worth"), None);
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
fn a_position_stands_last_and_beside_moves_stands_no_game() {
    for (text, moves, title) in
        [("nim 3 5,7", None, "nim 3"), ("5,7", Some("n-1, n/2"), "--moves \"n-1, n/2\"")]
    {
        match parsed(text, moves, Some("moves")) {
            Ok(Command::Moves(game, position, _)) => {
                assert_eq!((&game.title[..], &position[..]), (title, "5,7"));
            }
            _ => panic!("{text} is a position"),
        }
    }
    let error = parsed("kayles", Some("n-1"), None).err().expect("it makes no sense");
    assert!(error.to_string().contains("one game too many"), "{error}");
}
