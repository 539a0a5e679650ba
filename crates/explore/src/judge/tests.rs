use super::*;

fn answers(answers: &[Option<&str>]) -> Answers {
    let mut all = Answers::default();
    answers.iter().for_each(|answer| all.push(answer.map(String::from)));
    all
}

fn numbers(answers: &Answers, legend: &[String]) -> Vec<Option<u32>> {
    answers.cells(legend).into_iter().map(Cell::value).collect()
}

fn problem(id: &str) -> &'static dyn Problem {
    problems::find(id).expect("it is in the catalogue")
}

#[test]
fn nothing_has_no_words() {
    assert!(answers(&[]).legend(None).is_empty());
    assert!(numbers(&answers(&[]), &[]).is_empty());
}

#[test]
fn words_become_numbers_and_numbers_stay() {
    let said = answers(&[Some("win"), Some("lose"), None, Some("win")]);
    let words = said.legend(None);
    assert_eq!(words, ["lose", "win"]);
    assert_eq!(numbers(&said, &words), [Some(1), Some(0), None, Some(1)]);
    assert_eq!(said.legend(Some(["win", "lose"])), ["win", "lose"]);
    assert_eq!(said.legend(Some(["win", "draw"])), ["lose", "win"]);
    let said = answers(&[Some("7"), None, Some("0")]);
    assert!(said.legend(Some(["0", "7"])).is_empty());
    assert_eq!(numbers(&said, &[]), [Some(7), None, Some(0)]);
}

#[test]
fn words_of_another_table_keep_their_numbers() {
    let words = answers(&[Some("win"), Some("lose"), Some("win")]).legend(None);
    let other = answers(&[Some("lose"), Some("draw"), Some("win")]);
    assert_eq!(numbers(&other, &words), [Some(0), Some(2), Some(1)]);
}

#[test]
fn a_theorem_on_a_game_is_one_on_its_problem() {
    let known = |id: &str| Judged::new(problem(id)).about.known;
    assert!(known("arc091_f").is_some_and(|Text(text, _)| text.contains("n - floor(n / K) - 1")));
    assert!(known("abc297_g").is_some_and(|Text(text, _)| text.contains("(n mod (L + R)) / L")));
    assert!(known("gameaam").is_some_and(|Text(text, _)| text.contains("Nivasch")));
    assert!(known("p2197").is_some_and(|Text(text, _)| text.contains("Bouton")));
    // Misère play is another game.
    assert_eq!(known("p4279"), None);
    assert_eq!(known("hdu4764"), None);
}

#[test]
fn a_budget_ends_searches_and_keeps_the_first_answers() {
    let mut budget = Budget::new(1_750_000_000, usize::MAX, &crate::budget::Nobody);
    let table = Judged::new(problem("p2252")).answers(&[100_000, 4], &mut budget).unwrap();
    assert!(budget.ended.is_some());
    assert!(table.cells.len() > 1000 && table.cells.len() < 400_000, "{}", table.cells.len());
}
