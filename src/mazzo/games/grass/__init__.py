"""Grass: its modules bound into one `Game`."""

from mazzo.core.game import Game
from mazzo.games.grass import deck, notation, offers, rules, view
from mazzo.games.grass.meta import META, check_options
from mazzo.games.grass.offers import Offers
from mazzo.games.grass.rules.state import State
from mazzo.games.grass.view import GrassView


class Grass(Game[State, GrassView, Offers]):
    """The game Grass: its rules, view and notation."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    deck = tuple((name,) for name in deck.NAMES)
    no_offers = offers.NO_OFFERS
    has_secrets = True
    acts_out_of_turn = True

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
    may_chain = staticmethod(offers.may_chain)
    out_of_turn_players = staticmethod(rules.out_of_turn_players)
    check_options = staticmethod(check_options)
    offers = staticmethod(offers.offers)
    view = staticmethod(view.view)


GAME = Grass()
