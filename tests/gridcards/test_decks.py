"""Decks as text: a deck survives a round trip, and every error names its card and cell."""

import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo import i18n
from mazzo.core.errors import NotUnderstood
from mazzo.core.own_deck import VERSION_DIGITS, OwnDeck
from mazzo.games import deck_of_lines, read_deck
from mazzo.games.grove.recipes import AMOUNT, FILTERS, MOST_NAME, NUMBERS, THAN, WORDS, Recipe, When, recipes_of
from mazzo.gridcards import decks
from tests.decks import RECIPES, any_deck, grove, orchard

DOCS = Path(__file__).parents[2] / "docs"
GAMES = pytest.mark.parametrize("game", ["orchard", "grove"])


def trouble(text: str) -> NotUnderstood:
    """The error of a file."""
    with pytest.raises(NotUnderstood) as error:
        read_deck(text)
    return error.value


def refused(deck: OwnDeck) -> NotUnderstood:
    """The error of a deck."""
    with pytest.raises(NotUnderstood) as error:
        decks.check(deck)
    return error.value


# Round trips


@GAMES
@given(st.data())
def test_a_file_reads_back_as_the_deck_that_was_written(game: str, data: st.DataObject) -> None:
    deck = data.draw(any_deck(game))
    remarks = data.draw(st.sampled_from([(), ("what is what", "")]))
    assert read_deck(decks.to_toml(deck, remarks)) == deck


@GAMES
@given(st.data())
def test_the_lines_of_a_journal_read_back_as_the_deck(game: str, data: st.DataObject) -> None:
    deck = data.draw(any_deck(game))
    assert deck_of_lines(game, deck.lines()) == deck


@GAMES
@given(st.data())
def test_no_line_of_a_deck_is_too_long_for_a_journal(game: str, data: st.DataObject) -> None:
    assert max(map(len, data.draw(any_deck(game)).lines())) <= 200


def test_a_file_has_remarks_rows_of_two_words_and_no_filter_that_says_any() -> None:
    text = decks.to_toml(grove(), ("My cards",))
    first = grove().faces[0]
    assert text.startswith('# My cards\n\ngame = "grove"\nname = "The grove at home"\n\n[card.1]\nface = [\n')
    rows = [line.strip(' ",').split() for line in text.splitlines()[7:10]]
    assert tuple(word for row in rows for word in row) == first
    assert '"any"' not in text


def test_rows_stand_in_columns() -> None:
    for row in decks.to_toml(grove()).splitlines():
        if row.startswith('    "'):
            assert row[5:14] == row[5:14].split()[0].ljust(9)


def test_blanks_in_names_and_rows_do_not_matter() -> None:
    text = decks.to_toml(orchard("My own")).replace('"My own"', '"  My   own "').replace('    "', '    "  ')
    assert read_deck(text) == orchard("My own")


def test_how_a_text_editor_keeps_its_lines_does_not_matter() -> None:
    text = decks.to_toml(orchard())
    assert read_deck("\ufeff" + text.replace("\n", "\r\n")) == orchard()


def test_cards_may_come_in_any_order_and_a_recipe_in_one_line() -> None:
    head, *cards = decks.to_toml(orchard()).split("\n[card.")
    assert read_deck("\n[card.".join([head, *reversed(cards)])) == orchard()
    text = decks.to_toml(grove(recipes=False))
    for card in range(1, 19):
        recipe = '{ name = "Sip", number = 12, when = "each", than = 1, count = "dice", value = 2, amount = 3 }'
        text = text.replace(f"[card.{card}]\n", f"[card.{card}]\nrecipe = {recipe}\n")
    assert set(read_deck(text).backs) == {Recipe(12, "each", 1, "dice", value="2", amount=3, name="Sip")}


# The version


def test_the_version_is_frozen() -> None:
    assert orchard().version == "own-19dbbcab5eeee1467253"
    assert grove().version == "own-76ec28e340384bc2f98d"


def test_another_name_card_recipe_or_game_is_another_version() -> None:
    deck = grove()
    faces = (deck.faces[0][::-1], *deck.faces[1:])
    recipes = (replace(recipes_of(deck)[0], amount=3), *deck.backs[1:])
    others = [
        replace(deck, name="Another"),
        replace(deck, faces=faces),
        replace(deck, backs=recipes),
        replace(deck, backs=()),
        replace(deck, game="orchard"),
    ]
    assert len({one.version for one in (deck, *others)}) == 6


