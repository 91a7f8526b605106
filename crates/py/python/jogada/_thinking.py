"""Search, proof and evaluation."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Optional

from . import _native
from ._native import Match


@dataclass(frozen=True)
class Score:
    """What a position is worth to the side to move: a proven end, or an estimate."""

    kind: str
    """`"win"`, `"loss"`, `"draw"` or `"eval"`."""
    value: int
    """Plies to a win or a loss, 0 for a draw, or the estimate in hundredths."""

    @property
    def is_proven(self) -> bool:
        """Whether it is more than an estimate."""
        return self.kind != "eval"

    @property
    def chance(self) -> float:
        """The points the side to move may hope for, from 0 to 1.

        >>> Score("eval", 0).chance, Score("win", 3).chance
        (0.5, 1.0)
        """
        if self.kind == "eval":
            # A small advantage, 100, is worth three points in five.
            return 1 / (1 + math.exp(-self.value / 250))
        return {"win": 1.0, "draw": 0.5}.get(self.kind, 0.0)

    def __str__(self) -> str:
        if self.kind == "eval":
            return f"{self.value / 100:+.2f}"
        return "draw" if self.kind == "draw" else f"{self.kind} in {self.value}"

    @staticmethod
    def _of(entry: dict[str, Any]) -> Score:
        ((kind, value),) = entry.items()
        return Score(kind, 0 if kind == "draw" else value)


@dataclass(frozen=True)
class Line:
    """A principal variation."""

    score: Score
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Analysis:
    """What a search has found."""

    best: str
    """The best move."""
    score: Score
    """Of the best move, for the side to move."""
    depth: int
    nodes: int
    time: float
    """In seconds."""
    lines: tuple[Line, ...]
    """The best first."""

    @staticmethod
    def _of(text: str) -> Analysis:
        found = json.loads(text)
        lines = tuple(Line(Score._of(line["score"]), tuple(line["moves"])) for line in found["lines"])
        score = Score._of(found["score"])
        return Analysis(found["best"], score, found["depth"], found["nodes"], found["time_ms"] / 1e3, lines)


@dataclass(frozen=True)
class Solution:
    """What was proven of a position."""

    value: str
    """For the side to move: `"win"`, `"loss"`, `"draw"` or `"unknown"`."""
    plies: Optional[int]
    """The shortest distance to the end of a won or lost game."""
    margin: Optional[int]
    """Where a score decides: the best margin of the side to move."""
    best: tuple[str, ...]
    """All first moves that reach this."""
    nodes: int


@dataclass(frozen=True)
class Part:
    """A part of an evaluation."""

    id: str
    label: str
    counts: Optional[tuple[int, int]]
    """How often White and Black have it, where that is counted."""
    points: tuple[int, int]
    """What it is worth to White and to Black."""

    @property
    def value(self) -> int:
        """White's points less Black's."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True)
class ValueMap:
    """What the cells of the board are worth in some way."""

    id: str
    label: str
    cells: tuple[Optional[int], ...]


@dataclass(frozen=True)
class Evaluation:
    """The value of a position for White, in hundredths, and what it is made of."""

    value: int
    parts: tuple[Part, ...]
    """They add up to the value."""
    maps: tuple[ValueMap, ...]


def _effort(
    time: Optional[float], nodes: Optional[int], depth: Optional[int], lines: int = 1, threads: int = 1
) -> _native._Effort:
    return {"time": time, "nodes": nodes, "depth": depth, "lines": lines, "threads": threads}


def analyse(
    match: Match,
    *,
    time: Optional[float] = None,
    nodes: Optional[int] = None,
    depth: Optional[int] = None,
    lines: int = 1,
    threads: int = 1,
    memory: int = 64,
) -> Analysis:
    """Searches the position at full strength: for `time` seconds, `nodes` positions or `depth` plies, whichever
    comes first; for a second if nothing is said. `memory` is in megabytes. Other threads of Python go on, and
    Ctrl-C ends the search.

    >>> found = jogada.analyse(jogada.Match("nava:tiny"), nodes=2000, lines=2)
    >>> found.best in jogada.Match("nava:tiny").legal_moves, len(found.lines)
    (True, 2)
    """
    return Analysis._of(_native._analyse(match, _effort(time, nodes, depth, lines, threads), memory))


def analyse_live(
    match: Match,
    *,
    time: Optional[float] = None,
    nodes: Optional[int] = None,
    depth: Optional[int] = None,
    lines: int = 1,
    threads: int = 1,
    memory: int = 64,
) -> Iterator[Analysis]:
    """Like [`analyse`][jogada.analyse], but tells what is known so far: a report after every iteration and the
    final one at the end. To stop listening stops the search.

    >>> depths = [report.depth for report in jogada.analyse_live(jogada.Match("wali"), depth=3)]
    >>> depths[-1], depths == sorted(depths)
    (3, True)
    """
    search = _native._Search(match, _effort(time, nodes, depth, lines, threads), memory)
    try:
        for report in search:
            yield Analysis._of(report)
    finally:
        search.stop()


def solve(match: Match, *, nodes: int = 100_000_000, memory: int = 1000) -> Solution:
    """Proves what the position is worth, or says that it is unknown after `nodes` positions. `memory` is the most
    that its tables take, in megabytes. Ctrl-C ends it.

    >>> jogada.solve(jogada.Match("nava:tiny", ["a1-a3"]), memory=500)
    Solution(value='win', plies=7, margin=None, best=('c3-a3',), nodes=10025)
    """
    found = json.loads(_native._solve(match, nodes, memory))
    return Solution(found["value"], found["plies"], found["margin"], tuple(found["best"]), found["nodes"])


def evaluate(match: Match) -> Evaluation:
    """What the position is worth as it is, without a search, and what that is made of.

    >>> evaluation = jogada.evaluate(jogada.Match("barca", ["e1-a1"]))
    >>> evaluation.value == sum(part.value for part in evaluation.parts)
    True
    """
    found = json.loads(_native._evaluate(match))

    def part(entry: dict[str, Any]) -> Part:
        counts = entry["counts"]
        white, black = entry["points"]
        return Part(entry["id"], entry["label"], None if counts is None else (counts[0], counts[1]), (white, black))

    maps = tuple(ValueMap(entry["id"], entry["label"], tuple(entry["cells"])) for entry in found["maps"])
    return Evaluation(found["value"], tuple(part(entry) for entry in found["parts"]), maps)
