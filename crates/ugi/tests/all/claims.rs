//! What players, the solver and the protocol call certain is so, whatever the other side replies: in
//! every game and preset, in games against players of other kinds.

use jogada_play::{
    AnyMatch, Effort, GameInfo, Limits, PlayerSpec, ProvenValue, Request, Rng, Score, Side, Stop,
    games, open,
};
use jogada_ugi::{Answer, open_player};

use crate::ugi::told as said;

/// Every game by its id and by its presets.
fn specs() -> Vec<String> {
    let presets = |info: &'static GameInfo| {
        let named = info.presets.iter().map(|preset| format!("{}:{}", info.id, preset.id));
        named.chain([info.id.to_owned()])
    };
    games().iter().flat_map(|game| presets(game.info())).collect()
}

/// Longer wins are not checked.
const MAX_PLIES: u32 = 3;

/// Turns of a game that are looked at.
const TURNS: usize = 14;

/// Whether a side wins within so many plies against every legal reply, by trying them.
fn wins(game: &mut dyn AnyMatch, side: Side, plies: u32) -> bool {
    if let Some(ending) = game.ending() {
        return ending.outcome.winner() == Some(side);
    }
    if plies == 0 {
        return false;
    }
    let attacks = game.side() == side;
    let moves = game.legal();
    let mut after = |m: &str| {
        game.play(m).expect("offered moves are legal");
        let won = wins(game, side, plies - 1);
        game.undo().is_some() && won
    };
    if attacks {
        moves.iter().any(|m| after(&m.text))
    } else {
        moves.iter().all(|m| after(&m.text))
    }
}

/// Checks what is said about a position.
struct Checked<'t> {
    game: &'t dyn AnyMatch,
    claims: usize,
}

impl Checked<'_> {
    fn check(&mut self, who: &str, score: Score, first: Option<&str>) {
        let side = self.game.side();
        let (winner, plies) = match score {
            Score::Win(plies) => (side, plies),
            Score::Loss(plies) => (side.other(), plies),
            Score::Draw | Score::Eval(_) => return,
        };
        if plies > MAX_PLIES {
            return;
        }
        self.claims += 1;
        let mut game = self.game.fork();
        // A win begins with the move that is said to win; a loss is one whatever is played.
        let first = first.filter(|_| winner == side);
        let left = plies - u32::from(first.is_some());
        if let Some(m) = first {
            game.play(m).expect("a legal move");
        }
        let at = format!("{} {}", self.game.spec(), self.game.position());
        assert!(wins(&mut *game, winner, left), "{who}: {score:?} {first:?} in {at}");
    }
}

/// Asks everybody who may call a position won or lost; returns how many claims there were.
fn ask_all(game: &dyn AnyMatch, seed: u64) -> usize {
    let (mut checked, stop) = (Checked { game, claims: 0 }, Stop::default());
    let limits = Limits { nodes: Some(1_000), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    for name in ["max:1", "level:2", "level:7", "mcts:1", "greedy", "mixed", "minimax"] {
        let spec = PlayerSpec::parse(name, game.info()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let found = open_player(&spec, seed).choose(game, &request, &stop, &mut |_| {});
        let found = found.expect("players built in never fail").expect("the game is not over");
        checked.check(name, found.lines[0].score, Some(found.best()));
    }
    let effort = Effort { nodes: 500, bytes: 1 << 16 };
    let solution = game.solve(effort, &stop, &mut |_| {}).expect("the game is not over");
    let best = solution.best.first().map(String::as_str);
    match (solution.value, solution.plies) {
        (Some(ProvenValue::Win), Some(plies)) => checked.check("solve", Score::Win(plies), best),
        (Some(ProvenValue::Loss), Some(plies)) => checked.check("solve", Score::Loss(plies), None),
        _ => {}
    }
    for (score, first) in told(game) {
        checked.check("protocol", score, Some(&first));
    }
    checked.claims
}

/// What the protocol says about a position while it thinks.
fn told(game: &dyn AnyMatch) -> Vec<(Score, String)> {
    let line = game.line();
    let moves = if line.moves.is_empty() { "" } else { " moves " };
    let input = format!("position startpos{moves}{}\ngo nodes 1000\n", line.moves.join(" "));
    let lines = said(game.spec(), input);
    let answers = lines.iter().filter_map(|line| line.parse::<Answer>().ok());
    answers
        .filter_map(|answer| match answer {
            Answer::Info(info) => Some((info.score?, info.moves.first()?.clone())),
            _ => None,
        })
        .collect()
}

#[test]
fn whatever_is_called_certain_is_so() {
    let mut claims = 0;
    for (spec, seed) in specs().iter().zip(1..) {
        let mut rng = Rng::new(seed);
        let mut game = open(spec, None).expect(spec);
        for turn in 0..TURNS {
            // The engine attacks players of other kinds.
            let others = ["random", "greedy", "mcts:1"];
            let name = if turn % 2 == 0 { "level:6" } else { others[seed as usize % others.len()] };
            let player = PlayerSpec::parse(name, game.info()).expect("a player");
            let answer = open_player(&player, rng.bits()).choose(
                &*game,
                &Request::default(),
                &Stop::default(),
                &mut |_| {},
            );
            let Some(chosen) = answer.expect("players built in never fail") else { break };
            if turn >= TURNS - 4 {
                claims += ask_all(&*game, seed);
            }
            game.play(chosen.best()).expect("players play legal moves");
        }
    }
    assert!(claims > 20, "only {claims} claims were made");
}
