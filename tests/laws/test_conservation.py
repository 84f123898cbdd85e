"""Nothing is lost and nothing made: what every game must conserve, counted from its states."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo.core.cards_on_grid import CLOSED, COLS, NO_CARD, ROWS, card_of
from mazzo.games.clustered.deck import WILD
from mazzo.games.clustered.rules import state as clustered_state
from mazzo.games.gnoming import deck as gnoming_deck
from mazzo.games.gnoming.rules import state as gnoming_state
from mazzo.games.gnoming.rules.scoring import grid_points
from mazzo.games.grass import deck as grass_deck
from mazzo.games.grass.rules import state as grass_state
from mazzo.games.grove import deck as grove_deck
from mazzo.games.grove.rules import state as grove_state
from mazzo.games.grove.rules.scoring import price, reckon
from mazzo.games.orchard import deck
from mazzo.games.orchard.rules.state import State, fruit_at
from tests.laws.walks import GAMES, Walk, blank, end_of, examples, glimpses, walks


def orchard(s: State, walk: Walk) -> None:
    """18 cards, five dice of each colour, two tokens; and points that are the dice less the tokens."""
    unseen = [card for card in range(deck.CARDS) if s.unseen >> card & 1]
    hand = [card for card in s.hand[: s.held] if card != NO_CARD]
    laid = [card_of(action) for action in s.laid[: s.on_table]]
    left_out = [card for card in range(deck.CARDS) if walk.options >> card & 1]
    assert sorted(unseen + hand + laid + left_out) == list(range(deck.CARDS))
    assert len(hand) + len(laid) == s.drawn <= deck.CARDS_PER_GAME
    assert hand == sorted(hand)
    cells = [(r, c) for r in range(ROWS) for c in range(COLS)]
    for fruit in deck.FRUITS:
        lying = sum(s.stage[r][c] > 0 and fruit_at(s, r, c) == fruit for r, c in cells)
        assert lying + s.supply[fruit] == deck.DICE_PER_FRUIT
    closed = [(r, c) for r, c in cells if s.trees[CLOSED][r] >> c & 1]
    assert len(closed) + s.tokens == deck.TOKENS
    for r, c in cells:
        kinds = [kind for kind in (CLOSED, *deck.FRUITS) if s.trees[kind][r] >> c & 1]
        assert len(kinds) <= 1  # one tree in sight a cell
        assert s.stage[r][c] == 0 or kinds not in ([], [CLOSED])  # a die lies on a living tree
    assert s.points == sum(deck.VALUE[s.stage[r][c]] for r, c in cells) - 3 * len(closed)


def grove(s: grove_state.State, walk: Walk) -> None:
    """18 cards, five dice of each fruit, one wheelbarrow, one squirrel, a deck nobody rewrites; and a harvest that is
    what lies on trees.
    """
    cards = [card for card in range(grove_deck.CARDS) if s.unseen >> card & 1]
    hand = [card for card in s.hand[: s.held] if card != NO_CARD]
    aside = [card for card in s.chosen if card != NO_CARD]
    cards += [*hand, *aside, *(card_of(action) for action in s.laid[: s.on_table])]
    cards += [card for card in range(grove_deck.CARDS) if walk.options >> card & 1]
    assert sorted(cards) == list(range(grove_deck.CARDS))
    assert len(hand) + s.on_table == s.drawn <= grove_deck.CARDS_PER_GAME
    assert (hand, aside) == (sorted(hand), aside if s.to_come else sorted(aside))
    is_challenge = bool(walk.options & grove_state.WITH_RECIPES)
    assert len(aside) + s.to_come == (grove_deck.RECIPES_PER_GAME if is_challenge else 0)
    cells = [(r, c) for r in range(ROWS) for c in range(COLS)]
    lying = {(r, c): s.die[r][c] for r, c in cells if s.die[r][c]}
    of = {at: grove_state.asked_at(s, *at) for at in lying}
    assert set(lying.values()) <= {2, 3, 4, 5, 6, 10, 15}
    for fruit in (grove_deck.ORANGE, grove_deck.LEMON, grove_deck.LIME):
        dice = sum(of[at] == fruit for at, shown in lying.items() if shown != grove_deck.WHEELBARROW)
        assert dice + s.supply[fruit] == grove_deck.DICE_PER_FRUIT
    barrows = [r * COLS + c for (r, c), shown in lying.items() if shown == grove_deck.WHEELBARROW]
    assert barrows == ([] if s.barrow == grove_state.NOWHERE else [s.barrow])
    squirrels = [r * COLS + c for r, c in cells if s.asks[0][r] >> c & 1]
    assert squirrels == ([] if s.squirrel == grove_state.NOWHERE else [s.squirrel])
    assert len(squirrels) + s.tokens == 1
    for r, c in cells:
        seen = [fruit for fruit in range(4) if s.asks[fruit][r] >> c & 1]
        is_clear, has_glade = s.clear[r] >> c & 1, s.glades[r] >> c & 1
        assert len(seen) + is_clear <= 1  # one tree, or the fruit of one die, or an empty glade
        assert has_glade >= is_clear
        assert not has_glade or is_clear or (r, c) in lying
        assert (r, c) not in lying or seen not in ([], [0])  # a die has a fruit, and none lies under the squirrel
    assert s.harvest == sum(shown for (r, c), shown in lying.items() if not s.glades[r] >> c & 1)
    assert 0 <= price(s) <= 5
    assert is_challenge or reckon(s, 3) == s.harvest - price(s)
    dealt: Any = blank(mazzo.GAMES["grove"], walk)
    if walk.deck is None:
        mazzo.GAMES["grove"].rules.init(dealt, 1, 0)
    assert list(s.faces) == list(dealt.faces)
    assert [list(row) for row in s.recipes] == [list(row) for row in dealt.recipes] or not any(dealt.recipes[0])


def clustered(s: clustered_state.State, walk: Walk) -> None:
    """27 faces and two or three wilds a player; cards in order, no two on a spot; points that are what lies there."""
    laid = s.laid[: s.on_table]
    spots = [clustered_state.spot_of(one) for one in laid]
    assert spots == sorted(set(spots))
    assert list(s.laid[s.on_table :]) == [clustered_state.END] + [0] * (len(s.laid) - s.on_table - 1)
    starts = [one for one in laid if clustered_state.owner_of(one) == clustered_state.NOBODY]
    assert len(starts) == (2 if walk.seats >= 5 else 1)
    for seat in range(walk.seats):
        own = [clustered_state.card_of(one) for one in laid if clustered_state.owner_of(one) == seat]
        held, waiting = clustered_state.held(s, seat), clustered_state.in_deck(s, seat)
        gone = 27 + clustered_state.wilds_of(walk.options, seat) - len(own) - held - waiting
        assert s.hand[seat] & s.deck[seat] == 0
        faces = [card for card in own if card != WILD]
        assert len(set(faces)) == len(faces)
        assert not any((s.hand[seat] | s.deck[seat]) >> face & 1 for face in faces)
        assert 0 <= gone <= 27
        assert held <= 7
        assert s.turns[seat] == len(own) + gone or walk.options & clustered_state.FAST
    assert len(starts) + sum(clustered_state.owner_of(one) < walk.seats for one in laid) == s.on_table


def gnoming(s: gnoming_state.State, walk: Walk) -> None:
    """110 cards a round, wherever they lie; grids and their sets of face-down cells agree; sheets that were scored."""
    cells = [s.cells[seat] for seat in range(walk.seats)]
    piles = [s.piles[pile][: s.height[pile]] for pile in range(gnoming_deck.PILES)]
    face_down = sum(list(own).count(gnoming_state.DOWN) for own in cells)
    lying = Counter(kind for cards in (*cells, *piles, [s.hand]) for kind in cards)
    lying[gnoming_deck.HAZARD] += s.removed
    for kind, count in enumerate(gnoming_deck.COUNTS):
        assert s.unseen[kind] + s.fresh[kind] + lying[kind] == count
    coming = s.due == gnoming_state.TELLS_OUT  # it lies no more, and has no face yet
    assert s.left == sum(s.unseen) == face_down + coming + (0 if s.renewed else s.stock)
    assert sum(s.fresh) == (s.stock if s.renewed else 0)
    for seat in range(gnoming_deck.SEATS):
        closed = [seat < walk.seats and kind == gnoming_state.DOWN for kind in s.cells[seat]]
        assert s.down[seat] == sum(1 << at for at, is_down in enumerate(closed) if is_down)
        assert s.picked[seat] == 0 or s.phase in (gnoming_state.CHOOSING, gnoming_state.OPENING)
        assert seat < walk.seats or not any(s.cells[seat])
    for pile, cards in enumerate(piles):
        assert gnoming_deck.HAZARD not in cards
        assert not any(s.piles[pile][s.height[pile] :])
    assert 0 <= s.turns <= s.last <= walk.seats * gnoming_state.TURNS_EACH
    gone = s.went_out[s.round]
    assert gone == gnoming_state.NOBODY or s.down[gone] == 0
    scored(s, walk)


def scored(s: gnoming_state.State, walk: Walk) -> None:
    """The rounds that ended: whole grids, and their points with the five of going out; nothing of those to come."""
    ended = gnoming_deck.ROUNDS if s.ended else s.round
    for k in range(gnoming_deck.ROUNDS):
        for seat in range(gnoming_deck.SEATS):
            if k >= ended or seat >= walk.seats:
                assert s.points[k][seat] == 0
                continue
            sheet = s.past[k * walk.seats + seat] if k < gnoming_deck.ROUNDS - 1 else s.cells[seat]
            assert all(0 <= kind < gnoming_deck.KINDS for kind in sheet)
            bonus = s.points[k][seat] - grid_points(sheet)
            assert abs(bonus) == (gnoming_deck.GOING_OUT if s.went_out[k] == seat else 0)
        assert k <= s.round or s.went_out[k] == gnoming_state.NOBODY
    kept = min(ended, gnoming_deck.ROUNDS - 1) * walk.seats
    assert not any(any(sheet) for sheet in s.past[kept:])


def grass(s: grass_state.State, walk: Walk) -> None:
    """104 cards and 660 thousand in peddles a hand, wherever they lie; nobody knows a card that is not there; drafts
    and markets that agree with their counts; sheets that add up to the totals.
    """
    held = [s.hand[seat] for seat in range(grass_deck.SEATS)]
    lying = Counter({kind: s.stack[kind] + s.waste[kind] for kind in range(grass_deck.KINDS)})
    for seat in range(grass_deck.SEATS):
        lying.update({kind: held[seat][kind] for kind in range(grass_deck.KINDS)})
        lying.update({kind: s.tabled[seat][kind] for kind in range(grass_deck.PEDDLES)})
        lying.update(s.heat[seat][: s.heats[seat]])
        lying[grass_deck.MARKET_OPEN] += s.is_open[seat]
        assert not any(s.heat[seat][s.heats[seat] :])
        assert s.heats[seat] == 0 or s.is_open[seat] == 1
        assert s.is_open[seat] == 1 or not any(s.tabled[seat])
        assert s.held[seat] == sum(held[seat])
        assert s.kinds[seat] == sum(1 << kind for kind in range(grass_deck.KINDS) if held[seat][kind])
        assert seat < walk.seats or not (s.held[seat] or s.is_open[seat] or s.lost[seat] or s.totals[seat])
    for cover in range(grass_deck.COVERS):
        lies = s.cover_of[cover] != grass_state.NOBODY
        kind = grass_deck.GRAB_A_SNACK + cover // 2
        lying[kind] += lies
        lying.update({peddle: s.covered[cover][peddle] for peddle in range(grass_deck.PEDDLES)})
        money = grass_state.covered_by(s, cover)
        assert money <= grass_deck.VALUES[kind]
        assert s.covered[cover][grass_deck.DR_FEELGOOD] == 0
        assert (money > 0) == lies or (cover == s.covering and money == 0)
    assert [lying[kind] for kind in range(grass_deck.KINDS)] == list(grass_deck.COUNTS)
    assert sum(grass_deck.VALUES[kind] * lying[kind] for kind in range(grass_deck.PEDDLES)) == grass_deck.MONEY
    assert s.in_stack == sum(s.stack)
    for pair in range(grass_deck.SEATS * grass_deck.SEATS):
        knower, holder = divmod(pair, grass_deck.SEATS)
        assert all(0 <= s.known[pair][kind] <= held[holder][kind] for kind in range(grass_deck.KINDS))
        assert knower != holder or not any(s.known[pair])
    for which in range(grass_deck.SEATS + 1):
        assert 0 <= s.drafted[which] <= grass_state.MOST_PARTS
        assert all(s.drafts[which][: s.drafted[which]])
        assert not any(s.drafts[which][s.drafted[which] :])
    if s.phase == grass_state.PLAYING and s.due == 0 and not s.ended:
        assert [s.held[seat] for seat in range(walk.seats)] == [6 + (seat == s.turn) for seat in range(walk.seats)]
    reckoned(s, walk)


def reckoned(s: grass_state.State, walk: Walk) -> None:
    """The hands that were counted: sheets that add up to the totals, one bonus at most, a Banker who gets what others
    lose; nothing of hands to come.
    """
    totals = [0] * grass_deck.SEATS
    for hand in range(grass_state.MOST_HANDS):
        sheets = [s.sheets[hand][k : k + grass_state.PARTS] for k in range(0, len(s.sheets[hand]), grass_state.PARTS)]
        if hand >= s.hands:
            assert not any(any(sheet) for sheet in sheets)
            continue
        assert sum(sheet[grass_state.SKIMMED] for sheet in sheets) == 0
        assert sum(sheet[grass_state.TABLED] - sheet[grass_state.IN_HAND] for sheet in sheets) <= grass_deck.MONEY
        assert sorted(sheet[grass_state.BONUS_PART] for sheet in sheets)[:-1] == [0] * (grass_deck.SEATS - 1)
        assert all(sheet[grass_state.BONUS_PART] in (0, grass_deck.BONUS) for sheet in sheets)
        for seat, sheet in enumerate(sheets):
            assert sheet[grass_state.IN_HAND] <= 0
            assert sheet[grass_state.PARANOIA] <= 0
            totals[seat] += sum(sheet)
    assert totals == list(s.totals)


CONSERVED: dict[str, Callable[[Any, Walk], None]] = {
    "clustered": clustered,
    "gnoming": gnoming,
    "grass": grass,
    "grove": grove,
    "orchard": orchard,
}


def test_every_game_says_what_it_conserves() -> None:
    assert sorted(CONSERVED) == GAMES


@pytest.mark.parametrize("name", GAMES)
@examples(12)
@given(st.data())
def test_nothing_is_lost_and_nothing_made(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    for state, _ in glimpses(game, walk):
        CONSERVED[name](state, walk)
    CONSERVED[name](end_of(game, walk), walk)
