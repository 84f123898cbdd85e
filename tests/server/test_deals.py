"""Deals: of the day and of matches, first attempts, and what is shown of them to whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from time import process_time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import mazzo
from mazzo.host import from_client, to_client
from mazzo.server.accounts.messages import Me, SignedIn
from mazzo.server.computations.computations import Result
from mazzo.server.deals import messages
from mazzo.server.deals.house import HouseScores, HouseService
from mazzo.server.deals.queries import DealRow
from mazzo.server.history.messages import History
from mazzo.server.pages import addresses
from mazzo.server.rooms.from_client import NewRoom
from mazzo.server.times import DAY, MINUTE, SECOND
from tests.server.accounts.visitors import account, call, register, sign_in, told
from tests.server.entered import version_of
from tests.server.rooms.clusters import DAWN
from tests.server.served import Guest, Seat, Served, fresh_id
from tests.server.wall_clock import WallClock, set_clock

HOUR = 60 * MINUTE
MIDNIGHT = DAWN // DAY * DAY
TODAY = "2023-11-14"
MANY = 10_000


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    """It starts at nine in the morning."""
    return set_clock(monkeypatch, MIDNIGHT + 9 * HOUR)


@pytest.fixture(autouse=True)
def no_computations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Par is off, and the bots have played at once."""

    async def compute(_house: HouseService, _id: str, _deal: DealRow) -> AsyncIterator[Result]:
        yield Result.of(HouseScores("done", 1.0, [1, 2, 3, 4, 5]))

    monkeypatch.setenv("MAZZO_PAR_SECONDS", "0")
    monkeypatch.setattr(HouseService, "compute", compute)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def today(guest: Guest, date: str = "") -> messages.Today:
    return guest.get(f"/api/today?date={date}" if date else "/api/today", messages.Today)


def tile(guest: Guest, game: str = "orchard", date: str = "") -> messages.Tile:
    return next(tile for tile in today(guest, date).tiles if tile.game == game)


def begin(guest: Guest, deal: str) -> messages.NewAttemptAnswer:
    answer = guest.post(f"/api/deals/{deal}/attempts", messages.NewAttempt())
    return told(answer, messages.NewAttemptAnswer, 201)


def page(guest: Guest, deal: str) -> messages.DealPage:
    return guest.get(f"/api/deals/{deal}", messages.DealPage)


def listed(guest: Guest, deal: str, query: str = "") -> list[messages.Attempt]:
    return guest.get(f"/api/deals/{deal}/attempts{query}", messages.Attempts).attempts


def finish(seat: Seat, clock: WallClock | None = None, which: int = 0) -> None:
    """Play to the end, as a person would if there is a clock: five seconds for each move."""
    while seat.state.snapshot.outcome is None:
        if clock is not None:
            clock.now += 5 * SECOND
        seat.play(seat.state.snapshot.offers.actions[which])


def play(guest: Guest, deal: str, clock: WallClock | None = None, which: int = 0) -> str:
    """Play a deal alone to its end; the match."""
    match = begin(guest, deal).match
    with guest.sit(match) as seat:
        finish(seat, clock, which)
    page(guest, deal)  # by then the attempt has ended
    return match


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots move at once."""
    for pause in ("PAUSE", "STEP", "LOOK"):
        monkeypatch.setattr(f"mazzo.host.bot_pace.{pause}", 0)
    for more in ("PAUSES", "STEPS"):
        monkeypatch.setattr(f"mazzo.host.bot_pace.{more}", 1)


def play_with_bots(guest: Guest, match: str) -> None:
    """Play first offers to the end, whenever it is the guest's turn."""
    with guest.sit(match) as seat:
        while seat.state.snapshot.outcome is None:
            offers = seat.state.snapshot.offers.actions
            if not offers:
                seat.receive()
                continue
            seat.send(from_client.Play(fresh_id(), seat.state.snapshot.version, offers[:1]))
            while not isinstance(done := seat.receive(), to_client.Done):
                assert not isinstance(done, to_client.Refused), done
            while seat.state.snapshot.version < done.version:
                seat.receive()


