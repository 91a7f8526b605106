//! `jogada survey`: what games are like under their options.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use jogada_arena::{Hands, run_units};
use jogada_cluster::Coordinator;
use jogada_play::{Localizer, Message};
use jogada_survey::{
    Answers, Measures, Plan, SurveyFile, SurveyJob, SurveyKey, html, json, option_sets, text,
};

use super::queue;
use crate::args::SurveyArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{locale, named_file, output};

/// Lines of progress where there is no terminal, at most.
const LINES: usize = 20;

pub fn run_command(language: &str, args: &SurveyArgs) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    let localizer = localizer.with(jogada_survey::TEXTS).with(jogada_arena::TEXTS);
    let plan = plan(args, &localizer)?;
    named_file::check_writable(args.html.as_deref(), &localizer)?;
    let job = SurveyJob::new(plan.clone())
        .map_err(|error| Failure::Input(localizer.say(&error.message())))?;
    let (file, answers) = open(args.out.as_deref(), &plan, &localizer)?;
    let keys: Vec<SurveyKey> =
        plan.keys().into_iter().filter(|key| !answers.contains(key)).collect();
    let mut survey = Survey { file, answers, progress: Progress::new(keys.len()), broken: None };
    let coordinator = queue::coordinator(&args.queue, args.out.as_deref(), language)?;
    let interrupt = Interrupt::listen(localizer.word("survey-stopping"));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.jobs.map_or(cores, usize::from);
    survey.measure(&job, &keys, threads, coordinator, &interrupt, &localizer)?;
    show(args, &plan, &survey.answers, &localizer)?;
    if interrupt.was_pressed() {
        let saved = if args.out.is_some() { "survey-stopped-saved" } else { "survey-stopped" };
        return Err(Failure::Stopped(localizer.word(saved)));
    }
    Ok(())
}

/// The plan, its sets and players checked.
fn plan(args: &SurveyArgs, localizer: &Localizer) -> Result<Plan, Failure> {
    let more = match &args.sets {
        Some(path) => named_file::read_text(path, localizer)?,
        None => String::new(),
    };
    let lines = more.lines().filter(|line| !line.trim_start().starts_with('#'));
    let words = args.words.iter().map(String::as_str).chain(lines.flat_map(str::split_whitespace));
    let (sets, unfit) =
        option_sets(words).map_err(|error| Failure::Input(localizer.say(&error)))?;
    if !unfit.is_empty() {
        let message = Message::new("survey-unfit").with("count", unfit.len());
        output::note(&localizer.say(&message.with("sets", unfit)));
    }
    let plan = Plan {
        player: args.player.clone(),
        games: args.games as usize,
        opening: args.opening.into(),
        ladder: args.ladder.clone(),
        ladder_games: args.ladder_games as usize,
        nodes: args.nodes,
        solve_nodes: args.solve_nodes,
        cap: args.cap as usize,
        move_ms: args.move_time.as_millis() as u64,
        seed: args.seed,
        ..Plan::new(&sets)
    };
    plan.check().map_err(|error| Failure::Input(localizer.say(&error.message())))?;
    Ok(plan)
}

/// The results file, if one is wanted, and what is in it.
fn open(
    out: Option<&Path>,
    plan: &Plan,
    localizer: &Localizer,
) -> Result<(Option<SurveyFile>, Answers), Failure> {
    let Some(path) = out else { return Ok((None, Answers::default())) };
    let opened = SurveyFile::open(path, plan);
    let (file, answers) = opened.map_err(|error| named_file::refused(path, &error, localizer))?;
    Ok((Some(file), answers))
}

/// A survey under way.
struct Survey {
    file: Option<SurveyFile>,
    answers: Answers,
    progress: Progress,
    /// Why it cannot go on.
    broken: Option<Failure>,
}

impl Survey {
    fn measure(
        &mut self,
        job: &SurveyJob,
        keys: &[SurveyKey],
        threads: usize,
        mut coordinator: Option<Coordinator>,
        interrupt: &Interrupt,
        localizer: &Localizer,
    ) -> Result<(), Failure> {
        let mut hands = match &mut coordinator {
            Some(coordinator) => Hands::Elsewhere(coordinator),
            None => Hands::Threads(threads),
        };
        let keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
        run_units(job, &job.config(), &keys, &mut hands, &interrupt.stop, &mut |units| {
            let lines: Vec<String> = units.into_iter().map(|(_, line)| line).collect();
            self.take(&lines, localizer)
        });
        self.progress.clear();
        let finished = coordinator.map(Coordinator::finish);
        if let Some(failure) = self.broken.take() {
            return Err(failure);
        }
        match finished {
            Some(Err(error)) => Err(queue::failure(&error, localizer.language())),
            _ => Ok(()),
        }
    }

    /// Saves results and counts them.
    fn take(&mut self, lines: &[String], localizer: &Localizer) -> ControlFlow<()> {
        if let Some(Err(error)) = self.file.as_mut().map(|file| file.add(lines)) {
            self.broken =
                Some(Failure::Unsaved(jogada_tui::file_error(&error, localizer.language())));
            return ControlFlow::Break(());
        }
        for line in lines {
            self.answers.add(line);
        }
        self.progress.add(lines.len(), localizer);
        ControlFlow::Continue(())
    }
}

/// How far it is and when it will be done, on standard error.
struct Progress {
    started: Instant,
    done: usize,
    all: usize,
    /// Drawn over and over on a terminal, now and then elsewhere.
    live: bool,
}

impl Progress {
    fn new(all: usize) -> Progress {
        Progress { started: Instant::now(), done: 0, all, live: io::stderr().is_terminal() }
    }

    fn add(&mut self, more: usize, localizer: &Localizer) {
        let step = self.all.div_ceil(LINES).max(1);
        let due = self.done / step != (self.done + more) / step;
        self.done += more;
        let left = self.all.saturating_sub(self.done) as f64 / self.done.max(1) as f64;
        let left = (self.started.elapsed().as_secs_f64() * left).round() as u64;
        let message = Message::new("survey-progress").with("done", self.done).with("all", self.all);
        let left = format!("{}:{:02}:{:02}", left / 3_600, left / 60 % 60, left % 60);
        let line = localizer.say(&message.with("left", left));
        if self.live {
            // If standard error is closed, there is no one left to tell.
            let _ = write!(io::stderr(), "\r\x1b[K{line}");
        } else if due {
            output::note(&line);
        }
    }

    fn clear(&self) {
        if self.live {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn show(
    args: &SurveyArgs,
    plan: &Plan,
    answers: &Answers,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let all = Measures::all(plan, answers);
    if args.json {
        output::print_json(&json(plan, &all))?;
    } else {
        output::print(&text(&all, localizer))?;
    }
    let Some(path) = &args.html else { return Ok(()) };
    named_file::write(path, &html(plan, &all, localizer), localizer)
}
