//! Visits of pages. A page is loaded once for each width of the view, and all laws look at it then.

use super::session::{Check, Session, Window, none};
use super::site::{Kind, Page, Site};
use super::world::World;
use anyhow::Result;
use serde_json::Value;
use std::time::Instant;

/// A phone, and a small window on a table.
pub const WIDTHS: [u32; 2] = [375, 1280];
/// The height of either view, but where a law is about another one.
pub const HEIGHT: u32 = 844;

/// A property of pages of some kinds.
pub struct Law {
    pub name: &'static str,
    /// The widths in which it is looked at.
    pub widths: &'static [u32],
    pub is_about: fn(&Page) -> bool,
    pub check: fn(&Visit) -> Check,
    /// The window that it needs.
    pub window: Window,
}

impl Law {
    /// The same law in a window as a reader has it.
    pub const fn in_a_whole_window(self) -> Self {
        Law { window: Window::Whole, ..self }
    }

    /// True if it looks at the page in this width. In the wide view, which has more room, one page of each kind is enough.
    pub fn looks_at(&self, page: &Page, width: u32) -> bool {
        let is_shown = width == WIDTHS[0] || page.stands_for_others;
        is_shown && self.widths.contains(&width) && (self.is_about)(page)
    }
}

/// A page in a window.
pub struct Visit<'a> {
    pub world: &'a World,
    pub site: &'a Site,
    pub session: &'a Session,
    pub page: &'a Page,
}

/// Looks at a page by the light of some laws, which need the same kind of window; fails with all of them that do not hold.
pub fn obeys(world: &World, page: &Page, width: u32, laws: &[&Law]) -> Check {
    world.sessions.lend_drawn(laws[0].window, |session| {
        let begin = || Visit::begin(world, &world.site, session, page, width);
        let start = Instant::now();
        let mut visit = begin()?;
        world.spent("loading", start.elapsed());
        let mut broken = Vec::new();
        for law in laws {
            let start = Instant::now();
            let found = (law.check)(&visit);
            world.spent(law.name, start.elapsed());
            if let Err(error) = found {
                broken.push(format!("{}: {error:#}", law.name));
                // Nobody knows where it stands.
                visit = begin()?;
            }
        }
        broken.extend(quiet(&visit).err().map(|error| format!("is_quiet: {error:#}")));
        none("laws that do not hold", &broken)
    })
}

impl<'a> Visit<'a> {
    /// Loads the page, and waits until one can play on it.
    pub fn begin(
        world: &'a World,
        site: &'a Site,
        session: &'a Session,
        page: &'a Page,
        width: u32,
    ) -> Result<Self> {
        session.resize(width, HEIGHT)?;
        // Reading the log drops the errors of the page before.
        session.errors()?;
        session.open(&site.address_of(&page.name))?;
        if page.board.is_some() || page.kind == Kind::Explorer {
            session.promised("tester.settled()")?;
        }
        Ok(Visit { world, site, session, page })
    }

    /// The value of a promise of the page's script.
    pub fn promised(&self, expression: &str) -> Result<Value> {
        self.session.promised(expression)
    }

    /// True if more than so many moves are made, a little later.
    pub fn has_moved(&self, turn: &Value) -> Result<bool> {
        Ok(self.promised(&format!("tester.moved({turn})"))? == true)
    }
}

/// The page is quiet: no error in the console, no request to others, by all that the laws did to it.
pub fn quiet(visit: &Visit) -> Check {
    none("errors that were logged", &visit.session.errors()?)
}
