"""Views of Grass, immutable values that are sent as they are; `offers` has the offers. A card is its kind, an index
into the deck's names, a description an index into its words; money is in thousands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Literal, NamedTuple

from mazzo.core.kept import kept
from mazzo.core.record import once
from mazzo.games.grass import rules
from mazzo.games.grass.deck import CARDS, COVERS, KINDS, SEATS, VALUES
from mazzo.games.grass.rules.cards import kind_of_cover
from mazzo.games.grass.rules.state import (
    ACCEPTED,
    BONUS_PART,
    COUNTERED,
    COVERING,
    DEALING,
    DEALT,
    DECLINED,
    DRAWING,
    IN_HAND,
    MOST_TALKS,
    NOBODY,
    NOTHING,
    OFFER,
    PARANOIA,
    PARTS,
    PASSING,
    PICKING,
    PLAYING,
    SKIMMED,
    TABLED,
    TO,
    WANT,
    WANT_TABLED,
    WITHDRAWN,
    State,
    covered_by,
    next_heat,
    protected,
    unprotected,
)
from mazzo.games.grass.rules.trade import is_covered, is_give, is_to, is_want, kind_given, peddle_of, told_as
from mazzo.games.grass.rules.turns import most_hands, starter

Phase = Literal["dealing", "drawing", "playing", "covering", "passing", "over"]
Mood = Literal["playing", "covering", "passing", "answering", "waiting", "skipping", "finished"]
Side = Literal["give", "want", "give-tabled", "want-tabled", "give-covered", "want-covered"]
Ending = Literal["open", "dealt", "declined", "withdrawn", "countered"]
Answer = Literal["waiting", "picking", "accepted"]

SIDES: tuple[Side, ...] = ("give", "give-tabled", "give-covered", "want", "want-tabled", "want-covered")
"""The order of the parts of a proposal in a view."""
LAST_HANDS = 10
"""In this many last possible hands the view shows the limit (12.b)."""
PHASES: dict[int, Phase] = {
    DEALING: "dealing",
    DRAWING: "drawing",
    PLAYING: "playing",
    COVERING: "covering",
    PASSING: "passing",
}
ENDINGS: dict[int, Ending] = {
    DEALT: "dealt",
    DECLINED: "declined",
    WITHDRAWN: "withdrawn",
    COUNTERED: "countered",
}
_MARKET_READS = attrgetter("is_open", "heat", "heats", "tabled", "covered", "cover_of", "options")
_SHEETS_READ = attrgetter("sheets", "hands", "seats")
_SCORE_READS = attrgetter("sheets", "hands", "seats", "totals", "tabled", "covered", "cover_of", "ended")
_LEFT_READS = attrgetter("left", "hands", "seats")


class Cover(NamedTuple):
    """A protection card in a market, the peddles under it, and their value."""

    card: int
    value: int
    peddles: tuple[int, ...]
    money: int


@dataclass(frozen=True, slots=True)
class Market:
    """A player's market: whether it is open, the heat in order of play and the one that is lifted next (null if none),
    the unprotected peddles, the protections, and the money of both.
    """

    is_open: bool
    heat: tuple[int, ...]
    next_heat: int | None
    peddles: tuple[int, ...]
    covers: tuple[Cover, ...]
    unprotected: int
    protected: int


@dataclass(frozen=True, slots=True)
class Score:
    """The results of the finished hands, the money in the market (null after the end), and their sum."""

    total: int
    hands: tuple[int, ...]
    table: int | None


@dataclass(frozen=True, slots=True)
class Player:
    """One player: the number of cards in hand and those that the viewer knows, the market, the number of turns still to
    lose, the points, and the activity. `skipping`: loses the next turn. `passes_to`: the seat that receives the card
    that this player passes.
    """

    seat: int
    cards: int
    known: tuple[int, ...]
    market: Market
    lost: int
    score: Score
    state: Mood
    passes_to: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result of a hand by source: tabled peddles, the Banker's share (below 0 if given), the highest peddle in
    hand, the paranoia cards in hand (both 0 or below), the bonus.
    """

    seat: int
    tabled: int
    skimmed: int
    in_hand: int
    paranoia: int
    bonus: int
    points: int


class Part(NamedTuple):
    """Part of a proposal, seen from the proposer: whether the partner receives or gives, and from where: a hand, the
    table, or (`covered`) under a protection card; the description of the card, and the card itself if the viewer may
    know it.
    """

    partner: int
    side: Side
    description: int
    card: int | None


