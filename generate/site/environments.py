"""The page of each environment for learning: its versions, shapes and baselines, and how its table looks."""

import inspect
import re
from collections.abc import Sequence
from importlib import import_module
from string import Template

import mazzo.rl
from mazzo.core.game import AnyGame
from mazzo.core.observation import Part
from mazzo.rl import learnable, learnable_layout, versioned_name
from mazzo.rulebook import rulebook
from tools.steps import ROOT

TEMPLATE = ROOT / "docs" / "site" / "study" / "environments" / "_environment.md"
BASELINES = ROOT / "docs" / "baselines.md"
MOVES = 6
"""Random moves before the table that a page shows."""
_PART = re.compile(r'^    Part\("(\w+)".*?\),\s*# (.*)$', re.MULTILINE)


def pages() -> dict[str, str]:
    """The pages by their paths on the site."""
    return {f"study/environments/{game.meta.name}.md": page(game) for game in learnable()}


def page(game: AnyGame) -> str:
    """The page of a game's environment: the template, filled."""
    meta, layout, versioned = game.meta, learnable_layout(game), versioned_name(game)
    title = rulebook(meta.name, "en").title
    facts = {
        "title": title,
        "game": meta.name,
        "versioned": versioned,
        "gymnasium": f"mazzo/{meta.name.capitalize()}-v{layout.VERSION}",
        "openspiel": f"mazzo_{versioned}",
        "ruleset": meta.ruleset,
        "deck": meta.deck,
        "seats": f"{meta.seats_min} to {meta.seats_max}",
        "goal": "fewest points win" if meta.fewest else "most points win",
        "actions": f"{layout.ACTIONS:,}",
        "legal": f"{meta.max_actions:,}",
        "plies": f"{meta.max_plies:,}",
        "numbers": f"{sum(part.size for part in layout.PARTS):,}",
        "parts": _parts(layout.PARTS, inspect.getsource(import_module(f"{game.package}.analysis.observation"))),
        "baselines": _baselines(title),
        "table": _table(meta.name),
    }
    return Template(TEMPLATE.read_text("utf-8")).substitute(facts)


def _parts(parts: Sequence[Part], source: str) -> str:
    """A row for each part of an observation; its last cell is the comment beside the part in the source."""
    comments = dict(_PART.findall(source))
    rows = [
        f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.low} to {part.high} "
        f"| {'name' if part.is_kind else 'amount'} | {comments.get(part.name, '')} |"
        for part in parts
    ]
    return "\n".join(rows)


def _baselines(title: str) -> str:
    """The section of a game on the page of the baselines, without its heading."""
    sections = re.split(r"^### (.*)\n", BASELINES.read_text("utf-8"), flags=re.MULTILINE)
    section = dict(zip(sections[1::2], sections[2::2], strict=True))[title]
    return section.partition("<!--")[0].strip()


def _table(game: str) -> str:
    """The table of a game after a few random moves, as text."""
    env = mazzo.rl.aec(game, render_mode="ansi")
    env.reset(seed=1)
    for _ in range(MOVES):
        env.step(env.action_space(env.agent_selection).sample())
    return "\n".join(line.rstrip() for line in str(env.render()).splitlines())
