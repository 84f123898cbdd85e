"""A sixth game that is only a package: the command line, the bots, the laws and the server find it by
MAZZO_EXTRA_GAMES.
"""

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import mazzo
from mazzo.bots import SearchPool, determinize
from mazzo.bots.levels import bot_at_level
from mazzo.core.game_folders import VARIABLE
from mazzo.host.catalogue_messages import GameCard
from mazzo.server.rooms.from_client import Bot, NewRoom, Start
from tests.cli.terminal import LANGUAGES
from tests.e2e.server import Server
from tests.games import heap
from tests.server.served import Guest, fresh_id, is_over

ROOT = Path(__file__).parents[3]
ADDED = {VARIABLE: "tests.games.heap", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    """`mazzo` knows the heap here, and in the processes that are started from here."""
    heap.register(monkeypatch)
    for name, value in ADDED.items():
        monkeypatch.setenv(name, value)


def run(home: Path, *command: str, typed: str = "") -> str:
    """What a module says that runs as a process of its own."""
    environment = os.environ | ADDED | {"XDG_DATA_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def left(stones: int) -> mazzo.Match:
    """A match in which seat 0 is on turn and so many stones lie."""
    match = mazzo.deal(heap.NAME, chance="manual")
    match.happen(str(stones))
    return match


def test_1_2_one_to_three_stones_are_taken_in_turn(added: None) -> None:
    match = left(5)  # 1.1
    assert [match.write(0, action) for action in match.legal_actions(0)] == ["take 1", "take 2", "take 3"]
    match.play(0, "take 3")
    assert match.current_players() == (1,)
    assert [match.write(1, action) for action in match.legal_actions(1)] == ["take 1", "take 2"]


def test_1_3_who_takes_the_last_one_wins(added: None) -> None:
    match = left(5)
    for seat, text in ((0, "take 3"), (1, "take 2")):
        match.play(seat, text)
    assert match.outcome is not None
    assert [place.seat for place in match.outcome.ranking] == [1, 0]


def test_its_games_are_simulated(tmp_path: Path) -> None:
    said = run(tmp_path, "mazzo.cli", "simulate", heap.NAME, "--games", "20", "--policy", "greedy", "--json", "-")
    told = json.loads(said)["report"]
    assert (told["game"], told["games"]) == (heap.NAME, 20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal_in_both_languages(language: str, tmp_path: Path) -> None:
    said = run(tmp_path, "mazzo.cli", "play", heap.NAME, "--seed", "a", "--language", language, typed="1\n" * 12)
    assert {"it": "I sassi sono stati presi tutti.", "en": "All stones are taken."}[language] in said


def test_greedy_takes_the_last_stones(added: None) -> None:
    match = left(5)
    match.play(0, "take 2")
    assert bot_at_level(heap.GAME, "greedy").choose(match, 1, 1) == match.read(1, "take 3")


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_an_expert_leaves_a_multiple_of_four(stones: int, added: None) -> None:
    assert bot_at_level(heap.GAME, "expert").choose(left(stones), 0, 1) + 1 == stones % 4


async def test_a_process_of_the_search_pool_knows_it(added: None) -> None:
    pool, match = SearchPool(), left(5)
    match.play(0, "take 2")
    try:
        assert await pool.think("greedy", determinize(match, 1, 1)) == match.read(1, "take 3")
    finally:
        await pool.close()


def test_the_laws_hold() -> None:
    said = run(ROOT, "pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "tests/test_docs.py", "-k", heap.NAME)
    assert " passed" in said


def test_a_room_plays_it_over_sockets(tmp_path: Path) -> None:
    with Server(tmp_path, **ADDED) as server, closing(Guest(server.url.removeprefix("http://"))) as guest:
        cards = guest.get("/api/games", list[GameCard])
        assert [card.name for card in cards] == [*mazzo.GAMES, heap.NAME]
        room = guest.open_room(NewRoom(heap.NAME, 2))
        guest.act(room, Bot(fresh_id(), 1, "expert"))
        with guest.come(room) as chair:
            chair.do(Start(fresh_id()))
            match = chair.room.match
            assert match is not None
            while chair.until(lambda room: room.seats[0].turn or is_over(room)).phase == "playing":
                guest.move(match)
                chair.settle()
        journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert "= taken-all" in journal
    assert "Traceback" not in server.said()
