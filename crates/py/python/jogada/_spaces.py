"""What the environments observe: planes and a mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

from ._native import Match

if TYPE_CHECKING:
    import numpy.typing as npt

#: Above every value of a plane: shares of a limit may exceed 1 a little in a last move.
_HIGHEST = 8.0


def observation_space(match: Match) -> spaces.Dict:
    """Planes and the mask of legal actions."""
    planes = spaces.Box(0.0, _HIGHEST, match.observation_shape, np.float32)
    mask = spaces.Box(0, 1, (match.action_count,), np.int8)
    return spaces.Dict({"observation": planes, "action_mask": mask})


def observe(match: Match, may_move: bool = True) -> dict[str, npt.NDArray[np.generic]]:
    """The position for the side to move; nobody else has legal actions."""
    mask = match.legal_mask().astype(np.int8)
    return {"observation": match.observation(), "action_mask": mask if may_move else np.zeros_like(mask)}
