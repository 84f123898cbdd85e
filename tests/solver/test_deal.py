"""A deal: the same cards for any play, and never those of a match in progress."""

import pytest

import mazzo
from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.games import GAMES, RULESETS
from mazzo.solver.deal import SOLVED, Deal, cards_of

NINE = tuple(f"without-{card}" for card in range(1, 10))
TABLES = [("orchard", ()), ("orchard", NINE), ("grove", ()), ("grove", ("recipes",))]


def played(game: str, options: tuple[str, ...], last: bool, seats: int = 1) -> mazzo.Match:
    """A whole match of the seed "rain", every action the first legal one or the last."""
    match = mazzo.deal(game, seats, "rain", options)
    while not match.outcome:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[-1 if last else 0])
    return match


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_seed_deals_as_at_the_table_whatever_is_played(game: str, options: tuple[str, ...]) -> None:
    deal = Deal.fresh(GAMES[game], "rain", options)
    assert len(deal.outcomes) == cards_of(GAMES[game], deal.options)
    assert deal == Deal.of_match(played(game, options, last=True))
    assert deal == Deal.of_match(played(game, options, last=False, seats=2))


def test_a_match_replayed_without_its_seed_tells_the_cards_it_drew() -> None:
    match = played("orchard", (), last=True)
    again = mazzo.Match(match.game, 1, (), None, practice=False)
    for entry in match.line:
        if entry.seat < 0:
            again.happen(entry.text)
        else:
            again.play(entry.seat, entry.text)
    assert Deal.of_match(again) == Deal.fresh(GAMES["orchard"], "rain")


def test_a_game_that_goes_on_keeps_its_cards() -> None:
    match = mazzo.deal("orchard", seed="rain")
    with pytest.raises(NotLegal) as refused:
        Deal.of_match(match)
    assert refused.value.code == "no-par-yet"


def test_a_game_with_hidden_hands_has_no_par() -> None:
    with pytest.raises(NotUnderstood) as refused:
        Deal.fresh(GAMES["grass"], "rain")
    assert refused.value.code == "no-par"


def test_a_line_reaches_what_the_match_reached() -> None:
    match = played("grove", ("recipes",), last=True)
    line = [match.read(entry.seat, entry.text) for entry in match.line if entry.seat >= 0]
    assert Deal.of_match(match).points(line) == match.score()


def test_a_deal_of_fewer_cards_ends_where_the_next_would_be_due() -> None:
    whole = Deal.fresh(GAMES["orchard"], "rain")
    short = Deal(whole.ruleset, None, 0, whole.outcomes[:3])
    state, used = short.begin()
    assert used == 3
    assert not short.is_over(state)
    out = [0] * whole.game.meta.max_actions
    short.game.rules.legal_actions(state, 0, out)
    short.act(state, used, out[0])
    assert short.is_over(state)


def test_what_was_played_stands_when_the_search_begins() -> None:
    match = played("orchard", (), last=True)
    line = tuple(match.read(entry.seat, entry.text) for entry in match.line if entry.seat >= 0)
    whole = Deal.of_match(match)
    rest = Deal(whole.ruleset, None, 0, whole.outcomes, line[:5])
    assert rest.points(line[5:]) == match.score()


def test_a_line_that_is_not_legal_or_not_whole_is_refused() -> None:
    deal = Deal.fresh(GAMES["orchard"], "rain")
    with pytest.raises(ValueError, match="goes on"):
        deal.points(())
    with pytest.raises(ValueError, match="not legal"):
        deal.points((-1,))


def test_every_ruleset_of_a_game_that_has_a_par_has_one() -> None:
    games = {RULESETS[ruleset].meta.name for ruleset in SOLVED}
    assert set(SOLVED) == {ruleset for ruleset, game in RULESETS.items() if game.meta.name in games}
