"""The journal as text: its format, and the errors for invalid ones."""

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo import NotUnderstood
from mazzo.core.fairness import NO_NUMBER, Shuffle
from mazzo.match import journal as journals
from tests.golden.journals import GAMES, archived

PAGE = (Path(__file__).parents[2] / "docs" / "journal.md").read_text("utf-8")

HEAD = [
    "mazzo 1",
    "game: orchard",
    "ruleset: orchard-1",
    "deck: orchard-2019",
    "seats: 1",
    "options: -",
    "undo: barrier",
    "seed: -",
]
ENTRIES = ["* 1", "* 2", "* 3", "0 2 r180 @ 2,0"]


def changed(line: int, text: str | None) -> str:
    """The journal with line `line` (from 1) replaced by a text, or removed."""
    lines = [*HEAD, *ENTRIES]
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


def trouble(text: str) -> NotUnderstood:
    """The error of a journal."""
    with pytest.raises(NotUnderstood) as error:
        mazzo.replay(text)
    return error.value


def test_the_example_on_the_page_replays() -> None:
    example = PAGE.partition("```mazzo\n")[2].partition("```")[0]
    match = mazzo.replay(example)
    assert match.outcome is not None
    assert match.journal.text() == example


def test_a_journal_reads_back_as_itself() -> None:
    for path in archived("orchard"):
        text = path.read_text("utf-8")
        assert journals.read(text).text() == text


def test_comments_and_blank_lines_mean_nothing() -> None:
    text = "\n\n".join(
        ["# played in the garden", *HEAD, "# here it begins", *[f"  {entry}  " for entry in ENTRIES], ""]
    )
    assert mazzo.replay(text).to_bytes() == mazzo.replay("\n".join([*HEAD, *ENTRIES])).to_bytes()


def test_an_unfinished_journal_goes_on() -> None:
    match = mazzo.replay("\n".join([*HEAD, *ENTRIES]))
    match.happen("9")
    assert match.current_players() == (0,)


def test_a_seed_given_beside_the_journal_goes_on_drawing() -> None:
    dealt = mazzo.deal("orchard", seed=bytes(32))
    text = dealt.journal.text()
    again = mazzo.replay(text, bytes(32))
    for match in (dealt, again):
        match.play(0, match.legal_actions()[3])
    assert again.entries == dealt.entries


def test_a_seed_that_tells_other_cards_is_refused() -> None:
    text = mazzo.deal("orchard", seed=bytes(32)).journal.text()
    with pytest.raises(NotUnderstood, match="from the seed") as error:
        mazzo.replay(text, bytes(range(32)))
    assert error.value.facts["line"] == 10


@pytest.mark.parametrize("seed", [b"", b"short"])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(NotUnderstood, match="32 bytes"):
        mazzo.replay("\n".join(HEAD), seed)


@pytest.mark.parametrize(
    ("line", "text", "expected"),
    [
        (1, "mazzo 3", "mazzo 1 | mazzo 2"),
        (1, None, "mazzo 1 | mazzo 2"),
        (2, "gane: orchard", "game:"),
        (4, None, "deck:"),
        (5, "seats: one", "seats: 1 to 99"),
        (5, "seats: 100", "seats: 1 to 99"),
        (5, "seats: ١", "seats: 1 to 99"),
        (7, "undo: always", "undo: barrier | free"),
        (8, "seed: 12", "seed: 64 hexadecimal digits | -"),
        (8, "seed: " + "A" * 64, "seed: 64 hexadecimal digits | -"),
        (9, "*", "* OUTCOME | SEAT ACTION | = RESULT"),
        (9, "? 1", "* OUTCOME | SEAT ACTION | = RESULT"),
        (9, "100 1", "* OUTCOME | SEAT ACTION | = RESULT"),
        (12, "-1 undo", "* OUTCOME | SEAT ACTION | = RESULT"),
    ],
)
def test_a_line_out_of_place_is_named_with_what_was_expected(line: int, text: str | None, expected: str) -> None:
    error = trouble(changed(line, text))
    assert (error.code, error.facts["line"], error.facts["expected"]) == ("bad-journal", line, expected)


