//! Texts in English and Chinese, side by side where they are made.
//!
//! [`text!`] takes both texts as format strings and makes the one that is asked for. The compiler checks the arguments of
//! both, so no translation can name a value that is not there. [`Text`] is a constant in both languages. The language is that
//! of the process ([`set`]), or of a thread for a while ([`within`]); at first it is English.
//!
//! ```
//! use language::{Language, counted, text, within};
//!
//! fn taken(count: u64, heap: u64) -> String {
//!     let stones = counted(count, "stone", "颗石子");
//!     text!("take {stones} from heap {heap}", "从第 {heap} 堆取 {stones}")
//! }
//! assert_eq!(taken(1, 2), "take 1 stone from heap 2");
//! assert_eq!(within(Language::Chinese, || taken(3, 2)), "从第 2 堆取 3 颗石子");
//! ```
//!
//! # Why not Project Fluent
//!
//! The moves of three problems and two messages of a command, in WebAssembly (`opt-level = "z"`): 15 KB and no dependency
//! with this macro; 187 KB and 37 with `fluent-templates` 0.13, which does not check arguments; 183 KB and 69 with
//! `i18n-embed` 0.16 and `fl!`, which does. Both keep the texts of a sentence in other files than its values, and two languages
//! of which one has no plural need none of their rules.

pub mod prose;

use std::cell::Cell;
use std::fmt::{self, Display};
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

/// A language of the reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// The default.
    English,
    /// In simplified characters.
    Chinese,
}

static IS_CHINESE: AtomicBool = AtomicBool::new(false);

thread_local! {
    static OF_THREAD: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The language in which texts are made now.
pub fn current() -> Language {
    let of_process = || match IS_CHINESE.load(Ordering::Relaxed) {
        true => Language::Chinese,
        false => Language::English,
    };
    OF_THREAD.get().unwrap_or_else(of_process)
}

/// Sets the language of the process.
pub fn set(language: Language) {
    IS_CHINESE.store(language == Language::Chinese, Ordering::Relaxed);
}

/// Does the work while this thread makes its texts in a language.
pub fn within<T>(language: Language, work: impl FnOnce() -> T) -> T {
    /// Sets it back, however the work ends.
    struct Before(Option<Language>);
    impl Drop for Before {
        fn drop(&mut self) {
            OF_THREAD.set(self.0);
        }
    }
    let _before = Before(OF_THREAD.replace(Some(language)));
    work()
}

impl FromStr for Language {
    type Err = String;

    /// Reads `en` or `zh`.
    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "en" => Ok(Language::English),
            "zh" => Ok(Language::Chinese),
            _ => Err(text!(
                "there is no language {name:?}: type zh or en",
                "没有语言 {name:?}：请输入 zh 或 en"
            )),
        }
    }
}

/// The text in the language of the reader. Both texts are format strings; arguments that they do not name themselves come
/// behind them. `untranslated` in the place of the Chinese text leaves it in English, and a test lists it.
///
/// ```
/// let (n, k) = (5, 2);
/// assert_eq!(language::text!("{k} of {n}", "{n} 个中的 {k} 个"), "2 of 5");
/// assert_eq!(language::text!("{k} of {all}", "{all} 个中的 {k} 个", all = n + 1), "2 of 6");
/// assert_eq!(language::text!("only {k}", untranslated), "only 2");
/// ```
#[macro_export]
macro_rules! text {
    ($english:literal, untranslated $(, $name:ident = $value:expr)* $(,)?) => {
        ::std::format!($english $(, $name = $value)*)
    };
    ($english:literal, $chinese:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match $crate::current() {
            $crate::Language::English => ::std::format!($english $(, $name = $value)*),
            $crate::Language::Chinese => ::std::format!($chinese $(, $name = $value)*),
        }
    };
}

/// A constant text in both languages. It prints itself in that of the reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text(pub &'static str, pub &'static str);

impl Text {
    /// The text in the language of the reader.
    pub fn get(self) -> &'static str {
        match current() {
            Language::English => self.0,
            Language::Chinese => self.1,
        }
    }
}

impl Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.get())
    }
}

/// A number and its noun: `1 move`, `2 moves`. The Chinese noun begins with its measure word.
///
/// ```
/// assert_eq!([0, 1, 2].map(|n| language::counted(n, "move", "步")), ["0 moves", "1 move", "2 moves"]);
/// ```
pub fn counted(count: impl Display, noun: &str, chinese: &str) -> String {
    let count = count.to_string();
    match (current(), count.as_str()) {
        (Language::Chinese, _) => format!("{count} {chinese}"),
        (Language::English, "1") => format!("1 {noun}"),
        (Language::English, _) => format!("{count} {noun}s"),
    }
}

/// The text with ASCII for the wide signs that Chinese keyboards type.
///
/// ```
/// assert_eq!(language::narrow("ＰＯＪ　１０６７：。"), "POJ 1067:.");
/// ```
pub fn narrow(text: &str) -> String {
    let narrow = |c| match c {
        '\u{3000}' => ' ',
        '。' => '.',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    };
    text.chars().map(narrow).collect()
}

/// Letters and digits in lower case without accents, by which names are compared.
///
/// ```
/// assert_eq!(language::letters("Dawson’s Chess"), language::letters("DAWSONS-CHESS"));
/// assert_eq!(language::letters("Misère Ｎｉｍ"), "miserenim");
/// ```
pub fn letters(text: &str) -> String {
    const ACCENTED: [&str; 6] = ["aàáâãäå", "cç", "eèéêë", "iìíîï", "oòóôõö", "uùúûü"];
    let plain = |c: char| {
        let base = ACCENTED.iter().find(|all| all.contains(c)).and_then(|all| all.chars().next());
        base.unwrap_or(c)
    };
    let lower = narrow(text).to_lowercase();
    lower.chars().filter(|c| c.is_alphanumeric()).map(plain).collect()
}

/// The message for a file that cannot be read.
pub fn cannot_read(path: &Path) -> String {
    text!("cannot read {path}", "无法读取 {path}", path = path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_thread_ends_with_its_work() {
        let won = Text("won", "必胜");
        assert_eq!(won.get(), "won");
        within(Language::Chinese, || {
            assert_eq!(won.get(), "必胜");
            within(Language::English, || assert_eq!(won.to_string(), "won"));
            assert_eq!(won.to_string(), "必胜");
        });
        assert_eq!(current(), Language::English);
    }

    #[test]
    fn a_panic_leaves_the_language_as_it_was() {
        let panics = || within(Language::Chinese, || panic!("on purpose"));
        assert!(std::panic::catch_unwind(panics).is_err());
        assert_eq!(current(), Language::English);
    }

    #[test]
    fn an_unknown_language_is_one_line_with_the_two_that_there_are() {
        assert_eq!("zh".parse(), Ok(Language::Chinese));
        assert_eq!(
            "fr".parse::<Language>(),
            Err(r#"there is no language "fr": type zh or en"#.into())
        );
    }

    #[test]
    fn a_noun_is_plural_unless_there_is_one() {
        assert_eq!(counted(1_u64, "stone", "颗石子"), "1 stone");
        assert_eq!(counted(11, "stone", "颗石子"), "11 stones");
        assert_eq!(within(Language::Chinese, || counted(1, "stone", "颗石子")), "1 颗石子");
    }
}
