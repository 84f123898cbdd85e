"""Sheets of random games, entered by a script: the counts are those of the rules. And sheets that a person gets wrong:
each fault is named, and the rest is counted all the same.
"""

from random import Random
from typing import Any

import pytest

import mazzo
from mazzo.companion import TableCount, count, match_of
from mazzo.core.errors import NotUnderstood
from mazzo.match import Match
from tests.companion.entered import (
    Sheet,
    as_json,
    clustered_sheet,
    gnoming_sheet,
    grass_hands,
    grid_sheet,
    groves_as_they_lie,
    orchards_as_they_lie,
    played,
)

GAMES_AT_ONCE = 5
WAYS = ("cards", "cells", "dice")
SETS = (*range(10), *(pytest.param(number, marks=pytest.mark.slow) for number in range(10, 200)))
"""Sets of five games: fifty of each title in `make test`, a thousand in `make slow`."""
every_set = pytest.mark.parametrize("number", SETS)


def counted(game: str, sheet: Sheet) -> TableCount:
    return count(game, as_json(sheet))


def assert_counted_as_played(result: TableCount, match: Match) -> None:
    assert not result.faults
    assert match.outcome is not None
    ranking = {place.seat: place for place in match.outcome.ranking}
    for player in result.players:
        place = ranking[player.seat]
        assert player.total == place.score.total == sum(line.points for line in player.lines)
        assert (player.place, player.wins) == (place.place, place.won)
        assert (-1 if player.title is None else player.title) == place.title
    assert result.over


@every_set
def test_orchards_in_playing_order_and_as_they_lie_are_worth_what_the_rules_say(number: int) -> None:
    for seed in range(GAMES_AT_ONCE * number, GAMES_AT_ONCE * (number + 1)):
        match = played("orchard", 1 + seed % 3, seed)
        in_order = counted("orchard", grid_sheet(match))
        assert_counted_as_played(in_order, match)
        assert not in_order.assumed
        assert_counted_as_played(counted("orchard", orchards_as_they_lie(match)), match)


@every_set
def test_groves_in_playing_order_and_as_they_lie_are_worth_what_the_rules_say(number: int) -> None:
    for seed in range(GAMES_AT_ONCE * number, GAMES_AT_ONCE * (number + 1)):
        match = played("grove", 1 + seed % 3, seed, ["recipes"] if seed % 2 else [])
        in_order = counted("grove", grid_sheet(match))
        assert_counted_as_played(in_order, match)
        assert not in_order.assumed
        assert_counted_as_played(counted("grove", groves_as_they_lie(match)), match)


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_the_card_that_is_about_to_be_laid_is_offered_as_in_a_match(game: str) -> None:
    match = mazzo.deal(game, 1, 3)
    placements = match.snapshot(0).offers.placements
    card = placements[0].card
    sheet = grid_sheet(match)
    sheet["players"][0]["next"] = card
    offers = counted(game, sheet).offers
    assert offers.placements == tuple(one for one in placements if one.card == card)


