"""Orchard, by Mark Tuck: its rooms bound into one game."""

from mazzo.core.game import Game
from mazzo.games.orchard import deck, notation, rules, view
from mazzo.games.orchard.meta import META, check_options
from mazzo.games.orchard.rules.state import State

GAME = Game(
    meta=META,
    rules=rules,
    state=State,
    deck=tuple(tuple(view.FRUIT_NAMES[fruit - 1] for fruit in faces[0]) for faces in deck.FACES),
    view=view.view,
    offers=view.offers,
    no_offers=view.Offers((), ()),
    standing=view.standing,
    precedes=view.precedes,
    title=view.title,
    write=notation.write,
    read=notation.read,
    write_chance=notation.write_chance,
    read_chance=notation.read_chance,
    refuse=notation.refuse,
    rounds=view.rounds,
    rest=view.rest,
    last_effect=view.last_effect,
    check_options=check_options,
    wait=notation.wait,
)
