//! The lines on games that have the answers of a table.

use crate::explore::Exploration;
use crate::question::Question;
use crate::recognise::{Recognised, Same};
use crate::wording::list;
use language::{Text, counted, text};

/// Other games that are named.
const NAMED: usize = 3;

/// Heads and bodies of the lines.
pub(super) fn lines(result: &Exploration) -> Vec<(Text, String)> {
    let Some((recognised, explored)) = &result.recognised else { return Vec::new() };
    let Some(first) = recognised.same.first() else { return Vec::new() };
    let mut lines = vec![(Text("same as", "等同于"), whole(first, recognised))];
    let pattern = explored.as_ref().and_then(|found| Some((found, found.pattern()?)));
    if let Some((found, (statement, finding))) = pattern {
        let (text, claim) = (statement.text(super::are_lost_or_won(found)), &finding.claim);
        lines.push((Text("that game", "该游戏"), text!("{text}. {claim}", "{text}。{claim}")));
    }
    if let Some(known) = first.source.about().known {
        lines.push((Text("known", "已知"), known.to_string()));
    }
    if !recognised.problems.is_empty() {
        lines.push((Text("problems", "题目"), list(&recognised.problems)));
    }
    lines
}

/// The first game, where it agrees, and how many others do.
fn whole(same: &Same, recognised: &Recognised) -> String {
    let about = same.source.about();
    let question = match about.question {
        Some(Question::Misere) => " --ask misere",
        _ => "",
    };
    let game = format!("{}{question}", about.title);
    let place = match &same.place[..] {
        "" => String::new(),
        place => text!(" at {place}", "（在 {place} 处）"),
    };
    let from = match same.from {
        0 => String::new(),
        from => text!(", from n = {from} on", "，从 n = {from} 起"),
    };
    let reversed = match same.is_reversed {
        true => Text(", with lost and won exchanged", "，必败与必胜互换"),
        false => Text("", ""),
    };
    let (compared, tried) = (counted(same.compared, "value", "个值"), recognised.tried - 1);
    let others = recognised.same.len() - 1;
    let some = recognised.same[1..].iter().take(NAMED).map(|same| &*same.source.about().title);
    let some: Vec<&str> = some.collect();
    let others = match list(&some) {
        _ if others == 0 => text!("none of {tried} others agrees", "另外试过的 {tried} 个都不一致"),
        some => text!(
            "of {tried} others {others} or more agree, such as {some}",
            "另外试过的 {tried} 个中，至少还有 {others} 个一致，如 {some}"
        ),
    };
    text!(
        "{game}{place}{from}{reversed}, on {compared}; {others}",
        "{game}{place}{from}{reversed}，比较了 {compared}；{others}"
    )
}
