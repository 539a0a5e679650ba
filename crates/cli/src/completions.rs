//! `cargo sente completions`: what shells complete.

use crate::console::say;
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::{Shell, generate};
use problems::PROBLEMS;

/// Print the completions of a shell, for the installed `sente`
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo install --path crates/cli
  sente completions bash > ~/.local/share/bash-completion/completions/sente
  sente completions zsh > ~/.zfunc/_sente     (a folder of your $fpath)
  sente completions fish > ~/.config/fish/completions/sente.fish")]
pub struct Arguments {
    /// The shell
    shell: Shell,
}

/// Runs `cargo sente completions`, for this command line. Names of problems are completed too.
pub fn run(command: Command, arguments: &Arguments) {
    let mut command = with_ids(command).bin_name("sente");
    let mut text = Vec::new();
    generate(arguments.shell, &mut command, "sente", &mut text);
    say(String::from_utf8_lossy(&text).trim_end());
    if arguments.shell == Shell::Fish {
        // It completes no arguments without a name.
        for verb in command.get_subcommands().filter(|verb| names_problems(verb)) {
            let condition = format!("__fish_sente_using_subcommand {}", verb.get_name());
            say(format_args!(
                "complete -c sente -n {condition:?} -f -a {:?}",
                ids().collect::<Vec<_>>().join(" ")
            ));
        }
    }
}

fn names_problems(verb: &Command) -> bool {
    verb.get_arguments()
        .any(|argument| ["id", "ids", "names"].contains(&argument.get_id().as_str()))
}

/// The same verbs, whose arguments that name problems have the known names as values.
fn with_ids(command: Command) -> Command {
    command.mut_subcommands(|verb| {
        verb.mut_args(|argument| match argument.get_id().as_str() {
            "id" | "ids" => argument.value_parser(PossibleValuesParser::new(ids())),
            "names" => {
                let values = ids().chain(["io"]);
                argument.value_parser(PossibleValuesParser::new(values))
            }
            _ => argument,
        })
    })
}

/// The names of all problems.
fn ids() -> impl Iterator<Item = &'static str> {
    PROBLEMS.iter().map(|problem| problem.id())
}
