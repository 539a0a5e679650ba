//! Wrong ideas about a problem, as `hacks/<id>.toml` lists them.

use crate::problem::Problem;
use language::{Language, text};
use toml::{Table, Value};

/// An error that people make, and an input on which it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongIdea {
    /// A short name, unique among the ideas about a problem, and the same in each language.
    pub name: String,
    name_zh: Option<String>,
    /// The reason why people believe it.
    because: String,
    because_zh: Option<String>,
    /// The input, or the name of an extreme one.
    pub shown: Shown,
    /// The output of the wrong program.
    pub prints: String,
}

/// An input on which an error shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// The input as text.
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
    ///     name_zh = "当成普通 Nim"
    ///     because = "the move on both heaps is overlooked"
    ///     because_zh = "忽略了两堆同时取的走法"
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
            return Err(text!(
                "there is a {key:?}, but the file has [[idea]] alone",
                "有 {key:?}，而文件里只能有 `[[idea]]`"
            ));
        }
        match entries {
            None => Ok(Vec::new()),
            Some(Value::Array(entries)) => entries.into_iter().map(Self::of_entry).collect(),
            Some(_) => {
                Err(text!("idea is no list: write [[idea]]", "`idea` 不是列表：请写 `[[idea]]`"))
            }
        }
    }

    fn of_entry(entry: Value) -> Result<Self, String> {
        let Value::Table(mut entry) = entry else {
            return Err(text!(
                "an idea is no table: write [[idea]]",
                "一项不是表：请写 `[[idea]]`"
            ));
        };
        let name = string(&mut entry, "name")?;
        let in_idea = |error| text!("{name}: {error}", "`{name}`：{error}");
        let [name_zh, because_zh] = ["name_zh", "because_zh"]
            .map(|key| entry.contains_key(key).then(|| string(&mut entry, key)));
        let name_zh = name_zh.transpose().map_err(in_idea)?;
        let because_zh = because_zh.transpose().map_err(in_idea)?;
        let shown = match entry.contains_key("extreme") {
            true => string(&mut entry, "extreme").map(Shown::OnExtreme),
            false => string(&mut entry, "input").map(Shown::On),
        };
        let shown = shown.map_err(in_idea)?;
        let because = string(&mut entry, "because").map_err(in_idea)?;
        let prints = string(&mut entry, "prints").map_err(in_idea)?;
        match entry.keys().next() {
            None => Ok(WrongIdea { name, name_zh, because, because_zh, shown, prints }),
            Some(key) => {
                Err(text!("{name}: {key} has no meaning here", "`{name}`：`{key}` 在这里没有意义"))
            }
        }
    }

    /// The name in words of the language of the reader, or in English where it has no other text.
    pub fn title(&self) -> String {
        match (language::current(), &self.name_zh) {
            (Language::Chinese, Some(name)) => name.clone(),
            _ => self.name.replace('-', " "),
        }
    }

    /// The reason why people believe it, in the language of the reader, or in English where it has no other text.
    pub fn because(&self) -> &str {
        match (language::current(), &self.because_zh) {
            (Language::Chinese, Some(because)) => because,
            _ => &self.because,
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
        let number = number.ok_or_else(|| {
            text!("there is no extreme input {extreme}", "没有极端数据 `{extreme}`")
        })?;
        let (input, _) = problem.extreme_input(number).map_err(|error| error.to_string())?;
        Ok(input)
    }
}

fn string(entry: &mut Table, key: &str) -> Result<String, String> {
    match entry.remove(key) {
        Some(Value::String(text)) => Ok(text),
        Some(_) => Err(text!("{key} is no string", "`{key}` 不是字符串")),
        None => Err(text!("{key} is missing", "缺少 `{key}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::within;

    #[test]
    fn what_is_not_translated_is_english() {
        let words = |more: &str| {
            let idea =
                "[[idea]]\nname = \"nim-sum\"\nbecause = \"why\"\ninput = \"1\"\nprints = \"\"\n";
            let ideas = WrongIdea::parse(&format!("{idea}{more}")).expect("it is a list");
            let words = || [ideas[0].title(), ideas[0].because().to_string()];
            [words(), within(Language::Chinese, words)]
        };
        assert_eq!(words(""), [["nim sum", "why"], ["nim sum", "why"]]);
        assert_eq!(words("because_zh = \"原因\""), [["nim sum", "why"], ["nim sum", "原因"]]);
        assert_eq!(words("name_zh = \"异或和\""), [["nim sum", "why"], ["异或和", "why"]]);
    }

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
            (&format!("{idea}name_zh = 1\ninput = \"1\""), "nim: name_zh is no string"),
            (&format!("{idea}because_zh = 1\ninput = \"1\""), "nim: because_zh is no string"),
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
