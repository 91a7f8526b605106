//! A conversation with a runner.

use std::io::Write;
use std::time::Instant;

use jogada_play::{Message, Player};

use super::board::Board;
use super::output::Output;
use super::settings::EngineOptions;
use super::thinking::{Thinking, Work};
use super::{Guest, NOTHING, Server, clock};
use crate::answer::Answer;
use crate::command::{Command, CommandError, Go};

/// Whether to go on listening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Listen,
    Quit,
}

/// What is known between two commands.
pub(super) struct Session<W> {
    identity: [Answer; 2],
    board: Board,
    settings: EngineOptions,
    /// Kept from move to move for what it remembers; away while it thinks.
    player: Option<Box<dyn Player>>,
    thinking: Option<(Go, Thinking)>,
    output: Output<W>,
}

impl<W: Write + Send + 'static> Session<W> {
    pub(super) fn new(server: Server, output: W) -> Session<W> {
        let Server { spec, language, most_hash, guest } = server;
        Session {
            identity: identity(guest.as_ref()),
            board: Board::new(spec, language),
            settings: EngineOptions::new(guest, most_hash),
            player: None,
            thinking: None,
            output: Output::new(output),
        }
    }

    /// Does what a line says.
    pub(super) fn obey(&mut self, line: &str) -> Next {
        if line.trim().is_empty() {
            return Next::Listen;
        }
        match line.parse() {
            Ok(Command::Quit) => return Next::Quit,
            Ok(command) => self.follow(command),
            Err(CommandError(message)) => self.refuse(&message),
        }
        Next::Listen
    }

    fn follow(&mut self, command: Command) {
        let received = Instant::now();
        if !matches!(command, Command::SetOption { .. } | Command::Stop | Command::Quit) {
            let resolved = self.board.resolve();
            self.told(resolved);
        }
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => self.get_ready(),
            Command::Stop | Command::Quit => self.stop(),
            Command::Query(what) => self.respond(&what),
            Command::Draw => self.draw(),
            // The others would pull the board away from under a search.
            _ if !self.settle() => self.refuse(&Message::new("ugi-busy")),
            Command::NewGame => self.player = None,
            Command::SetOption { name, value } => self.set(&name, &value),
            Command::Position { start, moves } => {
                let done = self.board.set_up(start.as_deref(), &moves);
                self.told(done);
            }
            Command::Go(go) => self.think(go, received),
        }
    }

    /// Says why something was not done.
    pub(super) fn refuse(&self, message: &Message) {
        self.complain(&self.board.localizer().say(message));
    }

    /// A line for each of the sentence: some have a picture under them.
    fn complain(&self, text: &str) {
        let lines: Vec<_> = text.lines().map(|line| Answer::Refusal(line.to_owned())).collect();
        self.output.say(&lines);
    }

    /// Complains if something was not done.
    fn told<T>(&self, done: Result<T, String>) -> Option<T> {
        done.map_err(|why| self.complain(&why)).ok()
    }

    /// Ends a search, if there is one; its move follows.
    pub(super) fn stop(&self) {
        if let Some((_, thinking)) = &self.thinking {
            thinking.stop();
        }
    }

    /// Waits for the end of a search that has one.
    pub(super) fn finish(mut self) {
        if let Some((go, thinking)) = self.thinking.take() {
            if go.is_infinite() || self.output.is_broken() {
                thinking.stop();
            }
            thinking.join();
        }
    }

    /// Takes the player back from a search that is ending. False if one goes on.
    fn settle(&mut self) -> bool {
        if let Some((_, thinking)) = self.thinking.take_if(|(_, thinking)| thinking.is_ending()) {
            self.player = thinking.join();
        }
        self.thinking.is_none()
    }

    fn introduce(&self) {
        let offers = self.board.offers().into_iter().chain(self.settings.offers());
        let mut answers = self.identity.to_vec();
        answers.extend(offers.map(Answer::Option));
        answers.push(Answer::UgiOk);
        self.output.say(&answers);
    }

    /// Sets up what takes its time now rather than on somebody's clock.
    fn get_ready(&mut self) {
        if self.thinking.as_ref().is_none_or(|(_, thinking)| thinking.is_over()) && self.settle() {
            let prepared = self.board.prepare();
            self.told(prepared);
            let game = self.board.spec().info();
            self.player.get_or_insert_with(|| self.settings.player(game));
        }
        self.output.say(&[Answer::ReadyOk]);
    }

    fn set(&mut self, name: &str, value: &str) {
        // Who remembers another game or another strength must not play this one.
        self.player = None;
        if self.settings.has(name) {
            let set = self.settings.set(name, value);
            let set = set.map_err(|message| self.board.localizer().say(&message));
            self.told(set);
        } else {
            let set = self.board.set(name, value);
            self.told(set);
        }
    }

    fn respond(&mut self, what: &str) {
        let Some(answer) = self.board.answer(what) else {
            return self.refuse(&Message::new("ugi-bad-query").with("text", what));
        };
        let word = self.told(answer).unwrap_or_else(|| NOTHING.to_owned());
        self.output.say(&[Answer::Response(word)]);
    }

    fn draw(&mut self) {
        let picture = self.board.picture();
        let picture = self.told(picture).unwrap_or_default();
        let lines: Vec<_> = picture.lines().map(|line| Answer::Remark(line.to_owned())).collect();
        self.output.say(&lines);
    }

    /// Begins a search; where there is nothing to search, says so and names no move at once.
    fn think(&mut self, go: Go, received: Instant) {
        let localizer = self.board.localizer();
        let copied = self.board.game().and_then(|game| match game.ending() {
            Some(ending) => {
                let over = Message::new("play-over").with("ending", localizer.say(&ending));
                Err(localizer.say(&over))
            }
            // A fork shares what was built for thinking.
            None => Ok(game.fork()),
        });
        let Some(game) = self.told(copied) else {
            return self.output.say(&[Answer::BestMove(NOTHING.to_owned())]);
        };
        let player = self.player.take();
        let player = player.unwrap_or_else(|| self.settings.player(game.info()));
        let request = clock::request(&go, self.settings.thinking());
        let work = Work { player, game, request, received, localizer };
        self.thinking = Some((go, Thinking::start(work, self.output.clone())));
    }
}

fn identity(guest: Option<&Guest>) -> [Answer; 2] {
    let (name, author) = match guest {
        Some(guest) => (guest.name.clone(), guest.author.clone()),
        None => (concat!("Jogada ", env!("CARGO_PKG_VERSION")).to_owned(), "Jogada".to_owned()),
    };
    [Answer::Name(name), Answer::Author(author)]
}
