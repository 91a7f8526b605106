"""Analyses, proofs, players and arena."""

import signal
import threading
import time

import jogada
import pytest


class First:
    """Plays the first legal move."""

    def choose(self, match):
        return match.legal_moves[0]


def test_an_analysis_has_as_many_lines_as_asked_for():
    found = jogada.analyse(jogada.Match("barca"), nodes=20_000, lines=3)
    assert len(found.lines) == 3 and found.best == found.lines[0].moves[0]
    assert found.nodes <= 20_000 and found.depth > 0
    chances = [line.score.chance for line in found.lines]
    assert chances == sorted(chances, reverse=True)


def test_live_reports_deepen_and_can_be_left():
    depths = [report.depth for report in jogada.analyse_live(jogada.Match("pente"), depth=5)]
    assert depths == sorted(depths) and depths[-1] == 5
    started = time.monotonic()
    for _ in jogada.analyse_live(jogada.Match("pente"), time=60):
        break
    assert time.monotonic() - started < 10


def test_python_goes_on_while_the_engine_thinks():
    ticks = []
    stop = threading.Event()

    def tick():
        while not stop.wait(0.01):
            ticks.append(time.monotonic())

    thread = threading.Thread(target=tick)
    thread.start()
    jogada.analyse(jogada.Match("pente"), time=0.5)
    stop.set()
    thread.join()
    assert len(ticks) > 5


@pytest.mark.parametrize("work", [
    lambda: jogada.analyse(jogada.Match("pente"), time=60),
    lambda: list(jogada.analyse_live(jogada.Match("pente"), time=60)),
    lambda: jogada.solve(jogada.Match("pente"), nodes=10**12, memory=50),
    lambda: jogada.player("max").choose(jogada.Match("pente"), time=60),
    lambda: jogada.arena("pente", ["level:5", "level:6"], games=10_000),
    lambda: jogada.perft(jogada.Match("pente"), 6),
], ids=["analyse", "live", "solve", "player", "arena", "perft"])
def test_ctrl_c_stops_it(work):
    started = time.monotonic()
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    previous = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        signal.signal(signal.SIGALRM, previous)
    assert time.monotonic() - started < 20


def test_a_match_can_be_played_on_while_it_is_analysed():
    match = jogada.Match("pente")
    thread = threading.Thread(target=jogada.analyse, args=(match,), kwargs={"time": 0.5})
    thread.start()
    time.sleep(0.1)
    match.push("k10")
    thread.join()
    assert match.moves == ["k10"]


def test_a_small_game_is_solved():
    solution = jogada.solve(jogada.Match("freedom:size=4"), memory=50)
    assert (solution.value, solution.margin, len(solution.best)) == ("draw", 0, 16)


def test_evaluations_add_up():
    for game in jogada.games():
        match = jogada.Match(game.id)
        match.push(match.legal_moves[0])
        evaluation = jogada.evaluate(match)
        assert evaluation.value == sum(part.value for part in evaluation.parts)


def test_perft_counts_what_divide_lists():
    match = jogada.Match("barca")
    assert jogada.perft(match, 0) == 1
    assert [jogada.perft(match, depth) for depth in (1, 2, 3, 4)] == [38, 1404, 66286, sum(jogada.divide(match, 4).values())]
    assert jogada.perft(match, 3, threads=2) == 66286


@pytest.mark.parametrize("limits", [{"time": 0}, {"time": -1}, {"time": float("nan")}, {"time": float("inf")}, {"nodes": 0},
                                    {"depth": -3}, {"lines": 0}, {"threads": 0}, {"memory": 0}, {"memory": 10**6},
                                    {"threads": 10**9}])
def test_limits_out_of_range_are_refused(limits):
    with pytest.raises(ValueError):
        jogada.analyse(jogada.Match("nava"), **limits)


def test_there_is_nothing_to_think_about_in_a_finished_game():
    over = jogada.Match("nava", position="final")
    for ask in (jogada.analyse, jogada.solve, jogada.evaluate, jogada.player("level:1").choose,
                lambda match: list(jogada.analyse_live(match))):
        with pytest.raises(jogada.GameOver):
            ask(over)


