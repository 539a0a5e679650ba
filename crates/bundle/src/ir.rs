//! Programs as LLVM's intermediate representation (IR), before any optimisation: what the compiler
//! makes of them once every path, type, method, drop and constant is resolved.
//!
//! A program is the union of its modules, one for each crate. An entity is a function or a global of
//! it: lines of text with references to other entities. Names stand for nothing here: `compare`
//! follows the references, so two entities are the same if they say the same about the same things.

use super::ir_text::{digits, field, name_length, type_id};
use std::collections::HashMap;

/// The modules of a program.
#[derive(Default, Debug)]
pub struct Ir {
    modules: Vec<Module>,
    /// The entities that other modules may refer to, by symbol.
    offered: HashMap<String, Id>,
}

/// A module and the index of an entity in it.
pub type Id = (usize, usize);

#[derive(Default, Debug)]
struct Module {
    entities: Vec<Entity>,
    names: HashMap<String, usize>,
    /// The bodies of named types, by name.
    types: HashMap<String, String>,
    /// Metadata by number: where an instruction was written.
    metadata: HashMap<u32, String>,
    /// The titles of functions of other crates, by symbol.
    declared: HashMap<String, String>,
}

/// A function or a global.
#[derive(Debug)]
pub struct Entity {
    /// The symbol.
    pub name: String,
    /// A function as its author calls it, with the types that it is made for.
    pub title: String,
    /// True if its address differs from all others.
    pub is_variable: bool,
    /// True if the linker keeps it without a reference.
    pub is_root: bool,
    /// Its text.
    pub lines: Vec<Line>,
}

/// A line, the references in it cut out.
#[derive(Debug, PartialEq)]
pub struct Line {
    /// The rest, with `HOLE` where a reference was.
    pub text: String,
    pub references: Vec<Reference>,
    /// The number of the metadata that says where it was written.
    pub debug: Option<u32>,
}

impl Line {
    pub fn symbols(&self) -> impl Iterator<Item = &str> {
        self.references.iter().filter_map(Reference::symbol)
    }

    /// The function that an instruction calls by its symbol; empty if there is none.
    pub fn callee(&self) -> &str {
        let is_call = self.text.split_once(HOLE).is_some_and(|(_, rest)| rest.starts_with('('));
        self.symbols().next().filter(|_| is_call).unwrap_or_default()
    }
}

/// A reference in a line.
#[derive(Debug, PartialEq, Clone)]
pub enum Reference {
    Symbol(String),
    /// Half of a `TypeId`: a hash, so the number itself says nothing.
    TypeId(i64),
}

impl Reference {
    pub fn symbol(&self) -> Option<&str> {
        match self {
            Reference::Symbol(name) => Some(name),
            Reference::TypeId(_) => None,
        }
    }
}

/// The beginning of a pointer by which programs of Windows refer to a static of another library.
const IMPORT: &str = "@\"\\01__imp_";
const HOLE: char = '\u{0}';

impl Ir {
    /// Adds the module of a crate.
    pub fn add(&mut self, text: &str) {
        let (number, module) = (self.modules.len(), Module::read(text));
        for (index, entity) in module.entities.iter().enumerate() {
            self.offered.entry(entity.name.clone()).or_insert((number, index));
        }
        self.modules.push(module);
    }

    pub fn entity(&self, id: Id) -> &Entity {
        &self.modules[id.0].entities[id.1]
    }

    /// The entity of the program that a symbol of a module means; none for one of another compiled crate.
    pub fn resolve(&self, module: usize, name: &str) -> Option<Id> {
        let own = self.modules[module].names.get(name).map(|&index| (module, index));
        own.or_else(|| self.offered(name))
    }

    /// The entity that others know by this symbol.
    pub fn offered(&self, name: &str) -> Option<Id> {
        self.offered.get(name).copied()
    }

