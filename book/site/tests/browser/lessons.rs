//! The laws of what one learns from: pictures of theorems, proofs that are played, positions by hand, a projector, the search.

use super::pointer;
use super::session::Check;
use super::visit::{HEIGHT, Visit, WIDTHS};
use super::world::World;
use anyhow::ensure;

/// Problems whose theorem is a picture: values of vertices, outcomes, pairs, chains or intervals.
const PICTURES: &[&str] = &[
    "abc206_f", "abc209_e", "abc278_g", "agc010_f", "agc014_d", "agc016_f", "agc017_d", "agc033_c",
    "cf1404b", "cf787c", "hdu3590", "loj10243", "p1971", "p2964", "p3507", "p4055", "p4363",
    "p6560", "p7864", "yuki2726", "cf731e",
];

const PAGE_UP: &str = "\u{e00e}";
const PAGE_DOWN: &str = "\u{e00f}";

/// *Why* marks the parts that the theorem speaks of, and nothing else.
pub fn why_is_a_picture(visit: &Visit) -> Check {
    let shown = visit.promised("tester.picture()")?;
    ensure!(shown["faults"].as_array().is_some_and(Vec::is_empty), "{shown}");
    let must = PICTURES.contains(&visit.page.id());
    ensure!(!must || shown["marks"].as_u64() > Some(0), "nothing is marked");
    Ok(())
}

/// A proof is gone through step by step, and the play stays as it is.
pub fn a_proof_is_played(visit: &Visit) -> Check {
    visit.session.finds_nothing("steps of a proof", "tester.proof()")
}

/// A position is built by touching its parts, and played then.
pub fn positions_are_built(visit: &Visit) -> Check {
    let built = visit.promised("tester.built()")?;
    let is_played = built["isPlayed"] == true && built["kept"] == built["after"];
    ensure!(built["before"] != built["after"] && is_played, "{built}");
    if visit.page.id() == "agc017_d" {
        let places = visit.promised("tester.buildPair(4, 5)")?;
        let before = visit.promised("tester.state().input")?;
        pointer::drag(visit, &places[0], &places[1])?;
        let after =
            format!("tester.until('an edge is dragged', () => tester.state().input !== {before})");
        visit.promised(&after)?;
        visit.promised("tester.act('build').click()")?;
    }
    Ok(())
}

/// Moves are heard once the reader wants it, and the browser remembers.
pub fn moves_are_heard(visit: &Visit) -> Check {
    let heard = visit.promised("tester.tones()")?;
    ensure!(heard == serde_json::json!([0, 1, 2, "true", "true"]), "{heard}");
    Ok(())
}

/// The language of one program is that of all, and stays when the page is opened again.
pub fn a_language_is_remembered(visit: &Visit) -> Check {
    let others = "[...document.querySelectorAll('.codes pre')].filter(pre => pre.checkVisibility() !== (pre.dataset.code === 'python')).map(pre => pre.dataset.code)";
    visit.session.click(".codes [value=python]")?;
    visit.session.finds_nothing("programs in another language", others)?;
    visit.session.script("location.reload()")?;
    visit.promised("new Promise(seen => document.readyState === 'complete' ? seen() : addEventListener('load', seen))")?;
    visit.session.finds_nothing("forgotten", others)?;
    visit.session.script("localStorage.removeItem('language')")
}

/// On a projector the rule stands in a line, buttons are read from the last row, and keys go through the play.
pub fn is_projected(visit: &Visit) -> Check {
    visit.session.resize(1920, 1080)?;
    visit.promised("tester.press('again').then(() => tester.make(tester.buttons()[0]))")?;
    visit.session.click(".board .more > summary")?;
    visit.session.click(".board [data-act=full]")?;
    visit.promised("tester.until('it fills the screen', () => document.fullscreenElement)")?;
    let seen = visit.promised("tester.projected()")?;
    let is_read =
        seen["isFull"] == true && seen["lines"] == 1 && seen["least"].as_f64() >= Some(20.0);
    let label = "document.querySelector('.board .choice .label')?.textContent ?? ''";
    let says = |keys: &str, words: &str| -> Check {
        visit.session.press(keys)?;
        visit.promised(&format!("tester.until('{words}', () => ({label}).includes('{words}'))"))?;
        Ok(())
    };
    says(PAGE_UP, "After move 1 of 2")?;
    says(PAGE_UP, "After move 0 of 2")?;
    says(PAGE_DOWN, "After move 1 of 2")?;
    visit.session.press(PAGE_DOWN)?;
    visit.promised(&format!("tester.until('the play goes on', () => ({label}) === '')"))?;
    visit.promised("document.exitFullscreen()")?;
    visit.session.resize(WIDTHS[0], HEIGHT)?;
    ensure!(is_read, "{seen}");
    Ok(())
}

/// The explorer opens with a picture and a sentence about it, which are seen without scrolling.
pub fn explorer_opens_drawn(world: &World) -> Check {
    for page in ["explore", "zh/explore"] {
        world.sessions.lend(|session| {
            session.resize(WIDTHS[1], 720)?;
            session.open(&world.site.address_of(page))?;
            let is_drawn = "document.querySelector('.explorer .picture svg') && document.querySelector('.look').textContent.length > 40";
            session.promised(&format!("tester.until('it is drawn', () => {is_drawn})"))?;
            let top = "document.querySelector('.explorer .picture').getBoundingClientRect().top";
            let top = session.promised(top)?.as_f64().unwrap_or(f64::INFINITY);
            ensure!(top < 500.0, "{page}: the picture begins at {top} of 720 pixels");
            Ok(())
        })?;
    }
    Ok(())
}

/// The search forgives a letter, and a blank between Latin and Chinese.
pub fn search_forgives(world: &World) -> Check {
    for (page, asked, title) in [
        ("index", "hakenbush", "Hackenbush"),
        ("zh/index", "sg函数", "SG"),
        ("index", "nim", "2. Nim"),
    ] {
        let found = world.sessions.lend(|session| {
            session.open(&world.site.address_of(page))?;
            session.promised(&format!("tester.found('{asked}')"))
        })?;
        ensure!(found.as_str().is_some_and(|found| found.contains(title)), "{asked}: {found}");
    }
    Ok(())
}
