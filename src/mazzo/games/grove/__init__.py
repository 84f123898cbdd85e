"""Grove, by Mark Tuck: its rooms bound into one game."""

from mazzo.core import laid_cards
from mazzo.core.game import Game
from mazzo.games.grove import deck, notation, own, rules, view
from mazzo.games.grove.meta import META, check_options
from mazzo.games.grove.rules.state import State

GAME = Game(
    meta=META,
    rules=rules,
    state=State,
    deck=tuple(tuple(deck.NAMES[cell] for cell in cells) for cells in deck.CELLS_OF),
    view=view.view,
    offers=view.offers,
    no_offers=view.Offers((), (), ()),
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
    lay_deck=own.lay_deck,
    part=laid_cards.part,
    recipes=deck.RECIPES,
)
