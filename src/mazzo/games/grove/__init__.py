"""Grove, by Mark Tuck: its modules bound into one `Game`."""

from mazzo.games.grove import deck, notation, own_deck, rules, view
from mazzo.games.grove.meta import META, check_options
from mazzo.games.grove.recipes import Recipe
from mazzo.games.grove.rules.state import State
from mazzo.games.grove.view import GroveView, Offers
from mazzo.gridcards import placement_notation
from mazzo.gridcards.decks import OwnDecks


class Grove(OwnDecks[State, GroveView, Offers]):
    """The game Grove: its rules, view and notation."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    backs = deck.RECIPES
    back = Recipe
    words = tuple(sorted(deck.WORDS, key="glade".__eq__))
    deck = tuple(tuple(deck.NAMES[cell] for cell in cells) for cells in deck.CELLS_OF)
    no_offers = Offers((), (), ())
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


GAME = Grove()
