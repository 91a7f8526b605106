//! The search tree.

use jogada_games::test_each_game;
use jogada_play::wire::TreeMove;
use jogada_play::{
    AnyMatch, Limits, Request, Score, Side, Spec, Stop, Strategy, TreeNode, TreeShape, chance, tree,
};

use crate::random::played;

const SHAPE: TreeShape = TreeShape { depth: 2, width: 2 };

fn grow(game: &dyn AnyMatch, stop: &Stop) -> (Vec<TreeNode>, u64) {
    let limits = Limits { nodes: Some(400), ..Limits::default() };
    let (strategy, request) =
        (Strategy::alpha_beta(1 << 20), Request { limits, ..Request::default() });
    let mut searched = 0;
    let nodes = tree(game, SHAPE, &strategy, &request, stop, &mut |count| searched = count);
    (nodes, searched)
}

test_each_game!(a_tree_has_legal_moves_the_best_first(id));

fn a_tree_has_legal_moves_the_best_first(id: &str) {
    let game = played(id, 3, 8);
    let (nodes, searched) = grow(&*game, &Stop::default());
    assert!((1..=SHAPE.width).contains(&nodes.len()));
    assert!(searched > 1 && searched <= SHAPE.positions(), "{searched}");
    let hope = |node: &TreeNode| chance(node.score, Side::White);
    let sorted = match game.side() {
        Side::White => nodes.windows(2).all(|pair| hope(&pair[0]) >= hope(&pair[1])),
        Side::Black => nodes.windows(2).all(|pair| hope(&pair[0]) <= hope(&pair[1])),
    };
    assert!(sorted, "{nodes:?}");
    for node in &nodes {
        let mut after = game.fork();
        after.play(&node.text).expect("a legal move");
        assert_eq!(node.replies.is_empty(), after.ending().is_some(), "{node:?}");
        assert!(node.replies.iter().all(|reply| after.check(&reply.text).is_ok()), "{node:?}");
        assert!(node.replies.iter().all(|reply| reply.replies.is_empty()), "two plies deep");
    }
}

#[test]
fn a_win_is_proven_and_for_white_whoever_moves() {
    let spec: Spec = "pente".parse().unwrap();
    let (nodes, _) = grow(&*spec.open_at("lategame").unwrap(), &Stop::default());
    assert_eq!((&*nodes[0].text, nodes[0].score), ("h11", Score::Win(1)));
    let json = serde_json::json!(nodes.iter().map(TreeMove::from).collect::<Vec<_>>());
    assert_eq!((&json[0]["proven"], &json[0]["score"]["win"]), (&true.into(), &1.into()));
    // Black to move completes five.
    let black = "9/9/9/9/2bbbb3/9/2w1w1w2/9/4w4 b 0 0 9";
    let game = jogada_play::open("pente:size=9", Some(black)).unwrap();
    let (nodes, _) = grow(&*game, &Stop::default());
    assert_eq!(nodes[0].score, Score::Loss(1), "White loses: {nodes:?}");
}

#[test]
fn moves_that_the_search_did_not_reach_are_left_out() {
    let game = jogada_play::open("freedom", None).unwrap();
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let (shape, strategy) = (TreeShape { depth: 1, width: 100 }, Strategy::alpha_beta(1 << 20));
    let nodes = tree(&*game, shape, &strategy, &request, &Stop::default(), &mut |_| {});
    assert!((1..100).contains(&nodes.len()), "{}", nodes.len());
    let sane = |node: &TreeNode| matches!(node.score, Score::Eval(-1_000..=1_000));
    assert!(nodes.iter().all(sane), "{nodes:?}");
}

#[test]
fn a_stopped_tree_searches_nothing_more() {
    let stop = Stop::default();
    stop.stop();
    let game = jogada_play::open("nava", None).unwrap();
    assert_eq!(grow(&*game, &stop), (Vec::new(), 0));
}

#[test]
fn a_tree_counts_the_positions_it_searches() {
    let positions = |depth, width| TreeShape { depth, width }.positions();
    assert_eq!([positions(1, 9), positions(3, 2), positions(2, 5)], [1, 7, 6]);
    assert_eq!(positions(99, 99), u64::MAX);
}
