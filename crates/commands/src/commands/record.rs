//! `jogada record`.

use jogada_play::{Message, Record};

use crate::args::Place;
use crate::failure::Failure;
use crate::{open_game, output};

pub fn run(language: &str, place: &Place, tags: &[String]) -> Result<(), Failure> {
    let (game, localizer) = open_game::open(place, language)?;
    let mut record = Record::of(&*game);
    for tag in tags {
        let parts = tag.split_once('=').filter(|(name, _)| Record::takes_tag(name));
        let Some((name, value)) = parts else {
            let message = Message::new("bad-tag").with("tag", jogada_play::shorten(tag));
            return Err(Failure::Input(localizer.say(&message)));
        };
        record = record.tag(name, value);
    }
    output::print(&record.to_string())
}
