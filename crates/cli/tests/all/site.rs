//! The page as files for a web space.

use std::fs;
use std::path::Path;

use crate::run::jogada;

/// Whether the engine for browsers has been built: it takes tools that not every machine has.
fn has_engine() -> bool {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/assets/engine");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.map(|file| file.file_name()).any(|name| name.to_string_lossy().ends_with(".wasm.br"))
}

#[test]
fn a_site_is_written_below_a_path_in_a_language_and_written_again() {
    let home = tempfile::tempdir().unwrap();
    let site = home.path().join("site");
    let write = || jogada("site --base-path /games/jogada --lang pt").arg(site.to_str().unwrap());
    if !has_engine() {
        let told = write().refused();
        assert!(told.contains("scripts/wasm") && !site.exists(), "{told}");
        return;
    }
    let told = write().ok();
    assert!(told.contains("/games/jogada/"), "{told}");
    for page in ["index.html", "404.html", "rules/index.html", "analysis/index.html"] {
        let html = fs::read_to_string(site.join(page)).unwrap();
        assert!(html.contains("<html lang=\"pt\" data-base=\"/games/jogada\">"), "{page}");
        assert!(html.contains("\"mode\":\"static\""), "{page}");
        // The data of the page have paths of the site.
        let (before, data) = html.split_once("id=\"boot\"").unwrap();
        let (data, after) = data.split_once("</script>").unwrap();
        let assets = |html: &str| {
            let texts = html.split(['"', ' ']).filter(|text| text.starts_with("/assets"));
            texts.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!([assets(before), assets(after)].concat(), [""; 0], "{page}");
        let paths = assets(data);
        assert!(paths.len() >= 3, "{data}");
        assert!(paths.iter().all(|path| site.join(&path[1..]).exists()), "{paths:?}");
    }
    for game in jogada_play::games() {
        assert!(site.join("new").join(game.info().id).join("index.html").exists());
    }
    let before = fs::read_to_string(site.join("sw.js")).unwrap();
    fs::write(site.join("CNAME"), "play.example").unwrap();
    write().ok();
    assert_eq!(fs::read_to_string(site.join("sw.js")).unwrap(), before);
    assert!(site.join("CNAME").exists());
}

#[test]
fn the_files_of_others_are_not_written_over() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("index.html"), "mine").unwrap();
    let told = jogada("site").arg(home.path().to_str().unwrap()).refused();
    assert!(!has_engine() || told.contains("other files"), "{told}");
    assert_eq!(fs::read_to_string(home.path().join("index.html")).unwrap(), "mine");
}
