//! `cargo run`: lists the programs of this repository and says how to run them.

const CATALOGUE: &str = include_str!("../catalogue.toml");

fn main() {
    sente::output().line(welcome());
}

fn welcome() -> String {
    let problems = strings("id").zip(strings("english"));
    let list: Vec<String> = problems.map(|(id, title)| format!("  {id:<9} {title}")).collect();
    let example = strings("id").next().unwrap_or("p2197");
    format!(
        "Sente: combinatorial-game problems from online judges, solved in Rust.

Each problem is a program that reads the judge's input and prints the answer:

  cargo run --release --bin {example} < samples/{example}/1.in

The programs:
{}

More to type:
  cargo test               check every solution against its samples and the rules of its game
  cargo test {example:<13} the same for one problem
  cargo sente --help       the tools around the solutions: judge, stress, bundle, play, explore
  cargo doc --no-deps --lib --open
                           the library

Rules, theorem, proof and traps stand at the top of each file, such as src/bin/{example}.rs.",
        list.join("\n")
    )
}

/// The values of a key in the catalogue, one for each problem.
fn strings(key: &str) -> impl Iterator<Item = &'static str> + '_ {
    CATALOGUE
        .lines()
        .filter_map(move |line| line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_is_told_what_to_type() {
        let text = welcome();
        assert!(text.contains("cargo run --release --bin p2197 < samples/p2197/1.in"));
        let entries = CATALOGUE.matches("[[problem]]").count();
        assert!(entries >= 44 && strings("id").count() == entries);
        assert!(strings("id")
            .zip(strings("english"))
            .all(|(id, title)| { text.contains(&format!("  {id:<9} {title}\n")) }));
    }
}
