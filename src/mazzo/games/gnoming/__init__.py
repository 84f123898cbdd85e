"""Gnoming A Round, published by Grandpa Beck's Games: its rooms bound into one game."""

from mazzo.core.game import Game
from mazzo.games.gnoming import deck, notation, rules, view
from mazzo.games.gnoming.meta import META, check_options
from mazzo.games.gnoming.rules.state import State

GAME = Game(
    meta=META,
    rules=rules,
    state=State,
    deck=tuple((name,) for name in deck.NAMES),
    view=view.view,
    offers=view.offers,
    no_offers=view.NO_OFFERS,
    standing=view.standing,
    precedes=view.precedes,
    title=view.title,
    write=notation.write,
    read=notation.read,
    write_chance=notation.write_chance,
    read_chance=notation.read_chance,
    refuse=notation.refuse,
    rounds=view.rounds,
    rest=None,
    last_effect=view.last_effect,
    check_options=check_options,
    wait=notation.wait,
    is_sealed=view.is_sealed,
    told=notation.told,
    part=notation.part,
)
