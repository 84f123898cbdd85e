"""Answers to the pending proposal (13.f, 13.i, 13.k), and the deal (13.h)."""

from collections.abc import MutableSequence

from mazzo.games.grass.deck import FITS, KINDS
from mazzo.games.grass.rules.cards import forget_one, hand_over, take_over, uncover, unseen_leaving
from mazzo.games.grass.rules.state import (
    ACCEPT,
    ACCEPTED,
    ANSWER_FIRST,
    DEALT,
    DECLINE,
    DECLINED,
    GIVE,
    GIVE_TABLED,
    LACKS_CARDS,
    NO_OFFER,
    NOBODY,
    NOT_WANTED,
    OFFER,
    PART_ORDER,
    PICK,
    PICK_FIRST,
    PICKING,
    TO,
    UNANSWERED,
    WANT,
    WANT_TABLED,
    WITHDRAW,
    WITHDRAWN,
    State,
)
from mazzo.games.grass.rules.trade import (
    at_least,
    count_parts,
    end_offer,
    fits,
    is_covered,
    is_give,
    is_to,
    is_want,
    kind_given,
    peddle_of,
    section,
    section_end,
)
from mazzo.games.grass.rules.turns import clear_draft

COLD = True
"""Not inlined: most of a game is played without proposals."""


# Answers


def awaited(s: State) -> int:
    """The partners of the pending proposal that must still answer, as a set of bits."""
    mask = 0
    for seat in range(s.seats):
        if s.partners >> seat & 1 != 0 and s.answer[seat] != ACCEPTED:
            mask |= 1 << seat
    return mask


def legal_answers(s: State, seat: int, out: MutableSequence[int], count: int) -> int:
    """Append the legal answers to the pending proposal to the `count` actions in `out`; returns the new count."""
    for action in range(ACCEPT, PICK):
        if refusal_of_answer(s, seat, action) == 0:
            out[count] = action
            count += 1
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0 and refusal_of_answer(s, seat, PICK + kind) == 0:
            out[count] = PICK + kind
            count += 1
    return count


def refusal_of_answer(s: State, seat: int, action: int) -> int:
    """0 if the answer or withdrawal is legal, else the reason."""
    if s.proposer == NOBODY:
        return NO_OFFER
    if action == WITHDRAW:
        return 0 if seat == s.proposer else NO_OFFER  # 13.f
    if s.partners >> seat & 1 == 0 or s.answer[seat] == ACCEPTED:
        return NO_OFFER  # 13.f
    if action == DECLINE:
        return 0
    if s.answer[seat] == PICKING:
        return refusal_of_pick(s, seat, action - PICK) if action >= PICK else PICK_FIRST  # 13.k
    if action == ACCEPT:
        return 0 if can_give(s, seat, first_open(s, seat)) else LACKS_CARDS  # 13.i
    return ANSWER_FIRST


def first_open(s: State, seat: int) -> int:
    """Index of the first part that wants a card of the partner by description; the end of the section if none does."""
    at = section(s, OFFER, seat)
    end = section_end(s, OFFER, at)
    while at < end and not (is_want(s.drafts[OFFER][at]) and s.drafts[OFFER][at] >= WANT + KINDS):
        at += 1
    return at


def picks_due(s: State, seat: int) -> int:
    """For how many descriptions a partner must still pick a card before the acceptance is complete (13.k)."""
    described = count_parts(s, OFFER, section(s, OFFER, seat), WANT + KINDS, GIVE_TABLED)
    return described - s.drafted[seat] if s.answer[seat] == PICKING else described


