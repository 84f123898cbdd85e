"""Deals a match: the rows of the database and the match itself. Pure: time and seed are arguments."""

from __future__ import annotations

import dataclasses
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from mazzo.host.dealing import Recipe, dealt
from mazzo.host.match_options import has_same
from mazzo.match import Match
from mazzo.match.journal import Journal
from mazzo.server import ids
from mazzo.server.matches.queries import Dealt, Event, MatchRow


@dataclass(frozen=True)
class Deal:
    """A new match: its database rows, and the match to be played."""

    record: Dealt
    match: Match


def deal(
    game: str,
    people: Sequence[str | None],
    recipe: Recipe,
    at: int,
    room: str | None = None,
    id: str | None = None,
    bots: Sequence[str | None] = (),
) -> Deal:
    """Deal a match for the people at the seats (None: a bot), optionally in a room, with the level of each bot. Raises
    MazzoError.
    """
    match = dealt(game, len(people), recipe)
    shuffle = recipe.shuffle
    row = MatchRow(
        id=(shuffle.match if shuffle else id) or ids.fresh_table_id(room or ""),
        game=game,
        head=dataclasses.replace(match.journal, entries=()).text(),
        practice=recipe.practice,
        source=recipe.source,
        parent=recipe.parent,
        seed=recipe.seed,
        order=recipe.order,
        created=at,
        room=room,
        due=None if room is None else at,
        at=recipe.last_entry,
        key=shuffle.key if shuffle else None,
        numbers=" ".join(shuffle.numbers) if shuffle else None,
        deal=recipe.deal,
    )
    events = tuple(Event(seq, at, entry.seat, entry.text, None) for seq, entry in enumerate(match.entries))
    return Deal(Dealt(row, tuple(people), events, tuple(bots)), match)


def can_be_sent(row: MatchRow, match: Match, bots: Sequence[str | None]) -> bool:
    """Whether others can play the deal of a match, too: it is over, and one person alone can play it, because every
    seat had the same cards, or against bots at all seats but the first. `bots`: their levels, None for people and where
    it is not known.
    """
    if match.outcome is None or row.order is not None or row.at is not None or row.source in ("lesson", "rest"):
        return False
    return has_same(match) or (match.seats > 1 and bots[0] is None and None not in bots[1:])


def without_seed(journal: Journal) -> Journal:
    """A journal that keeps the seed secret, because others have not played the deal yet."""
    return dataclasses.replace(journal, head=dataclasses.replace(journal.head, seed="", shuffle=None))


def search_start(seed: bytes, match: Match, seat: int) -> int:
    """Where the randomness of a bot begins for its next action in a match on a deal, for `determinize`. It follows from
    the deal's seed and the number of the seat's actions, so that it is the same whoever plays the deal, and however
    fast. Of the seed it tells nothing.
    """
    actions = sum(entry.seat == seat for entry in match.line)
    digest = hmac.digest(seed, f"bot/{seat}/{actions}".encode(), "sha256")
    return 1 + int.from_bytes(digest[:7], "big")
