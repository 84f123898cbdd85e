"""What a game must bring to move in: the rules protocol and the `Game` that binds its rooms. No game stands here."""

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from mazzo.core.decks import OwnDeck, Recipe
from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.record import Record


class Rules(Protocol):
    """The kernels every rules module offers; seats count from 0, actions and outcomes are ints.

    One loop drives them all: until `is_terminal`, an outcome happens if `chance_count` is not 0, else a seat in
    `current_players` acts; in a game where seats may act out of turn, perhaps one of `Game.speakers` before it. Only
    `init`, `apply_chance`, `apply_action` and `resample` change the state.
    """

    def init(self, s: Any, seats: int, options: int, /) -> None:
        """Set up, whatever the state held before. `options` is the sum of the bits of the options in force."""

    def current_players(self, s: Any, /) -> int:
        """Mask of the seats the game waits for, bit k for seat k; 0 while chance is due and after the end."""

    def chance_count(self, s: Any, /) -> int:
        """How many equally likely outcomes wait, numbered from 0 ascending by what they reveal; 0: none."""

    def chance_stream(self, s: Any, /) -> int:
        """Which stream decides the waiting outcome: 0 the table's, k + 1 that of seat k's own deck."""

    def apply_chance(self, s: Any, outcome: int, /) -> None:
        """Let an outcome below `chance_count` happen; the caller has checked."""

    def legal_actions(self, s: Any, seat: int, out: MutableSequence[int], /) -> int:
        """Write the seat's legal actions into `out`, ascending, `Meta.max_actions` at most; returns how many: some for
        every seat that is waited for, perhaps some for `Game.speakers`, 0 for all others.
        """

    def refusal(self, s: Any, seat: int, action: int, /) -> int:
        """0 exactly when the action, any int, is among the seat's legal ones; else a code that `Game.refuse` knows."""

    def apply_action(self, s: Any, seat: int, action: int, /) -> None:
        """Carry out a legal action; the caller has checked, and nothing is raised."""

    def is_terminal(self, s: Any, /) -> int:
        """0 while the game lasts, then the reason it ended, a key of `Meta.ends`."""

    def score(self, s: Any, seat: int, /) -> int:
        """The seat's points now."""

    def worth(self, s: Any, seat: int, /) -> int:
        """How well the seat stands now, the more the better, from what it knows only: what a bot looks at that thinks
        one action ahead. Where more points are better and lie open, they are it.
        """

    def prospect(self, s: Any, seat: int, /) -> int:
        """The same in the same measure for whoever compares positions many actions apart, and sets what the others may
        expect against it: what urges somebody to an action counts in `worth` only. Where nothing does, they may be
        equal.
        """

    def resample(self, s: Any, seat: int, rng: MutableSequence[int], /) -> None:
        """Deal again, in place, all that the seat cannot know; `rng` is the generator of `core.bits.below`."""

    def observe(self, s: Any, seat: int, out: MutableSequence[int], /) -> int:
        """Write the features a learner may see into `out`, from what the seat knows only; returns how many: the same
        number in every position of a game.
        """


