//! `jogada solve`.

use std::io::Write;
use std::path::{Path, PathBuf};

use jogada_play::wire::Solved;
use jogada_play::{
    AnyMatch, Effort, Finding, Localizer, Message, Progress, ProofNumbers, ProvenValue, Side,
    Solution, Stop, visible,
};
use jogada_tui::file_error;

use crate::args::{Place, SolveArgs, Winner};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::proof_files::{self, Unread};
use crate::{memory, named_file, open_game, output};

pub fn run(language: &str, place: &Place, args: &SolveArgs, json: bool) -> Result<(), Failure> {
    let (game, localizer) = open_game::open(place, language)?;
    let effort = Effort { nodes: args.limit_nodes, bytes: memory::bytes(args.hash, &localizer)? };
    let files = [&args.proof, &args.save].into_iter().flatten().map(PathBuf::as_path);
    named_file::check_writable(files, &localizer)?;
    let interrupt = Interrupt::listen(localizer.word("solve-stopping"));
    let mut broken = Ok(());
    let mut tell = |progress: &Progress| {
        if !json && broken.is_ok() {
            broken = output::print(&progress_line(progress, &localizer));
        }
    };
    let work = Work { game: &*game, args, effort, stop: &interrupt.stop, localizer: &localizer };
    let found = if args.proof.is_some() || args.save.is_some() || args.winner.is_some() {
        work.by_proof_numbers(&mut tell)?
    } else if args.shortest {
        game.solve_shortest(effort, &interrupt.stop, &mut tell)
    } else {
        game.solve(effort, &interrupt.stop, &mut tell)
    };
    broken?;
    let stopped =
        interrupt.was_pressed() && found.as_ref().is_none_or(|found| found.value.is_none());
    match found {
        Some(found) if json => output::print_json(&Solved::from(&found))?,
        Some(found) => output::print(&as_text(&found, &localizer))?,
        None => return Err(Failure::Input(localizer.say(&Message::new("analyse-over")))),
    }
    if stopped { Err(Failure::Stopped(work.how_to_go_on())) } else { Ok(()) }
}

/// What is to be solved, and how.
struct Work<'w> {
    game: &'w dyn AnyMatch,
    args: &'w SolveArgs,
    effort: Effort,
    stop: &'w Stop,
    localizer: &'w Localizer,
}

impl Work<'_> {
    /// Goes on from a saved table and saves it; writes the proof if there is one.
    fn by_proof_numbers(
        &self,
        tell: &mut dyn FnMut(&Progress),
    ) -> Result<Option<Solution<String>>, Failure> {
        let Work { game, args, effort, stop, .. } = *self;
        let mut table = ProofNumbers::new(effort.bytes);
        let winner = args.winner.map(|winner| match winner {
            Winner::White => Side::White,
            Winner::Black => Side::Black,
        });
        if let Some(file) = &args.save {
            proof_files::load(file, game, &mut table).map_err(|error| self.unread(file, &error))?;
        }
        let found = game.solve_by_proof_numbers(&mut table, winner, effort.nodes, stop, tell);
        if let Some(file) = &args.save {
            let saved = proof_files::save(file, game, &table);
            saved.map_err(|error| Failure::Unsaved(self.about(file, &error)))?;
        }
        let value = found.as_ref().and_then(|found| found.value);
        if let (Some(value), Some(file)) = (value, &args.proof) {
            self.write_proof(value, &mut table, file)?;
        }
        Ok(found)
    }

    fn write_proof(
        &self,
        value: ProvenValue,
        table: &mut ProofNumbers,
        file: &Path,
    ) -> Result<(), Failure> {
        let again = Effort { nodes: u64::MAX, bytes: self.effort.bytes / 8 };
        let proof = self.game.proof(value, table, again, self.stop);
        let proof = proof.map_err(|error| Failure::Verdict(self.localizer.say(&error)))?;
        let written = proof_files::replace(file, |out| out.write_all(&proof.to_bytes()));
        written.map_err(|error| Failure::Unsaved(self.about(file, &error)))
    }

    fn about(&self, file: &Path, error: &std::io::Error) -> String {
        let name = visible(&file.display().to_string());
        format!("{name}: {}", file_error(error, self.localizer.language()))
    }

    fn unread(&self, file: &Path, error: &Unread) -> Failure {
        let name = visible(&file.display().to_string());
        Failure::Input(match error {
            Unread::File(error) => self.about(file, error),
            Unread::Other => format!("{name}: {}", self.localizer.word("solve-other-table")),
        })
    }

    fn how_to_go_on(&self) -> String {
        let id = if self.args.save.is_some() { "solve-saved" } else { "solve-not-saved" };
        self.localizer.word(id)
    }
}

fn progress_line(progress: &Progress, localizer: &Localizer) -> String {
    let seconds = progress.time.as_secs_f64();
    let speed = progress.nodes as f64 / seconds.max(1e-6) / 1e3;
    let head = format!("nodes {:11}  {speed:6.0} k/s  {seconds:7.1} s", progress.nodes);
    let within = |id, ever, plies: Option<u32>| match plies {
        Some(plies) => Message::new(id).with("plies", plies),
        None => Message::new(ever),
    };
    let finding = match progress.finding {
        Finding::NoWin(plies) => within("solve-no-win", "solve-never-wins", plies),
        Finding::NoLoss(plies) => within("solve-no-loss", "solve-never-loses", plies),
        Finding::Margin(least, most) if least == most => {
            Message::new("solve-margin-is").with("margin", format!("{least:+}"))
        }
        Finding::Margin(least, most) => Message::new("solve-margin")
            .with("least", format!("{least:+}"))
            .with("most", format!("{most:+}")),
        Finding::Positions(count) => {
            Message::new("solve-positions").with("count", count.to_string())
        }
        Finding::ProofNumbers { is_win, pn, dn, filled } => {
            let id = if is_win { "solve-numbers-win" } else { "solve-numbers-loss" };
            let message = Message::new(id).with("pn", pn.to_string()).with("dn", dn.to_string());
            message.with("filled", format!("{}.{}", filled / 10, filled % 10))
        }
    };
    format!("{head}  {}\n", localizer.say(&finding))
}

/// The sentence, then the work it took.
fn as_text(found: &Solution<String>, localizer: &Localizer) -> String {
    let id = match (found.value, found.margin) {
        (None, _) => "solve-unknown",
        (Some(ProvenValue::Win), None) if found.within.is_some() => "solve-win-within",
        (Some(ProvenValue::Loss), None) if found.within.is_some() => "solve-loss-within",
        (Some(ProvenValue::Win), None) => "solve-win",
        (Some(ProvenValue::Loss), None) => "solve-loss",
        (Some(ProvenValue::Win), Some(_)) => "solve-win-margin",
        (Some(ProvenValue::Loss), Some(_)) => "solve-loss-margin",
        (Some(ProvenValue::Draw), _) => "solve-draw",
    };
    let message = Message::new(id)
        .with("plies", found.plies.or(found.within).unwrap_or_default())
        .with("margin", found.margin.unwrap_or_default().unsigned_abs())
        .with("best", found.best.join(" "))
        .with("nodes", found.nodes.to_string());
    let work = format!(
        "nodes {:11}  {:6.0} k/s  {:7.1} s",
        found.nodes,
        found.speed() / 1e3,
        found.time.as_secs_f64()
    );
    format!("{work}\n{}\n", localizer.say(&message))
}
