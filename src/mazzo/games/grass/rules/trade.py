"""Trading (13): drafts and the pending proposal; `answers` has the answers and the deal. A proposal is a row of actions
in sections: TO a partner, then what that partner receives and gives in ascending order, TO the next partner.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import bit_index, note_bits
from mazzo.games.grass.deck import FITS, KINDS, SEATS, WAYS
from mazzo.games.grass.rules.cards import learn
from mazzo.games.grass.rules.state import (
    COUNTER_BACK,
    COUNTERED,
    DEALT,
    DROP,
    EMPTY_PART,
    GIVE,
    GIVE_COVERED,
    GIVE_TABLED,
    HOWS,
    MARKETS_OPEN,
    MOST_PARTS,
    MOST_TALKS,
    MOST_UNASKED,
    NO_DRAFT,
    NO_SUCH_SEAT,
    NOBODY,
    NOT_COVERED,
    NOT_ON_YOURSELF,
    NOT_TABLED,
    NOT_THAT_CARD,
    OFFER,
    ONE_SIDED,
    ONLY_ACTIVE,
    OPEN,
    PART_ORDER,
    PARTNER_HOLDS_FEWER,
    PROPOSE,
    TO,
    TOO_MANY_PARTS,
    TOO_MANY_TALKS,
    UNANSWERED,
    UNEVEN,
    UNTRUE,
    WANT,
    WANT_COVERED,
    WANT_TABLED,
    State,
    covered_of_kind,
)
from mazzo.games.grass.rules.turns import clear_draft

COLD = True
"""Not inlined: most of a game is played without proposals."""


NEED = 8
NEEDS = (
    UNEVEN, 0, 1, -1, 0, 0, 0, 0,  # 13.2, 13.3
    UNEVEN, 0, -1, 1, 0, 0, 0, 0,  # 13.2, 13.3
    EMPTY_PART, 1, 1, 1, 1, 1, 1, 1,  # 13.a
    ONE_SIDED, 1, 1, 0, 1, 1, 0, 0,
    ONE_SIDED, 1, 0, 1, 0, 0, 1, 1,
)  # fmt: skip
"""What a section must reach to be complete, in rows of `NEED` numbers: the refusal, the least sum, and what a part adds
to the sum, for each `side_of` a part. As many cards of hands go either way, and something does. Only in older rulesets
both must give something. The offers send these rows, too.
"""


# Reading a row of parts


def is_to(part: int) -> bool:
    """Whether a part names a partner."""
    return TO <= part < GIVE


def is_give(part: int) -> bool:
    """Whether a part gives a card of the hand."""
    return GIVE <= part < WANT


def is_want(part: int) -> bool:
    """Whether a part wants a card of the partner's hand."""
    return WANT <= part < GIVE_TABLED


def side_of(part: int) -> int:
    """What a part other than a partner's name does, in the order of the actions: it gives (0) or wants (1) a card of a
    hand, gives (2, 3) or wants (4, 5) an unprotected or protected peddle.
    """
    if part < GIVE_TABLED:
        return 0 if part < WANT else 1
    if part < WANT_TABLED:
        return 2 if part < GIVE_COVERED else 3
    return 4 if part < WANT_COVERED else 5


def is_covered(part: int) -> bool:
    """Whether a part gives or wants a protected peddle (13.l)."""
    return GIVE_COVERED <= part < WANT_TABLED or WANT_COVERED <= part < PROPOSE


def peddle_of(part: int) -> int:
    """The peddle that a part gives or wants from a market."""
    if part < WANT_TABLED:
        return part - GIVE_TABLED if part < GIVE_COVERED else part - GIVE_COVERED
    return part - WANT_TABLED if part < WANT_COVERED else part - WANT_COVERED


def kind_given(part: int) -> int:
    """The card of the hand that a part gives."""
    return (part - GIVE) // HOWS


def told_as(part: int) -> int:
    """The description under which a part gives its card; its name if the card is shown (13.e)."""
    how = (part - GIVE) % HOWS
    return kind_given(part) if how == 0 else KINDS - 1 + how


def fits(description: int, kind: int) -> bool:
    """Whether a description applies to a card."""
    return FITS[description] >> kind & 1 != 0


def section(s: State, which: int, partner: int) -> int:
    """Index of a partner's section, after its TO; -1 if there is none."""
    for k in range(s.drafted[which]):
        if s.drafts[which][k] == TO + partner:
            return k + 1
    return -1


