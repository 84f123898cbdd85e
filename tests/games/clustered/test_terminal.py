"""Clustered in the terminal: the growing table, hands that go round, and everything one may ask for."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from rich.console import Console as RichConsole

import mazzo
from mazzo.games.clustered.deck import NAMES, START
from mazzo.games.clustered.terminal import Clustered
from mazzo.i18n import say
from mazzo.terminal import Console
from tests.cli.terminal import LANGUAGES, Terminal, call, saved, start

GREEDY = "1\n" * 200
"""Always the first suggestion; what is typed after the end is not read."""
TWO = ("play", "clustered", "--seats", "2", "--seed", "sun")
ALONE = ("play", "clustered", "--seed", "sun")
EXAMPLE = "circle-solid-2"
"""The card of the example of what to type."""
WIDE = {"COLUMNS": "120"}
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("asked", [ALONE, TWO, (*TWO, "--options", "fast,speed-bonus,largest-bonus")])
def test_a_whole_game_by_typing_numbers(asked: tuple[str, ...], language: str, tmp_path: Path) -> None:
    told = call(tmp_path, *asked, language=language, typed=GREEDY)
    assert (told.exit_code, told.stderr) == (0, "")
    match = saved(tmp_path)
    assert match.outcome is not None
    assert say(language, f"clustered-end-{match.outcome.reason}") in " ".join(told.stdout.split())
    ending = told.stdout[told.stdout.rindex(say(language, "clustered-end-all-played")[:20]) :]
    for place in match.outcome.ranking:
        named = "" if match.seats == 1 else f"{place.place}. {'AB'[place.seat]}  "
        assert f"{named}{place.score.total} = " in ending


def test_a_whole_game_by_typing_placements(tmp_path: Path) -> None:
    match = mazzo.deal("clustered", seats=2, seed="sun", options=("fast",))
    typed: list[str] = []
    while not match.outcome:
        seat = match.current_players()[0]
        action = match.legal_actions(seat)[-1]
        typed.append(match.write(seat, action))
        match.play(seat, action)
    asked = (*TWO, "--option", "fast")
    told = start(tmp_path, *asked, typed="\n".join(typed) + "\n")
    assert (told.returncode, told.stderr) == (0, "")
    assert saved(tmp_path).journal == match.journal


def test_what_is_drawn_is_the_table(tmp_path: Path) -> None:
    typed = "\ntriangle-solid-2 @ 0,1\n\ntriangle-solid-1 @ 1,1\n\n"
    told = call(tmp_path, *TWO, typed=typed, more=WIDE).stdout
    table = told[told.rindex("    -1    0    1    2") :].splitlines()
    assert [line[:24].split() for line in table[:5]] == [
        ["-1", "0", "1", "2"],
        ["-1", "·", "·", "·", "·"],
        ["0", "·", "⌂", "A▲▲", "·"],
        ["1", "·", "·", "B▲", "·"],
        ["2", "·", "·", "·", "·"],
    ]


def test_beyond_the_edge_of_a_table_there_is_no_ground(tmp_path: Path) -> None:
    match = mazzo.deal("clustered", 1, "sun", options=["table-small"])
    typed = ""
    for place in ("1,0", "2,0"):
        action = next(each for each in match.legal_actions(0) if match.write(0, each).endswith(f"@ {place}"))
        typed += f"{match.write(0, action)}\n"
        match.play(0, action)
    told = call(tmp_path, *ALONE, "--option", "table-small", typed=typed, more=WIDE).stdout
    table = told[told.rindex("    -1    0    1") :].splitlines()
    assert [line[:19].split() for line in (table[1], table[5])] == [["-1", "·", "·", "·"], ["3", "▒▒", "▒▒", "▒▒"]]
    assert "table: rows -2 to 2, columns -3 to 3" in told


def test_points_and_where_they_come_from_stand_beside_the_table(tmp_path: Path) -> None:
    told = call(tmp_path, *ALONE, typed=GREEDY, more=WIDE).stdout
    score = mazzo.replay(next((tmp_path / "mazzo" / "games").iterdir()).read_text()).view(0).players[0].score
    assert score.rectangle > 0
    assert f"A  {score.total} = rectangle {score.rectangle} + lines {score.lines}" in told


@languages
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("is_long", [True, False])
def test_no_two_cards_look_alike_without_colours(is_long: bool, encoding: str, language: str, tmp_path: Path) -> None:
    with (tmp_path / "screen").open("w", encoding=encoding) as screen:
        renderer = Clustered(Console(language, RichConsole(file=screen), RichConsole(file=screen)))
        signs = [renderer._sign(card, is_long) for card in range(START + 1)]
    assert all(one != other for one, other in combinations(signs, 2))
    assert all(1 <= len(sign) <= 3 for sign in signs)
    assert all(sign.isascii() for sign in signs) == (encoding == "ascii")


def test_a_hand_is_shown_only_when_its_player_asks(tmp_path: Path) -> None:
    match = mazzo.deal("clustered", 2, "sun")
    hands = [{NAMES[card] for card in match.view(seat).hand} - {"wild", EXAMPLE} for seat in (0, 1)]
    told = call(tmp_path, *TWO, typed="").stdout
    assert "A has the keyboard. Enter shows A’s hand." in told
    assert not any(re.search(rf"\b{name}\b", told) for name in hands[0] | hands[1])
    told = call(tmp_path, *TWO, typed="\n1\n").stdout
    assert all(re.search(rf"\b{name}\b", told) for name in hands[0])
    assert not any(re.search(rf"\b{name}\b", told) for name in hands[1] - hands[0])
    assert "\nB has the keyboard. Enter shows B’s hand.\nB, turn 1 > " in told


def test_a_terminal_is_cleared_before_the_next_hand_comes(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TWO)
    terminal.wait_for("A, turn 1 > ")
    terminal.type("\r")
    terminal.wait_for("A, turn 1 > ")
    terminal.type("1\r")
    terminal.wait_for("B, turn 1 > ")
    terminal.type("\r")
    assert "\x1b[2J" in terminal.wait_for("B, turn 1 > ")
    terminal.type("q\r")
    assert terminal.leave() == 0


def test_the_others_are_told_what_was_laid_but_not_what_was_drawn(tmp_path: Path) -> None:
    told = call(tmp_path, *TWO, typed="\n1\n\n", more=WIDE).stdout
    for_one, for_other = told.split("B has the keyboard.")
    drawn = [entry.text for entry in saved(tmp_path).entries if entry.seat < 0][-1]
    assert re.search(rf"Drawn: \S+ {drawn}\n", for_one)
    assert re.search(r"A  \S+ @ \S+ +\+0\nA card is drawn\.\n", for_other)


def test_suggestions_are_grouped_by_card_and_sorted_by_gain(tmp_path: Path) -> None:
    told = call(tmp_path, *ALONE, typed="1\n" * 20 + "list\nquit\n", more={"COLUMNS": "240"}).stdout
    listed = told[told.index("Turn 21 >") :]
    match = saved(tmp_path)
    assert len(re.findall(r"\d+ \S+ @ -?\d+,-?\d+ +[+-]\d+", listed)) == len(match.legal_actions(0))
    for card in set(match.view(0).hand):
        gains = [int(gain) for gain in re.findall(rf"\d+ {NAMES[card]} @ -?\d+,-?\d+ +([+-]\d+)", listed)]
        assert gains == sorted(gains, reverse=True)


def test_a_placement_tells_what_it_would_lie_beside(tmp_path: Path) -> None:
    told = call(tmp_path, *TWO, typed="triangle-solid-2 @ 0,1\nlist\n", more=WIDE).stdout
    assert re.search(r"triangle-solid-1 @ 1,1 +\+0 A▲▲", told)
    assert re.search(r"triangle-solid-1 @ 1,0 +\+0 ⌂", told)


def test_naming_a_card_shows_everywhere_it_fits(tmp_path: Path) -> None:
    told = call(tmp_path, *ALONE, typed="wild\n").stdout
    after = told[told.index("Turn 1 >") :]
    assert set(re.findall(r"(\S+) @", after)) == {"wild"}
    assert "✦ wild: 4 places" in after


def test_a_card_that_fits_nowhere_says_so(tmp_path: Path) -> None:
    match = mazzo.deal("clustered", 1, "sun")
    typed: list[str] = []
    while True:
        offers = match.snapshot(0).offers
        unfit = set(match.view(0).hand) - {offer.card for offer in offers.placements}
        if unfit:
            break
        action = min(offers.placements, key=lambda one: abs(one.row) + abs(one.col)).action
        typed.append(match.write(0, action))
        match.play(0, action)
    name = NAMES[min(unfit)]
    told = call(tmp_path, *ALONE, typed="\n".join([*typed, name, "quit"]) + "\n").stdout
    assert f"{name}: fits nowhere" in told


def test_trying_shows_the_table_as_it_would_be_and_changes_nothing(tmp_path: Path) -> None:
    told = call(tmp_path, *ALONE, typed="try triangle-solid-2 @ 0,1\nquit\n").stdout
    assert "⌂   >▲▲" in told[told.index("Turn 1 >") :]
    assert not (tmp_path / "mazzo").exists()


@languages
def test_why_tells_the_reason_and_the_rule(language: str, tmp_path: Path) -> None:
    typed = "why triangle-solid-2 @ 5,5\nwhy discard wild\nquit\n"
    told = " ".join(call(tmp_path, *ALONE, language=language, typed=typed).stdout.split())
    assert say(language, "clustered-apart") in told
    assert say(language, "clustered-must-play") in told
    assert say(language, "cli-rule", rule="3.2") in told
    assert say(language, "cli-rule", rule="3.8") in told


@languages
def test_in_the_fast_game_two_cards_go_first(language: str, tmp_path: Path) -> None:
    told = call(tmp_path, *TWO, "--option", "fast", language=language, typed="\n1\nundo\n1\n1\n").stdout
    assert told.count(say(language, "cli-clustered-trim", count=2)) == 2
    assert told.count(say(language, "cli-clustered-trim", count=1)) == 2
    match = saved(tmp_path)
    assert match.current_players() == (1,)
    assert "0 undo" in match.journal.text()


def test_what_the_first_discards_is_sealed_until_the_second_has(tmp_path: Path) -> None:
    told = call(tmp_path, *TWO, "--option", "fast", typed="\n1\n1\n\n1\n1\n\n").stdout
    first, rest = told.split("B has the keyboard.")
    second, _ = rest.split("A has the keyboard.")
    gone = re.findall(r"^A  (discard \S+)|> A  (discard \S+)", first, re.MULTILINE)
    names = [one or other for one, other in gone]
    assert len(names) == 2
    shown, opened = second.rsplit("B  discard", 1)
    assert not any(f"A  {name}" in shown for name in names)
    assert all(f"A  {name}" in opened for name in names)


def test_a_game_of_two_goes_on_where_it_was_left(tmp_path: Path) -> None:
    save = tmp_path / "two.mazzo"
    left = call(tmp_path, *TWO, "--save", str(save), typed="1\n1\n1\n")
    assert f"mazzo play clustered --save {save}" in left.stdout
    told = call(tmp_path, "play", "clustered", "--save", str(save), typed=GREEDY)
    assert (told.exit_code, told.stderr) == (0, "")
    assert mazzo.replay(save.read_text()).outcome is not None


@languages
@pytest.mark.parametrize("columns", [44, *(pytest.param(wide, marks=pytest.mark.slow) for wide in (60, 80, 120))])
def test_the_table_keeps_to_the_width_of_the_terminal(columns: int, language: str, tmp_path: Path) -> None:
    asked = ("play", "clustered", "--seats", "3", "--seed", "sun", "--options", "fast,speed-bonus,largest-bonus")
    told = call(tmp_path, *asked, language=language, typed=GREEDY, more={"COLUMNS": str(columns), "LINES": "40"})
    assert told.exit_code == 0
    assert [
        line for line in told.stdout.splitlines() if len(line) > columns and "mazzo " not in line and "> " not in line
    ] == []


def test_a_table_broader_than_the_terminal_goes_on_below(tmp_path: Path) -> None:
    match = mazzo.deal("clustered", 6, "sun")
    while not match.outcome:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[-1])
    journal = tmp_path / "six.mazzo"
    journal.write_text(match.journal.text())
    told = call(tmp_path, "replay", str(journal), "--final", more={"COLUMNS": "44"})
    cards = [laid for laid in match.view().laid if laid.seat is not None]
    assert len(re.findall(r"[A-F](?:[□◧■△◭▲○◐●]\d|✦ )", told.stdout)) == len(cards)


def test_a_stream_without_unicode_gets_letters(tmp_path: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    told = start(tmp_path, *TWO, language="it", typed="\ntriangle-solid-2 @ 0,1\nq\n", more=ascii_only)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.isascii()
    assert "T#2" in told.stdout


def test_a_journal_is_shown_move_by_move_with_its_draws(tmp_path: Path) -> None:
    call(tmp_path, *TWO, "--save", str(tmp_path / "two.mazzo"), typed=GREEDY)
    match = mazzo.replay((tmp_path / "two.mazzo").read_text())
    told = call(tmp_path, "replay", str(tmp_path / "two.mazzo"), more=WIDE).stdout
    for number, entry in enumerate(match.entries, 1):
        who = "*" if entry.seat < 0 else str(entry.seat)
        assert re.search(rf"^ +{number} {re.escape(who)}  .*{re.escape(entry.text)}", told, re.MULTILINE)


def test_a_simulation_of_two_seats_counts_both(tmp_path: Path) -> None:
    told = call(tmp_path, "simulate", "clustered", "--seats", "2", "--games", "50", "--seed", "tests", "--json", "-")
    assert '"seats": 2' in told.stdout
    shown = call(tmp_path, "simulate", "clustered", "--seats", "2", "--games", "50", "--seed", "tests").stdout
    assert shown.startswith("Clustered  clustered-1, random, 50 games, seed tests, 2 seats\n")


@languages
def test_the_legend_names_every_sign(language: str, tmp_path: Path) -> None:
    told = call(tmp_path, *ALONE, language=language, typed="").stdout
    assert [name for kind in ("shape-circle", "fill-dashed", "wild", "start")
            if (name := say(language, f"clustered-{kind}")) not in told] == []  # fmt: skip
