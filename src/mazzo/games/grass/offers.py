"""Offers of Grass, immutable values that are sent as they are. A card is its kind, a description an index into the
deck's words; money is in thousands.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Literal, NamedTuple, get_args

from mazzo.core.kept import kept
from mazzo.core.record import once
from mazzo.core.transitions import transitions_of
from mazzo.games.grass import rules
from mazzo.games.grass.deck import DR_FEELGOOD, FITS, KINDS, PEDDLES, VALUES
from mazzo.games.grass.meta import META
from mazzo.games.grass.notation import refuse
from mazzo.games.grass.rules.answers import picks_due
from mazzo.games.grass.rules.play import is_protection
from mazzo.games.grass.rules.state import (
    ACCEPT,
    COVER,
    COVERING,
    DECLINE,
    DISCARD,
    DONE,
    DROP,
    GIVE,
    GIVE_COVERED,
    GIVE_TABLED,
    MOST_PARTS,
    MOST_TALKS,
    NO_TARGET,
    NOBODY,
    PASS,
    PICK,
    PLAY,
    PLAYING,
    PROPOSE,
    TARGETS,
    TO,
    TOO_DEAR,
    WANT,
    WANT_COVERED,
    WANT_TABLED,
    WITHDRAW,
    State,
    covered_of_kind,
)
from mazzo.games.grass.rules.trade import NEED, NEEDS, count_needs, kind_given, may_begin, may_draft, told_as

_COVERED_READS = attrgetter("covered", "cover_of", "superseded")

Lacking = Literal["give", "want", "nothing", "give-any", "want-any"]
"""What is lacking where a row of `NEEDS` is not reached."""


class Choice(NamedTuple):
    """An action and its card."""

    action: int
    card: int


class Move(NamedTuple):
    """A tabled peddle that moves: the seat that loses it, and the seat that receives it (null: the waste)."""

    seat: int
    card: int
    to: int | None


class Covering(NamedTuple):
    """A set of peddles that a protection may cover: the whole gesture, the peddles, their value."""

    actions: tuple[int, ...]
    peddles: tuple[int, ...]
    money: int


class Uncovered(NamedTuple):
    """A peddle that a protection may not cover besides others that were chosen: the code of the refusal, the rule."""

    card: int
    code: str
    rule: str


@dataclass(frozen=True, slots=True)
class Play:
    """A card that may be played, its target (null if it has none), the tabled peddles that would move, the heat that
    would be lifted, the number of turns that its player loses, what a protection may cover, and for each kind of tabled
    peddle why it may not be in a set that is not among `covers`.
    """

    action: int
    card: int
    target: int | None
    moves: tuple[Move, ...]
    lifts: tuple[int, ...]
    loses: int
    covers: tuple[Covering, ...]
    uncovered: tuple[Uncovered, ...]


class Way(NamedTuple):
    """A description under which a card may be offered."""

    action: int
    description: int


@dataclass(frozen=True, slots=True)
class Gift:
    """A card of the seat's own hand that may be offered: how many there are, and its possible descriptions."""

    card: int
    count: int
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Whom:
    """A possible partner of a proposal: the part that begins the partner's section, the number of cards in hand, and
    the tabled peddles that may be wanted, each as often as possible: unprotected, and (`covered`) protected. `takes`:
    whether peddles may be given to the partner's market.
    """

    action: int
    seat: int
    cards: int
    wanted: tuple[Choice, ...]
    covered: tuple[Choice, ...]
    takes: bool


class Need(NamedTuple):
    """A sum that the parts for each partner must reach before a proposal can be sent. `lacks`: what is missing while
    the sum is below `least`. `adds`: what each kind of part adds to the sum: a card of the seat's hand, a wanted card,
    an unprotected peddle of the seat, a protected one, an unprotected peddle of the partner, a protected one.
    """

    lacks: Lacking
    least: int
    adds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade:
    """The possible parts of a proposal. It is sent as one gesture: for every partner, in order of seats, the part that
    names the partner, then the other parts in ascending order, which meet all `needs`; at the end `propose`. `tabled`
    and `covered`: the seat's own peddles that may be given, unprotected and protected, each as often as possible.
    `several`: whether it may have more than one partner. `drop`: the action that discards a draft; `legal`: the legal
    next parts of a draft.
    """

    whom: tuple[Whom, ...]
    gifts: tuple[Gift, ...]
    tabled: tuple[Choice, ...]
    covered: tuple[Choice, ...]
    wants: tuple[Way, ...]
    needs: tuple[Need, ...]
    propose: int
    several: bool
    left: int
    most_parts: int
    drop: int | None
    legal: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offers:
    """The actions that a seat may take now."""

    plays: tuple[Play, ...]
    discards: tuple[Choice, ...]
    covers: tuple[Choice, ...]
    done: int | None
    passes: tuple[Choice, ...]
    trade: Trade | None
    accept: int | None
    decline: int | None
    withdraw: int | None
    picks: tuple[Choice, ...]


