//! `cargo referee completions`: what shells complete.

use crate::console::say;
use crate::rules;
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::{Shell, generate};

/// Print the completions of a shell, for the installed `referee`
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo install --path referee
  referee completions bash > ~/.local/share/bash-completion/completions/referee
  referee completions zsh > ~/.zfunc/_referee     (a folder of your $fpath)
  referee completions fish > ~/.config/fish/completions/referee.fish")]
pub struct Arguments {
    /// The shell
    shell: Shell,
}

/// Runs `cargo referee completions`, for this command line. Names of problems are completed too.
pub fn run(command: Command, arguments: &Arguments) {
    let mut command = with_ids(command).bin_name("referee");
    let mut text = Vec::new();
    generate(arguments.shell, &mut command, "referee", &mut text);
    say(String::from_utf8_lossy(&text).trim_end());
    if arguments.shell == Shell::Fish {
        // It completes no arguments without a name.
        for verb in command.get_subcommands().filter(|verb| names_problems(verb)) {
            let condition = format!("__fish_referee_using_subcommand {}", verb.get_name());
            say(format_args!(
                "complete -c referee -n {condition:?} -f -a {:?}",
                rules::IDS.join(" ")
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
            "id" | "ids" => argument.value_parser(PossibleValuesParser::new(rules::IDS)),
            "names" => {
                let values = rules::IDS.iter().copied().chain(["io"]);
                argument.value_parser(PossibleValuesParser::new(values))
            }
            _ => argument,
        })
    })
}
