"""Games in the terminal: whole games in both languages, every command, and leaving."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import mazzo
from mazzo.cli.play import SPEAK, WORDS, meant
from mazzo.i18n import say
from tests.cli.terminal import LANGUAGES, Terminal, call, start

GREEDY = "1\n" * 40
"""Always chooses the first suggestion; lines after the end of the game are not read."""
SHORT_OF_DICE = """\
8 r180 @ 0,0
9 r90 @ -1,1
11 r0 @ -1,2
16 r270 @ 1,2
4 r0 @ 2,3
7 r270 @ 2,3
"""
"""With seed "2" these moves leave one plum die for two trees."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def kept(home: Path) -> Sequence[Path]:
    """The games saved at the default path."""
    return sorted((home / "mazzo" / "games").glob("*.mazzo"))


@languages
def test_a_whole_game_by_typing_numbers(language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "play", "orchard", "--seed", "sun", language=language, typed=GREEDY)
    assert (result.exit_code, result.stderr) == (0, "")
    (path,) = kept(tmp_path)
    match = mazzo.replay(path.read_text())
    assert match.outcome is not None
    (place,) = match.outcome.ranking
    assert say(language, f"orchard-title-{place.title}") in result.stdout
    assert say(language, f"orchard-end-{match.outcome.reason}") in result.stdout
    assert f"{place.score.total} = " in result.stdout
    assert f"mazzo replay {path}" in result.stdout


