//! Which program a command stands for, so that another one behind the same command is noticed.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::contestant::Contestant;
use crate::difference::Difference;
use crate::tournament::Tournament;

/// A program that played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramIdentity {
    /// The canonical name of the player.
    pub player: String,
    /// What the program calls itself; `None` if it did not say.
    pub name: Option<String>,
    /// SHA-256 of every file that its command line names, the program first of all.
    pub files: BTreeMap<String, String>,
}

/// A file of a command line that is not the same in two places.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum OtherFile {
    /// It is not here.
    Missing(String),
    /// Both have one.
    Changed(String),
}

/// The programs of a tournament. Each is started once to hear its name.
pub fn identify(tournament: &Tournament) -> Vec<ProgramIdentity> {
    let identity = |player: &Arc<dyn Contestant>| {
        let words = player.command()?;
        let (player, name) = (player.name(), player.announced_name());
        Some(ProgramIdentity { player, name, files: files(words) })
    };
    std::thread::scope(|scope| {
        let asked: Vec<_> =
            tournament.players.iter().map(|player| scope.spawn(move || identity(player))).collect();
        let known = asked.into_iter().filter_map(|asked| asked.join().ok().flatten());
        let mut seen = BTreeSet::new();
        known.filter(|identity| seen.insert(identity.player.clone())).collect()
    })
}

impl ProgramIdentity {
    /// What tells programs behind the same commands apart: here first, there second.
    pub(crate) fn differences(
        here: &[ProgramIdentity],
        there: &[ProgramIdentity],
    ) -> Vec<Difference> {
        let same = |a: &&ProgramIdentity, b: &ProgramIdentity| a.player == b.player;
        let pairs = here.iter().filter_map(|own| {
            let other = there.iter().find(|other| same(other, own))?;
            Some((own, other))
        });
        pairs.flat_map(|(here, there)| here.changes(there)).collect()
    }

    /// The first file of the same commands that is another here than there.
    pub(crate) fn other_file(
        here: &[ProgramIdentity],
        there: &[ProgramIdentity],
    ) -> Option<OtherFile> {
        let other = |there: &ProgramIdentity| {
            let here = here.iter().find(|own| own.player == there.player)?;
            let mut names = there.files.keys().chain(here.files.keys());
            let name = names.find(|name| here.files.get(*name) != there.files.get(*name))?;
            Some(match here.files.get(name) {
                Some(_) => OtherFile::Changed(name.clone()),
                None => OtherFile::Missing(name.clone()),
            })
        };
        there.iter().find_map(other)
    }

    fn changes(&self, there: &ProgramIdentity) -> Vec<Difference> {
        let names: BTreeSet<&String> = self.files.keys().chain(there.files.keys()).collect();
        let short = |files: &BTreeMap<String, String>, name: &String| {
            files.get(name).map_or(String::new(), |sum| sum.chars().take(12).collect())
        };
        let file = |name: &String| Difference {
            setting: name.clone(),
            there: short(&there.files, name),
            here: short(&self.files, name),
        };
        let name = Difference {
            setting: self.player.clone(),
            there: there.name.clone().unwrap_or_default(),
            here: self.name.clone().unwrap_or_default(),
        };
        let all = names.into_iter().map(file).chain([name]);
        all.filter(|difference| difference.there != difference.here).collect()
    }
}

/// The checksums of all files among the words of a command line. The first word is looked for where the
/// system looks for programs.
pub(crate) fn files(words: &[String]) -> BTreeMap<String, String> {
    let found = words.iter().enumerate().filter_map(|(place, word)| {
        let path = if place == 0 { program(word) } else { PathBuf::from(word) };
        Some((word.clone(), checksum(&path).ok()?))
    });
    found.collect()
}

/// Where the system finds a program of this name.
fn program(word: &str) -> PathBuf {
    let direct = PathBuf::from(word);
    if direct.components().count() > 1 {
        return direct;
    }
    let paths: OsString = std::env::var_os("PATH").unwrap_or_default();
    let mut found = std::env::split_paths(&paths).map(|folder| folder.join(word));
    found.find(|path| path.is_file()).unwrap_or(direct)
}

fn checksum(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let (mut sum, mut bytes) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut bytes)? {
            0 => return Ok(hex::encode(sum.finalize())),
            count => sum.update(&bytes[..count]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_known_by_the_files_of_its_command() {
        let folder = std::env::temp_dir().join(format!("jogada-program-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let script = folder.join("bot.py");
        std::fs::write(&script, "abc").unwrap();
        let words = ["sh", script.to_str().unwrap(), "--quick"].map(str::to_owned);
        let known = files(&words);
        // The checksum of "abc", as FIPS 180 gives it.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(known[&words[1]], abc);
        assert!(known.contains_key("sh") && !known.contains_key("--quick"), "{known:?}");
        let identity = |files| ProgramIdentity { player: "cmd:x".to_owned(), name: None, files };
        std::fs::write(&script, "abd").unwrap();
        let changed = ProgramIdentity::differences(&[identity(files(&words))], &[identity(known)]);
        assert_eq!(changed.len(), 1, "{changed:?}");
        assert_eq!((&changed[0].setting, changed[0].there.as_str()), (&words[1], &abc[..12]));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
