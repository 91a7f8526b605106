"""Players: by name, or anything with a method `choose`."""

from __future__ import annotations

from typing import Optional, Protocol, Union

from . import _native
from ._errors import IllegalMove, PlayerFault
from ._native import Match
from ._thinking import Analysis, _effort


class Player(Protocol):
    """Anything that chooses moves: write a class with this method and it plays in the arena, against the engine and
    as the opponent of a learner.

    >>> class First:
    ...     def choose(self, match):
    ...         return match.legal_moves[0]
    >>> jogada.play("nava:tiny", First(), "level:1", seed=3).is_over
    True
    """

    def choose(self, match: Match, /) -> Union[str, int]:
        """The move to play, as text or as the number of an action. The match is a copy."""
        ...


class NamedPlayer:
    """A player by its name; made by [`player`][jogada.player]."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        """As it was given, such as `"level:3"`."""
        self.seed = seed
        """What the player leaves to chance follows from it."""
        self._native = _native._Player(name, seed)

    def choose(
        self,
        match: Match,
        /,
        *,
        time: Optional[float] = None,
        nodes: Optional[int] = None,
        depth: Optional[int] = None,
        threads: int = 1,
    ) -> str:
        """The move it plays. The limits are for players without a measure of their own, such as `"max"`."""
        return self._native.choose(match, _effort(time, nodes, depth, 1, threads))

    def analyse(
        self,
        match: Match,
        /,
        *,
        time: Optional[float] = None,
        nodes: Optional[int] = None,
        depth: Optional[int] = None,
        lines: int = 1,
        threads: int = 1,
    ) -> Analysis:
        """Its move and what it thinks of it."""
        return Analysis._of(self._native.think(match, _effort(time, nodes, depth, lines, threads)))

    def __reduce__(self) -> tuple[type[NamedPlayer], tuple[str, int]]:
        return NamedPlayer, (self.name, self.seed)

    def __repr__(self) -> str:
        return f"jogada.player({self.name!r}, seed={self.seed})"


def player(name: str, *, seed: int = 0) -> NamedPlayer:
    """A player by its name: a level from `"level:1"` to `"level:10"`, full strength `"max"`, `"mcts"`, `"random"`,
    those of the original programs, or an engine of yours, `"cmd:./bot --flag"`. The same seed gives the same moves.

    >>> jogada.player("level:3", seed=7).choose(jogada.Match("nava:tiny")) in jogada.Match("nava:tiny").legal_moves
    True
    >>> jogada.player("level:33")
    Traceback (most recent call last):
    ...
    jogada.InvalidPlayer: level: expected a whole number from 1 to 10, got “33”
    """
    return NamedPlayer(name, seed)


def _player(given: Union[str, Player], seed: int = 0) -> Player:
    return NamedPlayer(given, seed) if isinstance(given, str) else given


def _move(player: Player, match: Match) -> Union[str, int]:
    """A legal move of a player; a fault of the player if it gives none."""
    chosen = player.choose(match.copy())
    reason = match.why_illegal(chosen)
    if reason is not None:
        name = getattr(player, "name", type(player).__name__)
        raise PlayerFault(f"{name}: {chosen}: {reason}") from IllegalMove(reason)
    return chosen


def play(
    spec: Union[str, Match],
    white: Union[str, Player],
    black: Union[str, Player],
    *,
    seed: int = 0,
    max_plies: int = 1000,
) -> Match:
    """Lets two players play a game, from the start or from where a match stands, and returns it.

    >>> jogada.play("nava:tiny", "greedy", "random", seed=1).outcome.text
    'White wins: control of every stack'
    """
    match = Match(spec) if isinstance(spec, str) else spec.copy()
    players = (_player(white, seed), _player(black, seed))
    for _ in range(max_plies):
        if match.is_over:
            break
        match.push(_move(players[match.side], match))
    return match
