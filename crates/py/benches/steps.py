"""Steps per CPU second of batches and matches, beside other libraries where they are installed.

    python crates/py/benches/steps.py [SECONDS]
"""

import sys
import time

import jogada

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def rate(step, count, seconds=SECONDS):
    """The best of three: how often `step`, worth `count`, is done in a CPU second."""
    best = 0.0
    for _ in range(3):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds / 3:
            for _ in range(10):
                step()
            done += 10 * count
        best = max(best, done / spent)
    return best


def batches():
    print(f"{'batch of 256, one thread':34} {'planes and masks':>18} {'masks':>12} {'neither':>12}  M steps/s")
    for game in jogada.games():
        row = []
        for wanted in ({}, {"observations": False}, {"observations": False, "masks": False}):
            env = jogada.BatchEnv(game.id, 256, **wanted)
            row.append(rate(lambda: env.step(env.sample()), 256) / 1e6)
        print(f"{game.name:34} {row[0]:18.2f} {row[1]:12.2f} {row[2]:12.2f}")


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


def open_spiel():
    try:
        import pyspiel
    except ImportError:
        return
    import random

    print("\nOpenSpiel, C++ games stepped from Python, with observation_tensor and legal_actions_mask")
    for name in ("connect_four", "go(board_size=9)", "hex(board_size=11)", "gomoku(size=19)"):
        try:
            game = pyspiel.load_game(name)
        except Exception as error:
            print(f"{name:34} {error}")
            continue
        state = game.new_initial_state()

        def step():
            nonlocal state
            if state.is_terminal():
                state = game.new_initial_state()
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))

        print(f"{name:34} {rate(step, 1):18.0f}")


def petting_zoo():
    try:
        from pettingzoo.classic import connect_four_v3, go_v5
    except ImportError:
        return
    print("\nPettingZoo")
    for name, env in (("connect_four", connect_four_v3.env()), ("go 9", go_v5.env(board_size=19)), ("go 19 again", go_v5.env())):
        env.reset(seed=1)

        def step():
            observation, _, done, cut, _ = env.last()
            if done or cut:
                env.reset()
            else:
                env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

        print(f"{name:34} {rate(step, 1):18.0f}")


if __name__ == "__main__":
    batches()
    matches()
    open_spiel()
    petting_zoo()
