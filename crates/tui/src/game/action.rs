//! The actions at the board: one list for the keys, the key bar and the help.

use jogada_play::Localizer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Select the cell under the cursor.
    Choose,
    /// Cancel: the selection, the hint, or the review.
    Release,
    /// Type a move.
    Type,
    /// The list of all legal moves.
    Moves,
    Undo,
    Redo,
    Hint,
    /// Make the bot play the best move found so far.
    MoveNow,
    /// Pause or resume a game between bots.
    Pause,
    Faster,
    Slower,
    Flip,
    FlipEachTurn,
    LegalTargets,
    Thinking,
    EvalBar,
    /// What the evaluation of the position is made of.
    Explain,
    /// The tree of the best moves.
    Tree,
    /// The next theme.
    Theme,
    /// Offer a draw.
    Draw,
    Resign,
    Review,
    /// Let the engine evaluate every position of the game.
    Analyse,
    Save,
    Rematch,
    /// A rematch with the sides swapped.
    SwapSides,
    /// A rematch against the next level.
    Stronger,
    /// A rematch against the level below.
    Weaker,
    /// In a review: another game from the position shown.
    PlayOn,
    /// In a review: the next mistake.
    NextMistake,
    /// Show and copy the text of the position.
    CopyPosition,
    Help,
    Menu,
}

/// The only key whose name differs between languages.
const SPACE: &str = "Space";

/// Every action with its key, the name of that key, and the word in the id of its message `do-<word>`.
/// Capital letters are not used: they begin moves.
const KEYS: &[(Action, KeyCode, &str, &str)] = &[
    (Action::Choose, KeyCode::Enter, "Enter", "choose"),
    (Action::Release, KeyCode::Esc, "Esc", "release"),
    (Action::Type, KeyCode::Char('m'), "m", "type"),
    (Action::Moves, KeyCode::Char('p'), "p", "moves"),
    (Action::Undo, KeyCode::Char('u'), "u", "undo"),
    (Action::Redo, KeyCode::Char('r'), "r", "redo"),
    (Action::Hint, KeyCode::Char('h'), "h", "hint"),
    (Action::MoveNow, KeyCode::Char('.'), ".", "hurry"),
    (Action::Pause, KeyCode::Char(' '), SPACE, "pause"),
    (Action::Faster, KeyCode::Char('+'), "+", "faster"),
    (Action::Slower, KeyCode::Char('-'), "-", "slower"),
    (Action::Flip, KeyCode::Char('f'), "f", "flip"),
    (Action::FlipEachTurn, KeyCode::Char('o'), "o", "flip-each-turn"),
    (Action::LegalTargets, KeyCode::Char('l'), "l", "legal"),
    (Action::Thinking, KeyCode::Char('v'), "v", "thinking"),
    (Action::EvalBar, KeyCode::Char('e'), "e", "bar"),
    (Action::Explain, KeyCode::Char('i'), "i", "explain"),
    (Action::Tree, KeyCode::Char('g'), "g", "tree"),
    (Action::Theme, KeyCode::Char('t'), "t", "theme"),
    (Action::Draw, KeyCode::Char('d'), "d", "draw"),
    (Action::Resign, KeyCode::Char('x'), "x", "resign"),
    (Action::Review, KeyCode::Char('b'), "b", "look"),
    (Action::Analyse, KeyCode::Char('a'), "a", "analyse"),
    (Action::Save, KeyCode::Char('s'), "s", "save"),
    (Action::Rematch, KeyCode::Char('n'), "n", "again"),
    (Action::SwapSides, KeyCode::Char('w'), "w", "swap"),
    (Action::Stronger, KeyCode::Char('>'), ">", "stronger"),
    (Action::Weaker, KeyCode::Char('<'), "<", "weaker"),
    (Action::PlayOn, KeyCode::Char('c'), "c", "play-on"),
    (Action::NextMistake, KeyCode::Tab, "Tab", "mistake"),
    (Action::CopyPosition, KeyCode::Char('y'), "y", "position"),
    (Action::Help, KeyCode::Char('?'), "?", "help"),
    (Action::Menu, KeyCode::Char('q'), "q", "menu"),
];

impl Action {
    /// In the order of the help.
    pub fn all() -> impl Iterator<Item = Action> {
        KEYS.iter().map(|(action, ..)| *action)
    }

    pub fn of_key(key: KeyEvent) -> Option<Action> {
        let plain = (key.modifiers - KeyModifiers::SHIFT).is_empty();
        let found = KEYS.iter().find(|(_, code, ..)| plain && *code == key.code);
        found.map(|(action, ..)| *action)
    }

    pub fn key_name(self, localizer: &Localizer) -> String {
        match self.entry().2 {
            SPACE => localizer.word("key-space"),
            name => name.to_owned(),
        }
    }

    /// A label of a word or two; its attribute `.help` says more.
    pub fn message_id(self) -> String {
        format!("do-{}", self.entry().3)
    }

    fn entry(self) -> &'static (Action, KeyCode, &'static str, &'static str) {
        let entry = KEYS.iter().find(|(action, ..)| *action == self);
        entry.expect("every action has a key")
    }
}
