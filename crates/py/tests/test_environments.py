"""The environments, by the tests of their own libraries."""

import io
import unittest

import jogada
import numpy as np
import pytest

SPECS = [game.id for game in jogada.games()] + ["nava:tiny"]


# It warns of observations that are dictionaries, as those of its own board games are.
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@pytest.mark.parametrize("spec", SPECS)
def test_petting_zoo_accepts_it(spec, capsys):
    pytest.importorskip("pettingzoo")
    from jogada.pettingzoo import env
    from pettingzoo.test import api_test, seed_test

    api_test(env(spec), num_cycles=200)
    seed_test(lambda: env(spec), num_cycles=20)


def test_petting_zoo_knows_our_names():
    registry = pytest.importorskip("pettingzoo.env_registry.registration")
    import jogada.pettingzoo  # noqa: F401

    game = registry.make("aec", "jogada/nava-v0", spec="nava:tiny")
    game.reset()
    assert game.last()[0]["action_mask"].sum() == 4


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
@pytest.mark.parametrize("spec", SPECS)
def test_positions_are_rendered(spec, mode):
    pytest.importorskip("pettingzoo")
    from jogada.pettingzoo import env

    game = env(spec, render_mode=mode)
    game.reset(seed=1)
    for _ in range(5):
        game.step(int(np.flatnonzero(game.last()[0]["action_mask"])[-1]))
    shown = game.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8 and shown.ndim == 3 and shown.std() > 5
    else:
        assert isinstance(shown, str) and len(shown) > 50


def test_an_agent_that_plays_an_illegal_action_has_lost():
    pytest.importorskip("pettingzoo")
    from jogada.pettingzoo import env

    game = env("freedom")
    game.reset()
    game.step(100)
    assert game.terminations["player_0"] or game.truncations["player_0"]
    assert game.rewards["player_0"] == -1


def test_a_finished_game_pays_both_agents():
    pytest.importorskip("pettingzoo")
    from jogada.pettingzoo import env

    game = env("nava:tiny")
    game.reset()
    total = {"player_0": 0.0, "player_1": 0.0}
    rng = np.random.default_rng(3)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        total[agent] += reward
        over = terminated or truncated
        game.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(total.values()) == [-1.0, 1.0]


@pytest.mark.parametrize("game", jogada.games(), ids=lambda game: game.id)
def test_gymnasium_accepts_it(game):
    gymnasium = pytest.importorskip("gymnasium")
    import jogada.gymnasium  # noqa: F401

    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make(f"jogada/{game.name}-v0", opponent="random")
    check_env(env.unwrapped, skip_render_check=True)


def test_the_opponent_may_be_any_player():
    gymnasium = pytest.importorskip("gymnasium")
    import jogada.gymnasium  # noqa: F401


    class First:
        def choose(self, match):
            return match.legal_moves[0]

    for opponent in ("level:1", First()):
        env = gymnasium.make("jogada/Nava-v0", spec="nava:tiny", opponent=opponent, side=jogada.Side.BLACK)
        _, info = env.reset(seed=4)
        assert len(env.unwrapped.match.moves) == 1
        for _ in range(200):
            action = np.flatnonzero(info["action_mask"])[0]
            _, reward, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                break
        assert terminated and reward in (-1, 0, 1)


def test_an_illegal_action_ends_the_episode_with_a_reason():
    gymnasium = pytest.importorskip("gymnasium")
    import jogada.gymnasium  # noqa: F401

    env = gymnasium.make("jogada/Freedom-v0")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(100)
    assert (reward, terminated) == (-1, True) and info["illegal"]


def test_masks_are_where_maskable_ppo_looks():
    gymnasium = pytest.importorskip("gymnasium")
    import jogada.gymnasium  # noqa: F401

    env = gymnasium.make("jogada/Nava-v0").unwrapped
    env.reset(seed=1)
    np.testing.assert_array_equal(env.action_masks(), env.match.legal_mask())


@pytest.mark.parametrize("game", jogada.games(), ids=lambda game: game.id)
def test_open_spiel_accepts_it(game):
    pyspiel = pytest.importorskip("pyspiel")
    import jogada.openspiel  # noqa: F401

    loaded = pyspiel.load_game(f"jogada_{game.id}", {"max_plies": 60})
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


# Modules of other games that the test imports warn of what they use.
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", jogada.games(), ids=lambda game: game.id)
def test_open_spiel_finds_its_api_kept(game, capfd):
    pyspiel = pytest.importorskip("pyspiel")
    import jogada.openspiel  # noqa: F401
    from open_spiel.integration_tests import api_test

    loaded = pyspiel.load_game(f"jogada_{game.id}", {"max_plies": 20})
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded, "game_name": game.id})
    report = io.StringIO()
    result = unittest.TextTestRunner(stream=report).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun >= 5 and result.wasSuccessful(), report.getvalue()


def test_open_spiel_searches_our_games():
    pyspiel = pytest.importorskip("pyspiel")
    import jogada.openspiel  # noqa: F401
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("jogada_nava(options=tiny)")
    state = game.new_initial_state()
    bot = mcts.MCTSBot(game, 1.4, 50, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(2))
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
    assert state.clone().history() == state.history()
