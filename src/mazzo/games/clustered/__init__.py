"""Clustered, by Scotty Hardwick: its modules bound into one `Game`."""

from collections.abc import Sequence

from mazzo.core.game import Game, Refusal
from mazzo.games.clustered import deck, meta, notation, rules, view
from mazzo.games.clustered.rules.state import State
from mazzo.games.clustered.view import ClusteredView, Offers, Score


class Clustered(Game[State, ClusteredView, Offers]):
    """The game Clustered: its rules, view and notation."""

    package = __name__
    meta = meta.META
    rules = rules
    blank = State()
    deck = tuple(tuple(name.split("-")) for name in deck.NAMES)
    no_offers = view.NO_OFFERS
    preview = view.PREVIEW
    has_secrets = True

    def view(self, states: Sequence[State], viewer: int | None, acting: int) -> ClusteredView:
        return view.view(states, viewer, acting)

    def offers(self, s: State, seat: int) -> Offers:
        return view.offers(s, seat)

    def score_breakdown(self, s: State, seat: int) -> Score:
        return view.score_breakdown(s, seat)

    def ranking_key(self, s: State, seat: int) -> tuple[int, ...]:
        return view.ranking_key(s, seat)

    def title(self, s: State, seat: int) -> int:
        return view.title(s, seat)

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
        return notation.hint_parts(text)

    def redact(self, s: State, seat: int | None, move: int, viewer: int | None) -> str | None:
        return notation.redact(s, seat, move, viewer)

    def rounds(self, s: State, seat: int) -> int:
        return view.rounds(s, seat)

    def is_sealed(self, s: State) -> bool:
        return view.is_sealed(s)

    def check_options(self, options: int, seats: int) -> None:
        meta.check_options(options, seats)


GAME = Clustered()
