//! The folder of a site: what is written there replaces an earlier site, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use super::SiteError;

/// Lists the files of the site, a path in each line. Whatever else is in the folder belongs to somebody else.
pub const LIST: &str = ".jogada-site";

/// A folder that a site is written to.
pub struct SiteFolder {
    path: PathBuf,
    /// The files of an earlier site.
    old: BTreeSet<String>,
    written: BTreeSet<String>,
    bytes: u64,
}

impl SiteFolder {
    /// Makes the folder if it is not there. It must be empty, or hold an earlier site.
    pub fn open(path: &Path) -> Result<SiteFolder, SiteError> {
        fs::create_dir_all(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory => SiteError::NoFolder(path.into()),
            _ => SiteError::file(path, error),
        })?;
        let old = match fs::read_to_string(path.join(LIST)) {
            Ok(list) => list.lines().filter(|name| is_inside(name)).map(str::to_owned).collect(),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let mut entries =
                    fs::read_dir(path).map_err(|error| SiteError::file(path, error))?;
                if entries.next().is_some() {
                    return Err(SiteError::Occupied(path.into()));
                }
                BTreeSet::new()
            }
            Err(error) => return Err(SiteError::file(&path.join(LIST), error)),
        };
        let folder = SiteFolder { path: path.into(), old, written: BTreeSet::new(), bytes: 0 };
        Ok(folder)
    }

    /// Writes these files in their order, and then removes what only an earlier site had. If it is interrupted, the
    /// folder can be written to again.
    pub fn replace(&mut self, files: &[(String, Vec<u8>)]) -> Result<(), SiteError> {
        self.written = files.iter().map(|(name, _)| name.clone()).collect();
        self.bytes = files.iter().map(|(_, content)| content.len() as u64).sum();
        // Listed before they are there: a file that is not listed would never be removed.
        self.list()?;
        for (name, content) in files {
            self.write(name, content)?;
        }
        for name in std::mem::take(&mut self.old).difference(&self.written) {
            self.remove(name)?;
        }
        self.list()
    }

    /// The number of files that were written, and their size.
    pub fn size(&self) -> (usize, u64) {
        (self.written.len(), self.bytes)
    }

    fn list(&self) -> Result<(), SiteError> {
        let names: Vec<_> = self.old.union(&self.written).map(String::as_str).collect();
        self.write(LIST, (names.join("\n") + "\n").as_bytes())
    }

    fn write(&self, name: &str, content: &[u8]) -> Result<(), SiteError> {
        let file = self.path.join(name);
        let written = file.parent().map_or(Ok(()), fs::create_dir_all);
        written
            .and_then(|()| fs::write(&file, content))
            .map_err(|error| SiteError::file(&file, error))
    }

    /// Removes a file, and the folders that are empty then.
    fn remove(&self, name: &str) -> Result<(), SiteError> {
        let file = self.path.join(name);
        let is_gone = |error: &io::Error| error.kind() == ErrorKind::NotFound;
        match fs::remove_file(&file) {
            Err(error) if !is_gone(&error) => return Err(SiteError::file(&file, error)),
            _ => {}
        }
        let folders = Path::new(name).ancestors().skip(1).filter(|path| *path != Path::new(""));
        for folder in folders {
            // One that is not empty has something of another's, or of the new site.
            if fs::remove_dir(self.path.join(folder)).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// Whether a path of a list stays in its folder.
fn is_inside(name: &str) -> bool {
    let mut parts = Path::new(name).components().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part, Component::Normal(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(folder: &Path, files: &[(&str, &str)]) -> Result<(usize, u64), SiteError> {
        let mut site = SiteFolder::open(folder)?;
        let file = |(name, text): &(&str, &str)| ((*name).to_owned(), text.as_bytes().to_vec());
        site.replace(&files.iter().map(file).collect::<Vec<_>>())?;
        Ok(site.size())
    }

    #[test]
    fn a_site_replaces_an_earlier_one_and_leaves_what_others_put_there() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("a/site");
        assert_eq!(written(&folder, &[("x.js", "1"), ("old/y/z.js", "22")]).unwrap(), (2, 3));
        fs::write(folder.join("CNAME"), "play.example").unwrap();
        written(&folder, &[("x.js", "333"), ("new/z.js", "4")]).unwrap();
        assert_eq!(fs::read_to_string(folder.join("x.js")).unwrap(), "333");
        assert!(folder.join("new/z.js").exists() && folder.join("CNAME").exists());
        assert!(!folder.join("old").exists());
        assert_eq!(fs::read_to_string(folder.join(LIST)).unwrap(), "new/z.js\nx.js\n");
    }

    #[test]
    fn the_files_of_others_are_safe() {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join("thesis.txt"), "mine").unwrap();
        assert!(matches!(written(home.path(), &[("x", "")]), Err(SiteError::Occupied(_))));
        let file = home.path().join("thesis.txt");
        assert!(matches!(written(&file, &[("x", "")]), Err(SiteError::NoFolder(_))));
        let site = home.path().join("site");
        fs::create_dir(&site).unwrap();
        fs::write(site.join(LIST), "../thesis.txt\n/etc/none\n\n").unwrap();
        written(&site, &[("x", "1")]).unwrap();
        assert!(file.exists());
    }
}
