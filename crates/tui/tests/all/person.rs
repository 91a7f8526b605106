//! A person at the terminal: presses keys, clicks, looks at the screen.

use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use jogada_play::{Limits, Request, Seat, Session, open};
use jogada_tui::{App, Appearance, Event, PlaySettings};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// Someone who plays.
pub struct Person {
    pub app: App,
    terminal: Terminal<TestBackend>,
    events: Receiver<Event>,
}

/// Quick bots, nothing saved.
pub fn settings() -> PlaySettings {
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    PlaySettings {
        language: "en",
        appearance: Appearance::default(),
        request: Request { limits, ..Request::default() },
        seed: 1,
        names: Vec::new(),
        clock: None,
        state_dir: None,
    }
}

/// A game between these two seats.
pub fn session(spec: &str, seats: [&str; 2]) -> Session {
    let game = open(spec, None).unwrap();
    let seats = seats.map(|name| Seat::parse(name, game.info()).unwrap());
    Session::new(game, seats)
}

impl Person {
    /// Someone before a screen of this size.
    pub fn at(width: u16, height: u16, start: Option<Session>, settings: PlaySettings) -> Person {
        let (sender, events) = mpsc::channel();
        let app = App::new(start, settings, sender);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Person { app, terminal, events }
    }

    /// What is on the screen, without blanks at the ends of lines.
    pub fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content.chunks(buffer.area.width.into());
        let line = |row: &[ratatui::buffer::Cell]| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned() + "\n"
        };
        rows.map(line).collect()
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.app.update(&Event::Redraw);
    }

    /// Presses keys by name: `Down`, `Enter`, `Ctrl-c`, or single letters.
    pub fn press(&mut self, keys: &str) -> &mut Person {
        for name in keys.split_whitespace() {
            self.screen();
            self.app.update(&Event::Key(key(name)));
        }
        self
    }

    /// Types a text, letter by letter.
    pub fn write(&mut self, text: &str) -> &mut Person {
        for letter in text.chars() {
            self.app.update(&Event::Key(KeyEvent::from(KeyCode::Char(letter))));
        }
        self
    }

    /// Clicks on the first place where this text is seen.
    pub fn click(&mut self, text: &str) -> &mut Person {
        let (column, row) = self.place_of(text);
        self.click_at(column, row);
        self
    }

    /// Moves the mouse over the first place where this text is seen.
    pub fn hover(&mut self, text: &str) -> &mut Person {
        let (column, row) = self.place_of(text);
        self.mouse(MouseEventKind::Moved, column, row);
        self
    }

    fn place_of(&mut self, text: &str) -> (u16, u16) {
        let screen = self.screen();
        let found = screen.lines().zip(0..).find_map(|(line, row)| {
            let bytes = line.find(text)?;
            Some((line[..bytes].chars().count() as u16, row))
        });
        found.unwrap_or_else(|| panic!("no {text} in\n{screen}"))
    }

    /// Clicks on a square by its name.
    pub fn click_cell(&mut self, name: &str) -> &mut Person {
        let (column, row) = self.place(name);
        self.click_at(column, row);
        self
    }

    /// Column and row of a square on the screen, found by the letters and numbers at the edges.
    pub fn place(&mut self, name: &str) -> (u16, u16) {
        let screen = self.screen();
        let (letter, number) = name.split_at(1);
        let top = screen.lines().position(is_letters).unwrap();
        let letters = screen.lines().nth(top).unwrap();
        let column = letters.chars().position(|c| c.to_string() == letter).unwrap();
        let labelled = |line: &str| {
            line.split([' ', '│', '|', '(']).find(|word| !word.is_empty()) == Some(number)
        };
        let row = screen.lines().skip(top).position(labelled).unwrap() + top;
        (column as u16, row as u16)
    }

    /// The screen with its colours.
    pub fn buffer(&mut self) -> Buffer {
        self.screen();
        self.terminal.backend().buffer().clone()
    }

    fn click_at(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.update(&Event::Mouse(mouse));
    }

    /// Waits until the screen shows this text.
    pub fn wait_for(&mut self, text: &str) -> &mut Person {
        let mut screen = self.screen();
        while !screen.contains(text) {
            let event = self.next().unwrap_or_else(|| panic!("never saw {text} in\n{screen}"));
            self.app.update(&event);
            screen = self.screen();
        }
        self
    }

    /// What happens next; nothing if it takes far too long.
    fn next(&self) -> Option<Event> {
        let due = self.app.deadline().map(|due| due.saturating_duration_since(Instant::now()));
        match self.events.recv_timeout(due.unwrap_or(Duration::from_mins(1))) {
            Ok(event) => Some(event),
            Err(_) => due.map(|_| Event::Tick),
        }
    }

    /// The screen must show this text now.
    pub fn sees(&mut self, text: &str) -> &mut Person {
        let screen = self.screen();
        assert!(screen.contains(text), "no {text} in\n{screen}");
        self
    }

    /// The screen must not show this text now.
    pub fn sees_no(&mut self, text: &str) -> &mut Person {
        let screen = self.screen();
        assert!(!screen.contains(text), "{text} in\n{screen}");
        self
    }
}

/// Whether a line of the screen has the letters of the columns.
pub fn is_letters(line: &str) -> bool {
    let line = line.trim_start_matches([' ', '←', '↑', '<', '^']);
    let mut signs = line.chars();
    signs.next().is_some_and(|c| c.is_ascii_lowercase()) && signs.next() == Some(' ')
}

fn key(name: &str) -> KeyEvent {
    let code = match name {
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "Space" => KeyCode::Char(' '),
        "Backspace" => KeyCode::Backspace,
        "Delete" => KeyCode::Delete,
        ctrl if ctrl.starts_with("Ctrl-") => {
            let letter = ctrl.chars().last().unwrap();
            return KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        }
        letter => KeyCode::Char(letter.chars().next().unwrap()),
    };
    KeyEvent::from(code)
}
