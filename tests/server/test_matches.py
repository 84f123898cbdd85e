"""Matches: sources of their cards, replays, the history."""

import sqlite3
from dataclasses import replace

import pytest

import mazzo
from mazzo.host import from_client, to_client
from mazzo.host.catalogue_messages import GameCard
from mazzo.host.from_client import Undo
from mazzo.match import CHANCE
from mazzo.server.history.messages import History
from mazzo.server.times import DAY, timestamp
from tests.altered import altered
from tests.server.served import Guest, Served


def finished(guest: Guest, source: from_client.Source, *, practice: bool = False) -> str:
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
    first = finished(guest, from_client.Fresh())
    rest = finished(guest, from_client.Rest(first))
    assert not set(cards(guest, first)) & set(cards(guest, rest))
    info = guest.get(f"/api/matches/{rest}", to_client.MatchInfo)
    assert (info.rest_of, info.same_as, info.source) == (first, None, "rest")
    assert guest.get("/api/history", History).games[0].rest_of == first


@pytest.mark.parametrize("again", [False, True], ids=["dealt as the rest", "dealt again as the same"])
def test_what_leaves_too_few_cards_says_so_and_is_refused(guest: Guest, again: bool) -> None:
    match = finished(guest, from_client.Fresh())
    while guest.get(f"/api/matches/{match}", to_client.MatchInfo).has_rest:
        match = finished(guest, from_client.Rest(match))
    if again:
        match = finished(guest, from_client.Same(match))
    assert not guest.get(f"/api/matches/{match}", to_client.MatchInfo).has_rest
    answer = guest.post("/api/matches", from_client.NewMatch("orchard", False, from_client.Rest(match)))
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (409, "no-rest", "2.1")


def test_a_match_in_progress_has_no_rest_yet(guest: Guest) -> None:
    assert not guest.get(f"/api/matches/{guest.begin()}", to_client.MatchInfo).has_rest


def test_the_same_deal_brings_the_same_cards_to_a_friend(served: Served, guest: Guest) -> None:
    first = finished(guest, from_client.Fresh())
    friend = served.guest()
    same = finished(friend, from_client.Same(first))
    assert cards(friend, same) == cards(guest, first)
    again = finished(friend, from_client.Same(same))
    assert cards(friend, again) == cards(guest, first)
    assert friend.get(f"/api/matches/{again}", to_client.MatchInfo).same_as == first


def test_the_same_deal_of_a_rest_match_is_the_rest_match(guest: Guest) -> None:
    rest = finished(guest, from_client.Rest(finished(guest, from_client.Fresh())))
    same = guest.begin(from_client.Same(rest))
    assert guest.get(f"/api/matches/{same}", to_client.MatchInfo).same_as == rest


@pytest.mark.parametrize("source", [from_client.Rest, from_client.Same])
def test_an_unfinished_match_gives_nothing_away(served: Served, guest: Guest, source: type[from_client.Same]) -> None:
    match = guest.begin()
    for asker in (guest, served.guest()):
        answer = asker.post("/api/matches", from_client.NewMatch("orchard", False, source(match)))
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    answer = guest.http.get(f"/api/matches/{match}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")


def test_a_deal_known_before_does_not_count(guest: Guest) -> None:
    first = finished(guest, from_client.Fresh())
    finished(guest, from_client.Same(first))
    finished(guest, from_client.Fresh(), practice=True)
    history = guest.get("/api/history?game=orchard", History)
    assert [row.status for row in history.games] == ["finished"] * 3
    assert [row.counts for row in history.games] == [False, False, True]
    (kind,) = history.kinds
    assert history.count == kind.count == 1
    assert kind.best == kind.average == history.games[-1].score
    assert history.streak == 1


def test_a_deal_from_a_friend_counts(served: Served, guest: Guest) -> None:
    friend = served.guest()
    finished(friend, from_client.Same(finished(guest, from_client.Fresh())))
    assert friend.get("/api/history", History).count == 1


