"""A table: the states of one game in progress and which of them each viewer may see. Versions, journals and clocks are
not kept here.

A game with a shared state has one state; a same-cards game has a one-seat state for each seat (orchard 9.1), and all of
them receive the same outcomes, round by round. `Table` hides this difference from its callers.
"""

import operator
from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.core.game import AnyGame, Refusal
from mazzo.core.record import Record, once
from mazzo.core.shared_rows import share_rows
from mazzo.core.transitions import transitions_of


class Table:
    """States of a game with a fixed number of seats. Methods named like functions of `mazzo.core.game.Rules` mean the
    same for the whole table.

    A state in `states` is never changed, only replaced, so that copies of a table share states.
    """

    def __init__(self, game: AnyGame, seats: int, options: int) -> None:
        self.game = game
        self.seats = seats
        self.states: list[Any] = [game.new_state() for _ in range(seats if game.meta.same_cards else 1)]
        for state in self.states:
            game.rules.init(state, 1 if game.meta.same_cards else seats, options)
            share_rows(state, self.states[0])
        self._visible_states: list[Any] = list(self.states)
        self._rounds = [self._rounds_of(state) for state in self.states]
        """With the same cards, for each seat that must act in its own state the number of rounds that it has completed;
        None for the others.
        """
        self._acting: int | None = None
        """Cached result of `current_players`."""
        self._able: int | None = None
        """Cached result of `able`."""
        self._end: int | None = None
        """Cached result of `is_terminal`."""
        self._views: list[tuple[list[Any], int | None, int, Any]] = []
        """Cached views of the present states: the states, the viewer, the mask of `current_players`, and the view."""
        self._close_round()

    def copy(self) -> "Table":
        """An independent copy."""
        twin = object.__new__(Table)
        twin.game, twin.seats = self.game, self.seats
        twin.states = list(self.states)
        twin._visible_states = list(self._visible_states)
        twin._rounds = list(self._rounds)
        twin._acting, twin._able, twin._end = self._acting, self._able, self._end
        twin._views = list(self._views)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_views": []}

    def to_bytes(self) -> bytes:
        """All states, one after the other."""
        return b"".join(state.to_bytes() for state in self.states)

    # ---- who may act

    def current_players(self) -> int:
        """Mask of the seats that must act; 0 while chance is due or after the end. With the same cards a seat begins a
        round only after all have completed the one before, even if no card is drawn between them (orchard 9.3).
        """
        if self._acting is None:
            self._acting = self._find_acting()
        return self._acting

    def out_of_turn_players(self) -> int:
        """Mask of the seats that may act out of turn; 0 while no seat must act."""
        waited_for = self.current_players()
        if not self.game.acts_out_of_turn or not waited_for:
            return 0
        return self.game.out_of_turn_players(self.states[0]) & ~waited_for

    def able(self) -> int:
        """Mask of the seats that may act, in turn or out of it."""
        if self._able is None:
            self._able = self.current_players() | self.out_of_turn_players()
        return self._able

    def chance_count(self) -> int:
        """Number of equally likely outcomes; 0 if none is due, or while a seat must still act (orchard 9.3)."""
        if self.current_players():
            return 0
        return max(self.game.rules.chance_count(state) for state in self.states)

    def chance_stream(self) -> int:
        """Number of the random stream that decides the outcome that is due."""
        return self.game.rules.chance_stream(self._waiting()[0])

    def is_terminal(self) -> int:
        """0 while any seat plays (orchard 9.4), then the reason why the game ended, the lowest among the seats (see
        `Meta.ends`).
        """
        if self._end is None:
            self._end = min([self.game.rules.is_terminal(state) for state in self.states])
        return self._end

    def is_sealed(self) -> bool:
        """Whether the seats' actions in a shared state are hidden from the others until all of them have acted."""
        return not self.game.meta.same_cards and self.game.is_sealed(self.states[0])

    def score(self, seat: int) -> int:
        """Current points of the seat."""
        return self.game.rules.score(*self.place_of(seat))

    # ---- actions

    def legal_actions(self, seat: int) -> list[int]:
        """The seat's legal actions, ascending."""
        return transitions_of(self.game.meta, self.game.rules).legal_actions(*self.place_of(seat))

    def offers(self, seat: int) -> Any:
        """The actions that a seat may take now, with the effect of each."""
        state, own = self.place_of(seat)
        return once(self.game.offers, state, own)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """None if the action is legal, else the refusal."""
        state, own = self.place_of(seat)
        code = transitions_of(self.game.meta, self.game.rules).refusal(state, own, action)
        return self.game.refuse(state, own, action, code) if code else None

    # ---- changes

    def apply_chance(self, outcome: int) -> None:
        """Apply an outcome to every state in which chance is due."""
        self._changed()
        transitions = transitions_of(self.game.meta, self.game.rules)
        for at, state in enumerate(self.states):
            if self.game.rules.chance_count(state):
                self._set(at, transitions.after_chance(state, outcome))
        self._close_round()

    def apply_action(self, seat: int, action: int) -> bool:
        """Apply a legal action; True if from now on all viewers may know all actions: the action completed the round,
        or it was played in a state of several seats that was not sealed before it or is not sealed after it.
        """
        now, was_sealed = self._round(), self.is_sealed()
        at = seat if self.game.meta.same_cards else 0
        after = transitions_of(self.game.meta, self.game.rules).after_action(*self.place_of(seat), action)
        self._changed()
        self._set(at, after)
        is_shared = self.seats > 1 and len(self.states) == 1 and not (was_sealed and self.is_sealed())
        is_open = is_shared or not self.current_players() or self._round() > now
        if is_open:
            self._close_round()
        return is_open

    def resample(self, seat: int, rng: MutableSequence[int]) -> None:
        """Replace everything that is hidden from the seat in its state by a random deal that fits what it knows. `rng`
        is the state of the generator `core.bits.below`.
        """
        self._changed()
        at = seat if self.game.meta.same_cards else 0
        self.states[at] = self.states[at].copy()
        self.game.rules.resample(*self.place_of(seat), rng)
        self._set(at, self.states[at])

    # ---- views

    def seen_by(self, seat: int | None) -> list[Any]:
        """The states that a viewer may see: its own as it is now, the others' as at the end of the last complete round
        (orchard 9.c).
        """
        if not self.game.meta.same_cards or len(self.states) == 1:
            return self.states
        return [state if own == seat else self._visible_states[own] for own, state in enumerate(self.states)]

    def view(self, seat: int | None) -> Any:
        """The view of a viewer: the identical object for viewers who see the same."""
        states_now, acting = self.seen_by(seat), self.current_players()
        viewer = None if self.game.meta.same_cards else seat
        for states, whom, then, view in self._views:
            if whom == viewer and then == acting and all(map(operator.is_, states, states_now)):
                return view
        view = self.game.view(states_now, viewer, acting)
        self._views.append((list(states_now), viewer, acting, view))
        return view

    def place_of(self, seat: int) -> tuple[Any, int]:
        """The state in which a seat plays, and its number in that state."""
        return (self.states[seat], 0) if self.game.meta.same_cards else (self.states[0], seat)

    def _changed(self) -> None:
        """Forget what was computed from the states that are about to be replaced."""
        self._acting = self._able = self._end = None
        self._views = []

    def _find_acting(self) -> int:
        if len(self.states) == 1:
            return self.game.rules.current_players(self.states[0])
        now = self._round()
        return sum([1 << seat for seat, rounds in enumerate(self._rounds) if rounds == now])

    def _set(self, at: int, state: Any) -> None:
        """Replace a state."""
        self.states[at] = state
        self._rounds[at] = self._rounds_of(state)

    def _rounds_of(self, state: Any) -> int | None:
        is_playing = self.game.meta.same_cards and self.game.rules.current_players(state)
        return self.game.rounds(state, 0) if is_playing else None

    def _round(self) -> int:
        """The lowest number of completed rounds among the seats that must act; 0 if there is one state only."""
        if len(self.states) == 1:
            return 0
        return min([rounds for rounds in self._rounds if rounds is not None], default=0)

    def _waiting(self) -> Sequence[Record]:
        return [state for state in self.states if self.game.rules.chance_count(state)]

    def _close_round(self) -> None:
        if self.game.meta.same_cards and len(self.states) > 1:
            self._visible_states = list(self.states)
