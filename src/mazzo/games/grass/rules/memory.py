"""Determinization: a random deal, in place, of everything hidden from a seat (2.c, 13.j): hands, drafts, the hidden
parts of a proposal, cards chosen to be passed.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import below
from mazzo.games.grass.deck import ANY, DESCRIPTIONS, KINDS, SEATS
from mazzo.games.grass.rules.state import (
    ACCEPTED,
    GIVE,
    HOWS,
    MOST_PARTS,
    NOBODY,
    NOTHING,
    OFFER,
    PICK,
    TO,
    UNANSWERED,
    WANT,
    State,
)
from mazzo.games.grass.rules.trade import (
    count_parts,
    fits,
    is_give,
    is_to,
    is_want,
    kind_given,
    section,
    section_end,
    told_as,
)
from mazzo.games.grass.rules.turns import clear_draft

COLD = True
"""Not inlined: only search calls it."""

FACE_DOWN = 1 + ANY - KINDS
"""`how` of a GIVE part with the description `card`, which says nothing of the card."""


def determinize(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal again everything that a seat does not know. The cards that it knows in other hands stay there, promises made
    to it can be kept, and the others' knowledge of each other is cleared.
    """
    for other in range(s.seats):
        if other != seat:
            forget(s, seat, other)
            take_back(s, other)
    blur(s, seat)
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                for _ in range(s.known[seat * SEATS + other][kind]):
                    move_in(s, other, kind)
    if s.proposer != NOBODY:
        for description in range(KINDS, DESCRIPTIONS):
            keep_promises(s, seat, description, rng)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other] - in_hand(s, other)):
                move_in(s, other, from_stack(s, ANY, rng))
    if s.proposer != NOBODY:
        invent(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.passed[other] != NOTHING:
            s.passed[other] = one_of_hand(s, other, rng)


def forget(s: State, seat: int, other: int) -> None:
    """Clear another seat's draft, incomplete answer, and knowledge of third hands, which are private."""
    clear_draft(s, other)
    s.begun[other] = 0
    if s.answer[other] != ACCEPTED:
        s.answer[other] = UNANSWERED
    for third in range(s.seats):
        if third != seat:
            for kind in range(KINDS):
                s.known[other * SEATS + third][kind] = 0


def take_back(s: State, seat: int) -> None:
    """Return the cards of a hand to the stack; `held` keeps their number."""
    for kind in range(KINDS):
        s.stack[kind] += s.hand[seat][kind]
        s.in_stack += s.hand[seat][kind]
        s.hand[seat][kind] = 0
    s.kinds[seat] = 0


def move_in(s: State, seat: int, kind: int) -> None:
    """Move a card from the stack to a hand; `held` already counts it."""
    s.stack[kind] -= 1
    s.in_stack -= 1
    s.hand[seat][kind] += 1
    s.kinds[seat] |= 1 << kind


def in_hand(s: State, seat: int) -> int:
    """Number of cards that are in a hand now."""
    count = 0
    for kind in range(KINDS):
        count += s.hand[seat][kind]
    return count


def from_stack(s: State, description: int, rng: MutableSequence[int]) -> int:
    """A random card of the stack to which a description applies, each equally likely."""
    count = s.in_stack
    if description != ANY:
        for kind in range(KINDS):
            if not fits(description, kind):
                count -= s.stack[kind]
    k = below(rng, count)
    for kind in range(KINDS):
        if description == ANY or fits(description, kind):
            k -= s.stack[kind]
            if k < 0:
                return kind
    return NOTHING


def one_of_hand(s: State, seat: int, rng: MutableSequence[int]) -> int:
    """A random card of a hand, each equally likely."""
    k = below(rng, in_hand(s, seat))
    for kind in range(KINDS):
        k -= s.hand[seat][kind]
        if k < 0:
            return kind
    return NOTHING


# The proposal


def is_party(s: State, seat: int, partner: int) -> bool:
    """Whether a seat knows the proposal's section for a partner (13.j)."""
    return seat == partner or seat == s.proposer or seat == s.last_proposer


def blur(s: State, seat: int) -> None:
    """Replace each section that the seat does not know by the smallest possible one: an undescribed card for any card.
    If the proposer has no card left that is not promised to the seat, or the row is full, the section is left empty.
    """
    spare = 0
    if s.proposer != NOBODY:
        spare = s.held[s.proposer]
        at = section(s, OFFER, seat)
        if at >= 0:
            spare -= count_parts(s, OFFER, at, GIVE, WANT)
    clear_unknown(s, seat)
    k = 0
    while k < s.drafted[OFFER]:
        part = s.drafts[OFFER][k]
        k += 1
        if is_to(part) and not is_party(s, seat, part - TO) and spare > 0 and s.drafted[OFFER] + 2 <= MOST_PARTS:
            spare -= 1
            insert_card_for_card(s, k)
            k += 2


def clear_unknown(s: State, seat: int) -> None:
    """Leave only the partner's name of each section that the seat does not know."""
    kept = 0
    is_known = False
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        s.drafts[OFFER][k] = 0
        if is_to(part):
            is_known = is_party(s, seat, part - TO)
        if is_to(part) or is_known:
            s.drafts[OFFER][kept] = part
            kept += 1
    s.drafted[OFFER] = kept


def insert_card_for_card(s: State, at: int) -> None:
    """Insert an undescribed card for any card at an index of the proposal."""
    for k in range(s.drafted[OFFER] - 1, at - 1, -1):
        s.drafts[OFFER][k + 2] = s.drafts[OFFER][k]
    s.drafts[OFFER][at] = GIVE + FACE_DOWN
    s.drafts[OFFER][at + 1] = WANT + ANY
    s.drafted[OFFER] += 2


def keep_promises(s: State, seat: int, description: int, rng: MutableSequence[int]) -> None:
    """Ensure that a proposer who offered the seat a card by this description has one, and so does each partner who
    accepted to give one.
    """
    if seat != s.proposer:
        at = section(s, OFFER, seat)
        if at >= 0:
            for k in range(at, section_end(s, OFFER, at)):
                part = s.drafts[OFFER][k]
                if is_give(part) and told_as(part) == description:
                    kind = promised(s, s.proposer, seat, description, k, rng)
                    s.drafts[OFFER][k] = GIVE + kind * HOWS + (part - GIVE) % HOWS
        return
    for other in range(s.seats):
        if s.partners >> other & 1 != 0 and s.answer[other] == ACCEPTED:
            at = section(s, OFFER, other)
            for k in range(at, section_end(s, OFFER, at)):
                if s.drafts[OFFER][k] == WANT + description:
                    kind = promised(s, other, other, description, k, rng)
                    s.drafts[other][s.drafted[other]] = PICK + kind
                    s.drafted[other] += 1


def promised(s: State, holder: int, partner: int, description: int, at: int, rng: MutableSequence[int]) -> int:
    """A random card to which a description applies: from the cards in the holder's hand that are not promised yet, else
    from the stack.
    """
    count = 0
    for kind in range(KINDS):
        if fits(description, kind) and s.hand[holder][kind] > spoken_for(s, holder, partner, kind, description, at):
            count += 1
    if count == 0:
        kind = from_stack(s, description, rng)
        move_in(s, holder, kind)
        return kind
    k = below(rng, count)
    for kind in range(KINDS):
        if fits(description, kind) and s.hand[holder][kind] > spoken_for(s, holder, partner, kind, description, at):
            k -= 1
            if k < 0:
                return kind
    return NOTHING


def spoken_for(s: State, holder: int, partner: int, kind: int, description: int, at: int) -> int:
    """How many cards of a kind are promised to or by a partner under a more specific description, or under the same one
    before index `at`.
    """
    begin = section(s, OFFER, partner)
    count = 0
    for k in range(begin, section_end(s, OFFER, begin)):
        part = s.drafts[OFFER][k]
        if holder == s.proposer:
            says = told_as(part) if is_give(part) and kind_given(part) == kind else DESCRIPTIONS
            if says < description or (says == description and k < at):
                count += 1
        elif part == WANT + kind:
            count += 1
    if holder != s.proposer:
        for k in range(s.drafted[holder]):
            if s.drafts[holder][k] == PICK + kind:
                count += 1
    return count


def invent(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Fill the sections of `blur` with random cards: those offered to others, and those that others picked."""
    partner = NOBODY
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if is_to(part):
            partner = part - TO
        elif not is_party(s, seat, partner):
            if is_give(part):
                s.drafts[OFFER][k] = GIVE + one_unpromised(s, seat, k, rng) * HOWS + FACE_DOWN
            elif is_want(part) and s.answer[partner] == ACCEPTED:
                s.drafts[partner][0] = PICK + one_of_hand(s, partner, rng)
                s.drafted[partner] = 1


def one_unpromised(s: State, seat: int, at: int, rng: MutableSequence[int]) -> int:
    """A random card of the proposer's hand that is not promised in an earlier part or to the seat."""
    count = 0
    for kind in range(KINDS):
        count += max(0, s.hand[s.proposer][kind] - promises(s, seat, kind, at))
    k = below(rng, count)
    for kind in range(KINDS):
        k -= max(0, s.hand[s.proposer][kind] - promises(s, seat, kind, at))
        if k < 0:
            return kind
    return NOTHING


def promises(s: State, seat: int, kind: int, at: int) -> int:
    """How many cards of a kind the proposal gives before index `at`, and to the seat itself."""
    count = 0
    partner = NOBODY
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if is_to(part):
            partner = part - TO
        elif is_give(part) and kind_given(part) == kind and (k < at or partner == seat):
            count += 1
    return count
