"""A ladder as a picture: each bot's rating or mean score with its interval, and how it does against the next below."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10

from mazzo.cli.svg import INK, LEAF, QUIET, WIDTH, head, whole
from mazzo.cli.voice import Voice
from mazzo.lab.ladder import Ladder, Step
from mazzo.lab.ratings import Estimate

LEFT, RIGHT, TOP, BOTTOM = 120, 276, 84, 72
MARGIN = 24
ROW = 52
CAP = 6
"""Half the height of a whisker's end."""
TICKS = 6


def chart(ladder: Ladder, voice: Voice) -> str:
    """The picture: the strongest on top, points with whiskers, figures in the reader's language."""
    title = voice.tell("cli-ladder-chart", game=voice.tell(f"{ladder.game}-name"))
    height = TOP + ROW * len(ladder.rungs) + BOTTOM
    facts = ", ".join(facts_of(voice, ladder))
    measure = voice.tell("cli-ladder-rating" if ladder.anchor else "cli-ladder-points")
    lines = head(title, facts + ".", MARGIN, height)
    lines.append(f'<text x="{MARGIN}" y="52" fill="{QUIET}">{escape(facts)}</text>')
    low, high = _ends(ladder)

    def across(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    foot = height - BOTTOM
    for tick in _ticks(low, high):
        x = f"{across(tick):.1f}"
        lines.append(f'<path d="M{x} {TOP - 12}V{foot}" stroke="{QUIET}" stroke-width="0.5" opacity="0.5"/>')
        lines.append(f'<text x="{x}" y="{foot + 18}" text-anchor="middle">{_level(voice, ladder, tick)}</text>')
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{foot + 38}" text-anchor="middle">{escape(measure)}</text>'
    )
    lines.append(
        f'<text x="{MARGIN}" y="{height - 14}" fill="{QUIET}">{escape(voice.tell("cli-ladder-chart-note"))}</text>'
    )
    below = {step.upper: step for step in ladder.steps if _is_next(ladder, step)}
    for k, rung in enumerate(reversed(ladder.rungs)):
        y = TOP + ROW * k + ROW / 2 - 8
        value, start, end = (f"{across(at):.1f}" for at in (rung.level.value, rung.level.low, rung.level.high))
        figures = _figures(voice, ladder, rung.level)
        lines += [
            f'<text x="{MARGIN}" y="{y}" dy="5" font-size="15" font-weight="bold">{escape(rung.name)}</text>',
            f'<path d="M{start} {y}H{end}M{start} {y - CAP}v{2 * CAP}M{end} {y - CAP}v{2 * CAP}" '
            f'stroke="{INK}" stroke-width="1.5" fill="none"/>',
            f'<circle cx="{value}" cy="{y}" r="5" fill="{LEAF}"><title>{escape(rung.name)}: {figures}</title></circle>',
            f'<text x="{WIDTH - RIGHT + 20}" y="{y}" dy="5">{figures}</text>',
        ]
        if rung.name in below:
            step = below[rung.name]
            told = escape(voice.tell("cli-ladder-against", name=step.lower, edge=edge_of(voice, ladder, step)))
            lines.append(f'<text x="{WIDTH - RIGHT + 20}" y="{y + 22}" font-size="12" fill="{QUIET}">{told}</text>')
    return whole(lines)


def facts_of(voice: Voice, ladder: Ladder) -> list[str]:
    """How the ladder was played."""
    facts = [ladder.ruleset, voice.tell("cli-ladder-deals", count=ladder.deals)]
    facts.append(voice.tell("cli-simulate-seed", seed=ladder.seed))
    if ladder.seats > 1:
        facts.append(voice.tell("cli-replay-seats", count=ladder.seats))
    return [*facts, *ladder.options]


def edge_of(voice: Voice, ladder: Ladder, step: Step, digits: int | None = None) -> str:
    """By how much one is ahead of the other, with the interval."""
    edge, number = step.edge, voice.number
    if ladder.anchor:
        value, low, high = (number(100 * share, 1 if digits is None else digits) for share in _parts(edge))
        return f"{value} %  ({low} - {high})"
    value, low, high = (number(points, 2 if digits is None else digits) for points in _parts(edge))
    return f"{'+' if edge.value > 0 else ''}{value}  ({low}; {high})"  # a dash would look like one more minus


def _parts(found: Estimate) -> tuple[float, float, float]:
    return found.value, found.low, found.high


def _figures(voice: Voice, ladder: Ladder, level: Estimate) -> str:
    """A rung's level in figures."""
    value, low, high = (_level(voice, ladder, each) for each in _parts(level))
    return f"{value}  ({low} - {high})" if level.low < level.high else value


def _level(voice: Voice, ladder: Ladder, level: float) -> str:
    """A rating without digits after the point, a mean score with one."""
    return voice.number(level, 0 if ladder.anchor else 1)


def _is_next(ladder: Ladder, step: Step) -> bool:
    """Whether the step is one to the next above."""
    names = [rung.name for rung in ladder.rungs]
    return names.index(step.upper) - names.index(step.lower) == 1


def _ends(ladder: Ladder) -> tuple[float, float]:
    """From where to where the scale goes: all intervals and some air."""
    low = min(rung.level.low for rung in ladder.rungs)
    high = max(rung.level.high for rung in ladder.rungs)
    air = max(1.0, 0.04 * (high - low))
    return low - air, high + air


def _ticks(low: float, high: float) -> Iterator[float]:
    """Round numbers between the ends."""
    power = 10 ** floor(log10((high - low) / TICKS))
    step = next(power * times for times in (1, 2, 5, 10) if (high - low) / (power * times) <= TICKS)
    return (k * step for k in range(ceil(low / step), floor(high / step) + 1))