# Invalid decks


def changed(old: str, new: str, count: int = 1) -> str:
    """The file of the grove with one text replaced."""
    text = decks.to_toml(grove())
    assert old in text
    return text.replace(old, new, count)


FACE = "face = [\n"


@pytest.mark.parametrize(
    ("old", "new", "problem", "line", "key"),
    [
        ('game = "grove"', "game = grove", "toml", 1, "none"),
        ('name = "The', "name = 'The", "toml", 2, "none"),
        ("[card.2]", "[card.2", "toml", 21, "none"),
        ("[card.2]", "[card.1]", "twice", 21, "none"),
        ('name = "The grove at home"', 'name = "a"\nname = "b"', "twice", 3, "none"),
        ('game = "grove"', 'game = "grove"\ncolour = "red"', "key", 0, "none"),
        ("[card.2]", "[card.19]", "key", 0, "card"),
        ("[card.2]", "[card.two]", "key", 0, "card"),
        ("[card.2]", "[cards.2]", "key", 0, "none"),
        (FACE, 'back = "x"\nface = [\n', "key", 0, "card.1"),
        ('game = "grove"\n', "", "value", 0, "game"),
        ('game = "grove"', "game = 3", "value", 0, "game"),
        ('name = "The grove at home"\n', "", "value", 0, "name"),
        ('"The grove at home"', '" "', "name", 0, "none"),
        ('"The grove at home"', f'"{"x" * 61}"', "name", 0, "none"),
        ('"The grove at home"', '"a\\u202eb"', "name", 0, "none"),
        ('"The grove at home"', '"a\\nb\\u0000"', "name", 0, "none"),
        ("game = ", f"# {'x' * 200}\ngame = ", "broad", 1, "none"),
        ("game = ", "\n" * 1000 + "game = ", "long", 0, "none"),
        ("game = ", f"{'a.' * 9}b = 1\ngame = ", "deep", 1, "none"),
        ("game = ", f'"#"{".a" * 9} = 1\ngame = ', "deep", 1, "none"),
        ("game = ", f'x = """\n""", y{".a" * 9}."b" = 1\ngame = ', "deep", 2, "none"),
        ("game = ", f"x = {'{a=' * 9}1{'}' * 9}\ngame = ", "deep", 1, "none"),
        ("game = ", f"x = {'[' * 9}\ngame = ", "deep", 1, "none"),
        ("game = ", "x = [\n" + f"{'1,' * 98}\n" * 9 + "]\ngame = ", "many", 10, "none"),
        ("game = ", "".join(f"k.a{k} = 1\n" for k in range(401)) + "game = ", "many", 401, "none"),
    ],
)
def test_what_is_wrong_with_a_file_is_named_by_line_or_key(
    old: str, new: str, problem: str, line: int, key: str
) -> None:
    error = trouble(changed(old, new))
    assert (error.code, error.facts["problem"], error.facts["line"], error.facts["key"]) == (
        "bad-deck-file",
        problem,
        line,
        key,
    )


def test_dots_in_names_and_remarks_are_no_nesting() -> None:
    deck = replace(orchard(), name="St. ... {[.=,.]} #1 of J. R. R.")
    assert read_deck(decks.to_toml(deck, [". " * 50])) == deck


def test_a_file_written_key_by_key_is_not_too_much() -> None:
    deck, heads, lines = grove(), list[str](), list[str]()
    for line in decks.to_toml(deck).splitlines():
        if line.startswith("["):
            heads = [line.strip("[]")]
        else:
            lines.append(f"{heads[0]}.{line}" if heads and " = " in line else line)
    assert read_deck("\n".join(lines)) == deck


def test_a_card_that_is_missing_is_named() -> None:
    text = decks.to_toml(orchard())
    at, end = text.index("[card.7]"), text.index("[card.8]")
    error = trouble(text[:at] + text[end:])
    assert (error.code, error.facts["key"], error.facts["found"]) == ("bad-deck-file", "card.7", "-")


def test_a_file_without_cards_is_told_how_they_begin() -> None:
    assert trouble('game = "orchard"\nname = "x"').facts["expected"] == "[card.1]"


