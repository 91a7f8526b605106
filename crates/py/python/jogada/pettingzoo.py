# PettingZoo has no types of its own.
# pyright: basic, reportMissingTypeStubs=false, reportMissingImports=false, reportMissingModuleSource=false
"""The games as environments of PettingZoo: `pip install jogada[pettingzoo]`.

>>> from jogada.pettingzoo import env
>>> game = env("nava:tiny")
>>> game.reset(seed=1)
>>> observation, reward, terminated, truncated, info = game.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((16, 3, 3), 4)
"""

from __future__ import annotations

from typing import Any, Optional, Union

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._catalogue import games
from ._native import Match
from ._render import MODES, render
from ._spaces import observation_space, observe
from ._values import Side

__all__ = ["env", "raw_env", "register"]

#: White begins.
_AGENTS = ["player_0", "player_1"]


def env(spec: str, *, render_mode: Optional[str] = None, max_plies: int = 1000) -> Any:
    """An environment with the usual wrappers: who plays an illegal action has lost.

    Agents are `"player_0"`, who has White, and `"player_1"`. An observation has the planes of the position (`docs/encoding.md`) for the
    side to move and the mask of its legal actions, which is also in the info. A game of `max_plies` plies is
    truncated. `render_mode` is `"ansi"`, `"svg"` or `"rgb_array"`.
    """
    game: Any = raw_env(spec, render_mode=render_mode, max_plies=max_plies)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


class raw_env(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """The environment without wrappers."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(self, spec: str, *, render_mode: Optional[str] = None, max_plies: int = 1000) -> None:
        super().__init__()
        self.spec_text = spec
        self.render_mode = render_mode
        self.max_plies = max_plies
        self.match = Match(spec)
        self.metadata = {**self.metadata, "name": f"jogada_{self.match.game}_v0"}
        self.possible_agents = list(_AGENTS)
        # Wrappers compare spaces by identity.
        self.observation_spaces = {agent: observation_space(self.match) for agent in _AGENTS}
        self.action_spaces = {agent: spaces.Discrete(self.match.action_count) for agent in _AGENTS}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a new game; nothing in it is left to chance."""
        self.match = Match(self.spec_text)
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.agent_selection = _AGENTS[self.match.side]
        self._inform()

    def observe(self, agent: str) -> dict[str, Any]:
        """The position for the side to move; the mask of the other side is empty."""
        return observe(self.match, agent == _AGENTS[self.match.side])

    def step(self, action: Optional[int]) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert action is not None
        self.match.push(int(action))
        self._end()
        self.agent_selection = _AGENTS[self.match.side]
        self._accumulate_rewards()
        self._inform()

    def _end(self) -> None:
        outcome = self.match.outcome
        if outcome is not None:
            points = [2 * outcome.points(side) - 1 for side in Side]
            self.rewards = dict(zip(_AGENTS, points))
            self.terminations = dict.fromkeys(_AGENTS, True)
        elif self.match.ply >= self.max_plies:
            self.truncations = dict.fromkeys(_AGENTS, True)

    def _inform(self) -> None:
        self.infos = {agent: {"action_mask": self.observe(agent)["action_mask"]} for agent in self.agents}

    def render(self) -> Union[str, np.ndarray[Any, Any], None]:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def register() -> None:
    """Registers every game as `jogada/<id>-v0`, where PettingZoo has a registry (1.26 and newer)."""
    try:
        from pettingzoo.env_registry import registration
    except ImportError:
        return
    for game in games():
        if f"jogada/{game.id}-v0" not in registration.aec_registry:
            registration.register("aec", f"jogada/{game.id}-v0", env, kwargs={"spec": game.id})


register()