def test_a_deal_from_a_friend_counts_once(served: Served, guest: Guest) -> None:
    first = finished(guest, from_client.Fresh())
    friend = served.guest()
    once = finished(friend, from_client.Same(first))
    for parent in (first, once):
        finished(friend, from_client.Same(parent))
    history = friend.get("/api/history", History)
    assert [(row.match == once, row.counts) for row in history.games] == [(False, False), (False, False), (True, True)]
    assert (history.count, history.kinds[0].best) == (1, history.games[-1].score)


def test_a_deal_counts_once_though_its_first_match_is_forgotten(served: Served, guest: Guest) -> None:
    first = finished(guest, from_client.Fresh())
    friend = served.guest()
    for _ in range(2):
        finished(friend, from_client.Same(first))
    guest.http.delete("/api/me")
    assert friend.get("/api/history", History).count == 1


def test_an_empty_history_has_no_best(guest: Guest) -> None:
    assert guest.get("/api/history", History) == History([], [], 0, 0)


def test_a_history_has_pages(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.history.routes.HISTORY", 2)
    matches = [guest.begin() for _ in range(3)]
    first = guest.get("/api/history", History)
    assert [row.match for row in first.games] == matches[:0:-1]
    second = guest.get(f"/api/history?after={first.next}", History)
    assert ([row.match for row in second.games], second.next) == (matches[:1], None)
    for text in ("", "1", "1.2.3", "x" * 99):
        assert guest.http.get("/api/history", params={"after": text}).status_code == 400


@pytest.mark.parametrize(("fewest", "best"), [(False, 30), (True, -4)])
def test_the_best_of_a_game_is_what_wins_in_it(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch, fewest: bool, best: int
) -> None:
    orchard = mazzo.GAMES["orchard"]
    monkeypatch.setitem(mazzo.GAMES, "orchard", altered(orchard, meta=replace(orchard.meta, fewest=fewest)))
    for score in (-4, 30, 13):
        match = finished(guest, from_client.Fresh())
        served.execute("UPDATE result SET score = ? WHERE match = ?", str(score), match)
    (kind,) = guest.get("/api/history?game=orchard", History).kinds
    assert (kind.best, kind.average, kind.fewest) == (best, 13, fewest)
    card = next(card for card in guest.get("/api/games", list[GameCard]) if card.name == "orchard")
    assert card.fewest == fewest


def test_times_are_told_in_utc() -> None:
    assert timestamp(DAY + 1) == "1970-01-02T00:00:00.001Z"


def test_a_missing_result_is_derived_again(served: Served, guest: Guest) -> None:
    match = finished(guest, from_client.Fresh())
    before = guest.get("/api/history", History)
    served.stop()
    with sqlite3.connect(served.database) as connection:
        connection.execute("DELETE FROM result")
        connection.execute("UPDATE match SET finished = NULL, reason = NULL")
    connection.close()
    served.start()
    assert guest.get("/api/history", History).count == 0
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).status == "finished"
    after = guest.get("/api/history", History)
    assert (after.count, after.kinds) == (before.count, before.kinds)


def test_a_replay_shows_the_table_after_every_entry_that_stands(guest: Guest) -> None:
    match = guest.begin(practice=True)
    with guest.sit(match) as seat:
        seat.play_first()
        seat.send(Undo("take-it-back", seat.state.snapshot.version))
        seat.expect(to_client.Done)
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
    match = finished(guest, from_client.Fresh())
    stranger = served.guest()
    for path in ("", "/journal", "/replay"):
        assert stranger.http.get(f"/api/matches/{match}{path}").status_code == 200


def test_a_replay_of_hidden_hands_shows_them_and_what_was_drawn(guest: Guest) -> None:
    answer = guest.post("/api/matches", from_client.NewMatch("clustered", False, from_client.Fresh()))
    match = answer.json()["match"]
    with guest.sit(match) as seat:
        seat.finish()
    journal = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    replay = guest.http.get(f"/api/matches/{match}/replay").json()
    assert [step["text"] for step in replay["steps"]] == [entry.text for entry in journal.line]
    assert "card" not in {step["text"] for step in replay["steps"]}
    assert len(replay["frames"][4]["view"]["hand"]) == 5
    assert replay["frames"][-1]["outcome"]["ranking"][0]["score"]["total"] == journal.score()