class Reply(NamedTuple):
    """The state of a partner's answer."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Talk:
    """The pending proposal, or the last one of this turn and how it ended. `parts`: those that the viewer may see."""

    proposer: int
    partners: tuple[Reply, ...]
    state: Ending
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class GrassView:
    """What one viewer sees. `hand_number`: how many hands are finished. `turn`: the seat in turn; null while cards
    are dealt and after the end. `first`: the seat that began the hand. `extra`: whether the same player has another
    turn. `most_hands`: the maximum number of hands of the match (12.b), null before the last ten of them. `waste`:
    the number of cards of each kind there; `unseen`: of each kind, how many the viewer has not seen in this hand.
    `draft`: the viewer's draft of a proposal. `passing`: the card that the viewer has chosen to pass. `sheets`: the
    sheets of all seats in every finished hand; `left`: the hands that were shown when the last hand was counted.
    """

    hand_number: int
    most_hands: int | None
    phase: Phase
    turn: int | None
    first: int
    extra: bool
    players: tuple[Player, ...]
    hand: tuple[int, ...]
    stack: int
    waste: tuple[int, ...]
    unseen: tuple[int, ...]
    talk: Talk | None
    talks_left: int
    draft: tuple[Part, ...]
    passing: int | None
    sheets: tuple[tuple[Sheet, ...], ...]
    left: tuple[tuple[int, ...], ...]


def view(states: Sequence[State], viewer: int | None, acting: int) -> GrassView:
    """What one viewer sees: not the cards of others, except those that the viewer knows (2.c), nor their drafts, nor
    the parts of a proposal for others (13.j), nor the cards that others pass until all have chosen (8.1).
    """
    (s,) = states
    return GrassView(
        hand_number=s.hands,
        most_hands=most_hands(s) if s.hands >= most_hands(s) - LAST_HANDS and not s.ended else None,
        phase="over" if s.ended else PHASES[s.phase],
        turn=s.turn if s.phase != DEALING and not s.ended else None,
        first=starter(s),
        extra=bool(s.extra),
        players=tuple(
            [once(_player, s, seat, bool(acting >> seat & 1), _known(s, viewer, seat)) for seat in range(s.seats)]
        ),
        hand=() if viewer is None else _kinds(tuple(s.hand[viewer])),
        stack=s.in_stack,
        waste=tuple(s.waste),
        unseen=_unseen(s, viewer),
        talk=_talk(s, viewer),
        talks_left=MOST_TALKS - s.talks,
        draft=() if viewer is None or _is_answering(s, viewer) else tuple(_parts(s, viewer, viewer)),
        passing=None if viewer is None or s.passed[viewer] == NOTHING else s.passed[viewer],
        sheets=kept(_sheets, _SHEETS_READ, s),
        left=kept(_hands_left, _LEFT_READS, s),
    )


def score_breakdown(s: State, seat: int) -> Score:
    """The score by hand (11, 12.1)."""
    hands = tuple([sheets[seat].points for sheets in kept(_sheets, _SHEETS_READ, s)])
    return Score(rules.score(s, seat), hands, None if s.ended else rules.table_money(s, seat))


def ranking_key(s: State, seat: int) -> tuple[int, ...]:
    """The total: the highest wins (12.2), equal totals share a place (12.b)."""
    return (s.totals[seat],)


def title(s: State, seat: int) -> int:
    """Always -1: Grass has no titles."""
    return -1


def rounds(s: State, seat: int) -> int:
    """Number of hands completed."""
    return s.hands


def turn_number(s: State, seat: int) -> int:
    """The number of cards drawn in the match, since each turn begins with a draw (3.1); answering a proposal counts as
    a turn of its own.
    """
    drawn = (s.hands + 1) * CARDS - s.in_stack
    return drawn * (MOST_TALKS + 2) + (0 if seat == s.turn else 1 + s.talks)


def is_sealed(s: State) -> bool:
    """Whether all seats choose a card to pass (8.1)."""
    return s.phase == PASSING


# Visible parts


def _player(s: State, seat: int, is_acting: bool, known: tuple[int, ...]) -> Player:
    return Player(
        seat,
        s.held[seat],
        known,
        kept(_market, _MARKET_READS, s, seat),
        s.lost[seat],
        kept(score_breakdown, _SCORE_READS, s, seat),
        _mood(s, seat, is_acting),
        (seat + 1) % s.seats,  # 8.1
    )


def _known(s: State, viewer: int | None, seat: int) -> tuple[int, ...]:
    """The cards of a hand that the viewer knows."""
    return () if viewer is None else _kinds(tuple(s.known[viewer * SEATS + seat]))


def _mood(s: State, seat: int, is_acting: bool) -> Mood:
    if s.ended:
        return "finished"
    if not is_acting:
        return "skipping" if s.lost[seat] else "waiting"
    if s.phase == PASSING:
        return "passing"
    if s.phase == COVERING:
        return "covering"
    return "playing" if s.proposer == NOBODY else "answering"


def _market(s: State, seat: int) -> Market:
    lying = [cover for cover in range(COVERS) if s.cover_of[cover] == seat]
    return Market(
        is_open=bool(s.is_open[seat]),
        heat=tuple(s.heat[seat][: s.heats[seat]]),
        next_heat=next_heat(s, seat) if s.heats[seat] else None,
        peddles=_kinds(tuple(s.tabled[seat])),
        covers=tuple(
            [
                Cover(kind_of_cover(k), VALUES[kind_of_cover(k)], _kinds(tuple(s.covered[k])), covered_by(s, k))
                for k in lying
            ]
        ),
        unprotected=unprotected(s, seat),
        protected=protected(s, seat),
    )


def _unseen(s: State, viewer: int | None) -> tuple[int, ...]:
    hidden = once(_hidden, s)
    if viewer is None:
        return hidden
    rows = (s.hand[viewer], *s.known[viewer * SEATS : viewer * SEATS + s.seats])
    return tuple([count - seen for count, seen in zip(hidden, map(sum, zip(*rows, strict=True)), strict=True)])


def _hidden(s: State) -> tuple[int, ...]:
    """For each kind, the number of cards in the stack and in all hands."""
    return tuple(map(sum, zip(s.stack, *s.hand[: s.seats], strict=True)))


def _sheets(s: State) -> tuple[tuple[Sheet, ...], ...]:
    return tuple([_sheets_of(tuple(parts), s.seats) for parts in s.sheets[: s.hands]])


@lru_cache(maxsize=1 << 12)
def _sheets_of(parts: tuple[int, ...], seats: int) -> tuple[Sheet, ...]:
    """The sheets of a hand, from a row of `State.sheets`."""
    return tuple([_sheet(seat, parts[seat * PARTS : (seat + 1) * PARTS]) for seat in range(seats)])


def _sheet(seat: int, parts: tuple[int, ...]) -> Sheet:
    return Sheet(seat, parts[TABLED], parts[SKIMMED], parts[IN_HAND], parts[PARANOIA], parts[BONUS_PART], sum(parts))


def _hands_left(s: State) -> tuple[tuple[int, ...], ...]:
    return tuple([_kinds(tuple(s.left[seat])) for seat in range(s.seats)]) if s.hands else ()


def _is_answering(s: State, seat: int) -> bool:
    """Whether the seat's row of `drafts` holds its picks for an answer."""
    return s.proposer != NOBODY and bool(s.partners >> seat & 1) and s.answer[seat] in (PICKING, ACCEPTED)


