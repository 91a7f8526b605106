//! Opening a game from a file: its name with completion, and which of several games is meant.

use jogada_play::{Record, Session, read_records};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{Menu, MenuChoice};
use crate::store::expand_tilde;
use crate::text_field::TextField;
use crate::widgets::list_key;

/// The games of a file, one of them selected.
pub(super) struct FileGames {
    pub(super) records: Vec<Record>,
    pub(super) selected: usize,
}

impl Menu {
    pub(super) fn type_key(&mut self, key: KeyEvent) -> Option<MenuChoice> {
        match (key.code, &mut self.typing) {
            (KeyCode::Esc, _) => (self.typing, self.error) = (None, None),
            (KeyCode::Enter, Some(field)) => {
                let name = field.text().trim().to_owned();
                return self.open(&name);
            }
            (KeyCode::Tab, Some(field)) => {
                let (completed, names) = complete(field.text());
                self.typing = Some(TextField::typed(completed));
                self.error = (names.len() > 1).then(|| names.join("  "));
            }
            (_, Some(field)) => {
                if field.key(key) {
                    self.error = None;
                }
            }
            (_, None) => {}
        }
        None
    }

    fn open(&mut self, name: &str) -> Option<MenuChoice> {
        if name.is_empty() {
            self.error = Some(self.localizer.word("menu-no-file"));
            return None;
        }
        let read = std::fs::read(expand_tilde(name)).map_err(|error| self.file_error(&error));
        let records =
            read.and_then(|bytes| read_records(&bytes).map_err(|error| self.localizer.say(&error)));
        match records {
            Ok(records) if records.len() == 1 => return Some(opened(&records[0])),
            Ok(records) => {
                (self.typing, self.error) = (None, None);
                self.file_games = Some(FileGames { records, selected: 0 });
            }
            Err(error) => self.error = Some(format!("{name}: {error}")),
        }
        None
    }

    pub(super) fn file_games_key(&mut self, key: KeyEvent) -> Option<MenuChoice> {
        let games = self.file_games.as_mut()?;
        let last = games.records.len() - 1;
        match key.code {
            KeyCode::Enter => return Some(opened(&games.records[games.selected])),
            KeyCode::Esc | KeyCode::Char('q') => self.file_games = None,
            code => games.selected = list_key(code, games.selected, last).unwrap_or(games.selected),
        }
        None
    }
}

/// A game from a file, which does not say what is run on this machine.
fn opened(record: &Record) -> MenuChoice {
    MenuChoice::Open(Session::resume(&record.clone().without_programs()))
}

/// As much of a path as is certain, and the names that go on from it.
fn complete(typed: &str) -> (String, Vec<String>) {
    let typed = typed.trim_start();
    let (folder, begun) = typed
        .rsplit_once('/')
        .map_or(("", typed), |(_, begun)| typed.split_at(typed.len() - begun.len()));
    let place = if folder.is_empty() { ".".into() } else { expand_tilde(folder) };
    let mut names: Vec<String> = std::fs::read_dir(place)
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let slash = if entry.path().is_dir() { "/" } else { "" };
            Some(name + slash)
        })
        .filter(|name| name.starts_with(begun) && (name.starts_with('.') <= begun.starts_with('.')))
        .collect();
    names.sort();
    let common = names.iter().cloned().reduce(|a, b| common_start(&a, &b));
    (format!("{folder}{}", common.as_deref().unwrap_or(begun)), names)
}

fn common_start(a: &str, b: &str) -> String {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_completed_as_far_as_it_is_certain() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["game-one.txt", "game-two.txt", "other", ".hidden"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::create_dir(folder.path().join("records")).unwrap();
        let root = folder.path().display();
        let completed = |begun: &str| complete(&format!("{root}/{begun}")).0;
        assert_eq!(completed("g"), format!("{root}/game-"));
        assert_eq!(completed("game-t"), format!("{root}/game-two.txt"));
        assert_eq!(completed("rec"), format!("{root}/records/"));
        assert_eq!(completed("nothing"), format!("{root}/nothing"));
        assert_eq!(complete(&format!("{root}/")).1.len(), 4, "hidden files stay hidden");
    }
}
