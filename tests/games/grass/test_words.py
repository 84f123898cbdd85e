"""How cards and actions are written: what is read, what is not understood, and what each refusal says."""

from random import Random

import pytest

import mazzo
from mazzo import Ambiguous, NotUnderstood, i18n
from mazzo.games.grass.deck import NAMES
from mazzo.games.grass.meta import META, REFUSALS
from mazzo.games.grass.rules.state import ACTIONS, State
from mazzo.games.grass.wire import CONSTANTS
from tests.games.grass.example import GAME, go_on, table
from tests.games.legality import moves, refused


def not_read(text: str) -> tuple[str, str]:
    """The code and rule by which a text is not understood."""
    with pytest.raises(NotUnderstood) as error:
        table("panama", "").read(0, text)
    return error.value.code, error.value.rule


def canonical() -> dict[int, str]:
    """Every action with its text."""
    s = State()
    GAME.rules.init(s, 6, 0)
    return {action: GAME.write(s, 0, action) for action in range(ACTIONS)}


def test_3_1_every_action_has_a_text_of_its_own_and_is_read_from_it() -> None:
    texts = canonical()
    s = State()
    GAME.rules.init(s, 6, 0)
    assert [text for action, text in texts.items() if GAME.read(s, 0, text) != action] == []
    assert len(set(texts.values())) == ACTIONS == META.actions


def test_3_a_the_client_asks_before_a_dear_card_is_discarded() -> None:
    dear = [NAMES.index(name) for name in ("colombia", "jamaica", "panama", "dr-feelgood")]
    dear += [NAMES.index(name) for name in ("grab-a-snack", "catch-a-buzz", "lust-conquers-all")]
    assert [value for name, _, value in CONSTANTS if name == "DEAR"] == [dear]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("PLAY Panama", "play panama"),
        ("  play   panama ", "play panama"),
        ("play bust on b", "play bust on 1"),
        ("play bust on B", "play bust on 1"),
        ("to B", "to 1"),
        ("give panama as Peddle-50", "give panama as peddle-50"),
        ("give panama as panama", "give panama"),
        ("Give Tabled Mexico", "give tabled mexico"),
        ("want tabled mexico", "want tabled mexico"),
        ("WANT HEAT-OFF", "want heat-off"),
        ("Propose", "propose"),
        ("accept", "accept"),
    ],
)
def test_3_1_case_and_blanks_do_not_matter(text: str, meant: str) -> None:
    match = table("panama bust", "", markets=("mexico", "mexico"))
    assert match.write(0, match.read(0, text)) == meant


def test_3_1_the_beginning_of_one_moves_text_is_enough() -> None:
    match = table("panama bust", "", markets=("open", "open"))
    assert match.write(0, match.read(0, "play pan")) == "play panama"
    with pytest.raises(Ambiguous):
        match.read(0, "discard")


@pytest.mark.parametrize(
    "text", ["play weed", "discard joker", "cover stonehigh", "pass card", "pick peddle", "want joint"]
)
def test_1_1_a_card_must_exist(text: str) -> None:
    assert not_read(text) == ("grass-no-such-card", "13.e" if text.startswith("want") else "1.1")


@pytest.mark.parametrize("text", ["give tabled bust", "want tabled steal"])
def test_13_4_only_peddles_lie_on_the_table(text: str) -> None:
    assert not_read(text) == ("grass-no-such-card", "1.1")


def test_13_e_a_description_must_exist() -> None:
    assert not_read("give panama as peddle-75") == ("grass-no-such-card", "13.e")
    assert not_read("give panama as bust") == ("not-understood", "")
    assert not_read("give tabled panama as card") == ("not-understood", "")


@pytest.mark.parametrize("text", ["play bust on 6", "to 9"])
def test_1_4_there_are_six_players_at_most(text: str) -> None:
    assert not_read(text) == ("grass-no-such-player", "1.4")


@pytest.mark.parametrize("text", ["", "play", "panama", "give", "to me", "play bust at 1", "want tabled", "done now"])
def test_3_1_anything_else_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        table("panama", "").read(0, text)


@pytest.mark.parametrize("code", sorted({code for code, _ in REFUSALS.values()}))
def test_every_refusal_is_told_in_both_languages(code: str) -> None:
    facts: dict[str, str | int] = {"card": "panama", "heat": "bust", "lifts": "felony", "count": 2, "seat": 1}
    told = {i18n.say_error(language, code, facts) for language in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)
    assert code not in told
    assert all("{" not in sentence and "$" not in sentence for sentence in told)


@pytest.mark.parametrize(
    ("entries", "text", "facts"),
    [
        ("", "play panama", {"card": "panama", "heat": "bust"}),
        ("", "play immunity", {"card": "immunity", "heat": "felony", "lifts": "bust"}),
        ("", "play grab-a-snack", {"card": "grab-a-snack", "heat": "bust"}),
        ("0 to 1", "give panama as heat-on", {"card": "panama"}),
    ],
)
def test_a_refusal_names_the_cards_it_is_about(entries: str, text: str, facts: dict[str, str]) -> None:
    lies = "felony bust" if "lifts" in facts else "bust mexico"
    match = table("panama immunity grab-a-snack", "", markets=(lies, "open"))
    go_on(match, entries)
    refusal = refused(match, text)
    assert refusal.facts == facts
    for language in i18n.LANGUAGES:
        sentence = i18n.say_error(language, refusal.code, refusal.facts)
        assert all(name in sentence for name in facts.values())


def test_a_card_is_a_chance_outcome_by_its_name() -> None:
    match = mazzo.deal("grass", 2, chance="manual")
    state = match.table.states[0]
    assert [GAME.write_chance(state, GAME.read_chance(state, name)) for name in NAMES] == list(NAMES)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_legal_move_is_read_as_it_is_written(seats: int) -> None:
    rng = Random(f"read by {seats}")
    match = mazzo.deal("grass", seats, seed=f"read by {seats}")
    for _ in range(150):
        for seat in (*match.current_players(), *match.out_of_turn_players()):
            for text in moves(match, seat):
                assert match.write(seat, match.read(seat, text)) == text
        seat = rng.choice([seat for seat in range(seats) if match.legal_actions(seat)])
        match.play(seat, rng.choice(match.legal_actions(seat)))
