//! The terminal in raw mode, restored on every way out.

use std::io::{self, Stdout, stdout};
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use jogada_play::Session;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event as Input, KeyEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};

use crossterm::clipboard::CopyToClipboard;

use crate::app::App;
use crate::event::{Event, Sender};
use crate::settings::PlaySettings;
use crate::signals;

/// Plays on the full screen, from this game or from the menu, until the user quits. A signal that ends
/// the process takes effect after the terminal is restored.
pub fn run(start: Option<Session>, settings: PlaySettings) -> io::Result<()> {
    match play(start, settings)? {
        Some(signal) => signals::kill(signal),
        None => Ok(()),
    }
}

/// Columns and rows of the terminal; `None` without one.
pub fn size() -> Option<(u16, u16)> {
    // On Unix `size` would start `tput` where there is no terminal.
    #[cfg(unix)]
    let size = terminal::window_size().map(|size| (size.columns, size.rows));
    #[cfg(not(unix))]
    let size = terminal::size();
    size.ok().filter(|(columns, rows)| *columns > 0 && *rows > 0)
}

/// Returns the signal that ended it, if one did.
fn play(start: Option<Session>, settings: PlaySettings) -> io::Result<Option<i32>> {
    let (sender, events) = mpsc::channel();
    signals::listen(&sender)?;
    let mut terminal = TerminalGuard::enter()?;
    // From the first poll on, changes of size are reported.
    event::poll(Duration::ZERO)?;
    let inputs = sender.clone();
    // It ends with the process: a blocking read cannot be cancelled.
    std::thread::spawn(move || {
        // Without keys nobody could even quit: the game is kept and the program ends.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| listen(&inputs)));
        let _ = inputs.send(Event::TerminalClosed);
    });
    let mut app = App::new(start, settings, sender);
    let mut killed = None;
    while app.is_running() {
        terminal.terminal.draw(|frame| app.draw(frame))?;
        killed = handle_events(&mut app, &mut terminal, &events)?;
        if let Some(text) = app.take_copied() {
            execute!(stdout(), CopyToClipboard::to_clipboard_from(text))?;
        }
    }
    // Restored before the bots are joined, which may take a moment.
    drop(terminal);
    Ok(killed)
}

/// Handles the next event and all that are queued, so that they cost one redraw. Returns the signal that
/// ends the program, if one does.
fn handle_events(
    app: &mut App,
    terminal: &mut TerminalGuard,
    events: &Receiver<Event>,
) -> io::Result<Option<i32>> {
    let mut next = Some(match app.deadline() {
        None => events.recv().unwrap_or(Event::TerminalClosed),
        Some(due) => match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Tick,
            Err(RecvTimeoutError::Disconnected) => Event::TerminalClosed,
        },
    });
    while let Some(event) = next {
        match event {
            // The clocks stand still meanwhile.
            Event::Suspend => {
                app.update(&event);
                terminal.suspend()?;
                app.update(&Event::Continue);
            }
            Event::Continue => terminal.resume()?,
            _ => app.update(&event),
        }
        if let Event::Terminate(signal) = event {
            return Ok(Some(signal));
        }
        next = if app.is_running() { events.try_recv().ok() } else { None };
    }
    Ok(None)
}

/// Forwards keys and mouse until reading fails. Ctrl-Z is turned into the signal that raw mode suppresses.
fn listen(sender: &Sender) {
    loop {
        let event = match event::read() {
            Ok(Input::Key(key)) if key.kind == KeyEventKind::Release => continue,
            Ok(Input::Key(key)) if signals::is_suspend_key(key) => {
                signals::suspend_job();
                continue;
            }
            Ok(Input::Key(key)) => Event::Key(key),
            Ok(Input::Mouse(mouse)) => Event::Mouse(mouse),
            Ok(Input::Resize(..)) => Event::Redraw,
            Ok(_) => continue,
            Err(_) => return,
        };
        if sender.send(event).is_err() {
            return;
        }
    }
}

/// Whether the locale of the environment has no characters but those of ASCII.
pub fn is_ascii_locale() -> bool {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    locale.is_some_and(|locale| ["C", "POSIX"].contains(&locale.as_str()))
}

/// Restores the terminal when dropped.
struct TerminalGuard {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// `suspend` has run and taken the terminal again; the SIGCONT that ended it is still in the queue.
    stopped: bool,
}

impl TerminalGuard {
    fn enter() -> io::Result<TerminalGuard> {
        let default_hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // A panic in a worker is reported on the screen.
            if std::thread::current().name() == Some("main") {
                restore();
                default_hook(info);
            }
        }));
        Ok(TerminalGuard { terminal: enter()?, stopped: false })
    }

    /// Restores the terminal, stops the process, and takes the terminal again when the job is resumed.
    fn suspend(&mut self) -> io::Result<()> {
        restore();
        self.stopped = true;
        signals::stop()?;
        self.terminal = enter()?;
        Ok(())
    }

    /// After SIGSTOP, which cannot be caught, the shell has changed the terminal.
    fn resume(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.stopped) {
            restore();
            self.terminal = enter()?;
        }
        Ok(())
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

/// Clears the screen, so that the next draw is a full one.
fn enter() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Errors are ignored, so that each step is tried.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
}
