use super::*;
use tempfile::TempDir;

type Texts<'a> = &'a [(&'a str, &'a str)];

const FIRST: Texts =
    &[("index.html", "1"), ("old.html", "1"), ("zh/index.html", "1"), ("zh/old/a", "1")];
const SECOND: Texts = &[("index.html", "2"), ("new.html", "2"), ("zh/index.html", "1")];

fn publish(out: &Path, texts: Texts) -> Result<String> {
    let file = |(path, text): &(&str, &str)| (path.to_string(), text.as_bytes().to_vec());
    Folder::open(out.into())?.publish(&texts.iter().map(file).collect())
}

fn put(out: &Path, texts: Texts) {
    texts.iter().for_each(|(path, text)| write_with_folders(&out.join(path), text).unwrap());
}

/// Paths and texts of all files but the list, also behind links.
fn all(out: &Path) -> BTreeMap<PathBuf, String> {
    let mut all = BTreeMap::new();
    for path in fs::read_dir(out).unwrap().map(|entry| entry.unwrap().path()) {
        match path.is_dir() {
            true => all.append(&mut self::all(&path)),
            false if path.ends_with(LIST) => {}
            false => drop(all.insert(path.clone(), fs::read_to_string(path).unwrap())),
        }
    }
    all
}

#[test]
fn a_book_replaces_and_removes_nothing_but_a_book() {
    let place = TempDir::new().unwrap();
    let out = &place.path().join("a/book");
    let own = [(".git/HEAD", ""), ("CNAME", ""), ("README.md", ""), ("zh/own", ""), ("own/a", "")];
    put(out, &own[..3]);
    let done = publish(out, FIRST).unwrap();
    assert!(done.starts_with("files written: 4, as before: 0, removed: 0; "), "{done}");
    put(out, &own);
    let done = publish(out, SECOND).unwrap();
    let left = ".git, CNAME, README.md, own, zh/own";
    let counts = "files written: 2, as before: 1, removed: 2; of others, left alone: ";
    assert_eq!(done, format!("{counts}{left}"));
    let expected = SECOND.iter().chain(&own).map(|(path, text)| (out.join(path), text.to_string()));
    assert_eq!(all(out), expected.collect());
    assert!(!out.join("zh/old").exists());
}

#[test]
fn a_folder_that_is_no_book_is_refused() {
    let place = TempDir::new().unwrap();
    put(place.path(), &[("work/thesis", ""), ("file", ""), ("wasm/engine_bg.wasm", "")]);
    for taken in ["work", "file", "wasm", ""] {
        let error = publish(&place.path().join(taken), FIRST).unwrap_err();
        assert!(error.is::<Usage>() && error.to_string().contains("name another one"), "{error}");
    }
    assert_eq!(all(place.path()).len(), 3);
}

#[cfg(unix)]
#[test]
fn what_stands_in_the_way_is_named_before_anything_is_written() {
    use std::os::unix::fs::symlink;
    type Spoil = fn(&Path);
    let spoils: [(&str, Spoil); 6] = [
        ("old.html", |out| put(out, &[("old.html", "edited")])),
        ("new.html", |out| put(out, &[("new.html", "own")])),
        ("new.html", |out| put(out, &[("new.html/own", "own")])),
        ("new.html", |out| symlink("index.html", out.join("new.html")).unwrap()),
        ("zh", |out| {
            fs::rename(out.join("zh"), out.with_extension("zh")).unwrap();
            symlink(out.with_extension("zh"), out.join("zh")).unwrap();
        }),
        (LIST, |out| put(out, &[(LIST, "own")])),
    ];
    for (name, spoil) in spoils {
        let place = TempDir::new().unwrap();
        let out = place.path().join("book");
        publish(&out, FIRST).unwrap();
        spoil(&out);
        let before = all(place.path());
        let error = publish(&out, SECOND).unwrap_err().to_string();
        let names = format!("{}: the book writes there", out.join(name).display());
        assert!(error.starts_with(&names) && error.contains("move or delete"), "{error}");
        assert_eq!(all(place.path()), before, "{name}");
    }
}

#[test]
fn an_edited_list_leads_nowhere_else() {
    let place = TempDir::new().unwrap();
    let out = &place.path().join("book");
    put(out, &[("../outside", "own"), (".git/HEAD", "own"), ("zh/own", "own")]);
    let paths = ["../outside", "/", "", ".git/HEAD", "no/where", "zh/../../outside"];
    let lines = paths.map(|path| line(path, b"own")).join("\n");
    put(out, &[(LIST, &format!("{HEADING}\nx\n{lines}"))]);
    publish(out, SECOND).unwrap();
    assert_eq!(all(place.path()).values().filter(|text| *text == "own").count(), 3);
}

/// A file that may not be written ends it halfway, in a book with a list and in one from before there were lists.
#[test]
fn a_book_that_was_interrupted_is_written_again() {
    for has_list in [true, false] {
        let place = TempDir::new().unwrap();
        let (out, old) = (place.path(), place.path().join("old.html"));
        publish(out, FIRST).unwrap();
        put(out, &MARKS.map(|mark| (mark, "old")));
        if !has_list {
            fs::remove_file(out.join(LIST)).unwrap();
        }
        let mut permissions = old.metadata().unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&old, permissions).unwrap();
        let second = [("index.html", "2"), ("old.html", "2"), ("zh/index.html", "2")];
        let error = format!("{:#}", publish(out, &second).unwrap_err()).to_lowercase();
        assert!(error.contains("old.html: permission denied"), "{error}");
        fs::rename(old, out.join("moved")).unwrap();
        publish(out, &second).unwrap();
        assert!(second.iter().all(|(path, text)| all(out)[&out.join(path)] == *text));
        // Of a book without a list nothing is removed.
        assert_eq!(out.join("zh/old").exists(), !has_list);
    }
}
