//! The dialogue with a runner: dispatches its commands.

use std::io::Write;
use std::time::Instant;

use jogada_play::{Message, Player};

use super::board::Board;
use super::output::Output;
use super::settings::EngineOptions;
use super::thinking::{Thinking, Work};
use super::{CustomPlayer, NONE, Server, clock};
use crate::answer::Answer;
use crate::command::{Command, CommandError, Go};

/// Whether to read another command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Continue,
    Quit,
}

/// The state between two commands.
pub(super) struct Session<W> {
    identity: [Answer; 2],
    board: Board,
    settings: EngineOptions,
    /// Kept from move to move for its transposition table; `None` during a search.
    player: Option<Box<dyn Player>>,
    thinking: Option<(Go, Thinking)>,
    output: Output<W>,
}

impl<W: Write + Send + 'static> Session<W> {
    pub(super) fn new(server: Server, output: W) -> Session<W> {
        let Server { spec, language, max_hash, custom } = server;
        Session {
            identity: identity(custom.as_ref()),
            board: Board::new(spec, language),
            settings: EngineOptions::new(custom, max_hash),
            player: None,
            thinking: None,
            output: Output::new(output),
        }
    }

    pub(super) fn dispatch(&mut self, line: &str) -> Next {
        if line.trim().is_empty() {
            return Next::Continue;
        }
        match line.parse() {
            Ok(Command::Quit) => return Next::Quit,
            Ok(command) => self.execute(command),
            Err(CommandError(message)) => self.refuse(&message),
        }
        Next::Continue
    }

    fn execute(&mut self, command: Command) {
        let received = Instant::now();
        if !matches!(command, Command::SetOption { .. } | Command::Stop | Command::Quit) {
            let resolved = self.board.resolve();
            self.ok_or_report(resolved);
        }
        match command {
            Command::Ugi => self.handshake(),
            Command::IsReady => self.get_ready(),
            Command::Stop | Command::Quit => self.stop(),
            Command::Query(what) => self.respond(&what),
            Command::Draw => self.draw(),
            // The others would change the position of a running search.
            _ if !self.join_search() => self.refuse(&Message::new("ugi-busy")),
            Command::NewGame => self.player = None,
            Command::SetOption { name, value } => self.set(&name, &value),
            Command::Position { start, moves } => {
                let done = self.board.set_up(start.as_deref(), &moves);
                self.ok_or_report(done);
            }
            Command::Go(go) => self.think(go, received),
        }
    }

    /// Reports why a command was not executed.
    pub(super) fn refuse(&self, message: &Message) {
        self.report(&self.board.localizer().say(message));
    }

    /// One answer per line: some messages have a diagram under them.
    fn report(&self, text: &str) {
        let lines: Vec<_> = text.lines().map(|line| Answer::Refusal(line.to_owned())).collect();
        self.output.write(&lines);
    }

    /// The value, or `None` after reporting the error.
    fn ok_or_report<T>(&self, done: Result<T, String>) -> Option<T> {
        done.map_err(|why| self.report(&why)).ok()
    }

    /// Ends a running search; `bestmove` follows.
    pub(super) fn stop(&self) {
        if let Some((_, thinking)) = &self.thinking {
            thinking.stop();
        }
    }

    /// Waits for a running search, and ends it if it is infinite.
    pub(super) fn finish(mut self) {
        if let Some((go, thinking)) = self.thinking.take() {
            if go.is_infinite() || self.output.is_broken() {
                thinking.stop();
            }
            thinking.join();
        }
    }

    /// Takes the player back from a search that is ending; false if one goes on.
    fn join_search(&mut self) -> bool {
        if let Some((_, thinking)) = self.thinking.take_if(|(_, thinking)| thinking.is_ending()) {
            self.player = thinking.join();
        }
        self.thinking.is_none()
    }

    fn handshake(&self) {
        let offers = self.board.offers().into_iter().chain(self.settings.offers());
        let mut answers = self.identity.to_vec();
        answers.extend(offers.map(Answer::Option));
        answers.push(Answer::UgiOk);
        self.output.write(&answers);
    }

    /// Does slow preparations before a clock runs.
    fn get_ready(&mut self) {
        if self.thinking.as_ref().is_none_or(|(_, thinking)| thinking.is_over())
            && self.join_search()
        {
            let prepared = self.board.prepare();
            self.ok_or_report(prepared);
            self.player.get_or_insert_with(|| self.settings.player());
        }
        self.output.write(&[Answer::ReadyOk]);
    }

    fn set(&mut self, name: &str, value: &str) {
        // Its transposition table belongs to the old options.
        self.player = None;
        if self.settings.has(name) {
            let set = self.settings.set(name, value);
            let set = set.map_err(|message| self.board.localizer().say(&message));
            self.ok_or_report(set);
        } else {
            let set = self.board.set(name, value, &self.settings.offers());
            self.ok_or_report(set);
        }
    }

    fn respond(&mut self, what: &str) {
        let Some(answer) = self.board.answer(what) else {
            return self.refuse(&Message::new("ugi-bad-query").with("text", what));
        };
        let word = self.ok_or_report(answer).unwrap_or_else(|| NONE.to_owned());
        self.output.write(&[Answer::Response(word)]);
    }

    fn draw(&mut self) {
        let picture = self.board.picture();
        let picture = self.ok_or_report(picture).unwrap_or_default();
        let lines: Vec<_> = picture.lines().map(|line| Answer::Remark(line.to_owned())).collect();
        self.output.write(&lines);
    }

    /// Starts a search; without a legal position to search, reports so and answers `bestmove none`.
    fn think(&mut self, go: Go, received: Instant) {
        let localizer = self.board.localizer();
        let copied = self.board.game().and_then(|game| match game.ending() {
            Some(ending) => {
                let over = Message::new("play-over").with("ending", localizer.say(&ending));
                Err(localizer.say(&over))
            }
            // A fork shares what was prepared for searches.
            None => Ok(game.fork()),
        });
        let Some(game) = self.ok_or_report(copied) else {
            return self.output.write(&[Answer::BestMove(NONE.to_owned())]);
        };
        let player = self.player.take();
        let player = player.unwrap_or_else(|| self.settings.player());
        let request = clock::request(&go, self.settings.search_options());
        let work = Work { player, game, request, received, localizer };
        self.thinking = Some((go, Thinking::start(work, self.output.clone())));
    }
}

fn identity(custom: Option<&CustomPlayer>) -> [Answer; 2] {
    let (name, author) = match custom {
        Some(custom) => (custom.name.clone(), custom.author.clone()),
        None => (concat!("Jogada ", env!("CARGO_PKG_VERSION")).to_owned(), "Jogada".to_owned()),
    };
    [Answer::Name(name), Answer::Author(author)]
}
