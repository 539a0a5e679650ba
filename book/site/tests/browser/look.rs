//! The laws of how pages look: what fits, what is large enough for a finger, what those can use who see or point otherwise.

use super::session::{Check, none, texts};
use super::visit::{HEIGHT, Visit, WIDTHS};
use anyhow::{Context, ensure};
use serde_json::json;

/// Around the text of a Chinese page, and on its board, no word is English but names.
pub fn speaks_chinese(visit: &Visit) -> Check {
    let parts = "#bar, #contents h2, .board, .explorer > :not(.games), .quiz button, main button, main summary, main h2, main label, #常见错解 ~ p > strong";
    visit.session.finds_nothing("English words", &format!("tester.english('{parts}')"))
}

/// No page scrolls sideways, with all that can be opened open, and with a hint on the board.
pub fn fits(visit: &Visit) -> Check {
    let sideways = |when: &str| {
        let wide = visit.promised("tester.sideways()")?;
        ensure!(wide.is_null(), "{when}: {wide}");
        Ok(())
    };
    sideways("as loaded")?;
    if visit.page.board.is_some() {
        visit.promised("tester.worth()")?;
        visit.promised("tester.press('why')")?;
    }
    visit.promised("tester.unfold()")?;
    sideways("with all details open")?;
    let is_cut = visit.page.stands_for_others && visit.promised("tester.cut('#found')")? == true;
    ensure!(!is_cut, "what a search finds is cut off");
    Ok(())
}

/// The place below which no board may begin.
const LOWEST_TOP: u32 = 160;

/// Name, goal, board and buttons are what one sees first: on a phone, and on a table with *why* beside the board. A window costs
/// more than all else here, so the table is tried in one language.
pub fn the_board_comes_first(visit: &Visit) -> Check {
    let seen = |is_wide: bool| {
        let asked = format!("tester.firstSeen({LOWEST_TOP}, {is_wide})");
        visit.session.finds_nothing("what is seen first", &asked)
    };
    seen(false)?;
    if !visit.page.is_board() {
        return Ok(());
    }
    visit.session.resize(WIDTHS[1], 720)?;
    let wide = seen(true).context("on a table");
    visit.session.resize(WIDTHS[0], HEIGHT)?;
    wide
}

/// The front page has a play for each verb, which moves once it is seen, and the puzzle of the day is a position with a single
/// winning move.
pub fn the_front_page_invites(visit: &Visit) -> Check {
    visit.session.finds_nothing("the front page", "tester.front()")?;
    let puzzle = visit.promised("document.querySelector('.day a').href")?;
    visit.session.open(puzzle.as_str().unwrap_or_default())?;
    visit.promised("tester.settled()")?;
    let worth = visit.promised("tester.worth()")?;
    let state = visit.promised("tester.state()")?;
    let is_single = worth.get("won").is_some() && state["best"] == 1 && state["turn"] == 0;
    ensure!(is_single, "the puzzle of the day {puzzle} is worth {worth}: {state}");
    Ok(())
}

/// Whatever has a symbol is drawn by it, in the legend too.
pub fn things_are_drawn(visit: &Visit) -> Check {
    visit.session.finds_nothing("letters for things", "tester.undrawn(3)")
}

/// The buttons of boards are large enough for a finger.
pub fn buttons_are_large_enough(visit: &Visit) -> Check {
    visit.promised("tester.unfold()")?;
    visit.session.finds_nothing("smaller than 24 pixels", "tester.small(24)")
}

/// Stones, lit digits and signs are backgrounds, which a printer leaves out unless it is told.
pub fn prints_what_it_shows(visit: &Visit) -> Check {
    visit.session.finds_nothing("painted and not printed", "tester.unprinted('.view *')")
}

/// A checker finds nothing serious, in light and dark.
pub fn is_accessible(visit: &Visit) -> Check {
    let Ok(axe) = &visit.world.axe else {
        return Ok(());
    };
    if visit.page.board.is_some() {
        visit.promised("tester.worth()")?;
    }
    visit.promised("tester.unfold()")?;
    visit.session.script(axe)?;
    let mut found = Vec::new();
    // In the dark, only colours differ.
    for (theme, rules) in
        [("light", ""), ("dark", "runOnly: ['color-contrast', 'link-in-text-block']")]
    {
        visit.promised(&format!("tester.theme('{theme}')"))?;
        let violations = visit.promised(&format!(
            "((await axe.run(document, {{ resultTypes: ['violations'], preload: false, {rules} }})).violations
                .filter(({{ impact }}) => impact === 'serious' || impact === 'critical')
                .flatMap(({{ id, help, nodes }}) => nodes.slice(0, 3).map(({{ html, any }}) =>
                    `${{id}} (${{nodes.length}} times): ${{help}}: ${{html.slice(0, 200)}} ${{any[0]?.message ?? ''}}`)))",
        ))?;
        found.extend(texts(&violations).into_iter().map(|text| format!("{theme}: {text}")));
    }
    // The theme is dark still, and print must be white all the same.
    let media =
        |name: &str| visit.session.order("Emulation.setEmulatedMedia", json!({ "media": name }));
    media("print")?;
    let paper = visit.promised("getComputedStyle(document.body).backgroundColor")?;
    media("")?;
    visit.promised("tester.theme('light')")?;
    if paper != "rgb(255, 255, 255)" {
        found.push(format!("on paper, the page is {paper}"));
    }
    none("axe-core", &found)
}
