//! A recorded game in a line: what was played, by whom, how far, how it ended and when.

use jogada_play::{GameInfo, Localizer, Message, Outcome, Record, Seat, Side, find};

use crate::app::localizer;
use crate::date::DATE;

/// The game, its players, its length, its result if it is over, and its date if that is known.
pub fn describe_record(record: &Record, language: &str) -> String {
    describe(record, record.result, language)
}

/// For those to whom the result is told beside it.
pub fn describe_without_result(record: &Record, language: &str) -> String {
    describe(record, None, language)
}

fn describe(record: &Record, result: Option<Outcome>, language: &str) -> String {
    let localizer = localizer(language);
    let players = Side::ALL.map(|side| player(record, side, &localizer)).join(" – ");
    let moves = Message::new("list-moves").with("count", record.moves.len());
    let result = result.map(|outcome| localizer.word(outcome_id(outcome)));
    let parts = [
        Some(game_name(&record.spec, language)),
        Some(players),
        Some(localizer.say(&moves)),
        result,
    ];
    let date = record.tagged(DATE).map(str::to_owned);
    parts.into_iter().chain([date]).flatten().collect::<Vec<_>>().join(", ")
}

/// Who won, as a message.
pub fn outcome_id(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::White) => "outcome-w",
        Outcome::Win(Side::Black) => "outcome-b",
        Outcome::Draw => "outcome-draw",
    }
}

/// The game of a spec.
pub fn game_of(spec: &str) -> Option<&'static GameInfo> {
    let id = spec.split(':').next().unwrap_or_default();
    Some(find(id)?.info())
}

/// The name of the game, with the options that differ from the defaults by their labels: "Freedom, board
/// size 4".
pub fn game_name(spec: &str, language: &str) -> String {
    let Some(info) = game_of(spec) else { return spec.to_owned() };
    let Some((_, options)) = spec.split_once(':') else { return info.name.to_owned() };
    let localizer = Localizer::of(language, info);
    let option = |(key, value): (&str, &str)| {
        let label = localizer.word(&format!("option-{key}"));
        format!(", {} {value}", label.to_lowercase())
    };
    let options = options.split(',').filter_map(|option| option.split_once('='));
    info.name.to_owned() + &options.map(option).collect::<String>()
}

/// Who played a side: a person by name if it is known, a bot by its name for people.
pub fn player(record: &Record, side: Side, localizer: &Localizer) -> String {
    player_name(&record.spec, named(record, side), localizer.language())
}

/// The name for people of a player as records of this game name it.
pub fn player_name(game: &str, name: &str, language: &str) -> String {
    match game_of(game).and_then(|info| Seat::parse(name, info).ok()) {
        Some(seat) => seat_name(&seat, &localizer(language)),
        None => name.to_owned(),
    }
}

/// As the record names it.
pub fn named(record: &Record, side: Side) -> &str {
    record.tagged(Record::PLAYER_TAGS[side.index()]).unwrap_or(Seat::HUMAN)
}

/// Whether no bot played a side: names that are none of a bot are people's.
pub fn is_person(record: &Record, side: Side) -> bool {
    let seat = game_of(&record.spec).map(|info| Seat::parse(named(record, side), info));
    !matches!(seat, Some(Ok(Seat::Bot(_))))
}

pub fn seat_name(seat: &Seat, localizer: &Localizer) -> String {
    match seat {
        Seat::Human => localizer.word("seat-human"),
        Seat::Bot(spec) => localizer.say(spec),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_who_played_what_when_and_how_it_ended() {
        let read = |text: &str| text.parse::<Record>().unwrap();
        let game = jogada_play::games()[0].info();
        let first = game.id;
        let text = format!("[Game \"{first}\"]\n[White \"Ana\"]\n[Date \"2026.11.16\"]\n\n0-1\n");
        let line = describe_record(&read(&text), "en");
        assert_eq!(line, format!("{}, Ana – human, no moves, Black wins, 2026.11.16", game.name));
        let line = describe_record(&read(&format!("[Game \"{first}\"]\n\n*\n")), "en");
        assert_eq!(line, format!("{}, human – human, no moves", game.name));
    }
}