@dataclass(frozen=True)
class Option:
    """A choice of rules printed in the rulebook or registered as a ruling: its name and its bit. `offered`: people are
    asked for it when they open a table. `seat`: the seat it is for; None for the whole table.
    `recipes`: it is played with what stands on the backs of the cards, so not every owner's deck will do.
    """

    name: str
    bit: int
    offered: bool = True
    seat: int | None = None
    recipes: bool = False


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now: a stable code, the rule it rests on, and the facts that fill its sentence."""

    code: str
    rule: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Meta:
    """A game's identity card."""

    name: str
    ruleset: str
    deck: str
    seats_min: int
    seats_max: int
    minutes: int
    options: tuple[Option, ...]
    ends: Mapping[int, str]
    """What `is_terminal` returns, by name; numbers from 1. Where several people play one-seat states that end for
    different reasons, the lowest is the table's: so the reason that tells most has the lowest number.
    """
    same_cards: bool
    """True when several people play one-seat states fed with the same outcomes."""
    actions: int
    """How many actions the game has, legal or not: they are the numbers below this one."""
    max_actions: int
    """An upper bound on the number of legal actions of one seat."""
    max_plies: int
    """An upper bound on actions and outcomes of one seat's game."""
    fewest: bool = False
    """True when fewer points are better."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its rooms bound together. Everything above floor 1 meets a game through this value only. A game equals
    nothing but itself.
    """

    meta: Meta
    rules: Rules
    state: Callable[[], Record]
    """Makes a blank state record; for a game with an owner's deck, one in which that lies already."""
    deck: tuple[tuple[str, ...], ...]
    """The faces of the cards, for whoever draws them."""
    view: Callable[[Any, int | None, int], Any]
    """(states as shown to the viewer: one a seat where all play the same cards, else the one they share; the viewer's
    seat, None for a spectator; mask of the seats waited for) -> what the viewer is shown, a frozen value.
    """
    offers: Callable[[Any, int], Any]
    """(state, seat) -> what the seat may do now and what each choice would bring, a frozen value."""
    no_offers: Any
    """What a spectator is offered."""
    standing: Callable[[Any, int], Any]
    """(state, seat) -> the seat's score with its breakdown, a frozen value with a `total`."""
    precedes: Callable[[Any, int], tuple[int, ...]]
    """(state, seat) -> key by which seats are ranked at the end: the larger the better, equal keys share."""
    title: Callable[[Any, int], int]
    """(state, seat) -> which of the game's titles this result earns, counted from 0 at the lowest; -1 if it has
    none. The words stand in the game's .ftl files.
    """
    write: Callable[[Any, int, int], str]
    read: Callable[[Any, int, str], int]
    write_chance: Callable[[Any, int], str]
    read_chance: Callable[[Any, str], int]
    refuse: Callable[[Any, int, int, int], Refusal]
    """(state, seat, action, code of `rules.refusal`) -> the refusal in full."""
    rounds: Callable[[Any, int], int]
    """(state, seat) -> how many rounds the seat has completed; seats with the same cards wait for each other by it."""
    rest: Callable[[Any], tuple[str, ...]] | None
    """(all states of the table) -> the options of the second game that this one leaves, in the order of `Meta.options`;
    None for a game that leaves none.
    """
    last_effect: Callable[[Any, int, int], tuple[int, ...]]
    """(state, seat, action just carried out) -> what it did, for the eye; () if nothing is to be shown."""
    check_options: Callable[[int, int], None]
    """(options, seats): raises NotUnderstood when a set of options does not hold together at such a table."""
    wait: Callable[[Any, int], Refusal] | None = None
    """(state, seat) -> what a seat is told that may not act while the table plays on: whether it waits or is out, and
    by which rule; None for a game that says no more than that it is not this seat's turn.
    """
    is_sealed: Callable[[Any], bool] | None = None
    """(the shared state) -> whether what the seats do now stays sealed until all have done it; None: never."""
    goes_on: Callable[[Any, int, int], bool] | None = None
    """(the shared state, seat, action) -> whether another action of the same gesture may follow: not where the action
    may tell the seat something new, for a gesture that fails is taken back whole. None: always.
    """
    speakers: Callable[[Any], int] | None = None
    """(the shared state) -> mask of the seats that may act though nobody waits for them, out of turn; asked only while
    some seat is waited for. None: nobody ever.
    """
    told: Callable[[Any, int | None, int, int | None], str | None] | None = None
    """(the shared state before, seat or None for chance, action or outcome, viewer or None for a spectator) -> what the
    viewer is told instead of the journal's text; None for the text itself; "" for a step that is private: this viewer
    is told nothing of it, not even that it was, and what it is shown must not change. Whoever did it always hears it.
    None for a game without hidden cards.
    """
    lay_deck: Callable[[Any, OwnDeck], None] | None = None
    """(blank state, a deck that `decks.check` has passed): checks it by the game's own rules, raising NotUnderstood
    (`decks.bad_face`, `decks.bad_recipe`), and writes it into the state, where `init` leaves it in place. None for a
    game whose deck nobody enters.
    """
    part: Callable[[str], tuple[str, str]] | None = None
    """(an action as text) -> what is done, and where or to what, in this order told by a hint: "" where the first says
    it all, places as `row,column`; ("", "") for what is never advised by itself. None: nothing is parted.
    """
    recipes: tuple[Recipe, ...] = ()
    """What stands on the backs of the cards, in the order of `deck`; () for cards whose backs say nothing."""
    own_deck: OwnDeck | None = None
    """The deck that its owner entered, if the game is played with one; see `mazzo.games.with_deck`."""

    def option_bits(self, options: Sequence[str], seats: int) -> int:
        """The bits of options by name. Raises NotUnderstood for one that the game does not have, or a set that does
        not hold together at a table of so many.
        """
        known = {option.name: option for option in self.meta.options}
        bits = 0
        for name in options:
            if name not in known:
                raise NotUnderstood("unknown-option", text=name[:40], known=", ".join(known))
            if known[name].recipes and not self.recipes:
                raise NotUnderstood("deck-without-recipes", text=name)
            bits |= known[name].bit
        self.check_options(bits, seats)
        return bits
