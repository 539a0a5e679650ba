//! Copies each solution with one more line, which hands out its `main`: what is private in a file, nobody
//! else can call.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/bin");
    let target = env::var_os("OUT_DIR").expect("cargo names a folder");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut modules = String::new();
    let mut mains = String::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let copy = Path::new(&target).join(format!("{id}.rs"));
        let solution = fs::read_to_string(&file)?;
        fs::write(&copy, solution + "\npub(super) const MAIN: fn() = main;\n")?;
        modules += &format!("#[path = {copy:?}]\nmod {id};\n");
        mains += &format!("({id:?}, {id}::MAIN), ");
    }
    let list = format!("{modules}pub const MAINS: &[(&str, fn())] = &[{mains}];\n");
    fs::write(Path::new(&target).join("solutions.rs"), list)
}
