"""The page about the bots has the figures of its ladders."""

from dataclasses import asdict
from typing import Any

from generate.ladders import BEGIN, END, FOLDER, PAGE, page, read
from mazzo.bots.greedy_bots import settings_of
from mazzo.bots.levels import LEVELS
from mazzo.games import GAMES
from mazzo.lab.ladder import Ladder, Rung, Step
from mazzo.lab.ratings import Estimate


def made() -> dict[str, Any]:
    rungs = (Rung("greedy", Estimate(1000.0, 1000.0, 1000.0)), Rung("expert", Estimate(1164.2, 1090.6, 1237.9)))
    step = Step("expert", "greedy", 50, 100, 70, 4, 26, Estimate(0.72, 0.631, 0.809), 12.34)
    return asdict(Ladder("grass", "grass-1", "grass-1", 4, (), "ladder", 50, "greedy", rungs, (step,), ()))


def test_the_page_has_the_figures_of_the_folder() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text, read()) == text


def test_every_ladder_has_its_chart() -> None:
    assert [name for name in read() if not (FOLDER / f"{name}.svg").is_file()] == []


def test_a_ladder_is_written_as_a_table_with_its_chart() -> None:
    told = page(f"before\n{BEGIN}old\n{END}after\n", {"grass-4": made()})
    assert told.startswith(f"before\n{BEGIN}\n### Grass at a table of 4\n\n![")
    assert "(ladder/grass-4.svg)" in told
    assert "| expert | 1,164 (1,091 to 1,238) | greedy | 72.0 % (63.1 to 80.9) | 50 | 12.3 |\n" in told
    assert "| greedy | 1,000 |  | | | |\n" in told
    assert told.endswith(f"\n{END}after\n")
    assert "old" not in told


def test_writing_twice_is_writing_once() -> None:
    once = page(f"{BEGIN}{END}", {"grass": made()})
    assert page(once, {"grass": made()}) == once


def test_the_mark_to_beat_is_what_the_ladder_of_who_plays_alone_found() -> None:
    found = {ladder["game"]: ladder["rungs"][-1] for ladder in read().values() if not ladder["anchor"]}
    assert {rung["name"] for rung in found.values()} == {LEVELS[-1]}
    assert {game: round(rung["level"]["value"], 1) for game, rung in found.items()} == {
        name: average for name, game in GAMES.items() if (average := settings_of(game).master_average) is not None
    }
