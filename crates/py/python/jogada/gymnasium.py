"""The games as environments of Gymnasium, against any player: `pip install jogada[gymnasium]`.

To import this module registers every game as `jogada/<Name>-v0`.

>>> import gymnasium, jogada.gymnasium
>>> env = gymnasium.make("jogada/Nava-v0", spec="nava:tiny", opponent="level:1")
>>> observation, info = env.reset(seed=1)
>>> observation["observation"].shape, int(info["action_mask"].sum())
((16, 3, 3), 4)
"""

from __future__ import annotations

from typing import Any, Optional, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from ._catalogue import games
from ._native import Match
from ._players import Player, _move, _player
from ._render import MODES, render
from ._spaces import observation_space, observe
from ._values import Side

__all__ = ["OpponentEnv", "register"]


class OpponentEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against an opponent, who moves within the same step.

    `opponent` is the name of a player or an object with a method `choose(match)`. `side` is that of the learner;
    without it White and Black take turns, drawn by the seed. The reward is 1 for a win, -1 for a loss, 0 otherwise.
    Who plays an illegal action has lost, and `info["illegal"]` says why. A game of `max_plies` plies is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        spec: str,
        opponent: Union[str, Player] = "random",
        *,
        side: Optional[Side] = None,
        render_mode: Optional[str] = None,
        max_plies: int = 1000,
    ) -> None:
        self.spec_text = spec
        self.opponent = opponent
        self.side = side
        self.render_mode = render_mode
        self.max_plies = max_plies
        self.match = Match(spec)
        self.learner = Side.WHITE
        self._player = _player(opponent)
        self.observation_space = observation_space(self.match)
        self.action_space = spaces.Discrete(self.match.action_count)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chance = int(self.np_random.integers(2**62))
        self.match = Match(self.spec_text)
        self.learner = Side(chance % 2) if self.side is None else self.side
        self._player = _player(self.opponent, chance)
        self._reply()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        illegal = self.match.why_illegal(int(action))
        if illegal is not None:
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": illegal}
        self.match.push(int(action))
        self._reply()
        outcome = self.match.outcome
        reward = 0.0 if outcome is None else 2 * outcome.points(self.learner) - 1
        truncated = outcome is None and self.match.ply >= self.max_plies
        return self._observe(), reward, outcome is not None, truncated, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, where MaskablePPO of sb3-contrib looks for them."""
        return self.match.legal_mask()

    def render(self) -> Any:
        return render(self.match, self.render_mode)

    def _reply(self) -> None:
        while not self.match.is_over and self.match.side != self.learner:
            self.match.push(_move(self._player, self.match))

    def _observe(self) -> dict[str, Any]:
        return observe(self.match)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": observe(self.match)["action_mask"], "side": int(self.learner)}


def register() -> None:
    """Registers every game that is not registered yet."""
    for game in games():
        name = f"jogada/{game.name}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="jogada.gymnasium:OpponentEnv", kwargs={"spec": game.id})  # pyright: ignore[reportUnknownMemberType]


register()
