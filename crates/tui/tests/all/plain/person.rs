//! A person who knows the game only from what is printed, and answers every prompt.

use std::cell::RefCell;
use std::io::{self, BufReader, Read, Write};
use std::rc::Rc;

use jogada_play::{AnyMatch, Localizer, Rng, continuations};

/// What has been printed.
#[derive(Clone, Default)]
pub struct Paper {
    /// Not seen before it is flushed.
    waiting: Rc<RefCell<Vec<u8>>>,
    seen: Rc<RefCell<String>>,
}

impl Paper {
    /// Everything that could be seen.
    pub fn text(&self) -> String {
        self.seen.borrow().clone()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        let bytes = std::mem::take(&mut *self.waiting.borrow_mut());
        self.seen.borrow_mut().push_str(std::str::from_utf8(&bytes).expect("output is UTF-8"));
        Ok(())
    }
}

/// Plays random legal moves with White until the game is over, then says no more.
pub struct Person {
    paper: Paper,
    /// How much of the paper has been read.
    read: usize,
    game: Box<dyn AnyMatch>,
    /// What a line with a move of the opponent begins with.
    opponent: String,
    rng: Rng,
}

impl Person {
    /// A person against a bot of this name.
    pub fn new(paper: &Paper, game: Box<dyn AnyMatch>, bot: &str, localizer: &Localizer) -> Person {
        let opponent = format!("{} ({bot}): ", localizer.side(jogada_play::Side::Black));
        Person { paper: paper.clone(), read: 0, game, opponent, rng: Rng::new(1) }
    }

    /// To be read by lines.
    pub fn lines(self) -> BufReader<Person> {
        BufReader::new(self)
    }

    fn appearance(&mut self) {
        let text = self.paper.text();
        for line in text[self.read..].lines() {
            if let Some(m) = line.strip_prefix(&self.opponent) {
                self.game.play(m).expect("the opponent plays legal moves");
            }
        }
        self.read = text.len();
    }
}

impl Read for Person {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        assert!(self.paper.text().ends_with("> "), "asked without a prompt: {}", self.paper.text());
        self.appearance();
        let legal = self.game.legal();
        if legal.is_empty() {
            return Ok(0);
        }
        let chosen = &legal[self.rng.below(legal.len())].text;
        self.game.play(chosen).expect("offered moves are legal");
        // Where a move could go on, this one does not.
        let nothing = if continuations(chosen, &legal).is_empty() { "" } else { " NONE" };
        (&mut &mut *bytes).write(format!("{}{nothing}\n", chosen.to_uppercase()).as_bytes())
    }
}
