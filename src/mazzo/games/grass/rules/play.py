"""The card of a turn: legal plays and targets, effects, and the choices that follow (3 to 10)."""

from collections.abc import MutableSequence

from mazzo.core.bits import bit_index, note_bits
from mazzo.games.grass.deck import (
    BANKER,
    BUST,
    COVERS,
    DOUBLECROSSED,
    DR_FEELGOOD,
    GRAB_A_SNACK,
    HEATS,
    IMMUNITY,
    MARKET_CLOSE,
    MARKET_OPEN,
    PAY_FINE,
    PEDDLES,
    SOLD_OUT,
    STEAL,
    STONEHIGH,
    TURNS_LOST,
    VALUES,
    WIPED_OUT,
)
from mazzo.games.grass.rules.cards import (
    close_market,
    fine,
    free_cover,
    kind_of_cover,
    lift_all,
    lift_heat,
    lowest_of_all,
    out_of_hand,
    put_heat,
    seen_leaving,
    take_over,
    throw_away,
    to_waste,
)
from mazzo.games.grass.rules.state import (
    CHOOSE_COVER,
    COVER,
    COVER_ONE,
    COVER_ORDER,
    COVERING,
    DISCARD,
    DONE,
    HAS_MARKET,
    MUST_PLAY_PARANOIA,
    NEEDS_TARGET,
    NEVER_PLAYED,
    NO_FINE,
    NO_HEAT,
    NO_MARKET,
    NO_SUCH_SEAT,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_ON_YOURSELF,
    NOT_TABLED,
    NOTHING,
    NOTHING_TO_COVER,
    NOTHING_TO_STEAL,
    OTHER_HEAT,
    PASS,
    PASSING,
    PLAY,
    TAKES_NO_TARGET,
    TARGET_CLOSED,
    TARGETS,
    TOO_DEAR,
    UNDER_HEAT,
    State,
    covered_by,
    highest,
    is_heated,
    lowest,
    next_heat,
)
from mazzo.games.grass.rules.turns import count_hand, end_turn

PARANOIAS = sum(1 << kind for kind in range(SOLD_OUT, WIPED_OUT + 1))
"""The paranoia cards, as a set of bits."""


def is_paranoia(kind: int) -> bool:
    """Whether a card is a paranoia (8.1)."""
    return PARANOIAS >> kind & 1 != 0


def is_protection(kind: int) -> bool:
    """Whether a card is a protection (7.1)."""
    return GRAB_A_SNACK <= kind < STEAL


def is_aimed(kind: int) -> bool:
    """Whether a card is played on another player's market: heat (5.1), steal (9.1)."""
    return BUST <= kind < BUST + HEATS or kind == STEAL


# Legality