def test_the_choice_that_the_last_card_leaves_open_is_offered_as_in_a_match() -> None:
    cards = next(
        cards[: at + 1]
        for cards in (grid_sheet(played("orchard", 1, seed))["players"][0]["cards"] for seed in range(200))
        for at, card in enumerate(cards)
        if card["choices"]
    )
    cards[-1]["choices"] = []
    result = counted("orchard", {"players": [{"cards": cards}]})
    assumed = result.assumed[-1]
    assert assumed.at == len(cards) - 1
    assert {(one.row, one.col) for one in result.offers.dice} >= set(assumed.cells)
    assert assumed.place == "{},{}".format(*assumed.cells[0])


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_all_three_ways_are_kept_and_the_sheet_says_which_of_them_counts(game: str) -> None:
    match = played(game, 1, 4)
    lie = {"orchard": orchards_as_they_lie, "grove": groves_as_they_lie}[game]
    player = grid_sheet(match)["players"][0] | lie(match)["players"][0] | {"dice": {}}
    total = match.score(0)
    totals = {way: counted(game, {"players": [player | {"way": way}]}).players[0].total for way in WAYS}
    assert totals == {"cards": total, "cells": total, "dice": 0}
    begun = counted(game, {"players": [{"way": "cards"}]})
    assert (begun.over, begun.players[0].total, len(begun.faces)) == (False, 0, 18)


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_several_players_with_the_same_cards_tell_a_match_without_the_order_in_which_the_cards_came(game: str) -> None:
    for seed in range(5):
        match = played(game, 3, seed)
        if "all" not in str(match.outcome.reason if match.outcome else ""):
            continue
        again = match_of(game, as_json(grid_sheet(match) | {"drawn": []}))
        assert [place.score.total for place in again.outcome.ranking] == [  # type: ignore[union-attr]
            place.score.total
            for place in match.outcome.ranking  # type: ignore[union-attr]
        ]


@every_set
def test_tables_of_clustered_are_worth_what_the_rules_say(number: int) -> None:
    names = ("third-wild", "speed-bonus", "largest-bonus", "fast")
    for seed in range(GAMES_AT_ONCE * number, GAMES_AT_ONCE * (number + 1)):
        options = [name for bit, name in enumerate(names) if seed >> bit & 1]
        match = played("clustered", 1 + seed % 4, seed, options)
        result = counted("clustered", clustered_sheet(match))
        assert_counted_as_played(result, match)
        assert result.next is None


@every_set
def test_rounds_of_gnoming_are_worth_what_the_rules_say(number: int) -> None:
    for seed in range(GAMES_AT_ONCE * number, GAMES_AT_ONCE * (number + 1)):
        match = played("gnoming", 2 + seed % 3, seed)
        result = counted("gnoming", gnoming_sheet(match))
        assert_counted_as_played(result, match)
        score = [match.view().players[seat].score for seat in range(match.seats)]
        assert [tuple(player.parts) for player in result.players] == [each.rounds for each in score]


@every_set
def test_hands_of_grass_are_worth_what_the_rules_say(number: int) -> None:
    for seed in range(GAMES_AT_ONCE * number, GAMES_AT_ONCE * (number + 1)):
        sheet, state = grass_hands(2 + seed % 5, seed, [] if seed % 50 == 0 else ["one-hand"])
        result = counted("grass", sheet)
        assert not result.faults
        assert result.over
        rules = mazzo.GAMES["grass"].rules
        for player in result.players:
            assert player.total == rules.score(state, player.seat) == sum(line.points for line in player.lines)
            given = sum(one.amount for one in result.transfers if one.giver == player.seat)
            taken = sum(one.amount for one in result.transfers if one.taker == player.seat)
            skimmed = sum(line.points for line in player.lines if line.key == "skimmed")
            assert taken - given == skimmed


def test_the_match_of_a_sheet_is_the_one_that_was_played() -> None:
    for game, seats, options in (("orchard", 1, []), ("orchard", 2, []), ("grove", 1, ["recipes"])):
        match = played(game, seats, 11, options)
        again = match_of(game, as_json(grid_sheet(match)))
        assert again.outcome == match.outcome
        assert again.line == match.line
        journal = counted(game, grid_sheet(match)).journal
        assert journal is not None
        assert mazzo.replay(journal).outcome == match.outcome


def test_without_the_order_of_drawing_the_order_of_laying_makes_a_match() -> None:
    sheet = grid_sheet(played("orchard", 1, 4))
    del sheet["drawn"]
    assert counted("orchard", sheet).journal is not None


def test_a_sheet_that_does_not_tell_the_order_makes_no_match() -> None:
    with pytest.raises(NotUnderstood) as refused:
        match_of("orchard", as_json(orchards_as_they_lie(played("orchard", 1, 4))))
    assert refused.value.code == "companion-no-match"


