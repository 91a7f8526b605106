//! What scripts and browsers get: the same facts as JSON. Fields may be added, never renamed.

use jogada_core::options::{Domain, OptionSpec, Options, Value as OptionValue};
use jogada_core::{
    BoardView, Cell, EvalMap, EvalPart, Explanation, Fact, GameInfo, LEVEL_COUNT, Mark, MovePath,
    Sample,
};
use jogada_engine::Score;
use serde_json::{Value, json};

use crate::any_match::AnyMatch;
use crate::ending::Ending;
use crate::i18n::Localizer;
use crate::legal_move::LegalMove;
use crate::player::{PlayerKind, PlayerSpec, describe_player};
use crate::sample::{sample_spec, samples};
use crate::tree::TreeNode;

/// A position: spec, text, side, ply, outcome, legal moves and picture.
pub fn show_json(game: &dyn AnyMatch, localizer: &Localizer) -> Value {
    let mut view = view_json(&game.view(), game.info(), localizer);
    if game.ending().is_some() {
        view["prompt"] = Value::Null;
    }
    let legal: Vec<_> = game.legal().into_iter().map(|offer| offer.text).collect();
    json!({
        "spec": game.spec(),
        "position": game.position(),
        "side": game.side(),
        "ply": game.ply(),
        "outcome": game.ending().map(|ending| ending_json(&ending, localizer)),
        "legal": legal,
        "offers": game.legal().iter().map(offer_json).collect::<Vec<_>>(),
        "moves": game.line().moves,
        "view": view,
    })
}

/// How a move is entered: by pointing at cells in turn, or by a button.
fn offer_json(offer: &LegalMove) -> Value {
    match &offer.path {
        MovePath::Cells(cells) => json!({ "move": offer.text, "cells": cells }),
        MovePath::Button(id) => json!({ "move": offer.text, "button": id }),
    }
}

/// `{"winner": "w" | "b" | "draw", "reason": "five", …}`.
pub fn ending_json(ending: &Ending, localizer: &Localizer) -> Value {
    json!({
        "winner": ending.outcome.word(),
        "reason": ending.reason,
        "text": localizer.say(ending),
        "cells": ending.cells,
    })
}

/// The picture, pieces by name and letter.
fn view_json(view: &BoardView, info: &GameInfo, localizer: &Localizer) -> Value {
    let piece = |kind: u8, owner: jogada_core::Side| {
        let kind = &info.legend[usize::from(kind)];
        json!({ "kind": kind.id, "owner": owner, "letter": kind.letters[owner.index()] })
    };
    let cells: Vec<_> = view
        .cells
        .iter()
        .map(|cell| {
            let stack: Vec<_> = cell.stack.iter().map(|p| piece(p.kind, p.owner)).collect();
            json!({ "terrain": cell.terrain, "stack": stack })
        })
        .collect();
    let trays = view.trays.iter().map(|tray| {
        json!({
            "label": localizer.word(tray.label),
            "owner": tray.owner,
            "piece": piece(tray.piece.kind, tray.piece.owner),
            "count": tray.count,
        })
    });
    let mark = |(cell, mark): &(Cell, Mark)| json!({ "cell": cell, "mark": mark.role, "label": mark.label.map(|id| localizer.word(id)) });
    json!({
        "grid": view.grid,
        "cells": cells,
        "trays": trays.collect::<Vec<_>>(),
        "marks": view.marks.iter().map(mark).collect::<Vec<_>>(),
        "lines": view.lines,
        "facts": facts_json(view, localizer),
        "prompt": localizer.say(&view.prompt),
    })
}

/// What is counted beside the board, White's number first.
pub fn facts_json(view: &BoardView, localizer: &Localizer) -> Value {
    let fact = |fact: &Fact| json!({ "label": localizer.word(fact.label), "values": fact.values });
    view.facts.iter().map(fact).collect()
}

/// `{"win": 3}`, `{"loss": 2}`, `{"draw": true}` or `{"eval": 12}`, for the side to move.
pub fn score_json(score: Score) -> Value {
    match score {
        Score::Win(plies) => json!({ "win": plies }),
        Score::Loss(plies) => json!({ "loss": plies }),
        Score::Draw => json!({ "draw": true }),
        Score::Eval(value) => json!({ "eval": value }),
    }
}

/// The value of a position for White, its parts (points of White and Black) and what cells are worth.
pub fn explanation_json(explained: &Explanation, localizer: &Localizer) -> Value {
    let part = |part: &EvalPart| {
        json!({
            "id": part.name,
            "label": localizer.word(part.name),
            "counts": part.counts,
            "points": part.points,
            "value": part.value(),
        })
    };
    let map = |map: &EvalMap| json!({ "id": map.name, "label": localizer.word(map.name), "cells": map.values });
    json!({
        "value": explained.value,
        "parts": explained.parts.iter().map(part).collect::<Vec<_>>(),
        "maps": explained.maps.iter().map(map).collect::<Vec<_>>(),
    })
}

