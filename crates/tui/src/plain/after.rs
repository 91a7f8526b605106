//! What follows the end of a game: the next steps, another game, the mistakes.

use std::io;

use jogada_play::{AnyMatch, Message, Seat};

use super::command_names::{COMMANDS, Command, CommandSpec};
use super::session::LineSession;
use crate::adviser;
use crate::analysis_text::{best_text, mistake_message};
use crate::autosave::Autosave;
use crate::history::{History, PositionEval};
use crate::outcome::{Step, next_steps, only_person};
use crate::rematch::{rematch, seats_with_level};

impl LineSession<'_, '_> {
    /// Prints what can be done after the end, with the commands for it.
    pub(super) fn list_steps(&mut self) -> io::Result<()> {
        let steps = next_steps(&self.session, &self.localizer).into_iter();
        let steps = steps.map(|(step, text)| (command_of(step), text));
        let leave = (Command::Quit, self.localizer.word("step-quit"));
        let rows = steps.chain([leave]).map(|(command, text)| {
            let spec = COMMANDS.iter().find(|spec| spec.command == command);
            (self.short_form(spec.expect("every command is in the list")), text)
        });
        let rows: Vec<_> = rows.collect();
        let width = rows.iter().map(|(form, _)| form.chars().count()).max().unwrap_or_default();
        for (form, text) in rows {
            self.console.io.row(&format!("  {form:width$}  "), &text)?;
        }
        Ok(())
    }

    /// The usual word of a command, and its argument.
    fn short_form(&self, spec: &CommandSpec) -> String {
        let words = self.console.names.shown(spec.id);
        let word = words.split(", ").next().unwrap_or_default();
        let argument = spec.argument.map(|id| format!(" {}", self.localizer.word(id)));
        format!("{word}{}", argument.unwrap_or_default())
    }

    pub(super) fn rematch(&mut self, swapped: bool) -> io::Result<()> {
        let [white, black] = self.session.seats().clone();
        let seats = if swapped { [black, white] } else { [white, black] };
        self.play_again(seats, swapped)
    }

    /// Another game against a bot so many levels stronger.
    pub(super) fn change_level(&mut self, by: i64) -> io::Result<()> {
        match seats_with_level(&self.session, by) {
            Some(seats) => self.play_again(seats, false),
            None => self.say(&Message::new("notice-no-level")),
        }
    }

    /// The same start position again; `switch_to` gives the bots the next seed.
    fn play_again(&mut self, seats: [Seat; 2], swapped: bool) -> io::Result<()> {
        self.autosave = Autosave::new(self.console.settings.state_dir.clone());
        self.switch_to(rematch(&self.session, seats, swapped))
    }

    /// Prints the mistakes, of the only person if there is one, with the better moves.
    pub(super) fn mistakes(&mut self) -> io::Result<()> {
        self.say(&Message::new("plain-analysing"))?;
        let history = evaluated(self.session.game());
        let mistakes = history.mistakes(only_person(&self.session));
        self.say(&Message::new("plain-mistakes").with("count", mistakes.len()))?;
        for ply in mistakes {
            let side = history.sides()[ply];
            let label = format!("{:>4}. {:8} ", history.row(ply), self.localizer.side(side));
            let played = mistake_message(&history, ply).map(|played| self.localizer.say(&played));
            let best = best_text(&history, ply, side, &self.localizer);
            let text: Vec<_> = played.into_iter().chain(best).collect();
            self.console.io.row(&label, &text.join(". "))?;
        }
        Ok(())
    }
}

/// The moves of a game with the evaluations of all its positions.
fn evaluated(game: &dyn AnyMatch) -> History {
    let mut history = History::default();
    history.sync(game);
    while let Some(ply) = history.next_unevaluated() {
        let mut earlier = game.fork();
        (ply..history.len()).for_each(|_| drop(earlier.undo()));
        let found = adviser::evaluate(&*earlier).map(|f| PositionEval::of(&f, earlier.side()));
        let end = || earlier.ending().map(|ending| PositionEval::of_end(ending.outcome));
        let Some(eval) = found.or_else(end) else { return history };
        history.set_eval(ply, eval);
    }
    history
}

fn command_of(step: Step) -> Command {
    match step {
        Step::Swap => Command::Swap,
        Step::Again => Command::Again,
        Step::Stronger => Command::Stronger,
        Step::Weaker => Command::Weaker,
        Step::Mistakes => Command::Mistakes,
        Step::Save => Command::Save,
    }
}
