"""Orchard, by Mark Tuck: its modules bound into one `Game`."""

from mazzo.games.orchard import deck, notation, own_deck, rules, view
from mazzo.games.orchard.meta import META, check_options
from mazzo.games.orchard.rules.state import State
from mazzo.games.orchard.view import Offers, OrchardView
from mazzo.gridcards import placement_notation
from mazzo.gridcards.decks import OwnDecks


class Orchard(OwnDecks[State, OrchardView, Offers]):
    """The game Orchard: its rules, view and notation."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    words = deck.FRUIT_NAMES
    deck = tuple(tuple(deck.FRUIT_NAMES[fruit - 1] for fruit in fruits) for fruits in deck.FRUITS_OF)
    no_offers = Offers((), ())
    preview = view.PREVIEW

    score_breakdown = staticmethod(view.score_breakdown)
    ranking_key = staticmethod(view.ranking_key)
    title = staticmethod(view.title)
    last_effect = staticmethod(view.last_effect)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    write_chance = staticmethod(notation.write_chance)
    read_chance = staticmethod(notation.read_chance)
    refuse = staticmethod(notation.refuse)
    refuse_waiting = staticmethod(notation.refuse_waiting)
    hint_parts = staticmethod(placement_notation.hint_parts)
    rounds = staticmethod(view.rounds)
    check_options = staticmethod(check_options)
    follow_up_options = staticmethod(view.follow_up_options)
    load_deck = staticmethod(own_deck.load_deck)
    offers = staticmethod(view.offers)
    view = staticmethod(view.view)


GAME = Orchard()
