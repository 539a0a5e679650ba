//! Prints the shortest input on which each wrong idea of a problem is wrong.
//! `cargo run --example witness p2197`; with `--write`, into `hacks/p2197`.

use rules::witness;
use std::path::Path;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let id = arguments.first().ok_or("which problem? for example: p2197")?;
    let problem = problems::find(id).ok_or_else(|| format!("there is no problem {id:?}"))?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hacks").join(id);
    for (number, idea) in problem.wrong().into_iter().enumerate() {
        if let Some(worst) = idea.extreme {
            println!("{}: the extreme input {worst}", idea.name);
            continue;
        }
        let Some(input) = witness::find(problem, number) else {
            println!("{}: NO WITNESS", idea.name);
            continue;
        };
        println!("{}:\n{input}", idea.name);
        if arguments.iter().any(|argument| argument == "--write") {
            std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            std::fs::write(folder.join(format!("{}.in", idea.name)), input)
                .map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
