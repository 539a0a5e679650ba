//! Wrong ideas about a problem, as `hacks/<id>.toml` lists them.

use crate::problem::Problem;
use toml::{Table, Value};

/// An error that people make, and an input on which it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongIdea {
    /// A short name, unique among the ideas about a problem.
    pub name: String,
    /// The reason why people believe it.
    pub because: String,
    /// The input, or the name of an extreme one.
    pub shown: Shown,
    /// The output of the wrong program.
    pub prints: String,
}

/// An input on which an error shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// Itself.
    On(String),
    /// The extreme input of this name.
    OnExtreme(String),
}

impl WrongIdea {
    /// The ideas in a file.
    ///
    /// ```
    /// use rules::{Shown, WrongIdea};
    ///
    /// let text = r#"
    ///     [[idea]]
    ///     name = "nim"
    ///     because = "the move on both heaps is overlooked"
    ///     input = "1 1\n"
    ///     prints = "0\n"
    /// "#;
    /// let ideas = WrongIdea::parse(text)?;
    /// assert_eq!((&ideas[0].name[..], &ideas[0].prints[..]), ("nim", "0\n"));
    /// assert_eq!(ideas[0].shown, Shown::On("1 1\n".into()));
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no TOML, or an entry lacks a key or has another one.
    pub fn parse(text: &str) -> Result<Vec<Self>, String> {
        let mut file: Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
        let entries = file.remove("idea");
        if let Some(key) = file.keys().next() {
            return Err(format!("there is a {key:?}, but the file has [[idea]] alone"));
        }
        match entries {
            None => Ok(Vec::new()),
            Some(Value::Array(entries)) => entries.into_iter().map(Self::of_entry).collect(),
            Some(_) => Err("idea is no list: write [[idea]]".into()),
        }
    }

    fn of_entry(entry: Value) -> Result<Self, String> {
        let Value::Table(mut entry) = entry else {
            return Err("an idea is no table: write [[idea]]".into());
        };
        let name = string(&mut entry, "name")?;
        let in_idea = |error| format!("{name}: {error}");
        let shown = match entry.contains_key("extreme") {
            true => string(&mut entry, "extreme").map(Shown::OnExtreme),
            false => string(&mut entry, "input").map(Shown::On),
        };
        let shown = shown.map_err(in_idea)?;
        let because = string(&mut entry, "because").map_err(in_idea)?;
        let prints = string(&mut entry, "prints").map_err(in_idea)?;
        match entry.keys().next() {
            None => Ok(WrongIdea { name, because, shown, prints }),
            Some(key) => Err(format!("{name}: {key} has no meaning here")),
        }
    }

    /// The input on which the error shows.
    ///
    /// # Errors
    ///
    /// If the problem has no extreme input of that name, or it breaks the rules.
    pub fn input(&self, problem: &dyn Problem) -> Result<String, String> {
        let extreme = match &self.shown {
            Shown::On(input) => return Ok(input.clone()),
            Shown::OnExtreme(extreme) => extreme,
        };
        let number = problem.extremes().iter().position(|(name, _)| name == extreme);
        let number = number.ok_or_else(|| format!("there is no extreme input {extreme}"))?;
        let (input, _) = problem.extreme_input(number).map_err(|error| error.to_string())?;
        Ok(input)
    }
}

fn string(entry: &mut Table, key: &str) -> Result<String, String> {
    match entry.remove(key) {
        Some(Value::String(text)) => Ok(text),
        Some(_) => Err(format!("{key} is no string")),
        None => Err(format!("{key} is missing")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_list_of_ideas_is_refused() {
        assert_eq!(WrongIdea::parse(""), Ok(Vec::new()));
        let idea = "[[idea]]\nname = \"nim\"\nbecause = \"\"\n";
        for (text, says) in [
            ("idea", "expected"),
            ("idea = 1", "idea is no list: write [[idea]]"),
            ("idea = [1]", "an idea is no table: write [[idea]]"),
            ("[[wrong]]", "there is a \"wrong\""),
            ("[[idea]]\ninput = \"\"", "name is missing"),
            ("[[idea]]\nname = 1", "name is no string"),
            (idea, "nim: input is missing"),
            (&format!("{idea}input = \"1\""), "nim: prints is missing"),
            (
                &format!("{idea}input = \"1\"\nextreme = \"all\"\nprints = \"\""),
                "nim: input has no meaning here",
            ),
        ] {
            let error = WrongIdea::parse(text).expect_err(text);
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
