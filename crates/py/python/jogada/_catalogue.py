"""The games and what can be chosen for them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Optional, Union

from . import _native


@dataclass(frozen=True)
class Option:
    """An option of a game, or a parameter of a player."""

    key: str
    """The word of specs."""
    label: str
    help: str
    default: Union[int, str, bool, None]
    values: tuple[str, ...]
    """What it may be, where that is a list."""
    range: Optional[tuple[int, int]]
    """The least and the greatest, where it is a number."""

    @staticmethod
    def _of(entry: dict[str, Any]) -> Option:
        values = tuple(str(value["id"]) for value in entry.get("values", ()))
        bounds = (entry["min"], entry["max"]) if "min" in entry else None
        return Option(entry["key"], entry["label"], entry["help"], entry["default"], values, bounds)


@dataclass(frozen=True)
class Preset:
    """Options that go together, as in `"wali:dara"`."""

    id: str
    label: str
    help: str
    options: str


@dataclass(frozen=True)
class Sample:
    """A position with a name, to be given as `position=`."""

    id: str
    label: str
    spec: str
    position: str


@dataclass(frozen=True)
class Game:
    """A game: names, options, presets, sample positions."""

    id: str
    """The word of specs."""
    name: str
    tagline: str
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    samples: tuple[Sample, ...]

    @property
    def rules(self) -> str:
        """The rules in Markdown, in the chosen language."""
        return _native.rules(self.id)

    @staticmethod
    def _of(entry: dict[str, Any]) -> Game:
        presets = (Preset(p["id"], p["label"], p["help"], p["options"]) for p in entry["presets"])
        samples = (Sample(s["id"], s["label"], s["spec"], s["position"]) for s in entry["samples"])
        options = (Option._of(option) for option in entry["options"])
        return Game(entry["id"], entry["name"], entry["tagline"], tuple(options), tuple(presets), tuple(samples))


@dataclass(frozen=True)
class PlayerKind:
    """A kind of player of a game, named as in `"level:3"`."""

    name: str
    label: str
    help: str
    parameters: tuple[Option, ...]


def games() -> list[Game]:
    """All games, in the order of menus.

    >>> [game.id for game in jogada.games()]
    ['pente', 'barca', 'wali', 'freedom', 'nava']
    >>> jogada.games()[0].options[0].key
    'size'
    """
    return [Game._of(entry) for entry in json.loads(_native._games())]


def players(spec: str) -> list[PlayerKind]:
    """The kinds of players of a game.

    >>> [kind.name for kind in jogada.players("nava")][:3]
    ['level', 'max', 'mcts']
    """

    def kind(entry: dict[str, Any]) -> PlayerKind:
        parameters = tuple(Option._of(option) for option in entry["parameters"])
        return PlayerKind(entry["name"], entry["label"], entry["help"], parameters)

    return [kind(entry) for entry in json.loads(_native._players(spec))]