def test_a_file_that_stops_short_is_named_by_its_last_line() -> None:
    error = trouble('game = "orchard"\nname = "x"\n[card.1]\nface = [\n    "apple plum",\n\n\n')
    assert (error.facts["problem"], error.facts["line"], error.facts["found"]) == ("toml", 5, '"apple plum",')


def test_one_recipe_among_none_is_missed_on_the_next_card() -> None:
    text = decks.to_toml(grove())
    at, end = text.index("[card.3.recipe]"), text.index("[card.4]")
    assert trouble(text[:at] + text[end:]).facts["key"] == "card.3.recipe"
    at, end = text.index("[card.1.recipe]"), text.index("[card.2]")
    assert trouble(text[:at] + text[end:]).facts["key"] == "card.1.recipe"


@pytest.mark.parametrize(
    ("rows", "cell", "found"),
    [
        (["pear pear", "plum plum"], 0, "[2]"),
        (["pear pear"] * 4, 0, "[4]"),
        (["pear pear", "plum", "apple apple"], 3, "plum"),
        (["pear pear", "plum plum plum", "apple apple"], 3, "plum plum plum"),
        (["pear pear", "plum plum", "apple Apple"], 6, "Apple"),
        (["pear pear", "plum plum", "apple äpple"], 6, "äpple"),
        ([f"pear {'p' * 17}", "plum plum", "apple apple"], 2, "p" * 17),
        ([1, "plum plum", "apple apple"], 1, "1"),
        ([["pear", "pear"], "plum plum", "apple apple"], 1, "[2]"),
    ],
)
def test_what_is_wrong_with_a_face_is_named_by_card_and_cell(rows: list[Any], cell: int, found: str) -> None:
    text = decks.to_toml(orchard())
    at, end = text.index("face", text.index("[card.5]")), text.index("[card.6]")
    error = trouble(f"{text[:at]}face = {rows}\n\n{text[end:]}")
    assert (error.code, error.facts["card"], error.facts["cell"]) == ("bad-face", 5, cell)
    assert error.facts["found"] == found


@pytest.mark.parametrize(
    ("old", "new", "field", "found"),
    [
        ("number = 31", "number = 9", "number", "9"),
        ("number = 31", "number = 61", "number", "61"),
        ("number = 31", "number = true", "number", "true"),
        ("number = 31", 'number = "31"', "number", "31"),
        ("number = 31\n", "", "number", "-"),
        ('when = "each"', 'when = "always"', "when", "always"),
        ("than = 1\n", "than = 0\n", "than", "0"),
        ("than = 1\n", "than = 31\n", "than", "31"),
        ('count = "dice"', 'count = "apples"', "count", "apples"),
        ('count = "dice"', 'count = "length"', "fruit", "lime"),
        ('count = "dice"', 'count = "dice"\nplace = "bed"', "place", "bed"),
        ('count = "dice"', 'count = "fruit"\nvalue = 2', "value", "2"),
        ('count = "dice"', 'count = "dice"\nvalue = 7', "value", "7"),
        ("amount = 2\n", "amount = 41\n", "amount", "41"),
        ("amount = 2\n", "amount = -21\n", "amount", "-21"),
        ("amount = 2\n", "amount = 2.5\n", "amount", "2.5"),
        ('reward = "points"', 'reward = "percent"', "reward", "percent"),
        ('reward = "points"', 'reward = "money"', "reward", "money"),
        ("wheelbarrow = true", "wheelbarrow = 1", "wheelbarrow", "1"),
        ("wheelbarrow = true", "wheelbarow = true", "wheelbarow", "wheelbarow"),
        ('name = "Lime Spritz"', 'name = ""', "name", ""),
        ('name = "Lime Spritz"', f'name = "{"x" * 41}"', "name", "x" * 41),
        ('name = "Lime Spritz"\n', "", "name", "-"),
    ],
)
def test_what_is_wrong_with_a_recipe_is_named_by_card_and_field(old: str, new: str, field: str, found: str) -> None:
    error = trouble(changed(old, new))
    assert (error.code, error.facts["card"], error.facts["field"]) == ("bad-recipe", 1, field)
    assert error.facts["found"] == found


@pytest.mark.parametrize(
    ("when", "is_right"), [("each", False), ("at-least", False), ("at-most", True), ("exactly", True)]
)
def test_a_recipe_may_ask_for_none_at_most_or_exactly(when: When, is_right: bool) -> None:
    deck = replace(grove(), backs=(Recipe(20, when, 0, "glades", amount=5, name="Bare"),) * decks.CARDS)
    if is_right:
        decks.check(deck)
    else:
        assert refused(deck).facts["expected"] == "1 … 30"


