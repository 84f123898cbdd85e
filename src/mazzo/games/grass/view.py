"""What a viewer is shown of Grass; what a seat is offered stands in `offers`. Frozen values, ready for the wire; a card
is its kind, an index into the deck's names, a description an index into its words; money is in thousands.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mazzo.games.grass import rules
from mazzo.games.grass.deck import COVERS, KINDS, SEATS, VALUES
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
    GIVE_TABLED,
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
from mazzo.games.grass.rules.trade import is_give, is_to, is_want, kind_given, told_as
from mazzo.games.grass.rules.turns import result, starter

Phase = Literal["dealing", "drawing", "playing", "covering", "passing", "over"]
Mood = Literal["playing", "covering", "passing", "answering", "waiting", "skipping", "finished"]
Side = Literal["give", "want", "give-tabled", "want-tabled"]
Ending = Literal["open", "dealt", "declined", "withdrawn", "countered"]
Answer = Literal["waiting", "picking", "accepted"]

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


class Cover(NamedTuple):
    """A protection card in a market, the peddles under it, and what they are worth."""

    card: int
    value: int
    peddles: tuple[int, ...]
    money: int


@dataclass(frozen=True, slots=True)
class Market:
    """What lies before a player: whether the market is open, the heat in the order in which it was played and which of
    it is lifted next (null: there is none), the peddles that nothing protects, the protections, and the money of both.
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
    """The results of the finished hands, what lies in the market (null after the end), and their sum."""

    total: int
    hands: tuple[int, ...]
    table: int | None


@dataclass(frozen=True, slots=True)
class Player:
    """One player: how many cards they hold and which of those the viewer knows, the market, the turns they are still to
    lose, the points, and what they are doing. `skipping`: loses the next turn.
    """

    seat: int
    cards: int
    known: tuple[int, ...]
    market: Market
    lost: int
    score: Score
    state: Mood


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where the result of a hand comes from: tabled peddles, the Banker's share (taken, or given below 0), the highest
    peddle in hand, the paranoia cards in hand (both below 0), the bonus.
    """

    seat: int
    tabled: int
    skimmed: int
    in_hand: int
    paranoia: int
    bonus: int
    points: int


class Part(NamedTuple):
    """Part of a proposal, as its proposer says it: what the partner gets or gives; the description under which a card
    is named, and the card itself where the viewer may know it.
    """

    partner: int
    side: Side
    description: int
    card: int | None


class Reply(NamedTuple):
    """How far a partner is with an answer."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Talk:
    """The proposal that stands, or the last of this turn and how it ended. `parts`: those that concern the viewer."""

    proposer: int
    partners: tuple[Reply, ...]
    state: Ending
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class GrassView:
    """The table as one viewer may see it. `turn`: whose turn it is; null while cards are dealt and after the end.
    `first`: who began the hand. `waste`, `unseen`: for each kind, how many cards lie there, and how many the viewer has
    not seen in this hand. `draft`: what the viewer is about to propose. `passing`: the card the viewer has chosen to
    pass on. `sheets`: of every finished hand the sheets of all seats; `left`: the hands shown when the last was
    counted.
    """

    hand_number: int
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


def view(states: list[State], viewer: int | None, acting: int) -> GrassView:
    """The table as one viewer may see it: not what others hold, beyond what the viewer knows (2.c), nor their drafts,
    nor what a proposal says to others (13.j), nor what others pass on before all have chosen (8.1).
    """
    (s,) = states
    return GrassView(
        hand_number=s.hands,
        phase="over" if s.ended else PHASES[s.phase],
        turn=s.turn if s.phase != DEALING and not s.ended else None,
        first=starter(s),
        extra=bool(s.extra),
        players=tuple(_player(s, seat, viewer, acting) for seat in range(s.seats)),
        hand=() if viewer is None else _kinds(s.hand[viewer]),
        stack=s.in_stack,
        waste=tuple(s.waste),
        unseen=tuple(_unseen(s, viewer)),
        talk=_talk(s, viewer),
        talks_left=MOST_TALKS - s.talks,
        draft=() if viewer is None or _is_answering(s, viewer) else tuple(_parts(s, viewer, viewer)),
        passing=None if viewer is None or s.passed[viewer] == NOTHING else s.passed[viewer],
        sheets=tuple(tuple(_sheet(s, hand, seat) for seat in range(s.seats)) for hand in range(s.hands)),
        left=tuple(_kinds(s.left[seat]) for seat in range(s.seats)) if s.hands else (),
    )


