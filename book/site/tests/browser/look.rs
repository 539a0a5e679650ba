//! The laws of how pages look: what fits, what is large enough for a finger, what those can use who see or point otherwise.

use super::session::Check;
use super::visit::{Visit, none, numbers, texts};
use serde_json::{Value, json};

/// In CSS pixels.
const LEAST_BUTTON: u64 = 24;
const THEMES: [&str; 2] = ["light", "dark"];

/// Around the text of a Chinese page, and on its board, no word is English but names.
pub fn speaks_chinese(visit: &Visit) -> Check {
    let parts = "#bar, #contents h2, .board, .explorer > :not(.games), .quiz button, main button, main summary, main h2, main label, #常见错解 ~ p > strong";
    let english = visit.promised("tester.english(...a)", vec![parts.into()])?;
    none("English words", &texts(&english))
}

/// No page scrolls sideways, with all that can be opened open, and with a hint on the board.
pub fn fits(visit: &Visit) -> Check {
    let sideways = |when: &str| match visit.promised("tester.sideways()", vec![])? {
        Value::Null => Ok(()),
        why => Err(libtest_mimic::Failed::from(format!("{when}: {why}"))),
    };
    sideways("as loaded")?;
    if visit.page.board.is_some() {
        visit.promised("tester.worth()", vec![])?;
        visit.promised("tester.press('why')", vec![])?;
    }
    visit.promised("tester.unfold()", vec![])?;
    sideways("with all details open")?;
    match visit.page.stands_for_others && visit.promised("tester.cut('#found')", vec![])? == true {
        true => Err("what a search finds is cut off".into()),
        false => Ok(()),
    }
}

/// The buttons of boards are large enough for a finger.
pub fn buttons_are_large_enough(visit: &Visit) -> Check {
    visit.promised("tester.unfold()", vec![])?;
    let small = visit.promised("tester.small(...a)", numbers([LEAST_BUTTON]))?;
    none("smaller than 24 pixels", &texts(&small))
}

/// A checker finds nothing serious, in light and dark.
pub fn is_accessible(visit: &Visit) -> Check {
    let Ok(axe) = &visit.world.axe else {
        return Ok(());
    };
    if visit.page.board.is_some() {
        visit.promised("tester.worth()", vec![])?;
    }
    visit.promised("tester.unfold()", vec![])?;
    visit.session.script(axe, vec![])?;
    let mut found = Vec::new();
    for theme in THEMES {
        visit.promised("tester.theme(...a)", vec![json!(theme)])?;
        let violations = visit.promised(
            "(await tester.pause(100), (await axe.run(document, { resultTypes: ['violations'] })).violations
                .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                .flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map(({ html, any }) =>
                    `${id} (${nodes.length} times): ${help}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`)))",
            vec![],
        )?;
        found.extend(texts(&violations).into_iter().map(|text| format!("{theme}: {text}")));
    }
    // Dark still: paper is white.
    let media =
        |name: &str| visit.session.order("Emulation.setEmulatedMedia", json!({ "media": name }));
    media("print")?;
    let paper = visit.promised("getComputedStyle(document.body).backgroundColor", vec![])?;
    media("")?;
    visit.promised("tester.theme(...a)", vec![json!(THEMES[0])])?;
    if paper != "rgb(255, 255, 255)" {
        found.push(format!("on paper, the page is {paper}"));
    }
    none("axe-core", &found)
}
