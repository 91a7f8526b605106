//! A game between two bots, to be watched.

use std::io;

use jogada_play::{Localizer, Session};

use super::console::Console;
use super::session::{picture, title};
use crate::bots::{Bots, fault_line, who};

impl Console<'_> {
    /// Prints the record, the last position and the result.
    pub(super) fn show_game(&mut self, mut session: Session) -> io::Result<()> {
        let localizer = self.game_localizer(session.game().info());
        if self.host.interactive {
            self.io.line(&title(&session, &localizer))?;
        }
        self.play_out(&mut session, &localizer)?;
        self.io.print(&format!("{}\n", session.record()))?;
        self.io.print(&picture(&session, &localizer, self.drawing()))
    }

    fn play_out(&mut self, session: &mut Session, localizer: &Localizer) -> io::Result<()> {
        let mut bots = Bots::open(session.seats(), self.settings.seed);
        while let Some((side, _)) = session.mover() {
            let moved = bots.make_move(session, side, &self.settings.request);
            match moved {
                // Somebody who waits sees the moves as they are made.
                Ok((text, _)) if self.host.interactive => {
                    self.io.line(&format!("{}: {text}", who(session, side, localizer)))?;
                }
                Ok(_) => {}
                Err(fault) => self.io.line(&fault_line(side, &fault, localizer))?,
            }
        }
        Ok(())
    }
}
