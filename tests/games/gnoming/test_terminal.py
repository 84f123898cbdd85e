"""Gnoming A Round in the terminal: grids, piles, the card in hand, and everything one may ask for."""

import re
from pathlib import Path

import pytest
from rich.console import Console as RichConsole

import mazzo
from mazzo.games.gnoming.deck import KINDS, NAMES
from mazzo.games.gnoming.terminal import BROAD, LETTERS, Gnoming
from mazzo.i18n import say
from mazzo.terminal import Console
from tests.cli.terminal import LANGUAGES, Terminal, call, saved, saved_text, start, typed_moves

GREEDY = "1\n" * 1500
"""Always the first suggestion; what is typed after the end is not read."""
TWO = ("play", "gnoming", "--seats", "2", "--seed", "sun")
CHOSEN = "\nturn 1\nturn 2\n\nturn 1\nturn 2\n\n"
"""Both have turned the first two cards, and A has the keyboard."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def first() -> list[str]:
    """With seed "sun": the piles' cards, then those that both turn."""
    match = mazzo.deal("gnoming", 2, "sun")
    for seat in (0, 1):
        match.play(seat, "turn 1", "turn 2")
    return [entry.text for entry in match.entries if entry.seat < 0]


def told(*lines: str) -> mazzo.Match:
    """A match of two whose cards are told: `*` before what chance brings."""
    match = mazzo.deal("gnoming", 2, chance="manual")
    for line in lines:
        seat, _, text = line.partition(" ")
        if seat == "*":
            for card in text.split():
                match.happen(card)
        else:
            match.play(int(seat), text)
    return match


def opened(own: str) -> mazzo.Match:
    """A match in which A has drawn once for every cell but the first two, and put what is told there."""
    cards = own.split()
    lines = ["* 8 8", "0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2", f"* {cards[0]} {cards[1]} -4 -2"]
    for cell, card in enumerate(cards[2:], 3):
        lines += [
            "0 draw",
            f"* {card}",
            f"0 put @ {cell}",
            "* -1",
            "0 discard left",
            "1 draw",
            "* -2",
            "1 discard left",
        ]
    return told(*lines)


def drawn(match: mazzo.Match, seat: int | None = 0, columns: int = 80, encoding: str = "utf-8") -> list[str]:
    """The picture as lines."""
    path = Path("/dev/null")
    with path.open("w", encoding=encoding) as screen:
        console = RichConsole(file=screen, width=columns, height=40, record=True, legacy_windows=False)
        console.print(Gnoming(Console("en", console, console)).picture(match.snapshot(seat)))
    return [line.rstrip() for line in console.export_text().splitlines()]


# ---- whole games


