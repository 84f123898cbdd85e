"""Kinds of matches. Points are compared only between matches of one kind; the history, the end of a match and the
export have figures for each kind (orchard 2.a, grove 2.a, clustered 8.2).
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from mazzo.bots.greedy_bots import settings_of
from mazzo.core.begins import GROUP as BEGINS
from mazzo.games import GAMES
from mazzo.server.history import messages
from mazzo.server.history.queries import Total


@dataclass(frozen=True, order=True, slots=True)
class Kind:
    """The properties that must be equal for points to be comparable: game, seats, number of cards left out, options,
    deck.
    """

    game: str
    seats: int
    without: int
    options: tuple[str, ...]
    deck: str
    deck_name: str
    """The owner's name for the deck; "" for a deck of the game."""

    @property
    def is_contest(self) -> bool:
        """Whether a match of this kind is won or lost: one of several seats, or a challenge (grove 10.1)."""
        challenges = {option.name for option in GAMES[self.game].meta.options if option.backs}
        return self.seats > 1 or not challenges.isdisjoint(self.options)


@lru_cache(1024)
def kind_of(head: str, seat: int) -> Kind:
    """The kind of a match for the person at `seat`, from the head of its journal. Raises KeyError or ValueError when it
    cannot be read: it is damaged, or of a game that is not installed.

    A corrected ruleset is the same kind, and so is another first player. Of cards left out only the number counts
    (orchard 2.a). Options of single seats are numbered relative to `seat`: 1 is its own, the other seats follow from 2.
    An option that every seat has becomes the option of the whole table (clustered 7.2).
    """
    fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
    meta, seats = GAMES[fields["game"]].meta, int(fields["seats"])
    names = set(fields["options"].split())
    in_force = [option for option in meta.options if option.name in names and option.group != BEGINS]
    options = [option.name for option in in_force if option.seat is None and not option.leaves_out]
    holders: dict[str, list[int]] = {}
    for option in in_force:
        if option.seat is not None:
            holders.setdefault(option.name.removesuffix(f"-{option.seat + 1}"), []).append(option.seat)
    for name, of in holders.items():
        first = 1 if seat in of else 2
        options += [name] if len(of) == seats else [f"{name}-{first + k}" for k in range(len(of))]
    options.sort(key=[option.name for option in meta.options].index)
    without = sum(option.leaves_out for option in in_force)
    return Kind(meta.name, seats, without, tuple(options), fields["deck"], fields.get("name", ""))


def kinds_of(matches: Iterable[tuple[str, int]]) -> dict[tuple[str, int], Kind]:
    """The kinds of matches, by head and seat; without those whose head cannot be read."""
    kinds: dict[tuple[str, int], Kind] = {}
    for head, seat in matches:
        with suppress(KeyError, ValueError):
            kinds[head, seat] = kind_of(head, seat)
    return kinds


def figures(kinds: Iterable[Kind], totals: Iterable[Total]) -> dict[Kind, messages.Kind]:
    """The figures of the matches that count: for these kinds, then for every other kind in `totals`, in order."""
    points: dict[Kind, list[Total]] = {kind: [] for kind in kinds}
    for total in totals:
        with suppress(KeyError, ValueError):
            points.setdefault(kind_of(total.head, total.seat), []).append(total)
    return {kind: _figures_of(kind, points[kind]) for kind in sorted(points)}


def _figures_of(kind: Kind, totals: list[Total]) -> messages.Kind:
    meta = GAMES[kind.game].meta
    count = sum(total.count for total in totals)
    # the strongest bot was measured with one seat, the whole deck and no option
    is_measured = (kind.seats, kind.without, kind.options, kind.deck) == (1, 0, (), meta.deck)
    return messages.Kind(
        game=kind.game,
        seats=kind.seats,
        options=list(kind.options),
        without=kind.without,
        deck=kind.deck,
        deck_name=kind.deck_name,
        count=count,
        best=(  # clustered 8.2, gnoming 9.1
            min((total.least for total in totals), default=None)
            if meta.fewest
            else max((total.most for total in totals), default=None)
        ),
        average=round(sum(total.sum for total in totals) / count, 1) if count else None,
        fewest=meta.fewest,
        mark=settings_of(GAMES[kind.game]).master_average if is_measured else None,
    )
