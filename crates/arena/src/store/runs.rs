//! When and where a results file was added to. That is no part of the results, which are the same
//! wherever they are played, so it stands in a file beside them.

use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::json_line;

/// One time that a tournament was begun or gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// When, in ISO 8601.
    pub date: String,
    /// The version of the program.
    pub version: String,
    /// The operating system and the kind of processor.
    pub system: String,
    /// Cores of the machine.
    pub cores: usize,
    /// Games played at the same time.
    pub jobs: usize,
    /// Pairs that were in the file already.
    pub pairs: usize,
}

impl Run {
    /// The day, as records write it; `None` if the date is none.
    pub fn day(&self) -> Option<String> {
        let day = self.date.get(..10)?;
        let is_day = |(place, c): (usize, char)| match place {
            4 | 7 => c == '-',
            _ => c.is_ascii_digit(),
        };
        day.chars().enumerate().all(is_day).then(|| day.replace('-', "."))
    }

    /// The run in which the pair at this place of a file was played.
    pub(crate) fn of_place(runs: &[Run], place: usize) -> Option<&Run> {
        runs.iter().rev().find(|run| run.pairs <= place)
    }
}

/// Notes a run beside a results file.
pub fn add_run(results: &Path, run: &Run) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let mut file = options.create(true).append(true).open(beside(results))?;
    file.write_all(json_line(run).as_bytes())
}

/// The runs of a results file, as far as they were noted.
pub fn read_runs(results: &Path) -> Vec<Run> {
    let text = std::fs::read_to_string(beside(results)).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn beside(results: &Path) -> PathBuf {
    let mut name: OsString = results.as_os_str().to_owned();
    name.push(".runs");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_read_back_in_their_order() {
        let path = std::env::temp_dir().join(format!("jogada-runs-{}", std::process::id()));
        assert!(read_runs(&path).is_empty());
        let run = |jobs| Run {
            date: "2026-11-17T12:00:00Z".to_owned(),
            version: "0.1.0".to_owned(),
            system: "linux x86_64".to_owned(),
            cores: 2,
            jobs,
            pairs: 0,
        };
        for jobs in [1, 2] {
            add_run(&path, &run(jobs)).unwrap();
        }
        assert_eq!(read_runs(&path), [run(1), run(2)]);
        assert_eq!(run(1).day().as_deref(), Some("2026.11.17"));
        assert_eq!(Run { date: "yesterday…".to_owned(), ..run(1) }.day(), None);
        let later = [Run { pairs: 2, ..run(1) }, Run { pairs: 5, ..run(2) }];
        let jobs = |place| Run::of_place(&later, place).map(|run| run.jobs);
        assert_eq!([1, 2, 4, 5].map(jobs), [None, Some(1), Some(1), Some(2)]);
        std::fs::remove_file(beside(&path)).unwrap();
    }
}
