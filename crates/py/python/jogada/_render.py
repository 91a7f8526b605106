"""Boards as pictures for the environments."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Union

from ._native import Match

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

MODES = ["ansi", "svg", "rgb_array"]

_CELL = 40
_GROUND = (232, 211, 169)
_LINE = (107, 79, 42)
_WATER = (127, 180, 214)
_PIECES = ((250, 246, 236), (38, 34, 30))
_LAST = (217, 130, 43)


def render(match: Match, mode: Union[str, None]) -> Union[str, npt.NDArray[np.uint8], None]:
    """The position in one of the modes of environments; nothing without a mode."""
    if mode == "ansi":
        return str(match)
    if mode == "svg":
        return match.svg()
    return rgb_array(match) if mode == "rgb_array" else None


def rgb_array(match: Match) -> npt.NDArray[np.uint8]:
    """The position as an array of pixels: rows by columns by red, green and blue."""
    import numpy as np
    from PIL import Image, ImageDraw

    shown: dict[str, Any] = json.loads(match.to_json())
    cols, rows = shown["board"]["cols"], shown["board"]["rows"]
    image = Image.new("RGB", (cols * _CELL, rows * _CELL), _GROUND)
    pen = ImageDraw.Draw(image)

    def corner(cell: int) -> tuple[int, int]:
        return cell % cols * _CELL, (rows - 1 - cell // cols) * _CELL

    def disc(cell: int, radius: int, **colours: Any) -> None:
        x, y = (place + _CELL // 2 for place in corner(cell))
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), **colours)

    shift = _CELL // 2 if shown["board"]["style"] == "points" else 0
    for col in range(cols):
        pen.line((col * _CELL + shift, 0, col * _CELL + shift, rows * _CELL), fill=_LINE)
    for row in range(rows):
        pen.line((0, row * _CELL + shift, cols * _CELL, row * _CELL + shift), fill=_LINE)
    for cell in shown["board"]["goals"]:
        disc(cell, 18, fill=_WATER)
    kinds = len({kind for stack in shown["cells"].values() for kind, _ in stack}) > 1
    for cell, stack in shown["cells"].items():
        kind, owner = stack[-1]
        colours = _PIECES if owner == "w" else _PIECES[::-1]
        disc(int(cell), 15, fill=colours[0], outline=_LINE, width=2)
        if kinds or len(stack) > 1:
            x, y = corner(int(cell))
            text = str(len(stack)) if len(stack) > 1 else "ABCDEFGH"[kind]
            pen.text((x + _CELL // 2 - 3, y + _CELL // 2 - 6), text, fill=colours[1])
    for cell, role, *_ in shown["marks"]:
        if role == "last":
            x, y = corner(cell)
            pen.rectangle((x + 1, y + 1, x + _CELL - 2, y + _CELL - 2), outline=_LAST, width=2)
    return np.asarray(image, dtype=np.uint8)
