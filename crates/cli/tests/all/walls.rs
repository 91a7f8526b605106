//! The walls between the crates, as `docs/architecture.md` draws them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The crates of ours that a crate depends on, its tests left out.
fn ours(name: &str) -> BTreeSet<String> {
    let manifest = std::fs::read_to_string(crates().join(name).join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let dependencies = manifest["dependencies"].as_table().unwrap();
    dependencies.keys().filter_map(|key| key.strip_prefix("jogada-")).map(str::to_owned).collect()
}

#[test]
fn every_crate_depends_on_what_the_architecture_allows() {
    let allowed: &[(&str, &[&str])] = &[
        ("core", &[]),
        ("games", &["core"]),
        ("engine", &["core"]),
        ("search", &["core", "games", "engine"]),
        ("play", &["core", "games", "engine", "search"]),
        ("ugi", &["play"]),
        ("arena", &["play", "ugi"]),
        ("tui", &["play", "ugi"]),
        ("cluster", &["arena", "play"]),
        ("survey", &["arena", "play"]),
        ("tune", &["arena", "play"]),
        ("service", &["play"]),
        ("web", &["arena", "play", "service"]),
        ("py", &["arena", "play", "ugi"]),
        ("wasm", &["play", "service"]),
        ("commands", &["arena", "cluster", "play", "survey", "tui", "tune", "ugi", "web"]),
        ("cli", &["commands"]),
    ];
    let folders: BTreeSet<_> = std::fs::read_dir(crates())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(folders, allowed.iter().map(|(name, _)| (*name).to_owned()).collect());
    for (name, edges) in allowed {
        let edges: BTreeSet<_> = edges.iter().map(|edge| (*edge).to_owned()).collect();
        assert_eq!(ours(name), edges, "{name}");
    }
}

#[test]
fn core_and_games_have_no_other_dependencies() {
    for (name, allowed) in [("core", &["serde", "utoipa"][..]), ("games", &["jogada-core"])] {
        let manifest = std::fs::read_to_string(crates().join(name).join("Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let names: Vec<_> = manifest["dependencies"].as_table().unwrap().keys().collect();
        assert_eq!(names, allowed, "{name}");
    }
}

#[test]
fn no_game_knows_another() {
    let ids: Vec<_> = jogada_play::games().iter().map(|game| game.info().id).collect();
    for id in &ids {
        for (path, source) in sources(&crates().join("games/src").join(id)) {
            for other in ids.iter().filter(|other| *other != id) {
                let used = code(&source).contains(&format!("{other}::"));
                assert!(!used, "{} uses {other}", path.display());
            }
        }
    }
}

/// All Rust sources below a folder.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// Code without its comments and its unit tests.
fn code(source: &str) -> String {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let bare = |line: &str| line.split("//").next().unwrap_or_default().to_lowercase();
    source.lines().map(bare).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_crate_above_the_games_names_a_game() {
    let above = [
        "core", "engine", "search", "play", "ugi", "arena", "cluster", "survey", "tui", "tune",
        "service", "web", "py", "wasm", "commands", "cli",
    ];
    for name in above {
        for (path, source) in sources(&crates().join(name).join("src")) {
            let code = code(&source);
            for game in jogada_play::games() {
                let id = format!("\"{}", game.info().id);
                assert!(!code.contains(&id), "{} names {}", path.display(), game.info().name);
            }
        }
    }
}

#[test]
fn play_touches_neither_files_nor_sockets_nor_processes() {
    for (path, source) in sources(&crates().join("play/src")) {
        for word in ["std::fs", "std::net", "std::io", "std::process", "rustix"] {
            assert!(!code(&source).contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn the_protocol_starts_programs_in_one_place_and_touches_no_files() {
    let (starter, web) = (crates().join("ugi/src/process"), crates().join("ugi/src/abstract_play"));
    for (path, source) in sources(&crates().join("ugi/src")) {
        let code = code(&source);
        for word in ["std::fs", "std::io::std"] {
            assert!(!code.contains(word), "{} uses {word}", path.display());
        }
        let calls = ["ureq::", "tiny_http::", "std::net"].iter().any(|word| code.contains(word));
        assert!(!calls || path.starts_with(&web), "{} calls addresses", path.display());
        let starts = code.contains("std::process") || code.contains("rustix");
        assert!(!starts || path.starts_with(&starter), "{} starts programs", path.display());
    }
}

#[test]
fn the_arena_touches_files_only_where_results_are_stored() {
    for (path, source) in sources(&crates().join("arena/src")) {
        let stores = path.components().any(|part| part.as_os_str() == "store");
        for word in
            ["std::fs", "std::net", "std::process", "std::io::std", "io::stdout", "io::stderr"]
        {
            let allowed = stores && word == "std::fs";
            assert!(allowed || !code(&source).contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn only_one_place_of_the_server_asks_for_the_time() {
    for (path, source) in sources(&crates().join("web/src")) {
        let asks = ["systemtime", "instant::now"].iter().any(|word| code(&source).contains(word));
        assert!(!asks || path.ends_with("time.rs"), "{} asks for the time", path.display());
    }
}

#[test]
fn what_answers_the_page_has_no_world_of_its_own() {
    for (path, source) in sources(&crates().join("service/src")) {
        for word in [
            "now()",
            "systemtime",
            "std::fs",
            "std::io",
            "std::net",
            "std::process",
            "std::thread",
            "getrandom",
            "tokio",
        ] {
            assert!(!code(&source).contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn a_tournament_on_the_server_is_what_its_document_says() {
    for (path, source) in sources(&crates().join("web/src/tournament")) {
        for word in ["now()", "tokio", "async", "std::fs", "crate::rooms", "crate::store"] {
            assert!(!code(&source).contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn core_and_games_touch_neither_clocks_nor_files_nor_threads() {
    for name in ["core", "games"] {
        for (path, source) in sources(&crates().join(name).join("src")) {
            for word in
                ["std::time", "std::thread", "std::fs", "std::io", "std::net", "std::process"]
            {
                assert!(!code(&source).contains(word), "{} uses {word}", path.display());
            }
        }
    }
}
