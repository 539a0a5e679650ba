//! The setting of a page of text: frames for theorems and proofs, folds for how they are known, formulas that keep their stops.

use language::text;

/// Beginnings of paragraphs, in both languages, and the frames they are set in.
const FRAMES: [(&str, &str); 9] = [
    ("<p><strong>Theorem ", "theorem"),
    ("<p><strong>定理 ", "theorem"),
    ("<p><strong>Definition", "definition"),
    ("<p><strong>定义", "definition"),
    ("<p><strong>Lemma", "theorem"),
    ("<p><strong>引理。", "theorem"),
    ("<p><strong>Proof", "proof"),
    ("<p><strong>证明", "proof"),
    ("<p><strong>手工证明", "proof"),
];

/// Beginnings of paragraphs that say which test holds a theorem, and of blocks of commands.
const FOLDED: [&str; 6] = [
    "<p><em>Proved ",
    "<p><em>Checked to",
    "<p><em>Observed",
    "<p><em>本章给出证明",
    "<p><em>证明在",
    "<p><em>已验证到",
];

/// The page with frames and folds.
pub fn framed(html: &str) -> String {
    let set = |line: &str| match FRAMES.iter().find(|(start, _)| line.starts_with(start)) {
        Some((_, class)) => line.replacen("<p>", &format!("<p class=\"{class}\">"), 1),
        None => line.into(),
    };
    let mut page = String::new();
    let mut rest = html;
    while let Some(start) = FOLDED.iter().filter_map(|start| rest.find(start)).min() {
        let end = rest[start..].find("</p>").map_or(rest.len(), |end| start + end + "</p>".len());
        let known = text!("How we know", "怎样验证的");
        page += &rest[..start];
        page += &format!(
            "<details class=\"held\"><summary>{known}</summary>{}</details>",
            &rest[start..end]
        );
        rest = &rest[end..];
    }
    page += rest;
    page.split_inclusive('\n').map(set).collect()
}

/// Signs before which no line breaks.
const STOPS: &str = ".,;:!?)，。；：、！？）";

/// The page with each formula and the signs behind it in one piece.
pub fn with_stops(html: &str) -> String {
    const END: &str = "</math>";
    let mut page = String::new();
    let mut rest = html;
    while let Some(start) = rest.find("<math") {
        let Some(length) = rest[start..].find(END) else { break };
        let end = start + length + END.len();
        let after = &rest[end..];
        let stop = after.find(|sign| !STOPS.contains(sign)).unwrap_or(after.len());
        let formula = &rest[start..end + stop];
        page += &rest[..start];
        match stop {
            0 => page += formula,
            _ => page += &format!("<span class=\"stopped\">{formula}</span>"),
        }
        rest = &rest[end + stop..];
    }
    page + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_stays_with_its_formula() {
        assert_eq!(with_stops("a <math>b</math> c"), "a <math>b</math> c");
        assert_eq!(
            with_stops("<math>a</math>, <math>b</math>。"),
            "<span class=\"stopped\"><math>a</math>,</span> <span class=\"stopped\"><math>b</math>。</span>"
        );
        assert_eq!(with_stops("<math>a</math>"), "<math>a</math>");
    }

    #[test]
    fn theorems_have_frames_and_what_holds_them_is_folded() {
        let page = "<p><strong>Theorem 1.</strong> A.</p>\n<p><em>Proved here; held by</em> b.</p>\n<p>C</p>\n";
        let framed = framed(page);
        assert!(framed.starts_with("<p class=\"theorem\"><strong>"), "{framed}");
        assert!(
            framed.contains("</summary><p><em>Proved here; held by</em> b.</p></details>\n<p>C"),
            "{framed}"
        );
        assert_eq!(
            super::framed("<p>a <strong>Proof</strong></p>"),
            "<p>a <strong>Proof</strong></p>"
        );
    }
}
