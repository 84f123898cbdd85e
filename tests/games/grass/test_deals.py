"""Rule 13, how a proposal is answered: acceptance, picks, counters, and what each player learns of it."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from mazzo import Match
from mazzo.games.grass.deck import NAMES
from tests.games.grass.example import (
    go_on,
    hand,
    known,
    offers,
    peddles,
    player,
    plays,
    table,
    talk,
    told,
    told_parts,
    view,
)
from tests.games.legality import allowed, moves, reason, refused

SWAP = "0 to 1; 0 give panama; 0 want mexico; 0 propose"


def answers(match: Match, seat: int) -> list[str]:
    """What a seat may do about the proposal but counter it."""
    return [move for move in moves(match, seat) if move.split()[0] in ("accept", "decline", "withdraw", "pick")]


def replies(match: Match) -> list[tuple[int, str]]:
    """How far each partner is, as a spectator sees it."""
    return [(reply.seat, reply.answer) for reply in talk(match).partners]


# 13.f One proposal at a time


def test_13_f_while_one_stands_nothing_is_played() -> None:
    match = table("panama bust", "mexico", "", markets=("open",))
    go_on(match, SWAP)
    assert match.current_players() == (1,)
    assert reason(match, "play panama") == ("grass-offer-stands", "13.f")
    assert reason(match, "discard panama") == ("grass-offer-stands", "13.f")
    assert (moves(match), plays(match, 1), moves(match, 2)) == (["withdraw"], [], [])


def test_13_f_not_even_by_the_one_in_turn_who_is_asked() -> None:
    match = table("panama", "mexico", markets=("open",))
    go_on(match, "1 to 0; 1 give mexico; 1 want panama; 1 propose")
    assert (reason(match, "play panama"), player(match, 0).state) == (("grass-answer-first", "13.f"), "answering")
    go_on(match, "0 decline; 0 play panama")
    assert view(match).turn == 1


def test_13_f_no_other_is_prepared() -> None:
    match = table("panama", "mexico", "bust")
    go_on(match, SWAP)
    assert reason(match, "to 1") == ("grass-offer-stands", "13.f")
    assert reason(match, "to 0", 2) == ("not-your-turn", "2.2")


def test_13_f_what_was_drafted_before_is_still_there() -> None:
    match = table("panama", "mexico", "bust")
    go_on(match, f"2 to 0; 2 give bust; {SWAP}; 1 decline")
    assert told_parts(view(match, 2).draft) == ["0 give bust: bust"]
    go_on(match, "2 want panama; 2 propose")
    assert talk(match).proposer == 2


def test_13_f_who_is_asked_accepts_declines_or_counters() -> None:
    match = table("panama", "mexico", "")
    go_on(match, SWAP)
    assert moves(match, 1) == ["to 0", "accept", "decline"]
    seen = offers(match, 1)
    assert None not in (seen.accept, seen.decline, seen.trade)
    assert (seen.withdraw, offers(match, 0).withdraw is None, offers(match, 0).trade) == (None, False, None)


def test_13_f_declining_ends_it() -> None:
    match = table("panama", "mexico", markets=("open",))
    go_on(match, SWAP + "; 1 decline")
    assert (talk(match).state, match.current_players(), hand(match)) == ("declined", (0,), ["panama"])
    assert "play panama" in plays(match)


def test_13_f_a_counter_replaces_it() -> None:
    match = table("panama", "mexico bust", "")
    go_on(match, SWAP + "; 1 to 0; 1 give bust; 1 want panama; 1 propose")
    assert (talk(match).proposer, match.current_players(), replies(match)) == (1, (0,), [(0, "waiting")])
    go_on(match, "0 accept")
    assert (hand(match), hand(match, 1)) == (["bust"], ["mexico", "panama"])


def test_13_f_it_goes_only_to_the_player_who_made_the_first() -> None:
    match = table("panama", "mexico", "bust", "")
    go_on(match, "2 to 0; 2 give bust; 2 want panama; 2 propose; 0 to 2; 0 give panama; 0 want card")
    assert reason(match, "to 3") == ("grass-counter-back", "13.f")
    go_on(match, "0 drop")
    assert reason(match, "to 1") == ("grass-counter-back", "13.f")
    trade = offers(match, 0).trade
    assert trade is not None
    assert ([whom.seat for whom in trade.whom], trade.several) == ([2], False)


def test_13_f_a_draft_to_others_is_no_counter() -> None:
    match = table("panama mexico", "", "bust", "")
    draft = "0 to 1; 0 give mexico; 0 want card; 0 to 2; 0 give panama; 0 want card"
    go_on(match, draft + "; 2 to 0; 2 give bust; 2 want panama; 2 propose")
    assert reason(match, "propose") == ("grass-counter-back", "13.f")
    assert "propose" not in moves(match)
    go_on(match, "0 decline; 0 propose")
    assert [reply.seat for reply in talk(match).partners] == [1, 2]


def test_13_f_a_draft_to_the_proposer_is_one() -> None:
    match = table("panama mexico", "bust")
    go_on(match, "0 to 1; 0 give mexico; 0 want card; 1 to 0; 1 give bust; 1 want panama; 1 propose; 0 propose")
    assert (talk(match).proposer, talk(match).state, view(match).talks_left) == (0, "open", 10)


def test_13_f_accepting_is_final() -> None:
    match = table("panama bust", "mexico", "")
    go_on(match, "0 to 1; 0 give panama; 0 want mexico; 0 to 2; 0 give bust; 0 want card; 0 propose; 1 accept")
    assert (moves(match, 1), match.current_players()) == ([], (2,))
    for text in ("decline", "accept", "to 0"):
        assert reason(match, text, 1) == ("not-your-turn", "2.2")


def test_13_f_who_proposed_may_withdraw_until_all_have_accepted() -> None:
    match = table("panama bust", "mexico", "")
    go_on(match, "0 to 1; 0 give panama; 0 want mexico; 0 to 2; 0 give bust; 0 want card; 0 propose; 1 accept")
    go_on(match, "0 withdraw")
    assert (talk(match).state, hand(match), hand(match, 1)) == ("withdrawn", ["panama", "bust"], ["mexico"])
    assert reason(match, "withdraw") == ("grass-no-offer", "13.f")


def test_13_f_nobody_else_may() -> None:
    match = table("panama", "mexico", "")
    go_on(match, SWAP)
    assert reason(match, "withdraw", 1) == ("grass-no-offer", "13.f")
    assert reason(match, "accept", 0) == ("grass-no-offer", "13.f")


@pytest.mark.parametrize("text", ["accept", "decline", "withdraw", "pick panama"])
def test_13_f_without_a_proposal_there_is_nothing_to_answer(text: str) -> None:
    match = table("panama", "panama")
    for seat in (0, 1):
        assert reason(match, text, seat) == ("grass-no-offer", "13.f")


def test_13_f_a_pick_comes_after_accepting() -> None:
    match = table("panama", "mexico")
    go_on(match, "0 to 1; 0 give panama; 0 want peddle; 0 propose")
    assert reason(match, "pick mexico", 1) == ("grass-answer-first", "13.f")


# 13.h Several partners

THREE = "0 to 1; 0 give panama; 0 want mexico; 0 to 2; 0 give bust; 0 want steal; 0 to 3; 0 give felony; 0 want banker"


def four() -> Match:
    """A proposal to three, which stands."""
    match = table("panama bust felony", "mexico", "steal", "banker", "")
    go_on(match, THREE + "; 0 propose")
    return match


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_13_h_it_holds_once_all_accept_in_any_order(order: tuple[int, ...]) -> None:
    match = four()
    for k, seat in enumerate(order):
        assert hand(match) == ["panama", "bust", "felony"]
        assert match.current_players() == tuple(sorted(order[k:]))
        go_on(match, f"{seat} accept")
    assert [hand(match, seat) for seat in range(4)] == [["mexico", "steal", "banker"], ["panama"], ["bust"], ["felony"]]
    assert (talk(match).state, match.current_players()) == ("dealt", (0,))


@pytest.mark.parametrize("end", ["2 decline", "2 to 0; 2 give steal; 2 want panama; 2 propose"])
def test_13_h_one_who_declines_or_counters_ends_it_for_all(end: str) -> None:
    match = four()
    go_on(match, "1 accept; " + end)
    assert [hand(match, seat) for seat in range(4)] == [["panama", "bust", "felony"], ["mexico"], ["steal"], ["banker"]]
    assert match.current_players() == (0,)


def test_13_h_nobody_passes_on_what_they_get_in_it() -> None:
    match = table("panama", "mexico", "")
    go_on(match, "0 to 1; 0 give panama; 0 want mexico; 0 to 2")
    assert reason(match, "give mexico") == ("grass-not-that-card", "13.i")
    assert reason(match, "give panama") == ("grass-not-that-card", "13.i")


def test_13_h_nor_with_peddles_on_the_table() -> None:
    match = table("", "", "", markets=("colombia", "panama", "jamaica"))
    go_on(match, "0 to 1; 0 give tabled colombia; 0 want tabled panama; 0 to 2")
    assert reason(match, "give tabled panama") == ("grass-not-tabled", "13.b")


def test_13_h_peddles_of_three_markets_change_at_once() -> None:
    match = table("", "", "", markets=("colombia mexico", "panama", "jamaica"))
    draft = "0 to 1; 0 give tabled mexico; 0 want tabled panama; 0 to 2; 0 give tabled colombia; 0 want tabled jamaica"
    go_on(match, draft + "; 0 propose; 2 accept; 1 accept")
    assert [peddles(match, seat) for seat in range(3)] == ["jamaica panama", "mexico", "colombia"]


# 13.i Lacking what is asked for


@pytest.mark.parametrize(
    ("wants", "holds", "can"),
    [
        ("mexico", "mexico", True),
        ("mexico; mexico", "mexico colombia", False),
        ("mexico; mexico", "mexico mexico", True),
        ("peddle-50", "colombia jamaica", False),
        ("peddle-50", "dr-feelgood", True),
        ("peddle-50; peddle-25; peddle", "panama colombia mexico", True),
        ("peddle-50; peddle-25; peddle", "panama mexico mexico", False),
        ("peddle-50; peddle-25; peddle", "mexico colombia jamaica", False),
        ("peddle-25; peddle-25; peddle", "panama colombia mexico", True),
        ("panama; peddle-50", "panama", False),
        ("panama; peddle-50", "panama dr-feelgood", True),
        ("panama; peddle-50; peddle", "panama panama", False),
        ("heat-on; heat-off", "bust", True),
        ("heat-on", "panama", False),
        ("market; nirvana; paranoia; protection; skim", "euphoria banker sold-out grab-a-snack market-close", True),
        ("nirvana", "panama", False),
        ("card; card; card; card; card; card", "", True),
        ("mexico; card; card; card; card; card", "colombia", False),
    ],
)
def test_13_i_who_lacks_the_cards_cannot_accept(wants: str, holds: str, can: bool) -> None:
    asked = [f"0 want {want}" for want in wants.split("; ")]
    given = ["home-grown", "home-grown", "immunity", "breeze-to-fly", "felony", "steal"][: len(asked)]
    match = table(" ".join(given), holds)
    go_on(match, "; ".join(["0 to 1", *(f"0 give {card}" for card in sorted(given, key=NAMES.index)), *asked]))
    go_on(match, "0 propose")
    assert allowed(match, "accept", 1) == can
    if not can:
        assert reason(match, "accept", 1) == ("grass-lacks-cards", "13.i")


def test_13_i_an_acceptance_that_is_refused_changes_nothing() -> None:
    match = table("panama", "colombia", "")
    go_on(match, SWAP)
    before = match.to_bytes()
    assert refused(match, "accept", 1).code == "grass-lacks-cards"
    assert match.to_bytes() == before
    go_on(match, "1 decline")
    assert talk(match).state == "declined"


# 13.k Picks


def ways_to_accept(match: Match, seat: int) -> Iterator[tuple[str, ...]]:
    """Every way to pick."""
    for move in answers(match, seat):
        if move.startswith(("accept", "pick")):
            ahead = match.copy()
            ahead.play(seat, move)
            if talk(ahead).state == "dealt":
                yield (move,)
            else:
                yield from ((move, *rest) for rest in ways_to_accept(ahead, seat))


@pytest.mark.parametrize(
    ("wants", "holds", "picks"),
    [
        ("mexico", "mexico", {()}),
        ("peddle", "mexico colombia", {("mexico",), ("colombia",)}),
        ("peddle-50; peddle", "panama panama", {("panama", "panama")}),
        ("peddle-50; peddle", "panama mexico", {("panama", "mexico")}),
        ("peddle-50; peddle-25", "panama dr-feelgood", {("panama", "dr-feelgood"), ("dr-feelgood", "panama")}),
        ("peddle; peddle", "mexico colombia panama", {
            ("mexico", "colombia"), ("mexico", "panama"), ("colombia", "panama")
        }),
        ("peddle; peddle", "mexico mexico", {("mexico", "mexico")}),
        ("panama; peddle-50", "panama panama", {("panama",)}),
        ("panama; peddle-25", "panama panama colombia", {("colombia",), ("panama",)}),
        ("heat-on; skim", "bust felony banker", {("bust", "banker"), ("felony", "banker")}),
        ("peddle-50; peddle-25; peddle; card", "panama colombia mexico banker immunity immunity", {
            ("panama", "colombia", "mexico", "banker"), ("panama", "colombia", "mexico", "immunity")
        }),
    ],
)  # fmt: skip
def test_13_k_who_accepts_chooses_which_card_fits(wants: str, holds: str, picks: set[tuple[str, ...]]) -> None:
    asked = [f"0 want {want}" for want in wants.split("; ")]
    given = [f"0 give {card}" for card in ("home-grown", "home-grown", "immunity", "steal")[: len(asked)]]
    match = table("home-grown home-grown immunity steal", holds)
    go_on(match, "; ".join(["0 to 1", *given, *asked, "0 propose"]))
    expected = {("accept", *(f"pick {card}" for card in chosen)) for chosen in picks}
    assert set(ways_to_accept(match, 1)) == expected
    for way in expected:
        done = match.copy()
        done.play(1, *way)
        assert [one.cards for one in view(done).players] == [7, 6]
        named = [move.split()[1] for move in way[1:]] + [want for want in wants.split("; ") if want == "panama"]
        assert sorted(part.split(": ")[1] for part in told_parts(talk(done, 0).parts) if " want " in part) == sorted(
            [*named, *(want for want in wants.split("; ") if want == "mexico")]
        )


def test_13_k_what_does_not_fit_is_refused() -> None:
    match = table("mexico", "panama bust", "")
    go_on(match, "0 to 1; 0 give mexico; 0 want peddle; 0 propose; 1 accept")
    refusal = refused(match, "pick bust", 1)
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-not-wanted", "13.k", {"card": "bust"})
    assert reason(match, "pick mexico", 1) == ("grass-not-wanted", "13.k")
    assert answers(match, 1) == ["decline", "pick panama"]


def test_13_k_a_card_that_another_part_needs_is_not_picked() -> None:
    match = table("mexico mexico", "panama mexico colombia", "")
    go_on(match, "0 to 1; 0 give mexico; 0 give mexico; 0 want colombia; 0 want peddle; 0 propose; 1 accept")
    assert reason(match, "pick colombia", 1) == ("grass-not-wanted", "13.k")
    assert answers(match, 1) == ["decline", "pick mexico", "pick panama"]


def test_13_k_first_the_cards_are_chosen() -> None:
    match = table("mexico", "panama", "")
    go_on(match, "0 to 1; 0 give mexico; 0 want peddle; 0 propose; 1 accept")
    assert reason(match, "accept", 1) == ("grass-pick-first", "13.k")
    assert reason(match, "to 0", 1) == ("grass-offer-stands", "13.f")
    go_on(match, "1 decline")
    assert talk(match).state == "declined"


def test_13_k_for_equal_descriptions_in_the_order_of_the_deck() -> None:
    match = table("mexico home-grown", "panama colombia mexico", "")
    go_on(match, "0 to 1; 0 give home-grown; 0 give mexico; 0 want peddle; 0 want peddle; 0 propose; 1 accept")
    assert answers(match, 1) == ["decline", "pick mexico", "pick colombia"]
    assert reason(match, "pick panama", 1)[0] == "grass-not-wanted"
    go_on(match, "1 pick colombia")
    assert answers(match, 1) == ["decline", "pick panama"]
    assert reason(match, "pick mexico", 1) == ("grass-part-order", "13.k")


def test_13_k_picks_are_offered() -> None:
    match = table("mexico", "panama colombia bust", "")
    go_on(match, "0 to 1; 0 give mexico; 0 want peddle-25; 0 propose; 1 accept")
    seen = offers(match, 1)
    assert [choice.card for choice in seen.picks] == [2, 4]
    assert (seen.accept, seen.trade) == (None, None)
    assert seen.decline is not None


# 13.j Who learns what


def test_13_j_each_partner_sees_their_own_part_only() -> None:
    match = four()
    assert told_parts(talk(match, 1).parts) == ["1 give panama: panama", "1 want mexico: mexico"]
    assert told_parts(talk(match, 2).parts) == ["2 give bust: bust", "2 want steal: steal"]
    assert told_parts(talk(match, 0).parts)[::2] == [
        "1 give panama: panama",
        "2 give bust: bust",
        "3 give felony: felony",
    ]
    assert [talk(match, viewer).parts for viewer in (None, 4)] == [(), ()]


def test_13_j_the_table_sees_who_talks_with_whom_and_how_it_ends() -> None:
    match = four()
    for viewer in (None, 4):
        seen = talk(match, viewer)
        assert (seen.proposer, [reply.seat for reply in seen.partners], seen.state) == (0, [1, 2, 3], "open")
    go_on(match, "3 accept")
    assert replies(match) == [(1, "waiting"), (2, "waiting"), (3, "accepted")]
    go_on(match, "1 decline")
    assert talk(match).state == "declined"
    assert told(match, None) == ["propose", "accept", "decline"]


def test_13_j_a_pick_is_not_told() -> None:
    match = table("mexico", "panama colombia", "")
    go_on(match, "0 to 1; 0 give mexico; 0 want peddle; 0 propose; 1 accept")
    assert [told(match, viewer) for viewer in (None, 2)] == [["propose"], ["propose"]]
    assert [talk(match, viewer).partners[0].answer for viewer in (None, 0, 1, 2)] == [
        "waiting",
        "waiting",
        "picking",
        "waiting",
    ]
    go_on(match, "1 pick colombia")
    assert [told(match, viewer)[-1] for viewer in (None, 0, 1, 2)] == ["accept", "accept", "pick colombia", "accept"]


def test_13_j_of_several_picks_the_table_hears_one_acceptance() -> None:
    match = table("mexico steal", "panama colombia bust", "")
    go_on(match, "0 to 1; 0 give mexico; 0 give steal; 0 want peddle; 0 want heat-on; 0 propose; 1 accept")
    go_on(match, "1 pick colombia")
    assert told(match, 2) == ["propose"]
    go_on(match, "1 pick bust")
    assert [told(match, viewer) for viewer in (None, 2)] == [["propose", "accept"]] * 2


def test_13_j_what_was_traded_is_known_to_the_two_and_nobody_else() -> None:
    match = table("panama", "mexico", "")
    go_on(match, "0 to 1; 0 give panama as card; 0 want card; 0 propose; 1 accept; 1 pick mexico")
    assert told_parts(talk(match, 0).parts) == ["1 give card: panama", "1 want mexico: mexico"]
    assert told_parts(talk(match, 1).parts) == told_parts(talk(match, 0).parts)
    assert [talk(match, viewer).parts for viewer in (None, 2)] == [(), ()]
    assert (known(match, 0, 1), known(match, 1, 0)) == (["panama"], ["mexico"])
    assert (known(match, 2, 0), known(match, 2, 1)) == ([], [])


@pytest.mark.parametrize("end", ["1 decline", "0 withdraw", "1 to 0; 1 give mexico; 1 want card; 1 propose"])
def test_13_j_what_was_not_shown_nobody_learns_if_nothing_comes_of_it(end: str) -> None:
    match = table("panama dr-feelgood", "mexico", "")
    other = table("dr-feelgood panama", "mexico", "")
    go_on(match, "0 to 1; 0 give panama as peddle-50; 0 want mexico; 0 propose; " + end)
    go_on(other, "0 to 1; 0 give dr-feelgood as peddle-50; 0 want mexico; 0 propose; " + end)
    assert view(match, 1) == view(other, 1)
    assert known(match, 1, 0) == []


def test_13_j_what_was_promised_by_name_is_known_though_it_fails() -> None:
    match = table("panama bust", "mexico", "", "")
    go_on(
        match, "0 to 1; 0 give panama; 0 want mexico; 0 to 2; 0 give bust; 0 want card; 0 propose; 1 accept; 2 decline"
    )
    assert (known(match, 0, 1), known(match, 3, 1), hand(match)) == (["mexico"], [], ["panama", "bust"])


def test_13_j_what_was_declined_is_not() -> None:
    match = table("panama", "mexico", "")
    go_on(match, SWAP + "; 1 decline")
    assert known(match, 0, 1) == []


def test_13_j_others_are_not_sure_any_more_of_what_the_two_hold() -> None:
    match = table("sold-out panama", "mexico", "steal")
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass mexico; 2 pass steal; * bust")
    assert (known(match, 0, 1), known(match, 1, 2), known(match, 2, 0)) == (["panama"], ["mexico"], ["steal"])
    go_on(match, "1 to 2; 1 give bust as card; 1 want card; 1 propose; 2 accept; 2 pick mexico")
    assert known(match, 0, 1) == []  # the panama may have gone to seat 2
    assert (known(match, 1, 2), known(match, 2, 1), known(match, 2, 0)) == (["bust"], ["mexico"], ["steal"])


def test_13_j_peddles_on_the_table_tell_nothing_of_hands() -> None:
    match = table("sold-out panama", "mexico", "", markets=("jamaica jamaica", "colombia", "jamaica"))
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass mexico; 2 pass immunity; * bust")
    go_on(match, "1 to 2; 1 give tabled colombia; 1 want tabled jamaica; 1 propose; 2 accept")
    assert (known(match, 0, 1), known(match, 1, 2)) == (["panama"], ["mexico"])


def test_13_j_who_trades_a_card_for_the_same_knows_where_theirs_is() -> None:
    match = table("mexico", "mexico", "")
    go_on(match, "0 to 1; 0 give mexico as peddle; 0 want peddle; 0 propose; 1 accept; 1 pick mexico")
    assert (known(match, 0, 1), known(match, 1, 0)) == (["mexico"], ["mexico"])


def test_13_j_the_deal_is_seen_by_its_parties_until_the_turn_ends() -> None:
    match = table("panama bust", "mexico", "")
    go_on(match, SWAP + "; 1 accept")
    assert told_parts(talk(match, 1).parts) == ["1 give panama: panama", "1 want mexico: mexico"]
    go_on(match, "0 discard bust; * steal")
    assert [view(match, viewer).talk for viewer in (None, 0, 1)] == [None] * 3


def test_13_j_a_deal_throws_all_drafts_away() -> None:
    match = table("panama", "mexico", "bust")
    go_on(match, f"2 to 0; 2 give bust; 2 want panama; {SWAP}; 1 accept")
    assert (view(match, 2).draft, view(match, 0).draft) == ((), ())
    assert allowed(match, "to 0", 2)
