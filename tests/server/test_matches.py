"""Matches from outside: where their cards come from, their replay, their place in the history."""

import sqlite3
from dataclasses import replace

import pytest

import mazzo
from mazzo.bots.strengths import MARKS
from mazzo.match import CHANCE
from mazzo.server import wire
from mazzo.server.matches import DAY, streak, timestamp
from tests.server.served import Guest, Served


def finished(guest: Guest, source: wire.Source, *, practice: bool = False) -> str:
    """A match played to its end by first offers."""
    match = guest.begin(source, practice=practice)
    with guest.sit(match) as seat:
        seat.finish()
    return match


def cards(guest: Guest, match: str) -> list[str]:
    """The cards of a match, in the order they came."""
    replayed = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    return [entry.text for entry in replayed.line if entry.seat == CHANCE]


def test_the_rest_is_dealt_from_the_other_cards(guest: Guest) -> None:
    first = finished(guest, wire.Fresh())
    rest = finished(guest, wire.Rest(first))
    assert not set(cards(guest, first)) & set(cards(guest, rest))
    info = guest.get(f"/api/matches/{rest}", wire.MatchInfo)
    assert (info.rest_of, info.same_as, info.source) == (first, None, "rest")
    assert guest.get("/api/history", wire.History).games[0].rest_of == first


@pytest.mark.parametrize("again", [False, True], ids=["dealt as the rest", "dealt again as the same"])
def test_what_leaves_too_few_cards_says_so_and_is_refused(guest: Guest, again: bool) -> None:
    match = finished(guest, wire.Fresh())
    while guest.get(f"/api/matches/{match}", wire.MatchInfo).has_rest:
        match = finished(guest, wire.Rest(match))
    if again:
        match = finished(guest, wire.Same(match))
    assert not guest.get(f"/api/matches/{match}", wire.MatchInfo).has_rest
    answer = guest.post("/api/matches", wire.NewMatch("orchard", False, wire.Rest(match)))
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (409, "no-rest", "2.1")


def test_a_match_in_progress_has_no_rest_yet(guest: Guest) -> None:
    assert not guest.get(f"/api/matches/{guest.begin()}", wire.MatchInfo).has_rest


def test_the_same_deal_brings_the_same_cards_to_a_friend(served: Served, guest: Guest) -> None:
    first = finished(guest, wire.Fresh())
    friend = served.guest()
    same = finished(friend, wire.Same(first))
    assert cards(friend, same) == cards(guest, first)
    again = finished(friend, wire.Same(same))
    assert cards(friend, again) == cards(guest, first)
    assert friend.get(f"/api/matches/{again}", wire.MatchInfo).same_as == first


def test_the_same_deal_of_a_rest_match_is_the_rest_match(guest: Guest) -> None:
    rest = finished(guest, wire.Rest(finished(guest, wire.Fresh())))
    same = guest.begin(wire.Same(rest))
    assert guest.get(f"/api/matches/{same}", wire.MatchInfo).same_as == rest


@pytest.mark.parametrize("source", [wire.Rest, wire.Same])
def test_an_unfinished_match_gives_nothing_away(served: Served, guest: Guest, source: type[wire.Same]) -> None:
    match = guest.begin()
    for asker in (guest, served.guest()):
        answer = asker.post("/api/matches", wire.NewMatch("orchard", False, source(match)))
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    answer = guest.http.get(f"/api/matches/{match}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")


def test_a_deal_known_before_does_not_count(guest: Guest) -> None:
    first = finished(guest, wire.Fresh())
    finished(guest, wire.Same(first))
    finished(guest, wire.Fresh(), practice=True)
    history = guest.get("/api/history?game=orchard", wire.History)
    assert [row.status for row in history.games] == ["finished"] * 3
    assert [row.counts for row in history.games] == [False, False, True]
    assert history.count == 1
    assert history.best == history.average == history.games[-1].score
    assert history.streak == 1


def test_a_deal_from_a_friend_counts(served: Served, guest: Guest) -> None:
    friend = served.guest()
    finished(friend, wire.Same(finished(guest, wire.Fresh())))
    assert friend.get("/api/history", wire.History).count == 1


def test_a_deal_from_a_friend_counts_once(served: Served, guest: Guest) -> None:
    first = finished(guest, wire.Fresh())
    friend = served.guest()
    once = finished(friend, wire.Same(first))
    for parent in (first, once):
        finished(friend, wire.Same(parent))
    history = friend.get("/api/history", wire.History)
    assert [(row.match == once, row.counts) for row in history.games] == [(False, False), (False, False), (True, True)]
    assert (history.count, history.best) == (1, history.games[-1].score)


def test_a_deal_counts_once_though_its_first_match_is_forgotten(served: Served, guest: Guest) -> None:
    first = finished(guest, wire.Fresh())
    friend = served.guest()
    for _ in range(2):
        finished(friend, wire.Same(first))
    guest.http.delete("/api/me")
    assert friend.get("/api/history", wire.History).count == 1


