//! A game on the screen.

mod action;
mod dialog;
mod dialog_view;
mod draw;
mod input;
mod panel;
mod perform;
mod review;
mod selection;
mod thinkers;

pub use action::Action;

use std::time::Instant;

use jogada_play::{
    Analysis, AnyMatch, BoardView, Cell, GameLine, LegalMove, Localizer, Mark, Message, Seat,
    Session, Side,
};
use ratatui::layout::Rect;

use self::dialog::Dialog;
use self::review::{PositionEval, Review};
use self::selection::Selection;
use self::thinkers::{AdvicePurpose, Thinkers};
use crate::board::Layout;
use crate::event::{Event, Sender};
use crate::settings::{Appearance, PlaySettings};
use crate::store::AutosaveSlot;

/// What the game screen asks the application to do.
#[derive(Debug)]
pub enum AppRequest {
    Menu,
    /// Another game between these seats, from the same start position.
    Rematch([Seat; 2]),
    /// Remember a change of appearance.
    SaveAppearance(Appearance),
}

/// What the user can turn on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Toggle {
    /// Mark the cells that can be selected.
    LegalTargets,
    /// Show the search of the bots.
    Thinking,
    EvalBar,
    /// Turn the board to the side to move.
    FlipEachTurn,
}

/// A sentence for the person at the board.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    alarm: bool,
}

/// A game on the screen: the session, and everything that is seen around it.
pub struct GameScreen {
    session: Session,
    localizer: Localizer,
    appearance: Appearance,
    toggles: Vec<Toggle>,
    thinkers: Thinkers,
    /// The position that is seen, and the moves on offer if it is the latest.
    view: BoardView,
    legal_moves: Vec<LegalMove>,
    moves: Vec<String>,
    cursor: Cell,
    selection: Selection,
    hint: Vec<Cell>,
    /// What the adviser found out about the latest position.
    advice: Option<Analysis>,
    notice: Option<Notice>,
    dialog: Option<Dialog>,
    review: Option<Review>,
    /// What the engine says about the position after so many moves.
    evals: Vec<Option<PositionEval>>,
    /// Who made each move.
    sides: Vec<Side>,
    unfinished: Option<AutosaveSlot>,
    /// Where things were drawn last.
    layout: Option<Layout>,
    buttons: Vec<(Rect, Action)>,
    rows: Vec<Rect>,
    /// The last line a text can begin with when it is scrolled.
    last_line: u16,
}

impl GameScreen {
    /// A game that begins, or goes on.
    pub fn new(
        session: Session,
        settings: &PlaySettings,
        sender: Sender,
        unfinished: Option<AutosaveSlot>,
    ) -> GameScreen {
        let info = session.game().info();
        let view = session.game().view();
        let mut screen = GameScreen {
            localizer: Localizer::of(settings.language, info).with(crate::TEXTS),
            appearance: settings.appearance,
            toggles: vec![Toggle::LegalTargets],
            thinkers: Thinkers::new(settings, sender),
            cursor: Cell(centre(&view)),
            view,
            legal_moves: Vec::new(),
            moves: Vec::new(),
            selection: Selection::default(),
            hint: Vec::new(),
            advice: None,
            notice: None,
            dialog: None,
            review: None,
            evals: Vec::new(),
            sides: Vec::new(),
            unfinished,
            layout: None,
            buttons: Vec::new(),
            rows: Vec::new(),
            last_line: 0,
            session,
        };
        screen.orient_to_human();
        screen.position_changed();
        screen
    }

    /// Says that the game cannot be kept, and why.
    pub fn warn_not_saved(&mut self, error: &std::io::Error) {
        let message = Message::new("notice-not-kept").with("error", error.to_string());
        let text = self.localizer.say(&message);
        self.refuse(text);
    }

    /// The spec and the position it began with, if not the usual one.
    pub fn start_position(&self) -> (String, Option<String>) {
        let line = self.session.game().line();
        (line.spec, line.start)
    }

