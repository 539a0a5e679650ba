//! How wide texts are, and how they are broken into lines.
//!
//! Widths are those of DejaVu Sans. Verdana, which is asked for next, is as wide; others are narrower.

/// A font of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Font {
    pub size: f64,
    pub is_bold: bool,
}

pub(super) const PLAIN: Font = Font { size: 13.0, is_bold: false };
pub(super) const BOLD: Font = Font { size: 13.0, is_bold: true };
pub(super) const SMALL: Font = Font { size: 12.0, is_bold: false };
pub(super) const TITLE: Font = Font { size: 18.0, is_bold: true };

/// The widths of the characters from the blank to the tilde, in thousandths of the font's size.
const WIDTHS: [[u16; 95]; 2] = [
    [
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636,
        636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698,
        770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732,
        684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
        634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,
        525, 636, 337, 636, 838,
    ],
    [
        348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696,
        696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734,
        830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812,
        774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716,
        712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652,
        582, 712, 365, 712, 838,
    ],
];
/// The width of any other character: most are narrower.
const OTHER: u16 = 1100;

impl Font {
    /// The width of a text.
    pub fn width(self, text: &str) -> f64 {
        let widths = &WIDTHS[usize::from(self.is_bold)];
        let width = |character: char| {
            let place = (character as usize).checked_sub(' ' as usize);
            place.and_then(|place| widths.get(place)).copied().unwrap_or(OTHER)
        };
        text.chars().map(|character| f64::from(width(character))).sum::<f64>() * self.size / 1000.0
    }

    /// How far letters reach above their line.
    pub fn ascent(self) -> f64 {
        0.78 * self.size
    }

    /// How far they reach below it.
    pub fn descent(self) -> f64 {
        0.24 * self.size
    }

    /// The words of a text in lines of at most this width, and in at most so many lines: three dots stand for
    /// what is left out. A word that is too long is broken.
    pub fn lines(self, text: &str, width: f64, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let longer = if line.is_empty() { word.into() } else { format!("{line} {word}") };
            if self.width(&longer) <= width {
                line = longer;
                continue;
            }
            if self.width(word) > width && !line.is_empty() {
                // It is broken anyway.
                line.push(' ');
            } else if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for character in word.chars() {
                if !line.is_empty() && self.width(&format!("{line}{character}")) > width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(character);
            }
            if lines.len() > most {
                break;
            }
        }
        lines.extend((!line.is_empty()).then_some(line));
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                while !last.is_empty() && self.width(&format!("{last}...")) > width {
                    last.pop();
                }
                last.push_str("...");
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_those_of_the_font() {
        // From DejaVuSans.ttf and DejaVuSans-Bold.ttf, whose em is 2048 units.
        assert!((PLAIN.width("Grundy value") * 2048.0 / 13.0 - 13782.0).abs() < 12.0);
        assert!((BOLD.width("Grundy value") * 2048.0 / 13.0 - 15387.0).abs() < 12.0);
        assert_eq!(PLAIN.width(""), 0.0);
    }

    #[test]
    fn lines_are_no_wider_than_they_may_be_and_hold_all_words() {
        let text = "period 12 from n = 71 on, beginning 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2";
        for width in [40.0, 100.0, 250.0, 2000.0] {
            let lines = PLAIN.lines(text, width, usize::MAX);
            assert!(lines.iter().all(|line| PLAIN.width(line) <= width), "{lines:?}");
            let all: String = lines.concat().split_whitespace().collect();
            assert_eq!(all, text.split_whitespace().collect::<String>());
        }
        assert_eq!(PLAIN.lines("a b", 2000.0, 1), ["a b"]);
        assert!(PLAIN.lines("", 100.0, 3).is_empty());
    }

    #[test]
    fn what_is_left_out_is_shown_by_dots() {
        for text in ["0.".to_string() + &"7".repeat(5000), "word ".repeat(5000)] {
            let lines = TITLE.lines(&text, 300.0, 2);
            assert_eq!(lines.len(), 2);
            assert!(lines.iter().all(|line| TITLE.width(line) <= 300.0));
            assert!(lines[1].ends_with("..."));
        }
    }
}
