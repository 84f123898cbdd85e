"""Grass in the terminal: markets, heat in its order, the own hand, offers, sheets, and everything one may ask for."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console as RichConsole

import mazzo
from mazzo.games.grass.deck import NAMES
from mazzo.games.grass.terminal import Grass
from mazzo.games.grass.terminal.words import LETTERS, money
from mazzo.i18n import say
from mazzo.terminal import Console
from mazzo.terminal.choice import Group
from tests.cli.terminal import LANGUAGES, Terminal, call, saved, saved_text, start, typed_moves

GREEDY = "1\n" * 1500
"""Always the first suggestion; what is typed after the end is not read."""
TWO = ("play", "grass", "--seats", "2", "--seed", "sun")
A = "market-open panama mexico bust stonehigh grab-a-snack"
B = "market-open colombia jamaica felony immunity hearsay-evidence"
C = "euphoria colombia jamaica search-and-seizure pay-fine charges-dropped"
PROTECTIONS = tuple(f"play {name}" for name in ("grab-a-snack", "catch-a-buzz", "lust-conquers-all"))
languages = pytest.mark.parametrize("language", LANGUAGES)


def told(*lines: str, hands: Sequence[str] = (A, B)) -> mazzo.Match:
    """A match whose cards are told: who holds what, then `*` before a card that is drawn."""
    match = mazzo.deal("grass", len(hands), chance="manual")
    for cards in zip(*(hand.split() for hand in hands), strict=True):
        for card in cards:
            match.happen(card)
    for line in lines:
        seat, _, text = line.partition(" ")
        match.happen(text) if seat == "*" else match.play(int(seat), *text.split("; "))
    return match


def opened(*lines: str) -> mazzo.Match:
    """Both markets open, a Panama lies in A's and a Colombia in B's, and A is on turn."""
    first = ("* home-grown", "0 play market-open", "* home-grown", "1 play market-open")
    second = ("* sold-out", "0 play panama", "* bust", "1 play colombia", "* banker")
    return told(*first, *second, *lines)


@contextmanager
def screen(columns: int = 80) -> Iterator[RichConsole]:
    """A terminal that remembers what was shown."""
    with Path("/dev/null").open("w", encoding="utf-8") as nowhere:
        yield RichConsole(file=nowhere, width=columns, height=40, record=True, legacy_windows=False)


def drawn(match: mazzo.Match, seat: int | None = 0, columns: int = 80, ghost: int | None = None) -> list[str]:
    """The picture as lines."""
    with screen(columns) as console:
        console.print(Grass(Console("en", console, console)).picture(match.snapshot(seat), ghost))
    return [line.rstrip() for line in console.export_text().splitlines()]


def renderer() -> Grass:
    """A renderer, asked for its words."""
    console = RichConsole(width=80)
    return Grass(Console("en", console, console))


def groups(match: mazzo.Match, seat: int = 0) -> tuple[Group, ...]:
    """Everything on offer."""
    return renderer().groups(match.snapshot(seat))


def brings(match: mazzo.Match, text: str, seat: int = 0) -> str:
    """What a choice on offer says that it would bring."""
    (found,) = (one for group in groups(match, seat) for one in group.choices if one.text == text)
    return found.brings.plain


# ---- whole games


@pytest.mark.slow
@languages
@pytest.mark.parametrize(
    ("more", "people"), [((), ("cli-play-you",)), (("--seats", "4", "--bots", "2"), ("", ""))], ids=str
)
def test_a_whole_game_by_typing_numbers(
    more: tuple[str, ...], people: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    found = call(tmp_path, "play", "grass", "--seed", "sun", *more, language=language, typed=GREEDY)
    assert (found.exit_code, found.stderr) == (0, "")
    match = saved(tmp_path)
    assert match.outcome is not None
    assert say(language, f"grass-end-{match.outcome.reason}") in " ".join(found.stdout.split())
    for place in match.outcome.ranking:
        who = people[place.seat] if place.seat < len(people) else "room-bot-greedy"
        sitter = f" ({say(language, who)})" if who else ""
        assert f"{place.place}. {LETTERS[place.seat]}{sitter}  " in found.stdout


def test_a_game_goes_on_by_typing_moves(tmp_path: Path) -> None:
    match = mazzo.deal("grass", 2, "sun")
    found = start(tmp_path, *TWO, typed=typed_moves(match, 60))
    assert (found.returncode, found.stderr) == (0, "")
    assert saved(tmp_path).entries == match.entries


def test_one_person_sits_down_with_three_bots(tmp_path: Path) -> None:
    found = call(tmp_path, "play", "grass", "--seed", "sun", typed="1\nq\n").stdout
    assert say("en", "cli-play-bots", names="B (Greedy), C (Greedy), D (Greedy)", count=3) in found
    assert saved_text(tmp_path).count("# seats of bots: 1 2 3\n") == 1


def test_bots_make_offers_and_answer_them(tmp_path: Path) -> None:
    call(tmp_path, "play", "grass", "--seed", "sun", typed="1\n" * 40)
    texts = [entry.text for entry in saved(tmp_path).entries if entry.seat > 0]
    assert "propose" in texts
    assert {"accept", "decline"} & set(texts)


# ---- the picture


def test_a_market_shows_its_peddles_and_their_money() -> None:
    lines = drawn(opened())
    assert [line for line in lines if "market:" in line] == [
        "   market: panama = $50,000",
        "   market: colombia = $25,000",
    ]
    assert lines[0].split("   ") == ["Hand 1", "stack: 87 cards", "waste: empty", "A is on turn"]


def test_a_player_without_a_market_is_told_so() -> None:
    assert sum(line == "   no market" for line in drawn(told("* sold-out"))) == 2


def test_heat_is_told_in_the_order_in_which_it_was_played() -> None:
    match = opened("0 play bust on 1", "* felony", "1 discard felony", "* detained", "0 play detained on 1")
    assert "   heat: >bust, detained" in drawn(match, 1)


def test_with_the_option_the_last_heat_comes_off_first() -> None:
    match = mazzo.deal("grass", 2, chance="manual", options=["lifo-heat"])
    for entry in opened(
        "0 play bust on 1", "* felony", "1 discard felony", "* detained", "0 play detained on 1"
    ).entries:
        match.happen(entry.text) if entry.seat < 0 else match.play(entry.seat, entry.text)
    assert "   heat: bust, >detained" in drawn(match, 1)


def test_protected_peddles_lie_under_their_card() -> None:
    match = opened("0 play mexico", "* bust", "1 discard bust", "* panama", "0 play grab-a-snack", "0 cover mexico")
    assert "   grab-a-snack covers $5,000 of $25,000: mexico" in drawn(match)
    assert any(line.startswith("A  $55,000 in all") for line in drawn(match))


def test_only_the_own_hand_is_shown() -> None:
    match = opened()
    own, others = " ".join(drawn(match)), " ".join(drawn(match, None))
    assert "A’s hand:" in own
    assert "panama" in own.partition("A’s hand:")[0]
    assert not any(card in own for card in ("immunity", "hearsay-evidence", "jamaica"))
    assert not any(card in others for card in ("stonehigh", "banker", "hand:", "immunity"))


def test_what_one_knows_of_anothers_hand_is_told() -> None:
    match = opened("0 play sold-out", "0 pass banker", "1 pass felony")
    assert "   you know: banker" in drawn(match, 0)
    assert "   you know: felony" in drawn(match, 1)
    assert not any("you know" in line for line in drawn(match, None))


@pytest.mark.parametrize(("columns", "language"), [(44, "it"), (60, "en"), (80, "it"), (120, "en")])
def test_the_table_keeps_to_the_width_of_the_terminal(columns: int, language: str, tmp_path: Path) -> None:
    asked = ("play", "grass", "--seats", "6", "--bots", "5", "--seed", "sun")
    typed = "list\npanama\nunseen\nto B\nlist\ndrop\n" + "1\n" * 20
    found = call(tmp_path, *asked, language=language, typed=typed, more={"COLUMNS": str(columns), "LINES": "40"})
    assert found.exit_code == 0
    shown = found.stdout.splitlines()
    assert [line for line in shown if len(line) > columns and "mazzo " not in line and "> " not in line] == []


def test_markets_stand_side_by_side_where_there_is_room() -> None:
    assert sum("no market" in line for line in drawn(told("* sold-out"), columns=120)) == 1


@languages
@pytest.mark.parametrize(("thousands", "told_as"), [(25, ("25.000 $", "$25,000")), (-5, ("-5.000 $", "-$5,000"))])
def test_money_is_written_as_the_reader_does(thousands: int, told_as: tuple[str, str], language: str) -> None:
    console = RichConsole(width=80)
    assert money(Console(language, console, console), thousands) == told_as[language == "en"]


# ---- what is on offer


def test_a_peddle_says_what_it_is_worth_and_an_attack_who_would_lose_what() -> None:
    match = opened("0 discard banker", "* steal", "1 play steal on 0", "* panama")
    assert brings(match, "play mexico") == "+$5,000"
    assert brings(match, "play stonehigh") == "B: colombia"
    assert brings(match, "play sold-out") == "loses a turn"


def test_a_steal_that_would_hit_oneself_is_told_to_the_thief() -> None:
    match = opened("0 discard banker", "* steal")
    assert brings(match, "play steal on A", 1) == "A: panama"


def test_a_protection_says_how_much_it_would_cover() -> None:
    match = opened("0 play mexico", "* bust", "1 discard bust", "* panama")
    assert brings(match, "play grab-a-snack") == "covers up to $5,000"


def test_a_cure_says_which_heat_it_takes_off() -> None:
    assert brings(opened("0 play bust on 1", "* felony"), "play immunity", 1) == "takes off bust"


def test_every_legal_move_is_on_offer_whatever_is_to_be_done() -> None:
    match, own, met = mazzo.deal("grass", 4, "every"), renderer(), set[str]()
    for turn in range(400):
        for seat in (*match.current_players(), *match.out_of_turn_players()):
            choices = [one for group in own.groups(match.snapshot(seat)) for one in group.choices]
            assert sorted(one.action for one in choices) == match.legal_actions(seat)
            assert [match.read(seat, one.text) for one in choices] == [one.action for one in choices]
            met.add(match.view(seat).players[seat].state)
        seat = match.current_players()[0]
        legal = match.legal_actions(seat)
        covers = [action for action in legal if match.write(seat, action).startswith(PROTECTIONS)]
        match.play(seat, [*covers, *legal[turn * 31 % len(legal) :]][0])
    assert met >= {"playing", "covering", "passing", "answering", "waiting"}


def test_the_name_of_a_card_tells_what_it_does_and_all_that_may_be_done_with_it() -> None:
    own = renderer()
    (group,) = own.gesture("Bust", opened().snapshot(0)) or ()
    assert group.title == say("en", "grass-card-bust-does")
    assert [one.text for one in group.choices] == ["play bust on B", "discard bust"]


def test_the_waste_and_what_one_has_not_seen_are_listed(tmp_path: Path) -> None:
    own = renderer()
    snapshot = opened("0 discard banker").snapshot(0)
    (waste,) = own.gesture("waste", snapshot) or ()
    (unseen,) = own.gesture("unseen", snapshot) or ()
    assert waste.title == "On the waste: banker"
    assert "banker" not in unseen.title
    assert "dr-feelgood" in unseen.title


def test_trying_shows_what_would_come_and_go_and_changes_nothing(tmp_path: Path) -> None:
    match = opened()
    text = "\n".join(drawn(match, ghost=match.read(0, "play stonehigh")))
    assert "market: panama = $50,000 +colombia" in text
    assert "market: colombia = $25,000 -colombia" in text


@languages
def test_why_tells_the_reason_and_the_rule(language: str, tmp_path: Path) -> None:
    typed = "\nwhy play euphoria\nwhy discard doublecrossed\nq\n"
    text = " ".join(call(tmp_path, *TWO, language=language, typed=typed).stdout.split())
    assert say(language, "cli-rule", rule="3.1") in text
    assert say(language, "cli-rule", rule="8.d") in text


# ---- offers


def test_an_offer_is_made_step_by_step_or_in_one_line(tmp_path: Path) -> None:
    by_steps, at_once = tmp_path / "steps", tmp_path / "once"
    card = NAMES[mazzo.deal("grass", 2, "sun").view(0).hand[0]]
    call(by_steps, *TWO, typed=f"\nto B\ngive {card}\nwant card\npropose\n")
    call(at_once, *TWO, typed=f"\nto B; give {card}; want card; propose\n")
    texts = [entry.text for entry in saved(at_once).entries if entry.seat == 0]
    assert texts == ["to 1", f"give {card}", "want card", "propose"]
    assert saved(by_steps).entries == saved(at_once).entries


def test_a_line_of_which_one_step_is_refused_does_nothing(tmp_path: Path) -> None:
    found = call(tmp_path, *TWO, typed="\nto B; want card; propose\nq\n").stdout
    assert say("en", "grass-uneven")[:30] in " ".join(found.split())
    assert not (tmp_path / "mazzo").exists() or "to 1" not in saved_text(tmp_path)


def test_a_draft_is_shown_to_its_player_only() -> None:
    match = opened("0 to 1; give mexico as peddle; want market")
    assert "   A gives B: a peddle (mexico)" in drawn(match)
    assert f"   B gives A: {say('en', 'grass-word-market')}" in drawn(match)
    assert not any("gives" in line for line in drawn(match, 1))


def test_a_card_offered_face_down_is_named_to_its_owner_only() -> None:
    match = opened("0 to 1; give mexico as card; want market; propose")
    assert "A has made an offer to B." in drawn(match, 1)
    assert "   A gives B: a card (mexico)" in drawn(match, 0)
    assert "   A gives B: a card" in drawn(match, 1)


def test_who_is_no_party_learns_who_talks_with_whom_only() -> None:
    match = told("* home-grown", "0 to 1; give mexico; want immunity; propose", hands=(A, B, C))
    assert "A has made an offer to B." in drawn(match, 2)
    assert not any("gives" in line for line in drawn(match, 2))
    match.play(1, "accept")
    assert "A and B have struck a bargain." in drawn(match, 2)
    assert "   A gives B: mexico" in drawn(match, 1)


def test_who_is_asked_may_accept_decline_or_offer_something_else(tmp_path: Path) -> None:
    match = opened("0 to 1; give mexico; want immunity; propose")
    offered = [[one.text for one in group.choices] for group in groups(match, 1)]
    assert offered == [["accept", "decline"], ["to A"]]


# ---- the end of a hand


def test_the_sheets_of_a_hand_are_shown_when_the_next_begins() -> None:
    match = opened("0 discard banker", "* market-close", "1 play market-close")
    assert match.view(0).sheets
    lines = drawn(match)
    assert lines[0] == "Hand 1 is over"
    told_of = "A  $45,000 = tabled $50,000, highest in hand -$5,000, paranoia -$25,000, best of the hand $25,000"
    assert told_of in " ".join(lines)


def test_where_a_result_comes_from_adds_up() -> None:
    match = mazzo.deal("grass", 3, "rain")
    for _ in range(5_000):
        if match.view(0).sheets:
            break
        seat = match.current_players()[0]
        legal = match.legal_actions(seat)
        match.play(seat, next(action for action in legal if not match.write(seat, action).startswith("to ")))
    sources = re.findall(r"([A-C])  (-?\$[\d,]+) = (.*?), (-?\$[\d,]+) in all", " ".join(drawn(match, None)))
    assert [letter for letter, *_ in sources] == ["A", "B", "C"]
    for _, points, parts, total in sources:
        amounts = [int(amount.replace("$", "").replace(",", "")) for amount in re.findall(r"-?\$[\d,]*\d", parts)]
        assert sum(amounts) == int(points.replace("$", "").replace(",", ""))
        assert total == points


def test_the_sheets_are_not_shown_again_and_again() -> None:
    match = opened("0 discard banker", "* market-close", "1 play market-close")
    cards = [card for pair in zip(B.split(), A.split(), strict=True) for card in pair]
    for card in (*cards, "home-grown"):
        match.happen(card)
    match.play(1, "discard felony")
    match.happen("mexico")
    match.play(0, "discard bust")
    own, shown = renderer(), []
    for _ in range(2):
        with screen() as console:
            console.print(own.picture(match.snapshot(1)))
        shown.append("Hand 1 is over" in console.export_text())
    assert shown == [True, False]


# ---- the keyboard goes round


def test_a_drawn_card_is_told_to_its_player_only(tmp_path: Path) -> None:
    found = call(tmp_path, *TWO, typed="\n1\n\n").stdout
    mine, others = found.split("B has the keyboard.")
    card = [entry.text for entry in saved(tmp_path).entries if entry.seat < 0][-1]
    assert "A card is drawn." in mine
    assert "Drawn:" not in mine
    assert f"Drawn: {card}" in others


def test_an_offer_hands_the_keyboard_to_who_is_asked(tmp_path: Path) -> None:
    card = NAMES[mazzo.deal("grass", 2, "sun").view(0).hand[0]]
    typed = f"\nto B; give {card}; want card; propose\n\ndecline\n\nq\n"
    found = call(tmp_path, *TWO, typed=typed).stdout
    mine, asked, again = re.split(r"[AB] has the keyboard\.", found)[1:]
    assert "A  to B" in mine
    assert "A  to B" not in asked
    assert f"A gives B: {card}" in asked
    assert "B  decline" in again


def test_a_terminal_is_cleared_before_the_next_player_sees_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TWO)
    terminal.wait_for("A, hand 1 > ")
    terminal.type("\r")
    terminal.wait_for("A, hand 1 > ")
    terminal.type("1\r")
    terminal.wait_for("B, hand 1 > ")
    terminal.type("\r")
    assert "\x1b[2J" in terminal.wait_for("B, hand 1 > ")
    terminal.type("q\r")
    assert terminal.leave() == 0


def test_help_says_what_to_type(tmp_path: Path) -> None:
    found = call(tmp_path, "play", "grass", "--seed", "sun", typed="help\nq\n").stdout
    assert re.search(r"> play panama +", found)
    assert re.search(r"\npanama +says what", found)


# ---- the other commands


def test_replay_shows_a_finished_game_and_its_money(tmp_path: Path) -> None:
    match = mazzo.deal("grass", 3, "sun")
    card = NAMES[match.view(0).hand[0]]
    match.play(0, "to 1", f"give {card}", "want card", "propose")
    match.play(1, "decline")
    while match.outcome is None:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    journal = tmp_path / "game.mazzo"
    journal.write_text(match.journal.text())
    found = call(tmp_path, "replay", str(journal)).stdout
    assert f"Hand {match.view(0).hand_number} is over" in found
    assert f"A  give {card}" in found
    assert re.search(r"[ABC]  play panama +\+\$50,000  = \$", found)


def test_the_rules_are_shown(tmp_path: Path) -> None:
    assert "Market Open" in call(tmp_path, "rules", "grass", "4.1").stdout


@pytest.mark.slow
def test_games_are_simulated_and_counted(tmp_path: Path) -> None:
    told_by = call(tmp_path, "simulate", "grass", "--seats", "4", "--games", "20", "--seed", "sun", "--json", "-")
    assert '"seats": 4' in told_by.stdout
    assert call(tmp_path, "perft", "grass", "--depth", "1").exit_code == 0
