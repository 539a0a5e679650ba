//! Words of a case: letters, and what stands in every input.

use super::{Form, Way, choosing, separate};
use crate::reader::FormResult;
use language::text;
use std::ops::RangeInclusive;

impl Form<'_> {
    /// Reads or prints a word of `length` letters, each of which must be among `letters`.
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
            let problem = text!(
                "{name} has a {letter:?}, not one of {letters:?}",
                "{name}有 {letter:?}，只能用 {letters:?} 中的字符"
            );
            return Err(self.invalid(problem));
        }
        if !length.contains(&found) {
            let (name, (least, most)) = (self.name(name), length.into_inner());
            let wanted = match least == most {
                true => least.to_string(),
                false => text!("{least} to {most}", "{least} 到 {most}"),
            };
            let problem = text!(
                "{name} has {found} letters, not {wanted}",
                "{name}有 {found} 个字母，应有 {wanted} 个"
            );
            return Err(self.invalid(problem));
        }
        Ok(())
    }

    /// Reads or prints each word on a line of its own.
    pub fn words(
        &mut self,
        name: &'static str,
        words: &mut [String],
        letters: &str,
        length: RangeInclusive<usize>,
    ) -> FormResult {
        self.each(name, words, |form, word| {
            form.word("", word, letters, length.clone())?;
            form.line();
            Ok(())
        })
    }

    /// Reads or prints a fixed word, as it stands at the end of some inputs.
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
                            Some(found) => {
                                text!(
                                    "{found:?} stands where {word:?} must",
                                    "此处应为 {word:?}，不是 {found:?}"
                                )
                            }
                            None => {
                                text!(
                                    "{word:?} is missing: the input ends here",
                                    "缺少 {word:?}：输入到此结束"
                                )
                            }
                        };
                        return Err(self.invalid(problem));
                    }
                }
            }
        }
        Ok(())
    }
}
