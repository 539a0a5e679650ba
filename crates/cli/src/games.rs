//! `sente` with the rules of the games compiled in, which verbs that need them start.

#[path = "main.rs"]
mod sente;

fn main() -> std::process::ExitCode {
    sente::main()
}
