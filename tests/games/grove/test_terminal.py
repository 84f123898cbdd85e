"""Grove in the terminal: the grove as it lies, what each placement would bring, recipes and their target, choices."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from rich.console import Console as RichConsole

import mazzo
from mazzo import GAMES, Snapshot
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.games.grove.recipes import Recipe
from mazzo.games.grove.terminal import Grove
from mazzo.games.grove.view import (
    BarrowChoice,
    Board,
    Cell,
    DieChoice,
    GroveView,
    Laid,
    Offers,
    Placement,
    Progress,
    RecipeCard,
    Score,
)
from mazzo.i18n import say
from mazzo.terminal.console import Console
from mazzo.terminal.theme import THEME
from tests.altered import altered
from tests.cli.terminal import LANGUAGES, call, saved, start

GREEDY = "1\n" * 60
"""Always the first suggestion; what is typed after the end is not read."""
FACE = ("orange-1", "orange-2", "lemon-1", "glade", "lime-2", "lime-1")
GAME = altered(GAMES["grove"], deck=(FACE,) * 18)
SCORE = Score(41, (18, 10, 15), 7, -2, 5, (), 0, False)
KINDS = {
    "ground": (0, 0, []),
    "tree on an empty glade": (1, 0, []),
    "glade where no die lay": (2, 0, []),
    "no die left": (3, 0, ["●-"]),
    "new die": (4, 3, ["●3"]),
    "die grows": (5, 6, ["●6"]),
    "basket": (5, 10, ["●10"]),
    "stays": (6, 10, ["●="]),
    "wheelbarrow": (7, 15, ["●15"]),
    "squirrel": (9, 3, ["●§"]),
    "scarce": (10, 2, ["●?"]),
    "several tens": (11, 10, ["●?"]),
}
languages = pytest.mark.parametrize("language", LANGUAGES)


@contextmanager
def screen(columns: int = 100, encoding: str = "utf-8", height: int = 20) -> Iterator[RichConsole]:
    """A terminal that remembers what was shown."""
    with Path("/dev/null").open("w", encoding=encoding) as nowhere:
        yield RichConsole(
            file=nowhere, width=columns, height=height, record=True, legacy_windows=False, theme=THEME, highlight=False
        )


def drawn(
    snapshot: Snapshot,
    game: AnyGame = GAME,
    columns: int = 100,
    encoding: str = "utf-8",
    height: int = 20,
    ghost: int | None = None,
    language: str = "en",
) -> list[str]:
    """The picture as lines."""
    with screen(columns, encoding, height) as console:
        console.print(Grove(Console(language, console, console), game).picture(snapshot, ghost))
    return [line.rstrip() for line in console.export_text().splitlines()]


def renderer(language: str = "en", encoding: str = "utf-8") -> Grove:
    """A renderer, asked for its words."""
    with screen(encoding=encoding) as console:
        return Grove(Console(language, console, console), GAME)


def tree(row: int, col: int, fruit: str = "orange", fruits: int = 1, die: int = 0, squirrel: bool = False) -> Cell:
    """A tree in sight."""
    return Cell(row, col, fruit, fruits, die, fruit if die else None, squirrel)  # type: ignore[arg-type]


def glade(row: int, col: int, die: int = 0, fruit: str | None = None) -> Cell:
    """A glade in sight."""
    return Cell(row, col, None, 0, die, fruit, False)  # type: ignore[arg-type]


def told(*cells: Cell, **changes: object) -> Snapshot:
    """What a player sees who has a grove of these cells and a hand of one card."""
    board = replace(
        Board(0, (Laid(1, 0, 0, 0),), cells, (14,), (5, 4, 3), True, True, SCORE, "playing"),
        **{name: value for name, value in changes.items() if name in Board.__slots__},  # type: ignore[arg-type]
    )
    view = replace(
        GroveView((board,), (), 3, 9, (), 0),
        **{name: value for name, value in changes.items() if name in GroveView.__slots__},  # type: ignore[arg-type]
    )
    return Snapshot(1, 0, view, changes.get("offers", Offers((), (), ())), False, None)


def row(lines: list[str], number: int) -> list[str]:
    """A row of the grove, from ground to ground."""
    words = next(line.split()[1:] for line in lines if line.split()[:1] == [str(number)])
    return words[: len(words) - words[::-1].index("·")]


# ---- whole games


@languages
@pytest.mark.parametrize("options", [(), ("--option", "recipes")], ids=["points", "recipes"])
def test_a_whole_game_by_typing_numbers(options: tuple[str, ...], language: str, tmp_path: Path) -> None:
    game = call(tmp_path, "play", "grove", "--seed", "sun", *options, language=language, typed=GREEDY)
    assert (game.exit_code, game.stderr) == (0, "")
    match = saved(tmp_path)
    assert match.outcome is not None
    (place,) = match.outcome.ranking
    assert say(language, f"grove-title-{place.title}") in game.stdout
    assert say(language, f"grove-end-{match.outcome.reason}") in game.stdout
    assert f"{place.score.total} = " in game.stdout
    assert (place.title in (6, 7)) == bool(options)


def test_a_whole_game_by_typing_placements(tmp_path: Path) -> None:
    match = mazzo.deal("grove", seed="sun")
    typed: list[str] = []
    while not match.outcome:
        action = match.legal_actions(0)[-1]
        typed.append(match.write(0, action))
        match.play(0, action)
    game = start(tmp_path, "play", "grove", "--seed", "sun", typed="\n".join(typed) + "\n")
    assert (game.returncode, game.stderr) == (0, "")
    assert saved(tmp_path).journal == match.journal


def test_bots_have_groves_of_their_own(tmp_path: Path) -> None:
    game = call(tmp_path, "play", "grove", "--seed", "sun", "--bots", "1", typed=GREEDY, more={"COLUMNS": "100"})
    assert game.exit_code == 0
    assert saved(tmp_path).seats == 2
    assert "1. " in game.stdout
    assert "2. " in game.stdout


def test_the_other_nine_cards_make_a_second_game(tmp_path: Path) -> None:
    first, second = (tmp_path / f"{name}.mazzo" for name in ("first", "second"))
    call(tmp_path, "play", "grove", "--seed", "sun", "--save", str(first), typed=GREEDY)
    call(tmp_path, "play", "grove", "--rest", str(first), "--save", str(second), typed=GREEDY)
    cards = [set(re.findall(r"^\* (\d+)$", path.read_text(), re.MULTILINE)) for path in (first, second)]
    assert (len(cards[0] | cards[1]), cards[0] & cards[1]) == (18, set())


# ---- the grove


def test_two_fruits_are_two_signs_and_a_die_stands_behind_one() -> None:
    lines = drawn(told(tree(0, 0), tree(0, 1, fruits=2), tree(0, 2, "lemon", 2, 5), tree(0, 3, "lime", 1, 10)))
    assert row(lines, 0) == ["·", "●", "●●", "◆5", "▲10", "·"]


def test_a_glade_is_empty_or_a_fallen_die_lies_on_it_whose_fruit_shows() -> None:
    lines = drawn(told(glade(0, 0), glade(0, 1, 5, "orange"), glade(0, 2, 10, "lemon"), glade(0, 3, 15, "lime")))
    assert row(lines, 0) == ["·", "□", "○5", "◇10", "△15", "·"]


def test_the_squirrel_sits_on_its_tree() -> None:
    assert row(drawn(told(tree(0, 0, "lime", 2, squirrel=True))), 0) == ["·", "▲§", "·"]


def test_a_tall_terminal_shows_fruit_and_die_one_above_the_other() -> None:
    lines = drawn(told(tree(0, 0, fruits=2, die=6), glade(0, 1)), height=60)
    assert row(lines, 0) == ["·", "●●", "□", "·"]
    assert lines[4].split()[0] == "6"


def test_the_hand_shows_how_many_fruits_each_tree_bears() -> None:
    lines = drawn(told(tree(0, 0)))
    at = next(k for k, line in enumerate(lines) if "Card 14 r0" in line)
    shown = [line[line.index("Card 14") if "Card" in line else 0 :] for line in lines[at : at + 4]]
    column = lines[at].index("Card 14")
    assert [lines[at + k][column:].split() for k in (1, 2, 3)] == [["●", "●●"], ["◆", "□"], ["▲▲", "▲"]]
    assert shown[0].startswith("Card 14 r0")


def test_points_dice_and_tokens_stand_beside_the_grove() -> None:
    lines = "\n".join(drawn(told(tree(0, 0))))
    assert "Points  41 = ●18 + ◆10 + ▲15 - 2" in lines
    assert "Supply  ●5 ◆4 ▲3" in lines
    assert "Tokens  § squirrel   15 wheelbarrow" in lines
    assert "Deck    3 cards to draw" in lines


def test_tokens_that_are_out_are_no_longer_beside_it() -> None:
    lines = "\n".join(drawn(told(tree(0, 0), squirrel_left=False, wheelbarrow_left=False)))
    assert "Tokens  -\n" in lines


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@languages
def test_no_two_things_look_alike_without_colours(language: str, encoding: str) -> None:
    fruits = ("orange", "lemon", "lime")
    cells = [tree(0, 0, fruit, fruits, die) for fruit in fruits for fruits, die in ((1, 0), (2, 0), (1, 2), (1, 15))]
    cells += [tree(0, 0, fruit, squirrel=True) for fruit in fruits]
    cells += [glade(0, 0), *(glade(0, 0, die, fruit) for fruit in fruits for die in (2, 15))]
    looks = [
        (tile.sign, tile.die or tile.more) for tile in (renderer(language, encoding)._lies(cell) for cell in cells)
    ]
    assert all(one != other for one, other in combinations(looks, 2))
    assert all(1 <= len(sign + die) <= 3 for sign, die in looks)
    assert all((sign + die).isascii() for sign, die in looks) == (encoding == "ascii")


# ---- what a card meets


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_a_tree_meets_is_told(kind: str) -> None:
    number, value, expected = KINDS[kind]
    here = renderer()
    cells = here.turned(1, 0)[:1]
    assert [text.plain for text in here.effects(cells, (16 * number + value,))] == expected


def test_a_die_that_falls_on_a_glade_is_told() -> None:
    here = renderer()
    assert [text.plain for text in here.effects(here.turned(1, 0)[3:4], (16 * 8 + 5,))] == ["□5"]


def test_the_richest_is_told_first() -> None:
    here = renderer()
    met = (16 * 4 + 3, 16 * 5 + 6, 16 * 9 + 2, 16 * 8 + 4, 16 * 7 + 15, 0)
    assert [text.plain for text in here.effects(here.turned(1, 0), met)] == ["▲15", "●6", "●3", "□4", "◆§"]


def test_a_ghost_lies_as_the_card_would() -> None:
    under = (tree(0, 0, die=3), tree(0, 1), glade(1, 0), tree(1, 1, "lemon", 1, 4), tree(2, 0), tree(2, 1))
    effects = (16 * 5 + 4, 16 * 10 + 3, 16 * 1, 16 * 8 + 4, 16 * 9, 0)
    offers = Offers((Placement(7, 14, 0, 0, 0, 1, effects),), (), ())
    lines = drawn(told(*under, offers=offers), ghost=7)
    assert row(lines, 0) == ["·", ">●4", ">●?", "·"]
    assert row(lines, 1) == ["·", ">◆", ">◇4", "·"]
    assert row(lines, 2) == ["·", ">▲§", ">▲", "·"]


def test_suggestions_tell_what_they_bring_best_first(tmp_path: Path) -> None:
    game = call(tmp_path, "play", "grove", "--seed", "sun", typed="1\nlist\nquit\n", more={"COLUMNS": "200"}).stdout
    match = saved(tmp_path)
    listed = game[game.index("Turn 2 >") :]
    for card in match.view(0).boards[0].hand:
        gains = [int(gain) for gain in re.findall(rf"\d+ {card} r\d+ @ -?\d+,-?\d+ +([+-]\d+)", listed)]
        assert len(gains) > 20
        assert gains == sorted(gains, reverse=True)


def test_of_two_that_gain_the_same_the_one_without_the_squirrel_comes_first() -> None:
    paid, free = (
        Placement(action, 14, 0, 0, action, 3, (effect, 0, 0, 0, 0, 0)) for action, effect in ((1, 144), (2, 67))
    )
    (group,) = renderer().groups(told(tree(0, 0), offers=Offers((paid, free), (), ())))
    assert [choice.action for choice in group.choices] == [2, 1]


def test_naming_a_turn_turns_the_card_in_the_hand(tmp_path: Path) -> None:
    card = mazzo.deal("grove", seed="sun").view(0).boards[0].hand[0]
    game = call(tmp_path, "play", "grove", "--seed", "sun", typed=f"{card} r90\n").stdout
    after = game[game.index("Turn 1 >") :]
    assert f"Card {card} r90" in after
    assert set(re.findall(rf"{card} (r\d+) @", after)) == {"r90"}


# ---- choices


def test_a_tree_is_chosen_for_a_scarce_die() -> None:
    offers = Offers((), (DieChoice(8, 0, 0, 2), DieChoice(9, 0, 1, 4)), ())
    (group,) = renderer().groups(told(tree(0, 0, "lime"), tree(0, 1, "lime", 2), offers=offers))
    assert group.title == "Too few dice. Which tree gets one?"
    assert [(choice.text, choice.brings.plain) for choice in group.choices] == [("die 0,0", "▲2"), ("die 0,1", "▲4")]


def test_a_10_is_chosen_for_the_wheelbarrow() -> None:
    offers = Offers((), (), (BarrowChoice(8, 0, 0), BarrowChoice(9, 0, 1)))
    (group,) = renderer().groups(told(tree(0, 0, die=10), tree(0, 1, "lime", 1, 10), offers=offers))
    assert group.title == "More than one 10 is covered. Which becomes the wheelbarrow?"
    assert [(choice.text, choice.brings.plain) for choice in group.choices] == [
        ("wheelbarrow 0,0", "●15"),
        ("wheelbarrow 0,1", "▲15"),
    ]


# ---- recipes


def challenge(total: int, *progress: Progress) -> Snapshot:
    """A board of a recipe challenge."""
    recipes = (
        RecipeCard(3, Recipe(30, "each", 1, "dice", "lime", amount=2, wheelbarrow=False)),
        RecipeCard(7, Recipe(31, "at-least", 6, "values", amount=8)),
    )
    score = replace(SCORE, total=total, recipes=progress, target=61, is_met=total >= 61)
    return told(tree(0, 0), score=score, recipes=recipes, target=61)


def test_recipes_stand_below_the_grove_and_what_they_bring_beside_it() -> None:
    lines = drawn(challenge(49, Progress(3, 4, True, 8), Progress(7, 2, False, 0)))
    beside = "\n".join(lines)
    assert "Points    49 = ●18 + ◆10 + ▲15 - 2 + 8" in beside
    assert "Target    61 (12 to go)" in beside
    assert "Recipe 3  4  +8" in beside
    assert "Recipe 7  2  -" in beside
    assert any(line.startswith("Recipe 3 Lime Cordial (30)  ") for line in lines)
    assert any(line.startswith("Recipe 7 Rainbow Sherbet (31)  ") for line in lines)


def test_a_target_that_is_reached_says_so() -> None:
    assert "Target    61 (reached)" in "\n".join(drawn(challenge(61, Progress(3, 4, True, 8), Progress(7, 6, True, 8))))


@languages
def test_a_recipe_of_an_owner_bears_their_name(language: str) -> None:
    own = altered(GAME, backs=(Recipe(30, "each", 1, "dice", name="Zia Pina"),) * 18)
    lines = drawn(challenge(61), own, language=language)
    assert sum(" Zia Pina (3" in line for line in lines) == 2


@languages
def test_recipes_that_are_drawn_are_told(language: str, tmp_path: Path) -> None:
    game = call(tmp_path, "deal", "grove", "--seed", "sun", "--option", "recipes", language=language).stdout
    (tmp_path / "begun.mazzo").write_text(game)
    replayed = call(tmp_path, "replay", str(tmp_path / "begun.mazzo"), language=language).stdout
    first, second = re.findall(r"^\* recipe (\d+)$", game, re.MULTILINE)
    for card in (first, second):
        assert say(language, "cli-grove-recipe-drawn", card=card) in replayed
        assert say(language, f"grove-recipe-{card}") in replayed


# ---- decks and terminals


def test_an_owners_deck_is_drawn_as_it_is() -> None:
    house = GAMES["grove"].deck
    faces = (*house[:13], FACE, *house[14:])
    match = mazzo.deal("grove", chance="manual", deck=OwnDeck("grove", "Mine", faces))
    for card in ("1", "2", "14"):
        match.happen(card)
    lines = drawn(match.snapshot(0), match.game)
    at = next(k for k, line in enumerate(lines) if "Card 14 r0" in line)
    column = lines[at].index("Card 14")
    assert [lines[at + k][column:].split() for k in (1, 2, 3)] == [["●", "●●"], ["◆", "□"], ["▲▲", "▲"]]


@languages
@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_everything_keeps_to_the_width_of_the_terminal(columns: int, language: str, tmp_path: Path) -> None:
    size = {"COLUMNS": str(columns), "LINES": "40"}
    asked = ("play", "grove", "--seed", "sun", "--option", "recipes")
    game = call(tmp_path, *asked, language=language, typed=GREEDY, more=size)
    assert game.exit_code == 0
    broad = [line for line in game.stdout.splitlines() if len(line) > columns]
    assert [line for line in broad if "mazzo " not in line and "> " not in line] == []


def test_a_stream_without_unicode_gets_letters(tmp_path: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    game = start(tmp_path, "play", "grove", "--seed", "sun", language="it", typed="1\n1\n1\nquit\n", more=ascii_only)
    assert (game.returncode, game.stderr) == (0, "")
    assert game.stdout.isascii()
    assert "A arancia" in game.stdout


def test_the_legend_names_every_sign() -> None:
    legend = renderer().legend().plain
    for sign in (
        "● orange",
        "◆ lemon",
        "▲ lime",
        "●● two fruits",
        "□ glade",
        "○5 die on a glade",
        "§ squirrel",
        "15 wh",
    ):
        assert sign in legend