def test_an_empty_text_wants_its_first_line() -> None:
    error = trouble("")
    assert (error.facts["line"], error.facts["expected"]) == (1, "mazzo 1 | mazzo 2")


def test_a_head_that_stops_short_is_named() -> None:
    error = trouble("\n".join(HEAD[:5]))
    assert (error.facts["line"], error.facts["expected"]) == (6, "options:")


@pytest.mark.parametrize(
    ("line", "text", "part"),
    [
        (10, "* 1", "seen already"),
        (10, "0 2 r180 @ 2,0", "card must be drawn"),
        (12, "0 2 r0 @ 3,0", "covers no tree"),
        (12, "0 2 r18", "I expected"),
        (12, "0 undo", "nothing to undo"),
        (12, "1 2 r180 @ 2,0", "no seat 1"),
        (12, "* 4", "Nothing is to be drawn"),
        (12, "0 pass", "I expected"),
        (12, "= all-placed 0", "not over"),
    ],
)
def test_an_entry_that_cannot_be_played_is_named_with_the_reason(line: int, text: str, part: str) -> None:
    error = trouble(changed(line, text))
    assert (error.code, error.facts["line"]) == ("bad-journal", line)
    assert part in str(error.facts["expected"])
    assert error.facts["found"] == text


def test_the_line_is_counted_with_comments_and_blanks() -> None:
    error = trouble("\n".join(["# a comment", "", *HEAD, "", "* 1", "# another", "* 1"]))
    assert error.facts["line"] == 14


def test_a_journal_is_read_exactly_though_people_may_abbreviate() -> None:
    match = mazzo.replay("\n".join([*HEAD, *ENTRIES[:3]]))
    only = match.legal_actions()[-1]
    text = match.write(0, only)
    assert match.read(0, text) == only
    assert trouble("\n".join([*HEAD, *ENTRIES[:3], f"0 {text[:-1]}"])).facts["line"] == 12


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    text = (GAMES / "orchard" / "golden" / "all-placed.mazzo").read_text("utf-8")
    right = text.splitlines()[-1]
    error = trouble(text.replace(right, "= all-placed 99"))
    assert (error.facts["line"], error.facts["expected"]) == (len(text.splitlines()), right)


def test_nothing_follows_the_result() -> None:
    text = (GAMES / "orchard" / "golden" / "all-placed.mazzo").read_text("utf-8")
    assert trouble(text + "0 undo\n").facts["expected"] == "nothing after the result"


@pytest.mark.parametrize(
    ("line", "text", "code"),
    [
        (2, "game: bridge", "unknown-ruleset"),
        (3, "ruleset: orchard-99", "unknown-ruleset"),
        (4, "deck: orchard-1999", "unknown-deck"),
        (5, "seats: 9", "bad-seats"),
        (6, "options: with-jam", "unknown-option"),
        (6, "options: " + " ".join(f"without-{card}" for card in range(1, 11)), "bad-deck"),
    ],
)
def test_a_head_that_nobody_can_play_is_refused_by_name(line: int, text: str, code: str) -> None:
    assert trouble(changed(line, text)).code == code


def test_too_long_a_line_and_too_many_are_refused() -> None:
    assert trouble(changed(9, "* " + "1" * 300)).facts["line"] == 9
    many = "\n".join([*HEAD, *["# again"] * journals.MAX_LINES])
    assert trouble(many).facts["line"] == journals.MAX_LINES + 1


# Any input either parses or raises NotUnderstood, and quickly


def survives(text: str) -> None:
    """The text replays, or raises NotUnderstood with a sentence of bounded length; nothing else, and within seconds."""
    began = time.perf_counter()
    sentence = ""
    try:
        mazzo.replay(text)
    except NotUnderstood as error:
        sentence = error.sentence("it")
    assert len(sentence) < 1200
    assert time.perf_counter() - began < 10