def test_a_percentage_has_bounds_of_its_own() -> None:
    error = trouble(changed("amount = 200", "amount = 40"))
    assert (error.facts["card"], error.facts["field"], error.facts["expected"]) == (4, "amount", "50 … 200")


# Lines of a journal


LINES = grove().lines()


@pytest.mark.parametrize(
    ("at", "line", "code", "where"),
    [
        (0, "title: My grove", "bad-deck-file", 1),
        (1, "face 2: a b c d e f", "bad-deck-file", 2),
        (5, None, "bad-deck-file", 6),
        (36, None, "bad-deck-file", 37),
        (37, "recipe 19: 31 each 1 dice lime any any points 2 - X", "bad-deck-file", 38),
        (20, "recipe 2: 31 each 1 dice lime any any points 2", "bad-deck-file", 21),
        (20, "recipe 2: 31 each 1 dice lime any any points 2 barrow X", "bad-deck-file", 21),
        (20, "recipe 2: xx each 1 dice lime any any points 2 - X", "bad-recipe", 2),
        (20, "recipe 2: ٣١ each 1 dice lime any any points 2 - X", "bad-recipe", 2),
        (20, "recipe 2: 31 each 1 dice lime any any points 2 -", "bad-recipe", 2),
        (4, "face 4: glade glade glade glade glade", "bad-face", 4),
        (4, "face 4: glade glade GLADE glade glade glade", "bad-face", 4),
    ],
)
def test_a_line_that_will_not_do_is_named(at: int, line: str | None, code: str, where: int) -> None:
    lines = [*LINES[:at], *([] if line is None else [line]), *LINES[at + 1 :]]
    with pytest.raises(NotUnderstood) as error:
        deck_of_lines("grove", lines)
    facts = error.value.facts
    assert (error.value.code, facts["line"] if code == "bad-deck-file" else facts["card"]) == (code, where)


def test_a_deck_without_recipes_ends_with_its_faces() -> None:
    assert deck_of_lines("grove", LINES[:19]).backs == ()


# Decks from other sources, already parsed


def test_a_deck_in_parts_is_looked_over_like_a_text() -> None:
    deck = grove()
    odd = replace(RECIPES[0], number=cast(int, "31"))
    assert refused(replace(deck, faces=deck.faces[:17])).facts["found"] == "17"
    assert refused(replace(deck, backs=deck.backs[:17])).facts["key"] == "recipe"
    assert refused(replace(deck, name="two  blanks")).facts["problem"] == "name"
    assert refused(replace(deck, name="\ud800")).facts["problem"] == "name"
    assert refused(replace(deck, faces=(("glade",) * 7, *deck.faces[1:]))).facts["cell"] == 0
    assert refused(replace(deck, backs=(odd, *deck.backs[1:]))).facts["field"] == "number"


def test_a_deck_that_will_not_do_is_not_written() -> None:
    with pytest.raises(NotUnderstood):
        decks.to_toml(replace(grove(), name=""))


# Messages


PROBLEMS = ("toml", "twice", "key", "value", "name", "line", "long", "broad", "deep", "many")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_problem_has_a_sentence_of_its_own(language: str) -> None:
    facts: dict[str, Any] = {"line": 3, "key": "card.1", "expected": "this", "found": "that"}
    said = {i18n.say_error(language, "bad-deck-file", {**facts, "problem": one}) for one in PROBLEMS}
    assert len(said) == len(PROBLEMS)
    assert all("\n" not in sentence and "{" not in sentence for sentence in said)


@pytest.mark.parametrize(("cell", "part"), [(0, "The face of card 3"), (4, "Cell 4 of card 3")])
def test_a_face_is_called_by_its_card_and_cell(cell: int, part: str) -> None:
    assert decks.bad_face(3, "pead", "pear", cell).sentence().startswith(f"{part} is not valid: expected pear")


# Documentation


