"""What a game of Grass conserves: `conserves` checks one state, `has_all_pieces` many at once."""

from collections import Counter

import numpy as np

from mazzo.games.grass import deck
from mazzo.games.grass.rules import state
from tests.laws.pieces import States, Truth
from tests.laws.walks import Walk


def conserves(s: state.State, walk: Walk) -> None:
    """104 cards and 660 thousand in peddles per hand, in any place; no known card is missing from its hand; drafts and
    markets agree with their counts; sheets add up to the totals.
    """
    held = [s.hand[seat] for seat in range(deck.SEATS)]
    lying = Counter({kind: s.stack[kind] + s.waste[kind] for kind in range(deck.KINDS)})
    for seat in range(deck.SEATS):
        lying.update({kind: held[seat][kind] for kind in range(deck.KINDS)})
        lying.update({kind: s.tabled[seat][kind] for kind in range(deck.PEDDLES)})
        lying.update(s.heat[seat][: s.heats[seat]])
        lying[deck.MARKET_OPEN] += s.is_open[seat]
        assert not any(s.heat[seat][s.heats[seat] :])
        assert s.heats[seat] == 0 or s.is_open[seat] == 1
        assert s.is_open[seat] == 1 or not any(s.tabled[seat])
        assert s.held[seat] == sum(held[seat])
        assert s.kinds[seat] == sum(1 << kind for kind in range(deck.KINDS) if held[seat][kind])
        assert seat < walk.seats or not (s.held[seat] or s.is_open[seat] or s.lost[seat] or s.totals[seat])
    for cover in range(deck.COVERS):
        lies = s.cover_of[cover] != state.NOBODY
        kind = deck.GRAB_A_SNACK + cover // 2
        lying[kind] += lies
        lying.update({peddle: s.covered[cover][peddle] for peddle in range(deck.PEDDLES)})
        money = state.covered_by(s, cover)
        assert money <= deck.VALUES[kind]
        assert s.covered[cover][deck.DR_FEELGOOD] == 0
        assert (money > 0) == lies or (cover == s.covering and money == 0)
    assert [lying[kind] for kind in range(deck.KINDS)] == list(deck.COUNTS)
    assert sum(deck.VALUES[kind] * lying[kind] for kind in range(deck.PEDDLES)) == deck.MONEY
    assert s.in_stack == sum(s.stack)
    for pair in range(deck.SEATS * deck.SEATS):
        knower, holder = divmod(pair, deck.SEATS)
        assert all(0 <= s.known[pair][kind] <= held[holder][kind] for kind in range(deck.KINDS))
        assert knower != holder or not any(s.known[pair])
    for which in range(deck.SEATS + 1):
        assert 0 <= s.drafted[which] <= state.MOST_PARTS
        assert all(s.drafts[which][: s.drafted[which]])
        assert not any(s.drafts[which][s.drafted[which] :])
    if s.phase == state.PLAYING and s.due == 0 and not s.ended:
        assert [s.held[seat] for seat in range(walk.seats)] == [6 + (seat == s.turn) for seat in range(walk.seats)]
    reckoned(s, walk)


def reckoned(s: state.State, walk: Walk) -> None:
    """The finished hands: sheets that add up to the totals, at most one bonus, a Banker who gets what others lose;
    later hands are zero.
    """
    totals = [0] * deck.SEATS
    for hand in range(state.MOST_HANDS):
        sheets = [s.sheets[hand][k : k + state.PARTS] for k in range(0, len(s.sheets[hand]), state.PARTS)]
        if hand >= s.hands:
            assert not any(any(sheet) for sheet in sheets)
            continue
        assert sum(sheet[state.SKIMMED] for sheet in sheets) == 0
        assert sum(sheet[state.TABLED] - sheet[state.IN_HAND] for sheet in sheets) <= deck.MONEY
        assert sorted(sheet[state.BONUS_PART] for sheet in sheets)[:-1] == [0] * (deck.SEATS - 1)
        assert all(sheet[state.BONUS_PART] in (0, deck.BONUS) for sheet in sheets)
        for seat, sheet in enumerate(sheets):
            assert sheet[state.IN_HAND] <= 0
            assert sheet[state.PARANOIA] <= 0
            totals[seat] += sum(sheet)
    assert totals == list(s.totals)


def has_all_pieces(rows: States, seats: int) -> Truth:
    """104 cards: in the stack, the waste, hands, markets, under protection, as heat and protection."""
    right = np.ones(len(rows), np.bool_)
    heat = np.arange(rows["heat"].shape[2]) < rows["heats"][:, :, None]
    for kind, count in enumerate(deck.COUNTS):
        lying = rows["stack"][:, kind].astype(np.int64) + rows["waste"][:, kind] + rows["hand"][:, :, kind].sum(1)
        lying += ((rows["heat"] == kind) & heat).sum((1, 2))
        if kind < deck.PEDDLES:
            lying += rows["tabled"][:, :, kind].sum(1) + rows["covered"][:, :, kind].sum(1)
        if kind == deck.MARKET_OPEN:
            lying += rows["is_open"].sum(1)
        for cover in range(deck.COVERS):
            if kind == deck.GRAB_A_SNACK + cover // 2:
                lying += rows["cover_of"][:, cover] != deck.SEATS
        right &= lying == count
    return right