def test_the_mark_to_beat_is_that_of_one_game_whose_points_tell_how_well_one_played(guest: Guest) -> None:
    finished(guest, wire.Fresh())
    assert guest.get("/api/history?game=orchard", wire.History).mark == MARKS["orchard"]
    assert guest.get("/api/history", wire.History).mark == MARKS["orchard"]
    assert guest.get("/api/history?game=grove", wire.History).mark == MARKS["grove"]
    assert guest.get("/api/history?game=clustered", wire.History).mark is None


def test_an_empty_history_has_no_best(guest: Guest) -> None:
    assert guest.get("/api/history", wire.History) == wire.History([], None, None, 0, 0)


@pytest.mark.parametrize(("fewest", "best"), [(False, 30), (True, -4)])
def test_the_best_of_a_game_is_what_wins_in_it(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch, fewest: bool, best: int
) -> None:
    orchard = mazzo.GAMES["orchard"]
    monkeypatch.setitem(mazzo.GAMES, "orchard", replace(orchard, meta=replace(orchard.meta, fewest=fewest)))
    for score in (-4, 30, 13):
        match = finished(guest, wire.Fresh())
        served.execute("UPDATE result SET score = ? WHERE match = ?", str(score), match)
    history = guest.get("/api/history?game=orchard", wire.History)
    assert (history.best, history.average, history.fewest) == (best, 13, fewest)
    assert guest.get("/api/history", wire.History).best == best
    card = next(card for card in guest.get("/api/games", list[wire.GameCard]) if card.name == "orchard")
    assert card.fewest == fewest


def test_points_of_several_games_do_not_compare(guest: Guest) -> None:
    finished(guest, wire.Fresh())
    match = guest.post("/api/matches", wire.NewMatch("clustered", False, wire.Fresh())).json()["match"]
    with guest.sit(match) as seat:
        seat.finish()
    history = guest.get("/api/history", wire.History)
    assert (history.best, history.average, history.count) == (None, None, 2)
    assert guest.get("/api/history?game=clustered", wire.History).best is not None


@pytest.mark.parametrize(
    ("days", "length"),
    [([], 0), ([10], 1), ([9], 1), ([8], 0), ([8, 9, 10], 3), ([7, 8, 9], 3), ([6, 8, 9, 10, 10], 3)],
)
def test_a_streak_counts_days_in_a_row_up_to_today_or_yesterday(days: list[int], length: int) -> None:
    assert streak(days, 10) == length


def test_times_are_told_in_utc() -> None:
    assert timestamp(DAY + 1) == "1970-01-02T00:00:00.001Z"


def test_a_missing_result_is_derived_again(served: Served, guest: Guest) -> None:
    match = finished(guest, wire.Fresh())
    before = guest.get("/api/history", wire.History)
    served.stop()
    with sqlite3.connect(served.database) as connection:
        connection.execute("DELETE FROM result")
        connection.execute("UPDATE match SET finished = NULL, reason = NULL")
    connection.close()
    served.start()
    assert guest.get("/api/history", wire.History).count == 0
    assert guest.get(f"/api/matches/{match}", wire.MatchInfo).status == "finished"
    after = guest.get("/api/history", wire.History)
    assert (after.count, after.best) == (before.count, before.best)


def test_a_replay_shows_the_table_after_every_entry_that_stands(guest: Guest) -> None:
    match = guest.begin(practice=True)
    with guest.sit(match) as seat:
        seat.play_first()
        seat.send(wire.Undo("take-it-back", seat.state.snapshot.version))
        seat.expect(wire.Done)
        seat.receive()
        seat.finish()
    journal = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    replay = guest.http.get(f"/api/matches/{match}/replay").json()
    assert len(replay["frames"]) == len(replay["steps"]) == len(journal.line)
    assert [step["text"] for step in replay["steps"]] == [entry.text for entry in journal.line]
    assert replay["frames"][-1]["view"]["boards"][0]["score"]["total"] == journal.score()
    assert replay["frames"][-1]["outcome"] == replay["outcome"]
    assert replay["outcome"]["reason"] == journal.outcome.reason if journal.outcome else False


def test_a_finished_match_is_open_to_whoever_has_its_link(served: Served, guest: Guest) -> None:
    match = finished(guest, wire.Fresh())
    stranger = served.guest()
    for path in ("", "/journal", "/replay"):
        assert stranger.http.get(f"/api/matches/{match}{path}").status_code == 200


def test_a_replay_of_hidden_hands_shows_them_and_what_was_drawn(guest: Guest) -> None:
    answer = guest.post("/api/matches", wire.NewMatch("clustered", False, wire.Fresh()))
    match = answer.json()["match"]
    with guest.sit(match) as seat:
        seat.finish()
    journal = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    replay = guest.http.get(f"/api/matches/{match}/replay").json()
    assert [step["text"] for step in replay["steps"]] == [entry.text for entry in journal.line]
    assert "card" not in {step["text"] for step in replay["steps"]}
    assert len(replay["frames"][4]["view"]["hand"]) == 5
    assert replay["frames"][-1]["outcome"]["ranking"][0]["score"]["total"] == journal.score()