    /// A function as its author calls it, with the types that it is made for; empty for what is no function.
    pub fn title<'a>(&'a self, module: usize, name: &'a str) -> &'a str {
        match self.resolve(module, name) {
            Some(id) => &self.entity(id).title,
            None => self.modules[module].declared.get(name).map_or(name, |title| title),
        }
    }

    /// The entities that act without being referred to, and those in the lists of what must not be thrown away, such as
    /// `#[used]` statics.
    pub fn acting(&self) -> Vec<Id> {
        let mut acting = Vec::new();
        for (number, module) in self.modules.iter().enumerate() {
            for (index, entity) in module.entities.iter().enumerate() {
                acting.extend(entity.is_root.then_some((number, index)));
                let lists = entity.lines.iter().filter(|_| entity.name.starts_with("llvm."));
                let used = lists.flat_map(Line::symbols);
                acting.extend(used.filter_map(|name| self.resolve(number, name)));
            }
        }
        acting
    }

    /// The file, line and column that a line of an entity was written at, if the compiler told.
    pub fn place(&self, id: Id, line: usize) -> Option<(String, usize, usize)> {
        let metadata = &self.modules[id.0].metadata;
        let entity = self.entity(id);
        // Its own place, perhaps in the line with its labels, else that of the function.
        let at = entity.lines.get(line..)?.iter().take(2).find_map(|line| line.debug);
        [at, entity.lines.first()?.debug].into_iter().flatten().find_map(|mut number| {
            let at = metadata.get(&number)?;
            let (line, column) = (field(at, "line: ")?, field(at, "column: ").unwrap_or(1));
            // From a location to its scope, until that names a file.
            loop {
                let text = metadata.get(&number)?;
                if let Some(file) = field(text, "file: !") {
                    let file = metadata.get(&(file as u32))?.split("filename: \"").nth(1)?;
                    // The separator of Windows is escaped.
                    let file = file.split('"').next()?.replace(r"\\", "/");
                    return Some((file, line, column));
                }
                number = field(text, "scope: !")? as u32;
            }
        })
    }
}

impl Module {
    fn read(text: &str) -> Self {
        let mut module = Module::default();
        let types = text.lines().filter(|line| line.starts_with('%'));
        let types = types.filter_map(|line| line.split_once(" = type "));
        module.types.extend(types.map(|(name, body)| (name.into(), body.into())));
        let (mut lines, mut title) = (text.lines(), "");
        while let Some(line) = lines.next() {
            if line.is_empty() {
                title = "";
            } else if let Some(comment) = line.strip_prefix("; ") {
                title = if comment.starts_with("Function Attrs") { title } else { comment };
            } else if let Some(metadata) = line.strip_prefix('!') {
                let parts = metadata.split_once(" = ");
                let parts = parts.and_then(|(number, rest)| Some((number.parse().ok()?, rest)));
                module.metadata.extend(parts.map(|(number, rest)| (number, rest.to_string())));
            } else if line.starts_with("define ") {
                let body = lines.by_ref().take_while(|line| *line != "}");
                let all = std::iter::once(line).chain(body).filter(|line| !line.is_empty());
                let lines: Vec<&str> = all.filter(|line| !line.starts_with(';')).collect();
                module.entity(if title.is_empty() { symbol(line) } else { title }, &lines);
            } else if line.starts_with("declare ") {
                let title = if title.is_empty() { symbol(line) } else { title };
                module.declared.insert(symbol(line).into(), title.into());
            } else if line.starts_with('@') && line.contains(" = external ") {
                // A declaration of something in another crate.
            } else if line.starts_with(IMPORT) {
                // The way to a static of a crate, for linkers of Windows.
            } else if line.starts_with('@') || line.starts_with("module asm") {
                module.entity("", &[line]);
            }
        }
        module
    }

