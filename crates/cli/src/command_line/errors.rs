//! Errors of the command line in Chinese, by what clap says of them.

use super::help::in_words;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// The message of an error, with the next step.
pub fn in_chinese(error: &Error) -> String {
    let mut text = fault(error);
    let near =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let near: Vec<String> = near.iter().flat_map(|&kind| all(error, kind)).collect();
    if !near.is_empty() {
        text += &format!("。是不是 {}？", quoted(&near));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        text += &format!("\n\n用法：{}", in_words(&usage.to_string()));
    }
    text + "\n\n更多信息见 `--help`。"
}

fn fault(error: &Error) -> String {
    let first = |kind| all(error, kind).into_iter().next().unwrap_or_default();
    let arguments = quoted(&all(error, ContextKind::InvalidArg));
    let value = first(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument if arguments.starts_with("`-") => {
            format!("没有选项 {arguments}")
        }
        ErrorKind::UnknownArgument => format!("多余的参数 {arguments}"),
        ErrorKind::InvalidSubcommand => {
            format!("没有命令 `{}`", first(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("{arguments} 缺少值"),
        ErrorKind::InvalidValue => {
            let valid = quoted(&all(error, ContextKind::ValidValue));
            format!("{arguments} 不能是 `{value}`，可选 {valid}")
        }
        ErrorKind::ValueValidation => format!("{arguments} 不能是 `{value}`：{}", refusal(error)),
        ErrorKind::ArgumentConflict => {
            let others = quoted(&all(error, ContextKind::PriorArg));
            match others == arguments {
                true => format!("{arguments} 只能写一次"),
                false => format!("{arguments} 不能与 {others} 同时使用"),
            }
        }
        ErrorKind::MissingRequiredArgument => format!("缺少 {arguments}"),
        ErrorKind::TooFewValues | ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            format!("{arguments} 的值的个数不对")
        }
        ErrorKind::InvalidUtf8 => "参数不是 UTF-8 编码的文本".into(),
        _ => "命令写得不对".into(),
    }
}

/// The reason why a value is refused. Of all values, numbers alone are parsed by clap.
fn refusal(error: &Error) -> String {
    let reason = error.source().map(ToString::to_string).unwrap_or_default();
    match reason.split_once(" is not in ") {
        Some((_, range)) => format!("应为 {}", range.replace("..=", " 到 ")),
        None => "应为不太大的非负整数".into(),
    }
}

fn all(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn quoted(words: &[String]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join("、")
}
