"""Batches: arrays of the caller, chances, symmetries."""

import jogada
import numpy as np
import pytest

GAMES = [game.id for game in jogada.games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_like_matches(game):
    env = jogada.BatchEnv(game, 3, seed=2)
    matches = [jogada.Match(game) for _ in range(3)]
    for _ in range(60):
        actions = env.sample().copy()
        env.step(actions)
        for index, match in enumerate(matches):
            match.push(int(actions[index]))
            if env.dones[index]:
                outcome = match.outcome
                assert outcome is not None
                assert env.rewards[index].tolist() == [2 * outcome.points(side) - 1 for side in jogada.Side]
                match = matches[index] = jogada.Match(game)
            assert env.position(index) == match.position
            assert env.to_play[index] == match.side
            np.testing.assert_array_equal(env.observations[index], match.observation())
            np.testing.assert_array_equal(env.masks[index], match.legal_mask())
            assert np.flatnonzero(env.masks[index]).tolist() == match.legal_actions


def test_arrays_of_the_caller_are_written_without_a_copy():
    shape = jogada.Match("nava").observation_shape
    planes, masks = np.full((4, *shape), 7, np.float32), np.ones((4, 200), bool)
    env = jogada.BatchEnv("nava", 4, observations=planes, masks=masks)
    assert env.observations is planes and env.masks is masks
    before = planes.copy()
    env.step(env.sample())
    assert (planes != before).any() and not (planes == 7).any()


@pytest.mark.parametrize("game", [*GAMES, "pente:variant=keryo", "wali:size=5x8"])
def test_bytes_are_fractions_times_the_scale_of_their_plane(game):
    fractions, whole = jogada.BatchEnv(game, 5, seed=4), jogada.BatchEnv(game, 5, seed=4, threads=2, dtype="uint8")
    assert fractions.observations.dtype == np.float32 and whole.observations.dtype == np.uint8
    planes = jogada.planes(game)
    scales = np.repeat([plane.scale for plane in planes], [plane.count for plane in planes])[:, None, None]
    for _ in range(40):
        fractions.step(fractions.sample())
        whole.step(whole.sample())
        np.testing.assert_allclose(whole.observations / scales, fractions.observations, rtol=1e-6)
    copies = whole.take([3, 1])
    np.testing.assert_array_equal(copies.observations, whole.observations[[3, 1]])
    assert copies.observations.dtype == np.uint8
    match = jogada.Match(game, position=whole.position(2))
    out = np.full(match.observation_shape, 99, np.uint8)
    assert match.observation(out) is out
    np.testing.assert_array_equal(out[:-2], whole.observations[2][:-2])


def test_the_type_of_planes_is_that_of_the_array_or_named():
    shape = jogada.Match("nava").observation_shape
    planes = np.zeros((4, *shape), np.uint8)
    assert jogada.BatchEnv("nava", 4, observations=planes).observations is planes
    assert jogada.BatchEnv("nava", 4, observations=planes, dtype=np.uint8).observations is planes
    assert jogada.BatchEnv("nava", 4, dtype=np.float32, observations=True).observations.dtype == np.float32
    assert jogada.BatchEnv("nava", 4, dtype="uint8", observations=False).observations is None
    with pytest.raises(ValueError, match="observations must be .* of float32 with"):
        jogada.BatchEnv("nava", 4, observations=planes, dtype="float32")
    for bad in ("int8", "float64", np.float16, "nonsense", 3, object()):
        with pytest.raises(ValueError, match="dtype must be float32 or uint8"):
            jogada.BatchEnv("nava", 4, dtype=bad)


def test_torch_and_others_read_the_arrays_without_a_copy():
    env = jogada.BatchEnv("nava", 4)
    shared = np.from_dlpack(env.observations)
    env.step(env.sample())
    assert np.shares_memory(shared, env.observations)
    assert env.observations.__array_interface__["data"][0] == shared.__array_interface__["data"][0]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_chances_follow_from_the_seed_on_any_number_of_threads(threads):
    env, reference = jogada.BatchEnv("barca", 40, threads=threads, seed=9), jogada.BatchEnv("barca", 40, seed=9)
    for _ in range(30):
        np.testing.assert_array_equal(env.sample(), reference.sample())
        env.step(env.sample())
        reference.step(reference.sample())
        np.testing.assert_array_equal(env.observations, reference.observations)
        np.testing.assert_array_equal(env.masks, reference.masks)


def test_an_illegal_action_is_named_and_nothing_is_played():
    env = jogada.BatchEnv("freedom", 40, threads=2)
    actions = env.sample().copy()
    actions[33] = 10**9
    with pytest.raises(jogada.IllegalMove, match="game 33 of the batch: there is no action"):
        env.step(actions)
    assert env.position(0) == jogada.Match("freedom").position


@pytest.mark.parametrize("bad", [[1.0, 2.0], [float("nan")] * 2, ["a", "b"], [0], [0, 0, 0], None, 3, [[0, 0]], object()])
def test_what_is_no_array_of_actions_is_refused(bad):
    env = jogada.BatchEnv("nava", 2)
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.step(bad)


def test_other_whole_numbers_will_do():
    env = jogada.BatchEnv("nava", 2)
    actions = env.sample().tolist()
    env.step(actions)
    env.reset()
    env.step(np.array(actions, np.int8 if max(actions) < 128 else np.uint16))
    env.reset()
    env.step(np.repeat(np.array(actions), 2)[::2])


@pytest.mark.parametrize("name, bad", [
    ("observations", np.zeros((2, 28, 5, 5))),
    ("observations", np.zeros((2, 28, 5), np.float32)),
    ("observations", np.zeros((2, 28, 5, 10), np.float32)[..., ::2]),
    ("masks", np.zeros((2, 199), bool)),
    ("masks", np.zeros((2, 200), np.int8)),
    ("rewards", [0.0, 0.0]),
    ("dones", np.zeros(3, bool)),
])
def test_an_array_that_does_not_fit_is_refused(name, bad):
    with pytest.raises(ValueError, match=name):
        jogada.BatchEnv("nava", 2, **{name: bad})


def test_an_array_that_may_not_be_written_is_refused():
    masks = np.zeros((2, 200), bool)
    env = jogada.BatchEnv("nava", 2, masks=masks)
    masks.flags.writeable = False
    with pytest.raises(ValueError, match="masks must be a writeable"):
        env.step(env.sample())
    masks.flags.writeable = True
    env.step(env.sample())


def test_games_are_cut_off_at_their_longest():
    env = jogada.BatchEnv("pente", 2, max_plies=5)
    for ply in range(1, 11):
        env.step(env.sample())
        assert env.truncated.all() == env.dones.all() == (ply % 5 == 0)
    assert not env.rewards.any()


def test_without_restart_games_stay_over():
    env = jogada.BatchEnv("nava:tiny", 8, restart=False)
    ended = np.zeros(8, bool)
    for _ in range(300):
        env.step(env.sample())
        ended |= env.dones
    assert ended.all() and not env.masks.any() and not env.dones.any()
    offsets, actions = env.legal_actions()
    assert not offsets.any() and actions.size == 0
    which = np.arange(8) == 3
    env.reset(which)
    assert (env.masks.any(axis=1) == which).all()


def test_a_batch_begins_where_a_match_stands():
    match = jogada.Match("wali", ["c3"])
    env = jogada.BatchEnv(match, 2, observations=False)
    assert env.position(1) == match.position and env.observations is None
    env.reset(seed=5)
    first = env.sample().tolist()
    env.reset(seed=5)
    assert env.sample().tolist() == first
    with pytest.raises(IndexError):
        env.position(2)
    with pytest.raises(IndexError):
        env.position(-1)


def test_legal_actions_are_listed_game_by_game():
    env = jogada.BatchEnv("barca", 5, threads=2)
    for _ in range(9):
        env.step(env.sample())
    offsets, actions = env.legal_actions()
    assert offsets.shape == (6,)
    for index in range(5):
        listed = actions[offsets[index]:offsets[index + 1]]
        np.testing.assert_array_equal(listed, np.flatnonzero(env.masks[index]))


@pytest.mark.parametrize("threads", [1, 2])
def test_copies_of_games_go_their_own_way(threads):
    env = jogada.BatchEnv("wali", 5, threads=threads, seed=3)
    for _ in range(7):
        env.step(env.sample())
    before, places = [env.position(index) for index in range(5)], [4, 0, 0, 2]
    copies = env.take(places)
    assert [copies.position(index) for index in range(4)] == [before[place] for place in places]
    np.testing.assert_array_equal(copies.observations, env.observations[places])
    np.testing.assert_array_equal(copies.masks, env.masks[places])
    np.testing.assert_array_equal(copies.to_play, env.to_play[places])
    for _ in range(5):
        copies.step(copies.sample())
    assert [env.position(index) for index in range(5)] == before
    assert copies.take(np.array([3]), observations=False).observations is None


def test_a_search_tries_every_move_of_every_game_at_once():
    env = jogada.BatchEnv("barca", 3, seed=5)
    env.step(env.sample())
    offsets, actions = env.legal_actions()
    after = env.take(np.repeat(np.arange(3), np.diff(offsets)), masks=False)
    after.step(actions)
    match = jogada.Match("barca", position=env.position(1))
    for place in range(offsets[1], offsets[2]):
        match.push(int(actions[place]))
        assert after.position(place) == match.position
        match.pop()


@pytest.mark.parametrize("places, error", [
    ([2], IndexError), ([-1], IndexError), ([2**62], IndexError), ([], ValueError), ([0.5], ValueError), ("a", ValueError),
    (None, ValueError), ([[0]], ValueError), (0, ValueError), ([float("nan")], ValueError),
])  # fmt: skip
def test_games_that_are_not_there_cannot_be_copied(places, error):
    with pytest.raises(error):
        jogada.BatchEnv("nava", 2).take(places)


def test_positions_come_back_in_copies_too():
    match = jogada.Match("nava:size=3,discs=3,cubes=4,rep=2")
    env = jogada.BatchEnv(match, 1)
    while not env.dones[0]:
        copies = env.take([0, 0])
        action = env.sample().copy()
        env.step(action)
        copies.step(np.repeat(action, 2))
        assert (copies.dones == env.dones[0]).all() and (copies.rewards == env.rewards[0]).all()


@pytest.mark.parametrize("game", [*GAMES, "wali:size=5x8", "nava:tiny"])
def test_symmetries_turn_games_into_games(game):
    match = jogada.Match(game)
    for symmetry in jogada.symmetries(game):
        np.testing.assert_array_equal(np.sort(symmetry.cells), np.arange(symmetry.cells.size))
        np.testing.assert_array_equal(np.sort(symmetry.actions), np.arange(match.action_count))
        observation = match.observation()
        assert symmetry.observation(np.stack([observation, observation])).shape == (2, *observation.shape)
    first = jogada.symmetries(game)[0]
    np.testing.assert_array_equal(first.observation(match.observation()), match.observation())
    np.testing.assert_array_equal(first.policy(match.legal_mask()), match.legal_mask())
    # A move made in the image leads to the image.
    symmetry = jogada.symmetries("freedom")[3]
    here, there = jogada.Match("freedom"), jogada.Match("freedom")
    for _ in range(8):
        action = here.legal_actions[-1]
        here.push(action)
        there.push(int(symmetry.actions[action]))
    np.testing.assert_array_equal(symmetry.observation(here.observation()), there.observation())
    np.testing.assert_array_equal(symmetry.policy(here.legal_mask()), there.legal_mask())


def test_planes_have_names_and_add_up():
    for game in GAMES:
        assert sum(plane.count for plane in jogada.planes(game)) == jogada.Match(game).observation_shape[0]
        assert all(plane.text for plane in jogada.planes(game))


def test_an_observation_is_written_where_it_is_wanted():
    match = jogada.Match("nava")
    out, mask = np.ones(match.observation_shape, np.float32), np.ones(match.action_count, bool)
    assert match.observation(out) is out and match.legal_mask(mask) is mask
    np.testing.assert_array_equal(out, match.observation())
    for bad in (np.ones(3, np.float32), np.ones((28, 5, 10), np.float32)[..., ::2]):
        with pytest.raises(ValueError, match="out must be"):
            match.observation(bad)
    with pytest.raises(ValueError, match="out must be"):
        match.legal_mask([True])


def test_a_batch_that_fits_no_memory_is_refused():
    with pytest.raises(ValueError, match="MB"):
        jogada.BatchEnv("pente", 2**24)
    for n in (0, -1, 2**40):
        with pytest.raises(ValueError):
            jogada.BatchEnv("nava", n)
