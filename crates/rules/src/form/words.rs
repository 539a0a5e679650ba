//! Words of a case: letters, and what stands in every input.

use super::{Form, Way, choosing, separate};
use crate::reader::FormResult;
use std::ops::RangeInclusive;

impl Form<'_> {
    /// A word of `length` letters, each of which must be among `letters`.
    ///
    /// # Errors
    ///
    /// If it is missing, shorter or longer, or has another letter.
    pub fn word(
        &mut self,
        name: &'static str,
        word: &mut String,
        letters: &str,
        length: RangeInclusive<usize>,
    ) -> FormResult {
        match &mut self.way {
            Way::Printing(text) => {
                separate(text);
                text.push_str(word);
            }
            Way::Reading(reader) => match reader.word() {
                Some(read) => *word = read.to_string(),
                None => return Err(self.refuse_number(name, None, (0, 0))),
            },
            Way::Choosing(choices) => {
                *word = choosing::word(choices, &mut self.left, letters, &length);
            }
        }
        let found = word.chars().count();
        if let Some(letter) = word.chars().find(|letter| !letters.contains(*letter)) {
            let name = self.name(name);
            return Err(self.invalid(format!("{name} has a {letter:?}, not one of {letters:?}")));
        }
        if !length.contains(&found) {
            let (name, (least, most)) = (self.name(name), length.into_inner());
            let wanted =
                if least == most { least.to_string() } else { format!("{least} to {most}") };
            return Err(self.invalid(format!("{name} has {found} letters, not {wanted}")));
        }
        Ok(())
    }

    /// A fixed word, as it stands at the end of some inputs.
    pub fn literal(&mut self, literal: &str) -> FormResult {
        for word in literal.split_whitespace() {
            match &mut self.way {
                Way::Choosing(_) => {}
                Way::Printing(text) => {
                    separate(text);
                    text.push_str(word);
                }
                Way::Reading(reader) => {
                    let found = reader.word();
                    if found != Some(word) {
                        let problem = match found {
                            Some(found) => format!("{found:?} stands where {word:?} must"),
                            None => format!("{word:?} is missing: the input ends here"),
                        };
                        return Err(self.invalid(problem));
                    }
                }
            }
        }
        Ok(())
    }
}
