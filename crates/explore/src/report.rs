//! Reports of an exploration: text, and for programs CSV, JSON, code; for people pictures.

pub mod code;
pub mod data;
mod drawing;
mod misere;
mod same;
mod states;
mod tables;

pub use drawing::svg;
pub use states::drawing;

use crate::cell::Words;
use crate::explore::Exploration;
use crate::pattern::statement::Claim;
use crate::question::Question;
use itertools::Itertools;
use language::{Text, counted, prose, text};

/// Columns before lists and the bodies of findings.
const INDENT: usize = 10;

fn are_lost_or_won(result: &Exploration) -> bool {
    result.table.words == Words::Outcomes && !result.table.has_draws()
}

/// True if all answers are lost and won, or 0 and 1 of a judge: then the zeros are listed.
fn is_yes_or_no(result: &Exploration) -> bool {
    let is_judged = result.about.question.is_none() && result.about.told.is_none();
    are_lost_or_won(result) || is_judged && result.table.is_binary()
}

/// The whole report, for people, in lines of `columns`.
pub fn text(result: &Exploration, columns: usize) -> String {
    let rules = prose::beside("", result.about.rules.get(), columns);
    let mut text = format!("{}\n{rules}\n\n", result.about.title);
    if let Some(cut) = &result.cut {
        let (first, usual) = (counted(result.table.cells.len(), "answer", "个答案"), cut.total);
        text += &match result.is_incomplete() {
            true => text!("Ended early: the first {first}.", "提前结束：只有前 {first}。"),
            false => text!(
                "The first {first}. The usual {usual} take long; --to asks for them.",
                "这是前 {first}。通常的 {usual} 个要算很久；用 --to 可以要。"
            ),
        };
        text += "\n\n";
    }
    text += &tables::text(result, columns);
    text += "\n";
    for (head, body) in findings(result) {
        let blanks = " ".repeat(INDENT.saturating_sub(prose::width(head.get())));
        text += &(prose::beside(&format!("{head}{blanks}"), &body, columns) + "\n");
    }
    if let Some(states) = states::table(result, columns).filter(|_| !are_words_proved(result)) {
        text += &("\n".to_string() + &states);
    }
    text
}

/// True if the pattern itself is proved.
fn are_words_proved(result: &Exploration) -> bool {
    result.pattern().is_some_and(|(_, finding)| matches!(finding.claim, Claim::Proved(_)))
}

/// The values with which a pattern of a table that was given agrees: they are all that there is.
fn on_the_table(result: &Exploration) -> String {
    let known = result.table.cells.iter().filter(|cell| cell.is_position()).count();
    let values = counted(known, "value", "个值");
    text!("on these {values}; not proved", "在这 {values}上全部成立；没有证明")
}

fn quantity(result: &Exploration) -> Text {
    let told = result.about.told.map(|told| told.quantity);
    let asked = result.about.question.map(|question| question.quantity());
    asked.or(told).unwrap_or(Text("answer", "答案"))
}

