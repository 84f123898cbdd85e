"""Histogram of a simulation as a self-contained SVG."""

from html import escape

from mazzo import lab
from mazzo.cli.svg import HEIGHT, INK, LEAF, QUIET, WIDTH, head, whole
from mazzo.terminal import Console

LEFT, RIGHT, TOP, BOTTOM = 56, 24, 64, 56
BARS = 30
TICKS = 5


def chart(report: lab.Report, console: Console) -> str:
    """The SVG: a bar per score range, the mean as a line, numbers in the reader's language."""
    bars = report.histogram(BARS)
    low, high = bars[0].low, bars[-1].high + 1
    tallest = max(bar.count for bar in bars) / report.count

    def across(score: float) -> float:
        return LEFT + (score - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - share / tallest * (HEIGHT - TOP - BOTTOM)

    games = console.text("cli-simulate-games", count=report.games)
    title = f"{console.text(f'{report.game}-name')}: {report.policy}, {games}"
    mean = f"{console.text('cli-simulate-mean')} {console.number(report.mean, 1)}"
    lines = head(title, f"{mean}.", LEFT)
    for k in range(TICKS):
        share = tallest * k / (TICKS - 1)
        level = f"{up(share):.1f}"
        lines.append(f'<path d="M{LEFT} {level}H{WIDTH - RIGHT}" stroke="{QUIET}" stroke-width="0.5" opacity="0.5"/>')
        label = f"{console.number(100 * share, 1)} %"
        lines.append(f'<text x="{LEFT - 8}" y="{level}" dy="4" text-anchor="end" fill="{QUIET}">{label}</text>')
    for bar in bars:
        x, y = across(bar.low), up(bar.count / report.count)
        size = f'width="{across(bar.high + 1) - x - 1:.1f}" height="{HEIGHT - BOTTOM - y:.1f}"'
        tooltip = f"{bar.low}-{bar.high}: {console.number(bar.count)}"
        lines.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{LEAF}"><title>{tooltip}</title></rect>')
    for bar in bars[:: max(1, len(bars) // 10)]:
        x = (across(bar.low) + across(bar.high + 1)) / 2
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{bar.low}</text>')
    x = across(report.mean + 0.5)
    lines += [
        f'<path d="M{x:.1f} {TOP - 8}V{HEIGHT - BOTTOM}" stroke="{INK}" stroke-width="1.5" stroke-dasharray="5 4"/>',
        f'<text x="{x:.1f}" y="{TOP - 14}" text-anchor="middle">{escape(mean)}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 14}" text-anchor="middle" fill="{QUIET}">'
        f"{escape(console.text('cli-simulate-points'))}</text>",
    ]
    return whole(lines)