def test_cards_are_counted_wherever_they_are_laid() -> None:
    """Random placements, most of them not allowed: every sheet has a count, and the lines add up."""
    for game in ("orchard", "grove"):
        for seed in range(60):
            rng = Random(seed)
            reach = 3 + seed % 16
            cards = [{"card": 1 + rng.randrange(18), "turn": 0, "row": 0, "col": 0}]
            for _ in range(10):
                place = {"row": rng.randint(-reach, reach) % 34 - 15, "col": rng.randint(-reach, reach) % 34 - 15}
                cards.append({"card": 1 + rng.randrange(18), "turn": rng.randrange(4)} | place)
            result = counted(game, {"players": [{"cards": cards}]})
            assert result.faults
            (player,) = result.players
            assert player.total == sum(line.points for line in player.lines)


def test_cells_are_counted_however_they_lie() -> None:
    fruits = {"orchard": ["apple", "pear", "plum"], "grove": ["orange", "lemon", "lime"]}
    for game, token in (("orchard", "rotten"), ("grove", "squirrel")):
        for seed in range(40):
            rng = Random(seed)
            cells = [
                {
                    "row": rng.randint(-15, 18),
                    "col": rng.randint(-15, 18),
                    "fruit": rng.choice(fruits[game]),
                    "die": rng.choice([0, 1, 3, 6, 10, 7, 15]),
                    token: rng.random() < 0.1,
                }
                for _ in range(40)
            ]
            (player,) = counted(game, {"players": [{"cells": cells}]}).players
            assert player.total == sum(line.points for line in player.lines)


# Faults: each once


def faults(game: str, sheet: Sheet) -> list[tuple[Any, ...]]:
    """Each fault: its code, its rule, the card, the place, and whether it was left out of the count."""
    return [(one.code, one.rule, one.card, one.place, one.skipped) for one in counted(game, sheet).faults]


START = {"card": 1, "turn": 0, "row": 0, "col": 0}


def cards(*later: tuple[int, int, int, int]) -> Sheet:
    laid = [dict(zip(("card", "turn", "row", "col"), one, strict=True)) for one in later]
    return {"players": [{"cards": [START, *laid]}]}


def test_a_card_that_covers_nothing_is_named() -> None:
    assert faults("orchard", cards((2, 0, 5, 5))) == [("orchard-no-overlap", "3.4", "2", "5,5", False)]
    assert faults("orchard", cards((2, 0, 16, 16))) == [("orchard-no-overlap", "3.4", "2", "16,16", True)]


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_a_card_on_wrong_fruit_beyond_the_tokens_is_named(game: str) -> None:
    # card 1 is S A / A S / P P, card 2 differs from it on more cells than there are tokens
    assert faults(game, cards((2, 2, 0, 0))) == [(f"{game}-fruit-differs", "6.1", "2", "0,0", False)]


def test_a_card_on_rotten_fruit_is_named() -> None:
    codes = [fault[:2] for fault in faults("orchard", cards((2, 0, 0, 0), (3, 0, 0, 0)))]
    assert ("orchard-covers-rotten", "6.5") in codes


def test_a_card_laid_twice_is_named() -> None:
    assert ("orchard-card-seen", "2.1", "1", "1,0", False) in faults("orchard", cards((1, 0, 1, 0)))


def test_a_card_not_yet_drawn_is_named() -> None:
    sheet = grid_sheet(played("orchard", 1, 4))
    sheet["drawn"].append(sheet["drawn"].pop(1))
    sheet["drawn"].append(sheet["drawn"].pop(1))
    assert "orchard-not-in-hand" in {fault[0] for fault in faults("orchard", sheet)}
    assert counted("orchard", sheet).players[0].total == played("orchard", 1, 4).score(0)


