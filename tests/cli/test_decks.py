"""Owners' decks on the command line: a file to fill in, its check, and games dealt from it."""

import json
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import mazzo
from mazzo.cli.app import app
from mazzo.core.own_deck import OwnDeck
from mazzo.games import GAMES, read_deck
from mazzo.games.grove.recipes import recipes_of
from mazzo.gridcards import decks
from tests import decks as entered
from tests.cli.terminal import LANGUAGES, call, one_sentence

SHELL = get_command(app)
DECK = SHELL.commands["deck"] if isinstance(SHELL, TyperGroup) else None
INNER = DECK.commands if isinstance(DECK, TyperGroup) else {}
languages = pytest.mark.parametrize("language", LANGUAGES)
takers = pytest.mark.parametrize("game", ["orchard", "grove"])


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with decks of every kind."""
    (tmp_path / "orchard.toml").write_text(decks.to_toml(entered.orchard()), "utf-8")
    (tmp_path / "grove.toml").write_text(decks.to_toml(entered.grove()), "utf-8")
    (tmp_path / "other.toml").write_text(decks.to_toml(entered.orchard("Another")), "utf-8")
    text = decks.to_toml(entered.orchard())
    (tmp_path / "one.toml").write_text(text.replace("apple", "cherry", 1), "utf-8")
    (tmp_path / "many.toml").write_text(text.replace('"plum ', '"plun '), "utf-8")
    (tmp_path / "prose.toml").write_text("Once upon a time.\n")
    (tmp_path / "binary.toml").write_bytes(b"name = \xff\xfe")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# A fresh file


@takers
@languages
def test_a_fresh_file_holds_the_cards_of_the_house(game: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "deck", "new", game, language=language)
    assert (result.exit_code, result.stderr) == (0, "")
    deck = read_deck(result.stdout)
    assert deck.faces == GAMES[game].deck
    assert deck.name == {"en": "My ", "it": "Il mio "}[language] + game.capitalize()
    assert [one.number for one in recipes_of(deck)] == [one.number for one in recipes_of(GAMES[game])]
    assert all(one.name for one in deck.backs)
    assert all(word in result.stdout.partition("\n\n")[0] for face in deck.faces for word in face)


def test_a_fresh_file_says_what_a_recipe_may_be(tmp_path: Path) -> None:
    remarks = call(tmp_path, "deck", "new", "grove").stdout.partition("\n\n")[0]
    assert "#     when: each | at-least | at-most | exactly" in remarks.splitlines()
    assert "#     amount: -20 … 40 (points) | 50 … 200 (percent)" in remarks.splitlines()


def test_a_fresh_file_is_written_and_what_comes_next_is_said(bench: Path) -> None:
    result = call(bench, "deck", "new", "orchard", "mine.toml", "--name", "The  garden")
    assert result.exit_code == 0
    assert "mazzo deck check mine.toml" in result.stdout
    assert read_deck((bench / "mine.toml").read_text("utf-8")).name == "The garden"


# Checks


@takers
@languages
def test_a_sound_deck_is_called_by_name_and_version(game: str, language: str, bench: Path) -> None:
    deck = entered.orchard() if game == "orchard" else entered.grove()
    result = call(bench, "deck", "check", f"{game}.toml", language=language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert one_sentence(result.stdout, most=300)
    assert all(part in result.stdout for part in (deck.name, deck.version, f"{game}.toml"))


def test_a_deck_comes_through_the_pipe(tmp_path: Path) -> None:
    fresh = call(tmp_path, "deck", "new", "grove").stdout
    assert call(tmp_path, "deck", "check", "-", typed=fresh).exit_code == 0


def test_one_thing_that_is_wrong_is_one_sentence(bench: Path) -> None:
    result = call(bench, "deck", "check", "one.toml")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "card 1 is not valid" in result.stderr
    assert "found “cherry”" in result.stderr


@languages
def test_several_things_are_listed_card_by_card(language: str, bench: Path) -> None:
    result = call(bench, "deck", "check", "many.toml", language=language)
    assert result.exit_code == 2
    wrong = {card for card, face in enumerate(entered.orchard().faces, 1) if "plum" in face[::2]}
    assert len(result.stdout.splitlines()) == len(wrong) > 10
    assert one_sentence(result.stderr, most=200)
    assert str(len(wrong)) in result.stderr


# Games


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_a_deal_carries_the_deck_and_is_replayed_without_the_file(game: str, bench: Path) -> None:
    text = call(bench, "deal", game, "--deck", f"{game}.toml", "--seed", "rain").stdout
    (bench / f"{game}.toml").unlink()
    assert mazzo.replay(text).game.own_deck is not None
    assert call(bench, "check", "-", typed=text).exit_code == 0
    assert mazzo.replay(text).game.meta.deck in call(bench, "replay", "-", typed=text).stdout


def test_replay_names_the_deck_and_tells_it_to_programs(bench: Path) -> None:
    text = call(bench, "deal", "grove", "--deck", "grove.toml", "--option", "recipes", "--seed", "rain").stdout
    assert f"grove-2, {entered.grove().name}, own-" in call(bench, "replay", "-", typed=text).stdout
    data = json.loads(call(bench, "replay", "-", "--json", typed=text).stdout)
    assert (data["deck"], data["own_deck"]["name"]) == (entered.grove().version, entered.grove().name)
    assert data["own_deck"]["faces"] == [list(face) for face in entered.grove().faces]
    assert data["own_deck"]["recipes"][0]["name"] == "Lime Spritz"
    plain = call(bench, "deal", "grove", "--seed", "rain").stdout
    assert json.loads(call(bench, "replay", "-", "--json", typed=plain).stdout)["own_deck"] is None


def test_simulate_plays_with_the_deck_and_names_it(bench: Path) -> None:
    asked = ("simulate", "orchard", "--games", "50", "--seed", "x")
    data = call(bench, *asked, "--deck", "orchard.toml", more={"COLUMNS": "120"}).stdout
    assert data.splitlines()[0].endswith(f"{entered.orchard().name}, {entered.orchard().version}")
    report = json.loads(call(bench, *asked, "--deck", "orchard.toml", "--json", "-").stdout)["report"]
    assert report["deck"] == entered.orchard().version
    assert report["scores"] != json.loads(call(bench, *asked, "--json", "-").stdout)["report"]["scores"]


def test_perft_counts_with_the_deck(bench: Path) -> None:
    asked = ("perft", "orchard", "--depth", "2", "--seed", "sun", "--body", "interpreted", "--split")
    own, house = call(bench, *asked, "--deck", "orchard.toml"), call(bench, *asked)
    assert own.exit_code == house.exit_code == 0
    branches = [[line.split() for line in result.stdout.splitlines()[4:]] for result in (own, house)]
    assert branches[0] != branches[1]


def test_a_game_is_played_with_the_deck_and_goes_on_by_itself(bench: Path) -> None:
    result = call(bench, "play", "orchard", "--deck", "orchard.toml", "--save", "game.mazzo", typed="1\nquit\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith(f"Orchard  {entered.orchard().name}\n")
    again = call(bench, "play", "orchard", "--save", "game.mazzo", typed="1\nquit\n")
    assert again.stdout.startswith(f"Orchard  {entered.orchard().name}\n")
    assert mazzo.replay((bench / "game.mazzo").read_text("utf-8")).game.own_deck == entered.orchard()


def test_a_deck_is_not_changed_in_the_middle_of_a_game(bench: Path) -> None:
    call(bench, "play", "orchard", "--save", "game.mazzo", typed="1\nquit\n")
    result = call(bench, "play", "orchard", "--save", "game.mazzo", "--deck", "orchard.toml")
    assert (result.exit_code, one_sentence(result.stderr, most=300)) == (2, True)


def over(bench: Path, game: str, deck: OwnDeck | None) -> str:
    """The journal of a finished match."""
    match = mazzo.deal(game, seed="over", deck=deck)
    while not match.outcome:
        match.play(0, match.legal_actions()[0])
    (bench / "over.mazzo").write_text(match.journal.text(), "utf-8")
    return "over.mazzo"


@takers
def test_the_other_nine_are_of_the_same_deck(game: str, bench: Path) -> None:
    deck = entered.orchard() if game == "orchard" else entered.grove()
    asked = ("play", game, "--rest", over(bench, game, deck), "--save", "rest.mazzo")
    for more in ((), ("--deck", f"{game}.toml")):
        (bench / "rest.mazzo").unlink(missing_ok=True)
        assert call(bench, *asked, *more, typed="quit\n").exit_code == 0
        match = mazzo.replay((bench / "rest.mazzo").read_text("utf-8"))
        assert (match.game.own_deck, len(match.options)) == (deck, 9)


# Refusals


BAD = {
    "no such file": ("deal", "orchard", "--deck", "nowhere.toml"),
    "a folder": ("deal", "orchard", "--deck", "."),
    "binary": ("deal", "orchard", "--deck", "binary.toml"),
    "prose": ("play", "orchard", "--deck", "prose.toml"),
    "a deck that will not do": ("simulate", "orchard", "--deck", "one.toml"),
    "the deck of another game": ("simulate", "orchard", "--deck", "grove.toml"),
    "a deck for a game that takes none": ("perft", "clustered", "--deck", "orchard.toml"),
    "a deck without its value": ("deal", "orchard", "--deck"),
    "a challenge without recipes": ("deal", "grove", "--deck", "plain.toml", "--option", "recipes"),
    "the rest of a game with other cards": ("play", "orchard", "--rest", "over.mazzo", "--deck", "other.toml"),
    "the rest of another game": ("play", "grove", "--rest", "over.mazzo"),
    "nothing to do": ("deck",),
    "no such thing to do": ("deck", "burn"),
    "no such option": ("deck", "--burn"),
    "no file to check": ("deck", "check"),
    "two files to check": ("deck", "check", "orchard.toml", "grove.toml"),
    "no such file to check": ("deck", "check", "nowhere.toml"),
    "prose to check": ("deck", "check", "prose.toml"),
    "a deck of no game": ("deck", "check", "chess.toml"),
    "a fresh deck of no game": ("deck", "new", "chess"),
    "a fresh deck of a game that takes none": ("deck", "new", "grass"),
    "a fresh deck in the place of another": ("deck", "new", "orchard", "grove.toml"),
    "a fresh deck in no folder": ("deck", "new", "orchard", "prose.toml/mine.toml"),
    "a fresh deck without a name": ("deck", "new", "orchard", "--name", " "),
    "a fresh deck with an endless name": ("deck", "new", "orchard", "--name", "x" * 1000),
}


@languages
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(what: str, language: str, bench: Path) -> None:
    over(bench, "orchard", entered.orchard())
    (bench / "plain.toml").write_text(decks.to_toml(entered.grove(recipes=False)), "utf-8")
    (bench / "chess.toml").write_text(decks.to_toml(entered.orchard()).replace('"orchard"', '"chess"'), "utf-8")
    before = {path: path.read_bytes() for path in bench.iterdir() if path.is_file()}
    result = call(bench, *BAD[what], language=language)
    assert result.exit_code == 2
    assert one_sentence(result.stderr, most=600), result.stderr
    assert "Traceback" not in result.output
    assert {path: path.read_bytes() for path in bench.iterdir() if path.is_file()} == before


# Help


@languages
@pytest.mark.parametrize("command", INNER)
def test_help_tells_what_how_and_an_example(command: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "deck", command, "--help", language=language)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"mazzo deck {command}  ")
    for example in (INNER[command].epilog or "").splitlines():
        assert example.startswith("mazzo deck ")
        assert f"  {example}\n" in result.stdout


def test_the_help_of_decks_names_its_commands(tmp_path: Path) -> None:
    output = call(tmp_path, "deck", "--help").stdout
    assert [name for name in INNER if f"\n  {name} " not in output] == []
    assert sorted(INNER) == ["check", "new"]


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize("command", INNER)
def test_help_keeps_to_the_width_of_the_terminal(command: str, columns: str, tmp_path: Path) -> None:
    output = call(tmp_path, "deck", command, "--help", language="it", more={"COLUMNS": columns}).stdout
    examples = {f"  {example}" for example in (INNER[command].epilog or "").splitlines()}
    assert [line for line in output.splitlines() if len(line) > int(columns) and line not in examples] == []
