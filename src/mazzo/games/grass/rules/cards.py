"""Moving cards between hands, markets and the waste, and what each player knows of them (2.c)."""

from mazzo.games.grass.deck import (
    COVERS,
    GRAB_A_SNACK,
    KINDS,
    MARKET_OPEN,
    PEDDLES,
    SEATS,
    VALUES,
)
from mazzo.games.grass.rules.state import (
    MOST_HEAT,
    NOBODY,
    NOTHING,
    State,
    lowest,
)

# Hands and knowledge of them


def into_hand(s: State, seat: int, kind: int) -> None:
    """Add a card to a hand, unseen by the others."""
    s.hand[seat][kind] += 1
    s.held[seat] += 1
    s.kinds[seat] |= 1 << kind


def out_of_hand(s: State, seat: int, kind: int) -> None:
    """Remove a card from a hand. The caller updates the knowledge of the others."""
    s.hand[seat][kind] -= 1
    s.held[seat] -= 1
    if s.hand[seat][kind] == 0:
        s.kinds[seat] ^= 1 << kind


def forget_one(s: State, observer: int, holder: int, kind: int) -> None:
    """The observer saw a card of this kind leave a hand."""
    if s.known[observer * SEATS + holder][kind] > 0:
        s.known[observer * SEATS + holder][kind] -= 1


def seen_leaving(s: State, holder: int, kind: int) -> None:
    """All players saw a card of this kind leave a hand."""
    for observer in range(s.seats):
        forget_one(s, observer, holder, kind)


def unseen_leaving(s: State, holder: int, count: int, parties: int) -> None:
    """`count` cards left a hand, seen by `parties` only, a set of seats. The others know `count` cards fewer of each
    kind, since any known card may have left.
    """
    for observer in range(s.seats):
        if parties >> observer & 1 == 0:
            for kind in range(KINDS):
                count_known = s.known[observer * SEATS + holder][kind]
                s.known[observer * SEATS + holder][kind] = max(0, count_known - count)


def learn(s: State, observer: int, holder: int, kind: int, count: int) -> None:
    """The observer knows `count` more cards of a kind in a hand."""
    s.known[observer * SEATS + holder][kind] += count


def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """Move a card from hand to hand; the giver knows where it is. The caller has updated the knowledge of the giver's
    hand before, for all cards that move at once: of the taker by `forget_one`, of the others by `unseen_leaving`.
    """
    out_of_hand(s, giver, kind)
    into_hand(s, taker, kind)
    learn(s, giver, taker, kind, 1)


# Markets


def to_waste(s: State, kind: int) -> None:
    """Put a card on the waste, from which no card is taken (3.b), not even by a trade (13.5)."""
    s.waste[kind] += 1


def throw_away(s: State, seat: int, kind: int) -> None:
    """Move an unprotected peddle from a market to the waste."""
    if kind != NOTHING:
        s.tabled[seat][kind] -= 1
        to_waste(s, kind)


def take_over(s: State, loser: int, taker: int, kind: int) -> None:
    """Move an unprotected peddle from market to market."""
    if kind != NOTHING:
        s.tabled[loser][kind] -= 1
        s.tabled[taker][kind] += 1


def uncover(s: State, seat: int, kind: int) -> None:
    """Remove a protected peddle from a market: of several cards that cover such a peddle the first in the deck gives it
    up, and a card that covers nothing any more goes to the waste (5.d, 13.l). The caller puts the peddle somewhere.
    """
    for cover in range(COVERS):
        if s.cover_of[cover] == seat and s.covered[cover][kind] > 0:
            s.covered[cover][kind] -= 1
            if is_bare(s, cover):
                s.cover_of[cover] = NOBODY
                to_waste(s, kind_of_cover(cover))
            return


def close_market(s: State, seat: int) -> None:
    """Remove a Market Open (4.2) and the heat on it (8.4, 8.e)."""
    if s.is_open[seat] == 1:
        s.is_open[seat] = 0
        to_waste(s, MARKET_OPEN)
    lift_all(s, seat)


def put_heat(s: State, seat: int, kind: int) -> None:
    """Put heat on a market, behind the heat there (5.4)."""
    s.heat[seat][s.heats[seat]] = kind
    s.heats[seat] += 1


def lift_heat(s: State, seat: int, at: int) -> None:
    """Move the heat at an index to the waste."""
    to_waste(s, s.heat[seat][at])
    s.heats[seat] -= 1
    for k in range(at, s.heats[seat]):
        s.heat[seat][k] = s.heat[seat][k + 1]
    s.heat[seat][s.heats[seat]] = 0


def lift_all(s: State, seat: int) -> None:
    """Move all heat on a market to the waste (6.1)."""
    for k in range(MOST_HEAT):
        if k < s.heats[seat]:
            to_waste(s, s.heat[seat][k])
        s.heat[seat][k] = 0
    s.heats[seat] = 0


# Protection


def free_cover(s: State, kind: int) -> int:
    """A protection card of a kind that is in no market."""
    cover = (kind - GRAB_A_SNACK) * 2
    return cover if s.cover_of[cover] == NOBODY else cover + 1


def kind_of_cover(cover: int) -> int:
    """The kind of a protection card."""
    return GRAB_A_SNACK + cover // 2


def lowest_of_all(s: State, seat: int) -> int:
    """The price of a fine: the lowest peddle of a market, protected or not; NOTHING if there is none. Among equals an
    unprotected one, then the first in the deck (5.d).
    """
    least = lowest(s, seat)
    for kind in range(PEDDLES):
        if least == NOTHING or VALUES[kind] < VALUES[least]:
            for cover in range(COVERS):
                if s.cover_of[cover] == seat and s.covered[cover][kind] > 0:
                    least = kind
    return least


def fine(s: State, seat: int) -> None:
    """Move the lowest peddle of a market to the waste (5.6)."""
    kind = lowest_of_all(s, seat)
    if s.tabled[seat][kind] > 0:
        throw_away(s, seat, kind)
    else:
        uncover(s, seat, kind)
        to_waste(s, kind)


def is_bare(s: State, cover: int) -> bool:
    """Whether a protection card covers nothing."""
    for kind in range(PEDDLES):
        if s.covered[cover][kind] > 0:
            return False
    return True