def test_a_tenth_card_is_named_and_left_out() -> None:
    sheet = grid_sheet(played("orchard", 1, 4))
    sheet["players"][0]["cards"].append({"card": 1, "turn": 0, "row": 0, "col": 0})
    assert ("companion-too-many-cards", "2.1", "1", "0,0", True) in faults("orchard", sheet)


def tree(col: int, **more: Any) -> dict[str, Any]:
    return {"row": 0, "col": col, "fruit": "apple"} | more


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([tree(k, die=1) for k in range(6)], ("companion-too-many-dice", "1.2", "0,5", False)),
        ([tree(k, rotten=True) for k in range(3)], ("companion-too-many-tokens", "1.3", "0,2", False)),
        ([tree(0, die=4)], ("companion-no-such-die", "1.2", "0,0", True)),
        ([tree(0, die=3, rotten=True)], ("companion-die-under-token", "6.a", "0,0", True)),
        ([tree(0), tree(0)], ("companion-cell-twice", "3.c", "0,0", True)),
    ],
)
def test_what_an_orchard_cannot_hold_is_named(cells: list[Any], expected: tuple[Any, ...]) -> None:
    (fault,) = faults("orchard", {"players": [{"cells": cells}]})
    assert (fault[0], fault[1], fault[3], fault[4]) == expected


def cell(col: int, **more: Any) -> dict[str, Any]:
    return {"row": 0, "col": col, "fruit": "lime"} | more


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([cell(k, die=2) for k in range(6)], ("companion-too-many-dice", "1.3", "0,5", False)),
        ([cell(0, die=15), cell(1, die=15)], ("companion-second-wheelbarrow", "1.4", "0,1", False)),
        ([cell(0, squirrel=True), cell(3, squirrel=True)], ("companion-too-many-tokens", "1.4", "0,3", False)),
        ([cell(0, die=9)], ("companion-no-such-die", "1.3", "0,0", True)),
        ([cell(0, die=3, squirrel=True)], ("companion-die-under-token", "6.a", "0,0", True)),
        ([cell(0), cell(0)], ("companion-cell-twice", "3.c", "0,0", True)),
    ],
)
def test_what_a_grove_cannot_hold_is_named(cells: list[Any], expected: tuple[Any, ...]) -> None:
    (fault,) = faults("grove", {"players": [{"cells": cells}]})
    assert (fault[0], fault[1], fault[3], fault[4]) == expected


def test_dice_alone_are_enough_for_a_total() -> None:
    (apples,) = counted("orchard", {"players": [{"dice": {"apple": [10, 6, 1], "plum": [3]}, "rotten": 2}]}).players
    assert (apples.total, apples.title) == (14, 0)
    sheet = {"players": [{"dice": {"lime": [15, 10], "lemon": [4]}, "squirrel": True, "beside": 2}]}
    (limes,) = counted("grove", sheet).players
    assert limes.total == 29 - 3


def test_dice_on_glades_are_worth_nothing_and_break_a_tie() -> None:
    dice = {"lime": [10]}
    first, second = counted("grove", {"players": [{"dice": dice}, {"dice": dice, "fallen": 1}]}).players
    assert [(one.total, one.place) for one in (first, second)] == [(10, 2), (10, 1)]


def test_recipes_need_more_than_dice() -> None:
    sheet = {"players": [{"dice": {"lime": [15]}}], "recipes": [1, 2]}
    assert [fault[:2] for fault in faults("grove", sheet)] == [("companion-recipes-need-cells", "10.5")]


def turns(*laid: dict[str, Any], seats: int = 2) -> Sheet:
    return {"seats": seats, "laid": list(laid)}