@languages
@pytest.mark.parametrize(
    ("more", "sitters"),
    [
        ((), ("cli-play-you", "room-bot-greedy", "room-bot-greedy")),
        (("--seats", "4", "--bots", "2"), ("", "", "room-bot-greedy", "room-bot-greedy")),
    ],
)
def test_a_whole_game_by_typing_numbers(
    more: tuple[str, ...], sitters: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    asked = ("play", "gnoming", "--seed", "sun", *more)
    found = call(tmp_path, *asked, language=language, typed=GREEDY)
    assert (found.exit_code, found.stderr) == (0, "")
    match = saved(tmp_path)
    assert match.outcome is not None
    assert say(language, "gnoming-end-three-rounds") in " ".join(found.stdout.split())
    for place in match.outcome.ranking:
        sitter = f" ({say(language, sitters[place.seat])})" if sitters[place.seat] else ""
        assert f"{place.place}. {LETTERS[place.seat]}{sitter}  {place.score.total} = " in found.stdout


def test_a_game_goes_on_by_typing_moves(tmp_path: Path) -> None:
    match = mazzo.deal("gnoming", 2, "sun")
    found = start(tmp_path, *TWO, typed=typed_moves(match, 60))
    assert (found.returncode, found.stderr) == (0, "")
    assert saved(tmp_path).entries == match.entries


def test_one_person_sits_down_with_two_bots(tmp_path: Path) -> None:
    found = call(tmp_path, "play", "gnoming", "--seed", "sun", typed="1\nq\n").stdout
    assert say("en", "cli-play-bots", names="B (Greedy), C (Greedy)", count=2) in found
    assert saved_text(tmp_path).count("# seats of bots: 1 2\n") == 1


# ---- the picture


def test_a_grid_shows_what_lies_open_and_nothing_else(tmp_path: Path) -> None:
    first_left, first_right, *turned = first()
    found = call(tmp_path, *TWO, typed=CHOSEN).stdout
    lines = found[found.rindex("Round 1 of 3") :].splitlines()
    assert lines[1].split() == ["left:", first_left, "right:", first_right]
    assert lines[3].split()[:2] == ["A", str(int(turned[0]) + int(turned[1]))]
    assert [line.split() for line in lines[4:7]] == [
        [*turned[:2], "?", *turned[2:], "?"],
        ["?"] * 6,
        ["?"] * 6,
    ]


def test_a_matched_row_is_bound_together() -> None:
    lines = drawn(opened("5 5 5"))
    assert lines[4].startswith("  5══  5══  5 ")
    assert lines[3].split()[:2] == ["A", "-5"]


def test_a_matched_column_is_bound_together() -> None:
    lines = drawn(opened("6 3 4 6 3 4 6"))
    assert [line[:BROAD] for line in lines[4:9]] == [
        "  6    3    4",
        "  ║",
        "  6    3    4",
        "  ║",
        "  6    ?    ?",
    ]


def test_a_terminal_without_unicode_binds_with_letters_of_its_own() -> None:
    lines = drawn(opened("6 6 6 6 3 4 6"), encoding="ascii")
    assert [line[:BROAD] for line in lines[4:9]] == [
        "  6==  6==  6",
        "  |",
        "  6    3    4",
        "  |",
        "  6    ?    ?",
    ]
    assert "".join(lines).isascii()


def test_hazards_and_mulligans_have_signs(tmp_path: Path) -> None:
    assert drawn(opened("hazard mulligan"))[4].split()[:3] == ["!", "M", "?"]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_no_two_cards_look_alike_without_colours(encoding: str) -> None:
    with Path("/dev/null").open("w", encoding=encoding) as screen:
        renderer = Gnoming(Console("en", RichConsole(file=screen), RichConsole(file=screen)))
        signs = [renderer._sign(card).plain for card in range(KINDS)]
    assert len({*signs, "?"}) == KINDS + 1
    assert all(len(sign) <= 2 and sign.isascii() for sign in signs)


def test_the_card_in_hand_and_what_it_would_change_cell_by_cell() -> None:
    match = opened("5 5 -2")
    match.play(0, "draw")
    match.happen("5")
    lines = drawn(match)
    assert "A has drawn: 5" in lines
    at = next(k for k, line in enumerate(lines) if line.startswith("Cell by cell, how 5 changes"))
    assert lines[at + 1].split() == ["1", "+0", "2", "+0", "3", "-13="]
    assert lines[at + 2].split() == ["4", "+5", "5", "+5", "6", "+5"]


def test_a_bouncing_card_may_not_go_back_and_the_picture_says_so() -> None:
    match = opened("5 5")
    match.play(0, "draw")
    match.happen("4")
    match.play(0, "put @ 3")
    match.happen("5")
    lines = drawn(match)
    assert "5 bounces! It may go to another cell." in lines
    assert any(line.split() == ["1", "+0", "2", "+0", "3", "-"] for line in lines)


def test_what_another_player_has_drawn_is_not_shown() -> None:
    match = opened("5 5")
    match.play(0, "draw")
    match.happen("mulligan")
    for viewer in (1, None):
        lines = drawn(match, viewer)
        assert "A has drawn a card from the stock." in lines
        assert not any("mulligan" in line or " M" in line for line in lines)


def test_the_sheets_of_a_round_are_shown_when_the_next_begins_and_not_later() -> None:
    match = mazzo.deal("gnoming", 2, "sun")
    while not match.view(0).rounds:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[-1])
    lines = drawn(match)
    assert lines[0] == "Round 1 is over"
    for player, own in zip(match.view(0).players, match.view(0).rounds[0], strict=True):
        assert any(line.startswith(f"{LETTERS[player.seat]}  {own.points} = ") for line in lines)
        assert f"{own.points} in all" in " ".join(lines)
    for seat in (0, 1):
        match.play(seat, "turn 1", "turn 2")
    assert "Round 1 is over" not in drawn(match)


