//! Values that are another in one file, followed through the functions that get them: nothing may be done with them that
//! somebody can tell.

use super::flow::locals;
use super::ir::{Entity, Id, Ir, Line};
use std::collections::HashSet;

/// Effect of an instruction on the values that are followed.
pub enum Step {
    /// Gives one.
    Gives,
    /// Puts those that it takes into what it gives.
    Passes,
    /// May take one.
    Ends,
    /// May not even look at one.
    Tells,
    /// Moves them, at most.
    Other,
}

impl Ir {
    /// Follows values through a function, in its own variables. `step` is told an instruction and the function that it calls;
    /// it adds true if there is such a value in the instruction itself. Returns true if the function returns one.
    ///
    /// # Errors
    ///
    /// The line that does anything else with one.
    pub fn follow(
        &self,
        id: Id,
        step: impl Fn(&Line, &str) -> (Step, bool),
    ) -> Result<bool, usize> {
        let lines = &self.entity(id).lines;
        let returned = result(&lines[0].text);
        let is_own = |name: &str, line: &Line| {
            let start = format!("  {name} = ");
            let made = lines.iter().find(|made| made.text.starts_with(&start));
            let is_place = |made: &Line| {
                [" = alloca ", " = getelementptr "].iter().any(|word| made.text.contains(word))
            };
            returned == Some(name) || made.is_some_and(|made| made == line || is_place(made))
        };
        let mut known: HashSet<&str> = HashSet::new();
        loop {
            let count = known.len();
            for (number, line) in lines.iter().enumerate().skip(1) {
                let callee = line.callee();
                let (step, has_one) = step(line, callee);
                let takes = has_one || locals(&line.text).iter().any(|name| known.contains(name));
                let given = match step {
                    Step::Gives => result(&line.text).map(|to| vec![to]),
                    Step::Passes if takes => result(&line.text).map(|to| vec![to]),
                    Step::Tells if takes => None,
                    Step::Other if takes => moves(&line.text, callee),
                    _ => continue,
                };
                let given = given.filter(|given| given.iter().all(|name| is_own(name, line)));
                known.extend(given.ok_or(number)?);
            }
            if known.len() == count {
                return Ok(returned.is_some_and(|returned| known.contains(returned)));
            }
        }
    }

    /// Returns true if the names of types are parts of the messages of panics alone, and no panic is caught.
    pub fn names_types_in_panics_alone(&self) -> bool {
        let names_types = |id: Id| self.symbols(id).any(|(_, name)| self.is_type_name(id, name));
        let mut naming = self.reached().into_iter().filter(|&id| names_types(id));
        !self.catches_panics() && naming.all(|id| self.panics_with_names(id))
    }

    fn is_type_name(&self, user: Id, name: &str) -> bool {
        self.resolve(user.0, name).is_some_and(|id| is_type_name(self.entity(id)))
    }

    /// Returns true for a function that only makes messages with the names of types, and panics with them.
    fn panics_with_names(&self, id: Id) -> bool {
        let is_returned = self.follow(id, |line, callee| {
            let title = self.title(id.0, callee);
            let makes_message = MESSAGES.iter().any(|start| title.starts_with(start));
            let step = match title {
                _ if self.is_type_name(id, callee) => Step::Gives,
                _ if !is_of_std(title) => Step::Other,
                _ if makes_message => Step::Passes,
                _ if title.starts_with("core::panicking::") => Step::Ends,
                _ => Step::Other,
            };
            (step, line.symbols().any(|name| self.is_type_name(id, name)))
        });
        // A table of functions has no steps: who calls what is in it is not known.
        !self.entity(id).title.is_empty() && is_returned == Ok(false)
    }
}

/// Returns true for the function that tells the name of a type.
pub fn is_type_name(entity: &Entity) -> bool {
    entity.title.starts_with("core::any::type_name::<")
}

/// Functions that make messages.
const MESSAGES: [&str; 2] = ["<core::fmt::Arguments>::", "<core::fmt::rt::Argument>::new_"];

/// Returns true for a title that names no type of an author, and none that is not known.
fn is_of_std(title: &str) -> bool {
    let words = title.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    let mut roots = words.filter_map(|word| Some(word.split_once("::")?.0));
    !title.contains("dyn ") && roots.all(|root| ["", "alloc", "core", "std"].contains(&root))
}

/// The variable that gets what a function or an instruction gives.
fn result(text: &str) -> Option<&str> {
    match text.split_once(" sret([") {
        Some((_, rest)) => rest.split_once(") align ")?.1.split([' ', ',', ')']).nth(1),
        None => Some(text.split_once(" = ")?.0.trim_start()),
    }
}

/// The variables to which an instruction moves a value, if it does no more.
fn moves<'a>(text: &'a str, callee: &str) -> Option<Vec<&'a str>> {
    let names = locals(text);
    let is = |word: &str| text.contains(&format!(" = {word} "));
    match names.as_slice() {
        _ if is("alloca") || callee.starts_with("llvm.lifetime") => Some(Vec::new()),
        _ if is("getelementptr") => Some(names),
        [to, ..] if ["extractvalue", "insertvalue", "load"].into_iter().any(is) => Some(vec![to]),
        [to, ..] if callee.starts_with("llvm.memcpy") => {
            let first = text.split(',').next()?;
            first.ends_with(to).then(|| vec![*to])
        }
        [.., to] if text.starts_with("  store ") => {
            text.contains(&format!(", ptr {to}, align ")).then(|| vec![*to])
        }
        _ => None,
    }
}
