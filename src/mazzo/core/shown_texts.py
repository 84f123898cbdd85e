"""Texts that other people see: names, labels, chat, decks. Characters that are invisible or cover their neighbours are
refused.

The properties of characters are those of Python's own copy of Unicode (`unicodedata`). It lacks two, which are listed
here: characters that are ignored in drawing (Default_Ignorable_Code_Point) and are no control characters, and blanks
that count as letters or symbols. Libraries for them are no longer maintained or bring all of ICU.
"""

import re
import unicodedata

MOST_MARKS = 3
"""Most combining marks on one letter: Hebrew, Thai and Devanagari need up to three."""

_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors, which phones write after emoji: they are left out."""
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159]"
)
_MARKS = ("Mn", "Me")
_TWINS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјкморсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοντιρυ" + "ıɑɡ",
    "ABESIJKMHOPCTYXaesijkmopcyxhdqw" + "ABEZHIKMNOPTYXovtipu" + "iag",
)
"""Letters of other alphabets that look like Latin ones."""


def tidy(text: str) -> str:
    """A text with composed letters, single blanks between its words, and without variation selectors."""
    return " ".join(unicodedata.normalize("NFC", _SELECTORS.sub("", text)).split())


def is_shown(text: str) -> bool:
    """Whether every character of a tidy text is visible."""
    if not text.isprintable() or _INVISIBLE.search(text):
        return False
    marks = MOST_MARKS  # a mark needs a letter before it
    for letter in text:
        if unicodedata.category(letter) in _MARKS:
            marks += 1
            if marks > MOST_MARKS:
                return False
        else:
            marks = MOST_MARKS if letter == " " else 0
    return True


def look(text: str) -> str:
    """A key for the appearance of a text: texts that may be confused have the same key."""
    plain = unicodedata.normalize("NFKC", tidy(text)).translate(_TWINS)
    return unicodedata.normalize("NFKC", plain.casefold()).replace(" ", "")
