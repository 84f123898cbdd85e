"""The tables of docs/review.md from the summaries that `research.review_study` has written.

Run as `python -m research.review_tables docs/review-study/*.json`. Printed as Markdown are the figures of the account,
the cost of each level, the slopes, and the calibration: predicted and realised figures in ten bins.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

Summary = dict[str, Any]
MISSING = "—"
"""For a game of one seat, and for a summary from before costs of decisions were counted."""
KINDS = ("result, raw", "result, fair", "win, raw", "win, fair")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A Markdown table; the first column is text, the others are numbers."""
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def title(told: Summary) -> str:
    """The game, and its number of seats."""
    return f"{told['game']}, {told['players']}"


def account(told: Summary) -> list[str]:
    """Games, luck, estimation, spread."""
    parts = [f"{told[part]['mean']:.3f} ± {told[part]['error']:.3f}" for part in ("luck", "estimation")]
    return [title(told), str(told["games"]), *parts, f"{told['estimation_to_luck']:.2f}"]


def costs(told: Summary) -> Iterator[list[str]]:
    """The mean cost of each level, for a game and for a decision."""
    for level, cost in told["cost"].items():
        of_decision = f"{told['cost_of_decision'][level]:.2f}" if "cost_of_decision" in told else MISSING
        yield [title(told), level, f"{cost['mean']:.1f} ± {cost['error']:.1f}", of_decision]


def slopes(told: Summary) -> list[str]:
    """The slope of each kind."""
    lines = told["calibration"]
    return [title(told), *(f"{lines[kind]['slope']:.2f}" if kind in lines else MISSING for kind in KINDS)]


def bins(told: Summary, kind: str, digits: int) -> list[str]:
    """Predicted → realised of each bin."""
    found = told["calibration"][kind]["bins"]
    return [title(told), *(f"{predicted:.{digits}f} → {realised:.{digits}f}" for predicted, realised in found)]


def main(paths: Sequence[str]) -> None:
    """Print all tables."""
    told = [json.loads(Path(path).read_text("utf-8")) for path in paths]
    of_several = [one for one in told if "win, fair" in one["calibration"]]
    numbers = [str(k + 1) for k in range(len(told[0]["calibration"]["result, fair"]["bins"]))]
    tables = (
        table(("game, seats", "games", "luck", "estimation", "spread"), map(account, told)),
        table(("game, seats", "level", "cost of a game", "of a decision"), (row for one in told for row in costs(one))),
        table(("game, seats", "points, raw", "fair", "winning, raw", "fair"), map(slopes, told)),
        table(("points", *numbers), (bins(one, "result, fair", 0) for one in told)),
        table(("winning", *numbers), (bins(one, "win, fair", 2) for one in of_several)),
    )
    print("\n\n".join("\n".join(lines) for lines in tables))


if __name__ == "__main__":
    main(sys.argv[1:])
