//! Pages with planted faults: each law finds the one that is meant for it, so that its silence means something.

use super::session::Check;
use super::site::Site;
use super::visit::{Visit, WIDTHS};
use super::world::World;
use super::{look, visit, weight};
use anyhow::ensure;
use std::fs;

/// A host that is nowhere, so that its name in the trap is that of a planted page.
pub const NOWHERE: &str = "planted.invalid";

/// A fault: its name, the law that finds it, words of what that says, and the page's body.
struct Fault {
    name: &'static str,
    law: fn(&Visit) -> Check,
    says: &'static str,
    body: &'static str,
}

const FAULTS: [Fault; 8] = [
    fault(
        "sideways",
        look::fits,
        "div.wide to 2008",
        "<div class=wide style='width: 2000px'>wide</div>",
    ),
    fault(
        "folded",
        look::fits,
        "with all details open",
        "<main><details><summary>more</summary><pre style='width: 2000px'>wide</pre></details></main>",
    ),
    fault("error", visit::quiet, "planted", "<script>console.error('planted')</script>"),
    fault("missing", visit::quiet, "404", "<img alt='' src='/absolute.png'>"),
    fault(
        "request",
        visit::quiet,
        "http://planted.invalid/a.png",
        "<img alt='' src='http://planted.invalid/a.png'>",
    ),
    fault(
        "small",
        look::buttons_are_large_enough,
        "x: 23.0 x 40.0",
        "<div class=board data-problem=none data-state=ready><button style='width: 23px; height: 40px'>x</button></div>",
    ),
    fault("contrast", look::is_accessible, "color-contrast", "<p style='color: #ccc'>pale</p>"),
    fault("heavy", weight::is_light, "heavy.js", "<script src=heavy.js></script>"),
];

const fn fault(
    name: &'static str,
    law: fn(&Visit) -> Check,
    says: &'static str,
    body: &'static str,
) -> Fault {
    Fault { name, law, says, body }
}

/// A fault of each kind is found, and a page without any has none.
pub fn faults_are_found(world: &World) -> Check {
    let folder = tempfile::tempdir()?;
    let page = |name: &str, body: &str| {
        let head = "<!doctype html><html lang=en><meta charset=utf-8><title>Planted</title><link rel=icon href=data:>";
        fs::write(
            folder.path().join(name).with_extension("html"),
            format!("{head}<main>{body}</main>"),
        )
    };
    for fault in &FAULTS {
        page(fault.name, fault.body)?;
    }
    page("clean", "<h1>Nothing</h1>")?;
    page(
        "asking",
        "<script>new Worker(URL.createObjectURL(new Blob([`fetch('http://planted.invalid/worker').catch(() => {})`])))</script>",
    )?;
    fs::write(folder.path().join("heavy.js"), noise(300_000))?;
    let site = Site::of(folder.path().into())?;
    world.sessions.lend(|session| {
        for page in &site.pages {
            let begin = || Visit::begin(world, &site, session, page, WIDTHS[1]);
            if page.name == "asking" {
                // Its worker is not heard by the log of the page.
                begin()?.promised("tester.pause(300)")?;
                continue;
            }
            let Some(fault) = FAULTS.iter().find(|fault| fault.name == page.name) else {
                for law in [look::fits, look::buttons_are_large_enough, visit::quiet] {
                    law(&begin()?)?;
                }
                continue;
            };
            if fault.name == "contrast" && world.axe.is_err() {
                continue;
            }
            let said = (fault.law)(&begin()?).err().map(|error| error.to_string());
            let is_found = said.as_ref().is_some_and(|said| said.contains(fault.says));
            ensure!(is_found, "the fault {} is not found: {said:?}", fault.name);
        }
        Ok(())
    })?;
    let is_caught = |request: &String| request.contains("planted.invalid/worker");
    let is_noted = world.trap.caught().iter().any(is_caught);
    ensure!(is_noted, "what a worker asks of others is not caught");
    Ok(())
}

/// A program that hardly can be compressed.
fn noise(length: usize) -> String {
    let mut state = 1_u32;
    let mut letter = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from(b'!' + (state >> 24) as u8 % 90)
    };
    let comment: String = (0..length).map(&mut letter).filter(|letter| *letter != '*').collect();
    format!("/*{comment}*/")
}
