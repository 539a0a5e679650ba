//! Judges, with their compilers, crates and limits.

pub mod seal;

use anyhow::{Context, Result};
use language::{Text, text};
use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// A usage error: the command line names something that does not exist. The exit status is 2 then, not 1.
#[derive(Debug)]
pub struct Usage(pub String);

// By hand: a derive would be a twentieth of what `cargo sente list` compiles.
impl Display for Usage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Usage {}

/// A judge, as far as it matters for what is sent to it.
#[derive(Debug, PartialEq, Eq)]
pub struct Judge {
    pub name: &'static str,
    /// Its compilers, by edition; none if it takes no Rust.
    pub compilers: &'static [Compiled],
    /// The packages that it has with their versions, a line each.
    pub crates: &'static str,
    /// The greatest number of bytes of a file, where there is one.
    pub most_bytes: Option<usize>,
    /// True if it is known to run Linux.
    pub is_linux: bool,
}

/// One way in which a judge compiles.
#[derive(Debug, PartialEq, Eq)]
pub struct Compiled {
    pub edition: &'static str,
    /// The version of Rust, where it is known.
    pub version: Option<&'static str>,
}

const fn under(edition: &'static str, version: Option<&'static str>) -> Compiled {
    Compiled { edition, version }
}

impl Judge {
    const fn std(name: &'static str, compilers: &'static [Compiled]) -> Self {
        Judge { name, compilers, crates: "", most_bytes: None, is_linux: false }
    }

    const fn at_most(self, bytes: usize) -> Self {
        Judge { most_bytes: Some(bytes), ..self }
    }

    const fn on_linux(self) -> Self {
        Judge { is_linux: true, ..self }
    }

    const fn with(self, crates: &'static str) -> Self {
        Judge { crates, ..self }
    }

    pub fn takes_rust(&self) -> bool {
        !self.compilers.is_empty()
    }

    pub fn version_of(&self, package: &str) -> Option<&'static str> {
        let mut rows = self.crates.lines().filter_map(|line| line.split_once(' '));
        rows.find(|row| row.0 == package).map(|row| row.1)
    }

    /// Its ways to compile a program of this edition: under the same one, then newer ones, then older ones.
    pub fn compilers_for(&self, edition: &str) -> Vec<&'static Compiled> {
        let (newer, older): (Vec<_>, Vec<_>) =
            self.compilers.iter().partition(|one| one.edition >= edition);
        newer.into_iter().chain(older.into_iter().rev()).collect()
    }
}

/// The crates of AtCoder since its language update of October 2025, as the judge's own `Cargo.toml` names them.
const ATCODER: &str = include_str!("atcoder.txt");

/// Any judge that has the standard library alone.
pub const STD: &Judge = &JUDGES[0];

/// All judges that are known. Limits: Luogu 50 KB, Codeforces 64 KB, Library Checker 1 MiB.
pub const JUDGES: &[Judge] = &[
    Judge::std("std", &[under("2021", None), under("2024", None)]),
    Judge::std("AOJ", &[under("2021", None)]).on_linux(),
    Judge::std("AtCoder", &[under("2024", Some("1.89.0"))]).on_linux().with(ATCODER),
    Judge::std("CodeChef", &[under("2021", None)]).on_linux().at_most(50_000),
    Judge::std("Codeforces", &[under("2021", Some("1.75.0")), under("2024", Some("1.89.0"))])
        .at_most(64_000),
    Judge::std("CSES", &[under("2021", Some("1.75.0"))]).on_linux(),
    Judge::std("Kattis", &[under("2021", None)]).on_linux(),
    Judge::std("Library Checker", &[under("2024", None)]).on_linux().at_most(1 << 20),
    Judge::std("LibreOJ", &[under("2021", None)]).on_linux(),
    Judge::std("Luogu", &[under("2024", Some("1.88.0"))]).on_linux().at_most(50_000),
    Judge::std("yukicoder", &[under("2021", None)]).on_linux(),
    Judge::std("BZOJ", &[]),
    Judge::std("HDU", &[]),
    Judge::std("POJ", &[]),
];

/// The judge of that name, in any case, with or without blanks and hyphens.
pub fn find(name: &str) -> Result<&'static Judge> {
    let plain = |name: &str| name.to_lowercase().replace([' ', '-', '_'], "");
    let judge = JUDGES.iter().find(|judge| plain(judge.name) == plain(name));
    judge.with_context(|| {
        let names: Vec<&str> = JUDGES.iter().map(|judge| judge.name).collect();
        let names = names.join(Text(", ", "、").get());
        Usage(text!(
            "no judge is called {name:?}; there is: {names}",
            "没有叫 {name:?} 的评测系统；现有：{names}"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_people_write_them() {
        for name in ["Library Checker", "library-checker", "LIBRARYCHECKER"] {
            assert_eq!(find(name).unwrap().name, "Library Checker");
        }
        assert!(find("uva").unwrap_err().to_string().contains("there is: std, AOJ, AtCoder, "));
    }
}
