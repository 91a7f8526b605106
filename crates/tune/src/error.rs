//! What can go wrong, with the place and the way out.

use std::io;
use std::path::{Path, PathBuf};

use jogada_arena::{Difference, StoreError};
use jogada_play::{Message, ParameterInfo, SearchParameters, shorten};

/// Why tuning could not go on. `Display` is for programmers; [`messages`](TuneError::messages) are what
/// users read.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// A file or folder could not be used.
    #[error("{path}: {1}", path = .0.display())]
    File(PathBuf, #[source] io::Error),
    /// Another process is writing to the file.
    #[error("{}: another run is writing to the file", .0.display())]
    InUse(PathBuf),
    /// The file was written under another plan.
    #[error("{} was written under other settings: {}", .0.display(), Difference::list(.1))]
    Differs(PathBuf, Vec<Difference>),
    /// A line of the file, counted from 1, is not what was once written there.
    #[error("{path}, line {1}: damaged", path = .0.display())]
    Damaged(PathBuf, usize),
    /// The evaluation of the game has no weights.
    #[error("the evaluation of {0} has no weights")]
    NoWeights(&'static str),
    /// The game takes no nets under its options.
    #[error("{0} takes no nets under these options")]
    NoNet(&'static str),
    /// The search has no constant of this name.
    #[error("the search has no constant “{0}”")]
    UnknownConstant(String),
    /// A constant of the search has a value that it cannot have.
    #[error("{name} is {1}, which is not in {range:?}", name = .0.name, range = .0.range)]
    OutOfRange(&'static ParameterInfo, i32),
    /// No position of the games so far is quiet and undecided.
    #[error("no position of the games is quiet and undecided")]
    NoSamples,
}

impl TuneError {
    /// For use with results of the file system.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> TuneError {
        let path = path.to_owned();
        |error| TuneError::File(path, error)
    }

    /// For use with results of the arena's files.
    pub(crate) fn of_store(path: &Path) -> impl FnOnce(StoreError) -> TuneError {
        let path = path.to_owned();
        |error| match error {
            StoreError::File(error) => TuneError::File(path, error),
            StoreError::InUse => TuneError::InUse(path),
            StoreError::Foreign | StoreError::NotResults | StoreError::Altered => {
                TuneError::Damaged(path, 1)
            }
            StoreError::Damaged(line) | StoreError::Impossible { line, .. } => {
                TuneError::Damaged(path, line)
            }
            StoreError::Different(differences) => TuneError::Differs(path, differences),
        }
    }

    /// The sentences that say it.
    pub fn messages(&self) -> Vec<Message> {
        let about = |id, path: &Path| Message::new(id).with("path", path.display().to_string());
        match self {
            TuneError::File(path, error) => {
                vec![about("tune-file", path).with("why", error.to_string())]
            }
            TuneError::InUse(path) => vec![about("tune-in-use", path)],
            TuneError::Damaged(path, line) => vec![about("tune-damaged", path).with("line", *line)],
            TuneError::NoWeights(game) => vec![Message::new("tune-no-weights").with("game", *game)],
            TuneError::NoNet(game) => vec![Message::new("train-no-net").with("game", *game)],
            TuneError::UnknownConstant(name) => vec![unknown_constant(name)],
            TuneError::OutOfRange(one, value) => vec![out_of_range(one, *value)],
            TuneError::NoSamples => vec![Message::new("tune-no-samples")],
            TuneError::Differs(path, differences) => {
                let each = differences.iter().map(difference_message);
                std::iter::once(about("tune-differs", path)).chain(each).collect()
            }
        }
    }
}

fn unknown_constant(name: &str) -> Message {
    let known: Vec<_> = SearchParameters::ALL.iter().map(|one| one.name.to_owned()).collect();
    Message::new("tune-unknown-constant").with("name", shorten(name)).with("known", known)
}

fn out_of_range(one: &ParameterInfo, value: i32) -> Message {
    Message::new("tune-out-of-range")
        .with("name", one.name)
        .with("value", value.to_string())
        .with("low", one.range.start().to_string())
        .with("high", one.range.end().to_string())
}

fn difference_message(difference: &Difference) -> Message {
    Message::new("tune-difference")
        .with("setting", difference.setting.as_str())
        .with("there", difference.there.as_str())
        .with("here", difference.here.as_str())
}
