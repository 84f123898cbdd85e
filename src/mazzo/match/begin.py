"""How a match begins: dealt, or played again from its journal."""

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from mazzo.core import streams
from mazzo.core.errors import MazzoError, NotUnderstood
from mazzo.core.own_deck import OwnDeck
from mazzo.games import RULESETS, find, with_deck
from mazzo.match import journal as journals
from mazzo.match.journal import CHANCE, UNDO, Entry
from mazzo.match.match import Match
from mazzo.match.play import whole

Chance = Literal["seed", "manual"]


def deal(
    game: str,
    seats: int | None = None,
    seed: object = None,
    options: Sequence[str] = (),
    chance: Chance = "seed",
    practice: bool = False,
    deck: OwnDeck | None = None,
) -> Match:
    """A new match.

    `seats` defaults to the game's minimum. `seed`: a text such as "a fine day", an integer or any other that
    `streams.seed_of` takes; random if left out. `options`: names of options, or one name. With `chance="manual"`
    nothing is drawn: the caller chooses each outcome (`Match.chances`, `Match.happen`). `practice`: a lone seat may
    undo without limit. `deck`: a deck that an owner entered. Raises NotUnderstood for an unknown game or option, and
    for a number of seats, a seed or a deck that the game does not allow.
    """
    if deck is not None and not isinstance(deck, OwnDeck):
        raise NotUnderstood(text=repr(deck)[:40], expected="a deck, as of games.read_deck")
    rules_game = find(game) if deck is None else with_deck(find(game), deck)
    meta = rules_game.meta
    seats = meta.seats_min if seats is None else whole(seats, "a number of seats")
    if not meta.seats_min <= seats <= meta.seats_max:
        raise NotUnderstood("bad-seats", seats=seats, least=meta.seats_min, most=meta.seats_max)
    options = (options,) if isinstance(options, str) else options
    if not isinstance(options, Iterable):
        raise NotUnderstood(text=repr(options)[:40], expected="names of options")
    options = tuple(options)
    if chance not in get_args(Chance):
        raise NotUnderstood(text=repr(chance)[:40], expected=" or ".join(map(repr, get_args(Chance))))
    if chance == "manual":
        return Match(rules_game, seats, options, None, practice)
    return Match(rules_game, seats, options, streams.fresh_seed() if seed is None else streams.seed_of(seed), practice)


def replay(text: str, seed: bytes | None = None) -> Match:
    """The match that a journal describes, played again entry by entry. With a seed, from the journal or the argument,
    every outcome is checked against it and further outcomes are drawn from it; without one, `Match.happen` brings them.

    Raises NotUnderstood: bad-journal names the line and what was expected there; unknown rulesets, decks and options
    and bad numbers of seats have codes of their own.
    """
    if not isinstance(text, str):
        raise NotUnderstood(text=repr(text)[:40], expected="the text of a journal")
    journal = journals.read(text)
    head = journal.head
    game = RULESETS.get(head.ruleset)
    if game is None or game.meta.name != head.game:
        raise NotUnderstood("unknown-ruleset", text=f"{head.game} {head.ruleset}"[:60], known=", ".join(RULESETS))
    try:
        game = game if journal.deck is None else with_deck(game, journal.deck)
    except NotUnderstood as error:
        raise journals.bad_deck(text, error) from error
    if head.deck != game.meta.deck:
        raise NotUnderstood("unknown-deck", text=head.deck[:60], known=game.meta.deck)
    if not game.meta.seats_min <= head.seats <= game.meta.seats_max:
        raise NotUnderstood("bad-seats", seats=head.seats, least=game.meta.seats_min, most=game.meta.seats_max)
    match = Match(game, head.seats, head.options, None, head.undo == "free")
    if head.seed or seed is not None:
        match._seed = streams.seed_of(bytes.fromhex(head.seed) if head.seed else seed)
    match.shuffle = head.shuffle
    for number, entry in enumerate(journal.entries):
        expected = _repeat(match, entry)
        if expected:
            raise journals.bad_entry(text, number, expected, str(entry))
    result = match.journal.result
    if journal.result and journal.result != result:
        expected = f"= {' '.join(result)}" if result else "an entry: the game is not over"
        raise journals.bad_entry(text, len(journal.entries), expected, f"= {' '.join(journal.result)}")
    match._draw()
    return match


def _repeat(match: Match, entry: Entry) -> str:
    """Apply a journal's entry; returns what was expected instead of it, "" if it could be applied."""
    try:
        if entry.seat == CHANCE:
            count = match._table.chance_count()
            if match._seed is not None and count:
                drawn_text = match.game.write_chance(match._chance_state(), match._drawn(count))
                if drawn_text != entry.text:
                    return f"* {drawn_text} (from the seed)"
            match._happen(entry.text)
        elif entry.text == UNDO:
            match.undo(entry.seat)
        else:
            match._play_one(match._seat(entry.seat), match._understand(entry))
    except MazzoError as error:
        return error.sentence()
    return ""
