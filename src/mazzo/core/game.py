"""The interface of a game: the protocol of a rules module and the class `Game`. No particular game is defined here."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.own_deck import Back, OwnDeck
from mazzo.core.preview import Preview
from mazzo.core.record import Record

S = TypeVar("S", bound=Record)
V = TypeVar("V")
M = TypeVar("M")
State = TypeVar("State", contravariant=True)


class Rules(Protocol[State]):
    """The functions of a rules module, all of them kernels. Seats are numbered from 0; actions and outcomes are ints.

    A game is played by one loop: until `is_terminal` is not 0, apply an outcome if `chance_count` is not 0, else an
    action of a seat in `current_players`. In a game with `Game.acts_out_of_turn`, a seat in `Game.out_of_turn_players`
    may act instead. Only `init`, `apply_chance`, `apply_action` and `resample` change the state.
    """

    def init(self, s: State, seats: int, options: int, /) -> None:
        """Set up a game, whatever the state held before. `options` is the sum of the bits of the chosen options."""

    def current_players(self, s: State, /) -> int:
        """Mask of the seats that must act, bit k for seat k; 0 while an outcome of chance is due and after the end."""

    def chance_count(self, s: State, /) -> int:
        """Number of equally likely outcomes of the chance event that is due, numbered from 0 in ascending order of what
        they reveal; 0 if none is due.
        """

    def chance_stream(self, s: State, /) -> int:
        """Number of the random stream that decides the outcome: 0 for the table, k + 1 for seat k's own deck."""

    def apply_chance(self, s: State, outcome: int, /) -> None:
        """Apply an outcome. The caller has checked that it is below `chance_count`."""

    def legal_actions(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        """Write the seat's legal actions into `out`, ascending, at most `Meta.max_actions`; returns how many. At least
        one for every seat in `current_players`, any number for a seat in `Game.out_of_turn_players`, 0 for the others.
        """

    def refusal(self, s: State, seat: int, action: int, /) -> int:
        """0 if the action is legal for the seat, else a code that `Game.refuse` explains. `action` may be any int."""

    def apply_action(self, s: State, seat: int, action: int, /) -> None:
        """Apply an action. The caller has checked that it is legal; raises nothing."""

    def is_terminal(self, s: State, /) -> int:
        """0 while the game lasts, then the reason why it ended, a key of `Meta.ends`."""

    def score(self, s: State, seat: int, /) -> int:
        """Current points of the seat."""

    def greedy_value(self, s: State, seat: int, /) -> int:
        """Heuristic value of the position for `seat`, from its own information; larger is better. Used for one-ply
        lookahead. It is the score itself in a game where more points are better and all points are visible.
        """

    def leaf_value(self, s: State, seat: int, /) -> int:
        """Heuristic value of the position for `seat` in the unit of `greedy_value`. Used at the leaves of a search,
        where it is compared with the values of the other seats and of positions many actions apart. It leaves out the
        terms by which `greedy_value` makes an action attractive; in a game without such terms the two are equal.
        """

    def resample(self, s: State, seat: int, rng: MutableSequence[int], /) -> None:
        """Replace in place everything that is hidden from the seat by a random deal that fits what it knows. `rng` is
        the state of the generator `core.bits.below`.
        """


@dataclass(frozen=True)
class Option:
    """A variant of the rules, printed in the rulebook or registered as a ruling.

    `bit`: its bit in a set of options, which `Meta` numbers.
    `offered`: shown to people who open a table. `seat`: the seat it applies to; None for the whole table.
    `backs`: the refusal if the cards of an owner's deck have no backs; "" for an option that does not need them.
    `leaves_out`: one card stays out of the deck.
    `group`: at most one option of the same group may be chosen; "" for an option without a group.
    """

    name: str
    _: KW_ONLY
    bit: int = 0
    offered: bool = True
    seat: int | None = None
    backs: str = ""
    group: str = ""
    leaves_out: bool = False


def bit_of(options: Sequence[Option], name: str) -> int:
    """The bit of an option: 1 for the first of a game's `options`, 2 for the second, 4 for the third."""
    return 1 << [option.name for option in options].index(name)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now: a stable code, the number of the rule, and the variables of its sentence."""

    code: str
    rule: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Meta:
    """Facts about a game that do not depend on a position."""

    name: str
    ruleset: str
    deck: str
    seats_min: int
    seats_max: int
    minutes: int
    options: tuple[Option, ...]
    """In the order of their bits, in which they are shown, too. A new one stands last, so that the bits of the others
    stay.
    """
    ends: Mapping[int, str]
    """Names of the values of `is_terminal`, from 1. With `same_cards`, seats may end for different reasons; the lowest
    is the table's, so the most informative reason has the lowest number.
    """
    same_cards: bool
    """True if each seat plays a one-seat state of its own and all of them receive the same outcomes."""
    actions: int
    """Number of actions of the game, legal or not: actions are the ints from 0 to this number less one."""
    max_actions: int
    """Upper bound on the number of legal actions of one seat, plus `bits.SPARE` if a primitive lists them: the
    length of the list that `legal_actions` takes.
    """
    max_plies: int
    """Upper bound on the number of actions and outcomes in one seat's game."""
    fewest: bool = False
    """True if fewer points are better."""
    minutes_each: bool = False
    """True if `minutes` are those of each player."""
    age: int | None = None
    """The youngest age that the rulebook names."""
    seats_printed: int = 1
    """The fewest players that the rulebook names; fewer are an extension."""
    missed_title: int | None = None
    """The title of a result that does not win in any place; None if the first place always wins."""

    def __post_init__(self) -> None:
        numbered = tuple(replace(option, bit=bit_of(self.options, option.name)) for option in self.options)
        object.__setattr__(self, "options", numbered)

    def wins(self, place: int, title: int) -> bool:
        """Whether the result with this place and title wins; equal first places win together."""
        return place == 1 and title != self.missed_title


class Score(Protocol):
    """A seat's points with their breakdown; immutable."""

    @property
    def total(self) -> int:
        """Sum of the points."""


class Game(ABC, Generic[S, V, M]):
    """One game, with `S` the type of its state, `V` of its views and `M` of its offers. Everything above floor 1 uses a
    game through this class only. Two instances are never equal.

    `s` is always the state in which `seat` plays: the shared one, or the seat's own with `Meta.same_cards`.
    """

    package: str
    """Dotted name of the game's package, in which `mazzo.games.load_module` looks for optional modules; "" for a game
    without any.
    """
    meta: Meta
    rules: Rules[S]
    """A module with the functions of the protocol."""
    blank: S
    """A state before `Rules.init`."""
    deck: tuple[tuple[str, ...], ...]
    """The faces of the cards, for clients that draw them."""
    no_offers: M
    """The offers of a spectator."""
    backs: tuple[Back, ...] = ()
    """The backs of the cards, in the order of `deck`; () if nothing is printed on them."""
    own_deck: OwnDeck | None = None
    """The deck that an owner entered, if the game is played with one; see `mazzo.games.with_deck`."""
    has_secrets: bool = False
    """Whether viewers receive different texts of the same step (`redact`)."""
    preview: Preview | None = None
    """Lists the legal actions for `offers`, if the game has kernels for that."""
    acts_out_of_turn: bool = False
    """Whether seats outside `Rules.current_players` may act (`out_of_turn_players`)."""

    def __repr__(self) -> str:
        return f"<Game {self.meta.ruleset}>"

    def __copy__(self) -> Self:
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy

    def __deepcopy__(self, memo: object) -> Self:
        return self  # a game does not change, and copies of a match have the same one

    def new_state(self) -> S:
        """A state before `Rules.init`, with the owner's deck in it if the game is played with one."""
        return self.blank.copy()

    # ---- views

    @abstractmethod
    def view(self, states: Sequence[S], viewer: int | None, acting: int) -> V:
        """What a viewer sees; immutable. `states`: one for each seat with `Meta.same_cards`, else the shared one;
        `viewer`: a seat, None for a spectator; `acting`: mask of the seats that must act.
        """

    @abstractmethod
    def offers(self, s: S, seat: int) -> M:
        """The actions that the seat may take now, with the effect of each; immutable."""

    @abstractmethod
    def score_breakdown(self, s: S, seat: int) -> Score:
        """The seat's points now, by source."""

    @abstractmethod
    def ranking_key(self, s: S, seat: int) -> tuple[int, ...]:
        """Sort key of the final ranking: larger is better, equal keys share a place."""

    @abstractmethod
    def title(self, s: S, seat: int) -> int:
        """Index of the title that the seat's result earns, 0 for the lowest; -1 if the game has no titles. Their texts
        are in the game's .ftl files.
        """

    def last_effect(self, s: S, seat: int, action: int) -> tuple[int, ...]:
        """What the action just applied did, for animation; () if there is nothing to animate."""
        return ()

    # ---- text

    @abstractmethod
    def write(self, s: S, seat: int, action: int) -> str:
        """The text of an action, as in journals."""

    @abstractmethod
    def read(self, s: S, seat: int, text: str) -> int:
        """The action with this text, legal or not. Raises NotUnderstood."""

    @abstractmethod
    def write_chance(self, s: S, outcome: int) -> str:
        """The text of an outcome of chance."""

    @abstractmethod
    def read_chance(self, s: S, text: str) -> int:
        """The outcome with this text. Raises NotUnderstood."""

    @abstractmethod
    def refuse(self, s: S, seat: int, action: int, code: int) -> Refusal:
        """The refusal for a code of `Rules.refusal`."""

    def refuse_waiting(self, s: S, seat: int) -> Refusal:
        """The refusal of any action of a seat that may not act while the game goes on: it must wait, or it is out."""
        return Refusal("not-your-turn", "")

    def hint_parts(self, text: str) -> tuple[str, str]:
        """An action's text in two parts, which a hint shows one after the other: what to do, and where or to what (""
        if the first part is complete; places as `row,column`). ("", "") for an action that is never suggested alone.
        """
        return text, ""

    def redact(self, s: S, seat: int | None, move: int, viewer: int | None) -> str | None:
        """The text that a viewer receives for an action of a seat, or for an outcome of chance (`seat` None), in place
        of the journal's text; `s` is the state before it. None: the journal's text. "": the viewer receives no step at
        all; then its view must not change. For the acting seat "" counts as None.
        """
        return None

    # ---- turns

    @abstractmethod
    def rounds(self, s: S, seat: int) -> int:
        """Number of rounds that the seat has completed. With `Meta.same_cards` no seat is more than a round ahead."""

    def turn_number(self, s: S, seat: int) -> int:
        """A number that changes from one turn of the seat to the next and stays the same while other seats must act in
        the middle of its turn. Clocks use it.
        """
        return self.rounds(s, seat)

    def is_sealed(self, s: S) -> bool:
        """Whether the seats' actions are hidden from the others until all of them have acted."""
        return False

    def may_chain(self, s: S, seat: int, action: int) -> bool:
        """Whether another action of the same gesture may follow. False if the action may reveal something to the seat,
        since a gesture that fails is undone as a whole.
        """
        return True

    def out_of_turn_players(self, s: S) -> int:
        """Mask of seats outside `Rules.current_players` that may act. Called only while some seat must act."""
        return 0

    # ---- options

    def check_options(self, options: int, seats: int) -> None:
        """Check a set of options for a number of seats. Raises NotUnderstood if they cannot be combined."""

    def follow_up_options(self, states: Sequence[S]) -> tuple[str, ...] | None:
        """The options of a second game with the cards that are left, in the order of `Meta.options`; None for a game
        that has no second game. `states` are all states of the table.
        """
        return None

    def option_bits(self, options: Sequence[object], seats: int) -> int:
        """Sum of the bits of options given by name. Raises NotUnderstood for an unknown option, or for a set that
        cannot be combined with this number of seats.
        """
        option_of = {option.name: option for option in self.meta.options}
        bits = 0
        for name in options:
            if not isinstance(name, str) or name not in option_of:
                raise NotUnderstood("unknown-option", text=str(name)[:40], known=", ".join(option_of) or "none")
            if option_of[name].backs and not self.backs:
                raise NotUnderstood(option_of[name].backs, text=name)
            bits |= option_of[name].bit
        self.check_options(bits, seats)
        return bits


AnyGame = Game[Any, Any, Any]
AnyRules = Rules[Any]
