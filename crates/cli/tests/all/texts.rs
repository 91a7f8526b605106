//! The texts of every crate say the same in every language.

use std::path::Path;

use jogada_core::testing::messages;

#[test]
fn every_text_of_every_crate_exists_in_every_language() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut compared = 0;
    for folder in std::fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path()) {
        let text = |tag: &str| {
            let file = folder.join("src").join(format!("text.{tag}.ftl"));
            std::fs::read_to_string(file).ok().map(|text| messages(&text))
        };
        for tag in jogada_play::languages() {
            assert_eq!(text(tag), text("en"), "{}: {tag} against en", folder.display());
            compared += usize::from(text(tag).is_some());
        }
    }
    assert!(compared >= 10, "only {compared} files were found");
}
