//! `sente` with the bundler compiled in, which `cargo sente bundle` starts.

#[path = "main.rs"]
mod sente;

fn main() -> std::process::ExitCode {
    sente::main()
}