def standing(s: State, seat: int) -> Score:
    """The score and where it comes from (11, 12.1)."""
    hands = tuple(result(s, hand, seat) for hand in range(s.hands))
    return Score(rules.score(s, seat), hands, None if s.ended else rules.table_money(s, seat))


def precedes(s: State, seat: int) -> tuple[int, ...]:
    """The highest total wins (12.2); equal totals share (12.b)."""
    return (s.totals[seat],)


def title(s: State, seat: int) -> int:
    """Grass has no titles."""
    return -1


def rounds(s: State, seat: int) -> int:
    """Hands completed."""
    return s.hands


def last_effect(s: State, seat: int, action: int) -> tuple[int, ...]:
    """The markets show what an action did."""
    return ()


def is_sealed(s: State) -> bool:
    """While everybody chooses a card to pass on (8.1)."""
    return s.phase == PASSING


# What is seen


def _player(s: State, seat: int, viewer: int | None, acting: int) -> Player:
    known = () if viewer is None else _kinds(s.known[viewer * SEATS + seat])
    market = _market(s, seat)
    mood = _mood(s, seat, bool(acting >> seat & 1))
    return Player(seat, s.held[seat], known, market, s.lost[seat], standing(s, seat), mood)


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
        peddles=_kinds(s.tabled[seat]),
        covers=tuple(
            Cover(kind_of_cover(k), VALUES[kind_of_cover(k)], _kinds(s.covered[k]), covered_by(s, k)) for k in lying
        ),
        unprotected=unprotected(s, seat),
        protected=protected(s, seat),
    )


def _unseen(s: State, viewer: int | None) -> Iterator[int]:
    for kind in range(KINDS):
        held = sum(s.hand[seat][kind] for seat in range(s.seats) if seat != viewer)
        known = 0 if viewer is None else sum(s.known[viewer * SEATS + seat][kind] for seat in range(s.seats))
        yield s.stack[kind] + held - known


def _sheet(s: State, hand: int, seat: int) -> Sheet:
    parts = s.sheets[hand][seat * PARTS : (seat + 1) * PARTS]
    return Sheet(
        seat, parts[TABLED], parts[SKIMMED], parts[IN_HAND], parts[PARANOIA], parts[BONUS_PART], result(s, hand, seat)
    )


def _is_answering(s: State, seat: int) -> bool:
    """Whether what a seat drafts is what it picks to give."""
    return s.proposer != NOBODY and bool(s.partners >> seat & 1) and s.answer[seat] in (PICKING, ACCEPTED)


def _talk(s: State, viewer: int | None) -> Talk | None:
    stands = s.proposer != NOBODY
    if not stands and s.last_proposer == NOBODY:
        return None
    proposer, partners = (s.proposer, s.partners) if stands else (s.last_proposer, s.last_partners)
    replies = tuple(Reply(seat, _answer(s, seat, viewer, proposer)) for seat in range(s.seats) if partners >> seat & 1)
    shown = [part for part in _parts(s, OFFER, viewer) if viewer is not None and viewer in (proposer, part.partner)]
    return Talk(proposer, replies, "open" if stands else ENDINGS[s.ending], tuple(sorted(shown, key=_order)))


def _answer(s: State, seat: int, viewer: int | None, proposer: int) -> Answer:
    """How far a partner is: that somebody is choosing what to give is nobody else's business."""
    if s.answer[seat] == ACCEPTED or s.ending == DEALT:
        return "accepted"
    return "picking" if s.answer[seat] == PICKING and viewer == seat else "waiting"


def _order(part: Part) -> tuple[int, int, int]:
    """Parts in an order that tells nothing of cards that are not shown."""
    return part.partner, ("give", "give-tabled", "want", "want-tabled").index(part.side), part.description


def _parts(s: State, which: int, viewer: int | None) -> Iterator[Part]:
    """A row of parts; of a card that is given under a description the partner does not see which it is until the deal
    is done.
    """
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
        elif part < WANT_TABLED:
            yield Part(partner, "give-tabled", part - GIVE_TABLED, part - GIVE_TABLED)
        else:
            yield Part(partner, "want-tabled", part - WANT_TABLED, part - WANT_TABLED)


def _kinds(counts: Iterable[int]) -> tuple[int, ...]:
    """So many cards of each kind, one by one, ascending."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))
