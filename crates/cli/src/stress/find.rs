//! What a hunt has found, as it is shown.

use judge::visible;

/// What a suspect prints, or what is wrong with its run.
pub type Answer = Result<Vec<u8>, String>;

/// Both answers, as they may be shown.
pub fn both(judge: &str, expected: &[u8], who: &str, found: &[u8]) -> String {
    let [expected, found] = [expected, found].map(shown);
    format!("{judge}:\n{expected}\nthe {who} says:\n{found}")
}

/// An input that the suspect does not answer as it should.
pub struct Find {
    pub seed: u64,
    pub size: usize,
    pub record: Vec<u64>,
    pub input: String,
    /// What is wrong.
    pub text: String,
}

/// The beginning of an answer, as it may be shown.
fn shown(answer: &[u8]) -> String {
    const MOST: usize = 4000;
    let more = if answer.len() > MOST { "..." } else { "" };
    visible::text(&answer[..answer.len().min(MOST)]).trim_end().to_string() + more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_answer_is_cut_and_shown() {
        assert_eq!(shown(b"1\x1b[2J\n\n"), "1\\u{1b}[2J");
        assert!(shown(&[b'7'; 5000]).ends_with("7..."));
    }
}
