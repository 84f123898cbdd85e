"""The page of a comparison: one HTML file that needs nothing else, with charts, in both languages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import accumulate

from mazzo import i18n
from mazzo.cli import compare_words as words
from mazzo.cli.svg import DARK, INK, LEAF, PAPER, QUIET, WIDTH, head, ticks, whisker, whole
from mazzo.core.errors import NotUnderstood
from mazzo.lab.comparison import Comparison, Measure
from mazzo.lab.ratings import Estimate
from mazzo.lab.report import ScoreCount
from mazzo.rulebook import rulebook
from mazzo.terminal import Console

LEFT, RIGHT, TOP, BOTTOM = 24, 24, 56, 44
ROW, TALL = 46, 110
"""Height of a row with an interval, and of one with a histogram."""
BARS = 30
LONGEST = 160
"""Maximum number of characters of a rule's text."""

CHOICE = "".join(f"body:has(#{code}:checked) section:not([lang={code}]){{display:none}}" for code in i18n.LANGUAGES)
STYLE = f"""
:root{{color-scheme:light dark}}
body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:{INK};background:{PAPER}}}
table{{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}}
td,th{{padding:.25rem .8rem;text-align:left;border-bottom:1px solid {QUIET}55;vertical-align:top}}
td.n{{white-space:nowrap;font-variant-numeric:tabular-nums}}
svg{{max-width:100%;height:auto;display:block;margin:1rem 0}}
code{{overflow-wrap:anywhere}}
nav{{text-align:right}}
{CHOICE}
@media (prefers-color-scheme:dark){{body{{color:{DARK[INK]};background:{DARK[PAPER]}}}}}
"""


def page(comparison: Comparison) -> str:
    """The page, for a comparison that has measures."""
    consoles = [Console(language) for language in i18n.LANGUAGES]
    choices = (
        f'<label><input type="radio" name="language" id="{console.language}"'
        f"{' checked' if console.language == i18n.FALLBACK else ''}> {i18n.KNOWN[console.language].name}</label>"
        for console in consoles
    )
    title = " · ".join(dict.fromkeys(_title(console, comparison) for console in consoles))
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>",
            f"<nav>{' '.join(choices)}</nav>",
            *(_section(console, comparison) for console in consoles),
            "</html>\n",
        ]
    )


def _title(console: Console, comparison: Comparison) -> str:
    return console.text("cli-compare-title", game=console.text(f"{comparison.asked.game}-name"))


