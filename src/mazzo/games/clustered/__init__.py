"""Clustered, by Scotty Hardwick: its modules bound into one `Game`."""

from mazzo.core.game import Game
from mazzo.games.clustered import deck, notation, rules, view
from mazzo.games.clustered.meta import META, check_options
from mazzo.games.clustered.rules.state import State
from mazzo.games.clustered.view import ClusteredView, Offers


class Clustered(Game[State, ClusteredView, Offers]):
    """The game Clustered: its rules, view and notation."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    deck = tuple(tuple(name.split("-")) for name in deck.NAMES)
    no_offers = view.NO_OFFERS
    preview = view.PREVIEW
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
    is_sealed = staticmethod(view.is_sealed)
    check_options = staticmethod(check_options)
    offers = staticmethod(view.offers)
    view = staticmethod(view.view)


GAME = Clustered()
