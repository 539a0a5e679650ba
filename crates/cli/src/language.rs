//! The language of whoever reads.

use std::env;

/// True if the terminal is set to Chinese, by the first of these variables that is set at all, as POSIX says.
pub fn is_chinese() -> bool {
    speaks_chinese(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok()))
}

fn speaks_chinese(variables: [Option<String>; 3]) -> bool {
    let set = variables.into_iter().flatten().find(|value| !value.is_empty());
    set.is_some_and(|value| value.to_lowercase().starts_with("zh"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let says = |values: [&str; 3]| speaks_chinese(values.map(|value| Some(value.into())));
        assert!(says(["", "", "zh_CN.UTF-8"]) && says(["zh_TW", "", "en_US"]));
        assert!(!says(["C", "", "zh_CN.UTF-8"]) && !says(["", "en_US.UTF-8", "zh_CN"]));
        assert!(!speaks_chinese([None, None, None]));
    }
}
