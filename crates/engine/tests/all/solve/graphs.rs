//! Games whose positions are the nodes of random graphs, with circles: only repetition saves many a defender.

use jogada_core::options::{OptionErrors, Options};
use jogada_core::{Blank, Game, GameInfo, Outcome, Repetition, Rng, Side, game_state, move_bits};
use jogada_engine::{
    Effort, ProofNumbers, ProvenValue, Stop, Strategist, StrategyGoal, Task, solve_by_proof_numbers,
};

static INFO: GameInfo = GameInfo {
    id: "graph",
    name: "Graph",
    legend: &[],
    languages: &[],
    marks: &[],
    options: &[],
    presets: &[],
    bench: "",
};

/// What each node leads to, whose turn it is there, and how the game ends if it does.
struct Graph {
    edges: Vec<Vec<u8>>,
    to_move: Vec<Side>,
    outcomes: Vec<Option<Outcome>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    node: u8,
    to_move: Side,
    outcome: Option<Outcome>,
}

game_state!([] State);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Move(u8);

move_bits!(Move(u8));

impl Game for Graph {
    const INFO: &'static GameInfo = &INFO;
    const ALTERNATES: bool = false;
    type State = State;
    type Move = Move;

    fn new(_options: &Options) -> Result<Graph, OptionErrors> {
        Ok(Graph::random(0))
    }

    fn initial(&self) -> State {
        self.at(0)
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if state.outcome.is_none() {
            out.extend(self.edges[usize::from(state.node)].iter().map(|&node| Move(node)));
        }
    }

    fn play(&self, state: &mut State, m: Move) {
        *state = self.at(m.0);
    }

    fn hash(&self, state: &State) -> u64 {
        Rng::new(state.node.into()).bits()
    }

    fn repetition(&self) -> Repetition {
        Repetition::draw_at(3)
    }
}

impl Graph {
    fn random(seed: u64) -> Graph {
        let mut rng = Rng::new(seed);
        let nodes = 6 + rng.below(40);
        let (mut edges, mut to_move, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..nodes {
            let mut targets: Vec<_> = (0..=rng.below(3)).map(|_| rng.below(nodes) as u8).collect();
            targets.sort_unstable();
            targets.dedup();
            edges.push(targets);
            to_move.push(Side::ALL[rng.below(2)]);
            outcomes.push(match rng.below(16) {
                0 | 1 => Some(Outcome::Win(Side::White)),
                2 => Some(Outcome::Win(Side::Black)),
                3 => Some(Outcome::Draw),
                _ => None,
            });
        }
        Graph { edges, to_move, outcomes }
    }

    fn at(&self, node: u8) -> State {
        let place = usize::from(node);
        State { node, to_move: self.to_move[place], outcome: self.outcomes[place] }
    }

    /// The nodes where a side forces a win, found by adding those from which it can reach them until there are none.
    fn won_by(&self, side: Side) -> Vec<bool> {
        let mut won: Vec<_> =
            self.outcomes.iter().map(|&outcome| outcome == Some(Outcome::Win(side))).collect();
        loop {
            let before = won.clone();
            for node in 0..won.len() {
                let mut targets = self.edges[node].iter().map(|&next| before[usize::from(next)]);
                let reached = if self.to_move[node] == side {
                    targets.any(|won| won)
                } else {
                    targets.all(|won| won)
                };
                won[node] |= self.outcomes[node].is_none() && reached;
            }
            if won == before {
                return won;
            }
        }
    }

    fn value(&self, node: usize) -> ProvenValue {
        let side = self.to_move[node];
        match (self.won_by(side)[node], self.won_by(side.other())[node]) {
            (true, _) => ProvenValue::Win,
            (_, true) => ProvenValue::Loss,
            _ => ProvenValue::Draw,
        }
    }
}

#[test]
fn repetition_is_a_draw_whatever_the_way_to_it() {
    let mut counts = [0; 3];
    for seed in 0..600 {
        let graph = Graph::random(seed);
        for node in 0..graph.edges.len().min(8) {
            let state = graph.at(node as u8);
            if state.outcome.is_some() {
                continue;
            }
            let task = Task { game: &graph, evaluator: &Blank, state: &state, past: &[] };
            let value = graph.value(node);
            counts[value as usize] += 1;
            for bytes in [1 << 16, 1 << 10] {
                let mut table = ProofNumbers::new(bytes);
                let stop = Stop::default();
                let found =
                    solve_by_proof_numbers(&task, &mut table, None, 1_000_000, &stop, &mut |_| {});
                if bytes > 1 << 10 || found.value.is_some() {
                    assert_eq!(found.value, Some(value), "seed {seed}, node {node}, {bytes} bytes");
                }
                if value == ProvenValue::Draw && found.value.is_some() {
                    let side = state.to_move;
                    for m in &found.best {
                        let next = graph.won_by(side.other())[usize::from(m.0)];
                        assert!(!next, "seed {seed}, node {node}: {m:?} loses");
                    }
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 200), "{counts:?}");
}

/// A strategist that is to hold a draw never enters a node from which the other side wins.
#[test]
fn a_strategist_holds_what_is_drawn() {
    for seed in 0..300 {
        let graph = Graph::random(seed);
        let state = graph.initial();
        if state.outcome.is_some() || graph.value(0) != ProvenValue::Draw {
            continue;
        }
        let task = Task { game: &graph, evaluator: &Blank, state: &state, past: &[] };
        let (mut table, stop) = (ProofNumbers::new(1 << 16), Stop::default());
        solve_by_proof_numbers(&task, &mut table, None, 1_000_000, &stop, &mut |_| {});
        for side in Side::ALL {
            let lost = graph.won_by(side.other());
            let effort = Effort { nodes: 1_000_000, bytes: 1 << 16 };
            let goal = (side, StrategyGoal::NoLoss);
            let mut strategist = Strategist::new(&task, goal, &mut table, effort, &stop);
            for node in 0..graph.edges.len() {
                let state = graph.at(node as u8);
                if state.to_move == side && state.outcome.is_none() && !lost[node] {
                    let m = strategist.choose(&state).expect("it can be held");
                    assert!(!lost[usize::from(m.0)], "seed {seed}, node {node}");
                }
            }
        }
    }
}
