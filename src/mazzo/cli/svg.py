"""Parts of a self-contained SVG for paper or page, in light and dark mode."""

from collections.abc import Callable, Iterator
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 60, 60
"""Margins of `plot`."""
TICKS = 6
CAP = 6
"""Half the height of a whisker's end."""
INK, PAPER, LEAF, QUIET = "#2b2622", "#fbf7ef", "#4f8a3c", "#8a8178"
DARK = {INK: "#ece5da", PAPER: "#211d1a", LEAF: "#7cb668", QUIET: "#a39a90"}
"""Replacement of each colour in dark mode."""


def head(title: str, description: str, left: int, height: int = HEIGHT) -> list[str]:
    """The first elements: background, the title as text, and `description` for screen readers."""
    dark = "".join(f'[{what}="{day}"]{{{what}:{night}}}' for day, night in DARK.items() for what in ("fill", "stroke"))
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}. {escape(description)}</title>",
        f"<style>@media (prefers-color-scheme:dark){{{dark}}}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{left}" y="30" font-size="18" font-weight="bold">{escape(title)}</text>',
    ]


def whole(lines: list[str]) -> str:
    """The complete SVG file."""
    return "\n".join([*lines, "</svg>"]) + "\n"


def ticks(low: float, high: float) -> Iterator[float]:
    """At most TICKS round numbers from low to high (> low), about evenly spaced."""
    power = 10 ** floor(log10((high - low) / TICKS))
    step = next(power * times for times in (1, 2, 5, 10) if (high - low) / (power * times) <= TICKS)
    return (k * step for k in range(ceil(low / step), floor(high / step) + 1))


def plot(title: str, about: str, low: float, high: float) -> tuple[list[str], Callable[[float], float]]:
    """The first elements of a chart of values from low to high (> low), with lines at round values and `about` below,
    and the function from a value to its y coordinate.
    """

    def up(value: float) -> float:
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    lines = head(title, about, LEFT)
    for mark in ticks(low, high):
        lines.append(f'<path d="M{LEFT} {up(mark):.1f}H{WIDTH - RIGHT}" stroke="{QUIET}" stroke-width="0.5"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{up(mark):.1f}" dy="4" text-anchor="end">{mark:g}</text>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 14}" text-anchor="middle" fill="{QUIET}">{escape(about)}</text>')
    return lines, up


def whisker(start: float, end: float, y: float) -> str:
    """An interval from x = start to end."""
    return (
        f'<path d="M{start:.1f} {y}H{end:.1f}M{start:.1f} {y - CAP}v{2 * CAP}M{end:.1f} {y - CAP}v{2 * CAP}" '
        f'stroke="{INK}" stroke-width="1.5" fill="none"/>'
    )
