//! What can go wrong, with the place and the way out.

use std::io;
use std::path::{Path, PathBuf};

use jogada_play::Message;

/// Why tuning could not go on.
#[derive(Debug)]
pub enum TuneError {
    /// A file or folder could not be used.
    File(PathBuf, io::Error),
    /// Somebody else is writing to the file.
    InUse(PathBuf),
    /// The file was written under another plan.
    Differs(PathBuf, Vec<Difference>),
    /// A line of the file, counted from 1, is not what was once written there.
    Damaged(PathBuf, usize),
    /// The evaluation of the game has no weights.
    NoWeights(&'static str),
    /// No position of the games so far is quiet and undecided.
    NoSamples,
}

/// A setting that a file and a plan do not share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its name.
    pub setting: String,
    /// What the file has.
    pub there: String,
    /// What was asked for.
    pub here: String,
}

impl TuneError {
    /// For use with results of the file system.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> TuneError {
        let path = path.to_owned();
        |error| TuneError::File(path, error)
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
            TuneError::NoSamples => vec![Message::new("tune-no-samples")],
            TuneError::Differs(path, differences) => {
                let each = differences.iter().map(Difference::message);
                std::iter::once(about("tune-differs", path)).chain(each).collect()
            }
        }
    }
}

impl Difference {
    fn message(&self) -> Message {
        Message::new("tune-difference")
            .with("setting", self.setting.as_str())
            .with("there", self.there.as_str())
            .with("here", self.here.as_str())
    }
}
