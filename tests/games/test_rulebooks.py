"""What comes from the rulebooks and must not change by accident: the rule that each refusal cites, ages and names."""

from pathlib import Path

import pytest

from mazzo import i18n
from mazzo.games.clustered import meta as clustered
from mazzo.games.gnoming import meta as gnoming
from mazzo.games.grass import meta as grass
from mazzo.games.grove import meta as grove
from mazzo.games.orchard import meta as orchard
from mazzo.rulebook import rulebook

ROOT = Path(__file__).parents[2]

CITED = {
    "orchard": {
        "game-over": "7.1",
        "orchard-not-an-action": "3.1",
        "orchard-not-in-hand": "3.2",
        "orchard-no-overlap": "3.4",
        "orchard-covers-rotten": "6.5",
        "orchard-fruit-differs": "3.5",
        "orchard-choose-die-first": "4.b",
        "orchard-no-die-due": "4.b",
        "orchard-wait-for-card": "5.1",
    },
    "grove": {
        "game-over": "8.a",
        "grove-not-an-action": "3.1",
        "grove-not-in-hand": "3.2",
        "grove-no-overlap": "3.4",
        "grove-covers-squirrel": "6.4",
        "grove-fruit-differs": "3.5",
        "grove-die-differs": "3.6",
        "grove-choose-die-first": "4.d",
        "grove-choose-wheelbarrow-first": "4.f",
        "grove-no-die-due": "4.d",
        "grove-no-wheelbarrow-due": "4.f",
        "grove-wait-for-card": "7.1",
    },
    "grass": {
        "game-over": "12.1",
        "grass-not-an-action": "3.1",
        "grass-wait-for-card": "3.1",
        "not-your-turn": "2.2",
        "grass-not-in-hand": "3.1",
        "grass-no-market": "4.1",
        "grass-has-market": "4.a",
        "grass-under-heat": "5.1",
        "grass-no-heat": "5.5",
        "grass-other-heat": "5.5",
        "grass-no-fine": "5.6",
        "grass-not-on-yourself": "5.1",
        "grass-no-such-seat": "1.4",
        "grass-target-closed": "5.a",
        "grass-nothing-to-steal": "9.a",
        "grass-nothing-to-cover": "7.a",
        "grass-never-played": "9.b",
        "grass-needs-target": "5.1",
        "grass-takes-no-target": "3.1",
        "grass-must-play-paranoia": "8.d",
        "grass-choose-cover": "7.1",
        "grass-cover-order": "7.a",
        "grass-too-dear": "7.4",
        "grass-not-tabled": "7.1",
        "grass-cover-one": "7.a",
        "grass-choose-pass": "8.1",
        "grass-offer-stands": "13.f",
        "grass-no-offer": "13.f",
        "grass-only-active": "13.1",
        "grass-no-draft": "13.a",
        "grass-part-order": "13.g",
        "grass-not-that-card": "13.i",
        "grass-untrue": "13.e",
        "grass-uneven": "13.2",
        "grass-one-sided": "13.a",
        "grass-empty-part": "13.a",
        "grass-partner-holds-fewer": "13.2",
        "grass-not-covered": "13.l",
        "grass-markets-open": "13.b",
        "grass-too-many-talks": "13.g",
        "grass-too-many-parts": "13.g",
        "grass-lacks-cards": "13.i",
        "grass-pick-first": "13.k",
        "grass-not-wanted": "13.k",
        "grass-answer-first": "13.f",
        "grass-counter-back": "13.f",
        "grass-not-yours": "2.2",
    },
    "clustered": {
        "game-over": "6.1",
        "clustered-not-an-action": "3.1",
        "clustered-wait-for-card": "3.9",
        "not-your-turn": "2.4",
        "clustered-not-in-hand": "3.1",
        "clustered-occupied": "3.2",
        "clustered-apart": "3.2",
        "clustered-clash": "3.3",
        "clustered-must-play": "3.8",
        "clustered-trim-first": "9.2",
        "clustered-trim-order": "9.c",
        "clustered-off-table": "2.5",
    },
    "gnoming": {
        "game-over": "9.1",
        "gnoming-not-an-action": "3.1",
        "gnoming-wait-for-card": "3.2",
        "not-your-turn": "3.1",
        "gnoming-choose-first": "2.5",
        "gnoming-choice-order": "2.b",
        "gnoming-draw-first": "3.1",
        "gnoming-holds-card": "3.1",
        "gnoming-pile-empty": "3.c",
        "gnoming-must-place": "3.b",
        "gnoming-fill-pile": "5.2",
        "gnoming-hazard-leaves": "5.3",
        "gnoming-not-a-hazard": "5.1",
        "gnoming-own-cell": "4.d",
        "gnoming-no-bounce": "4.4",
        "gnoming-one-mulligan": "6.d",
        "gnoming-two-mulligans": "6.e",
        "gnoming-face-up": "6.1",
        "gnoming-answer-hazard": "6.1",
        "gnoming-bounce-on": "6.d",
    },
}
"""By game, the rule of every refusal of its rules."""
REFUSALS = {
    "orchard": orchard.REFUSALS,
    "grove": grove.REFUSALS,
    "grass": grass.REFUSALS,
    "clustered": clustered.REFUSALS,
    "gnoming": gnoming.REFUSALS,
}
METAS = {game.META.name: game.META for game in (orchard, grove, grass, clustered, gnoming)}


@pytest.mark.parametrize("game", CITED)
def test_each_refusal_cites_the_rule_in_the_table(game: str) -> None:
    assert dict(REFUSALS[game].values()) == CITED[game]


def test_the_catalogue_has_ages_times_and_seats_as_the_rulebooks_print_them() -> None:
    facts = {name: (meta.age, meta.minutes, meta.minutes_each, meta.seats_printed) for name, meta in METAS.items()}
    assert facts == {
        "orchard": (14, 10, False, 1),
        "grove": (None, 15, False, 1),
        "grass": (None, 45, False, 1),
        "clustered": (7, 15, True, 1),
        "gnoming": (None, 30, False, 3),
    }


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("orchard", "Mark Tuck, Side Room Games, GateOnGames, Giacomo Maltagliati"),
        ("grove", "Mark Tuck, Side Room Games, GateOnGames, Denise Venanzetti"),
        ("grass", "Jeff London, Valerio Salvi"),
        ("clustered", "Scotty Hardwick, Sculpin Games, Kitt Byrne, Vegard Farstad, Dario Basile"),
        ("gnoming", "Grandpa Beck's Games"),
    ],
)
def test_the_credits_name_whom_the_rulebook_names(game: str, names: str, language: str) -> None:
    places = (i18n.say(language, f"about-credits-{game}"), rulebook(game, language).credits)
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    for name in names.split(", "):
        assert all(name in place for place in places), name
        assert name.split()[-1] in readme, name
