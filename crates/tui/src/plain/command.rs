//! The commands, declared once. Their words and what they do are the messages `command-<id>` and
//! `command-<id>.help`; several words are separated by commas, the first is the usual one.

/// What can be asked for at the prompt, besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
    Redo,
    Hint,
    Moves,
    Board,
    Flip,
    Draw,
    Resign,
    Score,
    Think,
    Again,
    Swap,
    Save,
    Overwrite,
    Load,
    Rules,
    Help,
    Quit,
}

/// A line of the table.
pub(super) struct Entry {
    pub(super) command: Command,
    /// Id of the message with its words.
    pub(super) id: &'static str,
    /// Id of the message that says what may follow it.
    pub(super) argument: Option<&'static str>,
    pub(super) moment: Moment,
}

/// When a command makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    Always,
    /// While the game is going on.
    Playing,
    /// After its end.
    Over,
}

impl Entry {
    /// Whether it makes sense now.
    pub(super) fn fits(&self, over: bool) -> bool {
        match self.moment {
            Moment::Always => true,
            Moment::Playing => !over,
            Moment::Over => over,
        }
    }
}

/// What follows a command that wants a file.
pub(super) const FILE: &str = "plain-file";
/// What follows a command that can be on or off.
pub(super) const SWITCH: &str = "plain-switch";

/// All commands, in the order of the help.
pub(super) const COMMANDS: &[Entry] = &[
    entry(Command::Undo, "command-undo", None, Moment::Always),
    entry(Command::Redo, "command-redo", None, Moment::Always),
    entry(Command::Hint, "command-hint", None, Moment::Playing),
    entry(Command::Moves, "command-moves", None, Moment::Playing),
    entry(Command::Board, "command-board", None, Moment::Always),
    entry(Command::Flip, "command-flip", None, Moment::Always),
    entry(Command::Draw, "command-draw", None, Moment::Playing),
    entry(Command::Resign, "command-resign", None, Moment::Playing),
    entry(Command::Score, "command-score", Some(SWITCH), Moment::Always),
    entry(Command::Think, "command-think", Some(SWITCH), Moment::Always),
    entry(Command::Again, "command-again", None, Moment::Over),
    entry(Command::Swap, "command-swap", None, Moment::Over),
    entry(Command::Save, "command-save", Some(FILE), Moment::Always),
    entry(Command::Overwrite, "command-overwrite", Some(FILE), Moment::Always),
    entry(Command::Load, "command-load", Some(FILE), Moment::Always),
    entry(Command::Rules, "command-rules", None, Moment::Always),
    entry(Command::Help, "command-help", None, Moment::Always),
    entry(Command::Quit, "command-quit", None, Moment::Always),
];

const fn entry(
    command: Command,
    id: &'static str,
    argument: Option<&'static str>,
    moment: Moment,
) -> Entry {
    Entry { command, id, argument, moment }
}
