//! `jogada tables`.

use std::path::{Path, PathBuf};

use jogada_play::{
    AnyMatch, BuildError, BuildProgress, EndingClass, EndingTable, EndingValue, Instant, Localizer,
    Message, Rng, Stop, TableFault, TableSummary, table_head, visible,
};
use jogada_tui::file_error;

use crate::args::{Place, TableArgs, TablesCommand};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{memory, open_game, output, table_files};

const MEGABYTE: u64 = 1_000_000;

/// Numbers between two looks at the request to stop.
const CHECK_EVERY: u64 = 1 << 10;

pub fn run(language: &'static str, command: &TablesCommand) -> Result<(), Failure> {
    match command {
        TablesCommand::List(args) => Tables::open(language, args)?.list(),
        TablesCommand::Build { tables, hash } => {
            let tables = Tables::open(language, tables)?;
            tables.build(memory::bytes(*hash, &tables.localizer)? as u64)
        }
        TablesCommand::Verify { tables, samples, all } => {
            let tables = Tables::open(language, tables)?;
            tables.verify((!all).then_some(*samples))
        }
    }
}

/// The tables of a game in a folder.
struct Tables {
    language: &'static str,
    place: Place,
    folder: PathBuf,
    game: Box<dyn AnyMatch>,
    localizer: Localizer,
    classes: Vec<EndingClass>,
}

impl Tables {
    fn open(language: &'static str, args: &TableArgs) -> Result<Tables, Failure> {
        let place = Place { spec: args.spec.clone(), position: None, moves: String::new() };
        let folder = args.dir.clone().or_else(table_files::folder);
        if let Some(folder) = &folder {
            table_files::install(folder.clone(), language);
        }
        let (game, localizer) = open_game::open(&place, language)?;
        let refuse = |id| Failure::Input(localizer.say(&Message::new(id)));
        let folder = folder.ok_or_else(|| refuse("tables-no-folder"))?;
        let classes = game.ending_classes();
        if classes.is_empty() {
            return Err(refuse("tables-none"));
        }
        Ok(Tables { language, place, folder, game, localizer, classes })
    }

    fn file(&self, class: &EndingClass) -> PathBuf {
        table_files::file(&self.folder, self.game.info(), class)
    }

    fn list(&self) -> Result<(), Failure> {
        let line = |class: &EndingClass| {
            let is_built = self.file(class).exists();
            let id = if is_built { "tables-built" } else { "tables-not-built" };
            let message = Message::new(id).with("class", class.name.clone());
            let message = message.with("slots", class.slots.to_string());
            let message = message.with("memory", megabytes(building(class)).to_string());
            self.localizer.say(&message) + "\n"
        };
        let lines: String = self.classes.iter().map(line).collect();
        output::print(&lines)
    }

    fn build(&self, most: u64) -> Result<(), Failure> {
        std::fs::create_dir_all(&self.folder)
            .map_err(|error| self.unsaved(&self.folder, &error))?;
        let interrupt = Interrupt::listen(self.localizer.word("tables-stopping"));
        for (place, class) in self.classes.iter().enumerate() {
            if building(class) > most {
                let message = Message::new("tables-too-large").with("class", class.name.clone());
                let message = message.with("memory", megabytes(building(class)).to_string());
                return output::print(&(self.localizer.say(&message) + "\n"));
            }
            if self.file(class).exists() {
                let message = Message::new("tables-there").with("class", class.name.clone());
                output::print(&(self.localizer.say(&message) + "\n"))?;
            } else if !self.build_class(place, class, &interrupt.stop)? {
                return Err(Failure::Stopped(self.localizer.word("tables-stopped")));
            }
        }
        Ok(())
    }

    /// Builds the table of a class, or what can be done of it before the request to stop; says whether it is finished.
    fn build_class(&self, place: usize, class: &EndingClass, stop: &Stop) -> Result<bool, Failure> {
        // The game is opened anew: it looks for a table once, and those of smaller endings are there only now.
        let (game, _) = open_game::open(&self.place, self.language)?;
        let (file, part) = (self.file(class), table_files::unfinished(&self.file(class)));
        let head = table_head(game.info(), class);
        let saved = table_files::read(&part);
        let saved = saved.map_err(|error| Failure::Input(self.about(&part, &error)))?;
        let saved =
            saved.as_deref().map(|saved| saved.strip_prefix(head.as_bytes()).unwrap_or(&[]));
        let (started, mut broken) = (Instant::now(), Ok(()));
        let mut tell = |progress: BuildProgress| {
            if broken.is_ok() {
                let seconds = started.elapsed().as_secs_f64();
                broken = output::print(&self.progress_line(class, progress, seconds));
            }
        };
        let beside = file.with_extension("table.new");
        let written = table_files::write(&beside, &head, |out| {
            game.build_table(place, saved, stop, &mut tell, out)
        });
        let built = written.map_err(|error| self.unsaved(&beside, &error))?;
        let built = built.map_err(|error| self.refused(&part, error));
        broken?;
        let finished = built.inspect_err(|_| {
            // What was begun is of no use.
            let _ = std::fs::remove_file(&beside);
        })?;
        let target = if finished.is_some() { &file } else { &part };
        std::fs::rename(&beside, target).map_err(|error| self.unsaved(target, &error))?;
        let Some(summary) = finished else { return Ok(false) };
        // Nobody needs it any more, and nothing is lost if it stays.
        let _ = std::fs::remove_file(&part);
        output::print(&self.summary_line(class, &summary, &file))?;
        Ok(true)
    }