def test_players_are_repeatable_by_their_seed():
    match = jogada.Match("barca")
    choices = [jogada.player("random", seed=seed).choose(match) for seed in range(20)]
    assert choices == [jogada.player("random", seed=seed).choose(match) for seed in range(20)]
    assert len(set(choices)) > 3


def test_an_unknown_player_is_refused():
    with pytest.raises(jogada.InvalidPlayer):
        jogada.player("nobody")
    with pytest.raises(jogada.PlayerFault):
        jogada.player("cmd:/no/such/program").choose(jogada.Match("nava"))


def test_the_arena_has_the_statistics_of_the_command_line():
    # The example of the README.
    result = jogada.arena("barca", ["greedy:complex", "greedy:simple"], games=6)
    tally = result.tally
    assert (tally.wins, tally.draws, tally.losses, tally.pairs) == (4, 0, 2, (0, 0, 2, 0, 1))
    assert (round(tally.elo), round(tally.elo_low), round(tally.elo_high)) == (120, -70, 459)
    assert round(result.mean_plies, 1) == 19.2 and result.ended == "complete"


def test_objects_and_classes_play_in_the_arena():
    pairs = []
    result = jogada.arena("nava:tiny", [First, "random"], games=10, on_pair=pairs.append)
    again = jogada.arena("nava:tiny", [First(), "random"], games=10)
    assert result.players == ("First", "random")
    assert result.tally == again.tally and result.tally.games == 10
    assert [pair.number for pair in pairs] == [1, 2, 3, 4, 5]
    game = pairs[0].games[0]
    assert jogada.Match("nava:tiny", list(game.moves)).is_over


def test_a_tournament_has_a_table():
    result = jogada.arena("nava:tiny", ["level:3", "random", First()], games=4)
    assert {row.player for row in result.table} == {"level:3", "random", "First"}
    assert len(result.encounters) == 3 and result.tally is None


def test_a_sequential_test_ends_early():
    result = jogada.arena("nava:tiny", ["level:5", "random"], sprt=(0, 100))
    assert result.ended == "decided" and result.sprt.accepted == "H1"


def test_an_exception_of_a_player_is_raised_by_the_arena():
    class Broken:
        def choose(self, match):
            raise RuntimeError("out of ideas")

    with pytest.raises(RuntimeError, match="out of ideas"):
        jogada.arena("nava:tiny", [Broken(), "random"], games=10)


@pytest.mark.parametrize("answer", ["z9", "", None, 10**9, -1, 3.5])
def test_an_illegal_answer_loses_the_game(answer):
    class Wrong:
        def choose(self, match):
            return answer

    result = jogada.arena("nava:tiny", [Wrong(), "random"], games=2)
    assert result.tally.losses == 2 and result.tally.faults == (2, 0)


def test_a_bad_arena_is_refused():
    for players, options in ((["random"], {}), (["random"] * 3, {"format": "match"}), (["random"] * 2, {"format": "cup"}),
                             (["random"] * 2, {"sprt": (5, 0)}), (["random"] * 2, {"anchor": "max"}),
                             (["random"] * 2, {"games": 0}), (["random"] * 2, {"cap": -1})):
        with pytest.raises(ValueError):
            jogada.arena("nava:tiny", players, **options)
    with pytest.raises(TypeError, match="choose"):
        jogada.arena("nava:tiny", ["random", 3])


def test_two_players_play_a_game():
    match = jogada.play("nava:tiny", First(), "level:2", seed=4)
    assert match.is_over
    longer = jogada.play(jogada.Match("barca"), "random", "random", max_plies=7)
    assert len(longer.moves) == 7

    class Wrong:
        def choose(self, match):
            return "a1-a1"

    with pytest.raises(jogada.PlayerFault, match="Wrong"):
        jogada.play("nava:tiny", Wrong(), "random")
