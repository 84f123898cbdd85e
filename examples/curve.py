"""A learning curve as SVG, with Mazzo's own chart parts."""

from collections.abc import Sequence
from typing import NamedTuple

from mazzo.cli.svg import HEIGHT, INK, LEAF, LEFT, RIGHT, WIDTH, plot, ticks, whole


class Point(NamedTuple):
    """A point of the curve: how much was learned from, the value reached, and its interval."""

    x: float
    value: float
    low: float
    high: float


def draw(title: str, about: str, points: Sequence[Point], even: float) -> str:
    """The curve with its intervals, from x = 0; `even` is a dashed line."""
    low, high = min(even, *(point.low for point in points)), max(even, *(point.high for point in points))
    last = points[-1].x

    def across(x: float) -> float:
        return LEFT + x / last * (WIDTH - LEFT - RIGHT)

    lines, up = plot(title, about, low, high)
    for mark in ticks(0, last):
        lines.append(f'<text x="{across(mark):.1f}" y="{HEIGHT - 38}" text-anchor="middle">{mark:g}</text>')
    lines.append(f'<path d="M{LEFT} {up(even):.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-dasharray="5 4"/>')
    path = "L".join(f"{across(point.x):.1f} {up(point.value):.1f}" for point in points)
    lines.append(f'<path d="M{path}" stroke="{LEAF}" stroke-width="2" fill="none"/>')
    for x, value, least, most in points:
        lines.append(f'<path d="M{across(x):.1f} {up(least):.1f}V{up(most):.1f}" stroke="{INK}"/>')
        lines.append(f'<circle cx="{across(x):.1f}" cy="{up(value):.1f}" r="4" fill="{LEAF}"/>')
    return whole(lines)
