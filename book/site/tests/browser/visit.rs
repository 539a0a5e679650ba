//! Visits of pages. A page is loaded once for each width of the view, and all laws look at it then; a test says what its
//! law found.

use super::session::{Check, Session};
use super::site::{Kind, Page, Site};
use super::world::World;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::time::Instant;

/// A phone, and a small window on a table.
pub const WIDTHS: [u32; 2] = [375, 1280];

/// What holds for pages of some kinds.
pub struct Law {
    pub name: &'static str,
    /// The widths in which it is looked at.
    pub widths: &'static [u32],
    pub is_about: fn(&Page) -> bool,
    pub check: fn(&Visit) -> Check,
}

impl Law {
    /// True if it looks at the page in this width. In the wide view, which has more room, one page of each kind is enough.
    pub fn looks_at(&self, page: &Page, width: u32) -> bool {
        let is_shown = width == WIDTHS[0] || page.stands_for_others;
        is_shown && self.widths.contains(&width) && (self.is_about)(page)
    }

    /// The name of its test.
    pub fn test(&self, page: &Page, width: u32) -> String {
        match self.widths {
            [_] => format!("{}::{}", self.name, page.name),
            _ => format!("{}::{}::{width}", self.name, page.name),
        }
    }
}

/// A page in a window.
pub struct Visit<'a> {
    pub world: &'a World,
    pub site: &'a Site,
    pub session: &'a Session,
    pub page: &'a Page,
    /// The errors that were logged: a request to others is one, since the trap refuses it.
    pub noise: RefCell<Vec<String>>,
}

/// What the laws say of a page in one width, by the names of their tests.
pub type Findings = BTreeMap<String, Result<(), String>>;

/// The visits that were made, and those that are still to be made.
pub struct Visits(BTreeMap<(String, u32), OnceLock<Findings>>);

impl Visits {
    pub fn new(site: &Site) -> Self {
        let places =
            site.pages.iter().flat_map(|page| WIDTHS.map(|width| (page.name.clone(), width)));
        Visits(places.map(|place| (place, OnceLock::new())).collect())
    }

    /// What the law of this test says, by a visit of the page if there was none.
    pub fn finding(&self, world: &World, page: &Page, width: u32, test: &str) -> Check {
        let Some(visit) = self.0.get(&(page.name.clone(), width)) else {
            return Err("no such page".into());
        };
        let findings = visit.get_or_init(|| visited(world, page, width));
        match findings.get(test) {
            Some(Ok(())) => Ok(()),
            Some(Err(why)) => Err(why.into()),
            None => Err("it was not looked at".into()),
        }
    }
}

fn visited(world: &World, page: &Page, width: u32) -> Findings {
    let laws = world.laws.iter().filter(|law| law.looks_at(page, width));
    let laws: Vec<&Law> = laws.collect();
    let mut findings = Findings::new();
    let visited = world.sessions.lend(|session| {
        let start = Instant::now();
        let mut visit = Visit::begin(world, &world.site, session, page, width)?;
        world.spent("loading", start.elapsed());
        for law in &laws {
            let test = law.test(page, width);
            if !(world.is_wanted)(&test) {
                continue;
            }
            let start = Instant::now();
            let found = catch_unwind(AssertUnwindSafe(|| (law.check)(&visit)));
            world.spent(law.name, start.elapsed());
            let found = found.unwrap_or_else(|_| Err("the test panics".into()));
            let has_failed = found.is_err();
            findings.insert(test, found.map_err(|failed| message(&failed)));
            if has_failed {
                // Nobody knows where it stands.
                let noise = visit.noise.take();
                visit = Visit::begin(world, &world.site, session, page, width)?;
                visit.noise.borrow_mut().extend(noise);
            }
        }
        Ok(())
    });
    if let Err(failed) = visited {
        for law in laws {
            let why = format!("the page cannot be looked at: {}", message(&failed));
            findings.entry(law.test(page, width)).or_insert(Err(why));
        }
    }
    findings
}

fn message(failed: &Failed) -> String {
    failed.message().unwrap_or("it fails").to_string()
}

impl<'a> Visit<'a> {
    /// Loads the page, and waits until one can play on it.
    pub fn begin(
        world: &'a World,
        site: &'a Site,
        session: &'a Session,
        page: &'a Page,
        width: u32,
    ) -> Result<Self, Failed> {
        session.resize(width, 800)?;
        let noise = RefCell::default();
        let visit = Visit { world, site, session, page, noise };
        // What is still there of the page before.
        session.open("about:blank")?;
        session.log("browser")?;
        session.open(&site.address_of(&page.name))?;
        if page.board.is_some() || page.kind == Kind::Explorer {
            session.promised("tester.settled()", vec![])?;
        }
        Ok(visit)
    }

    /// The value of a promise of the page's script.
    pub fn promised(&self, expression: &str, arguments: Vec<Value>) -> Result<Value, Failed> {
        self.session.promised(expression, arguments)
    }

    /// Notes what was logged since the last time.
    fn listen(&self) -> Check {
        let logged = self.session.log("browser")?.into_iter();
        let errors = logged.filter(|entry| entry.level == "SEVERE").map(|entry| entry.message);
        self.noise.borrow_mut().extend(errors);
        Ok(())
    }
}

/// The page is quiet: no error in the console, no request to others, by all that was done to it so far.
pub fn quiet(visit: &Visit) -> Check {
    visit.listen()?;
    let noise = visit.noise.borrow();
    match &noise[..] {
        [] => Ok(()),
        noise => Err(noise.join("\n").into()),
    }
}

/// Fails with all that was found.
pub fn none<T: std::fmt::Display>(what: &str, found: &[T]) -> Check {
    let mut text = format!("{what}:");
    for item in found {
        let _ = write!(text, "\n  {item}");
    }
    if found.is_empty() { Ok(()) } else { Err(text.into()) }
}

/// The texts of a list.
pub fn texts(list: &Value) -> Vec<String> {
    let texts = list.as_array().into_iter().flatten();
    texts.map(|text| text.as_str().map_or_else(|| text.to_string(), String::from)).collect()
}

/// Numbers as arguments.
pub fn numbers<const N: usize>(numbers: [u64; N]) -> Vec<Value> {
    numbers.iter().map(|number| json!(number)).collect()
}
