"""Writes the ladders of `docs/ladder` into `docs/bots.md`: a chart and a table for each game."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from mazzo import i18n
from mazzo.games import GAMES
from tools.steps import ROOT

PAGE = ROOT / "docs" / "bots.md"
FOLDER = ROOT / "docs" / "ladder"
BEGIN = "<!-- ladders: written by `python -m generate.ladders` from the figures in docs/ladder -->\n"
END = "<!-- end of ladders -->\n"

Figures = dict[str, Any]


def page(text: str, ladders: dict[str, Figures]) -> str:
    """The page with its ladders replaced by these, which are keyed by file name."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "".join(f"{line}\n" for line in _lines(ladders)) + END + after


def read() -> dict[str, Figures]:
    """The ladders of the folder, in the order of the games, smallest table first."""
    found = {path.stem: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}
    places = list(GAMES)
    return dict(sorted(found.items(), key=lambda item: (places.index(item[1]["game"]), item[1]["seats"])))


def _lines(ladders: dict[str, Figures]) -> Iterator[str]:
    for name, ladder in ladders.items():
        game = i18n.say("en", f"{ladder['game']}-name")
        is_rated = bool(ladder["anchor"])
        at = f" at a table of {ladder['seats']}" if is_rated else ""
        options = f" --option {','.join(ladder['options'])}" if ladder["options"] else ""
        yield from ("", f"### {game}{at}", "")
        yield f"![{game}: the ladder of the bots](ladder/{name}.svg)"
        yield ""
        yield f"{ladder['deals']:,} deals (ruleset `{ladder['ruleset']}`{options}, seed `{ladder['seed']}`)."
        yield ""
        yield f"| bot | {'rating' if is_rated else 'mean score'} | against | {_edge_name(is_rated)} | deals | × |"
        yield "| --- | ---: | --- | ---: | ---: | ---: |"
        steps = {step["upper"]: step for step in ladder["steps"] if _is_next(ladder, step)}
        for rung in reversed(ladder["rungs"]):
            level = told(rung["level"], 0 if is_rated else 2)
            yield f"| {rung['name']} | {level} | {_step(steps.get(rung['name']), is_rated)} |"
    if ladders:
        yield ""


def _edge_name(is_rated: bool) -> str:
    return "share won" if is_rated else "points more on the same deal"


def _is_next(ladder: Figures, step: Figures) -> bool:
    names = [rung["name"] for rung in ladder["rungs"]]
    return names.index(step["upper"]) - names.index(step["lower"]) == 1


def _step(step: Figures | None, is_rated: bool) -> str:
    """The cells of a step; empty for the lowest rung."""
    if step is None:
        return " | | |"
    edge = told(step["edge"], 1, 100, " %") if is_rated else told(step["edge"], 2)
    times = "" if step["thinking"] is None else f"{step['thinking']:,.{1 if step['thinking'] < 100 else 0}f}"
    return f"{step['lower']} | {edge} | {step['deals']:,} | {times}"


def told(found: Figures, digits: int, times: int = 1, unit: str = "") -> str:
    """An estimate with its interval, if it has one."""
    value, low, high = (f"{times * found[name]:,.{digits}f}" for name in ("value", "low", "high"))
    return f"{value}{unit} ({low} to {high})" if found["low"] < found["high"] else f"{value}{unit}"


def main() -> int:
    """Update the page."""
    PAGE.write_text(page(PAGE.read_text("utf-8"), read()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