pieces = st.sampled_from(
    [
        "*",
        "0",
        "1",
        "=",
        "undo",
        "die",
        "@",
        "r90",
        "-1,2",
        "14",
        "2 r180 @ 2,0",
        "all-placed",
        "#",
        "\n",
        "\r",
        "\x00",
        "-",
        ":",
        " ",
        "٣",
        "\ud800",
    ]
)
mutations = st.lists(
    st.tuples(st.integers(0, 3000), st.integers(0, 12), st.one_of(pieces, st.text(max_size=12))), min_size=1, max_size=6
)


@settings(max_examples=150)
@given(st.sampled_from(archived("orchard")), mutations)
def test_a_mutilated_journal_is_played_or_not_understood(path: Path, cuts: list[tuple[int, int, str]]) -> None:
    text = path.read_text("utf-8")
    for at, length, new in cuts:
        at %= len(text) + 1
        text = text[:at] + new + text[at + length :]
    survives(text)


@settings(max_examples=100)
@given(st.sampled_from(archived("orchard")), st.data())
def test_a_shuffled_journal_is_played_or_not_understood(path: Path, data: st.DataObject) -> None:
    lines = path.read_text("utf-8").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = data.draw(st.integers(0, len(lines) - 1)), data.draw(st.integers(0, len(lines) - 1))
        lines[one], lines[other] = lines[other], lines[one]
    survives("\n".join(lines))


@settings(max_examples=100)
@given(st.lists(pieces, max_size=60))
def test_words_out_of_nowhere_are_played_or_not_understood(words: list[str]) -> None:
    survives("\n".join(HEAD) + "\n" + " ".join(words))
    survives(" ".join(words))


@given(st.text())
def test_any_text_is_not_understood(text: str) -> None:
    survives(text)


def test_a_long_practice_is_replayed_in_time() -> None:
    back_and_forth = ["0 2 r180 @ 2,0", "0 undo"] * 2_490
    head = [line.replace("barrier", "free") for line in HEAD]
    began = time.perf_counter()
    assert mazzo.replay("\n".join([*head, *ENTRIES[:3], *back_and_forth])).version == 3 + len(back_and_forth)
    assert time.perf_counter() - began < 30


SHUFFLE = Shuffle("k3v9x2abcdefghjkmn", bytes(range(32)), ("ab" * 32, NO_NUMBER))


def checked() -> str:
    """A finished journal of two seats, whose shuffle can be checked."""
    match = mazzo.deal("orchard", 2, seed=SHUFFLE.seed)
    match.shuffle = SHUFFLE
    assert match.journal.text().startswith("mazzo 1"), "nothing of the key before the end"
    while match.outcome is None:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    return match.journal.text()


def test_a_journal_says_what_its_seed_is_made_of() -> None:
    text = checked()
    assert text.splitlines()[:1] + text.splitlines()[8:12] == [
        "mazzo 2",
        "match: k3v9x2abcdefghjkmn",
        f"key: {SHUFFLE.key.hex()}",
        f"number: {'ab' * 32}",
        "number: -",
    ]
    replayed = mazzo.replay(text)
    assert replayed.journal.text() == text
    assert replayed.copy().journal.head.shuffle == SHUFFLE


@pytest.mark.parametrize(
    ("line", "text", "where", "expected"),
    [
        (9, "match: other", 8, "(from key, numbers and match)"),
        (10, f"key: {'0' * 64}", 8, "(from key, numbers and match)"),
        (12, f"number: {'0' * 64}", 8, "(from key, numbers and match)"),
        (8, "seed: -", 8, "(from key, numbers and match)"),
        (9, "match: no.such", 9, "match: letters and digits"),
        (10, "key: -", 10, "key: 64 hexadecimal digits"),
        (12, "number: 12", 12, "number: 64 hexadecimal digits | -"),
        (12, None, 12, "number:"),
        (13, "* 99", 13, "(from the seed)"),
    ],
)
def test_a_shuffle_that_does_not_fit_is_refused(line: int, text: str | None, where: int, expected: str) -> None:
    lines = [line for line in checked().splitlines() if line]
    lines[line - 1 : line] = [] if text is None else [text]
    error = trouble("\n".join(lines))
    assert (error.code, error.facts["line"]) == ("bad-journal", where)
    assert expected in str(error.facts["expected"])