    fn entity(&mut self, title: &str, lines: &[&str]) {
        let mut lines: Vec<Line> = lines.iter().map(|line| self.line(line)).collect();
        let Some(head) = lines.first_mut() else { return };
        // Assembler of the whole program has none.
        let symbol = head.references.first().and_then(Reference::symbol);
        let name = symbol.unwrap_or(&head.text).to_string();
        head.references.drain(..head.references.len().min(1));
        // What is in quotes is the content.
        let quote = head.text.find('"').unwrap_or(head.text.len());
        let content = head.text.split_off(quote);
        let words: Vec<&str> = head.text.split(' ').collect();
        let is_list = words.contains(&"appending");
        let is_private = words.iter().any(|word| ["internal", "private"].contains(word));
        // Mangled names begin with `_R`; the allocator's have a crate of the compiler's own.
        let is_mangled = name.starts_with("_R") && !name.contains("7___rustc");
        let is_personality = name.starts_with("rust_eh_") || name.starts_with("__rust_");
        let in_section = content.contains(", section ") || head.text.contains(", section ");
        let is_root = !is_list && !is_personality && (!is_private && !is_mangled || in_section);
        // A static that nobody writes to still has an address of its own.
        let is_static = words.contains(&"constant") && name.starts_with("_R");
        let is_variable = is_static || words.contains(&"global") || words.contains(&"module");
        let kept = words.into_iter().filter(|word| !LINKAGE.contains(word));
        head.text = kept.collect::<Vec<_>>().join(" ") + &content;
        self.names.insert(name.clone(), self.entities.len());
        self.entities.push(Entity { name, title: title.into(), is_variable, is_root, lines });
    }

    /// Cuts the references out of a line, and what says nothing of what the program does.
    fn line(&self, line: &str) -> Line {
        let (mut text, mut references) = (String::with_capacity(line.len()), Vec::new());
        let (mut debug, mut rest) = (None, line);
        while let Some(first) = rest.chars().next() {
            let name = || name_length(rest);
            let end = match first {
                // Comments, and metadata: all of it but the place stands for optimisers.
                ';' => break,
                ',' if rest.starts_with(", !") => {
                    debug = debug.or(field(rest, "!dbg !"));
                    break;
                }
                '!' if rest.starts_with("!dbg !") => {
                    debug = field(rest, "!dbg !");
                    6 + digits(&rest[6..])
                }
                // A group of attributes.
                '#' => 1 + digits(&rest[1..]),
                '@' => {
                    let name = &rest[..name()];
                    references.push(Reference::Symbol(name[1..].trim_matches('"').into()));
                    text.push(HOLE);
                    name.len()
                }
                '%' => {
                    // A named type, written out: its name may have the path of a crate.
                    let name = &rest[..name()];
                    match self.types.get(name) {
                        Some(body) => text += &self.line(body).text,
                        None => text += name,
                    }
                    name.len()
                }
                '"' => {
                    text += &rest[..name()];
                    name()
                }
                'i' if let Some((number, end)) = type_id(rest) => {
                    references.push(Reference::TypeId(number));
                    text.push(HOLE);
                    end
                }
                _ => {
                    let (start, marks) =
                        (first.len_utf8(), [';', ',', '!', '#', '@', '%', '"', 'i']);
                    let end = rest[start..].find(marks).map_or(rest.len(), |at| start + at);
                    text += &rest[..end];
                    end
                }
            };
            rest = &rest[end..];
        }
        Line { text: text.trim_end().into(), references, debug: debug.map(|number| number as u32) }
    }
}

/// The first symbol in a line.
fn symbol(line: &str) -> &str {
    let at = line.find('@').map_or("", |at| &line[at..]);
    at[..name_length(at)].trim_start_matches('@').trim_matches('"')
}

/// Words that say who sees an entity, not what it is.
const LINKAGE: [&str; 13] = [
    "available_externally",
    "dllexport",
    "dllimport",
    "dso_local",
    "external",
    "hidden",
    "internal",
    "linkonce_odr",
    "local_unnamed_addr",
    "private",
    "protected",
    "unnamed_addr",
    "weak",
];
