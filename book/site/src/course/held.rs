//! The laws of the course: what it says is held by tests that exist, and both languages say the same.

use super::{Chapter, blocks, chapters, directive};
use crate::edition::EDITIONS;
use cli::checkout::{Checkout, Files, catalogue};
use language::Language::{self, Chinese, English};
use language::within;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};

/// Beginnings of the sentence that says whether a theorem is proved, checked or observed.
const KNOWN: [&str; 8] = [
    "*Proved here",
    "*Proved in the header",
    "*Checked to",
    "*Observed",
    "*本章给出证明",
    "*证明在",
    "*已验证到",
    "*观察到",
];

fn in_language(language: Language) -> Vec<Chapter> {
    let checkout = Checkout::find().unwrap();
    within(language, || chapters(&checkout)).unwrap()
}

fn both() -> Vec<Chapter> {
    EDITIONS.into_iter().flat_map(in_language).collect()
}

/// The numbers of the theorems, each with the text from it to the next one, or to the next part of the chapter.
fn theorems(source: &str) -> Vec<(String, &str)> {
    let starts = source.match_indices("\n**").filter_map(|(start, _)| {
        let text = &source[start + 3..];
        let rest = ["Theorem ", "定理 "].iter().find_map(|word| text.strip_prefix(word))?;
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let number = rest[..end.unwrap_or(rest.len())].trim_end_matches('.').to_string();
        let end = ["\n**Theorem", "\n**定理", "\n## "].iter().filter_map(|mark| rest.find(mark));
        Some((number, &rest[..end.min().unwrap_or(rest.len())]))
    });
    starts.collect()
}

/// The fenced blocks of some kinds: the words behind the fence, and the text, of questions without their reasons.
fn played(source: &str) -> Vec<(String, String)> {
    let is_played = |info: &str| {
        ["board ", "quiz ", "code ", "picture ", "homework"]
            .iter()
            .any(|kind| info.starts_with(kind))
    };
    let asked = |line: &str| line.split(" | ").next().unwrap_or_default().to_string();
    blocks(source)
        .filter(|(info, _)| is_played(info))
        .map(|(info, text)| (info.into(), text.lines().map(asked).collect::<Vec<_>>().join("\n")))
        .collect()
}

#[test]
fn both_languages_have_the_same_chapters_theorems_boards_and_questions() {
    let (english, chinese) = (in_language(English), in_language(Chinese));
    let files = |chapters: &[Chapter]| -> Vec<String> {
        chapters.iter().map(|chapter| chapter.file.clone()).collect()
    };
    assert_eq!(files(&english), files(&chinese));
    for (one, other) in english.iter().zip(&chinese) {
        let numbers = |chapter: &Chapter| -> Vec<String> {
            theorems(&chapter.source).into_iter().map(|(number, _)| number).collect()
        };
        assert_eq!(numbers(one), numbers(other), "{}", one.file);
        assert_eq!(played(&one.source), played(&other.source), "{}", one.file);
        let exercises = |chapter: &Chapter| chapter.source.matches("<details>").count();
        assert_eq!(exercises(one), exercises(other), "{}", one.file);
    }
}

#[test]
fn every_theorem_says_how_it_is_known_and_which_test_holds_it() {
    let checkout = Checkout::find().unwrap();
    for chapter in both() {
        for (number, text) in theorems(&chapter.source) {
            let place = format!("theorem {number} of {} ({})", chapter.file, chapter.title);
            assert!(
                KNOWN.iter().any(|known| text.contains(known)),
                "{place} does not say how it is known"
            );
            let links = text.match_indices("`](../../../").collect::<Vec<_>>();
            let mut tests = 0;
            for (end, mark) in links {
                let file = text[end + mark.len()..].split(')').next().unwrap_or_default();
                let name = text[..end].rsplit("[`").next().unwrap_or_default();
                if file.starts_with("src/bin/") || file == name {
                    continue;
                }
                let held = checkout.read(file).unwrap_or_else(|error| panic!("{place}: {error}"));
                let law = name.split("::").next().unwrap_or_default();
                let is_of_problem =
                    name.split("::").nth(1).is_some_and(|id| problems::find(id).is_some());
                let is_there = match is_of_problem {
                    true => {
                        held.contains(&format!("{law}::"))
                            || held.contains(&format!("law! {{ {law}"))
                    }
                    false => held.contains(name.rsplit("::").next().unwrap_or_default()),
                };
                assert!(is_there, "{place}: {file} has no test {name}");
                tests += 1;
            }
            assert!(tests > 0, "{place} names no test");
        }
    }
}