    fn progress_line(&self, class: &EndingClass, progress: BuildProgress, seconds: f64) -> String {
        let id = if progress.pass == 0 { "tables-listed" } else { "tables-pass" };
        let message = Message::new(id)
            .with("class", class.name.clone())
            .with("plies", u32::from(progress.pass))
            .with("seen", progress.seen.to_string())
            .with("decided", progress.decided.to_string());
        format!("{seconds:8.1} s  {}\n", self.localizer.say(&message))
    }

    fn summary_line(&self, class: &EndingClass, summary: &TableSummary, file: &Path) -> String {
        let [won, lost, drawn] = summary.counts.map(|count| count.to_string());
        let message = Message::new("tables-summary")
            .with("class", class.name.clone())
            .with("won", won)
            .with("lost", lost)
            .with("drawn", drawn)
            .with("plies", summary.longest)
            .with("file", visible(&file.display().to_string()));
        self.localizer.say(&message) + "\n"
    }

    /// Checks so many random numbers of every table that is there, or all.
    fn verify(&self, samples: Option<u64>) -> Result<(), Failure> {
        let interrupt = Interrupt::listen(self.localizer.word("tables-stopping"));
        let mut checked_any = false;
        for (place, class) in self.classes.iter().enumerate() {
            if !self.file(class).exists() {
                continue;
            }
            checked_any = true;
            let checked = self.verify_class(place, class, samples, &interrupt.stop)?;
            let message = Message::new("tables-right").with("class", class.name.clone());
            let message = message.with("values", checked.to_string());
            output::print(&(self.localizer.say(&message) + "\n"))?;
        }
        let none = || Failure::Input(self.localizer.word("tables-not-there"));
        if checked_any { Ok(()) } else { Err(none()) }
    }

    fn verify_class(
        &self,
        place: usize,
        class: &EndingClass,
        samples: Option<u64>,
        stop: &Stop,
    ) -> Result<u64, Failure> {
        let (mut rng, mut checked) = (Rng::new(class.slots), 0);
        for turn in 0..samples.unwrap_or(class.slots) {
            if turn % CHECK_EVERY == 0 && stop.is_stopped() {
                return Err(Failure::Stopped(self.localizer.word("tables-check-stopped")));
            }
            let index =
                if samples.is_some() { rng.below(class.slots as usize) as u64 } else { turn };
            let values = self.game.check_ending(place, index);
            checked += u64::from(values.map_err(|fault| self.wrong(class, &fault))?);
        }
        Ok(checked)
    }

    fn wrong(&self, class: &EndingClass, fault: &TableFault) -> Failure {
        let value = |value: Option<EndingValue>| match value {
            None => self.localizer.word("tables-value-none"),
            Some(EndingValue::Draw) => self.localizer.word("tables-value-draw"),
            Some(EndingValue::Win(plies)) => {
                self.localizer.say(&Message::new("tables-value-win").with("plies", plies))
            }
            Some(EndingValue::Loss(plies)) => {
                self.localizer.say(&Message::new("tables-value-loss").with("plies", plies))
            }
        };
        let position = self.game.ending_position(fault.key.class, fault.key.index);
        let message = Message::new("tables-wrong")
            .with("class", class.name.clone())
            .with("position", position.unwrap_or_else(|| fault.key.index.to_string()))
            .with("found", value(fault.found))
            .with("wanted", value(fault.wanted))
            .with("file", visible(&self.file(class).display().to_string()));
        Failure::Verdict(self.localizer.say(&message))
    }

    fn refused(&self, part: &Path, error: BuildError) -> Failure {
        let message = match error {
            BuildError::TooLong => Message::new("tables-too-long"),
            BuildError::Missing(class) => {
                let name = self.classes.get(class).map(|class| class.name.clone());
                Message::new("tables-missing").with("class", name.unwrap_or_default())
            }
            BuildError::NotSaved => {
                Message::new("tables-not-saved").with("file", visible(&part.display().to_string()))
            }
        };
        Failure::Input(self.localizer.say(&message))
    }

    fn about(&self, file: &Path, error: &std::io::Error) -> String {
        let name = visible(&file.display().to_string());
        format!("{name}: {}", file_error(error, self.language))
    }

    fn unsaved(&self, file: &Path, error: &std::io::Error) -> Failure {
        Failure::Unsaved(self.about(file, error))
    }
}

/// Bytes that the making of a table takes.
fn building(class: &EndingClass) -> u64 {
    EndingTable::bytes(class) + class.slots / 4
}

fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(MEGABYTE)
}