/// The findings, each with a word for the trust that it deserves.
fn findings(result: &Exploration) -> Vec<(Text, String)> {
    let (are_lost_or_won, has_draws) = (are_lost_or_won(result), result.table.has_draws());
    let mut lines = Vec::new();
    let mut line = |english, chinese, body| lines.push((Text(english, chinese), body));
    match (result.pattern(), result.looked_at) {
        (Some((statement, finding)), _) => {
            let codes = match result.table.words == Words::Outcomes && has_draws {
                true => {
                    text!(" (0 is lost, 1 is won, 2 is a draw)", "（0 为必败，1 为必胜，2 为平局）")
                }
                false => String::new(),
            };
            line("pattern", "规律", statement.text(are_lost_or_won) + &codes);
            let to = finding.checked_to;
            match &finding.claim {
                Claim::Proved(reason) => line("proved", "已证", reason.to_string()),
                Claim::CheckedTo(last) => {
                    let are_proved = result
                        .by_digits
                        .as_ref()
                        .is_some_and(|proof| Some(proof.question) == result.about.question);
                    let body = match are_proved {
                        _ if result.about.is_table => on_the_table(result),
                        true => text!(
                            "for everything up to {last}; these words are not proved, but all answers are",
                            "到 {last} 为止全部成立；这句话没有证明，但所有答案都已证"
                        ),
                        false => text!(
                            "for everything up to {last}; not proved",
                            "到 {last} 为止全部成立；没有证明"
                        ),
                    };
                    line("checked", "已验证", body);
                }
                Claim::Observed => {
                    let body = text!(
                        "up to {to}: too little to tell from chance",
                        "到 {to} 为止：太少，不能排除巧合"
                    );
                    line("observed", "观察到", body);
                }
            }
        }
        (None, Some(count)) => {
            let values = counted(count, "value", "个值");
            let body = text!("none was found in {values}", "在 {values}中没有找到");
            line("pattern", "规律", body);
        }
        (None, None) => {}
    }
    if let Some(quotient) = &result.quotient {
        lines.extend(misere::lines(quotient));
    }
    let mut line = |english, chinese, body| lines.push((Text(english, chinese), body));
    if let Some(proof) = result.by_digits.as_ref().filter(|_| !are_words_proved(result)) {
        line("proved", "已证", proof.reason());
        if let Some(expression) = states::expression(result) {
            line("digits", "数位", expression);
        }
    }
    if let Some(unproved) = &result.unproved {
        line("no proof", "无证明", text!("by digits: {unproved}", "数位方法：{unproved}"));
    }
    for refuted in result.finding.iter().flat_map(|finding| &finding.refuted) {
        line("refuted", "被推翻", refuted.text(are_lost_or_won));
    }
    if let Some(next) = next_steps(result) {
        line("next", "下一步", next);
    }
    if let [first, others @ ..] = &result.untried[..] {
        let body = match others.len() {
            0 => text!(
                "{first}, which no heap that was looked at allows",
                "{first}，看过的堆都不能这样走"
            ),
            more => text!(
                "{first} (and {more} more), which no heap that was looked at allows",
                "{first}（以及另外 {more} 种），看过的堆都不能这样走"
            ),
        };
        line("untried", "未试", body);
    }
    lines.extend(same::lines(result));
    let mut line = |english, chinese, body| lines.push((Text(english, chinese), body));
    if let Some(known) = result.about.known {
        line("known", "已知", known.to_string());
    }
    let told = result.about.told.map(|told| told.terms);
    if let Some(terms) = result.about.question.map(|it| it.terms(has_draws)).or(told) {
        line("terms", "术语", terms.to_string());
    }
    lines
}

/// The commands that may show more; None if there is a pattern, or none was looked for.
fn next_steps(result: &Exploration) -> Option<String> {
    if result.looked_at.is_none() || result.pattern().is_some() {
        return None;
    }
    let mut steps: Vec<String> = Vec::new();
    let mut step = |option: &str, what: Text| steps.push(format!("{option} {what}"));
    let has_draws = result.table.has_draws();
    match result.about.question {
        Some(Question::Grundy) => {
            step(
                "--ask outcome",
                Text("says less, and may have a pattern", "说得少一些，也许有规律"),
            );
        }
        Some(Question::Remoteness) => {
            step("--ask outcome", Text("says only who wins", "只说谁赢"));
        }
        _ => {}
    }
    if let (Some(Question::Grundy | Question::Outcome), false) = (result.about.question, has_draws)
    {
        let misere = Text(
            "asks for the game in which the player without a move wins",
            "问不能操作者胜的游戏",
        );
        step("--ask misere", misere);
    }
    if result.about.is_table {
        let longer = Text(
            "shows more; --bin asks the program for as much as it takes",
            "能看出更多；--bin 直接问程序，要多少问多少",
        );
        step(Text("a longer table", "更长的表").get(), longer);
    } else if result.cut.is_none() {
        let factor = if result.table.sizes.len() == 1 { 10 } else { 2 };
        let larger = result.table.sizes.iter().map(|&size| (factor * (size - 1)).max(size));
        let larger = format!("--to {}", larger.into_iter().join(","));
        step(&larger, Text("looks further", "看得更远"));
    }
    step("--csv", Text("prints all values for other programs", "打印所有的值，供其他程序使用"));
    Some(steps.join(Text("; ", "；").get()))
}

#[cfg(test)]
mod tests;