def _talk(s: State, viewer: int | None) -> Talk | None:
    stands = s.proposer != NOBODY
    if not stands and s.last_proposer == NOBODY:
        return None
    proposer, partners = (s.proposer, s.partners) if stands else (s.last_proposer, s.last_partners)
    replies = tuple(Reply(seat, _answer(s, seat, viewer, proposer)) for seat in range(s.seats) if partners >> seat & 1)
    parts = [part for part in _parts(s, OFFER, viewer) if viewer is not None and viewer in (proposer, part.partner)]
    return Talk(proposer, replies, "open" if stands else ENDINGS[s.ending], tuple(sorted(parts, key=_order)))


def _answer(s: State, seat: int, viewer: int | None, proposer: int) -> Answer:
    """The state of a partner's answer as the viewer may see it: picking is visible to the partner only."""
    if s.answer[seat] == ACCEPTED or s.ending == DEALT:
        return "accepted"
    return "picking" if s.answer[seat] == PICKING and viewer == seat else "waiting"


def _order(part: Part) -> tuple[int, int, int]:
    """Sort key of parts that does not depend on hidden cards."""
    return part.partner, SIDES.index(part.side), part.description


def _parts(s: State, which: int, viewer: int | None) -> Iterator[Part]:
    """The parts of a row of `drafts`. A card given under a description is hidden from the partner until the deal."""
    partner = NOBODY
    for part in s.drafts[which][: s.drafted[which]]:
        if is_to(part):
            partner = part - TO
        elif is_give(part):
            kind, description = kind_given(part), told_as(part)
            is_own = which == viewer or (s.proposer != NOBODY and viewer == s.proposer)
            is_seen = description == kind or s.ending == DEALT or is_own
            yield Part(partner, "give", description, kind if is_seen else None)
        elif is_want(part):
            wanted = part - WANT
            yield Part(partner, "want", wanted, wanted if wanted < KINDS else None)
        else:
            side: Side = "give-tabled" if part < WANT_TABLED else "want-tabled"
            if is_covered(part):
                side = "give-covered" if part < WANT_TABLED else "want-covered"
            yield Part(partner, side, peddle_of(part), peddle_of(part))


@lru_cache(maxsize=1 << 12)
def _kinds(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of single cards, ascending, from the number of cards of each kind."""
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)])
