"""Clustered, by Scotty Hardwick: its rooms bound into one game."""

from mazzo.core.game import Game
from mazzo.games.clustered import deck, notation, rules, view
from mazzo.games.clustered.meta import META, check_options
from mazzo.games.clustered.rules.state import State

GAME = Game(
    meta=META,
    rules=rules,
    state=State,
    deck=tuple(tuple(name.split("-")) for name in deck.NAMES),
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
