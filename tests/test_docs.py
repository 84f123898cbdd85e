"""Rulebooks and texts keep up with the code: all languages agree, code and tests cite every rule, every text exists.

A game takes part by being registered in `mazzo.games`. A rule is cited by code if its number is in a comment, in the
brackets of a docstring or in a refusal of the game's folder; elsewhere in `src/mazzo` the game is named, too (`#
orchard 8.4`). It is cited by a test if its number is in the name of a test of `tests/games/<game>`
(`test_4_b_the_player_chooses`) or in a comment (`# 4.b`).
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from mazzo import i18n
from mazzo.core import errors
from mazzo.core.game import AnyGame, Refusal
from mazzo.core.game_folders import game_folders
from mazzo.core.record import Record
from mazzo.games import GAMES, load_module
from mazzo.reviews.position_values import review_of
from mazzo.rulebook import Rulebook, rulebook
from tests.golden.journals import home
from tests.laws.walks import begin, carry_out, openings, seats_in

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "mazzo"
HOMES = {folder.name: Path(str(folder)) for folder in game_folders()}
"""The folder of each game."""

NUMBER = re.compile(r"(?<![\d.])\d{1,2}\.(?:\d{1,2}|[a-z])(?![\w.]*\w)")
"""The number of a rule; 25.000 is an amount of money in Italian."""
NAMED = re.compile(r"test_(\d+)_(\d+|[a-z])(?=_|$)")

games = pytest.mark.parametrize("game", sorted(GAMES))
languages = pytest.mark.parametrize("language", i18n.LANGUAGES)
languages_and_drafts = pytest.mark.parametrize("language", i18n.KNOWN)


# The rules


def numbers(page: Rulebook) -> list[str]:
    return [rule.number for section in page.sections for rule in section.rules]


@games
def test_the_same_rules_stand_in_the_same_order_in_all_languages(game: str) -> None:
    first, *others = (numbers(rulebook(game, language)) for language in i18n.KNOWN)
    assert all(other == first for other in others)


@games
@languages_and_drafts
def test_rules_are_numbered_without_gaps_and_rulings_follow_them(game: str, language: str) -> None:
    page = rulebook(game, language)
    assert [section.number for section in page.sections] == [str(k + 1) for k in range(len(page.sections))]
    for section in page.sections:
        rules = [rule.number.partition(".")[2] for rule in section.rules if not rule.ruling]
        rulings = [rule.number.partition(".")[2] for rule in section.rules if rule.ruling]
        assert rules == [str(k + 1) for k in range(len(rules))]
        assert rulings == [chr(ord("a") + k) for k in range(len(rulings))]
        assert [rule.ruling for rule in section.rules] == [False] * len(rules) + [True] * len(rulings)


@games
@languages_and_drafts
def test_a_rule_refers_only_to_rules_that_exist(game: str, language: str) -> None:
    page = rulebook(game, language)
    referred = {number for section in page.sections for rule in section.rules for number in NUMBER.findall(rule.text)}
    assert referred <= set(numbers(page))


@games
@languages_and_drafts
def test_every_word_and_number_that_the_search_suggests_finds_a_rule(game: str, language: str) -> None:
    page = rulebook(game, language)
    texts = [f"{rule.number} {section.title} {rule.text}" for section in page.sections for rule in section.rules]
    hint = f"{game}-rules-search-hint"  # a game without it has the general sentence, which suggests no word
    suggested = i18n.say(language, hint).removesuffix("…").split(", ") if i18n.has(language, hint) else []
    assert len(suggested) != 1
    for wanted in suggested:
        assert any(all(word in text.lower() for word in wanted.lower().split()) for text in texts), wanted
        assert page.rule(wanted) or not wanted[0].isdigit(), wanted


OF_SOFTWARE = re.compile(
    r"\bMazzo\b|\b(bots?|greedy|golos[oi]|software|programm?[aei]?|scripts?|screens?|schermo|browser|statisti\w+)\b"
    r"|\bin \d+ (games|partite)\b|\b(table|tavolo) (shows|says|mostra|lo mostra)\b"
)
"""Words of a program that plays the game, or of what was measured with it."""


@games
@languages
def test_a_rule_speaks_of_the_game_and_not_of_software(game: str, language: str) -> None:
    rules = [rule for section in rulebook(game, language).sections for rule in section.rules]
    assert {rule.number: found[0] for rule in rules if (found := OF_SOFTWARE.search(rule.text))} == {}


@games
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    cited: set[str] = set()
    for path in home(game).rglob("*.py"):
        text = path.read_text("utf-8")
        cited |= {f"{found[1]}.{found[2]}" for found in NAMED.finditer(text)}
        cited |= {number for comment in comments(text) for number in NUMBER.findall(comment)}
    missing = [number for number in numbers(rulebook(game, "en")) if number not in cited]
    assert not missing, f"no test in tests/games/{game} cites {', '.join(missing)}"


@games
def test_every_rule_is_carried_by_code(game: str) -> None:
    carried: set[str] = set()
    for path in {*SOURCES.rglob("*.py"), *HOMES[game].rglob("*.py")}:
        text = path.read_text("utf-8")
        at_home = HOMES[game] in path.parents
        if at_home:
            carried |= {number for comment in comments(text) for number in NUMBER.findall(comment)}
            carried |= {number for string in strings(text) for number in bracketed(string)}
        else:
            told = [*comments(text), *re.findall(r"\([^()]*\)", "\n".join(strings(text)))]
            named = [line for line in told if line[1:].strip().startswith(f"{game} ")]
            carried |= {number for line in named for number in NUMBER.findall(line)}
    missing = [number for number in numbers(rulebook(game, "en")) if number not in carried]
    assert not missing, f"no code of {game} carries {', '.join(missing)}"


@games
def test_code_and_tests_cite_only_rules_that_exist(game: str) -> None:
    known = set(numbers(rulebook(game, "en")))
    for path in home(game).rglob("*.py"):
        named = {f"{found[1]}.{found[2]}" for found in NAMED.finditer(path.read_text("utf-8"))}
        assert named <= known, f"{path.name} cites {', '.join(sorted(named - known))}"
    for path in HOMES[game].rglob("*.py"):
        text = path.read_text("utf-8")
        named = {number for string in strings(text) for number in bracketed(string)}
        named |= {number for comment in comments(text) for number in NUMBER.findall(comment)}
        assert named <= known, f"{path.name} cites {', '.join(sorted(named - known))}"


@cache
def comments(text: str) -> list[str]:
    """Every comment of a Python source."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


