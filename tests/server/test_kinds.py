"""Records belong to a kind of match: game, options, deck and number of seats; never a mix of several."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import mazzo
from mazzo.core.begins import with_beginner
from mazzo.core.own_deck import OwnDeck
from mazzo.games import GAMES
from mazzo.games.orchard.analysis.bot import BOT
from mazzo.host import from_client
from mazzo.server.export.messages import Export
from mazzo.server.history import messages as history_messages
from mazzo.server.history.kinds import Kind, kind_of
from tests.server.entered import entered, own
from tests.server.served import Guest, Served, fresh_id

EVERY = ("third-wild", "fast", "speed-bonus", "largest-bonus")
NINE = tuple(f"without-{card + 1}" for card in range(9))


def head(game: str, seats: int = 1, options: Sequence[str] = (), deck: OwnDeck | None = None) -> str:
    return mazzo.deal(game, seats, options=options, chance="manual", deck=deck).journal.text()


def file(served: Served, guest: Guest, score: int, of: str, *, practice: bool = False, title: int = -1) -> None:
    """File a finished match with this head, in which the guest came to this score."""
    match, game = fresh_id()[:14], of.split("game: ")[1].split("\n")[0]
    at = served.execute("SELECT coalesce(max(created), 1700000000000) + 1000 FROM match")[0][0]
    columns = "id, game, head, practice, source, seed, created, finished"
    row = (match, game, of, str(int(practice)), "fresh", match, str(at), str(at))
    served.execute(f"INSERT INTO match ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *row)
    served.execute("INSERT INTO seat (match, seat, person) VALUES (?, 0, ?)", match, guest.me.id)
    served.execute("INSERT INTO result VALUES (?, 0, ?, 1, ?)", match, str(score), str(title))


def told(guest: Guest, game: str = "clustered") -> list[history_messages.Kind]:
    return guest.get(f"/api/history?game={game}", history_messages.History).kinds


def test_8_2_solo_with_options_and_with_others_are_three_records(served: Served, guest: Guest) -> None:
    for score, of in ((32, head("clustered")), (21, head("clustered", 1, EVERY)), (28, head("clustered", 2))):
        file(served, guest, score, of)
    file(served, guest, 30, head("clustered"))
    history = guest.get("/api/history", history_messages.History)
    assert [(kind.seats, tuple(kind.options), kind.count, kind.best, kind.average) for kind in history.kinds] == [
        (1, (), 2, 32, 31),
        (1, EVERY, 1, 21, 21),
        (2, (), 1, 28, 28),
    ]
    assert [row.kind for row in history.games] == [0, 2, 1, 0]
    assert history.count == 4


def test_a_challenge_is_won_by_its_target_and_an_ordinary_game_alone_by_nobody(served: Served, guest: Guest) -> None:
    challenges = [(2, ["recipes"], 7), (2, ["recipes"], 6), (1, ["recipes"], 6)]
    for seats, options, title in (*challenges, (1, [], 3), (2, [], 3)):
        file(served, guest, 50, head("grove", seats, options), title=title)
    games = guest.get("/api/history?game=grove", history_messages.History).games
    assert [row.won for row in reversed(games)] == [False, True, True, False, True]


def test_a_person_with_all_kinds_of_games_finds_each_for_itself(served: Served, guest: Guest) -> None:
    deck = own(entered("Nonna's recipes"))
    heads = [
        head("orchard"),
        head("orchard", options=NINE),
        head("orchard", deck=deck),
        head("orchard", 3),
        head("grove"),
        head("grove", options=["recipes"]),
        head("grass", 2),
        head("grass", 2, ["lifo-heat"]),
        head("clustered"),
        head("gnoming", 4),
    ]
    for points, of in enumerate(heads):
        file(served, guest, points - 5, of)
        file(served, guest, points + 5, of)
        file(served, guest, 99, of, practice=True)
    history = guest.get("/api/history", history_messages.History)
    kinds = [kind_of(of, 0) for of in heads]
    assert [(kind.game, kind.seats, kind.without, tuple(kind.options), kind.deck) for kind in history.kinds] == sorted(
        (kind.game, kind.seats, kind.without, kind.options, kind.deck) for kind in kinds
    )
    for points, of in enumerate(heads):
        kind = next(each for each in history.kinds if matches(each, kind_of(of, 0)))
        is_challenge = "options: recipes" in of
        best = None if is_challenge else points - 5 if kind.game == "gnoming" else points + 5
        assert (kind.count, kind.best, kind.average) == (
            0 if is_challenge else 2,
            best,
            None if is_challenge else points,
        )
        assert kind.fewest == (kind.game == "gnoming")
    for row in history.games:
        assert history.kinds[row.kind].game == row.game
    for game in GAMES:
        assert told(guest, game) == [kind for kind in history.kinds if kind.game == game]


def matches(told: history_messages.Kind, kind: Kind) -> bool:
    mine = (kind.game, kind.seats, kind.without, list(kind.options), kind.deck, kind.deck_name)
    return (told.game, told.seats, told.without, told.options, told.deck, told.deck_name) == mine


def test_the_mark_to_beat_is_of_the_kind_it_was_measured_for(served: Served, guest: Guest) -> None:
    for of in (
        head("orchard"),
        head("orchard", 2),
        head("orchard", options=NINE),
        head("orchard", deck=own(entered())),
    ):
        file(served, guest, 40, of)
    file(served, guest, 30, head("clustered"))
    assert [(kind.seats, kind.without, kind.mark) for kind in told(guest, "orchard") if kind.mark] == [
        (1, 0, BOT.master_average)
    ]
    assert [kind.mark for kind in told(guest)] == [None]


def test_2_a_the_other_nine_are_one_kind_whichever_they_are() -> None:
    others = [f"without-{card + 10}" for card in range(9)]
    assert kind_of(head("orchard", options=NINE), 0) == kind_of(head("orchard", options=others), 0)
    assert kind_of(head("orchard", options=NINE), 0).without == 9
    assert kind_of(head("orchard", options=NINE[:3]), 0).without == 3


@pytest.mark.parametrize("game", ["clustered", "grass", "gnoming"])
def test_who_begins_is_no_other_kind(game: str) -> None:
    begins = with_beginner(GAMES[game].meta, (), 1)
    assert begins
    assert kind_of(head(game, 2, begins), 0) == kind_of(head(game, 2), 0)


def test_each_size_of_table_is_a_kind() -> None:
    sizes = [(), *([option.name] for option in GAMES["clustered"].meta.options if option.group == "table")]
    assert len({kind_of(head("clustered", options=size), 0) for size in sizes}) == 4


@pytest.mark.parametrize(
    ("seats", "wild", "seat", "seen"),
    [
        (3, ["third-wild-1"], 0, ("third-wild-1",)),
        (3, ["third-wild-3"], 2, ("third-wild-1",)),
        (3, ["third-wild-1"], 1, ("third-wild-2",)),
        (3, ["third-wild-3"], 0, ("third-wild-2",)),
        (3, ["third-wild-1", "third-wild-3"], 1, ("third-wild-2", "third-wild-3")),
        (3, ["third-wild-1", "third-wild-3"], 2, ("third-wild-1", "third-wild-2")),
        (2, ["third-wild-1", "third-wild-2"], 1, ("third-wild",)),
        (1, ["third-wild-1"], 0, ("third-wild",)),
    ],
)
def test_7_2_a_third_wild_of_ones_own_is_not_that_of_another(
    seats: int, wild: list[str], seat: int, seen: tuple[str, ...]
) -> None:
    assert kind_of(head("clustered", seats, wild), seat).options == seen


def test_the_export_says_of_which_kind_a_match_is(guest: Guest) -> None:
    match, practice = guest.begin(), guest.begin(practice=True)
    with guest.sit(match) as seat:
        seat.finish()
    fast = guest.post("/api/matches", from_client.NewMatch("clustered", False, from_client.Fresh(), ["fast"])).json()[
        "match"
    ]
    export = guest.get("/api/me/export", Export)
    assert export.kinds == guest.get("/api/history", history_messages.History).kinds
    assert [(kind.game, kind.options, kind.count) for kind in export.kinds] == [
        ("clustered", ["fast"], 0),
        ("orchard", [], 1),
    ]
    assert {told.match: told.kind for told in export.matches} == {match: 1, practice: 1, fast: 0}
