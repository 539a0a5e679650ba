//! The language of the reader: what `--lang` says, else `SENTE_LANG`, else the locale.

use crate::Usage;
use language::{Language, Text, text};
use std::env;
use std::ffi::OsString;

/// The variable that names the language. Programs that this one starts are told by it.
pub const VARIABLE: &str = "SENTE_LANG";

/// The name of the language in which texts are made now.
pub fn code() -> &'static str {
    Text("en", "zh").get()
}

/// Sets the language, and returns the arguments without `--lang`, which may stand before or behind the verb. It is done
/// before the command line is parsed, since help and errors are in that language.
pub fn set(arguments: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, Usage> {
    let (arguments, option) = without_option(arguments);
    let variable = env::var(VARIABLE).ok().filter(|name| !name.is_empty());
    language::set(of_locale());
    for (source, name) in [(VARIABLE, variable), ("--lang", option)] {
        if let Some(name) = name {
            let unknown = |error| Usage(text!("{source}: {error}", "{source}：{error}"));
            language::set(name.parse().map_err(unknown)?);
        }
    }
    Ok(arguments)
}

/// The arguments up to `--` without `--lang` and its value, and that value. The last one counts.
fn without_option(arguments: impl Iterator<Item = OsString>) -> (Vec<OsString>, Option<String>) {
    let (mut rest, mut name) = (Vec::new(), None);
    let mut arguments = arguments.peekable();
    while let Some(argument) = arguments.next_if(|argument| argument != "--") {
        match argument.to_str().and_then(|text| text.strip_prefix("--lang")) {
            Some("") => name = Some(arguments.next().unwrap_or_default().to_string_lossy().into()),
            Some(value) if value.starts_with('=') => name = Some(value[1..].into()),
            _ => rest.push(argument),
        }
    }
    rest.extend(arguments);
    (rest, name)
}

/// The language of the system: that of the first variable that is set at all, as POSIX says.
fn of_locale() -> Language {
    let mut variables = ["LC_ALL", "LC_MESSAGES", "LANG"].map(env::var).into_iter().flatten();
    let locale = variables.find(|value| !value.is_empty()).or_else(of_system);
    // Such as `zh_CN.UTF-8` or `zh-Hans-CN`.
    match locale.is_some_and(|locale| locale.to_lowercase().starts_with("zh")) {
        true => Language::Chinese,
        false => Language::English,
    }
}

#[cfg(any(windows, target_os = "macos"))]
fn of_system() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(any(windows, target_os = "macos")))]
fn of_system() -> Option<String> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_taken_out_wherever_it_stands_but_behind_two_dashes() {
        for (typed, rest, name) in [
            ("", "", None),
            ("sente list", "sente list", None),
            ("sente --lang zh list --json", "sente list --json", Some("zh")),
            ("sente list --lang=en --json", "sente list --json", Some("en")),
            ("sente list --lang", "sente list", Some("")),
            ("sente --lang zh list --lang en", "sente list", Some("en")),
            ("sente book -- --lang zh", "sente book -- --lang zh", None),
            ("sente list --language zh", "sente list --language zh", None),
        ] {
            let (found, option) = without_option(typed.split_whitespace().map(OsString::from));
            let expected: Vec<OsString> = rest.split_whitespace().map(OsString::from).collect();
            assert_eq!((found, option.as_deref()), (expected, name), "{typed}");
        }
    }
}
