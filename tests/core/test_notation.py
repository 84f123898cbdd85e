"""Building blocks of the text forms."""

import re

import pytest

from mazzo import NotUnderstood
from mazzo.core import notation

WORDS = re.compile(r"lay (\d+)")


def test_a_cell_is_row_comma_column() -> None:
    assert notation.write_cell(-1, 2) == "-1,2"


def test_blanks_are_folded() -> None:
    assert notation.match(WORDS, "  lay \t 7 ", "lay 7")[1] == "7"


@pytest.mark.parametrize("text", ["", "lay", "lay 7 8", "lay 7" + " " * 90])
def test_what_does_not_match_names_what_was_expected(text: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        notation.match(WORDS, text, "lay 7")
    assert error.value.facts["expected"] == "lay 7"
    assert len(str(error.value.facts["text"])) <= notation.MAX_TEXT
