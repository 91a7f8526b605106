//! The game screen: a session, what is shown of it, and who thinks about it.

mod action;
mod analyst;
mod clocks;
mod curve;
mod dialog;
mod dialog_view;
mod draw;
mod explain;
mod input;
mod layout_cache;
mod legend;
mod outcome;
mod pace;
mod panel;
mod perform;
mod play;
mod review;
mod review_text;
mod search_tree;
mod selection;
mod thinkers;
mod tree_view;
mod view_model;

pub use action::Action;

use std::time::Instant;

use jogada_play::{AnyMatch, Localizer, Message, Seat, Session, Side};

use self::dialog::Dialog;
use self::layout_cache::LayoutCache;
use self::search_tree::SearchTree;
use self::thinkers::Thinkers;
use self::view_model::{Toggle, ViewModel};
use crate::autosave::Autosave;
use crate::clock::GameClock;
use crate::event::{Event, Sender};
use crate::history::History;
use crate::settings::{Appearance, PlaySettings};

/// What the game screen asks the application to do.
pub enum AppRequest {
    Menu,
    /// Another game between these seats, from the same start position.
    Rematch {
        seats: [Seat; 2],
        /// The people have changed sides.
        swapped: bool,
    },
    /// Another game, after which this one comes back.
    PlayOn(Session),
    /// Put a text into the clipboard of the terminal.
    Copy(String),
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
    /// What the last move did.
    news: Vec<String>,
    dialog: Option<Dialog>,
    /// The tree of the best moves, while it is looked at.
    tree: Option<SearchTree>,
    /// The position that was shown when the analysis of the game was asked for.
    analysed_at: Option<usize>,
    thinkers: Thinkers,
    /// `None` if it is not played by the clock.
    clock: Option<GameClock>,
    autosave: Autosave,
    layout: LayoutCache,
    /// It began in a review of another game, which is left aside.
    has_parent: bool,
}

impl GameScreen {
    /// Questions to workers are numbered from `first_question`, so that late answers to those of an earlier
    /// game are not taken for answers to these.
    pub fn new(
        session: Session,
        settings: &PlaySettings,
        sender: Sender,
        first_question: u64,
        autosave: Autosave,
    ) -> GameScreen {
        let game = session.game();
        let mut screen = GameScreen {
            localizer: Localizer::of(settings.language, game.info()).with(crate::TEXTS),
            history: History::default(),
            view: ViewModel::new(game.view(), settings.appearance),
            notice: None,
            news: Vec::new(),
            dialog: None,
            tree: None,
            analysed_at: None,
            thinkers: Thinkers::new(settings, sender, first_question),
            clock: GameClock::of(&session),
            autosave,
            layout: LayoutCache::default(),
            has_parent: false,
            session,
        };
        screen.orient_to_human();
        screen.position_changed();
        screen
    }

    /// The way out leads to the game it began in.
    pub fn with_parent(mut self, has_parent: bool) -> GameScreen {
        self.has_parent = has_parent;
        self
    }

    /// Left aside for another game.
    pub fn park(&mut self) {
        self.tree = None;
        self.stop_clock();
        self.thinkers.reset();
    }

    /// Shown again, at the same place of a review.
    pub fn unpark(&mut self) {
        let review = self.view.review();
        self.position_changed();
        if let Some(ply) = review {
            self.view.start_review(self.history.len());
            self.show(ply);
        }
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn game(&self) -> &dyn AnyMatch {
        self.session.game()
    }

    pub fn update(&mut self, event: &Event) -> Option<AppRequest> {
        match event {
            Event::Key(key) => return self.key(*key),
            Event::Mouse(mouse) => return self.mouse(*mouse),
            Event::Worker(number, update) => self.on_worker_update(*number, update),
            Event::Tree(number, replies) => self.replies_found(*number, replies),
            Event::Tick => self.on_tick(),
            Event::Suspend => self.stop_clock(),
            Event::Continue => self.run_clock(),
            _ => {}
        }
        None
    }

    /// When it wants an [`Event::Tick`].
    pub fn deadline(&self) -> Option<Instant> {
        let clock = self.clock.as_ref().and_then(|clock| clock.deadline(Instant::now()));
        self.thinkers.deadline().into_iter().chain(clock).min()
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
