"""Matches and tournaments between players, and what they prove."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Optional, Union

from . import _native
from ._players import NamedPlayer, Player
from ._thinking import _effort
from ._values import Side


@dataclass(frozen=True)
class Tally:
    """Results, those of the first player."""

    wins: int
    draws: int
    losses: int
    score: float
    """The share of points, from 0 to 1."""
    pairs: tuple[int, ...]
    """Pairs of games by points: 0, ½, 1, 1½, 2."""
    faults: tuple[int, int]
    """Games the first and the second player lost by a fault."""
    elo: Optional[float]
    """The difference in strength; `None` where it is unknown or infinite."""
    elo_low: Optional[float]
    elo_high: Optional[float]
    superiority: Optional[float]
    """How likely it is that the better result is no accident."""

    @property
    def games(self) -> int:
        """How many games there were."""
        return self.wins + self.draws + self.losses

    @staticmethod
    def _of(entry: dict[str, Any]) -> Tally:
        bounds = (entry["elo"], entry["elo_low"], entry["elo_high"], entry["superiority"])
        pairs, (first, second) = tuple(entry["pairs"]), entry["faults"]
        return Tally(entry["wins"], entry["draws"], entry["losses"], entry["score"], pairs, (first, second), *bounds)


@dataclass(frozen=True)
class Sprt:
    """A sequential probability ratio test."""

    elo0: float
    elo1: float
    llr: float
    """The log-likelihood ratio so far."""
    low: float
    high: float
    accepted: Optional[str]
    """`"H0"` or `"H1"`; `None` while it is open."""


@dataclass(frozen=True)
class TableRow:
    """A player of a tournament."""

    player: str
    rating: Optional[float]
    rating_error: Optional[float]
    tally: Tally


@dataclass(frozen=True)
class PairGame:
    """A game of a pair."""

    side: Side
    """Of the first player."""
    points: float
    """Of the first player."""
    reason: str
    fault: Optional[str]
    start: Optional[str]
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Pair:
    """The two games of an opening, with colours exchanged."""

    number: int
    players: tuple[str, str]
    games: tuple[PairGame, PairGame]

    @staticmethod
    def _of(text: str) -> Pair:
        entry = json.loads(text)

        def game(entry: dict[str, Any]) -> PairGame:
            side = Side.WHITE if entry["side"] == "w" else Side.BLACK
            moves = tuple(entry["moves"])
            return PairGame(side, entry["points"], entry["reason"], entry["fault"], entry["start"], moves)

        first, second = entry["players"]
        white, black = entry["games"]
        return Pair(entry["pair"], (first, second), (game(white), game(black)))


@dataclass(frozen=True)
class ArenaResult:
    """The results of a match or a tournament, with the statistics of `jogada arena`."""

    spec: str
    players: tuple[str, ...]
    ended: str
    """`"complete"`, `"decided"` by the sequential test, `"stopped"`, or `"faults"` of a player."""
    tally: Optional[Tally]
    """Of a match."""
    sprt: Optional[Sprt]
    table: tuple[TableRow, ...]
    """Of a tournament, the strongest first."""
    encounters: dict[tuple[str, str], Tally]
    """Of a tournament: every two players who met."""
    white_score: Optional[float]
    """White's share of the points, over all players."""
    decisive: float
    """The share of games with a winner."""
    mean_plies: float
    plies_quantiles: tuple[int, ...]
    """The lengths that 5, 25, 50, 75 and 95 % of the games do not exceed."""
    branching: float
    """Legal moves of a position on average."""
    reasons: dict[str, int]
    """How often games ended in which way."""
    data: dict[str, Any]
    """Everything, as `jogada arena --json` prints it."""

    @staticmethod
    def _of(text: str) -> ArenaResult:
        data = json.loads(text)
        table = (TableRow(r["player"], r["rating"], r["rating_error"], Tally._of(r)) for r in data.get("table", ()))
        met = {(r["players"][0], r["players"][1]): Tally._of(r) for r in data.get("encounters", ())}
        return ArenaResult(
            spec=data["spec"],
            players=tuple(data["players"]),
            ended=data["ended"],
            tally=Tally._of(data) if "wins" in data else None,
            sprt=Sprt(**data["sprt"]) if data.get("sprt") else None,
            table=tuple(table),
            encounters=met,
            white_score=data["white_score"],
            decisive=data["decisive"],
            mean_plies=data["mean_plies"],
            plies_quantiles=tuple(data["plies_quantiles"]),
            branching=data["branching"],
            reasons=data["reasons"],
            data=data,
        )


def arena(
    spec: str,
    players: Sequence[Union[str, Player, type[Player]]],
    *,
    games: Optional[int] = None,
    format: Optional[str] = None,
    rounds: Optional[int] = None,
    sprt: Optional[tuple[float, float]] = None,
    seed: int = 0,
    opening: int = 4,
    uneven: bool = False,
    time: Optional[float] = None,
    nodes: Optional[int] = None,
    depth: Optional[int] = None,
    threads: int = 1,
    cap: int = 1000,
    adjudicate: Optional[int] = None,
    anchor: Optional[str] = None,
    jobs: Optional[int] = None,
    on_pair: Optional[Callable[[Pair], object]] = None,
) -> ArenaResult:
    """Plays a match of two players or a tournament of more, each opening with both colours, and tells what the
    results prove. Players are names, objects with a method `choose(match)`, or classes of these, of which every
    game gets a new one. An exception of a player ends the arena and is raised.

    `games` is 100 for every two who meet, or as many as the test `sprt=(elo0, elo1)` needs. `format` is `"match"`,
    `"round-robin"`, `"gauntlet"`, `"knockout"` or `"swiss"` with its `rounds`. `opening` random plies leave the
    game even, unless they may be `uneven`. `time` is a tenth of a second per move if no limit is given. `on_pair`
    hears of every pair of games in its order. Ctrl-C ends it.

    >>> result = jogada.arena("barca", ["greedy:complex", "greedy:simple"], games=6)
    >>> result.tally.wins, result.tally.losses, round(result.tally.elo)
    (4, 2, 120)
    """
    default = 1_000_000 if sprt else 100
    if time is None and nodes is None and depth is None:
        time = 0.1
    options: _native._ArenaOptions = {
        "games": default if games is None else games,
        "format": format,
        "rounds": rounds,
        "sprt": sprt,
        "seed": seed,
        "opening": opening,
        "uneven": uneven,
        "cap": cap,
        "adjudicate": adjudicate,
        "anchor": anchor,
        "jobs": jobs,
    }
    listener = on_pair

    def tell(text: str) -> None:
        if listener is not None:
            listener(Pair._of(text))

    # A named player is played by the arena itself, with the seeds of its games.
    given = [player.name if isinstance(player, NamedPlayer) else player for player in players]
    return ArenaResult._of(_native._arena(spec, given, options, _effort(time, nodes, depth, 1, threads), tell if on_pair else None))
