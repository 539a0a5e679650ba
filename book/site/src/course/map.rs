//! The map of the course: the chapters, each below those that it builds on, and what each sets.

use super::Chapter;
use super::picture::{Label, net};
use crate::text::escaped_html;
use engine::layout;
use language::text;

/// Pairs of a chapter and one that builds on it, but for those that follow from others.
fn edges(chapters: &[Chapter]) -> Vec<[usize; 2]> {
    let place = |file: &String| chapters.iter().position(|chapter| chapter.file == *file);
    let needs: Vec<Vec<usize>> =
        chapters.iter().map(|chapter| chapter.needs.iter().filter_map(place).collect()).collect();
    let mut all: Vec<Vec<usize>> = Vec::new();
    for own in &needs {
        let before = own.iter().filter_map(|&one| all.get(one)).flatten().copied();
        all.push(before.chain(own.iter().copied()).collect());
    }
    let mut edges = Vec::new();
    for (chapter, own) in needs.iter().enumerate() {
        let is_direct = |one: &&usize| !own.iter().any(|&other| all[other].contains(one));
        edges.extend(own.iter().filter(is_direct).map(|&one| [one, chapter]));
    }
    edges
}

/// The page: a picture, and the chapters in their order.
pub fn map(chapters: &[Chapter]) -> String {
    let title = text!("The course", "课程");
    let about = text!(
        "A line leads from a chapter down to one that builds on it. A number in brackets counts the problems that a chapter sets. A \
         camp of fifteen lessons takes 1 to 9, 11 to 13, and 17 to 19; the others are for those who want more.",
        "连线从一章向下指向建立在它之上的章。括号里是这一章布置的题数。十五次课的集训可以讲第 1 至 9、11 至 13、17 至 19 章，其余留给想多学的人。"
    );
    let edges = edges(chapters);
    let places = layout::graph(chapters.len(), &edges);
    let pages: Vec<String> =
        chapters.iter().map(|chapter| format!("{}.html", chapter.file)).collect();
    let numbers: Vec<String> = (1..=chapters.len()).map(|number| number.to_string()).collect();
    let labels = numbers.iter().zip(&pages).map(|(name, page)| Label { name, link: Some(page) });
    let picture = net(&labels.collect::<Vec<_>>(), &places, &edges);
    let row = |(chapter, page): (&Chapter, &String)| {
        let (title, tasks) = (escaped_html(&chapter.title), chapter.tasks.len());
        format!("<li><a href=\"{page}\">{title}</a> ({tasks})</li>\n")
    };
    let rows: String = chapters.iter().zip(&pages).map(row).collect();
    format!(
        "<h1>{title}</h1>\n<p>{about}</p>\n<figure class=\"picture\">{picture}</figure>\n<ul class=\"chapters\">\n{rows}</ul>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_that_follows_from_others_is_not_drawn() {
        let chapter = |file: &str, needs: &[&str]| Chapter {
            file: file.into(),
            title: file.into(),
            needs: needs.iter().map(|need| need.to_string()).collect(),
            tasks: Vec::new(),
            source: String::new(),
        };
        let chapters = [
            chapter("a", &[]),
            chapter("b", &["a"]),
            chapter("c", &["a", "b"]),
            chapter("d", &["a"]),
        ];
        assert_eq!(edges(&chapters), [[0, 1], [1, 2], [0, 3]]);
        assert!(map(&chapters).contains("<a href=\"c.html\">"));
    }
}
