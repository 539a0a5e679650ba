//! What people may have meant.

use judge::Usage;
use strsim::damerau_levenshtein;

/// There is no such thing; the nearest of those that are known is named, if it is near.
///
/// ```
/// use checkout::unknown;
///
/// let error = unknown("problem", "p225", &["p2252", "p4363"]);
/// assert_eq!(error.to_string(), "there is no problem `p225`; did you mean p2252?");
/// ```
pub fn unknown(kind: &str, word: &str, known: &[&str]) -> Usage {
    Usage(match nearest(word, known) {
        Some(near) => format!("there is no {kind} `{word}`; did you mean {near}?"),
        None => format!("there is no {kind} `{word}`; `cargo sente list` shows all problems"),
    })
}

/// What is known and at most two slips away, unless that is most of the word.
pub fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let distance = |other: &&str| damerau_levenshtein(&word.to_lowercase(), other);
    known
        .iter()
        .copied()
        .min_by_key(distance)
        .filter(|other| distance(other) <= 2.min(other.len() / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_near_an_empty_word_or_a_strange_one() {
        for word in ["", "x", "wythoff's game"] {
            let text = unknown("problem", word, &["p2252"]).to_string();
            assert!(text.contains("list` shows all"), "{text}");
        }
        assert!(unknown("problem", "p1", &[]).to_string().contains("list` shows all"));
    }

    #[test]
    fn a_slip_is_understood() {
        for word in ["p225", "p22522", "p2525", "q2252", "P2225", "2252"] {
            let text = unknown("problem", word, &["abc330_e", "p2252", "p2311"]).to_string();
            assert!(text.ends_with("did you mean p2252?"), "{text}");
        }
    }
}
