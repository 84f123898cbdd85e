"""SVG chart of a ladder: each bot's rating or mean score with its interval, and its result against the next one
below.
"""

from html import escape

from mazzo.cli.svg import LEAF, QUIET, WIDTH, head, ticks, whisker, whole
from mazzo.lab.ladder import Ladder, Step
from mazzo.lab.ratings import Estimate
from mazzo.terminal import Console

LEFT, RIGHT, TOP, BOTTOM = 120, 276, 84, 72
MARGIN = 24
ROW = 52


def chart(ladder: Ladder, console: Console) -> str:
    """The SVG: strongest on top, points with whiskers, numbers in the reader's language."""
    title = console.text("cli-ladder-chart", game=console.text(f"{ladder.game}-name"))
    height = TOP + ROW * len(ladder.rungs) + BOTTOM
    facts = ", ".join(facts_of(console, ladder))
    measure = console.text("cli-ladder-rating" if ladder.anchor else "cli-ladder-points")
    lines = head(title, facts + ".", MARGIN, height)
    lines.append(f'<text x="{MARGIN}" y="52" fill="{QUIET}">{escape(facts)}</text>')
    low, high = _ends(ladder)

    def across(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    foot = height - BOTTOM
    for tick in ticks(low, high):
        x = f"{across(tick):.1f}"
        lines.append(f'<path d="M{x} {TOP - 12}V{foot}" stroke="{QUIET}" stroke-width="0.5" opacity="0.5"/>')
        lines.append(f'<text x="{x}" y="{foot + 18}" text-anchor="middle">{_level(console, ladder, tick)}</text>')
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{foot + 38}" text-anchor="middle">{escape(measure)}</text>'
    )
    lines.append(
        f'<text x="{MARGIN}" y="{height - 14}" fill="{QUIET}">{escape(console.text("cli-ladder-chart-note"))}</text>'
    )
    below = {step.upper: step for step in ladder.steps if _is_next(ladder, step)}
    for k, rung in enumerate(reversed(ladder.rungs)):
        y = TOP + ROW * k + ROW / 2 - 8
        value = f"{across(rung.level.value):.1f}"
        figures = _figures(console, ladder, rung.level)
        lines += [
            f'<text x="{MARGIN}" y="{y}" dy="5" font-size="15" font-weight="bold">{escape(rung.name)}</text>',
            whisker(across(rung.level.low), across(rung.level.high), y),
            f'<circle cx="{value}" cy="{y}" r="5" fill="{LEAF}"><title>{escape(rung.name)}: {figures}</title></circle>',
            f'<text x="{WIDTH - RIGHT + 20}" y="{y}" dy="5">{figures}</text>',
        ]
        if rung.name in below:
            step = below[rung.name]
            against = escape(console.text("cli-ladder-against", name=step.lower, edge=edge_of(console, ladder, step)))
            lines.append(f'<text x="{WIDTH - RIGHT + 20}" y="{y + 22}" font-size="12" fill="{QUIET}">{against}</text>')
    return whole(lines)


def facts_of(console: Console, ladder: Ladder) -> list[str]:
    """The conditions of the ladder, as phrases."""
    facts = [ladder.ruleset, console.text("cli-ladder-deals", count=ladder.deals)]
    facts.append(console.text("cli-simulate-seed", seed=ladder.seed))
    if ladder.seats > 1:
        facts.append(console.text("cli-replay-seats", count=ladder.seats))
    return [*facts, *ladder.options]


def edge_of(console: Console, ladder: Ladder, step: Step, digits: int | None = None) -> str:
    """The difference between the two bots of a step, with its interval."""
    edge, number = step.edge, console.number
    if ladder.anchor:
        value, low, high = (number(100 * share, 1 if digits is None else digits) for share in _parts(edge))
        return f"{value} %  ({low} - {high})"
    value, low, high = (number(points, 2 if digits is None else digits) for points in _parts(edge))
    return f"{'+' if edge.value > 0 else ''}{value}  ({low}; {high})"  # a dash would look like a minus sign


def _parts(interval: Estimate) -> tuple[float, float, float]:
    return interval.value, interval.low, interval.high


def _figures(console: Console, ladder: Ladder, level: Estimate) -> str:
    """The level of a rung with its interval."""
    value, low, high = (_level(console, ladder, each) for each in _parts(level))
    return f"{value}  ({low} - {high})" if level.low < level.high else value


def _level(console: Console, ladder: Ladder, level: float) -> str:
    """A rating without decimals, a mean score with one."""
    return console.number(level, 0 if ladder.anchor else 1)


def _is_next(ladder: Ladder, step: Step) -> bool:
    """Whether the step compares neighbours on the ladder."""
    names = [rung.name for rung in ladder.rungs]
    return names.index(step.upper) - names.index(step.lower) == 1


def _ends(ladder: Ladder) -> tuple[float, float]:
    """Ends of the axis: the range of all intervals plus a margin."""
    low = min(rung.level.low for rung in ladder.rungs)
    high = max(rung.level.high for rung in ladder.rungs)
    air = max(1.0, 0.04 * (high - low))
    return low - air, high + air
