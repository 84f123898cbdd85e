"""Begins a match on a device: from the settings of its people to what is stored of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.core.streams import fresh_seed
from mazzo.games import find, read_deck
from mazzo.host.dealing import PUPIL, Recipe, dealt, play_on
from mazzo.host.from_client import Fresh, LessonDeal, PlayOn, Rest, Same
from mazzo.host.lesson import NoLesson, lesson
from mazzo.host.local_match import LocalMatch
from mazzo.host.match_options import check_same, options_for
from mazzo.host.stored import FORMAT, LocalRecord, Settings, StoredEntry
from mazzo.host.words import BotName

Find = Callable[[str], LocalMatch]
"""The match of an id. Raises NotFound."""


class NotFound(LookupError):
    """There is no such match, game or page here."""


class _Parent:
    """What `play_on` asks of the match that is played on."""

    def __init__(self, record: LocalRecord) -> None:
        self.id, self.order, self.seed = record.id, record.order, bytes.fromhex(record.seed)


def begin(settings: Settings, id: str, now: int, find_match: Find) -> tuple[LocalMatch, tuple[StoredEntry, ...]]:
    """The match, and its first entries. Raises MazzoError or NotFound."""
    game = find(settings.game)
    recipe, seats = _recipe(settings, find_match)
    people = [seat for seat, bot in enumerate(seats) if bot is None]
    if recipe.source == "lesson":
        people = [PUPIL]
    if not people:
        raise NotUnderstood("bad-request", where="$.seats")
    match = dealt(settings.game, len(seats), recipe)
    record = LocalRecord(
        format=FORMAT,
        id=id,
        game=settings.game,
        ruleset=game.meta.ruleset,
        seats=tuple(seats),
        people=tuple(people),
        names=tuple(settings.names),
        options=match.options,
        practice=recipe.practice,
        source=recipe.source,
        seed=recipe.seed.hex(),
        head=replace(match.journal, entries=()).text(),
        created=now,
        order=recipe.order,
        parent=recipe.parent,
        at=recipe.last_entry,
    )
    entries = tuple(StoredEntry(seq, entry.seat, entry.text, None, now) for seq, entry in enumerate(match.entries))
    return LocalMatch(record, match, entries), entries


def _recipe(settings: Settings, find_match: Find) -> tuple[Recipe, Sequence[BotName | None]]:
    """The recipe, and who sits at the seats."""
    if not isinstance(settings.source, Fresh):
        for field, is_asked in (("options", settings.options), ("deck", settings.deck), ("seats", settings.seats)):
            if is_asked:
                raise NotUnderstood("bad-request", where=f"$.{field}")
    seed = fresh_seed() if settings.seed is None else bytes.fromhex(settings.seed)
    match settings.source:
        case Fresh():
            deck = None if settings.deck is None else read_deck(settings.deck)
            seats: Sequence[BotName | None] = settings.seats or (None,)
            options = options_for(settings.game, len(seats), settings.options, deck)
            return Recipe(options, seed, practice=settings.practice, deck=deck), seats
        case LessonDeal():
            try:
                text = lesson(settings.game)
            except NoLesson:
                raise NotFound(settings.game) from None
            return Recipe((), seed, "\n".join(text.order), "lesson", practice=True), [None] * text.seats
        case Same(match=id):
            parent, record = _finished(find_match, id, settings.game)
            check_same(parent.match)
            first = record.parent if record.source == "same" else id
            options, own_seed, deck = parent.match.options, bytes.fromhex(record.seed), parent.match.game.own_deck
            is_practice = settings.practice or record.order is not None
            return Recipe(options, own_seed, record.order, "same", first, is_practice, deck), (None,)
        case Rest(match=id):
            parent, _ = _finished(find_match, id, settings.game)
            deck = parent.match.game.own_deck
            return Recipe(parent.match.rest(), seed, None, "rest", id, settings.practice, deck), (None,)
        case PlayOn(match=id, at=at, cards=cards):
            parent, record = _finished(find_match, id, settings.game)
            if record.source == "lesson":
                raise NotFound(id)
            if at >= parent.match.version:
                raise NotUnderstood("bad-request", where="$.source.at")
            return play_on(_Parent(record), parent.match, at, cards == "fresh"), record.seats


def _finished(find_match: Find, id: str, game: str) -> tuple[LocalMatch, LocalRecord]:
    parent = find_match(id)
    if parent.record.game != game:
        raise NotFound(id)
    if parent.match.outcome is None:
        raise NotLegal("match-not-over")
    return parent, parent.record