@cache
def tree(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def strings(text: str) -> list[str]:
    """Every string of a Python source, docstrings among them."""
    return [string for node in ast.walk(tree(text)) for string in constant(node)]


def constant(node: ast.AST) -> list[str]:
    """The string a node writes out, if it does."""
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []


def bracketed(string: str) -> list[str]:
    """The rule numbers that a string is (`"3.5"`) or holds in brackets (`lay a card (3.2, 3.3)`)."""
    if NUMBER.fullmatch(string):
        return [string]
    return [number for bracket in re.findall(r"\(([^()]*)\)", string) for number in NUMBER.findall(bracket)]


# The words


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its id."""
    return {
        entry.id.name: entry
        for path in i18n.pages(language)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, Message)
    }


def facts(message: BaseNode) -> set[str]:
    """The names of the facts a message asks for."""
    asked: set[str] = set()

    class Asked(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            asked.add(node.id.name)

    Asked().visit(message)
    return asked


@languages_and_drafts
def test_all_languages_say_the_same_things(language: str) -> None:
    """A draft may lack texts, which `python -m tools.new_language` counts."""
    ids, english = messages(language).keys(), messages(i18n.FALLBACK).keys()
    assert ids - english == set(), f"only in {language}"
    assert language in i18n.DRAFTS or english - ids == set(), f"not in {language}"


@languages_and_drafts
def test_all_languages_ask_for_the_same_facts(language: str) -> None:
    own, english = messages(language), messages(i18n.FALLBACK)
    assert [name for name in own.keys() & english.keys() if facts(own[name]) != facts(english[name])] == []


@games
def test_the_games_own_words_stand_in_both_languages(game: str) -> None:
    meta = GAMES[game].meta
    expected = {f"{game}-name", f"{game}-about"} | {f"{game}-end-{reason}" for reason in meta.ends.values()}
    for language in i18n.LANGUAGES:
        assert expected <= i18n.names(language), language


@games
@languages
def test_the_titles_of_results_are_those_of_the_rules(game: str, language: str) -> None:
    titles = [i18n.say(language, name) for name in sorted(i18n.names(language)) if name.startswith(f"{game}-title-")]
    told = " ".join(rule.text for section in rulebook(game, language).sections for rule in section.rules)
    assert [title for title in titles if title not in told] == []


# What is said


SAYS = {"say": 1, "tell": 0, "Refusal": 0, "ServiceError": 1}
"""Which argument of a call is the id of a sentence; an error's is its first."""


@dataclass(frozen=True)
class Said:
    """A sentence that some line of Python says, and the facts it gives; None where they are not written out."""

    name: str
    facts: frozenset[str] | None
    where: str


@cache
def said() -> tuple[Said, ...]:
    """Every id written out in a call of SAYS, in an error or as a class's `code`; f-strings are not followed."""
    found: list[Said] = []
    for path in sorted(SOURCES.rglob("*.py")):
        file = path.relative_to(ROOT)
        for node in ast.walk(tree(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found += said_by(node, f"{file}:{node.lineno}")
            elif isinstance(node, ast.ClassDef):
                found += [Said(code, None, f"{file}:{node.lineno}") for code in codes(node)]
    return tuple(found)


def said_by(call: ast.Call, where: str) -> list[Said]:
    named = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}
    given = None if len(named) < len(call.keywords) else frozenset(named)
    called = ast.unparse(call.func).rpartition(".")[2]
    if called in SAYS and len(call.args) > SAYS[called]:
        facts_given = None if called == "Refusal" else given
        return [Said(name, facts_given, where) for name in constant(call.args[SAYS[called]])]
    error = getattr(errors, called, None)
    if isinstance(error, type) and issubclass(error, errors.MazzoError):
        facts_given = None if given is None else given - {"rule"}
        return [Said(name, facts_given, where) for name in (constant(call.args[0]) if call.args else [error.code])]
    return [Said(name, None, where) for name in constant(named["code"])] if "code" in named else []


def codes(node: ast.ClassDef) -> list[str]:
    """The `code = "..."` of a class body."""
    lines = [line for line in node.body if isinstance(line, ast.Assign)]
    return [code for line in lines if ast.unparse(line.targets[0]) == "code" for code in constant(line.value)]


@languages
def test_whatever_python_says_has_a_sentence(language: str) -> None:
    missing = [f"{line.name} ({line.where})" for line in said() if not i18n.has(language, line.name)]
    assert not missing, f"no sentence in {language}: {', '.join(missing)}"


SAID_BY_CLIENT = re.compile(
    r"""\bt\(\s*(?:(?P<quote>['"])(?P<plain>[^'"`]+)(?P=quote)|`(?P<template>(?:[^`$]|\$\{[^}]*\})+)`)"""
)


@languages
def test_whatever_the_client_says_has_a_sentence(language: str) -> None:
    """Ids written out in `t('id')`; a template such as t(`home-${name}`) must fit one sentence at least; an
    expression in it may say nothing.
    """
    known, missing = i18n.names(language), []
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        source = path.read_text("utf-8") if path.suffix in (".ts", ".svelte") else ""
        for found in SAID_BY_CLIENT.finditer(source):
            name = found["plain"] or found["template"]
            pattern = re.compile(".*".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", name)))
            if name not in known and not any(map(pattern.fullmatch, known)):
                missing.append(f"{name} ({path.name})")
    assert not missing, f"no sentence in {language}: {', '.join(missing)}"


def test_whoever_speaks_gives_the_facts_the_sentence_asks_for() -> None:
    known = messages(i18n.FALLBACK)
    gaps = [
        f"{line.name} wants {', '.join(sorted(facts(known[line.name]) - line.facts))} ({line.where})"
        for line in said()
        if line.facts is not None and line.name in known and facts(known[line.name]) - line.facts
    ]
    assert not gaps, "; ".join(gaps)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_review_says_every_reason(game: str) -> None:
    kinds = [kind for kind, _ in review_of(GAMES[game]).LINES]
    unsaid = [
        f"{kind} in {language}"
        for kind in kinds
        for language in i18n.LANGUAGES
        if not i18n.has(language, f"review-why-{kind}")
    ]
    assert len(kinds) >= 5 or load_module(GAMES[game], "analysis.review") is None
    assert not unsaid


def test_no_error_sentence_is_left_unsaid() -> None:
    spoken = {string for path in SOURCES.rglob("*.py") for string in strings(path.read_text("utf-8"))}
    pages = [page for page in i18n.pages(i18n.FALLBACK) if page.name == "errors.ftl"]
    entries = [entry for page in pages for entry in FluentParser().parse(page.read_text("utf-8")).body]
    unsaid = [entry.id.name for entry in entries if isinstance(entry, Message) and entry.id.name not in spoken]
    assert not unsaid, f"nothing says {', '.join(unsaid)}"


# The refusals of the rules


def refusals(game: str) -> dict[int, tuple[str, str]]:
    """What `rules.refusal` may return, as the game's `meta.py` lists it: code -> (sentence, rule)."""
    listed: dict[int, tuple[str, str]] = import_module(f"{GAMES[game].package}.meta").REFUSALS
    return listed


@games
def test_every_refusal_has_a_sentence_in_both_languages_and_an_existing_rule(game: str) -> None:
    assert refusals(game)
    known = set(numbers(rulebook(game, "en")))
    for name, rule in refusals(game).values():
        assert all(i18n.has(language, name) for language in i18n.LANGUAGES), name
        assert rule in known, f"{name} rests on {rule}"


OF_OLDER_RULESETS = {"grass-one-sided"}
"""Refusals that no game by the present ruleset can meet: 13.a allows what they refused."""


@games
def test_play_meets_every_refusal_and_each_fills_its_sentence(game: str) -> None:
    unmet = {name for name, _ in refusals(game).values()} - OF_OLDER_RULESETS
    for refusal in refusals_met(game):
        if refusal.code in unmet:
            unmet.remove(refusal.code)
            for language in i18n.LANGUAGES:
                assert i18n.say_error(language, refusal.code, refusal.facts) != refusal.code
        if not unmet:
            break
    assert not unmet


def refusals_met(game: str) -> Iterator[Refusal]:
    """One refusal of each code in the archived games, and then in up to 200 games of all sizes with random options. The
    players play the best of some actions; all seats also try other actions, whether they may act or not.
    """
    playing, rng = GAMES[game], Random(f"refusals of {game}")
    rules, legal = playing.rules, [0] * playing.meta.max_actions
    met = {0}

    def tries(s: Record, seats: int, tried: set[int]) -> Iterator[Refusal]:
        for seat in range(seats):
            actions = legal[: rules.legal_actions(s, seat, legal)]
            tried |= {action + near for action in rng.sample(actions, min(8, len(actions))) for near in (-1, 0, 1)}
        for action in rng.sample(sorted(tried), min(200, len(tried))):
            seat = rng.randrange(seats)
            if (code := rules.refusal(s, seat, action)) not in met:
                met.add(code)
                yield playing.refuse(s, seat, action, code)

    def points(s: Record, seat: int, action: int) -> int:
        after = s.copy()
        rules.apply_action(after, seat, action)
        return rules.score(after, seat)

    for walk in openings(game):
        s, tried = begin(playing, walk), {-1}
        for ply in walk.opening:
            yield from tries(s, walk.seats, tried)
            carry_out(playing, s, ply)
        yield from tries(s, walk.seats, tried)
    for _ in range(200):
        seats = 1 if playing.meta.same_cards else rng.randint(playing.meta.seats_min, playing.meta.seats_max)
        s, tried = playing.new_state(), {-1}
        rules.init(s, seats, some_options(playing, seats, rng))
        while True:
            yield from tries(s, seats, tried)
            if rules.is_terminal(s):
                break
            if outcomes := rules.chance_count(s):
                rules.apply_chance(s, rng.randrange(outcomes))
            else:
                actor = rng.choice(seats_in(rules.current_players(s)))
                actions = legal[: rules.legal_actions(s, actor, legal)]
                few = rng.sample(actions, min(40, len(actions)))
                rules.apply_action(s, actor, max(few, key=partial(points, s, actor)))


def some_options(game: AnyGame, seats: int, rng: Random) -> int:
    """About half of the options: in any order, each that holds together with those before at such a table."""
    options = 0
    for option in rng.sample(game.meta.options, len(game.meta.options)):
        if rng.randrange(2):
            with suppress(errors.NotUnderstood):
                game.check_options(options | option.bit, seats)
                options |= option.bit
    return options


def test_every_test_that_the_page_of_security_names_is_there() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", (ROOT / "docs" / "security.md").read_text("utf-8"))
    assert len(named) > 20
    assert [
        f"{path}::{test}"
        for path, test in named
        if not (ROOT / path).exists() or f"def {test}" not in (ROOT / path).read_text("utf-8")
    ] == []
