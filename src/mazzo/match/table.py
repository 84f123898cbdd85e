"""A table: the states of one game in progress and who sees which of them. It knows neither versions nor journals nor
clocks.

A game of one shared state has one; a same-cards game (Orchard, Grove) has a one-seat state for each seat (orchard 9.1),
fed with the same outcomes round by round. Everything above asks the table and never meets the difference.
"""

import operator
from collections.abc import Sequence
from typing import Any

from mazzo.core.game import Game, Refusal
from mazzo.core.record import Record


class Table:
    """States of a game with a fixed number of seats; see the rules protocol in `mazzo.core.game` for the meaning of
    each question.

    A state that stands here never changes: whatever happens puts another in its place, so that copies share them.
    """

    def __init__(self, game: Game, seats: int, options: int) -> None:
        self.game = game
        self.seats = seats
        self.states: list[Any] = [game.state() for _ in range(seats if game.meta.same_cards else 1)]
        for state in self.states:
            game.rules.init(state, 1 if game.meta.same_cards else seats, options)
        self._shown: list[Any] = list(self.states)
        self._acting: int | None = None
        """Mask of the seats waited for, once somebody has asked."""
        self._offers: dict[int, tuple[Any, Any]] = {}
        """What a seat was offered last, and in which state: as long as it is in that state it is offered the same."""
        self._views: list[tuple[list[Any], int | None, int, Any]] = []
        """What was shown lately: of which states, to whom, while who was waited for."""
        self._close_round()

    def copy(self) -> "Table":
        """An independent copy."""
        twin = object.__new__(Table)
        twin.game, twin.seats = self.game, self.seats
        twin.states = list(self.states)
        twin._shown = list(self._shown)
        twin._acting = self._acting
        twin._offers = dict(self._offers)
        twin._views = list(self._views)
        return twin

    def to_bytes(self) -> bytes:
        """All states, one after the other."""
        return b"".join(state.to_bytes() for state in self.states)

    # ---- who may act

    def current_players(self) -> int:
        """Mask of the seats waited for; 0 while chance is due or after the end. With the same cards nobody begins a
        round before all have closed the one before, even when no card is drawn between them (orchard 9.3).
        """
        if self._acting is None:
            self._acting = self._find_acting()
        return self._acting

    def speakers(self) -> int:
        """Mask of the seats that may act though nobody waits for them; 0 while nobody is waited for."""
        waited_for = self.current_players()
        if self.game.speakers is None or self.game.meta.same_cards or not waited_for:
            return 0
        return self.game.speakers(self.states[0]) & ~waited_for

    def chance_count(self) -> int:
        """Equally likely outcomes now waiting. Seats with the same cards wait for each other (orchard 9.3)."""
        if self.current_players():
            return 0
        return max(self.game.rules.chance_count(state) for state in self.states)

    def chance_stream(self) -> int:
        """The stream that decides the waiting outcome."""
        return self.game.rules.chance_stream(self._waiting()[0])

    def is_terminal(self) -> int:
        """0 while any seat plays on (orchard 9.4), then the reason the game ended: the lowest of the seats', as
        `Meta.ends` numbers them.
        """
        return min(self.game.rules.is_terminal(state) for state in self.states)

    def is_sealed(self) -> bool:
        """Whether what the seats of one shared state do now stays sealed until all have done it."""
        return self.game.is_sealed is not None and self.game.is_sealed(self.states[0])

    def score(self, seat: int) -> int:
        """The seat's points."""
        return self.game.rules.score(*self.place_of(seat))

    # ---- what they may do

    def legal_actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending."""
        out = [0] * self.game.meta.max_actions
        return out[: self.game.rules.legal_actions(*self.place_of(seat), out)]

    def offers(self, seat: int) -> Any:
        """What a seat may do now and what each choice would bring."""
        state, own = self.place_of(seat)
        known = self._offers.get(seat)
        if known is None or known[0] is not state:
            known = self._offers[seat] = (state, self.game.offers(state, own))
        return known[1]

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """None when the action is legal, else why not."""
        state, own = self.place_of(seat)
        code = self.game.rules.refusal(state, own, action)
        return self.game.refuse(state, own, action, code) if code else None

    # ---- what then happens

    def apply_chance(self, outcome: int) -> None:
        """Let an outcome happen, to every state that waits for it."""
        self._acting = None
        for at, state in enumerate(self.states):
            if self.game.rules.chance_count(state):
                self.states[at] = state.copy()
                self.game.rules.apply_chance(self.states[at], outcome)
        self._close_round()

    def apply_action(self, seat: int, action: int) -> bool:
        """Carry out a legal action; True when from now on everybody may know all that was done: it closed the round,
        or there is one state for several seats, in which it was not sealed, or nothing is any more.
        """
        now, was_sealed = self._round(), self.is_sealed()
        at = seat if self.game.meta.same_cards else 0
        self._acting = None
        self.states[at] = self.states[at].copy()
        self.game.rules.apply_action(*self.place_of(seat), action)
        is_shared = self.seats > 1 and len(self.states) == 1 and not (was_sealed and self.is_sealed())
        is_open = is_shared or not self.current_players() or self._round() > now
        if is_open:
            self._close_round()
        return is_open

    # ---- who sees what

    def seen_by(self, seat: int | None) -> list[Any]:
        """The states as a viewer may see them: one's own as it is, the others' as they were when the round closed
        (orchard 9.c).
        """
        if not self.game.meta.same_cards or len(self.states) == 1:
            return self.states
        return [state if own == seat else self._shown[own] for own, state in enumerate(self.states)]

    def view(self, seat: int | None) -> Any:
        """What a viewer is shown: the same value for all who see the same."""
        shown, acting = self.seen_by(seat), self.current_players()
        viewer = None if self.game.meta.same_cards else seat
        for states, whom, then, view in self._views:
            if whom == viewer and then == acting and all(map(operator.is_, states, shown)):
                return view
        view = self.game.view(shown, viewer, acting)
        self._views = [*self._views[-self.seats :], (list(shown), viewer, acting, view)]
        return view

    def place_of(self, seat: int) -> tuple[Any, int]:
        """The state a seat plays in and its number there."""
        return (self.states[seat], 0) if self.game.meta.same_cards else (self.states[0], seat)

    def _find_acting(self) -> int:
        if len(self.states) == 1:
            return self.game.rules.current_players(self.states[0])
        playing = [(seat, self.game.rounds(self.states[seat], 0)) for seat in self._playing()]
        now = min((rounds for _, rounds in playing), default=0)
        return sum(1 << seat for seat, rounds in playing if rounds == now)

    def _playing(self) -> list[int]:
        """Seats whose own state lets them act."""
        return [seat for seat, state in enumerate(self.states) if self.game.rules.current_players(state)]

    def _round(self) -> int:
        """The round in which seats with the same cards still act; alone one waits for nobody."""
        if len(self.states) == 1:
            return 0
        return min((self.game.rounds(self.states[seat], 0) for seat in self._playing()), default=0)

    def _waiting(self) -> Sequence[Record]:
        return [state for state in self.states if self.game.rules.chance_count(state)]

    def _close_round(self) -> None:
        if self.game.meta.same_cards and len(self.states) > 1:
            self._shown = list(self.states)
