"""What a seat cannot know is dealt again so that all it knows, and all that was promised to it, holds (2.c, 13.j)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from mazzo import Match
from mazzo.games.grass.deck import FITS, KINDS, NAMES, SEATS
from mazzo.games.grass.rules.state import ACCEPTED, GIVE, NOBODY, NOTHING, OFFER, PICK, TO, WANT, State
from mazzo.games.grass.rules.trade import is_give, is_to, is_want, kind_given, told_as
from tests.games.grass.example import GAME, go_on, kind_of, state_of, table
from tests.sizes import drawn

DEALT_AGAIN = 40


def again(s: State, viewer: int, start: int) -> State:
    """A state as a viewer may imagine it."""
    other = s.copy()
    GAME.rules.resample(other, viewer, [start * 7_919 + 1])
    return other


def sections(s: State) -> dict[int, list[int]]:
    """The parts of the standing proposal by partner."""
    found: dict[int, list[int]] = {}
    partner = NOBODY
    for part in s.drafts[OFFER][: s.drafted[OFFER]]:
        if is_to(part):
            partner = part - TO
            found[partner] = []
        else:
            found[partner].append(part)
    return found


def assert_possible(s: State, other: State, viewer: int) -> None:
    """Another state agrees with all that a viewer knows of this one."""
    seats = range(s.seats)
    for seat in seats:
        assert sum(other.hand[seat]) == other.held[seat] == s.held[seat]
        for kind in range(KINDS):
            assert other.hand[seat][kind] >= (s.known[viewer * SEATS + seat][kind] if seat != viewer else 0)
    assert list(other.hand[viewer]) == list(s.hand[viewer])
    for kind in range(KINDS):
        before = s.stack[kind] + sum(s.hand[seat][kind] for seat in seats)
        assert other.stack[kind] + sum(other.hand[seat][kind] for seat in seats) == before
    assert other.in_stack == sum(other.stack) == s.in_stack
    for seat in seats:
        assert (other.passed[seat] == NOTHING) == (s.passed[seat] == NOTHING)
        assert other.passed[seat] == NOTHING or other.hand[seat][other.passed[seat]] > 0
    if s.proposer != NOBODY:
        assert_promises_hold(s, other, viewer)


def assert_promises_hold(s: State, other: State, viewer: int) -> None:
    """A proposal that stands can be kept: what is given is there, what was told is true, what was picked fits."""
    mine, theirs = sections(s), sections(other)
    assert list(mine) == list(theirs)
    given = Counter(kind_given(part) for parts in theirs.values() for part in parts if is_give(part))
    assert all(count <= other.hand[s.proposer][kind] for kind, count in given.items())
    for partner, parts in theirs.items():
        gives, wants = [part for part in parts if is_give(part)], [part for part in parts if is_want(part)]
        assert len(gives) == len(wants)
        assert len(gives) <= other.held[partner]
        assert all(FITS[told_as(part)] >> kind_given(part) & 1 for part in gives)
        assert all(GIVE <= part < PICK for part in parts)
        if viewer in (partner, s.proposer):
            assert [told_as(part) if is_give(part) else part for part in mine[partner]] == [
                told_as(part) if is_give(part) else part for part in parts
            ]
        if s.answer[partner] == ACCEPTED:
            described = [part - WANT for part in wants if part >= WANT + KINDS]
            picked = [part - PICK for part in other.drafts[partner][: other.drafted[partner]]]
            assert len(picked) == len(described)
            assert all(FITS[description] >> kind & 1 for description, kind in zip(described, picked, strict=True))
            named = Counter(part - WANT for part in wants if part < WANT + KINDS)
            for kind, count in (named + Counter(picked)).items():
                assert count <= other.hand[partner][kind]


def finish_turn(s: State, rng: Random) -> None:
    """Play on until a player draws: every accepted proposal can be carried out."""
    out = [0] * GAME.meta.max_actions
    for _ in range(40):
        if GAME.rules.chance_count(s) or GAME.rules.is_terminal(s):
            return
        mask = GAME.rules.current_players(s)
        seat = rng.choice([seat for seat in range(s.seats) if mask >> seat & 1])
        actions = out[: GAME.rules.legal_actions(s, seat, out)]
        texts = {GAME.write(s, seat, action): action for action in actions}
        picks = [action for text, action in texts.items() if text.startswith("pick")]
        action = texts.get("accept") or (rng.choice(picks) if picks else rng.choice(actions))
        GAME.rules.apply_action(s, seat, action)
        assert all(sum(s.hand[seat]) == s.held[seat] for seat in range(s.seats))


def wander(seats: int, rng: Random, plies: int) -> Iterator[State]:
    """The states of a game in which people talk a lot."""
    s = State()
    GAME.rules.init(s, seats, 0)
    out = [0] * GAME.meta.max_actions
    for _ in range(plies):
        yield s
        if GAME.rules.is_terminal(s):
            return
        if outcomes := GAME.rules.chance_count(s):
            GAME.rules.apply_chance(s, rng.randrange(outcomes))
            continue
        mask = GAME.rules.current_players(s) | (GAME.out_of_turn_players(s) if rng.random() < 0.5 else 0)
        seat = rng.choice([seat for seat in range(seats) if mask >> seat & 1])
        actions = out[: GAME.rules.legal_actions(s, seat, out)]
        if not actions:
            continue
        verbs: dict[str, list[int]] = {}
        for action in actions:
            verbs.setdefault(GAME.write(s, seat, action).split()[0], []).append(action)
        liked = [verb for verb in ("accept", "pick", "propose", "to", "give", "want") if verb in verbs]
        verb = rng.choice(liked) if liked and rng.random() < 0.85 else rng.choice(list(verbs))
        GAME.rules.apply_action(s, seat, rng.choice(verbs[verb]))


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_2_c_hands_dealt_again_hold_what_is_known_and_promised(seats: int) -> None:
    rng = Random(f"dealt again for {seats}")
    standing = 0
    for k, s in enumerate(wander(seats, rng, 300)):
        if s.proposer == NOBODY and k % 5:
            continue
        standing += s.proposer != NOBODY
        for viewer in range(seats):
            other = again(s, viewer, k)
            assert_possible(s, other, viewer)
            finish_turn(other, rng)
    assert standing > 15


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_2_c_they_do_so_over_many_games(seats: int) -> None:
    for game in drawn(4, of=20):
        rng = Random(f"dealt again for {seats}, game {game}")
        for k, s in enumerate(wander(seats, rng, 1_500)):
            for viewer in range(seats):
                other = again(s, viewer, k + game)
                assert_possible(s, other, viewer)
                if k % 3 == 0:
                    finish_turn(other, rng)


def worlds(match: Match, viewer: int, holder: int) -> set[tuple[int, ...]]:
    """The hands that are dealt again to a seat, in many trials."""
    s = state_of(match)
    return {tuple(again(s, viewer, k).hand[holder]) for k in range(DEALT_AGAIN * 25)}


def possible(match: Match, holder: int, *least: str, fits: tuple[str, ...] = ()) -> set[tuple[int, ...]]:
    """All hands that hold these cards, and besides a card for every description, of what two players and the stack
    hold: every one that there can be, counted by hand.
    """
    s = state_of(match)
    unseen = [kind for kind in range(KINDS) for _ in range(s.stack[kind] + s.hand[holder][kind])]
    found: set[tuple[int, ...]] = set()
    for cards in {tuple(sorted(cards)) for cards in combinations(unseen, s.held[holder])}:
        left = Counter(cards)
        left.subtract(kind_of(name) for name in least)
        if min(left.values()) < 0:
            continue
        for word in fits:
            allowed = [kind for kind in left if left[kind] > 0 and word_fits(word, kind)]
            if not allowed:
                break
            left[allowed[0]] -= 1
        else:
            found.add(tuple(cards.count(kind) for kind in range(KINDS)))
    return found


def word_fits(word: str, kind: int) -> bool:
    """Whether a word is true of a card, told without the rules' tables."""
    worth = {"home-grown": 5, "mexico": 5, "colombia": 25, "jamaica": 25, "panama": 50, "dr-feelgood": 100}
    return worth.get(NAMES[kind], 0) >= {"peddle": 1, "peddle-25": 25, "peddle-50": 50, "card": 0}[word]


