//! What a person can do at the board: one list for keys, for the line of keys and for the help.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Something to do at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Choose the cell under the cursor.
    Choose,
    /// Let go of what is chosen.
    Release,
    /// Type a move or a command.
    Type,
    /// Moves that are no cells, such as a pass.
    Other,
    /// Take back.
    Undo,
    /// Make again.
    Redo,
    /// Ask for a good move.
    Hint,
    /// Stop a bot that thinks: it plays the best so far.
    Hurry,
    /// Stop and go on, between bots.
    Pause,
    /// Bots move sooner.
    Faster,
    /// Bots move later.
    Slower,
    /// Turn the board round.
    Flip,
    /// Turn the board round at every move.
    FlipEachTurn,
    /// Show where one may go, or not.
    Legal,
    /// Show what bots think, or not.
    Thinking,
    /// Show who is ahead, or not.
    Bar,
    /// The next theme.
    Theme,
    /// Offer a draw.
    Draw,
    /// Give up.
    Resign,
    /// Look through the game.
    Look,
    /// Have the game looked through by the engine.
    Analyse,
    /// Write the game to a file.
    Save,
    /// The same again.
    Again,
    /// The same with the sides swapped.
    Swap,
    /// Rules and keys.
    Help,
    /// Leave for the menu.
    Menu,
}

/// Every action with its key and how that key is called. The text is the message `do-<word>`. Capital
/// letters are no keys: they begin moves.
const KEYS: &[(Action, KeyCode, &str, &str)] = &[
    (Action::Choose, KeyCode::Enter, "Enter", "choose"),
    (Action::Release, KeyCode::Esc, "Esc", "release"),
    (Action::Type, KeyCode::Char('m'), "m", "type"),
    (Action::Other, KeyCode::Char('p'), "p", "other"),
    (Action::Undo, KeyCode::Char('u'), "u", "undo"),
    (Action::Redo, KeyCode::Char('r'), "r", "redo"),
    (Action::Hint, KeyCode::Char('h'), "h", "hint"),
    (Action::Hurry, KeyCode::Char('.'), ".", "hurry"),
    (Action::Pause, KeyCode::Char(' '), "Space", "pause"),
    (Action::Faster, KeyCode::Char('+'), "+", "faster"),
    (Action::Slower, KeyCode::Char('-'), "-", "slower"),
    (Action::Flip, KeyCode::Char('f'), "f", "flip"),
    (Action::FlipEachTurn, KeyCode::Char('o'), "o", "flip-each-turn"),
    (Action::Legal, KeyCode::Char('l'), "l", "legal"),
    (Action::Thinking, KeyCode::Char('v'), "v", "thinking"),
    (Action::Bar, KeyCode::Char('e'), "e", "bar"),
    (Action::Theme, KeyCode::Char('t'), "t", "theme"),
    (Action::Draw, KeyCode::Char('d'), "d", "draw"),
    (Action::Resign, KeyCode::Char('x'), "x", "resign"),
    (Action::Look, KeyCode::Char('b'), "b", "look"),
    (Action::Analyse, KeyCode::Char('a'), "a", "analyse"),
    (Action::Save, KeyCode::Char('s'), "s", "save"),
    (Action::Again, KeyCode::Char('n'), "n", "again"),
    (Action::Swap, KeyCode::Char('w'), "w", "swap"),
    (Action::Help, KeyCode::Char('?'), "?", "help"),
    (Action::Menu, KeyCode::Char('q'), "q", "menu"),
];

impl Action {
    /// All actions, in the order of the help.
    pub fn all() -> impl Iterator<Item = Action> {
        KEYS.iter().map(|(action, ..)| *action)
    }

    /// The action of a key.
    pub fn of(key: KeyEvent) -> Option<Action> {
        let plain = (key.modifiers - KeyModifiers::SHIFT).is_empty();
        let found = KEYS.iter().find(|(_, code, ..)| plain && *code == key.code);
        found.map(|(action, ..)| *action)
    }

    /// What its key is called.
    pub fn key(self) -> &'static str {
        self.entry().2
    }

    /// The id of the message that says what it does, in a word or two; `.help` says more.
    pub fn text(self) -> String {
        format!("do-{}", self.entry().3)
    }

    fn entry(self) -> &'static (Action, KeyCode, &'static str, &'static str) {
        let entry = KEYS.iter().find(|(action, ..)| *action == self);
        entry.expect("every action has a key")
    }
}