def spare(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a partner holds besides those that are wanted by name or were picked."""
    at = section(s, OFFER, seat)
    count = s.hand[seat][kind] - count_parts(s, OFFER, at, WANT + kind, WANT + kind + 1)
    for k in range(s.drafted[seat]):
        if s.answer[seat] != UNANSWERED and s.drafts[seat][k] == PICK + kind:
            count -= 1
    return count


def can_give(s: State, seat: int, at: int) -> bool:
    """Whether a partner has the cards wanted by name, and enough cards for the descriptions from index `at` on.
    Counting is sufficient, because two descriptions either include one another or have no card in common.
    """
    for kind in range(KINDS):
        if spare(s, seat, kind) < 0:
            return False
    end = section_end(s, OFFER, section(s, OFFER, seat))
    for k in range(at, end):
        if is_want(s.drafts[OFFER][k]):
            wide = FITS[s.drafts[OFFER][k] - WANT]
            need = 0
            for other in range(at, end):
                if is_want(s.drafts[OFFER][other]) and FITS[s.drafts[OFFER][other] - WANT] & ~wide == 0:
                    need += 1
            for kind in range(KINDS):
                if wide >> kind & 1 != 0:
                    need -= spare(s, seat, kind)
            if need > 0:
                return False
    return True


def refusal_of_pick(s: State, seat: int, kind: int) -> int:
    """0 if a card may be given for the next description (13.k), else the reason. For equal descriptions the cards are
    picked in deck order, so that every choice has one sequence of picks.
    """
    at = first_open(s, seat) + s.drafted[seat]
    wanted = s.drafts[OFFER][at] - WANT
    if spare(s, seat, kind) <= 0 or not fits(wanted, kind):
        return NOT_WANTED
    is_again = s.drafted[seat] > 0 and s.drafts[OFFER][at - 1] - WANT == wanted
    if is_again and s.drafts[seat][s.drafted[seat] - 1] > PICK + kind:
        return PART_ORDER
    return 0 if leaves_enough(s, seat, at, kind) else NOT_WANTED


def leaves_enough(s: State, seat: int, at: int, kind: int) -> bool:
    """Whether all later descriptions can be satisfied once a card is picked for the part `at`."""
    pick(s, seat, kind)
    enough = can_give(s, seat, at + 1) and can_go_on(s, seat, at, kind)
    s.drafted[seat] -= 1
    s.drafts[seat][s.drafted[seat]] = 0
    return enough


def can_go_on(s: State, seat: int, at: int, kind: int) -> bool:
    """Whether enough cards from this kind on are left for the equal descriptions that follow."""
    wanted = s.drafts[OFFER][at]
    need = 0
    for k in range(at + 1, section_end(s, OFFER, section(s, OFFER, seat))):
        if s.drafts[OFFER][k] == wanted:
            need += 1
    for later in range(kind, KINDS):
        if fits(wanted - WANT, later):
            need -= spare(s, seat, later)
    return need <= 0


def answer(s: State, seat: int, action: int) -> None:
    """Accept, decline, withdraw, or pick a card to give."""
    if action == DECLINE:
        end_offer(s, DECLINED)
    elif action == WITHDRAW:
        end_offer(s, WITHDRAWN)
    elif action == ACCEPT:
        clear_draft(s, seat)
        s.answer[seat] = PICKING
        close_answer(s, seat)
    else:
        pick(s, seat, action - PICK)
        close_answer(s, seat)


def pick(s: State, seat: int, kind: int) -> None:
    """Pick a card for the next description."""
    s.drafts[seat][s.drafted[seat]] = PICK + kind
    s.drafted[seat] += 1


def close_answer(s: State, seat: int) -> None:
    """If every description has its card, complete the acceptance: the proposer learns of the cards wanted by name. When
    all partners have accepted, carry out the deal (13.h).
    """
    at = first_open(s, seat) + s.drafted[seat]
    if at < section_end(s, OFFER, section(s, OFFER, seat)) and is_want(s.drafts[OFFER][at]):
        return
    s.answer[seat] = ACCEPTED
    at = section(s, OFFER, seat)
    for kind in range(KINDS):
        at_least(s, s.proposer, seat, kind, count_parts(s, OFFER, at, WANT + kind, WANT + kind + 1))
    if awaited(s) == 0:
        trade(s)


# The deal


def trade(s: State) -> None:
    """Apply all parts at once (13.h); seats that are no party to a section know less of the two hands afterwards
    (13.j).
    """
    name_picks(s)
    for partner in range(s.seats):
        if s.partners >> partner & 1 != 0:
            cards = count_parts(s, OFFER, section(s, OFFER, partner), GIVE, WANT)
            unseen_leaving(s, s.proposer, cards, 1 << partner | 1 << s.proposer)
            unseen_leaving(s, partner, cards, 1 << partner | 1 << s.proposer)
    partner = NOBODY
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if is_to(part):
            partner = part - TO
        elif is_give(part):
            forget_one(s, partner, s.proposer, kind_given(part))
        elif is_want(part):
            forget_one(s, s.proposer, partner, part - WANT)
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if is_to(part):
            partner = part - TO
        elif is_give(part):
            hand_over(s, s.proposer, partner, kind_given(part))
        elif is_want(part):
            hand_over(s, partner, s.proposer, part - WANT)
        elif part < WANT_TABLED:
            move_peddle(s, s.proposer, partner, part)
        else:
            move_peddle(s, partner, s.proposer, part)
    end_offer(s, DEALT)
    for seat in range(s.seats):
        clear_draft(s, seat)  # it may refer to cards that have moved


def move_peddle(s: State, giver: int, taker: int, part: int) -> None:
    """Move a peddle from market to market; a protected one leaves its card and arrives unprotected (13.l)."""
    kind = peddle_of(part)
    if is_covered(part):
        uncover(s, giver, kind)
        s.tabled[taker][kind] += 1
    else:
        take_over(s, giver, taker, kind)


def name_picks(s: State) -> None:
    """Replace the descriptions by the cards that the partners picked."""
    for partner in range(s.seats):
        if s.partners >> partner & 1 != 0:
            at = first_open(s, partner)
            for k in range(s.drafted[partner]):
                s.drafts[OFFER][at + k] = WANT + s.drafts[partner][k] - PICK
