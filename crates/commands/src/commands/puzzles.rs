//! `jogada puzzles`.

use std::fs;
use std::io;
use std::ops::{ControlFlow, Range};
use std::path::Path;

use jogada_arena::{Hands, PuzzleJob, run_units_in_order};
use jogada_cluster::Coordinator;
use jogada_play::{Localizer, Message, PuzzleMaker, PuzzleSource, Spec};
use jogada_tui::plain;

use super::games::named;
use super::{learn, queue};
use crate::args::PuzzlesArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{locale, named_file, output};

/// Games to play for each puzzle that is looked for, unless told.
const GAMES_PER_PUZZLE: usize = 30;

pub fn run(language: &'static str, args: &PuzzlesArgs) -> Result<(), Failure> {
    if let (Some(wanted), Some(out)) = (args.make, &args.out) {
        return make(language, args, wanted as usize, out);
    }
    let info = named(language, &args.spec)?;
    let count = jogada_play::puzzles(info).len();
    learn::check(language, info, ["puzzles-none", "puzzles-number"], args.puzzle, count)?;
    let (settings, host) = learn::line_mode(language, &args.look);
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    Ok(plain::solve_puzzles(info, args.puzzle, &settings, &host, input, output)?)
}

/// Plays games and writes the file after each puzzle, so that an interrupted run loses none.
fn make(language: &str, args: &PuzzlesArgs, wanted: usize, out: &Path) -> Result<(), Failure> {
    let general = locale::localizer(language);
    let spec = args.spec.parse::<Spec>().map_err(|error| Failure::Input(general.say(&error)))?;
    let localizer = locale::localizer_of(language, spec.info());
    spec.open(None).map_err(|error| Failure::Input(localizer.open_error("", &error)))?;
    let interrupt = Interrupt::listen(localizer.word("puzzles-stopping"));
    let source = PuzzleSource { spec, nodes: args.nodes, seed: args.seed };
    let mut maker = PuzzleMaker::new(source.clone(), wanted);
    resume(&mut maker, out, &interrupt, &localizer)?;
    named_file::check_writable([out], &localizer)?;
    let most = args.games.map_or(GAMES_PER_PUZZLE * wanted, |games| games as usize);
    let games = maker.games()..if maker.is_done() { 0 } else { most };
    let mut search = Search { maker, wanted, out, localizer: &localizer, broken: None };
    search.look_through(&PuzzleJob::new(source), games, args, &interrupt)?;
    write(&search.maker, out, &localizer)?;
    finish(&search.maker, out, &interrupt, &localizer)
}

/// Puzzles being made.
struct Search<'a> {
    maker: PuzzleMaker,
    wanted: usize,
    out: &'a Path,
    localizer: &'a Localizer,
    /// Why it cannot go on.
    broken: Option<Failure>,
}

impl Search<'_> {
    /// Has these games played here or by workers, and takes them in their order until there are enough puzzles.
    fn look_through(
        &mut self,
        job: &PuzzleJob,
        games: Range<usize>,
        args: &PuzzlesArgs,
        interrupt: &Interrupt,
    ) -> Result<(), Failure> {
        let language = self.localizer.language();
        let mut coordinator = queue::coordinator(&args.queue, Some(self.out), language)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut hands = match &mut coordinator {
            Some(coordinator) => Hands::Elsewhere(coordinator),
            None => Hands::Threads(args.jobs.map_or(cores, usize::from)),
        };
        let keys: Vec<String> = games.map(|number| number.to_string()).collect();
        run_units_in_order(job, &job.config(), &keys, &mut hands, &interrupt.stop, &mut |line| {
            self.take(&line).unwrap_or_else(|failure| {
                self.broken = Some(failure);
                ControlFlow::Break(())
            })
        });
        let finished = coordinator.map_or(Ok(()), Coordinator::finish);
        finished.map_err(|error| queue::failure(&error, language))?;
        self.broken.take().map_or(Ok(()), Err)
    }

    fn take(&mut self, line: &str) -> Result<ControlFlow<()>, Failure> {
        let offered = PuzzleJob::read(line).map_err(|error| Failure::Input(error.to_string()))?;
        let found = self.maker.take(offered).map(ToString::to_string);
        if let Some(puzzle) = found {
            write(&self.maker, self.out, self.localizer)?;
            let message = Message::new("puzzles-found").with("count", self.maker.found());
            let message = message.with("wanted", self.wanted).with("games", self.maker.games());
            output::print(&format!("{}  {puzzle}\n", self.localizer.say(&message)))?;
        }
        Ok(if self.maker.is_done() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }
}

/// Takes over what an earlier run has written.
fn resume(
    maker: &mut PuzzleMaker,
    out: &Path,
    interrupt: &Interrupt,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let text = match fs::read_to_string(out) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        other => other.map_err(|error| unusable(out, &error, localizer))?,
    };
    maker.resume(&text, &interrupt.stop).map_err(|error| {
        let message = Message::new("puzzles-damaged").with("file", out.display().to_string());
        Failure::Input(localizer.say(&message.with("why", localizer.say(&error))))
    })
}

/// A kill leaves the old file or the new one.
fn write(maker: &PuzzleMaker, out: &Path, localizer: &Localizer) -> Result<(), Failure> {
    let part = out.with_added_extension("part");
    let written = fs::write(&part, maker.text()).and_then(|()| fs::rename(&part, out));
    written.map_err(|error| unusable(out, &error, localizer))
}

fn unusable(path: &Path, error: &io::Error, localizer: &Localizer) -> Failure {
    let message = Message::new("puzzles-file").with("file", path.display().to_string());
    let why = jogada_tui::file_error(error, localizer.language());
    Failure::Input(localizer.say(&message.with("why", why)))
}

fn finish(
    maker: &PuzzleMaker,
    out: &Path,
    interrupt: &Interrupt,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let id = match (interrupt.was_pressed(), maker.is_done()) {
        (true, _) => "puzzles-stopped",
        (false, true) => "puzzles-done",
        (false, false) => "puzzles-fewer",
    };
    let message = Message::new(id).with("count", maker.found()).with("games", maker.games());
    let text = localizer.say(&message.with("file", out.display().to_string()));
    if interrupt.was_pressed() {
        return Err(Failure::Stopped(text));
    }
    output::print(&format!("{text}\n"))
}
