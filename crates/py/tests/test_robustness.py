"""Nonsense from all sides: exceptions only, never a crash, and no memory lost.

`CALLS` sets how many random calls there are, `OBJECTS` how many objects the leak test makes.
"""

import gc
import math
import os
import random
import resource
import threading

import jogada
import numpy as np
import pytest

CALLS = int(os.environ.get("CALLS", "60000"))
OBJECTS = int(os.environ.get("OBJECTS", "10000"))

NONSENSE = [
    None, True, 0, -1, 1, 7, 199, 10**9, 2**63, -(2**63), 10**40, 0.5, -1.0, math.nan, math.inf, "", "a1", "a1-a2", "e5", "pass",
    "nava:tiny", "pente:size=7", "\0", "ő" * 50, "x" * 3000, b"a1", [], ["a1-a2"], {}, (), object(), np.float32(1), np.int64(3),
    np.zeros(0), np.zeros(4, np.float32), np.ones((4, 16, 3, 3), np.float32), np.ones((16, 3, 3), np.uint8), np.zeros((4, 36), bool), np.zeros(4, np.int64),
    np.full(4, 2**62), np.array([np.nan] * 4), range(4), "level:3", "level:99", "random", "cmd:", "final", "1-0", Exception("x"),
    jogada.Match("nava:tiny"), jogada.Side.BLACK, lambda *_: 3,
]  # fmt: skip


def calls(rng):
    """Objects and the names of what can be called on them. Long work is left out: it is tried elsewhere."""
    matches = [jogada.Match("nava:tiny"), jogada.Match("wali"), jogada.Match("nava", position="final")]
    batch = jogada.BatchEnv("nava:tiny", 4, seed=rng.randrange(9))
    still = jogada.BatchEnv("nava:tiny", 4, restart=False, observations=False)
    small = jogada.BatchEnv("nava:tiny", 4, dtype="uint8")
    things = [(thing, name) for thing in [*matches, batch, still, small] for name in dir(thing)]
    names = ["Match", "BatchEnv", "set_language", "rules", "players", "player", "planes", "symmetries", "read_records", "Record", "evaluate"]
    return [(thing, name) for thing, name in things if name not in ("__class__", "__init_subclass__", "__subclasshook__")] + [
        (jogada, name) for name in names
    ]


def nonsense(count, seed):
    rng = random.Random(seed)
    things = calls(rng)
    for number in range(count):
        if number % 500 == 499:
            things = calls(rng)
        thing, name = rng.choice(things)
        given = [rng.choice(NONSENSE) for _ in range(rng.choice((0, 1, 1, 1, 2, 3)))]
        named = {rng.choice(("position", "seed", "moves", "out", "flip", "which", "White", "dtype", "observations")): rng.choice(NONSENSE)} if rng.random() < 0.1 else {}
        try:
            found = getattr(thing, name)
            if callable(found):
                found(*given, **named)
            elif rng.random() < 0.1:
                setattr(thing, name, rng.choice(NONSENSE))
        except Exception:
            pass
    jogada.set_language("en")


def test_nonsense_from_several_threads_raises_exceptions_only():
    threads = [threading.Thread(target=nonsense, args=(CALLS // 4, seed)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert jogada.Match("nava:tiny", ["a1-a3"]).legal_moves


def test_one_batch_and_one_match_may_be_used_by_several_threads():
    env, match = jogada.BatchEnv("barca", 64, threads=2), jogada.Match("barca")
    failures = []

    def use(seed):
        rng = random.Random(seed)
        for _ in range(200):
            try:
                env.step(env.sample())
                match.push(rng.choice(match.legal_moves))
                match.pop()
            except (RuntimeError, jogada.IllegalMove, IndexError, ValueError):
                pass
            except BaseException as error:
                failures.append(error)

    threads = [threading.Thread(target=use, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    env.step(env.sample())


def memory():
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as facts:
        return int(facts.read().split()[1]) * resource.getpagesize()


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="the system does not tell how much memory is used")
def test_objects_give_their_memory_back():
    def objects(count):
        for number in range(count):
            match = jogada.Match("nava:tiny", ["a1-a3"])
            match.copy().push(match.legal_actions[0])
            match.observation(), match.legal_mask(), str(match.outcome), repr(match)
            with pytest.raises(jogada.IllegalMove):
                match.push("z9")
            if number % 10 == 0:
                env = jogada.BatchEnv("nava:tiny", 8)
                env.step(env.sample())
                jogada.player("random").choose(match)
                match.svg(), match.record(White="Ana"), jogada.evaluate(match)

    objects(max(OBJECTS // 10, 500))
    before = memory()
    objects(OBJECTS)
    assert memory() - before < 3e6
