//! A game between two bots, to be watched or to be recorded.

use std::io;

use jogada_play::{Localizer, Session, news};

use super::console::Console;
use super::session::{picture, title};
use crate::bots::{Bots, fault_line, who};

impl Console<'_> {
    /// Prints every position if they are wanted, and the record at the end.
    pub(super) fn show_game(&mut self, mut session: Session) -> io::Result<()> {
        let localizer = self.game_localizer(session.game().info());
        if self.host.boards {
            self.io.line(&title(&session, &localizer))?;
            self.print_position(&session, &localizer)?;
        }
        self.play_out(&mut session, &localizer)?;
        self.io.print(&session.record().to_string())
    }

    fn play_out(&mut self, session: &mut Session, localizer: &Localizer) -> io::Result<()> {
        let mut bots = Bots::open(session.seats(), self.settings.seed);
        while let Some((side, _)) = session.mover() {
            let moved = bots.make_move(session, side, &self.settings.request);
            let (line, news) = match moved {
                Ok((text, _)) => {
                    let line = format!("{}: {text}", who(session, side, localizer));
                    (line, news(session.game()))
                }
                Err(fault) => (fault_line(side, &fault, localizer), Vec::new()),
            };
            if self.host.boards {
                self.io.line(&line)?;
                for message in news {
                    self.io.line(&localizer.say(&message))?;
                }
                self.print_position(session, localizer)?;
            }
        }
        Ok(())
    }

    fn print_position(&mut self, session: &Session, localizer: &Localizer) -> io::Result<()> {
        let (board, status) = picture(session, localizer, self.drawing());
        self.io.print(&board)?;
        self.io.line(&(status + "\n"))
    }
}
