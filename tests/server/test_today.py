"""`mazzo today` in the terminal: the deals of a server, and what it says when there are none."""

import json
from pathlib import Path

import pytest

from mazzo.server.deals.messages import NewAttempt, Today
from tests.cli.terminal import LANGUAGES, call
from tests.server.served import Guest, Served


def tiles(guest: Guest) -> dict[str, str]:
    return {tile.game: tile.deal for tile in guest.get("/api/today", Today).tiles}


def token_of(guest: Guest) -> str:
    guest.http.post("/api/account", json={"login": "ada.l", "password": "a long secret"}).raise_for_status()
    answer = guest.http.post("/api/tokens", json={"label": "terminal", "scopes": ["read"]})
    return str(answer.json()["secret"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lists_the_deals_with_ones_own_results(served: Served, tmp_path: Path, language: str) -> None:
    guest = served.guest()
    deal, token = tiles(guest)["orchard"], token_of(guest)
    match = guest.post(f"/api/deals/{deal}/attempts", NewAttempt()).json()["match"]
    with guest.sit(match) as seat:
        seat.finish()
    while guest.get("/api/today", Today).tiles[0].state != "done":
        pass
    ((score,),) = served.execute("SELECT score FROM attempt")
    server = f"http://{served.address}"
    wide = {"COLUMNS": "200"}
    told = call(tmp_path, "today", "--server", server, "--token", token, language=language, more=wide)
    assert (told.exit_code, told.stderr) == (0, "")
    title, *games = told.stdout.splitlines()
    assert guest.get("/api/today", Today).date in title
    assert f"{score}," in games[0]
    assert len(games) == len(tiles(guest)) + 1, "with the time that is left"
    by_variable = call(tmp_path, "today", "--server", server, "--json", more={"MAZZO_TOKEN": token})
    first = json.loads(by_variable.stdout)["tiles"][0]
    assert (first["state"], first["score"], first["link"]) == ("done", score, f"{server}/d/{deal}")


def test_with_a_game_it_prints_the_link(served: Served, tmp_path: Path) -> None:
    server = f"http://{served.address}"
    told = call(tmp_path, "today", "grove", "--server", f"{server}/")
    assert told.stdout == f"{server}/d/{tiles(served.guest())['grove']}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_in_a_sentence_why_there_is_nothing(served: Served, tmp_path: Path, language: str) -> None:
    server = f"http://{served.address}"
    for arguments in (
        (),
        ("--server", "http://127.0.0.1:9"),
        ("--server", "mazzo"),
        ("--server", f"{server}/about"),
        ("--server", server, "--date", "2999-01-01"),
        ("--server", server, "--token", "mazzo_wrong"),
        ("chess", "--server", server),
    ):
        told = call(tmp_path, "today", *arguments, language=language)
        assert (told.exit_code, told.stdout) == (2, ""), arguments
        assert len(told.stderr.splitlines()) == 1, told.stderr
