"""One game in progress: who may act, the actions so far, what each viewer sees. For people, bots, server and lab."""

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.match.journal import Entry, Head, Journal
from mazzo.match.play import Play, whole
from mazzo.match.snapshot import Outcome, Place, Snapshot
from mazzo.match.table import Table
from mazzo.match.viewer_log import Step


class Match(Play):
    """A match of `seats` seats, numbered from 0. `version` counts the journal's entries, `seen` the steps sent to one
    viewer: `version` would reveal to a viewer how many sealed actions there are.
    """

    def __repr__(self) -> str:
        state = "over" if self.outcome else f"seats to act: {self.current_players()}"
        return f"<Match {self.game.meta.ruleset}, seats: {self.seats}, entries: {self.version}, {state}>"

    def _repr_html_(self) -> str | None:
        """The table, for notebooks: as a player alone or a spectator sees it; None in `mazzo-core`."""
        if find_spec("mazzo.terminal") is None:
            return None
        # by name: the terminal's pictures stand on a higher floor, and are only needed here
        html: str = import_module("mazzo.terminal.notebook").html_of(self)
        return html

    @property
    def indexed_line(self) -> tuple[tuple[int, Entry], ...]:
        """The same, each with its index in the journal, counted from 0."""
        return tuple((version - 1, entry) for version, entry in self._line)

    @property
    def turns(self) -> tuple[tuple[int | None, ...], ...]:
        """Turn numbers, one row before the first entry and one after each: a number for each seat that had to act, None
        for the others. During sealed choices, which belong to no turn, the number is -1 - rounds."""
        return self._turns.since(0)

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat (None: of a spectator); immutable."""
        return self._table.view(seat if seat is None else self._seat(seat))

    def score(self, seat: int = 0) -> int:
        """Current points of the seat."""
        return self._table.score(self._seat(seat))

    def rest(self) -> tuple[str, ...]:
        """The options of the second game with the cards that are left. Raises NotLegal if none can be played."""
        options = self.game.follow_up_options(self._table.states)
        if options is None:
            raise NotLegal("no-rest")
        try:
            self.game.option_bits(options, self.seats)
        except NotUnderstood as error:
            raise NotLegal("no-rest", rule=error.rule) from error
        return options

    @property
    def has_rest(self) -> bool:
        """True if the game is over and enough cards are left for a second game."""
        with suppress(NotLegal):
            return self.outcome is not None and self.rest() is not None
        return False

    @property
    def outcome(self) -> Outcome | None:
        """The reason and the ranking once the game is over, None before."""
        if self._outcome is None and (reason := self._table.is_terminal()):
            self._outcome = Outcome(self.game.meta.ends[reason], self._ranking())
        return self._outcome

    def _ranking(self) -> tuple[Place, ...]:
        """The seats from first to last."""
        places = [self._table.place_of(seat) for seat in range(self.seats)]
        keys = [self.game.ranking_key(*place) for place in places]
        ranking = []
        for seat, place in enumerate(places):
            number, title = 1 + sum(other > keys[seat] for other in keys), self.game.title(*place)
            is_winner = self.game.meta.wins(number, title)
            ranking.append(Place(seat, number, self.game.score_breakdown(*place), title, is_winner))
        return tuple(sorted(ranking, key=lambda p: (p.place, p.seat)))

    def snapshot(self, seat: int | None = None, offers_of: Callable[[Table, int], Any] = Table.offers) -> Snapshot:
        """Everything that one viewer may know now; the offers in the form that `offers_of` gives them."""
        table, offers, can_undo = self._table, self.game.no_offers, False
        if seat is not None:
            can_undo = self.can_undo(seat)
            if table.able() >> seat & 1:
                offers = offers_of(table, seat)
        return Snapshot(self.seen(seat), seat, self.view(seat), offers, can_undo, self.outcome)

    def steps(self, since: int = 0, seat: int | None = None) -> tuple[Step, ...]:
        """The steps sent to a viewer after its version `since`, without the other seats' moves in an open round."""
        return self._log.of(seat if seat is None else self._seat(seat), whole(since, "a number of steps"))

    @property
    def journal(self) -> Journal:
        """The match as a journal; it contains the seed, and what that is made of, only once the game is over."""
        outcome = self.outcome
        seed = self._seed.hex() if outcome and self._seed else ""
        result = (outcome.reason, *(str(self.score(seat)) for seat in range(self.seats))) if outcome else ()
        meta = self.game.meta
        undo = "free" if self.practice else "barrier"
        head = Head(
            meta.name, meta.ruleset, meta.deck, self.seats, self.options, undo, seed, self.shuffle if seed else None
        )
        return Journal(head, self.entries, result, self.game.own_deck)

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def to_bytes(self) -> bytes:
        """The bytes of all states."""
        return self._table.to_bytes()