@languages
def test_a_whole_game_by_typing_placements(language: str, tmp_path: Path) -> None:
    match = mazzo.deal("orchard", seed="sun")
    typed: list[str] = []
    while not match.outcome:
        action = match.legal_actions(0)[-1]
        typed.append(match.write(0, action))
        match.play(0, action)
    result = start(tmp_path, "play", "orchard", "--seed", "sun", language=language, typed="\n".join(typed) + "\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert mazzo.replay(kept(tmp_path)[0].read_text()).journal == match.journal


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    first, second = (call(tmp_path, "play", "orchard", "--seed", "sun", typed="quit\n").stdout for _ in range(2))
    assert first == second


def test_what_is_drawn_is_the_table(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="").stdout
    picture = output.partition("\n\n")[2].splitlines()
    assert [line[:24].split() for line in picture[:6]] == [
        ["-1", "0", "1", "2"],
        ["-1", "·", "·", "·", "·"],
        ["0", "·", "◆", "●", "·"],
        ["1", "·", "▲", "▲", "·"],
        ["2", "·", "●", "◆", "·"],
        ["3", "·", "·", "·", "·"],
    ]
    assert "Card 13 r0      Card 15 r0" in output
    assert "Points        0 = ●0 + ▲0 + ◆0" in output
    assert "Supply        ●5 ▲5 ◆5" in output
    assert "Rotten fruit  ✗ ✗" in output
    assert "6 cards to draw" in output


def test_suggestions_are_grouped_by_card_and_sorted_by_gain(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="list\n", more={"COLUMNS": "200"}).stdout
    listed = output[output.rindex("Card 13: fits in") :]
    for card in (13, 15):
        gains = [int(gain) for gain in re.findall(rf"\d+ {card} r\d+ @ -?\d+,-?\d+ +([+-]\d+)", listed)]
        assert len(gains) > 20
        assert gains == sorted(gains, reverse=True)


def test_cards_that_look_the_same_upside_down_are_suggested_once(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="list\n", more={"COLUMNS": "200"}).stdout
    assert "15 r90 @" in output
    assert "15 r180 @" not in output
    assert "15 r270 @" not in output


def test_naming_a_turn_turns_the_card_in_the_hand(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="13 r90\n").stdout
    after = output[output.rindex("Card 13 r90") :]
    assert set(re.findall(r"13 (r\d+) @", after)) == {"r90"}
    assert "15 r0" in after


def test_trying_shows_the_table_as_it_would_be_and_changes_nothing(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="try 13 r90 @ 0,0\nquit\n").stdout
    after = output[output.index("Turn 1 >") :]
    assert "0 · >◆1 >●1 >● ·" in re.sub(r" +", " ", after)
    assert "13 r90 @ 0,0   +4 ◆1 ▲1 ▲1 ●1" in after
    assert kept(tmp_path) == []


def test_enter_after_trying_lays_the_card(tmp_path: Path) -> None:
    call(tmp_path, "play", "orchard", "--seed", "casa", typed="try 1\n\nquit\n")
    assert "0 13 r90 @ 0,0" in kept(tmp_path)[0].read_text()


def test_anything_else_after_trying_leaves_it(tmp_path: Path) -> None:
    call(tmp_path, "play", "orchard", "--seed", "casa", typed="try 1\nwhy 1\n\nquit\n")
    assert kept(tmp_path) == []


@languages
def test_why_tells_the_reason_and_the_rule(language: str, tmp_path: Path) -> None:
    output = call(
        tmp_path, "play", "orchard", "--seed", "casa", language=language, typed="why 13 r0 @ 9,9\nquit\n"
    ).stdout
    assert say(language, "orchard-no-overlap") in " ".join(output.split())
    assert say(language, "cli-rule", rule="3.4") in output
    assert re.search(r"^ +3\.4  ", output, re.MULTILINE)


def test_why_says_when_a_move_is_allowed(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="why 13 r90 @ 0,0\n").stdout
    assert "13 r90 @ 0,0: allowed." in output


@languages
@pytest.mark.parametrize(
    "typed",
    [
        "13 r0 @ 9,9",
        "99",
        "0",
        "99999999999999999999",
        "nonsense",
        "13 r45 @ 0,0",
        "13",
        "why",
        "try 14 r0 @ 0,0",
        "rules 99",
        "x" * 5000,
    ],
)
def test_what_is_refused_changes_nothing(typed: str, language: str, tmp_path: Path) -> None:
    save = tmp_path / "game.mazzo"
    before = call(tmp_path, "play", "orchard", "--seed", "casa", "--save", str(save)).exit_code, save.read_text()
    result = call(tmp_path, "play", "orchard", "--save", str(save), language=language, typed=f"{typed}\nquit\n")
    assert (result.exit_code, save.read_text()) == before
    assert "Traceback" not in result.output


def test_undo_stops_at_what_was_revealed(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="1\nundo\nquit\n").stdout
    assert say("en", "table-undo-not") in " ".join(output.split())


def test_practice_takes_back_without_limit(tmp_path: Path) -> None:
    output = call(
        tmp_path, "play", "orchard", "--seed", "casa", "--practice", typed="1\n1\nundo\nundo\nundo\nquit\n"
    ).stdout
    assert output.count(say("en", "cli-play-undone")) == 2
    assert "undo: free" in kept(tmp_path)[0].read_text()


def test_a_scarce_die_is_chosen_by_number(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "2", typed=f"{SHORT_OF_DICE}2\nquit\n").stdout
    assert "One die is left. Which tree gets it?" in output
    assert "0 7 r270 @ 2,3\n0 die 3,4\n" in kept(tmp_path)[0].read_text()


def test_rules_are_at_hand(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", typed="rules 6.5\nrules rotten\nquit\n").stdout
    assert output.count(" 6.5  ") == 2


def test_help_names_every_word(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--seed", "casa", language="it", typed="aiuto\nesci\n").stdout
    assert [word for word in WORDS if f"\n{say('it', f'cli-play-word-{word}').split()[0]} " not in output] == []


def test_words_are_understood_in_both_languages_and_mean_one_thing() -> None:
    said = [
        (name, word)
        for language in LANGUAGES
        for word in (*WORDS, SPEAK)
        for name in say(language, f"cli-play-word-{word}").split()
    ]
    assert [(name, word) for name, word in said if meant(name) != word or meant(name.upper()) != word] == []


def test_save_writes_a_copy_that_goes_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.mazzo"
    call(tmp_path, "play", "orchard", "--seed", "sun", typed=f"1\nsave {copy}\nquit\n")
    result = call(tmp_path, "play", "orchard", "--save", str(copy), typed=GREEDY)
    assert result.exit_code == 0
    once = call(tmp_path, "play", "orchard", "--seed", "sun", "--save", str(tmp_path / "once.mazzo"), typed=GREEDY)
    assert once.exit_code == 0
    assert copy.read_text() == (tmp_path / "once.mazzo").read_text()


def test_save_does_not_write_over_another_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt,")
    output = call(tmp_path, "play", "orchard", typed=f"save {other}\nquit\n").stdout
    assert "is there already" in " ".join(output.split())
    assert other.read_text() == "Dear aunt,"


def test_the_other_nine_cards_make_a_second_game(tmp_path: Path) -> None:
    first, second = (tmp_path / f"{name}.mazzo" for name in ("first", "second"))
    call(tmp_path, "play", "orchard", "--seed", "sun", "--save", str(first), typed=GREEDY)
    result = call(tmp_path, "play", "orchard", "--rest", str(first), "--save", str(second), typed=GREEDY)
    assert result.exit_code == 0
    drawn = [set(re.findall(r"^\* (\d+)$", path.read_text(), re.MULTILINE)) for path in (first, second)]
    assert (len(drawn[0] | drawn[1]), drawn[0] & drawn[1]) == (18, set())
    third = call(tmp_path, "play", "orchard", "--rest", str(second))
    assert (third.exit_code, say("en", "no-rest") in " ".join(third.stderr.split())) == (2, True)


def test_the_way_to_go_on_is_told_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    result = start(tmp_path, "--language", "it", "play", "orchard", "--seed", "sun", typed="1\n")
    (path,) = kept(tmp_path)
    assert result.stdout.endswith(f"mazzo play orchard --save {path} --language it\n")


@languages
def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "play", "orchard", "--seed", "sun", language=language, typed="1\n1\n")
    assert (result.exit_code, result.stderr) == (0, "")
    (path,) = kept(tmp_path)
    assert result.stdout.endswith(f"{say(language, 'cli-play-left')}  mazzo play orchard --save {path}\n")
    on = call(tmp_path, "play", "orchard", "--save", str(path), language=language, typed=GREEDY)
    assert on.exit_code == 0
    assert mazzo.replay(path.read_text()).outcome is not None


def test_leaving_before_the_first_move_leaves_nothing_behind(tmp_path: Path) -> None:
    assert call(tmp_path, "play", "orchard").exit_code == 0
    assert kept(tmp_path) == []


def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "mazzo").write_text("in the way")
    result = call(tmp_path, "play", "orchard", "--seed", "sun", typed=GREEDY)
    assert result.exit_code == 0
    assert "I cannot write" in result.stdout
    assert "mazzo replay" not in result.stdout


def test_control_c_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "orchard", "--seed", "sun")
    terminal.wait_for("Turn 1 > ")
    terminal.type("1\r")
    terminal.wait_for("Turn 2 > ")
    assert "Traceback" not in terminal.interrupt("--save")
    assert terminal.leave() == 130
    assert mazzo.replay(kept(tmp_path)[0].read_text().partition("#")[0]).version == 5


