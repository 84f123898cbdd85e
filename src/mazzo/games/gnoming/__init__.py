"""Gnoming A Round, published by Grandpa Beck's Games: its modules bound into one `Game`."""

from mazzo.core.game import Game
from mazzo.games.gnoming import deck, notation, rules, view
from mazzo.games.gnoming.meta import META, check_options
from mazzo.games.gnoming.rules.state import State
from mazzo.games.gnoming.view import GnomingView, Offers


class Gnoming(Game[State, GnomingView, Offers]):
    """The game Gnoming: its rules, view and notation."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    deck = tuple((name,) for name in deck.NAMES)
    no_offers = view.NO_OFFERS
    has_secrets = True

    score_breakdown = staticmethod(view.score_breakdown)
    ranking_key = staticmethod(view.ranking_key)
    title = staticmethod(view.title)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    write_chance = staticmethod(notation.write_chance)
    read_chance = staticmethod(notation.read_chance)
    refuse = staticmethod(notation.refuse)
    refuse_waiting = staticmethod(notation.refuse_waiting)
    hint_parts = staticmethod(notation.hint_parts)
    redact = staticmethod(notation.redact)
    rounds = staticmethod(view.rounds)
    turn_number = staticmethod(view.turn_number)
    is_sealed = staticmethod(view.is_sealed)
    check_options = staticmethod(check_options)
    offers = staticmethod(view.offers)
    view = staticmethod(view.view)


GAME = Gnoming()
