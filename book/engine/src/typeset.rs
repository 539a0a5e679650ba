//! Signs in print for what programs write in ASCII.

/// Comparisons, arrows, roots, floors and nim-sums as signs. `xor` stays a word unless operands stand on both of its
/// sides.
pub fn typeset(text: &str) -> String {
    const MARKS: [[&str; 2]; 7] = [
        ["<=", "≤"],
        [">=", "≥"],
        ["!=", "≠"],
        ["->", "→"],
        [" ^ ", " ⊕ "],
        ["sqrt(", "√("],
        ["sqrt ", "√"],
    ];
    let text = MARKS.iter().fold(text.to_string(), |text, [from, to]| text.replace(from, to));
    nim_sums(&floors(&text))
}

/// `floor(x / 2)` with its brackets, if both are there.
fn floors(text: &str) -> String {
    let Some((before, after)) = text.split_once("floor(") else { return text.into() };
    let mut depth = 1;
    let end = after.find(|letter| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        depth == 0
    });
    match end {
        Some(end) => format!("{before}⌊{}⌋{}", floors(&after[..end]), floors(&after[end + 1..])),
        None => format!("{before}floor({}", floors(after)),
    }
}

/// `x xor y` between two operands; in Chinese, marks stand beside them without a space.
fn nim_sums(text: &str) -> String {
    let is_end = |letter: char| letter.is_whitespace() || "，。；：、（）".contains(letter);
    let mut parts = text.split(" xor ");
    let mut typeset = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let left = typeset.rsplit(is_end).next().unwrap_or_default();
        let right = part.split(is_end).next().unwrap_or_default();
        typeset += if is_operand(left) && is_operand(right) { " ⊕ " } else { " xor " };
        typeset += part;
    }
    typeset
}

/// A letter, a number, or what has an index, an argument or an exponent.
fn is_operand(word: &str) -> bool {
    let bare = word.trim_matches(|letter: char| "(),.;:".contains(letter));
    bare.len() == 1
        || bare.contains(['_', '(', '^'])
        || (!bare.is_empty() && bare.chars().all(|letter| letter.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::typeset;

    #[test]
    fn signs_stand_for_words_between_operands() {
        assert_eq!(typeset("(x xor s) < g(v) xor 12, s ^ 1"), "(x ⊕ s) < g(v) ⊕ 12, s ⊕ 1");
        assert_eq!(typeset("their xor is the xor of all"), "their xor is the xor of all");
        assert_eq!(typeset("设 h xor s，2^h xor r。对 xor 和"), "设 h ⊕ s，2^h ⊕ r。对 xor 和");
        assert_eq!(typeset("floor((a + b) / 2) <= sqrt(n)"), "⌊(a + b) / 2⌋ ≤ √(n)");
        assert_eq!(typeset("floor(a, 2 floor(m / 2)"), "floor(a, 2 ⌊m / 2⌋");
    }
}