def test_what_may_not_lie_in_clustered_is_named() -> None:
    first = {"card": 0, "row": 0, "col": 1}  # square-empty-1 beside the start card
    assert faults("clustered", turns(first, {"card": 26, "row": 0, "col": 2})) == [
        ("clustered-clash", "3.3", "circle-solid-3", "0,2", False)
    ]
    assert faults("clustered", turns({"card": 0, "row": 3, "col": 3})) == [
        ("clustered-apart", "3.2", "square-empty-1", "3,3", False)
    ]
    assert faults("clustered", turns(first, {"card": 0, "row": 0, "col": 1})) == [
        ("clustered-occupied", "3.2", "square-empty-1", "0,1", True)
    ]
    again = {"card": 0, "row": 0, "col": 2}
    assert faults("clustered", turns(first, again, seats=1)) == [
        ("clustered-card-gone", "1.1", "square-empty-1", "0,2", False)
    ]
    wilds = [{"card": 27, "row": 0, "col": 1 + k} for k in range(7)]
    assert faults("clustered", turns(*wilds[:3], seats=1)) == [("clustered-card-gone", "1.3", "wild", "0,3", False)]
    assert faults("clustered", turns(*wilds, seats=3)) == [("clustered-card-gone", "1.3", "wild", "0,7", False)]
    assert faults("clustered", turns(first | {"seat": 1})) == [("not-your-turn", "2.4", "square-empty-1", "0,1", False)]


def test_points_of_clustered_are_added_and_checked() -> None:
    sheet = {
        "seats": 2,
        "points": [
            {"rectangle": [2, 3], "lines": [3, 5], "bonuses": ["first-line"]},
            {"rectangle": [1, 4], "lines": [2], "bonuses": ["first-line"]},
        ],
        "options": ["largest-bonus"],
    }
    result = counted("clustered", sheet)
    assert [player.total for player in result.players] == [6 + 3 + 5 + 2, 0]
    assert [(one.code, one.rule) for one in result.faults] == [
        ("companion-small-rectangle", "5.3"),
        ("companion-short-line", "5.6"),
        ("companion-no-such-bonus", "9.6"),
    ]


def test_whose_turn_it_is_in_clustered_follows_from_the_cards() -> None:
    sheet = turns({"card": 0, "row": 0, "col": 1}, {"card": 1, "row": 0, "col": 2}, seats=3)
    assert counted("clustered", sheet).next == 2
    assert counted("clustered", sheet | {"options": ["begins-2"]}).next == 0
    assert counted("clustered", turns(seats=3)).next == 0


def test_more_cards_than_gnoming_has_are_named() -> None:
    grid = [11] * 4 + [4] * 5
    sheet = {"seats": 2, "rounds": [{"grids": [grid, [5] * 9]}]}
    assert faults("gnoming", sheet) == [("gnoming-card-gone", "1.3", "mulligan", "1,0", False)]


def test_a_player_who_went_out_has_no_card_face_down() -> None:
    sheet = {"seats": 2, "rounds": [{"grids": [[4] * 8 + [None], [5] * 9], "out": 0}]}
    (fault,) = counted("gnoming", sheet).faults
    assert (fault.code, fault.rule, fault.seat, fault.part) == ("companion-out-with-cards-down", "7.1", 0, 0)


def test_a_missing_grid_and_a_missing_player_are_named() -> None:
    assert faults("gnoming", {"seats": 2, "rounds": [{"grids": [[4] * 9]}]})[0][:2] == ("companion-missing-grid", "2.1")
    assert faults("grass", {"seats": 2, "hands": [[{}]]})[0][:2] == ("companion-missing-player", "11.1")


def test_the_grid_of_the_rules_is_worth_what_they_say() -> None:
    sheet = {"seats": 2, "rounds": [{"grids": [[5, 5, 5, 8, 11, 8, 2, 9, 10], [9] * 9]}]}
    result = counted("gnoming", sheet)
    # 8.5: three 4s are worth -4, two 7s and a mulligan -7, then -2, 8 and a hazard of 10
    assert result.players[0].total == 5
    assert [(line.key, line.points) for line in result.players[0].lines] == [
        ("matched", -4),
        ("matched", -7),
        ("singles", 8),
        ("negatives", -2),
        ("hazards", 10),
    ]
    assert result.next == 1


