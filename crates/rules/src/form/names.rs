//! The Chinese for what descriptions call the parts of an input. A name that is not here stays as it is: `N`, `k1`.

/// Numbers and words that stand alone.
const ALONE: &[(&str, &str)] = &[
    ("blue", "蓝棋子的位置"),
    ("cases", "数据组数"),
    ("column number", "列号"),
    ("colours", "颜色串"),
    ("da", "Alice 的步长"),
    ("db", "Bob 的步长"),
    ("edges", "边数"),
    ("element", "元素"),
    ("first end", "一端"),
    ("first number", "第一个数"),
    ("first vertex", "起点"),
    ("heap", "石子数"),
    ("heap a", "第一堆"),
    ("heap b", "第二堆"),
    ("height", "高"),
    ("nodes", "顶点数"),
    ("peak", "山峰编号"),
    ("pictures", "图的幅数"),
    ("queries", "询问次数"),
    ("red", "红棋子的位置"),
    ("row", "这一行"),
    ("row number", "行号"),
    ("second end", "另一端"),
    ("second number", "第二个数"),
    ("second vertex", "终点"),
    ("start", "起点"),
    ("target", "目标"),
    ("text", "t"),
    ("the sum of N", "N 之和"),
    ("the sum of m", "m 之和"),
    ("the sum of n", "n 之和"),
    ("the sum of the lengths", "长度之和"),
    ("trees", "树的棵数"),
    ("valley", "山谷编号"),
    ("value", "新的值"),
    ("white", "白棋子的位置"),
    ("white cells", "白格数"),
    ("width", "宽"),
];

/// Parts of which there are several, each with its measure word before it.
const REPEATED: &[(&str, &str)] = &[
    ("Black's row", "行黑方得分"),
    ("White's row", "行白方得分"),
    ("assignment", "次赋值"),
    ("bag", "只袋子"),
    ("bowl", "只碗"),
    ("card", "张卡片"),
    ("card of Alice", "张 Alice 的牌"),
    ("card of Bob", "张 Bob 的牌"),
    ("carrot", "根胡萝卜"),
    ("case", "组数据"),
    ("castle", "座城堡的守军"),
    ("city", "座城市的人数"),
    ("coin", "枚硬币"),
    ("column", "列"),
    ("cookie", "块饼干"),
    ("edge", "条边"),
    ("element", "个元素"),
    ("forbidden move", "种禁手"),
    ("frequency", "个数的个数"),
    ("game", "局游戏"),
    ("heap", "堆"),
    ("interval", "个区间"),
    ("mark", "个标记"),
    ("move", "步操作"),
    ("number", "个数"),
    ("operation", "次操作"),
    ("pair", "对"),
    ("parent", "个父结点"),
    ("picture", "幅图"),
    ("piece", "个棋子"),
    ("pile", "堆"),
    ("position", "个局面"),
    ("quarry", "个采石场"),
    ("query", "次询问"),
    ("rectangle", "个矩形"),
    ("round", "局"),
    ("row", "行"),
    ("shortcut", "个特殊局面"),
    ("stair", "级"),
    ("step of Morty", "个 Morty 的步数"),
    ("step of Rick", "个 Rick 的步数"),
    ("sticker", "张贴纸"),
    ("string", "个字符串"),
    ("tax", "座城市的税"),
    ("test", "组数据"),
    ("token", "枚棋子"),
    ("trail", "条路"),
    ("tree", "棵树"),
    ("white cell", "个白格"),
    ("word", "个单词"),
];

/// The Chinese for a number or a word.
pub(super) fn alone(name: &str) -> &str {
    find(ALONE, name).unwrap_or(name)
}

/// The measure word and the Chinese for one of several parts.
pub(super) fn repeated(name: &str) -> (&str, String) {
    match find(REPEATED, name) {
        Some(chinese) => {
            let (measure, noun) =
                chinese.split_at(chinese.chars().next().map_or(0, char::len_utf8));
            (measure, noun.into())
        }
        None => ("个", format!(" {name}")),
    }
}

/// The name without a number or a measure word.
pub(crate) fn noun(name: &'static str) -> &'static str {
    let chinese = || {
        find(ALONE, name).or_else(|| {
            let counted = find(REPEATED, name)?;
            Some(counted.trim_start_matches(|c| counted.starts_with(c)).trim())
        })
    };
    match language::current() {
        language::Language::English => name,
        language::Language::Chinese => chinese().unwrap_or(name),
    }
}

fn find(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    table.iter().find(|(english, _)| *english == name).map(|&(_, chinese)| chinese)
}