def section_end(s: State, which: int, at: int) -> int:
    """End index of the section that begins at `at`."""
    while at < s.drafted[which] and not is_to(s.drafts[which][at]):
        at += 1
    return at


def last_section(s: State, which: int) -> int:
    """Index of the last section of a draft, after its TO."""
    at = s.drafted[which]
    while at > 0 and not is_to(s.drafts[which][at - 1]):
        at -= 1
    return at


def count_parts(s: State, which: int, at: int, first: int, behind: int) -> int:
    """Number of parts of a section in the range from `first` to `behind` - 1."""
    count = 0
    for k in range(at, section_end(s, which, at)):
        if first <= s.drafts[which][k] < behind:
            count += 1
    return count


def partners_of(s: State, which: int) -> int:
    """The partners of a row of `drafts`, as a set of bits."""
    mask = 0
    for k in range(s.drafted[which]):
        if is_to(s.drafts[which][k]):
            mask |= 1 << s.drafts[which][k] - TO
    return mask


# Drafts


def may_draft(s: State, seat: int) -> bool:
    """Whether a player may draft: any player while no proposal is pending (13.d), else those who may counter (13.f)."""
    if s.proposer == NOBODY:
        return True
    return s.partners >> seat & 1 != 0 and s.answer[seat] == UNANSWERED


def legal_parts(s: State, seat: int, out: MutableSequence[int], count: int) -> int:
    """Append the legal actions on the own draft to the `count` actions in `out`; returns the new count."""
    drafted = s.drafted[seat]
    if not may_draft(s, seat) or (s.talks >= MOST_TALKS and drafted == 0):
        return count
    at = last_section(s, seat)
    is_fair = drafted > 0 and refusal_of_section(s, seat, at) == 0
    if (drafted == 0 or is_fair) and s.talks < MOST_TALKS:
        count = legal_names(s, seat, at, out, count)
    if drafted == 0:
        return count
    if s.talks < MOST_TALKS and drafted < MOST_PARTS:
        count = legal_cards_of_hands(s, seat, at, out, count)
        count = legal_tabled(s, seat, at, out, count)
    if is_fair and s.talks < MOST_TALKS and refusal_of_partners(s, seat) == 0:
        out[count] = PROPOSE
        count += 1
    out[count] = DROP
    return count + 1


def legal_names(s: State, seat: int, at: int, out: MutableSequence[int], count: int) -> int:
    """Append the players that the draft may name as its first or next partner. `at`: see `last_section`."""
    for other in range(s.seats):
        if refusal_of_name(s, seat, at, other) == 0:
            out[count] = TO + other
            count += 1
    return count


def legal_cards_of_hands(s: State, seat: int, at: int, out: MutableSequence[int], count: int) -> int:
    """Append the ways to give cards of the own hand, each under every description that applies (13.e), and the
    descriptions of cards that may be wanted: if one, all.
    """
    last = s.drafts[seat][s.drafted[seat] - 1]
    gives = count_parts(s, seat, at, GIVE, WANT)
    if last < WANT and refusal_of_gifts(s, seat, at, gives) == 0:
        offered = kinds_given(s, seat)
        kinds = s.kinds[seat]
        if last >= GIVE:
            kinds &= -1 << kind_given(last)
        while kinds != 0:
            kind = bit_index(kinds & -kinds)
            kinds &= kinds - 1
            if offered >> kind & 1 == 0 or refusal_of_card_given(s, seat, kind) == 0:
                first = GIVE + kind * HOWS
                past = max(last - first, 0)
                count = note_bits(out, count, first, WAYS[kind] >> past << past)
    if last < GIVE_TABLED and refusal_of_wants(s, seat, at, gives) == 0:
        for action in range(max(last, WANT), GIVE_TABLED):
            out[count] = action
            count += 1
    return count


def legal_tabled(s: State, seat: int, at: int, out: MutableSequence[int], count: int) -> int:
    """Append the peddles of both markets that may be given and wanted."""
    partner = s.drafts[seat][at - 1] - TO
    last = s.drafts[seat][s.drafted[seat] - 1]
    if last < WANT_TABLED and s.is_open[partner] == 1:  # 13.b
        for action in range(max(last, GIVE_TABLED), WANT_TABLED):
            if refusal_of_tabled(s, seat, partner, at, action) == 0:
                out[count] = action
                count += 1
    if s.is_open[seat] == 1:
        for action in range(max(last, WANT_TABLED), PROPOSE):
            if refusal_of_tabled(s, seat, partner, at, action) == 0:
                out[count] = action
                count += 1
    return count