NO_OFFERS = Offers((), (), (), None, (), None, None, None, None, ())


def offers(s: State, seat: int) -> Offers:
    """Every legal action with its effect."""
    legal = transitions_of(META, rules).legal_actions(s, seat)
    return Offers(
        plays=_plays(s, seat, _between(legal, 0, DISCARD)),
        discards=_choices(legal, DISCARD, COVER),
        covers=_choices(legal, COVER, DONE),
        done=DONE if DONE in legal else None,
        passes=_choices(legal, PASS, TO),
        trade=_trade(s, seat, _between(legal, TO, DROP + 1)),
        accept=ACCEPT if ACCEPT in legal else None,
        decline=DECLINE if DECLINE in legal else None,
        withdraw=WITHDRAW if WITHDRAW in legal else None,
        picks=_choices(legal, PICK, PICK + KINDS),
    )


def may_chain(s: State, seat: int, action: int) -> bool:
    """Whether another action of the same gesture may follow: after the parts of a proposal, an acceptance that needs
    picks, or a protection that may cover more. Every other action changes what others hold or reveals something to the
    seat.
    """
    if TO <= action <= DROP:
        return action != PROPOSE
    if rules.refusal(s, seat, action) != 0:
        return True  # the action itself will be refused
    if action == ACCEPT or action >= PICK:
        return picks_due(s, seat) > (action >= PICK)
    if action < PASS:
        ahead = s.copy()
        ahead.in_stack += 1  # the covers do not depend on whether this is the last turn
        rules.apply_action(ahead, seat, action)
        return ahead.phase == COVERING
    return False


# Actions


def _plays(s: State, seat: int, legal: list[int]) -> tuple[Play, ...]:
    before = s
    if (
        s.in_stack == 0 and legal
    ):  # the table would be cleared after this turn, the last: one more card makes it another
        before = s.copy()
        before.in_stack = 1
    transitions = transitions_of(META, rules)
    return tuple([_play(s, seat, action, transitions.after_action(before, seat, action)) for action in legal])


def _play(s: State, seat: int, action: int, ahead: State) -> Play:
    kind, target = (action - PLAY) // TARGETS, (action - PLAY) % TARGETS
    is_over = ahead.hands > s.hands or ahead.ended != 0  # the table was cleared even so
    return Play(
        action=action,
        card=kind,
        target=None if target == NO_TARGET else target,
        moves=() if is_over else tuple(_moves(s, ahead)),
        lifts=() if is_over else _lifted(s, ahead, seat),
        loses=0 if is_over else ahead.lost[seat] - s.lost[seat],
        covers=tuple(_coverings(ahead, seat, (action,), ())) if is_protection(kind) else (),
        uncovered=tuple(_uncovered(ahead, seat)) if is_protection(kind) else (),
    )


def _moves(before: State, after: State) -> Iterator[Move]:
    """The tabled peddles that an action moves."""
    if (before.tabled, before.covered, before.cover_of) == (after.tabled, after.covered, after.cover_of):
        return
    lying = list(zip(once(_lying, before), _lying(after), strict=True))
    for kind in range(PEDDLES):
        change = [counts_after[kind] - counts_before[kind] for counts_before, counts_after in lying]
        gone = after.waste[kind] - before.waste[kind]
        takers: list[int | None] = [seat for seat in range(before.seats) for _ in range(change[seat])]
        losers = [seat for seat in range(before.seats) for _ in range(-change[seat])]
        for loser, taker in zip(losers, [*takers, *[None] * gone], strict=False):
            yield Move(loser, kind, taker)


def _lying(s: State) -> list[list[int]]:
    """For each market, the number of peddles of each kind in it."""
    lying = [counts[:PEDDLES] for counts in s.tabled[: s.seats]]
    for seat, covered in zip(s.cover_of, s.covered, strict=True):
        if seat != NOBODY:
            lying[seat] = [a + b for a, b in zip(lying[seat], covered, strict=False)]
    return lying


def _lifted(before: State, after: State, seat: int) -> tuple[int, ...]:
    """The heat that an action lifts from the seat's own market."""
    remaining = list(after.heat[seat][: after.heats[seat]])
    gone = []
    for kind in before.heat[seat][: before.heats[seat]]:
        if kind in remaining:
            remaining.remove(kind)
        else:
            gone.append(kind)
    return tuple(gone)


