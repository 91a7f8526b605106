"""Steps per CPU second of batches and matches, beside other libraries where they are installed.

    python crates/py/benches/steps.py [SECONDS]
"""

import statistics
import sys
import time

import jogada

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


#: Short runs of which the best counts: others on the machine, or on the same core of its host, slow most of them down.
RUNS = 100


def once(step, count):
    """How often `step`, worth `count`, is done in a CPU second, in one short run."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < SECONDS / RUNS:
        for _ in range(10):
            step()
        done += 10 * count
    return done / spent


def rate(step, count):
    """The best of all runs."""
    return max(once(step, count) for _ in range(RUNS))


#: Games at once that are tried; what is best depends on the caches.
SIZES = 64, 128, 256, 512, 1024

#: What a batch writes besides rewards and ends.
WANTED = {
    "uint8 and masks": {"dtype": "uint8"},
    "uint8": {"dtype": "uint8", "masks": False},
    "float32 and masks": {},
    "masks": {"observations": False},
    "neither": {"observations": False, "masks": False},
}


def stepper(game, size, wanted):
    """A step of a batch whose games are no longer all in the opening."""
    env = jogada.BatchEnv(game, size, **wanted)

    def step():
        env.step(env.sample())

    for _ in range(300):
        step()
    return step


def batch(game, wanted):
    """Steps/s with the best number of games at once, that number, and the median of its runs."""
    steps = {size: stepper(game, size, wanted) for size in SIZES}
    # In turns, so that a busy moment of the machine meets all.
    runs = [{size: once(step, size) for size, step in steps.items()} for _ in range(RUNS // len(SIZES))]
    size = max(SIZES, key=lambda size: max(run[size] for run in runs))
    found = [run[size] for run in runs]
    return max(found), size, statistics.median(found)


def batches():
    """Steps/s of every game: with planes and masks of bytes, of floats, with neither."""
    print(f"{'one thread, M steps/s':22} " + " ".join(f"{name:>24}" for name in WANTED))
    print(f"{'':22} " + f"{'best (median) games':>24} " * len(WANTED))
    found = {}
    for game in jogada.games():
        rows = [batch(game.id, wanted) for wanted in WANTED.values()]
        found[game.id] = rows[0][0], rows[2][0], rows[-1][0]
        texts = [f"{best / 1e6:.2f} ({median / 1e6:.2f}) {size:4}" for best, size, median in rows]
        print(f"{game.name:22} " + " ".join(f"{text:>24}" for text in texts), flush=True)
    return found


def plies(match, legal, push, pop, over):
    """A random game after another, all legal moves listed at every ply."""
    import random

    choice = random.Random(1).choice
    depth = 0

    def step():
        nonlocal depth
        moves = legal(match)
        if not moves or depth == 60 or over(match):
            while depth:
                pop(match)
                depth -= 1
            moves = legal(match)
        push(match, choice(moves))
        depth += 1

    return rate(step, 1)


def matches():
    print("\nlist of legal moves and push, plies/s")
    try:
        import chess
    except ImportError:
        reference = None
    else:
        reference = plies(chess.Board(), lambda b: list(b.legal_moves), chess.Board.push, chess.Board.pop, lambda b: False)
        print(f"{'python-chess ' + chess.__version__:34} {reference:18.0f}")
    for game in jogada.games():
        match = jogada.Match(game.id)
        found = plies(match, lambda m: m.legal_moves, jogada.Match.push, jogada.Match.pop, lambda m: False)
        ratio = f"{found / reference:8.1f} times" if reference else ""
        print(f"{game.name:34} {found:18.0f} {ratio}")


#: Of each game those of OpenSpiel whose boards are as large.
LIKE = {
    "pente": ("gomoku(size=19)", "go(board_size=19)"),
    "barca": ("chess", "hex(board_size=10)", "go(board_size=10)"),
    "wali": ("breakthrough(rows=6,columns=5)", "connect_four"),
    "freedom": ("hex(board_size=10)", "go(board_size=10)"),
    "nava": ("breakthrough(rows=5,columns=5)", "connect_four"),
}


def open_spiel(batches):
    try:
        import pyspiel
    except ImportError:
        return
    import random

    print("\nOpenSpiel, C++ games stepped from Python; with observation_tensor and legal_actions_mask")
    found = {}
    for name in sorted(set(sum(LIKE.values(), ()))):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()

        def step(observe):
            nonlocal state
            if state.is_terminal():
                state = game.new_initial_state()
            if observe:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))

        found[name] = rate(lambda: step(True), 1), rate(lambda: step(False), 1)
        print(f"{name:34} without {found[name][1]:12.0f}  with {found[name][0]:12.0f}")
    for game, name in ((game, name) for game, names in LIKE.items() for name in names):
        (whole, floats, plain), (observed, bare) = batches[game], found[name]
        ratios = f"{whole / observed:8.0f}  as float32 {floats / observed:8.0f}  without {plain / bare:8.0f} times"
        print(f"{game + ' / ' + name:38} with {ratios}")


def petting_zoo(batches):
    try:
        from pettingzoo.classic import connect_four_v3, go_v5
    except ImportError:
        return
    print("\nPettingZoo, with observation and mask")
    slowest = min(floats for _, floats, _ in batches.values())
    # One after the other: the size of the board is a global of its Go.
    makers = {"connect_four": connect_four_v3.env, "go 9": lambda: go_v5.env(board_size=9), "go 19": lambda: go_v5.env(board_size=19)}
    for name, make in makers.items():
        env = make()
        env.reset(seed=1)

        def step():
            observation, _, done, cut, _ = env.last()
            if done or cut:
                env.reset()
            else:
                env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

        found = rate(step, 1)
        print(f"{name:34} {found:18.0f}  our slowest game {slowest / found:8.0f} times")


if __name__ == "__main__":
    found = batches()
    matches()
    open_spiel(found)
    petting_zoo(found)
