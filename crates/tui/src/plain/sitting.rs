//! A person, or two, at a table: the board, the prompt, the answers of bots.

use std::io;

use jogada_play::{
    AnyMatch, Drawing, GameInfo, Localizer, Message, PlayerFault, Seat, Session, Side, counts,
    draw, prompt,
};

use super::Desk;
use super::bots::Bots;
use super::keeper::Keeper;
use super::thoughts::{judgement, thought};

/// A game between seats of which at least one is a person's.
pub(super) struct Sitting<'d, 'a> {
    pub(super) desk: &'d mut Desk<'a>,
    pub(super) session: Session,
    pub(super) bots: Bots,
    pub(super) keeper: Keeper,
    pub(super) localizer: Localizer,
    pub(super) drawing: Drawing,
    pub(super) shows: Shows,
    /// The position on the table is the one that was printed last.
    seen: bool,
    /// Of the bots; the next game has the next one.
    pub(super) seed: u64,
}

/// What is shown besides the board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shows {
    /// Who is ahead.
    pub(super) score: bool,
    /// What the bots think.
    pub(super) think: bool,
}

/// How it goes on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Leave,
}

impl<'d, 'a> Sitting<'d, 'a> {
    pub(super) fn new(desk: &'d mut Desk<'a>, session: Session, keeper: Keeper) -> Self {
        let seed = desk.settings.seed;
        Sitting {
            bots: Bots::open(session.seats(), seed),
            keeper,
            localizer: desk.speech_of(session.game().info()),
            drawing: desk.drawing(),
            shows: Shows::default(),
            seen: false,
            seed,
            session,
            desk,
        }
    }

    /// Plays until somebody leaves or the input ends.
    pub(super) fn play(mut self) -> io::Result<()> {
        self.announce()?;
        loop {
            let flow = match self.session.mover() {
                Some((side, Seat::Bot(_))) => self.bot(side)?,
                Some((side, Seat::Human)) => {
                    self.ask(&format!("{}> ", self.localizer.side(side)))?
                }
                None => self.ask(&format!("{}> ", self.localizer.word("plain-over")))?,
            };
            if flow == Flow::Leave {
                return self.leave();
            }
        }
    }

    /// Says what is played and by whom, and how to get help.
    pub(super) fn announce(&mut self) -> io::Result<()> {
        let title = title(&self.session, &self.localizer);
        self.desk.talk.line(&title)?;
        self.say(&Message::new("plain-welcome"))
    }

    pub(super) fn say(&mut self, message: &Message) -> io::Result<()> {
        self.desk.talk.line(&self.localizer.say(message))
    }

    /// The position has changed: it is kept, and shown before the next question.
    pub(super) fn changed(&mut self) -> io::Result<()> {
        self.seen = false;
        match self.keeper.keep(&self.session) {
            Ok(()) => Ok(()),
            Err(error) => self.say(&Message::new("plain-not-kept").with("why", error.to_string())),
        }
    }

    /// Says how far the game got, if it is not over.
    pub(super) fn leave(&mut self) -> io::Result<()> {
        let count = self.session.game().line().moves.len();
        if self.session.ending().is_some() {
            return Ok(());
        }
        let game = self.session.game().info().name;
        self.say(&Message::new("plain-left").with("game", game).with("count", count))?;
        match (count, self.keeper.keeps()) {
            (0, _) => Ok(()),
            (_, true) => self.say(&Message::new("plain-left-kept")),
            (_, false) => self.say(&Message::new("plain-left-lost")),
        }
    }

    /// Lets a bot move. What has been seen is kept: so it is kept first.
    fn bot(&mut self, side: Side) -> io::Result<Flow> {
        let moved = self.bots.make_move(&mut self.session, side, &self.desk.settings.request);
        self.changed()?;
        let who = who(&self.session, side, &self.localizer);
        match moved {
            Ok((text, found)) => {
                self.desk.talk.line(&format!("{who}: {text}"))?;
                if self.shows.think {
                    self.desk.talk.line(&thought(&found, side, &self.localizer))?;
                }
            }
            Err(PlayerFault { message }) => {
                let why = self.localizer.say(&message);
                self.desk.talk.line(&format!("{who}: {why}"))?;
            }
        }
        Ok(Flow::On)
    }

    /// Shows the position if it is new, and does what the next line says.
    fn ask(&mut self, question: &str) -> io::Result<Flow> {
        if !self.seen {
            self.show()?;
        }
        match self.desk.talk.ask(question)? {
            Some(line) => self.obey(&line),
            None => Ok(Flow::Leave),
        }
    }

    /// Prints the position with all that is to be known about it.
    pub(super) fn show(&mut self) -> io::Result<()> {
        self.seen = true;
        self.desk.talk.print(&picture(&self.session, &self.localizer, self.drawing))?;
        if self.session.ending().is_some() {
            return self.say(&Message::new("plain-next"));
        }
        let judged = self.shows.score.then(|| judgement(self.session.game(), &self.localizer));
        judged.flatten().map_or(Ok(()), |judged| self.desk.talk.line(&judged))
    }
}

/// The board with what stands under it.
pub(super) fn picture(session: &Session, localizer: &Localizer, drawing: Drawing) -> String {
    let (table, view) = (session.game(), session.game().view());
    let below = match session.ending() {
        Some(ending) => {
            format!("{}: {}\n", localizer.word("label-result"), localizer.ending(&ending))
        }
        None => prompt(table, localizer),
    };
    format!("{}{}{below}", draw(&view, table.info(), drawing), counts(&view, localizer))
}

/// The game and who plays it.
pub(super) fn title(session: &Session, localizer: &Localizer) -> String {
    let [white, black] = Side::ALL.map(|side| who(session, side, localizer));
    let spec = name(session.game());
    localizer.say(
        &Message::new("plain-title").with("game", spec).with("white", white).with("black", black),
    )
}

/// A side and who plays it.
pub(super) fn who(session: &Session, side: Side, localizer: &Localizer) -> String {
    let name = match session.seat(side) {
        Seat::Human => localizer.word("plain-human"),
        Seat::Bot(spec) => spec.to_string(),
    };
    format!("{} ({name})", localizer.side(side))
}

/// The game by its name, and its options if they are not the usual ones.
fn name(table: &dyn AnyMatch) -> String {
    let info: &GameInfo = table.info();
    match table.spec().split_once(':') {
        Some((_, options)) => format!("{} ({options})", info.name),
        None => info.name.to_owned(),
    }
}
