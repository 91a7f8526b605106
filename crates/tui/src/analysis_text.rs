//! Hints, evaluations and principal variations as sentences.

use jogada_play::{
    Analysis, AnyMatch, Limits, Localizer, Memory, Message, Request, Score, Side, Stop,
};

/// In bytes.
const HINT_MEMORY: usize = 16_000_000;
/// Small enough that the evaluation is there at once.
const EVALUATION_NODES: u64 = 20_000;
const EVALUATION_MEMORY: usize = 2_000_000;

/// The best move with its score and variation. `None` if the game is over.
pub fn hint(game: &dyn AnyMatch, request: Request, localizer: &Localizer) -> Option<String> {
    let found = game.think(&Memory::new(HINT_MEMORY), request, &Stop::default(), &mut |_| {})?;
    let message = Message::new("plain-hint").with("move", found.best());
    Some(localizer.say(&with_score(message, &found, game.side(), localizer)))
}

/// Who is ahead, by a short search. `None` if the game is over.
pub fn evaluation(game: &dyn AnyMatch, localizer: &Localizer) -> Option<String> {
    let limits = Limits { nodes: Some(EVALUATION_NODES), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let memory = Memory::new(EVALUATION_MEMORY);
    let found = game.think(&memory, request, &Stop::default(), &mut |_| {})?;
    Some(score(found.lines[0].score, game.side(), localizer))
}

/// Depth, nodes, score and variation of a search by this side.
pub fn analysis_line(found: &Analysis, side: Side, localizer: &Localizer) -> String {
    let message = Message::new("plain-thought")
        .with("depth", found.depth)
        .with("nodes", found.nodes.to_string());
    localizer.say(&with_score(message, found, side, localizer))
}

fn with_score(message: Message, found: &Analysis, side: Side, localizer: &Localizer) -> Message {
    let line = &found.lines[0];
    message.with("score", score(line.score, side, localizer)).with("line", line.moves.join(" "))
}

/// A score for the side to move, as a sentence that names who is ahead.
fn score(score: Score, side: Side, localizer: &Localizer) -> String {
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
