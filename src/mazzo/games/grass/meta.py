"""Grass: seats, ruleset, options, ends, and the codes of refusals."""

from mazzo.core.begins import check_begins
from mazzo.core.bits import SPARE
from mazzo.core.game import Meta
from mazzo.games.grass.deck import CARDS, SEATS
from mazzo.games.grass.rules import state

META = Meta(
    name="grass",
    ruleset="grass-3",
    deck="grass-1",
    seats_min=2,  # 1.4
    seats_max=SEATS,
    minutes=45,
    options=state.OPTIONS,
    ends={state.TARGET_REACHED: "target-reached", state.HANDS_PLAYED: "hands-played"},
    same_cards=False,
    actions=state.ACTIONS,
    max_actions=160 + SPARE,
    # A turn has a draw, a card played, peddles covered and a card passed by each seat; and at most twelve proposals
    # with the answers of all partners, and drafts of the other seats.
    max_plies=state.MOST_HANDS * CARDS * (20 + (state.MOST_TALKS + 1) * SEATS * (state.MOST_PARTS + 10)),
)

REFUSALS = {
    state.GAME_OVER: ("game-over", "12.1"),
    state.NOT_AN_ACTION: ("grass-not-an-action", "3.1"),
    state.WAIT_FOR_CARD: ("grass-wait-for-card", "3.1"),
    state.NOT_YOUR_TURN: ("not-your-turn", "2.2"),
    state.NOT_IN_HAND: ("grass-not-in-hand", "3.1"),
    state.NO_MARKET: ("grass-no-market", "4.1"),
    state.HAS_MARKET: ("grass-has-market", "4.a"),
    state.UNDER_HEAT: ("grass-under-heat", "5.1"),
    state.NO_HEAT: ("grass-no-heat", "5.5"),
    state.OTHER_HEAT: ("grass-other-heat", "5.5"),
    state.NO_FINE: ("grass-no-fine", "5.6"),
    state.NOT_ON_YOURSELF: ("grass-not-on-yourself", "5.1"),
    state.NO_SUCH_SEAT: ("grass-no-such-seat", "1.4"),
    state.TARGET_CLOSED: ("grass-target-closed", "5.a"),
    state.NOTHING_TO_STEAL: ("grass-nothing-to-steal", "9.a"),
    state.NOTHING_TO_COVER: ("grass-nothing-to-cover", "7.a"),
    state.NEVER_PLAYED: ("grass-never-played", "9.b"),
    state.NEEDS_TARGET: ("grass-needs-target", "5.1"),
    state.TAKES_NO_TARGET: ("grass-takes-no-target", "3.1"),
    state.MUST_PLAY_PARANOIA: ("grass-must-play-paranoia", "8.d"),
    state.CHOOSE_COVER: ("grass-choose-cover", "7.1"),
    state.COVER_ORDER: ("grass-cover-order", "7.a"),
    state.TOO_DEAR: ("grass-too-dear", "7.4"),
    state.NOT_TABLED: ("grass-not-tabled", "7.1"),
    state.COVER_ONE: ("grass-cover-one", "7.a"),
    state.CHOOSE_PASS: ("grass-choose-pass", "8.1"),
    state.OFFER_STANDS: ("grass-offer-stands", "13.f"),
    state.NO_OFFER: ("grass-no-offer", "13.f"),
    state.ONLY_ACTIVE: ("grass-only-active", "13.1"),
    state.NO_DRAFT: ("grass-no-draft", "13.a"),
    state.PART_ORDER: ("grass-part-order", "13.g"),
    state.NOT_THAT_CARD: ("grass-not-that-card", "13.i"),
    state.UNTRUE: ("grass-untrue", "13.e"),
    state.UNEVEN: ("grass-uneven", "13.2"),
    state.ONE_SIDED: ("grass-one-sided", "13.a"),
    state.MARKETS_OPEN: ("grass-markets-open", "13.b"),
    state.TOO_MANY_TALKS: ("grass-too-many-talks", "13.g"),
    state.TOO_MANY_PARTS: ("grass-too-many-parts", "13.g"),
    state.LACKS_CARDS: ("grass-lacks-cards", "13.i"),
    state.PICK_FIRST: ("grass-pick-first", "13.k"),
    state.NOT_WANTED: ("grass-not-wanted", "13.k"),
    state.ANSWER_FIRST: ("grass-answer-first", "13.f"),
    state.COUNTER_BACK: ("grass-counter-back", "13.f"),
    state.NOT_YOURS: ("grass-not-yours", "2.2"),
    state.NOT_COVERED: ("grass-not-covered", "13.l"),
    state.EMPTY_PART: ("grass-empty-part", "13.a"),
    state.PARTNER_HOLDS_FEWER: ("grass-partner-holds-fewer", "13.2"),
}
"""Code of `rules.refusal` -> (stable code of the refusal, number of the rule)."""


def check_options(options: int, seats: int) -> None:
    """Raises NotUnderstood unless at most one seat is to begin, and it is at the table (2.b)."""
    check_begins(options, state.BEGINS, seats, "2.b")
