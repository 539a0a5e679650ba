//! All names of a problem, and one spelling for names and for what is typed.

use crate::catalogue::Problem;

/// Kinds of names; the first wins where a name is several problems'.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The name of the solution's file.
    Id,
    /// A judge and its name for the problem, such as `POJ 1067`.
    Code,
    Title,
    /// A topic or an alias.
    Topic,
}

/// A name in words.
pub type Name = (Kind, Vec<String>);

/// The names of a problem.
pub fn names(problem: &Problem) -> Vec<Name> {
    let Problem { id, judge, mirrors, title, english, chinese, topic, aliases, .. } = problem;
    let mut names = vec![(Kind::Id, words(id))];
    let own = [id, &last_of_address(&problem.link)].map(|code| format!("{judge} {code}"));
    for code in own.iter().chain(mirrors) {
        // Luogu's letter is often left out.
        let codes = [code.clone(), code.replace("Luogu P", "Luogu ")];
        names.extend(codes.map(|code| (Kind::Code, words(&code))));
    }
    let titles = [title, english].into_iter().chain(&chinese.title);
    let topics = [topic, &chinese.topic].into_iter().chain(aliases);
    let titles = titles.map(|title| (Kind::Title, title));
    for (kind, text) in titles.chain(topics.map(|topic| (Kind::Topic, topic))) {
        names.extend(forms(text).iter().map(|form| (kind, words(form))));
    }
    names.dedup();
    names
}

/// The part of an address that names the problem: the last one; the last two where that is a letter, as in `1498/F`.
fn last_of_address(address: &str) -> String {
    let mut parts = address.rsplit(['/', '=']);
    let last = parts.next().unwrap_or_default();
    let contest = if last.len() == 1 { parts.next().unwrap_or_default() } else { "" };
    format!("{contest}{last}")
}

/// The text, and what is in and out of its brackets, with and without `'s` and `的`.
fn forms(text: &str) -> Vec<String> {
    let brackets = ['(', ')', '[', ']', '（', '）', '【', '】', '「', '」'];
    let pieces = text.split(brackets).chain([text]).filter(|piece| !piece.is_empty());
    pieces.flat_map(|text| [text.into(), text.replace("'s", "").replace('的', "")]).collect()
}

/// Words in lower case, without accents and signs. A number is a word, and so is each Chinese character.
pub fn words(text: &str) -> Vec<String> {
    split(text, |a, b| (a.is_ascii() && b.is_ascii()) && a.is_ascii_digit() == b.is_ascii_digit())
}

/// The same with gaps only where they were typed, and where the script changes.
pub fn chunks(text: &str) -> Vec<String> {
    split(text, |a, b| a.is_ascii() == b.is_ascii())
}

/// All words in one.
pub fn squeezed(text: &str) -> String {
    words(text).concat()
}

fn split(text: &str, joins: fn(char, char) -> bool) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut last = ' ';
    let is_accent = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    for c in text.chars().flat_map(char::to_lowercase).filter(|c| !is_accent(c)).map(plain) {
        match words.last_mut() {
            _ if !c.is_alphanumeric() => {}
            Some(word) if last.is_alphanumeric() && joins(last, c) => word.push(c),
            _ => words.push(c.into()),
        }
        last = c;
    }
    words
}

/// A letter without its accent, and not as wide as Chinese keyboards type it.
fn plain(c: char) -> char {
    const ACCENTS: &str = "aàáâãäåā cçćč eèéêëēě iìíîï nñ oòóôõöøō sšś uùúûüū zžź";
    let plain = match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0),
        'à'..='ž' => {
            ACCENTS.split(' ').find(|line| line.contains(c)).and_then(|s| s.chars().next())
        }
        _ => None,
    };
    plain.unwrap_or(c)
}