def kinds_given(s: State, seat: int) -> int:
    """The kinds of which a draft gives a card to any partner, as a set of bits."""
    kinds = 0
    for k in range(s.drafted[seat]):
        if is_give(s.drafts[seat][k]):
            kinds |= 1 << kind_given(s.drafts[seat][k])
    return kinds


def count_given(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a draft gives to all partners together."""
    count = 0
    for k in range(s.drafted[seat]):
        if is_give(s.drafts[seat][k]) and kind_given(s.drafts[seat][k]) == kind:
            count += 1
    return count


def refusal_of_part(s: State, seat: int, action: int) -> int:
    """0 if the action on a draft is legal, else the reason."""
    drafted = s.drafted[seat]
    if not is_to(action) and drafted == 0:
        return NO_DRAFT
    if action == DROP:
        return 0
    if s.talks >= MOST_TALKS:
        return TOO_MANY_TALKS  # 13.g
    if is_to(action):
        return refusal_of_partner(s, seat, action - TO)
    if action == PROPOSE:
        return refusal_of_proposal(s, seat)
    if drafted == MOST_PARTS:
        return TOO_MANY_PARTS  # 13.g
    if s.drafts[seat][drafted - 1] > action:
        return PART_ORDER
    at = last_section(s, seat)
    partner = s.drafts[seat][at - 1] - TO
    gives = count_parts(s, seat, at, GIVE, WANT)
    if is_give(action):
        return refusal_of_gift(s, seat, at, gives, action)
    if is_want(action):
        return refusal_of_wants(s, seat, at, gives)
    return refusal_of_tabled(s, seat, partner, at, action)


def refusal_of_partner(s: State, seat: int, partner: int) -> int:
    """0 if a draft may have a player as its first or next partner, else the reason. Earlier sections must be
    complete.
    """
    at = last_section(s, seat)
    refused = refusal_of_name(s, seat, at, partner)
    if refused != 0 or s.drafted[seat] == 0:
        return refused
    return refusal_of_section(s, seat, at)


def refusal_of_name(s: State, seat: int, at: int, partner: int) -> int:
    """0 if a draft may name a player as its first or next partner, else the reason. `at`: see `last_section`."""
    if partner >= s.seats:
        return NO_SUCH_SEAT
    if partner == seat:
        return NOT_ON_YOURSELF
    if seat != s.turn and partner != s.turn:
        return ONLY_ACTIVE  # 13.1
    if s.proposer != NOBODY and partner != s.proposer:
        return COUNTER_BACK  # 13.f
    if s.drafted[seat] == 0:
        return 0 if may_begin(s, seat) else TOO_MANY_TALKS
    if s.drafted[seat] == MOST_PARTS:
        return TOO_MANY_PARTS
    return PART_ORDER if s.drafts[seat][at - 1] >= TO + partner else 0


def may_begin(s: State, seat: int) -> bool:
    """Whether a player may begin another draft in this turn; after a few, a player not in turn may only
    counter (13.g).
    """
    is_asked = seat == s.turn or s.proposer != NOBODY
    return s.begun[seat] < (MOST_TALKS if is_asked else MOST_UNASKED)


def refusal_of_section(s: State, which: int, at: int) -> int:
    """0 if a section is complete, which is that it meets the `NEEDS` of the ruleset; else the reason."""
    end = section_end(s, which, at)
    for need in range(0, count_needs(s) * NEED, NEED):
        total = 0
        for k in range(at, end):
            total += NEEDS[need + 2 + side_of(s.drafts[which][k])]
        if total < NEEDS[need + 1]:
            return NEEDS[need]
    return 0


def count_needs(s: State) -> int:
    """The number of `NEEDS` of the ruleset."""
    return 3 if s.superseded == 0 else 5


def refusal_of_proposal(s: State, seat: int) -> int:
    """0 if the draft may be proposed, else the reason."""
    refused = refusal_of_partners(s, seat)
    return refused if refused != 0 else refusal_of_section(s, seat, last_section(s, seat))


def refusal_of_partners(s: State, seat: int) -> int:
    """0 if the draft may be proposed to its partners, else the reason."""
    is_counter = s.proposer != NOBODY
    return COUNTER_BACK if is_counter and partners_of(s, seat) != 1 << s.proposer else 0  # 13.f


def refusal_of_gift(s: State, seat: int, at: int, gives: int, action: int) -> int:
    """0 if a card of the own hand may be offered in this way, else the reason. `gives`: how many cards of hands the
    last section gives.
    """
    kind = kind_given(action)
    if not fits(told_as(action), kind):
        return UNTRUE  # 13.e
    refused = refusal_of_card_given(s, seat, kind)
    return refused if refused != 0 else refusal_of_gifts(s, seat, at, gives)


def refusal_of_card_given(s: State, seat: int, kind: int) -> int:
    """0 if the own hand has another card of a kind for the draft, else the reason."""
    return 0 if count_given(s, seat, kind) < s.hand[seat][kind] else NOT_THAT_CARD  # 13.i


def refusal_of_gifts(s: State, seat: int, at: int, gives: int) -> int:
    """0 if the partner has a card for another card of the own hand, else the reason."""
    return 0 if gives < s.held[s.drafts[seat][at - 1] - TO] else PARTNER_HOLDS_FEWER  # 13.2


def refusal_of_wants(s: State, seat: int, at: int, gives: int) -> int:
    """0 if a draft may want another card of the partner's hand, else the reason."""
    return 0 if count_parts(s, seat, at, WANT, GIVE_TABLED) < gives else UNEVEN  # 13.3


def refusal_of_tabled(s: State, seat: int, partner: int, at: int, action: int) -> int:
    """0 if a tabled peddle may be offered or wanted (13.4), with or without heat (13.c); else the reason."""
    giver = seat if action < WANT_TABLED else partner
    taker = partner if action < WANT_TABLED else seat
    if s.is_open[taker] == 0:
        return MARKETS_OPEN  # 13.b
    named = 0
    for k in range(0 if giver == seat else at, s.drafted[seat]):
        if s.drafts[seat][k] == action:
            named += 1
    if not is_covered(action):
        return 0 if named < s.tabled[giver][peddle_of(action)] else NOT_TABLED  # 13.b
    if s.superseded != 0:
        return NOT_COVERED
    return 0 if named < covered_of_kind(s, giver, peddle_of(action)) else NOT_COVERED  # 13.l


def draft(s: State, seat: int, action: int) -> None:
    """Extend, propose or discard the own draft."""
    if action == DROP:
        clear_draft(s, seat)
    elif action == PROPOSE:
        propose(s, seat)
    else:
        if s.drafted[seat] == 0:
            s.begun[seat] += 1
        s.drafts[seat][s.drafted[seat]] = action
        s.drafted[seat] += 1


def propose(s: State, seat: int) -> None:
    """Make the draft the pending proposal (13.f); the partners know the cards that it shows (13.e)."""
    if s.proposer != NOBODY:
        end_offer(s, COUNTERED)  # 13.f
    clear_draft(s, OFFER)
    for k in range(s.drafted[seat]):
        s.drafts[OFFER][k] = s.drafts[seat][k]
    s.drafted[OFFER] = s.drafted[seat]
    clear_draft(s, seat)
    s.talks += 1
    s.proposer = seat
    s.partners = partners_of(s, OFFER)
    s.ending = OPEN
    s.last_proposer = NOBODY
    s.last_partners = 0
    for partner in range(s.seats):
        if s.partners >> partner & 1 != 0:
            show(s, partner)


def show(s: State, partner: int) -> None:
    """Update a partner's knowledge by the cards that the proposal shows."""
    at = section(s, OFFER, partner)
    for kind in range(KINDS):
        cards = count_parts(s, OFFER, at, GIVE + kind * HOWS, GIVE + kind * HOWS + 1)
        at_least(s, partner, s.proposer, kind, cards)


def at_least(s: State, observer: int, holder: int, kind: int, count: int) -> None:
    """The observer knows at least `count` cards of a kind in a hand."""
    count_before = s.known[observer * SEATS + holder][kind]
    if count > count_before:
        learn(s, observer, holder, kind, count - count_before)


def end_offer(s: State, how: int) -> None:
    """End the pending proposal. Unless it was dealt, cards given under a description are erased from it."""
    for k in range(s.drafted[OFFER]):
        part = s.drafts[OFFER][k]
        if is_give(part) and how != DEALT and told_as(part) >= KINDS:
            first = bit_index(FITS[told_as(part)] & -FITS[told_as(part)])
            s.drafts[OFFER][k] = GIVE + first * HOWS + (part - GIVE) % HOWS
    for seat in range(s.seats):
        if s.answer[seat] != UNANSWERED:
            clear_draft(s, seat)
        s.answer[seat] = UNANSWERED
    s.ending = how
    s.last_proposer = s.proposer
    s.last_partners = s.partners
    s.proposer = NOBODY
    s.partners = 0
