"""Fluent in Python: it fills every text as @fluent/bundle does in the browser, and refuses what no text uses."""

import json
import subprocess
import warnings
from collections.abc import Iterator, Mapping
from itertools import islice, product
from math import prod
from pathlib import Path
from random import Random

import pytest

from mazzo import i18n
from mazzo.core.errors import Fact
from mazzo.fluent_text import Choice, NotFluent, Reference, Text, Variable, Writer, parse
from tools.node import WEB, find_node

languages = pytest.mark.parametrize("language", i18n.KNOWN)

NUMBERS = (0, 1, 2, 5, 999, 1000, 9999, 10_000, 123_456, 1_000_000, -1, -1234, -12_345)
NAME = "Ada 7"
MOST = 40
"""The most assignments of one text; of more, as many are drawn."""


def values(texts: Mapping[str, Text], text: Text) -> dict[str, set[Fact]]:
    """The values to try for each variable of a text: all its keys, a name, and numbers."""
    found: dict[str, set[Fact]] = {}
    for part in text:
        match part:
            case Variable(name):
                pairs: Iterator[tuple[str, set[Fact]]] = iter([(name, set())])
            case Reference(id):
                pairs = iter(values(texts, texts[id]).items())
            case Choice(name, variants):
                inner = (pair for _, variant in variants for pair in values(texts, variant).items())
                pairs = iter([(name, {key for key, _ in variants}), *inner])
            case _:
                continue
        for name, keys in pairs:
            found.setdefault(name, {NAME, *NUMBERS}).update(keys)
    return found


def assignments(choices: Mapping[str, set[Fact]], name: str) -> Iterator[dict[str, Fact]]:
    """Every combination of the values of variables; of more than MOST, some that a generator seeded by `name` draws."""
    lists = {variable: sorted(values, key=repr) for variable, values in sorted(choices.items())}
    if prod(map(len, lists.values())) <= MOST:
        combinations: Iterator[tuple[Fact, ...]] = product(*lists.values())
    else:
        random = Random(name)
        combinations = islice(iter(lambda: tuple(random.choice(values) for values in lists.values()), ()), MOST)
    return (dict(zip(lists, combination, strict=True)) for combination in combinations)


@languages
def test_every_text_reads_as_in_the_browser(language: str) -> None:
    texts = {name: i18n._text(language, name) for name in i18n.names(language)}
    requests = [(name, facts) for name, text in texts.items() for facts in assignments(values(texts, text), name)]
    node = find_node()
    assert node is not None
    found = subprocess.run(
        [
            node.folder / "node",
            Path(__file__).parent / "fluent_bundle.mjs",
            WEB,
            language,
            *(str(page) for code in dict.fromkeys((i18n.FALLBACK, language)) for page in i18n.pages(code)),
        ],
        input=json.dumps(requests),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    with warnings.catch_warnings(action="ignore", category=UserWarning):  # NUMBER of a name is an error in both
        written = [i18n.say_error(language, *request) for request in requests]
    pairs = zip(requests, written, json.loads(found.stdout), strict=True)
    assert [pair for pair in pairs if pair[1] != pair[2]] == []


@pytest.mark.parametrize(
    "text",
    [
        "a = { -brand }",
        "-brand = Mazzo",
        "a = { $count ->\n    [1.5] one and a half\n   *[other] many\n }",
        "a = { NUMBER($count, minimumFractionDigits: 2) }",
        'a = { NUMBER($count, useGrouping: "min2") }',
        "a = { NUMBER($count) }",
        "a = { DATETIME($day) }",
        "a = { other.title }",
        "a = { 5 }",
        "a = { NUMBER($count, useGrouping: 0) ->\n   *[other] many\n }",
        "a = text\n    .title = Title",
        "a =\n    .title = Title",
        "a = { $",
    ],
)
def test_what_no_text_uses_is_refused(text: str) -> None:
    with pytest.raises(NotFluent, match=r"line [23]"):
        parse(f"# A comment\n{text}\n")


def write(source: str, **facts: Fact) -> tuple[str, list[str]]:
    """The English text `a` of a source, and the gaps in it."""
    texts = parse(source)
    writer = Writer("en", facts, texts.__getitem__)
    return writer.write(texts["a"]), writer.gaps


def test_what_is_missing_stands_in_braces() -> None:
    assert write("a = { $seat } and { b }") == ("{$seat} and {b}", ["$seat: missing", "b: 'b'"])


def test_a_choice_without_its_variable_is_the_default() -> None:
    assert write("a = { $count ->\n    [one] One.\n   *[other] Some.\n }") == ("Some.", ["$count: missing"])


@pytest.mark.parametrize(("count", "text"), [(1, "exactly 1"), (21, "other"), ("one", "a one"), ("1", "other")])
def test_a_number_has_a_category_and_a_string_has_none(count: Fact, text: str) -> None:
    source = "a = { $count ->\n    [1] exactly 1\n    [one] a one\n   *[other] other\n }"
    assert write(source, count=count) == (text, [])


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ({"a": "a = { b }", "b": "b = { a }"}, "refers to itself"),
        ({"a": "a = { DATETIME($day) }"}, "DATETIME.* is not read"),
        ({"a": "a =\n    .title = Title"}, "is not read"),
    ],
)
def test_a_text_that_cannot_be_written_warns_and_says_its_id(
    texts: Mapping[str, str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "_sources", lambda language: texts)
    i18n._text.cache_clear()
    with pytest.warns(UserWarning, match=message):
        assert i18n.say("en", "a") == "{a}"
    i18n._text.cache_clear()
