"""Matches: moves, positions, copies, pickles, pictures."""

import copy
import pickle
import random
import xml.etree.ElementTree

import jogada
import pytest

GAMES = [game.id for game in jogada.games()]


def random_match(spec, plies, seed=1):
    match, choice = jogada.Match(spec), random.Random(seed).choice
    for _ in range(plies):
        if match.is_over:
            break
        match.push(choice(match.legal_moves))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_texts_and_numbers_are_the_same_moves(game):
    by_text, by_number = jogada.Match(game), jogada.Match(game)
    choose = random.Random(2).randrange
    while not by_text.is_over and len(by_text.moves) < 80:
        place = choose(len(by_text.legal_moves))
        assert by_text.push(by_text.legal_moves[place]) == by_number.push(by_number.legal_actions[place])
        assert by_text == by_number
        assert by_text.position == by_number.position


@pytest.mark.parametrize("game", GAMES)
def test_a_match_survives_copy_pickle_and_its_own_repr(game):
    match = random_match(game, 12)
    twins = [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match)), eval(repr(match))]
    for twin in twins:
        assert twin == match and hash(twin) == hash(match)
        twin.pop()
        assert twin != match
    assert match.position == random_match(game, 12).position


@pytest.mark.parametrize("game", GAMES)
def test_a_move_taken_back_leaves_no_trace(game):
    match = random_match(game, 10)
    before = match.position, match.moves, match.legal_moves
    last = match.push(match.legal_moves[-1])
    assert match.last_move == last == match.pop()
    assert (match.position, match.moves, match.legal_moves) == before


def test_without_moves_nothing_is_taken_back():
    with pytest.raises(IndexError, match="no move has been made"):
        jogada.Match("wali").pop()


def test_an_illegal_move_is_refused_in_the_words_of_the_game():
    match = jogada.Match("barca", ["e1-a1", "f10-g10", "a1-g7", "f9-f8"])
    with pytest.raises(jogada.IllegalMove, match="your elephant on g7 is scared and must move first"):
        match.push("e2-e5")
    assert match.why_illegal("e2-e5") == "your elephant on g7 is scared and must move first"
    assert not match.is_legal("e2-e5") and match.is_legal("g7-a1")
    assert len(match.moves) == 4


@pytest.mark.parametrize("bad", [True, 1.5, float("nan"), None, b"a1", [], object()])
def test_what_is_no_move_is_a_type_error(bad):
    with pytest.raises(TypeError, match="a move is a text"):
        jogada.Match("nava").push(bad)


def test_a_match_that_is_being_played_cannot_be_compared():
    match, other = jogada.Match("nava"), jogada.Match("nava")

    class Index:
        def __index__(self):
            with pytest.raises(RuntimeError):
                _ = other == match
            return other.legal_actions[0]

    assert match.push(Index()) == other.legal_moves[0]


@pytest.mark.parametrize("game", GAMES)
def test_plies_are_counted(game):
    match = random_match(game, 30)
    assert match.ply == len(match.moves)


@pytest.mark.parametrize("bad", [-1, 200, 2**62, -(2**70), 10**400])
def test_a_number_that_is_no_action_is_told_with_the_range(bad):
    with pytest.raises(jogada.IllegalMove, match="from 0 to 199"):
        jogada.Match("nava").push(bad)


def test_sentences_follow_the_language():
    try:
        jogada.set_language("pt")
        assert jogada.Match("freedom", ["e5"]).why_illegal("a1").startswith("jogue junto de e5")
    finally:
        jogada.set_language("en")
    with pytest.raises(ValueError, match="there are en, pt"):
        jogada.set_language("xx")


@pytest.mark.parametrize("spec", ["chess", "pente:size=99", "pente:colour=red", "", ":"])
def test_a_bad_spec_is_refused(spec):
    with pytest.raises(jogada.InvalidSpec):
        jogada.Match(spec)


def test_a_bad_position_is_refused_with_its_place():
    with pytest.raises(jogada.InvalidPosition, match="\\^"):
        jogada.Match("nava", position="5/5/5 w")


def test_a_finished_game_has_an_outcome_and_no_moves():
    match = jogada.Match("nava", position="final")
    assert match.is_over and match.legal_moves == [] == match.legal_actions
    assert match.outcome.winner is jogada.Side.WHITE
    assert match.outcome.points(jogada.Side.BLACK) == 0.0
    with pytest.raises(jogada.IllegalMove, match="the game is over"):
        match.push("a1-a2")


def test_moves_may_be_one_text():
    assert jogada.Match("pente", "1. k10 l10 2. q10").moves == ["k10", "l10", "q10"]
    with pytest.raises(jogada.IllegalMove, match="2"):
        jogada.Match("pente", "k10 k10")


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_is_svg_with_every_piece(game):
    match = random_match(game, 6)
    root = xml.etree.ElementTree.fromstring(match._repr_svg_())
    assert root.tag.endswith("svg")
    assert match.svg(flip=True) != match.svg()
    assert str(match).count("\n") > 4


def test_a_record_is_read_back():
    match = random_match("wali", 30)
    text = match.record(White="Ana", Black="level:3")
    (record,) = jogada.read_records(text)
    assert record.match == match and record.tags == {"White": "Ana", "Black": "level:3"}
    assert jogada.read_records(str(record)) == [record]
    with pytest.raises(ValueError, match="Result"):
        match.record(Result="1-0")


def test_a_damaged_record_is_refused_with_line_and_column():
    with pytest.raises(jogada.InvalidRecord, match="^3:4:"):
        jogada.read_records('[Game "pente"]\n\n1. z99 *')


def test_a_record_that_cannot_be_played_is_not_written():
    with pytest.raises(jogada.IllegalMove):
        str(jogada.Record("nava", moves=[jogada.RecordMove("a1-c3")]))
    with pytest.raises(ValueError, match="1/2-1/2"):
        str(jogada.Record("nava", result="won"))


def test_games_and_players_are_listed_with_their_options():
    assert len(jogada.games()) >= 5
    for game in jogada.games():
        assert game.options and game.rules.startswith("#")
        assert {"level", "max", "random"} <= {kind.name for kind in jogada.players(game.id)}
        for sample in game.samples:
            assert jogada.Match(game.id, position=sample.id).position == sample.position