def _section(console: Console, comparison: Comparison) -> str:
    """Everything in one language."""
    text, names = console.text, words.names_of(console, comparison)
    parts = [
        f'<section lang="{console.language}">',
        f"<h1>{escape(_title(console, comparison))}</h1>",
        f"<p>{escape(', '.join(words.facts_of(console, comparison)))}</p>",
        f"<p>{escape(text('cli-compare-how' if len(names) > 1 else 'cli-compare-note-one'))}</p>",
        f"<p>{escape(text('cli-compare-repeat'))} <code>{escape(words.command_of(comparison))}</code></p>",
        f"<h2>{escape(text('cli-compare-measures'))}</h2>",
        *(_measure(console, measure, names) for measure in comparison.measures),
        f"<h2>{escape(text('cli-compare-distributions'))}</h2>",
        _histograms(console, text("cli-compare-scores"), names, [report.scores for report in comparison.reports]),
        _histograms(console, text("cli-compare-lengths"), names, comparison.lengths),
        f"<h2>{escape(text('cli-compare-ends'))}</h2>",
        _ends(console, comparison, names),
        f"<h2>{escape(text('cli-compare-rules'))}</h2>",
        f"<p>{escape(text('cli-compare-rules-how'))}</p>",
        _rules(console, comparison, names),
        "</section>",
    ]
    return "\n".join(parts)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; all columns but the first are numbers."""
    lines = ["<table>", "<tr>" + "".join(f"<th>{escape(one)}</th>" for one in heads) + "</tr>"]
    for first, *others in rows:
        cells = "".join(f'<td class="n">{escape(cell)}</td>' for cell in others)
        lines.append(f"<tr><td>{escape(first)}</td>{cells}</tr>")
    return "\n".join([*lines, "</table>"])


def _measure(console: Console, measure: Measure, names: Sequence[str]) -> str:
    """A measure as a table, and as a chart if there is anything to see."""
    rows: list[tuple[str, ...]] = [
        (name, words.estimate(console, measure, value), words.difference(console, measure, by))
        for name, value, by in zip(names, measure.values, measure.differences, strict=True)
    ]
    title = words.measure_name(console, measure)
    heads = ["", console.text("cli-compare-mean"), console.text("cli-compare-difference")]
    if len(rows) == 1:
        heads, rows = heads[:2], [row[:2] for row in rows]
    pairs = [(name, value) for name, value in zip(names, measure.values, strict=True) if value is not None]
    spread = max(value.high for _, value in pairs) - min(value.low for _, value in pairs) if pairs else 0.0
    top = _intervals(console, measure, title, pairs) if spread else f"<h3>{escape(title)}</h3>\n"
    return f"{top}{_table(heads, rows)}"


def _intervals(console: Console, measure: Measure, title: str, rows: Sequence[tuple[str, Estimate]]) -> str:
    """A chart of intervals, one a row."""
    height = TOP + ROW * len(rows) + BOTTOM
    low, high = min(value.low for _, value in rows), max(value.high for _, value in rows)
    air = 0.04 * (high - low)
    across = _scale(low - air, high + air)
    lines = [*head(title, "", LEFT, height), *_axis(console, measure, low - air, high + air, height - BOTTOM)]
    for k, (name, value) in enumerate(rows):
        y = TOP + ROW * k + 30
        text = f"{name}: {words.estimate(console, measure, value)}"
        lines += [
            f'<text x="{LEFT}" y="{y - 13}">{escape(name)}</text>',
            whisker(across(value.low), across(value.high), y),
            f'<circle cx="{across(value.value):.1f}" cy="{y}" r="5" fill="{LEAF}">',
            f"<title>{escape(text)}</title></circle>",
        ]
    return whole(lines)


def _scale(low: float, high: float) -> Callable[[float], float]:
    """The function from values between low and high to x coordinates."""
    return lambda value: LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def _axis(console: Console, measure: Measure | None, low: float, high: float, foot: float) -> Iterator[str]:
    """Vertical lines with their values."""
    across = _scale(low, high)
    marks = list(ticks(low, high))
    digits = 0 if all(mark == round(mark) for mark in marks) else 2
    for mark in marks:
        is_share = measure is not None and measure.name in words.SHARES
        label = f"{console.number(100 * mark)} %" if is_share else console.number(mark, digits)
        x = f"{across(mark):.1f}"
        yield f'<path d="M{x} {TOP - 12}V{foot}" stroke="{QUIET}" stroke-width="0.5" opacity="0.5"/>'
        yield f'<text x="{x}" y="{foot + 18}" text-anchor="middle">{label}</text>'


def _histograms(console: Console, title: str, names: Sequence[str], counted: Sequence[Sequence[ScoreCount]]) -> str:
    """A histogram for each variant, one below the other, with the same bars."""
    low = min(counts[0].score for counts in counted)
    high = max(counts[-1].score for counts in counted) + 1
    width = max(1, -(-(high - low) // BARS))
    bars = -(-(high - low) // width)
    height = TOP + TALL * len(names) + BOTTOM
    across = _scale(low, low + width * bars)
    shares = [_shares(counts, low, width, bars) for counts in counted]
    tallest = max(map(max, shares))
    lines = [*head(title, "", LEFT, height), *_axis(console, None, low, low + width * bars, height - BOTTOM)]
    for k, (name, bar_shares) in enumerate(zip(names, shares, strict=True)):
        foot = TOP + TALL * (k + 1)
        lines.append(f'<text x="{LEFT}" y="{foot - TALL + 14}">{escape(name)}</text>')
        for start, share in zip(accumulate([low] + [width] * (bars - 1)), bar_shares, strict=True):
            if share:
                tall = share / tallest * (TALL - 24)
                between = str(start) if width == 1 else f"{start}-{start + width - 1}"
                lines.append(
                    f'<rect x="{across(start):.1f}" y="{foot - tall:.1f}" fill="{LEAF}" '
                    f'width="{across(start + width) - across(start) - 1:.1f}" height="{tall:.1f}">'
                    f"<title>{between}: {console.number(100 * share, 1)} %</title></rect>"
                )
    return whole(lines)


def _shares(counts: Sequence[ScoreCount], low: int, width: int, bars: int) -> list[float]:
    """The share of each bar."""
    sums = [0] * bars
    for each in counts:
        sums[(each.score - low) // width] += each.count
    return [count / sum(sums) for count in sums]


def _ends(console: Console, result: Comparison, names: Sequence[str]) -> str:
    """The reasons why games ended."""
    reasons = dict.fromkeys(end.reason for report in result.reports for end in report.ends)
    rows = []
    for reason in reasons:
        shares = (
            sum(end.count for end in report.ends if end.reason == reason) / report.games for report in result.reports
        )
        name = console.text(f"{result.asked.game}-end-{reason}")
        rows.append((name, *(f"{console.number(100 * share, 1)} %" for share in shares)))
    return _table(("", *names), rows)


def _rules(console: Console, comparison: Comparison, names: Sequence[str]) -> str:
    """The frequency of each rule: share of games, and times per game."""
    rows = [
        (
            f"{rule.number}  {_rule_text(comparison.asked.game, rule.number, console.language)}",
            *(
                f"{console.number(100 * share)} %, {console.number(times, 2)}"
                for share, times in zip(rule.shares, rule.times, strict=True)
            ),
        )
        for rule in comparison.rules
    ]
    return _table(("", *names), rows)


def _rule_text(game: str, number: str, language: str) -> str:
    """The beginning of a rule's text; "" for a game without rulebook."""
    try:
        rule = rulebook(game, language).rule(number)
    except NotUnderstood:
        return ""
    text = rule.text if rule else ""
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rpartition(' ')[0]} …"