def test_control_d_at_a_terminal_leaves_politely(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "orchard", "--seed", "sun", language="it")
    terminal.wait_for("Turno 1 > ")
    terminal.type("\x04")
    terminal.wait_for("Alla prossima!")
    assert terminal.leave() == 0


def test_a_terminal_shows_colours_and_no_color_hides_them(tmp_path: Path) -> None:
    shown: dict[str, str] = {}
    for no_color in ("", "1"):
        terminal = Terminal(
            tmp_path, "play", "orchard", "--seed", "sun", more={"NO_COLOR": no_color, "COLORTERM": "truecolor"}
        )
        shown[no_color] = terminal.wait_for("Turn 1 > ")
        terminal.type("q\r")
        assert terminal.leave() == 0
    assert "\x1b[38;2;" in shown[""]
    assert "\x1b[38;2;" not in shown["1"]
    assert not re.search(r"\x1b\[[0-9;]*\b3\d\b", shown["1"])


def test_a_dumb_terminal_gets_letters_and_no_escapes(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "orchard", "--seed", "casa", language="it", more={"TERM": "dumb"})
    output = terminal.wait_for("Turno 1 > ")
    terminal.type("q\r")
    assert terminal.leave() == 0
    assert not set(output) & set("●▲◆✗·\x1b")
    assert "M mela   P pera   S susina   x frutta marcia" in output


def test_a_stream_without_unicode_gets_letters(tmp_path: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    result = start(tmp_path, "play", "orchard", "--seed", "casa", language="it", typed="1\nquit\n", more=ascii_only)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.isascii()
    assert "M mela" in result.stdout


@pytest.mark.parametrize("columns", [44, 60, 80, 120])
def test_the_table_keeps_to_the_width_of_the_terminal(columns: int, tmp_path: Path) -> None:
    result = call(
        tmp_path, "play", "orchard", "--seed", "sun", typed=GREEDY, more={"COLUMNS": str(columns), "LINES": "40"}
    )
    assert result.exit_code == 0
    assert [
        line for line in result.stdout.splitlines() if len(line) > columns and "mazzo " not in line and "> " not in line
    ] == []