def block(page: str, begins: str) -> str:
    """The code block of a page that begins with a text."""
    blocks: list[str] = re.findall(r"^```\w*\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return next(text for text in blocks if text.startswith(begins))


def test_the_example_on_the_page_is_a_deck() -> None:
    text = block("decks.md", "# Anything").partition("\n[card.2]")[0]
    head, _, card = text.partition("[card.1]")
    cards = [f"[card.{k}]{card.replace('card.1', f'card.{k}')}" for k in range(1, decks.CARDS + 1)]
    deck = read_deck("\n".join([head, *cards]))
    assert deck.faces[17] == ("orange-2", "lemon-1", "glade", "lime-1", "lime-2", "orange-1")
    assert deck.backs[17] == replace(RECIPES[0], wheelbarrow=False)


def test_the_example_in_one_line_is_a_recipe() -> None:
    (line,) = re.findall(r"`(recipe = \{.*\})`", (DOCS / "decks.md").read_text("utf-8"))
    text = decks.to_toml(grove(recipes=False))
    for card in range(1, decks.CARDS + 1):
        text = text.replace(f"[card.{card}]\n", f"[card.{card}]\n{line}\n")
    assert read_deck(text).backs[4].name == "Zest"


def test_the_page_names_every_word_and_bound() -> None:
    page = (DOCS / "decks.md").read_text("utf-8")
    fields, _, counts = page.partition("| `count` | what is counted")
    rows, counted = (
        {line.split("|")[1].strip(" `"): line for line in table.splitlines() if line.startswith("| `")}
        for table in (fields, counts)
    )
    for field in ("when", "fruit", "place", "reward"):
        assert all(f"`{word}`" in rows[field] for word in WORDS[field])
    assert all(f" {word} " in rows["value"] for word in WORDS["value"][1:])
    for count, filters in FILTERS.items():
        names = re.findall(r"`(\w+)`", counted[count].split("|")[-2])
        assert set(names) == filters, count
    bounds = {"number": NUMBERS, "than": THAN, **AMOUNT}
    for field, allowed in bounds.items():
        assert f"{allowed[0]} to {allowed[-1]} " in rows.get(field, rows["amount"]).replace(";", " ")
    limits = (decks.MOST_NAME, MOST_NAME, decks.MOST_LINE, VERSION_DIGITS)
    assert limits == (60, 40, 200, 20)
    assert all(f"{limit} " in page for limit in (60, 40, "1,000", 200))


def test_the_examples_of_the_journals_page_are_lines_of_a_deck() -> None:
    lines = block("journal.md", "deck: own-").splitlines()
    assert lines[0] == f"deck: {orchard().version}"
    assert tuple(lines[5:]) == orchard().lines()[: len(lines) - 5]
    assert tuple(block("journal.md", "recipe 1:").splitlines()) == grove().lines()[19:21]


# Any input either parses or raises NotUnderstood, and quickly


def survives(text: str) -> None:
    """The text is a deck, or raises NotUnderstood with a sentence of bounded length; nothing else, and within
    seconds.
    """
    began = time.perf_counter()
    sentence = ""
    try:
        read_deck(text)
    except NotUnderstood as error:
        sentence = error.sentence("it")
    assert len(sentence) < 800
    assert time.perf_counter() - began < 5


pieces = st.sampled_from(["[", "]", "{", '"', "'''", "=", ".", "#", "\n", "\r", "\x00", "card", "1", "true", "\ud800"])
mutations = st.lists(
    st.tuples(st.integers(0, 6000), st.integers(0, 12), st.one_of(pieces, st.text(max_size=8))), min_size=1, max_size=5
)


@given(mutations)
def test_a_mutilated_file_is_a_deck_or_not_understood(cuts: list[tuple[int, int, str]]) -> None:
    text = decks.to_toml(grove())
    for at, length, new in cuts:
        at %= len(text) + 1
        text = text[:at] + new + text[at + length :]
    survives(text)


@given(st.text())
def test_any_text_is_not_understood(text: str) -> None:
    survives(text)


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 190 + "\n" + ("[" * 199 + "\n") * 900,
        "x = " + "{a=" * 60,
        "\n".join(f"{'.'.join('a' * 90)}.b{k} = 1" for k in range(990)),
        "\n".join(f"[{'.'.join('a' * 90)}.b{k}]" for k in range(990)),
        "x = " + "9" * 190,
        "x = 1e99999",
        "x = 2026-99-99",
        'x = """' + "y\n" * 990,
        "x" * 1_000_000,
    ],
)
def test_a_file_made_to_annoy_is_refused_soon(text: str) -> None:
    survives(text)
