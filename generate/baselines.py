"""Writes `docs/baselines.md`: what random players, the levels of the bots and the trained agents achieve.

python -m generate.baselines            # the tables, from the figures in docs/ladder and docs/baselines
python -m generate.baselines gnoming    # plays the games of the random player and of the trained agent first
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module

from generate.ladders import Figures, read, told
from mazzo import i18n
from mazzo.lab.ladder import LadderRequest, play_ladder
from mazzo.lab.participants import SPARRING
from tools.steps import ROOT

PAGE = ROOT / "docs" / "baselines.md"
FOLDER = ROOT / "docs" / "baselines"
AGENTS = ROOT / "examples"
BEGIN = "<!-- baselines: written by `python -m generate.baselines` from docs/ladder and docs/baselines -->\n"
END = "<!-- end of baselines -->\n"
LEARNED = "learned"
PLAYERS = {
    "orchard": ("random", "novice", "casual", "greedy", LEARNED),
    "gnoming": ("random", "novice", "casual", LEARNED, "greedy"),
}
"""Who plays for this page, weakest first, in the games that have a trained agent."""


def play(ladder: Figures) -> Figures:
    """Play the random player, the quick bots and the trained agent, on the deals of a game's ladder."""
    sys.path.insert(0, str(AGENTS))
    agents = import_module("learned")
    SPARRING[LEARNED] = (1, lambda game, name, number: agents.LearnedBot(game.meta.name))
    players = PLAYERS.get(ladder["game"], ("random", "novice", "casual", "greedy"))
    options = tuple(ladder["options"])
    asked = LadderRequest(ladder["game"], ladder["deals"], players, ladder["seats"], options, seed=ladder["seed"])
    return asdict(play_ladder(asked))


def read_others() -> dict[str, Figures]:
    """What `play` has found, by the names of the ladders."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}


def page(text: str, ladders: dict[str, Figures], others: dict[str, Figures]) -> str:
    """The page with its tables replaced. `others`: what `play` has found, by the names of the ladders."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = (line for name, ladder in ladders.items() if name in others for line in _table(ladder, others[name]))
    return before + BEGIN + "".join(f"{line}\n" for line in (*lines, "")) + END + after


def _table(ladder: Figures, other: Figures) -> Iterator[str]:
    """The levels have the figures of the ladder; the other players, and the weakest level, those of `other`."""
    is_rated = bool(ladder["anchor"])
    company = f"{ladder['seats']} seats" if is_rated else "alone"
    yield from ("", f"### {i18n.say('en', ladder['game'] + '-name')}", "")
    yield f"`{ladder['ruleset']}`, {company}, {ladder['deals']:,} deals, seed `{ladder['seed']}`."
    level, edge = ("rating", "share won") if is_rated else ("mean score", "points more")
    yield from ("", f"| player | {level} | against | {edge} |", "| --- | ---: | --- | ---: |")
    rungs = {rung["name"]: rung["level"] for one in (other, ladder) for rung in one["rungs"]}
    steps = {step["upper"]: step for one in (other, ladder) for step in one["steps"]}
    for name, found in sorted(rungs.items(), key=lambda rung: -rung[1]["value"]):
        cells = f"| {name} | {told(found, 0 if is_rated else 2)} |"
        if name not in steps:
            yield f"{cells} | |"
        else:
            share = told(steps[name]["edge"], *((1, 100, " %") if is_rated else (2,)))
            yield f"{cells} {steps[name]['lower']} | {share} |"


def main() -> int:
    """Play for the ladders named on the command line; update the page."""
    ladders = read()
    for name in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.json").write_text(json.dumps(play(ladders[name]), indent=1) + "\n", "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), ladders, read_others()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
