//! The texts of `--help`.

use super::{prints, sente, text};

#[test]
fn every_verb_shows_examples() {
    let help = text(&sente(&["--help"], "").stdout);
    let verbs = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    // What is said of a verb may go on in a line that is indented further.
    let verbs = verbs.take_while(|line| !line.is_empty());
    let verbs: Vec<&str> = verbs
        .filter_map(|line| {
            line.strip_prefix("  ")?.split(' ').next().filter(|verb| !verb.is_empty())
        })
        .collect();
    assert!(verbs.contains(&"judge"), "{help}");
    for verb in verbs.into_iter().filter(|&verb| verb != "help") {
        prints(&[verb, "--help"], "", "Examples:\n");
    }
}