def small() -> Match:
    """Seat 1 holds six cards of nine that seat 0 has not seen."""
    return table(
        "bust felony",
        "panama mexico colombia steal banker immunity",
        stack=3,
        next_cards="dr-feelgood jamaica sold-out",
    )


def test_2_c_every_hand_that_can_be_there_is_dealt_and_no_other() -> None:
    match = small()
    assert worlds(match, 0, 1) == possible(match, 1)


def test_2_c_with_a_card_that_is_known() -> None:
    match = small()
    state_of(match).known[1][kind_of("mexico")] = 1
    assert worlds(match, 0, 1) == possible(match, 1, "mexico")


@pytest.mark.parametrize(
    ("gives", "least", "fits"),
    [
        ("panama", ("panama",), ()),
        ("panama as peddle-50", (), ("peddle-50",)),
        ("colombia as peddle-25; panama as peddle-50", (), ("peddle-50", "peddle-25")),
        ("mexico as peddle; colombia as peddle-25; panama as peddle-50", (), ("peddle-50", "peddle-25", "peddle")),
        ("colombia; panama as peddle-25", ("colombia",), ("peddle-25",)),
        ("steal as card", (), ("card",)),
    ],
)
def test_13_j_what_was_told_to_you_is_there(gives: str, least: tuple[str, ...], fits: tuple[str, ...]) -> None:
    match = small()
    draft = [f"1 give {one}" for one in gives.split("; ")]
    go_on(match, "; ".join(["1 to 0", *draft, *["1 want card"] * len(draft), "1 propose"]))
    assert worlds(match, 0, 1) == possible(match, 1, *least, fits=fits)


