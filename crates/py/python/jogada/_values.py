"""Sides and outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Optional


class Side(IntEnum):
    """A side, which is also its place in pairs of values: White begins in every game.

    >>> Side.WHITE.other
    <Side.BLACK: 1>
    """

    WHITE = 0
    BLACK = 1

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side(1 - self)


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winner: Optional[Side]
    """The winner; `None` for a draw."""
    reason: str
    """The same word in every language, such as `"five"`."""
    text: str
    """A sentence in the chosen language."""

    @property
    def result(self) -> str:
        """As records have it: `"1-0"`, `"0-1"` or `"1/2-1/2"`.

        >>> Outcome(Side.BLACK, "five", "Black wins: five in a row").result
        '0-1'
        """
        return "1/2-1/2" if self.winner is None else ("1-0", "0-1")[self.winner]

    def points(self, side: Side) -> float:
        """The points of a side: 1 for a win, 0.5 for a draw, 0 for a loss.

        >>> Outcome(Side.WHITE, "five", "White wins: five in a row").points(Side.BLACK)
        0.0
        """
        return 0.5 if self.winner is None else float(self.winner == side)

    def __str__(self) -> str:
        return self.text


for _class in (Side, Outcome):
    _class.__module__ = "jogada"
