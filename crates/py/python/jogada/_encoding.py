"""Games as numbers: planes and symmetries. `docs/encoding.md` describes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from ._native import Match

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@dataclass(frozen=True)
class Plane:
    """A plane of observations, or several of a kind in a row."""

    name: str
    text: str
    """What it shows, in the chosen language."""
    count: int
    scale: int
    """What `uint8` planes have where `float32` planes have 1."""


@dataclass(frozen=True, eq=False)
class Symmetry:
    """A way to turn or to mirror the board that the rules do not notice."""

    cells: npt.NDArray[np.int64]
    """The new place of every cell."""
    actions: npt.NDArray[np.int64]
    """The new number of every action."""

    def observation(self, planes: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The planes of the image, for one observation or any batch of them."""
        import numpy as np

        flat = planes.reshape(*planes.shape[:-2], -1)
        image = np.empty_like(flat)
        image[..., self.cells] = flat
        return image.reshape(planes.shape)

    def policy(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Values of actions, such as a policy or a mask, of the image."""
        import numpy as np

        image = np.empty_like(values)
        image[..., self.actions] = values
        return image


def _match(given: Union[str, Match]) -> Match:
    return Match(given) if isinstance(given, str) else given


def planes(spec: Union[str, Match]) -> list[Plane]:
    """The planes of observations in their order.

    >>> [(plane.name, plane.count) for plane in jogada.planes("freedom")]
    [('own-stones', 1), ('opponent-stones', 1), ('open', 1), ('black', 1)]
    """
    return [Plane(*plane) for plane in _match(spec)._planes()]


def symmetries(spec: Union[str, Match]) -> list[Symmetry]:
    """The symmetries of the rules, the identity first, to make more of every sample.

    >>> len(jogada.symmetries("pente")), len(jogada.symmetries("wali"))
    (8, 4)
    """
    return [Symmetry(cells, actions) for cells, actions in _match(spec)._symmetries()]
