"""The house deck has the required properties, and the script that made it makes the same again."""

import subprocess
import sys
from pathlib import Path

import pytest

import mazzo
from generate.house_deck import bands, recipes, report
from generate.house_deck.candidates import GLADE, Faces, candidate, complaints
from generate.house_deck.choosing import FULL, SEED
from generate.house_deck.matching import best_of, cards_of, match_again, turned
from generate.house_deck.playing import GREEDY, Lot, Tempering, deck, play_all, temper
from mazzo.games.grove import deck as project
from mazzo.games.grove.recipes import Recipe

ROOT = Path(__file__).parents[2]
PLAYED = [51, 58, 57, 43, 57, 49, 50, 57, 48, 59, 49, 50, 63, 55, 56, 59, 55, 56, 58, 54]
LETTERS = {"orange": "O", "lemon": "L", "lime": "M"}


def house() -> Faces:
    """The deck in the project, in the script's letters."""
    return tuple(
        tuple(GLADE if word == "glade" else LETTERS[word[:-2]] + word[-1] for word in words)
        for words in mazzo.GAMES["grove"].deck
    )


@pytest.fixture(scope="module")
def first() -> Faces:
    """The first candidate of the recorded seed."""
    return candidate(SEED, 0)


def test_the_deck_in_the_project_keeps_every_constraint() -> None:
    assert complaints(house()) == []


def test_the_page_shows_the_deck_in_the_project() -> None:
    page = (ROOT / "docs" / report.PAGE).read_text("utf-8")
    for card, face in enumerate(house(), 1):
        assert f"{card:>2}: {face[0]} {face[1]} / {face[2]} {face[3]} / {face[4]} {face[5]}" in page


def test_the_page_shows_the_numbers_in_the_project() -> None:
    page = (ROOT / "docs" / report.PAGE).read_text("utf-8")
    for card, recipe in enumerate(project.RECIPES, 1):
        assert f"| {card} | {recipe.number} | {' | '.join(report.told(recipe))} |" in page


def test_the_recipes_in_the_project_are_the_designed_ones() -> None:
    assert recipes.numbered([recipe.number for recipe in project.RECIPES]) == project.RECIPES


def test_the_wheelbarrow_is_no_die_for_exactly_the_five_named_recipes() -> None:
    assert [card for card, recipe in enumerate(project.RECIPES, 1) if not recipe.wheelbarrow] == [1, 2, 3, 4, 5]


def test_no_two_recipes_are_alike() -> None:
    told = {(each.when, each.than, each.count, each.fruit, each.place, each.value) for each in project.RECIPES}
    assert len(told) == len(project.RECIPES)


def test_every_candidate_keeps_every_constraint(first: Faces) -> None:
    assert complaints(first) == []


def test_the_same_seed_brings_the_same_candidate_and_another_another(first: Faces) -> None:
    assert candidate(SEED, 0) == first
    assert candidate("another", 0) != first
    assert candidate(SEED, 1) != first


def broken(card: int, *cells: str) -> Faces:
    """The house deck with another card."""
    faces = list(house())
    faces[card - 1] = cells
    return tuple(faces)


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        (broken(1, "O1", "O1", "O1", "O1", "L1", GLADE), "card 1: the trees are not 3-1-1 or 2-2-1"),
        (broken(1, "O1", "O1", "L1", "L1", "M1", GLADE), "card 1: too few or too many fruits"),
        (broken(2, *turned(house()[0])[2]), "two cards are the same when turned"),
        (broken(1, "O1", "O1", "L1", "L1", "M1", GLADE), "not fifteen trees"),
    ],
)
def test_what_a_deck_does_not_keep_is_told(faces: Faces, said: str) -> None:
    assert any(said in complaint for complaint in complaints(faces)), complaints(faces)


def test_a_card_matches_itself_wholly_and_a_stranger_not_at_all() -> None:
    one, other = ("O1", "O2", "O1", "O2", "O1", GLADE), ("L1", "L2", "L1", "L2", "L1", GLADE)
    assert best_of(cards_of([one, one]))[0, 1] == 2 * (1 + 2 + 1 + 2 + 1)
    assert best_of(cards_of([one, other]))[0, 1] == 0


def test_pairs_of_a_changed_card_are_brought_up_to_date(first: Faces) -> None:
    faces = [*first[1:], first[0]]
    cards, best = cards_of(first), best_of(cards_of(first))
    changed = cards_of([first[0], faces[4], *first[2:]])
    match_again(changed, best, 1)
    assert (best == best_of(changed)).all()
    assert (cards != changed).any()


def test_tempering_keeps_every_constraint_and_comes_out_the_same_again(first: Faces) -> None:
    task = Tempering(first, "test", changes=6, games=4, together=3)
    harder = temper(task)
    assert complaints(harder) == []
    assert temper(task) == harder


def test_how_many_processes_play_changes_no_score(first: Faces) -> None:
    lots = [Lot(deck(first, project.RECIPES), pair, GREEDY, 25, "jobs") for pair in (None, (3, 17))]
    told: list[int] = []
    alone = play_all(lots, 1, told.append)
    assert play_all(lots, 2, lambda done: None) == alone
    assert told[-1] == 50
    assert [len(scores) for scores in alone] == [25, 25]


def test_the_games_of_the_page_come_out_again() -> None:
    """The first of those its bands were counted from, as they were when it was written."""
    lot = Lot(deck(house()), None, FULL.planner, 20, f"{SEED}, shown")
    assert play_all([lot], 1, lambda done: None) == [tuple(PLAYED)]


def test_scores_spread_over_the_bands_of_the_rulebook() -> None:
    assert bands.shares([39, 40, 44, 45, 54, 59, 60, 99]) == (1 / 8, 2 / 8, 1 / 8, 1 / 8, 1 / 8, 2 / 8)
    wanted = [39] * 5 + [42] * 15 + [47] * 30 + [52] * 30 + [57] * 15 + [62] * 5
    assert bands.distance(wanted) == pytest.approx(0)
    assert bands.distance([39] * 100) == pytest.approx(0.95)


def test_numbers_are_fitted_so_that_each_pair_is_won_in_half_of_its_games() -> None:
    own = [20 + card for card in range(18)]
    scores = {(one, two): [own[one - 1] + own[two - 1] + k for k in range(-5, 5)] for one, two in recipes.PAIRS}
    numbers = recipes.fitted(scores)
    assert all(recipes.won(each, numbers[one - 1] + numbers[two - 1]) == 0.5 for (one, two), each in scores.items())


def test_the_tables_can_be_put_into_the_project() -> None:
    lines = [f"RECIPES = ({', '.join(report.code(recipe) for recipe in project.RECIPES)})"]
    space: dict[str, object] = {"Recipe": Recipe}
    exec("\n".join(lines), space)
    assert space["RECIPES"] == project.RECIPES


@pytest.mark.slow
def test_a_quick_run_goes_from_the_seed_to_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "generate.house_deck", "--quick", "--jobs", "1", "--seed", "quick", "--out"]
    done = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr
    assert "The project has another deck" in done.stdout
    page = (tmp_path / report.PAGE).read_text("utf-8")
    assert "Seed `quick`" in page
    assert "## Every pair" in page
    assert (tmp_path / report.PICTURE).read_text("utf-8").startswith("<svg")