def test_where_points_come_from_adds_up() -> None:
    match = mazzo.deal("gnoming", 3, "rain")
    while match.outcome is None:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    lines = drawn(match, None)
    told_points = [line for line in lines if " = " in line]
    assert len(told_points) == 3
    for line in told_points:
        points, _, parts = line.partition("  ")[2].partition(" = ")
        own = parts.rpartition(", ")[0]
        assert int(points) == sum(int(number) for number in re.findall(r"-?\d+", own))


def test_every_player_is_told_that_a_player_has_gone_out() -> None:
    match = opened("5 5 5 4 4 4 6 6")
    match.play(0, "draw")
    match.happen("-4")
    assert not any(line.startswith("!!") for line in drawn(match, 1))
    match.play(0, "put @ 9")
    match.happen("-3")
    match.play(0, "discard left")
    (alarm,) = (line for line in drawn(match, 1) if line.startswith("!!"))
    assert alarm == "!! A has gone out! This is the last turn of the round."
    assert any(re.match(r"A  -?\d+ #", line) for line in drawn(match, 1))


@languages
def test_the_alarm_of_the_last_circle_is_said(language: str) -> None:
    assert say(language, "cli-gnoming-last", seat="none", count=2) != say(
        language, "cli-gnoming-last", seat="B", count=2
    )


@pytest.mark.parametrize(
    ("columns", "language"),
    [(44, "it"), (80, "en"), *(pytest.param(wide, "en", marks=pytest.mark.slow) for wide in (44, 60, 120))],
)
def test_the_table_keeps_to_the_width_of_the_terminal(columns: int, language: str, tmp_path: Path) -> None:
    asked = ("play", "gnoming", "--seats", "7", "--bots", "6", "--seed", "sun")
    found = call(tmp_path, *asked, language=language, typed="1\n" * 150, more={"COLUMNS": str(columns), "LINES": "40"})
    assert found.exit_code == 0
    assert [
        line for line in found.stdout.splitlines() if len(line) > columns and "mazzo " not in line and "> " not in line
    ] == []


# ---- what is on offer


def test_the_first_two_cards_are_chosen_in_order_and_marked(tmp_path: Path) -> None:
    found = call(tmp_path, *TWO, typed="\nturn 4\nturn 2\nlist\n").stdout
    after = found[found.index("A  turn 4") :]
    assert "\n+ ?    ?    ?" in after
    assert say("en", "gnoming-choice-order")[:20] in " ".join(after.split())
    assert re.findall(r"\d turn (\d)", after[after.rindex("And the second:") :]) == ["5", "6", "7", "8", "9"]


def test_what_others_chose_is_shown_when_all_have(tmp_path: Path) -> None:
    found = call(tmp_path, *TWO, typed="\nturn 3\nturn 4\n\nturn 1\nturn 2\n\n").stdout
    first, second = found.split("B has the keyboard.")
    assert "A  turn 3" in first
    shown, opened_now = second.split("A has the keyboard.")
    assert "A  turn" not in shown.split("B  turn 2")[0]
    assert "B  turn 1" in opened_now


