//! Widths of texts, by which they are broken into lines.
//!
//! Widths are those of DejaVu Sans. Verdana, the second choice, is as wide; others are narrower.

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
/// The width of any other character; most are narrower.
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

    /// The height of letters above their line.
    pub fn ascent(self) -> f64 {
        0.78 * self.size
    }

    /// The depth of letters below it.
    pub fn descent(self) -> f64 {
        0.24 * self.size
    }

    /// The words of a text in at most so many lines of at most this width; three dots stand for the rest. A word that is
    /// too long is broken.
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