/// Moves with their scores for White and their replies.
pub fn tree_json(nodes: &[TreeNode]) -> Value {
    let node = |node: &TreeNode| {
        json!({
            "move": node.text,
            "side": node.side,
            "score": score_json(node.score),
            "proven": !matches!(node.score, Score::Eval(_)),
            "replies": tree_json(&node.replies),
        })
    };
    nodes.iter().map(node).collect()
}

/// A game of the catalogue: names, options, presets, pieces, sample positions.
pub fn game_json(info: &GameInfo, localizer: &Localizer) -> Value {
    let presets = info.presets.iter().map(|preset| {
        let id = format!("preset-{}", preset.id);
        json!({
            "id": preset.id,
            "label": localizer.word(&id),
            "help": localizer.help(&id),
            "options": preset.options,
        })
    });
    let pieces = info.legend.iter().map(|kind| {
        let name = localizer.word(&format!("piece-{}", kind.id));
        json!({ "id": kind.id, "name": name, "letters": kind.letters, "symbols": kind.symbols })
    });
    let mark = |mark: &Mark| json!({ "mark": mark.role, "label": mark.label.map(|id| localizer.word(id)) });
    let sample = |sample: &Sample| {
        json!({
            "id": sample.id,
            "label": localizer.word(&format!("sample-{}", sample.id)),
            "spec": sample_spec(info, sample).to_string(),
            "position": sample.position,
        })
    };
    let defaults = Options::defaults(info.options);
    json!({
        "id": info.id,
        "name": info.name,
        "tagline": localizer.word("tagline"),
        "options": info.options.iter().map(|o| option_json(*o, "option", &defaults, localizer)).collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
        "marks": info.marks.iter().map(mark).collect::<Vec<_>>(),
        "goal": localizer.word("terrain-goal"),
        "samples": samples(info).iter().map(sample).collect::<Vec<_>>(),
    })
}

/// The players of a game, each with its parameters, the first of which may be given without its key, and
/// its levels if it has any.
/// A player of a command line has none.
pub fn players_json(info: &GameInfo, localizer: &Localizer) -> Value {
    let player = |kind: PlayerKind| {
        let id = format!("player-{}", kind.name());
        let parameters = kind.parameters(info);
        let defaults = Options::defaults(parameters);
        let parameter =
            |option: &&dyn OptionSpec| option_json(*option, "parameter", &defaults, localizer);
        json!({
            "name": kind.name(),
            "label": localizer.word(&id),
            "help": localizer.help(&id),
            "command": kind.takes_command(),
            "parameters": parameters.iter().map(parameter).collect::<Vec<_>>(),
            "levels": if kind == PlayerKind::Level { levels_json(info, localizer) } else { Value::Null },
        })
    };
    PlayerKind::of(info).map(player).collect()
}

/// The levels of a game, the weakest first: `{"player": "level:1", "name": …, "help": …}`.
fn levels_json(info: &GameInfo, localizer: &Localizer) -> Value {
    let level = |level: usize| {
        let name = format!("{}:{level}", PlayerKind::Level.name());
        let player = PlayerSpec::parse(&name, info).expect("every level is a player");
        let help = describe_player(&player, info, localizer);
        json!({ "player": name, "name": localizer.say(&player), "help": help })
    };
    (1..=LEVEL_COUNT).map(level).collect()
}

/// An option; its texts are the messages that begin with `prefix`.
fn option_json(
    option: &dyn OptionSpec,
    prefix: &str,
    defaults: &Options,
    localizer: &Localizer,
) -> Value {
    let id = format!("{prefix}-{}", option.key());
    let default = match option.default(defaults) {
        OptionValue::Int(number) => json!(number),
        other => json!(option.domain().show(other)),
    };
    let mut out = json!({
        "key": option.key(),
        "label": localizer.word(&id),
        "help": localizer.help(&id),
        "default": default,
        "depends": option.depends(),
    });
    let domain = match option.domain() {
        Domain::Int { min, max, step, off } => {
            json!({ "type": "int", "min": min, "max": max, "step": step, "off": off })
        }
        Domain::Dims { min, max } => json!({ "type": "dims", "min": min, "max": max }),
        Domain::List { min, max } => json!({ "type": "list", "min": min, "max": max }),
        Domain::Choice(names) => {
            let value = |name: &str| json!({ "id": name, "label": localizer.word(&format!("{id}-{name}")) });
            json!({ "type": "choice", "values": names.iter().map(|n| value(n)).collect::<Vec<_>>() })
        }
    };
    merge(&mut out, domain);
    out
}

fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}
