"""What can go wrong. Every exception says what, where and, if it can, what to do instead."""

from __future__ import annotations


class Error(Exception):
    """Any exception of this package that is not one of Python's own."""


class InvalidSpec(Error, ValueError):
    """A text that names no game, or options the game does not have."""


class InvalidPosition(Error, ValueError):
    """A text that is no position of the game."""


class InvalidRecord(Error, ValueError):
    """A text that is no record; the message begins with its line and column."""


class InvalidPlayer(Error, ValueError):
    """A name that is no player of the game."""


class IllegalMove(Error, ValueError):
    """A move that cannot be played here, with the reason in the words of the game."""


class GameOver(Error, ValueError):
    """A question about a game that is over."""


class PlayerFault(Error, RuntimeError):
    """A player gave no legal move: a program crashed, or a bot of yours answered nonsense."""


for _error in (Error, InvalidSpec, InvalidPosition, InvalidRecord, InvalidPlayer, IllegalMove, GameOver, PlayerFault):
    # Tracebacks and pickles name them as users do.
    _error.__module__ = "jogada"
