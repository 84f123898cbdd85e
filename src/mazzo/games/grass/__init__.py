"""Grass: its rooms bound into one game."""

from mazzo.core.game import Game
from mazzo.games.grass import deck, notation, offers, rules, view
from mazzo.games.grass.meta import META, check_options
from mazzo.games.grass.rules.state import State

GAME = Game(
    meta=META,
    rules=rules,
    state=State,
    deck=tuple((name,) for name in deck.NAMES),
    view=view.view,
    offers=offers.offers,
    no_offers=offers.NO_OFFERS,
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
    goes_on=offers.goes_on,
    speakers=rules.speakers,
)
