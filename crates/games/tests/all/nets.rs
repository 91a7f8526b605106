//! Nets: those that ship are read and used, and whatever a net is, it follows the moves and explains itself.

use jogada_core::{
    EvalPart, EvalPosition, Evaluator, GameUser, NetMode, NetShape, NetWeights, Playable, Rng, Side,
};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

test_each_game!(ships_nets_that_fit_some_options, any_net_follows_the_moves);

fn ships_nets_that_fit_some_options<G: Playable>() {
    for file in G::NETS {
        let net = NetWeights::parse(file).unwrap_or_else(|error| panic!("{}: {error}", G::INFO.id));
        assert!(file.len() < 1_000_000 && net.to_bytes() == **file, "{}", G::INFO.id);
        let sets = rows(G::INFO.id, "options.txt");
        let fits = |set: &Vec<String>| with_rules::<G, _>(&set[0], Fits(&net));
        assert!(sets.iter().any(fits) && !sets.iter().all(fits), "{}: {}", G::INFO.id, net.name);
    }
}

struct Fits<'n>(&'n NetWeights);

impl GameUser for Fits<'_> {
    type Out = bool;

    fn with<G: Playable>(self, game: G) -> bool {
        G::Evaluator::net_shape(&game).is_some_and(|shape| self.0.fits(&shape))
    }
}

fn any_net_follows_the_moves<G: Playable>() {
    for (seed, options) in rows(G::INFO.id, "options.txt").iter().enumerate() {
        for mode in [NetMode::Alone, NetMode::Correction] {
            with_rules::<G, _>(&options[0], Follow { mode, seed: seed as u64 });
        }
    }
}

/// Along a random game: the value by sums that followed the moves is the one from scratch, it is that of the
/// explanation, and inputs of a mirrored position are mirrored inputs.
struct Follow {
    mode: NetMode,
    seed: u64,
}

impl GameUser for Follow {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        let Some(shape) = G::Evaluator::net_shape(&game) else { return };
        check_tables(&shape);
        let mut rng = Rng::new(self.seed);
        let evaluator =
            game.classic_evaluator().with_net(&game, &any_net(&shape, self.mode, &mut rng));
        let mirrors = Mirrors::new(&game, &evaluator, &shape);
        let (mut state, symmetries) = (game.initial(), game.symmetries());
        let (mut images, mut acc) =
            (vec![state.clone(); shape.images.len()], evaluator.refresh(&game, &state));
        for _ in 0..120 {
            let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) else { break };
            let at = EvalPosition::new(&game, &state, &acc);
            let value = evaluator.evaluate(at);
            assert_eq!(value, evaluator.evaluate_state(&game, &state), "{}", G::INFO.id);
            let white = if game.to_move(&state) == Side::White { value } else { -value };
            let explained = evaluator.explain(at).expect("games with nets explain themselves");
            let sum: i32 = explained.parts.iter().map(EvalPart::value).sum();
            assert_eq!((explained.value, sum), (white, white), "{}", G::INFO.id);
            mirrors.check(&evaluator, &state, &images);
            let before = state.clone();
            game.play(&mut state, m);
            evaluator.update(&game, &before, m, &state, &mut acc);
            for (symmetry, image) in symmetries.iter().zip(&mut images) {
                let mirrored = game.permute(m, &symmetry.cells);
                if game.check(image, mirrored).is_ok() {
                    game.play(image, mirrored);
                }
            }
        }
    }
}

/// Games played in parallel, each seen by another symmetry.
struct Mirrors<'g, G> {
    game: &'g G,
    images: &'g [Vec<u16>],
    /// Whether a symmetry leaves the start as it is, so that games can be mirrored by it.
    leaves_start: Vec<bool>,
}

impl<'g, G: Playable> Mirrors<'g, G> {
    fn new(game: &'g G, evaluator: &G::Evaluator, shape: &'g NetShape) -> Self {
        let start = inputs(game, evaluator, &game.initial());
        let leaves_start =
            shape.images.iter().map(|image| mirrored(&start, image) == start).collect();
        Mirrors { game, images: &shape.images, leaves_start }
    }

    fn check(&self, evaluator: &G::Evaluator, state: &G::State, images: &[G::State]) {
        let here = inputs(self.game, evaluator, state);
        let all = self.images.iter().zip(images).zip(&self.leaves_start);
        for ((table, image), _) in all.filter(|(_, leaves_start)| **leaves_start) {
            let there = inputs(self.game, evaluator, image);
            assert_eq!(mirrored(&here, table), there, "{}", G::INFO.id);
        }
    }
}

fn inputs<G: Playable>(game: &G, evaluator: &G::Evaluator, state: &G::State) -> Vec<u16> {
    let (acc, mut inputs) = (evaluator.refresh(game, state), Vec::new());
    evaluator
        .net_inputs(EvalPosition::new(game, state, &acc), &mut |input| inputs.push(input as u16));
    inputs.sort_unstable();
    inputs
}

fn mirrored(inputs: &[u16], table: &[u16]) -> Vec<u16> {
    let mut images: Vec<u16> = inputs.iter().map(|&input| table[usize::from(input)]).collect();
    images.sort_unstable();
    images
}

/// Exchanging the sides twice changes nothing, and a symmetry loses no input.
fn check_tables(shape: &NetShape) {
    let all: Vec<u16> = (0..shape.inputs() as u16).collect();
    let twice = mirrored_in_order(&shape.swapped, &shape.swapped);
    assert_eq!(twice, all);
    shape.images.iter().for_each(|image| assert_eq!(mirrored(&all, image), all));
    assert_eq!(shape.images[0], all, "the identity first");
}

fn mirrored_in_order(first: &[u16], second: &[u16]) -> Vec<u16> {
    first.iter().map(|&input| second[usize::from(input)]).collect()
}

fn any_net(shape: &NetShape, mode: NetMode, rng: &mut Rng) -> NetWeights {
    let mut any = |count: usize, most: usize| -> Vec<i16> {
        (0..count).map(|_| rng.below(2 * most + 1) as i16 - most as i16).collect()
    };
    NetWeights {
        name: shape.name.clone(),
        mode,
        scale: 150,
        rows: any(shape.inputs() * shape.hidden, 90),
        bias: any(shape.hidden, 90),
        output: any(2 * shape.hidden, 127),
        output_bias: 400,
    }
}
