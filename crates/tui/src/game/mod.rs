//! A game on the screen.

mod action;
mod actions;
mod dialog;
mod draw;
mod moves;
mod panel;
mod pointing;
mod review;
mod thinking;
mod windows;

pub use action::Action;

use std::time::Instant;

use jogada_play::{
    Analysis, AnyMatch, BoardView, Cell, GameLine, LegalMove, Localizer, Mark, Message, Seat,
    Session, Side,
};
use ratatui::layout::Rect;

use self::dialog::Dialog;
use self::pointing::Pointing;
use self::review::{Judged, Review};
use self::thinking::{Purpose, Thinkers};
use crate::board::Layout;
use crate::event::{Event, Sender};
use crate::settings::{Look, Settings};
use crate::store::Unfinished;

/// What a screen asks the program to do.
#[derive(Debug)]
pub enum Wish {
    /// Leave for the menu.
    Menu,
    /// Another game between these seats, from the same beginning.
    Again([Seat; 2]),
    /// The look was changed and should be remembered.
    Look(Look),
}

/// Something that is shown or done, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Habit {
    /// The cells that may be chosen are marked.
    Legal,
    /// What bots think is shown.
    Thinking,
    /// A bar shows who is ahead.
    Bar,
    /// The board turns to whoever is to move.
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
    look: Look,
    habits: Vec<Habit>,
    thinkers: Thinkers,
    /// The position that is seen, and the moves on offer if it is the latest.
    view: BoardView,
    offers: Vec<LegalMove>,
    moves: Vec<String>,
    cursor: Cell,
    pointing: Pointing,
    hint: Vec<Cell>,
    /// What the adviser found out about the latest position.
    advice: Option<Analysis>,
    notice: Option<Notice>,
    dialog: Option<Dialog>,
    review: Option<Review>,
    /// What the engine says about the position after so many moves.
    judged: Vec<Option<Judged>>,
    /// Who made each move.
    sides: Vec<Side>,
    unfinished: Option<Unfinished>,
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
        settings: &Settings,
        sender: Sender,
        unfinished: Option<Unfinished>,
    ) -> GameScreen {
        let info = session.game().info();
        let view = session.game().view();
        let mut screen = GameScreen {
            localizer: Localizer::of(settings.language, info).with(crate::TEXTS),
            look: settings.look,
            habits: vec![Habit::Legal],
            thinkers: Thinkers::new(settings, sender),
            cursor: Cell(centre(&view)),
            view,
            offers: Vec::new(),
            moves: Vec::new(),
            pointing: Pointing::default(),
            hint: Vec::new(),
            advice: None,
            notice: None,
            dialog: None,
            review: None,
            judged: Vec::new(),
            sides: Vec::new(),
            unfinished,
            layout: None,
            buttons: Vec::new(),
            rows: Vec::new(),
            last_line: 0,
            session,
        };
        screen.turn_to_human();
        screen.arrive();
        screen
    }

    /// Says that the game cannot be kept, and why.
    pub fn warn_not_kept(&mut self, error: &std::io::Error) {
        let message = Message::new("notice-not-kept").with("error", error.to_string());
        let text = self.localizer.say(&message);
        self.refuse(text);
    }

    /// The spec and the position it began with, if not the usual one.
    pub fn beginning(&self) -> (String, Option<String>) {
        let line = self.session.game().line();
        (line.spec, line.start)
    }

    /// Reacts to an event.
    pub fn update(&mut self, event: &Event) -> Option<Wish> {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::News(number, news) => {
                self.hear(*number, news);
                None
            }
            Event::Tick => {
                self.tick();
                None
            }
            _ => None,
        }
    }

    /// When it wants to be woken.
    pub fn due(&self) -> Option<Instant> {
        self.thinkers.due()
    }

    /// The board stands so that the only person looks from below.
    fn turn_to_human(&mut self) {
        let humans = self.session.seats().each_ref().map(Seat::is_human);
        if humans == [false, true] {
            self.look.flip = !self.look.flip;
        }
    }

    /// The latest position is another one: looks at it anew, keeps it and goes on.
    fn arrive(&mut self) {
        self.pointing.release();
        self.hint.clear();
        self.advice = None;
        self.follow();
        self.offers = self.session.game().legal();
        self.view = self.session.game().view();
        self.keep();
        if let Some(cell) = self.last_cell() {
            self.cursor = cell;
        }
        self.thinkers.ask_bot(&self.session);
        self.look_ahead();
    }

    /// Takes note of the moves, and forgets what was said about those that were taken back.
    fn follow(&mut self) {
        let line = self.session.game().line();
        let same = self.moves.iter().zip(&line.moves).take_while(|(a, b)| a == b).count();
        self.judged.truncate(same + 1);
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
    fn look_ahead(&mut self) {
        let idle = self.thinkers.asked.is_none() && self.thinkers.advising.is_none();
        if self.has(Habit::Bar) && idle && self.advice.is_none() && self.session.ending().is_none()
        {
            let line = self.session.game().line();
            self.thinkers.ask_adviser(line, Purpose::Bar, &self.session);
        }
    }

    /// Keeps the game in case of an accident; one that is over needs no keeping.
    fn keep(&mut self) {
        let over = self.session.ending().is_some() || self.moves.is_empty();
        let Some(unfinished) = &mut self.unfinished else { return };
        let kept = if over { unfinished.clear() } else { unfinished.save(&self.session.record()) };
        if let Err(error) = kept {
            self.warn_not_kept(&error);
        }
    }

    fn has(&self, habit: Habit) -> bool {
        self.habits.contains(&habit)
    }

    /// Takes a habit up or drops it. Whether it has it now.
    fn change(&mut self, habit: Habit) -> bool {
        let had = self.has(habit);
        self.habits.retain(|other| *other != habit);
        if !had {
            self.habits.push(habit);
        }
        !had
    }

    fn last_cell(&self) -> Option<Cell> {
        let last = self.view.marks.iter().find(|(_, mark)| *mark == Mark::Last);
        last.map(|(cell, _)| *cell)
    }

    /// Whether a person may move now.
    fn may_move(&self) -> bool {
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
