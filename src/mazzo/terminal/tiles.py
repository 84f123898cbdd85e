"""A grid of coloured tiles with coordinates along two sides."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

GHOST = ">"


@dataclass(frozen=True)
class Tile:
    """One cell: a sign, a die or token beside it, a style. A ghost is a preview: underlined, and marked if there is
    room. `more`: text after the sign, if there is no die.
    """

    sign: str
    die: str
    style: str
    is_ghost: bool = False
    more: str = ""


def draw(tiles: Mapping[tuple[int, int], Tile], width: int, height: int, ground: str) -> Text:
    """The tiles by (row, column), with a border of one cell of ground.

    A tile is `width` columns wide and `height` lines high, with a column between tiles unless it is very narrow.
    """
    rows = range(min(row for row, _ in tiles) - 1, max(row for row, _ in tiles) + 2)
    cols = range(min(col for _, col in tiles) - 1, max(col for _, col in tiles) + 2)
    gap = " " if width > 3 else ""
    lines = [Text("    ").append(gap.join(f"{col:>2}".ljust(width)[:width] for col in cols), "quiet")]
    for row in rows:
        for k in range(height):
            line = Text(f"{row:>3} " if k == 0 else "    ", "quiet")
            for at, col in enumerate(cols):
                tile = tiles.get((row, col))
                if at:
                    line.append(gap)
                if tile is None:
                    line.append(f" {ground if k == 0 else ' '}".ljust(width), "quiet")
                else:
                    line.append(_line(tile, width, height, k), tile.style)
                    if tile.is_ghost and k == height - 1:
                        line.stylize("underline", len(line) - width)
            lines.append(line)
            if row == rows[-1]:
                break  # ground needs one line only
    return Text("\n", no_wrap=True).join(lines)


def _line(tile: Tile, width: int, height: int, k: int) -> str:
    """Line `k` of a tile: sign and die side by side, or one above the other."""
    mark = "" if width == 3 else GHOST if tile.is_ghost else " "
    if height == 1:
        return f"{mark}{tile.sign}{tile.die or tile.more}".ljust(width)[:width]
    return f"{mark}{tile.sign}{tile.more}".ljust(width) if k == 0 else f"{tile.die} ".rjust(width)
