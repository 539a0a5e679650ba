//! Texts without what people leave out when they type: accents, case, width, signs.

/// Letters and digits alone, in lower case.
pub fn squeezed(text: &str) -> String {
    folded(text).filter(|c| c.is_alphanumeric()).collect()
}

/// Words of letters and digits, with one blank between them. An apostrophe is no gap.
pub fn words(text: &str) -> String {
    let text: String = folded(text).filter(|c| !['\'', '’'].contains(c)).collect();
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The text without what stands in brackets.
pub fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '(' | '[' | '（' | '【' | '「' => depth += 1,
            ')' | ']' | '）' | '】' | '」' => depth = depth.saturating_sub(1),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    outside
}

fn folded(text: &str) -> impl Iterator<Item = char> {
    let narrow = |c: char| match c {
        // The wide forms that Chinese keyboards type.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        c => c,
    };
    let is_accent = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let lower = |c: char| c.to_lowercase();
    text.chars().map(narrow).flat_map(lower).filter(move |c| !is_accent(c)).map(without_accent)
}

/// Each line: a letter, and the same with accents.
const ACCENTS: [&str; 9] =
    ["aàáâãäåā", "cçćč", "eèéêëēęě", "iìíîïī", "nñńň", "oòóôõöøō", "sśšş", "uùúûüūů", "zźżž"];

fn without_accent(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    let has = |line: &&&str| line.contains(c);
    ACCENTS.iter().find(has).and_then(|line| line.chars().next()).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_case_width_and_signs_are_left_out() {
        for text in ["Misère", "MISERE", "mise\u{300}re", "ｍｉｓèｒｅ", "mis-è re"] {
            assert_eq!(squeezed(text), "misere");
        }
        assert_eq!(words("Wythoff's  game,（再）"), "wythoffs game 再");
        assert_eq!(squeezed("威佐夫 博弈！"), "威佐夫博弈");
    }

    #[test]
    fn what_stands_in_brackets_goes() {
        assert_eq!(without_brackets("【模板】Nim 游戏（多组）").trim(), "Nim 游戏");
        assert_eq!(without_brackets("] a [b [c] d").trim(), "a");
    }
}
