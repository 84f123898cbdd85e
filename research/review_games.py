"""Games of the bots for the study and the fit of the review."""

from collections.abc import Mapping
from random import Random

from mazzo import compiled
from mazzo.bots.levels import LEVELS, bot_at_level
from mazzo.bots.position import determinize
from mazzo.compiled import Body
from mazzo.match import deal
from mazzo.reviews.account import Accountant
from mazzo.reviews.position_values import Values
from mazzo.reviews.values import values_of

BEST = "best"
"""A level: the action that the review calls the best."""
WEIGHTS = {"novice": 3.0, "casual": 3.0, "greedy": 4.0, "expert": 1.0, "master": 0.5, BEST: 3.0}
"""How often each level plays."""
MIXED = 0.5
"""Part of the games in which every seat has a level of its own."""


def levels_of(text: str) -> dict[str, float]:
    """Levels with their weights from `novice:3,greedy:4`. Raises ValueError for an unknown level."""
    found = {name: float(weight or 1) for name, _, weight in (part.partition(":") for part in text.split(","))}
    if unknown := set(found) - {*LEVELS, BEST}:
        raise ValueError(f"unknown level: {', '.join(sorted(unknown))}")
    return found


def drawn_levels(levels: Mapping[str, float], seats: int, rng: Random) -> list[str]:
    """A level for each seat: one for all, or each its own."""
    count = seats if rng.random() < MIXED else 1
    found = rng.choices(list(levels), list(levels.values()), k=count)
    return found if count == seats else found * seats


def played(
    body: Body,
    names: list[str],
    seed: str,
    options: list[str] | None = None,
    values: Values | None = None,
    slip: float = 0.0,
) -> Accountant:
    """A game of bots of these levels, as its account, which uses again what `best` has computed. `values`: by which the
    best action is chosen; `slip`: the probability of taking the next best one instead, repeated.
    """
    game, rng = body.game, Random(seed)
    match = deal(game.meta.name, len(names), seed, options or ())
    accountant = Accountant(match, values or values_of(body, len(names)))
    bots = {name: bot_at_level(game, name) for name in names if name != BEST}
    start = compiled.generator(seed)
    while match.outcome is None:
        seat = rng.choice(match.current_players())
        start = 1 + (start * 48271 + 11) % (1 << 60)
        if names[seat] in bots:
            match.play(seat, bots[names[seat]].think(determinize(match, seat, start), body))
            continue
        state, own = match.table.place_of(seat)
        found = accountant.decision(accountant.values.blind(state, own), own)
        at = 0
        while rng.random() < slip and at + 1 < len(found):
            at += 1
        match.play(seat, found[at].key)
    return accountant