def legal_cards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every card that may be played, then every one that may be discarded."""
    count = 0
    kinds = s.kinds[seat]
    while kinds != 0:
        kind = bit_index(kinds & -kinds)
        kinds &= kinds - 1
        if is_aimed(kind):
            for target in range(s.seats):
                if refusal_of_play(s, seat, kind, target) == 0:
                    out[count] = PLAY + kind * TARGETS + target
                    count += 1
        elif refusal_of_play(s, seat, kind, NO_TARGET) == 0:
            out[count] = PLAY + kind * TARGETS + NO_TARGET
            count += 1
    return note_bits(out, count, DISCARD, s.kinds[seat] & ~PARANOIAS)  # 3.a, 8.d, 9.4, 10.2


def refusal_of_card(s: State, seat: int, action: int) -> int:
    """0 if the play or discard is legal, else the reason."""
    if action < DISCARD:
        return refusal_of_play(s, seat, (action - PLAY) // TARGETS, (action - PLAY) % TARGETS)
    kind = action - DISCARD
    if s.hand[seat][kind] == 0:
        return NOT_IN_HAND  # 3.1
    return MUST_PLAY_PARANOIA if is_paranoia(kind) else 0  # 8.d


def refusal_of_play(s: State, seat: int, kind: int, target: int) -> int:
    """0 if a card of the hand may be played on the market of a seat, or on NO_TARGET; else the reason."""
    if s.hand[seat][kind] == 0:
        return NOT_IN_HAND  # 3.1
    if is_aimed(kind):
        return refusal_of_aim(s, seat, kind, target)
    if target != NO_TARGET:
        return TAKES_NO_TARGET
    if kind == MARKET_OPEN:
        return HAS_MARKET if s.is_open[seat] == 1 else 0  # 4.1, 4.a
    if kind == BANKER:
        return NEVER_PLAYED  # 9.b
    if is_paranoia(kind):
        return 0  # 8.d
    if is_protection(kind):
        return refusal_of_protection(s, seat, kind)
    if s.is_open[seat] == 0:
        return NO_MARKET  # 4.3, 5.5, 5.6, 6.c, 10.1
    if kind < PEDDLES or kind == MARKET_CLOSE:
        return UNDER_HEAT if is_heated(s, seat) else 0  # 4.3, 5.1, 10.1
    if kind < STONEHIGH:
        return refusal_of_relief(s, seat, kind)
    return 0  # 6.1, 6.2, 6.c


def refusal_of_aim(s: State, seat: int, kind: int, target: int) -> int:
    """0 if heat or a steal may be played on a market, else the reason."""
    if target == NO_TARGET:
        return NEEDS_TARGET
    if target >= s.seats:
        return NO_SUCH_SEAT
    if target == seat:
        return NOT_ON_YOURSELF  # 5.1, 9.1
    if kind == STEAL and s.is_open[seat] == 0:
        return NO_MARKET  # 9.2; heat needs none (5.2)
    if is_heated(s, seat):
        return UNDER_HEAT  # 5.3, 9.2
    if kind == STEAL:
        return NOTHING_TO_STEAL if lowest(s, target) == NOTHING else 0  # 9.a
    return 0 if s.is_open[target] == 1 else TARGET_CLOSED  # 5.a; 5.4: heat may be there already


def refusal_of_relief(s: State, seat: int, kind: int) -> int:
    """0 if a heat off or a fine can lift the next heat (5.4, 5.5, 5.6, 5.c), else the reason."""
    if not is_heated(s, seat):
        return NO_HEAT
    if kind == PAY_FINE:
        return NO_FINE if lowest_of_all(s, seat) == NOTHING else 0  # 5.6
    return 0 if s.heat[seat][next_heat(s, seat)] == kind - HEATS else OTHER_HEAT


def refusal_of_protection(s: State, seat: int, kind: int) -> int:
    """0 if a protection has something to cover (7.1, 7.a), else the reason."""
    if is_heated(s, seat):
        return UNDER_HEAT  # 7.5
    for peddle in range(DR_FEELGOOD):  # 7.3
        if s.tabled[seat][peddle] > 0 and VALUES[peddle] <= VALUES[kind]:
            return 0  # 7.4
    return NOTHING_TO_COVER


# Effects


def play(s: State, seat: int, kind: int, target: int) -> None:
    """Play the card of the turn."""
    out_of_hand(s, seat, kind)
    seen_leaving(s, seat, kind)
    if kind < PEDDLES:
        s.tabled[seat][kind] += 1  # 4.3
    elif kind == MARKET_OPEN:
        s.is_open[seat] = 1  # 4.1
    elif BUST <= kind < IMMUNITY:
        put_heat(s, target, kind)  # 5.1
    elif is_protection(kind):
        protect(s, seat, kind)
        return
    else:
        to_waste(s, kind)
        if kind == MARKET_CLOSE:
            count_hand(s)  # 10.1, 10.b
            return
        if is_paranoia(kind):
            fall(s, seat, kind)
            return
        if kind == STEAL:
            take_over(s, target, seat, highest(s, target))  # 9.1
        elif kind >= STONEHIGH:
            rise(s, seat, kind)
        else:
            relieve(s, seat, kind)
    end_turn(s)


def relieve(s: State, seat: int, kind: int) -> None:
    """A heat off lifts the next heat (5.5); a fine lifts any and costs the lowest peddle (5.6, 5.c)."""
    lift_heat(s, seat, next_heat(s, seat))
    if kind == PAY_FINE:
        fine(s, seat)


def rise(s: State, seat: int, kind: int) -> None:
    """Nirvana: all heat is lifted, every other player gives a peddle, and an extra turn follows (6.1, 6.2, 6.a)."""
    lift_all(s, seat)
    for other in range(s.seats):
        if other != seat:
            take_over(s, other, seat, lowest(s, other) if kind == STONEHIGH else highest(s, other))
    s.extra = 1


def fall(s: State, seat: int, kind: int) -> None:
    """Paranoia: its own effect first (8.a), only lost turns if no peddle is unprotected (8.c); then all seats pass a
    card (8.1), in the last turn too (8.f).
    """
    if kind == SOLD_OUT:
        throw_away(s, seat, lowest(s, seat))  # 8.2
    elif kind == DOUBLECROSSED:
        throw_away(s, seat, highest(s, seat))  # 8.3
    else:
        for peddle in range(PEDDLES):  # 8.4
            while s.tabled[seat][peddle] > 0:
                throw_away(s, seat, peddle)
        close_market(s, seat)
    s.lost[seat] += TURNS_LOST[kind]
    s.phase = PASSING


def discard(s: State, seat: int, kind: int) -> None:
    """Move a card to the waste without effect (3.a, 10.2)."""
    out_of_hand(s, seat, kind)
    seen_leaving(s, seat, kind)
    to_waste(s, kind)
    end_turn(s)


# Protection


def protect(s: State, seat: int, kind: int) -> None:
    """Put a protection into the market; its peddles are then chosen one by one (7.1)."""
    s.covering = free_cover(s, kind)
    s.cover_of[s.covering] = seat
    s.phase = COVERING


def legal_covers(s: State, seat: int, out: MutableSequence[int]) -> int:
    """The peddles that may be covered next, and DONE."""
    count = 0
    for kind in range(PEDDLES):
        if refusal_of_cover(s, seat, COVER + kind) == 0:
            out[count] = COVER + kind
            count += 1
    if covered_by(s, s.covering) > 0:
        out[count] = DONE  # 7.a
        count += 1
    return count


def refusal_of_cover(s: State, seat: int, action: int) -> int:
    """0 if the protection just played may cover this peddle, or be finished; else the reason. Peddles are chosen in
    deck order, so that every set has one sequence of choices.
    """
    if action == DONE:
        return 0 if covered_by(s, s.covering) > 0 else COVER_ONE  # 7.a
    if action < COVER or action > DONE:
        return CHOOSE_COVER
    kind = action - COVER
    if s.tabled[seat][kind] == 0:
        return NOT_TABLED  # 7.1, 7.b
    if covered_by(s, s.covering) + VALUES[kind] > VALUES[kind_of_cover(s.covering)] or kind == DR_FEELGOOD:
        return TOO_DEAR  # 7.3, 7.4
    for later in range(kind + 1, PEDDLES):
        if s.covered[s.covering][later] > 0:
            return COVER_ORDER
    return 0


def cover(s: State, seat: int, action: int) -> None:
    """Move a peddle under the protection; end the turn if no more can follow."""
    if action != DONE:
        s.tabled[seat][action - COVER] -= 1
        s.covered[s.covering][action - COVER] += 1
        for kind in range(PEDDLES):
            if refusal_of_cover(s, seat, COVER + kind) == 0:
                return
    s.covering = COVERS
    end_turn(s)


# Passing


def legal_passes(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Any card of the hand (8.1)."""
    return note_bits(out, 0, PASS, s.kinds[seat])