def sent(guest: Guest, match: str) -> str:
    """The deal of a finished match."""
    return told(guest.post("/api/deals", messages.NewDeal(match)), messages.NewDealAnswer, 201).deal


def score_of(served: Served, match: str) -> object:
    ((score,),) = served.execute("SELECT score FROM result WHERE match = ? AND seat = 0", match)
    return score


def attempts(served: Served, columns: str = "match, person") -> list[tuple[object, ...]]:
    return served.execute(f"SELECT {columns} FROM attempt ORDER BY began, match")


# deals of the day


def test_a_day_has_one_deal_of_each_game_the_same_for_everybody(served: Served, guest: Guest, friend: Guest) -> None:
    first, second = today(guest), today(friend)
    assert (first.date, first.today) == (TODAY, TODAY)
    assert [tile.deal for tile in first.tiles] == [tile.deal for tile in second.tiles]
    assert [tile.game for tile in first.tiles] == list(mazzo.GAMES)
    bots = {tile.game: tile.bots for tile in first.tiles}
    assert bots == {"orchard": [], "grove": [], "clustered": ["greedy"], "gnoming": ["greedy"], "grass": ["greedy"]}
    assert len(served.execute("SELECT DISTINCT seed FROM deal")) == len(mazzo.GAMES)


def test_the_next_day_has_other_deals_and_the_day_before_stays(guest: Guest, clock: WallClock) -> None:
    before = today(guest)
    clock.now += DAY
    after = today(guest)
    assert not {tile.deal for tile in before.tiles} & {tile.deal for tile in after.tiles}
    past = today(guest, before.date)
    assert [tile.deal for tile in past.tiles] == [tile.deal for tile in before.tiles]
    assert all(tile.final for tile in past.tiles)
    assert not any(tile.final for tile in after.tiles)


def test_the_options_of_the_week_are_those_that_come(guest: Guest, clock: WallClock) -> None:
    announced = {(one.date, one.game): one.options for one in today(guest).week}
    for _ in range(7):
        clock.now += DAY
        day = today(guest)
        assert {tile.game: tile.options for tile in day.tiles} == {
            game: options for (date, game), options in announced.items() if date == day.date
        }


def test_a_day_to_come_is_not_there(guest: Guest) -> None:
    today(guest)
    assert code(guest.http.get("/api/today?date=2023-11-15")) == (404, "no-deal-yet")
    assert today(guest, "2023-11-13").tiles == []
    assert code(guest.http.get("/api/today?date=tomorrow")) == (400, "bad-request")
    assert guest.get("/api/deals?month=2023-12", messages.Month).days == []
    for path in ("/api/deals/nothing", "/api/deals/nothing/attempts"):
        assert code(guest.http.get(path)) == (404, "no-deal")
    assert code(guest.post("/api/deals/nothing/attempts", messages.NewAttempt())) == (404, "no-deal")


