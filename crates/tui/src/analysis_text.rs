//! Scores, hints and variations in words: a line each in line mode, a few words beside the board.

use jogada_play::{Analysis, Annotation, Localizer, Message, Score, Side};

use crate::history::{History, PositionEval};

/// The best move with its score and variation.
pub fn hint_line(found: &Analysis, side: Side, localizer: &Localizer) -> String {
    let message = Message::new("plain-hint").with("move", found.best());
    localizer.say(&with_score(message, found, side, localizer))
}

/// Depth, nodes, score and variation of a search by this side.
pub fn search_line(found: &Analysis, side: Side, localizer: &Localizer) -> String {
    let message = Message::new("plain-thought")
        .with("depth", found.depth)
        .with("nodes", found.nodes.to_string());
    localizer.say(&with_score(message, found, side, localizer))
}

fn with_score(message: Message, found: &Analysis, side: Side, localizer: &Localizer) -> Message {
    let line = &found.lines[0];
    let score = score_sentence(line.score, side, localizer);
    message.with("score", score).with("line", line.moves.join(" "))
}

/// A score for the side to move, as a sentence that names who is ahead.
pub fn score_sentence(score: Score, side: Side, localizer: &Localizer) -> String {
    let ids = ["plain-score-ahead", "plain-score-wins", "plain-score-even", "plain-score-draw"];
    score_text(score, side, ids, localizer)
}

/// The same in a few words.
pub fn short_score(score: Score, side: Side, localizer: &Localizer) -> String {
    let ids = ["score-ahead", "score-win", "score-even", "score-draw"];
    score_text(score, side, ids, localizer)
}

/// Depth, score and nodes of a search by this side, short enough for the panel.
pub fn search_summary(found: &Analysis, side: Side, localizer: &Localizer) -> String {
    let message = Message::new("thought")
        .with("depth", found.depth)
        .with("score", short_score(found.lines[0].score, side, localizer))
        .with("nodes", short_count(found.nodes, localizer));
    localizer.say(&message)
}

/// The move after this many others, if it was a mistake.
pub fn mistake_message(history: &History, ply: usize) -> Option<Message> {
    let id = match history.annotation(ply)? {
        Annotation::Fine => return None,
        Annotation::Dubious => "review-dubious",
        Annotation::Mistake => "review-mistake",
        Annotation::Blunder => "review-blunder",
    };
    Some(Message::new(id).with("move", history.moves()[ply].as_str()))
}

/// The best move after this many others, once it is known, with its score for the side to move.
pub fn best_text(
    history: &History,
    ply: usize,
    side: Side,
    localizer: &Localizer,
) -> Option<String> {
    let PositionEval { score, best, .. } = history.eval(ply)?;
    let message = Message::new("review-best").with("move", best.as_deref()?);
    Some(localizer.say(&message.with("score", short_score((*score)?, side, localizer))))
}

/// In the messages for: ahead by points, won in moves, even, drawn.
fn score_text(
    score: Score,
    side: Side,
    [ahead, wins, even, draw]: [&'static str; 4],
    localizer: &Localizer,
) -> String {
    let ahead = |side: Side, hundredths: i32| {
        let points = decimal(f64::from(hundredths) / 100.0, 2, localizer);
        Message::new(ahead).with("side", side).with("points", points)
    };
    // Players count a move and its answer as one.
    let wins = |side: Side, plies: u32| {
        Message::new(wins).with("side", side).with("moves", plies.div_ceil(2))
    };
    localizer.say(&match score {
        Score::Win(plies) => wins(side, plies),
        Score::Loss(plies) => wins(side.other(), plies),
        Score::Draw => Message::new(draw),
        Score::Eval(0) => Message::new(even),
        Score::Eval(points) if points > 0 => ahead(side, points),
        Score::Eval(points) => ahead(side.other(), -points),
    })
}

/// With the decimal sign of the language.
fn decimal(number: f64, places: usize, localizer: &Localizer) -> String {
    format!("{number:.places$}").replace('.', &localizer.word("decimal-sign"))
}

/// Three digits at least of a large number.
fn short_count(count: u64, localizer: &Localizer) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => format!("{} k", count / 1_000),
        _ => format!("{} M", decimal(count as f64 / 1e6, 1, localizer)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::localizer;

    #[test]
    fn scores_name_the_side_and_have_one_unit() {
        let (english, portuguese) = (localizer("en"), localizer("pt"));
        let score = |score, side| short_score(score, side, &english);
        assert_eq!(score(Score::Eval(160), Side::White), "White +1.60");
        assert_eq!(score(Score::Eval(-160), Side::White), "Black +1.60");
        assert_eq!(score(Score::Win(3), Side::Black), "Black wins in 2 moves");
        assert_eq!(score(Score::Loss(2), Side::Black), "White wins in one move");
        assert_eq!(short_score(Score::Eval(5), Side::White, &portuguese), "Brancas +0,05");
        let sentence = score_sentence(Score::Eval(160), Side::White, &english);
        assert_eq!(sentence, "White is ahead by 1.60");
    }

    #[test]
    fn counts_are_never_rounded_to_nothing() {
        let count = |count| short_count(count, &localizer("en"));
        assert_eq!([999, 12_345, 1_250_000].map(count), ["999", "12 k", "1.2 M"]);
    }
}
