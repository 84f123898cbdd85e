"""Parameters of information-set Monte Carlo tree search (`mazzo.bots.ismcts.kernels`)."""

from dataclasses import dataclass

from mazzo.bots.rollout import EVERY
from mazzo.core.record import Record, cell, record

MAX_DEPTH = 60
"""Upper limit of `SearchParams.max_depth`."""
MAX_SEATS = 8
"""No game has more seats (`Meta.seats_max`)."""

# Values of `branch`.
ALIKE = 0
NUMBER = 1
VALUE = 2


@dataclass(frozen=True)
class SearchParams:
    """Parameters of the search for a game."""

    width: int = 8
    """Actions that a node considers on its first visit."""
    widen: int = 2
    """A node considers one more action each time the square root of its visits grows by this much; 0: never."""
    samples: int = 1
    """Actions that each seat compares by `greedy_value` at each step of a rollout (`mazzo.bots.rollout`)."""
    depth: int = EVERY
    """Maximal number of actions in a rollout."""
    exploration: int = 60
    """Weight of the exploration term of UCB1, in hundredths of the standard deviation of the results."""
    branch: int = NUMBER
    """The property by which outcomes of chance become different nodes: their NUMBER, the seat's greedy VALUE after
    them, or nothing (ALIKE: outcomes have no nodes).
    """
    rivalry: int = 100
    """How much of the best opponent's value is subtracted from a seat's own, in hundredths."""
    rivalry_of_many: int = 100
    """The same in matches of three or more seats."""
    prize: int = 0
    """Value added for the best seat of a finished match; seats of equal value share it."""
    max_depth: int = MAX_DEPTH
    """Maximal number of nodes in an iteration, without the root; 1: no tree below the actions of the root."""
    scan: int = EVERY
    """Actions without a node that are compared by `greedy_value` before one of them gets a node."""
    beam: int = 0
    """Width of the beam that replaces the rollout (`mazzo.bots.beam_rollout`); 0: no beam. With a beam, new nodes are
    ordered by the game's evaluator.
    """
    prune_margin: int = 0
    """An action never gets a node if it lowers the seat's `greedy_value` by more than this, unless no other action has
    one; 0: no pruning.
    """
    settle: int = 0
    """Maximal number of greedy actions after the rollout, until an outcome of chance is due. A position is then not
    evaluated in the middle of a turn.
    """

    @property
    def is_brief(self) -> bool:
        """Whether an iteration has no rollout. Then the interpreted rules are fast enough for some iterations."""
        return self.depth == 0 and self.settle == 0

    def write(self, params: "KernelParams", seats: int) -> None:
        """Write the parameters for a match of so many seats into the record that the kernels read."""
        params.seats = seats
        params.width = self.width
        params.widen = self.widen
        params.samples = self.samples
        params.depth = self.depth
        params.exploration = self.exploration
        params.branch = self.branch
        params.rivalry = self.rivalry if seats < 3 else self.rivalry_of_many
        params.prize = self.prize
        params.max_depth = min(self.max_depth, MAX_DEPTH)
        params.scan = self.scan
        params.beam = self.beam
        params.prune_margin = self.prune_margin
        params.settle = self.settle


@record
class KernelParams(Record):
    """`SearchParams` as the kernels read them."""

    seats = cell("i8")
    width = cell("i8")
    widen = cell("i8")
    samples = cell("i8")
    depth = cell("i8")
    exploration = cell("i8")
    branch = cell("i8")
    rivalry = cell("i8")
    prize = cell("i8")
    max_depth = cell("i8")
    scan = cell("i8")
    beam = cell("i8")
    prune_margin = cell("i8")
    settle = cell("i8")
