//! Lists of a case: as long as a number says, or as another part of the case says, in a row, in lines, or one by one.

use super::{Form, Repeated, Way, names};
use crate::number::Number;
use crate::reader::{FormResult, Reader};
use language::text;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

impl Form<'_> {
    /// Reads or prints the length of `items`, and resizes it.
    pub fn length<T: Default + Clone>(
        &mut self,
        name: &'static str,
        items: &mut Vec<T>,
        range: RangeInclusive<usize>,
    ) -> FormResult {
        let mut length = items.len();
        self.number(name, &mut length, range)?;
        items.resize(length, T::default());
        Ok(())
    }

    /// Chooses a count that the input does not state.
    pub(crate) fn count(
        &self,
        name: &'static str,
        count: usize,
        range: RangeInclusive<usize>,
    ) -> FormResult {
        let (least, most) = range.clone().into_inner();
        self.check(range.contains(&count), || {
            let chinese = names::alone(name);
            text!(
                "there are {count} {name}, not {least} to {most}",
                "{chinese}是 {count}，应为 {least} 到 {most}"
            )
        })
    }

    /// Ends the current line. A reader takes any blanks for the end of a line, as judges' programs do.
    pub fn line(&mut self) {
        if let Way::Printing(text) = &mut self.way {
            text.push('\n');
        }
    }

    /// Reads or prints the numbers on a line of their own.
    pub fn row<T: Number>(
        &mut self,
        name: &'static str,
        numbers: &mut [T],
        range: RangeInclusive<T>,
    ) -> FormResult {
        self.numbers(name, numbers, range)?;
        self.line();
        Ok(())
    }

    /// Reads or prints a list of numbers, one on each line.
    pub fn column<T: Number>(
        &mut self,
        name: &'static str,
        numbers: &mut [T],
        range: RangeInclusive<T>,
    ) -> FormResult {
        self.each(name, numbers, |form, number| {
            form.number("", number, range.clone())?;
            form.line();
            Ok(())
        })
    }

    /// Reads or prints the numbers one after the other.
    pub fn numbers<T: Number>(
        &mut self,
        name: &'static str,
        numbers: &mut [T],
        range: RangeInclusive<T>,
    ) -> FormResult {
        self.each(name, numbers, |form, number| form.number("", number, range.clone()))
    }

    /// Reads or prints numbers of which none comes twice, on a line of their own.
    pub fn different<T: Number + Ord + Display>(
        &mut self,
        name: &'static str,
        numbers: &mut [T],
        range: RangeInclusive<T>,
    ) -> FormResult {
        let mut before = BTreeSet::new();
        self.each(name, numbers, |form, number| {
            form.number("", number, range.clone())?;
            form.check(before.insert(*number), || {
                text!("the number {number} comes twice", "{number} 出现了两次")
            })
        })?;
        self.line();
        Ok(())
    }

    /// Reads or prints a few numbers on a line of their own, each with its name and its range.
    pub fn line_of<T: Number, const COUNT: usize>(
        &mut self,
        numbers: [(&'static str, &mut T, RangeInclusive<T>); COUNT],
    ) -> FormResult {
        for (name, number, range) in numbers {
            self.number(name, number, range)?;
        }
        self.line();
        Ok(())
    }

    /// Reads or prints a line with the number of numbers, and a line with the numbers.
    pub fn list<T: Number>(
        &mut self,
        length: &'static str,
        name: &'static str,
        numbers: &mut Vec<T>,
        lengths: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> FormResult {
        self.length(length, numbers, lengths)?;
        self.line();
        self.row(name, numbers, range)
    }

    /// Applies a form to each part of a list. Errors name the part and its number.
    pub fn each<T>(
        &mut self,
        name: &'static str,
        parts: &mut [T],
        mut form: impl FnMut(&mut Self, &mut T) -> FormResult,
    ) -> FormResult {
        let count = parts.len();
        self.path.push(Repeated { name, number: 0, count: Some(count) });
        for part in parts {
            if let Some(repeated) = self.path.last_mut() {
                repeated.number += 1;
            }
            self.part(part, &mut form)?;
        }
        self.path.pop();
        Ok(())
    }

    /// Applies the form of one part, which is chosen anew if it turns out to be invalid.
    fn part<T>(
        &mut self,
        part: &mut T,
        form: &mut impl FnMut(&mut Self, &mut T) -> FormResult,
    ) -> FormResult {
        let (left, depth) = (self.left, self.path.len());
        for _ in 1..self.tries {
            if form(self, part).is_ok() {
                return Ok(());
            }
            self.left = left;
            self.path.truncate(depth);
        }
        form(self, part)
    }

    /// Reads or prints a line with the number of parts, and each part by the same form.
    pub fn counted<T: Default + Clone>(
        &mut self,
        length: &'static str,
        name: &'static str,
        parts: &mut Vec<T>,
        lengths: RangeInclusive<usize>,
        form: impl FnMut(&mut Self, &mut T) -> FormResult,
    ) -> FormResult {
        self.length(length, parts, lengths)?;
        self.line();
        self.each(name, parts, form)
    }

    /// Applies the form to one part after the other, for as long as `more` says so of what is left to read.
    pub(crate) fn each_while<T: Default>(
        &mut self,
        name: &'static str,
        parts: &mut Vec<T>,
        most: usize,
        more: &dyn Fn(&Reader<'_>) -> bool,
        form: fn(&mut Self, &mut T) -> FormResult,
    ) -> FormResult {
        if !self.is_reading() {
            return self.each(name, parts, form);
        }
        self.path.push(Repeated { name, number: 0, count: None });
        while let Way::Reading(reader) = &self.way
            && more(reader)
        {
            if let Some(repeated) = self.path.last_mut() {
                repeated.number += 1;
            }
            let mut part = T::default();
            form(self, &mut part)?;
            parts.push(part);
            self.check(parts.len() <= most, || {
                let (measure, noun) = names::repeated(name);
                text!("there are more than {most} {name}s", "超过了 {most} {measure}{noun}")
            })?;
        }
        self.path.pop();
        Ok(())
    }
}
