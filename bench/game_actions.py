"""A game for several players in whole random games, compiled: actions per second and the cost of copying a state,
compared with games of OpenSpiel, or with the interpreted rules if it is not installed.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bench.bound_loops import loops
from bench.copies import NANOSECONDS, STACK, clones, record_copies
from bench.figure import Effort, Figure, compare, duration, in_turns, speed
from bench.openspiel import OpenSpiel, peer
from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.game import AnyGame
from mazzo.core.record import Record


@dataclass(frozen=True)
class GameActions:
    """A game with a number of players: goals of its figures, and the OpenSpiel games to compare with, each with a
    description.
    """

    game: AnyGame
    seats: int
    title: str
    """Game and number of players, as in `how`."""
    name: str
    """Prefix of its figures' names."""
    actions_goal: str
    copy_goal: str
    peers: Mapping[str, str]

    def measure(self, effort: Effort, copies: bool = True) -> Iterator[Figure]:
        """Figures of actions per second, then of copies."""
        swift, spiel = compiled.of(self.game), peer()
        yield from self._actions(effort, swift, spiel)
        if copies:
            yield from self._copies(effort, swift, spiel)

    def _actions(self, effort: Effort, swift: Body, spiel: OpenSpiel | None) -> Iterator[Figure]:
        figure, goal = f"{self.name}: actions in playouts", self.actions_goal
        ours = (
            f"actions of whole random games of {self.title} in one compiled loop, "
            f"every legal action listed, {self._offered:.0f} on average"
        )
        played = speed(self._actions_of(swift), effort)
        if spiel is None:
            slow = speed(self._actions_of(compiled.interpreted(self.game)), effort)
            mine, others = in_turns(effort, played, slow)
            yield compare(figure, "actions/s", mine, "interpreted", others, how=ours, goal=goal)
            return
        mine, *theirs = in_turns(effort, played, *(speed(_peer_actions(spiel, game), effort) for game in self.peers))
        for (game, what), others in zip(self.peers.items(), theirs, strict=True):
            how = f"{ours}; OpenSpiel: random {game} ({what}), its C++ loop and bots"
            yield compare(figure, "actions/s", mine, f"OpenSpiel {_short(game)}", others, how=how, goal=goal)

    def _copies(self, effort: Effort, swift: Body, spiel: OpenSpiel | None) -> Iterator[Figure]:
        figure, goal, middle = f"{self.name}: state copy", self.copy_goal, self._middle
        ours = f"a position of {self.title} after half of a game, {middle.SIZE} bytes, within a compiled loop"
        copies = duration(self._copies_within(swift, middle), NANOSECONDS, effort)
        if spiel is None:
            mine, others = in_turns(effort, copies, duration(record_copies(middle), NANOSECONDS, effort))
            yield compare(figure, "ns", mine, "interpreted", others, how=ours, goal=goal)
            return
        theirs = (duration(clones(spiel, game), NANOSECONDS, effort) for game in self.peers)
        mine, *peer_speeds = in_turns(effort, copies, *theirs)
        for game, others in zip(self.peers, peer_speeds, strict=True):
            how = f"{ours}; OpenSpiel: clone() of such a position of {game}, from Python"
            yield compare(figure, "ns", mine, f"OpenSpiel {_short(game)}", others, how=how, goal=goal)

    def _actions_of(self, body: Body) -> Callable[[int], int]:
        start, each = compiled.generator("bench"), len(self._positions)
        return lambda actions: sum(body.play_games(1 + actions // each, start, seats=self.seats).lengths)

    def _copies_within(self, swift: Body, state: Record) -> Callable[[int], int]:
        copy_along, rows = loops(self.game).copy_along, swift.rows(STACK)
        swift.put(rows, 0, state)

        def do(count: int) -> int:
            copy_along(rows, count)
            return count

        return do

    @cached_property
    def _positions(self) -> tuple[tuple[Record, int], ...]:
        """Positions of a random game in which a seat is to act, with the number of legal actions."""
        random, rules, state = Random("bench"), self.game.rules, self.game.new_state()
        out, positions = [0] * self.game.meta.max_actions, list[tuple[Record, int]]()
        rules.init(state, self.seats, 0)
        while not rules.is_terminal(state):
            if outcomes := rules.chance_count(state):
                rules.apply_chance(state, random.randrange(outcomes))
                continue
            seat = rules.current_players(state).bit_length() - 1
            legal = rules.legal_actions(state, seat, out)
            positions.append((state.copy(), legal))
            rules.apply_action(state, seat, out[random.randrange(legal)])
        return tuple(positions)

    @property
    def _middle(self) -> Record:
        return self._positions[len(self._positions) // 2][0]

    @property
    def _offered(self) -> float:
        """Mean number of legal actions of a position."""
        return sum(legal for _, legal in self._positions) / len(self._positions)


def _short(game: str) -> str:
    """Name of an OpenSpiel game without its options, except for a board's."""
    return game if "board" in game else game.partition("(")[0]


def _peer_actions(spiel: OpenSpiel, game: str) -> Callable[[int], int]:
    def play(actions: int) -> int:
        count = 0.0
        while count < actions:
            count += spiel.play_inside(game)
        return int(count)

    return play
