//! Answers of a program that are kept from one exploration to the next.

use super::Form;
use crate::runner::cache;
use crate::runner::runnable::Runnable;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Programs whose answers are kept.
const MOST_KEPT: usize = 300;

/// Answers by position, and the file that has them, if there is a place for it.
pub(super) struct Kept {
    file: Option<PathBuf>,
    answers: BTreeMap<Vec<u64>, String>,
}

impl Kept {
    /// The answers of this program, as it is now, to inputs of this form.
    pub fn of(program: &Runnable, form: &Form) -> Kept {
        let mut hasher = DefaultHasher::new();
        (&program.arguments, &form.text, form.is_counted).hash(&mut hasher);
        let files = program.arguments.iter().map(Path::new).filter(|path| path.is_file());
        for file in [&*program.path].into_iter().chain(files) {
            fs::read(file).unwrap_or_default().hash(&mut hasher);
        }
        let folder = cache::folder("answers").ok();
        let file = folder.map(|folder| folder.join(format!("{:016x}.txt", hasher.finish())));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        let answer = |line: &str| {
            let (at, answer) = line.split_once('\t')?;
            let at =
                at.split(' ').map(|number| number.parse().ok()).collect::<Option<Vec<u64>>>()?;
            Some((at, answer.to_string()))
        };
        Kept { file, answers: text.lines().filter_map(answer).collect() }
    }

    pub fn has(&self, at: &[u64]) -> bool {
        self.answers.contains_key(at)
    }

    pub fn get(&self, at: &[u64]) -> Option<&String> {
        self.answers.get(at)
    }

    pub fn add(&mut self, asked: &[Vec<u64>], answers: &[&str]) {
        let pairs = asked.iter().zip(answers);
        self.answers.extend(pairs.map(|(at, answer)| (at.clone(), answer.to_string())));
    }

    /// Writes the answers down; where that is not possible they are asked for again next time.
    pub fn write(&self) {
        let Some(file) = &self.file else { return };
        let line = |(at, answer): (&Vec<u64>, &String)| {
            let at: Vec<String> = at.iter().map(u64::to_string).collect();
            format!("{}\t{answer}\n", at.join(" "))
        };
        let text: String = self.answers.iter().map(line).collect();
        let _ = fs::write(file, text);
        let _ = file.parent().map(|folder| cache::tidy(folder, MOST_KEPT));
    }
}
