"""Grass's lesson, played with the real rules: what is asked is legal, and what is claimed happens; the other player
does what the lesson says, an offer out of turn among it.
"""

from mazzo.games.grass.deck import COUNTS, GOAL, NAMES, VALUES
from mazzo.games.grass.offers import Offers
from mazzo.games.grass.view import GrassView, Market
from mazzo.host.dealing import follow
from mazzo.host.lesson import lesson
from mazzo.match import Match
from tests.games.lessons import PUPIL, SEED, at_step, step_named

GRASS = lesson("grass")
OTHER = 1


def at(name: str) -> Match:
    """The match when a step shows."""
    return at_step("grass", name)


def after(name: str) -> Match:
    """The match when the pupil has done what a step asks for, and nothing else has happened."""
    match = at(name)
    match.play(PUPIL, *step_named("grass", name).actions)
    return match


def view(match: Match) -> GrassView:
    """What the pupil sees."""
    found = match.view(PUPIL)
    assert isinstance(found, GrassView)
    return found


def market(match: Match, seat: int = PUPIL) -> Market:
    """What lies before a player."""
    return view(match).players[seat].market


def offers(match: Match) -> Offers:
    """What the pupil may do."""
    found = match.snapshot(PUPIL).offers
    assert isinstance(found, Offers)
    return found


def hand(match: Match) -> list[str]:
    """The names of the pupil's cards."""
    return [NAMES[card] for card in view(match).hand]


def named(cards: tuple[int, ...]) -> list[str]:
    """Cards by their names."""
    return [NAMES[card] for card in cards]


def value(name: str) -> int:
    """What a card is worth, or costs."""
    return VALUES[NAMES.index(name)]


def test_welcome_six_cards_and_one_drawn() -> None:
    match = at("welcome")
    assert len(hand(match)) == 7
    assert [step.text for step in match.steps(0, PUPIL)][-1] == "immunity"
    assert GOAL == 250


def test_open_without_a_market_nothing_can_be_laid() -> None:
    match = at("open")
    assert [
        NAMES[play.card] for play in offers(match).plays if VALUES[play.card] and NAMES[play.card] == "colombia"
    ] == []
    assert "colombia" in hand(match)
    assert market(after("open")).is_open


def test_peddle_both_markets_are_open_and_a_colombia_is_worth_25000() -> None:
    match = at("peddle")
    assert [market(match, seat).is_open for seat in (PUPIL, OTHER)] == [True, True]
    assert value("colombia") == 25
    assert market(after("peddle")).unprotected == 25


def test_heat_no_peddle_may_be_laid_until_immunity_is_played() -> None:
    match = at("heat")
    assert named(market(match).heat) == ["bust"]
    assert "home-grown" in hand(match)
    assert [NAMES[play.card] for play in offers(match).plays if play.lifts] == ["immunity"]
    assert not [play for play in offers(match).plays if NAMES[play.card] == "home-grown"]
    assert named(market(after("heat")).heat) == []


def test_attack_the_other_has_25000_and_gets_heat() -> None:
    assert market(at("attack"), OTHER).unprotected == 25
    assert named(market(after("attack"), OTHER).heat) == ["felony"]


def test_trade_the_other_offers_a_panama_for_the_cure_in_the_pupils_turn() -> None:
    match = at("trade")
    assert (view(match).turn, view(match).phase) == (PUPIL, "playing")
    talk = view(match).talk
    assert talk is not None
    assert [(part.side, NAMES[part.description]) for part in talk.parts] == [
        ("give", "panama"),
        ("want", "hearsay-evidence"),
    ]
    assert "hearsay-evidence" in hand(match)
    assert value("panama") == 50


def test_panama_the_cards_have_changed_hands_and_the_turn_goes_on() -> None:
    match = at("panama")
    assert "panama" in hand(match)
    assert "hearsay-evidence" not in hand(match)
    assert view(match).turn == PUPIL
    assert named(market(after("panama")).peddles) == ["colombia", "panama"]


def test_protect_the_other_has_cured_the_felony_and_the_panama_can_be_covered() -> None:
    match = at("protect")
    assert named(market(match, OTHER).heat) == []
    assert value("lust-conquers-all") == 50
    (play,) = (play for play in offers(match).plays if play.covers)
    assert [named(covering.peddles) for covering in play.covers] == [["colombia"], ["panama"]]
    (cover,) = market(after("protect")).covers
    assert (named(cover.peddles), cover.money) == (["panama"], 50)


def test_nirvana_the_colombia_is_gone_and_the_panama_is_not() -> None:
    match = at("nirvana")
    assert named(market(match).peddles) == []
    assert market(match).protected == 50
    assert "colombia" in named(market(match, OTHER).peddles)
    told = [step.text for step in match.steps(0, PUPIL)]
    assert told[told.index("play stonehigh") :] == ["play stonehigh", "card", "play home-grown", "charges-dropped"]


def test_paranoia_costs_a_turn_only_for_nothing_is_uncovered() -> None:
    match = at("paranoia")
    assert value("sold-out") == 25
    (play,) = (play for play in offers(match).plays if NAMES[play.card] == "sold-out")
    assert (play.moves, play.loses) == ((), 1)


def test_pass_doublecrossed_goes_to_the_other_who_has_chosen_unseen() -> None:
    match = at("pass")
    assert value("doublecrossed") == 50
    assert view(match).phase == "passing"
    assert not any(step.text.startswith("pass") for step in match.steps(0, PUPIL))
    match = after("pass")
    assert named(view(match).players[OTHER].known) == ["doublecrossed"]
    assert hand(match).count("immunity") == 1


def test_close_a_turn_was_lost_and_the_other_has_85000() -> None:
    match = at("close")
    told = [step.text for step in match.steps(0, PUPIL)]
    assert told[-5:] == ["card", "play jamaica", "card", "play mexico", "market-close"]
    assert [player.score.total for player in view(match).players] == [50, 85]
    assert "market-close" in hand(match)


def test_sheet_the_panama_less_5000_and_the_other_pays_for_doublecrossed() -> None:
    own, others = view(at("sheet")).sheets[0]
    assert (own.tabled, own.in_hand, own.paranoia, own.bonus, own.points) == (50, -5, 0, 25, 70)
    assert (others.tabled, others.paranoia, others.points) == (85, -50, 35)


def test_yours_a_new_hand_is_dealt_with_all_cards_and_the_money_stays() -> None:
    match = at("yours")
    assert (view(match).hand_number, view(match).turn) == (1, PUPIL)
    assert view(match).stack == sum(COUNTS) - 14
    assert [player.score.total for player in view(match).players] == [70, 35]
    assert offers(match).trade is not None


def test_what_is_not_told_follows_from_the_seed() -> None:
    ends = []
    for seed in (SEED, SEED, bytes(32)):
        match = at("yours")
        for _ in range(3):
            match.play(PUPIL, match.legal_actions(PUPIL)[0])
            follow(match, GRASS.order, seed)
        ends.append(match.to_bytes())
    assert ends[0] == ends[1] != ends[2]
