//! The documents are true: links lead somewhere, examples are what the program does.

use std::path::{Path, PathBuf};

use crate::dialogue::Dialogue;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn documents() -> Vec<PathBuf> {
    let folder =
        |path: PathBuf| std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let markdown = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "md");
    let folders = ["", "docs", "docs/experiments"].map(|path| root().join(path));
    folders.into_iter().flat_map(folder).filter(markdown).collect()
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

fn is_source(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "rs")
}

/// All source files of the project, by their paths.
fn sources(folder: &Path, out: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        if path.is_dir() && !["target", "node_modules"].contains(&&*name) && !name.starts_with('.')
        {
            sources(&path, out);
        } else if is_source(&name) {
            out.push(path.to_str().unwrap().to_owned());
        }
    }
}

/// `search.rs`, `engine/src/search.rs`: what a document names in code style is there. Experiments tell
/// of versions that are gone.
#[test]
fn every_source_file_a_document_names_exists() {
    let mut files = Vec::new();
    sources(&root(), &mut files);
    let mut named = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        let is_file = |name: &&str| is_source(name) && !name.contains(['<', ' ', '*']);
        for name in text.split('`').skip(1).step_by(2).filter(is_file) {
            let end = format!("/{name}");
            let exists = files.iter().any(|file| file.ends_with(&end));
            assert!(exists, "{}: `{name}`", document.display());
            named += 1;
        }
    }
    assert!(named > 30, "only {named} files are named");
}

/// The hops of the journeys, `file.rs`: `function`, are in the code.
#[test]
fn every_hop_of_a_journey_is_a_function_of_its_file() {
    let text = std::fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let journeys = text.split("## Journeys").nth(1).unwrap().split("\n## ").next().unwrap();
    let words: Vec<_> = journeys.split('`').collect();
    let mut hops = 0;
    for hop in words.windows(3).filter(|hop| is_source(hop[0]) && hop[1].trim() == ":") {
        let source = std::fs::read_to_string(root().join("crates").join(hop[0])).unwrap();
        let function = hop[2].rsplit("::").next().unwrap();
        assert!(source.contains(&format!("fn {function}")), "{}: {}", hop[0], hop[2]);
        hops += 1;
    }
    assert!(hops > 40, "only {hops} hops are named");
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

/// Blocks marked `ugi`: a line `$ jogada ugi …`, then what is told (`>`) and what is answered (`<`), all
/// of it. In an answer `…` stands for anything, alone on a line for any number of lines.
#[test]
fn every_conversation_goes_as_the_document_says() {
    let mut conversations = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for part in text.split("```ugi\n").skip(1) {
            let block = part.split("```").next().expect("a split has a first part");
            converse(block).unwrap_or_else(|why| panic!("{}: {why}\n{block}", document.display()));
            conversations += 1;
        }
    }
    assert!(conversations >= 5, "only {conversations} conversations were found");
}

fn converse(block: &str) -> Result<(), String> {
    let (command, lines) = block.split_once('\n').ok_or("an empty block")?;
    let args = command.strip_prefix("$ jogada ").ok_or("a block begins with its command")?;
    let mut program = Dialogue::start(&args.split_whitespace().collect::<Vec<_>>());
    let mut skips = false;
    for line in lines.lines() {
        match line.split_at(2) {
            ("> ", told) => program.tell(told),
            ("< ", "…") => skips = true,
            ("< ", expected) => loop {
                let said = program.hear().ok_or_else(|| format!("ended before {expected}"))?;
                if fits(expected, &said) {
                    skips = false;
                    break;
                }
                if !skips {
                    return Err(format!("said {said} instead of {expected}"));
                }
            },
            _ => return Err(format!("neither told nor answered: {line}")),
        }
    }
    program.quit();
    Ok(())
}

/// Whether a line is the expected one.
fn fits(expected: &str, said: &str) -> bool {
    match expected.split_once('…') {
        None => expected == said,
        Some((start, rest)) => said.strip_prefix(start).is_some_and(|said| {
            said.char_indices().any(|(place, _)| fits(rest, &said[place..])) || fits(rest, "")
        }),
    }
}