    /// Reacts to an event.
    pub fn update(&mut self, event: &Event) -> Option<AppRequest> {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Worker(number, update) => {
                self.on_worker_update(*number, update);
                None
            }
            Event::Tick => {
                self.on_tick();
                None
            }
            _ => None,
        }
    }

    /// When it wants to be woken.
    pub fn deadline(&self) -> Option<Instant> {
        self.thinkers.deadline()
    }

    /// The board stands so that the only person looks from below.
    fn orient_to_human(&mut self) {
        let humans = self.session.seats().each_ref().map(Seat::is_human);
        if humans == [false, true] {
            self.appearance.flip = !self.appearance.flip;
        }
    }

    /// The latest position is another one: looks at it anew, keeps it and goes on.
    fn position_changed(&mut self) {
        self.selection.release();
        self.hint.clear();
        self.advice = None;
        self.sync_history();
        self.legal_moves = self.session.game().legal();
        self.view = self.session.game().view();
        self.keep();
        if let Some(cell) = self.last_cell() {
            self.cursor = cell;
        }
        self.thinkers.ask_bot(&self.session);
        self.request_evaluation();
    }

    /// Takes note of the moves, and forgets what was said about those that were taken back.
    fn sync_history(&mut self) {
        let line = self.session.game().line();
        let same = self.moves.iter().zip(&line.moves).take_while(|(a, b)| a == b).count();
        self.evals.truncate(same + 1);
        self.sides.truncate(same);
        let known = GameLine { moves: line.moves[..same].to_vec(), ..line.clone() };
        let mut game = known.game();
        for text in &line.moves[same..] {
            self.sides.push(game.side());
            game.play(text).expect("it was played before");
        }
        self.moves = line.moves;
    }

    /// Asks who is ahead, if that is shown and nobody thinks anyway.
    fn request_evaluation(&mut self) {
        let idle = self.thinkers.asked.is_none() && self.thinkers.advising.is_none();
        if self.has(Toggle::EvalBar)
            && idle
            && self.advice.is_none()
            && self.session.ending().is_none()
        {
            let line = self.session.game().line();
            self.thinkers.ask_adviser(line, AdvicePurpose::EvalBar, &self.session);
        }
    }

    /// Keeps the game in case of an accident; one that is over needs no keeping.
    fn keep(&mut self) {
        let over = self.session.ending().is_some() || self.moves.is_empty();
        let Some(unfinished) = &mut self.unfinished else { return };
        let saved = if over { unfinished.clear() } else { unfinished.save(&self.session.record()) };
        if let Err(error) = saved {
            self.warn_not_saved(&error);
        }
    }

    fn has(&self, toggle: Toggle) -> bool {
        self.toggles.contains(&toggle)
    }

    /// Takes a habit up or drops it. Whether it has it now.
    fn change(&mut self, toggle: Toggle) -> bool {
        let had = self.has(toggle);
        self.toggles.retain(|other| *other != toggle);
        if !had {
            self.toggles.push(toggle);
        }
        !had
    }

    fn last_cell(&self) -> Option<Cell> {
        let last = self.view.marks.iter().find(|(_, mark)| *mark == Mark::Last);
        last.map(|(cell, _)| *cell)
    }

    /// Whether a person may move now.
    fn can_move(&self) -> bool {
        let human = self.session.mover().is_some_and(|(_, seat)| seat.is_human());
        human && self.review.is_none()
    }

    fn game(&self) -> &dyn AnyMatch {
        self.session.game()
    }

    fn say(&mut self, id: &'static str) {
        self.tell(&Message::new(id));
    }

    fn tell(&mut self, message: &Message) {
        self.notice = Some(Notice { text: self.localizer.say(message), alarm: false });
    }

    fn refuse(&mut self, text: String) {
        self.notice = Some(Notice { text, alarm: true });
    }

    /// The side that acts: the one to move.
    fn side(&self) -> Side {
        self.session.game().side()
    }
}

fn centre(view: &BoardView) -> u16 {
    let (cols, rows) = (u16::from(view.grid.cols), u16::from(view.grid.rows));
    rows / 2 * cols + cols / 2
}
