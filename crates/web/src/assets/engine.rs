//! The engine for browsers, if it was there when the program was built: `scripts/wasm` makes it.

use std::borrow::Cow;
use std::path::Path;

use axum::body::Bytes;
use sha2::{Digest, Sha256};

use super::files::{self, Asset};
use super::{embedded, module, short};

const FOLDER: &str = "engine/";
/// What the names of the files of modules of one game begin with.
const SMALL: &str = "game_";

/// Where browsers find the engine below the folder of the files of the page: a digest of all of it is part of the
/// path, so that its files can import each other by their own names.
pub fn folder() -> Option<String> {
    let mut digest = Sha256::new();
    let mut is_there = false;
    for name in names() {
        digest.update(&name);
        digest.update(stored(&name)?.digest);
        is_there |= module::is_module(&name);
    }
    is_there.then(|| format!("{FOLDER}{}", short(&digest.finalize())))
}

/// The paths of its files below the folder of the files of the page.
pub fn paths() -> Vec<String> {
    let Some(folder) = folder() else { return Vec::new() };
    names().map(|name| format!("{folder}/{}", &name[FOLDER.len()..])).collect()
}

/// The games that have a module of their own, in the order of menus: a page loads that one first.
pub fn games() -> Vec<&'static str> {
    let has_module = |id: &&str| module::packed(&format!("{FOLDER}{SMALL}{id}_bg.wasm")).is_some();
    jogada_play::games().iter().map(|game| game.info().id).filter(has_module).collect()
}

/// Whether a file is of the module of one game.
pub fn is_small(path: &str) -> bool {
    path.starts_with(FOLDER) && path.contains(&format!("/{SMALL}"))
}

/// A file of it by such a path; none of another build.
pub fn get(path: &str) -> Option<Bytes> {
    embedded(&name_at(path)?)
}

/// The same, if it is a module: compressed by Brotli when the engine was built.
pub fn compressed(path: &str) -> Option<Cow<'static, [u8]>> {
    module::packed(&name_at(path)?).map(|file| file.data)
}

/// The name of the file at such a path.
fn name_at(path: &str) -> Option<String> {
    path.strip_prefix(FOLDER)?;
    let name = path.strip_prefix(&folder()?)?.strip_prefix('/')?;
    is_used(name).then(|| format!("{FOLDER}{name}"))
}

/// A file as the program holds it.
fn stored(name: &str) -> Option<Asset> {
    if module::is_module(name) { module::packed(name) } else { files::get(name) }
}

/// The files that browsers need, in an order that does not depend on the system.
fn names() -> impl Iterator<Item = String> {
    let mut names: Vec<_> = files::names()
        .filter(|name| name.starts_with(FOLDER))
        .filter_map(|name| asked_for(&name).map(str::to_owned))
        .collect();
    names.sort();
    names.into_iter()
}

/// The name by which browsers ask for a file that the program holds, if they need it.
fn asked_for(name: &str) -> Option<&str> {
    module::name_of(name).or_else(|| is_script(name).then_some(name))
}

/// Not declarations of types, nor what describes the package.
fn is_used(name: &str) -> bool {
    module::is_module(name) || is_script(name)
}

fn is_script(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|kind| kind == "js")
}
