"""Pente, Barca, Wali, Freedom and Nava: exact rules, a strong engine and environments for learning.

>>> import jogada
>>> match = jogada.Match("barca", ["e1-a1", "f10-g10", "a1-g7", "f9-f8"])
>>> match.push("e2-e5")
Traceback (most recent call last):
...
jogada.IllegalMove: your elephant on g7 is scared and must move first
"""

from ._arena import ArenaResult, Pair, PairGame, Sprt, TableRow, Tally, arena
from ._catalogue import Game, Option, PlayerKind, Preset, Sample, games, players
from ._encoding import Plane, Symmetry, planes, symmetries
from ._errors import (
    Error,
    GameOver,
    IllegalMove,
    InvalidPlayer,
    InvalidPosition,
    InvalidRecord,
    InvalidSpec,
    PlayerFault,
)
from ._native import BatchEnv, Match, __version__, divide, language, perft, rules, set_language
from ._players import NamedPlayer, Player, play, player
from ._records import Record, RecordMove, read_records
from ._thinking import Analysis, Evaluation, Line, Part, Score, Solution, ValueMap, analyse, analyse_live, evaluate, solve
from ._values import Outcome, Side

__all__ = [
    "Analysis",
    "ArenaResult",
    "BatchEnv",
    "Error",
    "Evaluation",
    "Game",
    "GameOver",
    "IllegalMove",
    "InvalidPlayer",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSpec",
    "Line",
    "Match",
    "NamedPlayer",
    "Option",
    "Outcome",
    "Pair",
    "PairGame",
    "Part",
    "Plane",
    "Player",
    "PlayerFault",
    "PlayerKind",
    "Preset",
    "Record",
    "RecordMove",
    "Sample",
    "Score",
    "Side",
    "Solution",
    "Sprt",
    "Symmetry",
    "TableRow",
    "Tally",
    "ValueMap",
    "__version__",
    "analyse",
    "analyse_live",
    "arena",
    "divide",
    "evaluate",
    "games",
    "language",
    "perft",
    "planes",
    "play",
    "player",
    "players",
    "read_records",
    "rules",
    "set_language",
    "solve",
    "symmetries",
]