def test_a_month_has_its_days_with_ones_own_results(guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    match = play(guest, deal)
    clock.now += 2 * DAY
    month = guest.get("/api/deals?month=2023-11&game=orchard", messages.Month)
    assert [day.date for day in month.days] == ["2023-11-16", TODAY]
    (old,) = month.days[1].tiles
    assert (old.deal, old.match, old.state, old.place) == (deal, match, "done", 1)


# the first attempt


def test_a_first_attempt_is_resumed_and_counts_once(served: Served, guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    first = begin(guest, deal)
    assert first.first
    assert begin(guest, deal) == first
    assert tile(guest).state == "begun"
    assert page(guest, deal).match == first.match
    with guest.sit(first.match) as seat:
        finish(seat, clock)
    done = tile(guest)
    assert (done.state, done.match, done.score) == ("done", first.match, score_of(served, first.match))
    again = begin(guest, deal)
    assert not again.first
    assert again.match != first.match
    with guest.sit(again.match) as seat:
        finish(seat, clock, -1)
    mine = page(guest, deal).mine
    assert mine is not None
    assert (mine.match, mine.place, mine.of) == (first.match, 1, 1)
    assert page(guest, deal).count == tile(guest).count == 1


def test_it_counts_in_the_history_like_a_fresh_match(guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    first, second = play(guest, deal, clock), play(guest, deal, clock)
    rows = {row.match: row.counts for row in guest.get("/api/history", History).games}
    assert rows == {first: True, second: False}


def test_two_devices_at_once_begin_one_attempt(served: Served, guest: Guest) -> None:
    deal = tile(guest).deal
    cookies = {"cookie": guest.cookie, "content-type": "application/json"}

    def begin_elsewhere(_device: int) -> messages.NewAttemptAnswer:
        answer = httpx.post(f"http://{served.address}/api/deals/{deal}/attempts", content=b"{}", headers=cookies)
        return told(answer, messages.NewAttemptAnswer, 201)

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(begin_elsewhere, range(4)))
    assert {answer.match for answer in answers} == {match for match, _ in attempts(served)}
    assert all(answer.first for answer in answers)


def test_nothing_is_lost_by_a_restart(served: Served, guest: Guest) -> None:
    deal = tile(guest).deal
    first = begin(guest, deal)
    with guest.sit(first.match) as seat:
        seat.play_first()
        before = seat.state
    served.stop()
    served.start()
    assert begin(guest, deal) == first
    with guest.sit(first.match) as seat:
        assert seat.state.snapshot == before.snapshot


def test_after_a_day_without_a_move_it_ends_with_what_is_on_the_table(
    served: Served, guest: Guest, clock: WallClock
) -> None:
    deal = tile(guest).deal
    match = begin(guest, deal).match
    with guest.sit(match) as seat:
        seat.play_first()
    clock.now += DAY - 1
    assert page(guest, deal).mine is None
    clock.now += 1
    mine = page(guest, deal).mine
    assert mine is not None
    assert (mine.match, mine.abandoned, mine.marked) == (match, True, False)
    with guest.sit(match) as seat:
        finish(seat)
    assert score_of(served, match) is not None
    assert page(guest, deal).mine == mine


def test_what_nobody_reads_is_ended_when_the_server_starts(served: Served, guest: Guest, clock: WallClock) -> None:
    begin(guest, tile(guest).deal)
    clock.now += DAY
    served.stop()
    served.start()
    for _ in range(100):  # the query runs beside the requests
        guest.get("/api/me", Me)
    assert attempts(served, "ended, abandoned") == [(clock.now, 1)]


def test_an_attempt_belongs_to_the_day_on_which_it_began(guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    clock.now = MIDNIGHT + DAY - MINUTE
    match = begin(guest, deal).match
    clock.now += 2 * MINUTE
    assert page(guest, deal).histogram is None  # others' results are hidden while it is in progress
    with guest.sit(match) as seat:
        finish(seat, clock)
    assert tile(guest, date=TODAY).place == 1
    assert tile(guest).state == "new"


def test_who_comes_late_is_welcome_and_not_ranked(
    served: Served, guest: Guest, friend: Guest, clock: WallClock
) -> None:
    deal = tile(guest).deal
    play(guest, deal, clock)
    clock.now += DAY
    assert page(friend, deal).histogram is not None
    late = begin(friend, deal)
    assert not late.first
    assert begin(friend, deal) == late
    with friend.sit(late.match) as seat:
        finish(seat, clock)
    done = tile(friend, date=TODAY)
    assert (done.state, done.score, done.place) == ("done", score_of(served, late.match), None)
    assert len(attempts(served)) == 1
    assert page(friend, deal).count == 1


def test_the_ledger_says_how_it_was_played(guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    match = begin(guest, deal).match
    with guest.sit(match) as seat:
        clock.now += 50 * SECOND
        seat.play_first()
        hint = {"version": seat.state.snapshot.version, "step": 1}
        assert guest.http.post(f"/api/matches/{match}/hint", json=hint).status_code == 200
        clock.now += HOUR
        seat.play_first()
        finish(seat)
    mine = page(guest, deal).mine
    assert mine is not None
    assert (mine.hints, mine.undos, mine.minutes, mine.marked) == (1, 0, 6, False)


def test_a_game_in_no_time_is_marked_and_takes_nobodys_place(guest: Guest, friend: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    play(guest, deal)
    play(friend, deal, clock)
    fast, slow = page(guest, deal).mine, page(friend, deal).mine
    assert fast is not None
    assert slow is not None
    assert (fast.marked, slow.marked, slow.place, slow.of) == (True, False, 1, 1)
    assert [page(person, deal).count for person in (guest, friend)] == [2, 2]
    assert [(one.marked, one.place, one.you) for one in listed(friend, deal)] == [(True, 1, False), (False, 1, True)]
    assert [one.marked for one in listed(friend, deal, "?plausible=true")] == [False]


def test_the_list_of_attempts_shows_names_that_may_be_shown(
    served: Served, guest: Guest, friend: Guest, clock: WallClock
) -> None:
    deal = tile(guest).deal
    for person, login in ((guest, "ada.l"), (friend, "bea.l")):
        person.call_me(login)
        register(person, login)
    friend.http.patch("/api/me", json={"listed": True}).raise_for_status()
    stranger = served.guest()
    for person in (guest, friend, stranger):
        play(person, deal, clock)
    assert [(one.name, one.account, one.place) for one in listed(guest, deal)] == [
        ("", True, 1),
        ("bea.l", True, 1),
        ("", False, 1),
    ]
    assert len(listed(guest, deal, "?accounts=true")) == 2
    assert len(listed(guest, deal, "?unassisted=true")) == 3


# what is hidden


def test_before_the_attempt_nothing_of_others_is_shown(
    served: Served, guest: Guest, friend: Guest, clock: WallClock
) -> None:
    deal = tile(guest).deal
    match = play(guest, deal, clock)
    for _ in ("before", "in progress"):
        there = page(friend, deal)
        assert there.count == 1
        assert (there.mine, there.histogram, there.house, there.best, there.cost) == (None,) * 5
        assert code(friend.http.get(f"/api/deals/{deal}/attempts")) == (409, "deal-not-played")
        for path in ("replay", "journal", "par", "par/line", "par/honest", "review", "events"):
            assert code(friend.http.get(f"/api/matches/{match}/{path}")) == (409, "deal-open"), path
        for source in (from_client.Same(match), from_client.Rest(match), from_client.PlayOn(match, 5, "same")):
            again = friend.post("/api/matches", from_client.NewMatch("orchard", True, source))
            assert code(again) == (409, "deal-open")
        begin(friend, deal)
    play(friend, deal, clock)
    assert page(friend, deal).histogram is not None
    assert {one.match for one in listed(friend, deal)} >= {match}
    assert friend.http.get(f"/api/matches/{match}/replay").status_code == 200


def test_nobody_watches_an_attempt_at_a_deal_that_is_open(served: Served, guest: Guest, clock: WallClock) -> None:
    match = begin(guest, tile(guest).deal).match
    with pytest.raises(ConnectionClosed):
        served.watch(match)
    clock.now += 2 * DAY
    served.watch(match).close()


def test_the_seed_is_secret_until_a_day_after_the_close(served: Served, guest: Guest, clock: WallClock) -> None:
    match = play(guest, tile(guest).deal, clock)
    ((seed,),) = served.execute("SELECT hex(seed) FROM match WHERE id = ?", match)
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert "\nseed: -\n" in journal
    assert str(seed).lower() not in guest.http.get("/api/me/export").text
    again = told(
        guest.post("/api/matches", from_client.NewMatch("orchard", True, from_client.Same(match))),
        to_client.NewMatchAnswer,
        201,
    ).match
    with guest.sit(again) as seat:
        finish(seat)
    assert "\nseed: -\n" in guest.http.get(f"/api/matches/{again}/journal").text
    clock.now = MIDNIGHT + 2 * DAY
    for id in (match, again):
        assert f"\nseed: {str(seed).lower()}\n" in guest.http.get(f"/api/matches/{id}/journal").text


def test_a_link_to_a_deal_says_what_it_is_and_nothing_of_results(
    guest: Guest, clock: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "PAGES", (("dealPage", "/d/{id}"), *addresses.PAGES))
    deal = tile(guest).deal
    match = play(guest, deal, clock)
    for path in (f"/d/{deal}", f"/m/{match}", f"/m/{match}/replay"):
        head = guest.http.get(path, headers={"accept-language": "en"}).text
        assert "Orchard: the deal of 14 November" in head, path
        assert "How far do you get?" in head, path
    clock.now += DAY
    assert "This day is over" in guest.http.get(f"/d/{deal}", headers={"accept-language": "en"}).text


# deals of matches


def test_a_match_is_sent_and_the_friend_gets_its_cards(
    served: Served, guest: Guest, friend: Guest, clock: WallClock
) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        first = seat.state.snapshot.view
        finish(seat, clock)
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).has_deal
    deal = sent(guest, match)
    assert sent(friend, match) == deal
    mine = page(guest, deal).mine
    assert mine is not None
    assert (mine.match, mine.score, mine.place, mine.of) == (match, score_of(served, match), 1, 1)
    assert page(friend, deal).mine is None
    with friend.sit(begin(friend, deal).match) as seat:
        assert seat.state.snapshot.view == first
        finish(seat, clock)
    assert page(friend, deal).count == 2
    assert page(friend, deal).closes is None


def test_a_deal_of_an_own_deck_keeps_the_deck(guest: Guest, friend: Guest) -> None:
    version = version_of(guest)
    new = from_client.NewMatch("orchard", False, from_client.Fresh(), deck=version)
    match = told(guest.post("/api/matches", new), to_client.NewMatchAnswer, 201).match
    with guest.sit(match) as seat:
        finish(seat)
    deal = sent(guest, match)
    assert (page(friend, deal).deck, page(friend, deal).deck_name) == (version, "From the shelf")
    with friend.sit(begin(friend, deal).match) as seat:
        assert seat.hello.deck.version == version


@pytest.mark.usefixtures("no_haste")
def test_a_match_against_bots_is_sent_with_its_bots(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    match = guest.room(guest.open_room(NewRoom("gnoming", 3, bots=["novice", "casual"]))).match
    assert match is not None
    play_with_bots(guest, match)
    deal = sent(guest, match)
    there = page(friend, deal)
    assert (there.seats, there.bots) == (3, ["novice", "casual"])
    assert attempts(served) == [(match, guest.me.id)]
    room = begin(friend, deal).room
    assert room is not None
    assert [seat.bot for seat in friend.room(room).seats] == [None, "novice", "casual"]


def test_programs_are_compared_among_themselves(served: Served, guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    bot = account(served)
    bot.http.patch("/api/account", json={"program": True}).raise_for_status()
    play(bot, deal)
    own = page(bot, deal).mine
    assert own is not None
    assert (own.place, own.of, own.marked) == (1, 1, False)
    play(guest, deal, clock)
    assert page(guest, deal).count == 1
    assert [one.bot for one in listed(guest, deal)] == [False]
    assert [(one.bot, one.place) for one in listed(guest, deal, "?programs=true")] == [(True, 1)]


def test_practice_and_what_was_played_on_are_no_attempts(guest: Guest, clock: WallClock) -> None:
    practice = guest.begin(practice=True)
    with guest.sit(practice) as seat:
        finish(seat, clock)
    deal = sent(guest, practice)
    assert page(guest, deal).mine is None
    assert not begin(guest, deal).first
    on = guest.begin(from_client.PlayOn(practice, 4, "fresh"))
    with guest.sit(on) as seat:
        finish(seat, clock)
    assert not guest.get(f"/api/matches/{on}", to_client.MatchInfo).has_deal
    assert code(guest.post("/api/deals", messages.NewDeal(on))) == (409, "no-deal-made")


def test_a_match_that_is_not_over_is_not_sent(guest: Guest) -> None:
    assert code(guest.post("/api/deals", messages.NewDeal(guest.begin()))) == (409, "match-not-over")


@pytest.mark.usefixtures("no_haste")
def test_a_deal_against_bots_is_the_same_for_everybody(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    deal = tile(guest, "clustered").deal
    lines = []
    for person in (guest, friend):
        first = begin(person, deal)
        assert first.room is not None
        assert person.room(first.room).match == first.match
        play_with_bots(person, first.match)
        lines.append(served.execute("SELECT seat, text FROM event WHERE match = ? ORDER BY seq", first.match))
    assert lines[0] == lines[1]


def test_a_deal_of_an_old_ruleset_is_not_dealt_any_more(served: Served, guest: Guest, friend: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        finish(seat)
    deal = sent(guest, match)
    served.stop()
    served.execute("UPDATE deal SET head = replace(head, 'orchard-1', 'orchard-0')")
    served.start()
    assert code(friend.post(f"/api/deals/{deal}/attempts", messages.NewAttempt())) == (409, "deal-of-old-rules")
    assert page(friend, deal).count == 1


# people


def test_a_guest_who_signs_in_keeps_the_attempt_and_of_two_the_earlier_stands(
    served: Served, guest: Guest, clock: WallClock
) -> None:
    ada, deals = account(served), today(guest).tiles
    only, both = deals[0].deal, deals[1].deal
    kept = [play(guest, only, clock), play(guest, both, clock)]
    clock.now += SECOND
    play(ada, both, clock)
    told(sign_in(guest), SignedIn)
    call(guest, "POST", "/api/account/guest").raise_for_status()
    assert attempts(served) == [(match, ada.me.id) for match in kept]


def test_an_erased_person_leaves_the_result_without_a_name(
    served: Served, guest: Guest, friend: Guest, clock: WallClock
) -> None:
    deal = tile(guest).deal
    play(guest, deal, clock)
    play(friend, deal, clock)
    begin(guest, tile(guest, "grove").deal)
    guest.http.delete("/api/me").raise_for_status()
    assert attempts(served, "person, is_account") == [(None, 0), (friend.me.id, 0)]
    assert page(friend, deal).count == 2
    gone = next(one for one in listed(friend, deal) if not one.you)
    assert (gone.name, gone.match) == ("", None)


def test_an_export_has_the_attempts(guest: Guest, clock: WallClock) -> None:
    deal = tile(guest).deal
    match = play(guest, deal, clock)
    (attempt,) = guest.http.get("/api/me/export").json()["attempts"]
    assert (attempt["deal"], attempt["match"], attempt["account"]) == (deal, match, False)


# many


def test_a_page_costs_as_much_with_ten_thousand_attempts_as_with_a_few(
    served: Served, guest: Guest, clock: WallClock
) -> None:
    deal = tile(guest).deal
    play(guest, deal, clock)

    def cost() -> float:
        page(guest, deal)
        began = process_time()
        for _ in range(20):
            page(guest, deal)
        return process_time() - began

    few = cost()
    served.stop()
    served.execute(
        "WITH RECURSIVE k(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM k WHERE k < CAST(? AS INTEGER)) "
        "INSERT INTO attempt (match, deal, began, ended, score, is_account, is_program) "
        "SELECT 'm' || k, ?, 1, 2, k % 60, 0, 0 FROM k",
        str(MANY),
        deal,
    )
    served.start()
    assert page(guest, deal).count == MANY + 1
    assert cost() < 3 * few