@pytest.mark.parametrize(
    ("wants", "picks", "least", "fits"),
    [
        ("mexico", "", ("mexico",), ()),
        ("peddle-50", "panama", (), ("peddle-50",)),
        ("mexico; peddle-25", "colombia", ("mexico",), ("peddle-25",)),
    ],
)
def test_13_j_what_was_accepted_is_there(wants: str, picks: str, least: tuple[str, ...], fits: tuple[str, ...]) -> None:
    """A third seat has not answered yet, so the proposer does not know what the other picked."""
    match = table(
        "bust felony sold-out sold-out doublecrossed doublecrossed",
        "panama mexico colombia steal banker immunity",
        "steal steal steal breeze-to-fly breeze-to-fly breeze-to-fly",
        stack=3,
        next_cards="dr-feelgood jamaica immunity",
    )
    state_of(match).known[2][kind_of("steal")] = 3
    state_of(match).known[2][kind_of("breeze-to-fly")] = 3
    count = len(wants.split("; "))
    gives = ["0 give bust", "0 give felony"][:count]
    draft = ["0 to 1", *gives, *(f"0 want {want}" for want in wants.split("; "))]
    go_on(match, "; ".join([*draft, "0 to 2", "0 give sold-out", "0 want card", "0 propose", "1 accept"]))
    if picks:
        go_on(match, f"1 pick {picks}")
    assert worlds(match, 0, 1) == possible(match, 1, *least, fits=fits)


def test_13_j_what_a_third_is_offered_can_be_given() -> None:
    """Six cards were promised to the seat itself, and the seventh to a third: a fourth gets peddles on the table."""
    cards = ["home-grown", "home-grown", "mexico", "mexico", "colombia", "colombia"]
    match = table(" ".join([*cards, "bust"]), "", "", "", markets=("jamaica", "open", "open", "panama"))
    draft = ["to 1", *(f"give {card}" for card in cards), *["want card"] * 6, "to 2", "give bust", "want card"]
    draft += ["to 3", "give tabled jamaica", "want tabled panama", "propose"]
    match.play(0, *draft)
    s = state_of(match)
    for viewer in range(4):
        for k in range(DEALT_AGAIN // 5):
            assert_possible(s, again(s, viewer, k), viewer)
            finish_turn(again(s, viewer, k), Random(k))


def test_13_j_gifts_from_a_market_to_two_others_keep_both_partners() -> None:
    """To who is not asked, a section of one peddle looks like one of a card for a card, which is longer."""
    match = table("bust", "", "", "", markets=("jamaica mexico", "open", "open", "open"))
    match.play(0, "to 1", "give tabled jamaica", "to 2", "give tabled mexico", "propose")
    s = state_of(match)
    for viewer in range(4):
        for k in range(DEALT_AGAIN // 5):
            assert_possible(s, again(s, viewer, k), viewer)
            finish_turn(again(s, viewer, k), Random(k))


def test_8_1_a_card_chosen_to_be_passed_is_any_of_the_hand() -> None:
    match = table("sold-out panama", "mexico steal", "")
    go_on(match, "0 play sold-out; 1 pass mexico")
    s = state_of(match)
    passed = {NAMES[again(s, 0, k).passed[1]] for k in range(400)}
    assert len(passed) > 15
    assert {again(s, 1, k).passed[1] for k in range(DEALT_AGAIN)} == {kind_of("mexico")}
