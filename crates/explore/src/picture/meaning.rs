//! What values stand for.

/// What the values of a picture stand for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// 0 where the player to move loses, everything else where he wins.
    Outcome,
    /// A P-position where it is 0.
    Grundy,
    /// The number of moves until the end: even where the player to move loses.
    Remoteness,
    /// What the judge's words for 0, 1, ... are.
    Words(Vec<String>),
    /// Numbers that are answers.
    Number,
}

impl Meaning {
    /// Whether there are two values, which are no numbers.
    pub fn is_binary(&self) -> bool {
        match self {
            Meaning::Outcome => true,
            Meaning::Words(words) => words.len() <= 2,
            _ => false,
        }
    }

    /// What a value is called in a legend.
    pub fn name(&self, value: u32) -> String {
        match (self, value) {
            (Meaning::Outcome, 0) => "lost (P-position)".into(),
            (Meaning::Outcome, _) => "won (N-position)".into(),
            (Meaning::Grundy, 0) => "0 (P-position)".into(),
            (Meaning::Remoteness, 0) => "0 (no move)".into(),
            (Meaning::Words(words), value) => {
                words.get(value as usize).cloned().unwrap_or_else(|| value.to_string())
            }
            _ => value.to_string(),
        }
    }

    /// Whether a point of this value is black in a scatter.
    pub(super) fn is_black(&self, value: u32) -> bool {
        match self {
            Meaning::Remoteness => value.is_multiple_of(2),
            _ => value == 0,
        }
    }

    /// What is black in a scatter.
    pub(super) fn black(&self) -> String {
        match self {
            Meaning::Remoteness => "even: lost (P-position)".into(),
            _ => self.name(0),
        }
    }
}