#[test]
fn answers_that_are_quoted_are_those_of_the_rules() {
    let mut quoted = 0;
    for chapter in both() {
        // Pieces of code and the words between them, in turn.
        let pieces: Vec<&str> = chapter.source.split('`').collect();
        for five in pieces.windows(6).filter(|five| problems::find(five[0]).is_some()) {
            let (input, answer) = match [five[1].trim(), five[3].trim()] {
                ["answers", "to"] => (five[4], five[2]),
                ["对", "回答"] => (five[2], five[4]),
                _ => continue,
            };
            let problem = problems::find(five[0]).unwrap();
            let found = problem.answer(&(input.replace(" / ", "\n") + "\n")).unwrap();
            assert_eq!(found.trim(), answer, "{} on {input} in {}", five[0], chapter.file);
            quoted += 1;
        }
    }
    assert!(quoted > 30, "{quoted} answers are quoted");
}

#[test]
fn every_problem_is_named_and_set_in_one_chapter() {
    let checkout = Checkout::find().unwrap();
    for language in EDITIONS {
        let chapters = in_language(language);
        for problem in catalogue::read(&checkout).unwrap() {
            let set: Vec<&Chapter> = chapters.iter().filter(|it| it.sets(&problem.id)).collect();
            let files: Vec<&str> = set.iter().map(|chapter| chapter.file.as_str()).collect();
            assert_eq!(files.len(), 1, "{} is set in {files:?}", problem.id);
            let link = format!("](../../../src/bin/{}.rs)", problem.id);
            assert!(
                chapters.iter().any(|chapter| chapter.source.contains(&link)),
                "{} is set in {} and named in no text",
                problem.id,
                files[0]
            );
        }
        for chapter in &chapters {
            assert!(!chapter.tasks.is_empty(), "{} sets no program", chapter.file);
            let is_first = chapter.file == chapters[0].file;
            assert_eq!(chapter.needs.is_empty(), is_first, "{} builds on nothing", chapter.file);
        }
    }
}

#[test]
fn every_block_can_be_drawn_or_asked() {
    let checkout = Checkout::find().unwrap();
    let problems = catalogue::read(&checkout).unwrap();
    let mut wrong = Vec::new();
    for chapter in both() {
        for (info, text) in blocks(&chapter.source) {
            if let Err(error) = directive(&checkout, &problems, info, text) {
                wrong.push(format!("{}: {info}: {error:#}", chapter.file));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A coin answers half of the questions that have two answers.
#[test]
fn at_most_a_quarter_of_the_questions_are_won_or_lost() {
    for chapter in in_language(English) {
        let quizzes = blocks(&chapter.source).filter(|(info, _)| info.starts_with("quiz "));
        let kinds = quizzes.flat_map(|(info, text)| text.lines().map(move |line| (info, line)));
        let (outcomes, others): (Vec<_>, Vec<_>) = kinds.partition(|(info, line)| {
            !info.ends_with(" explore")
                && !line.starts_with("move ")
                && !line.starts_with("answer ")
        });
        let [outcomes, others] = [outcomes.len(), others.len()];
        assert!(3 * outcomes <= others, "{}: {outcomes} and {others}", chapter.file);
    }
}

/// Hints stand apart from solutions, so that a reader can take a hint alone.
#[test]
fn every_chapter_has_questions_and_exercises_with_hints_and_solutions() {
    for chapter in both() {
        let count = |text: &str| chapter.source.matches(text).count();
        assert!(count("\n```quiz ") >= 1, "{} has no questions", chapter.file);
        let shown = count("\n```board ") + count("\n```picture ");
        assert!(shown >= 1, "{} shows nothing", chapter.file);
        let hints =
            count("<details><summary>Hint</summary>") + count("<details><summary>提示</summary>");
        let solutions = count("<details><summary>Solution</summary>")
            + count("<details><summary>解答</summary>");
        assert_eq!(hints, solutions, "{}", chapter.file);
        assert!((4..=8).contains(&solutions), "{} has {solutions} exercises", chapter.file);
        assert!(chapter.source.starts_with("# "), "{}", chapter.file);
    }
}

/// Markdown does not end emphasis at a star between a letter and Chinese punctuation, as in `*a,*b`.
#[test]
fn no_star_is_left_where_emphasis_was_meant() {
    let checkout = Checkout::find().unwrap();
    let mut texts: Vec<(String, String)> =
        both().into_iter().map(|chapter| (chapter.title, chapter.source)).collect();
    for id in checkout.stems("docs/zh", "md").unwrap() {
        let file = format!("docs/zh/{id}.md");
        let text = checkout.read(&file).unwrap();
        texts.push((file, text));
    }
    for (place, text) in texts {
        let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
        let mut is_code = false;
        for event in TextMergeStream::new(Parser::new_ext(&text, options)) {
            match event {
                Event::Start(Tag::CodeBlock(_)) => is_code = true,
                Event::End(TagEnd::CodeBlock) => is_code = false,
                Event::Text(text) if !is_code => {
                    assert!(!text.replace(" * ", "").contains('*'), "{place}: {text}");
                }
                _ => {}
            }
        }
    }
}
