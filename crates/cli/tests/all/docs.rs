//! The documents are true: links lead somewhere, examples are what the program does.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn documents() -> Vec<PathBuf> {
    let folder =
        |path: PathBuf| std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let markdown = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "md");
    folder(root()).chain(folder(root().join("docs"))).filter(markdown).collect()
}

#[test]
fn every_link_between_documents_leads_to_a_file() {
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            let target = document.parent().unwrap().join(file);
            assert!(file.is_empty() || target.exists(), "{}: {link}", document.display());
        }
    }
}

/// Blocks marked `console`: a line `$ jogada …` or `$ printf '…' | jogada …`, then exactly what it
/// prints. `UPDATE=1` writes them anew.
#[test]
fn every_example_session_prints_what_the_document_says() {
    let mut examples = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        let mut now = String::new();
        for (i, part) in text.split("```console\n").enumerate() {
            if i == 0 {
                now += part;
                continue;
            }
            let (block, rest) = part.split_once("```").expect("blocks are closed");
            now += "```console\n";
            for line in block.lines().filter_map(|line| line.strip_prefix("$ ")) {
                let (typed, command) = line.split_once("jogada ").expect("it runs the program");
                now.extend(["$ ", line, "\n", &run(typed, command)]);
                examples += 1;
            }
            now.extend(["```", rest]);
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&document, &now).unwrap();
        } else {
            assert_eq!(text, now, "{}; UPDATE=1 writes it anew", document.display());
        }
    }
    assert!(examples >= 5, "only {examples} examples were found");
}

/// Runs a command of a document; quotes hold an argument together. Before it may stand what is
/// typed, as in `printf 'e5\n' | `.
fn run(typed: &str, command: &str) -> String {
    let stdin = typed.split('\'').nth(1).unwrap_or_default().replace("\\n", "\n");
    let mut words = crate::run::jogada("").stdin(stdin);
    for (i, part) in command.split('"').enumerate() {
        if i % 2 == 1 {
            words = words.arg(part);
        } else {
            words = part.split_whitespace().fold(words, crate::run::Run::arg);
        }
    }
    let ran = words.run();
    ran.stdout + &ran.stderr
}
