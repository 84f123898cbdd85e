"""Words and numbers of a comparison, for the terminal and the page."""

import shlex
from collections.abc import Sequence

from mazzo.lab.comparison import Comparison, Measure, RuleCount
from mazzo.lab.ratings import Estimate
from mazzo.terminal import Console

SHARES = ("first", "same-winner")
"""Measures that are shares."""


def facts_of(console: Console, comparison: Comparison) -> list[str]:
    """The conditions of the comparison, as phrases."""
    request, text = comparison.asked, console.text
    facts = [comparison.reports[0].ruleset] if comparison.reports else []
    facts += [" ".join(request.strengths), text("cli-ladder-deals", count=request.deals)]
    facts.append(text("cli-simulate-seed", seed=request.seed))
    seats = {variant.seats for variant in request.variants}
    return [*facts, *(text("cli-replay-seats", count=count) for count in seats if len(seats) == 1)]


def names_of(console: Console, comparison: Comparison) -> list[str]:
    """A name for each variant: its options, and the number of seats and the deck if the variants differ in it."""
    variants = comparison.asked.variants
    names = []
    for variant in variants:
        parts = [" + ".join(variant.options) or console.text("cli-compare-plain")]
        if len({one.seats for one in variants}) > 1:
            parts.append(console.text("cli-replay-seats", count=variant.seats))
        if any(one.deck for one in variants):
            parts.append(variant.deck.name if variant.deck else console.text("cli-compare-house-deck"))
        names.append(", ".join(parts))
    return names


def command_of(comparison: Comparison) -> str:
    """The command that repeats a comparison; a deck stands for its file by its name."""
    request = comparison.asked
    chosen: dict[str, list[str]] = {"--option": [], "--seats": [], "--deck": []}
    for variant in request.variants:
        values = (",".join(variant.options) or "-", str(variant.seats), variant.deck.name if variant.deck else "-")
        for values_of_option, value in zip(chosen.values(), values, strict=True):
            if value not in values_of_option:
                values_of_option.append(value)
    words = ["mazzo", "lab", "compare", request.game]
    for name, values_of_option in chosen.items():
        words += [word for value in values_of_option if values_of_option != ["-"] for word in (name, value)]
    words += ["--strengths", ",".join(request.strengths), "--deals", str(request.deals), "--seed", request.seed]
    return shlex.join(words)


def measure_name(console: Console, measure: Measure) -> str:
    """The name of a measure."""
    kind, _, bot = measure.name.partition(" ")
    return console.text(f"cli-compare-{kind}", **({"name": bot} if bot else {}))


def level(console: Console, measure: Measure, value: float) -> str:
    """A value of a measure."""
    is_share = measure.name in SHARES
    return f"{console.number(100 * value, 1)} %" if is_share else console.number(value, 2)


def estimate(console: Console, measure: Measure, interval: Estimate | None) -> str:
    """A value with its interval."""
    if interval is None:
        return "-"
    value, low, high = (level(console, measure, one) for one in (interval.value, interval.low, interval.high))
    return f"{value}  ({low} - {high})" if interval.low < interval.high else value


def difference(console: Console, measure: Measure, interval: Estimate | None) -> str:
    """A difference to the first variant with its interval; "" without one."""
    if interval is None:
        return ""
    value, low, high = (level(console, measure, one) for one in (interval.value, interval.low, interval.high))
    sign = "+" if interval.value > 0 else ""
    return f"{sign}{value}  ({low}; {high})" if interval.low < interval.high else f"{sign}{value}"


def most_different(rules: Sequence[RuleCount], count: int) -> list[RuleCount]:
    """At most so many rules, those whose frequencies differ most, in the order of the rulebook; of a single variant
    those that are applied most.
    """
    if all(len(rule.times) == 1 for rule in rules):
        most = sorted(rules, key=lambda rule: rule.times[0], reverse=True)[:count]
        return [rule for rule in rules if rule in most]
    differing = [rule for rule in rules if _spread(rule) > 0]
    chosen = sorted(differing, key=_spread, reverse=True)[:count]
    return [rule for rule in differing if rule in chosen]


def _spread(rule: RuleCount) -> float:
    """How much more often the rule is applied in one variant than in another, relative to the larger number."""
    return (max(rule.times) - min(rule.times)) / max(rule.times)
