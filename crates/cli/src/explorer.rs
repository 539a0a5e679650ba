//! `sente` with the explorer compiled in, which `cargo sente explore` starts.

#[path = "main.rs"]
mod sente;

fn main() -> std::process::ExitCode {
    sente::main()
}