def _coverings(s: State, seat: int, actions: tuple[int, ...], peddles: tuple[int, ...]) -> Iterator[Covering]:
    """All sets of peddles that the protection just played may cover."""
    transitions = transitions_of(META, rules)
    for action in transitions.legal_actions(s, seat):
        ahead = transitions.after_action(s, seat, action)
        chosen = peddles if action == DONE else (*peddles, action - COVER)
        if ahead.phase != COVERING:
            yield Covering((*actions, action), chosen, sum(VALUES[kind] for kind in chosen))
        else:
            yield from _coverings(ahead, seat, (*actions, action), chosen)


def _uncovered(s: State, seat: int) -> Iterator[Uncovered]:
    """What is said of each kind of tabled peddle that does not fit under the protection just played."""
    for kind in range(PEDDLES):
        if s.tabled[seat][kind]:
            refusal = refuse(s, seat, COVER + kind, TOO_DEAR)
            yield Uncovered(kind, refusal.code, refusal.rule)


def _trade(s: State, seat: int, legal: list[int]) -> Trade | None:
    """The possible parts of a proposal of the seat, regardless of its present draft."""
    if s.phase != PLAYING or not may_draft(s, seat) or not legal:
        return None
    is_active = seat == s.turn
    if s.proposer != NOBODY:
        others = [s.proposer]
    else:
        others = [other for other in range(s.seats) if other != seat] if is_active else [s.turn]
    can_begin = s.talks < MOST_TALKS and may_begin(s, seat)
    return Trade(
        whom=tuple([_whom(s, seat, other) for other in others]) if can_begin else (),
        gifts=tuple([_gift(kind, count) for kind, count in enumerate(s.hand[seat]) if count]),
        tabled=_listed(GIVE_TABLED, tuple(s.tabled[seat])),
        covered=_listed(GIVE_COVERED, kept(_covered, _COVERED_READS, s, seat)),
        wants=_WANTS,
        needs=_NEEDS[: count_needs(s)],
        propose=PROPOSE,
        several=is_active and s.proposer == NOBODY,
        left=MOST_TALKS - s.talks,
        most_parts=MOST_PARTS,
        drop=DROP if DROP in legal else None,
        legal=tuple(legal) if s.drafted[seat] else (),
    )


def _whom(s: State, seat: int, other: int) -> Whom:
    is_open = bool(s.is_open[seat])
    return Whom(
        action=TO + other,
        seat=other,
        cards=s.held[other],
        wanted=_listed(WANT_TABLED, tuple(s.tabled[other])) if is_open else (),
        covered=_listed(WANT_COVERED, kept(_covered, _COVERED_READS, s, other)) if is_open else (),
        takes=bool(s.is_open[other]),
    )


def _covered(s: State, seat: int) -> tuple[int, ...]:
    """The number of protected peddles of each kind that a market may give (13.l)."""
    return () if s.superseded else tuple([covered_of_kind(s, seat, kind) for kind in range(DR_FEELGOOD)])


@cache
def _gift(kind: int, count: int) -> Gift:
    return Gift(kind, count, _WAYS[kind])


def _is_true(action: int) -> bool:
    """Whether a part gives a card under its name."""
    return bool(FITS[told_as(action)] >> kind_given(action) & 1)


_WAYS = tuple(
    tuple(
        Way(action, told_as(action)) for action in range(GIVE, WANT) if kind_given(action) == kind and _is_true(action)
    )
    for kind in range(KINDS)
)
"""The ways to offer a card, by kind."""
_NEEDS = tuple(
    Need(lacks, NEEDS[row + 1], NEEDS[row + 2 : row + NEED])
    for lacks, row in zip(get_args(Lacking), range(0, len(NEEDS), NEED), strict=True)
)
_WANTS = tuple(Way(action, action - WANT) for action in range(WANT, GIVE_TABLED))


@lru_cache(maxsize=1 << 12)
def _listed(first: int, counts: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple([Choice(first + kind, kind) for kind, count in enumerate(counts) for _ in range(count)])


def _choices(legal: list[int], first: int, behind: int) -> tuple[Choice, ...]:
    return _choices_of(first, tuple(_between(legal, first, behind)))


@lru_cache(maxsize=1 << 12)
def _choices_of(first: int, actions: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple([Choice(action, action - first) for action in actions])


def _between(legal: list[int], first: int, behind: int) -> list[int]:
    """The actions from one on and before another."""
    return legal[bisect_left(legal, first) : bisect_left(legal, behind)]
