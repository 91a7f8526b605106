# OpenSpiel has no types of its own.
# pyright: basic, reportMissingTypeStubs=false, reportMissingImports=false, reportMissingModuleSource=false
"""The games in OpenSpiel: `pip install jogada[openspiel]`.

To import this module registers every game as `jogada_<id>`; its options are those of specs.

>>> import pyspiel, jogada.openspiel
>>> game = pyspiel.load_game("jogada_nava", {"options": "tiny"})
>>> state = game.new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()]
['a1-b1', 'a1-c1', 'a1-a2', 'a1-a3']
"""

from __future__ import annotations

from typing import Any, Optional, Union

import numpy as np
import pyspiel

from ._catalogue import games
from ._native import Match
from ._values import Side

__all__ = ["register"]


class _State(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position of a game."""

    def __init__(self, game: Any, spec: str, max_plies: int) -> None:
        super().__init__(game)
        self.match = Match(spec)
        self.max_plies = max_plies

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.match.side)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_actions

    def _apply_action(self, action: int) -> None:
        self.match.push(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.action_text(action)

    def is_terminal(self) -> bool:
        return self.match.is_over or self.match.ply >= self.max_plies

    def returns(self) -> list[float]:
        outcome = self.match.outcome
        return [0.0, 0.0] if outcome is None else [2 * outcome.points(side) - 1 for side in Side]

    def __str__(self) -> str:
        return self.match.position


class _Observer:
    """The planes of a position, for the side to move."""

    def __init__(self, match: Match) -> None:
        self.tensor = np.zeros(int(np.prod(match.observation_shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(match.observation_shape)}

    def set_from(self, state: _State, player: int) -> None:
        state.match.observation(self.dict["observation"])

    def string_from(self, state: _State, player: int) -> str:
        return str(state)


class _BlindObserver:
    """What players hide from each other: nothing."""

    tensor = None
    dict: dict[str, Any] = {}

    def set_from(self, state: _State, player: int) -> None:
        pass

    def string_from(self, state: _State, player: int) -> None:
        return None


class _Game(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with its options; each of ours is a class of its own."""

    id: str
    kind: Any

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        params = params or {}
        options = params.get("options", "")
        self.spec = f"{self.id}:{options}" if options else self.id
        self.max_plies = params.get("max_plies", 1000)
        match = Match(self.spec)
        info = pyspiel.GameInfo(
            num_distinct_actions=match.action_count,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_plies,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> _State:
        return _State(self, self.spec, self.max_plies)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> Union[_Observer, _BlindObserver]:
        is_public = iig_obs_type is None or iig_obs_type.public_info
        return _Observer(Match(self.spec)) if is_public else _BlindObserver()

    def __reduce__(self) -> Any:
        """Other processes load the game by its name."""
        return _load, (str(self),)


def _load(name: str) -> Any:
    return pyspiel.load_game(name)


def _kind(id: str, name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"jogada_{id}",
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"options": "", "max_plies": 1000},
    )


def _register(id: str, name: str) -> None:
    kind = _kind(id, name)
    pyspiel.register_game(kind, type(f"_{name}", (_Game,), {"id": id, "kind": kind}))


def register() -> None:
    """Registers every game that is not registered yet."""
    for game in games():
        if f"jogada_{game.id}" not in pyspiel.registered_names():
            _register(game.id, game.name)


register()
