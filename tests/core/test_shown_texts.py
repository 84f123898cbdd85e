"""Texts that others see: nothing invisible, no towers of marks, and look-alikes are alike."""

import sys
import unicodedata

import pytest

from mazzo.core.shown_texts import is_shown, look, tidy

NAMELESS = (
    *("VARIATION SELECTOR-", "HANGUL FILLER", "CHOSEONG FILLER", "JUNGSEONG FILLER", "SCRIPT FILLER"),
    *("GRAPHEME JOINER", "BRAILLE PATTERN BLANK", "VOWEL INHERENT", "FULL BLANK", "NULL NOTEHEAD"),
)
"""Parts of the names that Unicode gives to characters which are not drawn."""


@pytest.mark.parametrize(
    "text",
    [
        "Ada",
        "José",
        "Łukasz Ø",
        "Nguyễn Thị",
        "ที่นี้",
        "שָׁלוֹם",
        "क्षत्रिय",
        "김민준",
        "李雷",
        "Ada ❤",
        "👍🏽",
        "1\u20e3",
        "(ʘ‿ʘ)",
        "",
    ],
)
def test_names_of_people_are_taken(text: str) -> None:
    assert is_shown(tidy(text))


@pytest.mark.parametrize(
    "text",
    [
        *("\u3164", "\u2800", "a\u034fb", "\uffa0", "\u115f", "\u200b", "a\u202eb", "a\u00adb", "\u2060", "\ud800"),
        *("\u0301", "a \u0301b", "Z" + "\u0335\u0321\u0322\u0327", "a\u20dd\u20dd\u20dd\u20dd", "\ue000", "a\nb\x00"),
    ],
)
def test_what_cannot_be_seen_or_covers_others_is_refused(text: str) -> None:
    assert not is_shown(tidy(text))


def test_no_character_that_unicode_calls_a_filler_or_blank_is_shown() -> None:
    letters = (chr(code) for code in range(sys.maxunicode + 1))
    found = [one for one in letters if any(part in unicodedata.name(one, "") for part in NAMELESS)]
    assert len(found) > 256
    assert [hex(ord(one)) for one in found if tidy(one) and is_shown(tidy(one))] == []


@pytest.mark.parametrize(
    "twin",
    [
        "ada",
        "ADA",
        " Ada ",
        "A d a",
        "Ada\ufe0f",
        "Ａｄａ",
        "𝐀𝐝𝐚",
        "Аdа",
        "Αda",
        "\u24b6da",
        "A\u200bda".replace("\u200b", ""),
    ],
)
def test_names_that_look_alike_are_alike(twin: str) -> None:
    assert look(twin) == look("Ada")


def test_names_that_differ_are_not_alike() -> None:
    assert len({look(name) for name in ("Ada", "Adà", "Eda", "Ida", "Ада2", "Ada3")}) == 6


def test_composed_and_single_letters_are_one_name() -> None:
    assert tidy("Jose\u0301") == "José"