def test_a_pile_that_improves_the_grid_comes_before_the_stock() -> None:
    match = told("* 5 8", "0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2", "* 5 7 8 8")
    screen = RichConsole(width=100)
    (group,) = Gnoming(Console("en", screen, screen)).groups(match.snapshot(0))
    assert [choice.text for choice in group.choices] == ["take 5 left", "draw", "take 8 right"]
    assert group.choices[0].brings.plain.startswith("-2 @ 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_naming_a_pile_tells_what_its_card_would_change_everywhere(language: str, tmp_path: Path) -> None:
    typed = f"{CHOSEN}{say(language, 'cli-gnoming-right')}\n"
    found = call(tmp_path, *TWO, language=language, typed=typed, more={"COLUMNS": "120"}).stdout
    line = found[found.rindex(f"take {first()[1]} right") :].splitlines()[0]
    assert sorted(re.findall(r"@ (\d)", line)) == list("123456789")


def test_every_legal_move_is_on_offer_whatever_is_to_be_done() -> None:
    match = mazzo.deal("gnoming", 4, "every")
    screen = RichConsole(width=100)
    renderer, met = Gnoming(Console("en", screen, screen)), set[str]()
    while match.outcome is None:
        for seat in match.current_players():
            choices = [one for group in renderer.groups(match.snapshot(seat)) for one in group.choices]
            assert sorted(one.action for one in choices) == match.legal_actions(seat)
            assert [one.text for one in choices] == [match.write(seat, one.action) for one in choices]
            met.add(match.view(seat).players[seat].state)
        seat = match.current_players()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[match.version * 5 % len(legal)])
    assert met == {"choosing", "drawing", "placing", "bouncing", "discarding", "asked"}


def test_trying_shows_the_table_as_it_would_be_and_changes_nothing(tmp_path: Path) -> None:
    left, _, one, two, *_ = first()
    typed = f"{CHOSEN}take left\ntry put 2\nq\n"
    found = call(tmp_path, *TWO, typed=typed).stdout
    after = found[found.rindex("Round 1 of 3") :]
    assert f"  {one}  > {left}    ?" in after
    assert f"put {left} @ 2 for {two}" in after
    assert saved_text(tmp_path).count("put") == 0


@languages
def test_why_tells_the_reason_and_the_rule(language: str, tmp_path: Path) -> None:
    found = call(tmp_path, *TWO, language=language, typed=f"{CHOSEN}take left\nwhy discard right\nwhy draw\nq\n")
    text = " ".join(found.stdout.split())
    assert say(language, "cli-rule", rule="3.b") in text
    assert say(language, "cli-rule", rule="3.1") in text


# ---- the keyboard goes round


def test_a_drawn_card_is_told_to_its_player_only(tmp_path: Path) -> None:
    found = call(tmp_path, *TWO, typed=f"{CHOSEN}draw\ndiscard left\n\n").stdout
    at = found.index("A  draw")
    mine, others = found[at:].split("B has the keyboard.")
    card = [entry.text for entry in mazzo.replay(saved_text(tmp_path)).entries if entry.seat < 0][6]
    assert f"Turned up: {card}" in mine
    assert f"A has drawn: {card}" in mine
    assert "A  draw" in others
    assert "A card is drawn." in others
    assert others.index("A card is drawn.") < others.index(f"A  discard {card} left")


def test_a_terminal_is_cleared_before_the_next_player_sees_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TWO)
    terminal.wait_for("A, round 1 > ")
    terminal.type("\r")
    for cell in (1, 2):
        terminal.wait_for("A, round 1 > ")
        terminal.type(f"turn {cell}\r")
    terminal.wait_for("B, round 1 > ")
    terminal.type("\r")
    assert "\x1b[2J" in terminal.wait_for("B, round 1 > ")
    terminal.type("q\r")
    assert terminal.leave() == 0


def test_help_says_what_to_type(tmp_path: Path) -> None:
    found = call(tmp_path, "play", "gnoming", "--seed", "sun", typed="help\nq\n").stdout
    assert re.search(r"> put 5 @ 3 +", found)
    assert re.search(r"\nleft +shows where", found)


def test_replay_shows_a_finished_game_and_its_points(tmp_path: Path) -> None:
    match = mazzo.deal("gnoming", 3, "sun")
    while match.outcome is None:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    journal = tmp_path / "game.mazzo"
    journal.write_text(match.journal.text())
    found = call(tmp_path, "replay", str(journal)).stdout
    assert "Round 3 is over" in found
    assert found.count("draw ") >= sum(entry.text == "draw" for entry in match.entries)
    assert all(
        f"Turned up: {name}" in found for name in NAMES[:4] if any(entry.text == name for entry in match.entries)
    )
