"""Owners' decks: entered, checked, stored, shared, removed; refused calls change nothing."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from mazzo.games import GAMES, deck_of_lines
from mazzo.gridcards import decks
from mazzo.gridcards.decks import OwnDecks
from mazzo.host.catalogue_messages import GameCard
from mazzo.host.words import Problem
from mazzo.server import limits
from mazzo.server.decks.messages import DeckCheck, DeckInfo, NewDeck, NewRecipe
from tests.server import postgres
from tests.server.accounts.visitors import call, refusal, rows
from tests.server.entered import entered, kept, listed, own, version_of, with_recipes
from tests.server.served import TIMEOUT, Guest, Served

PATH = "/api/decks"
TOML = {"content-type": "application/toml"}


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def checked(guest: Guest, deck: NewDeck) -> DeckCheck:
    answer = guest.post(f"{PATH}/check", deck)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckCheck)


def dropped(guest: Guest, version: str) -> httpx.Response:
    return call(guest, "DELETE", f"{PATH}/{version}")


def how_many(served: Served) -> tuple[object, ...]:
    """Decks, and how often one is kept."""
    return rows(served, "SELECT (SELECT count(*) FROM deck), (SELECT count(*) FROM deck_owner)")[0]


def test_a_deck_that_is_kept_is_told_whole(guest: Guest) -> None:
    wish = entered()
    told = kept(guest, wish)
    assert (told.game, told.deck.name, told.mine) == ("orchard", "From the shelf", True)
    assert told.deck.cards == tuple(map(tuple, wish.faces))
    assert told.deck.version == own(wish).version
    assert guest.get(f"{PATH}/{told.deck.version}", DeckInfo) == told


def test_ones_decks_are_listed_the_newest_first(guest: Guest, friend: Guest) -> None:
    versions = [version_of(guest, entered(name)) for name in ("one", "two", "three")]
    version_of(friend)
    assert [card.version for card in listed(guest)] == versions[::-1]
    newest = listed(guest)[0]
    assert (newest.name, newest.game, newest.recipes) == ("three", "orchard", 0)


def test_a_deck_that_two_enter_is_one_deck_with_two_owners(served: Served, guest: Guest, friend: Guest) -> None:
    version = version_of(guest)
    assert [version_of(friend), version_of(guest), version_of(guest)] == [version] * 3
    assert how_many(served) == (1, 2)


def test_keeping_it_again_changes_not_even_the_moment(guest: Guest) -> None:
    assert kept(guest) == kept(guest)


def test_a_name_is_kept_without_spare_blanks(guest: Guest) -> None:
    assert kept(guest, entered("  from   my\tshelf ")).deck.name == "from my shelf"


def test_whoever_has_the_link_may_look(guest: Guest, friend: Guest, served: Served) -> None:
    mine = kept(guest)
    theirs = friend.get(f"{PATH}/{mine.deck.version}", DeckInfo)
    assert (theirs.deck, theirs.mine, theirs.created) == (mine.deck, False, None)
    stranger = httpx.get(f"http://{served.address}{PATH}/{mine.deck.version}")
    assert stranger.status_code == 200
    assert listed(friend) == []


def test_a_deck_leaves_as_a_file_and_comes_back_from_it(guest: Guest, friend: Guest) -> None:
    version = version_of(guest)
    file = guest.http.get(f"{PATH}/{version}/file")
    assert file.headers["content-type"].startswith("application/toml")
    assert file.headers["content-disposition"] == f'attachment; filename="{version}.toml"'
    answer = friend.http.post(f"{PATH}/file", content=file.content, headers=TOML)
    assert answer.status_code == 201, answer.text
    assert [card.version for card in listed(friend)] == [version]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"game = ", "bad-deck-file"),
        (b'game = "orchard"\nname = "x"\n', "bad-deck-file"),
        (b"\xff\xfe", "bad-request"),
        (b"", "bad-deck-file"),
        (b"# nothing\n" * 2000, "too-large"),
    ],
)
def test_a_file_that_is_none_is_refused(served: Served, guest: Guest, text: bytes, code: str) -> None:
    answer = guest.http.post(f"{PATH}/file", content=text, headers=TOML)
    assert refusal(answer) == (413 if code == "too-large" else 400, code)
    assert how_many(served) == (0, 0)


def test_a_deck_that_is_let_go_is_gone_with_its_last_keeper(served: Served, guest: Guest, friend: Guest) -> None:
    version = version_of(guest)
    version_of(friend)
    assert dropped(guest, version).status_code == 204
    assert listed(guest) == []
    assert guest.get(f"{PATH}/{version}", DeckInfo).mine is False
    assert dropped(friend, version).status_code == 204
    assert refusal(guest.http.get(f"{PATH}/{version}")) == (404, "not-found")
    assert how_many(served) == (0, 0)


def test_nobody_lets_go_of_what_is_not_theirs(served: Served, guest: Guest, friend: Guest) -> None:
    version = version_of(guest)
    assert refusal(dropped(friend, version)) == (404, "not-found")
    assert refusal(dropped(guest, "own-00000000000000000000")) == (404, "not-found")
    assert refusal(httpx.delete(f"http://{served.address}{PATH}/{version}")) == (401, "no-person")
    assert how_many(served) == (1, 1)


@pytest.mark.parametrize("path", ["own-00000000000000000000", "own-00000000000000000000/file", "%00", "own-%27/file"])
def test_there_is_no_deck_by_another_name(guest: Guest, path: str) -> None:
    assert refusal(guest.http.get(f"{PATH}/{path}")) == (404, "not-found")


def test_a_deck_with_nothing_wrong_is_told_what_it_would_be_called(served: Served, guest: Guest) -> None:
    assert checked(guest, entered()) == DeckCheck([], own(entered()).version)
    assert how_many(served) == (0, 0)


def test_all_that_is_wrong_is_told_with_its_place(served: Served, guest: Guest) -> None:
    wrong = entered("")
    wrong.faces[2][3] = "turnip"
    wrong.faces[6] = wrong.faces[6][:4]
    wrong.faces[17][0] = ""
    told = checked(guest, wrong)
    assert told.version is None
    assert [(one.card, one.cell, one.field, one.code) for one in told.complaints] == [
        (None, None, "name", "bad-deck-file"),
        (3, 4, None, "bad-face"),
        (7, None, None, "bad-face"),
        (18, 1, None, "bad-face"),
    ]
    assert told.complaints[1].facts["found"] == "turnip"
    assert how_many(served) == (0, 0)


def test_a_deck_with_recipes_is_told_with_them_and_counted(guest: Guest) -> None:
    wish = with_recipes()
    told = kept(guest, wish)
    assert told.deck.recipes == own(wish).backs
    assert [card.recipes for card in listed(guest)] == [18]
    assert told.deck.version != own(entered(game="grove")).version
    file = guest.http.get(f"{PATH}/{told.deck.version}/file").content
    assert guest.http.post(f"{PATH}/file", content=file, headers=TOML).json()["deck"]["version"] == told.deck.version


def test_what_is_wrong_in_a_recipe_is_told_with_its_field(guest: Guest) -> None:
    wrong = with_recipes()
    wrong.recipes[3].number = 9
    wrong.recipes[8].name = ""
    wrong.faces[0][0] = "glade-2"
    told = [(one.card, one.cell, one.field, one.code) for one in checked(guest, wrong).complaints]
    assert sorted(told, key=str) == [
        (1, 1, None, "bad-face"),
        (4, None, "number", "bad-recipe"),
        (9, None, "name", "bad-recipe"),
    ]


def test_a_deck_has_a_recipe_a_card_or_none(served: Served, guest: Guest) -> None:
    wrong = with_recipes()
    del wrong.recipes[7:]
    (complaint,) = checked(guest, wrong).complaints
    assert (complaint.card, complaint.code, complaint.facts["key"]) == (None, "bad-deck-file", "recipe")
    assert refusal(guest.post(PATH, wrong)) == (400, "bad-deck-file")
    orchard = entered()
    orchard.recipes = with_recipes().recipes
    for path in (PATH, f"{PATH}/check"):
        assert refusal(guest.post(path, orchard)) == (400, "no-recipes")
    assert how_many(served) == (0, 0)


def test_a_deck_with_something_wrong_is_not_kept(served: Served, guest: Guest) -> None:
    wrong = entered()
    wrong.faces[2][3] = "turnip"
    answer = guest.post(PATH, wrong)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code, problem.facts["card"], problem.facts["cell"]) == (400, "bad-face", 3, 4)
    assert how_many(served) == (0, 0)


@pytest.mark.parametrize(("game", "code"), [("clustered", "no-own-deck"), ("chess", "unknown-game")])
def test_a_game_without_such_decks_takes_none(guest: Guest, game: str, code: str) -> None:
    wish = entered()
    wish.game = game
    for path in (PATH, f"{PATH}/check"):
        assert refusal(guest.post(path, wish)) == (400, code)


@pytest.mark.parametrize(
    "change",
    [
        {"name": "x" * (limits.DECK_NAME + 1)},
        {"faces": [["apple"]] * (limits.FACES + 1)},
        {"faces": [["apple"] * (limits.CELLS + 1)]},
        {"faces": [["x" * (limits.WORD + 1)]]},
        {"faces": "apple"},
        {"game": "Orchard"},
        {"colour": "red"},
        {"recipes": [{"number": 1}]},
        {"recipes": [{"number": 31, "when": "each", "than": 1, "count": "cats"}]},
        {"recipes": [{"number": limits.RECIPE + 1, "when": "each", "than": 1, "count": "dice"}]},
        {"recipes": [{"number": 31, "when": "each", "than": 1, "count": "dice", "wheelbarrow": 1}]},
        {"recipes": [{"number": 31, "when": "each", "than": 1, "count": "dice", "salt": "a pinch"}]},
    ],
)
def test_what_is_no_deck_at_all_is_refused(guest: Guest, change: dict[str, Any]) -> None:
    body = msgspec.to_builtins(entered()) | change
    for path in (PATH, f"{PATH}/check"):
        assert refusal(guest.http.post(path, json=body)) == (400, "bad-request")


def test_nobody_keeps_more_than_so_many(served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.decks.routes.DECKS", 2)
    first = version_of(guest, entered("one"))
    version_of(guest, entered("two"))
    answer = guest.post(PATH, entered("three"))
    assert refusal(answer) == (409, "too-many-decks")
    assert answer.json()["facts"] == {"most": 2}
    assert how_many(served) == (2, 2)
    assert kept(guest, entered("one")).deck.version == first
    dropped(guest, first)
    version_of(guest, entered("three"))


@pytest.mark.usefixtures("standing_clock")
def test_haste_in_keeping_is_refused(guest: Guest) -> None:
    answers = [guest.post(PATH, entered(f"deck {k}")) for k in range(int(limits.DECKS_BURST) + 1)]
    assert [answer.status_code for answer in answers[:-1]] == [201] * int(limits.DECKS_BURST)
    assert refusal(answers[-1]) == (429, "too-many")
    assert len(listed(guest)) == int(limits.DECKS_BURST)


@pytest.mark.usefixtures("standing_clock")
def test_haste_in_looking_over_is_refused(guest: Guest, friend: Guest) -> None:
    wish = entered()
    codes = [guest.post(f"{PATH}/check", wish).status_code for _ in range(int(limits.CHECKS_BURST) + 20)]
    assert codes[: int(limits.CHECKS_BURST)] == [200] * int(limits.CHECKS_BURST)
    assert 429 in codes
    assert checked(friend, wish).complaints == []


def test_a_stranger_keeps_nothing(served: Served) -> None:
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as http:
        body = msgspec.to_builtins(entered())
        for path in (PATH, f"{PATH}/check"):
            assert refusal(http.post(path, json=body)) == (401, "no-person")
        assert refusal(http.post(f"{PATH}/file", content=b"", headers=TOML)) == (401, "no-person")
        assert refusal(http.get(PATH)) == (401, "no-person")
    assert how_many(served) == (0, 0)


def test_a_deck_that_happens_to_be_called_like_another_is_refused(served: Served, guest: Guest, friend: Guest) -> None:
    mine = entered()
    other = "\n".join(own(entered("somebody else's")).lines())
    rows(
        served,
        f"INSERT INTO deck VALUES ('{own(mine).version}', 'orchard', 'x', 0, '{other.replace(chr(39), chr(39) * 2)}')",
    )
    assert refusal(guest.post(PATH, mine)) == (409, "deck-clash")
    assert how_many(served) == (1, 0)


def test_a_deck_stands_in_the_database_as_in_a_journal(served: Served, guest: Guest) -> None:
    version_of(guest)
    ((lines,),) = rows(served, "SELECT lines FROM deck")
    assert deck_of_lines("orchard", str(lines).split("\n")) == own(entered())


def test_the_shelf_tells_which_games_take_decks_and_of_what_form(guest: Guest) -> None:
    told = {card.name: card.own_decks for card in guest.get("/api/games", list[GameCard]) if card.ready}
    assert [name for name, form in told.items() if form] == ["orchard", "grove"]
    for name, form in told.items():
        game = GAMES[name]
        assert (form is None) != isinstance(game, OwnDecks)
        if form:
            assert {len(game.deck), *map(len, game.deck)} == {form.cards, form.cells}
            assert {word for face in game.deck for word in face} <= set(form.words)
            assert len(game.backs) == (form.cards if form.recipes else 0)


def test_a_deck_of_the_longest_names_and_recipes_is_not_too_large() -> None:
    recipe = NewRecipe(60, "at-least", 30, "dice", "orange", "glade", "15", "percent", 200, True, "\u00e0" * 40)
    faces = [["orange-2"] * decks.CELLS] * decks.CARDS
    deck = NewDeck("grove", "\u00e0" * limits.DECK_NAME, faces, [recipe] * decks.CARDS)
    assert len(msgspec.json.encode(deck)) < limits.BODY_BYTES
