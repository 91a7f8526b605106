//! The game screen: a session, what is shown of it, and who thinks about it.

mod action;
mod dialog;
mod dialog_view;
mod draw;
mod history;
mod input;
mod layout_cache;
mod panel;
mod perform;
mod play;
mod review;
mod selection;
mod thinkers;
mod view_model;

pub use action::Action;

use std::time::Instant;

use jogada_play::{AnyMatch, Localizer, Message, Seat, Session, Side};

use self::dialog::Dialog;
use self::history::History;
use self::layout_cache::LayoutCache;
use self::thinkers::Thinkers;
use self::view_model::{Toggle, ViewModel};
use crate::autosave::Autosave;
use crate::event::{Event, Sender};
use crate::settings::{Appearance, PlaySettings};

/// What the game screen asks the application to do.
#[derive(Debug)]
pub enum AppRequest {
    Menu,
    /// Another game between these seats, from the same start position.
    Rematch([Seat; 2]),
    /// Remember a change of appearance.
    SaveAppearance(Appearance),
}

/// A sentence in the panel, until the next key.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    is_error: bool,
}

pub struct GameScreen {
    session: Session,
    localizer: Localizer,
    history: History,
    view: ViewModel,
    notice: Option<Notice>,
    dialog: Option<Dialog>,
    thinkers: Thinkers,
    autosave: Autosave,
    layout: LayoutCache,
}

impl GameScreen {
    pub fn new(
        session: Session,
        settings: &PlaySettings,
        sender: Sender,
        autosave: Autosave,
    ) -> GameScreen {
        let game = session.game();
        let mut screen = GameScreen {
            localizer: Localizer::of(settings.language, game.info()).with(crate::TEXTS),
            history: History::default(),
            view: ViewModel::new(game.view(), settings.appearance),
            notice: None,
            dialog: None,
            thinkers: Thinkers::new(settings, sender),
            autosave,
            layout: LayoutCache::default(),
            session,
        };
        screen.orient_to_human();
        screen.position_changed();
        screen
    }

    pub fn game(&self) -> &dyn AnyMatch {
        self.session.game()
    }

    pub fn update(&mut self, event: &Event) -> Option<AppRequest> {
        match event {
            Event::Key(key) => return self.key(*key),
            Event::Mouse(mouse) => return self.mouse(*mouse),
            Event::Worker(number, update) => self.on_worker_update(*number, update),
            Event::Tick => self.on_tick(),
            _ => {}
        }
        None
    }

    /// When it wants an [`Event::Tick`].
    pub fn deadline(&self) -> Option<Instant> {
        self.thinkers.deadline()
    }

    /// Shows the board from the side of the only human.
    fn orient_to_human(&mut self) {
        let humans = self.session.seats().each_ref().map(Seat::is_human);
        if humans == [false, true] {
            self.view.flip();
        }
    }

    /// Whether a human may move now.
    fn can_move(&self) -> bool {
        let human = self.session.mover().is_some_and(|(_, seat)| seat.is_human());
        human && !self.view.is_reviewing()
    }

    fn both_bots(&self) -> bool {
        !self.session.seats().iter().any(Seat::is_human)
    }

    /// The side to move.
    fn side(&self) -> Side {
        self.game().side()
    }

    fn say(&mut self, id: &'static str) {
        self.tell(&Message::new(id));
    }

    fn tell(&mut self, message: &Message) {
        self.notice = Some(Notice { text: self.localizer.say(message), is_error: false });
    }

    fn refuse(&mut self, text: String) {
        self.notice = Some(Notice { text, is_error: true });
    }
}
