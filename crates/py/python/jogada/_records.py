"""Games as text, in the manner of PGN."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional

from . import _native
from ._native import Match


@dataclass(frozen=True)
class RecordMove:
    """A move of a record."""

    text: str
    glyphs: tuple[int, ...] = ()
    """1 good, 2 mistake, 3 brilliant, 4 blunder, 5 interesting, 6 dubious, as in PGN."""
    comment: str = ""


@dataclass
class Record:
    """A game with everything that is known about it; `str(record)` is its text.

    >>> record = jogada.Record("nava:tiny", moves=[jogada.RecordMove("a1-a3", (4,), "careless")])
    >>> record.tags["White"] = "Ana"
    >>> print(record, end="")
    [Game "nava:size=3,discs=3,cubes=4"]
    [White "Ana"]
    [Result "*"]
    <BLANKLINE>
    1. a1-a3 $4 {careless} *
    >>> jogada.read_records(str(record))[0].moves[0].comment
    'careless'
    """

    spec: str
    start: Optional[str] = None
    """The position it began with, as text; `None` for the usual one."""
    tags: dict[str, str] = field(default_factory=dict[str, str])
    """Without Game, FEN and Result, which follow from the other fields."""
    intro: str = ""
    """The comment before the first move."""
    moves: list[RecordMove] = field(default_factory=list[RecordMove])
    result: str = "*"
    """`"1-0"`, `"0-1"`, `"1/2-1/2"`, or `"*"` while the game is not finished."""

    @property
    def match(self) -> Match:
        """The game with all moves played."""
        return _native._open(self.spec, self.start, [move.text for move in self.moves])

    def __str__(self) -> str:
        moves = [(move.text, bytes(move.glyphs), move.comment) for move in self.moves]
        tags = list(self.tags.items())
        return _native._write_record(self.spec, self.start, tags, self.intro, moves, self.result)


def read_records(text: str) -> list[Record]:
    """Reads all records of a text; every move is checked.

    >>> jogada.read_records('[Game "pente"]\\n\\n1. k10 k10 *')
    Traceback (most recent call last):
    ...
    jogada.InvalidRecord: 3:8: k10: k10 is occupied
    """

    def record(fields: _native._RecordFields) -> Record:
        spec, start, tags, intro, moves, result = fields
        played = [RecordMove(text, tuple(glyphs), comment) for text, glyphs, comment in moves]
        return Record(spec, start, dict(tags), intro, played, result)

    return [record(fields) for fields in _native._read_records(text)]
