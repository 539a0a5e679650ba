//! mdBook's own words, in Chinese: it has them in English alone.

use crate::writing::cannot_write;
use anyhow::{Context, Result, ensure};
use bundle::cannot_read;
use std::fs;
use std::path::Path;

/// The words around a page, with what stands before and behind them, so that no text of the book is meant.
const AROUND_PAGES: [[&str; 2]; 19] = [
    [">Keyboard shortcuts<", ">快捷键<"],
    [
        "Press <kbd>←</kbd> or <kbd>→</kbd> to navigate between chapters",
        "<kbd>←</kbd> 与 <kbd>→</kbd>：翻页",
    ],
    [
        "Press <kbd>S</kbd> or <kbd>/</kbd> to search in the book",
        "<kbd>S</kbd> 或 <kbd>/</kbd>：搜索",
    ],
    ["Press <kbd>?</kbd> to show this help", "<kbd>?</kbd>：显示帮助"],
    ["Press <kbd>Esc</kbd> to hide this help", "<kbd>Esc</kbd>：关闭帮助"],
    ["\"Table of contents\"", "\"目录\""],
    ["\"Toggle Table of Contents\"", "\"显示或隐藏目录\""],
    ["\"Change theme\"", "\"更换主题\""],
    ["\"Themes\"", "\"主题\""],
    [">Auto</button>", ">跟随系统</button>"],
    [">Light</button>", ">浅色</button>"],
    [">Rust</button>", ">锈色</button>"],
    [">Coal</button>", ">炭黑</button>"],
    [">Navy</button>", ">深蓝</button>"],
    [">Ayu</button>", ">暗蓝</button>"],
    ["\"Search (`/`)\" aria-label=\"Toggle Searchbar\"", "\"搜索（`/`）\" aria-label=\"搜索\""],
    ["\"Print this book\"", "\"打印全书\""],
    ["\"Search this book ...\"", "\"搜索全书……\""],
    ["\"Page navigation\"", "\"翻页\""],
];

/// Not on all pages: the first has none before it, the last none behind it.
const BETWEEN_PAGES: [[&str; 2]; 2] =
    [["\"Previous chapter\"", "\"上一页\""], ["\"Next chapter\"", "\"下一页\""]];

/// Sentences of the search about its results.
const OF_SEARCH: [[&str; 2]; 3] = [
    ["' search result for \\'' + searchterm + '\\':'", "' 个结果：“' + searchterm + '”'"],
    ["'No search results for \\'' + searchterm + '\\'.'", "'没有找到“' + searchterm + '”'"],
    ["' search results for \\'' + searchterm + '\\':'", "' 个结果：“' + searchterm + '”'"],
];

/// Puts Chinese words in the place of mdBook's in a book that it has written.
///
/// # Errors
///
/// If a file cannot be read or written, or has other words than those of the version that is pinned.
pub fn translate(out: &Path) -> Result<()> {
    for entry in fs::read_dir(out).with_context(|| cannot_read(out))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let always: &[[&str; 2]] = match name.rsplit_once('.') {
            // It has no words around it.
            _ if name == "toc.html" => continue,
            Some((_, "html")) => &AROUND_PAGES,
            Some(("searcher", "js")) => &OF_SEARCH,
            _ => continue,
        };
        let mut text = fs::read_to_string(&path)?;
        for [english, chinese] in always {
            ensure!(
                text.contains(english),
                "mdBook's {name} has no {english}: look at its version"
            );
            text = text.replace(english, chinese);
        }
        for [english, chinese] in BETWEEN_PAGES {
            text = text.replace(english, chinese);
        }
        fs::write(&path, text).with_context(|| cannot_write(&path))?;
    }
    Ok(())
}
