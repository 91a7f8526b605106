//! Scores, hints and variations in words: a line each in line mode, a few words beside the board.

use jogada_play::{Analysis, Localizer, Message, Score, Side};

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
    let ahead = |side: Side, points: i32| {
        Message::new("plain-score-ahead").with("side", side).with("points", points.to_string())
    };
    let wins = |side: Side, plies| {
        Message::new("plain-score-wins").with("side", side).with("plies", plies)
    };
    localizer.say(&match score {
        Score::Win(plies) => wins(side, plies),
        Score::Loss(plies) => wins(side.other(), plies),
        Score::Draw => Message::new("plain-score-draw"),
        Score::Eval(0) => Message::new("plain-score-even"),
        Score::Eval(points) if points > 0 => ahead(side, points),
        Score::Eval(points) => ahead(side.other(), -points),
    })
}

/// Depth, score and nodes of a search, short enough for the panel.
pub fn search_summary(found: &Analysis, localizer: &Localizer) -> String {
    let message = Message::new("thought")
        .with("depth", found.depth)
        .with("score", short_score(found.lines[0].score, localizer))
        .with("nodes", format!("{:.1}", found.nodes as f64 / 1e6));
    localizer.say(&message)
}

/// A score from the point of view of the side to move, in hundredths.
pub fn short_score(score: Score, localizer: &Localizer) -> String {
    let plies = |id, plies: u32| localizer.say(&Message::new(id).with("plies", plies));
    match score {
        Score::Win(n) => plies("score-win", n),
        Score::Loss(n) => plies("score-loss", n),
        Score::Draw => localizer.word("score-draw"),
        Score::Eval(value) => format!("{:+.2}", f64::from(value) / 100.0),
    }
}
