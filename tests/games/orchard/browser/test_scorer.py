"""The scorer of the printed game: a random game is entered by taps, and has the total of the rules."""

import pytest

from tests.e2e.browser import PHONE, NewPage
from tests.e2e.grid_scorer import enter_a_whole_game, lay_where_the_rules_do_not_allow_it

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


def test_a_game_entered_by_taps_has_the_total_of_the_rules(new_page: NewPage) -> None:
    enter_a_whole_game(new_page(motion="reduce"), "orchard", 3)


def test_a_card_laid_against_a_rule_is_refused_entered_and_marked(new_page: NewPage) -> None:
    lay_where_the_rules_do_not_allow_it(new_page(motion="reduce"), "orchard")
