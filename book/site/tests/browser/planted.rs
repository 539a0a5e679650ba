//! Pages with planted faults: each law finds the one that is meant for it, so that its silence means something.

use super::session::Check;
use super::site::Site;
use super::visit::{Visit, WIDTHS};
use super::world::World;
use super::{look, visit, weight};
use std::fs;

/// A host that is nowhere, so that its name in the trap is that of a planted page.
pub const NOWHERE: &str = "planted.invalid";

/// A fault: its name, the page's body, the law that finds it, and words of what that says.
struct Fault {
    name: &'static str,
    body: &'static str,
    law: fn(&Visit) -> Check,
    says: &'static str,
}

const FAULTS: [Fault; 8] = [
    Fault {
        name: "sideways",
        body: "<div class=wide style='width: 2000px'>wide</div>",
        law: look::fits,
        says: "div.wide to 2008",
    },
    Fault {
        name: "folded",
        body: "<main><details><summary>more</summary><pre style='width: 2000px'>wide</pre></details></main>",
        law: look::fits,
        says: "with all details open",
    },
    Fault {
        name: "error",
        body: "<script>console.error('planted')</script>",
        law: visit::quiet,
        says: "planted",
    },
    Fault {
        name: "missing",
        body: "<img alt='' src='/absolute.png'>",
        law: visit::quiet,
        says: "404",
    },
    Fault {
        name: "request",
        body: "<img alt='' src='http://planted.invalid/a.png'>",
        law: visit::quiet,
        says: "http://planted.invalid/a.png",
    },
    Fault {
        name: "small",
        body: "<div class=board data-problem=none data-state=ready><button style='width: 23px; height: 40px'>x</button></div>",
        law: look::buttons_are_large_enough,
        says: "x: 23.0 x 40.0",
    },
    Fault {
        name: "contrast",
        body: "<p style='color: #ccc'>pale</p>",
        law: look::is_accessible,
        says: "color-contrast",
    },
    Fault {
        name: "heavy",
        body: "<script src=heavy.js></script>",
        law: weight::is_light,
        says: "heavy.js",
    },
];

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
                begin()?.promised("tester.pause(300)", vec![])?;
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
            let found = (fault.law)(&begin()?);
            let said = found.err().and_then(|failed| failed.message().map(String::from));
            if !said.as_ref().is_some_and(|said| said.contains(fault.says)) {
                return Err(format!("the fault {} is not found: {said:?}", fault.name).into());
            }
        }
        Ok(())
    })?;
    match world.trap.caught().iter().any(|request| request.contains("planted.invalid/worker")) {
        true => Ok(()),
        false => Err("what a worker asks of others is not caught".into()),
    }
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