def test_the_hand_of_the_rules_of_grass_is_worth_what_they_say() -> None:
    # 11.5, 11.6
    players = [
        {"unprotected": 160, "protected": 0, "hand": [26, 0]},
        {"unprotected": 15, "protected": 50, "hand": [19]},
        {"unprotected": 165, "hand": [4, 2, 1, 20]},
        {"unprotected": 25, "protected": 50, "hand": [2, 21]},
    ]
    result = counted("grass", {"seats": 4, "hands": [players]})
    assert [player.total for player in result.players] == [221, 37, 32, -55]
    assert [(one.giver, one.taker, one.amount) for one in result.transfers] == [(1, 0, 3), (2, 0, 33), (3, 0, 5)]
    assert (result.next, result.dealer, result.over) == (1, 0, False)


def test_what_the_cards_of_grass_cannot_make_is_named() -> None:
    def codes(*players: dict[str, Any]) -> list[tuple[str, str]]:
        return [fault[:2] for fault in faults("grass", {"seats": 2, "hands": [list(players)]})]

    assert codes({"unprotected": 12}, {}) == [("companion-odd-money", "1.2")]
    assert codes({"hand": [26]}, {"hand": [26]}) == [("companion-too-many-of", "1.1")]
    assert codes({"unprotected": 400}, {"unprotected": 300}) == [("companion-too-much-money", "1.1")]
    assert codes({"protected": 205}, {}) == [("companion-too-much-protected", "1.3")]
    assert codes({"peddles": [4, 4, 4]}, {"hand": [4, 4, 4]}) == [("companion-too-many-of", "1.1")]
    assert codes({"covered": [5]}, {}) == [("companion-never-protected", "7.3")]


def test_peddles_of_grass_count_like_their_money() -> None:
    cards = {"peddles": [0, 2, 5], "covered": [3, 4], "hand": [1]}
    money = {"unprotected": 130, "protected": 75, "hand": [1]}
    mixed = {"unprotected": 30, "peddles": [5], "protected": 25, "covered": [4], "hand": [1]}
    banker = {"hand": [26]}
    counts = [counted("grass", {"seats": 2, "hands": [[player, banker]]}) for player in (cards, money, mixed)]
    assert not any(result.faults for result in counts)
    assert counts[0].players == counts[1].players == counts[2].players


def test_a_shared_best_result_and_a_shared_total_are_explained() -> None:
    result = counted("grass", {"seats": 2, "hands": [[{"unprotected": 300}, {"protected": 300}]]})
    assert [player.total for player in result.players] == [300, 300]
    assert [(note.rule, note.part) for note in result.notes] == [("11.a", 0), ("12.a", None)]
    assert (result.over, result.next) == (False, 1)


def test_a_hand_after_the_end_of_grass_is_left_out() -> None:
    players = [{"unprotected": 300}, {}]
    result = counted("grass", {"seats": 2, "hands": [players, players]})
    assert [(one.code, one.skipped) for one in result.faults] == [("game-over", True)]
    assert [player.total for player in result.players] == [325, 0]
    assert result.over


@pytest.mark.parametrize(
    ("game", "sheet", "where"),
    [
        ("orchard", {"players": []}, "$.players"),
        (
            "orchard",
            {"players": [{"cards": [{"card": 19, "turn": 0, "row": 0, "col": 0}]}]},
            "$.players[0].cards[0].card",
        ),
        ("orchard", {"players": [{"cards": [{"card": 1, "turn": 1, "row": 0, "col": 0}]}]}, "$.players[0].cards[0]"),
        ("gnoming", {"seats": 2, "rounds": [{"grids": [[1]]}]}, "$.rounds[0].grids[0]"),
        ("grass", {"seats": 7}, "$.seats"),
    ],
)
def test_a_sheet_of_another_form_is_refused(game: str, sheet: Sheet, where: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        counted(game, sheet)
    assert refused.value.facts == {"where": where}
