"""Orchard, by Mark Tuck: its modules bound into one `Game`."""

from collections.abc import Sequence

from mazzo.core.game import Refusal
from mazzo.core.own_deck import OwnDeck
from mazzo.games.orchard import deck, meta, notation, own_deck, rules, view
from mazzo.games.orchard.rules.state import State
from mazzo.games.orchard.view import Offers, OrchardView, Score
from mazzo.gridcards import placement_notation
from mazzo.gridcards.decks import OwnDecks


class Orchard(OwnDecks[State, OrchardView, Offers]):
    """The game Orchard: its rules, view and notation."""

    package = __name__
    meta = meta.META
    rules = rules
    blank = State()
    deck = tuple(tuple(deck.FRUIT_NAMES[fruit - 1] for fruit in fruits) for fruits in deck.FRUITS_OF)
    no_offers = Offers((), ())
    preview = view.PREVIEW

    def view(self, states: Sequence[State], viewer: int | None, acting: int) -> OrchardView:
        return view.view(states, viewer, acting)

    def offers(self, s: State, seat: int) -> Offers:
        return view.offers(s, seat)

    def score_breakdown(self, s: State, seat: int) -> Score:
        return view.score_breakdown(s, seat)

    def ranking_key(self, s: State, seat: int) -> tuple[int, ...]:
        return view.ranking_key(s, seat)

    def title(self, s: State, seat: int) -> int:
        return view.title(s, seat)

    def last_effect(self, s: State, seat: int, action: int) -> tuple[int, ...]:
        return view.last_effect(s, seat, action)

    def write(self, s: State, seat: int, action: int) -> str:
        return notation.write(s, seat, action)

    def read(self, s: State, seat: int, text: str) -> int:
        return notation.read(s, seat, text)

    def write_chance(self, s: State, outcome: int) -> str:
        return notation.write_chance(s, outcome)

    def read_chance(self, s: State, text: str) -> int:
        return notation.read_chance(s, text)

    def refuse(self, s: State, seat: int, action: int, code: int) -> Refusal:
        return notation.refuse(s, seat, action, code)

    def refuse_waiting(self, s: State, seat: int) -> Refusal:
        return notation.refuse_waiting(s, seat)

    def hint_parts(self, text: str) -> tuple[str, str]:
        return placement_notation.hint_parts(text)

    def rounds(self, s: State, seat: int) -> int:
        return view.rounds(s, seat)

    def check_options(self, options: int, seats: int) -> None:
        meta.check_options(options, seats)

    def follow_up_options(self, states: Sequence[State]) -> tuple[str, ...]:
        return view.follow_up_options(states)

    def load_deck(self, s: State, deck: OwnDeck) -> None:
        own_deck.load_deck(s, deck)


GAME = Orchard()
