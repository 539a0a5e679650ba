//! The law of weights: what a browser loads for a page, compressed as a static host would.

use super::session::{Check, none, texts};
use super::site::Kind;
use super::visit::Visit;
use super::world::World;
use anyhow::ensure;
use flate2::Compression;
use flate2::write::GzEncoder;
use problems::PROBLEMS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// Limits in compressed bytes, of a page without its engine and of the engine for each problem.
const PAGE: u64 = 200_000;
const ENGINE: u64 = 7_000;
/// Limit of the bytes of a book without submissions, for each problem. Hosts count what is stored.
const BOOK: u64 = 115_000;

/// The files of a book are few bytes together.
pub fn the_book_is_light(world: &World) -> Check {
    let mut bytes = 0;
    for folder in ["", "zh"] {
        for file in fs::read_dir(world.site.folder.join(folder))? {
            let file = file?.metadata()?;
            bytes += if file.is_file() { file.len() } else { 0 };
        }
    }
    world.measured("book, bytes", "all", bytes as f64);
    let most = BOOK * PROBLEMS.len() as u64;
    ensure!(bytes <= most, "a book of {bytes} bytes, more than {most}");
    Ok(())
}

/// A page is light, and so is its engine.
pub fn is_light(visit: &Visit) -> Check {
    let loaded = visit.promised(
        "[location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]",
    )?;
    let mut files: BTreeSet<PathBuf> =
        texts(&loaded).iter().filter_map(|address| visit.site.file(address)).collect();
    let mut engine = 0;
    let folder = &visit.site.folder;
    if visit.page.board.is_some() {
        // The log of resources of a page lacks those of its worker.
        files.insert(folder.join("worker.js"));
        for file in ["engine.js", "engine.bin"].map(|file| folder.join(file)) {
            engine += weight(&file)?.1;
            files.remove(&file);
        }
        visit.world.measured("engine, bytes compressed", &visit.page.name, engine as f64);
    }
    let mut total = [0, 0];
    let mut parts = Vec::new();
    for file in &files {
        let (raw, packed) = weight(file)?;
        total = [total[0] + raw, total[1] + packed];
        parts.push((packed, format!("{packed} of {raw} bytes: {}", file.display())));
    }
    if visit.page.kind == Kind::Problem {
        visit.world.measured("page, bytes", &visit.page.name, total[0] as f64);
        visit.world.measured("page, bytes compressed", &visit.page.name, total[1] as f64);
    }
    parts.sort_by_key(|(packed, _)| std::cmp::Reverse(*packed));
    let parts: Vec<String> = parts.into_iter().map(|(_, part)| part).collect();
    if total[1] > PAGE {
        none(&format!("a page of {} bytes", total[1]), &parts)?;
    }
    let most = ENGINE * PROBLEMS.len() as u64;
    ensure!(engine <= most, "an engine of {engine} bytes, more than {most}");
    Ok(())
}

/// The length of a file, and of the same compressed. Most files belong to all pages.
fn weight(file: &PathBuf) -> std::io::Result<(u64, u64)> {
    static KNOWN: Mutex<BTreeMap<PathBuf, (u64, u64)>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(&weight) = known().get(file) {
        return Ok(weight);
    }
    let bytes = fs::read(file)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&bytes)?;
    let weight = (bytes.len() as u64, encoder.finish()?.len() as u64);
    known().insert(file.clone(), weight);
    Ok(weight)
}
