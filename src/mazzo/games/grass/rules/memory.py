"""What a seat cannot know, dealt again in place (2.c, 13.j): hands, drafts, the hidden side of a proposal, cards chosen
to be passed on.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import below
from mazzo.games.grass.deck import ANY, DESCRIPTIONS, KINDS, SEATS
from mazzo.games.grass.rules.state import (
    ACCEPTED,
    GIVE,
    HOWS,
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
"""Compiled to be called: only who thinks asks."""

FACE_DOWN = 1 + ANY - KINDS
"""How a card is given of which nothing is told."""


def imagine(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal again all that a seat does not know. What it knows in the others' hands stays there, what was promised to it
    can be kept, and what the others know of one another is forgotten.
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
    """Drafts are private, and so is what somebody else knows of a third."""
    clear_draft(s, other)
    s.begun[other] = 0
    if s.answer[other] != ACCEPTED:
        s.answer[other] = UNANSWERED
    for third in range(s.seats):
        if third != seat:
            for kind in range(KINDS):
                s.known[other * SEATS + third][kind] = 0


def take_back(s: State, seat: int) -> None:
    """The cards of a hand go back to the stack; `held` says how many are missing."""
    for kind in range(KINDS):
        s.stack[kind] += s.hand[seat][kind]
        s.in_stack += s.hand[seat][kind]
        s.hand[seat][kind] = 0
    s.kinds[seat] = 0


def move_in(s: State, seat: int, kind: int) -> None:
    """A card of the stack goes to a hand from which cards are missing."""
    s.stack[kind] -= 1
    s.in_stack -= 1
    s.hand[seat][kind] += 1
    s.kinds[seat] |= 1 << kind


def in_hand(s: State, seat: int) -> int:
    """How many cards of a hand are there."""
    count = 0
    for kind in range(KINDS):
        count += s.hand[seat][kind]
    return count


def from_stack(s: State, description: int, rng: MutableSequence[int]) -> int:
    """One of the cards of the stack that a description fits, each equally likely."""
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
    """One of the cards of a hand, each equally likely."""
    k = below(rng, in_hand(s, seat))
    for kind in range(KINDS):
        k -= s.hand[seat][kind]
        if k < 0:
            return kind
    return NOTHING


# The proposal


def is_party(s: State, seat: int, partner: int) -> bool:
    """Whether a seat knows what the proposal says to a partner (13.j)."""
    return seat == partner or seat == s.proposer or seat == s.last_proposer


def blur(s: State, seat: int) -> None:
    """What concerns others becomes the least there can be: a card face down for any other, as long as the proposer has
    one that is not promised to the seat itself; then nothing, for only peddles on the table can be meant.
    """
    behind = 0
    keep = False
    spare = 0
    if s.proposer != NOBODY:
        spare = s.held[s.proposer]
        at = section(s, OFFER, seat)
        if at >= 0:
            spare -= count_parts(s, OFFER, at, GIVE, WANT)
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if k >= behind:
            s.drafts[OFFER][k] = 0
        if is_to(part):
            keep = is_party(s, seat, part - TO)
            s.drafts[OFFER][behind] = part
            behind += 1
            if not keep and spare > 0:
                spare -= 1
                s.drafts[OFFER][behind] = GIVE + FACE_DOWN
                s.drafts[OFFER][behind + 1] = WANT + ANY
                behind += 2
        elif keep:
            s.drafts[OFFER][behind] = part
            behind += 1
    s.drafted[OFFER] = behind


def keep_promises(s: State, seat: int, description: int, rng: MutableSequence[int]) -> None:
    """Whoever offered the seat a card told by this description holds one, and so does who accepted to give one."""
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
    """A card that a description fits: one that is known in the holder's hand if there is one besides those promised
    before, else one of the stack.
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
    """How many cards of a kind are promised to or by a partner under what says more than the description, or earlier
    under as much.
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
    """The cards that are offered face down to others, and what they have chosen to give, are any of their hands."""
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
    """A card of the proposer's hand that is promised to nobody else."""
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
    """How many cards of a kind the proposal gives before a part, and to the seat itself."""
    count = 0
    partner = NOBODY
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if is_to(part):
            partner = part - TO
        elif is_give(part) and kind_given(part) == kind and (k < at or partner == seat):
            count += 1
    return count
